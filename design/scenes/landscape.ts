// The Wasatch in receding layers, foothills, scrub and grass.
import { C, mix, type Rng, rng } from "./palette.ts";
import { closed, group, line, MULTIPLY, oval, type P, path, poly, type Sheet, smooth } from "./svg.ts";

/** A broken line between the given summits and saddles, finer at every halving. */
export function crest(anchor: P[], rough: number, r: Rng, rounds = 5): P[] {
  let p = anchor;
  let k = rough;
  for (let i = 0; i < rounds; i++) {
    const q: P[] = [];
    for (let j = 0; j < p.length - 1; j++) {
      const a = p[j] as P;
      const b = p[j + 1] as P;
      q.push(a, [(a[0] + b[0]) / 2 + r(-0.12, 0.12) * (b[0] - a[0]), (a[1] + b[1]) / 2 + r(-1, 1) * k]);
    }
    q.push(p[p.length - 1] as P);
    p = q;
    k *= 0.55;
  }
  return p;
}

/** Evenly spaced random anchors between two heights. */
export function anchors(r: Rng, n: number, hi: number, lo: number, w = 1920): P[] {
  const out: P[] = [];
  for (let i = 0; i <= n; i++)
    out.push([-60 + ((w + 120) * i) / n, i % 2 === 0 ? r(lo - (lo - hi) * 0.3, lo) : r(hi, hi + (lo - hi) * 0.35)]);
  return out;
}

type Ridge = {
  anchor: P[];
  base: number;
  rock: string;
  haze: string;
  snow?: number;
  snowTone?: string;
  shade: string;
  alpha: number;
  rough: number;
  seed: number;
};

/** One mountain layer: rock, snow down from the crest, shaded flanks turned from the light, haze at the foot. */
export function ridge(s: Sheet, o: Ridge): string {
  const r = rng(o.seed);
  const top = crest(o.anchor, o.rough, r);
  const first = top[0] as P;
  const last = top[top.length - 1] as P;
  const body: P[] = [...top, [last[0], o.base + 60], [first[0], o.base + 60]];
  const clip = s.clip(closed(body));
  const high = Math.min(...top.map((p) => p[1]));
  let inner = poly(
    body,
    s.lin(0, high, 0, o.base, [
      [0, o.rock],
      [1, mix(o.rock, o.haze, 0.55)],
    ]),
  );
  if (o.snow !== undefined) {
    const lower: P[] = top.map(([x, y], i) => {
      const low = Math.max(0, 1 - (y - high) / (o.snow as number));
      return [x, y + (6 + low * 0.62 * (o.snow as number)) * (i % 4 === 0 ? r(0.45, 1) : i % 2 === 0 ? r(0.12, 0.4) : r(0.3, 0.7))];
    });
    inner += poly([...top, ...lower.reverse()], o.snowTone ?? C.snow);
    for (let i = 0; i < 46; i++) {
      const [x, y] = top[Math.floor(r(0, top.length))] as P;
      const yy = y + r(0.3, 1.25) * (o.snow as number);
      if (y - high > (o.snow as number)) continue;
      const l = r(10, 40);
      const lean = r(-0.8, 0.8);
      inner += poly(
        [
          [x, yy],
          [x + lean * l + r(2, 6), yy + l],
          [x + lean * l - r(1, 3), yy + l * 0.9],
        ],
        o.snowTone ?? C.snow,
        `opacity="${r(0.1, 0.34).toFixed(2)}"`,
      );
    }
  }
  inner += flanks(s, top, o, r);
  inner += poly(
    body,
    s.lin(0, high + (o.base - high) * 0.35, 0, o.base, [
      [0, o.haze, 0],
      [1, o.haze, 0.9],
    ]),
  );
  return group(inner, clip);
}

