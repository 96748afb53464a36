"""Takes the noise out of a render: an edge-aware filter in widening steps, led by surface colour, direction and depth.

Debian's Blender has no denoiser. The picture is divided by the surface's own colour first, so that only light is
smoothed and no painted detail; how far two pixels may differ and still be one is told by two independent halves.
"""

import shutil

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, rank_filter

KERNEL = np.array([1, 4, 6, 4, 1], dtype=np.float32) / 16


def read(folder, name):
    image = bpy.data.images.load(str(next(folder.glob(f"{name}-*.exr"))))
    w, h = image.size
    pixels = np.empty(w * h * image.channels, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    out = pixels.reshape(h, w, image.channels)[..., :3].copy()
    bpy.data.images.remove(image)
    return out


def shifted(a, dy, dx):
    pad = ((max(-dy, 0), max(dy, 0)), (max(-dx, 0), max(dx, 0))) + ((0, 0),) * (a.ndim - 2)
    h, w = a.shape[:2]
    padded = np.pad(a, pad, mode="edge")
    return padded[max(dy, 0) : max(dy, 0) + h, max(dx, 0) : max(dx, 0) + w]


def smooth(light, variance, guides, steps=(1, 2, 4, 8), strength=9.0):
    for step in steps:
        total = np.zeros(light.shape[:2], dtype=np.float32)
        out, spread = np.zeros_like(light), np.zeros_like(variance)
        allowed = strength * gaussian_filter(variance, 1.2) + 1e-6
        for i in range(-2, 3):
            for j in range(-2, 3):
                dy, dx = i * step, j * step
                other = shifted(light, dy, dx)
                apart = ((other - light) ** 2).mean(axis=2) / allowed
                for guide, tolerance in guides:
                    apart += ((shifted(guide, dy, dx) - guide) ** 2).sum(axis=2) / tolerance
                weight = KERNEL[i + 2] * KERNEL[j + 2] * np.exp(-np.minimum(apart, 40))
                out += other * weight[..., None]
                spread += shifted(variance, dy, dx) * weight**2
                total += weight
        light = out / total[..., None]
        variance = spread / total**2
    return light


def quiet_fireflies(light):
    """A few pixels far brighter than all around them are brought down; surfaces change more slowly than that."""
    bright = light.mean(axis=2)
    around = rank_filter(bright, rank=-8, size=5)
    allowed = around * 1.15 + 0.004
    return light * np.minimum(1, allowed / np.maximum(bright, 1e-6))[..., None]


def clean(scene, halves, target):
    albedo, normal, depth = ((read(halves[0], n) + read(halves[1], n)) / 2 for n in ("albedo", "normal", "depth"))
    surface = np.clip(albedo, 0.04, 1)
    one, two = (quiet_fireflies(read(half, "colour") / surface) for half in halves)
    variance = ((one - two) ** 2).mean(axis=2) / 4
    # Near and far alike: what counts is the relative distance.
    far = np.log(np.minimum(depth[..., :1], 5000) + 1)
    guides = [(np.clip(albedo, 0, 1), 0.02), (normal, 0.12), (far, 0.002)]
    light = smooth((one + two) / 2, gaussian_filter(variance, 2.0), guides)
    save(scene, light * surface, target)
    shutil.rmtree(halves[0].parent)


def save(scene, pixels, target):
    h, w = pixels.shape[:2]
    image = bpy.data.images.new("clean", w, h, float_buffer=True)
    image.pixels.foreach_set(np.dstack((pixels, np.ones((h, w), dtype=np.float32))).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(str(target), scene=scene)
    bpy.data.images.remove(image)
