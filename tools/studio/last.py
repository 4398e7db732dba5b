"""The shell of a shoe: an upper stretched over a last, and its sole."""

import math
from functools import lru_cache

import bmesh
import numpy as np

from shapes import ball, copy, grid, mesh, place_all, smooth_line, tube

plan = (
    (0, 0),
    (0.01, 1.3),
    (0.035, 2.2),
    (0.1, 3.15),
    (0.2, 3.4),
    (0.35, 3.25),
    (0.5, 3.6),
    (0.65, 4.5),
    (0.74, 4.7),
    (0.84, 4.3),
    (0.92, 3.3),
    (0.97, 2.1),
    (0.992, 1.05),
    (1, 0),
)


@lru_cache
def _line(points):
    line = smooth_line(points, 12)
    order = np.argsort(line[:, 0], kind="stable")
    return line[order, 0], line[order, 1]


def curve(points, u):
    return np.interp(u, *_line(points))


def stations(count=90):
    return (1 - np.cos(np.linspace(0, math.pi, count))) / 2


class Last:
    """Heights and widths over the length, 0 at the heel and 1 at the toe, in centimetres."""

    def __init__(self, length=27.5, wide=1.0, floor=((0, 0), (1, 0)), top=(), mouth=(), toe=1.0):
        self.length, self.wide, self.floor, self.top, self.mouth, self.toe = (
            length,
            wide,
            floor,
            top,
            mouth,
            toe,
        )

    def half(self, u):
        width = np.maximum(curve(plan, u), 0)
        front = np.clip((np.asarray(u) - 0.72) / 0.28, 0, 1)
        return width * self.wide * (1 + (self.toe - 1) * front)

    def middle(self, u):
        return 0.75 * np.sin(np.clip((np.asarray(u) - 0.25) / 0.75, 0, 1) * math.pi * 0.62) - 0.3

    def ground(self, u):
        return curve(self.floor, u)

    def point(self, u, side, v, lift=0.0):
        """A point on the upper: v from 0 at the sole to 1 at the top edge."""
        w = float(self.half(u)) + lift
        open_ = min(float(curve(self.mouth, u)) if len(self.mouth) else 0.0, w * 0.98)
        open_ = max(open_, 0.0)
        low, high = float(self.ground(u)), float(curve(self.top, u)) + lift
        a = v * math.pi / 2
        steep = 0.62 if open_ > 0.25 else 0.8
        y = open_ + (w - open_) * math.cos(a) ** steep
        z = low + (high - low) * math.sin(a) ** (0.9 if open_ > 0.25 else 1.0)
        bulge = 0.16 * math.sin(v * math.pi) * min(1, w / 2)
        return (u * self.length, float(self.middle(u)) + side * (y + bulge), z)

    def upper(self, material, lining, thickness=0.28, rows=24):
        us = stations()
        columns = []
        for u in us:
            left = [self.point(u, 1, v) for v in np.linspace(0, 1, rows)]
            right = [self.point(u, -1, v) for v in np.linspace(1, 0, rows)]
            columns.append(left + right)
        wide = rows * 2
        vertices = [p for column in columns for p in column]
        faces = []
        for j in range(len(us) - 1):
            for i in range(wide - 1):
                if i == rows - 1 and abs(columns[j][i][1] - columns[j][i + 1][1]) > 0.05:
                    continue
                faces.append((j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i))
        shell = mesh(vertices, faces, material, 70)
        shell.data.materials.append(lining)
        work = bmesh.new()
        work.from_mesh(shell.data)
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.02)
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        work.to_mesh(shell.data)
        work.free()
        shell.data.polygons.foreach_set("use_smooth", [True] * len(shell.data.polygons))
        thick = shell.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset, thick.material_offset = thickness, -1, 1
        thick.material_offset_rim = 0
        return shell

    def rim(self, material, radius=0.16):
        """A binding round the mouth."""
        us = [u for u in stations(120) if len(self.mouth) and float(curve(self.mouth, u)) > 0.06]
        left = [self.point(u, 1, 1) for u in us]
        right = [self.point(u, -1, 1) for u in us]
        return tube(left + right[::-1], radius, material, 0, 10, closed=True)

    def outline(self, margin=0.0, count=70):
        us = stations(count)
        left = [(u, float(self.half(u)) + margin) for u in us]
        return [(u, 1, w) for u, w in left] + [(u, -1, w) for u, w in left[::-1][1:-1]]

    def sole(self, material, thickness, margin=0.25, under=None, round=0.12):
        """Follows the floor of the last; `under` gives the lower side where it is not parallel."""
        spots = self.outline(margin)
        rings = []
        for inset, share in (
            (0.35, 0.0),
            (round * 0.3, 0.0),
            (0, 0.12),
            (0, 0.88),
            (round * 0.3, 1.0),
            (0.5, 1.0),
        ):
            ring = []
            for u, side, w in spots:
                high = float(self.ground(u)) + 0.12
                low = float(curve(under, u)) if under is not None else high - thickness
                stretch = 1 + (margin - inset) / self.length
                x = (u - 0.5) * self.length * (1 + 2 * margin / self.length) * (
                    stretch if inset < 0.3 else 1 - 0.6 / self.length
                ) + self.length / 2
                ring.append((x, float(self.middle(u)) + side * max(w - inset, 0), low + (high - low) * share))
            rings.append(ring)
        count = len(spots)
        half = count // 2 + 1
        faces = [
            (
                j * count + i,
                j * count + (i + 1) % count,
                (j + 1) * count + (i + 1) % count,
                (j + 1) * count + i,
            )
            for j in range(len(rings) - 1)
            for i in range(count)
        ]
        for first in (0, (len(rings) - 1) * count):
            for i in range(half - 1):
                near, far = (count - i) % count, (count - i - 1) % count
                corners = dict.fromkeys((first + i, first + i + 1, first + far, first + near))
                faces.append(tuple(corners))
        return mesh(np.concatenate(rings), faces, material, 45)

    def line(self, spots, radius, material, lift=0.05, sides=8):
        """A seam or a strap edge along the upper, through (u, side, v)."""
        over = smooth_line([(u, side * (1 - v)) for u, side, v in spots], 12)
        along = [self.point(u, math.copysign(1, w), 1 - abs(w), lift) for u, w in over]
        return tube(along, radius, material, 0, sides)


