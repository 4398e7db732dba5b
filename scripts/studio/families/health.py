"""From the bathroom shelf."""

import math
import random

import bpy
import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, round_sans, sans, serif, text
from materials import (
    Surface,
    fabric,
    glass,
    leather,
    linear,
    metal,
    paper,
    plastic,
    printed,
    rubber,
    shade,
    wood,
)
from shapes import (
    ball,
    box,
    cylinder,
    grid,
    lathe,
    mesh,
    place,
    place_all,
    plate,
    prism,
    rounded_rectangle,
    slab,
    smooth_line,
    tube,
    wrap,
)
from surfaces import wrinkle


def carton(size, art, at, turn, colour):
    """A folded box, its front printed."""
    w, d, h = size
    parts = [box(size, paper(colour), round=0.05)]
    parts.append(plate(w, h, printed(art, 0.5, 0.15), (0, -d / 2 - 0.01, h / 2), (90, 0, 0)))
    return place_all(parts, at, (0, 0, turn))


@family
def thermometer(d):
    red, white = plastic("#b3202a", 0.3), plastic("#fbfbf8", 0.35)
    scale = rect(0, 0, 1600, 130, "#fdfdf9")
    for i in range(71):
        x = 120 + i * 20
        scale += path(f"M{x} 20V{70 if i % 10 == 0 else 54 if i % 5 == 0 else 42}", stroke="#20242c", line=3)
        if i % 10 == 0:
            scale += text(str(35 + i // 10), x, 116, 44, "#c02830" if i // 10 >= 3 else "#20242c", sans, 600)

    def one():
        parts = [
            slab(11.4, 0.92, 0.12, 0.3, white, (1.6, 0, 0.28)),
            plate(10.9, 0.88, printed(drawing(scale, 1600, 130), 0.4), (1.6, 0, 0.41)),
        ]
        parts.append(
            tube([(-6.9, 0, 0.5), (-4.4, 0, 0.5), (2.1, 0.1, 0.5)], 0.06, plastic("#8c1f28", 0.2), 0, 8)
        )
        parts.append(
            tube(
                [(-7.4, 0, 0.5), (-6.7, 0, 0.5), (-4.5, 0, 0.5)], [0.22, 0.34, 0.3], metal("#c3c7cc", 0.12), 4
            )
        )
        shell = [
            (-8.0, 0, 0.5),
            (-7.6, 0, 0.5),
            (-6.6, 0, 0.5),
            (-4.6, 0, 0.5),
            (-3.8, 0, 0.5),
            (7.4, 0, 0.5),
            (7.8, 0, 0.5),
        ]
        parts.append(tube(shell, [0.12, 0.36, 0.42, 0.42, 0.66, 0.66, 0.5], glass(), 6, 32))
        parts.append(
            tube([(7.6, 0, 0.5), (9.2, 0, 0.5), (9.5, 0, 0.5)], [0.64, 0.6, 0.3], plastic("#2d6f9e", 0.3), 4)
        )
        return parts

    place_all(one(), (-0.5, -2.2, 0.2), (0, 0, 14), 1.15)
    case = [
        tube(
            [(-9.6, 0, 0), (-9.4, 0, 0), (9.4, 0, 0), (9.6, 0, 0)],
            [0.6, 1.0, 1.0, 0.6],
            plastic("#c3dbe8", 0.15, 0.6),
            0,
            32,
        )
    ]
    case.append(cylinder(1.06, 3, plastic("#2d6f9e", 0.35), (7, 0, 0), (0, 90, 0)))
    place_all(case, (0.5, 2.4, 1.0), (0, 0, 8))
    art = (
        fade("g", (0, "#f4fafb"), (1, "#cfe3ea"))
        + rect(0, 0, 500, 1900, "url(#g)")
        + rect(0, 0, 500, 300, "#2d6f9e")
        + text("CLEARWELL", 250, 170, 62, "#ffffff", sans, 600, spacing=4)
    )
    art += (
        text("Clear", 250, 620, 150, "#1d4766", sans, 600)
        + text("fever thermometer", 250, 720, 48, "#1d4766", sans)
        + path("M250 860V1500", stroke="#b9cfd9", line=70)
        + path("M250 1180V1500", stroke="#b3202a", line=26)
        + circle(250, 1560, 70, "#b3202a")
        + text("mercury free", 250, 1780, 48, "#1d4766", sans, 600)
    )
    place_all(
        carton((4.6, 2.4, 17.4), drawing(art, 500, 1900), (0, 0, 0), 0, "#f0f6f8"), (-2, 7.5, 0), (0, 0, -8)
    )
    return {
        "azimuth": -16,
        "elevation": 24,
        "fill": 0.82,
        "samples": 24,
        "detail": {"zoom": 2.3, "azimuth": 4, "elevation": 36, "look": (-2, -2.6, 0.6)},
    }


@family
def toothbrush(d):
    body, white, grey = plastic(d["colour"], 0.35, 0.3), plastic("#f7f7f5", 0.3, 0.3), plastic("#9aa2aa", 0.4)

    def brush(x, y):
        parts = [
            lathe(
                [
                    (0, 0),
                    (1.1, 0),
                    (1.35, 0.4),
                    (1.4, 4),
                    (1.3, 9),
                    (1.1, 13),
                    (0.85, 15),
                    (0.6, 15.8),
                    (0, 15.8),
                ],
                body,
                curve=5,
            )
        ]
        parts.append(
            lathe(
                [(0.84, 15.0), (0.78, 15.9), (0.48, 18), (0.34, 21), (0.34, 22.4), (0, 22.4)], white, curve=4
            )
        )
        parts.append(lathe([(0.88, 14.9), (0.92, 15.05), (0.85, 15.2)], metal("#d2d6da", 0.2)))
        head = slab(1.15, 2.5, 0.45, 0.55, white, (0, -0.25, 23.0), (90, 0, 0), round=0.14)
        parts.append(head)
        for r in range(9):
            for c in range(4):
                u, v = (c - 1.5) * 0.24, (r - 4) * 0.24
                tip = plastic(d["colour"] if 2 < r < 6 else "#fbfbfa", 0.6)
                parts.append(
                    cylinder(0.1, 0.95, tip, (u, -0.65, 23.0 + v), (90, 0, 0), round=0.04, segments=10)
                )
        parts.append(slab(0.9, 1.5, 0.2, 0.42, grey, (0, -1.22, 8.6), (92, 0, 0), round=0.08))
        for k in range(3):
            parts.append(cylinder(0.09, 0.05, plastic("#7fd0e8", 0.3), (0, -1.38, 5.8 - k * 0.7), (90, 0, 0)))
        return place_all(parts, (x, y, 1.2))

    brush(0, 0)
    lathe([(0, 0), (2.7, 0), (2.9, 0.3), (2.6, 1.2), (1.7, 1.7), (0, 1.7)], white, curve=3)
    place_all(_head_spare(white, d), (-5, -2.6, 0.5), (0, 0, 30))
    place_all(_head_spare(white, d), (-4.2, -4.6, 0.5), (0, 0, 22))
    travel = [slab(4.6, 21, 2.8, 1.6, plastic(shade(d["colour"], 1.25), 0.5), round=0.7)]
    place_all(travel, (6.2, 3.6, 10.4), (82, 0, -14))
    tube([(2.3, 0.8, 0.5), (4.2, 3, 0.3), (8.5, 1.2, 0.25), (9.6, -3.2, 0.25)], 0.2, white, 10)
    return {
        "azimuth": -18,
        "elevation": 13,
        "fill": 0.82,
        "detail": {"zoom": 2.6, "azimuth": -34, "look": (0, 0, 21)},
    }


def _head_spare(white, d):
    parts = [
        lathe([(0.6, 0), (0.5, 1.6), (0.34, 5), (0.34, 6.4), (0, 6.4)], white, curve=4),
        slab(1.15, 2.5, 0.45, 0.55, white, (0, -0.25, 7.0), (90, 0, 0), round=0.14),
    ]
    for r in range(9):
        for c in range(4):
            parts.append(
                cylinder(
                    0.1,
                    0.95,
                    plastic(d["colour"] if 2 < r < 6 else "#fbfbfa", 0.6),
                    ((c - 1.5) * 0.24, -0.65, 7.0 + (r - 4) * 0.24),
                    (90, 0, 0),
                    round=0.04,
                    segments=8,
                )
            )
    return place_all(parts, turn=(-90, 0, 0))


@family
def lotion(d):
    body, pump = plastic("#f3ede1", 0.42), plastic("#fbf8f2", 0.3)
    wall = [
        (0, 0),
        (3.3, 0),
        (3.6, 0.4),
        (3.6, 1.2),
        (3.6, 12.6),
        (3.6, 13.5),
        (3.2, 14.8),
        (1.6, 15.6),
        (1.5, 16.2),
        (0, 16.2),
    ]
    lathe(smooth_line(wall, 3), body, segments=96)
    lathe([(0, 16.1), (1.75, 16.1), (1.75, 17.6), (1.5, 17.8), (0, 17.8)], pump, segments=64)
    for k in range(40):
        a = k / 40 * 6.283
        box(
            (0.08, 0.12, 1.3),
            pump,
            (1.75 * math.cos(a), 1.75 * math.sin(a), 16.2),
            (0, 0, math.degrees(a)),
            round=0.03,
        )
    cylinder(0.42, 1.8, pump, (0, 0, 17.7))
    lathe([(0, 0), (1.5, 0), (1.6, 0.3), (1.3, 1.1), (0, 1.3)], pump, (0, 0, 19.2), curve=3)
    tube(
        [(0.4, -0.2, 19.9), (-1.6, -0.8, 20.0), (-3.3, -1.4, 19.9), (-3.9, -1.6, 19.2)],
        [0.6, 0.55, 0.45, 0.36],
        pump,
        8,
    )
    art = text("CLEARWELL", 500, 150, 54, "#5b6650", sans, 600, spacing=12) + path(
        "M420 200H580", stroke="#b9a67c", line=4
    )
    art += text("Calm", 500, 420, 210, "#3f4a38", serif, 400) + text(
        "oat body lotion", 500, 520, 72, "#3f4a38", serif, style="italic"
    )
    for k in range(7):
        y = 760 - k * 26
        art += path(
            f"M500 {y}C{470 - k} {y - 30} 440 {y - 40} 430 {y - 76}C470 {y - 70} 496 {y - 40} 500 {y}C504 {y - 40} 530 {y - 70} 570 {y - 76}C560 {y - 40} {530 + k} {y - 30} 500 {y}",
            "#c8b27c",
            opacity=0.9,
        )
    art += (
        path("M500 900V580", stroke="#a99560", line=5)
        + text("5 % urea · no perfume", 500, 1010, 46, "#5b6650", sans)
        + text("300 ml", 500, 1090, 46, "#5b6650", sans)
    )
    wrap(3.66, 11.2, printed(drawing(art, 1000, 1180, "#f7f1e4"), 0.5), (0, 0, 1.2), angle=150)
    generator = random.Random(3)
    oat = [plastic(c, 0.7) for c in ("#d9c08e", "#c9ac74", "#e4d0a4")]
    for _ in range(46):
        a, r = generator.uniform(3.3, 6.1), generator.uniform(4.6, 8.6)
        ball(
            0.42,
            generator.choice(oat),
            (r * math.cos(a), r * math.sin(a) * 0.8, 0.2),
            (1.9, 0.85, 0.5),
            (0, 0, generator.uniform(0, 180)),
            segments=14,
        )
    swirl = [
        (5.8 + r * math.cos(t) * 1.2, -3.6 + r * math.sin(t), 0.3 + (2.0 - r) * 0.5)
        for t, r in ((k * 0.4, 2.0 - k * 0.055) for k in range(34))
    ]
    tube(swirl, 0.55, plastic("#fdfaf3", 0.25, 0.4), 3, 16)
    return {
        "azimuth": -14,
        "elevation": 14,
        "fill": 0.82,
        "detail": {"zoom": 2.1, "azimuth": 18, "look": (2, -2, 4)},
    }


@family
def plasters(d):
    cloth, pad = fabric("#d9a679", 2.2), fabric("#f3e6d4", 3)
    art = (
        fade("g", (0, "#2d6f9e"), (1, "#245a82"))
        + rect(0, 0, 1000, 700, "url(#g)")
        + rect(380, 110, 240, 240, "#ffffff", 40)
        + rect(470, 150, 60, 160, "#d5453f", 10)
        + rect(420, 200, 160, 60, "#d5453f", 10)
    )
    art += (
        text("Patch", 500, 500, 130, "#ffffff", round_sans, 600)
        + text("sixty cloth plasters", 500, 580, 50, "#cfe3f0", sans)
        + text("CLEARWELL HEALTH", 500, 655, 32, "#cfe3f0", sans, 600, spacing=8)
    )
    tin = metal("#d6d9dc", 0.3)
    slab(11, 7.7, 2.2, 1.0, tin, round=0.3)
    slab(10.4, 7.1, 0.1, 0.8, plastic("#e9eef1", 0.5), (0, 0, 2.18), round=0.03)
    lid = [
        slab(11.2, 7.9, 0.9, 1.0, tin, round=0.25),
        plate(10.6, 7.3, printed(drawing(art, 1000, 700), 0.35, 0.5), (0, 0, 0.91), radius=0.8),
    ]
    place_all(lid, (0, 3.95, 0), (68, 0, 0))
    place_all(lid, (0, 4.0, 1.7))

    def strip(w, h, at, turn, bend=0.0):
        outline = rounded_rectangle(w, h, h / 2, 12)
        parts = [
            prism(outline, 0.09, cloth, round=0.03),
            slab(w * 0.3, h * 0.76, 0.06, 0.15, pad, (0, 0, 0.08), round=0.02),
        ]
        return place_all(parts, at, turn)

    for i in range(7):
        strip(7.2, 1.9, (-1.4, -2.0 + i * 0.62, 2.4 + i * 0.14), (24, 0, 0))
    for i in range(5):
        strip(3.8, 3.8, (3.4, -1.6 + i * 0.7, 2.5 + i * 0.14), (24, 0, 0))
    strip(7.2, 1.9, (-6.6, -6.6, 0), (0, 0, 24))
    strip(7.2, 1.9, (-3.2, -8.0, 0.1), (0, 0, -12))
    strip(3.8, 3.8, (4.4, -7.6, 0), (0, 0, 10))
    strip(5, 1.3, (7.6, -4.6, 0), (0, 0, 66))
    return {
        "azimuth": -16,
        "elevation": 32,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 12, "look": (0, -2, 2)},
    }


def spectacles(frame, lens, width=14.0, height=4.6, round_=True):
    """A pair of glasses that stands on its folded-out arms, its front towards -y."""
    parts = []
    for s in (-1, 1):
        cx = s * width * 0.245
        w, h = width * 0.2, height / 2
        power = 2.0 if round_ else 3.0
        ring = []
        for a in np.linspace(0, 2 * math.pi, 72, endpoint=False):
            c, n = math.cos(a), math.sin(a)
            x = w * np.sign(c) * abs(c) ** (2 / power)
            z = h * np.sign(n) * abs(n) ** (2 / power) * (1 + 0.08 * s * c)
            ring.append((cx + x, 0.012 * (cx + x) ** 2, z))
        parts.append(tube(ring, 0.24 if round_ else 0.4, frame, 1, 14, closed=True, flatten=0.75))
        inner = np.array(ring)
        faces = [tuple(range(len(inner)))]
        parts.append(mesh(inner, faces, lens, 0))
        hinge = cx + s * w * 1.02
        y0 = 0.012 * hinge**2
        arm = [
            (hinge - s * 0.1, y0, height * 0.22),
            (hinge + s * 0.5, y0 + 0.4, height * 0.24),
            (hinge + s * 0.55, 5, height * 0.24),
            (hinge + s * 0.3, 10, height * 0.2),
            (hinge, 13.2, -height * 0.16),
            (hinge - s * 0.1, 14.4, -height * 0.4),
        ]
        parts.append(tube(arm, [0.3, 0.3, 0.24, 0.24, 0.3, 0.26], frame, 10, 14, flatten=0.7))
        parts.append(ball(0.3, plastic("#f2efe8", 0.3), (s * 0.95, 0.5, -0.5), (0.4, 0.7, 1.1)))
    bridge = [
        (-width * 0.06, 0.0, height * 0.12),
        (0, -0.1, height * 0.24),
        (width * 0.06, 0.0, height * 0.12),
    ]
    parts.append(tube(bridge, 0.26 if round_ else 0.4, frame, 8))
    return place_all(parts, (0, 0, height / 2 + 0.25))


@family
def reading_glasses(d):
    frame = Surface(Roughness=0.25, Clearcoat=0.6)
    frame.link(
        frame.ramp(
            frame.noise(0.9, 3, distortion=1.0), (0.35, "#3a1d0e"), (0.5, "#7d4420"), (0.68, "#c98a48")
        ),
        "Base Color",
    )
    place_all(spectacles(frame.material, glass("#eef6f6", 1.2)), (-1, -4, 0), (0, 0, 14))
    case = [
        lathe(
            [(0, -8), (1.6, -7.9), (2.9, -6.8), (3.2, -5), (3.2, 5), (2.9, 6.8), (1.6, 7.9), (0, 8)],
            leather("#3c5a52", 0.5),
            curve=5,
        )
    ]
    place_all(case, (0, 0, 0), (0, 90, 0), (1, 1, 0.72))
    place_all(case, (2, 9, 2.25), (0, 0, 10))
    cloth = box((11, 8, 0.12), fabric("#b8cfc8", 1.4), (9.5, -1, 0), (0, 0, 30), round=0.05)
    wrinkle(cloth, 0.3, 2.0, levels=4)
    return {
        "azimuth": -18,
        "elevation": 18,
        "fill": 0.88,
        "samples": 28,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (-3, -4, 2)},
    }


