// What makes a porch lived in.
import { pot } from "./furniture.ts";
import { clump, GREEN, SAGE } from "./nature.ts";
import { C, rng } from "./palette.ts";
import type { Site } from "./solid.ts";
import { line, oval, path, poly, rect, type Sheet } from "./svg.ts";

/** What lies and hangs about: a ball, a wagon, flowers. */
export function toys(s: Sheet, site: Site): string {
  let b = "";
  // A ball and a toy wagon.
  b +=
    oval(1020, 985, 70, 12, "#2a1c38", `opacity=".4" ${s.blur(6)}`) +
    oval(
      1000,
      950,
      40,
      40,
      s.rad(985, 932, 70, [
        [0, "#ffe9b0"],
        [0.5, C.marigold],
        [1, "#a85a24"],
      ]),
    ) +
    path("M968 928Q1000 948 1032 926Q1038 936 1039 946Q1000 966 961 944Z", C.terracotta) +
    oval(988, 928, 8, 6, "#fff8e0", 'opacity=".7"');
  b +=
    site.cast(
      [
        [1.35, 0, -0.75],
        [2.05, 0.35, -0.4],
      ],
      6,
      0.4,
    ) + site.box(1.35, 0.12, -0.8, 0.7, 0.2, 0.4, "#c24a34");
  for (const x of [1.47, 1.92]) {
    const w = site.p([x, 0.09, -0.82]);
    b += oval(w[0], w[1], 31, 31, "#33262e") + oval(w[0], w[1], 15, 15, "#f3dfbd") + oval(w[0], w[1], 5, 5, "#33262e");
  }
  b += site.stroke(
    [
      [1.35, 0.18, -0.7],
      [1.05, 0.1, -0.8],
      [0.88, 0.42, -0.8],
    ],
    "#33262e",
    8,
  );
  b += pot(s, 860, 880, 84, GREEN, 31, C.terracotta) + pot(s, 1840, 900, 104, SAGE, 32, C.marigold, "#2f7a7c");
  // A hanging basket under the porch ceiling.
  b +=
    poly(
      [
        [780, 0],
        [1920, 0],
        [1920, 70],
        [880, 70],
      ],
      s.lin(0, 0, 0, 70, [
        [0, "#e8cfa8"],
        [1, "#b8926e"],
      ]),
    ) + rect(780, 66, 1140, 14, "#fff0d4");
  b +=
    line("M1560 80L1534 200M1560 80L1586 200", "#6a4a38", 2) + path("M1520 200L1600 200Q1594 244 1560 246Q1526 244 1520 200Z", "#9a6238");
  const g = rng(5);
  for (const [x, y] of [
    [1530, 200],
    [1590, 204],
    [1560, 186],
    [1515, 236],
    [1606, 240],
  ] as const)
    b += clump(x, y, 38, 32, GREEN, g, 0.8, 0.6);
  for (let i = 0; i < 18; i++) b += oval(1560 + g(-70, 70), 205 + g(-30, 60), 6, 5.5, i % 2 === 0 ? "#e8805c" : "#f6c56a");
  return b;
}
