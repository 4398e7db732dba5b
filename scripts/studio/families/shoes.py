"""Shoes, from the ballet flat to the roller skate."""

import math

import bpy
import numpy as np

from family import family
from last import Last, pair
from materials import fabric, leather, metal, plastic, rubber, shade
from shapes import ball, box, cylinder, grid, lathe, place, place_all, prism, smooth_line, tube

standing = {"azimuth": 40, "elevation": 17, "fill": 0.8}


def _all():
    return [thing for thing in bpy.data.objects if thing.type == "MESH"]


def _laces(last, spots, cord, eyelet=None, spread=0.9):
    """Crossed laces over the instep at the given stations, and a bow on the last one."""
    for i, u in enumerate(spots):
        left, right = last.point(u, 1, spread, 0.14), last.point(u, -1, spread, 0.14)
        top = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2, max(left[2], right[2]) + 0.28)
        tube([left, top, right], 0.16, cord, 6, 10)
        if i + 1 < len(spots):
            other = last.point(spots[i + 1], -1, spread, 0.14)
            tube(
                [
                    left,
                    ((left[0] + other[0]) / 2, (left[1] + other[1]) / 2, max(left[2], other[2]) + 0.3),
                    other,
                ],
                0.15,
                cord,
                6,
                10,
            )
        if eyelet:
            for side in (1, -1):
                ball(0.22, eyelet, last.point(u, side, spread - 0.03, 0.1), segments=16)
    x, y, z = last.point(spots[-1], 1, 1, 0.3)
    y = float(last.middle(spots[-1]))
    for side in (1, -1):
        loop = [
            (x, y, z + 0.1),
            (x + 0.6, y + side * 1.2, z + 0.5),
            (x + 1.2, y + side * 2.4, z - 0.2),
            (x + 0.6, y + side * 1.6, z - 0.4),
            (x, y, z),
        ]
        tube(loop, 0.14, cord, 8, 8)
        tube(
            [(x, y, z), (x + 1.6, y + side * 1.0, z - 0.3), (x + 3.4, y + side * 2.2, z - 1.6)],
            0.13,
            cord,
            8,
            8,
        )
    ball(0.3, cord, (x, y, z + 0.12), segments=16)


def _tongue(last, material, start, end, up=1.2):
    rows = []
    for t in np.linspace(0, 1, 14):
        u = start + (end - start) * t
        _, _, z = last.point(u, 1, 1, 0)
        wide = 1.9 + 0.5 * t
        y0 = float(last.middle(u))
        rows.append(
            [
                (u * last.length - up * 0.4 * t**3, y0 + wide * s, z - 0.25 + up * t**3 - 0.35 * s * s)
                for s in np.linspace(-1, 1, 14)
            ]
        )
    made = grid(rows, material, smooth=70)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.35
    return made


