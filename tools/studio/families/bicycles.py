"""The city bicycle and wooden trains."""

import math

import bpy
import numpy as np

from family import family
from materials import leather, metal, plastic, rubber, wood
from shapes import ball, box, cylinder, grid, lathe, place, place_all, plate, prism, tube


def _wheel(x, tyre, steel, hub):
    parts = []
    ring = [
        (31.5 * math.cos(a), 0, 31.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 90, endpoint=False)
    ]
    parts.append(tube(ring, 2.1, tyre, 0, 16, closed=True))
    rim = [
        (29.2 * math.cos(a), 0, 29.2 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 90, endpoint=False)
    ]
    parts.append(tube(rim, 1.25, steel, 0, 12, closed=True))
    parts.append(place(cylinder(hub, 9, steel, (0, 0, -4.5), round=0.6), turn=(90, 0, 0)))
    for k in range(32):
        a = k / 32 * 2 * math.pi
        b = a + (0.5 if k % 2 else -0.5)
        y = 2.6 if k % 4 < 2 else -2.6
        parts.append(
            tube(
                [(hub * math.cos(b), y, hub * math.sin(b)), (28.6 * math.cos(a), 0, 28.6 * math.sin(a))],
                0.14,
                steel,
                0,
                5,
            )
        )
    return place_all(parts, (x, 0, 33.6))


