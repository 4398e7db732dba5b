"""Jars, tins, bags, bread and sweets."""

import math
import random

import numpy as np

from family import family
from labels import circle, drawing, fade, pantry, path, rect, sans, script, serif, text
from materials import (
    Surface,
    ceramic,
    fabric,
    glass,
    linear,
    liquid,
    metal,
    paper,
    plastic,
    printed,
    shade,
    wood,
)
from shapes import (
    ball,
    box,
    copy,
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

shop = "Golden Ladle Pantry"


def _jar(radius, height, inside, label, lid, at=(0, 0, 0), full=0.93, turn=0):
    neck = radius * 0.86
    wall = [
        (0, 0.1),
        (radius - 0.5, 0),
        (radius, 0.5),
        (radius, 1.1),
        (radius, height * 0.78),
        (radius, height * 0.84),
        (radius - 0.1, height * 0.89),
        (neck, height * 0.96),
        (neck, height * 1.04),
    ]
    parts = [lathe(smooth_line(wall, 4), glass(), segments=96)]
    core = [
        (0, 0.25),
        (radius - 0.6, 0.2),
        (radius - 0.14, 0.6),
        (radius - 0.14, height * 0.8 * full),
        (radius - 0.25, height * 0.86 * full),
        (0, height * 0.86 * full),
    ]
    parts.append(lathe(core, inside, segments=96))
    parts.append(
        lathe(
            [
                (0, height * 1.19),
                (neck, height * 1.19),
                (neck + 0.14, height * 1.17),
                (neck + 0.16, height * 1.02),
                (neck + 0.1, height * 1.0),
            ],
            lid,
            segments=120,
        )
    )
    if label:
        parts.append(wrap(radius + 0.07, height * 0.5, printed(label, 0.6), (0, 0, height * 0.17), angle=150))
    return place_all(parts, at, (0, 0, turn))


def chunky(base, *specks, scale=1.4):
    made = Surface(Roughness=0.22, Specular=0.5, Clearcoat=0.5)
    cells = made.node("ShaderNodeTexVoronoi", {"Vector": made.coordinates(), "Scale": scale})
    sized = made.node("ShaderNodeSeparateColor", {"Color": cells.outputs["Color"]}).outputs[0]
    stops = [(i / len(specks), colour) for i, colour in enumerate((base, *specks))]
    shown = made.ramp(sized, *stops[:8])
    made.link(shown, "Base Color")
    made.bump(cells.outputs["Distance"], 0.3, 0.1)
    return made.material


@family
def honey(d):
    amber = liquid("#7c3606", 0.05)
    label = pantry(shop, "Heather honey", "from the moor, cold drawn", "500 g", accent="#8a4a10")
    _jar(4.3, 9.6, amber, label, metal("#b99a55", 0.35), (0, 0, 0))
    lathe(
        [(0, 0), (2.4, 0), (3.4, 0.7), (3.9, 2.2), (3.75, 2.25), (3.2, 0.9), (0, 0.4)],
        ceramic("#e9e2d4", "#b6a68a"),
        (7.6, -4.4, 0),
        curve=5,
    )
    lathe([(0, 1.6), (3.5, 1.6)], liquid("#8a3f08"), (7.6, -4.4, 0))
    stick = [
        lathe(
            [
                (0, 0),
                (0.7, 0.3),
                *[
                    p
                    for k in range(5)
                    for p in (
                        (1.15, 0.7 + k * 0.6),
                        (1.15, 1.0 + k * 0.6),
                        (0.6, 1.1 + k * 0.6),
                        (0.6, 1.2 + k * 0.6),
                    )
                ],
                (0.5, 4.2),
                (0.42, 5),
                (0.42, 14),
                (0.3, 14.3),
                (0, 14.3),
            ],
            wood("#c79a62", along="z"),
        )
    ]
    place_all(stick, (7.0, -4.2, 1.2), (-18, 38, 0))
    _heather(-7.4, -2.4)
    return {
        "azimuth": -8,
        "elevation": 14,
        "samples": 26,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 26, "look": (5, -3, 4)},
    }


