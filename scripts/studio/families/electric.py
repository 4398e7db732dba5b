"""Light, sound and small machines."""

import math

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, round_sans, sans, serif, text
from materials import (
    ceramic,
    fabric,
    glass,
    glow,
    leather,
    metal,
    plastic,
    printed,
    rubber,
    screen,
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
)
from surfaces import wrinkle


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


@family
def radio(d):
    body, oak = plastic(d["colour"], 0.38, 0.3), wood("#b98a56", along="z")
    cream, silver = plastic("#efe6d2", 0.4), metal("#d9d3c4", 0.3)
    slab(26, 16, 9.5, 3.2, body, (0, 4.75, 9), (90, 0, 0), round=1.3)
    slab(23.4, 13.4, 0.6, 2.2, cream, (0, -4.6, 9), (90, 0, 0), round=0.25)
    grille = rect(0, 0, 1200, 1200, "#3a352d", 120)
    for i in range(40):
        for j in range(40):
            grille += circle(30 + i * 29.2, 30 + j * 29.2, 9.5, "#121110")
    plate(
        11.4,
        11.4,
        printed(drawing(grille, 1200, 1200, "#3a352d"), 0.6),
        (-5.2, -5.22, 9),
        (90, 0, 0),
        radius=1.6,
    )
    dial = (
        rect(0, 0, 900, 340, "#f7edcf", 30)
        + text("DAB+", 70, 110, 66, "#8a3a22", sans, 600, "start")
        + text("98.4", 830, 150, 120, "#26231c", sans, 600, "end")
    )
    for i in range(25):
        dial += path(f"M{70 + i * 32} 210V{250 if i % 4 else 280}", stroke="#4d463a", line=5)
    dial += path("M520 195V300", stroke="#c8442a", line=10)
    plate(8.6, 3.25, screen(drawing(dial, 900, 340), 0.7), (6, -5.23, 12.7), (90, 0, 0), radius=0.3)
    for x in (3.4, 8.6):
        place(
            lathe([(0, 1.5), (1.1, 1.5), (1.6, 1.4), (1.75, 1.1), (1.75, 0)], oak, segments=64),
            (x, -5.1, 8.4),
            (90, 0, 0),
        )
        place(cylinder(2.0, 0.2, silver, round=0.06), (x, -5.1, 8.4), (90, 0, 0))
        place(box((0.14, 0.9, 0.06), plastic("#2c2620", 0.5)), (x, -6.6, 8.95), (90, 0, 0))
    for i in range(4):
        place(slab(1.5, 1.0, 0.5, 0.3, body, round=0.15), (2.2 + i * 2.5, -5.1, 4.4), (90, 0, 0))
    handle = [
        (-10.5, 0, 16),
        (-10.7, 0, 18.6),
        (-8.6, 0, 20.6),
        (0, 0, 21.1),
        (8.6, 0, 20.6),
        (10.7, 0, 18.6),
        (10.5, 0, 16),
    ]
    tube(handle, 0.75, leather("#7d5233"), 10, flatten=0.6)
    for x in (-10.55, 10.55):
        cylinder(0.95, 1.0, silver, (x, 0, 15.6))
    tube([(12.2, 2.5, 16), (13.2, 2.5, 25), (13.9, 2.5, 30)], [0.22, 0.17, 0.12], metal("#d8dadd", 0.15), 4)
    for x in (-8, 8):
        cylinder(0.8, 1.2, rubber(), (x, 0, 0.1))
    return {
        "azimuth": -24,
        "elevation": 11,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 16, "look": (5, -4, 10)},
    }


