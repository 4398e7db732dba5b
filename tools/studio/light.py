"""Lamps and the surroundings that shine back from glossy surfaces. Lengths are in sizes of the product."""

import math

import bpy
import numpy as np
from mathutils import Vector

from materials import linear, plastic
from shapes import mesh


class Lamps:
    """Lights about the middle of a product, rotated with the camera."""

    def __init__(self, middle, size, turn):
        self.middle, self.size, self.turn = middle, size, turn

    def spot(self, offset):
        x, y, z = offset
        c, s = math.cos(self.turn), math.sin(self.turn)
        return Vector((x * c - y * s, x * s + y * c, z))

    def area(self, offset, wide, power, colour="#ffffff", high=None, aim=(0, 0, 0)):
        data = bpy.data.lights.new("light", "AREA")
        data.shape = "RECTANGLE"
        data.size, data.size_y = wide * self.size, (high or wide) * self.size
        data.energy = power * self.size * self.size
        data.color = linear(colour)[:3]
        lamp = bpy.data.objects.new("light", data)
        lamp.location = self.middle + self.spot(offset) * self.size
        away = self.spot(offset) - self.spot(aim)
        lamp.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(lamp)
        return lamp

    def window(self, lamp, share=0.5, panes=(2, 3), bar=0.06, wide=1.0):
        """Bars between a lamp and the product, which cast the shadow of a window."""
        across, up = panes
        bars = []
        for k in range(across + 1):
            bars.append(((k / across - 0.5) * 2, 0, bar, 1 + bar))
        for k in range(up + 1):
            bars.append((0, (k / up - 0.5) * 2, 1 + bar, bar))
        outlines = [[(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)] for x, y, w, h in bars]
        # The wall about the window.
        for x, y, w, h in ((-4, 0, 3, 7), (4, 0, 3, 7), (0, -4, 1, 3), (0, 4, 1, 3)):
            outlines.append([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)])
        self._screen(lamp, outlines, share, wide)

    def leaves(self, lamp, rng, share=0.5, wide=1.0):
        """Twigs with leaves between a lamp and the product."""
        outlines = []
        for _ in range(5):
            angle, length = rng.uniform(0.5, 2.4), rng.uniform(1.6, 2.4)
            x, y = rng.uniform(-1.6, 1.2), -1.5
            for k in range(11):
                t = k / 10
                cx, cy = x + math.cos(angle) * length * t * 1.4, y + math.sin(angle) * length * t * 1.3
                for hand in (-1, 1):
                    a = angle + hand * (0.5 + 0.4 * t)
                    outlines.append(_leaf(cx, cy, a, 0.5 * (1 - 0.5 * t), 0.075))
        self._screen(lamp, outlines, share, wide)

    def _screen(self, lamp, outlines, share, wide):
        vertices, faces = [], []
        for outline in outlines:
            faces.append(tuple(range(len(vertices), len(vertices) + len(outline))))
            vertices += [(x * wide * self.size, y * wide * self.size, 0) for x, y in outline]
        gobo = mesh(vertices, faces, plastic("#0a0a0a", 0.9), 0)
        gobo.location = self.middle.lerp(lamp.location, share)
        gobo.rotation_euler = lamp.rotation_euler
        gobo.visible_camera = gobo.visible_glossy = gobo.visible_transmission = False
        gobo.visible_diffuse = False


def _leaf(x, y, angle, long, wide):
    points = []
    for k in range(13):
        t = k / 6 * math.pi
        along, across = long * (1 - math.cos(t)) / 2, wide * math.sin(t)
        points.append(
            (
                x + along * math.cos(angle) - across * math.sin(angle),
                y + along * math.sin(angle) + across * math.cos(angle),
            )
        )
    return points[:-1]


def surroundings(turn, low=0.16, high=0.5, boxes=(), tint="#f4f7ff"):
    """A world lit from above; each box is (azimuth, elevation, half width, half height, light, has panes)."""
    tall = 256
    across = (np.arange(2 * tall) + 0.5) / tall * math.pi - math.pi
    height = ((np.arange(tall) + 0.5) / tall - 0.5)[:, None] * math.pi
    # The direction in the middle of an equirectangular picture is -y, and x grows to its left.
    where = np.stack(
        np.broadcast_arrays(
            -np.sin(across) * np.cos(height), -np.cos(across) * np.cos(height), np.sin(height)
        ),
        axis=2,
    )
    light = low + (high - low) * np.clip((where[..., 2] + 0.5) / 1.4, 0, 1)
    for azimuth, elevation, half_wide, half_high, bright, has_panes in boxes:
        a, e = math.radians(azimuth) + turn, math.radians(elevation)
        ahead = where @ (math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))
        front = np.maximum(ahead, 1e-3)
        x = where @ (math.cos(a), math.sin(a), 0) / front / half_wide
        y = where @ (-math.sin(a) * math.sin(e), math.cos(a) * math.sin(e), math.cos(e)) / front / half_high
        seen = np.clip((1 - np.maximum(np.abs(x), np.abs(y))) / 0.12, 0, 1) * (ahead > 0)
        if has_panes:
            seen = seen * (np.abs(x) > 0.06) * (np.abs(y - 0.2) > 0.05)
        light = light + seen * bright * (1 + 0.35 * np.clip(y, -1, 1))
    pixels = np.ones((tall, 2 * tall, 4), np.float32)
    pixels[..., :3] = light[..., None] * np.array(linear(tint)[:3])
    image = bpy.data.images.new("surroundings", 2 * tall, tall, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256
    sky = world.node_tree.nodes.new("ShaderNodeTexEnvironment")
    sky.image = image
    world.node_tree.links.new(sky.outputs[0], world.node_tree.nodes["Background"].inputs[0])
