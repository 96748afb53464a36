import { adminPairs, type ColourPair, publicPairs } from "#app/ui/colour-pairs.ts";
import { BothSchemes, Part } from "./part.tsx";

export function Colours() {
  return (
    <Part title="Colour" note="Every pair of text and ground that is used. A test keeps them at 4.5:1, marks and large type at 3:1.">
      <h3 className="text-sm font-semibold">Public site</h3>
      <Pairs pairs={publicPairs} token={(name) => (name === "white" ? "white" : `var(--color-${name})`)} />
      <h3 className="text-sm font-semibold">Admin</h3>
      <BothSchemes>{() => <Pairs pairs={adminPairs} token={(name) => `var(--admin-${name})`} />}</BothSchemes>
    </Part>
  );
}

function Pairs({ pairs, token }: { pairs: ColourPair[]; token: (name: string) => string }) {
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
