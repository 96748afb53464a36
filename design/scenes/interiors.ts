// Daylight in rooms: the view through a window and the shafts that come in.
import { COTTONWOOD, MORN, tree } from "./nature.ts";
import { group, type P, poly, rect, SCREEN, type Sheet } from "./svg.ts";
import { lawn, wasatch } from "./valley.ts";

/** The view through a pane: the valley, softened, inside the given rectangle. */
export function view(s: Sheet, x: number, y: number, w: number, h: number, kind: "golden" | "morning", seed: number): string {
  const k = h / 900;
  const inner =
    wasatch(s, kind, 690, [1300, 460], seed) +
    lawn(s, 690, kind, 3, 60) +
    tree(s, 700, 860, 420, kind === "golden" ? COTTONWOOD : MORN, seed);
  return (
    group(
      group(inner, `transform="translate(${x + w / 2 - 960 * k} ${y}) scale(${k})" ${s.blur(2)}`),
      s.clip(`M${x} ${y}h${w}v${h}h${-w}Z`),
    ) + rect(x, y, w, h, "#fff0cf", 'opacity=".22"')
  );
}

/** A soft shaft of daylight and its patch. */
export const shaft = (s: Sheet, p: P[], alpha: number, soft = 14): string =>
  poly(p, "#ffe2a6", `opacity="${alpha}" ${SCREEN} ${s.blur(soft)}`);
