"""Paints."""

import math

import numpy as np

from family import family
from labels import drawing, path, rect
from materials import Surface, fabric, linear, metal, paper, plastic, printed
from shapes import box, cylinder, lathe, place_all, plate, prism, slab


@family
def watercolours(d):
    colours = "#f3d43a #f0b323 #e8862a #dc5a2c #cf2f2c #b3203f #c4477f #8a3f8c #5a3f94 #3a4aa4 #2a66b8 #2a8fc4 #2aa3a8 #2a8f6a #3f9a45 #6aa836 #9ab83a #c4a04a #a8783a #8a5228 #5f3820 #3a3f4a #16181c #f4f1ea".split()
    tin, well = plastic("#23262c", 0.3, 0.6), plastic("#f2f1ee", 0.25, 0.5)
    slab(24, 12, 1.8, 1.0, tin, round=0.25)
    slab(23.4, 11.4, 0.1, 0.8, well, (0, 0, 1.76), round=0.03)
    for i, colour in enumerate(colours):
        x, y = -10.4 + (i % 12) * 1.89, (2.9 if i < 12 else -0.4)
        cake = Surface(Base_Color=linear(colour), Roughness=0.4, Specular=0.4)
        cake.bump(cake.noise(2.0, 4), 0.4, 0.1)
        slab(1.72, 3.0, 0.9, 0.2, well, (x, y, 1.3), round=0.08)
        slab(1.45, 2.7, 0.3, 0.25, cake.material, (x, y, 2.0), round=0.12)
    slab(22.6, 2.0, 0.4, 0.5, tin, (0, -3.9, 1.6), round=0.1)
    lid = [
        slab(24.2, 12.2, 1.0, 1.0, tin, round=0.25),
        slab(23.4, 11.4, 0.1, 0.8, well, (0, 0, 0.95), round=0.03),
    ]
    for k, (colour, x) in enumerate((("#6fa8d0", -7.6), ("#e0a04a", 0), ("#b3607f", 7.6))):
        lid.append(slab(7.2, 10, 0.12, 0.8, plastic("#f8f7f4", 0.2, 0.6), (x, 0, 1.02), round=0.05))
        blot = [
            (x + r * math.cos(a) * 1.1, 0.6 + r * math.sin(a) * 1.3)
            for a, r in (
                (t, 1.9 + 0.5 * math.sin(3 * t + k) + 0.3 * math.cos(5 * t))
                for t in np.linspace(0, 6.283, 40, endpoint=False)
            )
        ]
        lid.append(prism(blot, 0.05, plastic(colour, 0.15, 0.8), (0, 0, 1.13), round=0.02))
    place_all(place_all(lid, (0, 6.1, 0)), turn=(70, 0, 0))
    place_all(lid, (0, 6.0, 1.4))
    steel, bristle = metal("#c9cdd1", 0.2), fabric("#3a2416", 3)
    brush = [
        lathe([(0, 0), (0.6, 0.1), (0.85, 0.8), (0.85, 9), (0.55, 10)], plastic("#a9d0e4", 0.1, 1)),
        lathe([(0.55, 9.9), (0.6, 10.1), (0.6, 10.6), (0.4, 12.4), (0.36, 12.4)], steel),
        lathe([(0.36, 12.3), (0.55, 13.2), (0.4, 14.2), (0.0, 15.6)], bristle, curve=4),
        cylinder(0.88, 1.4, plastic("#2f6f96", 0.3), (0, 0, -0.3)),
    ]
    place_all(brush, turn=(0, 90, 0))
    place_all(brush, (-10, -9, 0.88), (0, 0, 14))
    art = rect(0, 0, 900, 640, "#fbf8f1")
    for k, colour in enumerate(("#a9cfe2", "#7fb0c8", "#e8c48a", "#c98a5a", "#6f9a6a")):
        art += path(
            f"M40 {200 + k * 80}C220 {120 + k * 85} 420 {280 + k * 60} 860 {150 + k * 90}V600H40Z",
            colour,
            opacity=0.75,
        )
    card = [
        box((15, 10.6, 0.12), paper("#fbf8f1"), round=0.03),
        plate(15, 10.6, printed(drawing(art, 900, 640), 0.9), (0, 0, 0.125)),
    ]
    place_all(card, (10.5, -10, 0), (0, 0, -14))
    return {
        "azimuth": -12,
        "elevation": 32,
        "fill": 0.86,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (0, 1, 2)},
    }
