"""The places where goods are photographed: a paper sweep, a table in a room, a floor before a wall."""

import math
import random

import numpy as np
from mathutils import Vector

from light import Lamps, surroundings
from materials import Surface, ceramic, linear, plastic, shade
from settings import boards, concrete, desk, linen, marble, plaster, slate, woods
from shapes import box, lathe, mesh, place

tones = {
    "mobile-phone": ("#c9c7c2", "#b9c4cc", "#d2c3b6"),
    "computer": ("#c8c8c4", "#aab2b4", "#cfc5b8"),
    "electrical-equipment": ("#ddd8cd", "#b4bfb9", "#d3bfae"),
    "family-life": ("#e2dacd", "#b8c2b4", "#cdb9a6"),
    "womens-clothing": ("#d9c8bf", "#cfc9bd", "#c3c9c4"),
    "mens-clothing": ("#c6c8c1", "#a9b0b5", "#c9bcab"),
    "outdoors": ("#bfc6b8", "#b7bfc4", "#cdc3ae"),
    "health": ("#c9d4d2", "#dcd2c8", "#c4cedb"),
    "food": ("#e2d6c2", "#a7ada0", "#c8b49c"),
    "toys": ("#e6d6ba", "#bcccd2", "#dcc0ae"),
    "shop": ("#e2e0da",),
}


def on(top, **more):
    return {"set": "table", "top": top, **more}


def swept(**more):
    return {"set": "sweep", **more}


usual = {
    "mobile-phone": (swept(), on("concrete"), on("walnut")),
    "computer": (on("oak"), on("walnut"), on("desk")),
    "electrical-equipment": (on("ash"), on("linen"), on("walnut")),
    "family-life": (on("oak"), on("marble"), on("linen")),
    "womens-clothing": (swept(shadow="leaves"), swept(shadow="window"), on("marble", shadow="leaves")),
    "mens-clothing": ({"set": "floor", "top": "oak"}, {"set": "floor", "top": "concrete"}),
    "outdoors": (
        {"set": "floor", "top": "concrete", "shadow": "leaves"},
        on("slate", shadow="leaves"),
        on("oak", shadow="leaves"),
    ),
    "health": (on("marble"), on("desk", shadow="leaves"), swept(shadow="leaves")),
    "food": (on("walnut"), on("linen"), on("slate")),
    "toys": (on("ash"), swept(shadow="window"), on("desk")),
    "shop": (swept(),),
}


def chosen_for(category, code):
    """The place and the tone of a product, drawn by its code: all its pictures share them."""
    rng = random.Random(f"place of {code}")
    return dict(rng.choice(usual[category])), rng.choice(tones[category])


class Place:
    """A product's measures, and what a set needs of them; `scale` is the size in centimetres."""

    def __init__(self, points, foot, azimuth, tone, seed, bright):
        low, high = points.min(0), points.max(0)
        self.size = max(float(np.linalg.norm(high - low)) / 2, 1e-3)
        self.middle = Vector(((low + high) / 2).tolist())
        self.foot = Vector((self.middle.x, self.middle.y, foot))
        self.turn = math.radians(azimuth)
        self.tone, self.bright = tone, bright
        self.depth = float(np.linalg.norm((high - low)[:2])) / 2
        self.rng = random.Random(seed)
        self.lamps = Lamps(self.middle, self.size, self.turn)

    def put(self, things, at=(0, 0, 0)):
        """Moves things from the set's own axes (x right, y away, sizes of the product) to the scene."""
        for thing in things if isinstance(things, list) else [things]:
            place(thing, tuple(self.foot + self.lamps.spot(at) * self.size), (0, 0, math.degrees(self.turn)))
        return things


