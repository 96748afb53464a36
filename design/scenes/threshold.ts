// The open front door at night.

import { outside } from "./doorstep.ts";
import { inside } from "./hall.ts";
import { DUSK, type Light, rng } from "./palette.ts";
import { Site, type V } from "./solid.ts";
import { group, line, oval, type P, poly, Sheet } from "./svg.ts";

export function threshold(): string {
  const s = new Sheet();
  const light: Light = { ...DUSK, lit: "#b9a0b4", shade: "#6a5f8e", windows: true };
  const site = new Site(s, light, { horizon: 560, height: 1.55, focal: 1700 }, 1290, 900, 0.0001);
  const [dw, dh] = [1.24, 2.35];
  // The plastered wall, warmed around the door.
  let b = s.full(
    s.lin(0, 0, 1920, 0, [
      [0, "#2f2b56"],
      [0.5, "#6b4566"],
      [1, "#5a3f68"],
    ]),
  );
  for (let i = 0; i < 60; i++) {
    const g = rng(i + 500);
    b += oval(g(0, 1920), g(0, 900), g(60, 260), g(10, 50), g() > 0.5 ? "#b5705f" : "#1e1c44", `opacity=".08" ${s.blur(12)}`);
  }
  b += s.glow(1290, 560, 900, "#ff9f52", 0.42);
  const arch = (grow: number, z = 0): V[] => {
    const w = dw / 2 + grow;
    const out: V[] = [[-w, 0, z]];
    for (let k = 0; k <= 24; k++)
      out.push([Math.cos(Math.PI - (Math.PI * k) / 24) * w, dh - 0.62 + Math.sin((Math.PI * k) / 24) * (0.62 + grow), z]);
    return [...out, [w, 0, z]];
  };
  const P2 = (v: V[]): P[] => v.map((q) => site.p(q));
  b +=
    poly(P2(arch(0.34)), "#2a1f48", `opacity=".35" ${s.blur(10)}`) +
    poly(
      P2(arch(0.24)),
      s.lin(1080, 0, 1500, 0, [
        [0, "#c77f5c"],
        [0.5, "#e8a878"],
        [1, "#b06a54"],
      ]),
    ) +
    poly(P2(arch(0.06)), "#7a3f30");
  // Inside: a hall with a back wall, a floor that runs away, a lamp, a picture and a plant.
  const hall = site.s.clip(
    `M${P2(arch(0))
      .map((q) => q.join(" "))
      .join("L")}Z`,
  );
  b +=
    group(inside(s, site, P2, arch, dh), hall) +
    line(
      `M${P2(arch(0))
        .map((q) => q.join(" "))
        .join("L")}`,
      "#ffd692",
      3,
      'opacity=".7"',
    );
  b += outside(s, site, P2);
  return s.svg(
    b +
      s.full(
        s.rad(
          1290,
          640,
          1300,
          [
            [0.35, "#141235", 0],
            [1, "#141235", 0.62],
          ],
          0.75,
        ),
      ),
  );
}