def _heather(x, y):
    generator = random.Random(4)
    stem, bloom = plastic("#5c6b3a", 0.6), [plastic(c, 0.7) for c in ("#a05a92", "#b873a8", "#8b4a80")]
    for k in range(3):
        a = 0.5 + k * 0.35
        line = [
            (x - 2 + t * 8 * math.cos(a), y - 2.5 + t * 5 * math.sin(a) - k, 0.4 + 0.3 * k + 0.6 * t)
            for t in np.linspace(0, 1, 5)
        ]
        tube(line, 0.1, stem, 4, 8)
        for i in range(46):
            t = generator.uniform(0.25, 1)
            spot = np.array(line[0]) + (np.array(line[-1]) - np.array(line[0])) * t
            spot += np.array([generator.uniform(-0.5, 0.5) for _ in range(3)])
            ball(
                generator.uniform(0.16, 0.27),
                generator.choice(bloom),
                (spot[0], spot[1], max(0.2, spot[2])),
                (1, 1, 1.3),
                segments=10,
            )


@family
def chilli(d):
    inside = chunky("#8f1c08", "#b8350f", "#6d1206", "#d66a1c", "#a3240a", "#e0a044", "#571005", scale=2.4)
    label = pantry(shop, "Crisp chilli oil", "slow-fried garlic and shallot", "210 g", accent="#b3240c")
    _jar(4.1, 9.0, inside, label, metal("#26272a", 0.4), full=0.9)
    for x, y, turn, size in ((6.4, -3.6, 24, 1.0), (-7.4, -3.6, 150, 0.9), (7.6, 0.4, -14, 0.85)):
        _pepper(x, y, turn, size)
    return {
        "azimuth": -6,
        "elevation": 13,
        "samples": 26,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 24, "look": (4, -3, 3)},
    }


def _pepper(x, y, turn, size):
    red, green = plastic("#b8140e", 0.2, 1), plastic("#55732a", 0.5)
    line = [(t * 7 - 3.5, math.sin(t * 2.4) * 1.1, 0.75 - 0.35 * t) for t in np.linspace(0, 1, 8)]
    parts = [tube(line, [0.45, 0.72, 0.74, 0.68, 0.56, 0.4, 0.22, 0.04], red, 8, 24)]
    parts.append(ball(0.58, green, (-3.55, 0, 0.78), (0.5, 1, 1)))
    parts.append(tube([(-3.7, 0, 0.8), (-4.5, -0.2, 1.0), (-5.2, 0.1, 1.5)], [0.24, 0.16, 0.18], green, 6))
    place_all(parts, (x, y, 0), (0, 0, turn), size)


