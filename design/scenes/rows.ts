// Taller buildings: a row of townhouses, a small office.
import { corners, type Volume, volume } from "./houses.ts";
import { build, type Paint } from "./models.ts";
import { C } from "./palette.ts";
import type { Site } from "./solid.ts";

/** Three narrow homes in a row, each with its own gable and colour. */
export function townhouse(site: Site, p: Paint): string {
  const walls = [p.wall, p.accent ?? C.sand, C.adobe];
  const units: Volume[] = [0, 1, 2].map((k) => ({
    x: -6.6 + k * 4.4,
    z: k % 2 === 0 ? 0 : 0.5,
    w: 4.4,
    d: 7,
    h: 5.7,
    roof: "across",
    rise: 1.9,
    over: 0.4,
    wall: walls[k] as string,
    tiles: p.roof,
    trim: p.trim ?? C.cream,
    siding: k === 1 ? "brick" : "lap",
    open: [
      { kind: "window", u: 0.6, v: 3.6, w: 1.1, h: 1.5 },
      { kind: "window", u: 2.6, v: 3.6, w: 1.1, h: 1.5 },
      { kind: "window", u: 1.8, v: 5.9, w: 0.8, h: 0.8, cols: 2, lit: false },
      { kind: "door", u: 0.6, v: 0.3, w: 1.05, h: 2.15, color: k === 1 ? C.teal : (p.door ?? C.terracotta) },
      { kind: "window", u: 2.4, v: 0.95, w: 1.4, h: 1.5 },
      { kind: "window", u: 1.5, v: 3.6, w: 1.1, h: 1.5, side: true },
      { kind: "window", u: 4.2, v: 3.6, w: 1.1, h: 1.5, side: true },
      { kind: "window", u: 1.5, v: 1, w: 1.1, h: 1.5, side: true },
    ],
  }));
  const order = site.yaw > 0 ? units : [...units].reverse();
  let out = build(site, order, 8);
  for (const k of site.yaw > 0 ? [0, 1, 2] : [2, 1, 0]) {
    const x = -6.6 + k * 4.4 + 0.3;
    const z = k % 2 === 0 ? 0 : 0.5;
    out += site.box(x, 2.65, z - 0.9, 1.7, 0.16, 0.9, p.trim ?? C.cream) + site.box(x + 0.2, 0, z - 0.7, 1.3, 0.28, 0.7, "#bda48b");
  }
  return out;
}

/** A small two-storey office: brick, tall panes, a canopy over the door. */
export function officeBlock(site: Site): string {
  const w = 13;
  const panes: Volume["open"] = [];
  for (let k = 0; k < 5; k++) {
    panes.push({ kind: "window", u: 0.75 + k * 2.45, v: 4.1, w: 1.7, h: 1.75, cols: 2, lit: k === 3 });
    if (k !== 2) panes.push({ kind: "window", u: 0.75 + k * 2.45, v: 0.7, w: 1.7, h: 2.2, cols: 2, lit: k === 1 });
  }
  for (let k = 0; k < 3; k++) {
    panes.push({ kind: "window", u: 0.9 + k * 2.4, v: 4.1, w: 1.5, h: 1.75, side: true });
    panes.push({ kind: "window", u: 0.9 + k * 2.4, v: 0.7, w: 1.5, h: 2.2, side: true });
  }
  panes.push(
    { kind: "door", u: 5.35, v: 0.1, w: 1.15, h: 2.6, color: C.teal, lit: true },
    { kind: "door", u: 6.5, v: 0.1, w: 1.15, h: 2.6, color: C.teal, lit: true },
  );
  const body: Volume = {
    x: -6.5,
    z: 0,
    w,
    d: 8,
    h: 6.8,
    roof: "along",
    rise: 0.01,
    over: 0.01,
    wall: "#c07a58",
    trim: "#f3e3c8",
    tiles: "#7a4638",
    siding: "brick",
    open: panes,
  };
  let out = site.cast(corners(body), 8) + volume(site, body);
  out += site.box(-6.7, 6.7, -0.2, w + 0.4, 0.5, 8.4, "#efdcbf") + site.box(-6.55, 3.35, -0.12, w + 0.1, 0.3, 8.2, "#e7cfae");
  out +=
    site.box(-1.5, 2.95, -1.6, 3, 0.18, 1.6, C.teal) +
    site.box(-1.4, 0, -1.4, 0.14, 2.95, 0.14, "#3b3036") +
    site.box(1.26, 0, -1.4, 0.14, 2.95, 0.14, "#3b3036");
  return out;
}
