"""On and around the porch."""

from dataclasses import replace

import numpy as np

from parts import ground, street, trees
from parts.builder import Builder, put
from parts.camera import look
from parts.furniture import rug
from parts.light import DUSK, GOLDEN, point, shine
from parts.openings import steps
from parts.porch import porch, rocking_chair, side_table
from parts.shapes import box, tube
from parts.trees import broadleaf
from parts.yard import bicycle, picnic_ball


def porch_scene(light):
    rng = np.random.default_rng(8)
    shine(light)
    street.backdrop(light, roll=0.7)
    b = Builder()
    porch(b, lit=light.windows_lit)
    with b.at(0.4, -2.9, 0.55):
        steps(b, 0, 2.0, 3)
    with b.at(-3.3, -1.3, 0.55, rz=0.3):
        rocking_chair(b, "cream", "clay")
    with b.at(-1.95, -1.35, 0.55, rz=-0.3):
        rocking_chair(b, "cream", "teal_light")
    with b.at(-2.62, -1.45, 0.55):
        side_table(b)
    with b.at(-2.6, -1.5, 0.56):
        rug(b, 2.6, 1.5, ("clay", "cream", "marigold", "cream"))
    with b.at(2.75, -0.75, 0.55, rz=0.1):
        bicycle(b, "clay")
    with b.at(2.0, -2.2, 0.55):
        picnic_ball(b, "clay")
    ground.path(b, [(0.4, -4.3), (0.2, -7), (-0.6, -10)], 1.5)
    b.done("porch")
    for k, x in enumerate((-4.6, -3.9, -3.1, 2.2, 3.1, 4.0)):
        put(trees.bush(("moss", "olive", "sage")[k % 3], k, ("rose", None, "cream")[k % 3]), (x, -3.6, 0), k, 0.85)
    put(trees.broadleaf("leaf_gold", 3), (-8.5, 2, 0), 1, 1.2)
    put(trees.broadleaf("olive", 1), (-12, 6, 0), 2, 1.2)
    put(trees.conifer("pine", 4), (-15, 9, 0), 0, 1.3)
    street.tufts(rng, [(-9, 6, -9, -3.8)], 90)
    street.woods(rng, back=(9, 20), width=34, count=30)


def porch_day():
    porch_scene(replace(GOLDEN, sun_from=(-0.62, -0.72, 0.3)))
    look((-3.0, -8.8, 2.0), (-1.55, -0.8, 1.9), 33)
    return 8, 1


def porch_evening():
    porch_scene(replace(DUSK, sky_light=0.85))
    for x in (-0.65, 1.45):
        point((x, -0.35, 2.25), "#ffb050", 26, 0.12)
    for x in (-3, -1, 1, 3):
        point((x, -2.5, 2.75), "#ffb050", 12, 0.3)
    point((-2.4, -0.4, 2.0), "#ffbe68", 14, 0.3)
    look((-4.3, -5.7, 1.9), (-2.3, -1.0, 1.4), 34)
    return 10, 1


def swing():
    """A tree with a swing beside the house."""
    rng = np.random.default_rng(12)
    shine(GOLDEN)
    street.backdrop(GOLDEN, roll=1.9)
    put(street.mesh_of(street.main_house()), (-6.6, 5.5, 0), 0.35)
    put(broadleaf("leaf_gold", 3), (2.2, 0.4, 0), 0.6, 1.5)
    b = Builder()
    b.add(tube([(2.2, 0.4, 3.6), (1.2, -0.4, 3.75), (-0.1, -0.9, 3.9)], [0.16, 0.12, 0.08], 9), "wood_dark")
    for x, y in ((0.12, -0.82), (0.78, -0.58)):
        b.add(tube([(x, y, 3.8), (x - 0.06, y - 0.1, 0.62)], 0.02, 6), "sand")
    b.add(box(0.85, 0.28, 0.06, 0.02), "wood:oak", at=(0.39, -0.8, 0.6), rot=(0, 0, 0.35))
    with b.at(3.6, -1.7, 0, rz=0.5):
        bicycle(b, "teal")
    with b.at(1.5, -2.3, 0):
        picnic_ball(b, "clay", 0.2)
    ground.path(b, [(-5.2, 3.4), (-4, 0), (-2.2, -3), (-2, -9)], 1.3)
    b.done("swing")
    street.tufts(rng, [(-6, 7, -6, 2)], 170)
    street.woods(rng, back=(12, 21), width=34, count=34)
    for k, x in enumerate((5.2, 6.1, 7.0, -1.5)):
        put(trees.bush(("moss", "olive")[k % 2], k, ("rose", None)[k % 2]), (x, 2.6, 0), k, 1.2)
    look((-1.6, -9.0, 1.7), (-0.1, 0, 2.25), 33)


VIEWS = {"porch": porch_day, "porch-evening": porch_evening, "swing": swing}
