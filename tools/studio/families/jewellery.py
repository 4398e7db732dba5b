"""Pearls, bangles and a silk square."""

import math
import random

import bpy
import numpy as np

from family import family
from folded import band, even, soft, spiral_fold
from labels import circle, drawing, path, rect, serif, text
from materials import Surface, linear, metal, paper, printed, shade
from shapes import ball, box, lathe, place, place_all, plate, slab, smooth_line, tube


def _pearl(generator, radius, material):
    thing = ball(radius, material, segments=32)
    return place(
        thing,
        scale=(1, 1, generator.uniform(0.94, 1.0)),
        turn=(generator.uniform(0, 180), generator.uniform(0, 180), 0),
    )


def _lustre(colour):
    made = Surface(Base_Color=linear(colour), Roughness=0.24, Specular=0.6, Clearcoat=0.7)
    made.shader.inputs["Clearcoat Roughness"].default_value = 0.1
    made.shader.inputs["Subsurface"].default_value = 0.12
    made.shader.inputs["Subsurface Radius"].default_value = (0.2, 0.15, 0.12)
    made.shader.inputs["Subsurface Color"].default_value = linear("#f3dccb")
    edge = made.node("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
    made.link(
        made.ramp(edge, (0.0, shade(colour, 1.2)), (0.45, colour), (0.85, "#cdb9b4"), (1.0, "#d8cfe0")),
        "Base Color",
    )
    return made.material


@family
def pearl_necklace(d):
    generator = random.Random(12)
    gold = metal("#d8b269", 0.16)
    tones = [_lustre(colour) for colour in ("#efe4d6", "#ecdfd3", "#f2e9de", "#e9dcd3")]
    velvet = Surface(Base_Color=linear(d["velvet"]), Roughness=0.95, Sheen=1.0, Sheen_Tint=0.3, Specular=0.05)
    velvet.bump(velvet.noise(40, 3), 0.1, 0.02)
    dark = paper(d["box"])
    # The open box: a tray with a cushion, its lid leaning behind it.
    wide, deep, high = 17.5, 17.5, 3.0
    for x, y, size in ((0, -deep / 2, (wide, 0.35, high)), (0, deep / 2, (wide, 0.35, high))):
        box(size, dark, (x, y, 0), round=0.08)
    for s in (-1, 1):
        box((0.35, deep, high), dark, (s * wide / 2, 0, 0), round=0.08)
    box((wide - 0.5, deep - 0.5, 2.3), velvet.material, (0, 0, 0.1), round=0.8, segments=8)
    lid = [box((wide + 0.5, deep + 0.5, 2.0), dark, round=0.1)]
    art = text("ATELIER MIRABEL", 500, 500, 70, "#d9bd82", serif, 500, spacing=16)
    art += path("M420 560H580", stroke="#d9bd82", line=3) + text(
        "Paris", 500, 630, 48, "#d9bd82", serif, 400, style="italic"
    )
    lid.append(
        place(
            plate(wide - 1, deep - 1, printed(drawing(art, 1000, 1000, d["box"]), 0.6, bumpy=0.1)),
            (0, 0, 2.02),
        )
    )
    place_all(lid, (0, 9, -2))
    place_all(lid, (0, 8.9, 2.6), (74, 0, 0))
    angles = np.linspace(0, 2 * math.pi, 240)
    ring = np.stack(
        [
            (5.4 + 0.5 * np.cos(2 * angles + 0.5)) * np.cos(angles) - 0.3,
            (5.2 + 0.45 * np.sin(3 * angles)) * np.sin(angles) + 0.2,
        ],
        1,
    )
    spots, _ = even(np.vstack([ring, ring[:1]]), 0.79)
    for k, (x, y) in enumerate(spots[:-3]):
        radius = 0.37 + 0.012 * math.sin(k)
        place(_pearl(generator, radius, generator.choice(tones)), (x, y, 2.4 + radius))
    inner = np.stack([3.7 * np.cos(angles * 0.97 + 0.8), 3.5 * np.sin(angles * 0.97 + 0.8)], 1)
    for x, y in even(inner, 0.79)[0]:
        place(_pearl(generator, 0.37, generator.choice(tones)), (x + 0.1, y + 0.2, 2.4 + 0.37))
    for x, y in spots[-3:-1]:
        ball(0.32, gold, (x, y, 2.72), (1.3, 1, 0.8))
    return {
        "azimuth": -20,
        "elevation": 36,
        "fill": 0.84,
        "detail": {"azimuth": -6, "elevation": 34, "zoom": 2.6, "look": (-1, -4.4, 2.6)},
    }


@family
def bangles(d):
    smooth = Surface(Base_Color=linear(d["colour"]), Roughness=0.12, Metallic=1.0)
    smooth.bump(smooth.noise(0.4, 2), 0.05, 0.1)
    beaten = Surface(Base_Color=linear(d["colour"]), Roughness=0.2, Metallic=1.0)
    cells = beaten.node(
        "ShaderNodeTexVoronoi", {"Vector": beaten.coordinates(), "Scale": 2.2}, feature="SMOOTH_F1"
    )
    beaten.bump(cells.outputs["Distance"], 0.5, 0.18)
    brushed = metal(d["colour"], 0.3, (1, 1, 0.05))
    stone = Surface(Base_Color=linear("#d9d2c6"), Roughness=0.55, Specular=0.35)
    veins = stone.noise(0.12, 7, (1, 1.6, 1), 1.2)
    stone.link(
        stone.ramp(
            veins, (0.3, "#e6e0d6"), (0.49, "#ddd6cb"), (0.51, "#c3baad"), (0.53, "#dfd9cf"), (0.8, "#e9e4db")
        ),
        "Base Color",
    )
    stone.bump(stone.noise(30, 4), 0.06, 0.02)
    slab(19, 13, 1.4, 0.6, stone.material, (0, 0, 0), round=0.18)
    box((6.5, 5.5, 4.2), stone.material, (4.0, 2.6, 1.4), (0, 0, 12), round=0.2)

    def cuff(radius, high, wall, material, at, turn, rounded=0.5):
        r = min(rounded, high * 0.48)
        line = smooth_line(
            [
                (radius, -high / 2),
                (radius + wall * 0.8, -high / 2 + r * 0.25),
                (radius + wall, -high / 2 + r),
                (radius + wall, 0),
                (radius + wall, high / 2 - r),
                (radius + wall * 0.8, high / 2 - r * 0.25),
                (radius, high / 2),
                (radius - 0.02, 0),
            ],
            6,
            True,
        )
        made = lathe(np.vstack([line, line[:1]]), material, segments=192, smooth=70)
        return place(made, at, turn)

    cuff(3.1, 2.6, 0.3, beaten.material, (-4.0, -0.6, 1.4 + 1.3), (0, 0, 0))
    ring = [
        (3.2 * math.cos(a), 3.2 * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 120, endpoint=False)
    ]
    first = tube(ring, 0.28, smooth.material, 0, 24, closed=True)
    place(first, (-4.0, -0.6, 4.0 + 0.28), (0, 0, 0))
    second = tube(ring, 0.22, brushed, 0, 24, closed=True)
    place(second, (4.4, 2.6, 5.6 + 0.22), (0, 0, 0))
    lean = cuff(3.15, 1.3, 0.26, smooth.material, (0, 0, 0), (0, 0, 0))
    place(lean, (4.3, -1.75, 1.4 + 3.42), (72, 0, 12))
    return {
        "azimuth": -16,
        "elevation": 20,
        "fill": 0.8,
        "detail": {"azimuth": -34, "elevation": 22, "zoom": 2.1, "look": (-3.4, -1.5, 3)},
    }


def _square(d):
    """A printed silk square: a border, ropes, and a harbour of small sails."""
    ground, ink, warm, pale = d["colour"], d["ink"], d["warm"], d["pale"]
    body = rect(0, 0, 2000, 2000, ink) + rect(70, 70, 1860, 1860, pale) + rect(110, 110, 1780, 1780, ground)
    for i in range(8):
        for j in range(8):
            x, y = 240 + i * 217, 240 + j * 217
            turn = (i * 3 + j * 5) % 4
            if (i + j) % 2:
                body += (
                    f'<g transform="translate({x} {y})">'
                    + path("M-8 -70V50L-62 50Z", pale)
                    + path("M8 -50V50L54 50Z", warm)
                    + path("M-70 62H70L46 88H-46Z", ink)
                    + "</g>"
                )
            else:
                body += (
                    f'<g transform="translate({x} {y}) rotate({turn * 90})">'
                    + circle(0, 0, 62, "none", pale, 9)
                    + circle(0, 0, 40, "none", warm, 6)
                )
                body += path("M0 -96V96M-96 0H96", stroke=pale, line=5) + circle(0, 0, 15, ink) + "</g>"
    for k in range(62):
        body += path(
            f"M{90 + k * 30} 76L{104 + k * 30} 104M{90 + k * 30} 1896L{104 + k * 30} 1924",
            stroke=warm,
            line=8,
        )
        body += path(
            f"M76 {90 + k * 30}L104 {104 + k * 30}M1896 {90 + k * 30}L1924 {104 + k * 30}",
            stroke=warm,
            line=8,
        )
    return drawing(body, 2000, 2000)


def _satin(art, tile):
    made = Surface(Roughness=0.38, Sheen=0.5, Specular=0.45)
    where = made.node("ShaderNodeTexCoord").outputs["UV"]
    placed = made.node("ShaderNodeMapping", {"Vector": where, "Scale": (1 / tile, 1 / tile, 1)}).outputs[0]
    image = bpy.data.images.load(art, check_existing=True)
    made.link(made.node("ShaderNodeTexImage", {"Vector": placed}, image=image).outputs["Color"], "Base Color")
    fine = made.node(
        "ShaderNodeTexWave", {"Vector": placed, "Scale": 240.0, "Distortion": 0.3}, bands_direction="DIAGONAL"
    )
    made.bump(fine.outputs["Fac"], 0.12, 0.01, made.bump(made.noise(0.5, 4), 0.2, 0.3))
    made.shader.inputs["Anisotropic"].default_value = 0.4
    return made.material


@family
def silk_square(d):
    silk = _satin(_square(d), 46)
    line = spiral_fold(19, 5, 0.34, 4)
    height = float(np.ptp(line[:, 1])) + 0.3
    dark, tissue = paper(d["box"]), Surface(Base_Color=linear("#f3efe7"), Roughness=0.75, Sheen=0.2)
    tissue.bump(tissue.noise(2.4, 6), 0.15, 0.1)
    wide, deep = 26, 26
    for s in (-1, 1):
        box((wide, 0.35, 3.2), dark, (0, s * deep / 2, 0), round=0.08)
        box((0.35, deep, 3.2), dark, (s * wide / 2, 0, 0), round=0.08)
    box((wide - 0.2, deep - 0.2, 0.5), dark, (0, 0, 0), round=0.05)
    sheet = [
        (-12.6, 3.9),
        (-12.2, 2.9),
        (-11, 1.5),
        (-6, 1.15),
        (0, 1.1),
        (6, 1.15),
        (11, 1.6),
        (12.2, 3.0),
        (12.7, 4.3),
    ]
    crumple = soft(25, 25, 3, 0.7, 0.0, 11)
    band(
        np.array(sheet),
        24.6,
        0.05,
        tissue.material,
        0.25,
        60,
        lambda x, y, z, s: tuple(v * 0.8 for v in crumple(x, y, z, s)),
    )
    folded = band(line, 19, 0.31, silk, 0.22, 40, soft(19, 19, height, 0.25, 0.25, 3))
    place(folded, (0.6, -0.4, 2.0), (0, 0, 3))
    lid = [box((wide + 0.6, deep + 0.6, 2.4), dark, round=0.1)]
    art = text("ATELIER MIRABEL", 500, 520, 62, d["foil"], serif, 500, spacing=18)
    lid.append(
        place(
            plate(wide - 1, deep - 1, printed(drawing(art, 1000, 1000, d["box"]), 0.6, bumpy=0.1)),
            (0, 0, 2.42),
        )
    )
    place_all(lid, (-5, 17, 0), (0, 0, -14))
    return {
        "azimuth": -24,
        "elevation": 40,
        "fill": 0.84,
        "detail": {"azimuth": -12, "elevation": 36, "zoom": 2.2, "look": (-3, -4, 3.5)},
    }
