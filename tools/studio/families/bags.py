"""Bags and glasses."""

import math

import numpy as np

from family import family
from materials import fabric, glass, leather, linear, metal, plastic, shade, Surface
from shapes import ball, box, cylinder, grid, lathe, mesh, place, place_all, slab, smooth_line, tube
from surfaces import wrinkle


@family
def handbag(d):
    hide, dark, brass = (
        leather(d["colour"], 0.4, 0.9),
        leather(shade(d["colour"], 0.72), 0.45),
        metal("#c8a657", 0.22),
    )
    rows = []
    for t in np.linspace(0, 1, 26):
        wide = 17.5 - 3.2 * t**1.2
        deep = 6.6 - 2.6 * t**1.4
        ring = []
        for b in np.linspace(0, 2 * math.pi, 96, endpoint=False):
            c, s = math.cos(b), math.sin(b)
            ring.append((wide * np.sign(c) * abs(c) ** 0.3, deep * np.sign(s) * abs(s) ** 0.42, 1.0 + 24 * t))
        rows.append(ring)
    rows.insert(0, [(x * 0.96, y * 0.92, 0.55) for x, y, _ in rows[0]])
    body = grid(rows, hide, closed=True, cap=True, smooth=60)
    wrinkle(body, 0.5, 9)
    flap = []
    for t in np.linspace(0, 1, 30):
        if t < 0.35:
            y, z = 4.2 - 8.6 * t / 0.35, 25.3 + 0.35 * math.sin(t / 0.35 * math.pi)
        else:
            k = (t - 0.35) / 0.65
            y, z = -4.4 - 1.5 * k, 25.2 - 11.5 * k
        wide = 14.7 + 1.3 * t - (0 if t < 0.8 else 6 * ((t - 0.8) / 0.2) ** 2.4)
        flap.append([(x * wide, y - 0.25 * (1 - abs(x) ** 4), z) for x in np.linspace(-1, 1, 40)])
    cover = grid(flap, hide, smooth=80)
    thick = cover.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.35
    wrinkle(cover, 0.25, 7)
    edge = [row[0] for row in flap[10:]] + flap[-1] + [row[-1] for row in reversed(flap[10:])]
    tube(edge, 0.2, dark, 0, 8)
    box((4.2, 0.9, 3.2), brass, (0, -6.5, 12.2), round=0.35)
    box((1.4, 0.6, 2.0), brass, (0, -7.1, 12.8), round=0.25)
    for s in (-1, 1):
        for y in (-3.2, 3.2):
            ring = [
                (s * 9.4 + 1.3 * math.cos(a), y, 27 + 1.3 * math.sin(a))
                for a in np.linspace(0, 6.283, 24, endpoint=False)
            ]
            tube(ring, 0.26, brass, 2, 10, closed=True)
            box((1.7, 0.5, 3.2), dark, (s * 9.4, y, 23.6), round=0.2)
        for y in (-4.6, 4.6):
            cylinder(0.7, 0.6, brass, (s * 13, y, 0.0), round=0.2)
    for y, lean in ((-3.2, -2.2), (3.2, 1.2)):
        tube(
            [
                (-9.4, y, 27.6),
                (-8.8, y + lean * 0.4, 33),
                (-5.2, y + lean, 38),
                (0, y + lean * 1.2, 39.6),
                (5.2, y + lean, 38),
                (8.8, y + lean * 0.4, 33),
                (9.4, y, 27.6),
            ],
            0.85,
            dark,
            12,
            16,
        )
    place(slab(3.2, 4.6, 0.3, 0.4, dark, round=0.1), (11.2, -6.7, 19), (84, 0, 8))
    return {
        "azimuth": -28,
        "elevation": 12,
        "fill": 0.82,
        "detail": {"zoom": 2.2, "azimuth": 8, "look": (1, -6, 15)},
    }