@family
def bicycle(d):
    paint, steel, tyre, hide = (
        plastic("#2f5f58", 0.22, 1),
        metal("#ced2d5", 0.16),
        rubber("#2a2a2b"),
        leather("#8a5630", 0.45),
    )
    rear, front = (-52, 33.6), (54, 33.6)
    _wheel(rear[0], tyre, steel, 4.2)
    _wheel(front[0], tyre, steel, 2.6)
    crank, seat, head_low, head_high = (-6, 29), (-20, 82), (36, 70), (32, 86)

    def bar(a, b, r, material=None, y=0):
        return tube([(a[0], y, a[1]), (b[0], y, b[1])], r, material or paint, 0, 20)

    bar(crank, seat, 1.7)
    tube([(crank[0], 0, crank[1]), (14, 0, 42), (head_low[0], 0, head_low[1])], 2.0, paint, 10, 20)
    tube([(-14, 0, 60), (10, 0, 62), (head_high[0], 0, head_high[1] - 4)], 1.5, paint, 10, 20)
    bar(head_low, head_high, 2.1)
    for s in (-1, 1):
        bar(rear, crank, 1.0, y=s * 3.4)
        bar(rear, (-17, 72), 0.8, y=s * 2.6)
        tube(
            [(36.6, s * 3, 68), (44, s * 3.4, 48), (front[0], s * 4.6, front[1])],
            [1.5, 1.3, 0.9],
            paint,
            10,
            16,
        )
    bar(seat, (-23, 94), 1.35, steel)
    rows = [(-36, 8.4), (-32, 9.2), (-26, 7), (-18, 3.4), (-10, 2.4), (-7, 1.2)]
    saddle = []
    for x, w in rows:
        saddle.append(
            [
                (x, w * math.sin(a), 99 + 3.6 * math.cos(a) ** 0.7 - 0.06 * abs(x + 22))
                for a in np.linspace(-1.57, 1.57, 20)
            ]
        )
    made = grid(saddle, hide, smooth=80)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.8
    for s in (-1, 1):
        tube([(-33, s * 4, 97), (-24, s * 2.2, 93.6), (-12, s * 1.6, 98)], 0.5, steel, 6)
    bar(head_high, (29, 100), 1.4, steel)
    handle = [
        (8, -29, 98),
        (14, -28.6, 100),
        (25, -22, 103.6),
        (30, -10, 102),
        (31, 0, 101),
        (30, 10, 102),
        (25, 22, 103.6),
        (14, 28.6, 100),
        (8, 29, 98),
    ]
    tube(handle, 1.1, steel, 12, 16)
    for s in (-1, 1):
        tube([(4, s * 29.4, 97), (16, s * 28, 100.4)], 1.7, hide, 0, 16)
        tube([(19, s * 26, 100), (26, s * 27, 96)], 0.5, steel, 0, 8)
    place(cylinder(9.6, 0.9, paint, (0, 0, -0.45), round=0.2), (crank[0], -4.6, crank[1]), (90, 0, 0))
    place(cylinder(8, 1.1, steel, (0, 0, -0.5), round=0.2), (crank[0], -4.7, crank[1]), (90, 0, 0))
    for s, a in ((-1, 1.0), (1, 1.0 + math.pi)):
        tip = (crank[0] + 16 * math.cos(a), crank[1] + 16 * math.sin(a))
        tube([(crank[0], s * 6, crank[1]), (tip[0], s * 7.4, tip[1])], 1.0, steel, 0, 12)
        box((8, 8.4, 2), rubber("#1d1e20"), (tip[0], s * 12.4, tip[1] - 1), round=0.5)
    belt = []
    for t in np.linspace(0, 2 * math.pi, 60, endpoint=False):
        c = math.cos(t)
        x, r = (crank[0], 9.2) if c > 0 else (rear[0], 5)
        belt.append((x + r * math.cos(t), -4.6, (crank[1] if c > 0 else rear[1]) + r * math.sin(t)))
    tube(belt, 0.55, rubber("#1a1b1d"), 0, 8, closed=True)
    for x, low, high in ((rear[0], 20, 200), (front[0], 30, 165)):
        guard = [
            (x + 36.4 * math.cos(a), 0, 33.6 + 36.4 * math.sin(a))
            for a in np.radians(np.linspace(low, high, 36))
        ]
        tube(guard, 3.0, paint, 0, 14, flatten=0.22)
    for y in (-6, -2, 2, 6):
        tube([(-22, y * 0.6, 72), (-34, y, 73.6), (-74, y, 73.6)], 0.55, steel, 4, 10)
    for x in (-40, -58, -72):
        tube([(x, -6.6, 73.8), (x, 6.6, 73.8)], 0.5, steel, 0, 8)
    for s in (-1, 1):
        tube([(-66, s * 6, 73), (-53, s * 5.4, 35)], 0.5, steel, 0, 8)
    lamp = [
        lathe([(0, 0), (2.2, 0.4), (3.6, 2.2), (4.0, 4.4), (3.7, 4.6)], steel, curve=4),
        ball(3.5, plastic("#f7f1dc", 0.08, 1), (0, 0, 4.2), (1, 1, 0.3)),
    ]
    place_all(lamp, (40, 0, 86), (0, 90, 0))
    tube([(33, 0, 84), (41, 0, 86)], 0.6, steel, 0, 8)
    ball(2.0, plastic("#b3201f", 0.15, 1), (-75, 0, 71))
    basket = wood("#b48a55", along="z", scale=1)
    x0, z0 = 62, 84
    for k in range(9):
        z = z0 + k * 2.4
        w, l = 15 + k * 0.5, 11 + k * 0.45
        ring = [
            (
                x0 + l * np.sign(math.cos(a)) * abs(math.cos(a)) ** 0.4,
                w * np.sign(math.sin(a)) * abs(math.sin(a)) ** 0.4,
                z,
            )
            for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)
        ]
        tube(ring, 0.95, basket, 0, 8, closed=True)
    for a in np.linspace(0, 2 * math.pi, 26, endpoint=False):
        c, n = np.sign(math.cos(a)) * abs(math.cos(a)) ** 0.4, np.sign(math.sin(a)) * abs(math.sin(a)) ** 0.4
        tube([(x0 + 11 * c, 15 * n, z0), (x0 + 14.6 * c, 19 * n, z0 + 20)], 0.55, basket, 0, 8)
    box((22, 29, 1.2), basket, (x0, 0, z0 - 0.6), round=0.3)
    tube([(36, 0, 80), (50, 0, 84)], 0.8, steel, 0, 8)
    tube([(-10, 5, 28), (-18, 14, 3), (-19, 16, 0.6)], 0.8, steel, 5, 10)
    return {
        "azimuth": -16,
        "elevation": 6,
        "fill": 0.92,
        "detail": {"zoom": 2.4, "azimuth": 24, "look": (30, 0, 88)},
    }


