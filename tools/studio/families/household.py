"""Household and travel goods."""

import random

from family import family
from labels import drawing, sans, text
from materials import fabric, leather, metal, plastic, printed, rubber, wood
from shapes import ball, box, cylinder, place, place_all, plate, prism, slab, tube


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
