"""Socks and gloves, lying flat."""

import math

import numpy as np

from cloth import Piece
from family import family
from materials import fabric, leather, shade

above = {"azimuth": -7, "elevation": 74, "fill": 0.84, "flat_lay": True}


def _close(look, zoom=2.3):
    return {"azimuth": -24, "elevation": 46, "zoom": zoom, "look": look}


@family
def socks(d):
    cloth, dark = fabric(d["colour"], 1.8, shade(d["colour"], 0.85)), fabric(shade(d["colour"], 0.8), 2)
    pale = fabric(shade(d["colour"], 1.3), 2)
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
    places = ((-25, 24), (-2, 25), (21, 24), (-14, -20), (10, -20))
    for k in range(5):
        a = math.radians(8 - k * 4)
        for twin in (0, 1):
            spot = np.array(places[k]) + twin * np.array([1.1, 0.8])
            points = [
                (x * math.cos(a) - y * math.sin(a) + spot[0], x * math.sin(a) + y * math.cos(a) + spot[1])
                for x, y in shape
            ]
            sock = Piece(
                points,
                cloth,
                twin * 0.5,
                0.8,
                ((40, 9, 0.08, 0, 0),),
                0.2,
                k + 1,
                spacing=0.5,
            )

            def turned(x, y):
                return (
                    x * math.cos(a) - y * math.sin(a) + spot[0],
                    x * math.sin(a) + y * math.cos(a) + spot[1],
                )

            if twin:
                toe = [(9.4, -12.2), (12.4, -13.8), (15.6, -17.6), (15.3, -21.8), (11, -23.0), (8.4, -21.8)]
                heel = [(-5.4, -5), (-1.2, -9), (-0.6, -15.0), (-2.2, -15.6), (-5.5, -11)]
                for patch in (toe, heel):
                    Piece(
                        [turned(x, y) for x, y in patch],
                        pale,
                        1.05,
                        0.5,
                        ((40, 9, 0.08, 0, 0),),
                        0.2,
                        k + 1,
                        spacing=0.4,
                        round=5,
                    )
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
