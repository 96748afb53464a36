// A camera and lit solids: everything built stands in one perspective and throws its own shadow.
import { type Light, mix, under } from "./palette.ts";
import { closed, hull, line, MULTIPLY, type P, path, poly, pts, type Sheet } from "./svg.ts";

export type V = [number, number, number];
export type Camera = { horizon: number; height: number; focal: number };

export const street: Camera = { horizon: 690, height: 3.4, focal: 1700 };

/** A place to build at: local metres (x right, y up, z back), turned by yaw, standing at a point of the page. */
export class Site {
  s: Sheet;
  light: Light;
  cam: Camera;
  cx: number;
  cy: number;
  yaw: number;
  scale: number;
  dist: number;

  constructor(s: Sheet, light: Light, cam: Camera, cx: number, cy: number, yaw: number) {
    this.s = s;
    this.light = light;
    this.cam = cam;
    this.cx = cx;
    this.cy = cy;
    this.yaw = yaw;
    this.scale = (cy - cam.horizon) / cam.height;
    this.dist = cam.focal / this.scale;
  }
  turn([x, y, z]: V): V {
    const c = Math.cos(this.yaw);
    const n = Math.sin(this.yaw);
    return [x * c + z * n, y, -x * n + z * c];
  }
  flat([x, y, z]: V): P {
    const k = (this.dist / Math.max(0.5, this.dist + z)) * this.scale;
    return [this.cx + x * k, this.cam.horizon + (this.cam.height - y) * k];
  }
  p(v: V): P {
    return this.flat(this.turn(v));
  }
  /** A colour on a surface with this outward normal. */
  tone(color: string, normal: V): string {
    const [x, y, z] = this.turn(normal);
    const len = Math.hypot(x, y, z);
    const l = this.light;
    const d = Math.max(0, (x * l.sun[0] + y * l.sun[1] + z * l.sun[2]) / len);
    return mix(under(color, l.shade), under(color, l.lit, l.gain), Math.min(1, 0.18 + d * 1.05));
  }
  /** A flat face; it darkens a little towards the ground. */
  face(v: V[], color: string, normal: V, extra = ""): string {
    const q = v.map((k) => this.p(k));
    const c = this.tone(color, normal);
    const ys = q.map((k) => k[1]);
    const lo = Math.min(...ys);
    const hi = Math.max(...ys);
    const fill =
      hi - lo < 24
        ? c
        : this.s.lin(0, lo, 0, hi, [
            [0, mix(c, this.light.lit, 0.08)],
            [1, mix(c, this.light.shadow, 0.14)],
          ]);
    return poly(q, fill, extra);
  }
  /** A box: the top when seen from above, the front, and the side that turns to the viewer. */
  box(x: number, y: number, z: number, w: number, h: number, d: number, color: string): string {
    let out = "";
    const X = x + w;
    const Y = y + h;
    const Z = z + d;
    if (this.yaw > 0.001)
      out += this.face(
        [
          [X, y, z],
          [X, Y, z],
          [X, Y, Z],
          [X, y, Z],
        ],
        color,
        [1, 0, 0],
      );
    else
      out += this.face(
        [
          [x, y, z],
          [x, Y, z],
          [x, Y, Z],
          [x, y, Z],
        ],
        color,
        [-1, 0, 0],
      );
    if (Y < this.cam.height)
      out += this.face(
        [
          [x, Y, z],
          [X, Y, z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        color,
        [0, 1, 0],
      );
    return (
      out +
      this.face(
        [
          [x, y, z],
          [X, y, z],
          [X, Y, z],
          [x, Y, z],
        ],
        color,
        [0, 0, -1],
      )
    );
  }
  /** The shadow the given points throw on the ground. */
  cast(v: V[], soft = 5, alpha = this.light.shadowAlpha): string {
    const [sx, sy, sz] = this.light.sun;
    const fall = v.map((k) => {
      const [x, y, z] = this.turn(k);
      return this.flat([x - (sx / sy) * y * 1.15, 0, z - (sz / sy) * y * 0.55]);
    });
    return poly(hull(fall), this.light.shadow, `opacity="${alpha}" ${MULTIPLY} ${this.s.blur(soft)}`);
  }
  /** A patch of ground: a path, a drive, a bed. */
  ground(v: [number, number][], fill: string, extra = ""): string {
    return poly(
      v.map(([x, z]) => this.p([x, 0.01, z])),
      fill,
      extra,
    );
  }
  stroke(v: V[], color: string, width: number, extra = ""): string {
    return line(`M${pts(v.map((k) => this.p(k)))}`, color, width, extra);
  }
  /** Thin parallel lines across a four-cornered face, bottom edge a-b to top edge d-c. */
  courses(a: V, b: V, c: V, d: V, n: number, color: string, alpha: number): string {
    let out = "";
    const at = (p: V, q: V, t: number): V => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
    for (let i = 1; i < n; i++) out += `M${pts([this.p(at(a, d, i / n)), this.p(at(b, c, i / n))])}`;
    return line(out, color, 1.1, `opacity="${alpha}"`);
  }
  hollow(v: V[], fill: string, extra = ""): string {
    return path(closed(v.map((k) => this.p(k))), fill, extra);
  }
}

/** A wall to hang things on: u along it from the left as seen, v up. */
export type Wall = { at: (u: number, v: number, out?: number) => V; normal: V; site: Site };

export function frontWall(site: Site, x: number, y: number, z: number): Wall {
  return { site, normal: [0, 0, -1], at: (u, v, out = 0) => [x + u, y + v, z - out] };
}
export function sideWall(site: Site, x: number, y: number, z: number, w: number, d: number): Wall {
  if (site.yaw > 0) return { site, normal: [1, 0, 0], at: (u, v, out = 0) => [x + w + out, y + v, z + u] };
  return { site, normal: [-1, 0, 0], at: (u, v, out = 0) => [x - out, y + v, z + d - u] };
}
export function plate(wl: Wall, u: number, v: number, w: number, h: number, fill: string, out = 0, extra = ""): string {
  return wl.site.hollow([wl.at(u, v, out), wl.at(u + w, v, out), wl.at(u + w, v + h, out), wl.at(u, v + h, out)], fill, extra);
}