@family
def derby(d):
    hide, dark, cord = (
        leather(d["colour"], 0.3, 1.4),
        leather(shade(d["colour"], 0.45), 0.35),
        fabric(shade(d["colour"], 0.5), 4),
    )
    last = Last(
        29.5,
        0.98,
        ((0, 2.6), (0.25, 2.5), (0.5, 1.7), (0.7, 1.2), (1, 1.5)),
        (
            (0, 8.4),
            (0.05, 8.6),
            (0.18, 7.9),
            (0.3, 7.7),
            (0.42, 8.6),
            (0.5, 8.3),
            (0.6, 6.9),
            (0.72, 5.3),
            (0.86, 4.5),
            (0.95, 3.9),
            (1, 2.6),
        ),
        (
            (0, 0),
            (0.02, 1.2),
            (0.07, 2.3),
            (0.2, 2.5),
            (0.34, 2.1),
            (0.46, 1.0),
            (0.56, 0.55),
            (0.63, 0),
            (0.7, 0),
            (1, 0),
        ),
        toe=0.94,
    )
    last.upper(hide, leather("#b98a5c", 0.6))
    last.rim(dark, 0.12)
    _tongue(last, hide, 0.6, 0.38, 1.0)
    last.sole(dark, 0.55, 0.4)
    last.line(
        [(0.64 + 0.02 * k, 1, 0.98 - 0.02 * k) for k in range(0, 1)]
        + [(0.64, 1, 0.98), (0.6, 1, 0.6), (0.5, 1, 0.3), (0.46, 1, 0.0)],
        0.07,
        dark,
    )
    last.line([(0.64, -1, 0.98), (0.6, -1, 0.6), (0.5, -1, 0.3), (0.46, -1, 0.0)], 0.07, dark)
    last.line(
        [(0.83, 1, 0.0), (0.82, 1, 0.5), (0.81, 1, 0.98), (0.81, -1, 0.98), (0.82, -1, 0.5), (0.83, -1, 0.0)],
        0.07,
        dark,
    )
    _laces(last, (0.6, 0.555, 0.51, 0.465), cord, metal("#7a6a4a", 0.4))
    heel = [
        (x, y)
        for x, y in smooth_line(
            [(-0.35, 0), (0.4, 2.5), (3.0, 3.5), (7.4, 3.5), (7.8, 0), (7.4, -3.9), (3.0, -4.0), (0.4, -2.8)],
            6,
            True,
        )
    ]
    prism(heel, 2.2, dark, (0, 0, 0), round=0.1)
    pair(_all())
    return {**standing, "detail": {"azimuth": 84, "elevation": 24, "zoom": 1.7, "look": (18, 2, 4)}}


@family
def ankle_boot(d):
    hide, dark = leather(d["colour"], 0.34, 1.2), leather(shade(d["colour"], 0.4), 0.4)
    last = Last(
        25.5,
        0.86,
        ((0, 5.4), (0.25, 5.2), (0.5, 3.0), (0.7, 1.2), (1, 1.4)),
        (
            (0, 19.6),
            (0.05, 19.8),
            (0.2, 20.0),
            (0.4, 20.2),
            (0.46, 17.5),
            (0.52, 12.2),
            (0.6, 8.8),
            (0.72, 5.8),
            (0.86, 4.6),
            (0.95, 3.8),
            (1, 2.4),
        ),
        (
            (0, 0),
            (0.015, 1.6),
            (0.06, 3.0),
            (0.2, 4.4),
            (0.34, 3.8),
            (0.42, 2.0),
            (0.455, 0),
            (0.6, 0),
            (1, 0),
        ),
        toe=0.9,
    )
    last.upper(hide, fabric("#e9dec9", 1))
    last.sole(dark, 0.7, 0.3)
    heel = smooth_line(
        [(-0.2, 0), (0.4, 2.3), (2.6, 3.0), (6.2, 2.8), (6.5, 0), (6.2, -3.2), (2.6, -3.4), (0.4, -2.6)],
        6,
        True,
    )
    prism(heel, 4.9, dark, round=0.15)
    for side in (1, -1):
        last.line([(0.1, side, 0.0), (0.13, side, 0.4), (0.16, side, 0.7), (0.17, side, 1.0)], 0.07, dark)
        last.line([(0.62, side, 0.98), (0.55, side, 0.55), (0.42, side, 0.3), (0.34, side, 0.0)], 0.07, dark)
    last.line([(0.26, -1, 0.2), (0.26, -1, 0.6), (0.25, -1, 1.0)], 0.16, metal("#c3a45a", 0.3))
    box((0.5, 0.3, 2.0), dark, (-0.1, -0.3, 19.0), round=0.1)
    pair(_all(), 11)
    return {
        **standing,
        "fill": 0.8,
        "detail": {"azimuth": 10, "elevation": 16, "zoom": 1.7, "look": (12, 2, 8)},
    }


