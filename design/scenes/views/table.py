"""Small things on the table by the window."""

from parts import desk
from parts.builder import Builder
from parts.camera import look
from parts.crockery import book, mug, saucer, vase
from parts.plants import potted
from parts.tabletop import little_house, stage


def bunch(b):
    """Two keys and a little house on a ring."""
    desk.key_ring(b)
    with b.at(0.012, -0.014, 0.003, rz=-0.55):
        desk.key(b, "brass")
    with b.at(0.016, 0.006, 0.001, rz=0.15):
        desk.key(b, "steel", 0.055)
    with b.at(-0.02, -0.03, 0.0, rz=-0.5):
        with b.at(0, -0.035, 0):
            desk.house_tag(b, "clay", 0.058)


def keys():
    stage()
    b = Builder()
    with b.at(0.1, -0.14, 0, rz=0.15, scale=1.75):
        bunch(b)
    with b.at(0.36, 0.06, 0):
        saucer(b)
        with b.at(0, 0, 0.01, rz=-0.6):
            mug(b, "glazed:teal")
    with b.at(-0.07, 0.34, 0, scale=0.22):
        potted(b, "spray", "cream", leaf_colour="moss", seed=5)
    with b.at(0.13, 0.3, 0, rz=0.3):
        book(b, 0.24, 0.17, 0.03, "clay")
        with b.at(0.0, 0, 0.03, rz=0.2):
            book(b, 0.21, 0.15, 0.026, "teal")
    b.done("things")
    look((-0.12, -0.84, 0.36), (0.075, 0.0, 0.035), 41, 8.0, (0.12, -0.1, 0))
    return 8, 1


def documents():
    stage()
    b = Builder()
    with b.at(0.1, -0.02, 0.002, rz=-0.25):
        desk.paper(b, seal=True)
        with b.at(-0.06, -0.11, 0):
            desk.signature(b)
    with b.at(0.3, 0.06, 0.0, rz=0.2):
        desk.paper(b, seed=3)
    with b.at(0.12, -0.1, 0.004, rz=0.6):
        desk.pen(b)
    with b.at(-0.06, 0.14, 0, rz=2.8):
        desk.glasses(b)
    with b.at(0.42, -0.08, 0):
        saucer(b)
        with b.at(0, 0, 0.01, rz=-2.2):
            mug(b, "glazed:clay")
    with b.at(0.3, 0.34, 0, scale=0.3):
        potted(b, "cactus", "teal", "rose", "moss", seed=5)
    b.done("things")
    look((-0.08, -0.74, 0.52), (0.12, 0.02, 0.0), 42, 8.0, (0.12, -0.04, 0))
    return 8, 1


def agent():
    stage(window_x=0.5)
    b = Builder()
    with b.at(0.18, 0.06, 0, rz=-0.35):
        little_house(b)
    for x, y, turn, colour in ((-0.04, -0.1, 2.6, "teal"), (0.39, -0.1, -0.5, "clay")):
        with b.at(x, y, 0):
            saucer(b)
            with b.at(0, 0, 0.01, rz=turn):
                mug(b, f"glazed:{colour}")
    with b.at(0.2, -0.22, 0, rz=0.1, scale=1.2):
        bunch(b)
    with b.at(0.44, 0.2, 0):
        vase(b, "glazed:cream", 0.13, "marigold", 4)
    b.done("things")
    look((0.0, -1.02, 0.4), (0.09, 0.05, 0.075), 40, 7.0, (0.18, 0.0, 0.05))
    return 8, 1


def costs():
    stage()
    b = Builder()
    with b.at(0.08, 0.0, 0, rz=0.2):
        desk.paper(b, 0.19, 0.26, 13, seed=4)
    with b.at(0.25, -0.1, 0, rz=-0.25, scale=1.25):
        desk.calculator(b)
    with b.at(0.02, -0.12, 0.002, rz=0.5):
        desk.pencil(b)
    for k, (x, y, count) in enumerate(((0.16, 0.14, 12), (0.205, 0.155, 8), (0.25, 0.13, 5), (0.36, 0.03, 2), (0.38, -0.03, 1))):
        with b.at(x, y, 0, scale=1.35):
            desk.coin_stack(b, count, k)
    with b.at(0.4, 0.2, 0, rz=-0.4):
        mug(b, "glazed:cream")
    with b.at(0.08, 0.3, 0, scale=0.26):
        potted(b, "bush", "terracotta", "marigold", "olive", seed=8)
    b.done("things")
    look((-0.06, -0.66, 0.42), (0.12, 0.02, 0.02), 42, 7.0, (0.2, -0.06, 0))
    return 8, 1