/** The sides of each summit and spur that face away from the light, on the left of a falling spine. */
function flanks(s: Sheet, top: P[], o: Ridge, r: Rng): string {
  let out = "";
  for (const reach of [20, 8, 3]) {
    let d = "";
    for (let i = reach; i < top.length - reach; i++) {
      const here = top[i] as P;
      let peak = true;
      for (let k = -reach; k <= reach; k++) if ((top[i + k] as P)[1] < here[1]) peak = false;
      if (!peak) continue;
      let j = i;
      while (j > 0 && (reach === 20 || i - j < reach * 2.4) && (top[j - 1] as P)[1] > (top[j] as P)[1] - (reach === 20 ? 9 : 4)) j--;
      const foot = top[j] as P;
      const drop = (o.base - here[1]) * (reach === 20 ? 0.95 : reach === 8 ? r(0.35, 0.7) : r(0.12, 0.3));
      const spine: P[] = [here];
      let x = here[0];
      const n = 7;
      for (let k = 1; k <= n; k++) {
        x += (r(-0.35, 0.62) * drop) / n;
        spine.push([x, here[1] + (drop * k) / n]);
      }
      const end: P = [foot[0] + (x - foot[0]) * 0.12, foot[1] + Math.max(0, here[1] + drop - foot[1]) * 0.35];
      const notch: P = [(end[0] + x) / 2, here[1] + drop * r(0.72, 0.9)];
      d += closed([...spine, notch, end, ...top.slice(j, i)]);
    }
    const fade = s.lin(0, Math.min(...top.map((p) => p[1])), 0, o.base, [
      [0, o.shade],
      [0.5, o.shade, 0.8],
      [1, o.shade, 0],
    ]);
    if (d !== "") out += path(d, fade, `opacity="${o.alpha * (reach === 20 ? 1 : 0.6)}" ${MULTIPLY}`);
  }
  return out;
}

/** A soft rolling hill: its crest, its light and its shaded lee. */
export function hill(s: Sheet, line0: P[], base: number, light: string, dark: string): string {
  const ys = line0.map((p) => p[1]);
  const hi = Math.min(...ys);
  const first = line0[0] as P;
  const last = line0[line0.length - 1] as P;
  const d = `${smooth(line0, false)}L${last[0]} ${base}L${first[0]} ${base}Z`;
  return path(
    d,
    s.lin(0, hi, 0, base, [
      [0, light],
      [1, dark],
    ]),
  );
}

/** Scrub oak and sage scattered over a hill, smaller and paler with height. */
export function scrub(s: Sheet, r: Rng, n: number, y0: number, y1: number, tone: string, far: string, size = 14): string {
  let out = "";
  for (let i = 0; i < n; i++) {
    const t = Math.sqrt(r());
    const y = y0 + (y1 - y0) * t;
    const w = size * (0.35 + t) * r(0.6, 1.3);
    const x = r(-20, s.w + 20);
    const c = mix(far, tone, t * r(0.6, 1));
    out +=
      oval(x - w * 0.9, y + w * 0.2, w * 1.3, w * 0.2, "#3a2a4d", 'opacity=".18"') +
      path(
        smooth([
          [x - w, y + w * 0.2],
          [x - w * 0.6, y - w * 0.5],
          [x, y - w * r(0.5, 0.9)],
          [x + w * 0.7, y - w * 0.4],
          [x + w, y + w * 0.2],
        ]),
        c,
      );
  }
  return out;
}

/** Blades and tufts, larger towards the viewer. */
export function grass(r: Rng, n: number, x0: number, x1: number, y0: number, y1: number, tones: string[], h = 26): string {
  const d = tones.map(() => "");
  for (let i = 0; i < n; i++) {
    const t = r() ** 0.7;
    const y = y0 + (y1 - y0) * t;
    const x = r(x0, x1);
    const l = h * (0.3 + t) * r(0.5, 1.2);
    const k = Math.floor(r(0, tones.length));
    const lean = r(-0.5, 0.35) * l;
    d[k] += `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-l * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-l).toFixed(1)}`;
  }
  return d.map((v, i) => line(v, tones[i] as string, 1.8, 'opacity=".55"')).join("");
}
