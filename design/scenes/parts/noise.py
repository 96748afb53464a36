"""Smooth randomness that is the same every time."""

import numpy as np


def value(x, y, seed=0):
    """Between 0 and 1, one bump per unit."""
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - xi, y - yi
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)

    def at(i, j):
        h = (i * 374761393 + j * 668265263 + seed * 974634777) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        return ((h ^ (h >> 16)) & 0xFFFF) / 65535

    low = at(xi, yi) * (1 - fx) + at(xi + 1, yi) * fx
    high = at(xi, yi + 1) * (1 - fx) + at(xi + 1, yi + 1) * fx
    return low * (1 - fy) + high * fy


def soft(x, y, octaves=4, seed=0):
    out, weight, total = 0.0, 1.0, 0.0
    for k in range(octaves):
        out = out + weight * value(x * 2**k, y * 2**k, seed + k)
        total += weight
        weight *= 0.5
    return out / total


def ridged(x, y, octaves=5, seed=0):
    """Sharp crests, as water and ice leave them."""
    out, weight, total, carry = 0.0, 1.0, 0.0, 1.0
    for k in range(octaves):
        crest = 1 - np.abs(2 * value(x * 2**k, y * 2**k, seed + k) - 1)
        crest = crest**2 * carry
        out = out + weight * crest
        carry = np.clip(crest * 1.6, 0, 1)
        total += weight
        weight *= 0.52
    return out / total
