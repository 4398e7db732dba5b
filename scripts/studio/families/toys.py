"""Toys and games."""

import math
import random

import bpy
import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, sans, script, serif, text
from materials import fabric, metal, paper, plastic, printed, rubber, screen, shade, wood
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
from surfaces import fur


@family
def bear(d):
    skin, pale = fabric(d["colour"], 2), fabric(d["pale"], 2)
    coat = []
    coat.append(ball(6.6, skin, (0, 0.6, 7.6), (1, 0.86, 1.12)))
    coat.append(ball(5.6, skin, (0, -0.6, 18.4), (1.08, 0.95, 0.95)))
    for s in (-1, 1):
        coat.append(ball(2.0, skin, (s * 4.9, 0, 22.8), (1, 0.55, 1)))
        coat.append(
            tube(
                [(s * 5.0, -0.4, 12.6), (s * 7.8, -1.6, 9.8), (s * 8.8, -3.4, 6.6)],
                [1.9, 2.1, 2.2],
                skin,
                8,
                24,
            )
        )
        coat.append(ball(2.25, skin, (s * 8.9, -3.6, 6.2)))
        coat.append(
            tube([(s * 3.6, -1, 3.6), (s * 5.6, -6, 2.9), (s * 6.6, -10, 2.9)], [3.0, 2.7, 2.5], skin, 8, 24)
        )
        coat.append(ball(2.9, skin, (s * 6.8, -10.6, 3.3), (0.95, 0.62, 1.15)))
    for thing in coat:
        fur(thing, d["colour"], 0.95, int(900 + 90 * thing.dimensions.x**1.2), 0.05, 0.4, 7)
    soft = [ball(2.5, pale, (0, -4.9, 17.0), (1.15, 0.95, 0.85))]
    for s in (-1, 1):
        soft.append(place(ball(2.0, pale, scale=(0.95, 0.25, 1.25)), (s * 6.95, -12.35, 3.4)))
        soft.append(ball(1.25, pale, (s * 4.95, -1.0, 22.7), (1, 0.35, 1)))
    for thing in soft:
        fur(thing, d["pale"], 0.4, 1500, 0.04, 0.3, 6)
    dark = plastic("#15100c", 0.12, 1)
    ball(0.85, dark, (0, -7.35, 17.9), (1.25, 0.7, 0.85))
    tube([(0, -7.5, 17.4), (0, -7.55, 16.4)], 0.12, dark, 0, 8)
    tube(
        [(-1.1, -7.2, 15.9), (-0.5, -7.45, 15.65), (0, -7.5, 16.3), (0.5, -7.45, 15.65), (1.1, -7.2, 15.9)],
        0.12,
        dark,
        6,
        8,
    )
    for s in (-1, 1):
        ball(0.66, dark, (s * 2.15, -5.55, 19.5))
    ribbon = fabric("#9c2f35", 1.5)
    ring = [
        (4.5 * math.cos(a), -0.2 + 4.1 * math.sin(a), 13.6 - 0.4 * math.sin(a))
        for a in np.linspace(0, 6.283, 40, endpoint=False)
    ]
    tube(ring, 0.62, ribbon, 2, 12, closed=True, flatten=0.7)
    for s in (-1, 1):
        ball(1.5, ribbon, (s * 1.7, -5.0, 13.1), (1.15, 0.45, 0.85), (0, s * 18, 0))
        place(box((1.1, 0.18, 3.4), ribbon, round=0.06), (s * 1.0, -5.1, 9.9), (8, s * -14, 0))
    ball(0.75, ribbon, (0, -5.3, 13.2))
    return {
        "azimuth": -18,
        "elevation": 9,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 14, "look": (0, -4, 18)},
    }


