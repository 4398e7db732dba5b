"""A toothbrush with its heads."""

from family import family
from materials import metal, plastic, shade
from shapes import cylinder, lathe, place_all, slab, tube


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
