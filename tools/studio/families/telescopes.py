"""Telescopes."""

import math

from family import family
from materials import metal, plastic, rubber
from shapes import ball, box, cylinder, lathe, place, place_all, tube


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
