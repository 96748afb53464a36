// Faces.
import { mix, rng, under } from "./palette.ts";
import type { Person } from "./people.ts";
import { group, line, MULTIPLY, oval, type P, path, type Sheet, smooth } from "./svg.ts";

function eye(s: Sheet, x: number, y: number, dir: number, p: Person): string {
  const dark = "#2a1a1c";
  const lid = mix(p.skin, "#5a2a2a", 0.45);
  let e =
    path("M-25 4Q-13 -11 3 -12Q18 -11 26 -1Q13 8 0 8.5Q-14 8 -25 4Z", "#f6eae0") +
    oval(
      1,
      -2,
      13,
      13,
      s.rad(1, 2, 13, [
        [0, "#6a3d26"],
        [1, "#3a2018"],
      ]),
    ) +
    oval(1, -2, 6, 6, "#150c10");
  e = group(
    e + path("M-26 -16H27V-5Q3 -12 -26 1Z", "#5a3040", 'opacity=".3"'),
    s.clip("M-25 4Q-13 -11 3 -12Q18 -11 26 -1Q13 8 0 8.5Q-14 8 -25 4Z"),
  );
  const lash = p.woman
    ? "M-26 5Q-14 -13 3 -15Q21 -13 32 -6Q19 -7 3 -9Q-12 -7 -26 5Z"
    : "M-26 4Q-14 -12 3 -14Q19 -12 28 -2Q18 -7 3 -9Q-12 -7 -26 4Z";
  e += path(lash, dark) + line("M-20 -14Q0 -27 26 -14", lid, 2.6, 'opacity=".7"') + line("M-14 11Q4 16 22 4", lid, 2, 'opacity=".55"');
  const brow = p.woman ? "M-28 -38Q6 -53 35 -29Q8 -44 -27 -32Z" : "M-30 -38Q6 -51 36 -28Q8 -40 -29 -28Z";
  e += path(brow, mix(p.hair, "#1a1014", 0.25), 'opacity=".92"');
  if (p.lines) e += line("M33 0l10 -4M33 5l10 2", lid, 1.8, 'opacity=".5"');
  return group(e, `transform="translate(${x} ${y}) scale(${dir} 1)"`) + oval(x + 4.5, y - 6, 3.2, 3.2, "#fffaf0");
}

