"""Gaming hardware and desk peripherals."""

import math

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, round_sans, sans, text
from materials import glass, metal, plastic, printed, rubber, screen, wood
from shapes import ball, box, cylinder, grid, lathe, place, place_all, plate, slab, smooth_line, standing_things, tube


@family
def gamepad(d):
    body, dark = plastic(d["colour"], 0.45, 0.0, 0.08), plastic("#1d1f24", 0.45)
    half = [
        (0, 3.2),
        (2.6, 3.3),
        (5, 3.9),
        (7, 3.3),
        (8.1, 1.0),
        (8.9, -2.6),
        (8.7, -5.4),
        (7.3, -6.3),
        (5.9, -4.8),
        (4.6, -2.6),
        (2.6, -1.9),
        (0, -1.9),
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
        rows.append([(x, y, z - 0.12 * max(0, -y) ** 1.3 + 3) for x, y in ring])
    grid(rows, body, closed=True, cap=True, smooth=70)
    top = 5.05
    for x, y in ((-2.55, -0.3), (2.55, -0.3)):
        cylinder(1.55, 0.25, dark, (x, y, top - 0.15), round=0.1)
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
    for x in (-1.2, 1.2):
        place(box((0.9, 0.42, 0.3), dark, round=0.14), (x, 1.9, top - 0.1))
    cylinder(0.55, 0.25, plastic("#f2f2f0", 0.3), (0, 0.9, top - 0.1))
    for s in (-1, 1):
        place(box((3.4, 1.4, 0.9), dark, round=0.4), (s * 5.2, 4.0, 3.2), (-14, 0, -s * 4))
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
def disc_drive(d):
    body, dark = metal("#4a4e55", 0.4), plastic("#0c0d0f", 0.25)
    slab(14.5, 14, 1.5, 0.8, body, round=0.2)
    slab(12.2, 0.4, 0.1, 0.05, dark, (0, -7.02, 0.85), (90, 0, 0), round=0.02)
    mark = drawing(text("VAULT", 500, 130, 120, "#aeb4bc", sans, 500, spacing=60), 1000, 180, "#4a4e55")
    plate(5, 0.9, printed(mark, 0.4, 0, 0.8), (0, -4.5, 1.51))
    shine = metal("#e8ebf0", 0.12)
    violet = printed(_rainbow(), 0.16, 1.0, 0.75)
    label = drawing(
        circle(500, 500, 500, "#f3f1ec")
        + text("ARCHIVE 100", 500, 260, 74, "#1d2b45", sans, 600, spacing=8)
        + text("Boxwood Computers", 500, 330, 40, "#6c7480", sans)
        + path("M180 700H820", stroke="#1d2b45", line=5),
        1000,
        1000,
        "#f3f1ec",
    )
    for k in range(8):
        cylinder(6, 0.12, shine, (13.6, 2, 0.3 + k * 0.26), round=0.04, segments=96)
    top = [
        cylinder(6, 0.12, shine, round=0.04, segments=96),
        plate(11.4, 11.4, printed(label, 0.35, 0.5), (0, 0, 0.125), radius=5.7),
        cylinder(1.75, 0.02, metal("#d5d8dc", 0.2), (0, 0, 0.12)),
    ]
    place_all(top, (13.6, 2, 2.5), (0, 0, 20))
    cylinder(6.4, 0.3, dark, (13.6, 2, 0), round=0.1)
    cylinder(0.72, 3.6, dark, (13.6, 2, 0), round=0.3)
    leaning = [
        cylinder(6, 0.12, shine, round=0.04, segments=128),
        plate(11.8, 11.8, violet, (0, 0, 0.124), radius=5.9),
        cylinder(1.75, 0.16, metal("#d5d8dc", 0.2), (0, 0, -0.025)),
        cylinder(0.75, 0.2, plastic("#b9bcc2", 0.5), (0, 0, -0.04)),
    ]
    place_all(leaning, (1.5, 9.4, 5.9), (74, 0, 6))
    tube([(0, 7, 0.8), (-1, 10, 0.4), (-6, 12, 0.25), (-11, 9, 0.25), (-12, 3, 0.25)], 0.22, dark, 10)
    return {
        "azimuth": -18,
        "elevation": 22,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (13, 2, 2.5)},
    }


