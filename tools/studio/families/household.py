"""Household and travel goods, and toothbrushes."""

import random

from family import family
from labels import drawing, sans, text
from materials import fabric, leather, metal, plastic, printed, rubber, shade, wood
from shapes import ball, box, cylinder, lathe, place, place_all, plate, prism, slab, tube


@family
def broom(d):
    beech, hair, band = wood("#c99a62", along="z", scale=0.5), fabric("#3a2b20", 1.4), metal("#b9bdc2", 0.3)
    tube([(0, 0, 17), (0, 0, 104)], 1.25, beech, 0, 28)
    ball(1.25, beech, (0, 0, 104))
    box((30, 5, 4.2), wood("#c99a62", along="x", scale=0.5), (0, 0, 13), round=1.2, segments=5)
    generator = random.Random(4)
    for i in range(44):
        for j in range(5):
            x, y = -14 + i * 0.65, -1.7 + j * 0.85
            tube(
                [
                    (x, y, 13.4),
                    (x * 1.06, y * 1.1, 7),
                    (
                        x * 1.1 + generator.uniform(-0.3, 0.3),
                        y * 1.3 + generator.uniform(-0.2, 0.2),
                        generator.uniform(0, 0.6),
                    ),
                ],
                [0.36, 0.3, 0.16],
                hair,
                3,
                6,
            )
    tube(
        [(0, -0.2, 102), (-2.4, -0.4, 99), (-2.6, -0.4, 94.6), (-0.9, -0.3, 98), (0, -0.2, 101)],
        0.2,
        leather("#7d5233"),
        8,
        8,
    )
    pan = [prism([(-13, 0), (13, 0), (14.5, 21), (-14.5, 21)], 0.8, metal("#4a5a52", 0.5), round=0.2)]
    pan.append(box((26, 0.9, 7), metal("#4a5a52", 0.5), (0, 0.4, 0), round=0.3))
    for s in (-1, 1):
        side = prism([(0, 0), (21, 0), (21, 1.4), (1, 7), (0, 7)], 0.8, metal("#4a5a52", 0.5), round=0.2)
        pan.append(place(side, (s * 13.6 - 0.4, 0, 0), (90, 0, 90), (1, 1, 1)))
    pan.append(tube([(0, 0, 4.4), (0, -7, 5.4), (0, -15, 6)], 1.15, beech, 4))
    pan.append(box((29, 1.2, 0.7), rubber("#2a2c2e"), (0, 21.2, 0), round=0.3))
    place_all(pan, (32, 4, 0), (0, 0, 158))
    hand = [
        box((15, 3.6, 2.6), wood("#c99a62", along="x"), (0, 0, 6.4), round=0.9, segments=5),
        tube([(7, 0, 7.8), (12, 0, 8.4), (19, 0, 8.8)], [1.1, 1.3, 1.0], wood("#c99a62", along="x"), 5),
    ]
    for i in range(22):
        for j in range(3):
            x, y = -7 + i * 0.66, -1.0 + j
            hand.append(tube([(x, y, 6.6), (x * 1.04, y * 1.2, 0.3)], [0.36, 0.18], hair, 0, 6))
    place_all(hand, (20, -24, 0), (0, 0, 16))
    return {
        "azimuth": -16,
        "elevation": 10,
        "fill": 0.88,
        "detail": {"zoom": 2.6, "azimuth": 8, "look": (20, -6, 8)},
    }


@family
def suitcase(d):
    shell, dark, silver = (
        plastic(d["colour"], 0.38, 0.25, 0.15),
        plastic("#1f2125", 0.4),
        metal("#b9bdc2", 0.3),
    )
    for y, at in ((11.6, -6), (11.6, 6)):
        half = [slab(37, 54, y, 6, shell, round=2.6)]
        place_all(half, (0, at + y / 2, 33), (90, 0, 0))
    slab(36.6, 53.6, 0.9, 5.8, dark, (0, 0.45, 33), (90, 0, 0), round=0.2)
    for k in range(9):
        x = -14 + k * 3.5
        tube([(x, -11.9, 11), (x, -12.2, 14), (x, -12.2, 52), (x, -11.9, 55)], 0.5, shell, 4, 12)
    for s in (-1, 1):
        tube([(s * 8, 9, 58), (s * 8, 9, 92)], 0.8, silver, 0)
        for y in (-7.5, 7.5):
            box((4.4, 4.4, 3.4), dark, (s * 14.4, y, 3.6), round=0.9)
            for k in (-0.9, 0.9):
                place(
                    cylinder(2.5, 1.3, rubber("#2b2d31"), round=0.4),
                    (s * 14.4 + k - 0.65, y, 2.5),
                    (0, 90, 0),
                )
                place(cylinder(1.2, 1.4, silver), (s * 14.4 + k - 0.7, y, 2.5), (0, 90, 0))
    tube([(-8.9, 9, 92.4), (8.9, 9, 92.4)], 1.5, dark, 0)
    tube([(-6, -0.5, 60.4), (-5.4, -0.5, 63), (5.4, -0.5, 63), (6, -0.5, 60.4)], 1.1, dark, 8, flatten=0.7)
    tube([(18.7, -4, 27), (20.6, -3.6, 29), (20.6, -3.6, 37), (18.7, -4, 39)], 0.9, dark, 8)
    box((1.2, 3.6, 7), dark, (18.6, 0.4, 42), round=0.4)
    badge = drawing(text("GLIDE", 500, 130, 110, "#e8e9ea", sans, 600, spacing=40), 1000, 180, "#5a5e63")
    box((6.6, 0.3, 1.7), dark, (8.75, -12.75, 49.6), round=0.1)
    plate(6, 1.08, printed(badge, 0.3, 0, 0.8), (8.75, -12.92, 49.6), (90, 0, 0))
    return {
        "azimuth": -30,
        "elevation": 10,
        "fill": 0.86,
        "detail": {"zoom": 2.2, "azimuth": -12, "look": (6, -10, 52)},
    }


