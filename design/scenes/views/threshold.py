"""The open door."""

from dataclasses import replace

import numpy as np

from parts import ground, street, trees
from parts.builder import Builder, put
from parts.camera import look
from parts.desk import house_tag
from parts.furniture import picture, rug
from parts.light import DUSK, GOLDEN, MORNING, area, point, shine
from parts.openings import door_frame, door_leaf, lantern
from parts.plants import potted
from parts.shapes import arch, ball, box, cylinder, slab, tube
from parts.threshold import climber, doorstep, front, paving
from parts.yard import bench

MORNING_IN = replace(MORNING, sun_from=(-0.5, 0.62, 0.5), sun_power=5.5, fill="#e2d8c8", exposure=0.25)


def threshold():
    shine(replace(DUSK, sky_light=0.7, fill="#8a9cd6", sun="#c0b0e0", sun_power=0.5, sun_from=(-0.7, -0.6, 0.5)))
    b = doorstep()
    climber(b, [(4.7, -0.1, -0.4), (4.6, -0.1, 1.5), (4.2, -0.1, 3.1), (2.8, -0.12, 3.8), (1.0, -0.12, 4.0)], 4)
    b.done("doorstep")
    area((0, 2.2, 3.3), (0, 1.8, 0), (2.2, 2.2), "#ffc980", 150)
    area((0, 1.2, 2.2), (0, -3, -0.5), (1.2, 1.8), "#ffb45c", 130)
    for x in (-1.47, 1.47):
        point((x, -0.45, 2.0), "#ffb050", 22, 0.12)
    look((-3.4, -9.6, 1.9), (-1.2, 0, 1.3), 37)
    return 12, 2


def from_inside():
    """Looking out of the hall: garden and mountains in the doorway."""
    shine(MORNING_IN)
    street.backdrop(MORNING_IN, roll=12.2, drop=0.55)
    b = Builder()
    front(b, "plaster:cream", 9, 4.4, "teal", 2.55)
    paving(b, -6, 6, -6, 0, -0.4)
    for k in range(20):
        b.add(box(0.28, 6.4, 0.05, 0.012), "wood:oak", at=(-2.8 + k * 0.285, 3.4, -0.05), tint=0.07 * (k % 3 - 1))
    b.add(box(0.1, 6, 3.6, 0.02), "plaster:#f5e0c0", at=(2.3, 3.4, 0))
    b.add(box(0.1, 6, 3.6, 0.02), "plaster:#f5e0c0", at=(-2.6, 3.4, 0))
    b.add(box(5.2, 6.4, 0.1, 0.02), "plaster:cream", at=(0, 3.6, 3.6))
    with b.at(-0.1, 1.5, 0.0, rz=np.pi / 2):
        rug(b, 2.4, 1.3)
    with b.at(-1.75, 0.75, 0, rz=np.pi):
        bench(b, "wood:oak", 1.15)
        b.add(box(0.4, 0.12, 0.36, 0.055), "cloth:marigold", at=(0.25, 0.16, 0.5), rot=(-0.2, 0, 0.1))
        b.add(box(0.36, 0.12, 0.34, 0.055), "cloth:clay", at=(-0.2, 0.16, 0.5), rot=(-0.2, 0, -0.1))
    with b.at(1.9, 1.75, 0, scale=1.15):
        potted(b, "spray", "teal", leaf_colour="moss", seed=3)
    with b.at(-1.75, 0.44, 1.5, rz=np.pi):
        picture(b, 0.8, 0.6, 1)
    for x, bloom in ((-1.35, "rose"), (1.4, "marigold")):
        with b.at(x, -0.7, -0.4, scale=1.1):
            potted(b, "bush", "terracotta", bloom, seed=int(x * 10) + 30)
    # The world outside lies behind the front: turned half round, the camera looks out along -y.
    b.done("hall", rz=np.pi)
    ground_path = Builder()
    ground.path(ground_path, [(0, 6.2), (0.4, 9), (-0.6, 14)], 1.5)
    ground_path.done("path", at=(0, 0, -0.5))
    for x, y, kind, size in (
        (-7, 20, trees.broadleaf("olive", 1), 1.1),
        (6.5, 22, trees.conifer("pine", 4), 1.1),
        (-3.6, 26, trees.broadleaf("leaf_gold", 3), 0.9),
        (9, 18, trees.broadleaf("moss", 2), 1.0),
    ):
        put(kind, (x, y, -0.5), x, size)
    for k, (x, y) in enumerate(((-2.2, 5.6), (2.4, 5.8), (-3.2, 7), (3.2, 7.4))):
        put(trees.bush(("olive", "moss")[k % 2], k, ("cream", "rose")[k % 2]), (x, y, -0.5), k, 1.0)
    put(trees.broadleaf("leaf_gold", 3), (4.2, 15, -0.5), 1, 0.8)
    area((0.3, -4.6, 3.0), (0, -1, 1.0), (2.4, 1.4), "#ffe6c4", 90)
    area((0, 0.6, 2.2), (0.2, -3, 0.2), (1.5, 2.0), "#fff0d8", 60)
    look((-0.55, -5.4, 1.6), (-0.35, 0, 1.5), 29)
    return 12, 2


