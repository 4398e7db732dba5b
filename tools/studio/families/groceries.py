"""Chocolate, coffee, cheese, nuts."""

import math
import random

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, sans, serif, text
from materials import Surface, linear, metal, paper, plastic, printed, shade, wood
from shapes import ball, box, copy, grid, lathe, place, place_all, plate, prism, slab, tube
from surfaces import soften, wrinkle


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


@family
def cheese(d):
    paste = Surface(
        Roughness=0.5,
        Specular=0.35,
        Subsurface=0.06,
        Subsurface_Color=linear("#f0c66a"),
        Base_Color=linear("#ecc878"),
    )
    tiny = paste.noise(0.9, 6)
    paste.link(paste.ramp(tiny, (0.3, "#e3b866"), (0.6, "#f0d08c"), (0.8, "#f6dfa8")), "Base Color")
    paste.bump(tiny, 0.15, 0.1)
    rind = Surface(Roughness=0.9)
    rind.link(
        rind.ramp(rind.noise(0.5, 8), (0.3, "#6f4a22"), (0.6, "#a67638"), (0.8, "#c59a58")), "Base Color"
    )
    rind.bump(rind.noise(1.6, 8), 0.5, 0.2)

    def wedge(radius, height, angle):
        a = np.radians(np.linspace(-angle / 2, angle / 2, 24))
        inner = [(0, 0)] + [((radius - 0.5) * math.cos(t), (radius - 0.5) * math.sin(t)) for t in a]
        outer = [((radius - 0.5) * math.cos(t), (radius - 0.5) * math.sin(t)) for t in a] + [
            (radius * math.cos(t), radius * math.sin(t)) for t in a[::-1]
        ]
        return [
            prism(inner, height, paste.material, round=0.08),
            prism(outer, height, rind.material, round=0.15),
            prism(inner, 0.25, rind.material, (0, 0, height - 0.05), round=0.05),
        ]

    place_all(wedge(17, 8, 36), (-9, -3, 0), (0, 0, 28))
    place_all(wedge(12, 4, 34), (-2, -8, 0), (0, 0, -6))
    generator = random.Random(3)
    for _ in range(14):
        r = generator.uniform(0.2, 0.7)
        box(
            (r * 1.6, r * 1.2, r),
            paste.material,
            (generator.uniform(-12, 2), generator.uniform(-12, -8), 0),
            (generator.uniform(0, 30), 0, generator.uniform(0, 180)),
            round=r * 0.3,
        )
    slab(42, 28, 1.6, 4, wood("#7d5230", along="x", scale=0.7), (0, -3, -1.6), round=0.4)["unframed"] = True
    blade = prism(
        [(0, 0), (9, 0.2), (10.4, 1.2), (9.6, 2.2), (0, 2.0)],
        0.16,
        metal("#d5d8db", 0.15),
        (5, -12, 0.5),
        (0, 0, -12),
        round=0.05,
    )
    tube(
        [(5.4, -11.2, 0.7), (2.6, -10.5, 0.9), (-0.5, -9.9, 0.8)],
        [0.6, 0.85, 0.7],
        wood("#3d2416", along="x"),
        8,
        flatten=0.7,
    )
    place(blade, (0, 0, 0))
    return {
        "azimuth": -20,
        "elevation": 20,
        "fill": 0.72,
        "detail": {"zoom": 1.8, "azimuth": 18, "look": (0, -4, 5)},
    }


@family
def peanuts(d):
    shell = Surface(Roughness=0.9, Specular=0.12)
    net = shell.node(
        "ShaderNodeTexVoronoi",
        {"Vector": shell.coordinates((1, 2.2, 2.2)), "Scale": 1.7},
        feature="DISTANCE_TO_EDGE",
    )
    shell.link(
        shell.ramp(net.outputs["Distance"], (0.0, "#e0bd84"), (0.12, "#c9a064"), (0.4, "#b88a4e")),
        "Base Color",
    )
    shell.bump(net.outputs["Distance"], 0.7, 0.12)
    skin = plastic("#8d4a28", 0.5)
    nut = lathe(
        [
            (0, -2.1),
            (0.5, -1.95),
            (0.86, -1.3),
            (0.72, -0.35),
            (0.62, 0),
            (0.76, 0.5),
            (0.9, 1.3),
            (0.55, 2.0),
            (0, 2.2),
        ],
        shell.material,
        curve=6,
        segments=32,
    )
    place(nut, turn=(0, 90, 0))
    generator = random.Random(6)
    spots = []
    for layer, (count, radius) in enumerate(((34, 9.5), (24, 6.6), (13, 4), (5, 1.8))):
        for k in range(count):
            a, r = generator.uniform(0, 6.283), radius * math.sqrt(generator.random())
            spots.append((r * math.cos(a) * 1.1, r * math.sin(a) * 0.8, 0.85 + layer * 1.3))
    for spot in spots:
        twin = copy(nut)[0]
        place(
            twin,
            (0, 0, 0),
            (generator.uniform(0, 360), generator.uniform(-16, 16), generator.uniform(0, 360)),
            generator.uniform(0.85, 1.12),
        )
        place(twin, spot)
    place(nut, (11, -6, 0.85), (0, 0, 40))
    for x, y in ((-10.6, -6.2), (-9.2, -7.0), (8.4, -8)):
        ball(0.6, skin, (x, y, 0.55), (1.3, 1, 0.95))
    kraft = paper("#b98d5c")
    art = (
        rect(0, 0, 1000, 1200, "#c09762")
        + rect(160, 240, 680, 560, "#f4e8d0", 10)
        + text("Roasted", 500, 430, 130, "#7a2f16", serif, 700)
        + text("peanuts", 500, 560, 130, "#7a2f16", serif, 700)
        + text("in the shell, lightly salted", 500, 650, 46, "#4a3320", serif, style="italic")
        + text("GOLDEN LADLE PANTRY", 500, 740, 36, "#7a2f16", sans, 600, spacing=5)
    )
    sack = box((15, 7, 17), kraft, (0, 10, 0), round=1.4, segments=5)
    wrinkle(soften(sack, 3), 0.5, 2.2)
    plate(10.5, 12.6, printed(drawing(art, 1000, 1200), 0.8), (0, 6.25, 8), (90, 0, 0))
    return {
        "azimuth": -14,
        "elevation": 18,
        "fill": 0.84,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (0, -2, 3)},
    }
