"""Furniture and what makes a home."""

import math
import random

import numpy as np

from family import family
from labels import drawing, path, rect, sans, serif, text
from materials import (
    Surface,
    ceramic,
    fabric,
    glass,
    glow,
    leather,
    linear,
    liquid,
    metal,
    paper,
    plastic,
    printed,
    rubber,
    shade,
    wood,
)
from shapes import (
    ball,
    box,
    cylinder,
    grid,
    lathe,
    place,
    place_all,
    plate,
    prism,
    slab,
    smooth_line,
    tube,
    wrap,
)
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
            soften(fold, 1)
            wrinkle(fold, 0.5, 5)
        return z + layers * thick

    z = folded(46, 34, 4, linen, 0)
    z = folded(45, 33, 3, dark, z)
    z = folded(42, 30, 2, pale, z, 2.2)
    ribbon = fabric("#8a5a3c", 2)
    tube(
        [(-6, -19.8, 0.4), (-6, -19.6, z * 0.5), (-6, -17.6, z + 0.3), (-6, 0, z + 0.7), (-6, 18, z + 0.3)],
        1.1,
        ribbon,
        6,
        12,
        flatten=0.16,
    )
    cushion((40, 13, 30), pale, (30, 16, 15.5), (-14, 0, -14), 0.4)
    cushion((40, 12, 30), linen, (39, 4, 14.8), (-22, 4, -20), 0.4)
    for k in range(4):
        cylinder(1.0, 0.3, plastic("#5a3c26", 0.4), (10 + k * 3.1, -16.4, z - 0.7 + 0.3), (8, 0, 0))
    return {
        "azimuth": -22,
        "elevation": 20,
        "fill": 0.86,
        "detail": {"zoom": 2.1, "azimuth": 10, "look": (0, -14, 14)},
    }


