// What else lies on the desk.
import { C, mix } from "./palette.ts";
import { group, line, oval, path, type Sheet } from "./svg.ts";

/** What lies about the papers. */
export function around(s: Sheet): string {
  let b = "";
  // Coffee, seen from above; a sprig in a pot; folded spectacles.
  b +=
    oval(1666, 880, 150, 134, "#2a1424", `opacity=".45" ${s.blur(14)}`) +
    oval(
      1690,
      850,
      140,
      124,
      s.lin(1550, 740, 1830, 960, [
        [0, "#d9b48a"],
        [1, "#fff3dc"],
      ]),
    ) +
    oval(1690, 846, 100, 88, "#e3c49c") +
    oval(1690, 828, 84, 74, "#fffaf0") +
    oval(
      1690,
      828,
      72,
      63,
      s.rad(1700, 810, 90, [
        [0, "#9a5a34"],
        [1, "#4d2618"],
      ]),
    ) +
    line("M1764 860Q1830 880 1816 916Q1796 938 1756 900", "#fff6e4", 15);
  b +=
    oval(1610, 180, 130, 110, "#2a1424", `opacity=".4" ${s.blur(14)}`) +
    oval(1640, 150, 100, 86, C.terracotta) +
    oval(1640, 146, 84, 70, "#4a2a20");
  for (let ring = 0; ring < 4; ring++)
    for (let k = 0; k < 9 - ring; k++) {
      const c = mix("#3f6a58", "#cfd49a", ring * 0.2 + (k % 2) * 0.08);
      b += group(
        path("M0 0C-26 -22 -22 -62 0 -84C22 -62 26 -22 0 0Z", mix(c, "#1c3430", 0.35), 'transform="translate(-3 4)"') +
          path(
            "M0 0C-26 -22 -22 -62 0 -84C22 -62 26 -22 0 0Z",
            s.lin(-20, -80, 20, 0, [
              [0, mix(c, "#f3c9a0", 0.35)],
              [1, c],
            ]),
          ),
        `transform="translate(1640 146) scale(${1.25 - ring * 0.27} ${1.1 - ring * 0.24}) rotate(${k * (360 / (9 - ring)) + ring * 23})"`,
      );
    }
  b += group(
    oval(0, 0, 62, 46, "#fff6e4", 'opacity=".22"') +
      oval(150, 0, 62, 46, "#fff6e4", 'opacity=".22"') +
      line(
        "M-62 0a62 46 0 1 1 124 0a62 46 0 1 1 -124 0M88 0a62 46 0 1 1 124 0a62 46 0 1 1 -124 0M60 -8q15 -16 30 0M-58 -16L-34 -120Q-32 -134 -22 -138M208 -16L184 -120Q182 -134 172 -138",
        "#3b2630",
        8,
      ),
    'transform="translate(600 890) rotate(-12)"',
  );
  return b;
}
