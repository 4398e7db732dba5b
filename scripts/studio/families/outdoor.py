"""For the hills and the water."""

import math

import numpy as np

from family import family
from labels import circle, drawing, path, rect, sans, text
from materials import Surface, fabric, leather, metal, plastic, printed, rubber, shade
from shapes import (
    ball,
    box,
    cylinder,
    grid,
    lathe,
    mesh,
    place,
    place_all,
    plate,
    prism,
    slab,
    smooth_line,
    tube,
)
from surfaces import wrinkle


@family
def tent(d):
    fly, dark, pole = (
        fabric("#6f8a5a", 0.25, sheen=0.1, strength=0.1),
        fabric("#3d4a38", 0.3),
        metal("#d08a3a", 0.35),
    )
    inner, cord = fabric("#e6ddc4", 0.3), plastic("#e8793a", 0.6)
    long, wide, high = 130, 78, 112

    def ridge(x):
        return high * math.cos(x / long * math.pi / 2 * 0.86) ** 0.62

    rows = []
    for x in np.linspace(-long, long, 260):
        h = ridge(x)
        half = wide * (0.42 + 0.58 * math.cos(x / long * math.pi / 2 * 0.92) ** 0.7)
        ring = []
        for t in np.linspace(-1, 1, 160):
            a = t * math.pi / 2
            sag = 2.2 * math.sin((x / long + 1) * math.pi * 2) ** 2 * math.cos(a)
            ring.append(
                (x, half * math.sin(a) * (1 - 0.08 * math.cos(a) ** 2), h * math.cos(a) ** 0.82 - sag + 3)
            )
        rows.append(ring)
    vertices = [p for row in rows for p in row]
    faces, n = [], 160
    for j in range(259):
        for i in range(n - 1):
            x = (rows[j][0][0] + rows[j + 1][0][0]) / 2
            t = (i + 0.5) / (n - 1) * 2 - 1
            opening = (
                t < 0 and abs(x) < 34 * (1 - ((-t - 1) / -0.78) ** 2.2 if -t > 0.22 else 0) and -t > 0.24
            )
            if not opening:
                faces.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    shell = mesh(vertices, faces, fly, 70)
    thick = shell.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.7
    wrinkle(shell, 1.8, 26)
    within = []
    for x in np.linspace(-long * 0.86, long * 0.86, 40):
        h = ridge(x) * 0.93
        half = wide * 0.9 * (0.42 + 0.58 * math.cos(x / long * math.pi / 2 * 0.92) ** 0.7)
        within.append(
            [
                (x, half * math.sin(t * math.pi / 2) * 0.96 + 2, h * math.cos(t * math.pi / 2) ** 0.85)
                for t in np.linspace(-1, 1, 40)
            ]
        )
    grid(within, inner, smooth=70)
    for x in (-44, 44):
        half = wide * (0.42 + 0.58 * math.cos(x / long * math.pi / 2 * 0.92) ** 0.7)
        arch = [
            (x, (half + 1.2) * math.sin(a), (ridge(x) + 1.6) * max(0, math.cos(a)) ** 0.82 + 3)
            for a in np.linspace(-math.pi / 2, math.pi / 2, 30)
        ]
        tube(arch, 1.1, pole, 2, 10)
    for x, y in ((-150, 0), (150, 0), (-88, -98), (88, -98), (-88, 98), (88, 98)):
        inner_x, inner_y = x * 0.72, y * 0.62
        z = 46 if y else 38
        tube([(inner_x * 0.9, inner_y * 0.9, z), (x, y, 1)], 0.45, cord, 0, 8)
        tube([(x, y, -1), (x * 1.015, y * 1.015, 7)], 0.7, pole, 0, 8)
    return {
        "azimuth": -30,
        "elevation": 12,
        "fill": 0.9,
        "detail": {"zoom": 2.0, "azimuth": 4, "look": (0, -60, 44)},
    }


