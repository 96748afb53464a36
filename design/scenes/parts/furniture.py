"""Tables, chairs, cabinets, shelves, curtains, rugs."""

import numpy as np

from parts.shapes import arch, ball, box, cylinder, lathe, outline_inset, rect, ring, slab, tube


def table(b, w=1.8, d=0.95, h=0.76, top="wood:oak", legs="cream"):
    planks = 5
    for k in range(planks):
        b.add(
            box(w, d / planks - 0.006, 0.06, 0.015), top, at=(0, (k + 0.5 - planks / 2) * d / planks, h - 0.06), tint=0.06 * (k % 2) - 0.03
        )
    b.add(box(w - 0.16, d - 0.16, 0.1, 0.02), legs, at=(0, 0, h - 0.16))
    for x in (-1, 1):
        for y in (-1, 1):
            b.add(cylinder(0.055, h - 0.06, 0.015, 14, top=0.075), legs, at=(x * (w / 2 - 0.13), y * (d / 2 - 0.13), 0))


def chair(b, colour="teal", seat="wood:oak"):
    for x in (-0.19, 0.19):
        b.add(tube([(x, -0.18, 0), (x * 0.95, -0.17, 0.45)], 0.026, 8), colour)
        b.add(tube([(x, 0.2, 0), (x, 0.19, 0.45), (x, 0.27, 0.98)], 0.026, 8), colour)
    b.add(box(0.48, 0.46, 0.05, 0.022), seat, at=(0, 0, 0.44))
    for k in range(4):
        x = -0.12 + k * 0.08
        b.add(tube([(x, 0.19, 0.47), (x, 0.255, 0.9)], 0.013, 6), colour)
    b.add(box(0.46, 0.05, 0.13, 0.024), colour, at=(0, 0.265, 0.88), rot=(-0.15, 0, 0))


def stool(b, colour="wood:oak", h=0.68):
    b.add(cylinder(0.19, 0.05, 0.02, 24), colour, at=(0, 0, h - 0.05))
    for k in range(4):
        a = k * np.pi / 2 + 0.785
        b.add(tube([(0.2 * np.cos(a), 0.2 * np.sin(a), 0), (0.12 * np.cos(a), 0.12 * np.sin(a), h - 0.04)], 0.022, 8), colour)
    b.add(tube([(0.165 * np.cos(a), 0.165 * np.sin(a), 0.25) for a in np.arange(24) / 24 * 2 * np.pi], 0.012, 6, closed=True), "brass")


def cabinet(b, w, h, d=0.6, colour="teal", doors=2, drawers=False):
    """Stands with its back at y = 0, its doors towards -y."""
    b.add(box(w, d, h, 0.012), colour, at=(0, -d / 2, 0), tint=-0.1)
    each = w / doors
    for k in range(doors):
        x = (k + 0.5 - doors / 2) * each
        rows = [(0.02, h * 0.3), (h * 0.34, h * 0.3), (h * 0.67, h * 0.31)] if drawers else [(0.02, h - 0.04)]
        for z, tall in rows:
            outline = rect(each - 0.03, tall)
            with b.at(x, -d - 0.025, z):
                b.add(slab(outline, 0.025, 0.006), colour, at=(0, 0.012, 0))
                b.add(ring(outline, outline_inset(outline, 0.055), 0.03, 0.008), colour, tint=0.05)
                if drawers:
                    b.add(tube([(-0.06, -0.03, tall / 2), (0.06, -0.03, tall / 2)], 0.009, 6), "brass")
                else:
                    side = (1 if k % 2 == 0 else -1) * (each / 2 - 0.05)
                    b.add(ball(2), "brass", at=(side, -0.015, tall * (0.75 if h > 0.8 else 0.15)), scale=0.018)


def worktop(b, w, d=0.64, z=0.88, material="paper"):
    b.add(box(w, d, 0.05, 0.015), material, at=(0, -d / 2 + 0.0, z))


def shelf(b, w, z, material="wood:oak", d=0.24):
    b.add(box(w, d, 0.04, 0.01), material, at=(0, -d / 2, z))
    for x in (-w / 2 + 0.15, w / 2 - 0.15):
        b.add(box(0.03, d * 0.8, 0.03, 0.008), "brass", at=(x, -d * 0.42, z - 0.03))
        b.add(box(0.03, 0.03, 0.16, 0.008), "brass", at=(x, -0.015, z - 0.16))


