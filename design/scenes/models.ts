// The houses that stand in these valleys.
import { corners, type Volume, volume } from "./houses.ts";
import { C } from "./palette.ts";
import { porch } from "./porches.ts";
import type { Site } from "./solid.ts";

export type Paint = { wall: string; roof: string; trim?: string; door?: string; accent?: string; open?: boolean };

export const build = (site: Site, list: Volume[], soft = 5): string =>
  list.map((v) => site.cast(corners(v), soft)).join("") + list.map((v) => volume(site, v)).join("");

/** Long and low, with a garage wing that comes forward. */
export function ranch(site: Site, p: Paint): string {
  const trim = p.trim ?? C.cream;
  const main: Volume = {
    x: -6,
    z: 0,
    w: 12,
    d: 7,
    h: 2.8,
    roof: "along",
    rise: 2,
    over: 0.6,
    wall: p.wall,
    tiles: p.roof,
    trim,
    siding: "lap",
    open: [
      { kind: "window", u: 4.9, v: 0.95, w: 2.1, h: 1.35, cols: 3 },
      { kind: p.open ? "open" : "door", u: 8.1, v: 0.28, w: 1.05, h: 2.12, color: p.door },
      { kind: "window", u: 9.9, v: 0.95, w: 1.3, h: 1.35, shutters: p.accent },
      { kind: "window", u: 1.6, v: 1, w: 1.2, h: 1.3, side: true },
      { kind: "window", u: 4.4, v: 1, w: 1.2, h: 1.3, side: true },
    ],
  };
  const wing: Volume = {
    x: -6.4,
    z: -3,
    w: 4.6,
    d: 3.6,
    h: 2.8,
    roof: "across",
    rise: 1.55,
    over: 0.5,
    wall: p.accent ?? p.wall,
    tiles: p.roof,
    trim,
    siding: "brick",
    open: [{ kind: "garage", u: 0.65, v: 0.05, w: 3.3, h: 2.25 }],
  };
  const chimney = site.box(2.6, 4.1, 3.1, 0.9, 1.5, 0.8, "#a8583f") + site.box(2.5, 5.55, 3, 1.1, 0.16, 1, "#cdb79d");
  return chimney + build(site, [main, wing]);
}

/** A bungalow with a deep gabled porch and a dormer. */
export function craftsman(site: Site, p: Paint): string {
  const trim = p.trim ?? C.cream;
  const main: Volume = {
    x: -4.5,
    z: 0,
    w: 9,
    d: 7.5,
    h: 3.1,
    roof: "along",
    rise: 3,
    over: 0.7,
    wall: p.wall,
    tiles: p.roof,
    trim,
    open: [
      { kind: "window", u: 0.9, v: 1.05, w: 1.5, h: 1.5 },
      { kind: p.open ? "open" : "door", u: 3.0, v: 0.5, w: 1.1, h: 2.2, color: p.door },
      { kind: "window", u: 6.1, v: 1.05, w: 1.8, h: 1.5 },
      { kind: "window", u: 1.2, v: 1.1, w: 1.3, h: 1.4, side: true },
      { kind: "window", u: 4.6, v: 1.1, w: 1.3, h: 1.4, side: true },
      { kind: "window", u: 2.95, v: 3.6, w: 1.4, h: 1.2, side: true },
    ],
  };
  const dormer: Volume = {
    x: 0.9,
    z: 0.9,
    w: 2.6,
    d: 1.45,
    y: 3.75,
    h: 1.2,
    slope: 0.8,
    roof: "across",
    rise: 0.9,
    over: 0.35,
    wall: p.accent ?? p.wall,
    tiles: p.roof,
    trim,
    open: [{ kind: "window", u: 0.45, v: 0.25, w: 1.7, h: 0.8, cols: 3 }],
  };
  const chimney = site.box(-3.2, 4.6, 3, 0.9, 2.4, 0.8, "#a8583f") + site.box(-3.3, 6.95, 2.9, 1.1, 0.16, 1, "#cdb79d");
  return (
    chimney +
    build(site, [main]) +
    volume(site, dormer) +
    porch(site, {
      x: -3.4,
      z: 0,
      w: 5.4,
      d: 2.3,
      floor: 0.5,
      h: 2.75,
      posts: 3,
      roof: p.roof,
      trim,
      rail: true,
      gable: 1.35,
      wall: p.accent ?? p.wall,
    })
  );
}

/** Thick plastered walls, stepped flat roofs, beam ends and an arched door. */
export function adobe(site: Site, p: Paint): string {
  const trim = p.trim ?? "#e7c39c";
  return build(site, [
    {
      x: -1.2,
      z: 1.6,
      w: 5.8,
      d: 5,
      h: 4.3,
      roof: "flat",
      wall: p.wall,
      trim,
      siding: "stucco",
      open: [{ kind: "window", u: 4.1, v: 2.9, w: 0.9, h: 0.8 }],
    },
    {
      x: -5,
      z: 0.4,
      w: 5.6,
      d: 5.4,
      h: 3,
      roof: "flat",
      wall: p.wall,
      trim,
      siding: "stucco",
      open: [
        { kind: "window", u: 0.8, v: 0.95, w: 1.2, h: 1.15, color: p.door },
        { kind: "window", u: 3.1, v: 0.95, w: 1.2, h: 1.15 },
      ],
    },
    {
      x: 0.2,
      z: -0.8,
      w: 5,
      d: 5.6,
      h: 3.25,
      roof: "flat",
      wall: p.wall,
      trim,
      siding: "stucco",
      open: [
        { kind: p.open ? "open" : "arch", u: 0.8, v: 0.12, w: 1.35, h: 2.35, color: p.door },
        { kind: "window", u: 3.1, v: 1, w: 1.15, h: 1.1 },
        { kind: "window", u: 1.5, v: 1.05, w: 1.1, h: 1.1, side: true },
      ],
    },
  ]);
}
