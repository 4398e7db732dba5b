"""Glasses to read with."""

import math

import numpy as np

from family import family
from materials import Surface, fabric, glass, leather, plastic
from shapes import ball, box, lathe, mesh, place_all, tube
from surfaces import wrinkle


def spectacles(frame, lens, width=14.0, height=4.6, round_=True):
    """A pair of glasses that stands on its folded-out arms, its front towards -y."""
    parts = []
    for s in (-1, 1):
        cx = s * width * 0.245
        w, h = width * 0.2, height / 2
        power = 2.0 if round_ else 3.0
        ring = []
        for a in np.linspace(0, 2 * math.pi, 72, endpoint=False):
            c, n = math.cos(a), math.sin(a)
            x = w * np.sign(c) * abs(c) ** (2 / power)
            z = h * np.sign(n) * abs(n) ** (2 / power) * (1 + 0.08 * s * c)
            ring.append((cx + x, 0.012 * (cx + x) ** 2, z))
        parts.append(tube(ring, 0.24 if round_ else 0.4, frame, 1, 14, closed=True, flatten=0.75))
        inner = np.array(ring)
        faces = [tuple(range(len(inner)))]
        parts.append(mesh(inner, faces, lens, 0))
        hinge = cx + s * w * 1.02
        y0 = 0.012 * hinge**2
        arm = [
            (hinge - s * 0.1, y0, height * 0.22),
            (hinge + s * 0.5, y0 + 0.4, height * 0.24),
            (hinge + s * 0.55, 5, height * 0.24),
            (hinge + s * 0.3, 10, height * 0.2),
            (hinge, 13.2, -height * 0.16),
            (hinge - s * 0.1, 14.4, -height * 0.4),
        ]
        parts.append(tube(arm, [0.3, 0.3, 0.24, 0.24, 0.3, 0.26], frame, 10, 14, flatten=0.7))
        parts.append(ball(0.3, plastic("#f2efe8", 0.3), (s * 0.95, 0.5, -0.5), (0.4, 0.7, 1.1)))
    bridge = [
        (-width * 0.06, 0.0, height * 0.12),
        (0, -0.1, height * 0.24),
        (width * 0.06, 0.0, height * 0.12),
    ]
    parts.append(tube(bridge, 0.26 if round_ else 0.4, frame, 8))
    return place_all(parts, (0, 0, height / 2 + 0.25))


@family
def reading_glasses(d):
    frame = Surface(Roughness=0.25, Clearcoat=0.6)
    frame.link(
        frame.ramp(
            frame.noise(0.9, 3, distortion=1.0), (0.35, "#3a1d0e"), (0.5, "#7d4420"), (0.68, "#c98a48")
        ),
        "Base Color",
    )
    place_all(spectacles(frame.material, glass("#eef6f6", 1.2)), (-1, -4, 0), (0, 0, 14))
    case = [
        lathe(
            [(0, -8), (1.6, -7.9), (2.9, -6.8), (3.2, -5), (3.2, 5), (2.9, 6.8), (1.6, 7.9), (0, 8)],
            leather("#3c5a52", 0.5),
            curve=5,
        )
    ]
    place_all(case, (0, 0, 0), (0, 90, 0), (1, 1, 0.72))
    place_all(case, (2, 9, 2.25), (0, 0, 10))
    cloth = box((11, 8, 0.12), fabric("#b8cfc8", 1.4), (9.5, -1, 0), (0, 0, 30), round=0.05)
    wrinkle(cloth, 0.3, 2.0, levels=4)
    return {
        "azimuth": -18,
        "elevation": 18,
        "fill": 0.88,
        "samples": 28,
        "detail": {"zoom": 2.0, "azimuth": 10, "look": (-3, -4, 2)},
    }
