"""Cameras, projectors and telescopes."""

import math

import numpy as np

from family import family
from labels import drawing, sans, serif, text
from materials import fabric, leather, metal, plastic, printed, rubber
from shapes import ball, box, cylinder, lathe, place, place_all, plate, prism, slab, smooth_line, tube


@family
def camera(d):
    body, skin, silver = metal("#2a2c30", 0.45), leather("#1e2023", 0.6, 3), metal("#c3c5c8", 0.3)
    slab(12.6, 7.2, 5.0, 1.2, body, (0, 2.5, 3.9), (90, 0, 0), round=0.4)
    slab(12.7, 4.6, 5.1, 0.8, skin, (0, 2.55, 3.3), (90, 0, 0), round=0.3)
    box((12.4, 4.6, 0.9), silver, (0, 0, 6.7), round=0.3)
    prism(
        [(-2.3, 0), (2.3, 0), (1.5, 1.9), (-1.5, 1.9)], 4.4, silver, (0.6, 2.2, 7.3), (90, 0, 0), round=0.35
    )
    mark = drawing(text("MIRRA", 500, 150, 150, "#26282c", sans, 600, spacing=16), 1000, 200, "#b4b6b9")
    plate(2.3, 0.46, printed(mark, 0.4), (0.6, -2.235, 8.1), (90, 0, 0))
    for x, r, h in ((-4.6, 1.0, 0.9), (3.9, 1.05, 0.8), (5.6, 0.55, 0.6)):
        cylinder(r, h, silver, (x, 0, 7.5), round=0.12)
        for k in range(28):
            a = k / 28 * 2 * math.pi
            box((0.07, 0.07, h * 0.75), silver, (x + r * math.cos(a), r * math.sin(a), 7.52), round=0.02)
    cylinder(0.5, 0.3, plastic("#b3262a", 0.3), (-2.7, -0.4, 7.55), round=0.1)
    prism(
        smooth_line([(-1.3, -2.9), (1.2, -2.9), (1.5, 0), (1.1, 2.6), (-1.3, 2.6)], 5, True),
        1.5,
        skin,
        (-5.1, -2.0, 3.7),
        (90, 0, 0),
        round=0.6,
    )
    lens = [
        cylinder(3.2, 0.6, silver, round=0.1, segments=96),
        cylinder(3.05, 1.6, body, (0, 0, 0.5), round=0.1, segments=96),
        cylinder(3.25, 2.2, body, (0, 0, 2.0), round=0.15, segments=96),
        lathe([(2.4, 4.0), (3.0, 4.0), (3.05, 5.6), (2.9, 5.8), (2.75, 5.7)], body, segments=96),
    ]
    for k in range(64):
        a = k / 64 * 2 * math.pi
        lens.append(
            box(
                (0.14, 0.16, 1.7),
                rubber("#17181a"),
                (3.24 * math.cos(a), 3.24 * math.sin(a), 2.25),
                (0, 0, math.degrees(a)),
                round=0.05,
            )
        )
    lens.append(lathe([(2.95, 5.7), (2.6, 5.75), (2.35, 5.4), (2.2, 5.2)], plastic("#0b0c0e", 0.4)))
    lens.append(place(ball(2.6, plastic("#12203f", 0.03, 1), scale=(1, 1, 0.32)), (0, 0, 4.75)))
    lens.append(place(ball(1.3, plastic("#33204f", 0.03, 1), scale=(1, 1, 0.28)), (0, 0, 5.3)))
    place_all(lens, (0.6, -2.4, 3.7), (90, 0, 0))
    for x in (-6.2, 6.2):
        ring = [
            (x, 0.3 * math.cos(a), 6.2 + 0.45 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)
        ]
        tube(ring, 0.09, silver, 2, 8, closed=True)
    strap = [
        (6.25, 0, 5.8),
        (8.2, 0.6, 2.4),
        (9.2, 2, 0.3),
        (7.6, 5, 0.3),
        (0, 7.4, 0.3),
        (-7.4, 5.6, 0.3),
        (-9.0, 2.4, 0.3),
        (-8, 0.5, 2.6),
        (-6.25, 0, 5.8),
    ]
    tube(strap, 0.5, leather("#7b4a2a"), 12, flatten=0.2)
    return {
        "azimuth": -30,
        "elevation": 15,
        "fill": 0.78,
        "detail": {"zoom": 1.9, "azimuth": 14, "look": (0, -4, 4.5)},
    }


