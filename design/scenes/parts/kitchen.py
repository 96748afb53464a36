"""The kitchen: teal cabinets, tiles, a window on the mountains, a table to talk at."""

import numpy as np

from parts.builder import Builder
from parts.crockery import board, bowl, fruit, jar, kettle, loaf, mug, pan, plates, vase
from parts.furniture import cabinet, chair, curtain, pendant, rug, shelf, stool, table, tiles, worktop
from parts.plants import potted
from parts.shapes import arch, box, cylinder, outline_inset, ring, slab, tube
from parts.threshold import paving

W, D, H = 6.4, 6.2, 3.5
SILL, GLASS = 1.12, (1.9, 1.45)


def room(b, wall="plaster:#f5e0c0"):
    """Open towards the camera; the back wall at y = 0 has an arched window at the builder's origin."""
    paving(b, -W / 2, W / 2 + 0.3, -D, 0.0, 0, 0.42, ("adobe", "terracotta", "adobe"))
    w, h = GLASS
    hole = [(x, z + SILL) for x, z in arch(w, h, 24)]
    # Two halves, so that each is one outline without a hole.
    middle = len(hole) // 2 + 1
    right = [(0, 0), (W / 2, 0), (W / 2, H), (0, H), (0, SILL + h), *[p for p in hole[2 : middle + 1]][::-1], hole[1], (0, SILL)]
    b.add(slab(right, 0.3, 0.004), wall)
    b.add(slab([(-x, z) for x, z in right][::-1], 0.3, 0.004), wall)
    b.add(box(0.2, D + 0.6, H, 0.01), wall, at=(W / 2 + 0.08, -D / 2, 0))
    b.add(box(W + 2, D + 0.6, 0.2, 0.01), "plaster:cream", at=(0, -D / 2, H - 0.02))
    outline = arch(w, h, 24)
    with b.at(0, 0, SILL):
        b.add(ring(outline_inset(outline, -0.09), outline_inset(outline, 0.01), 0.36, 0.02), "cream", at=(0, -0.04, 0))
        b.add(box(0.05, 0.06, h, 0.012), "cream", at=(0, 0.14, 0))
        b.add(box(w, 0.06, 0.05, 0.012), "cream", at=(0, 0.14, h * 0.45))
        b.add(box(w + 0.35, 0.34, 0.06, 0.02), "wood:oak", at=(0, -0.04, -0.06))


def counter(b):
    """Along the back wall, with sink, tiles, shelves and what a family uses."""
    for x, w, drawers in ((-2.35, 1.3, False), (-1.05, 1.3, True), (0.0, 0.8, False), (1.05, 1.3, True), (2.35, 1.3, False)):
        with b.at(x, 0, 0.0):
            cabinet(b, w, 0.86, 0.6, "teal", 2, drawers)
    with b.at(0, 0, 0.0):
        worktop(b, 6.1, 0.66, 0.86, "wood:oak")
    with b.at(-3.05, -0.004, 0.91):
        tiles(b, 2.0, 0.56, 0.125, accent="teal_light")
    with b.at(1.05, -0.004, 0.91):
        tiles(b, 2.0, 0.56, 0.125, accent="teal_light", seed=4)
    b.add(box(0.7, 0.46, 0.06, 0.03), "glazed:cream", at=(0, -0.33, 0.875))
    b.add(box(0.6, 0.36, 0.02, 0.01), "stone", at=(0, -0.33, 0.925))
    b.add(tube([(0, -0.1, 0.9), (0, -0.1, 1.16), (0, -0.16, 1.22), (0, -0.26, 1.2), (0, -0.28, 1.12)], 0.017, 9), "brass")
    for side in (-1, 1):
        with b.at(side * 2.05, -0.01, 0):
            shelf(b, 1.7, 1.62)
            shelf(b, 1.7, 2.05)


def wares(b):
    with b.at(-2.6, -0.12, 1.66):
        plates(b, 6)
    with b.at(-2.28, -0.12, 1.66):
        bowl(b, "glazed:marigold", 0.1, 0.07)
    for k, colour in enumerate(("teal_light", "clay", "cream", "marigold")):
        with b.at(-1.98 + k * 0.15, -0.12, 1.66, rz=k):
            mug(b, f"glazed:{colour}")
    for k, colour in enumerate(("sand", "clay", "teal", "cream", "sand")):
        with b.at(-2.65 + k * 0.2, -0.12, 2.09):
            jar(b, f"glazed:{colour}", 0.055, 0.12 + 0.03 * (k % 3))
    with b.at(-1.5, -0.13, 2.09, scale=0.42):
        potted(b, "spray", "clay", leaf_colour="olive", seed=4)
    with b.at(2.6, -0.12, 1.66):
        pan(b, "teal_light", 0.11, 0.1)
    with b.at(2.2, -0.12, 1.66):
        jar(b, "glazed:marigold", 0.06, 0.16)
    with b.at(1.95, -0.12, 1.66):
        jar(b, "glazed:cream", 0.06, 0.12)
    with b.at(1.6, -0.12, 1.66):
        bowl(b, "glazed:clay", 0.12, 0.08)
    with b.at(2.5, -0.12, 2.09):
        plates(b, 9, "glazed:teal_light", 0.1)
    with b.at(2.05, -0.12, 2.09, scale=0.4):
        potted(b, "bush", "sand", "rose", seed=9)
    with b.at(1.6, -0.12, 2.09):
        jar(b, "glazed:teal", 0.06, 0.16)
    with b.at(1.75, -0.36, 0.91):
        kettle(b)
    with b.at(1.2, -0.36, 0.91, rz=0.2):
        board(b)
        with b.at(-0.02, 0, 0.022):
            loaf(b)
    with b.at(-1.9, -0.34, 0.91):
        pan(b, "clay", 0.14, 0.13)
    with b.at(2.55, -0.3, 0.91):
        vase(b, "glazed:marigold", 0.2, "clay", 5)
    for k, colour in enumerate(("oak", "sand", "paper")):
        b.add(
            box(0.2 - 0.02 * k, 0.02, 0.3 - 0.04 * k, 0.008),
            f"wood:{colour}",
            at=(-2.75 + k * 0.03, -0.08 - k * 0.03, 0.91),
            rot=(-0.12, 0, 0),
        )
    for x, kind, colour, leaf_colour in (
        (-0.62, "bush", "terracotta", "olive"),
        (0.66, "cactus", "sand", "moss"),
        (0.4, "bush", "teal", "moss"),
    ):
        with b.at(x, 0.02, SILL + 0.0, scale=0.42):
            potted(b, kind, colour, "marigold" if x > 0.5 else "rose", leaf_colour, seed=int(x * 10) + 20)


