"""Dinosaurs and paints."""

import math

import numpy as np

from family import family
from labels import drawing, path, rect
from materials import Surface, fabric, linear, metal, paper, plastic, printed, shade
from shapes import ball, box, cylinder, lathe, place, place_all, plate, prism, slab, smooth_line, tube


@family
def dinosaurs(d):
    def skin(colour, belly):
        made = Surface(Roughness=0.5, Specular=0.35)
        spots = made.noise(0.6, 5)
        made.link(made.ramp(spots, (0.35, shade(colour, 0.75)), (0.5, colour), (0.7, belly)), "Base Color")
        cells = made.node("ShaderNodeTexVoronoi", {"Vector": made.coordinates(), "Scale": 3.0})
        made.bump(cells.outputs["Distance"], 0.35, 0.12)
        return made.material

    eye = plastic("#0f0d0b", 0.1, 1)

    def long_neck(at, turn, size):
        m = skin("#5f8f6a", "#a5c28a")
        parts = [
            tube(
                [
                    (-15, 0, 3.4),
                    (-10, 0, 5.0),
                    (-5, 0, 7.6),
                    (0, 0, 8.2),
                    (4, 0, 8.6),
                    (7, 0, 12),
                    (8.4, 0, 17),
                    (9.6, 0, 20.5),
                    (11.4, 0, 21.2),
                ],
                [0.2, 0.9, 2.6, 3.5, 3.0, 1.8, 1.3, 1.15, 1.0],
                m,
                10,
                28,
            )
        ]
        parts.append(ball(1.35, m, (11.6, 0, 21.1), (1.5, 0.9, 0.85)))
        for x in (-3.4, 2.8):
            for s in (-1, 1):
                parts.append(
                    tube([(x, s * 1.9, 7), (x + 0.2, s * 2.3, 3), (x, s * 2.3, 0.2)], [1.6, 1.25, 1.35], m, 6)
                )
        for s in (-1, 1):
            parts.append(ball(0.24, eye, (12.0, s * 1.02, 21.5)))
        place_all(parts, at, (0, 0, turn), size)

    def hunter(at, turn, size):
        m = skin("#b3653a", "#e0a870")
        parts = [
            tube(
                [(-13, 0, 6.5), (-8, 0, 7.6), (-3, 0, 8.8), (1, 0, 9.6), (3.6, 0, 12), (4.8, 0, 14.6)],
                [0.2, 1.1, 2.5, 2.9, 2.3, 1.9],
                m,
                10,
                28,
            )
        ]
        parts.append(ball(2.1, m, (6.3, 0, 15.6), (1.5, 0.85, 0.9)))
        parts.append(ball(1.6, m, (7.2, 0, 13.9), (1.35, 0.8, 0.45), (0, 16, 0)))
        for k in range(6):
            for s in (-1, 1):
                parts.append(
                    place(
                        lathe([(0.2, 0), (0, 0.7)], plastic("#f6f0e0", 0.3), segments=10),
                        (6.0 + k * 0.55, s * (1.25 - k * 0.1), 14.9),
                        (180, 0, 0),
                    )
                )
        for s in (-1, 1):
            parts.append(
                tube(
                    [(-0.6, s * 1.9, 8), (1.4, s * 2.5, 4.6), (-0.6, s * 2.4, 2.2), (0.6, s * 2.4, 0.5)],
                    [2.0, 1.5, 0.95, 1.0],
                    m,
                    7,
                )
            )
            parts.append(ball(1.2, m, (1.5, s * 2.4, 0.55), (1.6, 1, 0.5)))
            parts.append(
                tube([(3.2, s * 1.7, 10.4), (5.0, s * 2.0, 9.4), (5.6, s * 1.9, 8.4)], [0.6, 0.42, 0.3], m, 5)
            )
            parts.append(ball(0.28, eye, (6.9, s * 1.5, 16.4)))
        place_all(parts, at, (0, 0, turn), size)

    def three_horn(at, turn, size):
        m = skin("#5c7fa6", "#a9c0cf")
        parts = [
            tube(
                [(-11, 0, 2.4), (-7, 0, 4), (-3, 0, 6), (1, 0, 6.4), (4, 0, 6.2)],
                [0.3, 1.6, 3.5, 3.8, 2.8],
                m,
                10,
                28,
            )
        ]
        parts.append(ball(2.2, m, (6.6, 0, 6.0), (1.5, 0.95, 0.95)))
        parts.append(ball(3.5, m, (4.2, 0, 8.0), (0.3, 1.1, 1.0), (0, -24, 0)))
        for x, y, z, tip in (
            (7.2, -1.1, 7.6, (11, -1.5, 10.4)),
            (7.2, 1.1, 7.6, (11, 1.5, 10.4)),
            (9.2, 0, 6.6, (10.6, 0, 8.4)),
        ):
            parts.append(
                tube(
                    [(x, y, z), ((x + tip[0]) / 2, (y + tip[1]) / 2, (z + tip[2]) / 2 - 0.2), tip],
                    [0.55, 0.4, 0.08],
                    plastic("#efe3c8", 0.4),
                    6,
                )
            )
        for x in (-3.4, 2.6):
            for s in (-1, 1):
                parts.append(
                    tube(
                        [(x, s * 2.2, 5), (x + 0.3, s * 2.8, 2.4), (x, s * 2.8, 0.2)], [1.7, 1.25, 1.4], m, 6
                    )
                )
        for s in (-1, 1):
            parts.append(ball(0.26, eye, (7.6, s * 1.75, 6.9)))
        place_all(parts, at, (0, 0, turn), size)

    def plated(at, turn, size):
        m, plates = skin("#8a6a9c", "#c2aacb"), plastic("#d58a5a", 0.5)
        parts = [
            tube(
                [(-12, 0, 2.2), (-7, 0, 4.4), (-2, 0, 7), (2, 0, 6.2), (5.6, 0, 4.0), (8, 0, 3.4)],
                [0.3, 1.5, 3.3, 2.8, 1.5, 1.0],
                m,
                10,
                28,
            ),
            ball(1.2, m, (8.6, 0, 3.3), (1.5, 0.9, 0.85)),
        ]
        for k, x in enumerate(np.linspace(-9, 5, 9)):
            size_k = 2.6 * math.sin((k + 1) / 10 * math.pi) + 0.4
            z = np.interp(x, (-12, -7, -2, 2, 5.6), (2.4, 5.6, 10, 8.8, 5.2))
            blade = prism(
                smooth_line([(-0.7, 0), (-0.9, 0.7), (0, 1.7), (0.9, 0.7), (0.7, 0)], 4, True),
                0.35,
                plates,
                (0, 0.17, 0),
                (90, 0, 0),
                round=0.12,
            )
            parts.append(place(blade, (x, 0.5 if k % 2 else -0.5, z - 0.5), (0, 0, 0), size_k * 0.75))
        for x in (-4, 2.6):
            for s in (-1, 1):
                parts.append(
                    tube([(x, s * 1.9, 5), (x + 0.2, s * 2.3, 2.4), (x, s * 2.3, 0.2)], [1.5, 1.1, 1.2], m, 6)
                )
        for s in (-1, 1):
            parts.append(ball(0.2, eye, (9.2, s * 0.92, 3.8)))
        place_all(parts, at, (0, 0, turn), size)

    long_neck((-4, 6, 0), -14, 1.0)
    hunter((10, 2.5, 0), -34, 0.92)
    three_horn((-8, -8, 0), -12, 0.78)
    plated((8.6, -9.4, 0), -150, 0.66)
    return {
        "azimuth": -8,
        "elevation": 15,
        "fill": 0.88,
        "detail": {"zoom": 2.1, "azimuth": 10, "look": (12, 0, 10)},
    }


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
