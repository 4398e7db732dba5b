"""Bulbs, torches and phone accessories."""

import math

from family import family
from labels import circle, drawing, fade, phone_screen, rect, round_sans, sans, text
from materials import ceramic, fabric, glass, glow, metal, plastic, printed, rubber, screen
from shapes import ball, box, copy, cylinder, lathe, place, place_all, plate, settle, slab, tube
from surfaces import fur


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

    d = {**d, "globe": glow("#ffe9c4", 0.42)}
    place_all(one(), (-3.6, 1, 1.2))
    lathe(
        [(0, 0), (2.7, 0), (2.8, 0.15), (2.8, 0.5), (2.0, 0.8), (1.8, 2.8), (1.6, 3.0), (1.4, 3.0), (1.4, 1)],
        ceramic("#2f3236"),
        (-3.6, 1, 0),
    )
    d["globe"] = plastic("#f8f6f1", 0.3, 0.4)
    lying = one()
    place_all(lying, turn=(0, 105, 0))
    place_all(lying, turn=(0, 0, 22))
    settle(place_all(lying, (-1.0, -5.2, 0)))
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
    box((7, 7, 12), plastic("#1c3150", 0.5), (8.0, 4.6, 0), (0, 0, -12), round=0.08)
    place(
        plate(7, 12, printed(drawing(label, 700, 1200), 0.5, 0.2), (0, -3.52, 6), (90, 0, 0)),
        (8.0, 4.6, 0),
        (0, 0, -12),
    )
    return {
        "azimuth": -12,
        "elevation": 13,
        "fill": 0.76,
        "detail": {"zoom": 2.2, "azimuth": -30, "look": (-3.6, 1, 7.4)},
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
    place_all(parts, (8.6, 3.4, 0), (0, 0, 20))
    place_all(lying, turn=(0, -90, 0))
    settle(place_all(lying, (5.2, -2.4, 0), (0, 3.5, 24)))
    return {
        "azimuth": -20,
        "elevation": 14,
        "fill": 0.78,
        "detail": {"zoom": 2.0, "azimuth": -44, "look": (-6, -6, 2.4)},
    }


@family
def power_bank(d):
    body = metal(d["colour"], 0.42)
    bank = [slab(7, 14.2, 2.2, 1.0, body, round=0.5)]
    face = drawing(
        text("86", 150, 175, 150, "#dff3ff", sans, 600) + text("%", 265, 175, 70, "#dff3ff", sans, 500),
        330,
        230,
        "#060708",
    )
    bank.append(plate(2.6, 1.8, screen(face, 1.0), (1.6, 5.2, 2.21), radius=0.3))
    mark = drawing(text("RIDGE", 500, 125, 110, "#c9ced6", sans, 600, spacing=40), 1000, 180, d["colour"])
    bank.append(plate(3.6, 0.65, printed(mark, 0.42, 0, 0.6), (0, -5.6, 2.21)))
    dark = plastic("#060708", 0.3)
    for x, wide in ((-2, 1.3), (0.1, 0.95), (2, 0.95)):
        bank.append(slab(wide, 0.45, 0.05, 0.18, dark, (x, 7.1, 1.1), (90, 0, 0), round=0.01))
    lying = copy(bank)
    place_all(bank, (0, 0, 7.1), (78, 0, -14))
    place_all(bank, (4.5, 3.5, 0))
    place_all(lying, (-5.4, -5.5, 0), (0, 0, 62))
    cable = [(2.9, -6.9, 0.4), (6, -6.2, 0.3), (8.2, -3.2, 0.3), (6.4, -0.6, 0.3), (9.6, 1.2, 0.3)]
    tube(cable, 0.24, fabric("#2b2f36", 4), 12)
    place(box((0.9, 1.7, 0.55), dark, round=0.15), (2.3, -6.9, 0.15), (0, 0, 82))
    return {"azimuth": -14, "elevation": 20, "fill": 0.76, "detail": {"zoom": 2.3, "look": (4.5, 3.5, 10)}}


@family
def charger(d):
    white = plastic(d["colour"], 0.3, 0.4)
    dark, pin = plastic("#1a1c20", 0.4), metal("#d6d9dd", 0.2)

    def one(kind):
        parts = [
            box((4.6, 4.2, 5.6), white, round=0.4, segments=6),
            box((4.605, 0.05, 5.605), plastic("#a9a7a2", 0.6), (0, 1.3, -0.002), round=0.4),
        ]
        for z in (4.1, 2.9):
            parts.append(slab(1.15, 0.5, 0.12, 0.24, pin, (0, -2.0, z), (90, 0, 0), round=0.02))
            parts.append(slab(1.02, 0.38, 0.12, 0.19, dark, (0, -2.02, z), (90, 0, 0), round=0.02))
            parts.append(box((0.68, 0.14, 0.09), pin, (0, -2.06, z - 0.045)))
        parts.append(slab(1.4, 0.62, 0.12, 0.06, pin, (0, -2.0, 1.6), (90, 0, 0), round=0.02))
        parts.append(slab(1.26, 0.5, 0.12, 0.05, dark, (0, -2.02, 1.6), (90, 0, 0), round=0.02))
        parts.append(box((1.1, 0.14, 0.16), plastic("#e9e9ea", 0.4), (0, -2.06, 1.62)))
        mark = drawing(text("65 W", 200, 125, 120, "#9aa0a8", sans, 600), 400, 170, d["colour"])
        parts.append(plate(1.5, 0.64, printed(mark, 0.3), (0, -2.103, 4.95), (90, 0, 0)))
        if kind == "eu":
            for x in (-0.95, 0.95):
                parts.append(cylinder(0.24, 1.9, pin, (x, 2.0, 2.8), (-90, 0, 0), round=0.1))
        else:
            for x in (-0.7, 0.7):
                parts.append(box((0.2, 1.8, 0.65), pin, (x, 2.9, 2.5), round=0.06))
        return parts

    place_all(one("eu"), (-1.2, 0, 0), (0, 0, -16))
    twin = one("us")
    place_all(twin, (0, 0, -2.8))
    place_all(twin, (5.6, 3.4, 2.1), (90, 0, 58))
    cable = [
        (-1.75, -2.0, 2.9),
        (-2.3, -4.6, 2.6),
        (-3.4, -6.4, 0.6),
        (-6, -6.2, 0.22),
        (-8.2, -3.4, 0.22),
        (-7, 0.4, 0.22),
    ]
    tube(cable, 0.15, plastic("#e4e2de", 0.6), 12)
    place(slab(1.1, 0.45, 1.5, 0.2, plastic("#eceae6", 0.4), round=0.1), (-1.78, -2.15, 2.9), (90, 0, -16))
    plug = [
        slab(1.1, 0.5, 1.9, 0.22, plastic("#eceae6", 0.4), round=0.1),
        slab(0.82, 0.26, 0.7, 0.13, pin, (0, 0, 1.8), round=0.02),
    ]
    place_all(plug, (-7.0, 0.3, 0.26), (-90, 0, -12))
    return {"azimuth": -16, "elevation": 18, "fill": 0.72, "detail": {"zoom": 1.9, "look": (-1, -1, 3)}}


@family
def tripod_kit(d):
    dark, silver = plastic("#1d2025", 0.4), metal("#b9bec4", 0.3)
    for a in (90, 210, 330):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube(
            [(x * 0.8, y * 0.8, 7.4), (x * 3.2, y * 3.2, 3.6), (x * 5.6, y * 5.6, 0.5)],
            [0.62, 0.58, 0.5],
            dark,
            6,
        )
        ball(0.55, rubber(), (x * 5.7, y * 5.7, 0.5))
    cylinder(1.3, 2.2, dark, (0, 0, 7), round=0.3)
    ball(1.15, silver, (0, 0, 9.8))
    cylinder(0.9, 0.9, dark, (0, 0, 10.5))
    box((1.6, 2.4, 5.6), dark, (0, 0.6, 11.2), round=0.4)
    for z in (11.3, 18.4):
        box((5, 1.5, 0.8), dark, (0, -0.6, z), round=0.3)
    w, h, t = 7.2, 14.6, 0.8
    colours = ("#e7b98f", "#b9745a", "#5b3b4e", "#26304f")
    face = phone_screen(colours, 1480, 700, "", "")
    flat = [
        slab(h, w, t, 1.0, metal("#3b4048", 0.3)),
        plate(h - 0.3, w - 0.3, plastic("#050507", 0.06, 1), (0, 0, t + 0.01), radius=0.9),
    ]
    flat.append(plate(h - 0.8, w - 0.8, screen(face, 0.8), (0, 0, t + 0.02), radius=0.7))
    place_all(flat, (0, -0.4, 15.2), (90, 0, 0))
    windshield = ball(1.25, fabric("#4a4d52", 2), (-8, -5, 2.6), (1, 0.85, 1.15))
    fur(windshield, "#4a4d53", 0.42, 9000, 0.02)
    box((1.7, 1.0, 2.6), dark, (-8, -5, 0), round=0.3)
    box((2.2, 1.0, 3.6), dark, (-11.4, -2.6, 0), round=0.35)
    place(box((1.0, 0.5, 0.8), silver, round=0.1), (-11.4, -2.6, 3.6))
    plate(0.35, 0.35, glow("#7fe3a6", 2), (-11.4, -3.11, 2.8), (90, 0, 0), radius=0.17)
    return {
        "azimuth": -10,
        "elevation": 13,
        "fill": 0.8,
        "detail": {"zoom": 2.4, "azimuth": -30, "look": (-9, -4, 2.4)},
    }
