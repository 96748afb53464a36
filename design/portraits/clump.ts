// A mass of many small strokes that turn from shade to light: curls.
import type { Rng } from "./palette.ts";
import { type P, path, smooth } from "./svg.ts";

export type Leaves = [string, string, string, string];

function leaf(x: number, y: number, r: number, g: Rng): string {
  const p: P[] = [];
  const n = 6;
  const a0 = g(0, 6.28);
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * Math.PI * 2;
    const k = r * g(0.65, 1.15);
    p.push([x + Math.cos(a) * k, y + Math.sin(a) * k * 0.82]);
  }
  return smooth(p);
}

/** A mass of leaves inside an ellipse; the light comes from the upper right. */
export function clump(x: number, y: number, rx: number, ry: number, tone: Leaves, g: Rng, size = 1, density = 1): string {
  const d = ["", "", "", ""];
  const n = Math.round(70 * density);
  const base = Math.min(rx, ry);
  for (let i = 0; i < n; i++) {
    const a = g(0, 6.28);
    const q = Math.sqrt(g());
    const ux = Math.cos(a) * q;
    const uy = Math.sin(a) * q;
    const lit = ux * 0.62 - uy * 0.78 + g(-0.35, 0.35);
    const k = lit < -0.15 ? 0 : lit < 0.28 ? 1 : lit < 0.66 ? 2 : 3;
    const r = base * (k === 0 ? g(0.2, 0.3) : k === 1 ? g(0.13, 0.22) : k === 2 ? g(0.08, 0.15) : g(0.05, 0.1)) * size;
    d[k] += leaf(x + ux * rx, y + uy * ry, r, g);
  }
  const core: P[] = [];
  for (let i = 0; i < 14; i++) {
    const k = g(0.82, 1.02);
    core.push([x + Math.cos((i / 14) * 6.283) * rx * k, y + Math.sin((i / 14) * 6.283) * ry * k]);
  }
  return (
    path(smooth(core), tone[0]) +
    path(d[0] as string, tone[0]) +
    path(d[1] as string, tone[1]) +
    path(d[2] as string, tone[2]) +
    path(d[3] as string, tone[3])
  );
}
