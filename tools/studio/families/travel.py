"""A vacuum flask, enamel mugs and a charging disc."""

import math

import bpy
import numpy as np

from family import family
from folded import band
from labels import drawing, path, sans, text
from materials import Surface, linear, metal, plastic
from shapes import lathe, place, place_all, slab, smooth_line, tube, wrap
from textiles import cloth, twill


def _powder(colour):
    made = Surface(Base_Color=linear(colour), Roughness=0.5, Specular=0.4)
    made.bump(made.noise(14, 3), 0.3, 0.03)
    return made.material


@family
def vacuum_flask(d):
    coat, steel = _powder(d["colour"]), metal("#c3c6c9", 0.24, (0.05, 0.05, 1))

    def body(z=0.0):
        parts = [lathe([(0, 0.1), (3.2, 0.0), (3.55, 0.1), (3.62, 0.4), (3.62, 0.9)], steel, segments=160)]
        parts.append(
            lathe(
                [(3.62, 0.9), (3.68, 0.96), (3.7, 1.2), (3.7, 19.5), (3.6, 20.4), (3.1, 21.4), (2.9, 21.7)],
                coat,
                segments=160,
                smooth=55,
            )
        )
        parts.append(lathe([(2.9, 21.6), (2.92, 21.75), (2.92, 22.5), (2.8, 22.6)], steel, segments=160))
        return parts

    body()
    cup = [(0, 7.2), (2.9, 7.2), (3.12, 7.1), (3.2, 6.9), (3.2, 0.25), (3.1, 0.1), (2.95, 0.1)]
    lathe([(r, z + 22.45) for r, z in cup], steel, segments=160, smooth=50)
    lathe([(3.21, 22.8), (3.27, 22.9), (3.21, 23.0)], steel, segments=160)
    mark = path(
        "M500 180L640 380H570L680 540H590L700 700H540V780H460V700H300L410 540H320L430 380H360Z", "#ccd0d2"
    )
    mark += text("PINECREST", 500, 930, 96, "#ccd0d2", sans, 600, spacing=16)
    logo = Surface(Roughness=0.28, Metallic=1.0, Base_Color=linear("#cfd2d4"))
    image = bpy.data.images.load(drawing(mark, 1000, 1000), check_existing=True)
    sample = logo.node("ShaderNodeTexImage", image=image)
    logo.link(sample.outputs["Alpha"], "Alpha")
    wrap(3.712, 4.6, logo.material, (0, 0, 11.4), angle=71)
    # The second cup stands in front, filled.
    inside = [
        (0, 0.45),
        (2.5, 0.45),
        (2.82, 0.75),
        (2.95, 5.6),
        (3.05, 5.72),
        (3.16, 5.6),
        (3.02, 0.6),
        (2.8, 0.1),
        (0, 0.0),
    ]
    lathe(inside, steel, (8.2, -3.6, 0), segments=140, smooth=50)
    tea = Surface(Base_Color=linear("#5a2208"), Roughness=0.03, Specular=0.6, Clearcoat=1.0)
    lathe([(0, 4.6), (2.9, 4.6)], tea.material, (8.2, -3.6, 0), segments=96)
    return {
        "azimuth": -16,
        "elevation": 12,
        "fill": 0.84,
        "detail": {"azimuth": 6, "elevation": 22, "zoom": 2.3, "look": (5, -2.6, 7)},
    }


