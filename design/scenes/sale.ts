// A house for sale, and a house open to visitors.
import { craftsman, ranch } from "./models.ts";
import { bush, COTTONWOOD, dim, GREEN, MORN, poplar, SAGE, spruce, tree } from "./nature.ts";
import { C, GOLDEN, MORNING, mix } from "./palette.ts";
import { bars, frontage, veil, walk } from "./setting.ts";
import { Site, street } from "./solid.ts";
import { group, line, MULTIPLY, oval, type P, path, rect, Sheet } from "./svg.ts";
import { lawn, treeline, wasatch } from "./valley.ts";

export function forSale(): string {
  const s = new Sheet();
  const sun: P = [1700, 480];
  let b = wasatch(s, "golden", 690, sun, 58) + lawn(s, 690, "golden", 9);
  b +=
    treeline(s, 712, 360, dim(GREEN, "#e6bd85", 0.4)) +
    tree(s, 950, 800, 330, COTTONWOOD, 52) +
    poplar(s, 1800, 800, 330, GREEN, 53) +
    poplar(s, 1862, 806, 280, GREEN, 54);
  const site = new Site(s, GOLDEN, street, 1370, 872, 0.38);
  b += frontage(site, -8);
  b +=
    site.ground(
      [
        [-5.9, -3.1],
        [-2.4, -3.1],
        [-2.2, -8],
        [-6.2, -8],
      ],
      site.tone("#d9c2a5", [0, 1, 0]),
    ) + walk(site, -3.6, -0.2, 2.6, 1.3, "#e3cba8");
  b += site.ground(
    [
      [-2.3, -3.3],
      [3.3, -3.3],
      [3.3, -4.4],
      [-2.3, -4.4],
    ],
    site.tone("#e3cba8", [0, 1, 0]),
  );
  b += ranch(site, { wall: "#f1dfc0", roof: "#7d4a3e", door: C.teal, accent: "#b9694a" });
  for (const [x, y, w, f] of [
    [1352, 884, 50, C.terracotta],
    [1420, 888, 46, C.marigold],
    [1590, 892, 54, C.terracotta],
    [1690, 868, 46, undefined],
  ] as const)
    b += bush(s, x, y, w, f === undefined ? SAGE : GREEN, x, f);
  const ground = b;
  // The sign: a post, an arm and a blank board that swings from it.
  b = "";
  b +=
    path("M610 1012L250 952L262 946L618 1004Z", GOLDEN.shadow, `opacity=".35" ${MULTIPLY} ${s.blur(5)}`) +
    path("M430 985L300 960L430 955L540 975Z", GOLDEN.shadow, `opacity=".3" ${MULTIPLY} ${s.blur(6)}`);
  b +=
    rect(
      604,
      604,
      20,
      408,
      s.lin(604, 0, 624, 0, [
        [0, "#cbb193"],
        [0.55, "#fff3da"],
        [1, "#e3cba6"],
      ]),
      'rx="3"',
    ) + path("M598 604L614 582L630 604Z", C.terracotta);
  b +=
    rect(
      396,
      640,
      210,
      14,
      s.lin(0, 640, 0, 654, [
        [0, "#fff3da"],
        [1, "#d6bb98"],
      ]),
      'rx="3"',
    ) + line("M430 654L430 680M580 654L580 680", "#4d3a36", 3);
  b +=
    rect(
      412,
      680,
      186,
      150,
      s.lin(412, 680, 598, 830, [
        [0, "#f2e2c6"],
        [1, "#fffaf0"],
      ]),
      'rx="5"',
    ) +
    rect(412, 680, 186, 34, C.terracotta, 'rx="5"') +
    rect(412, 706, 186, 8, C.terracotta);
  b += rect(412, 680, 5, 150, "#b5967a", 'opacity=".6"');
  b += bush(s, 612, 1018, 46, SAGE, 55);
  return s.svg(
    ground + group(b, 'transform="translate(10 2) scale(.85)"') + bars(s, [[1960, 1040, 1300, 40]], GOLDEN.shadow) + veil(s, GOLDEN, sun),
  );
}