@family
def yoyo(d):
    shell, steel = metal(d["colour"], 0.25), metal("#d5d8db", 0.15)

    def one(at, turn):
        parts = []
        for s in (-1, 1):
            half = lathe(
                [
                    (0, 2.0),
                    (1.2, 1.95),
                    (1.6, 2.15),
                    (2.6, 2.1),
                    (2.95, 1.8),
                    (3.0, 1.45),
                    (2.6, 1.05),
                    (1.4, 0.55),
                    (0.7, 0.2),
                    (0, 0.2),
                ],
                shell,
                curve=4,
                segments=128,
            )
            parts.append(place(half, turn=(0, 0 if s > 0 else 180, 0)))
            parts.append(
                place(lathe([(0, 2.06), (0.75, 2.02), (0.8, 1.9)], steel), turn=(0, 0 if s > 0 else 180, 0))
            )
            parts.append(
                place(
                    lathe([(1.28, 2.0), (1.4, 2.1), (1.52, 2.1)], steel, segments=128),
                    turn=(0, 0 if s > 0 else 180, 0),
                )
            )
        parts.append(cylinder(1.3, 0.36, fabric("#f3efe6", 6), (0, 0, -0.18)))
        return place_all(parts, at, turn)

    one((-0.6, 0.6, 3.0), (90, 0, 18))
    one((6.0, -2.6, 2.15), (0, 0, 0))
    rope = plastic("#f1ece0", 0.8)
    string = [
        (-0.9, -0.3, 1.7),
        (-2.4, -2, 0.25),
        (-5.4, -3.6, 0.14),
        (-7.6, -1.4, 0.14),
        (-5.8, 0.6, 0.14),
        (-4.0, -1.4, 0.14),
        (-5.0, -5.2, 0.14),
        (-1.6, -6.0, 0.14),
        (1.4, -5.0, 0.14),
        (2.4, -6.2, 0.14),
    ]
    tube(string, 0.11, rope, 14, 8)
    ring = [
        (3.1 + 0.9 * math.cos(a), -6.7 + 0.9 * math.sin(a), 0.14)
        for a in np.linspace(0, 6.283, 20, endpoint=False)
    ]
    tube(ring, 0.11, rope, 2, 8, closed=True)
    return {
        "azimuth": -16,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.1, "azimuth": 24, "look": (-1, 0, 3)},
    }


def meadow(width=1500, height=1060):
    generator = random.Random(11)
    body = (
        fade("g", (0, "#7fb8dc"), (0.5, "#cfe6e4"))
        + rect(0, 0, width, height, "url(#g)")
        + circle(width * 0.8, height * 0.17, 75, "#fff3c4")
    )
    for k, (colour, y) in enumerate((("#9cc3a0", 0.42), ("#7fae6c", 0.52), ("#6a9d4e", 0.62))):
        y *= height
        body += path(
            f"M0 {y}C{width * 0.25} {y - 90 + k * 50} {width * 0.5} {y + 80 - k * 40} {width} {y - 50}V{height}H0Z",
            colour,
        )
    for _ in range(420):
        x, y = generator.uniform(0, width), generator.uniform(height * 0.64, height)
        size = 4 + (y / height - 0.6) * 60
        body += path(
            f"M{x} {y}q{size * 0.3} {-size * 1.6} {size * 0.1} {-size * 3}",
            stroke=generator.choice(("#4f7f38", "#7cab55", "#3e6b30")),
            line=size * 0.22,
        )
        colour = generator.choice(("#e2574c", "#f3c13f", "#ffffff", "#a86fc4", "#ef8fae"))
        body += circle(x, y - size * 3, size * 0.7, colour) + circle(x, y - size * 3, size * 0.25, "#8a5a1e")
    body += (
        path(f"M{width * 0.28} {height * 0.5}q-20 -120 0 -200", stroke="#5b4024", line=18)
        + circle(width * 0.28, height * 0.27, 85, "#4f8044")
        + circle(width * 0.24, height * 0.33, 60, "#5d9150")
    )
    body += (
        circle(width * 0.6, height * 0.55, 34, "#f7f3ea")
        + circle(width * 0.627, height * 0.53, 16, "#3a332c")
        + circle(width * 0.67, height * 0.565, 30, "#f7f3ea")
    )
    return body


