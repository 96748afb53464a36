// Two streets: one at dusk, one with the office on it.
import { adobe, craftsman, ranch } from "./models.ts";
import { bush, COTTONWOOD, dim, GREEN, NIGHT, RUST, spruce, tree } from "./nature.ts";
import { C, DUSK, GOLDEN, rng } from "./palette.ts";
import { officeBlock, townhouse } from "./rows.ts";
import { bars, frontage, veil } from "./setting.ts";
import { Site, street } from "./solid.ts";
import { line, oval, type P, path, rect, SCREEN, Sheet } from "./svg.ts";
import { lawn, treeline, wasatch } from "./valley.ts";

/** A street lamp with its pool of light. */
function lamp(s: Sheet, x: number, y: number, h: number): string {
  return (
    line(`M${x} ${y}L${x} ${y - h}Q${x} ${y - h * 1.1} ${x + h * 0.1} ${y - h * 1.1}`, "#151833", h * 0.022) +
    s.glow(x + h * 0.12, y - h * 1.06, h * 0.7, "#ffbe62", 0.6) +
    oval(x + h * 0.12, y - h * 1.07, h * 0.05, h * 0.025, "#fff0c4") +
    oval(
      x + h * 0.1,
      y + 4,
      h * 0.9,
      h * 0.12,
      s.rad(
        x + h * 0.1,
        y + 4,
        h * 0.9,
        [
          [0, "#ffb45c", 0.5],
          [1, "#ffb45c", 0],
        ],
        0.14,
      ),
      SCREEN,
    )
  );
}

export function streetDusk(): string {
  const s = new Sheet();
  const sun: P = [1250, 650];
  let b = wasatch(s, "dusk", 690, sun, 33, 1.05) + lawn(s, 690, "dusk", 8, 500);
  b += treeline(s, 712, 260, dim(NIGHT, "#8b5a7e", 0.35));
  const at = (x: number, y: number, yaw: number): Site => new Site(s, DUSK, street, x, y, yaw);
  b += townhouse(at(250, 760, 0.3), { wall: "#b97a60", roof: "#6a4450", accent: "#cdb59c" }) + spruce(s, 470, 772, 190, NIGHT, 4);
  b += ranch(at(720, 800, 0.3), { wall: "#d8c0a4", roof: "#5d4048", accent: "#a8604a", door: C.teal }) + tree(s, 985, 812, 250, NIGHT, 41);
  b += craftsman(at(1190, 842, 0.32), { wall: "#3a7880", roof: "#5a3a44", trim: "#f3e2c8", door: C.terracotta, accent: "#c9ab88" });
  b += tree(s, 1830, 880, 520, NIGHT, 44) + adobe(at(1640, 872, 0.34), { wall: "#d08a66", roof: C.clay, door: C.teal });
  for (const [x, y, w] of [
    [1440, 880, 54],
    [1000, 862, 46],
    [560, 822, 34],
    [1850, 905, 70],
  ] as const)
    b += bush(s, x, y, w, NIGHT, x);
  b +=
    rect(
      0,
      922,
      1920,
      26,
      s.lin(0, 0, 1920, 0, [
        [0, "#57527a"],
        [1, "#8a6a7c"],
      ]),
    ) + rect(0, 948, 1920, 12, "#2c2b4c");
  b += rect(
    0,
    960,
    1920,
    130,
    s.lin(0, 960, 0, 1080, [
      [0, "#3a3858"],
      [1, "#1d1f3c"],
    ]),
  );
  for (let i = 0; i < 9; i++)
    b += path(`M${i * 240 - 60} 1018L${i * 240 + 66} 1018L${i * 240 + 60} 1028L${i * 240 - 72} 1028Z`, "#d9a866", 'opacity=".6"');
  // Windows laid along the wet road.
  for (const [x, w, a] of [
    [250, 240, 0.3],
    [760, 200, 0.24],
    [1120, 260, 0.34],
    [1620, 280, 0.3],
  ] as const)
    b += oval(
      x,
      985,
      w,
      70,
      s.rad(
        x,
        985,
        w,
        [
          [0, "#ffac55", a],
          [1, "#ffac55", 0],
        ],
        0.28,
      ),
      SCREEN,
    );
  b += lamp(s, 520, 934, 260) + lamp(s, 1330, 934, 260);
  for (let i = 0; i < 46; i++) {
    const r = rng(900 + i);
    b += oval(r(0, 1920), r(10, 260), r(0.8, 1.9), r(0.8, 1.9), "#fff0d8", `opacity="${r(0.25, 0.85).toFixed(2)}"`);
  }
  return s.svg(b + veil(s, DUSK, sun, 0.2));
}

export function office(): string {
  const s = new Sheet();
  const sun: P = [1720, 440];
  let b = wasatch(s, "golden", 690, sun, 92) + lawn(s, 690, "golden", 12, 500);
  b += treeline(s, 712, 660, dim(GREEN, "#e6bd85", 0.4)) + tree(s, 860, 800, 260, GREEN, 95);
  const site = new Site(s, GOLDEN, street, 1270, 880, 0.4);
  b +=
    frontage(site, -4) +
    site.ground(
      [
        [-7, 0],
        [7, 0],
        [7, -4],
        [-7, -4],
      ],
      site.tone("#e0c8a8", [0, 1, 0]),
    );
  b += officeBlock(site);
  for (const k of [-5.6, -3.4, 2.4, 4.6]) {
    b += site.box(k, 0, -1.7, 1.4, 0.5, 0.6, "#a4674c");
    const [x, y] = site.p([k + 0.7, 0.5, -1.4]);
    b += bush(s, x, y + 8, 44, GREEN, Math.round(x), k < 0 ? C.marigold : C.terracotta);
  }
  const [tx, ty] = site.p([9.4, 0, -2.6]);
  b += tree(s, tx, ty, 400, COTTONWOOD, 96, { wide: 0.36 }) + tree(s, 600, 846, 300, RUST, 97, { wide: 0.36 });
  return s.svg(b + bars(s, [[1900, 1040, 1400, 44]], GOLDEN.shadow) + veil(s, GOLDEN, sun));
}
