// Skies by time of day.
import { mix, rng } from "./palette.ts";
import { group, oval, type P, type Sheet, type Stop } from "./svg.ts";

export type Sky = "golden" | "morning" | "dusk";

const SKIES: Record<Sky, Stop[]> = {
  golden: [
    [0, "#4a8c98"],
    [0.22, "#93bdb2"],
    [0.46, "#f6e2b4"],
    [0.68, "#fecb7c"],
    [1, "#f7a058"],
  ],
  morning: [
    [0, "#6fa9bf"],
    [0.35, "#b4d3d4"],
    [0.65, "#fbe9d0"],
    [0.85, "#fbd3b0"],
    [1, "#f3b79c"],
  ],
  dusk: [
    [0, "#161c40"],
    [0.32, "#383a70"],
    [0.58, "#84507c"],
    [0.8, "#dc7a62"],
    [1, "#f7b765"],
  ],
};

/** The sky to the given horizon, the sun's glow and a few long clouds. */
export function sky(s: Sheet, kind: Sky, horizon: number, sun: P, seed: number, clouds = 7): string {
  const r = rng(seed);
  const warm = kind === "dusk" ? "#ff9d5c" : "#fff0c2";
  let out = s.full(s.lin(0, 0, 0, horizon, SKIES[kind]));
  out += s.glow(sun[0], sun[1], 900, warm, kind === "morning" ? 0.6 : 0.75, 0.62);
  out += s.glow(sun[0], sun[1], 300, "#fff7df", kind === "dusk" ? 0.25 : 0.75);
  for (let i = 0; i < clouds; i++) {
    const x = r(-100, s.w);
    const y = r(0.16, 0.66) * horizon;
    const w = r(180, 560);
    const tone = kind === "dusk" ? mix("#e8816b", "#6a4a80", r()) : mix("#fff3dc", "#f3b9a0", r());
    let c = "";
    for (let k = 0; k < 6; k++) {
      const t = (k - 2.5) / 3;
      c += oval(x + t * w * 0.6 + r(-20, 20), y + r(-7, 7), w * r(0.18, 0.4) * (1 - t * t * 0.55), r(4, 11), tone);
    }
    out += group(c, `opacity="${r(0.28, 0.55).toFixed(2)}" ${s.blur(5)}`);
  }
  return out;
}
