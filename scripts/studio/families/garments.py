"""Clothes laid flat and photographed from above."""

import math

import numpy as np

from cloth import Piece, mirrored
from family import family
from labels import circle, drawing, path, rect, sans, serif, text
from materials import fabric, leather, metal, plastic, printed, shade
from shapes import ball, box, cylinder, plate, smooth_line, tube

above = {"azimuth": -7, "elevation": 74, "fill": 0.84, "flat_lay": True}


def _close(look, zoom=2.3):
    return {"azimuth": -24, "elevation": 46, "zoom": zoom, "look": look}


def _label(words, at, size=(3.2, 1.5), ground="#f4efe4", ink="#27303d"):
    art = drawing(text(words, 320, 185, 110 if len(words) < 9 else 80, ink, serif, 600), 640, 300, ground)
    return plate(*size, printed(art, 0.8), at)


def button(x, y, z, material, size=0.42):
    cylinder(size, 0.16, material, (x, y, z), round=0.06, segments=24)
    for s in (-1, 1):
        cylinder(size * 0.14, 0.03, plastic("#4a4238", 0.6), (x + s * size * 0.3, y, z + 0.15), segments=10)


@family
def tee(d):
    cloth, rib, line = (
        fabric(d["colour"], 1.6),
        fabric(shade(d["colour"], 0.93), 3),
        fabric(shade(d["colour"], 0.8), 3),
    )
    half = [
        (8.5, 33),
        (16, 31.2),
        (25, 27.6),
        (36, 17),
        (37.6, 14.6),
        (30, 8.0),
        (28.4, 8.2),
        (25.2, 11.6),
        (25.0, 0),
        (25.4, -20),
        (25.8, -35),
        (25.6, -36.2),
        (12, -36.9),
        (0, -37),
    ]
    outline = mirrored([(0, 29.6), (4.5, 30.2), (7.4, 31.8), *half])
    body = Piece(outline, cloth, 0.4, 0.9, ((20, 26, 0.28, 10, -36), (70, 30, 0.22, -30, 20)), 0.4, 3)
    inner = Piece(
        [(-8.2, 32.6), (0, 33.6), (8.2, 32.6), (7.4, 30.6), (0, 28.8), (-7.4, 30.6)],
        fabric(shade(d["colour"], 0.72), 2),
        -0.1,
        0.3,
        crease=0.05,
    )
    neck = [(-8.6, 33.0), (-7.6, 31.6), (-4.5, 29.9), (0, 29.1), (4.5, 29.9), (7.6, 31.6), (8.6, 33.0)]
    tube(
        [(x, y, body.height(x, y - 1.4) + 0.1) for x, y in smooth_line(neck, 8)],
        1.15,
        rib,
        0,
        16,
        flatten=0.4,
    )
    tube([(-8.8, 33.1, 0.7), (0, 34.3, 0.6), (8.8, 33.1, 0.7)], 1.0, rib, 12, 14, flatten=0.4)
    inner.seam([(-2, 31.9), (2, 31.9)], rib)
    _label("Common Thread", (0, 31.6, inner.height(0, 31.6) + 0.12), (3.6, 1.7))
    body.seam([(-25.2, -34.4), (-12, -35.0), (0, -35.1), (12, -35.0), (25.2, -34.4)], line, 0.06)
    for s in (-1, 1):
        body.seam([(s * 36.4, 16.0), (s * 29.6, 10.2)], line, 0.06)
        body.seam([(s * 16.6, 30.6), (s * 22.5, 22), (s * 25, 12)], line, 0.06)
    return {**above, "detail": _close((0, 24, 1))}


