"""Tea in a tin and salt in a jar."""

import math
import random

import numpy as np

from family import family
from labels import drawing, path, rect, sans, serif, text
from materials import Surface, glass, linear, metal, printed, wood
from shapes import box, grid, lathe, place, place_all, smooth_line, tube, wrap


def _heap(radius, height, material, seed, rough=0.25, size=0.9):
    generator = np.random.default_rng(seed)
    phases = generator.uniform(0, 6.28, 12)
    rows = []
    for ring in np.linspace(1, 0, 26):
        row = []
        for a in np.linspace(0, 2 * math.pi, 90, endpoint=False):
            r = radius * ring * (1 + 0.07 * math.sin(3 * a + phases[0]) + 0.04 * math.sin(7 * a + phases[1]))
            z = height * (1 - ring**1.4) + rough * generator.uniform(-0.5, 0.5) * min(
                1, 3 * (1 - ring) + 0.15
            )
            row.append((r * math.cos(a), r * math.sin(a), max(0.0, z)))
        rows.append(row)
    return grid(rows, material, closed=True, smooth=30)


def _scatter(count, spread, make, seed, pile=None):
    """Small pieces on the table, denser towards the middle; `pile` (radius, height) makes a heap."""
    generator, made = random.Random(seed), []
    for _ in range(count):
        a, r = generator.uniform(0, 2 * math.pi), spread * generator.random() ** 0.8
        z = 0.0
        if pile and r < pile[0]:
            z = pile[1] * (1 - (r / pile[0]) ** 1.4)
        tilt = 30 if z else 7
        thing = make(generator)
        place(
            thing,
            turn=(generator.uniform(-tilt, tilt), generator.uniform(-tilt, tilt), generator.uniform(0, 360)),
        )
        low = min((thing.matrix_world @ corner.co).z for corner in thing.data.vertices)
        made.append(place(thing, (r * math.cos(a), r * math.sin(a), z - low * (1 if z == 0 else 0.5))))
    return made


@family
def tea_tin(d):
    ink, gold = d["colour"], "#c9a55c"
    wide, tall = 3000, 1360
    art = rect(0, 0, wide, tall, ink)
    for k in range(60):
        x = 25 + k * 50
        art += path(f"M{x} 60Q{x + 12} 90 {x} 120Q{x - 12} 90 {x} 60Z", gold) + path(
            f"M{x} {tall - 60}Q{x + 12} {tall - 90} {x} {tall - 120}Q{x - 12} {tall - 90} {x} {tall - 60}Z",
            gold,
        )
    art += path(f"M0 36H{wide}M0 144H{wide}M0 {tall - 36}H{wide}M0 {tall - 144}H{wide}", stroke=gold, line=7)
    for middle in (750, 2250):
        art += f'<ellipse cx="{middle}" cy="{tall / 2}" rx="520" ry="420" fill="#f2e8d3" stroke="{gold}" stroke-width="14"/>'
        art += f'<ellipse cx="{middle}" cy="{tall / 2}" rx="485" ry="388" fill="none" stroke="{ink}" stroke-width="4"/>'
        art += text("GOLDEN LADLE PANTRY", middle, 480, 46, ink, sans, 600, spacing=9)
        art += text("Black tea", middle, 690, 168, ink, serif, 700)
        art += text("whole leaf, from the high gardens", middle, 790, 50, ink, serif, 400, style="italic")
        art += path(f"M{middle - 90} 845H{middle + 90}", stroke=gold, line=6) + text(
            "125 g", middle, 930, 60, ink, sans, 600
        )
    body = printed(drawing(art, wide, tall), 0.3, 0.35, 0.15)
    lacquer = Surface(Base_Color=linear(ink), Roughness=0.3, Metallic=0.2, Clearcoat=0.4).material
    tin = metal("#cfc8ba", 0.22)
    lathe([(0, 0.05), (4.55, 0.05), (4.72, 0.0), (4.8, 0.1), (4.78, 0.22), (4.7, 0.28)], tin, segments=160)
    rows = [
        [(4.7 * math.cos(a), 4.7 * math.sin(a), z) for a in np.linspace(-math.pi, math.pi, 161) - 0.24]
        for z in (0.26, 13.5)
    ]
    grid(rows, body, smooth=70)
    lathe([(4.72, 13.35), (4.84, 13.4), (4.84, 13.55), (4.72, 13.6)], tin, segments=160)
    lid = [(4.82, 13.62), (4.9, 13.68), (4.88, 15.5), (4.78, 15.72), (4.5, 15.82), (4.2, 15.72), (0, 15.76)]
    lathe(lid, lacquer, segments=160, smooth=55)
    lathe(
        [(4.86, 14.0), (4.93, 14.1), (4.86, 14.2)],
        Surface(Base_Color=linear(gold), Roughness=0.25, Metallic=1.0).material,
        segments=160,
    )
    leaf = [
        Surface(Base_Color=linear(c), Roughness=0.7, Specular=0.25).material
        for c in ("#1d1511", "#2b1d14", "#3a2717", "#251a12")
    ]

    def curl(generator):
        long, bend = generator.uniform(0.35, 0.8), generator.uniform(-0.25, 0.25)
        line = [
            (-long, 0, 0),
            (-long * 0.3, bend, generator.uniform(-0.08, 0.08)),
            (long * 0.4, -bend * 0.6, generator.uniform(-0.1, 0.1)),
            (long, bend * 0.5, 0),
        ]
        return tube(line, [0.03, 0.1, 0.12, 0.03], generator.choice(leaf), 5, 7, flatten=0.6)

    scoop = metal("#b98a54", 0.24)
    bowl = [(0, 0.0), (1.1, 0.18), (1.8, 0.7), (2.1, 1.5), (2.03, 1.52), (1.7, 0.78), (1.05, 0.3), (0, 0.12)]
    spoon = [
        lathe(bowl, scoop, curve=5),
        tube(
            [(1.9, 0, 1.35), (3.2, 0, 2.0), (5.6, 0, 2.1), (7.6, 0, 1.7)],
            [0.2, 0.28, 0.34, 0.5],
            scoop,
            8,
            flatten=0.35,
        ),
    ]
    spoon += place_all(_scatter(150, 1.7, curl, 9, (1.9, 0.8)), (0, 0, 0.9))
    place_all(spoon, (6.6, -6.2, 0), (0, 0, 24))
    place_all(_scatter(120, 3.4, curl, 3, (2.4, 0.7)), (0.2, -8.2, 0))
    return {
        "azimuth": -14,
        "elevation": 13,
        "fill": 0.84,
        "detail": {"azimuth": 8, "elevation": 22, "zoom": 2.3, "look": (3.6, -6, 2)},
    }


