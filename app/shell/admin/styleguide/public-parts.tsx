import { ButtonLink } from "#app/ui/button-link.tsx";
import type { buttonTones } from "#app/ui/button-look.ts";
import { FailureBox } from "#app/ui/failure-box.tsx";
import { cream, Part } from "./part.tsx";

const tones: Array<{ tone: keyof typeof buttonTones; ground: string; name: string }> = [
  { tone: "primary", ground: "", name: "Apply Now" },
  { tone: "quiet", ground: "", name: "Learn More" },
  { tone: "light", ground: "bg-teal-dark on-dark", name: "Get Started" },
];

export function PublicParts() {
  return (
    <Part title="Public parts" note="Each answers the pointer, the keyboard and the press. A page has one main button.">
      <ul className="grid gap-3 sm:grid-cols-3 scheme-light">
        {tones.map(({ tone, ground, name }) => (
          <li key={tone} style={ground ? {} : cream} className={`grid justify-items-start gap-3 rounded-xl p-5 ${ground}`}>
            <ButtonLink to="/" tone={tone}>
              {name}
            </ButtonLink>
            <ButtonLink to="/" tone={tone} aria-disabled onClick={(event) => event.preventDefault()}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div style={cream} className="grid gap-4 rounded-xl p-5 text-ink scheme-light lg:grid-cols-2">
        <div className="rounded-3xl bg-paper p-7 shadow-card ring-1 ring-line">
          <p className="font-display text-2xl font-semibold text-clay">A card</p>
          <p className="mt-3">Paper on cream, one line around it, one large corner where it opens a page.</p>
        </div>
        <FailureBox message="Failed to fetch data - 503" retry="Try again" href="/admin/styleguide" />
      </div>
    </Part>
  );
}
