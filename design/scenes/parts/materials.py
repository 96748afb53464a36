"""Painted clay, plaster and wood. A material is named by its colour, or by an entry of the tables below."""

import bpy

from parts.palette import linear

# name: (colour, roughness, metallic)
SHINY = {
    "brass": ("#e0a548", 0.3, 1.0),
    "steel": ("#c9c2b8", 0.32, 1.0),
    "copper": ("#d18457", 0.3, 1.0),
    "gold": ("#f0b548", 0.28, 1.0),
    "pane": ("#34545c", 0.12, 0.0),
    "pane_dark": ("#22363c", 0.12, 0.0),
    "tea": ("#4a2a1a", 0.15, 0.0),
}
# name: (colour, strength); presets of light change the strength of panes
GLOWING = {"lamp": ("#ffc060", 5.0), "lit": ("#ffb152", 2.0), "lit_soft": ("#ffb45e", 1.0), "inside": ("#ffb04e", 0.55)}


def get(name):
    found = bpy.data.materials.get(name)
    if found:
        return found
    if name in GLOWING:
        return glowing(name, *GLOWING[name])
    if name in SHINY:
        return shiny(name, *SHINY[name])
    if name.startswith("wood:"):
        return wood(name, name[5:])
    if name.startswith("glazed:"):
        return painted(name, name[7:], rough=0.28, mottle=0.05, bump=0.0)
    if name.startswith("cloth:"):
        return painted(name, name[6:], mottle=0.08)
    if name.startswith("plaster:"):
        return painted(name, name[8:], mottle=0.12, bump=0.2, grain=7)
    return painted(name, name)


def blank(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    out = nodes.new("ShaderNodeOutputMaterial")
    return material, nodes, material.node_tree.links, out


def tinted(nodes, links, colour, mottle, scale=2.2, stretch=(1, 1, 1)):
    """The colour, a little lighter here and darker there, as a brush leaves it, and as the mesh's own tint says."""
    coords = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 1.0
    links.new(coords.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    attribute = nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "tint"
    spread = nodes.new("ShaderNodeMath")
    spread.operation = "MULTIPLY_ADD"
    spread.inputs[1].default_value = mottle * 2
    spread.inputs[2].default_value = 1 - mottle
    links.new(noise.outputs["Fac"], spread.inputs[0])
    total = nodes.new("ShaderNodeMath")
    links.new(spread.outputs[0], total.inputs[0])
    links.new(attribute.outputs["Fac"], total.inputs[1])
    paint = nodes.new("ShaderNodeHueSaturation")
    paint.inputs["Color"].default_value = linear(colour)
    links.new(total.outputs[0], paint.inputs["Value"])
    return paint.outputs["Color"], mapping


def painted(name, colour, rough=None, mottle=0.09, bump=0.0, grain=26):
    """Plain diffuse paint unless it has a gloss: it renders twice as fast, and matt is what we want."""
    material, nodes, links, out = blank(name)
    paint, mapping = tinted(nodes, links, colour, mottle)
    if rough is None:
        shader = nodes.new("ShaderNodeBsdfDiffuse")
        links.new(paint, shader.inputs["Color"])
    else:
        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Specular"].default_value = 0.35
        links.new(paint, shader.inputs["Base Color"])
    if bump:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = grain
        noise.inputs["Detail"].default_value = 0.0
        links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.3 / grain
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    links.new(shader.outputs[0], out.inputs[0])
    return material


def wood(name, colour):
    """Grain along x."""
    material, nodes, links, out = blank(name)
    shader = nodes.new("ShaderNodeBsdfPrincipled")
    shader.inputs["Roughness"].default_value = 0.5
    shader.inputs["Specular"].default_value = 0.4
    paint, mapping = tinted(nodes, links, colour, 0.28, 3.0, (0.35, 5.0, 5.0))
    links.new(paint, shader.inputs["Base Color"])
    links.new(shader.outputs[0], out.inputs[0])
    return material


def shiny(name, colour, rough, metallic):
    material, nodes, links, out = blank(name)
    shader = nodes.new("ShaderNodeBsdfPrincipled")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metallic
    links.new(shader.outputs[0], out.inputs[0])
    return material


def glowing(name, colour, strength):
    material, nodes, links, out = blank(name)
    shader = nodes.new("ShaderNodeEmission")
    shader.inputs["Color"].default_value = linear(colour)
    shader.inputs["Strength"].default_value = strength
    # Lamps of their own give the light; a glow that a stray ray finds by chance would only give noise.
    path, dark, seen = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeMixShader")
    dark.inputs["Color"].default_value = linear(colour)
    both = nodes.new("ShaderNodeAddShader")
    links.new(dark.outputs[0], both.inputs[0])
    links.new(shader.outputs[0], both.inputs[1])
    links.new(path.outputs["Is Camera Ray"], seen.inputs[0])
    links.new(dark.outputs[0], seen.inputs[1])
    links.new(both.outputs[0], seen.inputs[2])
    links.new(seen.outputs[0], out.inputs[0])
    material.cycles.sample_as_light = False
    return material


def hazy(name, colour, haze, amount, top="snow", shade=None):
    """For what is far away: the mesh's `snow` chooses between rock and snow, its `low` draws it into the haze."""
    material, nodes, links, out = blank(name)
    shader = nodes.new("ShaderNodeBsdfDiffuse")
    snow = nodes.new("ShaderNodeAttribute")
    snow.attribute_name = "snow"
    low = nodes.new("ShaderNodeAttribute")
    low.attribute_name = "low"
    blend = nodes.new("ShaderNodeMixRGB")
    rock, _ = tinted(nodes, links, colour, 0.12, 0.22)
    links.new(rock, blend.inputs[1])
    blend.inputs[2].default_value = linear(top)
    links.new(snow.outputs["Fac"], blend.inputs[0])
    links.new(blend.outputs[0], shader.inputs["Color"])
    air = nodes.new("ShaderNodeEmission")
    air.inputs["Color"].default_value = linear(haze)
    fade = nodes.new("ShaderNodeMath")
    fade.use_clamp = True
    fade.inputs[1].default_value = amount
    links.new(low.outputs["Fac"], fade.inputs[0])
    mixed = nodes.new("ShaderNodeMixShader")
    links.new(fade.outputs[0], mixed.inputs[0])
    links.new(shader.outputs[0], mixed.inputs[1])
    links.new(air.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], out.inputs[0])
    return material
