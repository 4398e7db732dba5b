"""Keyboards and a trackball."""

import math

from family import family
from labels import drawing, round_sans, sans, text
from materials import metal, plastic, printed
from shapes import ball, cylinder, grid, place, place_all, plate, prism, slab, smooth_line


@family
def keyboard(d):
    case = metal(d["case"], 0.4)
    base = [
        slab(32.6, 12.6, 2.2, 1.1, case, round=0.4),
        slab(31, 11, 0.05, 0.5, plastic("#15171a", 0.5), (0, 0, 2.2), round=0.02),
    ]
    key, accent = plastic(d["key"], 0.55, grain=0.1), plastic(d["accent"], 0.55, grain=0.1)
    pitch = 1.92
    rows = [
        ("Esc", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "Del", "Home"),
        ("Tab", *"QWERTYUIOP", "[", "]", "\\", "PgUp"),
        ("Caps", *"ASDFGHJKL", ";", "'", "Enter", "PgDn"),
        ("Shift", *"ZXCVBNM", ",", ".", "/", "Shift", "↑", "End"),
        ("Ctrl", "Alt", "Cmd", "", "Fn", "Ctrl", "←", "↓", "→"),
    ]
    widths = [
        [1] * 13 + [2, 1],
        [1.5] + [1] * 12 + [1.5, 1],
        [1.75] + [1] * 11 + [2.25, 1],
        [2.25] + [1] * 10 + [1.75, 1, 1],
        [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
    ]
    for r, (names, sizes) in enumerate(zip(rows, widths)):
        x = -8 * pitch
        for i, (name, w) in enumerate(zip(names, sizes)):
            wide = w * pitch
            special = len(name) > 1 or name in "↑←↓→" or i == len(names) - 1
            special = special and name != ""
            material = accent if special else key
            ink, ground = (d["key"], d["accent"]) if special else (d["accent"], d["key"])
            at = (x + wide / 2, (2 - r) * pitch, 2.0 + 0.12 * abs(r - 2))
            cap = cylinder(1, 1, material)
            cap.hide_render = True
            bottom = [(px, py, 0) for px, py in _cap(wide - 0.14, pitch - 0.14, 0.2)]
            rim = [(px, py, 0.75) for px, py in _cap(wide - 0.5, pitch - 0.5, 0.25)]
            top = [(px, py + 0.06, 0.86) for px, py in _cap(wide - 0.68, pitch - 0.66, 0.25)]
            base.append(place(grid([bottom, rim, top], material, closed=True, cap=True, smooth=60), at))
            _drop(cap)
            if name:
                picture = drawing(
                    text(
                        name, 100, 132 if len(name) < 2 else 118, 92 if len(name) < 2 else 56, ink, sans, 600
                    ),
                    200,
                    200,
                    ground,
                )
                size = pitch - 0.78
                base.append(plate(size, size, printed(picture, 0.55), (at[0], at[1] + 0.06, at[2] + 0.864)))
            x += wide
    place_all(base, (0, 0, 0.4), (5, 0, 0))
    detail = {"azimuth": 30, "elevation": 34, "zoom": 2.4, "look": (-8, 0, 3)}
    return {"azimuth": -24, "elevation": 34, "fill": 0.84, "detail": detail}


def _cap(wide, high, radius):
    from shapes import rounded_rectangle

    return rounded_rectangle(wide, high, radius, 4)


def _drop(thing):
    import bpy

    bpy.data.objects.remove(thing)


@family
def trackball(d):
    body, dark = plastic("#34373d", 0.45, grain=0.1), plastic("#24262a", 0.4)
    outline = smooth_line(
        [(-5.4, -7), (0, -7.8), (5.4, -7), (6.3, 0), (5.6, 6.4), (0, 7.6), (-5.6, 6.4), (-6.3, 0)], 8, True
    )
    rows = []
    for k in range(20):
        a = k / 19 * math.pi / 2
        s, z = 1 - 0.28 * (1 - math.cos(a)), 3.6 * math.sin(a)
        rows.append([(x * s, y * s, z + (y + 8) * 0.12 * math.sin(a)) for x, y in outline])
    grid(rows, body, closed=True, cap=True, smooth=60)
    cylinder(3.1, 1.0, metal("#c4c8cc", 0.25), (0, 2.2, 4.2), (7, 0, 0), round=0.3)
    ball(2.75, plastic(d["ball"], 0.08, 1), (0, 2.0, 5.7), segments=64)
    for x, y in ((-4.1, 2.4), (4.1, 2.4)):
        place(
            prism(
                smooth_line([(-0.9, -2.6), (0.9, -2.2), (0.9, 2.2), (-0.7, 2.6)], 5, True),
                0.5,
                dark,
                round=0.2,
            ),
            (x * 0.94, y, 4.55),
            (7, 8 if x > 0 else -8, 0),
            (1 if x > 0 else -1, 1, 1),
        )
    for x in (-2.1, 2.1):
        place(
            prism(
                smooth_line([(-1.9, -1.3), (1.9, -1.3), (1.7, 1.3), (-1.7, 1.3)], 5, True),
                0.5,
                dark,
                round=0.2,
            ),
            (x, -3.4, 4.0),
            (7, 0, 0),
        )
    mark = drawing(text("orbit", 200, 110, 110, "#8d939c", round_sans, 500, spacing=10), 400, 150, "#34373d")
    plate(2.2, 0.8, printed(mark, 0.45), (0, -5.35, 4.02), (9, 0, 0))
    return {"azimuth": -28, "elevation": 28, "fill": 0.66, "detail": {"zoom": 1.8, "look": (0, 2, 5)}}