@family
def jeans(d):
    denim = fabric(d["colour"], 2.4, shade(d["colour"], 1.25), strength=0.5)
    thread, copper = fabric("#c98a3c", 4), metal("#b8763f", 0.35)
    half = [
        (19.5, 48),
        (20.6, 40),
        (22.4, 28),
        (22.8, 10),
        (22.4, -20),
        (21.8, -51),
        (21.4, -52),
        (11.4, -52.4),
        (10.8, -51.4),
        (5.2, -10),
        (1.8, 12),
        (0.6, 17.4),
        (0, 17.6),
    ]
    body = Piece(
        mirrored([(0, 47.4), (10, 47.6), *half]),
        denim,
        0.4,
        1.0,
        ((80, 17, 0.22, 16, -52), (10, 30, 0.2, -52, 20)),
        0.4,
        5,
    )
    band = Piece(
        mirrored([(0, 47.2), (12, 47.5), (19.9, 48.4), (19.6, 52.0), (12, 51.4), (0, 51.0)]),
        denim,
        1.0,
        0.8,
        crease=0.1,
    )
    body.stitches([(0.2, 46.6), (0.3, 30), (0.2, 18.4)], thread)
    body.stitches([(3.9, 46.6), (4.2, 34), (3.4, 27), (0.6, 24)], thread)
    for s in (-1, 1):
        body.seam([(s * 9, 47), (s * 10.4, 41.6), (s * 14, 38.6), (s * 20.6, 37.4)], denim, 0.2)
        body.stitches([(s * 8.6, 46.6), (s * 10.0, 41.2), (s * 13.8, 38.0), (s * 20.6, 36.7)], thread)
        body.seam([(s * 21.8, 36), (s * 22.2, 10), (s * 21.6, -50)], denim, 0.12)
        body.stitches([(s * 21.0, -49.6), (s * 16, -50), (s * 11.6, -50.1)], thread)
        body.seam([(s * 1.2, 15.4), (s * 5.6, -10), (s * 11.2, -50)], denim, 0.12)
        for x in (6, 14.5):
            box((1.5, 5.4, 0.35), denim, (s * x, 49.3, 1.7), round=0.12)
        for x, y in ((9.2, 46.4), (20.2, 38.0)):
            ball(0.34, copper, (s * x, y, body.height(s * x, y) + 0.06), (1, 1, 0.5), segments=16)
    band.stitches([(-19.2, 48.9), (-8, 48.2), (8, 48.2), (19.2, 48.9)], thread)
    band.stitches([(-19.0, 51.4), (-8, 50.6), (8, 50.6), (19.0, 51.4)], thread)
    cylinder(0.95, 0.4, copper, (1.4, 49.3, band.height(1.4, 49.3)), round=0.15)
    return {**above, "detail": _close((2, 42, 1))}


@family
def shorts(d):
    cloth, line, cord = fabric(d["colour"], 1.3), fabric(shade(d["colour"], 0.82), 3), fabric("#f2ece0", 4)
    half = [
        (19, 21),
        (20.4, 16),
        (23.6, 0),
        (25.8, -20),
        (25.6, -21.6),
        (14, -23.6),
        (3.0, -22.4),
        (2.2, -20.6),
        (1.2, -6),
        (0.4, -2.2),
        (0, -2),
    ]
    body = Piece(
        mirrored([(0, 20.6), (10, 20.8), *half]),
        cloth,
        0.4,
        1.0,
        ((78, 11, 0.3, 22, -14), (40, 24, 0.3, -24, 10)),
        0.45,
        7,
    )
    band = Piece(
        mirrored([(0, 20.2), (10, 20.4), (19.6, 21), (19.2, 25.2), (10, 24.7), (0, 24.5)]),
        cloth,
        0.9,
        1.0,
        ((0, 1.7, 0.16, 0, 0),),
        0.05,
        2,
        spacing=0.35,
    )
    for s in (-1, 1):
        body.seam([(s * 13.4, 20.4), (s * 17.6, 12), (s * 21.6, 7)], line, 0.16)
        body.seam([(s * 25.2, -19.4), (s * 14, -21.4), (s * 3, -20.2)], line, 0.07)
        tube(
            [
                (s * 1.5, 22.6, band.height(s * 1.5, 22.6) + 0.2),
                (s * 2.6, 19, 2.2),
                (s * 4.6, 13.4, 1.9),
                (s * 3.4, 9.2, 1.9),
                (s * 5.2, 6.0, 1.9),
            ],
            0.36,
            cord,
            10,
            12,
        )
        ball(0.5, cord, (s * 5.3, 5.7, 2.0))
    loop = [(-1.5, 22.6, 2.3), (0, 20.8, 2.7), (1.5, 22.6, 2.3)]
    tube(loop, 0.36, cord, 8, 12)
    body.seam([(0, 19.8), (0.1, 8), (0, -1.4)], line, 0.09)
    return {**above, "detail": _close((1, 16, 1))}


