// Hair, in what falls behind the head and what frames the face. Coordinates are from the middle of the face.
import { clump, type Leaves } from "./clump.ts";
import { mix, rng } from "./palette.ts";
import { group, line, path, type Sheet } from "./svg.ts";

export type Style = "side" | "crop" | "wave" | "bob" | "long" | "curly";
type Head = { hair: string; style: Style; fw: number; seed: number };

const tone = (s: Sheet, c: string): string =>
  s.lin(-120, 60, 130, -140, [
    [0, mix(c, "#120a14", 0.4)],
    [0.5, c],
    [1, mix(c, "#e0a060", 0.32)],
  ]);
const curls = (c: string): Leaves => [mix(c, "#100810", 0.25), c, mix(c, "#a8623a", 0.22), mix(c, "#e8a868", 0.36)];

/** Fine strokes that follow the fall of the hair, kept inside its shape. */
function strands(s: Sheet, shape: string, runs: string[], c: string): string {
  return group(
    runs
      .map((d, i) =>
        line(
          d,
          i % 3 === 0 ? mix(c, "#0d070c", 0.4) : mix(c, "#eeb070", 0.4),
          i % 3 === 0 ? 3 : 2.2,
          `opacity="${i % 3 === 0 ? 0.4 : 0.38}"`,
        ),
      )
      .join(""),
    s.clip(shape),
  );
}

export function hairBack(s: Sheet, p: Head): string {
  const { fw } = p;
  const dark = mix(p.hair, "#120a14", 0.35);
  if (p.style === "long") {
    const d = `M0 -204C${-fw - 40} -208 ${-fw - 46} -80 ${-fw - 38} 20C${-fw - 34} 110 ${-fw - 76} 190 ${-fw - 50} 330Q-90 390 -40 340L40 340Q90 396 ${fw + 44} 330C${fw + 78} 200 ${fw + 30} 110 ${fw + 36} 20C${fw + 44} -80 ${fw + 40} -208 0 -204Z`;
    const runs = [-1, 1].flatMap((k) =>
      [8, 20, 32, 44, 58].map(
        (o) => `M${k * (fw - 20 + o * 0.4)} -60C${k * (fw + o * 0.5)} 60 ${k * (fw - 10 + o)} 160 ${k * (fw - 40 + o * 1.4)} 350`,
      ),
    );
    return (
      path(
        d,
        s.lin(-160, 0, 160, 0, [
          [0, dark],
          [0.5, dark],
          [1, mix(p.hair, "#c98050", 0.25)],
        ]),
      ) + strands(s, d, runs, p.hair)
    );
  }
  if (p.style === "bob") {
    const d = `M0 -202C${-fw - 44} -206 ${-fw - 48} -80 ${-fw - 36} 30Q${-fw - 40} 120 ${-fw - 26} 168Q-90 190 -56 172L56 172Q92 190 ${fw + 24} 166Q${fw + 40} 110 ${fw + 34} 30C${fw + 46} -80 ${fw + 42} -206 0 -202Z`;
    return path(
      d,
      s.lin(-150, 0, 150, 0, [
        [0, dark],
        [0.6, dark],
        [1, mix(p.hair, "#c98050", 0.25)],
      ]),
    );
  }
  if (p.style === "curly") {
    const g = rng(p.seed);
    let out = "";
    for (let i = 0; i < 34; i++) {
      const a = Math.PI * (0.78 + (i / 33) * 1.44);
      out += clump(
        Math.cos(a) * (fw + 34 + g(-10, 12)),
        -46 + Math.sin(a) * (142 + g(-10, 14)),
        g(42, 56),
        g(40, 52),
        curls(p.hair),
        g,
        0.9,
        0.6,
      );
    }
    return out;
  }
  return "";
}

