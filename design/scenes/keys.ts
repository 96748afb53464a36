// Keys on a table by a window.
import { pot } from "./furniture.ts";
import { shaft, view } from "./interiors.ts";
import { GREEN } from "./nature.ts";
import { C, GOLDEN, mix, rng } from "./palette.ts";
import { veil } from "./setting.ts";
import { group, line, oval, type P, path, poly, rect, Sheet } from "./svg.ts";

/** A key lying flat in its own plane: bow to the left, bit to the right. */
function key(s: Sheet, tone: [string, string]): string {
  const d =
    "M0 0a46 46 0 1 1 88 -18h150l10 10 -12 12h-22l-8 14h-14l-8 -14h-12l-8 18h-14l-8 -18h-54a46 46 0 0 1 -88 -4ZM24 -10a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z";
  return (
    path(d, "#2a1c28", `fill-rule="evenodd" opacity=".45" transform="translate(-18 18)" ${s.blur(6)}`) +
    path(d, mix(tone[0], "#3a1a18", 0.5), 'fill-rule="evenodd" transform="translate(0 8)"') +
    path(
      d,
      s.lin(0, -50, 220, 40, [
        [0, tone[1]],
        [0.4, tone[0]],
        [0.6, tone[1]],
        [1, tone[0]],
      ]),
      'fill-rule="evenodd"',
    ) +
    line("M92 -6h128", mix(tone[0], "#5a3018", 0.5), 4, 'opacity=".6"')
  );
}

export function keys(): string {
  const s = new Sheet();
  let b = s.full(
    s.lin(0, 0, 1920, 0, [
      [0, "#e9c8a0"],
      [0.5, "#d9a57e"],
      [1, "#b87a60"],
    ]),
  );
  b += view(s, 820, -10, 900, 716, "golden", 151);
  b +=
    line("M820 -20V680M1720 -20V680", "#fff4de", 30) +
    line("M1270 -20V680M820 300H1720", "#fbe8cb", 16) +
    line("M808 -20V680", "#7a4a40", 5, 'opacity=".4"');
  for (const [x, w, dir] of [
    [640, 230, 1],
    [1680, 250, -1],
  ] as const) {
    b += path(
      `M${x} -10C${x + 30 * dir} 240 ${x - 20} 480 ${x + 16} 760L${x + w} 760C${x + w - 40} 460 ${x + w + 20} 240 ${x + w - 10} -10Z`,
      s.lin(x, 0, x + w, 0, [
        [0, "#f3d9b4"],
        [0.2, "#fff3dc"],
        [0.35, "#e7c39a"],
        [0.55, "#fff0d4"],
        [0.75, "#dfb68c"],
        [1, "#fbe6c4"],
      ]),
      'opacity=".94"',
    );
  }
  // The table: boards towards the viewer.
  b += poly(
    [
      [0, 700],
      [1920, 700],
      [1920, 1080],
      [0, 1080],
    ],
    s.lin(0, 700, 0, 1080, [
      [0, "#d99a64"],
      [0.4, "#b8713f"],
      [1, "#84482c"],
    ]),
  );
  for (let k = -12; k < 14; k++) b += line(`M${1100 + k * 150} 700L${1100 + k * 330} 1080`, "#5a2c1c", 2.4, 'opacity=".4"');
  const g = rng(44);
  for (let i = 0; i < 90; i++) {
    const t = g();
    const x = g(-100, 2000);
    b += line(
      `M${x} ${710 + t * 360}q${(x - 1100) * 0.03} 8 ${(x - 1100) * 0.08} ${18 + t * 20}`,
      g() > 0.5 ? "#f0bb82" : "#5a2c1c",
      1.5 + t,
      'opacity=".25"',
    );
  }
  b += rect(0, 694, 1920, 10, "#ffe2b0", 'opacity=".8"');
  for (const p of [
    [
      [900, 704],
      [1230, 704],
      [1010, 1080],
      [420, 1080],
    ],
    [
      [1310, 704],
      [1660, 704],
      [1780, 1080],
      [1150, 1080],
    ],
  ] as P[][])
    b += shaft(s, p, 0.42, 8);
  b += pot(s, 1500, 800, 120, GREEN, 22, "#f3dfc0", C.teal);
  // A cup.
  b +=
    oval(760, 838, 120, 22, "#2a1424", `opacity=".45" ${s.blur(8)}`) +
    line("M930 730Q1000 730 990 780Q980 822 916 818", "#e9cda6", 16) +
    path(
      "M790 690L930 690Q934 800 900 846L820 846Q786 800 790 690Z",
      s.lin(790, 0, 930, 0, [
        [0, "#c9a07c"],
        [0.35, "#f0d9b6"],
        [0.85, "#fffaf0"],
        [1, "#e9cda6"],
      ]),
    ) +
    oval(860, 690, 70, 16, "#fff6e4") +
    oval(860, 692, 58, 11, "#5a3020");
  b += path("M792 740Q860 762 931 740L930 764Q860 786 793 764Z", C.terracotta, 'opacity=".85"');
  for (const x of [840, 872]) b += line(`M${x} 660q-20 -30 0 -58t0 -60`, "#fff8ea", 9, `opacity=".3" ${s.blur(5)}`);
  // The ring, its fob in the shape of a house, and two keys, all lying on the table.
  const flat = (x: number, y: number, turn: number, k: number, inner: string): string =>
    group(group(group(inner, `transform="rotate(${turn})"`), `transform="scale(${k} ${k * 0.56})"`), `transform="translate(${x} ${y})"`);
  b += flat(1150, 912, 2, 1.45, key(s, ["#d9a048", "#ffe6a6"])) + flat(1142, 938, 27, 1.45, key(s, ["#b9a79c", "#fff6e8"]));
  const fob = "M-20 -10L70 -96L160 -10V104Q160 120 144 120H-4Q-20 120 -20 104Z";
  b += flat(
    925,
    884,
    24,
    1.25,
    path(fob, "#2a1424", `opacity=".5" transform="translate(-20 22)" ${s.blur(7)}`) +
      path(fob, "#6f2c1c", 'transform="translate(0 12)"') +
      path(
        fob,
        s.lin(-20, -90, 160, 120, [
          [0, "#e8845a"],
          [0.5, C.terracotta],
          [1, "#a84a2c"],
        ]),
      ) +
      path("M44 120V56Q44 30 70 30Q96 30 96 56V120Z", C.glow) +
      oval(70, -54, 12, 12, "#5a2418"),
  );
  b += flat(
    1112,
    900,
    0,
    1,
    oval(0, 6, 84, 84, "none", 'stroke="#5a3a28" stroke-width="12" opacity=".6"') +
      oval(
        0,
        0,
        84,
        84,
        "none",
        `stroke="${s.lin(-80, -80, 80, 80, [
          [0, "#fff3d0"],
          [0.5, "#c08a48"],
          [1, "#fff0c4"],
        ])}" stroke-width="10"`,
      ),
  );
  return s.svg(b + veil(s, GOLDEN, [1300, 300], 0.34));
}
