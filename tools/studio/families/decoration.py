"""Home decoration."""

import math
import random

import numpy as np

from family import family
from labels import drawing, path, rect, sans, serif, text
from materials import Surface, ceramic, glass, glow, linear, paper, plastic, printed, wood
from shapes import box, cylinder, grid, lathe, place_all, plate, smooth_line, tube, wrap


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
    flame["unframed"] = True
    return {
        "azimuth": -12,
        "elevation": 14,
        "fill": 0.76,
        "samples": 20,
        "detail": {"zoom": 2.0, "azimuth": 16, "elevation": 26, "look": (0, 0, 6.4)},
    }


@family
def plant(d):
    pot, earth, leaf = (
        ceramic("#c9c0ae", "#6b5b46"),
        plastic("#3a2a1e", 0.9),
        Surface(Base_Color=linear("#3f7a3f"), Roughness=0.44, Specular=0.4),
    )
    leaf.link(
        leaf.ramp(leaf.noise(0.35, 5), (0.3, "#33602c"), (0.55, "#447436"), (0.8, "#578642")), "Base Color"
    )
    leaf.bump(leaf.noise(2.2, 3), 0.25, 0.05)
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
        wave, cup = generator.uniform(0.04, 0.12), generator.uniform(0.08, 0.26)
        fold = generator.uniform(0, 6.3)
        rows = []
        for r in np.linspace(0.02, 1, 9):
            a = np.linspace(0, 2 * math.pi, 40, endpoint=False)
            rows.append(
                np.stack(
                    [
                        size * r * np.cos(a) * 1.02,
                        size * r * np.sin(a),
                        size * r**2 * (wave * np.cos(2 * a + fold) + 0.04 * np.cos(5 * a) - cup) + 0.25,
                    ],
                    1,
                )
            )
        blade = grid(rows, leaf.material, closed=True, smooth=80)
        dot = cylinder(0.11, 0.05, plastic("#a9c07c", 0.6), (0, 0, 0.24), segments=12)
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
