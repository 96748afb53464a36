"""Shapes with rounded edges, each as (vertices, faces)."""

from functools import lru_cache
from math import cos, pi, sin

import bmesh
import numpy as np


@lru_cache(maxsize=4096)
def box(w, d, h, bevel=0.03):
    """Centred on x and y, standing on z = 0."""
    b = min(bevel, w * 0.45, d * 0.45, h * 0.45)
    half = np.array((w, d, h)) / 2
    verts, ids = [], {}
    for corner in np.ndindex(2, 2, 2):
        sign = np.array(corner) * 2 - 1
        for axis in range(3):
            inner = half - b
            inner[axis] = half[axis]
            ids[corner, axis] = len(verts)
            verts.append(sign * inner + (0, 0, h / 2))
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for side in (0, 1):
            ring = []
            for cu, cv in ((0, 0), (1, 0), (1, 1), (0, 1)):
                corner = [0, 0, 0]
                corner[axis], corner[u], corner[v] = side, cu, cv
                ring.append(ids[tuple(corner), axis])
            faces.append(tuple(ring if side else ring[::-1]))
        for cu, cv in np.ndindex(2, 2):
            ends = []
            for end in (0, 1):
                corner = [0, 0, 0]
                corner[axis], corner[u], corner[v] = end, cu, cv
                ends.append(tuple(corner))
            quad = (ids[ends[0], u], ids[ends[1], u], ids[ends[1], v], ids[ends[0], v])
            faces.append(quad if cu != cv else quad[::-1])
    for corner in np.ndindex(2, 2, 2):
        ring = tuple(ids[corner, a] for a in range(3))
        faces.append(ring if sum(corner) % 2 else ring[::-1])
    return np.array(verts), faces


def outline_inset(points, by):
    """A closed outline (counter-clockwise), its edges moved inward."""
    p = np.asarray(points, dtype=float)
    edges = np.roll(p, -1, axis=0) - p
    edges /= np.maximum(np.linalg.norm(edges, axis=1, keepdims=True), 1e-9)
    inward = np.stack((-edges[:, 1], edges[:, 0]), axis=1)
    before = np.roll(inward, 1, axis=0)
    middle = inward + before
    scale = np.maximum((middle * inward).sum(axis=1), 0.35)
    return p + middle * (by / scale)[:, None]


def cut_corners(points, by):
    """Two points for every sharp corner, so that the faces beside it keep their own direction."""
    p = np.asarray(points, dtype=float)
    out = []
    for before, here, after in zip(np.roll(p, 1, axis=0), p, np.roll(p, -1, axis=0)):
        back, on = before - here, after - here
        a, b = np.linalg.norm(back), np.linalg.norm(on)
        if np.dot(back, on) / max(a * b, 1e-12) < -0.85:
            out.append(here)
        else:
            out += [here + back * min(by / a, 0.3), here + on * min(by / b, 0.3)]
    return np.array(out)


def slab(points, depth, bevel=0.03):
    """An outline in x and z (counter-clockwise seen from the front, -y), reaching from y = 0 back to `depth`."""
    p = cut_corners(points, bevel)
    n = len(p)
    small = outline_inset(p, bevel)
    rings = [(small, 0), (p, bevel), (p, depth - bevel), (small, depth)]
    verts = np.concatenate([np.column_stack((ring[:, 0], np.full(n, y), ring[:, 1])) for ring, y in rings])
    faces = [tuple(range(n)), tuple(range(4 * n - 1, 3 * n - 1, -1))]
    for r in range(3):
        for i in range(n):
            j = (i + 1) % n
            faces.append((r * n + j, r * n + i, (r + 1) * n + i, (r + 1) * n + j))
    return verts, faces


