// Two chairs on a porch in the evening.

import { chair, planks } from "./furniture.ts";
import { COTTONWOOD, dim, GREEN, tree } from "./nature.ts";
import { opening } from "./openings.ts";
import { C, GOLDEN } from "./palette.ts";
import { veil } from "./setting.ts";
import { frontWall, plate, Site } from "./solid.ts";
import { line, MULTIPLY, type P, rect, Sheet } from "./svg.ts";
import { toys } from "./toys.ts";
import { lawn, treeline, wasatch } from "./valley.ts";

export function familyPorch(): string {
  const s = new Sheet();
  const sun: P = [360, 380];
  let b =
    wasatch(s, "golden", 600, sun, 118, 0.95) +
    lawn(s, 600, "golden", 14, 500) +
    treeline(s, 622, 760, dim(GREEN, "#e6bd85", 0.4)) +
    tree(s, 470, 760, 330, COTTONWOOD, 15);
  const site = new Site(
    s,
    { ...GOLDEN, sun: [-0.62, 0.42, -0.5], lit: "#ffe6bd" },
    { horizon: 520, height: 1.62, focal: 1700 },
    1180,
    930,
    0.0001,
  );
  const wl = frontWall(site, 0, 0, 2.3);
  b += plate(
    wl,
    -1.55,
    0,
    8,
    6,
    s.lin(800, 0, 1920, 0, [
      [0, "#3a8286"],
      [0.5, "#2c6c72"],
      [1, "#1f535d"],
    ]),
  );
  for (let k = 0; k < 36; k++)
    b += site.stroke(
      [
        [-1.55, k * 0.155, 2.3],
        [6, k * 0.155, 2.3],
      ],
      "#123f4b",
      2,
      'opacity=".4"',
    );
  b += plate(wl, -1.6, 0, 0.14, 6, "#fff0d4") + plate(wl, -1.46, 2.55, 8, 4, "#10303c", 0, `opacity=".4" ${MULTIPLY} ${s.blur(14)}`);
  b +=
    opening(wl, { kind: "window", u: -0.95, v: 0.95, w: 1.75, h: 1.3, lit: true, cols: 3 }, "#fff2da") +
    opening(wl, { kind: "door", u: 1.6, v: 0.05, w: 1, h: 2.15, color: C.terracotta, lit: true }, "#fff2da");
  b += planks(site, -5.2, 5, -2.2, 2.3, 0.2, "#c08a5e", 3);
  b += site.hollow(
    [
      [-1.55, 0.002, 2.3],
      [5, 0.002, 2.3],
      [5, 0.002, 0.9],
      [-0.6, 0.002, 0.9],
    ],
    "#3a2a4d",
    `opacity=".34" ${MULTIPLY} ${s.blur(8)}`,
  );
  // Railing and posts on the open side.
  for (let x = -5; x < -1.7; x += 0.2)
    b += site.stroke(
      [
        [x, 0.08, 2.25],
        [x, 0.86, 2.25],
      ],
      "#f3dfbd",
      7,
    );
  b +=
    site.stroke(
      [
        [-5.2, 0.9, 2.25],
        [-1.6, 0.9, 2.25],
      ],
      "#fff3da",
      13,
    ) +
    site.stroke(
      [
        [-5.2, 0.08, 2.25],
        [-1.6, 0.08, 2.25],
      ],
      "#e3cba5",
      9,
    );
  b += site.box(-1.75, 0, 2.15, 0.2, 6, 0.2, "#fff0d4");
  b +=
    site.ground(
      [
        [-0.5, 0.1],
        [2.1, 0.1],
        [2.1, 1.5],
        [-0.5, 1.5],
      ],
      "#9c4632",
    ) +
    site.ground(
      [
        [-0.42, 0.17],
        [2.02, 0.17],
        [2.02, 1.43],
        [-0.42, 1.43],
      ],
      "#d9a05c",
    ) +
    site.ground(
      [
        [-0.3, 0.28],
        [1.9, 0.28],
        [1.9, 1.32],
        [-0.3, 1.32],
      ],
      "#a8503a",
    );
  b += chair(site, -0.35, 0.75, "#fbead0") + chair(site, 1.15, 0.75, "#fbead0");
  b +=
    site.cast(
      [
        [0.55, 0, 0.8],
        [0.95, 0.5, 1.2],
      ],
      5,
      0.3,
    ) +
    site.box(0.72, 0, 1, 0.06, 0.48, 0.06, "#7a4a2e") +
    site.box(0.52, 0.48, 0.82, 0.46, 0.04, 0.4, "#9a6238");
  const cup = site.p([0.75, 0.52, 1]);
  b +=
    rect(
      cup[0] - 13,
      cup[1] - 30,
      26,
      30,
      s.lin(cup[0] - 13, 0, cup[0] + 13, 0, [
        [0, "#fff4dc"],
        [1, "#c9a98a"],
      ]),
      'rx="4"',
    ) + line(`M${cup[0] + 13} ${cup[1] - 24}q12 2 8 12q-4 6 -9 4`, "#d9bc98", 4);
  b += toys(s, site);
  return s.svg(b + veil(s, GOLDEN, sun, 0.32));
}