@family
def candle(d):
    vessel, wax = (
        glass("#eef2ee"),
        Surface(
            Base_Color=linear("#f3ead6"),
            Roughness=0.45,
            Subsurface=0.25,
            Subsurface_Color=linear("#f6d9a4"),
            Subsurface_Radius=(1.2, 0.8, 0.5),
        ).material,
    )
    lathe(
        smooth_line([(0, 0), (3.6, 0), (3.9, 0.4), (3.9, 1), (3.9, 8.8), (3.9, 9.6)], 3), vessel, segments=96
    )
    lathe(
        [(0, 0.6), (3.7, 0.6), (3.75, 0.9), (3.75, 6.5), (3.5, 6.7), (2.4, 6.45), (0, 6.4)], wax, segments=96
    )
    cylinder(0.1, 1.3, plastic("#2a1f18", 0.8), (0, 0, 6.3))
    flame = lathe(
        [(0, 0), (0.26, 0.3), (0.36, 0.8), (0.28, 1.5), (0.1, 2.3), (0, 2.7)],
        glow("#ffd27a", 6),
        (0, 0, 7.4),
        curve=5,
        segments=32,
    )
    lathe(
        [(0, 0.1), (0.14, 0.3), (0.12, 0.8), (0, 1.1)],
        glow("#fff6e0", 9),
        (0, -0.3, 7.5),
        curve=4,
        segments=24,
    )
    art = (
        rect(0, 0, 1000, 700, "#f6f0e2")
        + rect(30, 30, 940, 640, "none", 0, "#8a7348", 4)
        + text("LITTLE LANTERN", 500, 150, 54, "#3a342a", sans, 600, spacing=12)
        + path("M440 195H560", stroke="#8a7348", line=4)
        + text("Evening", 500, 370, 170, "#3a342a", serif, 400, style="italic")
        + text("fig leaf", 500, 470, 66, "#8a7348", serif)
        + text("rapeseed wax · 45 hours", 500, 600, 44, "#3a342a", sans)
    )
    wrap(3.96, 4.6, printed(drawing(art, 1000, 700), 0.7), (0, 0, 1.4), angle=110)
    lid = [
        lathe([(0, 0), (4.1, 0), (4.1, 1.1), (3.9, 1.3), (0, 1.3)], wood("#b98a56", along="x"), segments=96)
    ]
    place_all(lid, (6.9, -2.6, 4.05), (74, 0, 50))
    leaf = plastic("#5f7a48", 0.55)
    for k, (x, y, turn) in enumerate(((-6.6, -3.4, 30), (-5.2, -5.2, -14))):
        lobes = []
        for a in np.linspace(0, 2 * math.pi, 80, endpoint=False):
            r = 2.0 * (0.62 + 0.38 * abs(math.cos(2.5 * a)) ** 0.7) * (0.7 if math.cos(a) < -0.8 else 1)
            lobes.append((r * math.cos(a), r * math.sin(a)))
        blade = prism(lobes, 0.05, leaf, round=0.01)
        wrinkle(place(blade, (x, y, 0.25 + 0.15 * k), (4, -6, turn)), 0.3, 1.4)
        tube([(x - 1.2, y, 0.25), (x - 2.8, y - 0.9, 0.2)], 0.1, leaf, 0, 8)
    flame["unframed"] = True
    return {
        "azimuth": -12,
        "elevation": 14,
        "fill": 0.76,
        "samples": 20,
        "detail": {"zoom": 2.0, "azimuth": 16, "elevation": 26, "look": (0, 0, 6.4)},
    }


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
def skillet(d):
    iron = Surface(Base_Color=linear("#1d1e20"), Metallic=0.7, Roughness=0.42)
    iron.link(
        iron.ramp(iron.noise(0.35, 6), (0.3, "#17181a"), (0.6, "#2b2826"), (0.75, "#3a2f28")), "Base Color"
    )
    iron.bump(iron.noise(14, 3), 0.12, 0.03)
    body = lathe(
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
    white = Surface(
        Base_Color=linear("#f8f5ec"),
        Roughness=0.25,
        Subsurface=0.15,
        Subsurface_Color=linear("#ffffff"),
        Clearcoat=0.4,
    )
    rows = []
    for share, z in ((1.0, 0.36), (0.97, 0.5), (0.86, 0.62), (0.6, 0.72), (0.3, 0.95), (0.01, 1.0)):
        a = np.linspace(0, 2 * math.pi, 96, endpoint=False)
        r = 5.2 * share * (1 + 0.09 * np.sin(3 * a) + 0.06 * np.sin(5 * a + 1) + 0.03 * np.sin(9 * a))
        rows.append(np.stack([r * np.cos(a) - 1.4, r * np.sin(a) - 0.6, np.full(96, z)], 1))
    grid(rows, white.material, closed=True, smooth=80)
    ball(
        2.0,
        Surface(Base_Color=linear("#f0a21c"), Roughness=0.16, Clearcoat=0.8).material,
        (-1.2, -0.8, 1.0),
        (1, 1, 0.55),
    )
    green = plastic("#4f7a3a", 0.6)
    generator = random.Random(3)
    for _ in range(26):
        a, r = generator.uniform(0, 6.283), generator.uniform(1, 8.6)
        box(
            (0.35, 0.2, 0.1),
            green,
            (r * math.cos(a), r * math.sin(a), 0.45 if r > 5.4 else 0.95),
            (0, 0, generator.uniform(0, 180)),
            round=0.03,
        )
    place(slab(34, 34, 1.8, 2, wood("#b07c48", along="x", scale=0.6), round=0.4), (-1, 0, -1.8), (0, 0, 12))
    return {
        "azimuth": -24,
        "elevation": 30,
        "fill": 0.9,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (-1, -1, 1)},
    }


@family
def knife(d):
    steel = Surface(Base_Color=linear("#cfd3d6"), Metallic=1.0, Roughness=0.2)
    steel.bump(steel.noise(24, 2, (0.05, 1, 1)), 0.05, 0.02)
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
    generator = random.Random(6)
    green, pale = plastic("#6f9a4a", 0.5), plastic("#dfe9c4", 0.5)
    for k in range(16):
        x, y = 11 + generator.uniform(-3, 3), -8.5 + generator.uniform(-1.6, 1.6)
        ring = [
            lathe([(0.34, 0), (0.46, 0), (0.46, 0.4), (0.34, 0.4)], green if k % 3 else pale, segments=24)
        ]
        place_all(ring, (x, y, 0.1), (generator.uniform(0, 30), generator.uniform(0, 30), 0))
    return {
        "azimuth": -14,
        "elevation": 40,
        "fill": 0.92,
        "detail": {"zoom": 2.1, "azimuth": 14, "look": (2, -1, 1)},
    }