@family
def shirt(d):
    cloth, line, pearl = fabric("#dfe7f0", 2.2, "#a9c0da"), fabric("#b9c8da", 4), plastic("#f4f1ea", 0.2, 0.8)
    sleeve = [(18, 31), (25, 27), (31, 6), (33.6, -14), (33.2, -22), (25.6, -22.6), (24.6, -14), (21.4, 8)]
    for s in (-1, 1):
        arm = Piece([(s * x, y) for x, y in sleeve], cloth, -0.1, 1.2, ((80, 14, 0.3, 0, 0),), 0.5, 11 + s)
        cuff = Piece(
            [(s * x, y) for x, y in ((33.6, -21), (33.4, -27.4), (25.2, -28), (25.2, -21.6))],
            cloth,
            0.4,
            0.9,
            crease=0.1,
            round=3,
        )
        button(s * 27, -25, cuff.height(s * 27, -25), pearl)
        arm.seam([(s * 29, 4), (s * 29.6, -14)], line, 0.05)
    half = [
        (7, 33.4),
        (17, 31.6),
        (23.6, 28),
        (22.4, 14),
        (22.6, -10),
        (23.4, -32),
        (20, -37),
        (10, -40.6),
        (0, -41),
    ]
    body = Piece(
        mirrored([(0, 30.6), (4, 31.6), *half]),
        cloth,
        0.6,
        1.2,
        ((70, 28, 0.3, 20, -40), (15, 34, 0.25, -40, 20)),
        0.45,
        4,
    )
    placket = Piece(
        [(-1.7, 29), (1.7, 29), (1.7, -40.6), (-1.7, -40.6)],
        cloth,
        1.75,
        0.35,
        ((70, 28, 0.15, 20, -40),),
        0.15,
        4,
        round=0,
    )
    for k in range(6):
        y = 12 - k * 9.4
        button(0.2, y, placket.height(0.2, y), pearl)
    pocket = Piece(
        [(7.6, 15), (16.4, 15), (16.4, 5.6), (12, 3.6), (7.6, 5.6)], cloth, 1.8, 0.4, crease=0.15, round=0
    )
    pocket.seam([(7.8, 13.4), (16.2, 13.4)], line, 0.05, curve=0)
    yoke = fabric("#c9d6e6", 2.2, "#9db6d2")
    Piece([(-7.4, 34.6), (0, 36.2), (7.4, 34.6), (6, 31), (0, 29.4), (-6, 31)], yoke, 0.2, 0.8, crease=0.1)
    tube(
        [(-7.2, 34.4, 2.4), (-3.6, 36.2, 2.6), (3.6, 36.2, 2.6), (7.2, 34.4, 2.4)],
        1.5,
        cloth,
        12,
        16,
        flatten=0.5,
    )
    for s in (-1, 1):
        Piece(
            [
                (s * x, y)
                for x, y in ((7.8, 35.6), (8.6, 32.0), (7.2, 25.0), (4.0, 26.4), (0.5, 29.8), (4.2, 32.6))
            ],
            cloth,
            2.2,
            0.9,
            crease=0.05,
            round=3,
        )
    _label("Harrow & Finch", (0, 34.0, 1.6), (4.0, 1.9), "#1f2a3d", "#e9dfc8")
    knit = fabric("#26365a", 1.0, "#1a2744", strength=0.8)
    Piece([(-2.0, 29.8), (2.0, 29.8), (1.3, 25.6), (-1.3, 25.6)], knit, 2.9, 1.2, crease=0.05, round=3)
    tie = Piece(
        [(-1.3, 25.8), (1.3, 25.8), (3.2, -12), (3.2, -16.6), (-2.6, -16.6), (-2.8, -12)],
        knit,
        2.3,
        0.6,
        crease=0.15,
        round=2,
    )
    for y in (-4, 6):
        tie.seam([(-2.4 + 0.08 * y, y), (2.6 - 0.08 * y, y)], fabric("#b3423a", 3), 0.28, curve=0)
    return {**above, "detail": _close((1, 24, 2))}


