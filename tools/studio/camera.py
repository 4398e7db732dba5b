"""Renders one picture of the scene, with the passes that developing needs."""

import glob
import os
import tempfile

import bpy
import cv2

import develop

wanted = {
    "colour": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
}
memory = "/dev/shm" if os.path.isdir("/dev/shm") else None


def shoot(path, denoiser, lens, seed, exposure=1.0):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        _ask_for_passes(scene, folder)
        bpy.ops.render.render()
        passes = {name: develop.read_pass(glob.glob(f"{folder}/{name}_*.exr")[0]) for name in wanted}
    depth = passes.pop("depth")[..., 0]
    has_glass = any(material.get("is_glass", False) for material in bpy.data.materials)
    clean = denoiser.clean(**passes, has_glass=has_glass)
    cv2.imwrite(path, develop.develop(develop.blur(clean, depth, *lens), seed, exposure))


def _ask_for_passes(scene, folder):
    bpy.context.view_layer.cycles.denoising_store_passes = True
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
