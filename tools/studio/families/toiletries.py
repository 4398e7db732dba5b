"""Soap, hand cream and cologne."""

import math

import bpy
import numpy as np

from family import family
from labels import circle, drawing, path, rect, sans, serif, text
from materials import Surface, ceramic, linear, metal, paper, plastic, printed, shade
from shapes import box, cylinder, grid, lathe, place, place_all, plate, rounded_rectangle, smooth_line, wrap


def _soap(colour, stamp=None):
    made = Surface(Base_Color=linear(colour), Roughness=0.5, Specular=0.35, Subsurface=0.25)
    made.shader.inputs["Subsurface Radius"].default_value = (0.5, 0.4, 0.25)
    made.shader.inputs["Subsurface Color"].default_value = linear(shade(colour, 1.15))
    clouds = made.noise(0.6, 6, distortion=0.8)
    made.link(
        made.ramp(clouds, (0.3, shade(colour, 0.9)), (0.55, colour), (0.8, shade(colour, 1.14))), "Base Color"
    )
    first = made.bump(made.noise(3, 8), 0.12, 0.05)
    if stamp:
        image = bpy.data.images.load(stamp, check_existing=True)
        image.colorspace_settings.name = "Non-Color"
        made.bump(made.node("ShaderNodeTexImage", image=image).outputs["Color"], 1.0, 0.3, first)
    return made.material


def _bar(colour, stamp, size=(8.4, 5.6, 2.8)):
    """A pressed bar: a rounded block, the stamp in a face of its own that follows the top."""
    wide, deep, high = size
    body = box(size, _soap(colour), round=0.75, segments=8)
    wave = body.modifiers.new("worn", "DISPLACE")
    texture = bpy.data.textures.new("worn", "CLOUDS")
    texture.noise_scale, wave.texture, wave.strength = 2.4, texture, 0.06
    face = plate(wide - 1.4, deep - 1.4, _soap(colour, stamp), (0, 0, high + 0.012), radius=0.4)
    return [body, face]


@family
def soap_bars(d):
    art = rect(0, 0, 1000, 630, "#ffffff") + rect(40, 40, 920, 550, "none", 50, "#000000", 14)
    art += path("M500 120C470 180 470 230 500 270C530 230 530 180 500 120Z", "#000000")
    art += path("M430 250C450 210 480 230 492 280M570 250C550 210 520 230 508 280", stroke="#000000", line=12)
    art += text("OLIVE", 500, 420, 150, "#000000", serif, 700, spacing=22) + text(
        "120 g", 500, 520, 70, "#000000", serif, 400
    )
    stamp = drawing(art, 1000, 630)
    place_all(_bar(d["colour"], stamp), (0.4, 1.4, 0), (0, 0, 5))
    place_all(_bar(shade(d["colour"], 1.08), stamp), (0.1, 1.2, 2.85), (0, 0, -9))
    dish = ceramic("#e8e3d8", "#8d8171")
    ring = rounded_rectangle(12.4, 9.2, 3.6, 10)
    rows = []
    for scale, z in (
        (0.0, 0.42),
        (0.72, 0.4),
        (0.84, 0.55),
        (0.95, 1.2),
        (1.0, 1.75),
        (1.02, 1.72),
        (0.97, 1.05),
        (0.88, 0.2),
        (0.74, 0),
        (0.0, 0),
    ):
        rows.append([(x * scale, y * scale, z) for x, y in ring])
    plateau = grid(rows, dish, closed=True, smooth=60)
    place(plateau, (9.4, -5.0, 0), (0, 0, 12))
    place_all(_bar(d["colour"], stamp, (8.0, 5.2, 2.5)), (9.4, -5.0, 0.5), (0, 0, 22))
    box((8.8, 6.0, 3.0), paper("#e9dfc8"), (-4.6, -6.0, 0), (0, 0, -20), round=0.16)
    label = rect(0, 0, 1000, 690, "#e9dfc8") + rect(50, 50, 900, 590, "none", 0, "#5d6136", 6)
    label += text("Little Lantern", 500, 170, 66, "#5d6136", serif, 400, style="italic")
    label += text("Olive soap", 500, 350, 148, "#4a4e2a", serif, 700)
    label += text("cut by hand · 120 g", 500, 450, 56, "#4a4e2a", serif, 400)
    label += path("M400 530H600", stroke="#5d6136", line=5)
    place(
        plate(8.6, 5.8, printed(drawing(label, 1000, 690), 0.75, bumpy=0.15)), (-4.6, -6.0, 3.02), (0, 0, -20)
    )
    return {
        "azimuth": -10,
        "elevation": 30,
        "fill": 0.88,
        "detail": {"azimuth": -2, "elevation": 34, "zoom": 1.9, "look": (2.4, -1.6, 3.6)},
    }


