"""Flats and sandals."""

import math

import numpy as np

from family import family
from last import Last, insole, pair
from materials import leather, metal, rubber, shade
from shapes import place_all, standing_things, ball, grid, tube

standing = {"azimuth": 40, "elevation": 17, "fill": 0.8}


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
    insole(last, lining)
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
    pair(standing_things(), 10.5, 6)
    return {
        **standing,
        "elevation": 26,
        "detail": {"azimuth": 84, "elevation": 34, "zoom": 1.8, "look": (18, 2, 3)},
    }


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
    pair(standing_things(), 11.5, 6)
    return {
        **standing,
        "elevation": 26,
        "detail": {"azimuth": 8, "elevation": 22, "zoom": 1.8, "look": (13, -2, 4)},
    }