export function hairFront(s: Sheet, p: Head): string {
  const { fw } = p;
  const fill = tone(s, p.hair);
  let d = "";
  let runs: string[] = [];
  let extra = "";
  if (p.style === "side") {
    d = `M${-fw - 5} 2C${-fw - 22} -80 ${-fw - 14} -178 -30 -200C40 -218 ${fw + 20} -176 ${fw + 12} -70Q${fw + 10} -30 ${fw + 5} 2L${fw - 5} -34Q${fw - 6} -74 ${fw - 22} -104Q50 -122 -8 -124Q-40 -128 -62 -142Q-72 -112 ${-fw + 12} -84Q${-fw + 2} -56 ${-fw + 5} -34Z`;
    runs = [0, 10, 20, 30, 40, 50, 60, 70].map(
      (o) => `M-62 ${-146 - o * 0.55}C-20 ${-150 - o * 0.8} 50 ${-140 - o * 0.8} ${fw + 4} ${-64 - o * 0.6}`,
    );
    runs.push(`M-66 -146Q-96 -120 ${-fw + 2} -40`, `M-72 -156Q-108 -120 ${-fw - 6} -30`, `M-60 -144Q-84 -124 ${-fw + 8} -70`);
    extra = path(
      `M${-fw - 5} 2C${-fw - 16} -50 ${-fw - 14} -90 ${-fw - 6} -110L${-fw + 12} -84Q${-fw + 2} -56 ${-fw + 5} -34ZM${fw + 5} 2Q${fw + 14} -50 ${fw + 8} -106L${fw - 18} -98Q${fw - 6} -70 ${fw - 5} -34Z`,
      "#e6ddd4",
      'opacity=".45"',
    );
  }
  if (p.style === "crop") {
    d = `M${-fw - 3} 6C${-fw - 16} -70 ${-fw - 14} -166 -50 -190C0 -212 70 -206 ${fw - 4} -160C${fw + 18} -110 ${fw + 10} -50 ${fw + 3} 6L${fw - 4} -30Q${fw - 4} -72 ${fw - 16} -98Q60 -118 0 -116Q-60 -118 ${-fw + 16} -98Q${-fw + 4} -72 ${-fw + 4} -30Z`;
    runs = Array.from({ length: 17 }, (_, i) => `M${-90 + i * 11} ${-112 + Math.abs(i - 8) * 1.6}q${-4 + i * 0.9} -36 ${6 + i * 0.6} -74`);
    extra = path(
      `M${-fw - 4} 8C${-fw - 14} -40 ${-fw - 12} -80 ${-fw - 6} -100L${-fw + 14} -94Q${-fw + 4} -66 ${-fw + 4} -30ZM${fw + 4} 8Q${fw + 14} -50 ${fw + 6} -104L${fw - 14} -94Q${fw - 4} -66 ${fw - 4} -30Z`,
      "#b98060",
      'opacity=".22"',
    );
  }
  if (p.style === "wave") {
    d = `M${-fw - 5} 6C${-fw - 26} -70 ${-fw - 20} -160 -64 -186C-40 -226 60 -226 ${fw - 14} -186C${fw + 30} -150 ${fw + 14} -60 ${fw + 5} 6L${fw - 4} -30C${fw - 2} -70 ${fw - 10} -96 ${fw - 30} -116Q70 -94 34 -112Q10 -92 -26 -116Q-48 -96 -74 -110Q${-fw + 4} -84 ${-fw + 5} -30Z`;
    runs = [-70, -46, -20, 6, 32, 58, 80].flatMap((x) => [
      `M${x} -108C${x - 20} -140 ${x + 26} -160 ${x * 0.8 + 6} -210`,
      `M${x + 12} -106C${x - 4} -140 ${x + 40} -160 ${x * 0.8 + 24} -210`,
    ]);
  }
  if (p.style === "bob") {
    d = `M-34 -196C${-fw - 40} -196 ${-fw - 46} -90 ${-fw - 34} 20Q${-fw - 36} 110 ${-fw - 24} 166Q${-fw + 6} 176 ${-fw + 16} 150Q${-fw - 10} 90 ${-fw + 6} -10C${-fw + 10} -70 -70 -120 -44 -146C0 -120 70 -110 ${fw - 14} -40Q${fw + 8} 30 ${fw - 6} 100Q${fw - 12} 140 ${fw - 8} 160Q${fw + 10} 176 ${fw + 22} 164Q${fw + 38} 110 ${fw + 32} 20C${fw + 46} -110 ${fw + 20} -206 20 -204Q-10 -206 -34 -196Z`;
    runs = [0, 9, 18, 27, 36, 46].flatMap((o) => [
      `M-42 ${-150 - o}C${-fw + 4 - o * 0.4} -110 ${-fw - 4 - o * 0.5} -20 ${-fw + 4 - o * 0.7} 160`,
      `M-42 ${-150 - o}C40 ${-134 - o} ${fw - 4 + o * 0.4} -90 ${fw + 2 + o * 0.6} 20Q${fw + 6 + o * 0.5} 90 ${fw + o * 0.4} 160`,
    ]);
  }
  if (p.style === "long") {
    d = `M14 -202C${-fw - 34} -214 ${-fw - 46} -90 ${-fw - 32} 10C${-fw - 26} 70 ${-fw - 44} 130 ${-fw - 34} 190Q${-fw + 4} 150 ${-fw + 4} 80Q${-fw - 6} 30 ${-fw + 4} -20C${-fw + 12} -80 -40 -120 22 -150C60 -126 ${fw - 10} -90 ${fw - 4} -20Q${fw + 6} 30 ${fw - 4} 90Q${fw + 2} 150 ${fw + 32} 196C${fw + 42} 130 ${fw + 24} 70 ${fw + 30} 10C${fw + 44} -100 ${fw + 20} -204 14 -202Z`;
    runs = [0, 9, 18, 27, 36, 46].flatMap((o) => [
      `M20 ${-152 - o * 0.9}C${-50 - o * 0.4} ${-140 - o} ${-fw - 4 - o * 0.5} -50 ${-fw + 2 - o * 0.7} 30T${-fw - 6 - o * 0.6} 190`,
      `M22 ${-152 - o * 0.9}C${70 + o * 0.3} ${-130 - o} ${fw + 4 + o * 0.5} -60 ${fw - 2 + o * 0.7} 30T${fw + 8 + o * 0.5} 190`,
    ]);
  }
  if (p.style === "curly") {
    const g = rng(p.seed + 5);
    let out = "";
    for (let i = 0; i < 24; i++) {
      const a = Math.PI * (1.04 + (i / 23) * 0.92);
      out += clump(
        Math.cos(a) * (fw - 2 + g(-6, 8)),
        -30 + Math.sin(a) * (118 + g(-4, 12)),
        g(26, 36),
        g(24, 34),
        curls(p.hair),
        g,
        1,
        0.55,
      );
    }
    return out;
  }
  return path(d, fill) + strands(s, d, runs, p.hair) + extra;
}