@family
def backpack(d):
    cloth, dark, strap = (
        fabric(d["colour"], 0.7, shade(d["colour"], 0.8)),
        fabric("#2a2d31", 0.9),
        fabric("#1f2124", 1.6),
    )

    def bag(w, dd, h, at, material, taper=0.86, puff=0.34):
        rows = []
        for t in np.linspace(0, 1, 30):
            s = (1 - (abs(t * 2 - 1)) ** 7) ** 0.3
            k = (1 - (1 - taper) * t) * (0.72 + 0.28 * s)
            ring = []
            for b in np.linspace(0, 2 * math.pi, 80, endpoint=False):
                c, n = math.cos(b), math.sin(b)
                ring.append(
                    (
                        w / 2 * k * np.sign(c) * abs(c) ** puff,
                        dd / 2 * k * np.sign(n) * abs(n) ** (puff + 0.2),
                        t * h,
                    )
                )
            rows.append(ring)
        made = grid(rows, material, closed=True, cap=True, smooth=75)
        place(made, at)
        return wrinkle(made, 1.1, 7)

    bag(33, 22, 54, (0, 0, 2), cloth)
    bag(31, 23, 11, (0, -0.5, 52), cloth, 0.8)
    bag(24, 9, 26, (0, -11.5, 7), cloth, 0.86)
    for s in (-1, 1):
        bag(9, 15, 22, (s * 17.4, -1, 5), dark, 0.92)
        tube(
            [(s * 6.5, -12.6, 57), (s * 6.8, -13.4, 47), (s * 6.6, -15.6, 33), (s * 6.4, -12.6, 4)],
            1.15,
            strap,
            8,
            12,
            flatten=0.2,
        )
        box((3.2, 1.0, 2.0), plastic("#17181a", 0.4), (s * 6.7, -14.8, 38), round=0.4)
        tube([(s * 12.5, -9, 34), (s * 16.5, -4, 37), (s * 17, 3, 36)], 0.6, strap, 6, 10, flatten=0.3)
        tube(
            [(s * 7, 10, 52), (s * 10.5, 17, 44), (s * 11.5, 18, 28), (s * 11, 12, 10)],
            2.6,
            dark,
            10,
            16,
            flatten=0.35,
        )
        tube([(s * 14, 6, 9), (s * 20, -4, 8), (s * 19, -13, 7.4)], 3.2, dark, 8, 16, flatten=0.35)
    tube([(-12.2, -15.9, 27), (0, -17.4, 28.6), (12.2, -15.9, 27)], 0.3, plastic("#17181a", 0.4), 8, 8)
    tube([(-4, 8, 61), (-3.4, 9, 65), (3.4, 9, 65), (4, 8, 61)], 1.0, strap, 8, 12, flatten=0.5)
    tube([(12.6, -15.4, 27), (13.4, -16.6, 25), (13, -16.4, 23)], 0.25, plastic("#e8a13a", 0.4), 5, 8)
    badge = drawing(
        path("M150 150L260 20L370 150Z", "#f2eee2") + text("RIDGE 40", 640, 140, 110, "#f2eee2", sans, 700),
        1000,
        180,
        "#26282c",
    )
    plate(9, 1.62, printed(badge, 0.8), (0, -17.0, 20), (86, 0, 0))
    roll = [
        cylinder(5.2, 40, fabric("#c9b48a", 0.8), round=1.2),
        cylinder(5.3, 2, strap, (0, 0, 10)),
        cylinder(5.3, 2, strap, (0, 0, 28)),
    ]
    place_all(roll, (-20, -6, -3.6), (0, 90, 0))
    return {
        "azimuth": -26,
        "elevation": 9,
        "fill": 0.86,
        "detail": {"zoom": 2.1, "azimuth": 12, "look": (2, -14, 34)},
    }


