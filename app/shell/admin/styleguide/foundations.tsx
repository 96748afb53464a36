import { adminPairs, type ColorPair, publicPairs } from "#app/ui/color-pairs.ts";
import { BothSchemes, cream, Part } from "./part.tsx";

const sizes = [
  { name: "Hero", className: "text-hero", use: "the front page's heading" },
  { name: "Title", className: "text-title", use: "headings of pages" },
  { name: "Heading", className: "text-heading", use: "headings of sections" },
  { name: "Lead", className: "text-lead", use: "what a page begins with" },
];

const spaces = ["1", "2", "3", "4", "6", "8", "12", "16", "24"];

const shapes = [
  { name: "Field, 0.5 rem", className: "rounded-lg" },
  { name: "Card, 1.5 rem", className: "rounded-3xl" },
  { name: "Pill", className: "rounded-full" },
  { name: "Doorway", className: "rounded-t-arch" },
];

const shadows = [
  { name: "Card", className: "shadow-card" },
  { name: "Lift", className: "shadow-lift" },
];

/** With the classes of public pages, so that it looks as visitors see it. */
export function Foundations() {
  return (
    <>
      <Part title="Type" note="Fraunces for what is said, Figtree for what is explained. Sizes grow with the screen.">
        <ul style={cream} className="grid gap-5 rounded-xl p-5 text-teal-dark scheme-light">
          {sizes.map(({ name, className, use }) => (
            <li key={name} className="min-w-0">
              <p className="text-xs text-muted">
                {name}: {use}
              </p>
              <p className={`font-display font-semibold break-words ${className}`}>Su casa propia</p>
            </li>
          ))}
          <li className="text-ink">
            <p className="text-xs text-muted">Running text</p>
            <p className="max-w-xl leading-relaxed">
              A home is a place to gather, and something to pass on. Una casa es donde se reúne la familia.
            </p>
          </li>
        </ul>
      </Part>
      <Part title="Space" note="Steps of a quarter rem. Sections of public pages breathe 4 to 8 rem, admin screens 1 to 2.">
        <ul className="grid gap-1.5">
          {spaces.map((step) => (
            <li key={step} className="flex items-center gap-3 text-xs text-fg-muted tabular-nums">
              <span className="w-14">{Number(step) / 4} rem</span>
              <span className="h-3 rounded-sm bg-accent" style={{ width: `${Number(step) / 4}rem` }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Shape and shadow" note="The arch is the brand's sign: pictures, icons and steps have its shape.">
        <ul style={cream} className="flex flex-wrap gap-6 rounded-xl p-5 text-sm text-ink scheme-light">
          {shapes.map(({ name, className }) => (
            <li key={name} className="grid gap-2">
              <span className={`h-24 w-20 bg-sand ring-1 ring-line ${className}`} />
              {name}
            </li>
          ))}
          {shadows.map(({ name, className }) => (
            <li key={name} className="grid gap-2">
              <span className={`h-24 w-20 rounded-3xl bg-paper ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Motion"
        note="A quarter of a second, easing out; half a second for pictures. Those who ask their system for less motion get none."
      >
        <div className="group w-fit rounded-xl border border-edge bg-surface p-4 text-sm" tabIndex={-1}>
          <span className="block h-3 w-24 rounded-full bg-accent transition-transform duration-300 ease-out group-hover:translate-x-8" />
          <span className="mt-3 block">Move the pointer here</span>
        </div>
      </Part>
    </>
  );
}

export function Colors() {
  return (
    <Part title="Colour" note="Every pair of text and ground that is used. A test keeps them at 4.5:1, marks and large type at 3:1.">
      <h3 className="text-sm font-semibold">Public site</h3>
      <Pairs pairs={publicPairs} token={(name) => (name === "white" ? "white" : `var(--color-${name})`)} />
      <h3 className="text-sm font-semibold">Admin</h3>
      <BothSchemes>
        <Pairs pairs={adminPairs} token={(name) => `var(--admin-${name})`} />
      </BothSchemes>
    </Part>
  );
}

function Pairs({ pairs, token }: { pairs: ColorPair[]; token: (name: string) => string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3 gap-y-5">
      {pairs.map(({ text, ground, where, least }) => {
        const [name = "", share = "100"] = text.split("/");
        const color = `color-mix(in srgb, ${token(name)} ${share}%, transparent)`;
        return (
          <li key={`${text} ${ground} ${where}`} className="text-xs">
            <span
              aria-hidden
              style={{ color, background: token(ground) }}
              className="flex h-16 items-center rounded-lg border border-edge px-3 text-lg font-semibold"
            >
              {least === 3 ? <span className="h-3 w-12 rounded-full bg-current" /> : "Aa"}
            </span>
            <span className="mt-1.5 block font-semibold">
              {text} on {ground}
            </span>
            <span className="block text-fg-muted">{where}</span>
          </li>
        );
      })}
    </ul>
  );
}
