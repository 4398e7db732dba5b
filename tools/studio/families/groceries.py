"""Chocolate and coffee."""

import math
import random

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, sans, serif, text
from materials import Surface, linear, metal, paper, plastic, printed, shade
from shapes import ball, box, grid, place, place_all, plate, tube
from surfaces import wrinkle


@family
def chocolate(d):
    kinds = (
        ("Light", "fruity", "55 %", "#c98a4f", "#f3e2c6"),
        ("Medium", "nutty", "68 %", "#7d3f2a", "#efd9c2"),
        ("Dark", "calm", "82 %", "#2b2a3a", "#e4dccb"),
    )
    for i, (name, line, share, colour, ground) in enumerate(kinds):
        art = rect(0, 0, 800, 1600, colour)
        for k in range(9):
            art += path(
                f"M0 {900 + k * 70}C200 {820 + k * 70} 400 {1000 + k * 60} 800 {860 + k * 70}",
                stroke=shade(colour, 1.25),
                line=9,
            )
        art += (
            rect(110, 170, 580, 520, ground, 8)
            + text("SINGLE ORIGIN", 400, 270, 40, colour, sans, 600, spacing=8)
            + text(name, 400, 430, 130, colour, serif, 700)
            + text(line, 400, 520, 68, colour, serif, 400, style="italic")
            + text(share, 400, 630, 54, colour, sans, 600)
        )
        bar = [box((8, 1.1, 16), printed(drawing(art, 800, 1600), 0.6), round=0.05)]
        face = plate(8, 16, printed(drawing(art, 800, 1600), 0.55), (0, -0.565, 8), (90, 0, 0))
        core = bar[0]
        core.data.materials.clear()
        core.data.materials.append(paper(colour))
        foil = box((7.6, 0.9, 1.0), metal("#cdb27a", 0.3), (0, 0, 15.6), round=0.1)
        place_all([core, face, foil], (-9 + i * 9, i * 0.8, 0), (-12, 0, -14 + i * 12))
    brown = Surface(Base_Color=linear("#3a1c10"), Roughness=0.32, Specular=0.5, Clearcoat=0.2)
    for x, y, turn, rows, columns in ((-2.5, -8.6, 14, 2, 3), (6.2, -8.0, -24, 1, 2)):
        parts = []
        for r in range(rows):
            for c in range(columns):
                at = (c * 2.5, r * 2.5, 0)
                low = [(px, py, 0) for px, py in ((-1.24, -1.24), (1.24, -1.24), (1.24, 1.24), (-1.24, 1.24))]
                parts.append(
                    place(
                        grid(
                            [
                                low,
                                [(px, py, 0.6) for px, py, _ in low],
                                [(px * 0.78, py * 0.78, 1.0) for px, py, _ in low],
                            ],
                            brown.material,
                            closed=True,
                            cap=True,
                            smooth=20,
                        ),
                        at,
                    )
                )
        place_all(parts, (x, y, 0), (0, 0, turn))
    return {
        "azimuth": -12,
        "elevation": 15,
        "fill": 0.8,
        "detail": {"zoom": 2.1, "azimuth": 8, "look": (-2, -7, 3)},
    }


@family
def coffee(d):
    label = fade("g", (0, "#23303f"), (1, "#182230")) + rect(0, 0, 1000, 1500, "url(#g)")
    label += (
        circle(500, 420, 150, "#e9a75a")
        + path("M0 560C250 500 400 620 600 560S900 520 1000 560V760H0Z", "#3d5a6b")
        + path("M0 640C300 580 500 720 1000 620V760H0Z", "#2b4353")
    )
    label += (
        text("Morning roast", 500, 930, 120, "#f4e9d5", serif, 700)
        + text("chocolate and hazelnut", 500, 1030, 60, "#e9b978", serif, 400, style="italic")
        + text("GOLDEN LADLE PANTRY", 500, 1200, 44, "#f4e9d5", sans, 600, spacing=8)
        + text("whole beans · 500 g", 500, 1290, 44, "#b8c3cd", sans)
    )
    matte = plastic("#1d2733", 0.55)
    w, h = 11, 20
    rows = []
    for t in np.linspace(0, 1, 30):
        depth = 3.6 * (1 - t**2.4) * (1 - 0.18 * (1 - t) ** 6) + 0.12
        wide = w / 2 * (1 + 0.03 * math.sin(t * math.pi)) + 0.25 * t
        ring = []
        for a in np.linspace(0, 2 * math.pi, 64, endpoint=False):
            c, s = math.cos(a), math.sin(a)
            power = 0.35 + 0.3 * t
            ring.append(
                (wide * np.sign(c) * abs(c) ** power, depth * np.sign(s) * abs(s) ** (0.75 + 0.25 * t), t * h)
            )
        rows.append(ring)
    bag = grid(rows, matte, closed=True, cap=True, smooth=60)
    front = []
    for t in np.linspace(0.1, 0.84, 24):
        depth = 3.6 * (1 - t**2.4) * (1 - 0.18 * (1 - t) ** 6) + 0.14
        row = []
        for x in np.linspace(-0.86, 0.86, 24):
            wide = w / 2 * (1 + 0.03 * math.sin(t * math.pi)) + 0.25 * t
            c = abs(x) ** (1 / (0.35 + 0.3 * t))
            row.append((x * wide, -depth * (1 - c * c) ** (0.5 * (0.75 + 0.25 * t)) - 0.02, t * h))
        front.append(row)
    grid(front, printed(drawing(label, 1000, 1500), 0.6), smooth=60)
    for z in (h - 0.2,):
        box((w + 0.7, 0.35, 1.6), matte, (0, 0, z), round=0.1)
        place(box((w * 0.9, 0.5, 0.35), metal("#c7a15c", 0.4), round=0.1), (0, 0, z + 0.5))
    bean = Surface(Roughness=0.38, Base_Color=linear("#3b1d0e"), Clearcoat=0.2)
    crease = plastic("#1d0d06", 0.7)
    generator = random.Random(8)
    for _ in range(70):
        a, r = generator.uniform(math.pi * 0.98, math.pi * 2.02), generator.uniform(5.2, 10.4)
        x, y = r * math.cos(a) * 1.15, r * math.sin(a) * 0.62 - 1.5
        pair = [
            ball(0.62, bean.material, scale=(1.3, 0.95, 0.62), segments=20),
            tube(
                [(-0.72, 0, 0.26), (-0.2, 0.08, 0.385), (0.2, -0.08, 0.385), (0.72, 0, 0.26)],
                0.05,
                crease,
                3,
                6,
            ),
        ]
        place_all(
            pair,
            (x, y, 0.4),
            (generator.uniform(-20, 20), generator.uniform(-20, 20), generator.uniform(0, 360)),
        )
    wrinkle(bag, 0.12, 1.6)
    return {
        "azimuth": -12,
        "elevation": 14,
        "fill": 0.82,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (0, -5, 4)},
    }
