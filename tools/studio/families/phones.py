"""Phones and wearable electronics."""

import math

import bpy
import numpy as np

from family import family
from labels import drawing, path, phone_screen, rect, sans, text
from materials import fabric, leather, metal, plastic, rubber, screen, shade, wood
from shapes import box, cylinder, grid, lathe, place, place_all, plate, prism, slab, tube


def _phone(d, front):
    w, h, t = d["size"]
    frame, back = metal(shade(d["colour"], 0.9), 0.28), plastic(d["colour"], 0.32, 0.7)
    radius = d.get("radius", 1.15)
    parts = [slab(w, h, t, radius, frame, round=0.16)]
    parts.append(plate(w - 0.2, h - 0.2, plastic("#050507", 0.06, 1), (0, 0, t + 0.004), radius=radius - 0.1))
    lit = screen(phone_screen(d["screen"]), 0.85)
    parts.append(plate(w - 0.62, h - 0.62, lit, (0, 0, t + 0.009), radius=radius - 0.3))
    parts.append(slab(1.5, 0.42, 0.02, 0.21, plastic("#000000", 0.1), (0, h / 2 - 0.85, t + 0.01)))
    rear = [slab(w - 0.16, h - 0.16, 0.08, radius - 0.08, back, (0, 0, -0.07), round=0.06)]
    rear += _lenses(d, w, h)
    for y, long in ((h * 0.2, 1.1), (h * 0.07, 1.9)):
        parts.append(box((0.14, long, 0.3), frame, (w / 2 + 0.02, y, t / 2 - 0.15), round=0.06))
    things = parts + rear
    place_all(things, (0, 0, -t / 2))
    return place_all(things, (0, 0, 0), (90, 0, 0 if front else 180))


def _lenses(d, w, h):
    body, ring = plastic(shade(d["colour"], 1.06), 0.2, 1), metal("#b9bec6", 0.18)
    dark, iris = plastic("#04050a", 0.04, 1), plastic("#142044", 0.05, 1)
    parts = [
        slab(
            3.5,
            3.6 if d["lenses"] > 1 else 1.9,
            0.22,
            0.9,
            body,
            (w / 2 - 2.1, h / 2 - 2.2, -0.26),
            round=0.08,
        )
    ]
    spots = ((-0.8, 0.85), (-0.8, -0.85), (0.85, 0.0))[: d["lenses"]]
    for x, y in spots:
        at = (w / 2 - 2.1 + x, h / 2 - 2.2 + y)
        parts.append(cylinder(0.72, 0.3, ring, (*at, -0.5), round=0.06))
        parts.append(cylinder(0.6, 0.3, dark, (*at, -0.52), round=0.03))
        parts.append(cylinder(0.3, 0.3, iris, (*at, -0.535), round=0.03))
    parts.append(
        cylinder(0.24, 0.3, plastic("#f6eed8", 0.3), (w / 2 - 1.25, h / 2 - 0.95, -0.32), round=0.02)
    )
    return parts


@family
def phone(d):
    w, h, _ = d["size"]
    place_all(_phone(d, False), (w * 0.42, 2.4, h / 2), (0, 0, -16))
    place_all(_phone(d, True), (-w * 0.36, -1.2, h / 2), (0, 0, 14))
    detail = {"azimuth": 16, "elevation": 10, "zoom": 2.1, "look": (w * 0.55, 2, h * 0.78)}
    return {"azimuth": -8, "elevation": 9, "fill": 0.78, "detail": detail}


