// Porches: a deck, posts, steps and a roof.
import { volume } from "./houses.ts";
import { C } from "./palette.ts";
import type { Site, V } from "./solid.ts";
import { MULTIPLY } from "./svg.ts";

export type Porch = {
  x: number;
  z: number;
  w: number;
  d: number;
  floor: number;
  h: number;
  posts: number;
  roof: string;
  trim: string;
  rail?: boolean;
  gable?: number;
  wall?: string;
};

/** A deck with posts under a lean-to or gabled roof; drawn after the wall behind it. */
export function porch(site: Site, o: Porch): string {
  const zf = o.z - o.d;
  let out = site.hollow(
    [
      [o.x, o.floor, o.z],
      [o.x + o.w - 1.1, o.floor, o.z],
      [o.x + o.w - 0.3, o.h, o.z],
      [o.x, o.h, o.z],
    ],
    site.light.shadow,
    `opacity=".3" ${MULTIPLY}`,
  );
  out += site.box(o.x, 0, zf, o.w, o.floor, o.d, "#b59a82");
  const steps = o.gable === undefined ? o.x + o.w * 0.36 : o.x + o.w / 2 - 0.8;
  for (let k = 2; k >= 1; k--) out += site.box(steps, 0, zf - 0.34 * (3 - k), 1.6, (o.floor * k) / 3, 0.34, "#c2a98f");
  const even = Array.from({ length: o.posts }, (_, k) => o.x + 0.1 + ((o.w - 0.5) * k) / (o.posts - 1));
  for (const px of o.gable === undefined ? even : [o.x + 0.1, steps - 0.45, steps + 1.7, o.x + o.w - 0.4]) {
    out +=
      site.box(px - 0.06, o.floor, zf + 0.06, 0.46, 0.9, 0.46, "#a4674c") +
      site.box(px + 0.06, o.floor + 0.9, zf + 0.16, 0.22, o.h - o.floor - 0.9, 0.22, o.trim);
  }
  if (o.rail) {
    for (const [from, to] of [
      [o.x + 0.5, steps - 0.45],
      [steps + 2.1, o.x + o.w - 0.4],
    ] as const) {
      for (let q = from; q < to; q += 0.2)
        out += site.stroke(
          [
            [q, o.floor + 0.08, zf + 0.2],
            [q, o.floor + 0.78, zf + 0.2],
          ],
          site.tone(o.trim, [0, 0, -1]),
          site.scale * 0.045,
        );
      out += site.stroke(
        [
          [from, o.floor + 0.8, zf + 0.2],
          [to, o.floor + 0.8, zf + 0.2],
        ],
        site.tone(o.trim, [0, 0.5, -1]),
        site.scale * 0.08,
      );
    }
  }
  if (o.gable !== undefined)
    return (
      out +
      volume(site, {
        x: o.x,
        z: zf,
        w: o.w,
        d: o.d,
        y: o.h,
        h: 0.28,
        roof: "across",
        rise: o.gable,
        over: 0.35,
        wall: o.wall ?? C.sand,
        tiles: o.roof,
        trim: o.trim,
      })
    );
  out += site.box(o.x, o.h - 0.22, zf + 0.1, o.w, 0.22, 0.2, o.trim);
  const a: V = [o.x - 0.3, o.h, zf - 0.25];
  const b: V = [o.x + o.w + 0.3, o.h, zf - 0.25];
  const c: V = [o.x + o.w + 0.3, o.h + 0.75, o.z];
  const d: V = [o.x - 0.3, o.h + 0.75, o.z];
  out += site.face([a, b, c, d], o.roof, [0, 1, -0.45]) + site.courses(a, b, c, d, 6, site.light.shadow, 0.22);
  return out + site.face([a, b, [b[0], o.h - 0.16, b[2]], [a[0], o.h - 0.16, a[2]]], o.trim, [0, 0, -1]);
}
