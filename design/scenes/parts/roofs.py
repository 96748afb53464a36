"""Roofs of single shingles and barrel tiles. A slope lies over x, falling from its ridge at the origin towards -y."""

from math import atan2, cos, sin, sqrt

import numpy as np

from parts.shapes import box


def slope(b, width, run, rise, material, kind="shingle", seed=0, taper=0.0):
    """`taper` is how much narrower the ridge is than the eaves, on each side: a hipped roof."""
    rng = np.random.default_rng(seed)
    length, angle = sqrt(run * run + rise * rise), atan2(rise, run)
    with b.at(0, 0, 0, rx=angle):
        b.add(box(width - taper, length, 0.1, 0.02), "wood_dark", at=(0, -length / 2, -0.12))
        course = 0.34 if kind == "shingle" else 0.44
        rows = int(np.ceil(length / course))
        step = length / rows
        for r in range(rows):
            y = -length + (r + 0.5) * step
            half = width / 2 - taper * (r / rows)
            (shingles if kind == "shingle" else barrels)(b, half, y, step, r, material, rng)


def shingles(b, half, y, step, r, material, rng):
    x = -half - (0.2 if r % 2 else 0.0)
    while x < half:
        w = round(float(rng.choice((0.34, 0.4, 0.46, 0.52))), 2)
        left, right = max(x, -half), min(x + w, half)
        if right - left > 0.08:
            b.add(
                box(round(right - left - 0.015, 3), round(step * 1.35, 3), 0.075, 0.022),
                material,
                at=((left + right) / 2, y - 0.02, 0.01),
                rot=(-0.11, 0, 0),
                tint=rng.uniform(-0.16, 0.12),
            )
        x += w


def barrels(b, half, y, step, r, material, rng):
    count = max(int(half * 2 / 0.34), 1)
    pitch = half * 2 / count
    for k in range(count):
        x = -half + (k + 0.5) * pitch
        b.add(
            barrel(round(pitch * 0.56, 3), round(step * 1.28, 3)),
            material,
            at=(x, y, 0.02),
            rot=(-0.1, 0, 0),
            tint=rng.uniform(-0.18, 0.14),
        )


CACHE = {}


def barrel(r, length):
    """Half a pipe, a little wider below, with a visible thickness."""
    if (r, length) in CACHE:
        return CACHE[r, length]
    turn = np.linspace(0, np.pi, 8)
    verts, faces = [], []
    for y, s in ((-length / 2, 1.04), (length / 2, 0.9)):
        for q in (r * s, r * s - 0.045):
            verts += [(q * cos(a), y, q * sin(a) * 0.8) for a in turn]
    n = 8
    for i in range(n - 1):
        faces += [(i, i + 1, 2 * n + i + 1, 2 * n + i), (n + i + 1, n + i, 3 * n + i, 3 * n + i + 1), (i + 1, i, n + i, n + i + 1)]
    CACHE[r, length] = np.array(verts), faces
    return CACHE[r, length]


def gable(b, width, depth, pitch, material, kind="shingle", over=0.45, trim="cream", seed=0):
    """Ridge along x at the middle of `depth` (y from 0 to depth); eaves at z = 0. Returns the ridge's height."""
    run = depth / 2 + over
    rise = run * pitch
    top = rise - over * pitch
    span = width + 2 * over
    with b.at(0, depth / 2, top + 0.12):
        slope(b, span, run, rise, material, kind, seed)
        with b.at(rz=np.pi):
            slope(b, span, run, rise, material, kind, seed + 1)
        ridge = np.arange(-span / 2 + 0.25, span / 2, 0.5)
        for x in ridge:
            b.add(box(0.53, 0.3, 0.14, 0.06), material, at=(x, 0, -0.02), tint=-0.08)
        length, angle = sqrt(run * run + rise * rise), atan2(rise, run)
        for side in (-1, 1):
            for turn in (0, np.pi):
                with b.at(rz=turn):
                    b.add(
                        box(0.1, round(length, 3), 0.24, 0.03),
                        trim,
                        at=(side * (span / 2 - 0.03), -cos(angle) * length / 2, -sin(angle) * length / 2 - 0.2),
                        rot=(angle, 0, 0),
                    )
    return top
