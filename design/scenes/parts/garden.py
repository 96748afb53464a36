"""Behind the house: raised beds, sunflowers, tools, a gate."""

import numpy as np

from parts.plants import POT, bed, leaf, spray, sunflower
from parts.shapes import arc, ball, box, cylinder, lathe, tube


def vegetable_bed(b, w, d, kind, seed=0):
    rng = np.random.default_rng(seed)
    bed(b, w, d)
    for x in np.arange(-w / 2 + 0.28, w / 2 - 0.15, 0.36):
        for y in np.arange(-d / 2 + 0.26, d / 2 - 0.15, 0.36):
            at = (x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05), 0.36)
            if kind == "lettuce":
                spray(b, at, 0.24, 12, "sage", rng, (0.2, 1.3), 0.6)
            elif kind == "tomato":
                b.add(tube([at, (at[0], at[1], 1.1)], 0.016, 6), "wood:oak")
                spray(b, (at[0], at[1], 0.5), 0.3, 7, "moss", rng, (0.0, 0.9), 0.5)
                spray(b, (at[0], at[1], 0.8), 0.26, 6, "olive", rng, (0.0, 0.9), 0.5)
                for _ in range(4):
                    b.add(
                        ball(2),
                        "glazed:#c8452c",
                        at=(at[0] + rng.uniform(-0.12, 0.12), at[1] + rng.uniform(-0.14, 0.1), rng.uniform(0.5, 0.95)),
                        scale=0.052,
                    )
            elif kind == "squash":
                spray(b, at, 0.34, 6, "moss", rng, (0.3, 1.2), 0.8)
                if rng.random() < 0.5:
                    b.add(
                        lathe([(0.02, 0), (0.1, 0.02), (0.13, 0.08), (0.1, 0.15), (0.02, 0.16)], 24, 0.08, 8),
                        "#e08a2e",
                        at=(at[0] + 0.1, at[1] - 0.08, 0.36),
                    )


def sunflowers(b, x0, x1, y, count, seed=0):
    rng = np.random.default_rng(seed)
    for x in np.linspace(x0, x1, count):
        with b.at(x + rng.uniform(-0.1, 0.1), y + rng.uniform(-0.15, 0.15), 0.1, rz=rng.uniform(-0.3, 0.3), scale=1.15):
            sunflower(b, rng.uniform(1.5, 2.2), rng)


def watering_can(b, colour="teal"):
    paint = f"glazed:{colour}"
    b.add(lathe([(0.15, 0), (0.17, 0.015), (0.155, 0.3), (0.15, 0.31), (0.14, 0.29), (0.001, 0.28)], 32), paint)
    b.add(tube([(0.15, 0, 0.06), (0.3, 0, 0.2), (0.44, 0, 0.4)], [0.035, 0.026, 0.02], 12), paint)
    b.add(cylinder(0.03, 0.06, 0.01, 18, top=0.07), paint, at=(0.43, 0, 0.38), rot=(0, 0.75, 0))
    b.add(tube([(-0.14, 0, 0.06), (-0.27, 0, 0.14), (-0.28, 0, 0.3), (-0.1, 0, 0.44), (0.08, 0, 0.31)], 0.017, 8), paint)


def wheelbarrow(b, colour="clay"):
    b.add(
        lathe([(0.25, 0), (0.4, 0.12), (0.44, 0.3), (0.42, 0.3), (0.38, 0.14), (0.01, 0.05)], 24),
        colour,
        at=(0, 0, 0.34),
        scale=(1.25, 0.85, 1),
    )
    wheel = [(0.72 + 0.19 * x, 0, 0.2 + 0.19 * z) for x, z, _ in arc(1, 0, 2 * np.pi * 23 / 24, 24)]
    b.add(tube(wheel, 0.04, 8, closed=True), "iron")
    for y in (-0.28, 0.28):
        b.add(tube([(0.72, y * 0.3, 0.2), (0, y, 0.38), (-1.0, y * 1.1, 0.56)], 0.026, 7), "wood:oak")
        b.add(tube([(-0.35, y, 0.42), (-0.42, y, 0)], 0.024, 7), "wood:oak")
    for k in range(16):
        a = k * 2.4
        b.add(
            ball(1),
            ("moss", "olive", "marigold")[k % 3],
            at=(0.3 * np.cos(a) * (k / 16), 0.22 * np.sin(a), 0.64 + 0.05 * (k % 3)),
            scale=0.12,
        )


def seedling(b, height, pot="terracotta", leaves=4, size=1.0, rng=None):
    """A young plant in a pot; three of them tell of growing."""
    rng = rng or np.random.default_rng(1)
    b.add(lathe([(r * size, z * size) for r, z in POT], 32), pot)
    base = 0.4 * size
    b.add(tube([(0, 0, base), (0.02, 0, base + height * 0.5), (0, 0, base + height)], [0.022 * size, 0.018 * size, 0.01], 8), "olive")
    for k in range(leaves):
        z = base + height * (0.25 + 0.75 * (k + 1) / leaves)
        b.add(
            leaf(0.2 * size + 0.1 * height, 0.11 * size + 0.05 * height),
            "moss" if k % 2 else "olive",
            at=(0, 0, z),
            rot=(0.35, 0, k * 2.4),
            tint=rng.uniform(-0.05, 0.25),
        )


def shed_wall(b, w, h, colour="teal_light"):
    for k in range(int(w / 0.24)):
        b.add(box(0.225, 0.06, h, 0.018), colour, at=(-w / 2 + 0.12 + k * 0.24, 0, 0), tint=0.05 * ((k * 3) % 4 - 1.5) / 1.5)
