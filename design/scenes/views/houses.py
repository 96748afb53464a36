"""One house at a time: for sale, just bought, open to visitors, in the evening; the office; a mailbox."""

from dataclasses import replace

import numpy as np

from parts import ground, street, trees
from parts.builder import Builder, put
from parts.camera import look
from parts.house import House
from parts.light import DUSK, GOLDEN, MORNING, NOON, point, shine
from parts.sets import evening_lamps, plot
from parts.yard import balloons, bench, bicycle, mailbox, moving_box, picnic_ball, sale_sign


def for_sale():
    rng = plot(GOLDEN, street.adobe_house(), roll=2.3, door_x=-1.9, width=7.2, fence=False, neighbours=False, tree=False)
    put(street.mesh_of(street.teal_house()), (10.5, 2.5, 0))
    b = Builder()
    with b.at(-6.9, -3.6, 0, rz=-0.1, scale=1.2):
        sale_sign(b)
    with b.at(4.3, -4.9, 0, rz=-0.2):
        mailbox(b, "teal")
    b.done("sign")
    put(trees.broadleaf("leaf_gold", 3), (5.4, -0.6, 0), 1, 1.0)
    street.tufts(rng, [(-7.4, -5.0, -4.2, -3.3)], 30)
    look((-5.2, -14.4, 2.8), (-2.0, 0, 3.2), 32)


def first_house():
    """Boxes before the door: somebody has just moved in."""
    plot(MORNING, street.teal_house(), roll=0.9, door_x=1.5, width=6.2, fence=False, neighbours=False)
    b = Builder()
    for x, y, z, turn, w in ((2.9, -2.1, 0, 0.2, 0.8), (3.7, -1.8, 0, -0.3, 0.7), (2.95, -2.1, 0.5, 0.5, 0.6), (0.2, -2.5, 0, 0.4, 0.75)):
        with b.at(x, y, z, rz=turn):
            moving_box(b, w, 0.6, 0.5, open_top=z == 0 and x < 1)
    with b.at(-0.9, -2.9, 0, rz=0.3):
        bicycle(b, "clay")
    with b.at(-2.2, -3.4, 0):
        picnic_ball(b, "marigold", 0.2)
    with b.at(3.6, -4.6, 0, rz=0.1):
        mailbox(b, "clay", "teal")
    b.done("things")
    put(trees.broadleaf("leaf_gold", 3), (-4.4, 1.0, 0), 1, 1.05)
    put(trees.conifer("pine", 4), (6.2, 2.5, 0), 1, 1.1)
    look((5.0, -13.4, 2.6), (-0.3, 0, 3.15), 33)


def open_house():
    plot(NOON, street.main_house(), roll=3.1, door_x=-0.2, cycle=False)
    b = Builder()
    with b.at(-3.75, -5.35, 0):
        balloons(b, h=2.2)
    with b.at(3.1, -5.3, 0):
        balloons(b, ("teal_light", "cream", "clay", "marigold"), 2.1, 3)
    with b.at(1.9, -1.9, 0, rz=-0.1):
        bench(b, "cream")
    b.done("balloons")
    put(trees.broadleaf("olive", 1), (5.8, -0.8, 0), 2, 0.95)
    look((-3.4, -13.4, 2.7), (-0.5, 0, 2.95), 34)


def evening_window():
    """Warm windows, seen over the garden."""
    light = replace(DUSK, sky_light=0.5)
    plot(light, street.main_house(True), roll=4.0, door_x=-0.2, cycle=True)
    evening_lamps(0, 0, -0.2)
    put(trees.broadleaf("moss", 2), (5.9, -0.4, 0), 2, 1.0)
    look((-5.6, -14.0, 2.4), (-2.4, 0, 3.3), 33)
    return 14, 1


def street_dusk():
    rng = np.random.default_rng(5)
    shine(DUSK)
    street.backdrop(DUSK)
    ground.road(width=5.4)
    for house, x, y in (
        (street.main_house(True), 7.5, 0),
        (street.teal_house(True), -2.2, 1.2),
        (street.adobe_house(True), -11.2, 0.6),
        (street.sand_house(True), -20, 1.4),
        (street.sand_house(True), 17.6, 1.5),
    ):
        put(street.mesh_of(house), (x, y, 0))
    evening_lamps(7.5, 0, -0.2, hall=True)
    evening_lamps(-2.2, 1.2, 1.5)
    point((18.5, 0.6, 2.2), "#ffb050", 60, 0.3)
    street.woods(rng, back=(10, 19), width=36, count=44)
    street.front_garden(7.5, -0.2, rng, cycle=True)
    street.front_garden(-2.2, 1.5, rng, width=6.2, fence=False, post=False)
    street.front_garden(-11.2, -1.9, rng, width=7.2)
    street.lamps([-13.6, -6.6, 3.1, 12.6])
    for x in (-6.6, 3.1):
        point((x, -6.3, 4.1), "#ffb860", 130, 0.2)
    put(trees.broadleaf("leaf_gold", 3), (13.6, -1.0, 0), 1, 0.9)
    look((-9.5, -15.0, 3.0), (1.9, 0, 3.6), 30)
    return 16, 1


