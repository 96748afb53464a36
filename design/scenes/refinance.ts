// A home in the sun, and what is saved on it.
import { adobe } from "./models.ts";
import { bush, COTTONWOOD, dim, GREEN, poplar, RUST, SAGE, tree } from "./nature.ts";
import { C, GOLDEN, rng } from "./palette.ts";
import { veil } from "./setting.ts";
import { Site, street } from "./solid.ts";
import { group, line, MULTIPLY, oval, type P, path, rect, Sheet } from "./svg.ts";
import { lawn, treeline, wasatch } from "./valley.ts";

/** A stack of coins: rims, then the face of the topmost. */
function coins(s: Sheet, x: number, y: number, n: number, r = 62): string {
  let out = oval(x - r * 1.1, y + 4, r * 2, r * 0.3, "#3a2a4d", `opacity=".4" ${MULTIPLY} ${s.blur(7)}`);
  const g = rng(x);
  const k = r * 0.3;
  for (let i = 0; i < n; i++) {
    const cx = x + g(-4, 4);
    const cy = y - i * 17;
    const rim = s.lin(cx - r, 0, cx + r, 0, [
      [0, "#8a5424"],
      [0.3, "#c98a35"],
      [0.72, "#ffdf92"],
      [1, "#d9973e"],
    ]);
    out += path(`M${cx - r} ${cy - 15}L${cx - r} ${cy}A${r} ${k} 0 0 0 ${cx + r} ${cy}L${cx + r} ${cy - 15}Z`, rim);
    out += line(`M${cx - r} ${cy}A${r} ${k} 0 0 0 ${cx + r} ${cy}`, "#6f421f", 1.6, 'opacity=".5"');
    out += oval(
      cx,
      cy - 15,
      r,
      k,
      s.lin(cx - r, cy - 30, cx + r, cy, [
        [0, "#d9a045"],
        [0.6, "#ffe7a4"],
        [1, "#f2b951"],
      ]),
    );
    if (i === n - 1)
      out += group(
        oval(cx, cy - 15, r * 0.78, k * 0.78, "none", 'stroke="#b9782c" stroke-width="2.5" opacity=".7"') +
          path(`M${cx - 22} ${cy - 9}l0 -9l22 -8l22 8l0 9z`, "#b9782c", 'opacity=".6"'),
        "",
      );
  }
  return out;
}

export function refinance(): string {
  const s = new Sheet();
  const sun: P = [1330, 430];
  let b = wasatch(s, "golden", 690, sun, 73, 0.85);
  const disc = s.lin(0, 190, 0, 680, [
    [0, "#fff3c4"],
    [0.55, "#ffd06e"],
    [1, "#f7a552"],
  ]);
  b = b.replace("</g>", `</g>${s.glow(1330, 430, 520, "#fff0bd", 0.8)}${oval(1330, 430, 215, 215, disc)}`);
  b += lawn(s, 690, "golden", 11) + treeline(s, 712, 560, dim(GREEN, "#e6bd85", 0.4));
  b += tree(s, 1640, 830, 330, COTTONWOOD, 75) + poplar(s, 1010, 826, 260, GREEN, 76);
  const site = new Site(s, GOLDEN, street, 1300, 850, 0.4);
  b += adobe(site, { wall: "#d98f66", roof: C.clay, door: C.teal });
  for (const [x, y, w, f] of [
    [1075, 858, 50, C.terracotta],
    [1250, 872, 40, C.marigold],
    [1460, 870, 54, undefined],
  ] as const)
    b += bush(s, x, y, w, f === undefined ? SAGE : RUST, x, f);
  // A sill of pale stone in the foreground carries the coins.
  b +=
    rect(
      0,
      930,
      1920,
      150,
      s.lin(0, 930, 0, 1080, [
        [0, "#f2d6a8"],
        [0.3, "#fbe7c2"],
        [0.31, "#c08a62"],
        [1, "#8a5644"],
      ]),
    ) + rect(0, 926, 1920, 6, "#fff3d8", 'opacity=".8"');
  for (let i = 0; i < 60; i++) {
    const r = rng(i + 40);
    b += oval(r(0, 1920), r(985, 1075), r(2, 16), r(1, 3), r() > 0.5 ? "#ffe3b0" : "#5a3430", 'opacity=".2"');
  }
  b += coins(s, 560, 952, 3) + coins(s, 720, 954, 6) + coins(s, 880, 952, 10);
  b += coins(s, 1030, 958, 1, 50);
  return s.svg(b + veil(s, GOLDEN, sun, 0.34));
}