@family
def plant(d):
    pot, earth, leaf = (
        ceramic("#c9c0ae", "#6b5b46"),
        plastic("#3a2a1e", 0.9),
        Surface(Base_Color=linear("#3f7a3f"), Roughness=0.32, Specular=0.5),
    )
    leaf.link(
        leaf.ramp(leaf.noise(0.9, 4), (0.3, "#2f6633"), (0.6, "#4a8a48"), (0.8, "#66a05a")), "Base Color"
    )
    lathe(
        [
            (0, 0.4),
            (4.6, 0.4),
            (5.0, 0.8),
            (6.0, 9.6),
            (6.2, 10.2),
            (5.9, 10.4),
            (5.6, 10.0),
            (5.4, 8.6),
            (0, 8.4),
        ],
        pot,
        segments=96,
    )
    lathe([(0, 0), (6.6, 0), (7.4, 1.2), (7.2, 1.3), (6.2, 0.5), (0, 0.5)], pot, segments=96)
    lathe([(0, 9.2), (3, 9.1), (5.5, 8.7)], earth)
    generator = random.Random(12)
    stalk = plastic("#7d9a5a", 0.5)
    for k in range(24):
        turn = k * 2.4 + generator.uniform(-0.2, 0.2)
        reach, up = 2.0 + k * 0.36, 26 - k * 0.66 + generator.uniform(-1, 1)
        x, y = reach * math.cos(turn), reach * math.sin(turn)
        tube(
            [(x * 0.12, y * 0.12, 9), (x * 0.5, y * 0.5, 9 + (up - 9) * 0.6), (x, y, up)],
            [0.16, 0.12, 0.1],
            stalk,
            8,
            8,
        )
        size = 2.9 - 0.045 * k + generator.uniform(-0.3, 0.3)
        rows = []
        for r in np.linspace(0.02, 1, 9):
            a = np.linspace(0, 2 * math.pi, 40, endpoint=False)
            rows.append(
                np.stack(
                    [
                        size * r * np.cos(a) * 1.02,
                        size * r * np.sin(a),
                        0.12 * size * (r**2) * np.cos(2 * a) * 0.5 - 0.16 * size * r**2 + 0.25,
                    ],
                    1,
                )
            )
        blade = grid(rows, leaf.material, closed=True, smooth=80)
        dot = cylinder(0.16, 0.05, plastic("#dbe6b8", 0.5), (0, 0, 0.24), segments=12)
        tilt = 22 + reach * 6
        place_all([blade, dot], (0, 0, 0), (0, tilt, math.degrees(turn)))
        place_all([blade, dot], (x * 1.05, y * 1.05, up))
    card = drawing(
        rect(0, 0, 500, 700, "#fbf7ec")
        + path(
            "M250 120C330 160 330 260 250 300C170 260 170 160 250 120M250 140V330", "#6f9a5a", "#4a6b3a", 6
        )
        + text("Pilea", 250, 430, 84, "#3a4a34", serif, style="italic")
        + "".join(rect(90, 490 + i * 55, 320 if i < 2 else 220, 12, "#b9b59f", 6) for i in range(3)),
        500,
        700,
    )
    sign = [
        box((5, 0.15, 7), paper("#fbf7ec"), round=0.03),
        plate(5, 7, printed(card, 0.8), (0, -0.08, 3.5), (90, 0, 0)),
    ]
    place_all(sign, (8.8, -3.6, 0), (-10, 0, 18))
    return {
        "azimuth": -14,
        "elevation": 14,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 10, "elevation": 28, "look": (0, -3, 20)},
    }


