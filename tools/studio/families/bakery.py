"""Biscuits and cakes."""

import math
import random

import numpy as np

from family import family
from labels import circle, drawing, path, rect, sans, script, serif, text
from materials import Surface, fabric, metal, plastic, printed
from shapes import ball, box, grid, lathe, place, place_all, plate, slab, tube, wrap
from surfaces import wrinkle


def biscuit(radius, seed, at, turn=(0, 0, 0)):
    generator = random.Random(seed)
    dough = Surface(Roughness=0.85, Specular=0.2)
    dough.link(
        dough.ramp(dough.noise(0.6, 6), (0.3, "#b07a3c"), (0.55, "#d6a764"), (0.75, "#e6c48a")), "Base Color"
    )
    dough.bump(dough.noise(1.2, 8), 0.6, 0.3)
    body = lathe(
        [(0, 0), (radius - 0.4, 0), (radius, 0.4), (radius - 0.3, 0.85), (radius * 0.6, 1.15), (0, 1.25)],
        dough.material,
        curve=5,
        segments=48,
    )
    parts = [body]
    chip = plastic("#2d150b", 0.35, 0.3)
    for _ in range(11):
        a, r = generator.uniform(0, 6.28), radius * 0.82 * math.sqrt(generator.random())
        parts.append(
            ball(
                generator.uniform(0.25, 0.42),
                chip,
                (r * math.cos(a), r * math.sin(a), 1.22 - 0.3 * (r / radius) ** 3),
                (1.2, 0.9, 0.7),
                (0, 0, generator.uniform(0, 90)),
                segments=14,
            )
        )
    wrinkle(body, 0.25, 1.2)
    return place_all(parts, at, turn)


@family
def biscuits(d):
    art = rect(0, 0, 2400, 520, "#1f3f63")
    for i in range(24):
        art += circle(50 + i * 100, 60, 26, "#f0d9a8") + circle(50 + i * 100, 460, 26, "#f0d9a8")
    art += text("Butter biscuits", 1200, 290, 150, "#f6e7c6", script, 400) + text(
        "GOLDEN LADLE PANTRY", 1200, 385, 46, "#f0d9a8", sans, 600, spacing=14
    )
    tin = metal("#d9c08a", 0.35)
    lathe([(0, 0), (8.2, 0), (8.3, 0.2), (8.3, 6.8), (8.1, 6.8), (8.1, 0.6), (0, 0.6)], tin, segments=128)
    wrap(8.33, 6.0, printed(drawing(art, 2400, 520), 0.35, 0.5), (0, 0, 0.4), angle=300)
    lid = [
        lathe(
            [(0, 1.2), (7.8, 1.2), (8.4, 1.0), (8.5, 0.8), (8.5, 0), (8.35, 0), (8.35, 0.7)],
            tin,
            segments=128,
        )
    ]
    top = circle(500, 500, 500, "#1f3f63") + circle(500, 500, 440, "none", "#f0d9a8", 12)
    for k in range(32):
        a = k / 32 * 6.283
        top += circle(500 + 395 * math.cos(a), 500 + 395 * math.sin(a), 16, "#f0d9a8")
    top += text("Butter", 500, 480, 190, "#f6e7c6", script) + text(
        "biscuits", 500, 640, 190, "#f6e7c6", script
    )
    lid.append(plate(15.4, 15.4, printed(drawing(top, 1000, 1000), 0.35, 0.5), (0, 0, 1.21), radius=7.7))
    place_all(lid, (0, 0, 0), (76, 0, -10))
    place_all(lid, (10.4, 11.5, 8.3))
    generator = random.Random(5)
    liner = fabric("#f5efe2", 2)
    lathe([(8.0, 6.4), (7.2, 5.0), (6, 3.6), (0, 3.4)], liner)
    for k in range(7):
        a = k / 7 * 6.283
        biscuit(
            3.0,
            k,
            (4.6 * math.cos(a), 4.6 * math.sin(a), 5.2),
            (generator.uniform(-18, 18), generator.uniform(14, 30), math.degrees(a)),
        )
    biscuit(3.1, 20, (0.4, -0.3, 6.2), (8, -10, 0))
    biscuit(3.1, 21, (9, -7.4, 0), (0, 0, 0))
    biscuit(3.1, 22, (6.2, -9.4, 0.9), (0, -20, 30))
    return {
        "azimuth": -14,
        "elevation": 24,
        "fill": 0.82,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (3, -3, 5)},
    }


