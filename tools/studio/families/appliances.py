"""Household appliances."""

import math

from family import family
from labels import circle, drawing, path, sans, text
from materials import metal, plastic, printed, rubber, screen, wood
from shapes import ball, cylinder, lathe, place, place_all, plate, prism, slab, tube


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
def kettle(d):
    body, steel, dark = (
        metal(d["colour"], 0.34) if d["metal"] else plastic(d["colour"], 0.34, 0.4),
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
    place_all(place_all(lid, (0, 6, 0)), turn=(102, 0, 0))
    place_all(lid, (0, 10.2, 1.6))
    return {
        "azimuth": -22,
        "elevation": 26,
        "fill": 0.82,
        "detail": {"zoom": 2.1, "azimuth": 18, "look": (4, 3, 2.5)},
    }