@family
def railway(d):
    beech, dark = wood("#d0a468", along="x", scale=0.7), plastic("#3a2a1c", 0.7)

    def rail(radius, start, end, at):
        steps = 20
        a = np.radians(np.linspace(start, end, steps))
        for low, high, thick, z, material in (
            (-2, 2, 1.2, 0, beech),
            (-1.35, -0.85, 0.05, 1.18, dark),
            (0.85, 1.35, 0.05, 1.18, dark),
        ):
            outline = [((radius + low) * math.cos(t), (radius + low) * math.sin(t)) for t in a] + [
                ((radius + high) * math.cos(t), (radius + high) * math.sin(t)) for t in a[::-1]
            ]
            place(prism(outline, thick, material, round=0.1 if z == 0 else 0.01), (*at, z))

    for k in range(4):
        rail(15, 90 + k * 45 + 0.6, 90 + (k + 1) * 45 - 0.6, (-11, 0))
        rail(15, -90 + k * 45 + 0.6, -90 + (k + 1) * 45 - 0.6, (11, 0))
    for y in (-15, 15):
        for x in (-5.5, 5.5):
            box((10.8, 4, 1.2), beech, (x, y, 0), round=0.12)
            for s in (-1.1, 1.1):
                box((10.8, 0.5, 0.05), dark, (x, y + s, 1.18), round=0.01)

    def wheel(x, y, r, z):
        place_all(
            [
                cylinder(r, 0.7, wood("#8a2f28", along="z"), round=0.15),
                cylinder(r * 0.3, 0.85, metal("#c9a85a", 0.3)),
            ],
            (x, y, z),
            (90, 0, 0),
        )

    red, green, blue = (
        plastic("#b3302a", 0.35, 0.4),
        plastic("#3f7a4f", 0.35, 0.4),
        plastic("#2f5f96", 0.35, 0.4),
    )
    engine = [
        box((9, 3.4, 1.2), wood("#c79a62"), (0, 0, 2.6), round=0.2),
        place(cylinder(1.6, 5.4, green, round=0.3), (-4.6, 0, 5.2), (0, 90, 0)),
        box((3.6, 3.6, 4.4), red, (2.6, 0, 3.7), round=0.3),
        box((4.6, 4.4, 0.6), green, (2.6, 0, 8), round=0.25),
    ]
    engine += [
        lathe(
            [(0, 0), (0.6, 0), (0.55, 1.4), (0.9, 2.2), (0.6, 2.3), (0, 2.2)],
            plastic("#2a2a2c", 0.4),
            (-3.2, 0, 6.5),
        ),
        ball(0.7, metal("#c9a85a", 0.2), (-1, 0, 6.9)),
    ]
    engine.append(plate(1.9, 1.9, plastic("#2b3a4a", 0.15, 1), (2.6, -1.81, 6.6), (90, 0, 0), radius=0.3))
    for x, r in ((-3.2, 0.95), (-0.6, 0.95), (2.8, 1.3)):
        for y in (-1.7, 2.4):
            wheel(x, y, r, 1.25 + r)
    moved = [
        thing
        for thing in bpy.data.objects
        if thing.type == "MESH" and thing.matrix_world.translation.z > 1.9 or thing in engine
    ]
    for thing in moved:
        place(thing, (-4, -15, 0))

    def wagon(x, colour, load):
        parts = [
            box((7.4, 3.4, 1.0), wood("#c79a62"), (0, 0, 2.6), round=0.2),
            box((7, 3.5, 2.0), colour, (0, 0, 3.5), round=0.2),
        ]
        place_all(parts, (x, -15, 0))
        for wx in (-2.2, 2.2):
            for y in (-1.7, 2.4):
                wheel(x + wx, -15 + y, 0.95, 2.2)
        for k in range(3):
            if load == "logs":
                place(
                    cylinder(0.75, 6.4, wood("#9a6a3a", along="z"), round=0.1),
                    (x - 3.2, -16 + k * 1.0, 6.0 + 0.2 * (k % 2)),
                    (0, 90, 0),
                )
            else:
                ball(1.1, plastic(("#e9b44c", "#d5605a", "#5a8fc4")[k], 0.4), (x - 2 + k * 2, -15, 5.9))

    wagon(6, blue, "logs")
    wagon(15, red, "balls")
    for x, y, h in ((0, 3, 9), (3.6, -2, 7), (-22, 10, 8)):
        cylinder(0.5, 2, wood("#7d5230", along="z"), (x * 0.5, y, 0))
        for k in range(3):
            lathe([(0, h * 0.42), (h * (0.3 - k * 0.07), 0), (0, 0)], green, (x * 0.5, y, 1.6 + k * h * 0.24))
    return {
        "azimuth": -26,
        "elevation": 24,
        "fill": 0.88,
        "look": (3, -8, 3),
        "zoom": 1.5,
        "detail": {"zoom": 2.6, "azimuth": 0, "elevation": 18, "look": (0, -15, 4)},
    }