@family
def watch(d):
    case, strap = metal(d["case"], 0.2), (
        leather(d["strap"], 0.5, 2) if d["leather"] else rubber(d["strap"], 0.5)
    )
    case_parts = [
        cylinder(2.15, 0.95, case, round=0.28),
        cylinder(1.98, 0.1, plastic("#030304", 0.05, 1), (0, 0, 0.9), round=0.08),
    ]
    face = rect(0, 0, 800, 800, "#05070b")
    for i in range(60):
        a = i / 60 * 2 * math.pi
        r = 350 if i % 5 else 335
        face += path(
            f"M{400 + r * math.sin(a)} {400 - r * math.cos(a)}L{400 + 368 * math.sin(a)} {400 - 368 * math.cos(a)}",
            stroke="#cfd8e6" if i % 5 == 0 else "#55606f",
            line=5,
        )
    face += path("M400 120A280 280 0 1 1 158 540", stroke=d["accent"], line=26)
    face += path("M400 175A225 225 0 0 1 610 480", stroke="#6fd0a4", line=22)
    face += text("10:09", 400, 432, 132, "#ffffff", sans, 600) + text(
        "SAT 21", 400, 510, 56, "#9fb0c6", sans, 500, spacing=6
    )
    face += text("8,412", 400, 292, 58, "#6fd0a4", sans, 500)
    dial = plate(3.5, 3.5, screen(drawing(face, 800, 800), 0.9), (0, 0, 1.005), radius=1.74)
    case_parts += [
        dial,
        cylinder(0.3, 0.4, case, (2.1, 0.55, 0.48), (0, 90, 0), round=0.08),
        cylinder(0.2, 0.25, case, (2.08, -0.7, 0.48), (0, 90, 0)),
    ]
    rows = []
    for t in np.linspace(0, 1, 72):
        a = math.radians(16 + t * 328)
        out = np.array([0, -math.cos(a), 1.16 * math.sin(a)])
        wide = 0.92 + 0.2 * abs(t * 2 - 1) ** 2
        rows.append(
            [
                out * (2.55 + lift * 0.26) + np.array([x * wide, 0, 0])
                for x, lift in ((-1, 0.3), (-0.9, 1), (0.9, 1), (1, 0.3), (0.9, 0), (-0.9, 0))
            ]
        )
    band = grid(rows, strap, closed=True, smooth=50, cap=True)
    place_all(case_parts, (0, 0, 0), (90, 0, 0))
    place_all(case_parts, (0, -2.0, 0))
    everything = case_parts + [band]
    place_all(everything, (0, 0, 3.2), (-24, 0, 12))
    return {
        "azimuth": -14,
        "elevation": 14,
        "fill": 0.72,
        "detail": {"zoom": 1.9, "azimuth": 24, "look": (0, -2, 4)},
    }


def _stand(foot, post, tall):
    """A wooden stand whose saddle is `tall` centimetres above the table."""
    slab(13, 11, 1.6, 5.4, foot, round=0.3)
    cylinder(0.9, tall - 2.2, post, (0, 0, 1.5), segments=64)
    angles = np.linspace(0, math.pi, 24)
    saddle = [(2.6 * math.cos(a), 1.5 * math.sin(a)) for a in angles]
    place(prism(saddle, 4.2, foot, round=0.2), (0, 2.1, tall - 1.55), (90, 0, 0))


@family
def headphones(d):
    shell, pad = plastic(d["colour"], 0.42, 0.2, 0.05), leather(shade(d["colour"], 0.72), 0.55, 2)
    rod, cloth = metal("#c6c9cd", 0.2), fabric(shade(d["colour"], 0.5), 3)
    arc = [(8.6 * math.sin(a), 0, 9.2 + 9.3 * math.cos(a)) for a in np.radians(np.linspace(-78, 78, 30))]
    rows = []
    for i, (x, y, z) in enumerate(arc):
        t = abs(i / 29 * 2 - 1)
        out = np.array([x, 0, z - 9.2]) / 9
        wide, thick = 1.9 - 0.9 * t**2, 0.75 - 0.35 * t**2
        ring = [
            np.array([x, y, z]) + np.array([0, wide * math.cos(a), 0]) + out * thick * math.sin(a)
            for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ]
        rows.append(ring)
    grid(rows, pad, closed=True, cap=True, smooth=60)
    for side in (-1, 1):
        tube([(side * 8.45, 0, 11), (side * 8.8, 0, 8.2), (side * 9.3, 0, 5.6)], 0.33, rod, 10)
        yoke = [
            (side * 9.2, 3.3 * math.sin(a), 4.4 + 3.9 * math.cos(a))
            for a in np.radians(np.linspace(-95, 95, 24))
        ]
        tube(yoke, 0.38, shell, 2)
        cup = []
        profile = [(0, 2.5), (2.6, 2.45), (3.3, 2.1), (3.65, 1.3), (3.7, 0.4), (3.55, 0)]
        cup.append(lathe(profile, shell, curve=5))
        cup.append(
            lathe(
                [(3.5, 0.05), (3.62, -0.5), (3.45, -1.3), (2.9, -1.7), (2.3, -1.5), (2.05, -0.9), (2.0, 0)],
                pad,
                curve=6,
            )
        )
        cup.append(cylinder(2.2, 0.1, cloth, (0, 0, -0.7)))
        cup.append(lathe([(2.5, 2.47), (2.62, 2.52), (2.74, 2.44)], rod))
        place_all(cup, scale=(0.86, 1, 1))
        place_all(cup, (side * 8.2, 0, 4.2), (90, 0, 90 if side > 0 else -90))
        for one in cup:
            place(one, (0, 0, 0))
    worn = [thing for thing in bpy.data.objects if thing.type == "MESH"]
    place_all(worn, (0, 0, 3.2))
    _stand(wood("#a9754a", along="x"), wood("#a9754a", along="z"), 21)
    return {
        "azimuth": -36,
        "elevation": 12,
        "fill": 0.74,
        "detail": {"zoom": 1.9, "azimuth": 50, "look": (7, 0, 6)},
    }
