"""Gaming hardware and desk peripherals."""

import math

import numpy as np

from family import family
from labels import drawing, fade, path, rect, round_sans, sans, text
from materials import metal, plastic, printed, rubber, screen, wood
from shapes import ball, box, cylinder, grid, lathe, place, place_all, plate, slab, smooth_line, standing_things, tube


@family
def gamepad(d):
    body, dark = plastic(d["colour"], 0.45, 0.0, 0.08), plastic("#1d1f24", 0.45)
    half = [
        (0, 3.2),
        (2.6, 3.3),
        (5, 3.9),
        (7, 3.3),
        (8.0, 1.0),
        (8.6, -2.2),
        (8.5, -4.8),
        (7.2, -5.9),
        (5.7, -5.0),
        (4.3, -3.0),
        (2.6, -2.4),
        (0, -2.3),
    ]
    outline = smooth_line(half + [(-x, y) for x, y in reversed(half[1:-1])], 6, True)
    rows = []
    middle = np.array([0, 0.4])
    for k in range(25):
        a = (k / 24 - 0.5) * math.pi
        s = 0.74 + 0.26 * math.cos(a) ** 0.8
        inner = np.array(outline)
        anchor = np.clip(inner * np.array([0.8, 0.55]), (-6.6, -3.4), (6.6, 2.2))
        ring = anchor + (inner - anchor) * s
        z = 2.1 * math.sin(a)
        rows.append([(x, y, z - 0.07 * max(0, -y) ** 1.3 + 3) for x, y in ring])
    grid(rows, body, closed=True, cap=True, smooth=70)
    seam = [(x * 1.003, y * 1.003, 3.1 - 0.07 * max(0, -y) ** 1.3) for x, y in outline]
    tube(seam, 0.07, plastic("#0c0d0f", 0.7), 0, 8, closed=True)
    top = 5.05
    for x, y in ((-2.55, -0.3), (2.55, -0.3)):
        lathe([(1.3, 0), (1.42, 0.2), (1.6, 0.22), (1.72, 0.1), (1.75, -0.2)], dark, (x, y, top - 0.06), curve=3)
        lathe(
            [(0, 0), (0.6, 0), (0.6, 0.9), (1.15, 1.1), (1.2, 1.3), (1.05, 1.42), (0.7, 1.3), (0, 1.25)],
            rubber("#26282d"),
            (x, y, top),
            curve=3,
        )
    for turn in (0, 90):
        place(box((2.6, 0.85, 0.5), dark, round=0.2), (-5.1, 1.7, top - 0.25), (0, 0, turn))
    for i, colour in enumerate(("#e2b84a", "#d5605a", "#5aa06c", "#4d86cf")):
        a = math.radians(90 - i * 90)
        lathe(
            [(0, 0.55), (0.4, 0.53), (0.56, 0.42), (0.6, 0), (0, 0)],
            plastic(colour, 0.2, 0.8),
            (5.1 + 1.12 * math.cos(a), 1.7 + 1.12 * math.sin(a), top - 0.25),
            curve=3,
        )
        letter = drawing(text("YBAX"[i], 100, 138, 110, "#f7f7f4", sans, 600), 200, 200, colour)
        at = (5.1 + 1.12 * math.cos(a), 1.7 + 1.12 * math.sin(a), top + 0.305)
        plate(0.62, 0.62, printed(letter, 0.25, 0.8), at, radius=0.31)
    for x in (-1.2, 1.2):
        place(box((0.9, 0.42, 0.3), dark, round=0.14), (x, 1.9, top - 0.1))
    cylinder(0.55, 0.25, plastic("#f2f2f0", 0.3), (0, 0.9, top - 0.1))
    for s in (-1, 1):
        place(box((3.4, 1.4, 0.9), dark, round=0.4), (s * 5.2, 4.0, 3.2), (-14, 0, -s * 9))
        place(box((2.6, 1.8, 1.2), dark, round=0.5), (s * 5.2, 4.1, 1.7), (20, 0, 0))
    place_all(standing_things(), turn=(24, 0, 0))
    return {
        "azimuth": -20,
        "elevation": 30,
        "fill": 0.72,
        "detail": {"zoom": 2.1, "azimuth": 26, "elevation": 36, "look": (4, 0, 5)},
    }


