"""Computers and what stands on a desk."""

import math

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, round_sans, sans, text
from materials import glass, metal, plastic, printed, rubber, screen, shade, wood
from shapes import ball, box, cylinder, grid, lathe, place, place_all, plate, prism, slab, smooth_line, tube


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


def _pebble(material, at, size=1.0):
    """A mouse: low, longer than wide, highest behind the middle."""
    rows = []
    for t in np.linspace(0.001, 0.999, 44):
        a = t * math.pi / 2
        r, z = math.cos(a) ** 0.55, math.sin(a) ** 0.8
        ring = []
        for b in np.linspace(0, 2 * math.pi, 64, endpoint=False):
            x, y = math.cos(b), math.sin(b)
            wide = 3.15 * (1 - 0.08 * y - 0.1 * math.cos(2 * b + math.pi))
            ring.append((x * wide * r, y * 5.9 * r - 0.6 * z, 0.25 + 2.75 * z * (1 - 0.22 * y * r)))
        rows.append(ring)
    base = [(x, y, 0) for x, y, _ in np.array(rows[0]) * 0.96]
    return place(grid([base, *rows], material, closed=True, cap=True, smooth=60), at, scale=size)


@family
def mouse(d):
    body, dark = plastic(d["colour"], 0.38, 0.2), plastic(shade(d["colour"], 0.35), 0.5)
    _pebble(body, (0, 0, 0))
    place(
        lathe(
            [(0, -0.45), (0.85, -0.45), (1.0, -0.3), (1.0, 0.3), (0.85, 0.45), (0, 0.45)],
            rubber("#2a2c30"),
            segments=48,
        ),
        (0, 3.1, 1.62),
        (0, 90, 0),
    )
    groove = [
        (0, y, 0.2 + 2.62 * max(0, 1 - ((y + 0.5) / 6.0) ** 2) ** 0.5 * (1 - 0.03 * y))
        for y in np.linspace(0.6, 4.3, 16)
    ]
    tube(groove, 0.05, dark, 2, 8)
    for y in (-0.7, 0.9):
        place(box((0.3, 1.4, 0.55), dark, round=0.14), (-3.05, y, 1.7), (0, -14, 4))
    detail = {"azimuth": 160, "elevation": 34, "zoom": 1.7, "look": (0, 2.6, 1.8)}
    return {"azimuth": 128, "elevation": 27, "fill": 0.66, "detail": detail}


def _all():
    import bpy

    return [thing for thing in bpy.data.objects if thing.type == "MESH"]


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


@family
def disc_drive(d):
    body, dark = metal("#4a4e55", 0.4), plastic("#0c0d0f", 0.25)
    slab(14.5, 14, 1.5, 0.8, body, round=0.2)
    slab(12.2, 0.4, 0.1, 0.05, dark, (0, -7.02, 0.85), (90, 0, 0), round=0.02)
    mark = drawing(text("VAULT", 500, 130, 120, "#aeb4bc", sans, 500, spacing=60), 1000, 180, "#4a4e55")
    plate(5, 0.9, printed(mark, 0.4, 0, 0.8), (0, -4.5, 1.51))
    shine = metal("#e8ebf0", 0.12)
    violet = printed(_rainbow(), 0.16, 1.0, 0.75)
    label = drawing(
        circle(500, 500, 500, "#f3f1ec")
        + text("ARCHIVE 100", 500, 260, 74, "#1d2b45", sans, 600, spacing=8)
        + text("Boxwood Computers", 500, 330, 40, "#6c7480", sans)
        + path("M180 700H820", stroke="#1d2b45", line=5),
        1000,
        1000,
        "#f3f1ec",
    )
    for k in range(8):
        cylinder(6, 0.12, shine, (13.6, 2, 0.3 + k * 0.26), round=0.04, segments=96)
    top = [
        cylinder(6, 0.12, shine, round=0.04, segments=96),
        plate(11.4, 11.4, printed(label, 0.35, 0.5), (0, 0, 0.125), radius=5.7),
        cylinder(1.75, 0.02, metal("#d5d8dc", 0.2), (0, 0, 0.12)),
    ]
    place_all(top, (13.6, 2, 2.5), (0, 0, 20))
    cylinder(6.4, 0.3, dark, (13.6, 2, 0), round=0.1)
    cylinder(0.72, 3.6, dark, (13.6, 2, 0), round=0.3)
    leaning = [
        cylinder(6, 0.12, shine, round=0.04, segments=128),
        plate(11.8, 11.8, violet, (0, 0, 0.124), radius=5.9),
        cylinder(1.75, 0.16, metal("#d5d8dc", 0.2), (0, 0, -0.025)),
        cylinder(0.75, 0.2, plastic("#b9bcc2", 0.5), (0, 0, -0.04)),
    ]
    place_all(leaning, (1.5, 9.4, 5.9), (74, 0, 6))
    tube([(0, 7, 0.8), (-1, 10, 0.4), (-6, 12, 0.25), (-11, 9, 0.25), (-12, 3, 0.25)], 0.22, dark, 10)
    return {
        "azimuth": -18,
        "elevation": 22,
        "fill": 0.8,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (13, 2, 2.5)},
    }