@family
def clutch(d):
    satin, gold = Surface(
        Base_Color=linear(d["colour"]), Roughness=0.36, Sheen=1.0, Specular=0.6, Anisotropic=0.6
    ), metal("#cfa95a", 0.18)
    satin.bump(satin.noise(18, 2, (1, 0.1, 1)), 0.06, 0.02)
    rows = []
    for k in range(31):
        a = -math.pi / 2 + k / 30 * math.pi
        share, up = max(math.cos(a), 1e-3) ** 0.3, math.sin(a)
        ring = []
        for b in np.linspace(0, 2 * math.pi, 120, endpoint=False):
            c, s = math.cos(b), math.sin(b)
            px, pz = np.sign(c) * abs(c) ** 0.3, np.sign(s) * abs(s) ** 0.36
            pleat = 0.16 * math.sin(px * 30) * (1 - abs(pz) ** 2) * abs(up)
            ring.append(
                (
                    px * share * 12.5,
                    (up * 2.6 + pleat * np.sign(up)) * (0.55 + 0.45 * (1 - pz * pz)),
                    pz * share * 6.6,
                )
            )
        rows.append(ring)
    body = grid(rows, satin.material, closed=True, cap=True, smooth=80)
    place(body, (0, 0, 6.6))
    frame = [
        (-11.6, 0, 10.6),
        (-11.3, 0, 12.3),
        (-9, 0, 12.9),
        (0, 0, 13.1),
        (9, 0, 12.9),
        (11.3, 0, 12.3),
        (11.6, 0, 10.6),
    ]
    for y in (-0.35, 0.35):
        tube([(x, y, z) for x, _, z in frame], 0.34, gold, 8, 14)
    for s in (-1, 1):
        ball(0.85, gold, (s * 0.55, -0.2 * s, 14.2), segments=32)
        cylinder(0.28, 1.0, gold, (s * 0.55, 0, 13.0))
    link = [(0.55 * math.cos(a), 0.32 * math.sin(a), 0) for a in np.linspace(0, 6.283, 14, endpoint=False)]
    path_ = smooth_line(
        [
            (11.7, 0, 11.6),
            (14.6, -2, 7.6),
            (14.0, -6, 0.5),
            (8, -9, 0.3),
            (0, -8, 0.3),
            (-6, -9.6, 0.3),
            (-12, -7.4, 0.3),
            (-14.6, -4, 0.4),
        ],
        22,
    )
    step, before, k = 0.86, path_[0], 0
    for point in path_:
        if np.linalg.norm(point - before) >= step:
            ahead = point - before
            one = tube(link, 0.12, gold, 2, 8, closed=True)
            place(one, turn=(90 * (k % 2), 0, 0))
            place(
                one,
                turn=(
                    0,
                    -math.degrees(math.asin(ahead[2] / np.linalg.norm(ahead))),
                    math.degrees(math.atan2(ahead[1], ahead[0])),
                ),
            )
            place(one, tuple((point + before) / 2))
            before, k = point, k + 1
    return {
        "azimuth": -18,
        "elevation": 16,
        "fill": 0.82,
        "detail": {"zoom": 2.3, "azimuth": 8, "look": (1, 0, 12)},
    }


@family
def sunglasses(d):
    frame = Surface(Roughness=0.14, Clearcoat=1.0)
    frame.link(
        frame.ramp(
            frame.noise(0.7, 3, distortion=1.4), (0.35, "#1c100a"), (0.52, "#4a2814"), (0.7, "#8a5226")
        ),
        "Base Color",
    )
    lens = Surface(Base_Color=linear("#1d241f"), Roughness=0.04, Specular=0.7, Clearcoat=1.0)
    place_all(spectacles(frame.material, lens.material, 14.6, 5.0, round_=False), (-1, -5, 0), (0, 0, 16))
    case = [
        lathe(
            [(0, -8.4), (1.6, -8.3), (3.0, -7.4), (3.5, -5.6), (3.5, 5.6), (3.0, 7.4), (1.6, 8.3), (0, 8.4)],
            leather("#6d4529", 0.45),
            curve=5,
        )
    ]
    place_all(case, (0, 0, 0), (0, 90, 0), (1, 1, 0.7))
    place_all(case, (3, 8, 2.4), (0, 0, 8))
    return {
        "azimuth": -16,
        "elevation": 16,
        "fill": 0.88,
        "detail": {"zoom": 2.1, "azimuth": 12, "look": (-3, -5, 2.4)},
    }


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