@family
def jam(d):
    label = pantry(shop, "Plum jam", "with cinnamon", "340 g", accent="#6b2545")
    jam_inside = liquid("#3a0a18", 0.12)
    _jar(4.2, 8.6, jam_inside, label, metal("#b99a55", 0.35))
    cloth = fabric("#f1e7d8", 1.2, "#b8505a")
    rows = []
    for r, z in ((0, 10.6), (2.5, 10.55), (3.75, 10.4), (4.0, 9.8), (4.6, 8.7), (5.2, 7.9)):
        a = np.linspace(0, 2 * math.pi, 128, endpoint=False)
        w = 1 + (0.09 * np.sin(a * 14) + 0.04 * np.sin(a * 5 + 1)) * max(0, (r - 3.75) / 1.2)
        rows.append(
            np.stack(
                [
                    r * w * np.cos(a),
                    r * w * np.sin(a),
                    np.full(128, z) - 0.25 * max(0, r - 4) * np.sin(a * 4),
                ],
                1,
            )
        )
    grid(rows, cloth, closed=True, smooth=80)
    ring = [
        (4.02 * math.cos(a), 4.02 * math.sin(a), 9.6 + 0.06 * math.sin(a * 9))
        for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)
    ]
    tube(ring, 0.16, fabric("#a8402f", 4), 2, 10, closed=True)
    plum = Surface(Roughness=0.35, Clearcoat=0.3)
    plum.link(
        plum.ramp(plum.noise(0.35, 4), (0.3, "#33142f"), (0.6, "#5d2350"), (0.8, "#7a4a78")), "Base Color"
    )
    for x, y, r in ((7.4, -3.2, 2.2), (8.8, 1.2, 2.1)):
        ball(r, plum.material, (x, y, r * 0.92), (1, 0.95, 0.95))
        tube(
            [(x, y, r * 1.75), (x + 0.3, y, r * 2.1), (x + 0.9, y + 0.2, r * 2.5)], 0.1, wood("#6b5a35"), 6, 8
        )
    for i, turn in enumerate((-28, -20)):
        roll = [
            lathe(
                [(0.55, 0), (0.62, 0.05), (0.62, 8), (0.5, 8), (0.5, 0.1)],
                wood("#8a4e27", along="z"),
                segments=24,
            )
        ]
        place_all(roll, (-9.5, -3.2 - i * 1.6, 0.62), (0, 90, turn))
    return {
        "azimuth": -8,
        "elevation": 15,
        "samples": 26,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 24, "look": (4, -1, 7)},
    }


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
def loaf(d):
    crust = Surface(Roughness=0.85, Specular=0.15)
    spots = crust.noise(0.22, 8, distortion=0.6)
    crust.link(
        crust.ramp(spots, (0.25, "#5d2f12"), (0.45, "#9a5a26"), (0.6, "#b97b3d"), (0.75, "#e3c9a0")),
        "Base Color",
    )
    first = crust.bump(crust.noise(1.8, 8), 0.5, 0.3)
    crust.bump(crust.noise(0.5, 4), 0.4, 0.5, first)
    crumb = Surface(Roughness=0.95)
    holes = crumb.node("ShaderNodeTexVoronoi", {"Vector": crumb.coordinates(), "Scale": 0.9})
    crumb.link(crumb.ramp(holes.outputs["Distance"], (0.1, "#b99a6c"), (0.35, "#efe0c0")), "Base Color")
    crumb.bump(holes.outputs["Distance"], 0.8, 0.6)
    flour = Surface(Roughness=1.0, Base_Color=linear("#f0e2c8"))
    body = lathe(
        [(0, 0), (8.5, 0), (11.4, 1.4), (12.2, 4.2), (11, 7.6), (8, 10), (4, 11.2), (0, 11.5)],
        crust.material,
        curve=8,
        segments=128,
    )
    place(body, scale=(1.12, 0.92, 0.95))
    wrinkle(body, 0.9, 3.0)
    for k, (x0, y0, x1, y1) in enumerate(((-8, -1.5, 8, 1.0), (-6, 3.6, 6.4, 5.2), (-5.4, -5.6, 6, -3.8))):
        line = []
        for t in np.linspace(0, 1, 12):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 1.2 * math.sin(t * math.pi)
            z = 10.7 * max(0.01, 1 - (x / 13.9) ** 2 - (y / 11.6) ** 2) ** 0.5 + 0.15
            line.append((x, y, z))
        tube(line, [0.15, 0.8, 1.05, 0.8, 0.15], flour.material, 4, 14, flatten=0.45)
    slices = []
    for k in range(2):
        outline = [
            (x * 9.6, y)
            for x, y in smooth_line(
                [
                    (-1, 1.4),
                    (-0.92, 5),
                    (-0.5, 8.4),
                    (0, 9.4),
                    (0.5, 8.4),
                    (0.92, 5),
                    (1, 1.4),
                    (0.8, 0),
                    (-0.8, 0),
                ],
                6,
                True,
            )
        ]
        whole = [
            prism(outline, 1.6, crust.material, round=0.15),
            prism(
                [(x * 0.955, 0.22 + y * 0.955) for x, y in outline],
                1.66,
                crumb.material,
                (0, 0, -0.03),
                round=0.02,
            ),
        ]
        place_all(whole, (0, 0, 0), (62 - k * 44, 0, 10 + k * 8))
        place_all(whole, (10.5 + k * 1.5, -10.5 - k * 3, 0.4))
        slices += whole
    slab(46, 34, 2, 3, wood("#b07c48", along="x", scale=0.6), (4, -4, -2.0), round=0.4)["unframed"] = True
    return {
        "azimuth": -14,
        "elevation": 22,
        "fill": 0.72,
        "detail": {"zoom": 1.7, "azimuth": 20, "look": (3, -4, 6)},
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
def olive_oil(d):
    green, dark = glass("#b8c98a", 1.3), metal("#23252a", 0.4)
    w = 3.6
    wall = [(0, 0.1), (w - 0.4, 0), (w, 0.5), (w, 14), (w - 0.6, 16), (1.5, 18.4), (1.3, 19), (1.3, 22.4)]
    lathe(smooth_line(wall, 5), glass("#dbe3bd", 1.2), segments=96)
    lathe(
        [(0, 0.4), (w - 0.5, 0.4), (w - 0.2, 0.8), (w - 0.2, 13.9), (w - 0.8, 15.9), (1.35, 18.2), (0, 18.2)],
        liquid("#8b8a1f"),
        segments=96,
        curve=0,
    )
    cylinder(1.55, 3.4, dark, (0, 0, 20.2), round=0.15)
    label = pantry(
        "Golden Ladle Pantry",
        "Olive oil",
        "early harvest, cold pressed",
        "500 ml",
        accent="#5f6b1f",
        width=1300,
        height=1100,
    )
    wrap(w + 0.08, 7.6, printed(label, 0.6), (0, 0, 3.6), angle=140)
    brine = liquid("#a7a560", 0.05)
    x, y = 8.4, -1.4
    lathe(
        smooth_line([(0, 0.1), (3.4, 0), (3.8, 0.5), (3.8, 7), (3.3, 7.9), (3.3, 8.4)], 4),
        glass(),
        (x, y, 0),
        segments=96,
    )
    generator = random.Random(2)
    skins = [plastic(c, 0.25, 0.5) for c in ("#7f8a35", "#949a44", "#6a7a2c")]
    pimento = plastic("#b8361f", 0.4)
    for layer in range(5):
        for k in range(9):
            a = k / 9 * 2 * math.pi + layer * 0.4
            r = 2.75
            one = [ball(0.98, generator.choice(skins), scale=(1.25, 0.95, 0.95), segments=24)]
            one.append(ball(0.3, pimento, (1.14, 0, 0), segments=12))
            place_all(
                one,
                (x + r * math.cos(a), y + r * math.sin(a), 1.1 + layer * 1.36),
                (generator.uniform(-40, 40), generator.uniform(-30, 30), generator.uniform(0, 360)),
            )
    lathe([(0, 0), (1.4, 0), (1.4, 6.2), (0, 6.2)], brine, (x, y, 0.6))
    lathe([(0, 9.6), (3.4, 9.6), (3.55, 9.5), (3.55, 8.2), (3.4, 8.1)], metal("#b99a55", 0.35), (x, y, 0))
    small = pantry(
        "Golden Ladle Pantry", "Green olives", "of the same grove", "180 g", accent="#5f6b1f", height=520
    )
    wrap(3.9, 2.4, printed(small, 0.6), (x, y, 0.8), angle=130)
    for k, (px, py) in enumerate(((-6.8, -4), (-4.6, -5.6), (3, -6.2))):
        place_all(
            [ball(1.05, skins[k], scale=(1.25, 0.95, 0.95)), ball(0.32, pimento, (1.22, 0, 0))],
            (px, py, 0.98),
            (0, 0, 200 + k * 60),
        )
    leaf = plastic("#5f7440", 0.5)
    for k in range(7):
        t = k / 6
        blade = prism(
            smooth_line([(0, 0), (1.6, 0.42), (3.4, 0), (1.6, -0.42)], 6, True), 0.05, leaf, round=0.01
        )
        place(
            blade, (-9.5 + t * 5, -2.4 - t * 0.8, 0.3 + 0.2 * (k % 2)), (0, -10, 30 + (60 if k % 2 else -50))
        )
    tube([(-10, -2.2, 0.3), (-7, -2.8, 0.5), (-4.2, -3.2, 0.3)], 0.1, wood("#6d5c3d"), 6, 8)
    return {
        "azimuth": -6,
        "elevation": 11,
        "samples": 26,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 16, "look": (7, -2, 5)},
    }


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
    place_all(lid, (11.2, 6, 8.3))
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
    art += text("Lotus mooncakes", 750, 200, 100, "#f6e3b4", serif, 700) + text(
        "中秋", 750, 565, 190, "#8c1d22", "Noto Serif CJK SC", 700
    )
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