@family
def enamel_mugs(d):
    rim = plastic(d["rim"], 0.2, 0.5)
    white = Surface(Base_Color=linear(d["colour"]), Roughness=0.14, Specular=0.55, Clearcoat=0.8)
    spots = white.node("ShaderNodeTexVoronoi", {"Vector": white.coordinates(), "Scale": 1.1})
    white.link(
        white.ramp(
            spots.outputs["Distance"],
            (0.0, "#3a4148"),
            (0.035, "#5a6066"),
            (0.045, d["colour"]),
            (1.0, d["colour"]),
        ),
        "Base Color",
    )
    white.bump(white.noise(0.5, 3), 0.12, 0.1)

    def mug(turn):
        wall = [(0, 0.12), (3.6, 0.06), (3.95, 0.15), (4.1, 0.5), (4.15, 7.6), (4.17, 7.9)]
        inner = [(4.02, 7.9), (3.98, 7.5), (3.95, 0.7), (3.75, 0.4), (0, 0.32)]
        parts = [
            lathe(smooth_line(wall, 3), white.material, segments=140, smooth=60),
            lathe(smooth_line(inner, 3), white.material, segments=140, smooth=60),
        ]
        ring = [
            (4.1 * math.cos(a), 4.1 * math.sin(a), 7.95)
            for a in np.linspace(0, 2 * math.pi, 140, endpoint=False)
        ]
        parts.append(tube(ring, 0.16, rim, 0, 14, closed=True))
        bow = [
            (4.05, 0, 6.9),
            (5.0, 0, 7.1),
            (6.1, 0, 6.5),
            (6.5, 0, 4.9),
            (6.1, 0, 3.1),
            (5.1, 0, 2.1),
            (4.05, 0, 2.0),
        ]
        handle = tube(bow, 0.5, white.material, 8, 20, flatten=0.32)
        parts.append(handle)
        for z in (6.9, 2.0):
            parts.append(
                place(slab(1.5, 1.3, 0.12, 0.55, white.material, round=0.05), (4.16, 0, z), (90, 0, 90))
            )
        return place_all(parts, turn=(0, 0, turn))

    linen = cloth(twill("#8b8f86", "#b8b6aa", 240, 1, 0.2), (9, 9), 0.6, 0.05, 0.4)
    sheet = [(y, 0.16 + 0.05 * math.sin(y * 0.8)) for y in np.linspace(-9, 8.5, 40)]
    band(
        np.array(sheet),
        25,
        0.2,
        linen,
        0.3,
        40,
        lambda x, y, z, s: (0.25 * math.sin(s * 0.5), 0, 0.12 * math.sin(x * 0.5 + y * 0.35) ** 2),
    )
    place_all(mug(-28), (-4.2, 1.2, 0.34))
    second = mug(-55)
    place_all(second, (5.8, -1.6, 0.34))
    coffee = Surface(Base_Color=linear("#1d0e06"), Roughness=0.04, Specular=0.6, Clearcoat=1.0)
    lathe([(0, 6.4), (3.96, 6.4)], coffee.material, (5.8, -1.6, 0.34), segments=120)
    return {
        "azimuth": -14,
        "elevation": 22,
        "fill": 0.84,
        "detail": {"azimuth": 4, "elevation": 28, "zoom": 2.1, "look": (4.6, -3, 6)},
    }


@family
def charging_disc(d):
    shell, soft_top = metal(d["colour"], 0.3), cloth(
        twill("#3a3d42", "#565a60", 240, 2, 0.08), (4.2, 4.2), 0.7, 0.03, 0.4
    )
    lathe(
        [
            (0, 0.05),
            (4.6, 0.0),
            (4.85, 0.06),
            (5.0, 0.25),
            (5.02, 0.6),
            (4.95, 0.86),
            (4.75, 0.98),
            (4.55, 1.0),
            (4.45, 0.94),
        ],
        shell,
        segments=200,
        smooth=50,
    )
    disc = lathe([(4.46, 0.9), (4.4, 0.99), (4.2, 1.02), (0, 1.04)], soft_top, segments=160)
    layer = disc.data.uv_layers[0] if disc.data.uv_layers else disc.data.uv_layers.new(name="UVMap")
    for loop in disc.data.loops:
        spot = disc.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (spot.x, spot.y)
    ring = [
        (2.0 * math.cos(a), 2.0 * math.sin(a), 1.05) for a in np.linspace(0, 2 * math.pi, 100, endpoint=False)
    ]
    tube(ring, 0.035, plastic("#a9adb2", 0.4), 0, 8, closed=True)
    cord = cloth(twill("#2b2d31", "#4a4d52", 120, 2, 0.06), (1, 1), 0.8, 0.02)
    slab(1.3, 1.4, 0.62, 0.2, plastic("#2b2d31", 0.4), (0, 5.4, 0.16), round=0.12)
    line = [
        (0, 6.0, 0.42),
        (0.1, 7.2, 0.36),
        (1.6, 9.6, 0.26),
        (6.0, 9.4, 0.25),
        (8.6, 5.0, 0.25),
        (8.4, 0.2, 0.25),
        (7.4, -2.6, 0.25),
    ]
    wire = tube(line, 0.22, plastic("#33363a", 0.7), 14, 14)
    wire.data.materials[0] = cord
    plug = [
        slab(1.2, 2.2, 0.65, 0.25, plastic("#2b2d31", 0.4), round=0.14),
        slab(0.84, 0.75, 0.26, 0.12, metal("#b9bcc0", 0.25), (0, -1.4, 0.2), round=0.06),
    ]
    place_all(plug, (7.0, -3.8, 0), (0, 0, -16))
    return {
        "azimuth": -20,
        "elevation": 30,
        "fill": 0.78,
        "detail": {"azimuth": -8, "elevation": 24, "zoom": 2.2, "look": (1.5, -3, 0.8)},
    }
