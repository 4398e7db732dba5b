"""Camping and hiking gear."""

import math

from family import family
from labels import circle, drawing, path, rect, sans, text
from materials import fabric, metal, plastic, printed
from shapes import ball, box, cylinder, place_all, plate, prism, slab, tube


@family
def compass(d):
    clear, dark, steel = plastic("#dfe8e6", 0.12, 1), plastic("#22262a", 0.35), metal("#c9cdd1", 0.2)
    slab(6.4, 12.6, 0.45, 0.9, clear, round=0.12)
    scale = rect(0, 0, 640, 1260, "#dfe8e6")
    for i in range(90):
        scale += path(
            f"M8 {40 + i * 13}H{44 if i % 10 == 0 else 30 if i % 5 == 0 else 22}", stroke="#22262a", line=3
        )
    scale += path("M320 60V330M320 60L290 120M320 60L350 120", stroke="#c8362c", line=12) + text(
        "PATHFINDER", 320, 1190, 52, "#22262a", sans, 600, spacing=8
    )
    plate(6.3, 12.4, printed(drawing(scale, 640, 1260), 0.15, 1), (0, 0, 0.456), radius=0.8)
    cylinder(2.9, 0.9, dark, (0, -1.6, 0.4), round=0.2, segments=96)
    for k in range(60):
        a = k / 60 * 6.283
        box(
            (0.12, 0.14, 0.7),
            dark,
            (2.9 * math.cos(a), -1.6 + 2.9 * math.sin(a), 0.45),
            (0, 0, math.degrees(a)),
            round=0.03,
        )
    face = circle(500, 500, 500, "#f4f2ea")
    for i in range(120):
        a = math.radians(i * 3)
        r = 400 if i % 10 == 0 else 430
        face += path(
            f"M{500 + r * math.sin(a)} {500 - r * math.cos(a)}L{500 + 470 * math.sin(a)} {500 - 470 * math.cos(a)}",
            stroke="#22262a",
            line=5,
        )
    for word, a in (("N", 0), ("E", 90), ("S", 180), ("W", 270)):
        b = math.radians(a)
        face += text(
            word,
            500 + 310 * math.sin(b),
            500 - 310 * math.cos(b) + 42,
            120,
            "#c8362c" if word == "N" else "#22262a",
            sans,
            700,
        )
    plate(5.0, 5.0, printed(drawing(face, 1000, 1000), 0.3, 1), (0, -1.6, 1.31), (0, 0, 24), radius=2.5)
    for s, colour in ((1, "#c8262a"), (-1, "#f4f4f2")):
        needle = prism([(-0.24, 0), (0.24, 0), (0, 1.9)], 0.06, plastic(colour, 0.3), round=0.01)
        place_all([needle], (0, 0, 0), (0, 0, 0 if s > 0 else 180))
        place_all([needle], (0, -1.6, 1.42), (0, 0, 46))
    cylinder(0.2, 0.2, metal("#c9a85a", 0.2), (0, -1.6, 1.38))
    lid = [
        slab(6.4, 6.2, 0.5, 0.9, dark, round=0.15),
        plate(5.4, 5.2, metal("#4a5358", 0.05), (0, 0, 0.505), radius=0.5),
    ]
    lid.append(box((0.08, 5.2, 0.03), plastic("#22262a", 0.4), (0, 0, 0.5)))
    place_all(lid, (0, 3.1, 0), (0, 0, 0))
    place_all(lid, (0, 0, 0), (58, 0, 0))
    place_all(lid, (0, 6.4, 0.4))
    cylinder(0.3, 4.6, steel, (-2.3, 6.4, 0.4), (0, 90, 0))
    cord = [
        (0, -6.2, 0.35),
        (1.4, -8.4, 0.2),
        (5.4, -8.0, 0.2),
        (7.4, -3.6, 0.2),
        (6, 1.4, 0.2),
        (7.6, 5.6, 0.2),
        (5.2, 8.4, 0.2),
    ]
    tube(cord, 0.13, fabric("#b03a2c", 9), 12, 10)
    tube(
        [(0, -6.2, 0.35), (-1.0, -8.0, 0.2), (-4.6, -8.4, 0.2), (-6.4, -5.2, 0.2)],
        0.13,
        fabric("#b03a2c", 9),
        10,
        10,
    )
    ball(0.45, plastic("#22262a", 0.4), (-6.5, -5, 0.4))
    return {
        "azimuth": -26,
        "elevation": 32,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 8, "elevation": 42, "look": (0, -1.6, 1)},
    }
