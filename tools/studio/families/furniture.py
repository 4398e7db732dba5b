"""Furniture."""

import math

import numpy as np

from family import family
from materials import fabric, wood
from shapes import cylinder, grid, tube


@family
def chair(d):
    timber = wood(d["colour"], along="z", scale=0.8, gloss=0.4)
    flat = wood(d["colour"], along="y", scale=0.7, gloss=0.4)
    rows = []
    for y in np.linspace(-21, 21, 30):
        wide = 21.5 - 0.0035 * (y + 21) ** 2 * 0.6
        rows.append(
            [
                (x * wide, y, 45 - 1.7 * (1 - abs(x) ** 2.4) * math.cos(y / 21 * 1.4) ** 0.5)
                for x in np.linspace(-1, 1, 30)
            ]
        )
    seat = grid(rows, flat, smooth=70)
    thick = seat.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 2.6, -1
    bevel = seat.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = 0.7, 3
    for s in (-1, 1):
        tube([(s * 17.5, -17, 43.6), (s * 20, -20, 0)], [1.9, 1.2], timber, 0, 28)
        tube(
            [
                (s * 20.5, 27, 0),
                (s * 18.4, 20, 30),
                (s * 17.6, 18, 46),
                (s * 17.8, 20, 62),
                (s * 18.4, 25.5, 82),
            ],
            [1.2, 1.7, 1.9, 1.7, 1.3],
            timber,
            10,
            28,
        )
        tube([(s * 19, -18.6, 18), (s * 19.4, 22.6, 20)], 0.95, timber, 0, 20)
        cylinder(1.3, 0.5, fabric("#6a655c", 2), (s * 20, -20, -0.4))
    tube([(-18.8, 2, 19), (18.8, 2, 19)], 0.95, timber, 0, 20)
    bend = [
        (18.6 * math.sin(a) * 1.06, 29.5 - 9 * (1 - math.cos(a)) * 0 - 5.5 * (math.sin(a)) ** 2, 78)
        for a in np.radians(np.linspace(-92, 92, 26))
    ]
    strip = [[(x, y + 0.0, z + k * 5.6 + 0.25 * k * 0) for x, y, z in bend] for k in (-1, -0.5, 0, 0.5, 1)]
    rail = grid(
        [[(x, y + 0.35 * k, z) for x, y, z in row] for k, row in zip((-1, -0.5, 0, 0.5, 1), strip)],
        wood(d["colour"], along="x", scale=0.35, gloss=0.4),
        smooth=70,
    )
    thick = rail.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 1.7
    bevel = rail.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = 0.6, 3
    for x in (-7.5, -2.5, 2.5, 7.5):
        tube([(x, 18, 45), (x * 1.1, 22, 58), (x * 1.15, 28.6, 74)], 0.75, timber, 8, 18)
    return {
        "azimuth": -32,
        "elevation": 12,
        "fill": 0.84,
        "detail": {"zoom": 2.3, "azimuth": 14, "elevation": 20, "look": (0, 10, 62)},
    }
