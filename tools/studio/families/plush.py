"""A robot and nesting dolls."""

import math

import numpy as np

from family import family
from labels import circle, drawing, path, rect
from materials import metal, plastic, printed, rubber, screen, shade
from shapes import ball, box, cylinder, grid, place, place_all, plate, prism, slab, smooth_line, tube


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
