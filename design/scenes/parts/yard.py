"""What stands before a house: fence, mailbox, lamp, sign, bench, bicycle, cart."""

import numpy as np

from parts.shapes import arc, arch, ball, box, cylinder, slab, tube


def picket_fence(b, length, colour="cream", gap=0.26, h=0.82):
    """Along x from the builder's place."""
    points = [(-0.055, 0), (0.055, 0), (0.055, h - 0.09), (0, h), (-0.055, h - 0.09)]
    for x in np.arange(0.1, length, gap):
        b.add(slab(points, 0.045, 0.012), colour, at=(x, 0, 0.05), tint=((x * 7.3) % 1 - 0.5) * 0.08)
    for z in (0.25, 0.6):
        b.add(box(round(length, 3), 0.05, 0.08, 0.014), colour, at=(length / 2, 0.06, z))
    for x in (0, length):
        b.add(box(0.14, 0.14, h + 0.12, 0.03), colour, at=(x, 0.04, 0))
        b.add(ball(2), colour, at=(x, 0.04, h + 0.16), scale=0.075)


def mailbox(b, colour="teal", flag="clay"):
    b.add(box(0.12, 0.12, 1.0, 0.02), "wood:wood")
    b.add(box(0.5, 0.08, 0.08, 0.02), "wood:wood", at=(0, 0, 0.92))
    with b.at(0, -0.32, 1.02):
        b.add(slab(arch(0.36, 0.4, 14), 0.66, 0.03), colour)
        b.add(slab(arch(0.31, 0.35, 14), 0.03, 0.012), colour, at=(0, -0.02, 0.02), tint=0.1)
        b.add(ball(1), "brass", at=(0, -0.04, 0.29), scale=0.025)
    b.add(box(0.02, 0.05, 0.36, 0.008), flag, at=(0.2, -0.05, 1.2))
    b.add(box(0.025, 0.2, 0.13, 0.01), flag, at=(0.2, -0.12, 1.46))


def street_lamp(b, h=4.2, lit=True):
    b.add(cylinder(0.2, 0.35, 0.05, 12, top=0.13), "iron")
    b.add(tube([(0, 0, 0.2), (0, 0, h)], [0.08, 0.055], 10), "iron")
    b.add(tube([(0, 0, h - 0.1), (0, 0, h + 0.3), (0.25, 0, h + 0.5), (0.6, 0, h + 0.45), (0.68, 0, h + 0.2)], 0.045, 8), "iron")
    b.add(cylinder(0.3, 0.2, 0.02, 18, top=0.08), "iron", at=(0.68, 0, h + 0.02))
    b.add(ball(2), "lamp" if lit else "glow", at=(0.68, 0, h), scale=0.17)


def sale_sign(b, board="cream", accent="clay"):
    """A post with a hanging board; a doorway on it says what words would."""
    b.add(box(0.16, 0.16, 2.3, 0.03), "cream")
    b.add(ball(2), "cream", at=(0, 0, 2.36), scale=0.11)
    b.add(box(1.7, 0.12, 0.14, 0.03), "cream", at=(0.72, 0, 1.98))
    for x in (0.35, 1.2):
        b.add(tube([(x, 0, 1.98), (x, 0, 1.8)], 0.018, 6), "iron")
    with b.at(0.78, -0.045, 0.85):
        b.add(box(1.3, 0.09, 0.95, 0.04), board, at=(0, 0.045, 0))
        b.add(box(1.3, 0.05, 0.2, 0.02), accent, at=(0, 0.0, 0.75))
        b.add(box(1.3, 0.05, 0.09, 0.02), "teal", at=(0, 0.0, 0.0))
        house = [(-0.3, 0), (0.3, 0), (0.3, 0.24), (0.38, 0.24), (0, 0.54), (-0.38, 0.24), (-0.3, 0.24)]
        b.add(slab(house, 0.05, 0.012), "teal", at=(0, -0.03, 0.15))
        b.add(slab(arch(0.18, 0.27, 10), 0.04, 0.008), "marigold", at=(0, -0.05, 0.15))


def bench(b, colour="wood:oak", w=1.6):
    for x in (-w / 2 + 0.12, w / 2 - 0.12):
        for y in (-0.2, 0.22):
            b.add(box(0.09, 0.09, 0.45, 0.02), colour, at=(x, y, 0))
        b.add(box(0.09, 0.09, 0.55, 0.02), colour, at=(x, 0.26, 0.4), rot=(-0.15, 0, 0))
        b.add(box(0.1, 0.55, 0.06, 0.02), colour, at=(x, 0, 0.66))
    for k in range(4):
        b.add(box(w, 0.12, 0.05, 0.018), colour, at=(0, -0.2 + k * 0.135, 0.45), tint=0.05 * (k % 2))
    for k in range(3):
        b.add(box(w, 0.045, 0.12, 0.018), colour, at=(0, 0.27 + k * 0.02, 0.56 + k * 0.155), tint=0.05 * (k % 2))


