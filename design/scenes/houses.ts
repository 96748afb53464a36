// Houses put together from volumes: walls, roofs with thickness and overhang.
import { type Opening, opening } from "./openings.ts";
import { C, mix } from "./palette.ts";
import { frontWall, plate, type Site, sideWall, type V } from "./solid.ts";
import { MULTIPLY, oval } from "./svg.ts";

export type Volume = {
  x: number;
  z: number;
  w: number;
  d: number;
  h: number;
  y?: number;
  roof: "along" | "across" | "flat";
  rise?: number;
  over?: number;
  wall: string;
  tiles?: string;
  trim?: string;
  siding?: "lap" | "stucco" | "brick";
  open?: Opening[];
  /** How steeply the roof it rises from climbs, for a dormer. */
  slope?: number;
};

/** The corners of a volume and its ridge, for shadows. */
export function corners(v: Volume): V[] {
  const y = v.y ?? 0;
  const out: V[] = [];
  for (const x of [v.x, v.x + v.w]) for (const z of [v.z, v.z + v.d]) out.push([x, y, z], [x, y + v.h, z]);
  const top = y + v.h + (v.rise ?? 0);
  if (v.roof === "along") out.push([v.x, top, v.z + v.d / 2], [v.x + v.w, top, v.z + v.d / 2]);
  if (v.roof === "across") out.push([v.x + v.w / 2, top, v.z], [v.x + v.w / 2, top, v.z + v.d]);
  return out;
}

export function volume(site: Site, v: Volume): string {
  const y = v.y ?? 0;
  const { light } = site;
  const trim = v.trim ?? C.cream;
  const side = site.yaw > 0;
  const X = side ? v.x + v.w : v.x;
  const sn: V = [side ? 1 : -1, 0, 0];
  const Y = y + v.h;
  const rise = v.roof === "flat" ? 0 : (v.rise ?? 1.4);
  const mx = v.x + v.w / 2;
  const mz = v.z + v.d / 2;
  const round =
    v.roof === "flat"
      ? `stroke-linejoin="round" stroke-width="${(site.scale * 0.16).toFixed(1)}" stroke="${site.tone(v.wall, [0, 0, -1])}"`
      : "";
  const roundSide =
    v.roof === "flat" ? `stroke-linejoin="round" stroke-width="${(site.scale * 0.16).toFixed(1)}" stroke="${site.tone(v.wall, sn)}"` : "";
  const gableS: V[] = v.roof === "along" ? [[X, Y + rise, mz]] : [];
  const gableF: V[] = v.roof === "across" ? [[mx, Y + rise, v.z]] : [];
  let out = site.face(
    [[X, y, v.z], [X, Y, v.z], ...gableS, [X, Y, v.z + v.d], [X, y + v.d * (v.slope ?? 0), v.z + v.d]],
    v.wall,
    sn,
    roundSide,
  );
  out += site.face([[v.x, y, v.z], [v.x, Y, v.z], ...gableF, [v.x + v.w, Y, v.z], [v.x + v.w, y, v.z]], v.wall, [0, 0, -1], round);
  const front = frontWall(site, v.x, y, v.z);
  const flank = sideWall(site, v.x, y, v.z, v.w, v.d);
  if ((v.siding ?? "lap") !== "stucco") {
    const n = Math.round(v.h / (v.siding === "brick" ? 0.16 : 0.24));
    out += site.courses([v.x, y, v.z], [v.x + v.w, y, v.z], [v.x + v.w, Y, v.z], [v.x, Y, v.z], n, light.shadow, 0.16);
    if (v.slope === undefined) out += site.courses([X, y, v.z], [X, y, v.z + v.d], [X, Y, v.z + v.d], [X, Y, v.z], n, light.shadow, 0.13);
    out += site.stroke(
      [
        [X, y, v.z],
        [X, Y, v.z],
      ],
      site.tone(trim, sn),
      site.scale * 0.09,
    );
  }
  // A darker plinth, and the shade the eaves lay over the top of the walls.
  if (y < 0.1 && v.roof !== "flat")
    out += plate(front, 0, 0, v.w, 0.28, site.tone("#9c8577", [0, 0, -1])) + plate(flank, 0, 0, v.d, 0.28, site.tone("#9c8577", sn));
  if (v.roof === "along") out += plate(front, 0, v.h - 0.55, v.w, 0.55, light.shadow, 0, `opacity=".34" ${MULTIPLY}`);
  if (v.roof === "across" && v.slope === undefined)
    out += plate(flank, 0, v.h - 0.5, v.d, 0.5, light.shadow, 0, `opacity=".3" ${MULTIPLY}`);
  for (const o of v.open ?? []) out += opening(o.side ? flank : front, o, trim);
  return out + (v.roof === "flat" ? parapet(site, v) : roof(site, v, rise));
}

