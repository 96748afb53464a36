"""The garden behind the house, and what grows in it."""

import numpy as np

from parts import ground, street, trees
from parts.builder import Builder, put
from parts.camera import look
from parts.crockery import mug
from parts.garden import seedling, shed_wall, sunflowers, vegetable_bed, watering_can, wheelbarrow
from parts.light import GOLDEN, MORNING, shine
from parts.plants import potted
from parts.shapes import box
from parts.yard import bench, picket_fence


def garden():
    rng = np.random.default_rng(51)
    shine(MORNING)
    street.backdrop(MORNING, roll=9.6)
    put(street.mesh_of(street.teal_house()), (-8.5, 6.5, 0), 0.5)
    b = Builder()
    for x, y, kind in ((1.2, 0.6, "lettuce"), (4.6, 0.8, "tomato"), (1.4, -2.0, "squash"), (4.7, -1.8, "lettuce")):
        with b.at(x, y, 0):
            vegetable_bed(b, 2.7, 1.35, kind, int(x * 10))
    sunflowers(b, 0.2, 6.6, 2.6, 11, 3)
    with b.at(-0.6, -1.9, 0, rz=-0.5, scale=1.5):
        watering_can(b, "clay")
    with b.at(-1.9, 0.3, 0, rz=0.9):
        wheelbarrow(b, "teal")
    with b.at(-12, 3.8, 0, scale=1.25):
        picket_fence(b, 22.4)
    ground.path(b, [(-1.6, -8), (-0.8, -4), (-0.7, 0), (-1.6, 3)], 1.2)
    with b.at(-4.3, 2.4, 0, rz=0.25):
        bench(b)
    b.done("garden")
    put(trees.broadleaf("olive", 1), (8.6, 2.2, 0), 1, 1.05)
    put(trees.broadleaf("leaf_gold", 3), (-13, 3, 0), 1, 1.0)
    street.woods(rng, back=(9, 19), width=34, count=36)
    street.tufts(rng, [(-8, 8, -6, 3.4)], 170)
    look((-1.6, -8.6, 2.9), (1.0, 0.6, 1.75), 33)


def growing():
    """Three pots on a bench: small, larger, in leaf."""
    rng = np.random.default_rng(61)
    shine(GOLDEN)
    street.backdrop(GOLDEN, roll=11.0)
    b = Builder()
    with b.at(2.2, 1.2, 0):
        shed_wall(b, 5.4, 2.6, "teal")
    for k in range(4):
        b.add(box(3.2, 0.16, 0.07, 0.02), "wood:oak", at=(0.95, -0.28 + k * 0.18, 0.78), tint=0.05 * (k % 2))
    for x in (-0.4, 2.3):
        for y in (-0.2, 0.2):
            b.add(box(0.12, 0.12, 0.78, 0.02), "wood:oak", at=(x, y, 0))
    for x, height, leaves, size, pot in (
        (-0.05, 0.14, 2, 0.62, "terracotta"),
        (0.62, 0.42, 6, 0.78, "sand"),
        (1.42, 0.85, 12, 0.98, "clay"),
    ):
        with b.at(x, 0, 0.85):
            seedling(b, height, pot, leaves, size, rng)
    with b.at(2.2, -0.02, 0.85, scale=0.75):
        watering_can(b, "marigold")
    with b.at(0.25, -0.22, 0.85, scale=1.3):
        mug(b, "glazed:cream")
    for x, kind, pot, bloom in ((2.9, "bush", "terracotta", "rose"), (-0.9, "bush", "teal", "marigold"), (3.5, "cactus", "sand", "rose")):
        with b.at(x, 0.1, 0, scale=1.1):
            potted(b, kind, pot, bloom, seed=int(x * 10) + 20)
    for x in (-7, -2.9):
        with b.at(x, 1.4, 0):
            picket_fence(b, 4.0)
    b.done("bench")
    put(trees.broadleaf("leaf_gold", 3), (-6, 5, 0), 1, 1.1)
    street.woods(rng, back=(8, 19), width=34, count=34)
    street.tufts(rng, [(-6, 4, -3, 1)], 80)
    look((-0.5, -5.0, 1.75), (0.48, 0, 1.3), 38, 4.0, (0.7, -0.1, 1.1))
    return 10, 1


VIEWS = {"garden": garden, "growing": growing}
