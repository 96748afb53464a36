"""Bowls, fruit, cups, pots, books: what stands on tables and shelves. Sizes in metres."""

import numpy as np

from parts.plants import leaf, spray
from parts.shapes import arc, ball, box, cylinder, lathe, tube


def mug(b, colour="glazed:teal", r=0.042, h=0.09, steam=False):
    b.add(
        lathe(
            [
                (r * 0.8, 0),
                (r * 0.95, 0.006),
                (r, h * 0.5),
                (r, h - 0.004),
                (r - 0.003, h),
                (r - 0.006, h - 0.004),
                (r * 0.84, h * 0.86),
                (0.001, h * 0.85),
            ],
            36,
        ),
        colour,
    )
    b.add(cylinder(r * 0.86, 0.004, 0.001, 30), "tea", at=(0, 0, h * 0.85))
    handle = [(r * 0.95 + 0.026 * np.sin(t), 0, h * 0.5 + 0.028 * np.cos(t)) for t in np.linspace(0.1, np.pi - 0.1, 12)]
    b.add(tube(handle, 0.0065, 8), colour)


def saucer(b, colour="glazed:cream", r=0.075):
    b.add(lathe([(r * 0.5, 0), (r * 0.9, 0.006), (r, 0.013), (r - 0.004, 0.014), (r * 0.6, 0.006), (0.001, 0.005)], 40), colour)


def bowl(b, colour="glazed:teal", r=0.17, h=0.1):
    b.add(
        lathe(
            [
                (r * 0.4, 0),
                (r * 0.45, 0.012),
                (r * 0.82, h * 0.5),
                (r, h),
                (r - 0.007, h + 0.003),
                (r * 0.78, h * 0.56),
                (r * 0.35, 0.03),
                (0.001, 0.026),
            ],
            44,
        ),
        colour,
    )


def fruit(b, r=0.17, h=0.1, seed=0):
    """Oranges, lemons, apples, heaped in a bowl of that size."""
    rng = np.random.default_rng(seed)
    kinds = [("#e8872e", 0.047, 1.0), ("marigold", 0.04, 1.25), ("#b5412d", 0.045, 0.95), ("#9fae45", 0.044, 1.0)]
    spots = (
        [(0.0, 0.0, 0.115)]
        + [(0.078 * np.cos(a), 0.078 * np.sin(a), 0.075) for a in np.arange(5) * 1.257]
        + [(0.03, 0.035, 0.15), (-0.035, -0.02, 0.148)]
    )
    for k, (x, y, z) in enumerate(spots):
        colour, size, stretch = kinds[(k * 3 + seed) % 4]
        s = size * r / 0.17
        b.add(
            ball(3),
            f"glazed:{colour}",
            at=(x * r / 0.17, y * r / 0.17, z * h / 0.1),
            rot=tuple(rng.uniform(0, 3, 3)),
            scale=(s, s, s * stretch),
        )
    b.add(leaf(0.07, 0.035), "moss", at=(0.03 * r / 0.17, 0.03, 0.19 * h / 0.1), rot=(0.4, 0, 1))


def vase(b, colour="glazed:cream", h=0.24, bloom="marigold", seed=0, stems=9):
    b.add(
        lathe(
            [
                (h * 0.2, 0),
                (h * 0.26, h * 0.04),
                (h * 0.34, h * 0.4),
                (h * 0.2, h * 0.78),
                (h * 0.17, h * 0.9),
                (h * 0.22, h),
                (h * 0.2, h),
                (h * 0.14, h * 0.9),
                (0.001, h * 0.88),
            ],
            36,
        ),
        colour,
    )
    rng = np.random.default_rng(seed)
    for k in range(stems):
        a, out = k * 2.4, h * rng.uniform(0.15, 0.6)
        end = (out * np.cos(a), out * np.sin(a), h * rng.uniform(1.45, 2.05))
        b.add(tube([(0, 0, h * 0.85), (end[0] * 0.4, end[1] * 0.4, h * 1.3), end], 0.0035, 5), "olive")
        for j in range(8):
            b.add(
                ball(1),
                bloom,
                at=(end[0] + 0.018 * np.cos(j * 0.785), end[1] + 0.018 * np.sin(j * 0.785), end[2]),
                scale=(0.016, 0.016, 0.011),
                tint=rng.uniform(-0.1, 0.12),
            )
        b.add(ball(1), "wood_dark", at=(end[0], end[1], end[2] + 0.006), scale=0.012)
    spray(b, (0, 0, h * 0.85), h * 0.9, 10, "moss", rng, (0.5, 1.3), 0.2)


