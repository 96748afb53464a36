"""Lawn, fields, road and pavement."""

import numpy as np

from parts import noise
from parts.builder import Builder
from parts.shapes import box, grid


def rolling(x, y, flat_to=22.0):
    """Height of the land: level where people live, in soft waves further back."""
    x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    away = np.clip((y - flat_to) / 50, 0, 1) ** 1.5
    return away * (noise.soft(x / 34 + 7, y / 30, 2, 21) * 9 - 1.5)


def land(material="grass", far="sage"):
    builder = Builder()
    xs, ys = np.linspace(-60, 60, 121), np.linspace(-30, 24, 55)
    x, y = np.meshgrid(xs, ys)
    bumps = (noise.soft(x / 3, y / 3, 2, 5) - 0.5) * 0.12
    tint = (noise.soft(x / 5, y / 5, 2, 8).ravel() - 0.5) * 0.3
    builder.add(grid(xs, ys, bumps), material, tint=tint)
    xs, ys = np.linspace(-320, 320, 129), np.linspace(23, 200, 60)
    x, y = np.meshgrid(xs, ys)
    stripes = (noise.value(x / 16, y / 9, 3) - 0.5) * 0.5
    builder.add(grid(xs, ys, rolling(x, y) - 0.1), far, tint=stripes.ravel())
    return builder.done("land")


def road(y=-10.3, width=6.0, pavement=True):
    """Along x: asphalt, kerb, pavement slabs."""
    builder = Builder()
    builder.add(box(140, width, 0.1, 0.04), "asphalt", at=(0, y, -0.02))
    for k in range(-14, 15):
        builder.add(box(1.6, 0.16, 0.02, 0.01), "cream", at=(k * 4.6 + 1, y, 0.08))
    for side in (-1, 1):
        builder.add(box(140, 0.35, 0.24, 0.07), "stone", at=(0, y + side * (width / 2 + 0.17), -0.02))
    if pavement:
        for k in range(-40, 41):
            builder.add(box(1.52, 1.5, 0.2, 0.05), "paper", at=(k * 1.56, y + width / 2 + 1.15, 0), tint=((k * 37) % 11 - 5) * 0.014)
    return builder.done("road")


def path(builder, points, width=1.3, material="paper", seed=1):
    """Rounded flagstones along points on the ground."""
    rng = np.random.default_rng(seed)
    p = np.asarray(points, dtype=float)
    lengths = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))))
    for s in np.arange(0.3, lengths[-1], 0.62):
        x, y = np.interp(s, lengths, p[:, 0]), np.interp(s, lengths, p[:, 1])
        ahead = np.interp(s + 0.1, lengths, p[:, 0]) - x, np.interp(s + 0.1, lengths, p[:, 1]) - y
        turn = np.arctan2(ahead[1], ahead[0]) - np.pi / 2
        builder.add(
            box(round(width * rng.uniform(0.92, 1.04), 2), 0.54, 0.16, 0.06),
            material,
            at=(x + rng.uniform(-0.05, 0.05), y, 0.0),
            rot=(0, 0, turn + rng.uniform(-0.06, 0.06)),
            tint=rng.uniform(-0.1, 0.06),
        )