@family
def court_shoe(d):
    hide, sole, lining = leather(d["colour"], 0.22, 2.2), leather("#2a1c16", 0.4), leather("#d9b893", 0.6)
    floor = ((0, 7.2), (0.12, 7.1), (0.3, 5.4), (0.5, 2.6), (0.66, 0.9), (0.8, 0.55), (1, 0.7))
    last = Last(
        23.5,
        0.8,
        floor,
        (
            (0, 12.6),
            (0.05, 12.4),
            (0.18, 10.4),
            (0.34, 8.0),
            (0.5, 5.2),
            (0.62, 3.7),
            (0.74, 3.3),
            (0.86, 2.9),
            (0.95, 2.3),
            (1, 1.3),
        ),
        (
            (0, 0),
            (0.02, 1.0),
            (0.07, 1.9),
            (0.2, 2.5),
            (0.36, 2.4),
            (0.5, 2.5),
            (0.62, 2.5),
            (0.7, 1.7),
            (0.745, 0),
            (0.8, 0),
            (1, 0),
        ),
        toe=0.72,
    )
    last.upper(hide, lining, 0.18)
    last.rim(hide, 0.1)
    last.sole(sole, 0.28, 0.06)
    _insole(last, lining)
    tube(
        [(1.6, -0.3, 6.9), (1.35, -0.3, 4.2), (1.25, -0.3, 1.4), (1.25, -0.3, 0.15)],
        [1.6, 0.85, 0.56, 0.5],
        hide,
        10,
        24,
    )
    cylinder(0.58, 0.3, rubber(), (1.25, -0.3, -0.05))
    pair(_all(), 8.5, 14, 2)
    return {
        **standing,
        "elevation": 15,
        "detail": {"azimuth": -120, "elevation": 16, "zoom": 1.7, "look": (3, 3, 6)},
    }


def _insole(last, material):
    rows = []
    for u in np.linspace(0.02, 0.96, 40):
        w = float(last.half(u)) * 0.94
        rows.append(
            [
                (u * last.length, float(last.middle(u)) + w * s, float(last.ground(u)) + 0.28)
                for s in np.linspace(-1, 1, 8)
            ]
        )
    return grid(rows, material, smooth=70)


@family
def ballet_flat(d):
    hide, lining, sole = leather(d["colour"], 0.4, 1.6), leather("#e2cdae", 0.6), rubber("#2c2826")
    last = Last(
        24.5,
        0.84,
        ((0, 0.75), (0.5, 0.6), (1, 0.6)),
        (
            (0, 5.4),
            (0.05, 5.2),
            (0.2, 4.1),
            (0.4, 3.5),
            (0.6, 3.4),
            (0.74, 3.5),
            (0.86, 3.1),
            (0.95, 2.5),
            (1, 1.4),
        ),
        (
            (0, 0),
            (0.02, 1.0),
            (0.07, 1.9),
            (0.2, 2.5),
            (0.36, 2.4),
            (0.5, 2.6),
            (0.64, 2.7),
            (0.73, 1.9),
            (0.775, 0),
            (0.85, 0),
            (1, 0),
        ),
        toe=0.98,
    )
    last.upper(hide, lining, 0.2)
    last.rim(leather(shade(d["colour"], 0.8), 0.4), 0.2)
    last.sole(sole, 0.5, 0.1)
    _insole(last, lining)
    x, y, z = last.point(0.79, 1, 1, 0.25)
    y = float(last.middle(0.79))
    for side in (1, -1):
        loop = [
            (x, y, z),
            (x - 0.3, y + side * 1.1, z + 0.55),
            (x - 0.2, y + side * 1.9, z + 0.1),
            (x + 0.1, y + side * 1.2, z - 0.15),
            (x, y, z),
        ]
        tube(loop, 0.17, hide, 8, 10)
        tube(
            [(x, y, z), (x + 0.7, y + side * 0.6, z - 0.1), (x + 1.6, y + side * 1.1, z - 0.5)],
            0.14,
            hide,
            6,
            8,
        )
    ball(0.3, hide, (x, y, z + 0.1), segments=16)
    pair(_all(), 9.5, 12)
    return {
        **standing,
        "elevation": 26,
        "detail": {"azimuth": 84, "elevation": 34, "zoom": 1.8, "look": (18, 2, 3)},
    }


