"""Times of day: the sky as a gradient, one sun, and how the air colours what is far."""

from dataclasses import dataclass
from math import radians

import bpy
from mathutils import Vector

from parts.palette import linear


@dataclass
class Light:
    sun_from: tuple
    sun: str
    sun_power: float
    softness: float
    # From the horizon upward, as the camera sees it: (height of the ray, colour)
    sky: list
    sky_seen: float
    sky_light: float
    fill: str
    haze: str
    rock: str
    windows_lit: bool = False
    exposure: float = 0.0


GOLDEN = Light(
    sun_from=(-0.85, -0.40, 0.36),
    sun="#ffcf94",
    sun_power=5.2,
    softness=2.2,
    sky=[(0.0, "#ffcf8f"), (0.1, "#ffdcab"), (0.24, "#fce9cc"), (0.55, "#e3ecdf")],
    sky_seen=2.3,
    sky_light=0.8,
    fill="#b9cbd6",
    haze="#f6dcb4",
    rock="#75606f",
)
MORNING = Light(
    sun_from=(0.80, -0.42, 0.36),
    sun="#ffe0b8",
    sun_power=4.6,
    softness=3.0,
    sky=[(0.0, "#fdebd0"), (0.14, "#f4ead9"), (0.34, "#c9dfe0"), (0.7, "#93bfc6")],
    sky_seen=1.7,
    sky_light=0.75,
    fill="#bcd2dc",
    haze="#f1e4d3",
    rock="#857484",
)
NOON = Light(
    sun_from=(-0.45, -0.55, 0.72),
    sun="#fff0d6",
    sun_power=4.6,
    softness=1.6,
    sky=[(0.0, "#eef0e2"), (0.15, "#d3e6e2"), (0.4, "#9ccbd0"), (0.8, "#6fb0bb")],
    sky_seen=1.6,
    sky_light=0.8,
    fill="#c4dade",
    haze="#dfe8e0",
    rock="#8a776f",
)
DUSK = Light(
    sun_from=(-0.85, 0.35, 0.16),
    sun="#ff9a6a",
    sun_power=0.9,
    softness=6.0,
    sky=[(0.0, "#f7a873"), (0.10, "#e58d78"), (0.22, "#9d7793"), (0.42, "#4d5a86"), (0.8, "#263b66")],
    sky_seen=0.75,
    sky_light=0.62,
    fill="#7d8fc4",
    haze="#b98a98",
    rock="#6f6486",
    windows_lit=True,
)


def shine(light: Light) -> None:
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = light.sun_power
    sun.color = linear(light.sun)[:3]
    sun.angle = radians(light.softness)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = Vector(light.sun_from).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    bpy.context.scene.view_settings.exposure = light.exposure
    sky(light)


def sky(light: Light) -> None:
    """What the camera sees of it is a gradient; what it sheds is one quiet colour, which keeps shadows clean."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    out = nodes.new("ShaderNodeOutputWorld")
    coords = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    elements = ramp.color_ramp.elements
    while len(elements) < len(light.sky):
        elements.new(0.5)
    for element, (height, colour) in zip(elements, light.sky):
        element.position, element.color = height, linear(colour)
    seen, shed = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeBackground")
    seen.inputs["Strength"].default_value = light.sky_seen
    shed.inputs["Color"].default_value = linear(light.fill)
    shed.inputs["Strength"].default_value = light.sky_light
    path, choose = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
    links.new(coords.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs["Color"], seen.inputs["Color"])
    links.new(path.outputs["Is Camera Ray"], choose.inputs[0])
    links.new(shed.outputs[0], choose.inputs[1])
    links.new(seen.outputs[0], choose.inputs[2])
    links.new(choose.outputs[0], out.inputs[0])


def point(at, colour="#ffc070", power=40.0, size=0.15):
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = power, linear(colour)[:3], size
    lamp = bpy.data.objects.new("bulb", bulb)
    lamp.location = at
    bpy.context.scene.collection.objects.link(lamp)


def area(at, towards, size, colour="#ffe6c0", power=100.0):
    """A large soft light, such as a window sheds."""
    panel = bpy.data.lights.new("panel", "AREA")
    panel.shape = "RECTANGLE"
    panel.size, panel.size_y = size
    panel.energy, panel.color = power, linear(colour)[:3]
    lamp = bpy.data.objects.new("panel", panel)
    lamp.location = at
    lamp.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