@family
def puzzle(d):
    art = meadow()
    cover = (
        art
        + rect(0, 0, 1500, 150, "#21402c", opacity=0.88)
        + text("Meadow", 60, 108, 104, "#fdf3d6", script, 400, "start")
        + text("PAPER KITE TOYS", 1440, 98, 44, "#fdf3d6", sans, 600, "end", 6)
    )
    cover += (
        circle(1350, 930, 95, "#e2574c")
        + text(d["pieces"], 1350, 940, 74, "#ffffff", sans, 700)
        + text("animals", 1350, 982, 34, "#ffffff", sans, 500)
    )
    case = [
        box((30, 21.2, 5), paper("#2a5138"), round=0.12),
        plate(30, 21.2, printed(drawing(cover, 1500, 1060), 0.45, 0.3), (0, 0, 5.01)),
    ]
    place_all(case, (0, 0, 0), (72, 0, -8))
    place_all(case, (-1, 12, 9.6))
    whole = drawing(art, 1500, 1060)
    pitch = 3.0
    generator = random.Random(3)
    edge = {}

    def knob(start, end, sign):
        start, end = np.array(start, float), np.array(end, float)
        along, out = end - start, np.array([end[1] - start[1], start[0] - end[0]]) * sign
        spots = [
            (0, 0),
            (0.3, 0.03),
            (0.42, -0.02),
            (0.38, 0.12),
            (0.42, 0.22),
            (0.5, 0.25),
            (0.58, 0.22),
            (0.62, 0.12),
            (0.58, -0.02),
            (0.7, 0.03),
            (1, 0),
        ]
        return [tuple(start + along * a + out * b) for a, b in smooth_line(spots, 4)][:-1]

    picture = printed(whole, 0.55, 0.2)
    board = paper("#c9bda6")
    columns, rows = 9, 6
    for c in range(columns):
        for r in range(rows):
            corner = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]
            outline = []
            for i in range(4):
                a, b = corner[i], corner[(i + 1) % 4]
                key = tuple(sorted((a, b)))
                border = (a[0] == b[0] and a[0] in (0, columns)) or (a[1] == b[1] and a[1] in (0, rows))
                if border:
                    outline.append(a)
                    continue
                sign = edge.setdefault(key, generator.choice((-1, 1)))
                outline += knob(a, b, sign if key == (a, b) else -sign)
            middle = np.array([c + 0.5, r + 0.5])
            local = [tuple((np.array(p) - middle) * pitch) for p in outline]
            loose = (c + r * 1.3 + generator.uniform(-1.2, 1.2)) > 8.4 or (r < 2 and c > 5)
            piece = prism(local, 0.22, board, round=0.05)
            top = prism(local, 0.012, picture, (0, 0, 0.215), round=0.004)
            layer = top.data.uv_layers[0]
            for loop in top.data.loops:
                x, y, _ = top.data.vertices[loop.vertex_index].co
                layer.data[loop.index].uv = (
                    (x / pitch + middle[0]) / columns,
                    (y / pitch + middle[1]) / rows,
                )
            x, y = (middle[0] - columns / 2) * pitch, (middle[1] - rows / 2) * pitch
            turn = generator.uniform(-70, 70) if loose else 0
            if loose:
                x, y = x + generator.uniform(1.5, 9.5), y + generator.uniform(-8, 2.5)
            place_all(
                [piece, top], (x - 2, y - 5.5, 0.24 * (1 + (c * 3 + r * 5) % 4) if loose else 0), (0, 0, turn)
            )
    return {
        "azimuth": -14,
        "elevation": 36,
        "fill": 0.88,
        "detail": {"zoom": 2.1, "azimuth": 8, "elevation": 48, "look": (4, -5, 0)},
    }