@family
def runner(d):
    mesh_cloth, overlay, foam = (
        fabric(d["colour"], 2.2, shade(d["colour"], 0.7)),
        plastic(shade(d["colour"], 0.6), 0.5),
        plastic("#f4f2ed", 0.6, grain=0.3),
    )
    last = Last(
        29,
        1.0,
        ((0, 3.6), (0.3, 3.2), (0.6, 2.6), (0.8, 2.5), (1, 3.6)),
        (
            (0, 11.0),
            (0.05, 10.6),
            (0.16, 9.4),
            (0.28, 9.2),
            (0.4, 10.4),
            (0.47, 10.2),
            (0.6, 8.3),
            (0.74, 6.4),
            (0.87, 5.6),
            (0.95, 5.1),
            (1, 4.2),
        ),
        (
            (0, 0),
            (0.02, 1.2),
            (0.07, 2.4),
            (0.2, 2.7),
            (0.34, 2.3),
            (0.44, 1.5),
            (0.54, 1.1),
            (0.64, 0.7),
            (0.69, 0),
            (0.75, 0),
            (1, 0),
        ),
        toe=1.06,
    )
    last.upper(mesh_cloth, fabric(shade(d["colour"], 0.5), 2), 0.4)
    last.rim(fabric(shade(d["colour"], 0.55), 3), 0.34)
    _tongue(last, fabric(shade(d["colour"], 0.8), 2), 0.68, 0.37, 1.6)
    last.sole(
        foam, 2.0, 0.45, ((0, 1.0), (0.06, 0.5), (0.3, 0.35), (0.6, 0.35), (0.85, 0.7), (1, 2.0)), round=0.5
    )
    last.sole(
        rubber("#26282c"), 0.4, 0.3, ((0, 0.7), (0.06, 0.1), (0.3, 0), (0.6, 0), (0.85, 0.35), (1, 1.7))
    ).location = (0, 0, 0)
    strip = [thing for thing in _all()][-1]
    place(strip, (0, 0, 0), scale=(1, 1, 0.42))
    white = plastic("#f6f4ee", 0.4)
    for side in (1, -1):
        last.line(
            [(0.3, side, 0.1), (0.38, side, 0.36), (0.47, side, 0.66), (0.52, side, 0.86)],
            0.3,
            white,
            0.0,
            10,
        )
        last.line(
            [(0.4, side, 0.06), (0.48, side, 0.34), (0.56, side, 0.66), (0.59, side, 0.86)],
            0.3,
            white,
            0.0,
            10,
        )
        last.line(
            [(0.02, side, 0.25), (0.1, side, 0.42), (0.2, side, 0.3), (0.28, side, 0.05)],
            0.22,
            overlay,
            0.0,
            10,
        )
        last.line(
            [(0.97, side, 0.55), (0.86, side, 0.35), (0.76, side, 0.22), (0.68, side, 0.06)],
            0.22,
            overlay,
            0.0,
            10,
        )
    _laces(last, (0.66, 0.615, 0.57, 0.525, 0.48), fabric("#f1efe8", 4))
    pair(_all(), 11.5)
    return {**standing, "detail": {"azimuth": 4, "elevation": 12, "zoom": 1.8, "look": (14, -2, 5)}}