@family
def television(d):
    cabinet, dark = wood("#9c6a3c", along="x", scale=0.5), plastic("#15171a", 0.35)
    slab(66, 44, 16, 4, cabinet, (0, 8, 42), (90, 0, 0), round=1.0)
    slab(63, 41, 0.6, 3, plastic("#ded5c2", 0.4), (0, -7.6, 42), (90, 0, 0), round=0.25)
    sky = fade("g", (0, "#1b2a52"), (0.45, "#c9607a"), (0.7, "#f4b183"), (1, "#ffe3b0")) + rect(
        0, 0, 1400, 1060, "url(#g)"
    )
    sky += (
        circle(880, 600, 110, "#fff2cf")
        + path("M0 760L220 560L420 700L640 470L860 720L1080 560L1400 780V1060H0Z", "#3b2f52")
        + path("M0 860C300 780 600 900 900 840S1300 820 1400 870V1060H0Z", "#1c2038")
    )
    slab(47.4, 36.8, 0.8, 4, dark, (-6.2, -8.0, 42), (90, 0, 0), round=0.3)
    plate(45.4, 34.8, screen(drawing(sky, 1400, 1060), 0.8), (-6.2, -8.82, 42), (90, 0, 0), radius=3.4)
    for z in (53, 42.5):
        place(
            lathe([(0, 2.0), (2.0, 2.0), (2.9, 1.6), (3.2, 0)], metal("#d6c9a8", 0.3)),
            (24.3, -8.1, z),
            (90, 0, 0),
        )
        place(cylinder(3.9, 0.3, dark), (24.3, -8.1, z), (90, 0, 0))
        box((0.4, 0.3, 1.6), dark, (24.3, -10.2, z + 0.2))
    for i in range(9):
        box((9.4, 0.3, 0.7), dark, (24.3, -8.2, 26.6 + i * 1.25), round=0.1)
    oak = wood("#b98a56", along="z")
    for x in (-25, 25):
        for y in (-5, 5):
            tube([(x, y, 20.4), (x * 1.13, y * 1.5, 0)], [1.5, 0.8], oak, 0)
    for s in (-1, 1):
        tube([(0, 2, 63.8), (s * 15, 4, 86)], [0.28, 0.18], metal("#dadcdf", 0.15), 0)
        ball(0.5, metal("#dadcdf", 0.15), (s * 15, 4, 86))
    lathe([(0, 2.4), (1.4, 2.2), (2.6, 1.0), (3, 0), (0, 0)], dark, (0, 2, 63.6), curve=3)
    return {
        "azimuth": -20,
        "elevation": 8,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 20, "look": (18, -8, 44)},
    }


@family
def alarm_clock(d):
    body, steel = plastic(d["colour"], 0.25, 0.8), metal("#d9d6cf", 0.12)
    face = circle(500, 500, 500, "#fbf6ea")
    for i in range(60):
        a = math.radians(i * 6)
        r = 418 if i % 5 else 400
        face += path(
            f"M{500 + r * math.sin(a)} {500 - r * math.cos(a)}L{500 + 446 * math.sin(a)} {500 - 446 * math.cos(a)}",
            stroke="#2a2a2c",
            line=14 if i % 5 == 0 else 5,
        )
    for i in range(1, 13):
        a = math.radians(i * 30)
        face += text(str(i), 500 + 330 * math.sin(a), 500 - 330 * math.cos(a) + 36, 100, "#232325", sans, 500)
    face += text("ROOSTER", 500, 700, 44, "#6b665c", sans, 500, spacing=8)
    parts = [
        place(
            lathe(
                [(0, 0), (4.6, 0), (5.1, 0.5), (5.3, 1.6), (5.3, 3.8), (5.0, 4.5)],
                body,
                segments=128,
                curve=3,
            ),
            turn=(90, 0, 0),
        )
    ]
    parts.append(
        place(
            lathe([(5.0, 4.5), (5.15, 4.75), (4.9, 4.95), (4.65, 4.7)], steel, segments=128, curve=3),
            turn=(90, 0, 0),
        )
    )
    parts.append(
        plate(9.6, 9.6, printed(drawing(face, 1000, 1000), 0.6), (0, -4.35, 0), (90, 0, 0), radius=4.8)
    )
    for long, wide, angle, y in ((2.5, 0.42, -56, -4.42), (3.7, 0.28, 54, -4.46)):
        hand = prism(
            [(-wide / 2, -0.6), (wide / 2, -0.6), (wide / 3, long), (0, long + 0.35), (-wide / 3, long)],
            0.05,
            plastic("#1c1c1e", 0.3),
            round=0.01,
        )
        parts.append(place(place(hand, turn=(0, 0, -angle)), (0, y, 0), (90, 0, 0)))
    parts.append(place(cylinder(0.34, 0.15, plastic("#c8442a", 0.3)), (0, -4.45, 0), (90, 0, 0)))
    for s in (-1, 1):
        bell = [
            lathe([(2.5, 0), (2.55, 0.15), (2.3, 1.2), (1.4, 1.95), (0, 2.2)], steel, curve=5),
            ball(0.35, steel, (0, 0, 2.3)),
            cylinder(0.25, 2.2, steel, (0, 0, -1.6)),
        ]
        parts += place_all(bell, (s * 3.2, -2.2, 5.2), (0, s * 30, 0))
        leg = place(
            lathe([(0.6, 0), (0.8, 0.3), (0.45, 1.6), (0.35, 2.6)], steel, curve=3),
            (s * 4.1, -2.2, -6.2),
            (0, -s * 26, 0),
        )
        parts.append(leg)
    parts.append(
        tube(
            [(-3.2, -2.2, 7.7), (-2.4, -2.2, 9.4), (0, -2.2, 10.1), (2.4, -2.2, 9.4), (3.2, -2.2, 7.7)],
            0.26,
            steel,
            10,
        )
    )
    parts.append(cylinder(0.18, 1.9, steel, (0, -2.2, 5.2)))
    parts.append(place(cylinder(0.5, 1.1, steel), (-0.55, -2.2, 7.1), (0, 90, 0)))
    return {
        "azimuth": -24,
        "elevation": 9,
        "fill": 0.76,
        "detail": {"zoom": 2.1, "azimuth": 20, "elevation": 24, "look": (0.5, -3, 4)},
    }