def _tube(height, radius, material, crimp):
    """A tin tube that stands on its cap: round below, pressed flat and folded above."""
    rows = []
    angles = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    for k in range(46):
        share = k / 45
        flat = 1 - share**1.7
        wide = radius * (1 + 0.5708 * share**1.7 * 0.98)
        dent = [
            0.045 * share * math.sin(3 * a + share * 9) + 0.02 * math.sin(7 * a + share * 17) * share
            for a in angles
        ]
        rows.append(
            [
                (
                    wide * math.cos(a) * (1 + e * 0.3),
                    (radius * flat + 0.09 * share + e) * math.sin(a),
                    share * height,
                )
                for a, e in zip(angles, dent)
            ]
        )
    body = grid(rows, material, closed=True, smooth=70)
    layer = body.data.uv_layers[0]
    for face in body.data.polygons:
        for index in face.loop_indices:
            k = body.data.loops[index].vertex_index
            u = (k % 120) / 120
            if u == 0 and any(body.data.loops[i].vertex_index % 120 == 119 for i in face.loop_indices):
                u = 1.0
            layer.data[index].uv = (u, (k // 120) / 45)
    end = radius * 1.5708
    fold = [box((2 * end + 0.05, 0.22, 0.75), crimp, (0, 0, height - 0.1), round=0.06)]
    fold += [box((2 * end + 0.1, 0.34, 0.28), crimp, (0, 0, height + z), round=0.08) for z in (0.1, 0.45)]
    return [body] + fold


@family
def cream_tube(d):
    green, cream = d["colour"], "#f3ecdc"
    art = rect(0, 0, 2000, 1700, cream) + rect(0, 0, 2000, 110, green) + rect(0, 1450, 2000, 250, green)
    for middle in (500, 1500):
        art += text("CLEARWELL", middle, 330, 62, green, sans, 600, spacing=18)
        art += path(f"M{middle - 60} 385H{middle + 60}", stroke=green, line=5)
        art += text("Garden", middle, 570, 168, "#22352a", serif, 700)
        art += text("hand cream", middle, 690, 96, "#22352a", serif, 400, style="italic")
        for s in (-1, 1):
            for k in range(5):
                y = 800 + k * 62
                art += path(
                    f"M{middle} {y + 90}C{middle + s * 30} {y + 70} {middle + s * 120} {y + 50} {middle + s * 130} {y - 20}C{middle + s * 60} {y - 10} {middle + s * 20} {y + 30} {middle} {y + 90}Z",
                    green,
                    opacity=0.92,
                )
        art += path(f"M{middle} 800V1200", stroke=green, line=9)
        art += text("shea · calendula · beeswax", middle, 1310, 50, "#22352a", sans, 400, spacing=3)
        art += text("75 ml", middle, 1390, 56, "#22352a", sans, 600)
    shell = printed(drawing(art, 2000, 1700), 0.33, 0.15, 0.0)
    tin = metal("#c9ccce", 0.28)

    def whole():
        parts = place_all(_tube(12.6, 1.95, shell, tin), (0, 0, 2.6))
        parts.append(lathe([(1.94, 0), (1.8, -0.35), (0.9, -0.62), (0.8, -0.9)], tin, (0, 0, 2.62), curve=3))
        cap = [(0, 0), (1.5, 0), (1.62, 0.12), (1.5, 1.75), (1.4, 1.86), (0, 1.86)]
        parts.append(lathe(cap, plastic("#23211f", 0.4), (0, 0, 0)))
        for k in range(36):
            a = k * math.pi / 18
            parts.append(
                place(
                    box((0.09, 0.09, 1.3), plastic("#23211f", 0.4), round=0.03),
                    (1.55 * math.cos(a), 1.55 * math.sin(a), 0.22),
                )
            )
        return parts

    place_all(whole(), (2.8, -0.4, 0), (0, 0, -13))
    carton = rect(0, 0, 560, 1700, green) + rect(34, 34, 492, 1632, "none", 0, cream, 5)
    carton += text("CLEARWELL", 280, 190, 46, cream, sans, 600, spacing=12)
    carton += text("Garden", 280, 470, 116, cream, serif, 700) + text(
        "hand cream", 280, 560, 66, cream, serif, 400, style="italic"
    )
    for s in (-1, 1):
        for k in range(6):
            y = 740 + k * 84
            carton += path(
                f"M280 {y + 110}C{280 + s * 30} {y + 86} {280 + s * 140} {y + 60} {280 + s * 150} {y - 24}C{280 + s * 70} {y - 10} {280 + s * 20} {y + 30} 280 {y + 110}Z",
                cream,
            )
    carton += path("M280 720V1300", stroke=cream, line=8) + text("75 ml", 280, 1540, 60, cream, sans, 600)
    case = [box((5.0, 4.4, 15.6), paper(green), round=0.1)]
    case.append(
        place(
            plate(4.9, 15.5, printed(drawing(carton, 560, 1700), 0.6, bumpy=0.06)),
            (0, -2.215, 7.8),
            (90, 0, 0),
        )
    )
    place_all(case, (-4.2, 2.4, 0), (0, 0, 16))
    return {
        "azimuth": -14,
        "elevation": 9,
        "fill": 0.82,
        "detail": {"azimuth": 6, "elevation": 12, "zoom": 2.0, "look": (2.8, -2, 9)},
    }


@family
def cologne(d):
    amber = Surface(Base_Color=linear("#3a1505"), Roughness=0.04, Specular=0.7, Clearcoat=1.0)
    edge = amber.node("ShaderNodeLayerWeight", {"Blend": 0.45}).outputs["Facing"]
    amber.link(amber.ramp(edge, (0.0, "#6e2c0a"), (0.5, "#431906"), (1.0, "#1c0a03")), "Base Color")
    wall = [
        (0, 0.1),
        (2.6, 0),
        (2.95, 0.12),
        (3.1, 0.5),
        (3.1, 8.0),
        (2.95, 8.7),
        (2.3, 9.3),
        (1.25, 9.65),
        (1.1, 9.95),
        (1.1, 10.6),
    ]
    lathe(smooth_line(wall, 5), amber.material, segments=128)
    black = plastic("#1c1b1b", 0.32, 0.1)
    lathe(
        [
            (0, 12.3),
            (1.0, 12.3),
            (1.12, 12.18),
            (1.15, 10.9),
            (1.42, 10.8),
            (1.46, 10.7),
            (1.46, 9.95),
            (1.4, 9.88),
        ],
        black,
    )
    place(cylinder(0.12, 0.1, metal("#8a8a88", 0.3)), (0, -1.12, 11.7), (90, 0, 0))
    art = rect(0, 0, 1500, 900, "#f1e9d8") + rect(46, 46, 1408, 808, "none", 0, "#2b2520", 5)
    art += circle(750, 190, 62, "#d9a93a") + path(
        "M750 128C770 108 796 104 812 112C800 132 776 138 750 128Z", "#52683c"
    )
    art += text("Yuzu", 750, 440, 190, "#2b2520", serif, 700) + text(
        "eau de cologne", 750, 545, 82, "#2b2520", serif, 400, style="italic"
    )
    art += path("M640 605H860", stroke="#2b2520", line=4)
    art += text("LITTLE LANTERN", 750, 695, 52, "#2b2520", sans, 500, spacing=12) + text(
        "100 ml · 3.4 fl. oz", 750, 785, 46, "#2b2520", sans, 400
    )
    wrap(3.13, 4.9, printed(drawing(art, 1500, 900), 0.7, bumpy=0.15), (0, 0, 2.0), angle=151)
    carton = rect(0, 0, 620, 1180, "#d9a93a") + rect(40, 40, 540, 1100, "none", 0, "#2b2520", 5)
    carton += circle(310, 330, 112, "#f1e9d8") + path(
        "M310 218C338 186 380 182 404 196C386 226 348 236 310 218Z", "#52683c"
    )
    carton += text("Yuzu", 310, 640, 150, "#2b2520", serif, 700) + text(
        "eau de cologne", 310, 725, 62, "#2b2520", serif, 400, style="italic"
    )
    carton += text("LITTLE LANTERN", 310, 980, 40, "#2b2520", sans, 500, spacing=9) + text(
        "100 ml", 310, 1050, 40, "#2b2520", sans, 400
    )
    case = [box((7.0, 7.0, 13.3), paper("#d9a93a"), round=0.1)]
    case.append(
        place(
            plate(6.9, 13.2, printed(drawing(carton, 620, 1180), 0.65, bumpy=0.06)),
            (0, -3.515, 6.65),
            (90, 0, 0),
        )
    )
    place_all(case, (-6.6, 4.4, 0), (0, 0, 14))
    return {
        "azimuth": -12,
        "elevation": 10,
        "fill": 0.8,
        "detail": {"azimuth": 0, "elevation": 12, "zoom": 2.1, "look": (0.2, -2, 5.4)},
    }