@family
def capsules(d):
    amber = Surface(Base_Color=linear("#8a3c0a"), Roughness=0.12, Clearcoat=1.0)
    lathe(
        smooth_line(
            [
                (0, 0),
                (3.0, 0),
                (3.4, 0.5),
                (3.4, 1.2),
                (3.4, 7.4),
                (3.4, 8),
                (3.0, 9.0),
                (2.5, 9.5),
                (2.5, 10.2),
            ],
            4,
        ),
        amber.material,
        segments=96,
    )
    cap = plastic("#f8f8f5", 0.35)
    lathe([(0, 12.4), (2.6, 12.4), (2.85, 12.2), (2.9, 10.0), (2.7, 9.9)], cap, segments=96)
    for k in range(60):
        a = k / 60 * 6.283
        box(
            (0.07, 0.12, 2.0),
            cap,
            (2.9 * math.cos(a), 2.9 * math.sin(a), 10.1),
            (0, 0, math.degrees(a)),
            round=0.03,
        )
    art = (
        rect(0, 0, 1400, 780, "#fbfaf5")
        + rect(0, 0, 1400, 120, "#f0b429")
        + text("CLEARWELL HEALTH", 700, 80, 50, "#3b2a06", sans, 600, spacing=8)
    )
    art += (
        circle(700, 320, 120, "#f5c64a")
        + text("D3", 700, 358, 110, "#3b2a06", sans, 700)
        + text("Vitamin D3 with K2", 700, 540, 88, "#2a2f38", sans, 600)
        + text("120 capsules in coconut oil", 700, 620, 52, "#5b6270", sans)
        + text("one a day", 700, 700, 46, "#5b6270", sans)
    )
    wrap(3.46, 6.0, printed(drawing(art, 1400, 780), 0.45), (0, 0, 1.2), angle=170)
    soft = Surface(
        Base_Color=linear("#e09a1c"),
        Roughness=0.1,
        Clearcoat=1.0,
        Specular=0.6,
        Subsurface=0.15,
        Subsurface_Color=linear("#f2b630"),
    )
    generator = random.Random(4)
    for _ in range(26):
        a, r = generator.uniform(3.5, 6.2), generator.uniform(4.6, 8.4)
        ball(
            0.52,
            soft.material,
            (r * math.cos(a) * 1.1, r * math.sin(a) * 0.75, 0.5),
            (1.55, 0.95, 0.95),
            (0, 0, generator.uniform(0, 180)),
            segments=28,
        )
    return {
        "azimuth": -12,
        "elevation": 15,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 14, "look": (1, -4, 2)},
    }


