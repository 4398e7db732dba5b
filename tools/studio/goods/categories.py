"""The picture of each category: one of its goods, from nearer and from another side."""

from . import (
    computer,
    electrical_equipment,
    family_life,
    food,
    health,
    mens_clothing,
    mobile_phone,
    outdoors,
    toys,
    womens_clothing,
)


def _of(part, code, variant=None, **view):
    described = part.goods[code]
    chosen = {key: value for key, value in described.items() if key != "variants"}
    if variant:
        chosen.update(described["variants"][variant])
    return {**chosen, "view": {"fill": 0.9, **view}}


goods = {
    "category-mobile-phone": _of(mobile_phone, "northstar-n5", "coral", azimuth=10),
    "category-computer": _of(computer, "boxwood-14", "silver", azimuth=22),
    "category-electrical-equipment": _of(electrical_equipment, "harbour-radio", "cream", azimuth=18),
    "category-family-life": _of(family_life, "linden-sofa-set", "terracotta", azimuth=14),
    "category-womens-clothing": _of(womens_clothing, "day-handbag", "burgundy", azimuth=20),
    "category-mens-clothing": _of(mens_clothing, "derby-shoe", "brown", azimuth=58),
    "category-outdoors": _of(outdoors, "ridge-pack-40", "forest", azimuth=20),
    "category-health": _of(health, "calm-lotion", azimuth=10),
    "category-food": _of(food, "butter-biscuits", azimuth=6),
    "category-toys": _of(toys, "barnaby-bear", "cream", azimuth=12),
}
