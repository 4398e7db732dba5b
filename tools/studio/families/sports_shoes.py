"""Roller skates."""

from family import family
from last import Last, laces, pair, tongue
from materials import fabric, leather, metal, plastic
from shapes import box, cylinder, lathe, place, place_all, prism, smooth_line, standing_things

standing = {"azimuth": 40, "elevation": 17, "fill": 0.8}


@family
def roller_skate(d):
    hide, white, steel = plastic(d["colour"], 0.3, 0.35), plastic("#f3efe6", 0.45), metal("#c4c8cc", 0.25)
    last = Last(
        25.5,
        0.94,
        ((0, 12.4), (0.25, 12.2), (0.5, 11.0), (0.7, 10.4), (1, 10.6)),
        (
            (0, 28.6),
            (0.05, 28.4),
            (0.2, 27.8),
            (0.36, 28.4),
            (0.42, 27),
            (0.5, 22),
            (0.6, 18),
            (0.74, 15.2),
            (0.87, 14),
            (0.95, 13.2),
            (1, 11.8),
        ),
        (
            (0, 0),
            (0.02, 1.4),
            (0.07, 2.7),
            (0.2, 3.5),
            (0.32, 3.0),
            (0.4, 1.6),
            (0.5, 1.0),
            (0.6, 0.7),
            (0.67, 0),
            (0.75, 0),
            (1, 0),
        ),
    )
    last.upper(hide, fabric("#f3e9da", 1), 0.35)
    last.rim(white, 0.4)
    tongue(last, white, 0.65, 0.33, 2.0)
    last.sole(leather("#8a5a36", 0.5), 1.1, 0.35)
    heel = smooth_line(
        [(-0.2, 0), (0.4, 2.5), (2.6, 3.2), (6.8, 3.2), (7, 0), (6.8, -3.6), (2.6, -3.8), (0.4, -2.8)],
        6,
        True,
    )
    prism(heel, 2.6, leather("#7a4c2c", 0.5), (0, 0, 9.1), round=0.1)
    prism([(0.8, 2.4), (22, 2.8), (22, -2.8), (0.8, -2.8)], 0.7, steel, (0, 0, 8.5), round=0.1)
    wheel_skin = plastic(d["wheel"], 0.16, 0.9)
    for x in (4, 19.5):
        box((3.4, 2.6, 3.4), steel, (x, 0, 5.2), round=0.5)
        place(cylinder(0.55, 9.2, steel), (x, 4.6, 3.2), (90, 0, 0))
        for y in (-4.2, 4.2):
            parts = [
                lathe(
                    [(1.2, -1.6), (2.6, -1.6), (3.15, -1.1), (3.2, 0), (3.15, 1.1), (2.6, 1.6), (1.2, 1.6)],
                    wheel_skin,
                    curve=3,
                ),
                cylinder(1.25, 3.3, plastic("#f6f3ec", 0.4), (0, 0, -1.65)),
                cylinder(0.6, 3.7, steel, (0, 0, -1.85), segments=6),
            ]
            place_all(parts, (x, y, 3.2), (90, 0, 0))
    for side in (1, -1):
        last.line([(0.98, side, 0.7), (0.88, side, 0.55), (0.78, side, 0.38), (0.7, side, 0.04)], 0.14, white)
        last.line([(0.1, side, 0.0), (0.12, side, 0.4), (0.15, side, 0.7), (0.16, side, 1.0)], 0.12, white)
    laces(last, (0.63, 0.58, 0.53, 0.485, 0.45, 0.42), fabric("#fbf7ee", 4), steel)
    pair(standing_things(), 13, 6)
    return {
        **standing,
        "elevation": 11,
        "fill": 0.82,
        "detail": {"azimuth": 80, "elevation": 14, "zoom": 1.8, "look": (16, 2, 12)},
    }
