// The valley every street lies in: mountains, trees, lawn.
import { anchors, grass, hill, ridge, scrub } from "./landscape.ts";
import { bush, type GREEN, poplar } from "./nature.ts";
import { C, mix, rng } from "./palette.ts";
import { type Sky, sky } from "./sky.ts";
import { oval, type P, rect, type Sheet } from "./svg.ts";

const TONES: Record<
  Sky,
  { far: string; near: string; haze: string; shade: string; snow: string; grass: [string, string]; hills: [string, string] }
> = {
  golden: {
    far: "#d0a795",
    near: "#75627c",
    haze: "#f5cf9c",
    shade: "#6d6a96",
    snow: "#fff1de",
    grass: ["#c4a857", "#6f7040"],
    hills: ["#d9ad68", "#8d8450"],
  },
  morning: {
    far: "#bcc6d2",
    near: "#66809a",
    haze: "#fae3cd",
    shade: "#7d90b8",
    snow: "#fffaf0",
    grass: ["#b9bd7c", "#6d8253"],
    hills: ["#cfc58e", "#8b9a68"],
  },
  dusk: {
    far: "#8b6288",
    near: "#2c2f5c",
    haze: "#d9807a",
    shade: "#4b4482",
    snow: "#f0b8b0",
    grass: ["#3b4258", "#1e2440"],
    hills: ["#5c4a72", "#2b2e56"],
  },
};

/** Sky, six mountain layers and two of foothills: what every street looks up to. */
export function wasatch(s: Sheet, kind: Sky, horizon: number, sun: P, seed: number, lift = 1): string {
  const t = TONES[kind];
  const r = rng(seed);
  const k = horizon / 690;
  let out = sky(s, kind, horizon, sun, seed);
  out += ridge(s, {
    anchor: anchors(r, 9, horizon - 330 * lift * k, horizon - 240 * lift * k),
    base: horizon - 60,
    rock: mix(t.far, t.haze, 0.35),
    haze: t.haze,
    snow: 70,
    snowTone: mix(t.snow, t.haze, 0.35),
    shade: mix(t.shade, t.haze, 0.5),
    alpha: 0.4,
    rough: 26,
    seed: seed + 1,
  });
  out += ridge(s, {
    anchor: anchors(r, 7, horizon - 420 * lift * k, horizon - 210 * lift * k),
    base: horizon - 20,
    rock: mix(t.far, t.near, 0.35),
    haze: t.haze,
    snow: 150,
    snowTone: t.snow,
    shade: t.shade,
    alpha: 0.72,
    rough: 46,
    seed: seed + 2,
  });
  out += s.glow(sun[0], sun[1] + 60, 720, "#ffe2a6", kind === "dusk" ? 0.2 : 0.4, 0.5);
  out += ridge(s, {
    anchor: anchors(r, 10, horizon - 235 * k, horizon - 130 * k),
    base: horizon + 10,
    rock: mix(t.far, t.near, 0.62),
    haze: mix(t.haze, t.far, 0.2),
    snow: 40,
    snowTone: mix(t.snow, t.far, 0.45),
    shade: t.shade,
    alpha: 0.55,
    rough: 26,
    seed: seed + 3,
  });
  out += ridge(s, {
    anchor: anchors(r, 8, horizon - 155 * k, horizon - 75 * k),
    base: horizon + 30,
    rock: mix(t.near, t.hills[0], 0.35),
    haze: mix(t.haze, t.hills[0], 0.4),
    shade: t.shade,
    alpha: 0.5,
    rough: 18,
    seed: seed + 4,
  });
  out += hill(
    s,
    anchors(r, 6, horizon - 92 * k, horizon - 40 * k),
    horizon + 60,
    mix(t.hills[0], t.haze, 0.35),
    mix(t.hills[1], t.haze, 0.25),
  );
  out += scrub(s, r, 150, horizon - 50 * k, horizon + 10, mix(t.hills[1], C.moss, 0.4), mix(t.hills[1], t.haze, 0.4), 10);
  out += hill(s, anchors(r, 5, horizon - 38 * k, horizon - 10 * k), horizon + 80, mix(t.hills[0], t.hills[1], 0.3), t.hills[1]);
  out += scrub(s, r, 90, horizon - 14 * k, horizon + 20, mix(t.hills[1], C.moss, 0.6), t.hills[1], 13);
  return out;
}

/** A line of distant trees that seats the houses on the valley floor. */
export function treeline(s: Sheet, y: number, seed: number, tone: typeof GREEN, n = 26): string {
  const r = rng(seed);
  let out = "";
  for (let i = 0; i < n; i++) {
    const x = (i / (n - 1)) * (s.w + 100) - 50 + r(-22, 22);
    out += r() < 0.3 ? poplar(s, x, y + r(-4, 4), r(60, 105), tone, seed + i) : bush(s, x, y + r(0, 5), r(30, 58), tone, seed + i);
  }
  return out;
}

export function lawn(s: Sheet, y: number, kind: Sky, seed: number, blades = 900): string {
  const t = TONES[kind];
  const r = rng(seed);
  let out = rect(
    0,
    y,
    s.w,
    s.h - y,
    s.lin(0, y, 0, s.h, [
      [0, mix(t.grass[0], t.haze, 0.25)],
      [0.3, t.grass[0]],
      [1, t.grass[1]],
    ]),
  );
  for (let i = 0; i < 22; i++) {
    const q = r() ** 0.8;
    out += oval(
      r(0, s.w),
      y + 14 + q * (s.h - y),
      r(120, 420),
      4 + q * 22,
      i % 2 === 0 ? t.grass[1] : mix(t.grass[0], "#ffe3a0", 0.3),
      `opacity=".22" ${s.blur(8)}`,
    );
  }
  return out + grass(r, blades, 0, s.w, y + 14, s.h + 10, [t.grass[1], mix(t.grass[0], "#ffe7a8", 0.35), mix(t.grass[1], C.moss, 0.5)], 13);
}