@family
def mooncakes(d):
    crust = Surface(Roughness=0.38, Specular=0.4, Clearcoat=0.25)
    crust.link(
        crust.ramp(crust.noise(0.7, 5), (0.3, "#96551c"), (0.55, "#bd7a2d"), (0.75, "#d79c4a")), "Base Color"
    )

    def cake(at, cut=False):
        parts, petals = [], 12
        rows = []
        for r, z in ((0.9, 0), (1, 0.3), (1, 2.3), (0.985, 2.6), (0.93, 2.75)):
            a = np.linspace(0, 2 * math.pi, 192, endpoint=False)
            wave = 3.2 * r * (1 + 0.045 * np.abs(np.sin(a * petals / 2)))
            rows.append(np.stack([wave * np.cos(a), wave * np.sin(a), np.full(192, z)], 1))
        parts.append(grid(rows, crust.material, closed=True, cap=True, smooth=50))
        for k in range(petals):
            a = math.radians(k * 30 + 15)
            petal = [
                (2.15 + 0.62 * math.cos(t), 0.38 * math.sin(t), 2.75)
                for t in np.linspace(0, 6.283, 14, endpoint=False)
            ]
            parts.append(
                place(tube(petal, 0.1, crust.material, 2, 8, closed=True), turn=(0, 0, math.degrees(a)))
            )
        for r in (1.35, 2.95):
            parts.append(
                tube(
                    [
                        (r * math.cos(t), r * math.sin(t), 2.75)
                        for t in np.linspace(0, 6.283, 48, endpoint=False)
                    ],
                    0.09,
                    crust.material,
                    1,
                    8,
                    closed=True,
                )
            )
        parts.append(
            place(tube([(-0.6, 0.5, 2.75), (0, 0.75, 2.78), (0.6, 0.5, 2.75)], 0.1, crust.material, 4, 8))
        )
        parts.append(tube([(0, 0.75, 2.75), (0, -0.75, 2.75)], 0.1, crust.material, 0, 8))
        parts.append(tube([(-0.7, -0.1, 2.75), (0.7, -0.1, 2.75)], 0.1, crust.material, 0, 8))
        return place_all(parts, at)

    red, gold = plastic("#8c1d22", 0.5), metal("#d1a84e", 0.3)
    for x in (-7.6, 0, 7.6):
        for y in (-3.9, 3.9):
            cake((x, y, 1.4))
            lathe([(0, 0.9), (3.3, 0.9), (3.7, 2.6), (3.65, 2.6)], gold, (x, y, 0.2), segments=64)
    slab(25, 17.4, 0.8, 0.8, red, round=0.1)
    for x, y, w, h in ((0, -8.5, 25, 0.4), (0, 8.5, 25, 0.4), (-12.3, 0, 0.4, 17.4), (12.3, 0, 0.4, 17.4)):
        box((w, h, 4.2), red, (x, y, 0), round=0.08)
    art = (
        rect(0, 0, 1500, 1050, "#8c1d22")
        + rect(50, 50, 1400, 950, "none", 30, "#e0b860", 8)
        + circle(750, 500, 215, "#f2d589")
        + path("M300 830C500 710 620 890 800 790S1100 730 1250 810", stroke="#e0b860", line=10)
        + path("M260 900C480 790 640 950 820 860S1120 800 1290 870", stroke="#e0b860", line=7)
    )
    art += text("Lotus mooncakes", 750, 200, 100, "#f6e3b4", serif, 700)
    for lean in (-64, 64, -34, 34, 0):
        a, long = math.radians(lean), 178 - abs(lean) * 0.7
        tip = (750 + long * math.sin(a), 585 - long * math.cos(a))
        sides = [
            (750 + long * 0.62 * math.sin(a + b), 585 - long * 0.62 * math.cos(a + b)) for b in (-0.5, 0.5)
        ]
        (lx, ly), (rx, ry) = sides
        petal = f"M750 585Q{lx} {ly} {tip[0]} {tip[1]}Q{rx} {ry} 750 585Z"
        art += path(petal, "#8c1d22", stroke="#f0d08a", line=5)
    lid = [
        slab(25.6, 18, 2.6, 0.8, red, round=0.2),
        plate(24.8, 17.2, printed(drawing(art, 1500, 1050), 0.4, 0.4), (0, 0, 2.61), radius=0.6),
    ]
    place_all(lid, (0, 0, 0), (62, 0, 0))
    place_all(lid, (1.5, 13.5, 8.0))
    return {
        "azimuth": -18,
        "elevation": 32,
        "fill": 0.86,
        "detail": {"zoom": 2.2, "azimuth": 10, "look": (-3, -4, 3)},
    }
