"""Belt, tie and wallet."""

import math

import numpy as np

from family import family
from folded import band, even, stitches, thread
from labels import drawing, serif, text
from materials import Surface, linear, metal, paper, plastic, printed, shade
from shapes import box, mesh, place, place_all, plate, rounded_rectangle, slab, tube
from textiles import _store, cloth, rgb


def hide(colour, roughness=0.36):
    """Vegetable-tanned leather: fine pores, clouds of colour, a waxed surface."""
    made = Surface(Base_Color=linear(colour), Roughness=roughness, Specular=0.5, Clearcoat=0.15)
    made.shader.inputs["Clearcoat Roughness"].default_value = 0.35
    cells = made.node("ShaderNodeTexVoronoi", {"Vector": made.coordinates(), "Scale": 26})
    first = made.bump(cells.outputs["Distance"], 0.06, 0.02)
    second = made.bump(made.noise(9, 6), 0.1, 0.03, first)
    made.bump(made.noise(0.7, 3), 0.14, 0.15, second)
    clouds = made.noise(0.35, 6, distortion=0.6)
    made.link(
        made.ramp(clouds, (0.25, shade(colour, 0.8)), (0.5, colour), (0.75, shade(colour, 1.09))),
        "Base Color",
    )
    spread = made.node(
        "ShaderNodeMapRange", {"Value": made.noise(2.5, 5), 3: roughness - 0.1, 4: roughness + 0.14}
    )
    made.link(spread.outputs[0], "Roughness")
    return made.material


