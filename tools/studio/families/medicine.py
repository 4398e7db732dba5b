"""Medicine."""

import math
import random


from family import family
from labels import circle, drawing, fade, path, rect, sans, text
from materials import Surface, glass, linear, metal, paper, plastic, printed
from shapes import ball, box, cylinder, lathe, place_all, plate, slab, smooth_line, tube, wrap


def carton(size, art, at, turn, colour):
    """A folded box, its front printed."""
    w, d, h = size
    parts = [box(size, paper(colour), round=0.05)]
    parts.append(plate(w, h, printed(art, 0.5, 0.15), (0, -d / 2 - 0.01, h / 2), (90, 0, 0)))
    return place_all(parts, at, (0, 0, turn))


@family
def thermometer(d):
    red, white = plastic("#b3202a", 0.3), plastic("#fbfbf8", 0.35)
    scale = rect(0, 0, 1600, 130, "#fdfdf9")
    for i in range(71):
        x = 120 + i * 20
        scale += path(f"M{x} 20V{70 if i % 10 == 0 else 54 if i % 5 == 0 else 42}", stroke="#20242c", line=3)
        if i % 10 == 0:
            scale += text(str(35 + i // 10), x, 116, 44, "#c02830" if i // 10 >= 3 else "#20242c", sans, 600)

    def one():
        parts = [
            slab(11.4, 0.92, 0.12, 0.3, white, (1.6, 0, 0.28)),
            plate(10.9, 0.88, printed(drawing(scale, 1600, 130), 0.4), (1.6, 0, 0.41)),
        ]
        parts.append(
            tube([(-6.9, 0, 0.5), (-4.4, 0, 0.5), (2.1, 0.1, 0.5)], 0.06, plastic("#8c1f28", 0.2), 0, 8)
        )
        parts.append(
            tube(
                [(-7.4, 0, 0.5), (-6.7, 0, 0.5), (-4.5, 0, 0.5)], [0.22, 0.34, 0.3], metal("#c3c7cc", 0.12), 4
            )
        )
        shell = [
            (-8.0, 0, 0.5),
            (-7.6, 0, 0.5),
            (-6.6, 0, 0.5),
            (-4.6, 0, 0.5),
            (-3.8, 0, 0.5),
            (7.4, 0, 0.5),
            (7.8, 0, 0.5),
        ]
        parts.append(tube(shell, [0.12, 0.36, 0.42, 0.42, 0.66, 0.66, 0.5], glass(), 6, 32))
        parts.append(
            tube([(7.6, 0, 0.5), (9.2, 0, 0.5), (9.5, 0, 0.5)], [0.64, 0.6, 0.3], plastic("#2d6f9e", 0.3), 4)
        )
        return parts

    place_all(one(), (-0.5, -2.2, 0.2), (0, 0, 14), 1.15)
    case = [
        tube(
            [(-9.6, 0, 0), (-9.4, 0, 0), (9.4, 0, 0), (9.6, 0, 0)],
            [0.6, 1.0, 1.0, 0.6],
            plastic("#c3dbe8", 0.15, 0.6),
            0,
            32,
        )
    ]
    case.append(cylinder(1.06, 3, plastic("#2d6f9e", 0.35), (7, 0, 0), (0, 90, 0)))
    place_all(case, (0.5, 2.4, 1.0), (0, 0, 8))
    art = (
        fade("g", (0, "#f4fafb"), (1, "#cfe3ea"))
        + rect(0, 0, 500, 1900, "url(#g)")
        + rect(0, 0, 500, 300, "#2d6f9e")
        + text("CLEARWELL", 250, 170, 62, "#ffffff", sans, 600, spacing=4)
    )
    art += (
        text("Clear", 250, 620, 150, "#1d4766", sans, 600)
        + text("fever thermometer", 250, 720, 48, "#1d4766", sans)
        + path("M250 860V1500", stroke="#b9cfd9", line=70)
        + path("M250 1180V1500", stroke="#b3202a", line=26)
        + circle(250, 1560, 70, "#b3202a")
        + text("mercury free", 250, 1780, 48, "#1d4766", sans, 600)
    )
    place_all(
        carton((4.6, 2.4, 17.4), drawing(art, 500, 1900), (0, 0, 0), 0, "#f0f6f8"), (-2, 7.5, 0), (0, 0, -8)
    )
    return {
        "azimuth": -16,
        "elevation": 24,
        "fill": 0.82,
        "samples": 24,
        "detail": {"zoom": 2.3, "azimuth": 4, "elevation": 36, "look": (-2, -2.6, 0.6)},
    }


@family
def capsules(d):
    amber = Surface(Base_Color=linear("#8a3c0a"), Roughness=0.12, Clearcoat=1.0)
    lathe(
        smooth_line(
            [
                (0, 0),
                (3.0, 0),
                (3.4, 0.5),
                (3.4, 1.2),
                (3.4, 7.4),
                (3.4, 8),
                (3.0, 9.0),
                (2.5, 9.5),
                (2.5, 10.2),
            ],
            4,
        ),
        amber.material,
        segments=96,
    )
    cap = plastic("#f8f8f5", 0.35)
    lathe([(0, 12.4), (2.6, 12.4), (2.85, 12.2), (2.9, 10.0), (2.7, 9.9)], cap, segments=96)
    for k in range(60):
        a = k / 60 * 6.283
        box(
            (0.07, 0.12, 2.0),
            cap,
            (2.9 * math.cos(a), 2.9 * math.sin(a), 10.1),
            (0, 0, math.degrees(a)),
            round=0.03,
        )
    art = (
        rect(0, 0, 1400, 780, "#fbfaf5")
        + rect(0, 0, 1400, 120, "#f0b429")
        + text("CLEARWELL HEALTH", 700, 80, 50, "#3b2a06", sans, 600, spacing=8)
    )
    art += (
        circle(700, 320, 120, "#f5c64a")
        + text("D3", 700, 358, 110, "#3b2a06", sans, 700)
        + text("Vitamin D3 with K2", 700, 540, 88, "#2a2f38", sans, 600)
        + text("120 capsules in coconut oil", 700, 620, 52, "#5b6270", sans)
        + text("one a day", 700, 700, 46, "#5b6270", sans)
    )
    wrap(3.46, 6.0, printed(drawing(art, 1400, 780), 0.45), (0, 0, 1.2), angle=170)
    soft = Surface(
        Base_Color=linear("#e09a1c"),
        Roughness=0.1,
        Clearcoat=1.0,
        Specular=0.6,
        Subsurface=0.15,
        Subsurface_Color=linear("#f2b630"),
    )
    generator = random.Random(4)
    for _ in range(26):
        a, r = generator.uniform(3.5, 6.2), generator.uniform(4.6, 8.4)
        ball(
            0.52,
            soft.material,
            (r * math.cos(a) * 1.1, r * math.sin(a) * 0.75, 0.5),
            (1.55, 0.95, 0.95),
            (0, 0, generator.uniform(0, 180)),
            segments=28,
        )
    return {
        "azimuth": -12,
        "elevation": 15,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 14, "look": (1, -4, 2)},
    }
