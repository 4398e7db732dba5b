"""Several goods of a shop in one wide picture."""

import bpy

import families
from family import family
from shapes import place_all, standing_things
from studio import points_of


@family
def group(d):
    """Places the members in a row from left to right, each `gap` from the one before and `back` from the front."""
    right = tallest = 0.0
    for member in d["members"]:
        families.known[member["family"]](member)
        things = standing_things()
        place_all(things, turn=(0, 0, member.get("turn", 0)))
        bpy.context.view_layer.update()
        points = points_of(things)
        low, high = points.min(0), points.max(0)
        left = right + member.get("gap", 2)
        place_all(things, (left - low[0], member.get("back", 0) - low[1], -low[2]))
        bpy.context.view_layer.update()
        for thing in things:
            thing["finished"] = True
        right = left + high[0] - low[0]
        tallest = max(tallest, high[2] - low[2])
    # All of it stays within the wide part that is shown.
    return {"azimuth": 0, "elevation": 9, "fill": min(0.88, 0.32 * right / tallest), "blur": 0.6}
