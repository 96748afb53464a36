// Paths, kerbs, long shadows and the last light over everything.
import { DUSK, type Light } from "./palette.ts";
import type { Site } from "./solid.ts";
import { MULTIPLY, oval, type P, path, SCREEN, type Sheet, smooth } from "./svg.ts";

/** Long shadows from trees out of the picture, and the last light over everything. */
export function veil(s: Sheet, light: Light, sun: P, alpha = 0.38): string {
  const warm = light === DUSK ? "#ff9a68" : "#ffd89a";
  return (
    oval(
      sun[0],
      sun[1],
      1200,
      760,
      s.rad(
        sun[0],
        sun[1],
        1200,
        [
          [0, warm, alpha],
          [1, warm, 0],
        ],
        0.63,
      ),
      SCREEN,
    ) +
    s.full(
      s.rad(
        s.w / 2,
        s.h * 0.46,
        s.w * 0.72,
        [
          [0.55, light.shadow, 0],
          [1, light.shadow, light === DUSK ? 0.4 : 0.16],
        ],
        0.72,
      ),
      MULTIPLY,
    )
  );
}

export const bars = (s: Sheet, list: [number, number, number, number][], c: string): string =>
  list
    .map(([x, y, w, h]) =>
      path(
        smooth([
          [x, y],
          [x - w * 0.4, y - h * 0.5],
          [x - w, y - h * 0.1],
          [x - w * 0.96, y + h * 0.4],
          [x - w * 0.45, y + h * 0.55],
        ]),
        c,
        `opacity=".26" ${MULTIPLY} ${s.blur(14)}`,
      ),
    )
    .join("");

export const walk = (site: Site, z0: number, z1: number, x: number, w: number, color: string): string =>
  site.ground(
    [
      [x - w / 2, z0],
      [x + w / 2, z0],
      [x + w * 0.5 + 0.2, z1],
      [x - w * 0.5 - 0.2, z1],
    ],
    site.tone(color, [0, 1, 0]),
  ) +
  [0.2, 0.4, 0.6, 0.8]
    .map((t) =>
      site.stroke(
        [
          [x - w / 2, 0.01, z0 + (z1 - z0) * t],
          [x + w / 2, 0.01, z0 + (z1 - z0) * t],
        ],
        "#6d5a58",
        1.5,
        'opacity=".4"',
      ),
    )
    .join("");

/** The sidewalk, kerb and road a front yard ends at. */
export function frontage(site: Site, z: number, road = true): string {
  const c = (v: string): string => site.tone(v, [0, 1, 0]);
  let out = road
    ? site.ground(
        [
          [-60, z - 2.3],
          [16, z - 2.3],
          [16, z - 18],
          [-60, z - 18],
        ],
        c("#8a7a80"),
      ) +
      site.stroke(
        [
          [-60, 0.05, z - 2.2],
          [16, 0.05, z - 2.2],
        ],
        c("#efdcbc"),
        5,
      )
    : "";
  if (road)
    for (let x = -58; x < 12; x += 3)
      out += site.ground(
        [
          [x, z - 6.2],
          [x + 1.5, z - 6.2],
          [x + 1.5, z - 6.4],
          [x, z - 6.4],
        ],
        c("#f0c878"),
        'opacity=".7"',
      );
  out += site.ground(
    [
      [-60, z],
      [16, z],
      [16, z - 1.5],
      [-60, z - 1.5],
    ],
    c("#e3cba8"),
  );
  for (let x = -58; x < 16; x += 1.5)
    out += site.stroke(
      [
        [x, 0.01, z],
        [x, 0.01, z - 1.5],
      ],
      "#6d5a58",
      1.2,
      'opacity=".3"',
    );
  return out;
}