/** A balloon with its string, tied at a point. */
function balloon(s: Sheet, x: number, y: number, r: number, color: string, tie: P): string {
  return (
    line(`M${x} ${y + r * 1.2}Q${x + 12} ${(y + tie[1]) / 2} ${tie[0]} ${tie[1]}`, "#6a4a48", 1.8, 'opacity=".75"') +
    path(
      `M${x} ${y + r * 1.22}C${x - r * 1.2} ${y + r * 0.55} ${x - r * 1.1} ${y - r} ${x} ${y - r}C${x + r * 1.1} ${y - r} ${x + r * 1.2} ${y + r * 0.55} ${x} ${y + r * 1.22}Z`,
      s.rad(x + r * 0.35, y - r * 0.35, r * 1.7, [
        [0, mix(color, "#fff6e0", 0.5)],
        [0.4, color],
        [1, mix(color, "#3a2a4d", 0.45)],
      ]),
    ) +
    path(`M${x - 5} ${y + r * 1.3}L${x} ${y + r * 1.18}L${x + 5} ${y + r * 1.3}Z`, mix(color, "#3a2a4d", 0.3)) +
    oval(x + r * 0.36, y - r * 0.45, r * 0.12, r * 0.24, "#fff8e6", `opacity=".75" transform="rotate(28 ${x + r * 0.36} ${y - r * 0.45})"`)
  );
}

export function openHouse(): string {
  const s = new Sheet();
  const sun: P = [1640, 420];
  const cam = { horizon: 660, height: 2.4, focal: 1700 };
  let b = wasatch(s, "morning", 660, sun, 64) + lawn(s, 660, "morning", 10);
  b +=
    treeline(s, 682, 460, dim(MORN, "#f3dcc4", 0.35)) +
    tree(s, 760, 800, 380, MORN, 61) +
    spruce(s, 1800, 840, 460, MORN, 62) +
    spruce(s, 1890, 860, 380, MORN, 63);
  const site = new Site(s, MORNING, cam, 1290, 880, 0.27);
  b += frontage(site, -6.4) + walk(site, -6.4, -3, -0.7, 1.7, "#f0dcc0");
  b += craftsman(site, { wall: "#c9704c", roof: "#5f4a50", trim: "#fff4df", door: C.teal, accent: "#f0dcb8", open: true });
  for (const [x, y, w, f] of [
    [1000, 900, 60, "#e08a6a"],
    [1150, 930, 54, C.marigold],
    [1400, 945, 66, "#d4573f"],
    [1540, 930, 60, C.marigold],
    [1700, 900, 64, undefined],
  ] as const)
    b += bush(s, x, y, w, MORN, x, f);
  const tie: P = [836, 748];
  b += bars(s, [[820, 1006, 420, 30]], MORNING.shadow);
  b +=
    rect(
      828,
      800,
      18,
      206,
      s.lin(828, 0, 846, 0, [
        [0, "#7b5238"],
        [1, "#c08a5c"],
      ]),
    ) +
    path(
      "M792 800L792 768Q792 744 816 744L868 744Q890 744 890 768L890 800Z",
      s.lin(0, 744, 0, 800, [
        [0, "#3f8a8c"],
        [1, "#1c5560"],
      ]),
    ) +
    path("M868 744Q890 744 890 768L890 800L866 800L866 768Q866 750 868 744Z", "#79aaa2", 'opacity=".5"');
  for (const [x, y, r, c] of [
    [742, 540, 46, C.terracotta],
    [838, 486, 52, C.marigold],
    [920, 560, 46, C.teal],
    [800, 610, 40, "#f3dcb4"],
    [880, 640, 38, "#d8745a"],
  ] as const)
    b += balloon(s, x, y, r, c, tie);
  b += bush(s, 836, 1014, 60, MORN, 66, C.terracotta);
  return s.svg(b + veil(s, MORNING, sun, 0.3));
}