@family
def toothbrush(d):
    body, white, grey = plastic(d["colour"], 0.35, 0.3), plastic("#f7f7f5", 0.3, 0.3), plastic("#9aa2aa", 0.4)

    def brush(x, y):
        parts = [
            lathe(
                [
                    (0, 0),
                    (1.1, 0),
                    (1.35, 0.4),
                    (1.4, 4),
                    (1.3, 9),
                    (1.1, 13),
                    (0.85, 15),
                    (0.6, 15.8),
                    (0, 15.8),
                ],
                body,
                curve=5,
            )
        ]
        parts.append(
            lathe(
                [(0.84, 15.0), (0.78, 15.9), (0.48, 18), (0.34, 21), (0.34, 22.4), (0, 22.4)], white, curve=4
            )
        )
        parts.append(lathe([(0.88, 14.9), (0.92, 15.05), (0.85, 15.2)], metal("#d2d6da", 0.2)))
        head = slab(1.15, 2.5, 0.45, 0.55, white, (0, -0.25, 23.0), (90, 0, 0), round=0.14)
        parts.append(head)
        for r in range(9):
            for c in range(4):
                u, v = (c - 1.5) * 0.24, (r - 4) * 0.24
                tip = plastic(d["colour"] if 2 < r < 6 else "#fbfbfa", 0.6)
                parts.append(
                    cylinder(0.1, 0.95, tip, (u, -0.65, 23.0 + v), (90, 0, 0), round=0.04, segments=10)
                )
        parts.append(slab(0.9, 1.5, 0.2, 0.42, grey, (0, -1.22, 8.6), (92, 0, 0), round=0.08))
        for k in range(3):
            parts.append(cylinder(0.09, 0.05, plastic("#7fd0e8", 0.3), (0, -1.38, 5.8 - k * 0.7), (90, 0, 0)))
        return place_all(parts, (x, y, 1.2))

    brush(0, 0)
    lathe([(0, 0), (2.7, 0), (2.9, 0.3), (2.6, 1.2), (1.7, 1.7), (0, 1.7)], white, curve=3)
    place_all(_head_spare(white, d), (-5, -2.6, 0.5), (0, 0, 30))
    place_all(_head_spare(white, d), (-4.2, -4.6, 0.5), (0, 0, 22))
    travel = [slab(4.6, 21, 2.8, 1.6, plastic(shade(d["colour"], 1.25), 0.5), round=0.7)]
    place_all(travel, (6.2, 3.6, 10.4), (82, 0, -14))
    tube([(2.3, 0.8, 0.5), (4.2, 3, 0.3), (8.5, 1.2, 0.25), (9.6, -3.2, 0.25)], 0.2, white, 10)
    return {
        "azimuth": -18,
        "elevation": 13,
        "fill": 0.82,
        "detail": {"zoom": 2.6, "azimuth": -34, "look": (0, 0, 21)},
    }


def _head_spare(white, d):
    parts = [
        lathe([(0.6, 0), (0.5, 1.6), (0.34, 5), (0.34, 6.4), (0, 6.4)], white, curve=4),
        slab(1.15, 2.5, 0.45, 0.55, white, (0, -0.25, 7.0), (90, 0, 0), round=0.14),
    ]
    for r in range(9):
        for c in range(4):
            parts.append(
                cylinder(
                    0.1,
                    0.95,
                    plastic(d["colour"] if 2 < r < 6 else "#fbfbfa", 0.6),
                    ((c - 1.5) * 0.24, -0.65, 7.0 + (r - 4) * 0.24),
                    (90, 0, 0),
                    round=0.04,
                    segments=8,
                )
            )
    return place_all(parts, turn=(-90, 0, 0))
