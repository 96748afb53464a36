"""Windows and doors on a wall that faces -y; the wall's surface is y = 0."""

import numpy as np

from parts.shapes import arch, ball, box, cylinder, outline_inset, rect, ring, slab, tube


def window(b, x, z, w, h, round_top=False, trim="cream", shutters=None, flowers=None, pane="pane", bars=(1, 2), curtain="cream", seed=0):
    outline = (arch if round_top else rect)(w, h)
    wide = outline_inset(outline, -0.11)
    with b.at(x, 0, z):
        b.add(slab(outline, 0.06, 0.01), pane, at=(0, -0.03, 0))
        if curtain:
            drape(b, w, h, round_top, curtain)
        b.add(ring(wide, outline, 0.16, 0.025), trim, at=(0, -0.13, 0))
        for k in range(bars[0]):
            b.add(box(0.05, 0.06, h - 0.02, 0.012), trim, at=(w * ((k + 1) / (bars[0] + 1) - 0.5), -0.07, 0))
        for k in range(bars[1]):
            b.add(box(w, 0.06, 0.05, 0.012), trim, at=(0, -0.07, h * (k + 1) / (bars[1] + 1) * (0.86 if round_top else 1)))
        b.add(box(w + 0.42, 0.26, 0.1, 0.03), trim, at=(0, -0.12, -0.16))
        if shutters:
            tall = h * (0.8 if round_top else 1)
            for side in (-1, 1):
                shutter(b, side * (w / 2 + 0.11 + w * 0.26), w * 0.46, tall, shutters)
        if flowers:
            flower_box(b, w + 0.2, flowers, seed)


def drape(b, w, h, round_top, colour):
    tall = h * (0.84 if round_top else 0.98)
    for side in (-1, 1):
        for k in range(3):
            b.add(
                box(w * 0.085, 0.03, tall, 0.014),
                colour,
                at=(side * (w * 0.45 - k * w * 0.085), -0.035 - 0.012 * (k % 2), 0),
                tint=-0.12 - 0.06 * (k % 2),
            )


def shutter(b, x, w, h, colour):
    with b.at(x, -0.05, 0):
        for side in (-1, 1):
            b.add(box(0.07, 0.08, h, 0.015), colour, at=(side * (w / 2 - 0.035), 0, 0))
        for z in (0, h / 2 - 0.04, h - 0.08):
            b.add(box(w, 0.08, 0.08, 0.015), colour, at=(0, 0, z))
        for z in np.arange(0.12, h - 0.1, 0.11):
            b.add(box(w - 0.1, 0.07, 0.022, 0.008), colour, at=(0, 0, z), rot=(0.6, 0, 0), tint=-0.04)


def flower_box(b, w, bloom, seed):
    rng = np.random.default_rng(seed)
    with b.at(0, -0.3, -0.42):
        b.add(box(w, 0.32, 0.26, 0.04), "wood:wood")
        for _ in range(int(w * 26)):
            b.add(
                ball(1),
                "moss",
                at=(rng.uniform(-w / 2, w / 2) * 0.95, rng.uniform(-0.15, 0.12), 0.27 + rng.uniform(0, 0.1)),
                scale=rng.uniform(0.06, 0.1),
                tint=rng.uniform(-0.1, 0.2),
            )
        for _ in range(int(w * 16)):
            b.add(
                ball(1),
                bloom,
                at=(rng.uniform(-w / 2, w / 2), rng.uniform(-0.2, 0.1), 0.34 + rng.uniform(0, 0.12)),
                scale=rng.uniform(0.045, 0.065),
                tint=rng.uniform(-0.1, 0.15),
            )


def door_leaf(b, w, h, colour="teal", brass=True):
    """An arched leaf from its hinge at x = 0 to x = w, planked, with a small window and a knob."""
    with b.at(w / 2, 0, 0):
        b.add(slab(arch(w, h), 0.1, 0.02), colour)
        planks = 4
        for k in range(planks):
            x = (k + 0.5 - planks / 2) * w / planks
            reach = np.sqrt(max((w / 2) ** 2 - (abs(x) + w / planks / 2) ** 2, 0))
            tall = h - w / 2 + reach
            for y in (-0.03, 0.1):
                b.add(box(w / planks - 0.03, 0.04, round(tall - 0.1, 3), 0.014), colour, at=(x, y + 0.01, 0.05), tint=0.05 * (k % 2) - 0.02)
        for z in (h * 0.16, h * 0.58):
            b.add(box(w - 0.06, 0.03, 0.14, 0.012), colour, at=(0, -0.06, z), tint=-0.06)
        lookout = arch(w * 0.34, w * 0.42, 12)
        with b.at(0, -0.075, h * 0.68):
            b.add(ring(outline_inset(lookout, -0.05), lookout, 0.06, 0.012), colour, tint=0.12)
            b.add(slab(lookout, 0.03, 0.004), "lit_soft", at=(0, 0.03, 0))
    if brass:
        for y in (-0.09, 0.2):
            b.add(ball(2), "brass", at=(w * 0.87, y, h * 0.45), scale=0.055)
        b.add(box(0.1, 0.02, 0.24, 0.01), "brass", at=(w * 0.87, -0.06, h * 0.45 - 0.12))


def door_frame(b, w, h, trim="cream", depth=0.3, width=0.16):
    outline = arch(w, h)
    wide = [
        (x * (1 + 2 * width / w), z) if z == 0 else (x * (1 + 2 * width / w), (z - (h - w / 2)) * (1 + 2 * width / w) + h - w / 2)
        for x, z in outline
    ]
    # A little within the opening: two faces in one plane would shade each other black.
    b.add(ring(wide, outline_inset(outline, 0.02), depth, 0.03), trim, at=(0, -0.12, 0))
    keystone = [(-0.09, 0), (0.09, 0), (0.15, 0.36), (-0.15, 0.36)]
    b.add(slab(keystone, 0.1, 0.02), trim, at=(0, -0.18, h - 0.06), tint=0.05)


def closed_door(b, x, w=1.05, h=2.25, colour="teal", trim="cream"):
    with b.at(x, 0, 0):
        door_frame(b, w, h, trim)
        with b.at(-w / 2, 0.0, 0):
            door_leaf(b, w, h, colour)


def lantern(b, x, z, y=-0.16, lit=True):
    with b.at(x, y, z):
        b.add(tube([(0, 0.16, 0.36), (0, 0.06, 0.42), (0, 0, 0.36)], 0.018, 7), "iron")
        b.add(cylinder(0.11, 0.03, 0.01, 8), "iron")
        b.add(cylinder(0.075, 0.22, 0.01, 8), "lamp" if lit else "glow", at=(0, 0, 0.03))
        for k in range(4):
            b.add(box(0.018, 0.018, 0.22, 0.004), "iron", at=(0.088 * np.cos(k * 1.571 + 0.785), 0.088 * np.sin(k * 1.571 + 0.785), 0.03))
        b.add(cylinder(0.13, 0.11, 0.01, 8, top=0.03), "iron", at=(0, 0, 0.25))


def steps(b, x, w=1.9, count=3, material="stone", rise=0.17, run=0.36):
    """Down from a threshold at z = 0 towards -y."""
    for k in range(count):
        b.add(
            box(w + 0.3 * k, run * (count - k) + 0.05, rise, 0.05),
            material,
            at=(x, -run * (count - k) / 2, -rise * (k + 1) + 0.0),
            tint=0.03 * k,
        )