@family
def salt_jar(d):
    white = Surface(Base_Color=linear("#f2f1ee"), Roughness=0.35, Specular=0.5, Subsurface=0.2)
    white.shader.inputs["Subsurface Radius"].default_value = (0.3, 0.3, 0.32)
    cells = white.node("ShaderNodeTexVoronoi", {"Vector": white.coordinates(), "Scale": 4.5})
    white.bump(cells.outputs["Distance"], 0.9, 0.12)
    white.link(white.ramp(cells.outputs["Distance"], (0.0, "#dcdcd9"), (0.5, "#f4f3f0")), "Base Color")
    wall = [
        (0, 0.1),
        (3.9, 0),
        (4.4, 0.3),
        (4.5, 0.9),
        (4.5, 8.4),
        (4.35, 9.2),
        (3.9, 9.7),
        (3.75, 10.1),
        (3.95, 10.3),
        (3.95, 10.6),
        (3.7, 10.65),
        (3.6, 10.2),
    ]
    lathe(smooth_line(wall, 4), glass(), segments=128)
    core = [(0, 0.4), (3.9, 0.4), (4.28, 0.9), (4.3, 7.6), (4.0, 7.9), (2.4, 8.3), (0, 8.45)]
    lathe(core, white.material, segments=128)
    cork = Surface(Base_Color=linear("#b98d5e"), Roughness=0.85, Specular=0.15)
    spots = cork.noise(1.8, 8)
    cork.link(
        cork.ramp(spots, (0.3, "#6e4a2a"), (0.42, "#a97c4e"), (0.6, "#c49a6a"), (0.75, "#b58858")),
        "Base Color",
    )
    cork.bump(spots, 0.5, 0.1)
    lathe(
        [(0, 12.0), (3.7, 12.0), (3.9, 11.85), (3.85, 10.7), (3.55, 10.5), (3.45, 9.6), (0, 9.6)],
        cork.material,
        segments=120,
    )
    art = rect(0, 0, 1500, 940, "#f4efe4") + rect(50, 50, 1400, 840, "none", 0, d["colour"], 6)
    art += path(
        "M560 250Q610 200 660 250T760 250T860 250T940 250M560 300Q610 250 660 300T760 300T860 300T940 300",
        stroke=d["colour"],
        line=12,
    )
    art += text("Flake salt", 750, 520, 176, d["colour"], serif, 700) + text(
        "from cold northern water", 750, 625, 66, d["colour"], serif, 400, style="italic"
    )
    art += text("GOLDEN LADLE PANTRY · 250 g", 750, 785, 46, d["colour"], sans, 600, spacing=6)
    wrap(4.56, 5.4, printed(drawing(art, 1500, 940), 0.75, bumpy=0.18), (0, 0, 1.5), angle=118)
    clear = Surface(Base_Color=linear("#f8f8f6"), Roughness=0.22, Specular=0.6, Subsurface=0.3)
    clear.shader.inputs["Subsurface Radius"].default_value = (0.3, 0.3, 0.3)

    def flake(generator):
        s = generator.uniform(0.08, 0.3)
        return box(
            (s, s * generator.uniform(0.6, 1), s * generator.uniform(0.18, 0.5)),
            clear.material,
            round=0.015,
            segments=1,
        )

    oak = wood("#a87a4a", along="x", scale=1.6)
    bowl = [(0, 0.0), (1.4, 0.1), (2.2, 0.6), (2.6, 1.35), (2.45, 1.4), (2.0, 0.8), (1.2, 0.4), (0, 0.32)]
    scoop = [
        lathe(bowl, oak, curve=5),
        tube(
            [(2.3, 0, 1.2), (3.6, 0, 1.55), (5.6, 0, 1.7), (7.4, 0, 1.6)],
            [0.4, 0.42, 0.45, 0.6],
            oak,
            8,
            flatten=0.6,
        ),
    ]
    scoop.append(place(_heap(2.2, 0.9, white.material, 5), (0, 0, 0.85)))
    scoop += place_all(_scatter(260, 2.2, flake, 5, (2.2, 0.9)), (0, 0, 0.85))
    place_all(scoop, (8.4, -4.0, 0), (0, 0, 20))
    place_all(_scatter(220, 3.6, flake, 14), (5.4, -6.8, 0))
    return {
        "azimuth": -12,
        "elevation": 15,
        "fill": 0.84,
        "detail": {"azimuth": 10, "elevation": 24, "zoom": 2.3, "look": (6.6, -4.4, 1.4)},
    }