def dining(b, x=0.9, y=-2.5):
    """The table with fruit, cups and chairs."""
    with b.at(x, y, 0):
        with b.at(0, 0, 0.005):
            rug(b, 3.0, 1.9)
        table(b, 1.9, 1.0)
        for cx, cy, turn in ((-0.5, 0.75, 0), (0.5, 0.72, 0.1), (-0.52, -0.74, np.pi), (1.35, 0.02, -np.pi / 2 - 0.1)):
            with b.at(cx, cy, 0, rz=turn):
                chair(b, ("teal", "clay", "teal", "marigold")[int(cx * 10) % 4])
        with b.at(0.05, 0.05, 0.76):
            bowl(b)
            fruit(b)
        for mx, my, colour in ((-0.5, -0.2, "clay"), (0.55, -0.22, "teal_light")):
            with b.at(mx, my, 0.76, rz=mx):
                mug(b, f"glazed:{colour}")
        pendant(b, (0, 0, 1.85), 1.6, "clay")


def kitchen(table_at=(0.9, -2.5)):
    b = Builder()
    room(b)
    counter(b)
    wares(b)
    dining(b, *table_at)
    for side in (-1, 1):
        with b.at(side * 1.12, -0.14, SILL - 0.02):
            curtain(b, 0.36, 1.62, seed=side)
    b.add(tube([(-1.4, -0.14, SILL + 1.6), (1.4, -0.14, SILL + 1.6)], 0.016, 8), "brass")
    with b.at(2.75, -1.5, 0, scale=1.5):
        potted(b, "spray", "teal", leaf_colour="moss", seed=2)
    return b


def island(b):
    """A worktop in the middle of the room, fruit and flowers on it, stools before it."""
    with b.at(0, 0.35, 0):
        cabinet(b, 1.9, 0.88, 0.7, "clay", 3)
    b.add(box(2.2, 1.0, 0.06, 0.02), "glazed:paper", at=(0, -0.05, 0.88))
    with b.at(-0.2, -0.05, 0.94):
        bowl(b, "glazed:teal", 0.19, 0.11)
        fruit(b, 0.19, 0.11)
    with b.at(0.6, 0.1, 0.94):
        vase(b, "glazed:cream", 0.24, "marigold", 2)
    for x in (-0.55, 0.1, 0.75):
        with b.at(x, -0.72, 0):
            stool(b, h=0.7)
    for x in (-0.5, 0.5):
        pendant(b, (x, 0, 1.95), 1.5, "teal")


def ladder(b, h=1.9):
    for y, lean in ((-0.32, 0.16), (0.32, -0.16)):
        for x in (-0.24, 0.24):
            b.add(tube([(x, y, 0), (x * 0.8, y - lean * 1.9, h)], 0.028, 8), "wood:oak")
    for k in range(5):
        z = 0.3 + k * 0.34
        b.add(box(0.46 - 0.03 * k, 0.12, 0.04, 0.012), "wood:oak", at=(0, -0.32 + z * 0.16, z))
    b.add(box(0.46, 0.3, 0.05, 0.015), "wood:oak", at=(0, 0, h - 0.03))


def paint_pot(b, colour):
    b.add(cylinder(0.13, 0.25, 0.012, 28), "steel")
    b.add(cylinder(0.118, 0.012, 0.003, 28), f"glazed:{colour}", at=(0, 0, 0.245))
    for k in range(3):
        b.add(box(0.03, 0.012, 0.08 + 0.04 * k, 0.006), f"glazed:{colour}", at=(-0.04 + k * 0.04, -0.128, 0.25 - 0.08 - 0.04 * k))
    b.add(tube([(-0.13, 0, 0.2), (-0.1, -0.06, 0.34), (0, -0.08, 0.38), (0.1, -0.06, 0.34), (0.13, 0, 0.2)], 0.006, 6), "iron")
