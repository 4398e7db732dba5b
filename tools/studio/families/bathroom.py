"""Bathroom goods."""

import math
import random

import numpy as np

from family import family
from labels import drawing, path, rect, sans, serif, text
from materials import Surface, linear, metal, paper, plastic, printed
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


@family
def lotion(d):
    body, pump = plastic("#f3ede1", 0.42), plastic("#fbf8f2", 0.3)
    wall = [
        (0, 0),
        (3.3, 0),
        (3.6, 0.4),
        (3.6, 1.2),
        (3.6, 12.6),
        (3.6, 13.5),
        (3.2, 14.8),
        (1.6, 15.6),
        (1.5, 16.2),
        (0, 16.2),
    ]
    lathe(smooth_line(wall, 3), body, segments=96)
    lathe([(0, 16.1), (1.75, 16.1), (1.75, 17.6), (1.5, 17.8), (0, 17.8)], pump, segments=64)
    for k in range(40):
        a = k / 40 * 6.283
        box(
            (0.08, 0.12, 1.3),
            pump,
            (1.75 * math.cos(a), 1.75 * math.sin(a), 16.2),
            (0, 0, math.degrees(a)),
            round=0.03,
        )
    cylinder(0.42, 1.8, pump, (0, 0, 17.7))
    lathe([(0, 0), (1.5, 0), (1.6, 0.3), (1.3, 1.1), (0, 1.3)], pump, (0, 0, 19.2), curve=3)
    tube(
        [(0.4, -0.2, 19.9), (-1.6, -0.8, 20.0), (-3.3, -1.4, 19.9), (-3.9, -1.6, 19.2)],
        [0.6, 0.55, 0.45, 0.36],
        pump,
        8,
    )
    art = text("CLEARWELL", 500, 150, 54, "#5b6650", sans, 600, spacing=12) + path(
        "M420 200H580", stroke="#b9a67c", line=4
    )
    art += text("Calm", 500, 420, 210, "#3f4a38", serif, 400) + text(
        "oat body lotion", 500, 520, 72, "#3f4a38", serif, style="italic"
    )
    for k in range(7):
        y = 760 - k * 26
        art += path(
            f"M500 {y}C{470 - k} {y - 30} 440 {y - 40} 430 {y - 76}C470 {y - 70} 496 {y - 40} 500 {y}C504 {y - 40} 530 {y - 70} 570 {y - 76}C560 {y - 40} {530 + k} {y - 30} 500 {y}",
            "#c8b27c",
            opacity=0.9,
        )
    art += (
        path("M500 900V580", stroke="#a99560", line=5)
        + text("5 % urea · no perfume", 500, 1010, 46, "#5b6650", sans)
        + text("300 ml", 500, 1090, 46, "#5b6650", sans)
    )
    wrap(3.66, 11.2, printed(drawing(art, 1000, 1180, "#f7f1e4"), 0.5), (0, 0, 1.2), angle=150)
    generator = random.Random(3)
    oat = [plastic(c, 0.7) for c in ("#d9c08e", "#c9ac74", "#e4d0a4")]
    for _ in range(46):
        a, r = generator.uniform(3.3, 6.1), generator.uniform(4.6, 8.6)
        ball(
            0.42,
            generator.choice(oat),
            (r * math.cos(a), r * math.sin(a) * 0.8, 0.2),
            (1.9, 0.85, 0.5),
            (0, 0, generator.uniform(0, 180)),
            segments=14,
        )
    swirl = [
        (5.8 + r * math.cos(t) * 1.2, -3.6 + r * math.sin(t), 0.3 + (2.0 - r) * 0.5)
        for t, r in ((k * 0.4, 2.0 - k * 0.055) for k in range(34))
    ]
    tube(swirl, 0.55, plastic("#fdfaf3", 0.25, 0.4), 3, 16)
    return {
        "azimuth": -14,
        "elevation": 14,
        "fill": 0.82,
        "detail": {"zoom": 2.1, "azimuth": 18, "look": (2, -2, 4)},
    }