def strap(line, height, thick, material, edge, at=0.0):
    """A leather strap on its edge along a line in x and y, with painted edges; its end rises by `at`."""
    points, lengths = even(line, 0.25)
    tangent = np.gradient(points, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    h, r = thick / 2, 0.11
    section = [(-h, r), (-h, height - r), (-h + r * 0.3, height - r * 0.3), (-h + r, height)]
    section += [(h - r, height), (h - r * 0.3, height - r * 0.3), (h, height - r), (h, r)]
    section += [(h - r * 0.3, r * 0.3), (h - r, 0), (-h + r, 0), (-h + r * 0.3, r * 0.3)]
    count = len(section)
    lifts = np.interp(lengths, [0, lengths[-1] - 11, lengths[-1]], [0, 0, at])
    vertices = [
        (p[0] + n[0] * o, p[1] + n[1] * o, lift + z)
        for p, n, lift in zip(points, side, lifts)
        for o, z in section
    ]
    faces = [
        (j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
        for j in range(len(points) - 1)
        for i in range(count)
    ]
    faces += [tuple(reversed(range(count))), tuple((len(points) - 1) * count + i for i in range(count))]
    thing = mesh(vertices, faces, material, 60)
    thing.data.materials.append(edge)
    for face in thing.data.polygons[: (len(points) - 1) * count]:
        if face.index % count in (2, 3, 4, 8, 9, 10):
            face.material_index = 1
    return thing, points, side, lifts


@family
def coiled_belt(d):
    skin, edge = hide(d["colour"]), plastic(shade(d["colour"], 0.45), 0.35)
    yarn, brass = thread(d["yarn"]), metal("#c9a566", 0.22)
    angles = np.linspace(0, 2 * math.pi * 3.35, 260)
    radius = 2.6 + 0.62 * angles / (2 * math.pi) + 0.12 * np.sin(angles * 1.3)
    coil = np.stack([radius * np.cos(angles - 1.1), radius * np.sin(angles - 1.1)], 1)
    way = coil[-1] - coil[-2]
    way /= np.linalg.norm(way)
    turned = np.array([way[1], -way[0]])
    tail = [coil[-1] + way * s - turned * 0.0035 * s * s for s in np.linspace(0.4, 9.5, 24)]
    line = np.concatenate([coil, tail])
    _, points, side, lifts = strap(line, 3.4, 0.38, skin, edge, 0.7)
    outer = points - side * 0.2
    for z in (0.32, 3.08):
        stitches(np.column_stack([outer[20:], lifts[20:] + z]), yarn, 0.34, 0.12, 0.04)
    end, way = points[-1], points[-1] - points[-4]
    way /= np.linalg.norm(way)
    turn = math.degrees(math.atan2(way[1], way[0]))
    frame = [(x, 0, z) for x, z in rounded_rectangle(3.4, 4.1, 0.9, 8)]
    buckle = [tube(frame, 0.33, brass, 2, 16, closed=True)]
    buckle.append(tube([(-1.7, 0, -2.0), (-1.7, 0, 2.0)], 0.22, brass, 0))
    buckle.append(
        tube(
            [(-1.7, -0.2, 0), (-0.9, -0.45, 0), (0.8, -0.42, 0), (1.85, -0.34, 0)],
            [0.26, 0.24, 0.2, 0.15],
            brass,
            6,
        )
    )
    place_all(buckle, (end[0] + way[0] * 1.6, end[1] + way[1] * 1.6, 2.42), (0, 0, turn))
    for k in (2.2, 3.6):
        at = end - way * k
        ring = [(x, y, 0) for x, y in rounded_rectangle(0.95, 4.0, 0.3, 5)]
        loop = tube(ring, 0.17, skin, 0, 10, closed=True)
        place(place(loop, turn=(90, 0, 90)), (at[0], at[1], 1.7 + 0.7 * (1 - k / 11)), (0, 0, turn))
    return {
        "azimuth": -18,
        "elevation": 27,
        "fill": 0.8,
        "detail": {"azimuth": 0, "elevation": 20, "zoom": 2.0, "look": (end[0], end[1], 2)},
    }


def _silk(ground, stripe, line):
    """Repp silk with regimental stripes, drawn on 12 centimetres."""
    size = 1440
    x, y = np.meshgrid(np.arange(size), np.arange(size))
    across = (x + y) % 480
    colour = np.broadcast_to(rgb(ground), (size, size, 3)).copy()
    colour[across < 110] = rgb(stripe)
    colour[(across > 126) & (across < 138)] = rgb(line)
    colour[(across > 452) & (across < 464)] = rgb(line)
    rib = 0.5 + 0.5 * np.sin((x - y) * 2 * math.pi / 9)
    fine = np.random.default_rng(2).normal(0, 0.035, (size, size))
    tone = 0.78 + 0.22 * rib + fine
    return _store(f"silk {ground} {stripe} {line}", np.clip(tone, 0.2, 1.3)[..., None] * colour, rib)


@family
def rolled_tie(d):
    silk = cloth(_silk(d["colour"], d["stripe"], d["line"]), (12, 12), 0.35, 0.02, 0.9, 0.42)
    silk.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.45
    angles = np.linspace(0, 2 * math.pi * 4.1, 300)
    radius = 1.1 + 0.56 * angles / (2 * math.pi) + 0.05 * np.sin(angles * 2.7)
    roll = np.stack([radius * np.sin(angles + 0.6), radius * np.cos(angles + 0.6)], 1)
    low = int(np.argmin(roll[-80:, 1])) + len(roll) - 80
    roll = roll[: low + 1]
    base = roll[-1]
    flat = [(base[0] - s, base[1] + 0.1 * math.sin(s * 0.5)) for s in np.linspace(0.5, 17, 34)]
    line = np.concatenate([roll, flat])
    line[:, 1] -= line[:, 1].min() - 0.24
    total = even(line, 0.25)[1][-1]

    def widths(share):
        point = (1 - share) * total
        return min(1.0, point / 4.4 + 0.004) * (0.52 + 0.48 * min(1, share * 1.25))

    def wave(x, y, z, s):
        return (
            0.05 * math.sin(s * 0.9),
            0,
            0.05 * math.sin(x * 0.8 + s * 0.3) * min(1, max(0, s - total + 17)),
        )

    band(line, 9, 0.42, silk, 0.22, 26, wave, widths)
    card = paper("#20252f")
    box((30, 11, 3.4), card, (3, 12, 0), (0, 0, 7), round=0.12)
    art = text("HARROW & FINCH", 500, 150, 62, "#d8c08a", serif, 600, spacing=10)
    art += text("London", 500, 225, 40, "#d8c08a", serif, 400, style="italic")
    place(
        plate(17, 5.1, printed(drawing(art, 1000, 300, "#20252f"), 0.7, bumpy=0.1)),
        (3, 12, 3.43),
        (0, 0, 7),
    )
    return {
        "azimuth": -32,
        "elevation": 30,
        "fill": 0.8,
        "detail": {"azimuth": -48, "elevation": 26, "zoom": 1.8, "look": (0, -2, 2.4)},
    }


def _panel(width, height, skin, edge, yarn, thick=0.28):
    parts = [slab(width, height, thick, 0.7, edge, round=0.08)]
    parts.append(slab(width - 0.06, height - 0.06, thick + 0.05, 0.68, skin, (0, 0, -0.025), round=0.1))
    for z, lift in ((thick + 0.03, 0.02),):
        line = [(x, y, z + lift) for x, y in rounded_rectangle(width - 0.7, height - 0.7, 0.5, 6)]
        parts += stitches(line + line[:1], yarn, 0.26, 0.1, 0.032)
    return parts


@family
def bifold_wallet(d):
    skin, edge, yarn = hide(d["colour"]), plastic(shade(d["colour"], 0.42), 0.4), thread("#e8dcc0")
    inner = hide(shade(d["colour"], 0.9), 0.42)
    # An open wallet that stands like a book: two outer panels, card slots on the inner sides.
    for s in (-1, 1):
        outer = _panel(10.4, 9.2, skin, edge, yarn)
        for k in range(3):
            top = 2.9 - k * 1.55
            slot = slab(9.6, 4.6 + top, 0.1, 0.35, inner, (0, top / 2 - 2.05, -0.08 - 0.1 * k), round=0.04)
            outer.append(slot)
            seam = [(x, top + 0.05, -0.1 - 0.1 * k) for x in (-4.6, 4.6)]
            outer += stitches(seam, yarn, 0.26, 0.1, 0.03, (0, -0.22, -0.01))
        for k, colour in enumerate(("#2f5a78", "#b9a46a") if s < 0 else ("#7a2f36", "#d8d4c8")):
            outer.append(
                slab(
                    8.5,
                    5.4,
                    0.08,
                    0.3,
                    plastic(colour, 0.3, 0.4),
                    (0.1 * k, 0.95 - k * 1.55, -0.06 - 0.1 * k),
                )
            )
        place_all(outer, (s * 5.25, 0, 0))
        place_all(outer, (0, 0, 4.6), (90, 0, 0))
        place_all(outer, (0, 4, 0), (0, 0, 180 + s * 34))
    tube([(0, 4, 0.1), (0, 4, 9.1)], 0.34, skin, 0, 16)
    closed = _panel(10.4, 9.2, skin, edge, yarn)
    closed += [slab(10.2, 9.0, 0.8, 0.7, inner, (0, 0, -0.8), round=0.3)]
    closed += place_all(_panel(10.4, 9.2, skin, edge, yarn), (0, 0, -1.1))
    cover = tube([(-5.1, -4.4, -0.4), (-5.1, 4.4, -0.4)], 0.68, skin, 0, 24)
    closed.append(cover)
    place_all(closed, (4.5, -6.5, 1.12), (0, 0, -16))
    return {
        "azimuth": -14,
        "elevation": 24,
        "fill": 0.8,
        "detail": {"azimuth": 10, "elevation": 26, "zoom": 2.0, "look": (3, -6, 1.2)},
    }