def ring(outer, inner, depth, bevel=0.02):
    """Two outlines with as many points each: a frame, from y = 0 back to `depth`."""
    o, i = cut_corners(outer, bevel), cut_corners(inner, bevel)
    n = len(o)
    loops = [(outline_inset(o, bevel), 0), (o, bevel), (o, depth), (i, depth), (i, bevel), (outline_inset(i, -bevel), 0)]
    verts = np.concatenate([np.column_stack((loop[:, 0], np.full(n, y), loop[:, 1])) for loop, y in loops])
    faces = []
    for r in range(6):
        s = (r + 1) % 6
        for a in range(n):
            b = (a + 1) % n
            faces.append((r * n + b, r * n + a, s * n + a, s * n + b))
    return verts, faces


def arch(w, h, segments=20):
    """The sign of the house: an upright doorway with a round top, standing on z = 0."""
    r = w / 2
    top = [(r * cos(a), h - r + r * sin(a)) for a in np.linspace(0, pi, segments + 1)]
    return [(-r, 0), (r, 0), *top]


def rect(w, h):
    return [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]


def lathe(profile, segments=24, wobble=0, teeth=0):
    """(radius, height) pairs from below to above, turned; `wobble` and `teeth` make a toothed edge."""
    verts, faces = [], []
    turn = np.arange(segments) / segments * 2 * pi
    edge = 1 + wobble * np.cos(teeth * turn) if wobble else np.ones(segments)
    for r, z in profile:
        verts.append(np.column_stack((r * edge * np.cos(turn), r * edge * np.sin(turn), np.full(segments, z))))
    for k in range(len(profile) - 1):
        for i in range(segments):
            j = (i + 1) % segments
            a = k * segments
            faces.append((a + i, a + j, a + segments + j, a + segments + i))
    faces.append(tuple(range(segments))[::-1])
    last = (len(profile) - 1) * segments
    faces.append(tuple(range(last, last + segments)))
    return np.concatenate(verts), faces


def cylinder(r, h, bevel=0.02, segments=24, top=None):
    t = r if top is None else top
    b = min(bevel, h * 0.4, r * 0.6)
    return lathe([(max(r - b, 1e-4), 0), (r, b), (t, h - b), (max(t - b, 1e-4), h)], segments)


@lru_cache(maxsize=8)
def ball(level=1):
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=level, radius=1)
    mesh.verts.index_update()
    shape = np.array([v.co[:] for v in mesh.verts]), [tuple(v.index for v in f.verts) for f in mesh.faces]
    mesh.free()
    return shape


def tube(path, radius, segments=10, closed=False):
    """A round bar along points; `radius` is one number or one per point."""
    p = np.asarray(path, dtype=float)
    n = len(p)
    radii = np.broadcast_to(np.asarray(radius, dtype=float), (n,))
    ahead = np.roll(p, -1, axis=0) - np.roll(p, 1, axis=0) if closed else np.gradient(p, axis=0)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    side = np.cross(ahead[0], (0, 0, 1) if abs(ahead[0][2]) < 0.9 else (1, 0, 0))
    verts = []
    for i in range(n):
        side = side - ahead[i] * np.dot(side, ahead[i])
        side /= np.linalg.norm(side)
        up = np.cross(side, ahead[i])
        verts += [p[i] + radii[i] * (cos(a) * side + sin(a) * up) for a in np.arange(segments) / segments * 2 * pi]
    faces = []
    for k in range(n if closed else n - 1):
        m = (k + 1) % n
        for i in range(segments):
            j = (i + 1) % segments
            faces.append((k * segments + i, m * segments + i, m * segments + j, k * segments + j))
    if not closed:
        faces += [tuple(range(segments)), tuple(range((n - 1) * segments, n * segments))[::-1]]
    return np.array(verts), faces


def arc(r, start, end, steps=16, z=0.0, centre=(0.0, 0.0)):
    """Points on a circle lying flat."""
    return [(centre[0] + r * cos(a), centre[1] + r * sin(a), z) for a in np.linspace(start, end, steps)]


def grid(xs, ys, height):
    """A surface over x and y; `height` is an array of len(ys) by len(xs)."""
    x, y = np.meshgrid(xs, ys)
    verts = np.column_stack((x.ravel(), y.ravel(), np.asarray(height, dtype=float).ravel()))
    n = len(xs)
    faces = [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(len(ys) - 1) for c in range(n - 1)]
    return verts, faces