def pan(b, colour="clay", r=0.13, h=0.13, lid=True):
    b.add(lathe([(r * 0.94, 0), (r, 0.012), (r, h), (r - 0.006, h), (r - 0.006, 0.02), (0.001, 0.018)], 40), f"glazed:{colour}")
    for s in (-1, 1):
        b.add(
            tube(
                [
                    (s * r * 0.98, -0.035, h * 0.78),
                    (s * (r + 0.035), -0.025, h * 0.8),
                    (s * (r + 0.035), 0.025, h * 0.8),
                    (s * r * 0.98, 0.035, h * 0.78),
                ],
                0.008,
                7,
            ),
            f"glazed:{colour}",
        )
    if lid:
        b.add(lathe([(r + 0.004, 0), (r + 0.004, 0.01), (r * 0.7, 0.035), (0.02, 0.045)], 40), f"glazed:{colour}", at=(0, 0, h))
        b.add(ball(2), "brass", at=(0, 0, h + 0.06), scale=0.018)


def kettle(b, colour="glazed:cream"):
    b.add(lathe([(0.085, 0), (0.1, 0.012), (0.105, 0.06), (0.085, 0.12), (0.05, 0.15), (0.045, 0.155), (0.001, 0.165)], 40), colour)
    b.add(ball(2), "brass", at=(0, 0, 0.172), scale=0.013)
    b.add(tube([(0.09, 0, 0.07), (0.14, 0, 0.1), (0.165, 0, 0.145)], [0.024, 0.016, 0.012], 10), colour)
    b.add(tube([(-0.07, 0, 0.13), (-0.06, 0, 0.21), (0, 0, 0.24), (0.06, 0, 0.21), (0.07, 0, 0.13)], 0.009, 8), "wood:oak")


def book(b, w=0.2, d=0.14, h=0.03, cover="clay"):
    for z in (0, h - 0.004):
        b.add(box(w, d, 0.004, 0.0015), cover, at=(0, 0, z))
    b.add(box(0.004, d, h, 0.0015), cover, at=(-w / 2, 0, 0))
    b.add(box(w - 0.012, d - 0.014, h - 0.008, 0.001), "cream", at=(0, 0, 0.004))


def plates(b, count=4, colour="glazed:cream", r=0.11):
    for k in range(count):
        b.add(
            lathe([(r * 0.6, 0), (r, 0.012), (r - 0.004, 0.014), (r * 0.6, 0.004), (0.001, 0.004)], 40),
            colour,
            at=(0, 0, k * 0.011),
            tint=0.03 * (k % 2),
        )


def jar(b, colour="glazed:sand", r=0.05, h=0.13, lid="wood:oak"):
    b.add(lathe([(r * 0.9, 0), (r, 0.01), (r, h * 0.85), (r * 0.9, h)], 30), colour)
    b.add(cylinder(r * 0.92, 0.022, 0.006, 28), lid, at=(0, 0, h))


def board(b, w=0.36, d=0.22, material="wood:oak"):
    b.add(box(w, d, 0.022, 0.008), material)
    b.add(box(0.1, 0.05, 0.022, 0.008), material, at=(w / 2 + 0.04, 0, 0))


def loaf(b):
    b.add(ball(3), "oak", at=(0, 0, 0.045), scale=(0.13, 0.065, 0.055))
    for k in range(4):
        b.add(tube([(-0.07 + k * 0.045, -0.035, 0.088), (-0.05 + k * 0.045, 0.03, 0.092)], 0.006, 6), "sand")


def wreath(b, r=0.2, seed=0):
    rng = np.random.default_rng(seed)
    for a in np.linspace(0, 2 * np.pi, 40, endpoint=False):
        b.add(
            ball(1),
            ("moss", "olive", "sage")[rng.integers(3)],
            at=(r * np.cos(a), rng.uniform(-0.02, 0.01), r * np.sin(a)),
            scale=rng.uniform(0.03, 0.05),
            tint=rng.uniform(-0.1, 0.15),
        )
    for a in rng.uniform(0, 6.28, 12):
        b.add(ball(1), ("marigold", "clay")[rng.integers(2)], at=(r * np.cos(a), -0.04, r * np.sin(a)), scale=0.028)


def coil(r, turns=1):
    return arc(r, 0, turns * 2 * np.pi)
