// Trees, shrubs and flowers, built from many small leaves that turn from shade to light.
import { mix, type Rng, rng } from "./palette.ts";
import { line, MULTIPLY, oval, type P, path, type Sheet, smooth } from "./svg.ts";

export type Leaves = [string, string, string, string];
export const COTTONWOOD: Leaves = ["#4c5a35", "#84823c", "#c39a3f", "#f3cb6a"];
export const GREEN: Leaves = ["#2f4a3e", "#4f6b45", "#86924e", "#d0bf6c"];
export const RUST: Leaves = ["#6b3530", "#a14a31", "#cf7440", "#f3b062"];
export const SAGE: Leaves = ["#4f5f55", "#7c8a6c", "#a9ab80", "#e0d3a0"];
export const NIGHT: Leaves = ["#191f3a", "#232b48", "#323658", "#5a4766"];
export const MORN: Leaves = ["#36564f", "#55755a", "#8ba071", "#d5d29a"];

export const dim = (l: Leaves, to: string, t: number): Leaves => l.map((c) => mix(c, to, t)) as Leaves;

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

/** Where a tree's shadow lies: long, to the left. */
export function shade(s: Sheet, x: number, y: number, w: number, len: number, color: string, alpha: number): string {
  return path(
    smooth([
      [x + w * 0.1, y - 3],
      [x - len * 0.5, y - w * 0.1 - 4],
      [x - len, y - w * 0.06],
      [x - len * 1.15, y + 4],
      [x - len * 0.8, y + w * 0.12],
      [x - len * 0.3, y + w * 0.07],
      [x + w * 0.1, y + 4],
    ]),
    color,
    `opacity="${alpha}" ${MULTIPLY} ${s.blur(6)}`,
  );
}

/** A broad tree standing at x, y. */
export function tree(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  tone: Leaves,
  seed: number,
  o: { shadow?: string; bark?: string; wide?: number } = {},
): string {
  const g = rng(seed);
  const wide = o.wide ?? 0.42;
  const bark = o.bark ?? "#5a4038";
  let out = shade(s, x, y, h * 0.4, h * 0.95, o.shadow ?? "#3a2a4d", 0.34);
  const t = h * 0.035;
  const fork = y - h * 0.38;
  out += path(
    `M${x - t * 1.6} ${y}Q${x - t * 0.7} ${y - h * 0.1} ${x - t * 0.8} ${fork}L${x + t * 0.8} ${fork}Q${x + t * 0.8} ${y - h * 0.1} ${x + t * 1.7} ${y}Z`,
    s.lin(x - t, 0, x + t * 1.4, 0, [
      [0, bark],
      [0.6, bark],
      [1, mix(bark, tone[3], 0.5)],
    ]),
  );
  for (const k of [-1, -0.3, 0.5, 1])
    out += line(
      `M${x} ${fork + h * 0.08}Q${x + k * h * 0.06} ${fork - h * 0.08} ${x + k * h * wide * 0.55} ${fork - h * g(0.12, 0.26)}`,
      bark,
      t * 0.9,
    );
  const parts: [number, number, number][] = [
    [-0.62, -0.48, 0.42],
    [0.6, -0.46, 0.42],
    [0, -0.44, 0.5],
    [-0.38, -0.68, 0.46],
    [0.4, -0.7, 0.44],
    [0.02, -0.82, 0.42],
  ];
  for (const [px, py, pr] of parts)
    out += clump(x + px * h * wide * 0.9 + g(-8, 8), y + py * h + g(-6, 6), h * wide * pr * 1.1, h * pr * 0.37, tone, g, 1, 0.9);
  return out;
}

/** A Lombardy poplar, the windbreak of Utah's old farm lanes. */
export function poplar(s: Sheet, x: number, y: number, h: number, tone: Leaves, seed: number, shadow = "#3a2a4d"): string {
  const g = rng(seed);
  let out = shade(s, x, y, h * 0.12, h * 0.7, shadow, 0.3);
  out += line(`M${x} ${y}L${x} ${y - h * 0.2}`, "#54403a", h * 0.03);
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const w = h * 0.095 * Math.sin(Math.PI * (0.22 + t * 0.7)) + h * 0.015;
    out += clump(x + g(-3, 3), y - h * (0.14 + t * 0.8), w, h * 0.105, tone, g, 1.2, 0.5);
  }
  return out;
}

/** A spruce: drooping tiers, lit from the right. */
export function spruce(s: Sheet, x: number, y: number, h: number, tone: Leaves, seed: number, shadow = "#3a2a4d"): string {
  const g = rng(seed);
  let out = shade(s, x, y, h * 0.3, h * 0.7, shadow, 0.3) + line(`M${x} ${y}L${x} ${y - h * 0.2}`, "#453430", h * 0.03);
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const w = h * 0.22 * (1 - t) + h * 0.018;
    const yy = y - h * (0.1 + t * 0.8);
    const dep = h * 0.12;
    const l: P[] = [[x, yy - dep]];
    const right: P[] = [];
    for (let k = 0; k <= 5; k++)
      right.push([x + w * (1 - k / 5), yy + (k % 2 === 0 ? g(-2, 6) : g(4, 12)) * (h / 300) - (k / 5) * h * 0.02]);
    const left: P[] = right.map(([a, b]) => [2 * x - a, b + g(-3, 3)]);
    out += path(
      `M${[...l, ...right, ...left.reverse()].map((p) => p.map((v) => v.toFixed(1)).join(" ")).join("L")}Z`,
      mix(tone[0], tone[1], t * 0.6),
    );
    out += path(
      `M${[...l, ...right].map((p) => p.map((v) => v.toFixed(1)).join(" ")).join("L")}Z`,
      tone[i % 2 === 0 ? 2 : 1],
      'opacity=".62"',
    );
  }
  return out;
}

/** A low bush, with flowers if a colour is given. */
export function bush(s: Sheet, x: number, y: number, w: number, tone: Leaves, seed: number, flower?: string): string {
  const g = rng(seed);
  let out = oval(x - w * 0.4, y, w * 0.9, w * 0.1, "#3a2a4d", `opacity=".32" ${MULTIPLY} ${s.blur(4)}`);
  for (const k of [-0.5, 0.5, 0]) out += clump(x + k * w * 0.7, y - w * g(0.24, 0.34), w * 0.4, w * 0.32, tone, g, 1, 0.6);
  if (flower !== undefined)
    for (let i = 0; i < 26; i++) {
      const fx = x + g(-0.68, 0.68) * w;
      const fy = y - w * g(0.1, 0.62);
      const r = w * g(0.025, 0.045);
      out +=
        oval(fx, fy, r, r * 0.85, mix(flower, "#4a2440", g(0, 0.3))) +
        oval(fx + r * 0.2, fy - r * 0.2, r * 0.45, r * 0.4, mix(flower, "#fff3d6", 0.55));
    }
  return out;
}
