"""Toys for outside."""

import math

import bpy
import numpy as np

from family import family
from materials import fabric, metal, plastic, rubber
from shapes import box, cylinder, lathe, place, place_all, prism, smooth_line, tube


@family
def yoyo(d):
    shell, steel = metal(d["colour"], 0.25), metal("#d5d8db", 0.15)

    def one(at, turn):
        parts = []
        for s in (-1, 1):
            half = lathe(
                [
                    (0, 2.0),
                    (1.2, 1.95),
                    (1.6, 2.15),
                    (2.6, 2.1),
                    (2.95, 1.8),
                    (3.0, 1.45),
                    (2.6, 1.05),
                    (1.4, 0.55),
                    (0.7, 0.2),
                    (0, 0.2),
                ],
                shell,
                curve=4,
                segments=128,
            )
            parts.append(place(half, turn=(0, 0 if s > 0 else 180, 0)))
            parts.append(
                place(lathe([(0, 2.06), (0.75, 2.02), (0.8, 1.9)], steel), turn=(0, 0 if s > 0 else 180, 0))
            )
            parts.append(
                place(
                    lathe([(1.28, 2.0), (1.4, 2.1), (1.52, 2.1)], steel, segments=128),
                    turn=(0, 0 if s > 0 else 180, 0),
                )
            )
        parts.append(cylinder(1.3, 0.36, fabric("#f3efe6", 6), (0, 0, -0.18)))
        return place_all(parts, at, turn)

    one((-0.6, 0.6, 3.0), (90, 0, 18))
    one((6.0, -2.6, 2.15), (0, 0, 0))
    rope = plastic("#f1ece0", 0.8)
    string = [
        (-0.9, -0.3, 1.7),
        (-2.4, -2, 0.25),
        (-5.4, -3.6, 0.14),
        (-7.6, -1.4, 0.14),
        (-5.8, 0.6, 0.14),
        (-4.0, -1.4, 0.14),
        (-5.0, -5.2, 0.14),
        (-1.6, -6.0, 0.14),
        (1.4, -5.0, 0.14),
        (2.4, -6.2, 0.14),
    ]
    tube(string, 0.11, rope, 14, 8)
    ring = [
        (3.1 + 0.9 * math.cos(a), -6.7 + 0.9 * math.sin(a), 0.14)
        for a in np.linspace(0, 6.283, 20, endpoint=False)
    ]
    tube(ring, 0.11, rope, 2, 8, closed=True)
    return {
        "azimuth": -16,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.1, "azimuth": 24, "look": (-1, 0, 3)},
    }


@family
def scooter(d):
    body, dark, steel = metal(d["colour"], 0.35), rubber("#23252a"), metal("#c9cdd1", 0.2)
    outline = smooth_line(
        [
            (-27, 4.6),
            (-20, 5.6),
            (12, 5.6),
            (20, 3.8),
            (24, 2.2),
            (24, -2.2),
            (20, -3.8),
            (12, -5.6),
            (-20, -5.6),
            (-27, -4.6),
        ],
        5,
        True,
    )
    prism(outline, 2.2, body, (0, 0, 7.6), round=0.5)
    prism([(x * 0.9 - 1.5, y * 0.84) for x, y in outline], 0.35, rubber("#2c2f35"), (0, 0, 9.7), round=0.1)

    def wheel(x):
        parts = [
            lathe([(6.2, -1.5), (7.4, -1.2), (7.6, 0), (7.4, 1.2), (6.2, 1.5)], dark, curve=4),
            lathe([(6.3, -1.1), (6.0, -0.9), (6.0, 0.9), (6.3, 1.1)], steel),
            cylinder(1.6, 4, steel, (0, 0, -2)),
        ]
        for k in range(5):
            parts.append(place(box((4.8, 1.5, 1.1), body, (3.6, 0, -0.55), round=0.3), turn=(0, 0, k * 72)))
        return place_all(place_all(parts, turn=(90, 0, 0)), (x, 0, 7.6))

    wheel(-33)
    wheel(33)
    for s in (-1, 1):
        tube([(-26, s * 3.0, 8.6), (-33, s * 2.6, 7.6)], 0.8, body, 0)
        tube([(33, s * 2.4, 7.6), (30.5, s * 2.4, 15.2), (28.4, 0, 17)], 0.9, body, 4)
    fender = [
        (-33 + 8.6 * math.cos(a), 0, 7.6 + 8.6 * math.sin(a)) for a in np.radians(np.linspace(30, 130, 14))
    ]
    tube(fender, 2.0, body, 2, 16, flatten=0.15)
    tube([(22, 0, 8.6), (26, 0, 11), (28.4, 0, 17)], 1.7, body, 6)
    tube([(29, 0, 14), (20.6, 0, 52), (17.6, 0, 68), (14.8, 0, 82)], [1.9, 1.9, 1.5, 1.5], body, 0)
    tube([(18.9, 0, 61), (14.8, 0, 82)], 1.4, steel, 0)
    cylinder(2.3, 5, dark, (18.6, 0, 57), (0, -12, 0))
    tube([(14.8, -18, 82.4), (14.8, 18, 82.4)], 1.1, steel, 0)
    for s in (-1, 1):
        place(cylinder(1.75, 9, dark, round=0.5), (14.8, s * 10 if s > 0 else -10, 82.4), (-90 * s, 0, 0))
    box((3.4, 3, 3), dark, (14.8, 0, 81), round=0.6)
    place_all([thing for thing in bpy.data.objects if thing.type == "MESH"], turn=(0, 0, 24))
    return {
        "azimuth": -14,
        "elevation": 9,
        "fill": 0.86,
        "detail": {"zoom": 2.4, "azimuth": 20, "look": (28, 12, 12)},
    }
