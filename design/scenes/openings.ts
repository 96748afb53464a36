// Windows and doors, hung on any wall.
import { C, mix } from "./palette.ts";
import { plate, type Wall } from "./solid.ts";
import { MULTIPLY, oval, type P } from "./svg.ts";

export type Opening = {
  kind: "window" | "door" | "garage" | "open" | "arch";
  u: number;
  v: number;
  w: number;
  h: number;
  color?: string;
  lit?: boolean;
  side?: boolean;
  cols?: number;
  shutters?: string;
};

export function opening(wl: Wall, o: Opening, trim: string): string {
  const { site } = wl;
  const { s, light } = site;
  const t = site.tone(trim, wl.normal);
  const lit = o.lit ?? light.windows;
  const a = site.p(wl.at(o.u, o.v));
  const b = site.p(wl.at(o.u + o.w, o.v + o.h));
  const mid: P = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const px = Math.abs(a[1] - b[1]);
  const f = 0.09;
  let out = "";
  const warm = s.lin(0, b[1], 0, a[1], [
    [0, "#fff0c0"],
    [0.45, "#ffd27a"],
    [1, "#ee9a45"],
  ]);
  if (o.shutters !== undefined) {
    const c = site.tone(o.shutters, wl.normal);
    for (const u of [o.u - f - 0.36, o.u + o.w + f]) {
      out += plate(wl, u, o.v - 0.02, 0.36, o.h + 0.04, c, 0.02);
      for (let k = 1; k < 8; k++) out += plate(wl, u + 0.05, o.v + (o.h * k) / 8, 0.26, 0.03, light.shadow, 0.02, 'opacity=".25"');
    }
  }
  if (lit && light.windows) out += s.glow(mid[0], mid[1], px * 1.25, "#ffb650", 0.24);
  // The frame stands a little proud and throws a soft line below and to the left.
  out += plate(wl, o.u - f - 0.07, o.v - f - 0.06, o.w + f * 2 + 0.04, o.h + f * 2, light.shadow, 0, `opacity=".28" ${MULTIPLY}`);
  out += plate(wl, o.u - f, o.v - (o.kind === "window" ? f : 0), o.w + f * 2, o.h + (o.kind === "window" ? f * 2 : f), t);
  if (o.kind === "window") {
    const glass = lit
      ? warm
      : s.lin(a[0], b[1], b[0], a[1], [
          [0, "#2d5560"],
          [0.45, "#6d8f92"],
          [0.62, "#e9c79a"],
          [1, "#49626b"],
        ]);
    out += plate(wl, o.u, o.v, o.w, o.h, glass);
    if (lit) {
      out +=
        plate(wl, o.u, o.v, o.w * 0.17, o.h, "#fff3d6", 0, 'opacity=".55"') +
        plate(wl, o.u + o.w * 0.83, o.v, o.w * 0.17, o.h, "#fff3d6", 0, 'opacity=".55"');
      out += plate(wl, o.u, o.v, o.w, o.h * 0.3, "#a24b2b", 0, 'opacity=".28"');
    } else {
      out += site.hollow(
        [
          wl.at(o.u + o.w * 0.15, o.v),
          wl.at(o.u + o.w * 0.45, o.v),
          wl.at(o.u + o.w * 0.85, o.v + o.h),
          wl.at(o.u + o.w * 0.55, o.v + o.h),
        ],
        "#fff3dc",
        'opacity=".16"',
      );
    }
    out += plate(wl, o.u, o.v + o.h - 0.1, o.w, 0.1, light.shadow, 0, 'opacity=".35"');
    const n = o.cols ?? (o.w > 1.5 ? 3 : 2);
    for (let k = 1; k < n; k++) out += plate(wl, o.u + (o.w * k) / n - 0.025, o.v, 0.05, o.h, t);
    out += plate(wl, o.u, o.v + o.h * 0.56, o.w, 0.05, t);
    out += plate(wl, o.u - f - 0.06, o.v - f - 0.05, o.w + f * 2 + 0.12, 0.1, mix(t, "#ffffff", 0.12), 0.05);
  }
  if (o.kind === "door") {
    const c = site.tone(o.color ?? C.teal, wl.normal);
    const dark = mix(c, light.shadow, 0.3);
    out += plate(
      wl,
      o.u,
      o.v,
      o.w,
      o.h,
      s.lin(0, b[1], 0, a[1], [
        [0, mix(c, light.shadow, 0.25)],
        [0.3, c],
        [1, c],
      ]),
    );
    for (const [x, y, h] of [
      [0.14, 0.08, 0.34],
      [0.56, 0.08, 0.34],
    ] as const)
      out +=
        plate(wl, o.u + o.w * x, o.v + o.h * y, o.w * 0.3, o.h * h, dark) +
        plate(wl, o.u + o.w * x + 0.025, o.v + o.h * y, o.w * 0.3 - 0.025, o.h * h - 0.03, mix(c, light.lit, 0.1));
    for (const x of [0.14, 0.56])
      out += plate(wl, o.u + o.w * x, o.v + o.h * 0.52, o.w * 0.3, o.h * 0.38, lit || light.windows ? warm : "#59777b");
    const k = site.p(wl.at(o.u + o.w * 0.9, o.v + o.h * 0.47));
    out += oval(k[0], k[1], Math.max(1.2, px * 0.016), Math.max(1.2, px * 0.016), C.glow);
    out += plate(wl, o.u - f, o.v - 0.08, o.w + f * 2, 0.08, site.tone("#b9a48c", [0, 1, 0]), 0.12);
  }
  if (o.kind === "open") {
    out += s.glow(mid[0], mid[1], px * 1.1, "#ffc561", light.windows ? 0.7 : 0.4);
    out += plate(
      wl,
      o.u,
      o.v,
      o.w,
      o.h,
      s.lin(0, b[1], 0, a[1], [
        [0, "#dd8a3a"],
        [0.5, "#ffc565"],
        [1, "#ffe2a0"],
      ]),
    );
    out += plate(wl, o.u + o.w * 0.12, o.v, o.w * 0.76, o.h * 0.5, "#fffbe8", 0, `opacity=".28" ${s.blur(Math.max(1, px * 0.04))}`);
    const c = site.tone(o.color ?? C.teal, [1, 0, -0.2]);
    const hinge = (v: number): [number, number, number] => wl.at(o.u + 0.02, v);
    const edge = (v: number): [number, number, number] => wl.at(o.u + o.w * 0.03, v, -0.3);
    out += site.hollow([hinge(o.v), edge(o.v + 0.02), edge(o.v + o.h * 0.97), hinge(o.v + o.h)], c);
  }
  if (o.kind === "arch") {
    // A recessed arched doorway, as in adobe: the round head is drawn point by point on the wall.
    const head = (inset: number, deep: number): [number, number, number][] => {
      const out2: [number, number, number][] = [wl.at(o.u + inset, o.v, -deep)];
      for (let k = 0; k <= 14; k++) {
        const th = Math.PI - (Math.PI * k) / 14;
        out2.push(wl.at(o.u + o.w / 2 + Math.cos(th) * (o.w / 2 - inset), o.v + o.h - o.w / 2 + Math.sin(th) * (o.w / 2 - inset), -deep));
      }
      out2.push(wl.at(o.u + o.w - inset, o.v, -deep));
      return out2;
    };
    const c = site.tone(o.color ?? C.teal, wl.normal);
    out = site.hollow(head(0, 0), mix(t, light.shadow, 0.45));
    out += site.hollow(head(0.1, 0.05), lit ? warm : c);
    if (!lit)
      for (let k = 1; k < 5; k++)
        out += plate(wl, o.u + 0.1 + ((o.w - 0.2) * k) / 5, o.v, 0.03, o.h * 0.72, light.shadow, 0, 'opacity=".35"');
    out += plate(wl, o.u - 0.15, o.v - 0.1, o.w + 0.3, 0.1, site.tone("#c7a888", [0, 1, 0]), 0.2);
  }
  if (o.kind === "garage") {
    const c = site.tone(o.color ?? "#e9dcc6", wl.normal);
    out += plate(
      wl,
      o.u,
      o.v,
      o.w,
      o.h,
      s.lin(0, b[1], 0, a[1], [
        [0, mix(c, light.shadow, 0.35)],
        [0.25, c],
        [1, c],
      ]),
    );
    for (let k = 0; k < 4; k++) {
      for (let j = 0; j < 4; j++)
        out += plate(
          wl,
          o.u + (o.w * (j + 0.12)) / 4,
          o.v + (o.h * (k + 0.16)) / 4,
          (o.w * 0.76) / 4,
          (o.h * 0.68) / 4,
          k === 3 ? (light.windows ? "#ffcf7e" : "#5d7a7e") : mix(c, light.shadow, 0.09),
        );
      if (k > 0) out += plate(wl, o.u, o.v + (o.h * k) / 4, o.w, 0.025, light.shadow, 0, 'opacity=".3"');
    }
  }
  return out;
}
