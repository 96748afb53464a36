"""Small things seen from near: keys, coins, papers, pens, a padlock, a piggy bank, a calculator. Sizes in metres."""

import numpy as np

from parts.shapes import arc, arch, ball, box, cylinder, lathe, outline_inset, ring, slab, tube


def key(b, metal="brass", length=0.06):
    """Lies along x, its bow at the origin."""
    bow = arc(0.014, 0, 2 * np.pi * 23 / 24, 24, 0.003)
    b.add(tube(bow, 0.0034, 8, closed=True), metal)
    b.add(box(length, 0.006, 0.0045, 0.0015), metal, at=(0.013 + length / 2, 0, 0.0008))
    for k, (x, w) in enumerate(((0.8, 0.006), (0.9, 0.009), (1.0, 0.005))):
        b.add(box(0.005, w, 0.004, 0.001), metal, at=(0.013 + length * x - 0.003, -w / 2 - 0.002, 0.001))


def house_tag(b, colour="clay", size=0.05):
    """A little wooden house on a key ring, lying flat."""
    s = size
    outline = [(-s * 0.4, 0), (s * 0.4, 0), (s * 0.4, s * 0.5), (s * 0.52, s * 0.5), (0, s), (-s * 0.52, s * 0.5), (-s * 0.4, s * 0.5)]
    with b.at(0, 0, 0.009, rx=-np.pi / 2):
        b.add(slab(outline, 0.009, 0.002), colour)
        b.add(slab(arch(s * 0.26, s * 0.4, 12), 0.003, 0.0008), "marigold", at=(0, -0.002, 0))


def key_ring(b, r=0.017, metal="steel"):
    b.add(tube(arc(r, 0, 2 * np.pi * 31 / 32, 32, 0.004), 0.0017, 7, closed=True), metal)


def coin_stack(b, count, seed=0, r=0.0135, metal="gold"):
    rng = np.random.default_rng(seed)
    for k in range(count):
        shift = rng.normal(size=2) * 0.0009
        b.add(
            lathe([(r * 0.9, 0), (r, 0.0005), (r, 0.0024), (r * 0.94, 0.003), (r * 0.8, 0.0027), (0.0005, 0.0027)], 36),
            metal,
            at=(shift[0], shift[1], k * 0.003),
        )


def coin_flat(b, r=0.0135, metal="gold", lean=0.0):
    with b.at(rx=lean):
        coin_stack(b, 1, 0, r, metal)


def paper(b, w=0.21, h=0.297, lines=14, material="cream", heading=True, seal=False, seed=0):
    """A sheet lying flat; strokes of grey stand for writing."""
    rng = np.random.default_rng(seed)
    b.add(box(w, h, 0.0012, 0.0003), material)
    y = h / 2 - 0.03
    if heading:
        b.add(box(w * 0.4, 0.009, 0.0006, 0.0002), "teal", at=(-w * 0.2, y, 0.001))
        y -= 0.024
    for k in range(lines):
        length = w * 0.78 * (rng.uniform(0.82, 1) if (k + 1) % 5 else rng.uniform(0.35, 0.6))
        b.add(box(length, 0.0026, 0.0005, 0.0002), "stone", at=(-w * 0.39 + length / 2, y - k * 0.0125, 0.001))
    if seal:
        b.add(
            lathe([(0.016, 0), (0.017, 0.002), (0.013, 0.004), (0.001, 0.0034)], 28, 0.06, 9),
            "glazed:clay",
            at=(w * 0.28, -h * 0.36, 0.001),
        )


def signature(b, w=0.06):
    t = np.linspace(0, 1, 40)
    points = np.column_stack((t * w, 0.006 * np.sin(t * 26) * (1 - t * 0.6), np.full(40, 0.0016)))
    b.add(tube(points, 0.0007, 5), "teal_deep")


def pen(b, colour="glazed:teal"):
    """Lies along x."""
    b.add(
        lathe([(0.0035, 0), (0.0052, 0.004), (0.0055, 0.075), (0.005, 0.09), (0.0022, 0.108), (0.0006, 0.116)], 18),
        colour,
        rot=(0, np.pi / 2, 0),
        at=(0, 0, 0.0056),
    )
    b.add(cylinder(0.0058, 0.004, 0.001, 18), "gold", rot=(0, np.pi / 2, 0), at=(0.045, 0, 0.0056))
    b.add(lathe([(0.0048, 0), (0.0024, 0.018), (0.0006, 0.024)], 16), "gold", rot=(0, np.pi / 2, 0), at=(0.092, 0, 0.0056))
    b.add(box(0.035, 0.0022, 0.0015, 0.0006), "gold", at=(0.02, 0, 0.0112))


def pencil(b, colour="marigold"):
    b.add(cylinder(0.0038, 0.14, 0.0004, 6), colour, rot=(0, np.pi / 2, 0), at=(0, 0, 0.0038))
    b.add(cylinder(0.0038, 0.018, 0.0002, 12, top=0.0006), "sand", rot=(0, np.pi / 2, 0), at=(0.14, 0, 0.0038))
    b.add(cylinder(0.0038, 0.012, 0.001, 14), "rose", rot=(0, np.pi / 2, 0), at=(-0.012, 0, 0.0038))


