"""Trousers, lying flat."""

from cloth import Piece, mirrored
from family import family
from materials import fabric, metal, shade
from shapes import ball, box, cylinder, tube

above = {"azimuth": -7, "elevation": 74, "fill": 0.84, "flat_lay": True}


def _close(look, zoom=2.3):
    return {"azimuth": -24, "elevation": 46, "zoom": zoom, "look": look}


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
        (21.9, -46),
        (21.8, -50),
        (21.7, -51.2),
        (21.0, -51.8),
        (20.0, -51.9),
        (12.6, -52.2),
        (11.6, -52.1),
        (11.1, -51.4),
        (10.9, -50),
        (10.4, -46),
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
        body.seam([(s * 21.6, 36), (s * 21.8, 10), (s * 21.2, -46)], denim, 0.12)
        body.stitches([(s * 20.4, -49.6), (s * 16, -50), (s * 12.2, -50.1)], thread)
        body.seam([(s * 1.6, 14.4), (s * 6.0, -10), (s * 11.7, -46)], denim, 0.12)
        for x in (6, 14.5):
            box((1.3, 4.2, 0.3), denim, (s * x, 49.4, band.height(s * x, 49.4) + 0.05), round=0.12)
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