def fixed_rate():
    stage()
    b = Builder()
    with b.at(0.18, 0.14, 0, rz=-0.4):
        little_house(b, 0.026)
    with b.at(0.06, -0.1, 0, rz=-0.25, scale=1.55):
        desk.padlock(b)
    with b.at(0.22, -0.16, 0, rz=0.8, scale=1.4):
        desk.key(b, "brass")
    for k, (x, y, count) in enumerate(((0.37, -0.04, 7), (0.42, 0.0, 4), (0.35, -0.1, 1))):
        with b.at(x, y, 0, scale=1.3):
            desk.coin_stack(b, count, k)
    b.done("things")
    look((-0.1, -0.76, 0.3), (0.1, 0.05, 0.075), 42, 7.0, (0.1, -0.08, 0.05))
    return 8, 1


def count():
    stage()
    b = Builder()
    with b.at(0.06, -0.04, 0, rz=0.16):
        desk.notebook(b)
        with b.at(0.04, -0.05, 0.01, rz=0.5):
            desk.pencil(b, "clay")
    for k in range(5):
        with b.at(0.2 + k * 0.052, 0.2 - 0.01 * k, 0, scale=1.5):
            desk.coin_stack(b, 3 + 3 * k, k)
    with b.at(-0.16, 0.2, 0, rz=2.4):
        saucer(b)
        with b.at(0, 0, 0.01):
            mug(b, "glazed:marigold")
    with b.at(0.36, -0.08, 0, rz=2.6):
        desk.glasses(b)
    b.done("things")
    look((-0.06, -0.7, 0.42), (0.1, 0.05, 0.03), 40, 7.0, (0.12, 0.0, 0))
    return 8, 1


def approval():
    stage()
    b = Builder()
    with b.at(0.1, 0.03, 0, rz=-0.18):
        desk.clipboard(b)
        with b.at(0, -0.01, 0.006):
            desk.paper(b, 0.19, 0.26, 11, seed=2)
    with b.at(0.3, -0.1, 0.0, rz=0.35):
        desk.envelope(b)
    with b.at(0.08, -0.14, 0.01, rz=0.3):
        desk.pen(b, "glazed:clay")
    with b.at(0.42, 0.16, 0):
        vase(b, "glazed:teal", 0.15, "cream", 2)
    b.done("things")
    look((-0.08, -0.68, 0.46), (0.12, 0.02, 0.01), 41, 8.0, (0.2, -0.06, 0))
    return 8, 1


def piggy():
    stage()
    b = Builder()
    with b.at(0.14, 0.0, 0, rz=0.5, scale=1.25):
        desk.piggy(b)
    for k, (x, y, c) in enumerate(((0.0, -0.1, 5), (0.05, -0.13, 3), (0.29, -0.09, 9), (0.34, -0.06, 6), (-0.04, -0.04, 1))):
        with b.at(x, y, 0, scale=1.35):
            desk.coin_stack(b, c, k)
    with b.at(0.38, 0.2, 0, rz=-0.5):
        little_house(b, 0.02)
    b.done("things")
    look((-0.04, -0.72, 0.26), (0.08, 0.0, 0.07), 42, 6.0, (0.12, -0.03, 0.05))
    return 8, 1


def refinance():
    stage(window_x=0.5)
    b = Builder()
    with b.at(0.3, 0.1, 0, rz=-0.35):
        little_house(b, 0.034)
    for k in range(4):
        with b.at(-0.06 + k * 0.062, -0.1 + 0.012 * k, 0, scale=1.7):
            desk.coin_stack(b, 2 + 3 * k, k)
    with b.at(0.32, -0.16, 0, rz=0.2, scale=1.3):
        bunch(b)
    with b.at(0.02, 0.2, 0, scale=0.2):
        potted(b, "spray", "teal", leaf_colour="olive", seed=6)
    b.done("things")
    look((-0.08, -0.95, 0.3), (0.1, 0.04, 0.11), 40, 8.0, (0.2, -0.02, 0.06))
    return 8, 1


VIEWS = {
    "keys": keys,
    "documents": documents,
    "two-cups": agent,
    "closing-costs": costs,
    "padlock": fixed_rate,
    "notebook": count,
    "sealed-letter": approval,
    "piggy-bank": piggy,
    "refinance": refinance,
}