function parapet(site: Site, v: Volume): string {
  const Y = (v.y ?? 0) + v.h;
  let out = "";
  for (let k = 0; k < Math.floor(v.w / 0.8); k++) {
    const a = site.p([v.x + 0.5 + k * 0.8, Y - 0.5, v.z - 0.02]);
    const b = site.p([v.x + 0.5 + k * 0.8, Y - 0.5, v.z - 0.32]);
    const r = site.scale * 0.085;
    out += oval(a[0] - r * 2, a[1] + r * 2.6, r * 1.2, r * 2.4, site.light.shadow, `opacity=".3" ${MULTIPLY}`);
    out +=
      oval(a[0], a[1], r, r, C.woodDark) +
      oval((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, r, r, C.woodDark) +
      oval(b[0], b[1], r, r, site.tone("#b47a4c", [0, 0, -1]));
  }
  return out;
}

export function roof(site: Site, v: Volume, rise: number): string {
  const along = v.roof === "along";
  const o = v.over ?? 0.5;
  const side = site.yaw > 0;
  const Y = (v.y ?? 0) + v.h;
  const tiles = v.tiles ?? "#8a4a3a";
  const trim = v.trim ?? C.cream;
  const half = (along ? v.d : v.w) / 2;
  const drop = (o * rise) / half;
  // u runs along the ridge, c across it.
  const at = (u: number, c: number, y: number): V => (along ? [u, y, c] : [c, y, u]);
  const c0 = along ? v.z : v.x;
  const c1 = c0 + half * 2;
  const k = Math.min(o, 0.34);
  const u0 = (along ? v.x : v.z) - k;
  const u1 = along ? v.x + v.w + k : v.z + v.d;
  const end = along ? (side ? u1 : u0) : u0;
  const inset = along ? (side ? u1 - k : u0 + k) : u0 + k;
  const mid = c0 + half;
  const eL = c0 - o;
  const eR = c1 + o;
  const top = Y + rise + 0.12;
  const low = Y - drop + 0.12;
  const seen = along ? eL : side ? eR : eL;
  const sign = seen === eL ? -1 : 1;
  const n: V = along ? [0, half, sign * rise] : [sign * rise, half, 0];
  const endN: V = along ? [side ? 1 : -1, 0, 0] : [0, 0, -1];
  const t = 0.2;
  const dark = mix(site.tone(trim, endN), site.light.shadow, 0.55);
  let out = "";
  for (const e of [eL, eR])
    out += site.hollow([at(inset, mid, top - t), at(end, mid, top - t), at(end, e, low - t), at(inset, e, low - t)], dark);
  // Shade of the raking edge on the gable.
  out += site.hollow(
    [at(inset, mid, top - t), at(inset, eL, low - t), at(inset, eL + o, low - t), at(inset, mid, top - t - 0.45)],
    site.light.shadow,
    `opacity=".25" ${MULTIPLY}`,
  );
  const a = at(u0, seen, low);
  const b = at(u1, seen, low);
  const c = at(u1, mid, top);
  const d = at(u0, mid, top);
  // A slope that turns from the viewer shows nothing but its edge.
  const [pa, pb, pd] = [site.p(a), site.p(b), site.p(d)];
  const area = (pb[0] - pa[0]) * (pd[1] - pa[1]) - (pb[1] - pa[1]) * (pd[0] - pa[0]);
  const facing = along || seen === eR ? area < 0 : area > 0;
  if (facing) out += site.face([a, b, c, d], tiles, n) + site.courses(a, b, c, d, 11, site.light.shadow, 0.22);
  if (facing)
    out += site.hollow(
      [a, b, c, d],
      site.s.lin(site.p(a)[0], 0, site.p(b)[0], 0, [
        [0, site.light.shadow, 0.16],
        [1, site.light.lit, 0.16],
      ]),
    );
  const faN: V = along ? [0, 0, -1] : [sign, 0, 0];
  out += site.face([at(u0, seen, low), at(u1, seen, low), at(u1, seen, low - t), at(u0, seen, low - t)], trim, faN);
  for (const e of [eL, eR]) out += site.face([at(end, e, low), at(end, mid, top), at(end, mid, top - t), at(end, e, low - t)], trim, endN);
  for (const e of [eL, eR])
    out += site.stroke(
      [at(end, e, low + 0.03), at(end, mid, top + 0.03)],
      site.tone(mix(tiles, "#ffffff", 0.1), [0, 1, -0.4]),
      site.scale * 0.07,
    );
  return out;
}
