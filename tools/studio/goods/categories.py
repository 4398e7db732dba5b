"""The picture of each category: one of its goods, from nearer and from another side."""

from . import clothing, electronics, living


def _of(part, code, variant=None, **view):
    described = part.goods[code]
    chosen = {key: value for key, value in described.items() if key != "variants"}
    if variant:
        chosen.update(described["variants"][variant])
    return {**chosen, "view": {"fill": 0.9, **view}}


goods = {
    "category-mobile-phone": _of(electronics, "northstar-n5", "coral", azimuth=10),
    "category-computer": _of(electronics, "boxwood-14", "silver", azimuth=22),
    "category-electrical-equipment": _of(electronics, "harbour-radio", "cream", azimuth=18),
    "category-family-life": _of(living, "linden-sofa-set", "terracotta", azimuth=14),
    "category-womens-clothing": _of(clothing, "day-handbag", "burgundy", azimuth=20),
    "category-mens-clothing": _of(clothing, "derby-shoe", "brown", azimuth=58),
    "category-outdoors": _of(living, "ridge-pack-40", "forest", azimuth=20),
    "category-health": _of(living, "calm-lotion", azimuth=10),
    "category-food": _of(living, "butter-biscuits", azimuth=6),
    "category-toys": _of(living, "matryoshka-set", azimuth=-8),
}
