"""Dresses and robes, lying flat."""

import math

from cloth import Piece, mirrored
from family import family
from labels import circle, drawing, path, rect, serif, text
from materials import fabric, printed, shade
from shapes import ball, plate, smooth_line, tube

above = {"azimuth": -7, "elevation": 74, "fill": 0.84, "flat_lay": True}


def _close(look, zoom=2.3):
    return {"azimuth": -24, "elevation": 46, "zoom": zoom, "look": look}


def _label(words, at, size=(3.2, 1.5), ground="#f4efe4", ink="#27303d"):
    art = drawing(text(words, 320, 185, 110 if len(words) < 9 else 80, ink, serif, 600), 640, 300, ground)
    return plate(*size, printed(art, 0.8), at)


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
        arm.seam([(s * 44.8, 28.6), (s * 45.2, 8.4)], plain, 0.5, 0.45)
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
        side.seam([(s * 22, -55), (s * 6.6, -55.6)], plain, 0.4, 0.35)
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
