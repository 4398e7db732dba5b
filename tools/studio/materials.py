"""Surfaces. Colours are given as #rrggbb."""

import bpy


def linear(colour):
    value = colour.lstrip("#")
    parts = [int(value[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1,)


def shade(colour, factor):
    """Lighter above 1, darker below."""
    value = colour.lstrip("#")
    parts = [int(value[i : i + 2], 16) for i in (0, 2, 4)]
    if factor <= 1:
        mixed = [p * factor for p in parts]
    else:
        mixed = [p + (255 - p) * (factor - 1) for p in parts]
    return "#" + "".join(f"{min(255, max(0, int(p))):02x}" for p in mixed)


# The dark pores of wood, as a ramp over noise that is drawn out along the grain.
pores = ((0.6, "#ffffff"), (0.72, "#a89a8c"))


class Surface:
    """A principled material with shorthands to add nodes."""

    def __init__(self, **inputs):
        self.material = bpy.data.materials.new("surface")
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        for name, value in inputs.items():
            self.shader.inputs[name.replace("_", " ")].default_value = value

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[name])
            else:
                made.inputs[name].default_value = value
        return made

    def link(self, output, name):
        self.tree.links.new(output, self.shader.inputs[name])

    def coordinates(self, scale=(1, 1, 1)):
        where = self.node("ShaderNodeTexCoord")
        return self.node("ShaderNodeMapping", {"Vector": where.outputs["Object"], "Scale": scale}).outputs[0]

    def noise(self, scale, detail=3, stretch=(1, 1, 1), distortion=0):
        return self.node(
            "ShaderNodeTexNoise",
            {"Vector": self.coordinates(stretch), "Scale": scale, "Detail": detail, "Distortion": distortion},
        ).outputs["Fac"]

    def bump(self, height, strength=0.3, distance=0.1, before=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if before is not None:
            inputs["Normal"] = before
        made = self.node("ShaderNodeBump", inputs).outputs[0]
        self.link(made, "Normal")
        return made

    def times(self, colour, other):
        inputs = {"Fac": 1.0, "Color1": colour, "Color2": other}
        return self.node("ShaderNodeMixRGB", inputs, blend_type="MULTIPLY").outputs[0]

    def ramp(self, factor, *stops):
        made = self.node("ShaderNodeValToRGB", {"Fac": factor})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour)
        return made.outputs[0]


def plastic(colour, roughness=0.35, coat=0.0, grain=0.0):
    made = Surface(Base_Color=linear(colour), Roughness=roughness, Clearcoat=coat, Clearcoat_Roughness=0.08)
    if grain:
        # In the colour too: denoising leaves nothing of the bumps alone.
        texture = made.noise(60)
        made.bump(texture, grain, 0.02)
        made.link(made.ramp(texture, (0.35, shade(colour, 0.9)), (0.65, shade(colour, 1.04))), "Base Color")
    return made.material


def metal(colour="#c9ccd0", roughness=0.25, brushed=None):
    made = Surface(Base_Color=linear(colour), Roughness=roughness, Metallic=1.0)
    if brushed:
        made.bump(made.noise(30, 2, brushed), 0.08, 0.02)
    return made.material


def rubber(colour="#22252a", roughness=0.65):
    return plastic(colour, roughness, grain=0.15)


def glass(tint="#f4faf8", strength=1.0):
    """Clear without refraction: transparent, with reflections of the lights."""
    made = Surface()
    through = made.node("ShaderNodeBsdfTransparent", {"Color": linear(tint)})
    mirror = made.node("ShaderNodeBsdfGlossy", {"Roughness": 0.02})
    edge = made.node("ShaderNodeLayerWeight", {"Blend": 0.18})
    share = made.node(
        "ShaderNodeMath", {0: edge.outputs["Fresnel"], 1: 0.55 * strength}, operation="MULTIPLY"
    )
    both = made.node(
        "ShaderNodeMixShader", {0: share.outputs[0], 1: through.outputs[0], 2: mirror.outputs[0]}
    )
    output = made.tree.nodes["Material Output"]
    made.tree.links.new(both.outputs[0], output.inputs["Surface"])
    made.material["is_glass"] = True
    return made.material


def liquid(colour, roughness=0.03):
    return Surface(Base_Color=linear(colour), Roughness=roughness, Clearcoat=1.0, Specular=0.6).material


def ceramic(colour, speckle=None):
    made = Surface(Base_Color=linear(colour), Roughness=0.22, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    if speckle:
        spots = made.ramp(made.noise(2.6, 8), (0.0, colour), (0.66, colour), (0.7, speckle))
        made.link(spots, "Base Color")
    made.bump(made.noise(0.6, 2), 0.25, 0.08)
    return made.material


def wood(colour="#b98a56", dark=None, along="x", scale=1.0, gloss=0.45):
    """Grain along one axis of the object."""
    stretch = {"x": (0.06, 1, 1), "y": (1, 0.06, 1), "z": (1, 1, 0.06)}[along]
    made = Surface(Roughness=gloss, Specular=0.35)
    grain = made.noise(2.2 * scale, 6, stretch, 0.5)
    tone = made.ramp(grain, (0.3, dark or shade(colour, 0.8)), (0.5, colour), (0.72, shade(colour, 1.08)))
    made.link(made.times(tone, made.ramp(made.noise(24 * scale, 1, stretch), *pores)), "Base Color")
    made.bump(grain, 0.12, 0.05)
    return made.material


def leather(colour, roughness=0.42, scale=1.0):
    made = Surface(Base_Color=linear(colour), Roughness=roughness, Specular=0.45)
    cells = made.node("ShaderNodeTexVoronoi", {"Vector": made.coordinates(), "Scale": 14 * scale})
    first = made.bump(cells.outputs["Distance"], 0.1, 0.03)
    made.bump(made.noise(1.5 * scale, 4), 0.2, 0.08, first)
    patches = made.ramp(made.noise(0.5 * scale, 3), (0.3, shade(colour, 0.95)), (0.7, shade(colour, 1.02)))
    creases = made.ramp(cells.outputs["Distance"], (0.1, "#ffffff"), (0.7, "#c8c2bc"))
    made.link(made.times(patches, creases), "Base Color")
    return made.material


def fabric(colour, scale=1.0, second=None, roughness=0.9, sheen=0.3, strength=0.35):
    """A plain weave of uneven threads, so that it does not beat with the pixels; `second` is the weft's colour."""
    made = Surface(Base_Color=linear(colour), Roughness=roughness, Sheen=sheen, Specular=0.15)
    across, along = (made.noise(11 * scale, 1, stretch) for stretch in ((0.12, 1, 1), (1, 0.12, 0.12)))
    weave = made.node("ShaderNodeMath", {0: across, 1: along}, operation="MULTIPLY").outputs[0]
    weave = made.node("ShaderNodeMapRange", {"Value": weave, "From Min": 0.1, "From Max": 0.42}).outputs[0]
    made.bump(weave, strength, 0.04)
    if second:
        made.link(made.ramp(weave, (0.2, second), (0.6, colour)), "Base Color")
    else:
        patches = made.noise(0.8, 5)
        made.link(made.ramp(patches, (0.3, shade(colour, 0.97)), (0.7, shade(colour, 1.02))), "Base Color")
    return made.material


def paper(colour="#f5f0e6"):
    made = Surface(Base_Color=linear(colour), Roughness=0.8, Specular=0.2)
    made.bump(made.noise(9, 4), 0.08, 0.02)
    return made.material


def printed(path, roughness=0.55, coat=0.0, metallic=0.0, bumpy=0.0):
    """A picture on the object's own UV."""
    made = Surface(Roughness=roughness, Clearcoat=coat, Metallic=metallic, Specular=0.3)
    made.link(_picture(made, path).outputs["Color"], "Base Color")
    if bumpy:
        made.bump(made.noise(8, 4), bumpy, 0.03)
    return made.material


def screen(path, brightness=0.9):
    """A lit picture behind dark glass."""
    made = Surface(Base_Color=(0.004, 0.004, 0.005, 1), Roughness=0.08, Specular=0.35)
    made.link(_picture(made, path).outputs["Color"], "Emission")
    made.shader.inputs["Emission Strength"].default_value = brightness
    return made.material


def glow(colour, strength=1.5):
    made = Surface(Base_Color=linear(colour), Emission=linear(colour))
    made.shader.inputs["Emission Strength"].default_value = strength
    return made.material


def _picture(made, path):
    return made.node("ShaderNodeTexImage", image=bpy.data.images.load(path, check_existing=True))