@family
def razor(d):
    steel = metal("#d0d3d6", 0.16)
    handle = [
        (0, 0),
        (0.62, 0.05),
        (0.7, 0.3),
        (0.7, 0.9),
        (0.55, 1.1),
        (0.58, 1.4),
        (0.6, 8.2),
        (0.5, 8.5),
        (0.36, 9.2),
        (0.5, 9.7),
        (0, 9.8),
    ]
    parts = [lathe(handle, steel, segments=64)]
    for k in range(34):
        for s in (1, -1):
            z0 = 1.6 + k * 0.19
            parts.append(
                tube(
                    [
                        (0.6 * math.cos(t * s + k), 0.6 * math.sin(t * s + k), z0 + t * 0.22)
                        for t in np.linspace(0, 2.0, 9)
                    ],
                    0.035,
                    steel,
                    0,
                    6,
                )
            )
    head = [box((4.3, 2.4, 0.35), steel, (0, 0, 9.75), round=0.12)]
    for k in range(22):
        for s in (-1, 1):
            head.append(box((0.11, 0.5, 0.22), steel, (-2.0 + k * 0.19, s * 1.28, 9.85), round=0.03))
    head.append(box((4.3, 2.3, 0.03), metal("#eceef0", 0.08), (0, 0, 10.18)))
    top = [(y * 1.18, 0.52 * (1 - y * y) ** 0.5) for y in np.linspace(-1, 1, 21)]
    head.append(place(prism(top, 4.3, steel, round=0.05), (-2.15, 0, 10.22), (90, 0, 90)))
    parts += head
    place_all(parts, (0, 0, 1.2))
    lathe(
        [
            (0, 0),
            (2.3, 0),
            (2.5, 0.3),
            (2.4, 0.9),
            (1.0, 1.3),
            (0.9, 2.2),
            (0.78, 2.2),
            (0.75, 1.2),
            (0, 1.2),
        ],
        steel,
        curve=3,
    )
    art = (
        rect(0, 0, 900, 560, "#1c2f45")
        + rect(40, 40, 820, 480, "none", 10, "#c8d3dd", 5)
        + text("STEEL", 450, 260, 140, "#eef2f6", sans, 700, spacing=20)
        + text("ten safety blades", 450, 350, 58, "#c8d3dd", serif, style="italic")
        + text("CLEARWELL", 450, 460, 38, "#c8d3dd", sans, 600, spacing=8)
    )
    for i in range(2):
        pack = [
            box((4.6, 2.7, 0.7), paper("#1c2f45"), round=0.04),
            plate(4.6, 2.7, printed(drawing(art, 900, 560), 0.5), (0, 0, 0.71)),
        ]
        place_all(pack, (4.9 + i * 0.5, -1.8 + i * 0.4, i * 0.7), (0, 0, 16 + i * 20))
    blade = prism(
        [
            (-2.1, -1.05),
            (2.1, -1.05),
            (2.1, -0.7),
            (1.8, -0.6),
            (1.8, 0.6),
            (2.1, 0.7),
            (2.1, 1.05),
            (-2.1, 1.05),
            (-2.1, 0.7),
            (-1.8, 0.6),
            (-1.8, -0.6),
            (-2.1, -0.7),
        ],
        0.03,
        metal("#dfe2e5", 0.12),
        (-4.4, -3.0, 0),
        (0, 0, 24),
        round=0.005,
    )
    slab(3.0, 0.22, 0.01, 0.1, plastic("#23262b", 0.5), (-4.4, -3.0, 0.031), (0, 0, 24), round=0.001)
    return {
        "azimuth": -18,
        "elevation": 15,
        "fill": 0.8,
        "detail": {"zoom": 2.4, "azimuth": 20, "look": (0, 0, 10.4)},
    }