@family
def socks(d):
    cloth, dark = fabric(d["colour"], 1.8, shade(d["colour"], 0.85)), fabric(shade(d["colour"], 0.8), 2)
    shape = [
        (-4.4, 17),
        (4.4, 17),
        (4.6, 6),
        (4.8, -4),
        (7, -9),
        (12.4, -14),
        (15.4, -17.6),
        (15.2, -21.6),
        (11, -22.8),
        (4, -19.4),
        (-2, -15.4),
        (-5.2, -11),
        (-4.8, -2),
        (-4.6, 8),
    ]
    for k in range(5):
        a = math.radians(26 - k * 13)
        for twin in (0, 1):
            spot = np.array([-20 + k * 8.6 + twin * 1.0, -2 - abs(k - 2) * 1.2 + twin * 0.6])
            points = [
                (x * math.cos(a) - y * math.sin(a) + spot[0], x * math.sin(a) + y * math.cos(a) + spot[1])
                for x, y in shape
            ]
            sock = Piece(
                points, cloth, k * 0.9 + twin * 0.5, 0.8, ((40, 9, 0.08, 0, 0),), 0.2, k + 1, spacing=0.5
            )

            def turned(x, y):
                return (
                    x * math.cos(a) - y * math.sin(a) + spot[0],
                    x * math.sin(a) + y * math.cos(a) + spot[1],
                )

            if twin:
                for i in range(13):
                    x = -3.9 + i * 0.65
                    sock.seam([turned(x, 16.6), turned(x, 11.8)], dark, 0.14, 0, 0)
                sock.seam([turned(-4.9, -5), turned(-1.4, -9.4), turned(-2.2, -15)], dark, 0.1)
                sock.seam([turned(10.6, -12.6), turned(9.6, -17), turned(9.4, -22)], dark, 0.1)
    return {**above, "detail": _close((4, 8, 2))}


@family
def gloves(d):
    knit, ridge, hide = (
        fabric(d["colour"], 1.2, shade(d["colour"], 0.8), strength=0.7),
        fabric(shade(d["colour"], 0.85), 2),
        leather("#7a4e30" if d["tan"] else "#3a2c26", 0.5),
    )
    hand = [
        (-4.6, -13),
        (4.4, -13),
        (4.8, -6),
        (5.6, -2),
        (9.2, 2.2),
        (10.8, 5.4),
        (9.6, 7.4),
        (7.4, 6.2),
        (5.0, 3.4),
        (5.0, 8.6),
        (5.3, 13.6),
        (4.2, 14.8),
        (3.0, 13.8),
        (2.5, 7.6),
        (2.3, 16.2),
        (1.2, 17.6),
        (0, 16.4),
        (-0.1, 7.6),
        (-0.5, 15.4),
        (-1.6, 16.6),
        (-2.7, 15.2),
        (-2.6, 7.2),
        (-3.5, 12.2),
        (-4.6, 13.2),
        (-5.6, 12.0),
        (-5.2, 5),
        (-5.2, -4),
    ]
    for s, spot, turn, palm in ((1, (-10.5, 0), 9, False), (-1, (10.6, -2), -12, True)):
        a = math.radians(turn)

        def turned(x, y):
            x *= s
            return (x * math.cos(a) - y * math.sin(a) + spot[0], x * math.sin(a) + y * math.cos(a) + spot[1])

        glove = Piece(
            [turned(x, y) for x, y in hand], knit, 0.3, 1.1, ((30, 9, 0.1, 0, 0),), 0.25, 4 + s, spacing=0.4
        )
        for i in range(14):
            x = -4.1 + i * 0.62
            glove.seam([turned(x, -12.6), turned(x, -7.4)], ridge, 0.16, 0, 0)
        if palm:
            Piece(
                [
                    turned(x * 0.84, y)
                    for x, y in (
                        (-5, -5.4),
                        (5, -5.4),
                        (5.6, -1),
                        (5.0, 3),
                        (5.2, 6.6),
                        (2.4, 6.2),
                        (0, 6.6),
                        (-2.8, 6.2),
                        (-5.2, 6),
                    )
                ],
                hide,
                1.5,
                0.6,
                crease=0.1,
                round=4,
            )
            for x, y, w, h in ((4.1, 11, 0.9, 3.2), (1.1, 13, 0.9, 3.2), (-1.6, 12, 0.9, 3)):
                Piece(
                    [
                        turned(x - w, y - h / 2),
                        turned(x + w, y - h / 2),
                        turned(x + w * 0.9, y + h),
                        turned(x - w * 0.9, y + h),
                    ],
                    hide,
                    1.45,
                    0.35,
                    crease=0.05,
                    spacing=0.3,
                )
        else:
            for x in (-2.6, 0, 2.6):
                glove.seam([turned(x, 4.6), turned(x * 0.95, -3)], ridge, 0.14)
    return {**above, "detail": _close((9, 2, 1))}