def pair(things, apart, turn, back=3.0):
    """Places a finished shoe and its mirrored copy next to each other, their toes a little apart."""
    twin = copy(things)
    place_all(twin, (0, 0, 0), (0, 0, 0), (1, -1, 1))
    place_all(twin, (back, apart, 0), (0, 0, turn / 2))
    place_all(things, (0, 0, 0), (0, 0, -turn / 2))
    return things + twin


def laces(last, spots, cord, eyelet=None, spread=0.9):
    """Crossed laces over the instep at the given stations, and a bow on the last one."""
    for i, u in enumerate(spots):
        left, right = last.point(u, 1, spread, 0.14), last.point(u, -1, spread, 0.14)
        top = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2, max(left[2], right[2]) + 0.28)
        tube([left, top, right], 0.16, cord, 6, 10)
        if i + 1 < len(spots):
            other = last.point(spots[i + 1], -1, spread, 0.14)
            tube(
                [
                    left,
                    ((left[0] + other[0]) / 2, (left[1] + other[1]) / 2, max(left[2], other[2]) + 0.3),
                    other,
                ],
                0.15,
                cord,
                6,
                10,
            )
        if eyelet:
            for side in (1, -1):
                ball(0.22, eyelet, last.point(u, side, spread - 0.03, 0.1), segments=16)
    x, y, z = last.point(spots[-1], 1, 1, 0.3)
    y = float(last.middle(spots[-1]))
    for side in (1, -1):
        loop = [
            (x, y, z + 0.1),
            (x + 0.6, y + side * 1.2, z + 0.5),
            (x + 1.2, y + side * 2.4, z - 0.2),
            (x + 0.6, y + side * 1.6, z - 0.4),
            (x, y, z),
        ]
        tube(loop, 0.14, cord, 8, 8)
        tube(
            [(x, y, z), (x + 1.6, y + side * 1.0, z - 0.3), (x + 3.4, y + side * 2.2, z - 1.6)],
            0.13,
            cord,
            8,
            8,
        )
    ball(0.3, cord, (x, y, z + 0.12), segments=16)


def tongue(last, material, start, end, up=1.2):
    rows = []
    for t in np.linspace(0, 1, 14):
        u = start + (end - start) * t
        _, _, z = last.point(u, 1, 1, 0)
        wide = 1.9 + 0.5 * t
        y0 = float(last.middle(u))
        rows.append(
            [
                (u * last.length - up * 0.4 * t**3, y0 + wide * s, z - 0.25 + up * t**3 - 0.35 * s * s)
                for s in np.linspace(-1, 1, 14)
            ]
        )
    made = grid(rows, material, smooth=70)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.35
    return made


def insole(last, material):
    rows = []
    for u in np.linspace(0.02, 0.96, 40):
        w = float(last.half(u)) * 0.94
        rows.append(
            [
                (u * last.length, float(last.middle(u)) + w * s, float(last.ground(u)) + 0.28)
                for s in np.linspace(-1, 1, 8)
            ]
        )
    return grid(rows, material, smooth=70)
