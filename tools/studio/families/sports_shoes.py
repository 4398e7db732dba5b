"""Shoes to run, walk and roll in."""

import numpy as np

from family import family
from last import Last, laces, pair, tongue
from materials import fabric, leather, metal, plastic, rubber, shade
from shapes import place_all, standing_things, box, cylinder, lathe, place, prism, smooth_line, tube

standing = {"azimuth": 40, "elevation": 17, "fill": 0.8}


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
    tongue(last, fabric(shade(d["colour"], 0.8), 2), 0.68, 0.37, 1.6)
    last.sole(
        foam, 2.0, 0.45, ((0, 1.0), (0.06, 0.5), (0.3, 0.35), (0.6, 0.35), (0.85, 0.7), (1, 2.0)), round=0.5
    )
    last.sole(
        rubber("#26282c"), 0.4, 0.3, ((0, 0.7), (0.06, 0.1), (0.3, 0), (0.6, 0), (0.85, 0.35), (1, 1.7))
    ).location = (0, 0, 0)
    strip = [thing for thing in standing_things()][-1]
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
    laces(last, (0.66, 0.615, 0.57, 0.525, 0.48), fabric("#f1efe8", 4))
    pair(standing_things(), 12, 6)
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
    tongue(last, dark, 0.64, 0.33, 2.2)
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
    laces(last, (0.62, 0.575, 0.53, 0.485, 0.45, 0.42), fabric("#c0473a", 4), metal("#8d8a84", 0.3))
    pair(standing_things(), 12.5, 6)
    return {**standing, "detail": {"azimuth": 84, "elevation": 24, "zoom": 1.8, "look": (18, 2, 8)}}


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
    tongue(last, white, 0.65, 0.33, 2.0)
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
    laces(last, (0.63, 0.58, 0.53, 0.485, 0.45, 0.42), fabric("#fbf7ee", 4), steel)
    pair(standing_things(), 13, 6)
    return {
        **standing,
        "elevation": 11,
        "fill": 0.82,
        "detail": {"azimuth": 80, "elevation": 14, "zoom": 1.8, "look": (16, 2, 12)},
    }