@family
def compass(d):
    clear, dark, steel = plastic("#dfe8e6", 0.12, 1), plastic("#22262a", 0.35), metal("#c9cdd1", 0.2)
    slab(6.4, 12.6, 0.45, 0.9, clear, round=0.12)
    scale = rect(0, 0, 640, 1260, "#dfe8e6")
    for i in range(90):
        scale += path(
            f"M8 {40 + i * 13}H{44 if i % 10 == 0 else 30 if i % 5 == 0 else 22}", stroke="#22262a", line=3
        )
    scale += path("M320 60V330M320 60L290 120M320 60L350 120", stroke="#c8362c", line=12) + text(
        "PATHFINDER", 320, 1190, 52, "#22262a", sans, 600, spacing=8
    )
    plate(6.3, 12.4, printed(drawing(scale, 640, 1260), 0.15, 1), (0, 0, 0.456), radius=0.8)
    cylinder(2.9, 0.9, dark, (0, -1.6, 0.4), round=0.2, segments=96)
    for k in range(60):
        a = k / 60 * 6.283
        box(
            (0.12, 0.14, 0.7),
            dark,
            (2.9 * math.cos(a), -1.6 + 2.9 * math.sin(a), 0.45),
            (0, 0, math.degrees(a)),
            round=0.03,
        )
    face = circle(500, 500, 500, "#f4f2ea")
    for i in range(120):
        a = math.radians(i * 3)
        r = 400 if i % 10 == 0 else 430
        face += path(
            f"M{500 + r * math.sin(a)} {500 - r * math.cos(a)}L{500 + 470 * math.sin(a)} {500 - 470 * math.cos(a)}",
            stroke="#22262a",
            line=5,
        )
    for word, a in (("N", 0), ("E", 90), ("S", 180), ("W", 270)):
        b = math.radians(a)
        face += text(
            word,
            500 + 310 * math.sin(b),
            500 - 310 * math.cos(b) + 42,
            120,
            "#c8362c" if word == "N" else "#22262a",
            sans,
            700,
        )
    plate(5.0, 5.0, printed(drawing(face, 1000, 1000), 0.3, 1), (0, -1.6, 1.31), (0, 0, 24), radius=2.5)
    for s, colour in ((1, "#c8262a"), (-1, "#f4f4f2")):
        needle = prism([(-0.24, 0), (0.24, 0), (0, 1.9)], 0.06, plastic(colour, 0.3), round=0.01)
        place_all([needle], (0, 0, 0), (0, 0, 0 if s > 0 else 180))
        place_all([needle], (0, -1.6, 1.42), (0, 0, 46))
    cylinder(0.2, 0.2, metal("#c9a85a", 0.2), (0, -1.6, 1.38))
    lid = [
        slab(6.4, 6.2, 0.5, 0.9, dark, round=0.15),
        plate(5.4, 5.2, metal("#e9edf0", 0.03), (0, 0, 0.505), radius=0.5),
    ]
    lid.append(box((0.08, 5.2, 0.03), plastic("#22262a", 0.4), (0, 0, 0.5)))
    place_all(lid, (0, 3.1, 0), (0, 0, 0))
    place_all(lid, (0, 0, 0), (58, 0, 0))
    place_all(lid, (0, 6.4, 0.4))
    cylinder(0.3, 4.6, steel, (-2.3, 6.4, 0.4), (0, 90, 0))
    cord = [
        (0, -6.2, 0.35),
        (1.4, -8.4, 0.2),
        (5.4, -8.0, 0.2),
        (7.4, -3.6, 0.2),
        (6, 1.4, 0.2),
        (7.6, 5.6, 0.2),
        (5.2, 8.4, 0.2),
    ]
    tube(cord, 0.2, fabric("#c8452f", 5), 12, 10)
    tube(
        [(0, -6.2, 0.35), (-1.0, -8.0, 0.2), (-4.6, -8.4, 0.2), (-6.4, -5.2, 0.2)],
        0.2,
        fabric("#c8452f", 5),
        10,
        10,
    )
    ball(0.45, plastic("#22262a", 0.4), (-6.5, -5, 0.4))
    return {
        "azimuth": -26,
        "elevation": 32,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 8, "elevation": 42, "look": (0, -1.6, 1)},
    }


