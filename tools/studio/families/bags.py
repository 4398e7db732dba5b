"""Bags."""

import math

import numpy as np

from family import family
from materials import leather, linear, metal, shade, Surface
from shapes import ball, box, cylinder, grid, place, slab, smooth_line, tube
from surfaces import wrinkle


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
        wide = 12.7 + 1.9 * t - (0 if t < 0.8 else 6 * ((t - 0.8) / 0.2) ** 2.4)
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
    place(slab(3.2, 4.6, 0.3, 0.4, dark, round=0.1), (9.0, -6.5, 19), (84, 0, 4))
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
            px, pz = share * np.sign(c) * abs(c) ** 0.3, share * np.sign(s) * abs(s) ** 0.36
            gather = 0.3 * math.sin(px * 30) * max(0, pz + 0.3) ** 2 * up
            ring.append((px * 12.5, (up * 2.6 + gather) * (0.6 + 0.4 * (1 - pz * pz)), max(pz * 6.6, -6.1)))
        rows.append(ring)
    body = grid(rows, satin.material, closed=True, cap=True, smooth=80)
    place(body, (0, 0, 6.1))
    frame = [
        (-11.6, 0, 10.1),
        (-11.3, 0, 11.8),
        (-9, 0, 12.5),
        (0, 0, 12.7),
        (9, 0, 12.5),
        (11.3, 0, 11.8),
        (11.6, 0, 10.1),
    ]
    for y in (-0.35, 0.35):
        tube([(x, y, z) for x, _, z in frame], 0.34, gold, 8, 14)
    for s in (-1, 1):
        ball(0.85, gold, (s * 0.55, -0.2 * s, 13.8), segments=32)
        cylinder(0.28, 1.0, gold, (s * 0.55, 0, 12.6))
    link = [(0.55 * math.cos(a), 0.32 * math.sin(a), 0) for a in np.linspace(0, 6.283, 14, endpoint=False)]
    path_ = smooth_line(
        [
            (11.7, 0, 11.2),
            (14.6, -2, 7.6),
            (14.0, -6, 0.6),
            (8, -9, 0.44),
            (0, -8, 0.44),
            (-6, -9.6, 0.44),
            (-12, -7.4, 0.44),
            (-14.6, -4, 0.44),
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
