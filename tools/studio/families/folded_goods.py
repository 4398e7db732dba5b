"""Folded clothes: jumpers, jeans and a woollen wrap."""

import math
import random

import numpy as np

from family import family
from folded import band, soft, spiral_fold, stitches, thread
from labels import drawing, rect, serif, text
from materials import Surface, leather, linear, metal, printed, shade
from shapes import cylinder, place, plate, prism, tube
from textiles import cloth, fuzz, knit, twill


def _pile(count, width, depth, turns, thick, material, seed=1, waves=0.35, sag=0.5):
    """Folded garments on top of each other, none quite like the next; the highest comes last."""
    made, level, generator = [], 0.0, random.Random(seed)
    for k in range(count):
        line = spiral_fold(depth, turns, thick, seed + k)
        high = float(np.ptp(line[:, 1])) + thick
        shape = soft(width, depth, high, waves, sag, seed + k * 1.7)
        thing = band(line, width, thick * 0.96, material, 0.3, 28, shape)
        place(
            thing,
            (generator.uniform(-0.5, 0.5), generator.uniform(-0.3, 0.3), level),
            (0, 0, generator.uniform(-1.6, 1.6)),
        )
        made.append(thing)
        level += high * 0.94
    return made, level


def _top_of(thing, x, y, reach):
    """The highest point of a folded thing about a spot."""
    spots = [thing.matrix_world @ vertex.co for vertex in thing.data.vertices]
    return max(p.z for p in spots if abs(p.x - x) < reach and abs(p.y - y) < reach)


@family
def folded_jumper(d):
    wool = cloth(knit(d["colour"], 30, 39, 0.14), (13, 13), 1.0, 0.14, 0.5)
    pile, height = _pile(2, 31, 26, 5, 1.05, wool, 8, 0.5, 0.8)
    for thing in pile:
        fuzz(thing, d["colour"], 0.42, 16000, 0.006, 0.8)
    art = text("COMMON THREAD", 500, 190, 92, "#efe6d2", serif, 600, spacing=8)
    art += text("lambswool", 500, 300, 66, "#efe6d2", serif, 400, style="italic")
    tag = drawing(art, 1000, 400, "#20283a")
    z = _top_of(pile[-1], 6.4, -6.6, 2.7) + 0.04
    place(plate(5.4, 2.16, printed(tag, 0.8, bumpy=0.3)), (6.4, -6.6, z), (0, 0, -2))
    return {
        "azimuth": -30,
        "elevation": 22,
        "fill": 0.8,
        "detail": {"azimuth": -50, "elevation": 16, "zoom": 2.1, "look": (-11, -11, height * 0.6)},
    }


@family
def folded_jeans(d):
    denim = cloth(twill(d["colour"], shade(d["weft"], 1.0)), (15, 15), 0.9, 0.05, 0.15, 0.8)
    pile, height = _pile(1, 24, 31, 5, 1.0, denim, 5, 0.13, 0.3)
    orange = thread("#c9822e")
    z = _top_of(pile[0], 0, -2, 7) + 0.04

    def lay(outline, thick, at):
        made = prism(outline, thick, denim, round=0.16)
        layer = made.data.uv_layers[0]
        for loop in made.data.loops:
            x, y, _ = made.data.vertices[loop.vertex_index].co
            layer.data[loop.index].uv = (x + at[0] + 3, y + at[1] + 40)
        return place(made, at)

    half = 7.2
    shape = [(-half, 7.4), (half, 7.4), (half - 0.7, -5.2), (0, -8.2), (-half + 0.7, -5.2)]
    pocket = lay(shape, 0.34, (0.5, -3.6, z - 0.12))
    pocket.rotation_euler.z = math.radians(-1.5)
    top = z + 0.24
    for inset in (0.45, 1.05):
        k = 1 - inset / half
        line = [(0.5 + x * k, -3.6 + y * k - 0.1, top) for x, y in shape[1:] + shape[:1]]
        stitches(line, orange, 0.34, 0.12, 0.055)
    for y in (6.9, 5.9):
        stitches(
            [(0.5 - half + 0.5, -3.6 + y, top), (0.5 + half - 0.5, -3.6 + y, top)], orange, 0.34, 0.12, 0.055
        )
    arch = [
        (0.5 - 6, -2.2, top),
        (0.5 - 3, -4.4, top),
        (0.5, -3.0, top),
        (0.5 + 3, -4.4, top),
        (0.5 + 6, -2.2, top),
    ]
    stitches(arch, orange, 0.34, 0.12, 0.05)
    for x in (-half + 0.5, half - 0.5):
        cylinder(0.42, 0.22, metal("#b07a4a", 0.3), (0.5 + x, 3.1, top - 0.06), round=0.1)
        cylinder(0.2, 0.3, metal("#8a5c36", 0.3), (0.5 + x, 3.1, top - 0.06), round=0.08)
    waist = band(
        [(8.6, z + 0.22), (13.4, z + 0.22)], 23.4, 0.55, denim, 0.25, 24, soft(23, 31, height, 0.12, 0.3, 2)
    )
    place(waist, (0, 0, 0))
    for y in (9.0, 13.0):
        stitches([(-11.3, y, z + 0.5), (11.3, y, z + 0.5)], orange, 0.34, 0.12, 0.05)
    patch = text("COMMON THREAD", 500, 270, 82, "#3a2414", serif, 700)
    patch += text("raw denim · 14 oz", 500, 380, 62, "#3a2414", serif, 400)
    patch += rect(40, 40, 920, 520, "none", 0, "#3a2414", 8)
    place(
        prism([(-4, -2.4), (4, -2.4), (4, 2.4), (-4, 2.4)], 0.26, leather("#9a6a3c"), round=0.1),
        (5.4, 11, z + 0.42),
    )
    place(plate(7.8, 4.6, printed(drawing(patch, 1000, 600, "#a8774a"), 0.6, bumpy=0.5)), (5.4, 11, z + 0.69))
    stitches(
        [
            (1.6, 8.8, z + 0.7),
            (9.2, 8.8, z + 0.7),
            (9.2, 13.2, z + 0.7),
            (1.6, 13.2, z + 0.7),
            (1.6, 8.8, z + 0.7),
        ],
        orange,
        0.3,
        0.12,
        0.045,
    )
    loop = band([(7.6, z + 0.4), (8.4, z + 0.9), (13.6, z + 0.95), (14.2, z + 0.4)], 1.5, 0.4, denim, 0.2, 8)
    place(loop, (-5.6, 0, 0))
    for s in (-0.45, 0.45):
        stitches([(-5.6 + s, 8.6, z + 1.12), (-5.6 + s, 13.5, z + 1.16)], orange, 0.3, 0.12, 0.045)
    return {
        "azimuth": -24,
        "elevation": 38,
        "fill": 0.82,
        "detail": {"azimuth": -14, "elevation": 42, "zoom": 1.9, "look": (2, 3, height)},
    }


