"""Woven and knitted cloth: tiles of thread drawn pixel by pixel, their surfaces, and loose fibres."""

import hashlib
import os

import bpy
import cv2
import numpy as np

from labels import folder
from materials import Surface, linear, shade

knit_cell, thread = 48, 4


def rgb(colour):
    return np.array(linear(colour)[:3])


def _store(name, colour, height):
    """Writes a tile as colour (sRGB) and height, and answers both paths."""
    os.makedirs(folder, exist_ok=True)
    key = hashlib.sha256(name.encode()).hexdigest()[:16]
    paths = [os.path.abspath(os.path.join(folder, f"{key}-{part}.png")) for part in ("colour", "height")]
    shown = np.where(
        colour <= 0.0031308, colour * 12.92, 1.055 * np.clip(colour, 1e-6, None) ** (1 / 2.4) - 0.055
    )
    cv2.imwrite(paths[0], (np.clip(shown[..., ::-1], 0, 1) * 255).round().astype(np.uint8))
    cv2.imwrite(paths[1], (np.clip(height, 0, 1) * 65535).round().astype(np.uint16))
    return paths


def _cloudy(shape, blur, seed):
    """Noise of mean 0 and deviation 1 that tiles; `blur` is (down, across) in pixels."""
    made = np.random.default_rng(seed).standard_normal(shape)
    rows, columns = np.fft.fftfreq(shape[0])[:, None], np.fft.fftfreq(shape[1])[None]
    spectrum = np.fft.fft2(made) * np.exp(-2 * np.pi**2 * ((rows * blur[0]) ** 2 + (columns * blur[1]) ** 2))
    made = np.real(np.fft.ifft2(spectrum))
    return made / made.std()


def knit(colour, stitches=40, rows=52, fleck=0.1, shadow=0.66):
    """Stockinette; `shadow` is how much darker the gaps between the threads are."""
    high = int(knit_cell * 0.77)
    u, v = np.meshgrid((np.arange(knit_cell) + 0.5) / knit_cell, (np.arange(high) + 0.5) / high)
    cell = np.zeros_like(u)
    for step in (-1, 0, 1):
        w = v + step
        for side in (-1, 1):
            middle = 0.5 + side * (0.07 + 0.33 * (1 - w))
            across = np.clip(1 - ((u - middle) / 0.235) ** 2, 0, None) ** 0.5
            along = np.clip(1 - ((w - 0.5) / 0.78) ** 2, 0, None) ** 0.6
            cell = np.maximum(cell, across * along)
    height = np.tile(cell, (rows, stitches))
    fibre = _cloudy(height.shape, (5, 0.8), 3) * 0.06
    drift = _cloudy(height.shape, (90, 90), 4) * 0.05
    height = np.clip(height * 0.86 + fibre + drift * 0.5, 0, 1)
    melange = _cloudy(height.shape, (9, 5), 5) * fleck + _cloudy(height.shape, (2, 1.2), 6) * fleck * 0.7
    tone = (1 - shadow + shadow * height) * (1 + melange + drift * 2 * fleck)
    return _store(f"knit {colour} {stitches} {rows} {fleck} {shadow}", tone[..., None] * rgb(colour), height)


def twill(warp, weft, threads=480, over=3, slub=0.16, warps=None, wefts=None):
    """A diagonal weave. `warps` and `wefts` may give a colour for each thread, as for a check."""
    size = threads * thread
    x, y = np.meshgrid(np.arange(size), np.arange(size))
    column, row = x // thread, y // thread
    up = (column + row) % (over + 1 if over != 2 else 4) < (over if over != 2 else 2)
    a, b = (x % thread + 0.5) / thread, (y % thread + 0.5) / thread
    round_x, round_y = np.sqrt(1 - (2 * a - 1) ** 2 * 0.8), np.sqrt(1 - (2 * b - 1) ** 2 * 0.8)
    height = np.where(up, 0.45 + 0.5 * round_x, 0.15 + 0.45 * round_y)
    first = rgb(warp)[None] if warps is None else np.array([rgb(c) for c in warps])
    second = rgb(weft)[None] if wefts is None else np.array([rgb(c) for c in wefts])
    colour = np.where(up[..., None], first[column % len(first)], second[row % len(second)])
    generator = np.random.default_rng(8)
    long = (
        _cloudy((size // 8, threads), (16, 0.01), 9) * slub + generator.standard_normal(threads) * slub * 0.5
    )
    wide = _cloudy((threads, size // 8), (0.01, 16), 10) * slub * 0.8
    uneven = np.where(
        up,
        np.repeat(np.repeat(long, 8, 0), thread, 1)[:size, :size],
        np.repeat(np.repeat(wide, 8, 1), thread, 0),
    )
    tone = (0.55 + 0.45 * height) * (1 + uneven + _cloudy(height.shape, (60, 60), 11) * 0.03)
    name = f"twill {warp} {weft} {threads} {over} {slub} {warps} {wefts}"
    return _store(name, np.clip(tone, 0.05, 2)[..., None] * colour, height + uneven * 0.15)


def cloth(paths, tile, strength=0.6, depth=0.06, sheen=0.4, roughness=0.85):
    """The surface of a tile that measures `tile` (width, height) centimetres on a UV in centimetres."""
    made = Surface(Roughness=roughness, Sheen=sheen, Sheen_Tint=0.6, Specular=0.12)
    where = made.node("ShaderNodeTexCoord").outputs["UV"]
    placed = made.node(
        "ShaderNodeMapping",
        {"Vector": where, "Scale": (1 / tile[0], 1 / tile[1], 1)},
    ).outputs[0]
    images = []
    for path, space in zip(paths, ("sRGB", "Non-Color")):
        image = bpy.data.images.load(path, check_existing=True)
        image.colorspace_settings.name = space
        images.append(made.node("ShaderNodeTexImage", {"Vector": placed}, image=image).outputs["Color"])
    made.link(images[0], "Base Color")
    made.bump(images[1], strength, depth, made.bump(made.noise(0.35, 3), 0.06, 0.5))
    return made.material


def fuzz(thing, colour, length=0.22, count=16000, thickness=0.006, stiff=0.5):
    """Loose fibres that stand off a thing, as wool and cotton have them."""
    made = Surface(Base_Color=linear(shade(colour, 1.05)), Roughness=1.0, Specular=0.05)
    thing.data.materials.append(made.material)
    thing.modifiers.new("fuzz", "PARTICLE_SYSTEM")
    settings = thing.particle_systems[-1].settings
    settings.type = "HAIR"
    settings.count = count
    settings.hair_length = length
    settings.hair_step = settings.render_step = settings.display_step = 3
    settings.use_advanced_hair = True
    settings.brownian_factor = stiff * length
    settings.factor_random = 0.9 * length
    settings.tangent_factor = 0.5 * length
    settings.child_type = "NONE"
    settings.material = len(thing.data.materials)
    settings.root_radius, settings.tip_radius, settings.radius_scale = thickness, thickness * 0.4, 1
    return thing