@family
def robot(d):
    white, blue, dark, steel = (
        plastic("#eceae4", 0.35, 0.2),
        plastic("#2f6fb8", 0.35, 0.2),
        plastic("#22252b", 0.4),
        metal("#c7cbd0", 0.25),
    )
    box((9, 6.4, 9.4), white, (0, 0, 8.6), round=1.0, segments=5)
    face = (
        rect(0, 0, 700, 460, "#0a1320")
        + circle(210, 210, 74, "#5fd0ff")
        + circle(490, 210, 74, "#5fd0ff")
        + path("M240 350Q350 420 460 350", stroke="#5fd0ff", line=24)
    )
    box((8, 6, 6.2), white, (0, 0, 20), round=1.1, segments=5)
    slab(6.6, 4.4, 0.3, 0.9, dark, (0, -2.95, 23.1), (90, 0, 0), round=0.1)
    plate(6.0, 3.9, screen(drawing(face, 700, 460), 1.0), (0, -3.27, 23.1), (90, 0, 0), radius=0.7)
    cylinder(1.4, 2.2, dark, (0, 0, 18))
    for k in range(3):
        cylinder(1.7, 0.35, steel, (0, 0, 18.15 + k * 0.6))
    cylinder(0.2, 2.4, steel, (0, 0, 26))
    ball(0.6, plastic("#e5653a", 0.2, 0.8), (0, 0, 28.6))

    def gear(radius, teeth, thick, material, at, turn):
        outline = []
        for k in range(teeth * 4):
            a = k / (teeth * 4) * 6.283
            r = radius if k % 4 in (0, 1) else radius * 0.84
            outline.append((r * math.cos(a), r * math.sin(a)))
        parts = [
            prism(outline, thick, material, round=0.06, smooth=20),
            cylinder(radius * 0.32, thick + 0.25, steel, (0, 0, 0)),
        ]
        return place_all(parts, at, turn)

    gear(2.3, 14, 0.6, plastic("#e9a93a", 0.35), (-1.2, -3.2, 14.6), (90, 0, 0))
    gear(1.4, 10, 0.6, plastic("#e5653a", 0.35), (2.2, -3.2, 13.2), (90, 0, 0))
    for s in (-1, 1):
        gear(1.6, 12, 0.8, blue, (s * 4.2, 0, 23.1), (0, s * 90, 0))
        ball(1.5, dark, (s * 5.3, 0, 16.2))
        tube([(s * 5.6, 0, 16), (s * 7.8, -0.6, 13.2), (s * 7.6, -2.8, 10.6)], [0.9, 0.8, 0.75], blue, 4)
        ball(1.0, steel, (s * 7.7, -1.0, 12.8))
        for k in (-1, 1):
            tube(
                [(s * 7.6, -3, 10.4), (s * 7.6 + k * 1.2, -4.0, 9.6), (s * 7.6 + k * 0.8, -5.2, 9.2)],
                [0.45, 0.4, 0.3],
                dark,
                5,
            )
        cylinder(1.1, 3.2, steel, (s * 2.4, 0, 5.8))
        track = smooth_line([(-4.4, 0), (4.4, 0), (5.6, 2.2), (3.4, 5.4), (-3.4, 5.4), (-5.6, 2.2)], 5, True)
        place(prism(track, 3, rubber("#2a2c31"), round=0.5), (s * 2.9 - 1.5, 0, 0.4), (90, 0, 90))
        for x in (-3.2, 0, 3.2):
            place_all(
                [cylinder(1.35, 3.3, blue, round=0.2), cylinder(0.6, 3.5, steel, round=0.1)],
                (s * 2.9 - 1.65, x, 3.0),
                (0, 90, 0),
            )
        for x in np.linspace(-4.6, 4.6, 9):
            box((3.1, 0.5, 0.5), rubber("#1d1f23"), (s * 2.9, x, 0.1), round=0.12)
    for x, y, turn in ((9.4, -4.4, 20), (-9, -5.2, 60)):
        gear(1.7, 12, 0.6, plastic("#e9a93a", 0.35), (x, y, 0), (0, 0, turn))
    return {
        "azimuth": -24,
        "elevation": 12,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 14, "look": (0, -3, 18)},
    }


@family
def matryoshka(d):
    colours = ("#b3262a", "#2a5a8a", "#c8862a", "#3f7a4a", "#8a3a6a", "#c8553a", "#2f7f86")
    x = 0.0
    sizes = (1.0, 0.84, 0.7, 0.57, 0.45, 0.34, 0.24)
    spots = ((-7.4, 1.4), (-0.8, 2.2), (4.9, 1.4), (9.3, -0.2), (5.2, -5.4), (1.6, -6.2), (-1.4, -6.6))
    for i, (size, colour, (x, y)) in enumerate(zip(sizes, colours, spots)):
        profile = smooth_line(
            [
                (0, 0),
                (2.9, 0),
                (3.2, 0.5),
                (3.75, 3),
                (3.8, 5),
                (3.2, 7.6),
                (2.5, 8.9),
                (2.35, 9.5),
                (2.6, 10.6),
                (2.55, 12.2),
                (1.8, 13.6),
                (0.8, 14.2),
                (0, 14.3),
            ],
            6,
        )
        art = _doll(colour)
        rows = []
        angles = np.linspace(0, 2 * math.pi, 97)
        for r, z in profile:
            rows.append(
                np.stack(
                    [
                        r * np.cos(angles - math.pi / 2 + math.pi),
                        r * np.sin(angles - math.pi / 2 + math.pi),
                        np.full(97, z),
                    ],
                    1,
                )
            )
        doll = grid(rows, printed(art, 0.2, 0.9), smooth=60)
        heights = [z / 14.3 for _, z in profile]
        layer = doll.data.uv_layers[0]
        for loop in doll.data.loops:
            u, v = layer.data[loop.index].uv
            layer.data[loop.index].uv = (u, heights[min(len(heights) - 1, round(v * (len(heights) - 1)))])
        place(doll, (x, y, 0), (0, 0, -8 + i * 3), size)
    return {
        "azimuth": -6,
        "elevation": 13,
        "fill": 0.86,
        "detail": {"zoom": 1.9, "azimuth": -22, "look": (-5, 0, 9)},
    }