def sweep(here, shadow=None, flat_lay=False, **_):
    size, lamps, bright = here.size, here.lamps, here.bright
    _paper(here, flat_lay)
    surroundings(
        here.turn,
        0.08,
        0.28,
        [(-62, 30, 0.42, 0.7, 1.2, False), (74, 16, 0.22, 0.9, 0.9, False), (150, 40, 0.5, 0.4, 0.5, False)],
    )
    if flat_lay:
        key = lamps.area((-2.4, 1.9, 3.0), 0.5, 118 * bright, "#fff3e4")
        if shadow:
            _shadow(here, key, shadow)
        lamps.area((2.6, -0.8, 2.6), 3.0, 12 * bright, "#eef4ff")
        return
    key = lamps.area((-2.5, -0.7, 3.0), 0.22 if shadow else 0.6, 166 * bright, "#fff4e6")
    if shadow:
        _shadow(here, key, shadow)
    lamps.area((-2.2, -2.6, 1.6), 2.6, 16 * bright)
    lamps.area((3.4, -1.2, 1.6), 3.2, 12 * bright, "#eef3ff")
    lamps.area((1.6, 2.4, 2.5), 0.8, 26 * bright, "#ffffff", 1.8)
    lamps.area((-1.0, 2.2, 5.0), 2.0, 34 * bright, aim=(0, 4.5, 1.2))


def table(here, top="oak", shadow="window", wall=None, flat_lay=False, props=True, **_):
    """A table top with a room behind it, out of focus."""
    size, lamps, bright, rng = here.size, here.lamps, here.bright, here.rng
    _top(here, top, 14 if flat_lay else 3.4 + here.depth / size)
    surroundings(
        here.turn,
        0.06,
        0.24,
        [(-70, 22, 0.55, 0.75, 2.2, True), (96, 14, 0.5, 0.6, 0.5, False)],
        "#f6f4f0",
    )
    if flat_lay:
        key = lamps.area((-2.6, 1.6, 2.6), 0.3, 128 * bright, "#fff0dc")
        _shadow(here, key, shadow)
        lamps.area((2.2, -1.0, 3.0), 3.2, 13 * bright, "#eaf2ff")
        return
    _room(here, wall or shade(here.tone, 0.9), rng, props)
    key = lamps.area((-3.0, 0.1, 2.5), 0.3, 178 * bright, "#fff0dc")
    _shadow(here, key, shadow)
    lamps.area((-2.2, -2.8, 1.5), 2.6, 17 * bright, "#f6f8ff")
    lamps.area((3.2, -1.4, 1.5), 3.0, 10 * bright, "#fff6ea")
    lamps.area((2.0, 2.6, 2.2), 1.0, 20 * bright, "#eef4ff", 1.8)
    lamps.area((-5.0, 8.0, 5.0), 3.0, 420 * bright, "#fff3e4", aim=(1, 14, 1))


def floor(here, top="oak", shadow="window", wall=None, flat_lay=False, **_):
    """Boards and a wall with a skirting board, for large goods."""
    size, lamps, bright = here.size, here.lamps, here.bright
    _top(here, top, 30)
    if not flat_lay:
        behind = 0.75 + here.depth / size
        face = box((40 * size, size * 0.2, 14 * size), plaster(wall or here.tone, size), round=0)
        here.put(face, (0, behind + 0.1, 0))
        here.put(
            box((40 * size, max(1.6, size * 0.02), max(9, size * 0.1)), plastic("#efece5", 0.45), round=0.4),
            (0, behind - 0.01, 0),
        )
    surroundings(here.turn, 0.14, 0.4, [(-70, 22, 0.55, 0.75, 2.2, True), (96, 14, 0.5, 0.6, 0.5, False)])
    key = lamps.area((-3.0, -1.2, 2.9), 0.3, 186 * bright, "#fff0dc")
    if shadow:
        _shadow(here, key, shadow)
    lamps.area((-2.2, -2.8, 2.0), 2.8, 16 * bright, "#f4f7ff")
    lamps.area((3.4, -1.8, 1.8), 3.2, 13 * bright, "#fff6ea")


def _shadow(here, lamp, kind):
    if kind == "window":
        here.lamps.window(lamp, wide=0.78)
    elif kind == "leaves":
        here.lamps.leaves(lamp, here.rng, wide=0.78)


def _paper(here, flat_lay):
    size = here.size
    near, bend, high, radius = -14 * size, (2.2 + here.depth / size) * size, 16 * size, 3 * size
    path = [(near, 0)]
    if flat_lay:
        path.append((14 * size, 0))
    else:
        steps = [k * math.pi / 48 for k in range(25)]
        path += [(bend + radius * math.sin(a), radius * (1 - math.cos(a))) for a in steps]
        path.append((bend + radius, high))
    vertices = [(x, y, z) for y, z in path for x in (-16 * size, 16 * size)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)]
    here.put(mesh(vertices, faces, plaster(here.tone, size, 0.25), 80))


