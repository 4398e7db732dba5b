"""Bags, hats and glasses to wear."""

import math

import bpy
import numpy as np

from family import family
from .health import spectacles
from materials import Surface, fabric, leather, linear, metal, shade
from shapes import ball, box, cylinder, grid, lathe, place, place_all, slab, smooth_line, tube
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
    _embroider(d)
    return {
        "azimuth": -34,
        "elevation": 16,
        "fill": 0.76,
        "detail": {"zoom": 2.0, "azimuth": 8, "elevation": 24, "look": (0, -8, 4)},
    }


def _embroider(d):
    thread = fabric(shade(d["colour"], 1.55), 5)
    z0 = 5.4
    for points in ([(-1.6, 0.9), (0, -0.9), (1.6, 0.9)], [(0, -0.9), (0, 1.5)], [(-0.9, 1.5), (0.9, 1.5)]):
        tube(
            [(x, -8.55 + 0.12 * (z0 + z - 4) ** 1.4 * 0.55 + 0.035 * x * x, z0 + z) for x, z in points],
            0.16,
            thread,
            6,
            8,
        )


@family
def handbag(d):
    hide, dark, brass = (
        leather(d["colour"], 0.4, 0.9),
        leather(shade(d["colour"], 0.72), 0.45),
        metal("#c8a657", 0.22),
    )
    rows = []
    for t in np.linspace(0, 1, 26):
        wide = 17.5 - 3.2 * t**1.2
        deep = 6.6 - 2.6 * t**1.4
        ring = []
        for b in np.linspace(0, 2 * math.pi, 96, endpoint=False):
            c, s = math.cos(b), math.sin(b)
            ring.append((wide * np.sign(c) * abs(c) ** 0.3, deep * np.sign(s) * abs(s) ** 0.42, 1.0 + 24 * t))
        rows.append(ring)
    rows.insert(0, [(x * 0.96, y * 0.92, 0.55) for x, y, _ in rows[0]])
    body = grid(rows, hide, closed=True, cap=True, smooth=60)
    wrinkle(body, 0.5, 9)
    flap = []
    for t in np.linspace(0, 1, 30):
        if t < 0.35:
            y, z = 4.2 - 8.6 * t / 0.35, 25.3 + 0.35 * math.sin(t / 0.35 * math.pi)
        else:
            k = (t - 0.35) / 0.65
            y, z = -4.4 - 1.5 * k, 25.2 - 11.5 * k
        wide = 14.7 + 1.3 * t - (0 if t < 0.8 else 6 * ((t - 0.8) / 0.2) ** 2.4)
        flap.append([(x * wide, y - 0.25 * (1 - abs(x) ** 4), z) for x in np.linspace(-1, 1, 40)])
    cover = grid(flap, hide, smooth=80)
    thick = cover.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.35
    wrinkle(cover, 0.25, 7)
    edge = [row[0] for row in flap[10:]] + flap[-1] + [row[-1] for row in reversed(flap[10:])]
    tube(edge, 0.2, dark, 0, 8)
    box((4.2, 0.9, 3.2), brass, (0, -6.5, 12.2), round=0.35)
    box((1.4, 0.6, 2.0), brass, (0, -7.1, 12.8), round=0.25)
    for s in (-1, 1):
        for y in (-3.2, 3.2):
            ring = [
                (s * 9.4 + 1.3 * math.cos(a), y, 27 + 1.3 * math.sin(a))
                for a in np.linspace(0, 6.283, 24, endpoint=False)
            ]
            tube(ring, 0.26, brass, 2, 10, closed=True)
            box((1.7, 0.5, 3.2), dark, (s * 9.4, y, 23.6), round=0.2)
        for y in (-4.6, 4.6):
            cylinder(0.7, 0.6, brass, (s * 13, y, 0.0), round=0.2)
    for y, lean in ((-3.2, -2.2), (3.2, 1.2)):
        tube(
            [
                (-9.4, y, 27.6),
                (-8.8, y + lean * 0.4, 33),
                (-5.2, y + lean, 38),
                (0, y + lean * 1.2, 39.6),
                (5.2, y + lean, 38),
                (8.8, y + lean * 0.4, 33),
                (9.4, y, 27.6),
            ],
            0.85,
            dark,
            12,
            16,
        )
    place(slab(3.2, 4.6, 0.3, 0.4, dark, round=0.1), (11.2, -6.7, 19), (84, 0, 8))
    return {
        "azimuth": -28,
        "elevation": 12,
        "fill": 0.82,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (1, -6, 15)},
    }


