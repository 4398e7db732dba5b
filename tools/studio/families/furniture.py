"""Furniture and bed linen."""

import math

import numpy as np

from family import family
from materials import fabric, glow, metal, plastic, shade, wood
from shapes import ball, box, cylinder, grid, lathe, place, place_all, prism, smooth_line, tube
from surfaces import soften, wrinkle


def cushion(size, material, at, turn=(0, 0, 0), plump=0.35, seed=0.0):
    """A filled cushion, its edges thin and its middle full."""
    x, y, z = size
    rows = []
    for k in range(33):
        a = -math.pi / 2 + k / 32 * math.pi
        share, up = max(math.cos(a), 1e-3) ** (plump * 0.55), math.sin(a)
        ring = []
        for b in np.linspace(0, 2 * math.pi, 96, endpoint=False):
            c, s = math.cos(b), math.sin(b)
            px, py = np.sign(c) * abs(c) ** 0.32, np.sign(s) * abs(s) ** 0.32
            middle = (1 - abs(px * share) ** 3) * (1 - abs(py * share) ** 3)
            ring.append((px * share * x / 2, py * share * y / 2, up * z / 2 * (0.5 + 0.5 * middle**0.5)))
        rows.append(ring)
    made = grid(rows, material, closed=True, cap=True, smooth=80)
    place(made, at, turn)
    return wrinkle(made, min(size) * 0.05, max(size) * 0.16)


@family
def sofa(d):
    cloth, oak, dark = (
        fabric(d["colour"], 0.45),
        wood("#a9794a", along="z", scale=0.4),
        metal("#2a2c30", 0.45),
    )
    base = box((150, 74, 20), cloth, (0, 0, 20), round=3, segments=5)
    soften(base, 1)
    for s in (-1, 1):
        cushion((64, 68, 22), cloth, (s * 32.5, -4, 47), plump=0.5)
        cushion((62, 22, 46), cloth, (s * 32, 24, 70), (-12, 0, 0), plump=0.5)
        arm = box((18, 78, 42), cloth, (s * 74, 0, 20), round=7, segments=6)
        wrinkle(soften(arm, 2), 0.8, 14)
        for y in (-30, 30):
            tube([(s * 68, y, 20), (s * 72, y * 1.06, 0)], [3.2, 1.8], oak, 0)
    back = box((146, 16, 62), cloth, (0, 34, 26), (-6, 0, 0), round=6, segments=6)
    soften(back, 1)
    cushion((40, 15, 40), fabric("#e9ddc6", 0.7), (-46, -2, 76), (-24, 8, 14))
    cushion((36, 13, 36), fabric(shade(d["colour"], 0.6), 0.6), (44, 0, 74), (-26, -6, -12))
    cylinder(15, 2.4, dark, (108, 20, 0), round=0.8)
    tube([(108, 20, 2), (108, 20, 110), (106, 18, 146), (92, 8, 164), (74, -4, 160)], 1.2, dark, 14)
    shade_ = [
        lathe([(3.4, 15), (5, 14.4), (15, 0), (14.4, 0), (4.6, 13.8)], dark),
        ball(5, glow("#ffe6bd", 3), (0, 0, 6)),
    ]
    place_all(shade_, (72, -5, 143), (0, 10, 0))
    return {
        "azimuth": -22,
        "elevation": 12,
        "fill": 0.88,
        "detail": {"zoom": 2.1, "azimuth": 16, "look": (40, -20, 60)},
    }


@family
def chair(d):
    timber = wood(d["colour"], along="z", scale=0.35, gloss=0.4)
    flat = wood(d["colour"], along="y", scale=0.35, gloss=0.4)
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


