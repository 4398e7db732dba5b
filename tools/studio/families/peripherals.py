"""Desk peripherals."""

import math

from family import family
from labels import circle, drawing, fade, path, rect, sans, text
from materials import glass, metal, plastic, printed, rubber, screen
from shapes import ball, cylinder, lathe, place, place_all, plate, slab, tube


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