def key_in_lock():
    """The key in the door, the little house hanging from it."""
    shine(replace(GOLDEN, sun_from=(-0.6, -0.7, 0.42)))
    b = Builder()
    b.add(box(6, 0.1, 4, 0.02), "plaster:adobe", at=(0, 0.3, -1))
    with b.at(-0.62, 0, -0.95):
        door_frame(b, 1.3, 2.5, "paper", 0.5, 0.22)
        with b.at(-0.63, 0.1, 0):
            door_leaf(b, 1.26, 2.46, "teal", brass=False)
    plate = arch(0.095, 0.3, 16)
    with b.at(-0.16, 0.062, 0.02):
        b.add(slab(plate, 0.02, 0.005), "brass", at=(0, -0.02, -0.12))
        b.add(ball(3), "brass", at=(0, -0.085, 0.1), scale=0.042)
        b.add(cylinder(0.018, 0.06, 0.004, 18), "brass", at=(0, -0.02, 0.1), rot=(np.pi / 2, 0, 0))
        with b.at(0, -0.02, -0.05, rz=0.5):
            b.add(tube([(0, 0, 0), (0, -0.045, 0)], 0.006, 8), "gold")
            b.add(
                tube([(0, -0.07 + 0.026 * np.cos(a), 0.026 * np.sin(a)) for a in np.arange(28) / 28 * 2 * np.pi], 0.0065, 9, closed=True),
                "gold",
            )
        b.add(
            tube(
                [(0.03, -0.088 + 0.016 * np.cos(a), -0.085 + 0.03 * np.sin(a)) for a in np.arange(28) / 28 * 2 * np.pi],
                0.0028,
                7,
                closed=True,
            ),
            "steel",
        )
        with b.at(0.03, -0.1, -0.235, rx=np.pi / 2, rz=0.12, scale=2.2):
            house_tag(b, "clay", 0.055)
    lantern(b, 0.36, 0.15, 0.12)
    climber(b, [(0.75, 0.2, -1), (0.7, 0.2, -0.3), (0.8, 0.18, 0.3), (0.55, 0.16, 0.75)], 3, "rose", 0.45)
    b.done("door")
    point((0.36, -0.1, 0.3), "#ffb050", 2.5, 0.05)
    look((-0.5, -1.25, 0.16), (-0.22, 0.02, 0.0), 44, 5.0, (-0.16, -0.05, -0.05))
    return 10, 1


def front_door():
    """The same door by day, for sections without a picture of their own."""
    shine(replace(GOLDEN, sun_from=(-0.62, -0.7, 0.42)))
    b = doorstep("plaster:cream", "clay")
    climber(b, [(-3.4, -0.1, -0.4), (-3.3, -0.1, 1.5), (-2.9, -0.1, 3.1), (-1.7, -0.12, 3.8), (0.6, -0.12, 3.9)], 6, "clay")
    b.done("doorstep")
    area((0, 2.2, 3.3), (0, 1.8, 0), (2.2, 2.2), "#ffc980", 120)
    look((-2.6, -9.0, 1.7), (-0.5, 0, 1.35), 36)
    return 12, 2


VIEWS = {"default-section": front_door, "threshold": threshold, "doorway": from_inside, "key-in-door": key_in_lock}