def _doll(colour):
    wide, high = 1600, 1000
    body = rect(0, 0, wide, high, colour)
    x = wide / 2
    body += (
        rect(0, 0, wide, 330, shade(colour, 0.62))
        + rect(0, 318, wide, 12, "#e8c35a")
        + rect(0, 640, wide, 380, shade(colour, 0.85))
    )
    body += circle(x, 205, 132, "#f3d7b5") + path(
        f"M{x - 132} 190C{x - 120} 80 {x - 20} 90 {x} 110C{x + 20} 90 {x + 120} 80 {x + 132} 190C{x + 80} 150 {x + 20} 130 {x} 112C{x - 20} 130 {x - 80} 150 {x - 132} 190",
        "#4a2a14",
    )
    for s in (-1, 1):
        body += (
            circle(x + s * 48, 210, 12, "#2a2422")
            + path(f"M{x + s * 28} 188Q{x + s * 48} 174 {x + s * 70} 188", stroke="#4a2a14", line=6)
            + circle(x + s * 80, 245, 24, "#e58a7a", opacity=0.6)
        )
    body += path(f"M{x - 24} 276Q{x} 298 {x + 24} 276Q{x} 284 {x - 24} 276", "#b3262a")
    body += path(
        f"M{x - 250} 1000C{x - 260} 700 {x - 200} 430 {x} 400C{x + 200} 430 {x + 260} 700 {x + 250} 1000Z",
        "#f6ecd4",
    )
    for px, py, r, c in (
        (0, 560, 78, "#c8363a"),
        (-110, 690, 52, "#e29a3a"),
        (110, 690, 52, "#3f6fb0"),
        (0, 770, 56, "#c8363a"),
    ):
        for k in range(6):
            a = k * 1.047
            body += circle(x + px + r * 0.62 * math.cos(a), py + r * 0.62 * math.sin(a), r * 0.48, c)
        body += circle(x + px, py, r * 0.4, "#f2cf5a")
    for s in (-1, 1):
        body += path(
            f"M{x} 860C{x + s * 60} 800 {x + s * 130} 800 {x + s * 170} 760", stroke="#3f7a4a", line=12
        ) + path(f"M{x + s * 70} 600q{s * 60} -50 {s * 90} 10q{-s * 50} 40 {-s * 90} -10", "#3f7a4a")
    for k in range(32):
        body += circle(25 + k * 50, 930, 13, "#e8c35a") + circle(25 + k * 50, 360, 9, "#f6ecd4")
    return drawing(body, wide, high)