@family
def hiking_boot(d):
    hide, dark, tread = leather(d["colour"], 0.75, 1.2), leather("#3a2d22", 0.6), rubber("#1d1f22")
    last = Last(
        29,
        1.04,
        ((0, 3.4), (0.3, 3.2), (0.6, 2.9), (1, 3.4)),
        (
            (0, 17.5),
            (0.05, 17.4),
            (0.2, 17.0),
            (0.36, 17.6),
            (0.42, 16.4),
            (0.5, 12.6),
            (0.6, 9.6),
            (0.74, 7.2),
            (0.87, 6.2),
            (0.95, 5.6),
            (1, 4.2),
        ),
        (
            (0, 0),
            (0.02, 1.5),
            (0.07, 2.9),
            (0.2, 3.7),
            (0.32, 3.2),
            (0.4, 1.8),
            (0.5, 1.2),
            (0.6, 0.8),
            (0.66, 0),
            (0.75, 0),
            (1, 0),
        ),
        toe=1.04,
    )
    last.upper(hide, fabric("#5b5248", 2), 0.4)
    last.rim(leather("#2c2620", 0.7), 0.5)
    _tongue(last, dark, 0.64, 0.33, 2.2)
    last.sole(tread, 1.6, 0.55, ((0, 1.3), (0.06, 0.9), (0.5, 0.9), (0.88, 0.9), (1, 1.6)), round=0.4)
    for u in np.linspace(0.03, 0.95, 15):
        w = float(last.half(u)) + 0.45
        for side in (1, -1):
            box(
                (1.15, 1.5, 1.1),
                tread,
                (u * last.length, float(last.middle(u)) + side * (w - 0.62), 0),
                round=0.15,
            )
    last.sole(rubber("#33363b"), 0.7, 0.42).location.z = 0.75
    for side in (1, -1):
        last.line([(0.98, side, 0.75), (0.88, side, 0.6), (0.78, side, 0.42), (0.7, side, 0.04)], 0.16, dark)
        last.line([(0.02, side, 0.45), (0.12, side, 0.4), (0.24, side, 0.34), (0.3, side, 0.03)], 0.16, dark)
        last.line([(0.36, side, 1.0), (0.36, side, 0.75), (0.46, side, 0.55), (0.6, side, 0.7)], 0.1, dark)
    _laces(last, (0.62, 0.575, 0.53, 0.485, 0.45, 0.42), fabric("#c0473a", 4), metal("#8d8a84", 0.3))
    pair(_all(), 12)
    return {**standing, "detail": {"azimuth": 84, "elevation": 24, "zoom": 1.8, "look": (18, 2, 8)}}


@family
def sandal(d):
    hide, bed, sole = leather(d["colour"], 0.5, 1.2), leather("#c79a68", 0.65), rubber("#3a2c22")
    last = Last(
        25, 0.9, ((0, 2.2), (0.4, 2.0), (0.7, 1.7), (1, 1.9)), ((0, 3), (0.5, 8), (1, 4)), (), toe=1.0
    )
    last.sole(bed, 0.6, 0.2)
    last.sole(sole, 1.4, 0.24, ((0, 0), (0.5, 0), (0.9, 0), (1, 0.2)), round=0.3).location.z = -0.5

    def strap(u0, u1, height, wide):
        rows = []
        for t in np.linspace(-1, 1, 30):
            a = t * math.pi / 2
            u = u0 + (u1 - u0) * (t + 1) / 2
            w = float(last.half(u)) * 0.99
            y = float(last.middle(u)) + w * math.sin(a)
            z = float(last.ground(u)) + 0.1 + height * max(0, math.cos(a)) ** 0.75
            lean = -0.25 * math.cos(a)
            rows.append(
                [
                    (u * last.length + (s * wide / 2) + lean * s, y, z - 0.12 * s)
                    for s in (-1, -0.5, 0, 0.5, 1)
                ]
            )
        made = grid(rows, hide, smooth=70)
        thick = made.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.26, 1
        soft = made.modifiers.new("edge", "BEVEL")
        soft.width, soft.segments = 0.07, 2

    strap(0.75, 0.71, 3.6, 3.0)
    strap(0.5, 0.47, 5.6, 3.0)
    heel = [
        (x, y, z)
        for x, y, z in (
            (8.4, 3.2, 3.4),
            (4.5, 3.3, 5.0),
            (0.9, 2.3, 6.2),
            (-0.3, -0.3, 6.5),
            (0.9, -2.9, 6.2),
            (4.5, -3.8, 5.0),
            (8.4, -3.6, 3.4),
        )
    ]
    tube(heel, 0.62, hide, 8, 14, flatten=0.3)
    for at, turn in (((11.8, -2.6, 5.2), -44),):
        frame = [(x, y, 0) for x, y in ((-1.0, -0.9), (1.0, -0.9), (1.0, 0.9), (-1.0, 0.9))]
        buckle = tube(frame, 0.15, metal("#c8a657", 0.25), 3, 10, closed=True)
        pin = tube([(0, -0.9, 0.1), (0, 0.9, 0.15)], 0.1, metal("#c8a657", 0.25), 0, 8)
        place_all([buckle, pin], (0, 0, 0), (58, 0, 0))
        place_all([buckle, pin], at)
    pair(_all(), 10.5, 12)
    return {
        **standing,
        "elevation": 26,
        "detail": {"azimuth": 8, "elevation": 22, "zoom": 1.8, "look": (13, -2, 4)},
    }