def glasses(b, frame="wood_dark"):
    for x in (-0.031, 0.031):
        lens = [(x + 0.024 * np.cos(a), 0, 0.02 + 0.019 * np.sin(a)) for a in np.arange(28) / 28 * 2 * np.pi]
        b.add(tube(lens, 0.0022, 7, closed=True), frame)
    b.add(tube([(-0.008, 0, 0.024), (0, 0, 0.028), (0.008, 0, 0.024)], 0.002, 6), frame)
    for x in (-0.056, 0.056):
        b.add(tube([(x, 0, 0.026), (x * 1.02, 0.06, 0.026), (x, 0.11, 0.022), (x * 0.98, 0.13, 0.004)], 0.0019, 6), frame)


def calculator(b, colour="teal"):
    b.add(box(0.085, 0.13, 0.016, 0.006), colour)
    b.add(box(0.068, 0.026, 0.002, 0.0008), "glazed:sage", at=(0, 0.042, 0.0155))
    for r in range(5):
        for c in range(4):
            kind = "clay" if (r, c) == (4, 3) else "marigold" if c == 3 else "cream"
            b.add(box(0.0135, 0.0125, 0.005, 0.0025), kind, at=((c - 1.5) * 0.0175, 0.012 - r * 0.0165, 0.0145))


def padlock(b, body="gold", shackle="steel"):
    """Stands upright, facing -y, 6 cm wide; its body is a small arched house door."""
    b.add(box(0.06, 0.026, 0.05, 0.008), body)
    hoop = [
        (-0.019, 0, 0.045),
        (-0.019, 0, 0.064),
        *[(-0.019 * np.cos(a), 0, 0.064 + 0.019 * np.sin(a)) for a in np.linspace(0.1, np.pi - 0.1, 14)],
        (0.019, 0, 0.064),
        (0.019, 0, 0.045),
    ]
    b.add(tube(hoop, 0.0052, 10), shackle)
    outline = arch(0.015, 0.022, 12)
    with b.at(0, -0.0145, 0.013):
        b.add(ring(outline_inset(outline, -0.003), outline, 0.004, 0.001), "copper")
        b.add(slab(outline, 0.003, 0.0008), "wood_dark", at=(0, 0.001, 0))


def piggy(b, colour="rose"):
    """Looks towards -x, about 16 cm long."""
    skin = f"glazed:{colour}"
    b.add(ball(4), skin, at=(0, 0, 0.072), scale=(0.078, 0.058, 0.055))
    b.add(ball(3), skin, at=(-0.062, 0, 0.082), scale=(0.036, 0.036, 0.034))
    b.add(cylinder(0.016, 0.016, 0.004, 24), skin, at=(-0.1, 0, 0.078), rot=(0, np.pi / 2, 0), tint=-0.08)
    for y in (-0.006, 0.006):
        b.add(ball(1), "wood_dark", at=(-0.1, y, 0.078), scale=0.0026)
    for y in (-0.02, 0.02):
        b.add(ball(2), "ink", at=(-0.086, y, 0.096), scale=0.0036)
        b.add(cylinder(0.013, 0.024, 0.003, 18, top=0.002), skin, at=(-0.054, y * 1.15, 0.106), rot=(y * -10, -0.5, 0), tint=-0.05)
    for x in (-0.04, 0.04):
        for y in (-0.028, 0.028):
            b.add(cylinder(0.014, 0.035, 0.004, 18), skin, at=(x, y, 0), tint=-0.04)
    curl = [(0.076 + 0.008 * np.sin(t), 0.008 * np.cos(t), 0.08 + t * 0.0022) for t in np.linspace(0, 7, 24)]
    b.add(tube(curl, 0.0026, 6), skin)
    b.add(box(0.034, 0.006, 0.006, 0.002), "wood_dark", at=(0, 0, 0.1225))


def envelope(b, w=0.22, h=0.15, colour="sand", seal="clay"):
    b.add(box(w, h, 0.004, 0.0012), colour)
    flap = [(-w / 2 + 0.002, 0), (0, -h * 0.56), (w / 2 - 0.002, 0)]
    with b.at(0, h / 2 - 0.002, 0.0045, rx=-np.pi / 2):
        b.add(slab(flap, 0.0012, 0.0003), colour, tint=-0.07)
    b.add(lathe([(0.015, 0), (0.0165, 0.003), (0.012, 0.0055), (0.001, 0.0045)], 30, 0.05, 8), f"glazed:{seal}", at=(0, -h * 0.06, 0.004))


def notebook(b, w=0.15, h=0.21, cover="teal", ruled=True):
    """Open, spiral bound, its fold along y."""
    for side in (-1, 1):
        with b.at(side * w / 2, 0, 0):
            b.add(box(w, h + 0.006, 0.004, 0.0012), cover)
            b.add(box(w - 0.006, h, 0.006, 0.0015), "cream", at=(0, 0, 0.003))
            if ruled:
                for k in range(11):
                    long = w * (0.72 if (k * side) % 3 else 0.5)
                    b.add(box(long, 0.002, 0.0005, 0.0002), "stone", at=(-w * 0.4 + long / 2, h * 0.4 - k * 0.017, 0.009))
    for y in np.arange(-h / 2 + 0.012, h / 2, 0.014):
        b.add(
            tube([(0.007 * np.cos(a), y, 0.006 + 0.007 * np.sin(a)) for a in np.arange(12) / 12 * 2 * np.pi], 0.001, 5, closed=True),
            "steel",
        )


def clipboard(b, w=0.23, h=0.32):
    b.add(box(w, h, 0.006, 0.003), "wood:oak")
    b.add(box(0.09, 0.03, 0.012, 0.004), "steel", at=(0, h / 2 - 0.02, 0.005))
