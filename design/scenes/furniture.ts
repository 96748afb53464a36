// Pots, boards and chairs.
import { clump, type GREEN } from "./nature.ts";
import { C, mix, rng } from "./palette.ts";
import type { Site } from "./solid.ts";
import { line, MULTIPLY, oval, path, type Sheet } from "./svg.ts";

/** A clay pot with a plant, standing at a point of the page. */
export function pot(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  tone: typeof GREEN,
  seed: number,
  flower?: string,
  clay: string = C.terracotta,
): string {
  const g = rng(seed);
  const h = w * 1.05;
  let out = oval(x - w * 0.5, y, w * 0.95, w * 0.14, "#2a1c38", `opacity=".4" ${MULTIPLY} ${s.blur(6)}`);
  for (let i = 0; i < 9; i++)
    out += line(
      `M${x} ${y - h}Q${x + g(-0.6, 0.6) * w} ${y - h - w * 0.5} ${x + g(-1, 1) * w * 0.9} ${y - h - g(0.3, 1.1) * w}`,
      tone[1],
      w * 0.03,
    );
  for (const [px, py] of [
    [-0.45, -1.35],
    [0.45, -1.4],
    [0, -1.7],
    [0, -1.25],
  ] as const)
    out += clump(x + px * w, y + py * w, w * 0.46, w * 0.4, tone, g, 0.8, 0.7);
  if (flower !== undefined)
    for (let i = 0; i < 22; i++) {
      const r = w * g(0.04, 0.065);
      const fa = g(0, 6.28);
      const fq = Math.sqrt(g());
      const fx = x + Math.cos(fa) * fq * w * 0.72;
      const fy = y - w * (1.42 - Math.sin(fa) * fq * 0.45);
      out +=
        oval(fx, fy, r, r * 0.9, mix(flower, "#5a2440", g(0, 0.3))) +
        oval(fx + r * 0.2, fy - r * 0.25, r * 0.4, r * 0.4, mix(flower, "#fff3d6", 0.6));
    }
  out += path(
    `M${x - w * 0.5} ${y - h * 0.86}L${x - w * 0.36} ${y - 4}Q${x} ${y + w * 0.1} ${x + w * 0.36} ${y - 4}L${x + w * 0.5} ${y - h * 0.86}Z`,
    s.lin(x - w * 0.5, 0, x + w * 0.5, 0, [
      [0, mix(clay, "#2a1c38", 0.5)],
      [0.5, clay],
      [0.8, mix(clay, C.glow, 0.45)],
      [1, clay],
    ]),
  );
  return (
    out +
    path(
      `M${x - w * 0.58} ${y - h}L${x - w * 0.54} ${y - h * 0.8}Q${x} ${y - h * 0.7} ${x + w * 0.54} ${y - h * 0.8}L${x + w * 0.58} ${y - h}Q${x} ${y - h * 0.88} ${x - w * 0.58} ${y - h}Z`,
      s.lin(x - w * 0.6, 0, x + w * 0.6, 0, [
        [0, mix(clay, "#2a1c38", 0.4)],
        [0.7, mix(clay, C.glow, 0.3)],
        [1, clay],
      ]),
    )
  );
}

/** Planks of a floor, running away from the viewer. */
export function planks(site: Site, x0: number, x1: number, z0: number, z1: number, w: number, color: string, seed: number): string {
  const g = rng(seed);
  let out = "";
  for (let x = x0; x < x1; x += w)
    out +=
      site.ground(
        [
          [x, z0],
          [x + w, z0],
          [x + w, z1],
          [x, z1],
        ],
        site.tone(mix(color, g() > 0.5 ? "#ffe0b0" : "#5a3430", g(0, 0.16)), [0, 1, 0]),
      ) +
      site.stroke(
        [
          [x, 0, z0],
          [x, 0, z1],
        ],
        "#3d2420",
        1.6,
        'opacity=".35"',
      );
  return out;
}

/** A slatted porch chair built of boards. */
export function chair(site: Site, x: number, z: number, color: string): string {
  let out = site.cast(
    [
      [x, 0, z],
      [x + 0.7, 0, z],
      [x, 1, z + 0.6],
      [x + 0.7, 1, z + 0.6],
    ],
    6,
    0.35,
  );
  for (const [px, pz, h] of [
    [x, z + 0.58, 1.08],
    [x + 0.62, z + 0.58, 1.08],
  ] as const)
    out += site.box(px, 0, pz, 0.07, h, 0.07, color);
  for (let k = 0; k < 6; k++) out += site.box(x + 0.075 + k * 0.092, 0.44, z + 0.6, 0.07, 0.6, 0.03, mix(color, "#ffffff", 0.05));
  out +=
    site.box(x, 1.02, z + 0.57, 0.69, 0.09, 0.06, color) +
    site.box(x, 0.38, z, 0.69, 0.06, 0.6, color) +
    site.box(x + 0.06, 0.44, z + 0.06, 0.57, 0.07, 0.46, C.marigold);
  for (const px of [x, x + 0.62]) out += site.box(px, 0, z, 0.07, 0.64, 0.07, color);
  for (const px of [x - 0.02, x + 0.6]) out += site.box(px, 0.64, z - 0.03, 0.11, 0.04, 0.66, color);
  return out;
}