@family
def fishing_rod(d):
    blank, cork, steel, dark = (
        plastic("#2b3a34", 0.2, 1),
        Surface(Roughness=0.9),
        metal("#c9cdd1", 0.18),
        plastic("#1d2023", 0.3, 0.4),
    )
    cork.link(
        cork.ramp(cork.noise(2.4, 5), (0.3, "#a8794a"), (0.55, "#cfa572"), (0.75, "#dfbd8f")), "Base Color"
    )

    def piece(length, base, tip, rings):
        parts = [tube([(0, 0, 0), (length, 0, 0)], [base, tip], blank, 0, 20)]
        for x in rings:
            hoop = [
                (x, 0.75 * math.cos(a), 0.95 + 0.75 * math.sin(a))
                for a in np.linspace(0, 6.283, 20, endpoint=False)
            ]
            parts += [
                tube(hoop, 0.1, steel, 2, 8, closed=True),
                tube([(x - 1.2, 0, base), (x, 0, 0.4)], 0.12, steel, 0, 6),
                tube([(x + 1.2, 0, base), (x, 0, 0.4)], 0.12, steel, 0, 6),
                tube([(x - 1.4, 0, 0), (x + 1.4, 0, 0)], base * 1.12, plastic("#8a2f28", 0.3, 0.8), 0, 14),
            ]
        return parts

    for k in range(3):
        place_all(
            piece(46, 0.42 - 0.1 * k, 0.34 - 0.1 * k, (10, 34) if k else (30,)),
            (-24, 5.5 + k * 4.6, 0.5),
            (0, 0, 2 - k * 2),
        )
    grip = [
        tube(
            [(-26, 0, 0), (-25.4, 0, 0), (-14, 0, 0), (-11, 0, 0)],
            [1.0, 1.35, 1.2, 0.9],
            cork.material,
            4,
            24,
        ),
        tube([(-11, 0, 0), (-3, 0, 0)], 0.85, dark, 0, 20),
        tube([(-3, 0, 0), (-1, 0, 0), (4, 0, 0), (8, 0, 0)], [0.9, 1.15, 1.05, 0.5], cork.material, 4, 24),
        tube([(7, 0, 0), (26, 0, 0)], [0.5, 0.45], blank, 0, 20),
        cylinder(1.3, 1.2, dark, (-27, 0, 0), (0, 90, 0), round=0.3),
    ]
    reel = [
        tube([(-7, 0, -0.9), (-7, 0, -2.6), (-7, 0, -4.6)], [0.9, 0.5, 0.7], dark, 5),
        place(
            lathe([(0, -1.6), (1.5, -1.6), (2.0, -1.0), (2.0, 1.2), (1.4, 1.8), (0, 1.8)], dark, curve=3),
            (-8.0, 0, -5.8),
            (0, 90, 0),
        ),
    ]
    spool = lathe(
        [
            (0, 0),
            (2.2, 0),
            (2.3, 0.3),
            (1.6, 0.6),
            (1.55, 2.6),
            (2.1, 2.9),
            (2.0, 3.3),
            (0.8, 3.5),
            (0.5, 4.0),
            (0, 4.0),
        ],
        metal("#c9a85a", 0.2),
        curve=0,
    )
    reel.append(place(spool, (-5.8, 0, -5.8), (0, 90, 0)))
    reel.append(
        place(
            lathe([(1.62, 0.6), (1.95, 0.8), (1.95, 2.4), (1.62, 2.6)], plastic("#a9c4a0", 0.3), segments=64),
            (-5.8, 0, -5.8),
            (0, 90, 0),
        )
    )
    bail = [(-5.2, 2.4 * math.cos(a), -5.8 + 2.4 * math.sin(a)) for a in np.linspace(-1.2, 1.9, 16)]
    reel.append(
        tube(
            [(x + 2.6 * math.sin((i / 15) * math.pi), y, z) for i, (x, y, z) in enumerate(bail)],
            0.13,
            steel,
            3,
            8,
        )
    )
    reel += [
        tube([(-8, 0, -5.8), (-8, -3.4, -5.8), (-8, -3.8, -5.8), (-11.4, -4.0, -7.6)], 0.32, steel, 5),
        tube([(-11.4, -3.6, -7.6), (-11.4, -6.4, -7.6)], [0.7, 0.85], cork.material, 0),
    ]
    rod = grip + reel + piece(1, 0.46, 0.46, ())
    hoop = [
        (22, 1.1 * math.cos(a), -1.3 + 1.1 * math.sin(a)) for a in np.linspace(0, 6.283, 24, endpoint=False)
    ]
    rod.append(tube(hoop, 0.12, steel, 2, 8, closed=True))
    place_all(rod, (0, 0, 0), (-96, 0, 0))
    place_all(rod, (0, -4, 3.9), (0, 0, 4))
    case = [
        cylinder(3.2, 52, fabric("#4d5a44", 1.4), round=0.4),
        cylinder(3.35, 4, leather("#7d5233"), (0, 0, 48), round=0.3),
        cylinder(3.35, 3, leather("#7d5233"), (0, 0, 0), round=0.3),
    ]
    place_all(case, (-26, 23, 3.3), (0, 90, -2))
    return {
        "azimuth": -18,
        "elevation": 34,
        "fill": 0.88,
        "detail": {"zoom": 2.5, "azimuth": 14, "elevation": 26, "look": (-7, -8, 3)},
    }


