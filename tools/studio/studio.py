"""The studio of all pictures: backdrop, softbox, fill and rim light, and a camera that frames the objects."""

import math

import bpy
import numpy as np
from mathutils import Vector

from materials import Surface, linear
from shapes import mesh

"""Raise it to render every picture again."""
edition = 1
tones = {
    "mobile-phone": "#cfd6de",
    "computer": "#d6d8d6",
    "electrical-equipment": "#e0dbd0",
    "family-life": "#e8e0d3",
    "womens-clothing": "#e6d4cd",
    "mens-clothing": "#d2d7d0",
    "outdoors": "#cfd9cc",
    "health": "#d3e0e0",
    "food": "#e8dac2",
    "toys": "#ecd9ba",
    "shop": "#e2e0da",
}


def clear(side, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = side
    scene.render.resolution_percentage = 100
    settings = scene.cycles
    settings.device = "CPU"
    settings.samples = samples
    settings.use_adaptive_sampling = False
    settings.max_bounces = 4
    settings.diffuse_bounces = 1
    settings.glossy_bounces = 2
    settings.transmission_bounces = 4
    settings.transparent_max_bounces = 12
    settings.caustics_reflective = settings.caustics_refractive = False
    settings.sample_clamp_indirect = 4
    settings.blur_glossy = 0.5
    settings.use_denoising = False
    settings.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    return scene


def frame(things, azimuth=-24, elevation=13, fill=0.76, lift=0.0, lens=85, look=None, zoom=1.0):
    """Points a camera so that the objects fill the picture; `look` and `zoom` select a detail."""
    points = points_of(things)
    camera_data = bpy.data.cameras.new("camera")
    camera_data.lens = lens
    camera_data.clip_end = 100000
    camera = bpy.data.objects.new("camera", camera_data)
    scene = bpy.context.scene
    scene.collection.objects.link(camera)
    scene.camera = camera
    a, e = math.radians(azimuth), math.radians(elevation)
    away = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0.0])
    up = np.cross(away, right) * -1
    up = np.cross(away, right) if np.cross(away, right)[2] > 0 else up
    if abs(elevation) > 89:
        up = np.array([-math.sin(a), math.cos(a), 0.0])
    half = 18 / lens
    target = (points.min(0) + points.max(0)) / 2
    distance = np.ptp(points, axis=0).max() * 4
    for _ in range(12):
        local = points - (target + away * distance)
        depth = -(local @ away)
        x, y = (local @ right) / depth / half, (local @ up) / depth / half
        target = target + (right * (x.max() + x.min()) + up * (y.max() + y.min())) / 2 * half * distance
        distance *= max(np.ptp(x), np.ptp(y)) / 2 / fill
    target = target - up * lift * half * distance
    if look is not None:
        target = np.array(look, float)
        distance /= zoom
    camera.location = target + away * distance
    back = Vector(away)
    camera.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    return distance


def points_of(things):
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in things:
        shown = thing.evaluated_get(graph)
        data = shown.to_mesh()
        points = np.empty(len(data.vertices) * 3)
        data.vertices.foreach_get("co", points)
        matrix = np.array(thing.matrix_world)
        found.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        shown.to_mesh_clear()
    return np.concatenate(found)


def light(things, foot, tone, azimuth=-24, flat_lay=False, bright=1.0):
    """Backdrop and lights, scaled to the objects and rotated with the camera."""
    points = points_of(things)
    low, high = points.min(0), points.max(0)
    size = max(float(np.linalg.norm(high - low)) / 2, 1e-3)
    middle = Vector(((low + high) / 2).tolist())
    turn = math.radians(azimuth)
    _backdrop(size, Vector((middle.x, middle.y, foot)), turn, tone, flat_lay)
    _world(0.47)
    if flat_lay:
        _area(middle, turn, (-1.9, 1.6, 2.6), size, 2.2, 80 * bright)
        _area(middle, turn, (2.6, -0.6, 2.4), size, 2.4, 14 * bright)
        return
    _area(middle, turn, (-2.5, -1.9, 3.0), size, 2.6, 100 * bright)
    _area(middle, turn, (3.1, -0.7, 1.7), size, 2.2, 14 * bright)
    _area(middle, turn, (1.2, 2.9, 2.7), size, 1.8, 44 * bright)


def _area(middle, turn, offset, size, wide, power):
    data = bpy.data.lights.new("light", "AREA")
    data.shape = "SQUARE"
    data.size = wide * size
    data.energy = power * size * size
    lamp = bpy.data.objects.new("light", data)
    x, y, z = offset
    spot = Vector((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z))
    lamp.location = middle + spot * size
    lamp.rotation_euler = spot.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def _world(strength):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.96, 0.98, 1.0, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    world.cycles.sampling_method = "NONE"


def _backdrop(size, foot, turn, tone, flat_lay):
    surface = Surface()
    matte = surface.node("ShaderNodeBsdfDiffuse", {"Color": linear(tone)})
    surface.tree.links.new(matte.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
    surface.tree.nodes.remove(surface.shader)
    near, bend, high = -14 * size, 3.2 * size, 16 * size
    path = [(near, 0)]
    if flat_lay:
        path.append((14 * size, 0))
    else:
        path += [
            (bend + 3 * size * math.sin(k * math.pi / 48), 3 * size * (1 - math.cos(k * math.pi / 48)))
            for k in range(25)
        ]
        path.append((bend + 3 * size, high))
    vertices = [(x, y, z) for y, z in path for x in (-16 * size, 16 * size)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)]
    wall = mesh(vertices, faces, surface.material, 80)
    wall.rotation_euler = (0, 0, turn)
    wall.location = foot - Vector((0, 0, size * 0.0015))
    wall.visible_shadow = False
