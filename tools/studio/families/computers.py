"""Computers, keyboards and a trackball."""

import math

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, sans, text
from materials import glow, metal, plastic, printed, rubber, screen, shade
from shapes import ball, cylinder, grid, lathe, place, place_all, plate, prism, slab, smooth_line, standing_things, tube


def desktop(wide=1600, high=1000, colours=("#15233f", "#2f5f8f", "#e0a27c", "#f4dcc0")):
    """A calm wallpaper with a few windows."""
    a, b, c, e = colours
    body = fade("g", (0, a), (0.6, b), (1, c), x2=0.4) + rect(0, 0, wide, high, "url(#g)")
    for colour, y, o in ((c, 0.62, 0.75), (e, 0.74, 0.6), (a, 0.86, 0.7)):
        body += path(
            f"M0 {high * y}C{wide * 0.25} {high * (y - 0.16)} {wide * 0.5} {high * (y + 0.14)} {wide} {high * (y - 0.1)}V{high}H0Z",
            colour,
            opacity=o,
        )
    x, y, w, h = wide * 0.14, high * 0.15, wide * 0.5, high * 0.58
    body += rect(x, y, w, h, "#fbfaf7", 14) + rect(x, y, w, 44, "#ebe8e1", 14)
    for i, colour in enumerate(("#e5786d", "#e9bd5b", "#79b97c")):
        body += circle(x + 30 + i * 30, y + 22, 9, colour)
    body += text("Harbour plan", x + 60, y + 130, 46, "#16233a", sans, 600, "start")
    for i in range(8):
        body += rect(x + 60, y + 170 + i * 40, w * (0.78 if i % 3 else 0.6), 13, "#c9c4ba", 6)
    x2, y2, w2, h2 = wide * 0.58, high * 0.3, wide * 0.32, high * 0.5
    body += rect(x2, y2, w2, h2, "#1b2434", 14)
    bars = (0.3, 0.5, 0.42, 0.66, 0.58, 0.82, 0.74)
    for i, bar in enumerate(bars):
        body += rect(
            x2 + 46 + i * w2 * 0.12,
            y2 + h2 - 50 - bar * h2 * 0.6,
            w2 * 0.075,
            bar * h2 * 0.6,
            "#6fa8ff" if i % 2 else "#f0a27c",
            6,
        )
    body += text("Week 47", x2 + 46, y2 + 66, 36, "#e6ecf5", sans, 600, "start")
    return drawing(body, wide, high)


def keys(columns, rows, pitch, key, height, at, accent=None, gap=0.22, radius=0.15):
    """Keycaps in staggered rows about a centre; the lowest row has a space bar."""
    made = []
    x0, y0, z = at
    total = columns * pitch
    for r in range(rows):
        y = y0 + ((rows - 1) / 2 - r) * pitch
        widths = [1.0] * columns
        if r == rows - 1:
            widths = [1.25, 1.25, 1.25, columns - 7.75, 1, 1, 1, 1]
        elif r:
            first = (1.5, 1.75, 2.25)[min(r - 1, 2)]
            count = columns - 4
            widths = [first] + [1.0] * (count + 1)
            widths.append(columns - sum(widths))
        x = x0 - total / 2
        for i, w in enumerate(widths):
            odd = accent and (i in (0, len(widths) - 1) or (r == rows - 1 and i != 3))
            made.append(
                slab(
                    w * pitch - gap,
                    pitch - gap,
                    height,
                    radius,
                    accent if odd else key,
                    (x + w * pitch / 2, y, z),
                    round=min(0.12, height / 2),
                )
            )
            x += w * pitch
    return made


@family
def laptop(d):
    body, key = metal(d["colour"], 0.38), plastic("#17191d", 0.5)
    base = [slab(31.5, 21.8, 1.25, 1.3, body, round=0.5)]
    base.append(
        slab(27.6, 10.6, 0.02, 0.5, plastic(shade(d["colour"], 0.5), 0.5), (0, 4.2, 1.25), round=0.005)
    )
    base += keys(15, 5, 1.82, key, 0.14, (0, 4.1, 1.26))
    base.append(
        slab(11.8, 7.2, 0.02, 0.5, metal(shade(d["colour"], 0.94), 0.5), (0, -5.6, 1.25), round=0.005)
    )
    lid = [slab(31.5, 21.2, 0.55, 1.3, body, round=0.2)]
    lid.append(plate(30.9, 20.6, plastic("#060608", 0.2, 0.4), (0, 0, 0.555), radius=1.1))
    lid.append(plate(29.9, 18.7, screen(desktop(), 0.8), (0, 0.35, 0.562), radius=0.3))
    place_all(lid, (0, 10.6, -0.3))
    place_all(lid, (0, 0, 0), (72, 0, 0))
    place_all(lid, (0, 10.6, 1.2))
    cylinder(0.5, 24, plastic("#202226", 0.4), (-12, 10.8, 1.0), (0, 90, 0))
    detail = {"azimuth": 34, "elevation": 28, "zoom": 2.1, "look": (4, 3, 1.5)}
    return {"azimuth": -26, "elevation": 17, "fill": 0.8, "detail": detail}


