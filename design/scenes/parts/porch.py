"""A covered porch before a house: deck, posts, railing, roof, chairs."""

import numpy as np

from parts import roofs
from parts.crockery import mug
from parts.openings import closed_door, lantern, window
from parts.plants import potted
from parts.shapes import arch, ball, box, cylinder, slab, tube


def deck(b, w, d, z=0.55):
    for k in range(int(w / 0.24)):
        b.add(box(0.225, d, 0.07, 0.02), "wood:oak", at=(-w / 2 + 0.12 + k * 0.24, -d / 2, z - 0.07), tint=0.07 * ((k * 7) % 4 - 1.5) / 1.5)
    b.add(box(w, 0.12, 0.3, 0.03), "cream", at=(0, -d, z - 0.36))
    for x in np.linspace(-w / 2 + 0.2, w / 2 - 0.2, 4):
        b.add(box(0.35, 0.35, z - 0.05, 0.04), "stone", at=(x, -d + 0.2, 0))


def post(b, h, colour="cream"):
    b.add(box(0.3, 0.3, 0.5, 0.03), colour)
    b.add(cylinder(0.1, h - 0.7, 0.02, 20, top=0.08), colour, at=(0, 0, 0.5))
    b.add(box(0.28, 0.28, 0.2, 0.03), colour, at=(0, 0, h - 0.2))


def railing(b, length, colour="cream"):
    """Along x from the builder's place."""
    for z, tall in ((0.12, 0.07), (0.82, 0.09)):
        b.add(box(length, 0.09, tall, 0.02), colour, at=(length / 2, 0, z))
    for x in np.arange(0.1, length, 0.17):
        b.add(cylinder(0.026, 0.66, 0.008, 10), colour, at=(x, 0, 0.17))


def shelter(b, w, d, h, roof="terracotta", tiles="barrel"):
    """Posts, beam and a roof that leans on the wall at y = 0."""
    for x in np.linspace(-w / 2 + 0.2, w / 2 - 0.2, 4):
        with b.at(x, -d + 0.2, 0):
            post(b, h)
    b.add(box(w + 0.1, 0.26, 0.26, 0.04), "cream", at=(0, -d + 0.2, h))
    spans = np.linspace(-w / 2 + 0.2, w / 2 - 0.2, 4)
    for left, right in zip(spans[:-1], spans[1:]):
        wide = right - left
        hole = arch(wide - 0.1, wide / 2 - 0.02, 16)
        top = wide / 2 + 0.02
        outline = [hole[0], *hole[:1:-1], hole[1], (wide / 2, 0), (wide / 2, top), (-wide / 2, top), (-wide / 2, 0)]
        b.add(slab(outline, 0.1, 0.005), "cream", at=((left + right) / 2, -d + 0.15, h - wide / 2 + 0.02))
    with b.at(0, 0.1, h + 0.95):
        roofs.slope(b, w + 0.6, d + 0.5, 0.85, roof, tiles, 4)
    for x in np.arange(-w / 2 + 0.3, w / 2, 0.6):
        b.add(box(0.09, d, 0.12, 0.02), "wood:oak", at=(x, -d / 2, h + 0.42), rot=(0.3, 0, 0))


def rocking_chair(b, colour="teal", cushion="marigold"):
    for x in (-0.27, 0.27):
        rocker = [(x, 0.62 * np.sin(a), 0.72 - 0.68 * np.cos(a)) for a in np.linspace(-0.85, 0.85, 12)]
        b.add(tube(rocker, 0.026, 8), colour)
        b.add(tube([(x, -0.24, 0.1), (x, -0.25, 0.62)], 0.027, 8), colour)
        b.add(tube([(x, 0.22, 0.1), (x, 0.25, 0.62), (x, 0.42, 1.18)], 0.027, 8), colour)
        b.add(box(0.08, 0.62, 0.04, 0.018), colour, at=(x, -0.01, 0.61))
    b.add(box(0.56, 0.54, 0.045, 0.02), colour, at=(0, -0.02, 0.4), rot=(0.08, 0, 0))
    b.add(box(0.5, 0.48, 0.09, 0.045), f"cloth:{cushion}", at=(0, -0.03, 0.45), rot=(0.08, 0, 0))
    for k in range(6):
        b.add(tube([(-0.2 + k * 0.08, 0.25, 0.5), (-0.2 + k * 0.08, 0.42, 1.12)], 0.014, 6), colour)
    b.add(box(0.6, 0.05, 0.14, 0.024), colour, at=(0, 0.43, 1.08), rot=(-0.28, 0, 0))
    b.add(box(0.42, 0.1, 0.36, 0.05), "cloth:cream", at=(0, 0.25, 0.56), rot=(-0.28, 0, 0))


def side_table(b):
    b.add(cylinder(0.27, 0.04, 0.016, 30), "wood:oak", at=(0, 0, 0.5))
    for k in range(3):
        a = k * 2.09
        b.add(tube([(0.22 * np.cos(a), 0.22 * np.sin(a), 0), (0.1 * np.cos(a), 0.1 * np.sin(a), 0.5)], 0.02, 7), "wood:oak")
    for x, y, colour in ((-0.1, -0.04, "clay"), (0.1, 0.05, "teal_light")):
        with b.at(x, y, 0.54, scale=1.25):
            mug(b, f"glazed:{colour}")


def garland(b, x0, x1, y, z, sag=0.35, count=13, lit=True):
    xs = np.linspace(x0, x1, 40)
    t = (xs - x0) / (x1 - x0)
    points = np.column_stack((xs, np.full(40, y), z - sag * 4 * t * (1 - t)))
    b.add(tube(points, 0.012, 5), "iron")
    for x in np.linspace(x0, x1, count + 2)[1:-1]:
        s = (x - x0) / (x1 - x0)
        b.add(ball(2), "lamp" if lit else "glow", at=(x, y, z - sag * 4 * s * (1 - s) - 0.08), scale=0.055)


def porch(b, w=8.6, d=2.9, z=0.55, lit=False, wall="teal", door="marigold"):
    """The house's wall, its door and windows, the deck before them and what stands on it."""
    for k in range(26):
        b.add(box(w + 1.4, 0.06, 0.215, 0.018), wall, at=(0, 0.02, z + k * 0.22), rot=(0.08, 0, 0), tint=0.03 * (k % 2))
    b.add(box(w + 1.4, 2.0, 6.2, 0.02), wall, at=(0, 1.05, 0))
    deck(b, w, d, z)
    with b.at(0, 0, z):
        closed_door(b, 0.4, 1.2, 2.35, door)
        pane = "lit" if lit else "pane"
        window(b, -2.4, 0.75, 1.5, 1.45, pane=pane, bars=(2, 1), flowers=None)
        window(b, 2.9, 0.75, 1.3, 1.45, pane=pane, bars=(1, 1))
        for x in (-0.65, 1.45):
            lantern(b, x, 1.55)
        shelter(b, w, d, 2.75)
        with b.at(w / 6 + 0.1, -d + 0.2, 0):
            railing(b, w / 3 - 0.4)
        garland(b, -w / 2 + 0.3, w / 2 - 0.3, -d + 0.5, 2.75)
        for x, kind, pot, bloom in (
            (-0.75, "bush", "terracotta", "rose"),
            (1.6, "spray", "sand", "rose"),
            (3.7, "bush", "clay", "marigold"),
        ):
            with b.at(x, -0.45, 0, scale=1.15):
                potted(b, kind, pot, bloom, seed=int(x * 10) + 30)