def street_morning():
    rng = np.random.default_rng(15)
    light = replace(MORNING, sun_from=(0.86, -0.3, 0.24), sun="#ffd09a", haze="#f8dfc4")
    shine(light)
    street.backdrop(light, roll=5.2)
    ground.road(width=5.4)
    for house, x, y in (
        (street.sand_house(), 3.0, 0.4),
        (street.adobe_house(), 12.4, 0.2),
        (street.main_house(), -6.8, 0.8),
        (street.teal_house(), -16, 1),
    ):
        put(street.mesh_of(house), (x, y, 0))
    street.woods(rng, back=(10, 19), width=36, count=44)
    street.front_garden(3.0, 0.9, rng, width=6.4)
    street.front_garden(-6.8, -0.2, rng, width=7.6, fence=False)
    street.front_garden(12.4, -1.9, rng, width=7.2, fence=False, post=False)
    street.lamps([8.6])
    street.tufts(rng, [(-11, 12, -5, -1.6)], 120)
    put(trees.broadleaf("leaf_red", 7), (-1.6, -2.4, 0), 1, 0.75)
    put(trees.poplar("leaf_gold", 5), (7.9, -2.0, 0), 1, 0.65)
    look((-8.0, -14.6, 3.1), (2.0, 0, 3.4), 31)


def mailbox_near():
    """The mailbox with its flag up; the house behind it is only a promise yet."""
    plot(GOLDEN, street.main_house(), roll=1.2, door_x=-0.2)
    b = Builder()
    with b.at(-1.6, -8.2, 0, rz=0.55):
        mailbox(b, "teal", "clay")
    b.done("mailbox")
    for k, (x, y) in enumerate(((-1.95, -8.3), (-1.3, -8.0), (-1.2, -8.4), (-2.2, -8.05))):
        put(trees.bush(("olive", "moss")[k % 2], k, ("cream", "rose")[k % 2]), (x, y, 0), k, 0.42)
    look((-3.6, -11.2, 1.45), (-1.75, -7, 1.62), 44, 0.9, (-1.7, -8.5, 1.3))
    return 10, 1


def office():
    """Two storeys of plaster with a row of arches."""
    rng = np.random.default_rng(21)
    shine(GOLDEN)
    street.backdrop(GOLDEN, roll=6.3)
    ground.road()
    arches = [(x, 0.25, 1.5, 2.1, {"round_top": True, "bars": (2, 2), "curtain": None}) for x in (-4.6, -2.4, 2.4, 4.6)]
    upper = [
        (x, 3.6, 1.0, 1.5, {"round_top": True, "shutters": "teal", "flowers": "clay" if k % 2 else "marigold"})
        for k, x in enumerate((-4.4, -1.5, 1.5, 4.4))
    ]
    building = House(
        w=12.2,
        d=7,
        h=5.9,
        wall="plaster:#f3dcb8",
        roof="terracotta",
        pitch=0.42,
        plinth=0.34,
        door_x=0,
        door="teal",
        door_size=(1.7, 2.7),
        door_open=True,
        windows=arches + upper,
        seed=8,
    )
    put(street.mesh_of(building), (3.2, 0.5, 0))
    point((3.2, 1.45, 2.5), "#ffb45c", 110, 0.2)
    b = Builder()
    ground.path(b, [(3.2, -0.8), (3.2, -5.6)], 2.2)
    for x in (0.0, 6.4):
        with b.at(x, -0.9, 0):
            bench(b)
    with b.at(-1.2, -1.2, 0, rz=0.1):
        bicycle(b, "teal")
    b.done("things")
    for k, x in enumerate((-2.4, -1.6, 1.1, 5.3, 7.8, 8.6)):
        put(trees.bush(("moss", "olive", "sage")[k % 3], k, ("rose", None, "cream")[k % 3]), (x, -0.4, 0), k, 0.95)
    put(trees.broadleaf("leaf_red", 7), (-4.8, -1.0, 0), 1, 1.0)
    put(trees.broadleaf("leaf_gold", 3), (10.6, -1.6, 0), 1, 1.05)
    street.woods(rng, back=(10, 20), width=36, count=40)
    street.tufts(rng, [(-8, 10, -5, -1.8)], 100)
    street.lamps([-6.4, 9.6])
    look((-4.6, -17.5, 3.4), (0.9, 0, 4.0), 32)


VIEWS = {
    "for-sale": for_sale,
    "first-house": first_house,
    "open-house": open_house,
    "evening-windows": evening_window,
    "street-dusk": street_dusk,
    "street-morning": street_morning,
    "mailbox": mailbox_near,
    "office": office,
}
