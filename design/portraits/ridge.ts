// The hills that one sees through the doorway behind a person.
import { C, mix, type Rng, rng } from "./palette.ts";
import { closed, group, MULTIPLY, type P, path, poly, type Sheet } from "./svg.ts";

/** A broken line between the given summits and saddles, finer at every halving. */
function crest(anchor: P[], rough: number, r: Rng, rounds = 5): P[] {
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