def _rainbow():
    """The rainbow reflection of a disc, as a fan."""
    body = ""
    for i in range(180):
        a, b = math.radians(i * 2 - 1.2), math.radians(i * 2 + 1.2)
        tone = 0.5 + 0.5 * math.cos(math.radians(i * 4 + 40))
        hue = (i * 6) % 360
        light = 72 + 20 * tone
        body += path(
            f"M500 500L{500 + 720 * math.cos(a)} {500 + 720 * math.sin(a)}L{500 + 720 * math.cos(b)} {500 + 720 * math.sin(b)}Z",
            f"hsl({hue}, {int(46 * tone)}%, {int(light)}%)",
        )
    return drawing(body, 1000, 1000, "#d8dae0")


@family
def printer(d):
    body, dark, white = plastic("#e9e8e4", 0.4), plastic("#2a2d32", 0.4), plastic("#f6f5f2", 0.6)
    slab(44, 36, 13, 2.2, body, round=0.8)
    slab(44.1, 36.1, 3.4, 2.2, dark, (0, 0, 13), round=0.5)
    slab(43, 34, 1.4, 2, body, (0, 0.5, 16.3), round=0.5)
    slab(28, 4.6, 0.8, 0.4, plastic("#121316", 0.5), (-3, -18.0, 5.4), (90, 0, 0), round=0.1)
    slab(26, 13, 0.6, 0.6, body, (-3, -22.5, 2.4), (-4, 0, 0), round=0.2)
    page = drawing(
        fade("g", (0, "#27507a"), (0.5, "#7fb0c8"), (1, "#f0c79c"))
        + rect(60, 60, 680, 560, "url(#g)")
        + path("M60 470L240 300L400 440L560 260L740 450V620H60Z", "#24415c", opacity=0.8)
        + circle(590, 190, 54, "#fff1d8")
        + "".join(rect(60, 690 + i * 46, 680 if i % 3 else 520, 14, "#c8c4bb", 6) for i in range(7)),
        800,
        1100,
        "#ffffff",
    )
    plate(20, 20, printed(page, 0.7), (-3, -22.5, 4.0), (-2, 0, 0))
    panel = drawing(
        rect(0, 0, 400, 240, "#0d1118")
        + text("Ready", 40, 100, 62, "#ffffff", sans, 600, "start")
        + text("Ink 92 %", 40, 180, 46, "#8fc6ff", sans, 400, "start"),
        400,
        240,
    )
    slab(9, 5.4, 0.5, 0.5, dark, (-12, -18.0, 13.4), (66, 0, 0), round=0.15)
    plate(7.6, 4.5, screen(panel, 0.9), (-12, -18.45, 13.6), (66, 0, 0))
    cylinder(1.2, 0.4, plastic("#3f7fe0", 0.3, 0.5), (-2, -18.3, 13.9), (66, 0, 0))
    tanks = ("#20242c", "#1aa5d8", "#d8348a", "#f2c81e")
    for i, colour in enumerate(tanks):
        x = 10.4 + i * 2.6
        slab(2.3, 6.8, 0.5, 0.3, glass("#eef2f4", 1.2), (x, -18.35, 6.6), (90, 0, 0), round=0.1)
        slab(
            2.0,
            4.6 - i * 0.35,
            0.2,
            0.2,
            plastic(colour, 0.15, 1),
            (x, -18.15, 5.6 - i * 0.17),
            (90, 0, 0),
            round=0.05,
        )
        bottle = [
            lathe(
                [(0, 0), (1.9, 0), (2.1, 0.3), (2.1, 8), (1.8, 8.8), (0.9, 9.6), (0.85, 10.4), (0, 10.4)],
                plastic(colour, 0.3, 0.5),
            ),
            cylinder(1.0, 2.6, dark, (0, 0, 10.2), round=0.2),
        ]
        place_all(bottle, (27 + (i % 2) * 5.2, -14 + (i // 2) * 6 + (i % 2) * 1.2, 0))
    stack = [slab(29.7, 0.12, 21, 0.02, white, round=0.01)]
    place_all(stack, (0, 13.5 + 1, 17))
    place(stack[0], (0, 0, 0))
    return {
        "azimuth": -20,
        "elevation": 18,
        "fill": 0.84,
        "detail": {"zoom": 2.2, "azimuth": 14, "look": (14, -18, 8)},
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
