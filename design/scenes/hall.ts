// The hall behind the open door.
import { pot } from "./furniture.ts";
import { GREEN } from "./nature.ts";
import { C } from "./palette.ts";
import type { Site, V } from "./solid.ts";
import { line, oval, type P, path, poly, type Sheet } from "./svg.ts";

/** A back wall, a floor that runs away, a lamp, a picture, a plant, and the door swung inward. */
export function inside(s: Sheet, site: Site, P2: (v: V[]) => P[], arch: (grow: number) => V[], dh: number): string {
  let h = poly(
    P2(arch(0)),
    s.lin(0, 220, 0, 900, [
      [0, "#f2b268"],
      [0.5, "#ffe2a4"],
      [1, "#ffd88f"],
    ]),
  );
  h += site.ground(
    [
      [-2, 0],
      [2, 0],
      [2, 4.2],
      [-2, 4.2],
    ],
    s.lin(0, 780, 0, 900, [
      [0, "#e0a05c"],
      [1, "#c77a42"],
    ]),
  );
  for (let k = -8; k < 9; k++)
    h += site.stroke(
      [
        [k * 0.18, 0, 0],
        [k * 0.18, 0, 4.2],
      ],
      "#9a5a30",
      1.4,
      'opacity=".4"',
    );
  h += poly(
    P2([
      [-2, 0, 4.2],
      [2, 0, 4.2],
      [2, 0.12, 4.2],
      [-2, 0.12, 4.2],
    ]),
    "#fff2d2",
  );
  h +=
    poly(
      P2([
        [-0.2, 1.2, 4.19],
        [0.5, 1.2, 4.19],
        [0.5, 1.9, 4.19],
        [-0.2, 1.9, 4.19],
      ]),
      "#fff4da",
    ) +
    poly(
      P2([
        [-0.14, 1.26, 4.18],
        [0.44, 1.26, 4.18],
        [0.44, 1.84, 4.18],
        [-0.14, 1.84, 4.18],
      ]),
      "#2d7a7e",
    ) +
    poly(
      P2([
        [-0.14, 1.26, 4.18],
        [0, 1.55, 4.18],
        [0.12, 1.42, 4.18],
        [0.28, 1.64, 4.18],
        [0.44, 1.4, 4.18],
        [0.44, 1.26, 4.18],
      ]),
      "#d9784e",
    );
  h +=
    site.box(-0.1, 0.72, 3.7, 0.9, 0.06, 0.4, "#9c5a34") +
    site.box(-0.05, 0, 3.75, 0.06, 0.72, 0.06, "#7a4228") +
    site.box(0.68, 0, 3.75, 0.06, 0.72, 0.06, "#7a4228") +
    pot(s, 1362, 676, 20, GREEN, 3, undefined, C.teal);
  h +=
    s.glow(1290, 330, 300, "#fff6d8", 0.9) +
    line("M1290 180L1290 296", "#7a4a30", 3) +
    path("M1258 330Q1262 296 1290 294Q1318 296 1322 330Z", "#c8613c") +
    oval(1290, 331, 32, 6, "#fffbe6");
  h +=
    site.ground(
      [
        [-0.5, 0.9],
        [0.5, 0.9],
        [0.46, 3],
        [-0.46, 3],
      ],
      "#b0462f",
    ) +
    site.ground(
      [
        [-0.42, 1],
        [0.42, 1],
        [0.39, 2.9],
        [-0.39, 2.9],
      ],
      "#d98a4a",
    ) +
    site.ground(
      [
        [-0.3, 1.2],
        [0.3, 1.2],
        [0.28, 2.7],
        [-0.28, 2.7],
      ],
      "#1f5f66",
    );
  // The door itself, swung inward on its left hinge.
  const leaf = (t: number, y: number): V => [-0.62 + t * 0.26, y, 0.05 + t * 1.1];
  h += poly(
    P2([leaf(0, 0.02), leaf(1, 0.02), leaf(1, dh), leaf(0, dh)]),
    s.lin(1100, 0, 1230, 0, [
      [0, "#12444f"],
      [1, "#2f8084"],
    ]),
  );
  for (const [y0, y1] of [
    [0.15, 0.85],
    [1, 1.55],
    [1.7, 2.1],
  ] as const)
    h +=
      poly(P2([leaf(0.16, y0), leaf(0.84, y0), leaf(0.84, y1), leaf(0.16, y1)]), "#0f3a45", 'opacity=".55"') +
      line(
        `M${P2([leaf(0.84, y0), leaf(0.84, y1)])
          .map((q) => q.join(" "))
          .join("L")}`,
        "#7cc0b4",
        2,
        'opacity=".6"',
      );
  const knob = site.p(leaf(0.93, 1.0));
  h += oval(knob[0], knob[1], 6, 7, C.glow);
  return h;
}
