"""A doorway to walk through: plaster wall, open arched door, the hall behind it, steps and pots before it."""

import numpy as np

from parts.builder import Builder
from parts.crockery import vase, wreath
from parts.furniture import picture, rug, table
from parts.openings import door_frame, door_leaf, lantern, steps, window
from parts.plants import potted
from parts.shapes import arch, ball, box, slab, tube

W, H = 1.5, 2.95


def front(b, wall="plaster:adobe", width=13.0, height=6.0, door="teal", swing=1.35, trim="paper"):
    hole = arch(W, H, 28)
    half = width / 2
    outline = [(-half, 0), hole[0], *hole[:1:-1], hole[1], (half, 0), (half, height), (-half, height)]
    b.add(slab(outline, 0.4, 0.04), wall)
    b.add(box(width, 0.42, 0.7, 0.02), "stone", at=(0, 0.21, -0.71))
    door_frame(b, W, H, trim, 0.5, 0.2)
    b.add(box(width, 0.1, 0.5, 0.03), "stone", at=(-half / 2 - W / 4 - 0.25, -0.02, 0), scale=((half - W / 2 - 0.25) / width, 1, 1))
    b.add(box(width, 0.1, 0.5, 0.03), "stone", at=(half / 2 + W / 4 + 0.25, -0.02, 0), scale=((half - W / 2 - 0.25) / width, 1, 1))
    # Hinged on the right, opened into the hall.
    with b.at(W / 2 - 0.03, 0.42, 0, rz=np.pi - swing):
        door_leaf(b, W - 0.06, H - 0.04, door)
        with b.at(W / 2, 0.2, H * 0.5, rz=np.pi):
            wreath(b, 0.22)


def hall(b, depth=3.6, wall="plaster:cream"):
    """Floor of oak boards, a rug, a console with flowers under a picture."""
    for k in range(14):
        b.add(box(0.28, depth + 0.4, 0.05, 0.012), "wood:oak", at=(-1.9 + k * 0.285, 0.2 + depth / 2, -0.05), tint=0.07 * (k % 3 - 1))
    b.add(box(4.2, 0.1, 3.6, 0.02), wall, at=(0, 0.4 + depth, 0))
    for side in (-1, 1):
        b.add(box(0.1, depth, 3.6, 0.02), wall, at=(side * 2.0, 0.4 + depth / 2, 0))
    b.add(box(4.2, depth, 0.1, 0.02), wall, at=(0, 0.4 + depth / 2, 3.6))
    with b.at(0.1, 1.7, 0.0, rz=np.pi / 2):
        rug(b, 2.2, 1.0)
    with b.at(0.25, 0.25 + depth, 0):
        with b.at(0, -0.2, 0):
            table(b, 1.2, 0.36, 0.8, legs="wood:oak")
            with b.at(0.3, 0, 0.8):
                vase(b, "glazed:teal", 0.3, "marigold", 3)
            b.add(box(0.26, 0.2, 0.05, 0.01), "clay", at=(-0.3, 0, 0.8))
            b.add(box(0.22, 0.18, 0.04, 0.01), "teal", at=(-0.29, 0, 0.85), rot=(0, 0, 0.2))
        with b.at(-0.12, 0.1, 1.45):
            picture(b, 0.62, 0.8, 1)


def climber(b, path, seed=0, bloom="rose", size=1.0):
    """Bougainvillea along a wall."""
    rng = np.random.default_rng(seed)
    p = np.asarray(path, dtype=float)
    b.add(tube(p, np.linspace(0.06, 0.015, len(p)) * size, 7), "wood_dark")
    t = np.linspace(0, len(p) - 1, 170 * len(p))
    for s in t:
        centre = np.array([np.interp(s, np.arange(len(p)), p[:, k]) for k in range(3)])
        lush = 0.08 + 0.16 * (s / (len(p) - 1))
        at = centre + rng.normal(size=3) * (lush, 0.1, lush)
        at[1] = min(at[1], -0.03)
        kind = bloom if rng.random() < 0.45 else ("moss", "olive")[rng.integers(2)]
        r = rng.uniform(0.05, 0.1) * size
        b.add(ball(1), kind, at=at, rot=tuple(rng.uniform(0, 6, 3)), scale=(r, r, r * 0.55), tint=rng.uniform(-0.14, 0.16))


def paving(b, x0, x1, y0, y1, z, size=0.62, colours=("adobe", "terracotta", "adobe"), seed=0):
    rng = np.random.default_rng(seed)
    b.add(box(x1 - x0, y1 - y0, 0.1, 0.01), "stone", at=((x0 + x1) / 2, (y0 + y1) / 2, z - 0.115))
    for x in np.arange(x0, x1, size):
        for y in np.arange(y1 - size, y0 - size, -size):
            b.add(
                box(size - 0.025, size - 0.025, 0.1, 0.02),
                colours[rng.integers(len(colours))],
                at=(x + size / 2, y + size / 2, z - 0.1),
                tint=rng.uniform(-0.1, 0.06),
            )


def doorstep(wall="plaster:adobe", door="teal", swing=1.35, lit=True, windows=True):
    b = Builder()
    front(b, wall, door=door, swing=swing)
    hall(b)
    steps(b, 0, 2.5, 3, "stone", 0.17, 0.42)
    lantern(b, W / 2 + 0.72, 1.9, lit=lit)
    lantern(b, -W / 2 - 0.72, 1.9, lit=lit)
    paving(b, -8, 8, -8, 0, -0.5)
    with b.at(0.0, -0.3, 0.0):
        b.add(box(1.0, 0.5, 0.025, 0.01), "cloth:clay")
    for x, y, kind, pot, bloom, size in (
        (1.55, -0.5, "bush", "terracotta", "marigold", 1.25),
        (2.2, -0.75, "spray", "teal", "marigold", 1.05),
        (-1.6, -0.5, "bush", "clay", "rose", 1.15),
        (2.85, -0.45, "cactus", "sand", "rose", 1.3),
        (1.85, -1.35, "bush", "sand", "cream", 0.85),
    ):
        with b.at(x, y, -0.5, scale=size):
            potted(b, kind, pot, bloom, ("moss", "olive", "pine")[int(abs(x) * 10) % 3], seed=int(x * 10) + 40)
    if windows:
        with b.at(0, 0, 0):
            window(b, 3.6, 1.1, 1.0, 1.6, True, "paper", "teal_light", None, "lit" if lit else "pane")
    return b