def bicycle(b, colour="clay"):
    """Stands along x, leaning a little."""
    with b.at(rx=-0.12):
        for x in (-0.52, 0.52):
            wheel = [(x + px, 0, 0.34 + py) for px, py, _ in arc(0.33, 0, 2 * np.pi * 31 / 32, 32)]
            b.add(tube(wheel, 0.028, 7, closed=True), "iron")
            rim = [(x + px, 0, 0.34 + py) for px, py, _ in arc(0.29, 0, 2 * np.pi * 31 / 32, 32)]
            b.add(tube(rim, 0.012, 5, closed=True), "steel")
            for k in range(8):
                a = k * np.pi / 8
                b.add(
                    tube(
                        [(x - 0.29 * np.cos(a), 0, 0.34 - 0.29 * np.sin(a)), (x + 0.29 * np.cos(a), 0, 0.34 + 0.29 * np.sin(a))], 0.005, 4
                    ),
                    "steel",
                )
        saddle, crank, head = (-0.22, 0, 0.82), (-0.06, 0, 0.34), (0.36, 0, 0.82)
        for line in (
            [saddle, crank],
            [crank, head],
            [(-0.2, 0, 0.76), (0.35, 0, 0.76)],
            [(-0.52, 0, 0.34), crank],
            [(-0.52, 0, 0.34), (-0.2, 0, 0.76)],
            [head, (0.52, 0, 0.34)],
            [head, (0.33, 0, 0.98)],
        ):
            b.add(tube(line, 0.026, 8), colour)
        b.add(tube([(0.22, -0.26, 0.98), (0.32, -0.2, 1.0), (0.34, 0, 0.99), (0.32, 0.2, 1.0), (0.22, 0.26, 0.98)], 0.018, 7), "steel")
        b.add(ball(2), "wood_dark", at=(-0.25, 0, 0.87), scale=(0.15, 0.09, 0.04))
        with b.at(0.58, 0, 0.66):
            b.add(box(0.28, 0.34, 0.22, 0.05), "oak")
            for k in range(9):
                b.add(ball(1), ("marigold", "cream", "moss")[k % 3], at=(-0.09 + 0.09 * (k % 3), -0.1 + 0.1 * (k // 3), 0.25), scale=0.07)


def picnic_ball(b, colour="clay", r=0.16):
    b.add(ball(3), colour, at=(0, 0, r), scale=r)
    for a in (0, np.pi / 3, 2 * np.pi / 3):
        band = [
            (r * 1.005 * np.cos(t) * np.cos(a), r * 1.005 * np.cos(t) * np.sin(a), r + r * 1.005 * np.sin(t))
            for t in np.arange(32) / 32 * 2 * np.pi
        ]
        b.add(tube(band, 0.012, 5, closed=True), "cream")


def moving_box(b, w=0.6, d=0.5, h=0.45, open_top=False):
    b.add(box(w, d, h, 0.015), "oak")
    b.add(box(w + 0.005, 0.08, h + 0.004, 0.006), "sand")
    if open_top:
        for side in (-1, 1):
            b.add(box(w, 0.25, 0.015, 0.005), "oak", at=(0, side * (d / 2 + 0.1), h - 0.01), rot=(side * -0.5, 0, 0), tint=0.08)


def balloons(b, colours=("clay", "marigold", "teal_light", "cream", "rose"), h=2.6, seed=0):
    rng = np.random.default_rng(seed)
    for k, colour in enumerate(colours):
        x, y, z = 0.34 * np.cos(k * 2.4), 0.28 * np.sin(k * 2.4), h + 0.28 * (k % 3) + rng.uniform(-0.1, 0.1)
        b.add(tube([(0, 0, 1.1), (x * 0.4, y * 0.4, (h + 1.1) / 2), (x, y, z - 0.3)], 0.008, 4), "cream")
        b.add(ball(3), f"glazed:{colour}", at=(x, y, z), scale=(0.25, 0.25, 0.31))
        b.add(cylinder(0.04, 0.05, 0.01, 8, top=0.01), colour, at=(x, y, z - 0.36))
