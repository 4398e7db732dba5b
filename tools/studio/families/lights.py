"""Bulbs and torches."""

import math

from family import family
from labels import circle, drawing, fade, rect, round_sans, sans, text
from materials import glass, glow, metal, plastic, printed
from shapes import box, copy, cylinder, lathe, place, place_all, plate


@family
def bulb(d):
    def one():
        thread = [(0, 0), (0.5, 0), (0.9, 0.35)]
        for k in range(6):
            thread += [(1.25, 0.5 + k * 0.36), (1.33, 0.6 + k * 0.36), (1.25, 0.72 + k * 0.36)]
        parts = [
            lathe([*thread, (1.28, 2.8), (0, 2.8)], metal("#cfcabc", 0.3)),
            lathe(
                [(1.36, 2.7), (1.5, 3.0), (1.9, 5.0), (2.2, 5.6), (2.1, 5.65), (0, 5.6)],
                plastic("#f2f1ee", 0.4),
            ),
        ]
        parts.append(
            lathe(
                [
                    (2.12, 5.6),
                    (2.5, 6.3),
                    (3.0, 7.6),
                    (3.1, 8.6),
                    (2.8, 9.9),
                    (2.0, 10.9),
                    (1.0, 11.35),
                    (0, 11.42),
                ],
                d["globe"],
                curve=6,
            )
        )
        return parts

    d = {**d, "globe": glow("#fff0d2", 0.75)}
    place_all(one(), (-3.6, 1, 0))
    d["globe"] = plastic("#f8f6f1", 0.3, 0.4)
    lying = one()
    place_all(lying, turn=(0, 105, 0))
    place_all(lying, (-0.4, -3.8, 2.45), (0, 0, 22))
    label = (
        fade("g", (0, "#16263f"), (1, "#2c4a6e"))
        + rect(0, 0, 700, 1200, "url(#g)")
        + circle(350, 520, 190, "#ffe7ad", opacity=0.25)
        + circle(350, 520, 140, "#ffefc8")
        + rect(305, 640, 90, 90, "#c9ced6", 12)
    )
    label += (
        text("Glow", 350, 220, 150, "#ffffff", round_sans, 500)
        + text("smart LED", 350, 900, 74, "#ffe7ad", sans, 400)
        + text("E27 · 806 lm · 2200–6500 K", 350, 985, 40, "#c7d4e6", sans)
        + text("BRIGHTWATER ELECTRIC", 350, 1110, 38, "#ffffff", sans, 600, spacing=6)
    )
    box((7, 7, 12), plastic("#1c3150", 0.5), (6.2, 2.4, 0), (0, 0, -12), round=0.08)
    place(
        plate(7, 12, printed(drawing(label, 700, 1200), 0.5, 0.2), (0, -3.52, 6), (90, 0, 0)),
        (6.2, 2.4, 0),
        (0, 0, -12),
    )
    return {
        "azimuth": -12,
        "elevation": 13,
        "fill": 0.76,
        "detail": {"zoom": 2.2, "azimuth": -30, "look": (-3.6, 1, 7)},
    }


@family
def torch(d):
    body, dark = metal(d["colour"], 0.35), plastic("#17191c", 0.4)
    profile = [
        (0, 0),
        (1.45, 0),
        (1.6, 0.2),
        (1.6, 1.6),
        (1.35, 1.8),
        (1.35, 8.6),
        (1.55, 9.2),
        (2.3, 11.2),
        (2.35, 13.2),
        (2.2, 13.4),
        (2.0, 13.4),
        (1.95, 13.0),
    ]
    parts = [
        lathe(profile, body),
        lathe([(1.95, 13.0), (0.5, 11.4), (0, 11.3)], metal("#f2f4f6", 0.06)),
        cylinder(0.35, 0.2, glow("#fff3d6", 3), (0, 0, 11.45)),
        cylinder(1.97, 0.05, glass(), (0, 0, 13.15)),
    ]
    for row in range(26):
        for i in range(22):
            a = (i + (row % 2) / 2) / 22 * 2 * math.pi
            parts.append(
                place(
                    box((0.1, 0.16, 0.16), body, round=0.04),
                    (1.36 * math.cos(a), 1.36 * math.sin(a), 2.4 + row * 0.22),
                    (0, 0, math.degrees(a)),
                )
            )
    for k in range(10):
        a = k / 10 * 2 * math.pi
        parts.append(
            box(
                (0.14, 0.5, 1.2),
                dark,
                (2.36 * math.cos(a), 2.36 * math.sin(a), 11.7),
                (0, 0, math.degrees(a)),
                round=0.06,
            )
        )
    parts.append(lathe([(1.42, 8.4), (1.62, 8.5), (1.62, 9.1), (1.5, 9.2)], dark))
    lying = copy(parts)
    place_all(parts, (2.6, 2.2, 0), (0, 0, 20))
    place_all(lying, turn=(0, -90, 0))
    place_all(lying, (5.2, -2.4, 2.35), (0, 4, 24))
    return {
        "azimuth": -20,
        "elevation": 14,
        "fill": 0.78,
        "detail": {"zoom": 2.0, "azimuth": -44, "look": (-6, -6, 2.4)},
    }
