// The kitchen.

import { pot } from "./furniture.ts";
import { view } from "./interiors.ts";
import { island } from "./island.ts";
import { GREEN, SAGE } from "./nature.ts";
import { C, GOLDEN, type Light, mix, rng } from "./palette.ts";
import { veil } from "./setting.ts";
import { frontWall, plate, Site, type Wall } from "./solid.ts";
import { line, poly, rect, Sheet } from "./svg.ts";

function cupboard(wl: Wall, u: number, v: number, w: number, h: number, color: string, out: number): string {
  const c = wl.site.tone(color, wl.normal);
  return (
    plate(wl, u, v, w, h, c, out) +
    plate(wl, u + 0.02, v + 0.02, w - 0.04, h - 0.04, "#1c2a38", out, 'opacity=".28"') +
    plate(wl, u + 0.03, v + 0.03, w - 0.05, h - 0.05, mix(c, "#fff0d0", 0.06), out) +
    plate(wl, u + 0.1, v + 0.1, w - 0.2, h - 0.2, mix(c, "#1c2a38", 0.12), out) +
    plate(wl, u + w - 0.1, v + h * (v > 1 ? 0.12 : 0.7), 0.025, 0.16, C.marigold, out + 0.02)
  );
}

export function kitchen(): string {
  const s = new Sheet();
  const light: Light = { ...GOLDEN, sun: [-0.5, 0.6, -0.5], lit: "#fff0d4", shade: "#b89aa0" };
  const site = new Site(s, light, { horizon: 470, height: 1.6, focal: 1500 }, 1040, 800, 0.0001);
  const wl = frontWall(site, 0, 0, 0);
  let b = s.full(
    s.lin(0, 0, 1920, 0, [
      [0, "#fbe6c2"],
      [0.5, "#f5d7ae"],
      [1, "#d9ab86"],
    ]),
  );
  b += view(s, 792, 232, 600, 300, "golden", 141);
  b +=
    line("M792 232h600v300h-600Z", "#fff6e2", 18) +
    line("M992 232v300M1192 232v300", "#fff6e2", 10) +
    rect(772, 530, 640, 20, "#fff3da") +
    rect(772, 548, 640, 10, "#3a2a4d", 'opacity=".2"');
  // Tiles between counter and cupboards.
  for (let r = 0; r < 3; r++)
    for (let k = 0; k < 46; k++) {
      const g = rng(r * 97 + k);
      b += plate(
        wl,
        -5 + k * 0.2 + (r % 2) * 0.1,
        0.92 + r * 0.13,
        0.19,
        0.12,
        mix(g() > 0.5 ? "#e7b48c" : "#d98a62", "#fff0d8", g(0, 0.5)),
        0,
        'opacity=".75"',
      );
    }
  b += rect(772, 530, 640, 20, "#fff3da");
  for (const u of [-2.6, -2.0, 1.95, 2.55, 3.15]) b += cupboard(wl, u, 1.5, 0.6, 1.1, C.teal, 0.3);
  b += plate(wl, -2.6, 1.42, 1.2, 0.06, "#123f4b", 0.3, 'opacity=".5"') + plate(wl, 1.95, 1.42, 1.8, 0.06, "#123f4b", 0.3, 'opacity=".5"');
  b += poly(
    [
      [0, 0],
      [1920, 0],
      [1920, 30],
      [0, 30],
    ],
    "#fff6e4",
  );
  // The floor, the run of counters, the range.
  b += site.ground(
    [
      [-6, 0],
      [6, 0],
      [6, -4.2],
      [-6, -4.2],
    ],
    s.lin(0, 800, 0, 1080, [
      [0, "#b87850"],
      [1, "#d69a6a"],
    ]),
  );
  for (let k = -30; k < 30; k++)
    b += site.stroke(
      [
        [k * 0.22, 0, 0],
        [k * 0.22, 0, -4.2],
      ],
      "#7a4430",
      1.6,
      'opacity=".35"',
    );
  for (let u = -3.2; u < 3.8; u += 0.6) b += cupboard(wl, u, 0.1, 0.6, 0.76, C.teal, 0.55);
  b += plate(wl, -3.3, 0, 7.4, 0.1, "#1d2c3a", 0.5) + site.box(-3.3, 0.86, -0.6, 7.4, 0.06, 0.62, "#fbeedb");
  b +=
    site.box(1.25, 0.02, -0.62, 0.78, 0.86, 0.05, "#e9dcc6") +
    plate(wl, 1.33, 0.16, 0.62, 0.44, "#3b3036", 0.63) +
    plate(wl, 1.4, 0.22, 0.48, 0.3, "#7a4a34", 0.63) +
    plate(wl, 1.33, 0.64, 0.62, 0.03, "#b59a7a", 0.66);
  for (const k of [1.36, 1.52, 1.7, 1.86]) b += plate(wl, k, 0.74, 0.06, 0.06, C.terracotta, 0.64);
  // Tap, board, jars, a pot on the stove, fruit.
  b += line("M1092 606L1092 520Q1092 480 1128 482Q1152 486 1150 516", "#b98a4a", 10) + line("M1070 600L1114 600", "#b98a4a", 9);
  b +=
    rect(
      1388,
      552,
      150,
      62,
      s.lin(1388, 0, 1538, 0, [
        [0, "#8a3420"],
        [0.4, "#d2603e"],
        [1, "#9c4028"],
      ]),
      'rx="10"',
    ) +
    rect(1380, 546, 166, 12, "#e07a52", 'rx="6"') +
    rect(1448, 530, 30, 16, "#3b3036", 'rx="6"');
  for (const [x, h, c] of [
    [560, 92, "#e8c08a"],
    [618, 76, "#c97a4e"],
    [668, 62, "#f0dcb6"],
  ] as const)
    b +=
      rect(
        x,
        612 - h,
        46,
        h,
        s.lin(x, 0, x + 46, 0, [
          [0, mix(c, "#fff6e0", 0.5)],
          [1, mix(c, "#5a3430", 0.35)],
        ]),
        'rx="8"',
      ) + rect(x + 2, 604 - h, 42, 12, "#8a5534", 'rx="4"');
  b += pot(s, 860, 612, 46, GREEN, 12) + pot(s, 1330, 528, 30, SAGE, 13, undefined, "#fbeedb");
  b += island(s, site);
  return s.svg(b + veil(s, GOLDEN, [120, 300], 0.3));
}
