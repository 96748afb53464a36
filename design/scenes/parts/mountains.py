"""The Wasatch: carved ridges with snow, one behind the other, each a step further into the haze."""

import numpy as np

from parts import materials, noise
from parts.builder import Builder, put
from parts.palette import mix
from parts.shapes import grid


def range_of(name, distance, height, depth, width, seed, light, haze, snowline, rock=None, cells=150, roll=0.0):
    xs = np.linspace(-width / 2, width / 2, int(cells * 1.6))
    ys = np.linspace(0, depth, int(cells * 0.45))
    x, y = np.meshgrid(xs, ys)
    unit = height * 1.25
    crest = noise.ridged(x / unit + roll, y / unit, 5, seed)
    swell = 0.55 + 0.75 * noise.soft(x / (unit * 2.4) + roll, y * 0 + seed, 2, seed + 40)
    rise = np.sin(np.clip(y / depth, 0, 1) * np.pi) ** 0.8
    z = height * rise * (0.25 + 0.95 * crest) * swell
    builder = Builder()
    material = f"range {name}"
    rock_colour = rock or light.rock
    materials.hazy(material, mix(rock_colour, light.haze, haze * 0.25), light.haze, haze, mix("#ffffff", light.haze, haze * 0.2))
    builder.add(grid(xs, ys + distance, z), material, at=(0, 0, -1))
    mesh = builder.mesh(name, smooth=False)
    edge = noise.soft(x / unit * 5, y / unit * 5, 3, seed + 9)
    snow = np.clip((z / height - snowline - (edge - 0.5) * 0.42) * 9, 0, 1)
    low = np.clip(0.34 - z / height * 0.8, 0, 0.34)
    for label, values in (("snow", snow), ("low", low)):
        attribute = mesh.attributes.new(label, "FLOAT", "POINT")
        attribute.data.foreach_set("value", values.ravel().astype(np.float32))
    return put(mesh)


def wasatch(light, seed=3, scale=1.0, roll=0.0):
    """Three ranges and foothills behind whatever stands around the origin."""
    range_of("far", 330, 120 * scale, 170, 1000, seed + 2, light, 0.2, 0.66, roll=roll)
    range_of("middle", 220, 66 * scale, 110, 720, seed, light, 0.08, 0.74, roll=roll)
    range_of("near", 150, 28 * scale, 70, 460, seed + 5, light, 0.04, 9, rock=mix(light.rock, "olive", 0.55), roll=roll)