@family
def arcade_stick(d):
    timber, top = wood("#8a5a34", along="x"), plastic("#1c2130", 0.35, 0.4)
    slab(40, 25, 6.4, 1.4, timber, round=0.6)
    face = fade("g", (0, "#1d2740"), (1, "#30233f"), x2=1) + rect(0, 0, 1600, 980, "url(#g)", 40)
    for i in range(9):
        face += path(
            f"M{-100 + i * 90} 980C{300 + i * 60} {600 - i * 40} {900 + i * 40} {900 - i * 90} 1700 {420 - i * 60}",
            stroke="#e2703f" if i % 3 == 0 else "#4f6aa8",
            line=6,
            opacity=0.7,
        )
    face += text("KEYLINE", 1290, 900, 70, "#f1e7d6", round_sans, 600, spacing=24)
    plate(37.4, 22.4, printed(drawing(face, 1600, 980), 0.3, 0.6), (0, 0, 6.42), radius=1)
    cylinder(2.6, 0.2, plastic("#101114", 0.4), (-11, 0.6, 6.42))
    cylinder(0.55, 5.6, metal("#d2d5d9", 0.15), (-11, 0.6, 6.5))
    ball(1.9, plastic("#c8252b", 0.12, 1), (-11, 0.6, 13))
    spots = [
        (-1.5, 0.6),
        (2.4, 2.6),
        (6.6, 3.0),
        (10.8, 2.6),
        (-1.9, -3.8),
        (2.0, -1.8),
        (6.2, -1.4),
        (10.4, -1.8),
    ]
    for i, (x, y) in enumerate(spots):
        cap = plastic("#f4efe4" if i < 4 else "#e2703f", 0.2, 0.8)
        lathe(
            [(1.25, 0), (1.75, 0), (1.7, 0.4), (1.4, 0.55), (1.35, 0.3)],
            plastic("#16181d", 0.3),
            (x + 1, y + 0.5, 6.42),
        )
        lathe(
            [(0, 0.95), (0.9, 0.9), (1.25, 0.75), (1.32, 0.3), (1.32, 0)],
            cap,
            (x + 1, y + 0.5, 6.42),
            curve=2,
        )
    return {
        "azimuth": -22,
        "elevation": 28,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 24, "look": (6, 0, 7)},
    }


@family
def webcam(d):
    body, dark = plastic("#2d3036", 0.4, 0.2), plastic("#04050a", 0.05, 1)
    parts = [place(cylinder(3.4, 4.8, body, round=0.7, segments=96), turn=(90, 0, 0))]
    parts.append(place(cylinder(3.0, 0.15, dark, round=0.05, segments=96), (0, -4.72, 0), (90, 0, 0)))
    for r, y, material in (
        (2.15, -4.9, metal("#8d929a", 0.25)),
        (1.8, -4.95, dark),
        (1.1, -5.0, plastic("#101a33", 0.04, 1)),
        (0.45, -5.03, plastic("#2a1f45", 0.03, 1)),
    ):
        parts.append(place(cylinder(r, 0.3, material, round=0.08, segments=96), (0, y + 0.25, 0), (90, 0, 0)))
    parts.append(
        place(cylinder(0.14, 0.05, screen(drawing("", 10, 10, "#7fe3a6"), 2.0)), (0, -4.88, 2.5), (90, 0, 0))
    )
    for x in (-2.2, 2.2):
        for k in range(-2, 3):
            parts.append(
                place(cylinder(0.07, 0.06, plastic("#000000", 0.6)), (x * 1.13, -4.86, k * 0.28), (90, 0, 0))
            )
    place_all(parts, (0, 1.6, 6.6), (-8, 0, 0))
    cylinder(0.55, 3, metal("#9aa0a7", 0.25), (0, 0, 1.4))
    ball(0.9, body, (0, 0, 3.2))
    slab(7, 5.6, 1.0, 1.2, body, (0, 0, 0.7), round=0.35)
    slab(6.4, 5, 0.7, 1, rubber(), round=0.2)
    tube(
        [(0, 3, 5.6), (0.5, 5.5, 2), (3, 7.5, 0.3), (8, 6, 0.25), (10.5, 0, 0.25)],
        0.22,
        plastic("#1b1d21", 0.5),
        12,
    )
    return {
        "azimuth": -26,
        "elevation": 12,
        "fill": 0.7,
        "detail": {"zoom": 1.9, "azimuth": 16, "look": (0, -3, 6.8)},
    }