@family
def roller_skate(d):
    hide, white, steel = leather(d["colour"], 0.4, 1.4), leather("#f3efe6", 0.5), metal("#c4c8cc", 0.25)
    last = Last(
        25.5,
        0.94,
        ((0, 12.4), (0.25, 12.2), (0.5, 11.0), (0.7, 10.4), (1, 10.6)),
        (
            (0, 28.6),
            (0.05, 28.4),
            (0.2, 27.8),
            (0.36, 28.4),
            (0.42, 27),
            (0.5, 22),
            (0.6, 18),
            (0.74, 15.2),
            (0.87, 14),
            (0.95, 13.2),
            (1, 11.8),
        ),
        (
            (0, 0),
            (0.02, 1.4),
            (0.07, 2.7),
            (0.2, 3.5),
            (0.32, 3.0),
            (0.4, 1.6),
            (0.5, 1.0),
            (0.6, 0.7),
            (0.67, 0),
            (0.75, 0),
            (1, 0),
        ),
    )
    last.upper(hide, fabric("#f3e9da", 1), 0.35)
    last.rim(white, 0.4)
    _tongue(last, white, 0.65, 0.33, 2.0)
    last.sole(leather("#8a5a36", 0.5), 1.1, 0.35)
    heel = smooth_line(
        [(-0.2, 0), (0.4, 2.5), (2.6, 3.2), (6.8, 3.2), (7, 0), (6.8, -3.6), (2.6, -3.8), (0.4, -2.8)],
        6,
        True,
    )
    prism(heel, 2.6, leather("#7a4c2c", 0.5), (0, 0, 9.1), round=0.1)
    prism([(0.8, 2.4), (22, 2.8), (22, -2.8), (0.8, -2.8)], 0.7, steel, (0, 0, 8.5), round=0.1)
    wheel_skin = plastic(d["wheel"], 0.35, 0.4)
    for x in (4, 19.5):
        box((3.4, 2.6, 3.4), steel, (x, 0, 5.2), round=0.5)
        place(cylinder(0.55, 9.2, steel), (x, 4.6, 3.2), (90, 0, 0))
        for y in (-4.2, 4.2):
            parts = [
                lathe(
                    [(1.2, -1.6), (2.6, -1.6), (3.15, -1.1), (3.2, 0), (3.15, 1.1), (2.6, 1.6), (1.2, 1.6)],
                    wheel_skin,
                    curve=3,
                ),
                cylinder(1.25, 3.3, plastic("#f6f3ec", 0.4), (0, 0, -1.65)),
                cylinder(0.6, 3.7, steel, (0, 0, -1.85), segments=6),
            ]
            place_all(parts, (x, y, 3.2), (90, 0, 0))
    tube([(22, 0, 8.4), (25.4, 0, 6.4)], 0.7, steel, 0)
    place(
        lathe([(0, 0), (1.9, 0), (2.1, 0.5), (1.7, 2.6), (0, 2.6)], wheel_skin, curve=3),
        (24.6, 0, 6.9),
        (0, 140, 0),
    )
    for side in (1, -1):
        last.line([(0.98, side, 0.7), (0.88, side, 0.55), (0.78, side, 0.38), (0.7, side, 0.04)], 0.14, white)
        last.line([(0.1, side, 0.0), (0.12, side, 0.4), (0.15, side, 0.7), (0.16, side, 1.0)], 0.12, white)
    _laces(last, (0.63, 0.58, 0.53, 0.485, 0.45, 0.42), fabric("#fbf7ee", 4), steel)
    pair(_all(), 13)
    return {
        **standing,
        "elevation": 11,
        "fill": 0.82,
        "detail": {"azimuth": 80, "elevation": 14, "zoom": 1.8, "look": (16, 2, 12)},
    }
