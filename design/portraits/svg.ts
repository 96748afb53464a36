// The small vocabulary the scenes are written in: shapes as strings, definitions kept on the sheet.

export type P = [number, number];
export type Stop = [number, string, number?];

const f = (n: number): string => n.toFixed(1).replace(/\.0$/, "");

export const pts = (p: P[]): string => p.map(([x, y]) => `${f(x)} ${f(y)}`).join("L");
export const closed = (p: P[]): string => `M${pts(p)}Z`;

export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}
export function poly(p: P[], fill: string, extra = ""): string {
  return path(closed(p), fill, extra);
}
export function line(d: string, stroke: string, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}
export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ""): string {
  return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${extra}/>`;
}
export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ""): string {
  return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`;
}
export function group(inner: string, extra: string): string {
  return `<g ${extra}>${inner}</g>`;
}
export const op = (n: number): string => `opacity="${n}"`;
export const MULTIPLY = 'style="mix-blend-mode:multiply"';
export const SCREEN = 'style="mix-blend-mode:screen"';

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(p: P[], close = true): string {
  const n = p.length;
  const at = (i: number): P => (close ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))]) as P;
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return close ? `${d}Z` : d;
}

/** The convex hull, for shadows cast on the ground. */
export function hull(points: P[]): P[] {
  const s = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: P, a: P, b: P): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: P[]): P[] => {
    const out: P[] = [];
    for (const q of list) {
      while (out.length > 1 && turn(out[out.length - 2] as P, out[out.length - 1] as P, q) <= 0) out.pop();
      out.push(q);
    }
    return out.slice(0, -1);
  };
  return [...half(s), ...half([...s].reverse())];
}

/** One picture: its size and the gradients, blurs and clips its shapes refer to. */
export class Sheet {
  w: number;
  h: number;
  defs: string[] = [];
  known = new Map<string, string>();

  constructor(w = 1920, h = 1080) {
    this.w = w;
    this.h = h;
  }
  def(body: (id: string) => string): string {
    const key = body("");
    let id = this.known.get(key);
    if (id === undefined) {
      id = `d${this.known.size}`;
      this.known.set(key, id);
      this.defs.push(body(id));
    }
    return id;
  }
  stops(s: Stop[]): string {
    return s.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${a}"`}/>`).join("");
  }
  /** A linear gradient in page units. */
  lin(x1: number, y1: number, x2: number, y2: number, s: Stop[]): string {
    return `url(#${this.def((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}">${this.stops(s)}</linearGradient>`)})`;
  }
  /** A radial gradient in page units; squash flattens it. */
  rad(x: number, y: number, r: number, s: Stop[], squash = 1): string {
    return `url(#${this.def((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${f(r)}" gradientTransform="translate(${f(x)} ${f(y)}) scale(1 ${squash})">${this.stops(s)}</radialGradient>`)})`;
  }
  blur(n: number): string {
    return `filter="url(#${this.def((id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n}"/></filter>`)})"`;
  }
  clip(d: string): string {
    return `clip-path="url(#${this.def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
  }
  /** A pool of light that fades to nothing. */
  glow(x: number, y: number, r: number, color: string, alpha: number, squash = 1): string {
    const fill = this.rad(
      x,
      y,
      r,
      [
        [0, color, alpha],
        [0.35, color, alpha * 0.5],
        [1, color, 0],
      ],
      squash,
    );
    return oval(x, y, r, r * squash, fill);
  }
  full(fill: string, extra = ""): string {
    return rect(0, 0, this.w, this.h, fill, extra);
  }
  svg(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}"><defs>${this.defs.join("")}</defs>${body}</svg>`;
  }
}
