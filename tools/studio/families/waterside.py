"""Goods for the beach and the water."""

import math

import numpy as np

from family import family
from materials import Surface, fabric, leather, metal, plastic
from shapes import ball, box, cylinder, grid, lathe, place, place_all, smooth_line, tube
from surfaces import wrinkle


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