@family
def sponge(d):
    made = Surface(Roughness=0.95, Specular=0.05)
    cells = made.node("ShaderNodeTexVoronoi", {"Vector": made.coordinates(), "Scale": 1.05})
    fine = made.node("ShaderNodeTexVoronoi", {"Vector": made.coordinates(), "Scale": 2.6})
    both = made.node(
        "ShaderNodeMath", {0: cells.outputs["Distance"], 1: fine.outputs["Distance"]}, operation="MULTIPLY"
    ).outputs[0]
    made.link(
        made.ramp(both, (0.02, "#5a3d17"), (0.12, "#a97b36"), (0.3, "#d6aa5c"), (0.5, "#e8c684")),
        "Base Color",
    )
    made.bump(both, 1.0, 1.2)
    body = ball(6.5, made.material, (0, 0, 4.9), (1.15, 0.95, 0.78), segments=256)
    wrinkle(body, 2.0, 3.4)
    wrinkle(body, -1.1, 0.8, "VORONOI")
    small = ball(3.6, made.material, (8.4, -4.6, 2.9), (1.1, 1, 0.8), segments=160)
    wrinkle(small, 1.3, 2.2)
    wrinkle(small, -0.8, 0.7, "VORONOI")
    soap = box(
        (7.4, 4.8, 2.4),
        Surface(
            Base_Color=linear("#e9e2cf"), Roughness=0.35, Subsurface=0.1, Subsurface_Color=linear("#f0e8d4")
        ).material,
        (-8.4, -5.2, 0.6),
        (0, 0, 24),
        round=0.9,
        segments=6,
    )
    place(slab(9.2, 6.4, 0.9, 1.0, wood("#a9784a", along="x"), round=0.3), (-8.4, -5.2, -0.2), (0, 0, 24))
    return {
        "azimuth": -14,
        "elevation": 18,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 16, "look": (1, -4, 6)},
    }


