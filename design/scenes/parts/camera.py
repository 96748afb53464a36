"""Where one looks from."""

import bpy
from mathutils import Vector


def look(at, towards, lens=35.0, blur=None, focus=None, shift=(0.0, 0.0)):
    """`blur` is an f-number; what lies at `focus` stays sharp."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_end = 2000
    camera.shift_x, camera.shift_y = shift
    eye = bpy.data.objects.new("camera", camera)
    eye.location = at
    eye.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    if blur:
        camera.dof.use_dof = True
        camera.dof.aperture_fstop = blur
        camera.dof.focus_distance = (Vector(focus or towards) - Vector(at)).length
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
