"""Modifiers of a finished mesh: fur and wrinkles."""

import bpy
from materials import Surface, linear, shade


def fur(thing, colour, length, count=9000, thickness=0.05, clump=0.3, children=6):
    made = Surface(Base_Color=linear(colour), Roughness=0.85, Specular=0.12)
    info = made.node("ShaderNodeHairInfo")
    made.link(
        made.ramp(info.outputs["Random"], (0, shade(colour, 0.8)), (1, shade(colour, 1.12))), "Base Color"
    )
    thing.data.materials.append(made.material)
    thing.modifiers.new("fur", "PARTICLE_SYSTEM")
    settings = thing.particle_systems[-1].settings
    settings.type = "HAIR"
    settings.count = count
    settings.hair_length = length
    settings.hair_step = 3
    settings.render_step = settings.display_step = 2
    settings.use_advanced_hair = True
    settings.brownian_factor = 0.09 * length
    settings.factor_random = 0.3 * length
    settings.child_type = "INTERPOLATED"
    settings.rendered_child_count = settings.child_nbr = children
    settings.clump_factor = clump
    settings.roughness_2 = 0.06 * length
    settings.length_random = 0.5
    settings.material = len(thing.data.materials)
    settings.root_radius = thickness
    settings.tip_radius = thickness * 0.25
    settings.radius_scale = 1


def wrinkle(thing, strength, size=3.0, kind="CLOUDS", levels=0):
    if levels:
        more = thing.modifiers.new("finer", "SUBSURF")
        more.levels = more.render_levels = levels
    texture = bpy.data.textures.new("wrinkles", kind)
    texture.noise_scale = size
    change = thing.modifiers.new("wrinkles", "DISPLACE")
    change.texture = texture
    change.strength = strength
    change.texture_coords = "GLOBAL"
    return thing
