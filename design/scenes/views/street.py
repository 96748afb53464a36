"""The street by day and at dusk."""

import numpy as np

from parts import ground, street, trees
from parts.builder import put
from parts.camera import look
from parts.light import GOLDEN, MORNING, point, shine


def row(light, rng):
    """Four houses side by side and all that lies around them."""
    lit = light.windows_lit
    shine(light)
    street.backdrop(light)
    ground.road()
    for house, x, y in (
        (street.main_house(lit), 7.5, 0),
        (street.teal_house(lit), -2.2, 1.2),
        (street.adobe_house(lit), -11.2, 0.6),
        (street.sand_house(lit), -20.2, 1.4),
        (street.teal_house(lit), 17.5, 1.6),
    ):
        put(street.mesh_of(house), (x, y, 0))
    street.woods(rng, back=(10, 19), width=36, count=46)
    street.front_garden(7.5, -0.2, rng, cycle=True)
    street.front_garden(-2.2, 1.5, rng, width=6.2, fence=False, post=False)
    street.front_garden(-11.2, -1.9, rng, width=7.2)
    street.tufts(rng, [(2, 13, -4.9, -1.6), (-16, 2, -4.9, -1.6)], 60)
    for x, y, kind, size in (
        (15.2, 0.4, trees.broadleaf("leaf_gold", 3), 0.95),
        (2.4, -2.2, trees.broadleaf("olive", 1), 0.72),
        (-6.6, -2.6, trees.poplar("leaf_gold", 5), 0.62),
        (-16, -2.4, trees.broadleaf("leaf_red", 7), 0.8),
    ):
        put(kind, (x, y, 0), x, size)


def home_hero():
    rng = np.random.default_rng(5)
    row(GOLDEN, rng)
    street.lamps([-15, -1.6])
    point((7.3, 0.95, 2.3), "#ffb45c", 90, 0.2)
    look((14.6, -18.6, 5.2), (2.6, 2, 4.75), 30)
    return 14, 1


def from_the_corner():
    """The same street on another day, for pages without a picture of their own."""
    rng = np.random.default_rng(5)
    row(MORNING, rng)
    look((-15.5, -17.5, 4.2), (-4.2, 2, 4.3), 31)


VIEWS = {"home-hero": home_hero, "default-hero": from_the_corner}
