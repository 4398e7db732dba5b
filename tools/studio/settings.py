"""Surfaces of the sets: boards, stone, linen, plaster. Textures have about their real sizes in centimetres."""

from materials import Surface, pores, shade
from shapes import box

woods = {
    "oak": ("#bd9a72", "#a58058", 0.42),
    "ash": ("#d9c3a0", "#bfa680", 0.45),
    "walnut": ("#6f4a31", "#4c3020", 0.36),
}


def boards(kind, wide, deep, size, rng):
    """Planks side by side along x; small goods stand on narrow planks, large ones on a floor."""
    colour, dark, gloss = woods[kind]
    across = min(16.0, max(size * 1.15, 4.0))
    thick = across * 0.22
    made = []
    count = int(deep / across) + 1
    materials = [_plank(colour, dark, gloss, across, rng) for _ in range(5)]
    for k in range(count):
        y = deep / 2 - across * (k + 0.5)
        plank = box(
            (wide, across * 0.994, thick), rng.choice(materials), (0, y, -thick), round=across * 0.008
        )
        plank.data.transform(plank.matrix_world)
        plank.matrix_world.identity()
        made.append(plank)
    return made


def _plank(colour, dark, gloss, across, rng):
    tone = rng.uniform(0.9, 1.06)
    made = Surface(Specular=0.4)
    shift = (rng.uniform(-50, 50) * across, rng.uniform(-5, 5) * across, rng.uniform(-5, 5) * across)
    where = made.node("ShaderNodeTexCoord").outputs["Object"]

    def grain(stretch, scale, detail, distortion=0.0, roughness=0.5):
        spot = made.node("ShaderNodeMapping", {"Vector": where, "Location": shift, "Scale": stretch})
        return made.node(
            "ShaderNodeTexNoise",
            {
                "Vector": spot.outputs[0],
                "Scale": scale / across,
                "Detail": detail,
                "Distortion": distortion,
                "Roughness": roughness,
            },
        ).outputs["Fac"]

    broad = grain((0.07, 1, 1), 1.6, 2, 1.2)
    rings = made.node("ShaderNodeMath", {0: broad, 1: 14.0}, operation="MULTIPLY").outputs[0]
    rings = made.node("ShaderNodeMath", {0: rings, 1: 1.0}, operation="PINGPONG").outputs[0]
    fine = grain((0.015, 1, 1), 60, 4, 0, 0.7)
    mixed = made.node("ShaderNodeMath", {0: rings, 1: 0.22, 2: 0.2}, operation="MULTIPLY_ADD").outputs[0]
    mixed = made.node("ShaderNodeMath", {0: fine, 1: 0.6, 2: mixed}, operation="MULTIPLY_ADD").outputs[0]
    board = made.ramp(
        mixed,
        (0.3, shade(dark, tone)),
        (0.62, shade(colour, tone)),
        (0.9, shade(colour, min(tone * 1.06, 1.12))),
    )
    made.link(made.times(board, made.ramp(grain((0.05, 1, 1), 13 * across, 1), *pores)), "Base Color")
    rough = made.node("ShaderNodeMapRange", {"Value": fine, "To Min": gloss - 0.06, "To Max": gloss + 0.16})
    made.link(rough.outputs[0], "Roughness")
    made.bump(fine, 0.1, across * 0.006)
    return made.material


def marble(size):
    made = Surface(Roughness=0.22, Specular=0.5)
    scale = 1 / max(size, 4)
    veins = made.noise(0.8 * scale, 6, (1, 0.6, 1), 2.2)
    lines = made.node("ShaderNodeMath", {0: veins, 1: 0.5}, operation="SUBTRACT").outputs[0]
    lines = made.node("ShaderNodeMath", {0: lines}, operation="ABSOLUTE").outputs[0]
    made.link(
        made.ramp(lines, (0.0, "#c6c3be"), (0.012, "#d8d5d0"), (0.07, "#e2dfda"), (0.5, "#e9e6e1")),
        "Base Color",
    )
    return made.material


def concrete(size):
    made = Surface(Specular=0.3)
    scale = 1 / max(size, 4)
    cloud, speck = made.noise(1.1 * scale, 8), made.noise(22 * scale, 4)
    both = made.node("ShaderNodeMath", {0: speck, 1: 0.3, 2: cloud}, operation="MULTIPLY_ADD").outputs[0]
    made.link(made.ramp(both, (0.4, "#8f8d89"), (0.65, "#a8a5a0"), (0.9, "#bcb9b3")), "Base Color")
    made.link(made.ramp(cloud, (0.3, "#777777"), (0.7, "#b0b0b0")), "Roughness")
    made.bump(speck, 0.15, size * 0.004)
    return made.material


def slate(size):
    made = Surface(Specular=0.4)
    scale = 1 / max(size, 4)
    layers, speck = made.noise(1.4 * scale, 9, (1, 0.7, 1), 1.2), made.noise(30 * scale, 3)
    made.link(made.ramp(layers, (0.3, "#2c2f32"), (0.6, "#3a3e41"), (0.85, "#4a4e50")), "Base Color")
    made.link(made.ramp(speck, (0.3, "#666666"), (0.7, "#9a9a9a")), "Roughness")
    made.bump(layers, 0.25, size * 0.012)
    return made.material


def desk(size):
    """A painted top, slightly worn."""
    made = Surface(Specular=0.45)
    cloud, speck = made.noise(0.5 / max(size, 4), 3), made.noise(14 / max(size, 4), 4)
    made.link(made.ramp(cloud, (0.3, "#d3d0ca"), (0.7, "#dedbd5")), "Base Color")
    made.link(made.ramp(speck, (0.3, "#4c4c4c"), (0.7, "#6a6a6a")), "Roughness")
    return made.material


def linen(size, colour="#ddd3c2"):
    made = Surface(Roughness=0.92, Sheen=0.25, Specular=0.12)
    pitch = 150 / max(size, 4)
    threads = []
    for stretch in ((0.06, 1, 1), (1, 0.06, 1)):
        threads.append(made.noise(pitch * 0.35, 2, stretch))
    weave = made.node("ShaderNodeMath", {0: threads[0], 1: threads[1]}, operation="ADD").outputs[0]
    made.link(made.ramp(weave, (0.35, shade(colour, 0.82)), (0.65, shade(colour, 1.06))), "Base Color")
    folds = made.bump(made.noise(0.9 / size, 3, (1, 0.4, 1)), 0.5, size * 0.06)
    made.bump(weave, 0.4, size * 0.006, folds)
    return made.material


def plaster(colour, size, strength=0.5):
    """Painted wall, or paper where `strength` is low."""
    made = Surface(Roughness=0.85, Specular=0.2)
    cloud = made.noise(0.35 / size, 3)
    made.link(made.ramp(cloud, (0.3, shade(colour, 0.97)), (0.7, shade(colour, 1.02))), "Base Color")
    if strength:
        made.bump(made.noise(9 / size, 3), 0.12 * strength, size * 0.02)
    return made.material
