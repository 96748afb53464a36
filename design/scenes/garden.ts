// The back garden in the morning.
import { grass } from "./landscape.ts";
import { bush, dim, MORN, SAGE, tree } from "./nature.ts";
import { C, MORNING, rng } from "./palette.ts";
import { veil } from "./setting.ts";
import { Site } from "./solid.ts";
import { line, oval, type P, path, Sheet } from "./svg.ts";
import { lawn, treeline, wasatch } from "./valley.ts";

export function garden(): string {
  const s = new Sheet();
  const sun: P = [1500, 420];
  const cam = { horizon: 600, height: 1.9, focal: 1700 };
  let b =
    wasatch(s, "morning", 600, sun, 131, 0.95) +
    lawn(s, 600, "morning", 15, 900) +
    treeline(s, 622, 860, dim(MORN, "#f3dcc4", 0.35)) +
    tree(s, 1700, 760, 460, MORN, 16) +
    tree(s, 640, 720, 240, MORN, 17);
  const site = new Site(s, MORNING, cam, 1180, 860, 0.3);
  for (let x = -9; x < 8; x += 0.34) b += site.box(x, 0, 6.5, 0.28, 1.15 + (Math.round(x * 3) % 2) * 0.05, 0.05, "#d9b98e");
  b += site.box(-9, 0.75, 6.44, 17, 0.1, 0.05, "#c9a578");
  b += path(
    "M1010 780Q1000 850 900 920T560 1090L900 1090Q1010 960 1070 900T1080 780Z",
    s.lin(0, 780, 0, 1080, [
      [0, "#f3dfc0"],
      [1, "#cda985"],
    ]),
  );
  const bed = (x: number, z: number, w: number, d: number, plant: (px: number, py: number, k: number) => string): string => {
    let o =
      site.cast(
        [
          [x, 0, z],
          [x + w, 0.45, z],
          [x, 0.45, z + d],
          [x + w, 0.45, z + d],
        ],
        6,
      ) + site.box(x, 0, z, w, 0.45, d, "#b07a4e");
    o +=
      site.hollow(
        [
          [x + 0.08, 0.44, z + 0.08],
          [x + w - 0.08, 0.44, z + 0.08],
          [x + w - 0.08, 0.44, z + d - 0.08],
          [x + 0.08, 0.44, z + d - 0.08],
        ],
        "#57392e",
      ) + site.courses([x, 0, z], [x + w, 0, z], [x + w, 0.45, z], [x, 0.45, z], 3, "#3d2420", 0.4);
    for (const zz of [z + d * 0.7, z + d * 0.3])
      for (let k = 0; k < 6; k++) {
        const q = site.p([x + (w * (k + 0.5)) / 6, 0.44, zz]);
        o += plant(q[0], q[1], k + Math.round(zz * 10));
      }
    return o;
  };
  const sunflower = (x: number, y: number, k: number): string => {
    const g = rng(k + Math.round(x));
    const h = g(150, 230);
    let o =
      line(`M${x} ${y}Q${x + g(-12, 12)} ${y - h * 0.5} ${x + 6} ${y - h}`, "#5f7a45", 6) +
      path(`M${x} ${y - h * 0.4}q34 -26 52 2q-30 16 -52 -2M${x} ${y - h * 0.6}q-34 -22 -50 6q28 12 50 -6`, "#6f8f52");
    for (let i = 0; i < 16; i++)
      o += `<ellipse cx="${x + 6}" cy="${y - h - 25}" rx="8" ry="18" fill="${i % 2 === 0 ? "#f2a93b" : "#ffd06a"}" transform="rotate(${i * 22.5} ${x + 6} ${y - h})"/>`;
    return o + oval(x + 6, y - h, 17, 17, "#5a3424") + oval(x + 9, y - h - 3, 9, 9, "#7f4d30");
  };
  b += bed(-1.4, 3, 4.6, 1.3, sunflower);
  b += bed(-5.6, 2.4, 3.2, 1.3, (x, y, k) => bush(s, x, y + 6, 44, MORN, k + 9, k % 2 === 0 ? "#d4573f" : undefined));
  b += bed(0.2, -0.7, 4, 1.4, (x, y, k) =>
    bush(s, x, y + 8, 62, k % 3 === 0 ? SAGE : MORN, k + 3, k % 2 === 0 ? C.terracotta : C.marigold),
  );
  // A watering can on the path.
  b +=
    oval(830, 1000, 110, 16, "#2a2448", `opacity=".35" ${s.blur(8)}`) +
    line("M905 880Q960 850 955 925Q950 970 905 975", "#1f5f66", 12) +
    path(
      "M792 900L908 900L916 996Q850 1014 784 996Z",
      s.lin(784, 0, 916, 0, [
        [0, "#174c56"],
        [0.6, "#3d8d8e"],
        [0.8, "#8fc4b6"],
        [1, "#2b7074"],
      ]),
    ) +
    oval(850, 900, 58, 13, "#123f4b") +
    path("M790 960L700 884L714 872L796 930Z", "#1f5f66") +
    path("M690 896L724 862L712 850L678 884Z", "#3d8d8e");
  b +=
    bush(s, 60, 1080, 150, MORN, 18, C.terracotta) +
    bush(s, 1880, 1085, 170, MORN, 19, C.marigold) +
    grass(rng(81), 260, 0, s.w, 1020, 1100, ["#58704a", "#d8d596", "#7f8d55"], 52);
  return s.svg(b + veil(s, MORNING, sun, 0.3));
}
