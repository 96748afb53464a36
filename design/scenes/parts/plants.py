"""What grows in pots, beds and boxes."""

from functools import lru_cache

import numpy as np

from parts.builder import Builder
from parts.shapes import ball, box, lathe, tube
from parts.trees import puffs

POT = [(0.16, 0), (0.2, 0.02), (0.27, 0.36), (0.31, 0.37), (0.32, 0.46), (0.29, 0.47), (0.26, 0.42), (0.01, 0.4)]


def leaf(length, width):
    """A blade that bends over, its stem at the origin, along y."""
    t = np.linspace(0, 1, 7)
    half = width * np.sin(np.pi * t**0.8) / 2 + 0.002
    z = length * (0.55 * t - 0.5 * t**2)
    rows = np.array([[(-h, length * s, q - 0.0), (0, length * s, q - h * 0.5), (h, length * s, q)] for s, h, q in zip(t, half, z)])
    faces = [(3 * k + c, 3 * k + c + 1, 3 * k + c + 4, 3 * k + c + 3) for k in range(6) for c in range(2)]
    return rows.reshape(-1, 3), faces


def spray(builder, at, length, count, material, rng, lean=(0.3, 1.0), width=0.24):
    """Leaves out of one point."""
    for turn in np.arange(count) * 2.4:
        builder.add(
            leaf(length * rng.uniform(0.75, 1.1), length * width),
            material,
            at=at,
            rot=(rng.uniform(*lean), 0, turn + rng.uniform(-0.3, 0.3)),
            tint=rng.uniform(-0.14, 0.14),
        )


def potted(builder, kind="bush", pot="terracotta", bloom="marigold", leaf_colour="moss", seed=0):
    """A pot about half a metre high, at the builder's place."""
    rng = np.random.default_rng(seed)
    builder.add(lathe(POT, 28), pot)
    if kind == "bush":
        puffs(
            builder,
            [(0, 0, 0.66), (0.16, 0.05, 0.58), (-0.15, -0.06, 0.58), (0.02, -0.16, 0.56)],
            [0.26, 0.2, 0.2, 0.18],
            leaf_colour,
            150,
            0.055,
            rng,
        )
        for _ in range(34):
            n = rng.normal(size=3)
            n /= np.linalg.norm(n)
            n[2] = abs(n[2])
            builder.add(
                ball(1),
                bloom,
                at=(n[0] * 0.36, n[1] * 0.36, 0.6 + n[2] * 0.33),
                scale=rng.uniform(0.03, 0.05),
                tint=rng.uniform(-0.1, 0.12),
            )
    elif kind == "spray":
        spray(builder, (0, 0, 0.42), 0.75, 22, leaf_colour, rng, (0.35, 1.25))
    elif kind == "cactus":
        for x, h, r in ((0, 0.62, 0.13), (0.17, 0.3, 0.085), (-0.15, 0.38, 0.085)):
            shape = lathe([(r * 0.7, 0), (r, 0.1), (r, h - r), (r * 0.75, h - r * 0.35), (r * 0.2, h)], 32, 0.07, 9)
            builder.add(shape, leaf_colour, at=(x, 0, 0.4))
            builder.add(ball(1), bloom, at=(x, 0, 0.4 + h), scale=0.05)


def sunflower(builder, height, rng):
    bend = rng.uniform(-0.1, 0.1)
    builder.add(tube([(0, 0, 0), (bend * 0.5, 0, height * 0.6), (bend, -0.05, height)], 0.035, 7), "olive")
    for k in range(5):
        builder.add(
            leaf(0.42, 0.2), "olive", at=(bend * 0.4, 0, height * (0.25 + 0.13 * k)), rot=(0.35, 0, k * 2.4), tint=rng.uniform(-0.1, 0.15)
        )
    with builder.at(bend, -0.08, height, rx=1.25 + rng.uniform(-0.15, 0.1), rz=rng.uniform(-0.4, 0.4)):
        builder.add(lathe([(0.05, -0.05), (0.15, -0.02), (0.15, 0.03), (0.1, 0.06), (0.01, 0.05)], 20), "wood_dark")
        for k in range(18):
            builder.add(leaf(0.27, 0.11), "marigold", at=(0, 0, 0.0), rot=(-0.1, 0, k * 0.349), tint=rng.uniform(-0.1, 0.1), scale=1)


@lru_cache(maxsize=None)
def tuft(seed=0, material="olive", bloom=None):
    """A handful of grass, a few flowers in it."""
    rng = np.random.default_rng(seed)
    builder = Builder()
    spray(builder, (0, 0, 0), 0.32, 11, material, rng, (0.7, 1.35), 0.12)
    if bloom:
        for _ in range(5):
            x, y, h = *rng.uniform(-0.14, 0.14, 2), rng.uniform(0.2, 0.36)
            builder.add(tube([(x * 0.5, y * 0.5, 0), (x, y, h)], 0.01, 5), material)
            builder.add(ball(1), bloom, at=(x, y, h), scale=(0.045, 0.045, 0.035), tint=rng.uniform(-0.1, 0.1))
    return builder.mesh("tuft")


def bed(builder, w, d, h=0.42, material="wood:oak"):
    """A raised bed of planks with earth."""
    for k in range(3):
        z = k * h / 3
        for y in (-d / 2, d / 2):
            builder.add(box(w, 0.09, h / 3 - 0.01, 0.02), material, at=(0, y, z), tint=0.06 * (k - 1))
        for x in (-w / 2, w / 2):
            builder.add(box(0.09, d, h / 3 - 0.01, 0.02), material, at=(x, 0, z), tint=0.05 * (1 - k))
    builder.add(box(w - 0.08, d - 0.08, h - 0.08, 0.03), "wood_dark")
