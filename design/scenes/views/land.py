"""Valley, road and hill, with a house somewhere in it."""

from dataclasses import replace

import numpy as np

from parts import ground, street, trees
from parts.builder import Builder, put
from parts.camera import look
from parts.light import GOLDEN, MORNING, shine
from parts.shapes import ball, box, tube


def ribbon(b, points, width, material="sand", z=0.06):
    """A smooth track over the land."""
    p = np.asarray(points, dtype=float)
    t = np.linspace(0, len(p) - 1, 80)
    x, y = (np.interp(t, np.arange(len(p)), p[:, k]) for k in (0, 1))
    for _ in range(30):
        x[1:-1], y[1:-1] = (x[:-2] + x[2:]) / 2, (y[:-2] + y[2:]) / 2
    side = np.stack((-np.gradient(y), np.gradient(x)), axis=1)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    height = ground.rolling(x, y) + z
    verts = []
    for s in (-1, -0.8, 0.8, 1):
        verts.append(
            np.column_stack((x + side[:, 0] * width / 2 * s, y + side[:, 1] * width / 2 * s, height - (0.12 if abs(s) == 1 else 0)))
        )
    n = len(x)
    faces = [(r * n + i, (r + 1) * n + i, (r + 1) * n + i + 1, r * n + i + 1) for r in range(3) for i in range(n - 1)]
    b.add((np.concatenate(verts), faces), material)


def rail_fence(b, points, material="wood:wood"):
    p = np.asarray(points, dtype=float)
    for (x0, y0), (x1, y1) in zip(p[:-1], p[1:]):
        b.add(box(0.16, 0.16, 1.1, 0.04), material, at=(x0, y0, float(ground.rolling(x0, y0))))
        for z in (0.45, 0.85):
            b.add(tube([(x0, y0, float(ground.rolling(x0, y0)) + z), (x1, y1, float(ground.rolling(x1, y1)) + z)], 0.055, 7), material)


def valley():
    """A road that winds towards the mountains in the morning."""
    rng = np.random.default_rng(31)
    light = replace(MORNING, sun_from=(0.84, -0.3, 0.3))
    shine(light)
    street.backdrop(light, roll=7.4, scale=1.25)
    b = Builder()
    ribbon(b, [(-7, -26), (-1, -14), (4.5, -4), (1, 6), (5, 17), (2, 30), (9, 48), (4, 75)], 3.2)
    rail_fence(b, [(1.5, -16), (4.0, -12), (6.4, -8), (7.4, -4), (6.2, 0.5), (4.4, 5), (5.4, 10)])
    b.done("road")
    put(street.mesh_of(street.main_house()), (10.5, 11, 0), -0.25)
    put(trees.poplar("leaf_gold", 5), (15.6, 12, 0), 0, 1.0)
    put(trees.poplar("leaf_gold", 5), (17.0, 13, 0), 2, 0.85)
    put(trees.broadleaf("olive", 1), (4.4, 13.5, 0), 1, 1.0)
    for _ in range(46):
        x, y = rng.uniform(-36, 36), rng.uniform(16, 32)
        if abs(x - 4) > 5:
            put(
                [trees.broadleaf("olive", 1), trees.broadleaf("leaf_gold", 3), trees.conifer("pine", 4), trees.broadleaf("moss", 2)][
                    rng.integers(4)
                ],
                (x, y, float(ground.rolling(x, y))),
                rng.uniform(0, 6),
                rng.uniform(0.7, 1.2),
            )
    street.tufts(rng, [(-12, 12, -14, 4)], 320)
    look((-2.6, -22, 4.4), (3.0, 10, 5.2), 32)


def stairs():
    """Steps up a hill, one after the other, to a house at the top."""
    rng = np.random.default_rng(41)
    light = replace(GOLDEN, sun_from=(-0.8, -0.45, 0.34))
    shine(light)
    street.backdrop(light, roll=8.8, scale=1.1)
    b = Builder()
    b.add(ball(4), "grass", at=(4.5, 13, -5.5), scale=(17, 13, 8.6))
    rises = 22
    for k in range(rises):
        t = k / (rises - 1)
        x, y, z = -2.6 + 6.6 * t + 1.6 * np.sin(t * 3.1), -7.5 + 13.8 * t, hill(-2.6 + 6.6 * t + 1.6 * np.sin(t * 3.1), -7.5 + 13.8 * t)
        b.add(box(1.9, 0.66, 0.3, 0.07), "paper", at=(x, y, z - 0.14), rot=(0, 0, -0.4 + 0.3 * t), tint=rng.uniform(-0.08, 0.05))
    b.done("hill")
    top = (4.9, 9.2)
    put(street.mesh_of(street.main_house()), (*top, hill(*top) - 0.3), -0.15)
    for x, y, kind, size in (
        (10.6, 9.5, trees.broadleaf("leaf_gold", 3), 1.0),
        (-0.8, 10.2, trees.poplar("sage", 6), 0.9),
        (11.8, 5.5, trees.conifer("pine", 4), 0.8),
        (-2.4, 7, trees.broadleaf("leaf_red", 7), 0.7),
        (8.6, 2.2, trees.broadleaf("olive", 1), 0.6),
    ):
        put(kind, (x, y, hill(x, y) - 0.1), x, size)
    for _ in range(240):
        x, y = rng.uniform(-9, 12), rng.uniform(-9, 8)
        put(
            trees.bush(("olive", "sage", "moss")[rng.integers(3)], rng.integers(3), (None, "cream", "rose")[rng.integers(3)]),
            (x, y, hill(x, y)),
            rng.uniform(0, 6),
            rng.uniform(0.16, 0.42),
        )
    look((-4.2, -17.5, 2.7), (1.6, 2, 3.9), 34)


def hill(x, y):
    """Height of the ball of grass that is the hill."""
    inside = 1 - ((x - 4.5) / 17) ** 2 - ((y - 13) / 13) ** 2
    return max(-5.5 + 8.6 * float(np.sqrt(max(inside, 0))), 0.0)


VIEWS = {"valley": valley, "stairs": stairs}
