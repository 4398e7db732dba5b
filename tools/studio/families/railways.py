"""Wooden trains."""

import math

import bpy
import numpy as np

from family import family
from materials import metal, plastic, wood
from shapes import ball, box, cylinder, lathe, place, place_all, plate, prism


@family
def railway(d):
    beech, dark = wood("#d0a468", along="x", scale=0.7), plastic("#3a2a1c", 0.7)

    def rail(radius, start, end, at):
        steps = 20
        a = np.radians(np.linspace(start, end, steps))
        for low, high, thick, z, material in (
            (-2, 2, 1.2, 0, beech),
            (-1.35, -0.85, 0.05, 1.18, dark),
            (0.85, 1.35, 0.05, 1.18, dark),
        ):
            outline = [((radius + low) * math.cos(t), (radius + low) * math.sin(t)) for t in a] + [
                ((radius + high) * math.cos(t), (radius + high) * math.sin(t)) for t in a[::-1]
            ]
            place(prism(outline, thick, material, round=0.1 if z == 0 else 0.01), (*at, z))

    for k in range(4):
        rail(15, 90 + k * 45 + 0.6, 90 + (k + 1) * 45 - 0.6, (-11, 0))
        rail(15, -90 + k * 45 + 0.6, -90 + (k + 1) * 45 - 0.6, (11, 0))
    for y in (-15, 15):
        for x in (-5.5, 5.5):
            box((10.8, 4, 1.2), beech, (x, y, 0), round=0.12)
            for s in (-1.1, 1.1):
                box((10.8, 0.5, 0.05), dark, (x, y + s, 1.18), round=0.01)

    def wheel(x, y, r, z):
        place_all(
            [
                cylinder(r, 0.7, wood("#8a2f28", along="z"), round=0.15),
                cylinder(r * 0.3, 0.85, metal("#c9a85a", 0.3)),
            ],
            (x, y, z),
            (90, 0, 0),
        )

    red, green, blue = (
        plastic("#b3302a", 0.35, 0.4),
        plastic("#3f7a4f", 0.35, 0.4),
        plastic("#2f5f96", 0.35, 0.4),
    )
    engine = [
        box((9, 3.4, 1.2), wood("#c79a62"), (0, 0, 2.6), round=0.2),
        place(cylinder(1.6, 5.4, green, round=0.3), (-4.6, 0, 5.2), (0, 90, 0)),
        box((3.6, 3.6, 4.4), red, (2.6, 0, 3.7), round=0.3),
        box((4.6, 4.4, 0.6), green, (2.6, 0, 8), round=0.25),
    ]
    engine += [
        lathe(
            [(0, 0), (0.6, 0), (0.55, 1.4), (0.9, 2.2), (0.6, 2.3), (0, 2.2)],
            plastic("#2a2a2c", 0.4),
            (-3.2, 0, 6.5),
        ),
        ball(0.7, metal("#c9a85a", 0.2), (-1, 0, 6.9)),
    ]
    engine.append(plate(1.9, 1.9, plastic("#2b3a4a", 0.15, 1), (2.6, -1.81, 6.6), (90, 0, 0), radius=0.3))
    for x, r in ((-3.2, 0.95), (-0.6, 0.95), (2.8, 1.3)):
        for y in (-1.7, 2.4):
            wheel(x, y, r, 1.25 + r)
    moved = [
        thing
        for thing in bpy.data.objects
        if thing.type == "MESH" and thing.matrix_world.translation.z > 1.9 or thing in engine
    ]
    for thing in moved:
        place(thing, (-4, -15, 0))

    def wagon(x, colour, load):
        parts = [
            box((7.4, 3.4, 1.0), wood("#c79a62"), (0, 0, 2.6), round=0.2),
            box((7, 3.5, 2.0), colour, (0, 0, 3.5), round=0.2),
        ]
        place_all(parts, (x, -15, 0))
        for wx in (-2.2, 2.2):
            for y in (-1.7, 2.4):
                wheel(x + wx, -15 + y, 0.95, 2.2)
        for k in range(3):
            if load == "logs":
                place(
                    cylinder(0.75, 6.4, wood("#9a6a3a", along="z"), round=0.1),
                    (x - 3.2, -16 + k * 1.0, 6.0 + 0.2 * (k % 2)),
                    (0, 90, 0),
                )
            else:
                ball(1.1, plastic(("#e9b44c", "#d5605a", "#5a8fc4")[k], 0.4), (x - 2 + k * 2, -15, 5.9))

    wagon(6, blue, "logs")
    wagon(15, red, "balls")
    for x, y, h in ((0, 3, 9), (3.6, -2, 7), (-22, 10, 8)):
        cylinder(0.5, 2, wood("#7d5230", along="z"), (x * 0.5, y, 0))
        for k in range(3):
            lathe([(0, h * 0.42), (h * (0.3 - k * 0.07), 0), (0, 0)], green, (x * 0.5, y, 1.6 + k * h * 0.24))
    return {
        "azimuth": -18,
        "elevation": 30,
        "fill": 0.88,
        "detail": {"zoom": 2.6, "azimuth": 0, "elevation": 18, "look": (0, -15, 4)},
    }