@family
def camera(d):
    body, skin, silver = metal("#2a2c30", 0.45), leather("#1e2023", 0.6, 3), metal("#c3c5c8", 0.3)
    slab(12.6, 7.2, 5.0, 1.2, body, (0, 2.5, 3.9), (90, 0, 0), round=0.4)
    slab(12.7, 4.6, 5.1, 0.8, skin, (0, 2.55, 3.3), (90, 0, 0), round=0.3)
    box((12.4, 4.6, 0.9), silver, (0, 0, 6.7), round=0.3)
    prism(
        [(-2.3, 0), (2.3, 0), (1.5, 1.9), (-1.5, 1.9)], 4.4, silver, (0.6, 2.2, 7.3), (90, 0, 0), round=0.35
    )
    mark = drawing(text("MIRRA", 500, 150, 150, "#26282c", sans, 600, spacing=16), 1000, 200, "#b4b6b9")
    plate(2.3, 0.46, printed(mark, 0.4), (0.6, -2.235, 8.1), (90, 0, 0))
    for x, r, h in ((-4.6, 1.0, 0.9), (3.9, 1.05, 0.8), (5.6, 0.55, 0.6)):
        cylinder(r, h, silver, (x, 0, 7.5), round=0.12)
        for k in range(28):
            a = k / 28 * 2 * math.pi
            box((0.07, 0.07, h * 0.75), silver, (x + r * math.cos(a), r * math.sin(a), 7.52), round=0.02)
    cylinder(0.5, 0.3, plastic("#b3262a", 0.3), (-2.7, -0.4, 7.55), round=0.1)
    prism(
        smooth_line([(-1.3, -2.9), (1.2, -2.9), (1.5, 0), (1.1, 2.6), (-1.3, 2.6)], 5, True),
        1.5,
        skin,
        (-5.1, -2.0, 3.7),
        (90, 0, 0),
        round=0.6,
    )
    lens = [
        cylinder(3.2, 0.6, silver, round=0.1, segments=96),
        cylinder(3.05, 1.6, body, (0, 0, 0.5), round=0.1, segments=96),
        cylinder(3.25, 2.2, body, (0, 0, 2.0), round=0.15, segments=96),
        lathe([(2.4, 4.0), (3.0, 4.0), (3.05, 5.6), (2.9, 5.8), (2.75, 5.7)], body, segments=96),
    ]
    for k in range(64):
        a = k / 64 * 2 * math.pi
        lens.append(
            box(
                (0.14, 0.16, 1.7),
                rubber("#17181a"),
                (3.24 * math.cos(a), 3.24 * math.sin(a), 2.25),
                (0, 0, math.degrees(a)),
                round=0.05,
            )
        )
    lens.append(lathe([(2.95, 5.7), (2.6, 5.75), (2.35, 5.4), (2.2, 5.2)], plastic("#0b0c0e", 0.4)))
    lens.append(place(ball(2.6, plastic("#12203f", 0.03, 1), scale=(1, 1, 0.32)), (0, 0, 4.75)))
    lens.append(place(ball(1.3, plastic("#33204f", 0.03, 1), scale=(1, 1, 0.28)), (0, 0, 5.3)))
    place_all(lens, (0.6, -2.4, 3.7), (90, 0, 0))
    for x in (-6.2, 6.2):
        ring = [
            (x, 0.3 * math.cos(a), 6.2 + 0.45 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)
        ]
        tube(ring, 0.09, silver, 2, 8, closed=True)
    strap = [
        (6.25, 0, 5.8),
        (8.2, 0.6, 2.4),
        (9.2, 2, 0.3),
        (7.6, 5, 0.3),
        (0, 7.4, 0.3),
        (-7.4, 5.6, 0.3),
        (-9.0, 2.4, 0.3),
        (-8, 0.5, 2.6),
        (-6.25, 0, 5.8),
    ]
    tube(strap, 0.5, leather("#7b4a2a"), 12, flatten=0.2)
    return {
        "azimuth": -30,
        "elevation": 15,
        "fill": 0.78,
        "detail": {"zoom": 1.9, "azimuth": 14, "look": (0, -4, 4.5)},
    }