def _sett(ground, stripe, line, count=240):
    """The threads of a check: wide grounds, broad stripes, one thin line."""
    made = []
    for colour, share in (
        (ground, 88),
        (stripe, 34),
        (ground, 12),
        (line, 5),
        (ground, 12),
        (stripe, 34),
        (ground, 55),
    ):
        made += [colour] * share
    return made[:count]


@family
def folded_wrap(d):
    colours = _sett(d["colour"], d["stripe"], d["line"])
    wool = cloth(twill(d["colour"], d["stripe"], 240, 2, 0.12, colours, colours), (14, 14), 0.8, 0.06, 0.6)
    line = spiral_fold(24, 5, 0.95, 2)
    height = float(np.ptp(line[:, 1])) + 0.95
    generator = random.Random(5)
    thing = band(line, 30, 0.9, wool, 0.3, 28, soft(30, 24, height, 0.5, 0.8, 6))
    fuzz(thing, shade(d["colour"], 1.05), 0.3, 14000, 0.006, 0.8)
    # The end of the wrap lies over the front, its fringe on the table.
    z = height + 0.3
    drape = [(4, z + 0.1), (-4, z + 0.15), (-10.6, z - 0.1), (-12.6, z - 1.1), (-13.5, z - 2.8), (-13.9, 1.0)]
    end = band(
        np.array([(0, y, zz) for y, zz in drape])[:, 1:],
        17,
        0.75,
        wool,
        0.3,
        20,
        soft(17, 24, height, 0.3, 0.2, 9),
    )
    place(end, (-3.2, 0, 0), (0, 0, 2))
    fuzz(end, shade(d["colour"], 1.05), 0.3, 7000, 0.006, 0.8)
    strand = {c: Surface(Base_Color=linear(c), Roughness=0.95, Sheen=0.5).material for c in set(colours)}
    for k in range(46):
        x = -11.4 + k * 0.37
        colour = colours[(k * 6) % len(colours)]
        y0, bend = -13.9 + 0.03 * x, generator.uniform(-0.7, 0.7)
        points = [
            (x, y0 + 0.1, 1.15),
            (x + bend * 0.2, y0 - 0.25, 0.5),
            (x + bend * 0.5, y0 - 1.6 - generator.uniform(0, 0.3), 0.16),
            (x + bend, y0 - 3.6 - generator.uniform(0, 0.9), 0.14),
        ]
        tube(points, [0.17, 0.19, 0.17, 0.12], strand[colour], 6, 8)
    return {
        "azimuth": -24,
        "elevation": 24,
        "fill": 0.8,
        "detail": {"azimuth": -30, "elevation": 24, "zoom": 2.0, "look": (-5, -13, 2.5)},
    }
