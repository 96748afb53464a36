"""Renders views by name: blender -b -P design/scenes/render.py -- [--draft] OUT_FOLDER name …  (render.sh does the whole way)"""

import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True

from denoise import clean  # noqa: E402
from views import VIEWS  # noqa: E402

# Samples per pixel and bounces of light, unless a view asks for others.
OUTDOORS = (8, 1)
# Shown from edge to edge of the screen; all others fill half of it.
WIDE = {"home-hero", "two-cups", "evening-windows"}

PASSES = {"Image": "colour", "Denoising Albedo": "albedo", "Denoising Normal": "normal", "Depth": "depth"}


def settings(scene, size, samples, bounces):
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.samples = samples
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = bounces
    scene.cycles.glossy_bounces = 1
    scene.cycles.transmission_bounces = 2
    scene.cycles.sample_clamp_indirect = 1.5
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 1.0
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True


def outputs(scene, folder):
    """Every pass into a file of its own: Blender reads many layers of one file for nobody."""
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for source, name in PASSES.items():
        files.file_slots.new(name)
        files.file_slots[-1].path = f"{name}-"
        links.new(layers.outputs[source], files.inputs[name])


def render(name, folder, draft):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for module in [m for n, m in sys.modules.items() if n.startswith("parts.")]:
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()
    began = time.time()
    scene = bpy.context.scene
    samples, bounces = VIEWS[name]() or OUTDOORS
    built = time.time()
    size = (480, 270) if draft else (1600, 900) if name in WIDE else (1280, 720)
    settings(scene, size, 5 if draft else samples // 2, bounces)
    work = folder / f".{name}"
    halves = []
    # Two renders with different seeds: where they differ is noise.
    for seed in (1, 2):
        scene.cycles.seed = seed
        outputs(scene, work / str(seed))
        bpy.ops.render.render()
        halves.append(work / str(seed))
    rendered = time.time()
    clean(scene, halves, folder / f"{name}.png")
    print(
        f"VIEW {name} built in {built - began:.0f} s, rendered in {rendered - built:.0f} s, cleaned in {time.time() - rendered:.0f} s",
        file=sys.stderr,
    )


arguments = sys.argv[sys.argv.index("--") + 1 :]
draft = "--draft" in arguments
out, *names = [a for a in arguments if a != "--draft"]
for name in names or VIEWS:
    render(name, Path(out), draft)