@family
def dive_mask(d):
    skirt, rim, lens = plastic("#1f2429", 0.35), plastic(d["colour"], 0.3, 0.5), plastic("#a9c8d4", 0.03, 1)
    outline = [
        (x, z)
        for x, z in smooth_line(
            [
                (-8.4, 1.0),
                (-7.4, 4.0),
                (-3, 4.8),
                (0, 4.5),
                (3, 4.8),
                (7.4, 4.0),
                (8.4, 1.0),
                (7.6, -2.6),
                (4.4, -4.4),
                (2.4, -3.4),
                (1.4, -0.8),
                (0, 0.2),
                (-1.4, -0.8),
                (-2.4, -3.4),
                (-4.4, -4.4),
                (-7.6, -2.6),
            ],
            6,
            True,
        )
    ]

    def at(x, z, y):
        return (x, y + 0.05 * x * x, z)

    mask = []
    mask.append(tube([at(x, z, 0) for x, z in outline], 0.62, rim, 0, 16, closed=True))
    glass_face = [at(x * 0.98, z * 0.97, 0.05) for x, z in outline]
    rows = []
    for share in (1.0, 0.75, 0.5, 0.25, 0.02):
        rows.append(
            [(x * share, 0.05 + 0.05 * (x * share) ** 2, 0.9 + (z - 0.9) * share) for x, _, z in glass_face]
        )
    mask.append(grid(rows, lens, closed=True, smooth=80))
    rows = [
        [at(x * k, z * k, y) for x, z in outline]
        for k, y in ((1.0, 0.2), (1.05, 1.6), (1.04, 3.4), (0.98, 4.8), (0.94, 5.2))
    ]
    mask.append(grid(rows, skirt, closed=True, smooth=80))
    nose = ball(2.0, skirt, (0, 0.4, -1.6), (0.95, 1.1, 1.2))
    mask.append(nose)
    for s in (-1, 1):
        mask.append(box((1.2, 2.6, 2.2), rim, (s * 9.0, 4.2, 0), round=0.5))
    strap = [
        (8.9, 5.6, 1.1),
        (9.6, 10, 1.4),
        (6.4, 15, 1.6),
        (0, 17, 1.6),
        (-6.4, 15, 1.6),
        (-9.6, 10, 1.4),
        (-8.9, 5.6, 1.1),
    ]
    mask.append(tube(strap, 1.3, skirt, 12, 14, flatten=0.22))
    place_all(mask, (0, 0, 5.1), (-8, 0, 0))
    snorkel = [
        (13.0, -5, 1.6),
        (11.4, -4.6, 1.3),
        (11.8, -2, 1.3),
        (14.4, 1, 1.6),
        (16.8, 6, 1.6),
        (17.4, 14, 1.6),
        (17.0, 24, 1.6),
    ]
    tube(snorkel, [0.9, 1.15, 1.2, 1.3, 1.25, 1.2, 1.2], rim, 12, 24)
    box((3.4, 1.2, 2.0), skirt, (13.2, -5.6, 0.7), round=0.5)
    cylinder(1.7, 4.2, plastic("#1f2429", 0.35), (17.0, 22.4, 1.7), (-90, 0, 0), round=0.4)
    return {
        "azimuth": -20,
        "elevation": 20,
        "fill": 0.84,
        "detail": {"zoom": 2.0, "azimuth": 16, "look": (2, 0, 6)},
    }


