// A desk with papers and a pen.
import { around } from "./desk.ts";
import { shaft } from "./interiors.ts";
import { C, type Light, MORNING, mix, rng } from "./palette.ts";
import { veil } from "./setting.ts";
import { Site } from "./solid.ts";
import { group, line, oval, path, rect, Sheet } from "./svg.ts";

export function documents(): string {
  const s = new Sheet();
  const light: Light = { ...MORNING, sun: [0.6, 0.6, 0.5], lit: "#fff2dc", shadow: "#2a1c38" };
  const cam = { horizon: -900, height: 10, focal: 2400 };
  const at = (x: number, y: number, yaw: number): Site => new Site(s, light, cam, x, y, yaw);
  let b = s.full(
    s.lin(0, 0, 1920, 1080, [
      [0, "#8a5236"],
      [0.5, "#a9683f"],
      [1, "#c98a58"],
    ]),
  );
  const g = rng(12);
  for (let i = 0; i < 160; i++) {
    const y = g(0, 1080);
    const x = g(-200, 1900);
    b += line(
      `M${x} ${y}q${g(100, 260)} ${g(-8, 8)} ${g(300, 520)} ${g(-6, 6)}`,
      g() > 0.5 ? "#e0a873" : "#5a2f20",
      g(1, 2.4),
      'opacity=".22"',
    );
  }
  for (const y of [150, 420, 740]) b += line(`M0 ${y}L1920 ${y + 8}`, "#4a2418", 3, 'opacity=".45"');
  b +=
    shaft(
      s,
      [
        [1920, 60],
        [1920, 520],
        [500, 1080],
        [-40, 1080],
      ],
      0.34,
      26,
    ) +
    shaft(
      s,
      [
        [1920, 620],
        [1920, 900],
        [1500, 1080],
        [1000, 1080],
      ],
      0.26,
      26,
    );
  const paper = (x: number, y: number, yaw: number, rows: number, tint: string, seal?: string): string => {
    const t = at(x, y, yaw);
    const c: [number, number][] = [
      [-1.35, -1.8],
      [1.35, -1.8],
      [1.35, 1.8],
      [-1.35, 1.8],
    ];
    const q = rng(Math.round(x));
    let o =
      group(t.ground(c, "#2a1424"), `opacity=".4" transform="translate(-16 20)" ${s.blur(10)}`) +
      t.ground(c, mix(tint, "#8a6a5a", 0.35), 'transform="translate(-2 5)"') +
      t.ground(
        c,
        s.lin(x - 300, y, x + 300, y - 200, [
          [0, mix(tint, "#c9a98c", 0.3)],
          [1, tint],
        ]),
      );
    o += t.ground(
      [
        [-1.1, 1.35],
        [-0.2, 1.35],
        [-0.2, 1.55],
        [-1.1, 1.55],
      ],
      C.teal,
      'opacity=".85"',
    );
    for (let k = 0; k < rows; k++) {
      const z = 1.05 - k * 0.22;
      o += t.stroke(
        [
          [-1.1, 0, z],
          [k % 4 === 3 ? q(-0.2, 0.4) : q(0.85, 1.1), 0, z],
        ],
        "#8d7f86",
        5,
        'opacity=".5"',
      );
    }
    o += t.stroke(
      [
        [-1.1, 0, -1.42],
        [0.1, 0, -1.42],
      ],
      "#3b3036",
      3,
      'opacity=".7"',
    );
    if (seal !== undefined) {
      const [sx, sy] = t.p([0.85, 0, -1.3]);
      o +=
        oval(sx, sy, 46, 40, seal) +
        oval(sx, sy, 34, 29, "none", 'stroke="#fff0d0" stroke-width="3" opacity=".7"') +
        path(`M${sx - 17} ${sy + 14}v-18l17 -13l17 13v18z`, "#fff0d0", 'opacity=".85"');
    }
    return o;
  };
  b += paper(1560, 560, -0.32, 9, "#f4e2c4") + paper(1120, 600, 0.12, 9, "#fffaf0", C.terracotta);
  // A signature is only a line of ink, written with the pen beside it.
  const sign = at(1120, 600, 0.12).p([-1, 0, -1.36]);
  b += line(`M${sign[0]} ${sign[1]}q18 -42 34 -8t30 -14q10 -14 18 8t34 -10q24 -12 46 -2`, "#1f3a6a", 4);
  const pen = (dx: number, dy: number, f: (d: string) => string): string => group(f(""), `transform="translate(${dx} ${dy}) rotate(-34)"`);
  b += pen(
    1190,
    905,
    () =>
      rect(-6, -2, 360, 26, "#2a1424", `opacity=".45" ${s.blur(8)} transform="translate(-8 26)"`) +
      path("M-44 11L6 0V22Z", "#d9a048") +
      rect(
        4,
        -3,
        70,
        28,
        s.lin(0, -3, 0, 25, [
          [0, "#ffe6a6"],
          [1, "#a8702c"],
        ]),
        'rx="4"',
      ) +
      rect(
        72,
        -5,
        270,
        32,
        s.lin(0, -5, 0, 27, [
          [0, "#4a9c9c"],
          [0.3, "#1f5f66"],
          [1, "#0f343f"],
        ]),
        'rx="14"',
      ) +
      rect(210, -5, 10, 32, "#e0b25c") +
      rect(230, -10, 100, 8, "#f0cc7c", 'rx="4"'),
  );
  b += around(s);
  return s.svg(b + veil(s, MORNING, [1800, 200], 0.3));
}