@family
def razor(d):
    steel = metal("#d0d3d6", 0.16)
    handle = [
        (0, 0),
        (0.62, 0.05),
        (0.7, 0.3),
        (0.7, 0.9),
        (0.55, 1.1),
        (0.58, 1.4),
        (0.6, 8.2),
        (0.5, 8.5),
        (0.36, 9.2),
        (0.5, 9.7),
        (0, 9.8),
    ]
    parts = [lathe(handle, steel, segments=64)]
    for k in range(34):
        for s in (1, -1):
            z0 = 1.6 + k * 0.19
            parts.append(
                tube(
                    [
                        (0.6 * math.cos(t * s + k), 0.6 * math.sin(t * s + k), z0 + t * 0.22)
                        for t in np.linspace(0, 2.0, 9)
                    ],
                    0.035,
                    steel,
                    0,
                    6,
                )
            )
    head = [box((4.3, 2.4, 0.35), steel, (0, 0, 9.75), round=0.12)]
    for k in range(22):
        for s in (-1, 1):
            head.append(box((0.11, 0.5, 0.22), steel, (-2.0 + k * 0.19, s * 1.28, 9.85), round=0.03))
    head.append(box((4.3, 2.3, 0.03), metal("#eceef0", 0.08), (0, 0, 10.18)))
    top = [(y * 1.18, 0.52 * (1 - y * y) ** 0.5) for y in np.linspace(-1, 1, 21)]
    head.append(place(prism(top, 4.3, steel, round=0.05), (-2.15, 0, 10.22), (90, 0, 90)))
    parts += head
    place_all(parts, (0, 0, 1.2))
    lathe(
        [
            (0, 0),
            (2.3, 0),
            (2.5, 0.3),
            (2.4, 0.9),
            (1.0, 1.3),
            (0.9, 2.2),
            (0.78, 2.2),
            (0.75, 1.2),
            (0, 1.2),
        ],
        steel,
        curve=3,
    )
    art = (
        rect(0, 0, 900, 560, "#1c2f45")
        + rect(40, 40, 820, 480, "none", 10, "#c8d3dd", 5)
        + text("STEEL", 450, 260, 140, "#eef2f6", sans, 700, spacing=20)
        + text("ten safety blades", 450, 350, 58, "#c8d3dd", serif, style="italic")
        + text("CLEARWELL", 450, 460, 38, "#c8d3dd", sans, 600, spacing=8)
    )
    for i in range(2):
        pack = [
            box((4.6, 2.7, 0.7), paper("#1c2f45"), round=0.04),
            plate(4.6, 2.7, printed(drawing(art, 900, 560), 0.5), (0, 0, 0.71)),
        ]
        place_all(pack, (4.9 + i * 0.5, -1.8 + i * 0.4, i * 0.7), (0, 0, 16 + i * 20))
    blade = prism(
        [
            (-2.1, -1.05),
            (2.1, -1.05),
            (2.1, -0.7),
            (1.8, -0.6),
            (1.8, 0.6),
            (2.1, 0.7),
            (2.1, 1.05),
            (-2.1, 1.05),
            (-2.1, 0.7),
            (-1.8, 0.6),
            (-1.8, -0.6),
            (-2.1, -0.7),
        ],
        0.03,
        metal("#dfe2e5", 0.12),
        (-4.4, -3.0, 0),
        (0, 0, 24),
        round=0.005,
    )
    slab(3.0, 0.22, 0.01, 0.1, plastic("#23262b", 0.5), (-4.4, -3.0, 0.031), (0, 0, 24), round=0.001)
    return {
        "azimuth": -18,
        "elevation": 15,
        "fill": 0.8,
        "detail": {"zoom": 2.4, "azimuth": 20, "look": (0, 0, 10.4)},
    }


@family
def lip_balm(d):
    case, gold = metal("#d8c7a6", 0.22, (0.05, 0.05, 1)), metal("#c9a86a", 0.16)
    balm = Surface(
        Base_Color=linear(d["colour"]),
        Roughness=0.3,
        Clearcoat=0.3,
        Subsurface=0.08,
        Subsurface_Color=linear(d["colour"]),
    )

    lathe([(0, 0), (1.25, 0), (1.35, 0.12), (1.35, 3.6), (1.25, 3.72), (1.1, 3.72)], case, segments=96)
    lathe([(1.05, 3.5), (1.12, 3.6), (1.12, 5.2), (1.02, 5.25), (1.0, 4.9)], gold, segments=96)
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    rows = [np.stack([0.98 * np.cos(a), 0.98 * np.sin(a), np.full(64, 4.8)], 1)]
    for s in (1.0, 0.97, 0.9, 0.75, 0.4, 0.02):
        ring = np.stack(
            [
                0.98 * s * np.cos(a),
                0.98 * s * np.sin(a),
                7.1 + 0.95 * 0.98 * s * np.sin(a) + 0.5 * (1 - s**2),
            ],
            1,
        )
        rows.append(ring)
    grid(rows, balm.material, closed=True, cap=True, smooth=50)
    cap = [lathe([(0, 4.4), (1.3, 4.4), (1.4, 4.28), (1.4, 0), (1.3, 0), (1.3, 4)], case, segments=96)]
    mark = drawing(
        text("atelier mirabel", 500, 120, 110, "#5d4a28", serif, style="italic"), 1000, 180, "#d8c7a6"
    )
    wrap(1.352, 0.42, printed(mark, 0.24, metallic=1.0), (0, 0, 1.6), angle=98)
    place_all(cap, (0, 0, 0), (90, 0, 40))
    place_all(cap, (3.6, -0.6, 1.4))
    return {
        "azimuth": -16,
        "elevation": 17,
        "fill": 0.74,
        "detail": {"zoom": 2.2, "azimuth": 16, "look": (0, 0, 5.6)},
    }
