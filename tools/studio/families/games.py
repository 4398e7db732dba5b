"""Games for the table."""

import random

import numpy as np

from family import family
from labels import circle, drawing, fade, path, rect, sans, script, serif, text
from materials import paper, plastic, printed, wood
from shapes import box, cylinder, place, place_all, plate, prism, smooth_line


def meadow(width=1500, height=1060):
    generator = random.Random(11)
    body = (
        fade("g", (0, "#7fb8dc"), (0.5, "#cfe6e4"))
        + rect(0, 0, width, height, "url(#g)")
        + circle(width * 0.8, height * 0.17, 75, "#fff3c4")
    )
    for k, (colour, y) in enumerate((("#9cc3a0", 0.42), ("#7fae6c", 0.52), ("#6a9d4e", 0.62))):
        y *= height
        body += path(
            f"M0 {y}C{width * 0.25} {y - 90 + k * 50} {width * 0.5} {y + 80 - k * 40} {width} {y - 50}V{height}H0Z",
            colour,
        )
    for _ in range(420):
        x, y = generator.uniform(0, width), generator.uniform(height * 0.64, height)
        size = 4 + (y / height - 0.6) * 60
        body += path(
            f"M{x} {y}q{size * 0.3} {-size * 1.6} {size * 0.1} {-size * 3}",
            stroke=generator.choice(("#4f7f38", "#7cab55", "#3e6b30")),
            line=size * 0.22,
        )
        colour = generator.choice(("#e2574c", "#f3c13f", "#ffffff", "#a86fc4", "#ef8fae"))
        body += circle(x, y - size * 3, size * 0.7, colour) + circle(x, y - size * 3, size * 0.25, "#8a5a1e")
    body += (
        path(f"M{width * 0.28} {height * 0.5}q-20 -120 0 -200", stroke="#5b4024", line=18)
        + circle(width * 0.28, height * 0.27, 85, "#4f8044")
        + circle(width * 0.24, height * 0.33, 60, "#5d9150")
    )
    body += (
        circle(width * 0.6, height * 0.55, 34, "#f7f3ea")
        + circle(width * 0.627, height * 0.53, 16, "#3a332c")
        + circle(width * 0.67, height * 0.565, 30, "#f7f3ea")
    )
    return body


@family
def puzzle(d):
    art = meadow()
    cover = (
        art
        + rect(0, 0, 1500, 150, "#21402c", opacity=0.88)
        + text("Meadow", 60, 108, 104, "#fdf3d6", script, 400, "start")
        + text("PAPER KITE TOYS", 1440, 98, 44, "#fdf3d6", sans, 600, "end", 6)
    )
    cover += (
        circle(1350, 930, 95, "#e2574c")
        + text(d["pieces"], 1350, 940, 74, "#ffffff", sans, 700)
        + text("pieces", 1350, 982, 34, "#ffffff", sans, 500)
    )
    case = [
        box((30, 21.2, 5), paper("#2a5138"), round=0.12),
        plate(30, 21.2, printed(drawing(cover, 1500, 1060), 0.45, 0.3), (0, 0, 5.01)),
    ]
    place_all(case, (0, 0, 0), (72, 0, -8))
    place_all(case, (-1, 12, 9.6))
    whole = drawing(art, 1500, 1060)
    pitch = 3.0
    generator = random.Random(3)
    edge = {}

    def knob(start, end, sign):
        start, end = np.array(start, float), np.array(end, float)
        along, out = end - start, np.array([end[1] - start[1], start[0] - end[0]]) * sign
        spots = [
            (0, 0),
            (0.32, 0),
            (0.4, 0.03),
            (0.405, 0.09),
            (0.385, 0.16),
            (0.425, 0.235),
            (0.5, 0.26),
            (0.575, 0.235),
            (0.615, 0.16),
            (0.595, 0.09),
            (0.6, 0.03),
            (0.68, 0),
            (1, 0),
        ]
        return [tuple(start + along * a + out * b) for a, b in smooth_line(spots, 4)][:-1]

    picture = printed(whole, 0.55, 0.2)
    board = paper("#c9bda6")
    columns, rows = 9, 6
    for c in range(columns):
        for r in range(rows):
            corner = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]
            outline = []
            for i in range(4):
                a, b = corner[i], corner[(i + 1) % 4]
                key = tuple(sorted((a, b)))
                border = (a[0] == b[0] and a[0] in (0, columns)) or (a[1] == b[1] and a[1] in (0, rows))
                if border:
                    outline.append(a)
                    continue
                sign = edge.setdefault(key, generator.choice((-1, 1)))
                outline += knob(a, b, sign if key == (a, b) else -sign)
            middle = np.array([c + 0.5, r + 0.5])
            local = [tuple((np.array(p) - middle) * pitch) for p in outline]
            loose = (c + r * 1.3 + generator.uniform(-1.2, 1.2)) > 8.4 or (r < 2 and c > 5)
            piece = prism(local, 0.22, board, round=0.015)
            top = prism(local, 0.012, picture, (0, 0, 0.215), round=0.002)
            layer = top.data.uv_layers[0]
            for loop in top.data.loops:
                x, y, _ = top.data.vertices[loop.vertex_index].co
                layer.data[loop.index].uv = (
                    (x / pitch + middle[0]) / columns,
                    (y / pitch + middle[1]) / rows,
                )
            x, y = (middle[0] - columns / 2) * pitch, (middle[1] - rows / 2) * pitch
            turn = generator.uniform(-70, 70) if loose else 0
            if loose:
                x, y = x + generator.uniform(1.5, 9.5), y + generator.uniform(-8, 2.5)
            place_all(
                [piece, top], (x - 2, y - 5.5, 0.24 * (1 + (c * 3 + r * 5) % 4) if loose else 0), (0, 0, turn)
            )
    return {
        "azimuth": -14,
        "elevation": 36,
        "fill": 0.88,
        "detail": {"zoom": 2.1, "azimuth": 8, "elevation": 48, "look": (1.6, -5.6, 0)},
    }


