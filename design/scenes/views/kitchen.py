"""The kitchen from several sides."""

from dataclasses import replace

from parts import street
from parts.camera import look
from parts.crockery import book, vase
from parts.kitchen import island, kitchen, ladder, paint_pot
from parts.light import MORNING, area, point, shine

# Through the window over the sink, onto floor and table.
LIGHT = replace(MORNING, sun_from=(-0.3, 0.66, 0.42), sun="#ffd9a0", sun_power=9.0, sky_light=0.9, fill="#e8dcc8", exposure=0.35)


def room_light():
    shine(LIGHT)
    street.backdrop(LIGHT, roll=0.4, drop=0.8)
    area((0, -0.3, 2.4), (0.3, -3, 0.3), (1.9, 1.2), "#ffdca8", 45)
    area((-5.0, -3.6, 2.4), (1, -1.5, 0.9), (3, 2.4), "#ffe2bc", 230)
    area((2.0, -8, 2.8), (0.5, -1, 1), (4, 2.5), "#dfe8ea", 60)
    point((0.9, -2.5, 1.55), "#ffc070", 10, 0.1)


def wide():
    room_light()
    kitchen().done("kitchen")
    look((-1.9, -6.6, 1.75), (0.28, -1.0, 1.18), 30)
    return 12, 2


def table_by_window():
    """Fruit, bread and a book on the table, the mountains in the window."""
    room_light()
    b = kitchen((0.55, -1.75))
    with b.at(0.5, -2.06, 0.76, rz=0.3):
        book(b, 0.26, 0.19, 0.03, "teal")
        with b.at(0.01, 0, 0.03, rz=0.25):
            book(b, 0.22, 0.16, 0.024, "marigold")
    with b.at(1.0, -1.55, 0.76):
        vase(b, "glazed:cream", 0.22, "marigold", 6)
    b.done("kitchen")
    look((-0.75, -4.3, 1.62), (0.3, -1.3, 1.08), 33, 5.6, (0.55, -1.75, 0.85))
    return 12, 2


def remodelled():
    """An island with stools; ladder and paint pots still stand there."""
    room_light()
    b = kitchen((-4.5, -9))
    with b.at(1.55, -1.75, 0, rz=0.35):
        island(b)
    with b.at(-1.75, -1.35, 0, rz=-0.5):
        ladder(b)
    for x, y, colour in ((-0.75, -1.75, "teal"), (-0.3, -2.0, "marigold"), (-1.15, -2.05, "clay")):
        with b.at(x, y, 0):
            paint_pot(b, colour)
    b.done("kitchen")
    look((-1.7, -6.0, 1.7), (0.55, -1.0, 1.12), 32)
    return 12, 2


VIEWS = {"kitchen": wide, "kitchen-table": table_by_window, "new-kitchen": remodelled}