@family
def all_in_one(d):
    body, white = metal("#d9dbde", 0.35), plastic("#eceae6", 0.4)
    panel = [
        slab(61, 39, 1.6, 1.2, body, round=0.3),
        plate(60.4, 38.4, plastic("#060608", 0.15, 0.5), (0, 0, 1.61), radius=1.0),
    ]
    panel.append(
        plate(
            58.8,
            34.6,
            screen(desktop(1800, 1060, ("#23304f", "#6a7fb0", "#e9b48c", "#f7e3c8")), 0.8),
            (0, 1.1, 1.62),
        )
    )
    place_all(panel, (0, 1, 30), (87, 0, 0))
    slab(26, 20, 0.9, 1.5, body, (0, 4, 0), round=0.25)
    stand = prism(
        smooth_line([(0, 0), (1.2, 10), (2.4, 22), (3.8, 22), (3.4, 10), (3, 0)], 5, True),
        10,
        body,
        round=0.3,
    )
    place(stand, (5, 4, 0.6), (90, 0, -90))
    board = [slab(36, 12, 0.8, 1.2, white, round=0.25)] + keys(
        16, 5, 2.12, plastic("#fbfaf8", 0.4), 0.3, (0, 0, 0.78)
    )
    place_all(board, (-2, -17, 0))
    _pebble(plastic("#f3f1ed", 0.35), (24, -17, 0), 0.8)
    detail = {"azimuth": 30, "elevation": 20, "zoom": 2.0, "look": (8, 0, 24)}
    return {"azimuth": -18, "elevation": 14, "fill": 0.84, "detail": detail}


def _shell(y):
    """Half the width and the height of a mouse at y, from its back at -6 to its front at 6."""
    end = max(0.0, 1 - abs(y / 6.05) ** 5) ** 0.45
    wide = (3.05 + 0.35 * math.cos((y + 2.2) * 0.52)) * end
    high = (1.45 + 2.35 * max(0.0, math.cos((y + 1.4) / 9.0 * math.pi / 2)) ** 1.6) * end**0.8
    return wide, high


def _on_shell(y, t, lift=0.0):
    """A point on a mouse, t from -1 at its left foot over 0 on its back to 1."""
    wide, high = _shell(y)
    s, c = math.sin(t * math.pi / 2), math.cos(t * math.pi / 2)
    out = math.copysign(abs(s) ** 0.78, s)
    return ((wide + lift) * out, y, 0.2 + (high + lift) * c**0.62)


def _pebble(material, at, size=1.0):
    """A mouse: low, longer than wide, highest behind the middle."""
    rows = [
        [_on_shell(y, t) for t in np.linspace(-1, 1, 72)]
        for y in 6.04 * np.sin(np.linspace(-math.pi / 2, math.pi / 2, 90))
    ]
    return place(grid(rows, material, closed=True, cap=True, smooth=60), at, scale=size)


@family
def mouse(d):
    body, dark = plastic(d["colour"], 0.44, grain=0.2), plastic(shade(d["colour"], 0.35), 0.5)
    _pebble(body, (0, 0, 0))
    seam = plastic(shade(d["colour"], 0.55), 0.6)
    tube([_on_shell(y, 0, 0.01) for y in np.linspace(0.9, 5.7, 30)], 0.055, seam, 0, 8)
    tube([_on_shell(0.9, t, 0.01) for t in np.linspace(-0.86, 0.86, 60)], 0.055, seam, 0, 8)
    slot = [(0.62 * math.cos(a), 3.2 + 1.15 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40)]
    top = _on_shell(3.2, 0)[2]
    tube([(x, y, _on_shell(y, 0)[2] - 0.03 * abs(x)) for x, y in slot[:-1]], 0.1, dark, 0, 10, closed=True)
    wheel = lathe(
        [(0, -0.42), (0.85, -0.42), (1.0, -0.26), (1.0, 0.26), (0.85, 0.42), (0, 0.42)],
        rubber("#2a2c30"),
        segments=48,
    )
    place(wheel, (0, 3.2, top - 0.5), (0, 90, 0))
    for start in (-1.9, 0.15):
        tube([_on_shell(y, -0.8, 0.02) for y in np.linspace(start, start + 1.7, 10)], 0.3, dark, 2, 14)
    detail = {"azimuth": 160, "elevation": 34, "zoom": 1.7, "look": (0, 2.6, 1.8)}
    return {"azimuth": 216, "elevation": 22, "fill": 0.66, "detail": detail}


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
    body, dark = plastic("#3a3d43", 0.45, grain=0.1), plastic("#23252a", 0.38)
    gap = plastic("#08090a", 0.8)
    slab(12.8, 14.8, 3.2, 2.2, body, round=0.4)
    slab(12.84, 14.84, 0.08, 2.2, gap, (0, 0, 0.9))
    for x in (-3.15, 3.15):
        for y in (-5.1, 5.1):
            slab(5.7, 3.5, 0.04, 1.2, gap, (x, y, 3.19))
            slab(5.45, 3.25, 0.28, 1.1, dark, (x, y, 3.12), round=0.1)
    lathe([(2.95, 3.1), (3.0, 3.6), (3.2, 3.72), (3.5, 3.6), (3.6, 3.1)], metal("#a6abb0", 0.28), (0, 0, 0), curve=4)
    lathe([(0, 3.2), (2.98, 3.2)], gap)
    ball(2.8, plastic(d["ball"], 0.08, 1), (0, 0, 4.1), segments=96)
    cylinder(0.12, 0.06, glow("#8fe3a0", 1.2), (0, 6.95, 3.18))
    place_all(standing_things(), turn=(5, 0, 0))
    return {"azimuth": -28, "elevation": 28, "fill": 0.66, "detail": {"zoom": 1.8, "look": (0, 2, 5)}}
