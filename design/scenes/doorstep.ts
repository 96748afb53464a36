// Before the open door.
import { pot } from "./furniture.ts";
import { clump, dim, GREEN, RUST, SAGE } from "./nature.ts";
import { C, mix, rng } from "./palette.ts";
import type { Site, V } from "./solid.ts";
import { line, oval, type P, poly, rect, SCREEN, type Sheet } from "./svg.ts";

/** Before the door: the paving and the light on it, the lantern, the pots. */
export function outside(s: Sheet, site: Site, P2: (v: V[]) => P[]): string {
  let b = "";
  // The floor outside: tiles, the step, and the light that falls across them.
  b += site.ground(
    [
      [-8, 0],
      [5, 0],
      [5, -3],
      [-8, -3],
    ],
    s.lin(0, 0, 1920, 0, [
      [0, "#27264e"],
      [0.6, "#6b4663"],
      [1, "#45365f"],
    ]),
  );
  for (let k = 0; k < 9; k++)
    b += site.stroke(
      [
        [-8, 0, -k * 0.4],
        [5, 0, -k * 0.4],
      ],
      "#171838",
      2,
      'opacity=".5"',
    );
  for (let k = -20; k < 12; k++)
    b += site.stroke(
      [
        [k * 0.4, 0, 0],
        [k * 0.4, 0, -3],
      ],
      "#171838",
      2,
      'opacity=".45"',
    );
  const spill = P2([
    [-0.62, 0, 0],
    [0.62, 0, 0],
    [1.35, 0, -2.6],
    [-1.35, 0, -2.6],
  ]);
  b +=
    poly(
      spill,
      s.lin(0, 900, 0, 1300, [
        [0, "#ffd68a", 0.95],
        [0.5, "#ffb45a", 0.55],
        [1, "#ff9f4a", 0.2],
      ]),
      `${SCREEN} ${s.blur(9)}`,
    ) + poly(spill, "#ffcf80", `opacity=".35" ${s.blur(3)}`);
  b +=
    site.box(-1, 0, -0.34, 2, 0.07, 0.34, "#e8a878") +
    poly(
      P2([
        [-0.6, 0.075, 0],
        [0.6, 0.075, 0],
        [0.72, 0.075, -0.34],
        [-0.72, 0.075, -0.34],
      ]),
      "#fff0c2",
    );
  // A lantern, pots and a vine.
  b +=
    s.glow(1620, 400, 260, "#ffb657", 0.6) +
    rect(1600, 370, 40, 62, "#fff0c0", 'rx="4"') +
    line("M1600 370L1600 432M1640 370L1640 432M1620 370L1620 432M1594 432L1646 432M1594 370L1620 346L1646 370Z", "#231a36", 5);
  b +=
    pot(s, 980, 950, 105, dim(GREEN, "#2c2450", 0.45), 7, "#e0705a") +
    pot(s, 1640, 960, 120, dim(SAGE, "#2c2450", 0.4), 8, C.marigold) +
    pot(s, 1790, 985, 90, dim(GREEN, "#2c2450", 0.5), 9, "#e0705a", C.teal);
  const g = rng(64);
  for (let i = 0; i < 9; i++) {
    const x = 1420 + i * 62 + g(-16, 16);
    const l = g(60, 190) + i * 9;
    b += line(`M${x} -10Q${x + g(-30, 30)} ${l * 0.5} ${x + g(-26, 14)} ${l}`, "#3a2a4a", 4);
    for (let k = 0; k < 8; k++)
      b += clump(x + g(-26, 26), g(-10, l), g(16, 26), g(13, 20), dim(k % 3 === 0 ? RUST : GREEN, "#3a2450", 0.3), g, 1, 0.35);
    for (let k = 0; k < 10; k++) b += oval(x + g(-34, 34), g(0, l + 10), g(5, 9), g(4, 7), mix("#e8735c", "#8a2f5a", g()), 'opacity=".9"');
  }
  return b;
}