export function face(s: Sheet, p: Person): string {
  const { fw, jw, skin } = p;
  const half: P[] = [
    [0, -168],
    [60, -156],
    [96, -104],
    [fw, -30],
    [fw * 0.97, 36],
    [jw, 98],
    [jw * 0.6, 146],
    [0, 166],
  ];
  const outline: P[] = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): P => [-x, y]),
  ];
  const d = smooth(outline);
  const deep = under(skin, "#c47f78");
  const warm = mix(skin, "#ffe4b8", 0.35);
  let b = "";
  for (const k of [-1, 1])
    b +=
      oval(
        k * (fw + 3),
        10,
        17,
        32,
        k < 0 ? mix(skin, deep, 0.6) : mix(skin, "#ffdcae", 0.2),
        `transform="rotate(${k * 8} ${k * fw} 10)"`,
      ) + line(`M${k * (fw + 8)} -8q${k * 7} 16 ${k * -2} 32`, deep, 3, 'opacity=".6"');
  let f = path(
    d,
    s.lin(-fw, 0, fw, -30, [
      [0, mix(skin, deep, 0.35)],
      [0.55, skin],
      [1, warm],
    ]),
  );
  f += path("M-140 -200H-30Q-58 -60 -50 10Q-62 90 -20 180H-140Z", deep, `opacity=".5" ${MULTIPLY} ${s.blur(20)}`);
  f += oval(0, 172, 90, 34, deep, `opacity=".55" ${s.blur(14)}`) + oval(0, -150, 130, 52, deep, `opacity=".42" ${s.blur(16)}`);
  for (const k of [-1, 1])
    f +=
      oval(k * 62, 52, 30, 20, "#e0604e", `opacity="${p.woman ? 0.26 : 0.17}" ${s.blur(11)}`) +
      oval(k * 44, -8, 36, 22, deep, `opacity=".34" ${s.blur(9)}`);
  f += oval(66, 30, 24, 16, "#fff0d0", `opacity=".34" ${s.blur(9)}`) + oval(14, -84, 44, 26, "#fff0d0", `opacity=".22" ${s.blur(14)}`);
  // The nose: a shaded side, a lit bridge, the shadow beneath.
  f +=
    path("M-10 -26Q-14 20 -25 50Q-20 66 -4 66Q-8 20 -3 -26Z", deep, `opacity=".55" ${s.blur(4)}`) +
    path("M3 -20Q8 20 9 46Q4 50 0 46Q2 10 3 -20Z", "#fff0d4", `opacity=".4" ${s.blur(3)}`) +
    oval(5, 48, 10, 8, "#fff0d4", `opacity=".35" ${s.blur(3)}`);
  f += oval(0, 76, 24, 8, deep, `opacity=".4" ${s.blur(5)}`);
  b += group(f, s.clip(d));
  b += line("M-22 54Q-27 66 -15 67Q-7 65 0 71Q7 65 15 67Q26 66 21 55", mix(deep, "#5a2020", 0.3), 3.2, 'opacity=".75"');
  const lip = p.woman ? mix("#b8463e", skin, 0.22) : mix("#a8564a", skin, 0.48);
  const lipDark = mix(lip, "#3a1018", 0.4);
  if (p.smile === "open") {
    b +=
      path("M-41 93Q0 104 41 93Q29 125 0 126Q-29 125 -41 93Z", "#5a1c22") +
      path("M-37 96Q0 106 37 96Q27 119 0 120Q-27 119 -37 96Z", "#fdf4e9") +
      path("M-43 92Q-18 90 -7 92Q0 95 7 92Q18 90 43 92Q20 102 0 103Q-20 102 -43 92Z", lip) +
      path("M-36 107Q-20 122 0 122Q20 122 36 107Q26 135 0 135Q-26 135 -36 107Z", mix(lip, "#ff9a80", 0.15)) +
      oval(8, 128, 12, 2.6, "#fff0e0", `opacity=".4" ${s.blur(2)}`);
  } else {
    b +=
      path("M-40 94Q-16 92 -7 95Q0 98 7 95Q16 92 40 94Q18 110 0 111Q-18 110 -40 94Z", lip) +
      path("M-31 104Q0 133 31 104Q0 116 -31 104Z", mix(lip, "#ff9a80", 0.2)) +
      line("M-45 91Q-24 107 0 109Q24 107 45 91", lipDark, 3.4) +
      oval(8, 118, 10, 2.4, "#fff0e0", `opacity=".4" ${s.blur(2)}`);
  }
  for (const k of [-1, 1]) b += line(`M${k * 48} 84q${k * 5} 6 ${k * 1} 13`, deep, 3, 'opacity=".6"');
  if (p.lines) for (const k of [-1, 1]) b += line(`M${k * 30} 58Q${k * 50} 72 ${k * 54} 92`, deep, 2.6, 'opacity=".55"');
  if (p.beard) {
    const hc = mix(p.hair, skin, 0.12);
    const bd = `M${-fw - 1} 4Q${-fw * 0.9} 60 -60 72Q-30 66 0 80Q30 66 60 72Q${fw * 0.9} 60 ${fw + 1} 4Q${fw + 4} 70 ${jw + 6} 106Q${jw * 0.66} 160 0 180Q${-jw * 0.66} 160 ${-jw - 6} 106Q${-fw - 4} 70 ${-fw - 1} 4ZM-42 92Q-50 122 0 132Q50 122 42 92Q20 82 0 88Q-20 82 -42 92Z`;
    b += path(
      bd,
      s.lin(-fw, 0, fw, 0, [
        [0, mix(hc, "#120a10", 0.3)],
        [1, mix(hc, "#c98a5a", 0.22)],
      ]),
      `fill-rule="evenodd" opacity=".93" ${s.blur(1.6)}`,
    );
    const r = rng(p.seed);
    let st = "";
    for (let i = 0; i < 90; i++) {
      const a = r(0.1, Math.PI - 0.1);
      st += `M${(Math.cos(a) * (jw - r(2, 22))).toFixed(1)} ${(66 + Math.sin(a) * r(76, 100)).toFixed(1)}l${r(-5, 5).toFixed(1)} ${r(7, 14).toFixed(1)}`;
    }
    b += line(st, mix(hc, "#e0a878", 0.4), 1.6, 'opacity=".4"');
  }
  b += eye(s, -45, -2, -1, p) + eye(s, 45, -2, 1, p);
  if (p.glasses !== undefined) {
    for (const k of [-1, 1])
      b += `<rect x="${k * 47 - 39}" y="-32" width="78" height="60" rx="24" fill="#fff6e4" fill-opacity=".1" stroke="${p.glasses}" stroke-width="5.5"/>${path(`M${k * 47 + 6} -28l14 0l-26 50l-10 -4z`, "#fff8ea", 'opacity=".16"')}`;
    b += line(`M-8 -8Q0 -15 8 -8M${-86} -10L${-fw - 2} -16M86 -10L${fw + 2} -16`, p.glasses, 5.5);
  }
  if (p.earrings !== undefined)
    for (const k of [-1, 1])
      b += oval(
        k * (fw + 7),
        50,
        6.5,
        6.5,
        s.rad(k * (fw + 7) + 2, 48, 8, [
          [0, "#fff6d8"],
          [1, p.earrings],
        ]),
      );
  return b;
}
