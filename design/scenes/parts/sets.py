"""Where the outdoor pictures are taken: one house with its garden, seen from near."""

import numpy as np

from parts import ground, street, trees
from parts.builder import put
from parts.light import point, shine


def plot(light, house, roll=0.0, door_x=0.0, seed=5, fence=True, width=7.6, neighbours=True, cycle=False, road=True, count=34, tree=True):
    """A house at the origin under the given light, with garden, woods and neighbours."""
    rng = np.random.default_rng(seed)
    shine(light)
    street.backdrop(light, roll=roll)
    if road:
        ground.road()
    put(street.mesh_of(house), (0, 0, 0))
    street.front_garden(0, door_x, rng, fence=fence, width=width, cycle=cycle, post=False)
    street.woods(rng, back=(10, 20), width=36, count=count)
    if neighbours:
        lit = light.windows_lit
        put(street.mesh_of(street.adobe_house(lit)), (-10.5, 1.5, 0))
        put(street.mesh_of(street.sand_house(lit)), (-20, 1.2, 0))
        put(street.mesh_of(street.teal_house(lit)), (11, 1.5, 0))
    street.tufts(rng, [(-9, 6, -4.6, -1.6)], 80)
    if tree:
        put(trees.broadleaf("olive", 1), (-5.8, -1.2, 0), 2, 0.8)
    if house.door_open:
        point((house.door_x, 0.95, 2.3), "#ffb45c", 90, 0.2)
    return rng


def evening_lamps(x, y=0.0, door_x=0.0, hall=False):
    """Lanterns at the door and light out of the windows, as few lamps as will do: each one more adds noise."""
    point((x + door_x, y - 0.7, 2.2), "#ffb050", 60, 0.3)
    for dx in (-2.45, 2.3):
        point((x + dx, y - 0.7, 1.9), "#ffbe68", 26, 0.4)
    if hall:
        point((x + door_x, y + 0.95, 2.3), "#ffb45c", 70, 0.2)
