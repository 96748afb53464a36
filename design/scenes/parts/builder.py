"""Gathers shapes into one object, so that a house of two thousand pieces is a single mesh."""

from contextlib import contextmanager
from math import pi

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from parts import materials


class Builder:
    def __init__(self):
        self.verts, self.faces, self.slots, self.tints = [], [], [], []
        self.count = 0
        self.names = []
        self.frame = Matrix.Identity(4)

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, rz=0.0, rx=0.0, ry=0.0, scale=1.0):
        """Everything added inside stands there."""
        before = self.frame
        self.frame = before @ place((x, y, z), (rx, ry, rz), scale)
        yield self
        self.frame = before

    def add(self, shape, material, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, tint=0.0):
        verts, faces = shape
        matrix = np.array(self.frame @ place(at, rot, scale), dtype=np.float64)
        points = np.asarray(verts, dtype=np.float64) @ matrix[:3, :3].T + matrix[:3, 3]
        self.verts.append(points)
        self.faces.extend(tuple(i + self.count for i in face) for face in faces)
        if material not in self.names:
            self.names.append(material)
        self.slots.extend([self.names.index(material)] * len(faces))
        self.tints.append(np.broadcast_to(np.asarray(tint, dtype=np.float32), (len(points),)))
        self.count += len(points)

    def mesh(self, name="thing", smooth=True):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(np.concatenate(self.verts).tolist(), [], self.faces)
        for material in self.names:
            mesh.materials.append(materials.get(material))
        mesh.polygons.foreach_set("material_index", self.slots)
        tint = mesh.attributes.new("tint", "FLOAT", "POINT")
        tint.data.foreach_set("value", np.concatenate(self.tints).astype(np.float32))
        if smooth:
            soften(mesh)
        return mesh

    def done(self, name="thing", smooth=True, at=(0, 0, 0), rz=0.0, scale=1.0):
        return put(self.mesh(name, smooth), at, rz, scale)


def place(at, rot, scale):
    size = Vector(scale) if hasattr(scale, "__len__") else Vector((scale, scale, scale))
    return Matrix.LocRotScale(Vector(at), Euler(rot), size)


def put(mesh, at=(0, 0, 0), rz=0.0, scale=1.0):
    """One more of a mesh that exists: costs no memory."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.matrix_world = place(at, (0, 0, rz), scale)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def soften(mesh):
    """Normals weighted by area: a narrow chamfer between large faces then looks like a rounded edge."""
    count, loops = len(mesh.polygons), len(mesh.loops)
    normals, areas = np.empty(count * 3), np.empty(count)
    totals, corners = np.empty(count, dtype=np.int32), np.empty(loops, dtype=np.int32)
    mesh.polygons.foreach_get("normal", normals)
    mesh.polygons.foreach_get("area", areas)
    mesh.polygons.foreach_get("loop_total", totals)
    mesh.loops.foreach_get("vertex_index", corners)
    weighted = np.repeat(normals.reshape(-1, 3) * areas[:, None], totals, axis=0)
    out = np.zeros((len(mesh.vertices), 3))
    np.add.at(out, corners, weighted)
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)
    mesh.polygons.foreach_set("use_smooth", np.ones(count, dtype=bool))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = pi
    mesh.normals_split_custom_set_from_vertices(out.tolist())