@family
def bed_linen(d):
    linen, pale, dark = (
        fabric("#d8cdb8", 1.0, "#c6b99f"),
        fabric("#ece5d6", 1.0, "#ddd3c0"),
        fabric("#9aa79a", 1.0, "#87958a"),
    )

    def folded(w, depth, layers, material, z, thick=2.4):
        for k in range(layers):
            rows = []
            for y in np.linspace(-depth / 2, depth / 2, 16):
                rows.append([(x, y, 0) for x in np.linspace(-w / 2, w / 2, 16)])
            outline = [
                (-depth / 2 - 0.2, -thick / 2),
                (depth / 2, -thick / 2),
                (depth / 2, -0.1),
                (depth / 2, 0.1),
                (depth / 2, thick / 2),
                (-depth / 2, thick / 2),
                (-depth / 2 - thick * 0.5, 0),
            ]
            fold = prism(smooth_line(outline, 6, True), w - 0.6 * k, material, round=0.6)
            place(fold, (-(w - 0.6 * k) / 2, -0.3 * k, z + thick * (k + 0.5)), (90, 0, 90))
            soften(fold, 2)
            wrinkle(fold, 1.1, 6)
        return z + layers * thick

    z = folded(46, 34, 3, linen, 0, 3.8)
    z = folded(45, 33, 2, dark, z, 3.8)
    z = folded(42, 30, 2, pale, z, 3.2)
    ribbon = fabric("#8a5a3c", 2)
    tube(
        [(-6, -19.8, 0.4), (-6, -19.6, z * 0.5), (-6, -17.6, z + 0.3), (-6, 0, z + 0.7), (-6, 18, z + 0.3)],
        1.1,
        ribbon,
        6,
        12,
        flatten=0.16,
    )
    for k in range(4):
        cylinder(1.0, 0.3, plastic("#5a3c26", 0.4), (10 + k * 3.1, -16.4, z - 0.7 + 0.3), (8, 0, 0))
    return {
        "azimuth": -22,
        "elevation": 20,
        "fill": 0.86,
        "detail": {"zoom": 2.1, "azimuth": 10, "look": (0, -14, 14)},
    }


@family
def basket(d):
    rod, pale = wood("#a97a45", along="z", scale=1.4, gloss=0.6), fabric("#f0e9da", 0.9)
    stakes, rows = 40, 34
    for k in range(stakes):
        a = k / stakes * 2 * math.pi
        tube(
            [
                (r * math.cos(a), r * math.sin(a), z)
                for r, z in ((15.2, 0.4), (16.8, 8), (18.2, 18), (19.0, 30))
            ],
            0.36,
            rod,
            6,
            8,
        )
    for j in range(rows):
        z = 0.6 + j * 0.9
        base = 15.2 + 3.8 * (z / 31) ** 0.8
        line = []
        for k in range(stakes * 4):
            a = k / (stakes * 4) * 2 * math.pi
            line.append(
                (
                    (base + 0.5 * math.cos(a * stakes / 2 + j * math.pi)) * math.cos(a),
                    (base + 0.5 * math.cos(a * stakes / 2 + j * math.pi)) * math.sin(a),
                    z,
                )
            )
        tube(line, 0.46, rod, 0, 8, closed=True)
    for turn in range(3):
        line = []
        for k in range(160):
            a = k / 160 * 2 * math.pi
            w = a * 26 + turn * 2.094
            line.append(
                (
                    (19.2 + 0.62 * math.cos(w)) * math.cos(a),
                    (19.2 + 0.62 * math.cos(w)) * math.sin(a),
                    31.4 + 0.62 * math.sin(w),
                )
            )
        tube(line, 0.56, rod, 0, 8, closed=True)
    for s in (-1, 1):
        for lift in (0, 0.7):
            tube(
                [
                    (s * 19.2, -6, 30),
                    (s * 20.0, -5, 36 + lift),
                    (s * 20.2, 0, 38.4 + lift),
                    (s * 20.0, 5, 36 + lift),
                    (s * 19.2, 6, 30),
                ],
                0.62,
                rod,
                8,
                10,
            )
    lining = lathe(
        [(0, 1.5), (14.4, 1.5), (16, 8), (17.6, 18), (18.4, 31), (19.0, 33.0), (21.0, 32.8), (20.8, 29)],
        pale,
        segments=160,
    )
    wrinkle(lining, 0.5, 4)
    for k, (x, y, c) in enumerate(((-5, -2, "#8fa7b8"), (6, 3, "#d9a58a"), (1, -6, "#e6dcc8"))):
        cushion((22, 18, 9), fabric(c, 0.9), (x, y, 30 + k), (8 * k - 8, 10 - 8 * k, 40 * k), 0.5)
    return {
        "azimuth": -20,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (4, -14, 26)},
    }