@family
def dress(d):
    cloth, line = fabric(d["colour"], 2.6, sheen=0.5, roughness=0.7), fabric(shade(d["colour"], 0.8), 3)
    skirt = mirrored(
        [
            (0, 8.2),
            (8, 8.4),
            (12.4, 8.8),
            (16.6, -2),
            (20.6, -20),
            (26, -48),
            (27.2, -55),
            (26, -57.4),
            (17, -59.6),
            (7, -58.6),
            (0, -60),
        ]
    )
    lower = Piece(skirt, cloth, 0.4, 1.0, ((4, 8.5, 1.15, 6, -58), (-5, 13, 0.7, 4, -58)), 0.25, 6)
    bodice = mirrored(
        [
            (0, 18.6),
            (5, 27),
            (8.4, 33.6),
            (12.6, 33.4),
            (13.4, 27),
            (16.2, 21.4),
            (14.6, 14),
            (12.6, 8.4),
            (6, 7.8),
            (0, 7.6),
        ]
    )
    upper = Piece(bodice, cloth, 0.8, 1.1, ((30, 12, 0.25, 30, 8),), 0.35, 3)
    Piece(
        [(-9, 32), (0, 29.6), (9, 32), (6, 27), (0, 17), (-6, 27)],
        fabric(shade(d["colour"], 0.62), 2),
        -0.2,
        0.4,
        crease=0.1,
    )
    belt = Piece(mirrored([(0, 6.8), (12.5, 7.2), (12.8, 9.6), (0, 9.4)]), cloth, 1.9, 0.7, crease=0.15)
    belt.seam([(-12, 7.6), (0, 7.3), (12, 7.6)], line, 0.05)
    for s in (-1, 1):
        upper.seam([(s * 0.4, 19), (s * 5.2, 27.2), (s * 8.4, 33.2)], cloth, 0.3)
        upper.seam([(s * 7.4, 8.6), (s * 8, 14), (s * 7, 19.5)], line, 0.06)
        sleeve = Piece(
            [
                (s * x, y)
                for x, y in (
                    (8.2, 33.8),
                    (13.2, 33.8),
                    (20.6, 27.2),
                    (22.4, 21.6),
                    (18.8, 18.6),
                    (15.8, 21),
                    (13.0, 26),
                )
            ],
            cloth,
            0.5,
            1.5,
            ((60, 6, 0.35, 0, 0),),
            0.4,
            8 + s,
        )
        sleeve.seam([(s * 21.6, 23.0), (s * 17.4, 19.8)], line, 0.1)
    return {**above, "fill": 0.9, "detail": _close((0, 16, 1))}


