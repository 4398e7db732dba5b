"""Hats."""

import math

import bpy
import numpy as np

from family import family
from materials import Surface, fabric, shade
from shapes import ball, box, grid, place, place_all, smooth_line, tube
from surfaces import wrinkle


@family
def sun_hat(d):
    straw = Surface(Roughness=0.8, Specular=0.2)
    weave = straw.node("ShaderNodeTexVoronoi", {"Vector": straw.coordinates((1, 1, 1)), "Scale": 2.4})
    straw.link(
        straw.ramp(weave.outputs["Distance"], (0.05, "#b9924f"), (0.3, "#dcbd82"), (0.6, "#efd9a8")),
        "Base Color",
    )
    straw.bump(weave.outputs["Distance"], 0.6, 0.12)
    rows = []
    profile = smooth_line(
        [
            (0, 11.6),
            (3.5, 12.2),
            (6.4, 12.0),
            (7.8, 10.6),
            (8.6, 6),
            (9.2, 2.4),
            (9.6, 1.8),
            (12, 1.5),
            (16, 1.2),
            (19.4, 0.8),
            (20, 0.7),
        ],
        6,
    )
    a = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    for r, z in profile:
        brim = max(0, (r - 9.6) / 10)
        dent = (
            -1.6 * np.exp(-((r * np.sin(a) / 2.2) ** 2)) * (1 if z > 9 else 0) * min(1, max(0, (z - 9) / 2))
        )
        sway = brim * (1.3 * np.sin(a * 2 + 0.6) + 0.5 * np.sin(a * 3 + 2))
        rows.append(np.stack([r * np.cos(a) * 1.06, r * np.sin(a) * 0.94, z + dent + sway + 0.9], 1))
    hat = grid(rows, straw.material, closed=True, smooth=80)
    thick = hat.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.25
    ribbon = fabric("#20304c", 2.4)
    band = [
        np.stack([(r + 0.55) * np.cos(a) * 1.06, (r + 0.55) * np.sin(a) * 0.94, np.full(200, z + 0.9)], 1)
        for r, z in ((9.3, 2.3), (9.05, 3.4), (8.75, 5.2))
    ]
    grid(band, ribbon, closed=True, smooth=80)
    for s in (-1, 1):
        place(ball(1.6, ribbon, scale=(1.2, 0.35, 0.72)), (10.2, -2.2 + s * 1.5, 4.6), (0, 0, 64))
    box((1.0, 0.9, 1.7), ribbon, (10.6, -2.2, 3.7), (0, 0, 64), round=0.3)
    place_all([thing for thing in _all()], turn=(0, 0, -60))
    return {
        "azimuth": -18,
        "elevation": 22,
        "fill": 0.84,
        "detail": {"zoom": 2.2, "azimuth": 12, "look": (1, -8, 6)},
    }


def _all():
    return [thing for thing in bpy.data.objects if thing.type == "MESH"]


@family
def cap(d):
    cloth, thread = fabric(d["colour"], 1.6, shade(d["colour"], 1.12)), fabric(shade(d["colour"], 1.3), 4)
    rows, high = [], 11.0
    a = np.linspace(0, 2 * math.pi, 180, endpoint=False)
    for t in np.linspace(0, 1, 26):
        b = t * math.pi / 2
        r = 8.8 * math.cos(b) ** 0.72
        panel = 1 + 0.012 * np.abs(np.sin(3 * a)) * math.sin(b * 1.6)
        lean = 0.5 * math.sin(b)
        rows.append(
            np.stack(
                [
                    r * panel * np.cos(a) * 0.94,
                    r * panel * np.sin(a) * 1.08 + lean,
                    high * math.sin(b) ** 0.95 * (1 + 0.02 * np.cos(6 * a)) + 0.2,
                ],
                1,
            )
        )
    crown = grid(rows, cloth, closed=True, smooth=80)
    wrinkle(crown, 0.35, 3.2)
    for k in range(6):
        t0 = k * math.pi / 3
        line = []
        for t in np.linspace(0.02, 0.98, 18):
            b = t * math.pi / 2
            r = 8.9 * math.cos(b) ** 0.72
            line.append(
                (
                    r * math.cos(t0) * 0.94,
                    r * math.sin(t0) * 1.08 + 0.5 * math.sin(b),
                    high * math.sin(b) ** 0.95 * (1 + 0.02 * math.cos(6 * t0)) + 0.24,
                )
            )
        for s in (-0.18, 0.18):
            tube([(x - s * math.sin(t0), y + s * math.cos(t0), z) for x, y, z in line], 0.06, thread, 0, 6)
        t1 = t0 + math.pi / 6
        ball(
            0.34,
            thread,
            (
                8.9 * math.cos(0.85) ** 0.72 * math.cos(t1) * 0.95,
                8.9 * math.cos(0.85) ** 0.72 * math.sin(t1) * 1.09 + 0.4,
                high * math.sin(0.85) ** 0.95,
            ),
            segments=14,
        )
    ball(0.75, cloth, (0, 0.5, high + 0.2), (1, 1, 0.5))
    brim = []
    for share in np.linspace(0, 1, 14):
        row = []
        for b in np.linspace(-72, 72, 50):
            c = math.radians(b)
            x0, y0 = 8.8 * math.sin(c) * 0.94, -8.8 * math.cos(c) * 1.08
            reach = 7.6 * math.cos(c * 1.12) ** 0.7 if abs(b) < 79 else 0
            x, y = x0 * (1 + 0.04 * share), y0 - reach * share
            row.append(
                (x, y, 0.9 - 0.055 * x * x * (0.3 + 0.7 * share) * 0.45 - 0.9 * share**2 + 0.6 * share)
            )
        brim.append(row)
    visor = grid(brim, cloth, smooth=80)
    thick = visor.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.35
    for share in (0.3, 0.5, 0.7, 0.9):
        row = brim[int(share * 13)]
        tube([(x, y, z + 0.02) for x, y, z in row], 0.05, thread, 0, 6)
    return {
        "azimuth": -34,
        "elevation": 16,
        "fill": 0.76,
        "detail": {"zoom": 2.0, "azimuth": 8, "elevation": 24, "look": (0, -8, 4)},
    }