@family
def crutch(d):
    tube_metal, grip, cuff = metal("#a9b0b7", 0.35), rubber("#2f3b46"), plastic("#2d6f9e", 0.4)

    def one():
        parts = [
            cylinder(1.15, 56, tube_metal, (0, 0, 6)),
            cylinder(1.45, 38, metal("#6f7881", 0.4), (0, 0, 38)),
        ]
        parts.append(
            lathe([(0, 0), (2.3, 0), (2.5, 0.8), (2.0, 3.2), (1.5, 4), (1.4, 8), (0, 8)], grip, curve=3)
        )
        for k in range(10):
            parts.append(
                place(cylinder(0.28, 0.3, plastic("#15171a", 0.5)), (0, -1.05, 14 + k * 2.2), (90, 0, 0))
            )
        parts.append(tube([(0, 0, 75), (0, 0.8, 82), (0, 5.6, 98)], 1.4, tube_metal, 8))
        parts.append(
            tube([(0, 0.4, 75.6), (0, -4, 76.4), (0, -12.5, 77.4)], [1.7, 2.0, 1.9], grip, 8, flatten=0.85)
        )
        parts.append(ball(2.2, cuff, (0, 0.2, 75.6)))
        rows = []
        for z, r in ((-4, 4.9), (-1.5, 5.4), (1.5, 5.7), (4, 5.9)):
            a = np.radians(np.linspace(-235, 55, 40))
            rows.append([(r * math.cos(t), 1.0 + r * 0.95 * math.sin(t) - 3.5, z) for t in a])
        band = grid(rows, cuff, smooth=70)
        thick = band.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.7
        place(band, (0, 4.4, 97), (-14, 0, 0))
        parts.append(band)
        return parts

    place_all(one(), (0, 0, 0), (-6, 0, 30))
    place_all(one(), (0, 0, 0), (-8, 10, -38))
    for thing in bpy.data.objects[len(bpy.data.objects) // 2 :]:
        place(thing, (22, 6, 0))
    return {
        "azimuth": -20,
        "elevation": 8,
        "fill": 0.86,
        "detail": {"zoom": 2.8, "azimuth": 6, "look": (6, -2, 86)},
    }


@family
def lip_balm(d):
    case, gold = metal("#d8c7a6", 0.25), metal("#c9a86a", 0.2)
    balm = Surface(
        Base_Color=linear(d["colour"]),
        Roughness=0.3,
        Clearcoat=0.3,
        Subsurface=0.08,
        Subsurface_Color=linear(d["colour"]),
    )

    lathe([(0, 0), (1.25, 0), (1.35, 0.12), (1.35, 3.6), (1.25, 3.72), (1.1, 3.72)], case, segments=96)
    lathe([(1.05, 3.5), (1.12, 3.6), (1.12, 5.2), (1.02, 5.25), (1.0, 4.9)], gold, segments=96)
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    rows = [np.stack([0.98 * np.cos(a), 0.98 * np.sin(a), np.full(64, 4.8)], 1)]
    for s in (1.0, 0.97, 0.9, 0.75, 0.4, 0.02):
        ring = np.stack(
            [
                0.98 * s * np.cos(a),
                0.98 * s * np.sin(a),
                6.7 + 0.75 * 0.98 * s * np.sin(a) + 0.22 * (1 - s**2),
            ],
            1,
        )
        rows.append(ring)
    grid(rows, balm.material, closed=True, cap=True, smooth=50)
    cap = [lathe([(0, 4.4), (1.3, 4.4), (1.4, 4.28), (1.4, 0), (1.3, 0), (1.3, 4)], case, segments=96)]
    mark = drawing(
        text("atelier mirabel", 500, 120, 110, "#6d5a36", serif, style="italic"), 1000, 180, "#d8c7a6"
    )
    place_all(cap, (0, 0, 0), (90, 0, 40))
    place_all(cap, (3.6, -0.6, 1.4))
    return {
        "azimuth": -16,
        "elevation": 17,
        "fill": 0.74,
        "detail": {"zoom": 2.2, "azimuth": 16, "look": (0, 0, 5.6)},
    }
