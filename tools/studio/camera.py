"""Renders one picture of the scene, with the passes that developing needs."""

import glob
import os
import tempfile

import bpy
import cv2
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import develop

wanted = {
    "combined": "Image",
    "diffuse_direct": "DiffDir",
    "diffuse_indirect": "DiffInd",
    "diffuse_colour": "DiffCol",
    "gloss_direct": "GlossDir",
    "gloss_indirect": "GlossInd",
    "gloss_colour": "GlossCol",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
}
memory = "/dev/shm" if os.path.isdir("/dev/shm") else None


def shoot(path, side, seed, things, exposure=1.0):
    """Renders the whole picture with few samples, and the part with the product with many more."""
    scene = bpy.context.scene
    samples = scene.cycles.samples
    few = max(2, samples // 4)
    whole = _expose(few, 1)
    left, right, low, high = _part(scene, things)
    size = scene.render.resolution_x
    scene.render.use_border = True
    scene.render.border_min_x, scene.render.border_max_x = left / size, right / size
    scene.render.border_min_y, scene.render.border_max_y = low / size, high / size
    part = _expose(samples - few, 2)
    scene.render.use_border = False
    share = (samples - few) / samples
    rows, columns = slice(size - high + 1, size - low - 1), slice(left + 1, right - 1)
    for name, image in whole.items():
        image[rows, columns] += (part[name][rows, columns] - image[rows, columns]) * share
    cv2.imwrite(path, develop.develop(whole, side, seed, exposure))


def _expose(samples, seed):
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.cycles.seed = seed
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        _ask_for_passes(scene, folder)
        bpy.ops.render.render()
        passes = {name: develop.read_pass(glob.glob(f"{folder}/{name}_*.exr")[0]) for name in wanted}
    if passes["depth"].ndim == 3:
        passes["depth"] = passes["depth"][..., 0].copy()
    return passes


def _part(scene, things):
    """The pixel rectangle, counted from below, that contains the objects and their contact shadow."""
    size = scene.render.resolution_x
    corners = [
        world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(c))
        for thing in things
        for c in thing.bound_box
    ]
    x, y = [c.x for c in corners], [c.y for c in corners]
    edges = (min(x) - 0.03, max(x) + 0.03, min(y) - 0.03, max(y) + 0.03)
    return [round(min(1, max(0, edge)) * size) for edge in edges]


def _ask_for_passes(scene, folder):
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format = "OPEN_EXR"
    target.format.color_depth = "32"
    target.format.exr_codec = "NONE"
    target.file_slots.clear()
    for name, output in wanted.items():
        target.file_slots.new(f"{name}_")
        tree.links.new(source.outputs[output], target.inputs[-1])