@family
def blouse(d):
    cloth, line = fabric(d["colour"], 3, sheen=0.8, roughness=0.45, strength=0.15), fabric(
        shade(d["colour"], 0.82), 3
    )
    for s in (-1, 1):
        arm = Piece(
            [
                (s * x, y)
                for x, y in (
                    (13, 31.6),
                    (19, 29.4),
                    (29, 14),
                    (36.4, -3),
                    (36, -7),
                    (29.4, -9.6),
                    (26.4, -7.4),
                    (18.6, 12),
                )
            ],
            cloth,
            0,
            1.4,
            ((35 * s, 9, 0.5, 0, 0),),
            0.5,
            12 + s,
        )
        Piece(
            [(s * x, y) for x, y in ((37.0, -5.4), (36.6, -9.6), (29.6, -12.2), (28.4, -8.8))],
            cloth,
            0.5,
            0.9,
            crease=0.1,
            round=3,
        )
        arm.seam([(s * 30, 8), (s * 33, -2)], line, 0.05)
    Piece(
        [(-9, 32.4), (0, 31.4), (9, 32.4), (7, 22), (0, 8), (-7, 22)],
        fabric(shade(d["colour"], 0.66), 2),
        -0.2,
        0.4,
        crease=0.1,
    )
    left = [
        (-5.4, 33.6),
        (-13, 32),
        (-19.4, 29),
        (-18, 14),
        (-16.4, -2),
        (-17.6, -22),
        (-16.4, -24),
        (-4, -24.6),
        (8, -23.6),
        (14.6, -4.6),
        (4, 5),
        (-2.6, 19),
    ]
    right = [(-x, y) for x, y in left]
    Piece(right, cloth, 0.4, 1.0, ((55, 11, 0.45, 0, 0),), 0.4, 3)
    front = Piece(left, cloth, 1.3, 1.0, ((-50, 10, 0.55, 0, 0), (20, 14, 0.3, 0, 0)), 0.4, 5)
    front.seam([(-5.2, 33), (-2.4, 19), (4.4, 5), (14.2, -4)], cloth, 0.4)
    bow = (14.2, -5.6)
    for points in (
        [(0, 0), (5, 4.6), (9.4, 3.6), (8.6, 0.4), (4, -0.6)],
        [(0, 0), (-4.6, 4.2), (-8.6, 3.8), (-8, 0.6), (-4, -0.4)],
        [(-0.8, 0), (1.2, 0.4), (5.8, -12), (6.4, -20), (2.4, -20.6), (2.0, -12)],
        [(-1, 0.2), (0.8, 0), (-1.6, -11), (-2.4, -17.6), (-6.2, -16.6), (-4.4, -9)],
    ):
        Piece(
            [(x + bow[0], y + bow[1]) for x, y in points],
            cloth,
            2.2,
            1.0,
            ((60, 5, 0.25, 0, 0),),
            0.2,
            2,
            spacing=0.4,
        )
    ball(1.3, cloth, (*bow, 3.3), (1, 1, 0.7))
    return {**above, "detail": _close((6, 2, 2))}


@family
def swimsuit(d):
    cloth, line, lining = (
        fabric(d["colour"], 4, roughness=0.5, sheen=0.1, strength=0.15),
        fabric(shade(d["colour"], 0.75), 3),
        fabric(shade(d["colour"], 0.6), 3),
    )
    half = [
        (8.6, 18.5),
        (12.6, 15),
        (13.4, 11),
        (12.0, 3),
        (11.2, -2),
        (12.6, -9),
        (14.6, -15.4),
        (14.2, -17.2),
        (10.6, -20.6),
        (6.2, -26),
        (4.0, -30.6),
        (0, -31.4),
    ]
    back = mirrored(
        [
            (0, 6),
            (5.6, 9),
            (10.6, 14.4),
            (13, 13),
            (12.2, 3),
            (11.4, -2),
            (14.4, -15.6),
            (10, -23),
            (3.6, -31),
            (0, -31.6),
        ]
    )
    Piece(back, lining, -0.2, 0.5, crease=0.15)
    body = Piece(
        mirrored([(0, 12.0), (4.4, 13.4), (7.2, 17.0), *half]),
        cloth,
        0.4,
        1.3,
        ((80, 16, 0.15, 0, 0),),
        0.25,
        4,
    )
    for s in (-1, 1):
        strap = [
            (s * 8.2, 18, 1.3),
            (s * 8.6, 25, 1.2),
            (s * 6.0, 33, 0.9),
            (s * 0.6, 36.5, 0.6),
            (s * -4, 31, 0.3),
            (s * -6.4, 20, 0.1),
            (s * -7, 12, 0.1),
        ]
        tube(strap, 0.95, cloth, 12, 14, flatten=0.28)
        body.seam([(s * 12.4, 15.2), (s * 13.0, 11), (s * 11.6, 3)], line, 0.12)
        body.seam([(s * 14.0, -16.2), (s * 10.2, -20.2), (s * 5.8, -25.8), (s * 3.7, -30)], line, 0.12)
        body.seam([(s * 6.4, 14.4), (s * 5.4, 4), (s * 6.6, -8), (s * 6.0, -20)], line, 0.07)
    body.seam(
        [(-8.2, 18.2), (-7, 16.6), (-4.4, 13.1), (0, 11.8), (4.4, 13.1), (7, 16.6), (8.2, 18.2)], cloth, 0.3
    )
    _label("Tidal & Trail", (0, 8.2, 0.8), (3.0, 1.2), shade(d["colour"], 0.5), "#f4efe4")
    return {**above, "fill": 0.84, "detail": _close((0, 6, 1))}


