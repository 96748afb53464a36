"""Houses: walls, roof, what is set into the front. A front faces -y and stands on z = 0; the house reaches back from y = 0."""

from dataclasses import dataclass, field

import numpy as np

from parts import roofs
from parts.crockery import vase
from parts.furniture import picture, table
from parts.openings import closed_door, door_frame, door_leaf, lantern, steps, window
from parts.shapes import arch, box, cylinder, slab


@dataclass
class House:
    w: float = 7.0
    d: float = 6.0
    h: float = 3.2
    wall: str = "plaster:cream"
    roof: str = "terracotta"
    tiles: str = "barrel"
    trim: str = "cream"
    pitch: float = 0.62
    # Turns the gable to the street
    front_gable: bool = False
    boards: bool = False
    plinth: float = 0.5
    door_x: float = 0.0
    door: str = "teal"
    door_size: tuple = (1.05, 2.3)
    door_open: bool = False
    # (x, z, w, h, more for openings.window)
    windows: list = field(default_factory=list)
    chimney: float | None = None
    lit: bool = False
    seed: int = 0


def build(b, house: House):
    s = house
    base = s.plinth
    b.add(box(s.w + 0.16, s.d + 0.1, base, 0.06), "stone", at=(0, s.d / 2 - 0.03, 0))
    with b.at(0, 0, base):
        walls(b, s)
    # Boards lie on the wall: what is set into it comes forward with them.
    with b.at(0, -0.055 if s.boards else 0, base):
        pane = "lit" if s.lit else "pane"
        for k, (x, z, w, h, more) in enumerate(s.windows):
            window(b, x, z, w, h, **{"trim": s.trim, "pane": pane, "seed": s.seed + k, **more})
        if s.door_open:
            open_doorway(b, s)
        else:
            closed_door(b, s.door_x, *s.door_size, s.door, s.trim)
        steps(b, s.door_x, 1.8, max(int(base / 0.17), 1))
        reach = s.door_size[0] / 2 + 0.5
        lantern(b, s.door_x + reach, 1.45, lit=True)
        lantern(b, s.door_x - reach, 1.45, lit=True)
    top(b, s, base)


def walls(b, s: House):
    gable_rise = (s.w if s.front_gable else s.d) / 2 * s.pitch
    front = front_outline(s, gable_rise)
    if s.door_open:
        b.add(slab(front, 0.3, 0.03), s.wall)
        b.add(slab(front_outline(s, gable_rise, notch=False), s.d - 1.5, 0.03), s.wall, at=(0, 1.5, 0))
        for side in (-1, 1):
            b.add(box(0.3, 1.3, s.h, 0.02), s.wall, at=(side * (s.w / 2 - 0.15), 0.9, 0))
    else:
        b.add(slab(front, s.d, 0.05), s.wall)
    if not s.front_gable:
        end = [(0, s.h - 0.1), (s.d, s.h - 0.1), (s.d / 2, s.h + gable_rise)]
        with b.at(-s.w / 2, 0, 0, rz=np.pi / 2):
            b.add(slab([(y, z) for y, z in end], s.w, 0.03), s.wall, at=(0, -s.w, 0))
    if s.boards:
        boards(b, s, gable_rise)


def front_outline(s: House, gable_rise, notch=True):
    half = s.w / 2
    bottom = [(-half, 0), (half, 0)]
    if s.door_open and notch:
        w, h = s.door_size
        hole = [(x + s.door_x, z) for x, z in arch(w, h)]
        # Around the doorway from its left foot: up, over, down.
        bottom = [(-half, 0), hole[0], *hole[:1:-1], hole[1], (half, 0)]
    peak = [(0, s.h + gable_rise)] if s.front_gable else []
    return [*bottom, (half, s.h), *peak, (-half, s.h)]


def boards(b, s: House, gable_rise):
    rng = np.random.default_rng(s.seed)
    pitch = 0.23
    w, h = s.door_size
    reach = s.h + (gable_rise if s.front_gable else 0)
    for z in np.arange(0.02, reach - pitch, pitch):
        width = s.w if z + pitch < s.h else s.w * (1 - (z + pitch - s.h) / gable_rise)
        spans = [(-width / 2, width / 2)]
        if s.door_open and z < h:
            gap = w / 2 if z + pitch < h - w / 2 else np.sqrt(max((w / 2) ** 2 - max(z - (h - w / 2), 0) ** 2, 0))
            spans = [(-width / 2, s.door_x - gap), (s.door_x + gap, width / 2)]
        for left, right in spans:
            if right - left > 0.1:
                b.add(
                    box(round(right - left, 3), 0.05, pitch - 0.01, 0.018),
                    s.wall,
                    at=((left + right) / 2, -0.02, z),
                    rot=(0.1, 0, 0),
                    tint=rng.uniform(-0.04, 0.04),
                )
    for x in (-s.w / 2, s.w / 2):
        b.add(box(0.2, 0.2, s.h, 0.03), s.trim, at=(x, 0.02, 0))


def open_doorway(b, s: House):
    """The light of the house falls out of it."""
    w, h = s.door_size
    with b.at(s.door_x, 0, 0):
        door_frame(b, w, h, s.trim, 0.42)
        b.add(box(w + 1.4, 0.04, h + 0.3, 0.01), "inside", at=(0, 1.45, 0))
        b.add(box(w + 1.4, 1.4, 0.04, 0.01), "wood:oak", at=(0, 0.75, -0.02))
        with b.at(-w / 2 + 0.02, 0.3, 0, rz=1.25):
            door_leaf(b, w - 0.04, h - 0.03, s.door)
        with b.at(0.22, 1.42, 1.3):
            picture(b, 0.42, 0.5, 1)
        with b.at(0.25, 1.22, 0):
            table(b, 0.8, 0.3, 0.78, legs="wood:oak")
            with b.at(0.12, 0, 0.78):
                vase(b, "glazed:teal", 0.24, "marigold", 3)


def top(b, s: House, base):
    with b.at(0, 0, base + s.h):
        if s.front_gable:
            with b.at(s.w / 2, 0, 0, rz=np.pi / 2):
                with b.at(s.d / 2, 0, 0):
                    rise = roofs.gable(b, s.d, s.w, s.pitch, s.roof, s.tiles, trim=s.trim, seed=s.seed)
        else:
            rise = roofs.gable(b, s.w, s.d, s.pitch, s.roof, s.tiles, trim=s.trim, seed=s.seed)
        if s.chimney is not None:
            chimney(b, s.chimney, s.d * 0.5 + 0.7, rise)


def chimney(b, x, y, z):
    with b.at(x, y, z - 1.1):
        for k in range(9):
            b.add(box(0.8 + 0.012 * (k % 2), 0.65, 0.21, 0.03), "brick", at=(0, 0, k * 0.215), tint=0.05 * (k % 3 - 1))
        b.add(box(1.0, 0.85, 0.16, 0.04), "stone", at=(0, 0, 1.94))
        for dx in (-0.2, 0.2):
            b.add(cylinder(0.13, 0.36, 0.03, 14), "terracotta", at=(dx, 0, 2.08))
