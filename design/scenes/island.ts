// The middle of the kitchen.
import { shaft } from "./interiors.ts";
import { C, mix } from "./palette.ts";
import { frontWall, plate, type Site } from "./solid.ts";
import { line, MULTIPLY, oval, path, poly, type Sheet } from "./svg.ts";

/** The island with its stools and fruit, the lamps above it and the daylight across it. */
export function island(s: Sheet, site: Site): string {
  let b = "";
  // The island comes forward, with a bowl and a cloth.
  b += poly(
    [
      [640, 880],
      [1500, 880],
      [1640, 968],
      [700, 968],
    ],
    "#3a2a4d",
    `opacity=".45" ${MULTIPLY} ${s.blur(12)}`,
  );
  b += site.box(-1.35, 0, -1.95, 3, 0.84, 0.7, "#d2895c") + site.box(-1.45, 0.84, -2.02, 3.2, 0.06, 0.84, "#a8683e");
  const top = frontWall(site, -1.35, 0, -1.95);
  for (let k = 0; k < 5; k++) b += plate(top, 0.05 + k * 0.59, 0.08, 0.54, 0.7, "#b96f48", 0, 'opacity=".6"');
  for (const x of [-0.75, 0.95]) {
    b += site.cast(
      [
        [x, 0, -2.7],
        [x + 0.36, 0, -2.7],
        [x + 0.36, 0.6, -2.4],
        [x, 0.6, -2.4],
      ],
      8,
      0.4,
    );
    for (const [px, pz] of [
      [0.02, -2.42],
      [0.31, -2.42],
      [0, -2.7],
      [0.33, -2.7],
    ] as const)
      b += site.box(x + px, 0, pz, 0.035, 0.6, 0.035, "#5a3424");
    b += site.box(x + 0.02, 0.2, -2.69, 0.33, 0.03, 0.03, "#5a3424") + site.box(x - 0.02, 0.6, -2.74, 0.41, 0.06, 0.38, "#e8bd7c");
  }
  const [bx, by] = site.p([0.35, 0.9, -1.6]);
  for (const [x, y, c] of [
    [-70, -56, "#e2673c"],
    [-22, -74, C.marigold],
    [34, -70, "#d94f38"],
    [78, -54, "#f2b94a"],
    [4, -52, "#e88a3c"],
    [-48, -46, "#b9b04e"],
  ] as const)
    b += oval(
      bx + x,
      by + y,
      36,
      34,
      s.rad(bx + x - 12, by + y - 14, 60, [
        [0, mix(c, "#fff3d0", 0.55)],
        [0.45, c],
        [1, mix(c, "#3a1a30", 0.45)],
      ]),
    );
  b +=
    oval(bx - 30, by + 6, 170, 14, "#2a1c28", `opacity=".4" ${s.blur(7)}`) +
    path(
      `M${bx - 132} ${by - 50}Q${bx - 112} ${by + 6} ${bx - 40} ${by + 8}L${bx + 40} ${by + 8}Q${bx + 112} ${by + 6} ${bx + 132} ${by - 50}Q${bx} ${by - 20} ${bx - 132} ${by - 50}Z`,
      s.lin(bx - 130, 0, bx + 130, 0, [
        [0, "#fff4de"],
        [0.5, "#e9cfa8"],
        [1, "#a98468"],
      ]),
    );
  for (const x of [760, 1240])
    b +=
      line(`M${x} 0L${x} 128`, "#5a3a34", 4) +
      s.glow(x, 190, 230, "#ffd27e", 0.5) +
      path(
        `M${x - 62} 186Q${x - 50} 128 ${x} 126Q${x + 50} 128 ${x + 62} 186Z`,
        s.lin(x - 62, 0, x + 62, 0, [
          [0, "#e07a52"],
          [1, "#8f3f2a"],
        ]),
      ) +
      oval(x, 187, 62, 10, "#fff3cc");
  b +=
    shaft(
      s,
      [
        [0, 260],
        [0, 620],
        [640, 1080],
        [1180, 1080],
      ],
      0.3,
      30,
    ) +
    shaft(
      s,
      [
        [0, 80],
        [0, 190],
        [1500, 1080],
        [1700, 1080],
      ],
      0.16,
      26,
    );
  return b;
}