@family
def projector(d):
    body, dark = plastic("#eeece8", 0.4), plastic("#191b1f", 0.35)
    slab(27, 24, 10, 3.2, body, round=1.2)
    slab(27.1, 24.1, 2.6, 3.2, fabric("#9a9c9e", 1.6), (0, 0, 2.4), round=0.3)
    lens = [
        cylinder(4.2, 1.2, dark, round=0.3, segments=96),
        cylinder(3.8, 0.5, metal("#8d9198", 0.25), (0, 0, 1.0), round=0.15, segments=96),
        cylinder(3.3, 0.4, plastic("#05060a", 0.1, 1), (0, 0, 1.2), segments=96),
        ball(2.9, plastic("#1b2f5e", 0.03, 1), (0, 0, 1.1), (1, 1, 0.35)),
        ball(1.4, plastic("#4b2a66", 0.03, 1), (0, 0, 1.7), (1, 1, 0.3)),
    ]
    place_all(lens, (-5.4, -11.7, 5.9), (90, 0, 0))
    for i in range(12):
        box((0.35, 0.5, 3.4), dark, (2.8 + i * 0.8, -12, 4.4), round=0.1)
    cylinder(2.6, 0.5, plastic("#f8f7f4", 0.3), (6.5, 3.5, 9.9), round=0.15)
    cylinder(1.6, 0.4, body, (6.5, 3.5, 10.3), round=0.1)
    mark = drawing(
        text("Matinée", 500, 150, 150, "#7d7a73", serif, 400, style="italic"), 1000, 220, "#eeece8"
    )
    plate(6.2, 1.36, printed(mark, 0.4), (-5, 4, 10.01))
    for x in (-10, 10):
        for y in (-8, 8):
            cylinder(1, 0.8, rubber(), (x, y, -0.6))
    control = [
        slab(3.6, 13, 1.3, 1.6, dark, round=0.5),
        cylinder(1.25, 0.2, plastic("#3a3d43", 0.3), (0, 3.6, 1.25)),
    ]
    for i in range(4):
        for x in (-0.8, 0.8):
            control.append(cylinder(0.38, 0.15, plastic("#4b4f57", 0.3), (x, 1.2 - i * 1.5, 1.25)))
    place_all(control, (15.5, -13, -0.6), (0, 0, 24))
    return {
        "azimuth": -26,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"zoom": 2.1, "azimuth": 4, "look": (-5, -11, 6)},
    }


