"""Hats."""

import math

import numpy as np

from family import family
from materials import fabric, shade
from shapes import ball, grid, tube
from surfaces import wrinkle


@family
def cap(d):
    cloth, thread = fabric(d["colour"], 1.6, shade(d["colour"], 1.12)), fabric(shade(d["colour"], 1.3), 4)
    rows, high = [], 11.0
    a = np.linspace(0, 2 * math.pi, 180, endpoint=False)
    for t in np.linspace(0, 1, 26):
        b = t * math.pi / 2
        r = 8.8 * math.cos(b) ** 0.72
        panel = 1 + 0.012 * np.abs(np.sin(3 * a)) * math.sin(b * 1.6)
        lean = 0.5 * math.sin(b)
        rows.append(
            np.stack(
                [
                    r * panel * np.cos(a) * 0.94,
                    r * panel * np.sin(a) * 1.08 + lean,
                    high * math.sin(b) ** 0.95 * (1 + 0.02 * np.cos(6 * a)) + 0.2,
                ],
                1,
            )
        )
    crown = grid(rows, cloth, closed=True, smooth=80)
    wrinkle(crown, 0.35, 3.2)
    for k in range(6):
        t0 = k * math.pi / 3
        line = []
        for t in np.linspace(0.02, 0.98, 18):
            b = t * math.pi / 2
            r = 8.9 * math.cos(b) ** 0.72
            line.append(
                (
                    r * math.cos(t0) * 0.94,
                    r * math.sin(t0) * 1.08 + 0.5 * math.sin(b),
                    high * math.sin(b) ** 0.95 * (1 + 0.02 * math.cos(6 * t0)) + 0.24,
                )
            )
        for s in (-0.18, 0.18):
            tube([(x - s * math.sin(t0), y + s * math.cos(t0), z) for x, y, z in line], 0.06, thread, 0, 6)
        t1 = t0 + math.pi / 6
        ball(
            0.34,
            thread,
            (
                8.9 * math.cos(0.85) ** 0.72 * math.cos(t1) * 0.95,
                8.9 * math.cos(0.85) ** 0.72 * math.sin(t1) * 1.09 + 0.4,
                high * math.sin(0.85) ** 0.95,
            ),
            segments=14,
        )
    ball(0.75, cloth, (0, 0.5, high + 0.2), (1, 1, 0.5))
    brim = []
    for share in np.linspace(0, 1, 14):
        row = []
        for b in np.linspace(-72, 72, 50):
            c = math.radians(b)
            x0, y0 = 8.8 * math.sin(c) * 0.94, -8.8 * math.cos(c) * 1.08
            reach = 7.6 * math.cos(c * 1.12) ** 0.7 if abs(b) < 79 else 0
            x, y = x0 * (1 + 0.04 * share), y0 - reach * share
            row.append(
                (x, y, 0.9 - 0.055 * x * x * (0.3 + 0.7 * share) * 0.45 - 0.9 * share**2 + 0.6 * share)
            )
        brim.append(row)
    visor = grid(brim, cloth, smooth=80)
    thick = visor.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.35
    for share in (0.3, 0.5, 0.7, 0.9):
        row = brim[int(share * 13)]
        tube([(x, y, z + 0.02) for x, y, z in row], 0.05, thread, 0, 6)
    return {
        "azimuth": -34,
        "elevation": 16,
        "fill": 0.76,
        "detail": {"zoom": 2.0, "azimuth": 8, "elevation": 24, "look": (0, -8, 4)},
    }
