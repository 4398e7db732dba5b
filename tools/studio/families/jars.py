"""Jars and bottles."""

import math
import random

import numpy as np

from family import family
from labels import pantry
from materials import Surface, ceramic, fabric, glass, liquid, metal, plastic, printed, wood
from shapes import ball, cylinder, grid, lathe, place_all, smooth_line, tube, wrap

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
            r = 2.35
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
        "Golden Ladle Pantry", "Green olives", "of the same grove", "180 g", accent="#5f6b1f", height=620
    )
    wrap(3.9, 2.4, printed(small, 0.6), (x, y, 0.8), angle=130)
    return {
        "azimuth": -6,
        "elevation": 11,
        "samples": 26,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 16, "look": (7, -2, 5)},
    }
