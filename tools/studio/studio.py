"""The renderer's settings, and a camera that frames the objects."""

import math

import bpy
import numpy as np
from mathutils import Vector

"""Raise it to render every picture again."""
edition = 5


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
    settings.max_bounces = 5
    settings.diffuse_bounces = 1
    settings.glossy_bounces = 2
    settings.transmission_bounces = 6
    settings.transparent_max_bounces = 16
    settings.caustics_reflective = settings.caustics_refractive = False
    settings.sample_clamp_indirect = 3
    settings.blur_glossy = 0.4
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


def lens(things, here, chosen, blur, is_detail):
    """The nearest and farthest distance that are sharp, and the blur at infinity as a share of the picture."""
    camera = bpy.context.scene.camera
    back = np.array(camera.matrix_world.to_quaternion() @ Vector((0, 0, 1)))
    depths = (np.array(camera.matrix_world.translation) - points_of(things)) @ back
    near, far = np.percentile(depths, (1, 90))
    in_room = chosen["set"] == "table" and here.size < 45
    return near, far, (0.02 if is_detail else 0.03 if in_room else 0.0) * blur
