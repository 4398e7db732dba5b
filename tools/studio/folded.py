"""Bands of cloth or leather along a path: folded, rolled, coiled, and what is sewn on them. UVs are centimetres."""

import math

import numpy as np
from mathutils import Vector, noise

from materials import plastic
from shapes import mesh, smooth_line, tube


def spiral_fold(depth, turns, thick, seed=0.0, squash=0.84):
    """
    The (y, z) path of a garment folded over itself, standing on z = 0. An odd number of turns ends in
    front, from where the last layer covers the top.
    """
    points, half = [], depth / 2
    for k in range(turns):
        radius = thick * (0.5 + k * 0.5)
        sign = -1 if k % 2 == 0 else 1
        centre = thick * 0.25 * -sign
        reach = half - radius + 0.3 * math.sin(seed * 5.1 + k * 2.3) * (k < turns - 1)
        for step in range(15):
            a = math.pi * step / 14
            y = sign * (reach + radius * math.sin(a) ** 0.8)
            points.append((0, y, centre + sign * radius * math.cos(a)))
    last = points[-1]
    points += [(0, share * half, last[2] + 0.02 * thick) for share in (-0.4, 0, 0.4, 0.93)]
    line = smooth_line(points, 3)[:, 1:]
    line[:, 1] *= squash
    line[:, 1] -= line[:, 1].min() - thick / 2
    return line


def even(path, step):
    """The same path with points at equal distances."""
    path = np.asarray(path, float)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.linspace(0, lengths[-1], max(3, int(lengths[-1] / step)))
    return np.stack([np.interp(at, lengths, path[:, k]) for k in range(path.shape[1])], 1), at


def band(path, width, thick, material, step=0.3, across=24, wave=None, widths=None, smooth=60):
    """
    A band with soft edges: the path in y and z, the width along x. `wave(x, y, z, s)` answers a shift
    (x, y, z); `widths(share)` scales the width along the path.
    """
    line, at = even(path, step)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    rim = 5
    profile = [(x, 1.0) for x in np.linspace(-1, 1, across)]
    profile += [("r", a) for a in np.linspace(90, -90, rim + 2)[1:-1]]
    profile += [(x, -1.0) for x in np.linspace(1, -1, across)]
    profile += [("l", a) for a in np.linspace(270, 90, rim + 2)[1:-1]]
    h = thick / 2
    vertices, uvs = [], []
    for point, away, s in zip(line, normal, at):
        share = s / at[-1]
        half = width / 2 * (widths(share) if widths else 1)
        for first, second in profile:
            if first in ("r", "l"):
                a = math.radians(second)
                x = (half - h if first == "r" else -half + h) + h * math.cos(a)
                lift = h * math.sin(a)
            else:
                x, lift = first * (half - h), second * h
            y, z = point + away * lift
            shift = wave(x, y, z, s) if wave else (0, 0, 0)
            vertices.append((x + shift[0], y + shift[1], z + shift[2]))
            uvs.append((x, s))
    count, rows = len(profile), len(line)
    faces = [
        (j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
        for j in range(rows - 1)
        for i in range(count)
    ]
    faces += [tuple(reversed(range(count))), tuple((rows - 1) * count + i for i in range(count))]
    return mesh(vertices, faces, material, smooth, uvs)


def soft(width, depth, height, amount=0.35, sag=0.5, seed=1.0):
    """Uneven cloth: slow waves, layers that differ at the sides, corners that hang."""

    def wave(x, y, z, s):
        up = z / height
        slow = noise.noise(Vector((x * 0.07, y * 0.07, seed * 9.7 + z * 0.06)))
        small = noise.noise(Vector((x * 0.21, y * 0.19, seed * 4.1 + z * 0.2)))
        side = (
            noise.noise(Vector((s * 0.045, seed * 3.3, 0.5))) * 1.1
            + noise.noise(Vector((s * 0.35, seed, x * 0.1))) * 0.18
        )
        corner = (abs(x) / (width / 2)) ** 3 * sag * up
        ends = min(1, abs(y) / (depth / 2)) ** 4 * sag * 0.5 * up
        return (
            side * min(1, abs(x) / (width / 2)),
            amount * 0.5 * small,
            (amount * (slow + 0.3 * small) * (0.3 + up)) - corner - ends,
        )

    return wave


def stitches(points, material, long=0.3, gap=0.14, radius=0.04, lift=(0, 0, 0)):
    """A seam of single stitches along a line in space."""
    line, _ = even(np.asarray(points, float) + np.array(lift), (long + gap) / 6)
    made, at = [], 0
    per = 6
    used = max(2, round(per * long / (long + gap)))
    while at + used < len(line):
        span = line[at : at + used + 1]
        made.append(tube(span, [radius * 0.5, radius, radius, radius * 0.5], material, 0, 6))
        at += per
    return made


def thread(colour="#e6dcc4"):
    return plastic(colour, 0.7)