@family
def umbrella(d):
    colours = [fabric(c, 0.35, strength=0.15) for c in ("#f4ead2", "#2f6f96")]
    pole, dark = metal("#d6d9dc", 0.3), plastic("#2a2d31", 0.4)
    ribs, radius, drop = 8, 92, 40
    tilted = []
    for k in range(ribs):
        rows = []
        for r in np.linspace(0.02, 1, 18):
            row = []
            for t in np.linspace(0, 1, 14):
                a = (k + t) / ribs * 2 * math.pi
                flat_ = 1 - 0.075 * math.sin(t * math.pi) * r
                row.append(
                    (
                        radius * math.sin(r * 1.25) / math.sin(1.25) * flat_ * math.cos(a),
                        radius * math.sin(r * 1.25) / math.sin(1.25) * flat_ * math.sin(a),
                        drop * (math.cos(r * 1.25) - math.cos(1.25)) / (1 - math.cos(1.25))
                        - 3.2 * math.sin(t * math.pi) * r,
                    )
                )
            rows.append(row)
        panel = grid(rows, colours[k % 2], smooth=80)
        thick = panel.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.5
        tilted.append(panel)
        a = k / ribs * 2 * math.pi
        rib = [
            (
                radius * math.sin(r * 1.25) / math.sin(1.25) * math.cos(a),
                radius * math.sin(r * 1.25) / math.sin(1.25) * math.sin(a),
                drop * (math.cos(r * 1.25) - math.cos(1.25)) / (1 - math.cos(1.25)) - 1.0,
            )
            for r in np.linspace(0.03, 1, 12)
        ]
        tilted.append(tube(rib, 0.5, pole, 2, 8))
        tilted.append(tube([rib[6], (1.6 * math.cos(a), 1.6 * math.sin(a), -12)], 0.4, pole, 0, 8))
        low = [
            [
                (
                    radius * 1.0 * math.cos(b) * (1 - 0.075 * math.sin((b * ribs / 6.283 - k) * math.pi)),
                    radius * math.sin(b) * (1 - 0.075 * math.sin((b * ribs / 6.283 - k) * math.pi)),
                    z - 3.2 * math.sin((b * ribs / 6.283 - k) * math.pi),
                )
                for b in np.linspace(a, a + 6.283 / ribs, 14)
            ]
            for z in (0, -7)
        ]
        tilted.append(grid(low, colours[(k + 1) % 2], smooth=80))
    tilted += [
        cylinder(1.9, 6, dark, (0, 0, drop - 1)),
        ball(2.2, dark, (0, 0, drop + 5)),
        cylinder(1.5, 62, pole, (0, 0, -60)),
        cylinder(2.4, 4, dark, (0, 0, -14)),
    ]
    place_all(tilted, (0, 0, 60), (0, 0, 0))
    place_all(tilted, (0, 0, 0), (20, 14, 0))
    place_all(tilted, (0, 0, 104))
    cylinder(1.8, 106, pole, (0, 0, 0))
    cylinder(3.0, 7, dark, (0, 0, 101), round=1.0)
    tube([(-11, 0, 34), (11, 0, 34)], 1.5, dark, 0)
    screw = []
    for t in np.linspace(0, 6 * math.pi, 90):
        screw.append(
            (3.4 * math.cos(t) * min(1, (t + 2) / 8), 3.4 * math.sin(t) * min(1, (t + 2) / 8), 1 + t * 1.0)
        )
    tube(screw, 0.8, dark, 0, 10)
    sand = Surface(Roughness=1.0)
    sand.link(sand.ramp(sand.noise(1.2, 6), (0.3, "#cdb080"), (0.7, "#e6cfa4")), "Base Color")
    sand.bump(sand.noise(3, 6), 0.5, 0.3)
    heap = lathe([(34, 0), (26, 1.4), (14, 4.4), (6, 6.2), (0, 6.6)], sand.material, curve=6)
    wrinkle(heap, 2.0, 7)
    return {
        "azimuth": -18,
        "elevation": 4,
        "fill": 0.88,
        "detail": {"zoom": 2.2, "azimuth": 10, "look": (8, -10, 170)},
    }


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
