// The two wide views.
import { grass } from "./landscape.ts";
import { adobe, craftsman, ranch } from "./models.ts";
import { bush, COTTONWOOD, dim, GREEN, MORN, poplar, SAGE, spruce, tree } from "./nature.ts";
import { C, GOLDEN, MORNING, rng } from "./palette.ts";
import { townhouse } from "./rows.ts";
import { bars, frontage, veil, walk } from "./setting.ts";
import { Site, street } from "./solid.ts";
import { line, oval, type P, path, Sheet } from "./svg.ts";
import { lawn, treeline, wasatch } from "./valley.ts";

export function homeHero(): string {
  const s = new Sheet();
  const sun: P = [1560, 520];
  let b = wasatch(s, "golden", 690, sun, 21, 1.08) + lawn(s, 690, "golden", 5);
  b += treeline(s, 712, 60, dim(GREEN, "#e6bd85", 0.45));
  const far = (x: number, y: number, yaw: number): Site => new Site(s, GOLDEN, street, x, y, yaw);
  b += ranch(far(700, 768, 0.35), { wall: "#e6cfae", roof: "#8b5a4c", accent: "#b9694a" });
  b +=
    tree(s, 880, 772, 190, COTTONWOOD, 9) +
    poplar(s, 486, 770, 200, dim(COTTONWOOD, "#e6bd85", 0.2), 12) +
    poplar(s, 524, 774, 170, dim(COTTONWOOD, "#e6bd85", 0.2), 13);
  b += townhouse(far(330, 744, 0.3), { wall: "#c98a68", roof: "#84584f", accent: "#e8d2b0" });
  b += tree(s, 228, 752, 120, dim(GREEN, "#e6bd85", 0.25), 91) + tree(s, 424, 754, 105, dim(COTTONWOOD, "#e6bd85", 0.2), 92);
  b += adobe(far(1060, 806, 0.4), { wall: "#d98f66", roof: C.clay, door: C.teal });
  b += tree(s, 1800, 850, 430, COTTONWOOD, 31) + bush(s, 862, 812, 44, SAGE, 14) + bush(s, 1290, 826, 52, SAGE, 15);
  const home = far(1500, 900, 0.42);
  b += frontage(home, -7) + walk(home, -7, -3, -0.7, 1.7, "#e3cba8");
  b += craftsman(home, { wall: "#2f7076", roof: "#70433b", trim: "#fbeed6", door: C.terracotta, accent: "#e3c79c" });
  b +=
    bush(s, 1290, 918, 64, GREEN, 41, C.terracotta) +
    bush(s, 1398, 936, 46, SAGE, 42) +
    bush(s, 1616, 934, 60, GREEN, 43, C.marigold) +
    bush(s, 1740, 900, 70, SAGE, 44);
  b += bars(
    s,
    [
      [1980, 1010, 1300, 46],
      [1700, 1064, 1250, 34],
    ],
    GOLDEN.shadow,
  );
  b += bush(s, 1870, 1072, 130, dim(SAGE, "#5d4468", 0.25), 45, C.marigold);
  return s.svg(b + veil(s, GOLDEN, sun));
}

export function mountainsMorning(): string {
  const s = new Sheet();
  const sun: P = [1480, 470];
  let b = wasatch(s, "morning", 800, sun, 87, 1.18) + lawn(s, 800, "morning", 6, 1100);
  b += treeline(s, 822, 160, dim(MORN, "#f3dcc4", 0.4), 30);
  b += oval(960, 806, 1200, 26, "#fff6e6", `opacity=".55" ${s.blur(16)}`);
  for (const [x, y, h, k] of [
    [150, 900, 250, 1],
    [215, 915, 300, 2],
    [300, 905, 210, 3],
    [1690, 930, 340, 4],
    [1790, 950, 420, 5],
    [1880, 930, 300, 6],
  ] as const)
    b += spruce(s, x, y, h, MORN, k);
  b += adobe(new Site(s, MORNING, { horizon: 800, height: 3.4, focal: 1700 }, 1180, 876, 0.4), {
    wall: "#dda07a",
    roof: C.clay,
    door: C.teal,
  });
  b += tree(s, 1370, 884, 170, MORN, 71) + bush(s, 1035, 880, 34, MORN, 72);
  b += path(
    "M1180 884Q1120 930 1010 960T700 1090L980 1090Q1060 1000 1140 960T1210 884Z",
    s.lin(0, 880, 0, 1080, [
      [0, "#f3dcbc"],
      [1, "#cfa985"],
    ]),
  );
  for (let i = 0; i < 7; i++)
    b += line(`M${560 + i * 44 + (i % 3) * 14} ${230 + ((i * 37) % 60)}q9 -9 16 0q8 -9 17 -1`, "#4a5876", 2.6, 'opacity=".55"');
  b += grass(rng(78), 300, 0, s.w, 1010, 1100, ["#58704a", "#d8d596", "#7f8d55"], 56);
  return s.svg(b + veil(s, MORNING, sun, 0.3));
}