@family
def projector(d):
    body, dark = plastic("#e9e6e0", 0.46, grain=0.3), plastic("#191b1f", 0.35)
    slab(27, 24, 10, 3.2, body, round=1.2)
    slab(27.1, 24.1, 2.6, 3.2, fabric("#9a9c9e", 1.6), (0, 0, 2.4), round=0.3)
    lens = [
        cylinder(4.2, 1.2, dark, round=0.3, segments=96),
        cylinder(3.8, 0.5, metal("#8d9198", 0.25), (0, 0, 1.0), round=0.15, segments=96),
        cylinder(3.3, 0.4, plastic("#05060a", 0.1, 1), (0, 0, 1.2), segments=96),
        ball(2.9, plastic("#1b2f5e", 0.03, 1), (0, 0, 1.1), (1, 1, 0.35)),
        ball(1.4, plastic("#4b2a66", 0.03, 1), (0, 0, 1.7), (1, 1, 0.3)),
    ]
    place_all(lens, (-5.4, -11.7, 5.9), (90, 0, 0))
    for i in range(12):
        box((0.35, 0.5, 3.4), dark, (2.8 + i * 0.8, -12, 4.4), round=0.1)
    cylinder(2.6, 0.5, plastic("#f8f7f4", 0.3), (6.5, 3.5, 9.9), round=0.15)
    cylinder(1.6, 0.4, body, (6.5, 3.5, 10.3), round=0.1)
    mark = drawing(
        text("Matinée", 500, 150, 150, "#7d7a73", serif, 400, style="italic"), 1000, 220, "#eeece8"
    )
    plate(6.2, 1.36, printed(mark, 0.4), (-5, 4, 10.01))
    for x in (-10, 10):
        for y in (-8, 8):
            cylinder(1, 0.8, rubber(), (x, y, -0.6))
    control = [
        slab(3.6, 13, 1.3, 1.6, dark, round=0.5),
        cylinder(1.25, 0.2, plastic("#3a3d43", 0.3), (0, 3.6, 1.25)),
    ]
    for i in range(4):
        for x in (-0.8, 0.8):
            control.append(cylinder(0.38, 0.15, plastic("#4b4f57", 0.3), (x, 1.2 - i * 1.5, 1.25)))
    place_all(control, (15.5, -13, -0.6), (0, 0, 24))
    return {
        "azimuth": -26,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.1, "azimuth": 4, "look": (-5, -11, 6)},
    }


@family
def telescope(d):
    white, dark, steel, leg = (
        plastic("#f1efe9", 0.25, 0.6),
        plastic("#22252a", 0.35),
        metal("#c9cdd1", 0.22),
        metal("#8b9096", 0.35),
    )
    tube_parts = [
        cylinder(4.2, 62, white, (0, 0, -26), round=0.2, segments=96),
        lathe([(4.3, 34), (5.2, 34), (5.3, 35), (5.3, 48), (5.0, 48), (4.9, 37), (0, 37)], dark, segments=96),
        lathe([(4.3, -26), (4.35, -27), (3.4, -29.4), (2.8, -30), (2.8, -38), (0, -38)], dark, segments=64),
    ]
    tube_parts += [
        place(ball(4.6, plastic("#14224a", 0.03, 1), scale=(1, 1, 0.2)), (0, 0, 38)),
        cylinder(1.9, 9, steel, (0, 0, -46)),
        box((4.6, 4.6, 5.4), dark, (0, 0.6, -50), round=0.7),
        cylinder(1.7, 6.5, dark, (0, -1.6, -47.4), (64, 0, 0), round=0.3),
    ]
    for z in (-4, 12):
        tube_parts.append(lathe([(4.25, z), (4.9, z), (4.9, z + 2), (4.25, z + 2)], steel, segments=64))
    finder = [cylinder(1.5, 17, dark, (0, 0, -22)), lathe([(1.6, -5), (2.2, -4.4), (2.2, 0), (1.9, 0)], dark)]
    place_all(finder, (4.4, -4.4, 0))
    tube_parts += finder
    for s in (-1, 1):
        tube_parts.append(cylinder(0.9, 1.4, dark, (s * 2.6, 0, -34), (0, s * 90, 0), round=0.3))
    place_all(tube_parts, (0, 0, 0), (0, 58, 0))
    place_all(tube_parts, (4, -6, 106), (0, 0, -14))
    box((5, 6, 13), dark, (0, -1, 92), round=1.2)
    cylinder(3.2, 8, dark, (0, 2, 95), (90, 0, 0), round=0.5)
    for x, y, z in ((-6, -4, 96), (3, -9, 90)):
        tube([(0, -2, z), (x, y - 4, z - 4), (x * 1.4, y - 12, z - 8)], 0.45, steel, 6)
        ball(1.2, dark, (x * 1.4, y - 12, z - 8))
    cylinder(4.6, 6, dark, (0, 0, 86), round=1.0)
    for a in (30, 150, 270):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(x * 4, y * 4, 88), (x * 20, y * 20, 44)], 1.7, leg, 0, 14)
        tube([(x * 18.5, y * 18.5, 48), (x * 36, y * 36, 1.5)], 1.2, steel, 0, 14)
        box((4, 4, 4.4), dark, (x * 19.4, y * 19.4, 42), (0, 0, a), round=0.8)
        ball(1.8, rubber(), (x * 36.3, y * 36.3, 1.4))
        tube([(x * 13, y * 13, 60), (0, 0, 56)], 0.6, dark, 0, 8)
    cylinder(11, 0.9, dark, (0, 0, 56), round=0.3)
    return {
        "azimuth": -26,
        "elevation": 7,
        "fill": 0.88,
        "detail": {"zoom": 2.4, "azimuth": 10, "look": (-14, -6, 92)},
    }
