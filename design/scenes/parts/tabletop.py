"""A wooden table by an arched window: the stage for small things. The table's surface is z = 0."""

from dataclasses import replace

import numpy as np

from parts.builder import Builder
from parts.furniture import curtain
from parts.house import build
from parts.light import GOLDEN, Light, area, shine
from parts.plants import potted
from parts.shapes import arch, box, outline_inset, ring, slab
from parts.street import backdrop, main_house

LIGHT = replace(
    GOLDEN,
    sun_from=(-0.74, 0.16, 0.44),
    sun="#ffdcae",
    sun_power=6.6,
    softness=1.2,
    sky_light=0.85,
    fill="#dfe0de",
    exposure=0.1,
)


def stage(light: Light = LIGHT, wood="wood:#c1916a", wall="plaster:#efd6b4", window_x=0.42):
    """Planks, a wall behind, and in the wall a window on the mountains."""
    shine(light)
    backdrop(light, roll=1.3, drop=2.2)
    b = Builder()
    for k in range(10):
        b.add(box(3.2, 0.158, 0.05, 0.004), wood, at=(0, -0.72 + k * 0.16, -0.05), tint=0.07 * ((k * 5) % 4 - 1.5) / 1.5)
    w, h, sill = 0.62, 0.95, 0.06
    hole = [(x, z + sill) for x, z in arch(w, h, 24)]
    right = [(0, -1), (2.6, -1), (2.6, 1.8), (0, 1.8), (0, sill + h), *hole[2:15][::-1], hole[1], (0, sill)]
    left = [(-x, z) for x, z in right][::-1]
    with b.at(window_x, 1.25, 0):
        b.add(slab(right, 0.16, 0.002), wall)
        b.add(slab(left, 0.16, 0.002), wall)
        outline = arch(w, h, 24)
        with b.at(0, 0, sill):
            b.add(ring(outline_inset(outline, -0.045), outline_inset(outline, 0.01), 0.2, 0.01), "cream", at=(0, -0.03, 0))
            b.add(box(0.022, 0.03, h, 0.005), "cream", at=(0, 0.08, 0))
            for z in (0.3, 0.58):
                b.add(box(w, 0.03, 0.022, 0.005), "cream", at=(0, 0.08, z))
            b.add(box(w + 0.2, 0.22, 0.035, 0.01), "cream", at=(0, 0.0, -0.035))
        with b.at(-0.48, -0.06, -0.3):
            curtain(b, 0.24, 1.9, "cloth:cream", 3)
        with b.at(0.22, 0.0, sill, scale=0.32):
            potted(b, "bush", "terracotta", "clay", "olive", seed=3)
    b.add(box(9, 5, 0.1, 0.01), "sand", at=(0, -1.3, -0.95))
    b.done("stage")
    bars()
    area((-1.0, -1.2, 1.3), (0.2, 0, 0), (1.0, 1.0), "#ffe9cf", 9)


def bars():
    """What a window between the sun and the table leaves of its light."""
    b = Builder()
    with b.at(-1.9, 0.4, 1.02, rz=1.36):
        for x in np.arange(-3, 3.1, 0.42):
            b.add(box(0.05, 0.05, 4, 0.005), "cream", at=(x, 0, -2))
        for z in np.arange(-1.2, 1.3, 0.38):
            b.add(box(6, 0.05, 0.045, 0.005), "cream", at=(0, 0, z))
    bars_object = b.done("bars")
    bars_object.visible_camera = False


def little_house(b, size=0.022, base="wood:wood"):
    """The house of the street, as a model on a wooden base."""
    b.add(box(9.6 * size, 8.2 * size, 0.012, 0.004), base, at=(0, 3.0 * size, 0))
    with b.at(0, 0, 0.012, scale=size):
        build(b, main_house())