def _top(here, kind, back):
    size = here.size
    deep, wide = (back + 12) * size, 36 * size
    middle = back - deep / size / 2
    if kind in woods:
        here.put(boards(kind, wide, deep, size, here.rng), (0, middle, 0))
        return
    made = {"marble": marble, "concrete": concrete, "linen": linen, "slate": slate, "desk": desk}[kind](size)
    thick = size * 0.2
    slab = box((wide, deep, thick), made, (0, 0, -thick), round=size * 0.03)
    here.put(slab, (0, middle, 0))


def _room(here, tone, rng, props):
    size = here.size
    far = 9 + here.depth / size
    here.put(
        box((70 * size, size, 40 * size), plaster(tone, size * 2, 0), (0, 0, -12 * size), round=0),
        (0, far + 1, 0),
    )
    if not props:
        return
    side = rng.choice((-1, 1))
    shelf = []
    y, z = (far - 0.7) * size, (0.5 + rng.uniform(-0.2, 0.2)) * size
    left = (side * 2.6 - 2.2) * size
    shelf.append(
        box(
            (6.5 * size, 1.3 * size, 0.16 * size),
            plastic("#9c7449", 0.5),
            (left + 2.2 * size, y, z),
            round=0.02 * size,
        )
    )
    at = left
    while at < left + 2.6 * size:
        wide, high = rng.uniform(0.14, 0.34) * size, rng.uniform(1.0, 1.7) * size
        tint = rng.choice(
            ("#7d3b2e", "#2f4858", "#d9cdb4", "#8a8f7a", "#c08a4a", "#39424e", "#e6dfd0", "#5f7464")
        )
        shelf.append(
            box(
                (wide * 0.94, 0.9 * size, high),
                plastic(tint, 0.7),
                (at + wide / 2, y, z + 0.16 * size),
                round=0.01 * size,
            )
        )
        at += wide
    vase = [(0, 0), (0.3, 0), (0.45, 0.3), (0.42, 0.7), (0.2, 1.0), (0.24, 1.15)]
    shelf.append(
        lathe(
            [(r * size, h * size) for r, h in vase],
            ceramic("#d8d0c2"),
            (at + 0.9 * size, y, z + 0.16 * size),
            curve=6,
        )
    )
    here.put(shelf)
    here.put(_plant(size, rng), (-side * 3.4, far - 2.2, -0.4))


def _plant(size, rng):
    green = Surface(Base_Color=linear(rng.choice(("#4a6b45", "#5b7a4a", "#3f5f4a"))), Roughness=0.5).material
    parts = [
        lathe(
            [(r * size, h * size) for r, h in ((0, 0), (0.55, 0), (0.7, 1.2), (0.62, 1.2))],
            ceramic("#b9694a"),
        ),
    ]
    for _ in range(26):
        a, lean, long = rng.uniform(0, 6.28), rng.uniform(0.2, 1.1), rng.uniform(1.2, 2.6) * size
        tip = Vector((math.cos(a) * math.sin(lean), math.sin(a) * math.sin(lean), math.cos(lean))) * long
        side = Vector((-math.sin(a), math.cos(a), 0)) * rng.uniform(0.14, 0.26) * size
        start = Vector((0, 0, 1.1 * size))
        middle = start + tip * 0.55 + Vector((0, 0, 0.1 * size))
        end = start + tip - Vector((0, 0, 0.25 * size * lean))
        points = [start, middle - side, end, middle + side]
        parts.append(mesh([tuple(p) for p in points], [(0, 1, 2, 3)], green, 0))
    return parts


def build(here, chosen, flat_lay):
    # A counter is a table for a row of goods, however long it is.
    kinds = {"sweep": sweep, "table": table, "counter": table, "floor": floor}
    given = {key: value for key, value in chosen.items() if key != "set"}
    kind = chosen["set"]
    if kind == "table" and here.size > 45:
        kind = "floor"
        if given.get("top") not in (*woods, "concrete"):
            given["top"] = "oak"
    if kind == "floor" and here.size < 12:
        kind = "table"
    kinds[kind](here, flat_lay=flat_lay, **given)
