"""Trees and bushes of felted puffs; a few are modelled, the rest are copies."""

from functools import lru_cache

import numpy as np

from parts.builder import Builder, put
from parts.shapes import ball, lathe, tube


def puffs(builder, centres, radii, material, count, size, rng, low=-0.16, high=0.14):
    """Small flattened balls all over some large ones; lighter above, as light falls on leaves."""
    centres, radii = np.asarray(centres, dtype=float), np.asarray(radii, dtype=float)
    share = radii**2 / (radii**2).sum()
    bottom, top = (centres[:, 2] - radii).min(), (centres[:, 2] + radii).max()
    for centre, radius, part in zip(centres, radii, share):
        builder.add(ball(2), material, at=centre, scale=radius * 0.9, tint=low)
        for _ in range(int(count * part)):
            n = rng.normal(size=3)
            n /= np.linalg.norm(n)
            if n[2] < -0.75:
                continue
            at = centre + n * radius * rng.uniform(0.86, 1.02)
            s = size * rng.uniform(0.7, 1.25)
            height = (at[2] - bottom) / (top - bottom)
            tint = low + (high - low) * height + rng.uniform(-0.09, 0.09)
            builder.add(ball(1), material, at=at, rot=tuple(rng.uniform(0, 6, 3)), scale=(s, s * 0.85, s * 0.62), tint=tint)


@lru_cache(maxsize=None)
def broadleaf(material="olive", seed=0):
    """About six metres high."""
    rng = np.random.default_rng(seed)
    builder = Builder()
    lean = rng.uniform(-0.2, 0.2)
    builder.add(tube([(0, 0, -0.2), (lean * 0.3, 0, 1), (lean, 0, 2.4), (lean, 0, 3.4)], [0.3, 0.22, 0.17, 0.1], 9), "wood_dark")
    for turn in rng.uniform(0, 6.28, 4):
        reach = (np.cos(turn) * 1.0, np.sin(turn) * 1.0)
        builder.add(
            tube([(lean, 0, 1.9), (lean + reach[0] * 0.6, reach[1] * 0.6, 2.6), (lean + reach[0], reach[1], 3.3)], [0.12, 0.09, 0.05], 7),
            "wood_dark",
        )
    centres = [(lean, 0, 4.1)] + [
        (lean + 1.25 * np.cos(a) * rng.uniform(0.8, 1.1), 1.25 * np.sin(a), 3.5 + rng.uniform(-0.3, 0.7)) for a in np.arange(5) * 1.257
    ]
    centres.append((lean, 0, 5.0))
    radii = [1.5, *rng.uniform(0.95, 1.2, 5), 1.05]
    puffs(builder, centres, radii, material, 620, 0.24, rng)
    return builder.mesh(f"tree {material}")


@lru_cache(maxsize=None)
def poplar(material="olive", seed=0):
    """A slender one, nine metres high."""
    rng = np.random.default_rng(seed)
    builder = Builder()
    builder.add(tube([(0, 0, -0.2), (0, 0, 2)], [0.2, 0.14], 8), "wood_dark")
    heights = np.linspace(1.6, 8.0, 8)
    radii = 0.92 * np.sin(np.linspace(0.75, 2.85, 8)) + 0.12
    puffs(builder, [(rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), h) for h in heights], radii, material, 520, 0.2, rng)
    return builder.mesh(f"poplar {material}")


@lru_cache(maxsize=None)
def conifer(material="pine", seed=0):
    """Tiers of boughs, seven metres high."""
    rng = np.random.default_rng(seed)
    builder = Builder()
    builder.add(tube([(0, 0, -0.2), (0, 0, 1.2)], [0.24, 0.2], 8), "wood_dark")
    for k in range(8):
        t = k / 7
        r = 1.75 * (1 - t) ** 0.85 + 0.2
        z = 0.75 + 5.3 * t
        shape = lathe(
            [(r * 0.35, -0.05), (r * 0.9, -0.16), (r, -0.06), (r * 0.86, 0.12), (r * 0.3, 0.85), (0.02, 1.15)], 28, 0.09, 7 + k % 3
        )
        builder.add(
            shape,
            material,
            at=(0, 0, z),
            rot=(rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), rng.uniform(0, 6)),
            tint=-0.14 + 0.26 * t,
        )
    return builder.mesh(f"conifer {material}")


@lru_cache(maxsize=None)
def bush(material="moss", seed=0, bloom=None):
    rng = np.random.default_rng(seed)
    builder = Builder()
    centres = [(0, 0, 0.3)] + [(0.42 * np.cos(a), 0.42 * np.sin(a), 0.24) for a in np.arange(5) * 1.257 + rng.uniform(0, 1)]
    puffs(builder, centres, [0.48, *rng.uniform(0.3, 0.42, 5)], material, 220, 0.1, rng)
    if bloom:
        for _ in range(46):
            a, lift = rng.uniform(0, 6.28), rng.uniform(0.25, 1)
            r = 0.78 * np.sqrt(1 - lift**2 * 0.8)
            builder.add(
                ball(1),
                bloom,
                at=(r * np.cos(a), r * np.sin(a), 0.72 * lift + 0.06),
                scale=rng.uniform(0.05, 0.075),
                tint=rng.uniform(-0.1, 0.15),
            )
    return builder.mesh(f"bush {material}")


def scatter(meshes, spots, rng, low=0.8, high=1.2):
    for i, (x, y, z) in enumerate(spots):
        put(meshes[i % len(meshes)], (x, y, z), rng.uniform(0, 6.28), rng.uniform(low, high))