@family
def kettle(d):
    body, steel, dark = (
        metal(d["colour"], 0.34) if d["metal"] else plastic(d["colour"], 0.5, 0.1),
        metal("#c9c6c0", 0.25),
        plastic("#202226", 0.4),
    )
    lathe(
        [(0, 2.2), (8.4, 2.2), (8.6, 2.6), (8.2, 5), (7.2, 10), (6.0, 15), (5.6, 17), (5.4, 17.4)],
        body,
        segments=128,
        curve=6,
    )
    lathe([(5.5, 17.3), (5.2, 17.9), (3, 18.5), (0.9, 18.7), (0, 18.7)], body, segments=96, curve=5)
    lathe([(0, 18.6), (0.7, 18.7), (0.6, 19.3), (1.2, 20.0), (1.1, 20.8), (0, 21.1)], dark, curve=5)
    spout = [
        (6.9, 0, 4.6),
        (9.4, 0, 4.4),
        (11.2, 0, 6.6),
        (10.9, 0, 10.6),
        (11.4, 0, 14.6),
        (13.8, 0, 16.8),
        (16.0, 0, 17.0),
    ]
    tube(spout, [1.25, 1.1, 0.95, 0.85, 0.78, 0.7, 0.68], body, 14, 32)
    handle = [
        (-5.4, 0, 15.6),
        (-7.6, 0, 16.6),
        (-11.0, 0, 16.2),
        (-12.0, 0, 12),
        (-11.0, 0, 8.2),
        (-7.2, 0, 6.6),
    ]
    tube(
        handle,
        [0.7, 0.85, 1.0, 1.05, 1.0, 0.8],
        wood("#8a5a34", along="z") if d["metal"] else dark,
        12,
        flatten=0.8,
    )
    cylinder(9.2, 1.9, dark, round=0.5, segments=128)
    lathe([(8.5, 1.9), (8.7, 2.1), (8.5, 2.3)], steel, segments=128)
    panel = drawing(text("94°", 260, 170, 150, "#ffe2b4", sans, 500), 520, 240, "#0c0d10")
    slab(9, 4, 1.4, 1.3, dark, (0, -8.9, 0), round=0.4)
    plate(3, 1.4, screen(panel, 1.0), (-1.4, -9.4, 1.41))
    cylinder(0.8, 0.4, steel, (2.3, -9.4, 1.35), round=0.1)
    return {
        "azimuth": -14,
        "elevation": 13,
        "fill": 0.78,
        "detail": {"zoom": 2.0, "azimuth": -26, "look": (8, 0, 14)},
    }