@family
def clutch(d):
    satin, gold = Surface(
        Base_Color=linear(d["colour"]), Roughness=0.36, Sheen=1.0, Specular=0.6, Anisotropic=0.6
    ), metal("#cfa95a", 0.18)
    satin.bump(satin.noise(18, 2, (1, 0.1, 1)), 0.06, 0.02)
    rows = []
    for k in range(31):
        a = -math.pi / 2 + k / 30 * math.pi
        share, up = max(math.cos(a), 1e-3) ** 0.3, math.sin(a)
        ring = []
        for b in np.linspace(0, 2 * math.pi, 120, endpoint=False):
            c, s = math.cos(b), math.sin(b)
            px, pz = np.sign(c) * abs(c) ** 0.3, np.sign(s) * abs(s) ** 0.36
            pleat = 0.16 * math.sin(px * 30) * (1 - abs(pz) ** 2) * abs(up)
            ring.append(
                (
                    px * share * 12.5,
                    (up * 2.6 + pleat * np.sign(up)) * (0.55 + 0.45 * (1 - pz * pz)),
                    pz * share * 6.6,
                )
            )
        rows.append(ring)
    body = grid(rows, satin.material, closed=True, cap=True, smooth=80)
    place(body, (0, 0, 6.6))
    frame = [
        (-11.6, 0, 10.6),
        (-11.3, 0, 12.3),
        (-9, 0, 12.9),
        (0, 0, 13.1),
        (9, 0, 12.9),
        (11.3, 0, 12.3),
        (11.6, 0, 10.6),
    ]
    for y in (-0.35, 0.35):
        tube([(x, y, z) for x, _, z in frame], 0.34, gold, 8, 14)
    for s in (-1, 1):
        ball(0.85, gold, (s * 0.55, -0.2 * s, 14.2), segments=32)
        cylinder(0.28, 1.0, gold, (s * 0.55, 0, 13.0))
    link = [(0.55 * math.cos(a), 0.32 * math.sin(a), 0) for a in np.linspace(0, 6.283, 14, endpoint=False)]
    path_ = smooth_line(
        [
            (11.7, 0, 11.6),
            (14.6, -2, 7.6),
            (14.0, -6, 0.5),
            (8, -9, 0.3),
            (0, -8, 0.3),
            (-6, -9.6, 0.3),
            (-12, -7.4, 0.3),
            (-14.6, -4, 0.4),
        ],
        22,
    )
    step, before, k = 0.86, path_[0], 0
    for point in path_:
        if np.linalg.norm(point - before) >= step:
            ahead = point - before
            one = tube(link, 0.12, gold, 2, 8, closed=True)
            place(one, turn=(90 * (k % 2), 0, 0))
            place(
                one,
                turn=(
                    0,
                    -math.degrees(math.asin(ahead[2] / np.linalg.norm(ahead))),
                    math.degrees(math.atan2(ahead[1], ahead[0])),
                ),
            )
            place(one, tuple((point + before) / 2))
            before, k = point, k + 1
    return {
        "azimuth": -18,
        "elevation": 16,
        "fill": 0.82,
        "detail": {"zoom": 2.3, "azimuth": 8, "look": (1, 0, 12)},
    }


@family
def sunglasses(d):
    frame = Surface(Roughness=0.14, Clearcoat=1.0)
    frame.link(
        frame.ramp(
            frame.noise(0.7, 3, distortion=1.4), (0.35, "#1c100a"), (0.52, "#4a2814"), (0.7, "#8a5226")
        ),
        "Base Color",
    )
    lens = Surface(Base_Color=linear("#1d241f"), Roughness=0.04, Specular=0.7, Clearcoat=1.0)
    place_all(spectacles(frame.material, lens.material, 14.6, 5.0, round_=False), (-1, -5, 0), (0, 0, 16))
    case = [
        lathe(
            [(0, -8.4), (1.6, -8.3), (3.0, -7.4), (3.5, -5.6), (3.5, 5.6), (3.0, 7.4), (1.6, 8.3), (0, 8.4)],
            leather("#6d4529", 0.45),
            curve=5,
        )
    ]
    place_all(case, (0, 0, 0), (0, 90, 0), (1, 1, 0.7))
    place_all(case, (3, 8, 2.4), (0, 0, 8))
    return {
        "azimuth": -16,
        "elevation": 16,
        "fill": 0.88,
        "detail": {"zoom": 2.1, "azimuth": 12, "look": (-3, -5, 2.4)},
    }