@family
def dice_game(d):
    generator = random.Random(9)
    art = (
        fade("g", (0, "#1d3a5c"), (1, "#2f6f86"))
        + rect(0, 0, 1200, 1200, "url(#g)")
        + circle(960, 470, 90, "#f6d99a")
    )
    for k in range(4):
        art += path(
            f"M0 {760 + k * 100}C200 {700 + k * 100} 350 {840 + k * 100} 600 {770 + k * 100}S1000 {700 + k * 100} 1200 {780 + k * 100}V1200H0Z",
            ("#2a5f7a", "#235069", "#1b4058", "#143247")[k],
        )
    art += (
        path("M330 780L860 780L790 900H400Z", "#b3522f")
        + path("M580 780V420", stroke="#f2e6cf", line=16)
        + path("M595 440C760 500 800 620 790 740H595Z", "#f6ecd6")
        + path("M565 480C450 540 410 640 400 740H565Z", "#e9dcc0")
    )
    art += (
        text("Harbour", 600, 200, 170, "#f9efdb", serif, 700)
        + text("THE DICE GAME", 600, 290, 56, "#f6d99a", sans, 600, spacing=14)
        + text("PAPER KITE TOYS", 600, 1140, 44, "#f9efdb", sans, 600, spacing=10)
    )
    case = [
        box((17, 17, 5), paper("#1d3a5c"), round=0.1),
        plate(17, 17, printed(drawing(art, 1200, 1200), 0.45, 0.3), (0, 0, 5.01)),
    ]
    place_all(case, (0, 0, 0), (74, 0, 12))
    place_all(case, (-4, 7, 8.2))
    pips = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
        6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
    }
    woods = [wood(c, along="x", scale=1.6) for c in ("#c79a62", "#8a5a34", "#d9b98a")]
    paints = [plastic(c, 0.5) for c in ("#b3382e", "#2f6f96", "#4f8a4f")]
    ink = plastic("#2a1c12", 0.6)

    def die(at, turn, material, tip):
        parts = [box((1.7, 1.7, 1.7), material, (0, 0, -0.85), round=0.26, segments=4)]
        for face, rotation in (
            (1, (0, 0, 0)),
            (6, (180, 0, 0)),
            (2, (90, 0, 0)),
            (5, (-90, 0, 0)),
            (3, (0, 90, 0)),
            (4, (0, -90, 0)),
        ):
            for u, v in pips[face]:
                dot = cylinder(0.15, 0.03, ink, (u * 0.42, v * 0.42, 0.835), round=0.01, segments=20)
                parts.append(place(dot, turn=rotation))
        place_all(parts, (0, 0, 0), tip)
        place_all(parts, at, (0, 0, turn))

    tips = ((0, 0, 0), (90, 0, 0), (0, 90, 0), (180, 0, 0), (-90, 0, 0))
    taken = []
    while len(taken) < 22:
        x, y = generator.uniform(-13, 12), generator.uniform(-10, 1.5)
        if all((x - a) ** 2 + (y - b) ** 2 > 6.4 for a, b in taken) and not (abs(x + 4) < 9.4 and y > 0):
            taken.append((x, y))
            die(
                (x, y, 0.85),
                generator.uniform(0, 90),
                generator.choice(woods + paints[:1]),
                generator.choice(tips),
            )
    for x, y, colour in ((8.4, 3.4, paints[0]), (11.6, 1.6, paints[1])):
        hull = prism(
            smooth_line([(-1.8, 0), (0, -0.75), (2.0, 0), (0, 0.75)], 5, True), 0.9, colour, round=0.15
        )
        sail = prism([(0, 0), (1.4, 0), (0, 2.4)], 0.25, woods[2], (0, 0.12, 0.9), (90, 0, 0), round=0.05)
        place_all([hull, sail], (x, y, 0), (0, 0, 20))
    return {
        "azimuth": -14,
        "elevation": 30,
        "fill": 0.86,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (2, -5, 1)},
    }
