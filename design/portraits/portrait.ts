// Busts in the light of a doorway: one drawing, many people.
import { clothing } from "./clothing.ts";
import { face } from "./face.ts";
import { hairBack, hairFront } from "./hair.ts";
import { mix, rng, under } from "./palette.ts";
import type { Person } from "./people.ts";
import { ridge } from "./ridge.ts";
import { group, line, type P, path, Sheet } from "./svg.ts";

/** The wall, an arched opening full of light, and the hills beyond it. */
function backdrop(s: Sheet, p: Person): string {
  let b = s.full(
    s.lin(0, 0, 900, 900, [
      [0, mix(p.wall, "#1c1c3c", 0.25)],
      [1, p.wall],
    ]),
  );
  const arch = "M150 900V420A300 300 0 0 1 750 420V900Z";
  b += path(
    "M128 900V420A322 322 0 0 1 772 420V900Z",
    s.lin(128, 0, 772, 0, [
      [0, mix(p.wall, "#1c1c3c", 0.35)],
      [0.5, mix(p.wall, "#fff0d4", 0.06)],
      [1, mix(p.wall, "#fff0d4", 0.4)],
    ]),
  );
  let v =
    path(
      arch,
      s.lin(0, 120, 0, 800, [
        [0, "#f6d9a4"],
        [0.5, "#fdebc8"],
        [1, "#f7c07a"],
      ]),
    ) + s.glow(640, 330, 420, "#fffaea", 0.9);
  const r = rng(p.seed);
  const pts = (y: number, amp: number): P[] =>
    Array.from({ length: 8 }, (_, i) => [100 + i * 100, y + (i % 2 === 0 ? r(0, amp) : -r(0, amp))]);
  v += ridge(s, {
    anchor: pts(560, 60),
    base: 800,
    rock: "#d9a58c",
    haze: "#f9d9a8",
    snow: 40,
    snowTone: "#fff3e0",
    shade: "#a8788c",
    alpha: 0.4,
    rough: 16,
    seed: p.seed,
  });
  v += ridge(s, {
    anchor: pts(660, 40),
    base: 860,
    rock: "#b97f72",
    haze: "#f0bd8c",
    shade: "#7d5a7c",
    alpha: 0.4,
    rough: 12,
    seed: p.seed + 1,
  });
  return b + group(v, s.clip(arch)) + s.glow(720, 300, 460, "#fff0c4", 0.35);
}

export function portrait(p: Person): string {
  const s = new Sheet(900, 900);
  const deep = under(p.skin, "#b87470");
  let b = backdrop(s, p);
  const turn = `transform="translate(450 414) rotate(${p.tilt}) scale(1.17)"`;
  b += group(hairBack(s, p), turn);
  let neck = path(
    "M386 480L384 590Q376 640 300 664L400 840H500L600 664Q524 640 516 590L514 480Z",
    s.lin(386, 0, 520, 0, [
      [0, mix(p.skin, deep, 0.75)],
      [0.6, mix(p.skin, deep, 0.25)],
      [1, mix(p.skin, "#ffe0b4", 0.2)],
    ]),
  );
  neck += group(
    path("M380 500H520V566Q478 622 440 618Q396 604 380 560Z", under(p.skin, "#8c5058"), `opacity=".55" ${s.blur(12)}`),
    s.clip("M386 480L384 590Q376 640 300 664L400 840H500L600 664Q524 640 516 590L514 480Z"),
  );
  neck += line("M418 690Q436 700 446 712M482 690Q466 700 456 712", deep, 4, `opacity=".4" ${s.blur(2)}`);
  b += neck + clothing(s, p.clothes) + group(face(s, p) + hairFront(s, p), turn);
  return s.svg(
    b +
      s.full(
        s.lin(900, 0, 300, 500, [
          [0, "#ffe0a0", 0.22],
          [1, "#ffe0a0", 0],
        ]),
      ) +
      s.full(
        s.rad(450, 420, 700, [
          [0.6, "#2a1c38", 0],
          [1, "#2a1c38", 0.3],
        ]),
      ),
  );
}
