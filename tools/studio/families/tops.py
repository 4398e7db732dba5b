"""Shirts and blouses, lying flat."""

from cloth import Piece, mirrored
from family import family
from labels import drawing, serif, text
from materials import fabric, plastic, printed, shade
from shapes import ball, cylinder, plate, smooth_line, tube

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
def blouse(d):
    cloth = fabric(d["colour"], 3, sheen=0.8, roughness=0.45, strength=0.15)
    for s in (-1, 1):
        Piece(
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
