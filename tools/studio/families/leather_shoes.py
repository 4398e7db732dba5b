"""Shoes of leather."""

from family import family
from last import Last, insole, laces, pair, tongue
from materials import fabric, leather, metal, plastic, rubber, shade
from shapes import standing_things, cylinder, prism, smooth_line, tube

standing = {"azimuth": 40, "elevation": 17, "fill": 0.8}


@family
def derby(d):
    hide, dark, cord = (
        leather(d["colour"], 0.3, 1.4),
        leather(shade(d["colour"], 0.45), 0.35),
        fabric(shade(d["colour"], 0.5), 4),
    )
    last = Last(
        29.5,
        0.98,
        ((0, 2.6), (0.25, 2.5), (0.5, 1.7), (0.7, 1.2), (1, 1.5)),
        (
            (0, 8.4),
            (0.05, 8.6),
            (0.18, 7.9),
            (0.3, 7.7),
            (0.42, 8.6),
            (0.5, 8.3),
            (0.6, 6.9),
            (0.72, 5.3),
            (0.86, 4.5),
            (0.95, 3.9),
            (1, 2.6),
        ),
        (
            (0, 0),
            (0.02, 1.2),
            (0.07, 2.3),
            (0.2, 2.5),
            (0.34, 2.1),
            (0.46, 1.0),
            (0.56, 0.55),
            (0.63, 0),
            (0.7, 0),
            (1, 0),
        ),
        toe=0.94,
    )
    last.upper(hide, leather("#b98a5c", 0.6))
    last.rim(dark, 0.12)
    tongue(last, hide, 0.6, 0.38, 1.0)
    last.sole(dark, 0.55, 0.4)
    last.line(
        [(0.64 + 0.02 * k, 1, 0.98 - 0.02 * k) for k in range(0, 1)]
        + [(0.64, 1, 0.98), (0.6, 1, 0.6), (0.5, 1, 0.3), (0.46, 1, 0.0)],
        0.07,
        dark,
    )
    last.line([(0.64, -1, 0.98), (0.6, -1, 0.6), (0.5, -1, 0.3), (0.46, -1, 0.0)], 0.07, dark)
    last.line(
        [(0.83, 1, 0.0), (0.82, 1, 0.5), (0.81, 1, 0.98), (0.81, -1, 0.98), (0.82, -1, 0.5), (0.83, -1, 0.0)],
        0.07,
        dark,
    )
    laces(last, (0.6, 0.555, 0.51, 0.465), cord, metal("#7a6a4a", 0.4))
    heel = [
        (x, y)
        for x, y in smooth_line(
            [(-0.35, 0), (0.4, 2.5), (3.0, 3.5), (7.4, 3.5), (7.8, 0), (7.4, -3.9), (3.0, -4.0), (0.4, -2.8)],
            6,
            True,
        )
    ]
    prism(heel, 2.2, dark, (0, 0, 0), round=0.1)
    pair(standing_things(), 11, 6)
    return {**standing, "detail": {"azimuth": 84, "elevation": 24, "zoom": 1.7, "look": (18, 2, 4)}}


@family
def court_shoe(d):
    hide, sole, lining = leather(d["colour"], 0.22, 6), leather("#2a1c16", 0.4), plastic("#d9b893", 0.75)
    floor = ((0, 7.2), (0.12, 7.1), (0.3, 5.4), (0.5, 2.6), (0.66, 0.9), (0.8, 0.55), (1, 0.7))
    last = Last(
        23.5,
        0.8,
        floor,
        (
            (0, 12.6),
            (0.05, 12.4),
            (0.18, 10.4),
            (0.34, 8.0),
            (0.5, 5.2),
            (0.62, 3.7),
            (0.74, 3.3),
            (0.86, 2.9),
            (0.95, 2.3),
            (1, 1.3),
        ),
        (
            (0, 0),
            (0.02, 1.0),
            (0.07, 1.9),
            (0.2, 2.5),
            (0.36, 2.4),
            (0.5, 2.5),
            (0.62, 2.5),
            (0.7, 1.7),
            (0.745, 0),
            (0.8, 0),
            (1, 0),
        ),
        toe=0.72,
    )
    last.upper(hide, lining, 0.18)
    last.rim(hide, 0.1)
    last.sole(sole, 0.28, 0.06)
    insole(last, lining)
    tube(
        [(1.6, -0.3, 6.9), (1.35, -0.3, 4.2), (1.25, -0.3, 1.4), (1.25, -0.3, 0.15)],
        [1.6, 0.85, 0.56, 0.5],
        hide,
        10,
        24,
    )
    cylinder(0.58, 0.3, rubber(), (1.25, -0.3, -0.05))
    pair(standing_things(), 9.2, 5, 2)
    return {
        **standing,
        "elevation": 15,
        "detail": {"azimuth": -120, "elevation": 16, "zoom": 1.7, "look": (3, 3, 6)},
    }