def _blossoms(colour, ground):
    body = rect(0, 0, 1600, 1600, ground)
    spots = [(x * 160 + (80 if y % 2 else 0), y * 138) for y in range(13) for x in range(11)]
    for i, (x, y) in enumerate(spots):
        if i % 3 == 2:
            body += path(f"M{x - 34} {y + 12}q34 -60 68 0q-34 34 -68 0", shade(colour, 0.75), opacity=0.85)
            continue
        for k in range(5):
            a = k * 1.2566 + i
            body += circle(x + 26 * math.cos(a), y + 26 * math.sin(a), 20, colour)
        body += circle(x, y, 12, "#f2d27a")
    return drawing(body, 1600, 1600)


@family
def kimono(d):
    print_, plain = printed(_blossoms(d["colour"], d["ground"]), 0.85), fabric(d["colour"], 2)
    inner = fabric(shade(d["ground"], 0.8), 2)
    for s in (-1, 1):
        arm = Piece(
            [
                (s * x, y)
                for x, y in (
                    (12, 33),
                    (22, 32.6),
                    (46, 29.6),
                    (46.8, 8),
                    (45.6, 6.8),
                    (28, 7.2),
                    (22, 10),
                    (17, 12),
                )
            ],
            print_,
            0.1,
            0.9,
            ((80, 12, 0.35, 0, 0),),
            0.4,
            7 + s,
            round=3,
        )
        arm.seam([(s * 44.8, 28.6), (s * 45.2, 8.4)], plain, 0.5)
    Piece(
        [(-10, 34), (0, 35), (10, 34), (9, 0), (6, -54), (-6, -54), (-9, 0)],
        inner,
        -0.1,
        0.5,
        ((5, 9, 0.3, 0, 0),),
        0.2,
        round=3,
    )
    for s in (-1, 1):
        panel = [
            (s * x, y)
            for x, y in (
                (5.4, 34.4),
                (12, 34),
                (20, 31.4),
                (20.4, 10),
                (21.4, -20),
                (22.6, -55),
                (21, -57),
                (6.4, -57.6),
                (4.8, -56),
                (4.2, -10),
                (4.4, 20),
            )
        ]
        side = Piece(panel, print_, 0.6, 0.9, ((3, 11, 0.5, 30, -56),), 0.3, 5 + s, round=3)
        tube(
            [
                (s * x, y, side.height(s * x, y) + 0.15)
                for x, y in smooth_line([(4.8, 36), (4.6, 22), (4.4, 0), (4.8, -30), (5.6, -56.6)], 14)
            ],
            1.5,
            plain,
            0,
            14,
            flatten=0.35,
        )
        side.seam([(s * 22, -55), (s * 6.6, -55.6)], plain, 0.3)
    tube(
        [(-4.9, 35.8, 1.9), (-2.6, 37.6, 1.7), (2.6, 37.6, 1.7), (4.9, 35.8, 1.9)],
        1.5,
        plain,
        10,
        14,
        flatten=0.35,
    )
    sash = [(-19.8, 1.4), (0, 0.6), (19.8, 1.4), (19.8, 5.4), (0, 4.8), (-19.8, 5.4)]
    Piece(sash, plain, 2.0, 0.9, ((90, 2.4, 0.12, 0, 0),), 0.2)
    for points in (
        [(-1, 3), (1.2, 3), (4.6, -20), (1.0, -20.4)],
        [(-0.6, 3), (1.4, 3), (-3.4, -16), (-6.6, -15.2)],
        [(0, 3.6), (6, 6.8), (9, 4.4), (5, 1.4)],
        [(0, 3.6), (-6, 6.8), (-9, 4.4), (-5, 1.4)],
    ):
        Piece(points, plain, 2.9, 0.8, ((60, 5, 0.2, 0, 0),), 0.2, 3, spacing=0.4)
    ball(1.6, plain, (0, 3.2, 3.9), (1, 1, 0.6))
    return {**above, "fill": 0.88, "detail": _close((2, 10, 2), 2.6)}
