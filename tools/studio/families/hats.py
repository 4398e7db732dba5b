"""Hats, and trousers lying flat."""

import math

import bpy
import numpy as np

from cloth import mirrored, Piece
from family import family
from materials import fabric, metal, shade, Surface
from shapes import ball, box, cylinder, grid, place, place_all, smooth_line, tube
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


above = {"azimuth": -7, "elevation": 74, "fill": 0.84, "flat_lay": True}


def _close(look, zoom=2.3):
    return {"azimuth": -24, "elevation": 46, "zoom": zoom, "look": look}


@family
def jeans(d):
    denim = fabric(d["colour"], 2.4, shade(d["colour"], 1.25), strength=0.5)
    thread, copper = fabric("#c98a3c", 4), metal("#b8763f", 0.35)
    half = [
        (19.5, 48),
        (20.6, 40),
        (22.4, 28),
        (22.8, 10),
        (22.4, -20),
        (21.9, -46),
        (21.8, -50),
        (21.7, -51.2),
        (21.0, -51.8),
        (20.0, -51.9),
        (12.6, -52.2),
        (11.6, -52.1),
        (11.1, -51.4),
        (10.9, -50),
        (10.4, -46),
        (5.2, -10),
        (1.8, 12),
        (0.6, 17.4),
        (0, 17.6),
    ]
    body = Piece(
        mirrored([(0, 47.4), (10, 47.6), *half]),
        denim,
        0.4,
        1.0,
        ((80, 17, 0.22, 16, -52), (10, 30, 0.2, -52, 20)),
        0.4,
        5,
    )
    band = Piece(
        mirrored([(0, 47.2), (12, 47.5), (19.9, 48.4), (19.6, 52.0), (12, 51.4), (0, 51.0)]),
        denim,
        1.0,
        0.8,
        crease=0.1,
    )
    body.stitches([(0.2, 46.6), (0.3, 30), (0.2, 18.4)], thread)
    body.stitches([(3.9, 46.6), (4.2, 34), (3.4, 27), (0.6, 24)], thread)
    for s in (-1, 1):
        body.seam([(s * 9, 47), (s * 10.4, 41.6), (s * 14, 38.6), (s * 20.6, 37.4)], denim, 0.2)
        body.stitches([(s * 8.6, 46.6), (s * 10.0, 41.2), (s * 13.8, 38.0), (s * 20.6, 36.7)], thread)
        body.seam([(s * 21.6, 36), (s * 21.8, 10), (s * 21.2, -46)], denim, 0.12)
        body.stitches([(s * 20.4, -49.6), (s * 16, -50), (s * 12.2, -50.1)], thread)
        body.seam([(s * 1.6, 14.4), (s * 6.0, -10), (s * 11.7, -46)], denim, 0.12)
        for x in (6, 14.5):
            box((1.3, 4.2, 0.3), denim, (s * x, 49.4, band.height(s * x, 49.4) + 0.05), round=0.12)
        for x, y in ((9.2, 46.4), (20.2, 38.0)):
            ball(0.34, copper, (s * x, y, body.height(s * x, y) + 0.06), (1, 1, 0.5), segments=16)
    band.stitches([(-19.2, 48.9), (-8, 48.2), (8, 48.2), (19.2, 48.9)], thread)
    band.stitches([(-19.0, 51.4), (-8, 50.6), (8, 50.6), (19.0, 51.4)], thread)
    cylinder(0.95, 0.4, copper, (1.4, 49.3, band.height(1.4, 49.3)), round=0.15)
    return {**above, "detail": _close((2, 42, 1))}


@family
def shorts(d):
    cloth, line, cord = fabric(d["colour"], 1.3), fabric(shade(d["colour"], 0.82), 3), fabric("#f2ece0", 4)
    half = [
        (19, 21),
        (20.4, 16),
        (23.6, 0),
        (25.8, -20),
        (25.6, -21.6),
        (14, -23.6),
        (3.0, -22.4),
        (2.2, -20.6),
        (1.2, -6),
        (0.4, -2.2),
        (0, -2),
    ]
    body = Piece(
        mirrored([(0, 20.6), (10, 20.8), *half]),
        cloth,
        0.4,
        1.0,
        ((78, 11, 0.3, 22, -14), (40, 24, 0.3, -24, 10)),
        0.45,
        7,
    )
    band = Piece(
        mirrored([(0, 20.2), (10, 20.4), (19.6, 21), (19.2, 25.2), (10, 24.7), (0, 24.5)]),
        cloth,
        0.9,
        1.0,
        ((0, 1.7, 0.16, 0, 0),),
        0.05,
        2,
        spacing=0.35,
    )
    for s in (-1, 1):
        body.seam([(s * 13.4, 20.4), (s * 17.6, 12), (s * 21.6, 7)], line, 0.16)
        body.seam([(s * 25.2, -19.4), (s * 14, -21.4), (s * 3, -20.2)], line, 0.07)
        tube(
            [
                (s * 1.5, 22.6, band.height(s * 1.5, 22.6) + 0.2),
                (s * 2.6, 19, 2.2),
                (s * 4.6, 13.4, 1.9),
                (s * 3.4, 9.2, 1.9),
                (s * 5.2, 6.0, 1.9),
            ],
            0.36,
            cord,
            10,
            12,
        )
        ball(0.5, cord, (s * 5.3, 5.7, 2.0))
    loop = [(-1.5, 22.6, 2.3), (0, 20.8, 2.7), (1.5, 22.6, 2.3)]
    tube(loop, 0.36, cord, 8, 12)
    body.seam([(0, 19.8), (0.1, 8), (0, -1.4)], line, 0.09)
    return {**above, "detail": _close((1, 16, 1))}
