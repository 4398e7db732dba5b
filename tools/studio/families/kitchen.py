"""Kitchenware."""

import math

import numpy as np

from family import family
from labels import drawing, sans, text
from materials import Surface, ceramic, linear, liquid, metal, printed, wood
from shapes import ball, box, cylinder, lathe, place, place_all, plate, prism, slab, smooth_line, tube


@family
def skillet(d):
    iron = Surface(Base_Color=linear("#1d1e20"), Metallic=0.7, Roughness=0.42)
    iron.link(
        iron.ramp(iron.noise(0.35, 6), (0.3, "#17181a"), (0.6, "#2b2826"), (0.75, "#3a2f28")), "Base Color"
    )
    iron.bump(iron.noise(14, 3), 0.12, 0.03)
    lathe(
        [
            (0, 0),
            (9.6, 0),
            (10.4, 0.3),
            (12.2, 2.4),
            (13.8, 4.5),
            (14.0, 4.8),
            (13.8, 4.9),
            (12.0, 2.6),
            (10.2, 0.6),
            (9.4, 0.32),
            (0, 0.32),
        ],
        iron.material,
        segments=160,
    )
    handle = [(13.2, 0, 4.2), (16, 0, 5.4), (22, 0, 7.0), (30, 0, 7.6), (36, 0, 7.3)]
    tube(handle, [1.3, 1.15, 1.1, 1.5, 1.2], iron.material, 10, 20, flatten=0.32)
    ring = [
        (35.2 + 1.1 * math.cos(a), 0.9 * math.sin(a), 7.45) for a in np.linspace(0, 6.283, 24, endpoint=False)
    ]
    tube(ring, 0.42, iron.material, 2, 10, closed=True)
    for y in (-1.2, 0, 1.2):
        ball(0.42, metal("#8d8d8c", 0.35), (12.6 - 0.14 * abs(y), y, 4.0 - 0.6), segments=16)
    place(slab(34, 34, 1.8, 2, wood("#b07c48", along="x", scale=0.6), round=0.4), (-1, 0, -1.8), (0, 0, 12))
    return {
        "azimuth": -24,
        "elevation": 30,
        "fill": 0.9,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (-1, -1, 1)},
    }


@family
def knife(d):
    steel = Surface(Base_Color=linear("#e4e6e8"), Metallic=1.0, Roughness=0.3)
    steel.bump(steel.noise(60, 3, (1, 0.03, 1)), 0.12, 0.01)
    spine = [(0, 2.4), (9, 2.5), (14, 2.2), (17, 1.0), (18.2, -1.3), (17.8, -1.9)]
    edge = [(12, -2.35), (4, -2.4), (0.4, -2.3), (0.1, -2.0)]
    blade = [prism(smooth_line(spine, 6).tolist() + edge, 0.2, steel.material, round=0.06)]
    bright = metal("#eceff1", 0.12)
    low = smooth_line([(18.1, -1.5), (17.2, -2.2), (12, -2.36), (4, -2.41), (0.5, -2.32)], 6)
    blade.append(
        prism(
            low.tolist() + [(x, y + 0.55) for x, y in low[::-1]], 0.205, bright, (0, 0, -0.0025), round=0.02
        )
    )
    mark = drawing(text("HEARTH & HUM", 500, 70, 60, "#565b60", sans, 500, spacing=6), 1000, 100, "#cdd1d4")
    blade.append(plate(3.6, 0.36, printed(mark, 0.3, 0, 0.9), (2.6, 1.5, 0.207)))
    grip = prism(
        smooth_line(
            [
                (-0.3, -1.2),
                (-0.3, 1.3),
                (-4, 1.5),
                (-9, 1.3),
                (-12.4, 1.7),
                (-12.8, 0),
                (-12.2, -1.7),
                (-8, -1.3),
                (-4, -1.5),
            ],
            6,
            True,
        ),
        1.9,
        wood("#5f3820", along="x", scale=1.2, gloss=0.35),
        (0, 0, -0.85),
        round=0.6,
    )
    blade += [grip, box((1.0, 2.9, 1.9), metal("#c3c6c9", 0.2), (0.1, 0, -0.85), round=0.25)]
    for x in (-3, -6.4, -9.8):
        blade.append(cylinder(0.32, 1.92, metal("#c9a85a", 0.3), (x, 0, -0.86), round=0.05))
    place_all(blade, (-2, -1.5, 0.86), (0, 0, 24))
    place(slab(40, 25, 2.4, 1.5, wood("#c79a62", along="x", scale=0.5), round=0.4), (2, 1, -2.4), (0, 0, 8))
    prism(
        smooth_line(
            [(0, 2.8), (9, 2.9), (14, 2.6), (17.6, 1.2), (18.8, -1.4), (18, -2.8), (0, -2.9)], 6, True
        ),
        1.0,
        wood("#d9b98a", along="x", scale=0.8),
        (-1.5, 6.2, 0),
        (0, 0, 15),
        round=0.2,
    )
    return {
        "azimuth": -14,
        "elevation": 40,
        "fill": 0.92,
        "detail": {"zoom": 2.1, "azimuth": 14, "look": (2, -1, 1)},
    }


@family
def cups(d):
    glaze = ceramic(d["colour"], d["speckle"])
    inside = [
        (0, 0.6),
        (2.2, 0.6),
        (2.3, 0),
        (2.8, 0),
        (2.95, 0.5),
        (3.9, 1.8),
        (4.4, 4.0),
        (4.55, 6.2),
        (4.45, 6.35),
        (4.3, 6.2),
        (4.1, 4.1),
        (3.6, 2.1),
        (2.4, 1.1),
        (0, 1.0),
    ]
    spots = ((-5.6, -2.2, 0), (5.0, -3.0, 0), (0.4, 5.0, 0), (0.6, 5.1, 5.0))
    for k, (x, y, z) in enumerate(spots):
        cup = lathe(inside, glaze, curve=6)
        place(cup, (x, y, z), (0, 0, k * 77), (1 + 0.01 * k, 1, 1 - 0.012 * k))
    lathe([(0, 5.0), (4.16, 5.0)], liquid("#7d4413", 0.02), (-5.6, -2.2, 0))
    return {
        "azimuth": -12,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 10, "elevation": 30, "look": (-5, -2, 5)},
    }