def tiles(b, w, h, size=0.13, colours=("cream", "paper", "sand"), seed=0, accent=None):
    """A field of glazed tiles on a wall, left lower corner at the builder's place."""
    rng = np.random.default_rng(seed)
    for r in range(int(h / size)):
        for c in range(int(w / size)):
            colour = accent if accent and rng.random() < 0.1 else colours[rng.integers(len(colours))]
            b.add(
                box(size - 0.008, 0.02, size - 0.008, 0.006),
                f"glazed:{colour}",
                at=((c + 0.5) * size, -0.01, r * size),
                tint=rng.uniform(-0.05, 0.04),
            )


def curtain(b, w, h, colour="cloth:cream", folds=7, seed=0):
    """Hangs from z = h to z = 0 over x, in soft folds."""
    xs = np.linspace(-w / 2, w / 2, folds * 8 + 1)
    zs = np.linspace(0, h, 10)
    verts, faces = [], []
    for z in zs:
        t = z / h
        depth = 0.03 * (1 - 0.35 * t)
        verts += [(x * (0.94 + 0.06 * t), depth * np.cos(x / w * folds * 2 * np.pi + 0.3 * np.sin(seed + x * 3)), z) for x in xs]
    n = len(xs)
    faces = [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(len(zs) - 1) for c in range(n - 1)]
    b.add((np.array(verts), faces), colour)


def pendant(b, at, drop=0.9, colour="clay"):
    x, y, z = at
    b.add(tube([(x, y, z), (x, y, z + drop)], 0.008, 5), "iron")
    shade = [(0.2, 0), (0.21, 0.012), (0.17, 0.1), (0.09, 0.17), (0.035, 0.2), (0.03, 0.24), (0.005, 0.25)]
    b.add(lathe(shade, 32), colour, at=(x, y, z - 0.2))
    b.add(ball(2), "lamp", at=(x, y, z - 0.18), scale=0.07)


def rug(b, w, d, colours=("clay", "cream", "teal", "cream", "marigold"), fringe=True):
    """Woven stripes along y, fringe at both ends of x."""
    stripes = 15
    for k in range(stripes):
        b.add(
            box(w / stripes + 0.004, d, 0.022, 0.01), f"cloth:{colours[k % len(colours)]}", at=((k + 0.5 - stripes / 2) * w / stripes, 0, 0)
        )
    if fringe:
        for y in np.arange(-d / 2 + 0.02, d / 2, 0.05):
            for side in (-1, 1):
                b.add(box(0.09, 0.018, 0.012, 0.004), "cloth:cream", at=(side * (w / 2 + 0.045), y, 0.002))


def picture(b, w, h, seed=0, frame="wood:oak"):
    """A framed landscape on a wall that faces -y."""
    outline = rect(w, h)
    b.add(ring(outline_inset(outline, -0.04), outline, 0.035, 0.008), frame, at=(0, -0.035, 0))
    b.add(slab(outline, 0.01, 0.002), "paper", at=(0, -0.015, 0))
    hills = [
        (-w * 0.4, h * 0.12),
        (w * 0.4, h * 0.12),
        (w * 0.4, h * 0.4),
        (w * 0.18, h * 0.62),
        (0, h * 0.42),
        (-w * 0.2, h * 0.72),
        (-w * 0.4, h * 0.4),
    ]
    b.add(slab(hills, 0.006, 0.001), ("teal_light", "adobe", "sage")[seed % 3], at=(0, -0.022, 0))
    b.add(cylinder(h * 0.09, 0.006, 0.001, 18), "marigold", at=(w * 0.2, -0.02, h * 0.76), rot=(np.pi / 2, 0, 0))


def arch_niche(b, w, h, depth, wall, back):
    """A round-topped niche in a wall."""
    outline = arch(w, h)
    b.add(ring(outline_inset(outline, -0.06), outline, depth, 0.015), wall, at=(0, -0.03, 0))
    b.add(slab(outline, 0.02, 0.004), back, at=(0, depth - 0.05, 0))