@family
def mirror(d):
    brass, silver = metal("#c29a52", 0.28), metal("#f0f2f3", 0.02)
    petals = 16
    outline = []
    for a in np.linspace(0, 2 * math.pi, 320, endpoint=False):
        r = 7.6 + 1.0 * abs(math.sin(a * petals / 2)) ** 0.7
        outline.append((r * math.cos(a), r * math.sin(a) * 1.12))
    parts = [prism(outline, 0.8, brass, round=0.3)]
    parts.append(lathe([(7.3, 0.75), (7.4, 1.05), (7.1, 1.1), (6.9, 0.85)], brass, segments=128))
    parts[-1] = place(parts[-1], scale=(1, 1.12, 1))
    parts.append(place(plate(13.9, 15.5, silver, (0, 0, 0.84), radius=6.95)))
    parts.append(
        tube(
            [(0, -8.8, 0.4), (0, -10.4, 0.4), (0, -14, 0.4), (0, -19.6, 0.4), (0, -20.6, 0.4)],
            [0.9, 0.62, 0.72, 0.95, 0.5],
            brass,
            8,
        )
    )
    ring = [
        (0 + 1.0 * math.cos(a), -21.4 + 1.0 * math.sin(a), 0.4)
        for a in np.linspace(0, 6.283, 24, endpoint=False)
    ]
    parts.append(tube(ring, 0.22, brass, 2, closed=True))
    for k in range(petals):
        a = (k + 0.5) / petals * 2 * math.pi
        parts.append(ball(0.34, brass, (7.85 * math.cos(a), 7.85 * 1.12 * math.sin(a), 0.85), segments=14))
    place_all(parts, (0, 0, 22.4), (78, 0, 14))
    cushion((20, 15, 3.4), fabric("#b98a86", 1.4), (9, -4, 1.4), (0, 0, 20), 0.5)
    small = [
        lathe(
            [(0, 0), (2.2, 0), (2.6, 1.2), (2.0, 4.6), (1.0, 6), (1.1, 7.4), (1.3, 7.8)],
            ceramic("#e6d9c8", "#b09a82"),
            curve=5,
        )
    ]
    place_all(small, (-10.6, 2.5, 0))
    for k in range(5):
        a = k * 1.3
        tube(
            [
                (-10.6, 2.5, 7),
                (-10.6 + math.cos(a), 2.5 + math.sin(a), 12),
                (-10.6 + 2.6 * math.cos(a), 2.5 + 2.4 * math.sin(a), 17 + k % 3),
            ],
            0.08,
            plastic("#b99a6a", 0.7),
            6,
            6,
        )
        ball(
            0.9,
            fabric("#e6d3b0", 3),
            (-10.6 + 2.7 * math.cos(a), 2.5 + 2.5 * math.sin(a), 17.8 + k % 3),
            (0.8, 0.8, 1.7),
            segments=16,
        )
    return {
        "azimuth": -10,
        "elevation": 10,
        "fill": 0.84,
        "detail": {"zoom": 2.2, "azimuth": 18, "look": (3, 0, 28)},
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
    leaf = plastic("#4a3a24", 0.8)
    generator = random.Random(5)
    for _ in range(34):
        a, r = generator.uniform(0, 6.283), generator.uniform(0, 2.2)
        tube(
            [
                (-0.4 + r * math.cos(a), -7.6 + r * math.sin(a) * 0.7, 0.12),
                (0.1 + r * math.cos(a), -7.3 + r * math.sin(a) * 0.7, 0.3),
                (0.6 + r * math.cos(a), -7.5 + r * math.sin(a) * 0.7, 0.12),
            ],
            0.1,
            leaf,
            4,
            6,
        )
    return {
        "azimuth": -12,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 10, "elevation": 30, "look": (-5, -2, 5)},
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
        [(0, 1.5), (14.4, 1.5), (16, 8), (17.6, 18), (18.4, 31), (19.0, 32.8), (20.4, 32.6), (20.2, 29)],
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
    plate(6, 1.08, printed(badge, 0.3, 0, 0.8), (9.6, -12.32, 52.6), (90, 0, 0))
    return {
        "azimuth": -30,
        "elevation": 10,
        "fill": 0.86,
        "detail": {"zoom": 2.2, "azimuth": -12, "look": (6, -10, 52)},
    }