@family
def water_blaster(d):
    body, accent, dark, clear = (
        plastic(d["colour"], 0.3, 0.4),
        plastic(d["accent"], 0.3, 0.4),
        plastic("#25282e", 0.4),
        plastic("#cfe6f2", 0.08, 1),
    )
    outline = smooth_line(
        [
            (-15, 3),
            (-13, 6),
            (-6, 7.2),
            (6, 6.6),
            (13, 5.4),
            (14, 3.4),
            (13, 1.6),
            (4, 0.8),
            (-0.6, -0.4),
            (-2.4, -3.4),
            (-3.4, -7.4),
            (-5.4, -8.6),
            (-7.4, -7.8),
            (-7.4, -4.6),
            (-7.8, -1.6),
            (-10, -0.6),
            (-13.4, 0.4),
        ],
        6,
        True,
    )
    parts = [prism(outline, 4.4, body, (0, 0, -2.2), round=0.5)]
    parts.append(
        prism(
            smooth_line(
                [(-12, 3.4), (-5, 4.8), (5, 4.6), (11, 4.2), (10, 2.8), (0, 2.0), (-10, 1.6)], 6, True
            ),
            4.9,
            accent,
            (0, 0, -2.45),
            round=0.4,
        )
    )
    parts.append(
        place(
            lathe(
                [(0, 0), (2.4, 0.2), (3.4, 1.4), (3.7, 4), (3.7, 8), (3.2, 10), (1.6, 11), (0, 11)],
                clear,
                curve=5,
            ),
            (-10.5, 9.4, 0),
            (0, 90, 0),
        )
    )
    parts.append(place(cylinder(1.5, 1.6, accent), (0.2, 9.4, 0), (0, 90, 0)))
    parts.append(place(cylinder(1.6, 2.4, dark), (-5.2, 5.4, 0), (-90, 0, 0)))
    parts.append(place(cylinder(1.8, 7, dark, round=0.3), (12.6, 3.5, 0), (0, 90, 0)))
    parts.append(place(cylinder(2.3, 1.8, plastic("#f08a24", 0.35), round=0.4), (19, 3.5, 0), (0, 90, 0)))
    parts.append(place(cylinder(0.5, 0.2, dark), (20.75, 3.5, 0), (0, 90, 0)))
    parts.append(place(cylinder(1.1, 13, metal("#c7cbd0", 0.25)), (2, -0.9, 0), (0, 90, 0)))
    grip = [place(cylinder(1.9, 6.4, accent, round=0.6), (6.4, -0.9, 0), (0, 90, 0))]
    for k in range(6):
        grip.append(
            place(lathe([(1.85, 0), (2.1, 0.2), (1.85, 0.4)], dark), (7.2 + k * 0.9, -0.9, 0), (0, 90, 0))
        )
    parts += grip
    guard = [(-1.0, -1.0, 0), (1.8, -2.4, 0), (1.4, -4.8, 0), (-1.8, -5.0, 0)]
    parts.append(tube(guard, 0.55, body, 8))
    parts.append(tube([(-0.8, -1, 0), (-0.3, -2.6, 0), (0.4, -3.6, 0)], [0.6, 0.55, 0.4], dark, 5))
    place_all(parts, turn=(90, 0, 0))
    place_all(parts, (0, 0, 9), (10, 0, 0))
    return {
        "azimuth": -22,
        "elevation": 9,
        "fill": 0.86,
        "detail": {"zoom": 2.0, "azimuth": 14, "look": (12, 0, 11)},
    }


@family
def dice_game(d):
    generator = random.Random(9)
    art = (
        fade("g", (0, "#1d3a5c"), (1, "#2f6f86"))
        + rect(0, 0, 1200, 1200, "url(#g)")
        + circle(960, 470, 90, "#f6d99a")
    )
    for k in range(4):
        art += path(
            f"M0 {760 + k * 100}C200 {700 + k * 100} 350 {840 + k * 100} 600 {770 + k * 100}S1000 {700 + k * 100} 1200 {780 + k * 100}V1200H0Z",
            ("#2a5f7a", "#235069", "#1b4058", "#143247")[k],
        )
    art += (
        path("M330 780L860 780L790 900H400Z", "#b3522f")
        + path("M580 780V420", stroke="#f2e6cf", line=16)
        + path("M595 440C760 500 800 620 790 740H595Z", "#f6ecd6")
        + path("M565 480C450 540 410 640 400 740H565Z", "#e9dcc0")
    )
    art += (
        text("Harbour", 600, 200, 170, "#f9efdb", serif, 700)
        + text("THE DICE GAME", 600, 290, 56, "#f6d99a", sans, 600, spacing=14)
        + text("PAPER KITE TOYS", 600, 1140, 44, "#f9efdb", sans, 600, spacing=10)
    )
    case = [
        box((17, 17, 5), paper("#1d3a5c"), round=0.1),
        plate(17, 17, printed(drawing(art, 1200, 1200), 0.45, 0.3), (0, 0, 5.01)),
    ]
    place_all(case, (0, 0, 0), (74, 0, 12))
    place_all(case, (-4, 7, 8.2))
    pips = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
        6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
    }
    woods = [wood(c, along="x", scale=1.6) for c in ("#c79a62", "#8a5a34", "#d9b98a")]
    paints = [plastic(c, 0.5) for c in ("#b3382e", "#2f6f96", "#4f8a4f")]
    ink = plastic("#2a1c12", 0.6)

    def die(at, turn, material, tip):
        parts = [box((1.7, 1.7, 1.7), material, (0, 0, -0.85), round=0.26, segments=4)]
        for face, rotation in (
            (1, (0, 0, 0)),
            (6, (180, 0, 0)),
            (2, (90, 0, 0)),
            (5, (-90, 0, 0)),
            (3, (0, 90, 0)),
            (4, (0, -90, 0)),
        ):
            for u, v in pips[face]:
                dot = cylinder(0.15, 0.03, ink, (u * 0.42, v * 0.42, 0.835), round=0.01, segments=20)
                parts.append(place(dot, turn=rotation))
        place_all(parts, (0, 0, 0), tip)
        place_all(parts, at, (0, 0, turn))

    tips = ((0, 0, 0), (90, 0, 0), (0, 90, 0), (180, 0, 0), (-90, 0, 0))
    taken = []
    while len(taken) < 22:
        x, y = generator.uniform(-13, 12), generator.uniform(-10, 1.5)
        if all((x - a) ** 2 + (y - b) ** 2 > 6.4 for a, b in taken) and not (abs(x + 4) < 9.4 and y > 0):
            taken.append((x, y))
            die(
                (x, y, 0.85),
                generator.uniform(0, 90),
                generator.choice(woods + paints[:1]),
                generator.choice(tips),
            )
    for x, y, colour in ((8.4, 3.4, paints[0]), (11.6, 1.6, paints[1])):
        hull = prism(
            smooth_line([(-1.8, 0), (0, -0.75), (2.0, 0), (0, 0.75)], 5, True), 0.9, colour, round=0.15
        )
        sail = prism([(0, 0), (1.4, 0), (0, 2.4)], 0.25, woods[2], (0, 0.12, 0.9), (90, 0, 0), round=0.05)
        place_all([hull, sail], (x, y, 0), (0, 0, 20))
    return {
        "azimuth": -14,
        "elevation": 30,
        "fill": 0.86,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (2, -5, 1)},
    }


