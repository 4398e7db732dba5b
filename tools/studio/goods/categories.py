"""The picture of each category: one of its goods, from nearer and from another side."""

from described import variant_of


def _near(code, variant=None, **view):
    return variant_of(code, variant, view={"fill": 0.9, **view})


goods = {
    "category-mobile-phone": _near("northstar-n5", "coral", azimuth=10),
    "category-computer": _near("boxwood-14", "silver", azimuth=22),
    "category-electrical-equipment": _near("harbour-radio", "cream", azimuth=18),
    "category-family-life": _near("tea-cups", "ash-white", azimuth=14),
    "category-womens-clothing": _near("day-handbag", "burgundy", azimuth=20),
    "category-mens-clothing": _near("derby-shoe", "brown", azimuth=58),
    "category-outdoors": _near("summit-flask", "sand", azimuth=20),
    "category-health": _near("calm-lotion", azimuth=10),
    "category-food": _near("butter-biscuits", azimuth=6),
    "category-toys": _near("matryoshka-set", azimuth=-8),
}
