"""Flat garments: outlines with thickness, folds and creases."""

import math

import cv2
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

from shapes import mesh, smooth_line, tube

grain = 6


class Piece:
    """One layer of cloth over an outline in x and y; `folds` are (angle, wavelength, height, from, to along y)."""

    def __init__(
        self, outline, material, base=0.0, swell=0.8, folds=(), crease=0.25, seed=1, spacing=0.55, round=6
    ):
        self.points = smooth_line(outline, round, True) if round else np.array(outline, float)
        self.base, self.swell, self.folds, self.crease, self.seed = base, swell, folds, crease, seed
        self.low = self.points.min(0) - 1
        size = np.ceil((np.ptp(self.points, axis=0) + 2) * grain).astype(int)
        mask = np.zeros((size[1], size[0]), np.uint8)
        cv2.fillPoly(mask, [np.round((self.points - self.low) * grain).astype(np.int32)], 255)
        self.inside = cv2.distanceTransform(mask, cv2.DIST_L2, 5) / grain
        self.thing = self._build(material, spacing)

    def depth(self, x, y):
        column, row = int((x - self.low[0]) * grain), int((y - self.low[1]) * grain)
        height, width = self.inside.shape
        return float(self.inside[min(max(row, 0), height - 1), min(max(column, 0), width - 1)])

    def height(self, x, y):
        d = self.depth(x, y)
        z = self.base + self.swell * (1 - math.exp(-d / 1.1))
        calm = 1 - math.exp(-d / 2.2)
        spot = Vector((x * 0.09, y * 0.09, self.seed * 7.3))
        warp = noise.noise(spot) * 2.6
        for angle, length, high, start, end in self.folds:
            a = math.radians(angle)
            along = (x * math.cos(a) + y * math.sin(a)) / length * 2 * math.pi
            share = min(1, max(0, (y - start) / (end - start))) if start != end else 1
            z += high * share * (0.25 + 0.75 * calm) * math.sin(along + warp + self.seed)
        small = noise.noise(Vector((x * 0.22, y * 0.16, self.seed * 3.1)))
        ridge = 1 - abs(noise.noise(Vector((x * 0.13 + 5, y * 0.1, self.seed * 1.7))))
        return z + self.crease * calm * (small + 1.2 * ridge**6)

    def _build(self, material, spacing):
        edge = self.points
        steps = np.linalg.norm(np.diff(np.vstack([edge, edge[:1]]), axis=0), axis=1)
        keep, travelled = [], spacing
        for point, step in zip(edge, steps):
            if travelled >= spacing * 0.6:
                keep.append(point)
                travelled = 0
            travelled += step
        edge = np.array(keep)
        high = self.low + np.array(self.inside.shape[::-1]) / grain
        xs, ys = np.arange(self.low[0], high[0], spacing), np.arange(self.low[1], high[1], spacing * 0.87)
        inner = []
        for row, y in enumerate(ys):
            for x in xs + (spacing / 2 if row % 2 else 0):
                if self.depth(x, y) > spacing * 0.55:
                    inner.append((x, y))
        all_points = [Vector(p) for p in edge] + [Vector(p) for p in inner]
        count = len(edge)
        ring = [(i, (i + 1) % count) for i in range(count)]
        found, _, faces, origin, *_ = delaunay_2d_cdt(all_points, ring, [], 1, 1e-4)
        vertices = [(p[0], p[1], self.height(p[0], p[1])) for p in found]
        rim = [i for i, source in enumerate(origin) if any(s < count for s in source)]
        back = {}
        for i in rim:
            back[i] = len(vertices)
            x, y, z = vertices[i]
            vertices.append((x, y, min(z, self.base) - 0.35))
        faces = [tuple(face) for face in faces]
        pairs = {}
        for face in faces:
            for a, b in zip(face, face[1:] + face[:1]):
                pairs[(a, b)] = pairs.get((a, b), 0) + 1
        for a, b in list(pairs):
            if (b, a) not in pairs and a in back and b in back:
                faces.append((b, a, back[a], back[b]))
        flat = np.array([v[:2] for v in vertices])
        uvs = [tuple(v / 44) for v in flat]
        return mesh(vertices, faces, material, 70, uvs)

    def seam(self, points, material, radius=0.07, lift=0.02, curve=6):
        """A line sewn on the piece."""
        line = smooth_line(points, curve) if curve else np.array(points, float)
        fine = []
        for a, b in zip(line[:-1], line[1:]):
            count = max(1, int(np.linalg.norm(b - a) / 0.5))
            fine += [a + (b - a) * k / count for k in range(count)]
        fine.append(line[-1])
        return tube([(x, y, self.height(x, y) + lift) for x, y in fine], radius, material, 0, 8)

    def stitches(self, points, material, long=0.32, gap=0.22, radius=0.05):
        """A broken line of thread."""
        line = smooth_line(points, 6)
        lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        at = 0.0
        while at + long < lengths[-1]:
            ends = [
                [np.interp(t, lengths, line[:, i]) for i in (0, 1)] for t in (at, at + long / 2, at + long)
            ]
            tube([(x, y, self.height(x, y) + 0.03) for x, y in ends], radius, material, 0, 5)
            at += long + gap


def mirrored(half):
    """A whole outline from its right half, top to bottom."""
    return list(half) + [(-x, y) for x, y in reversed(half) if abs(x) > 1e-6]