@family
def scooter(d):
    body, dark, steel = metal(d["colour"], 0.35), rubber("#23252a"), metal("#c9cdd1", 0.2)
    outline = smooth_line(
        [
            (-27, 4.6),
            (-20, 5.6),
            (12, 5.6),
            (20, 3.8),
            (24, 2.2),
            (24, -2.2),
            (20, -3.8),
            (12, -5.6),
            (-20, -5.6),
            (-27, -4.6),
        ],
        5,
        True,
    )
    prism(outline, 2.2, body, (0, 0, 7.6), round=0.5)
    prism([(x * 0.9 - 1.5, y * 0.84) for x, y in outline], 0.35, rubber("#2c2f35"), (0, 0, 9.7), round=0.1)

    def wheel(x):
        parts = [
            lathe([(6.2, -1.5), (7.4, -1.2), (7.6, 0), (7.4, 1.2), (6.2, 1.5)], dark, curve=4),
            lathe([(6.3, -1.1), (6.0, -0.9), (6.0, 0.9), (6.3, 1.1)], steel),
            cylinder(1.6, 4, steel, (0, 0, -2)),
        ]
        for k in range(5):
            parts.append(place(box((4.8, 1.5, 1.1), body, (3.6, 0, -0.55), round=0.3), turn=(0, 0, k * 72)))
        return place_all(place_all(parts, turn=(90, 0, 0)), (x, 0, 7.6))

    wheel(-33)
    wheel(33)
    for s in (-1, 1):
        tube([(-26, s * 3.0, 8.6), (-33, s * 2.6, 7.6)], 0.8, body, 0)
        tube([(33, s * 2.4, 7.6), (30.5, s * 2.4, 15.2), (28.4, 0, 17)], 0.9, body, 4)
    fender = [
        (-33 + 8.6 * math.cos(a), 0, 7.6 + 8.6 * math.sin(a)) for a in np.radians(np.linspace(30, 130, 14))
    ]
    tube(fender, 2.0, body, 2, 16, flatten=0.15)
    tube([(22, 0, 8.6), (26, 0, 11), (28.4, 0, 17)], 1.7, body, 6)
    tube([(29, 0, 14), (20.6, 0, 52), (17.6, 0, 68), (14.8, 0, 82)], [1.9, 1.9, 1.5, 1.5], body, 0)
    tube([(18.9, 0, 61), (14.8, 0, 82)], 1.4, steel, 0)
    cylinder(2.3, 5, dark, (18.6, 0, 57), (0, -12, 0))
    tube([(14.8, -18, 82.4), (14.8, 18, 82.4)], 1.1, steel, 0)
    for s in (-1, 1):
        place(cylinder(1.75, 9, dark, round=0.5), (14.8, s * 10 if s > 0 else -10, 82.4), (-90 * s, 0, 0))
    box((3.4, 3, 3), dark, (14.8, 0, 81), round=0.6)
    place_all([thing for thing in bpy.data.objects if thing.type == "MESH"], turn=(0, 0, 24))
    return {
        "azimuth": -14,
        "elevation": 9,
        "fill": 0.86,
        "detail": {"zoom": 2.4, "azimuth": 20, "look": (28, 12, 12)},
    }


