"""Flat shoes."""

from family import family
from last import Last, insole, pair
from materials import leather, plastic, rubber, shade
from shapes import standing_things, ball, tube

standing = {"azimuth": 40, "elevation": 17, "fill": 0.8}


@family
def ballet_flat(d):
    hide, lining, sole = leather(d["colour"], 0.36, 5), plastic("#e2cdae", 0.75), rubber("#2c2826")
    last = Last(
        24.5,
        0.84,
        ((0, 0.75), (0.5, 0.6), (1, 0.6)),
        (
            (0, 5.4),
            (0.05, 5.2),
            (0.2, 4.1),
            (0.4, 3.5),
            (0.6, 3.4),
            (0.74, 3.5),
            (0.86, 3.1),
            (0.95, 2.5),
            (1, 1.4),
        ),
        (
            (0, 0),
            (0.02, 1.0),
            (0.07, 1.9),
            (0.2, 2.5),
            (0.36, 2.4),
            (0.5, 2.6),
            (0.64, 2.7),
            (0.73, 1.9),
            (0.775, 0),
            (0.85, 0),
            (1, 0),
        ),
        toe=0.98,
    )
    last.upper(hide, lining, 0.2)
    last.rim(leather(shade(d["colour"], 0.8), 0.4), 0.2)
    last.sole(sole, 0.5, 0.1)
    insole(last, lining)
    x, y, z = last.point(0.79, 1, 1, 0.25)
    y = float(last.middle(0.79))
    for side in (1, -1):
        loop = [
            (x, y, z),
            (x - 0.3, y + side * 1.1, z + 0.55),
            (x - 0.2, y + side * 1.9, z + 0.1),
            (x + 0.1, y + side * 1.2, z - 0.15),
            (x, y, z),
        ]
        tube(loop, 0.17, hide, 8, 10)
        tube(
            [(x, y, z), (x + 0.7, y + side * 0.6, z - 0.1), (x + 1.6, y + side * 1.1, z - 0.5)],
            0.14,
            hide,
            6,
            8,
        )
    ball(0.3, hide, (x, y, z + 0.1), segments=16)
    pair(standing_things(), 10.5, 6)
    return {
        **standing,
        "elevation": 26,
        "detail": {"azimuth": 84, "elevation": 34, "zoom": 1.8, "look": (18, 2, 3)},
    }
