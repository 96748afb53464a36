// Colours, colour arithmetic and the seeded generator that every picture shares.

export const C = {
  cream: "#fbf1df",
  sand: "#f0d9b5",
  marigold: "#f2a93b",
  glow: "#ffd98a",
  terracotta: "#c8613c",
  clay: "#a14a31",
  adobe: "#dc9a70",
  rose: "#e7b09a",
  teal: "#24686d",
  tealDeep: "#123f4b",
  indigo: "#2c3260",
  night: "#171d3a",
  plum: "#5d4468",
  sage: "#98a376",
  olive: "#66723f",
  moss: "#3d5141",
  snow: "#fff4e8",
  wood: "#8a5534",
  woodDark: "#4d2d20",
  ink: "#2b2230",
} as const;

export type Rgb = [number, number, number];

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export function hex(c: Rgb): string {
  return `#${c
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** From a to b, t between 0 and 1. */
export function mix(a: string, b: string, t: number): string {
  const p = rgb(a);
  const q = rgb(b);
  return hex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** a seen under light of colour b; gain above 1 brightens. */
export function under(a: string, b: string, gain = 1): string {
  const p = rgb(a);
  const q = rgb(b);
  return hex([(p[0] * q[0] * gain) / 255, (p[1] * q[1] * gain) / 255, (p[2] * q[2] * gain) / 255]);
}

export type Rng = (lo?: number, hi?: number) => number;

/** Mulberry32: the same seed always gives the same picture. */
export function rng(seed: number): Rng {
  let s = seed >>> 0;
  return (lo = 0, hi = 1) => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return lo + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (hi - lo);
  };
}