@family
def pinata(d):
    colours = ("#e2574c", "#f3a13f", "#f3d34f", "#5fae5a", "#3f8fc4", "#8a5fb4", "#e878a8")
    tissue = [fabric(c, 0.6, roughness=0.9) for c in colours]
    generator = random.Random(2)

    def fringe(line, radii, start=0):
        """Rows of cut paper around a limb."""
        line, count = np.array(line, float), 0
        lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        steps = int(lengths[-1] / 0.85)
        for k in range(steps + 1):
            t = k / max(1, steps) * lengths[-1]
            at = np.array([np.interp(t, lengths, line[:, i]) for i in range(3)])
            ahead = np.array(
                [np.interp(min(t + 0.2, lengths[-1]), lengths, line[:, i]) for i in range(3)]
            ) - np.array([np.interp(max(t - 0.2, 0), lengths, line[:, i]) for i in range(3)])
            ahead /= np.linalg.norm(ahead) + 1e-9
            r = np.interp(t / lengths[-1], np.linspace(0, 1, len(radii)), radii)
            side = np.cross(ahead, [0.31, 0.2, 0.93])
            side /= np.linalg.norm(side)
            up = np.cross(ahead, side)
            vertices, faces = [], []
            n = max(14, int(r * 11))
            for i in range(n):
                a0, a1 = i / n * 6.283, (i + 0.86) / n * 6.283
                lift = generator.uniform(0.3, 0.85)
                b = len(vertices)
                for a, out, back in (
                    (a0, 0.0, 0.2),
                    (a1, 0.0, 0.2),
                    (a1, lift * 0.55, -0.8),
                    (a0, lift * 0.55, -0.8),
                    (a1, lift, -1.5),
                    (a0, lift, -1.5),
                ):
                    vertices.append(at + (side * math.cos(a) + up * math.sin(a)) * (r + out) + ahead * back)
                faces += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4, b + 5)]
            mesh(vertices, faces, tissue[(k // 2 + start) % len(tissue)], 60)

    fringe([(-9, 0, 15.5), (-4, 0, 15.4), (4, 0, 15.4), (8.5, 0, 16)], [3.6, 5.0, 5.0, 4.0])
    fringe([(7, 0, 17), (10.5, 0, 22.5), (11.5, 0, 26)], [3.4, 2.6, 2.4], 2)
    fringe([(9.6, 0, 26.6), (13, 0, 25.6), (17, 0, 24)], [2.6, 2.5, 1.9], 4)
    for x, y in ((-6.6, -2.9), (-6.6, 2.9), (6.2, -2.9), (6.2, 2.9)):
        fringe([(x, y, 1.2), (x, y, 6), (x, y, 12)], [1.7, 1.8, 2.0], int(abs(x + y)))
        cylinder(1.75, 1.4, plastic("#3a2a20", 0.6), (x, y, 0))
    for s in (-1, 1):
        fringe([(10.6, s * 1.3, 31.6), (10.4, s * 1.3, 28)], [0.5, 1.0], 5)
        ball(0.62, plastic("#ffffff", 0.3), (14.0, s * 2.35, 27.0))
        ball(0.36, plastic("#17120e", 0.1, 1), (14.3, s * 2.75, 27.05))
    fringe([(-16, 0, 12), (-13, 0, 17.5), (-9.5, 0, 18.5)], [0.8, 1.1, 0.9], 1)
    tube([(0, 0, 20), (0, 0, 31)], 0.2, plastic("#e9dcc0", 0.8), 0)
    wrappers = [plastic(c, 0.25, 0.6) for c in colours]
    for _ in range(16):
        x, y = generator.uniform(-15, 17), generator.uniform(-12, -5.5)
        kind = generator.choice(wrappers)
        parts = [ball(1.0, kind, scale=(1.3, 0.85, 0.85), segments=20)]
        for s in (-1, 1):
            parts.append(
                place(
                    lathe([(0.15, 0), (0.35, 0.4), (0.8, 1.1)], kind, segments=14),
                    (s * 1.1, 0, 0),
                    (0, s * 90, 0),
                )
            )
        place_all(parts, (x, y, 0.8), (0, 0, generator.uniform(0, 180)))
    return {
        "azimuth": -24,
        "elevation": 12,
        "fill": 0.84,
        "detail": {"zoom": 2.0, "azimuth": 14, "look": (9, 0, 22)},
    }