@family
def screwdriver(d):
    body, grip, steel = plastic("#2b6b5e", 0.4), rubber("#24262a"), metal("#b9bec4", 0.25)
    parts = [
        lathe(
            [
                (0, 0),
                (1.5, 0),
                (1.75, 0.3),
                (1.9, 2.5),
                (1.6, 6),
                (1.75, 10),
                (2.0, 12.4),
                (1.7, 13.6),
                (1.2, 14.4),
                (1.0, 15.6),
                (0.75, 16),
                (0, 16),
            ],
            grip,
            curve=4,
        )
    ]
    parts.append(lathe([(1.93, 2.0), (2.0, 2.4), (1.98, 3.2), (1.86, 3.6)], body, curve=3))
    parts.append(lathe([(1.8, 10), (2.12, 11), (2.1, 12.4), (1.85, 13.2)], body, curve=3))
    parts.append(cylinder(0.42, 3.4, steel, (0, 0, 15.6), segments=6, round=0.05))
    parts.append(slab(0.9, 2.0, 0.3, 0.4, plastic("#e9b44c", 0.4), (0, -1.85, 11.4), (90, 0, 0), round=0.1))
    place_all(parts, turn=(0, 90, 0))
    place_all(parts, (-12, -5.6, 2.05), (0, 2, 12))
    slab(22, 12, 2.2, 1.2, plastic("#24262b", 0.5, grain=0.2), (0, 4, 0), round=0.4)
    for row in range(3):
        slab(20, 2.7, 0.3, 0.5, plastic("#15161a", 0.5), (0, 0.6 + row * 3.4, 2.05), round=0.1)
        for i in range(11):
            x, y = -9 + i * 1.8, 0.6 + row * 3.4
            place(cylinder(0.36, 1.9, steel, segments=6, round=0.06), (x, y - 1.0, 2.55), (-90, 0, 0))
            place(
                lathe(
                    [(0.36, 0), (0.3, 0.4), (0.12, 0.7), (0, 0.7)],
                    metal("#d8c36a" if (i + row) % 3 == 0 else "#9ba1a8", 0.3),
                    segments=16,
                ),
                (x, y + 0.9, 2.55),
                (-90, 0, 0),
            )
    lid = [slab(22, 12, 0.9, 1.2, plastic("#2b6b5e", 0.45), round=0.3)]
    mark = drawing(text("FORGE", 500, 190, 190, "#d9efe6", sans, 700, spacing=30), 1000, 260, "#2b6b5e")
    lid.append(plate(9, 2.34, printed(mark, 0.45), (0, 0, -0.005), (180, 0, 0)))
    lid.append(plate(9, 2.34, printed(mark, 0.45), (0, 0, 0.905)))
    place_all(lid, (0, 6, 0), (102, 0, 0))
    place_all(lid, (0, 10.2, 1.6))
    return {
        "azimuth": -22,
        "elevation": 26,
        "fill": 0.82,
        "detail": {"zoom": 2.1, "azimuth": 18, "look": (4, 3, 2.5)},
    }


@family
def antenna(d):
    silver, dark = metal("#c8ccd0", 0.3), plastic("#23262b", 0.5)
    boom = [box((70, 1.6, 1.6), silver, (0, 0, -0.8), round=0.2)]
    for i in range(12):
        x, half = 31 - i * 4.6, 9 + i * 0.75
        boom.append(place(cylinder(0.42, 2 * half, silver), (x, -half, 0.9), (-90, 0, 0)))
        boom.append(box((1.6, 2.4, 1.6), dark, (x, 0, 0.1), round=0.2))
    for s in (-1, 1):
        for k in range(5):
            boom.append(
                place(cylinder(0.4, 36, silver), (-31 - k * 1.5, -18, s * (2 + k * 4.2)), (-90, 0, 0))
            )
        boom.append(tube([(-31, 0, 0), (-37.5, 0, s * 19.5)], 0.6, silver, 0))
    boom.append(box((6.5, 5, 7), dark, (-23.4, 0, -2.8), round=0.8))
    ring = [
        (-23.4 + 2.6 * math.cos(a), 11 * np.sign(math.sin(a)) * abs(math.sin(a)) ** 0.5, 2.2)
        for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)
    ]
    boom.append(tube(ring, 0.5, silver, 2, closed=True))
    place_all(boom, (0, 0, 50), (0, -8, 0))
    cylinder(1.9, 68, metal("#9aa0a6", 0.4), (0, 2.4, 0))
    box((5, 6, 7), dark, (0, 1.6, 46.5), round=0.8)
    for a in (20, 140, 260):
        tube(
            [(0, 2.4, 20), (22 * math.cos(math.radians(a)), 2.4 + 22 * math.sin(math.radians(a)), 0.8)],
            0.9,
            dark,
            0,
        )
    tube(
        [(-23, 0, 44), (-20, 1, 40), (-6, 2, 42), (-1, 3.2, 38), (-0.5, 4.2, 10), (4, 5, 1), (16, -8, 0.7)],
        0.4,
        plastic("#f0eee9", 0.4),
        12,
    )
    return {
        "azimuth": -38,
        "elevation": 10,
        "fill": 0.84,
        "detail": {"zoom": 2.3, "azimuth": 10, "look": (-18, 0, 52)},
    }
