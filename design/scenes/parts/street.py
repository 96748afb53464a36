"""The family's street: houses side by side under the mountains, with trees, fences and gardens."""

import bpy
import numpy as np

from parts import ground, trees
from parts.builder import Builder, put
from parts.house import House, build
from parts.mountains import wasatch
from parts.plants import potted, tuft
from parts.yard import bicycle, mailbox, picket_fence, street_lamp


def main_house(lit=False, open_door=True):
    """Cream plaster, barrel tiles, the arched door: the house that all pictures come back to."""
    high = {"round_top": True, "shutters": "teal", "bars": (1, 2)}
    return House(
        w=7.6,
        d=6.4,
        h=3.3,
        wall="plaster:cream",
        roof="terracotta",
        door_x=-0.2,
        door="teal",
        door_size=(1.25, 2.45),
        door_open=open_door,
        windows=[(-2.45, 0.95, 1.0, 1.5, {**high, "flowers": "clay"}), (2.3, 0.95, 1.0, 1.5, {**high, "flowers": "marigold"})],
        chimney=2.3,
        lit=lit,
        seed=3,
    )


def teal_house(lit=False):
    return House(
        w=6.2,
        d=6.5,
        h=3.4,
        wall="teal",
        roof="#7d5a48",
        tiles="shingle",
        front_gable=True,
        boards=True,
        pitch=0.85,
        door_x=1.5,
        door="marigold",
        windows=[(-1.25, 0.9, 1.5, 1.4, {"bars": (2, 1), "flowers": "rose"}), (0, 3.75, 0.95, 1.25, {"round_top": True, "bars": (1, 1)})],
        lit=lit,
        seed=11,
    )


def adobe_house(lit=False):
    return House(
        w=7.2,
        d=6,
        h=3.0,
        wall="plaster:adobe",
        roof="clay",
        door_x=-1.9,
        door="clay",
        windows=[(0.5, 0.9, 1.1, 1.35, {"shutters": "teal_light", "flowers": "cream"}), (2.5, 0.9, 1.1, 1.35, {"shutters": "teal_light"})],
        chimney=-1.5,
        lit=lit,
        seed=23,
    )


def sand_house(lit=False):
    return House(
        w=6.4,
        d=6,
        h=3.1,
        wall="plaster:sand",
        roof="#86604c",
        tiles="shingle",
        front_gable=True,
        pitch=0.75,
        door_x=0.9,
        door="teal_deep",
        windows=[(-1.2, 0.9, 1.2, 1.4, {"round_top": True, "shutters": "clay"}), (0, 3.5, 0.8, 1.0, {"round_top": True, "bars": (1, 1)})],
        chimney=1.7,
        lit=lit,
        seed=31,
    )


def mesh_of(house):
    b = Builder()
    build(b, house)
    return b.mesh("house")


def woods(rng, autumn=0.35, back=(11, 20), width=34, count=40):
    kinds = [
        trees.broadleaf("olive", 1),
        trees.broadleaf("moss", 2),
        trees.broadleaf("leaf_gold", 3),
        trees.conifer("pine", 4),
        trees.poplar("leaf_gold", 5),
        trees.poplar("sage", 6),
        trees.broadleaf("leaf_red", 7),
    ]
    weights = np.array([1.2, 1.0, autumn * 1.6, 1.0, autumn, 0.5, autumn])
    for _ in range(count):
        x, y = rng.uniform(-width, width), rng.uniform(*back)
        put(kinds[rng.choice(len(kinds), p=weights / weights.sum())], (x, y, 0), rng.uniform(0, 6.3), rng.uniform(0.75, 1.25))


def far_trees(rng, count=260):
    """Dots of wood over the fields, up to the foothills."""
    kinds = [trees.bush("olive", 31), trees.bush("moss", 32), trees.bush("leaf_gold", 33), trees.conifer("pine", 4)]
    for _ in range(count):
        x, y = rng.uniform(-170, 170), rng.uniform(34, 150)
        kind = rng.choice(4, p=(0.36, 0.3, 0.14, 0.2))
        put(
            kinds[kind],
            (x, y, float(ground.rolling(x, y)) - 0.2),
            rng.uniform(0, 6),
            rng.uniform(2.0, 3.4) if kind < 3 else rng.uniform(0.6, 1.0),
        )


def tufts(rng, spots, count, colours=("olive", "sage", "grass")):
    """Grass and flowers within boxes (x0, x1, y0, y1)."""
    kinds = [tuft(k, colours[k % len(colours)], bloom) for k, bloom in enumerate((None, None, "cream", None, "marigold", "rose"))]
    for x0, x1, y0, y1 in spots:
        for _ in range(count):
            put(kinds[rng.integers(len(kinds))], (rng.uniform(x0, x1), rng.uniform(y0, y1), 0), rng.uniform(0, 6), rng.uniform(0.7, 1.3))


def backdrop(light, seed=3, roll=0.0, scale=1.0, drop=0.0):
    """Fields, woods and mountains; `drop` lowers them below a room's floor."""
    rng = np.random.default_rng(77)
    ground.land()
    wasatch(light, seed, scale, roll)
    far_trees(rng)
    for thing in bpy.context.scene.objects:
        if drop and thing.type == "MESH":
            thing.location.z -= drop


def front_garden(x, door_x, rng, fence=True, width=7.6, to=-5.2, cycle=False, post=True):
    """Path, bushes, pots, fence and mailbox before a house at x."""
    b = Builder()
    ground.path(b, [(x + door_x, -1.2), (x + door_x, -3.2), (x + door_x + 0.3, to + 0.2)], 1.35)
    for side in (-1, 1):
        with b.at(x + door_x + side * 1.25, -0.55, 0):
            potted(b, "bush", bloom=("marigold", "rose")[side > 0], seed=side + 5)
    if fence:
        left, gap = x - width / 2 - 0.6, x + door_x + 0.3
        for start, end in ((left, gap - 0.95), (gap + 0.95, x + width / 2 + 0.6)):
            with b.at(start, to, 0):
                picket_fence(b, end - start)
    if post:
        with b.at(x + door_x + 1.9, to - 0.5, 0, rz=-0.2):
            mailbox(b)
    if cycle:
        with b.at(x - width / 2 + 1.2, -1.4, 0, rz=0.15):
            bicycle(b)
    b.done("garden")
    for k in range(7):
        bx = x - width / 2 + 0.3 + k * width / 6.3
        if abs(bx - x - door_x) > 1.5:
            put(
                trees.bush(("moss", "olive", "sage")[k % 3], k, (None, "rose", "cream")[k % 3]),
                (bx, -0.65 + rng.uniform(-0.1, 0.1), 0),
                rng.uniform(0, 6),
                rng.uniform(0.75, 1.05),
            )


def lamps(xs, y=-5.6):
    b = Builder()
    street_lamp(b)
    mesh = b.mesh("street lamp")
    for x in xs:
        put(mesh, (x, y, 0), -np.pi / 2)
