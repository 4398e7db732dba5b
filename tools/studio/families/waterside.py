"""Goods for the beach and the water."""

import math

import numpy as np

from family import family
from materials import Surface, fabric, metal, plastic
from shapes import ball, cylinder, grid, lathe, place_all, tube
from surfaces import wrinkle


@family
def umbrella(d):
    colours = [fabric(c, 0.35, strength=0.15) for c in ("#f4ead2", "#2f6f96")]
    pole, dark = metal("#d6d9dc", 0.3), plastic("#2a2d31", 0.4)
    ribs, radius, drop = 8, 92, 40
    tilted = []
    for k in range(ribs):
        rows = []
        for r in np.linspace(0.02, 1, 18):
            row = []
            for t in np.linspace(0, 1, 14):
                a = (k + t) / ribs * 2 * math.pi
                flat_ = 1 - 0.075 * math.sin(t * math.pi) * r
                row.append(
                    (
                        radius * math.sin(r * 1.25) / math.sin(1.25) * flat_ * math.cos(a),
                        radius * math.sin(r * 1.25) / math.sin(1.25) * flat_ * math.sin(a),
                        drop * (math.cos(r * 1.25) - math.cos(1.25)) / (1 - math.cos(1.25))
                        - 3.2 * math.sin(t * math.pi) * r,
                    )
                )
            rows.append(row)
        panel = grid(rows, colours[k % 2], smooth=80)
        thick = panel.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.5
        tilted.append(panel)
        a = k / ribs * 2 * math.pi
        rib = [
            (
                radius * math.sin(r * 1.25) / math.sin(1.25) * math.cos(a),
                radius * math.sin(r * 1.25) / math.sin(1.25) * math.sin(a),
                drop * (math.cos(r * 1.25) - math.cos(1.25)) / (1 - math.cos(1.25)) - 1.0,
            )
            for r in np.linspace(0.03, 1, 12)
        ]
        tilted.append(tube(rib, 0.5, pole, 2, 8))
        tilted.append(tube([rib[6], (1.6 * math.cos(a), 1.6 * math.sin(a), -12)], 0.4, pole, 0, 8))
        low = [
            [
                (
                    radius * 1.0 * math.cos(b) * (1 - 0.075 * math.sin((b * ribs / 6.283 - k) * math.pi)),
                    radius * math.sin(b) * (1 - 0.075 * math.sin((b * ribs / 6.283 - k) * math.pi)),
                    z - 3.2 * math.sin((b * ribs / 6.283 - k) * math.pi),
                )
                for b in np.linspace(a, a + 6.283 / ribs, 14)
            ]
            for z in (0, -7)
        ]
        tilted.append(grid(low, colours[(k + 1) % 2], smooth=80))
    tilted += [
        cylinder(1.9, 6, dark, (0, 0, drop - 1)),
        ball(2.2, dark, (0, 0, drop + 5)),
        cylinder(1.5, 62, pole, (0, 0, -60)),
        cylinder(2.4, 4, dark, (0, 0, -14)),
    ]
    place_all(tilted, (0, 0, 60), (0, 0, 0))
    place_all(tilted, (0, 0, 0), (20, 14, 0))
    place_all(tilted, (0, 0, 104))
    cylinder(1.8, 106, pole, (0, 0, 0))
    cylinder(3.0, 7, dark, (0, 0, 101), round=1.0)
    tube([(-11, 0, 34), (11, 0, 34)], 1.5, dark, 0)
    screw = []
    for t in np.linspace(0, 6 * math.pi, 90):
        screw.append(
            (3.4 * math.cos(t) * min(1, (t + 2) / 8), 3.4 * math.sin(t) * min(1, (t + 2) / 8), 1 + t * 1.0)
        )
    tube(screw, 0.8, dark, 0, 10)
    sand = Surface(Roughness=1.0)
    sand.link(sand.ramp(sand.noise(1.2, 6), (0.3, "#cdb080"), (0.7, "#e6cfa4")), "Base Color")
    sand.bump(sand.noise(3, 6), 0.5, 0.3)
    heap = lathe([(34, 0), (26, 1.4), (14, 4.4), (6, 6.2), (0, 6.6)], sand.material, curve=6)
    wrinkle(heap, 2.0, 7)
    return {
        "azimuth": -18,
        "elevation": 4,
        "fill": 0.88,
        "detail": {"zoom": 2.2, "azimuth": 10, "look": (8, -10, 170)},
    }