def _rainbow():
    """The colours a disc throws back, as a fan."""
    body = ""
    for i in range(180):
        a, b = math.radians(i * 2 - 1.2), math.radians(i * 2 + 1.2)
        tone = 0.5 + 0.5 * math.cos(math.radians(i * 4 + 40))
        hue = (i * 6) % 360
        light = 72 + 20 * tone
        body += path(
            f"M500 500L{500 + 720 * math.cos(a)} {500 + 720 * math.sin(a)}L{500 + 720 * math.cos(b)} {500 + 720 * math.sin(b)}Z",
            f"hsl({hue}, {int(46 * tone)}%, {int(light)}%)",
        )
    return drawing(body, 1000, 1000, "#d8dae0")


@family
def printer(d):
    body, dark, white = plastic("#e9e8e4", 0.4), plastic("#2a2d32", 0.4), plastic("#f6f5f2", 0.6)
    slab(44, 36, 13, 2.2, body, round=0.8)
    slab(44.1, 36.1, 3.4, 2.2, dark, (0, 0, 13), round=0.5)
    slab(43, 34, 1.4, 2, body, (0, 0.5, 16.3), round=0.5)
    slab(28, 4.6, 0.8, 0.4, plastic("#121316", 0.5), (-3, -18.0, 5.4), (90, 0, 0), round=0.1)
    slab(26, 13, 0.6, 0.6, body, (-3, -22.5, 2.4), (-4, 0, 0), round=0.2)
    page = drawing(
        fade("g", (0, "#27507a"), (0.5, "#7fb0c8"), (1, "#f0c79c"))
        + rect(60, 60, 680, 560, "url(#g)")
        + path("M60 470L240 300L400 440L560 260L740 450V620H60Z", "#24415c", opacity=0.8)
        + circle(590, 190, 54, "#fff1d8")
        + "".join(rect(60, 690 + i * 46, 680 if i % 3 else 520, 14, "#c8c4bb", 6) for i in range(7)),
        800,
        1100,
        "#ffffff",
    )
    plate(20, 20, printed(page, 0.7), (-3, -22.5, 4.0), (-2, 0, 0))
    panel = drawing(
        rect(0, 0, 400, 240, "#0d1118")
        + text("Ready", 40, 100, 62, "#ffffff", sans, 600, "start")
        + text("Ink 92 %", 40, 180, 46, "#8fc6ff", sans, 400, "start"),
        400,
        240,
    )
    slab(9, 5.4, 0.5, 0.5, dark, (-12, -18.0, 13.4), (66, 0, 0), round=0.15)
    plate(7.6, 4.5, screen(panel, 0.9), (-12, -18.45, 13.6), (66, 0, 0))
    cylinder(1.2, 0.4, plastic("#3f7fe0", 0.3, 0.5), (-2, -18.3, 13.9), (66, 0, 0))
    tanks = ("#20242c", "#1aa5d8", "#d8348a", "#f2c81e")
    for i, colour in enumerate(tanks):
        x = 10.4 + i * 2.6
        slab(2.3, 6.8, 0.5, 0.3, glass("#eef2f4", 1.2), (x, -18.35, 6.6), (90, 0, 0), round=0.1)
        slab(
            2.0,
            4.6 - i * 0.35,
            0.2,
            0.2,
            plastic(colour, 0.15, 1),
            (x, -18.15, 5.6 - i * 0.17),
            (90, 0, 0),
            round=0.05,
        )
        bottle = [
            lathe(
                [(0, 0), (1.9, 0), (2.1, 0.3), (2.1, 8), (1.8, 8.8), (0.9, 9.6), (0.85, 10.4), (0, 10.4)],
                plastic(colour, 0.3, 0.5),
            ),
            cylinder(1.0, 2.6, dark, (0, 0, 10.2), round=0.2),
        ]
        place_all(bottle, (27 + (i % 2) * 5.2, -14 + (i // 2) * 6 + (i % 2) * 1.2, 0))
    stack = [slab(29.7, 0.12, 21, 0.02, white, round=0.01)]
    place_all(stack, (0, 13.5 + 1, 17))
    place(stack[0], (0, 0, 0))
    return {
        "azimuth": -20,
        "elevation": 18,
        "fill": 0.84,
        "detail": {"zoom": 2.2, "azimuth": 14, "look": (14, -18, 8)},
    }


@family
def webcam(d):
    body, dark = plastic("#2d3036", 0.4, 0.2), plastic("#04050a", 0.05, 1)
    parts = [place(cylinder(3.4, 4.8, body, round=0.7, segments=96), turn=(90, 0, 0))]
    parts.append(place(cylinder(3.0, 0.15, dark, round=0.05, segments=96), (0, -4.72, 0), (90, 0, 0)))
    for r, y, material in (
        (2.15, -4.9, metal("#8d929a", 0.25)),
        (1.8, -4.95, dark),
        (1.1, -5.0, plastic("#101a33", 0.04, 1)),
        (0.45, -5.03, plastic("#2a1f45", 0.03, 1)),
    ):
        parts.append(place(cylinder(r, 0.3, material, round=0.08, segments=96), (0, y + 0.25, 0), (90, 0, 0)))
    parts.append(
        place(cylinder(0.14, 0.05, screen(drawing("", 10, 10, "#7fe3a6"), 2.0)), (0, -4.88, 2.5), (90, 0, 0))
    )
    for x in (-2.2, 2.2):
        for k in range(-2, 3):
            parts.append(
                place(cylinder(0.07, 0.06, plastic("#000000", 0.6)), (x * 1.13, -4.86, k * 0.28), (90, 0, 0))
            )
    place_all(parts, (0, 1.6, 6.6), (-8, 0, 0))
    cylinder(0.55, 3, metal("#9aa0a7", 0.25), (0, 0, 1.4))
    ball(0.9, body, (0, 0, 3.2))
    slab(7, 5.6, 1.0, 1.2, body, (0, 0, 0.7), round=0.35)
    slab(6.4, 5, 0.7, 1, rubber(), round=0.2)
    tube(
        [(0, 3, 5.6), (0.5, 5.5, 2), (3, 7.5, 0.3), (8, 6, 0.25), (10.5, 0, 0.25)],
        0.22,
        plastic("#1b1d21", 0.5),
        12,
    )
    return {
        "azimuth": -26,
        "elevation": 12,
        "fill": 0.7,
        "detail": {"zoom": 1.9, "azimuth": 16, "look": (0, -3, 6.8)},
    }


@family
def gamepad(d):
    body, dark = plastic(d["colour"], 0.45, 0.0, 0.08), plastic("#1d1f24", 0.45)
    half = [
        (0, 3.2),
        (2.6, 3.3),
        (5, 3.9),
        (7, 3.3),
        (8.1, 1.0),
        (8.9, -2.6),
        (8.7, -5.4),
        (7.3, -6.3),
        (5.9, -4.8),
        (4.6, -2.6),
        (2.6, -1.9),
        (0, -1.9),
    ]
    outline = smooth_line(half + [(-x, y) for x, y in reversed(half[1:-1])], 6, True)
    rows = []
    middle = np.array([0, 0.4])
    for k in range(25):
        a = (k / 24 - 0.5) * math.pi
        s = 0.74 + 0.26 * math.cos(a) ** 0.8
        inner = np.array(outline)
        anchor = np.clip(inner * np.array([0.8, 0.55]), (-6.6, -3.4), (6.6, 2.2))
        ring = anchor + (inner - anchor) * s
        z = 2.1 * math.sin(a)
        rows.append([(x, y, z - 0.12 * max(0, -y) ** 1.3 + 3) for x, y in ring])
    grid(rows, body, closed=True, cap=True, smooth=70)
    top = 5.05
    for x, y in ((-2.55, -0.3), (2.55, -0.3)):
        cylinder(1.55, 0.25, dark, (x, y, top - 0.15), round=0.1)
        lathe(
            [(0, 0), (0.6, 0), (0.6, 0.9), (1.15, 1.1), (1.2, 1.3), (1.05, 1.42), (0.7, 1.3), (0, 1.25)],
            rubber("#26282d"),
            (x, y, top),
            curve=3,
        )
    for turn in (0, 90):
        place(box((2.6, 0.85, 0.5), dark, round=0.2), (-5.1, 1.7, top - 0.25), (0, 0, turn))
    for i, colour in enumerate(("#e2b84a", "#d5605a", "#5aa06c", "#4d86cf")):
        a = math.radians(90 - i * 90)
        lathe(
            [(0, 0.55), (0.4, 0.53), (0.56, 0.42), (0.6, 0), (0, 0)],
            plastic(colour, 0.2, 0.8),
            (5.1 + 1.12 * math.cos(a), 1.7 + 1.12 * math.sin(a), top - 0.25),
            curve=3,
        )
    for x in (-1.2, 1.2):
        place(box((0.9, 0.42, 0.3), dark, round=0.14), (x, 1.9, top - 0.1))
    cylinder(0.55, 0.25, plastic("#f2f2f0", 0.3), (0, 0.9, top - 0.1))
    for s in (-1, 1):
        place(box((3.4, 1.4, 0.9), dark, round=0.4), (s * 5.2, 4.0, 3.2), (-14, 0, -s * 4))
        place(box((2.6, 1.8, 1.2), dark, round=0.5), (s * 5.2, 4.1, 1.7), (20, 0, 0))
    place_all(_all(), turn=(24, 0, 0))
    return {
        "azimuth": -20,
        "elevation": 30,
        "fill": 0.72,
        "detail": {"zoom": 2.1, "azimuth": 26, "elevation": 36, "look": (4, 0, 5)},
    }


@family
def arcade_stick(d):
    timber, top = wood("#8a5a34", along="x"), plastic("#1c2130", 0.35, 0.4)
    slab(40, 25, 6.4, 1.4, timber, round=0.6)
    face = fade("g", (0, "#1d2740"), (1, "#30233f"), x2=1) + rect(0, 0, 1600, 980, "url(#g)", 40)
    for i in range(9):
        face += path(
            f"M{-100 + i * 90} 980C{300 + i * 60} {600 - i * 40} {900 + i * 40} {900 - i * 90} 1700 {420 - i * 60}",
            stroke="#e2703f" if i % 3 == 0 else "#4f6aa8",
            line=6,
            opacity=0.7,
        )
    face += text("KEYLINE", 1290, 900, 70, "#f1e7d6", round_sans, 600, spacing=24)
    plate(37.4, 22.4, printed(drawing(face, 1600, 980), 0.3, 0.6), (0, 0, 6.42), radius=1)
    cylinder(2.6, 0.2, plastic("#101114", 0.4), (-11, 0.6, 6.42))
    cylinder(0.55, 5.6, metal("#d2d5d9", 0.15), (-11, 0.6, 6.5))
    ball(1.9, plastic("#c8252b", 0.12, 1), (-11, 0.6, 13))
    spots = [
        (-1.5, 0.6),
        (2.4, 2.6),
        (6.6, 3.0),
        (10.8, 2.6),
        (-1.9, -3.8),
        (2.0, -1.8),
        (6.2, -1.4),
        (10.4, -1.8),
    ]
    for i, (x, y) in enumerate(spots):
        cap = plastic("#f4efe4" if i < 4 else "#e2703f", 0.2, 0.8)
        lathe(
            [(1.25, 0), (1.75, 0), (1.7, 0.4), (1.4, 0.55), (1.35, 0.3)],
            plastic("#16181d", 0.3),
            (x + 1, y + 0.5, 6.42),
        )
        lathe(
            [(0, 0.95), (0.9, 0.9), (1.25, 0.75), (1.32, 0.3), (1.32, 0)],
            cap,
            (x + 1, y + 0.5, 6.42),
            curve=2,
        )
    return {
        "azimuth": -22,
        "elevation": 28,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 24, "look": (6, 0, 7)},
    }
