"""Pictures that buyers add to their reviews: the product at home, held less straight than in the studio."""

from described import variant_of


def _at_home(code, variant, top, azimuth, elevation=26, fill=0.62, **place):
    return variant_of(
        code,
        variant,
        place={"set": "table", "top": top, "wall": "#b9ad9c", **place},
        view={"azimuth": azimuth, "elevation": elevation, "fill": fill, "lift": 0.05, "exposure": 0.86},
    )


goods = {
    "harbour-radio-snap": _at_home("harbour-radio", "cream", "walnut", 28, 18),
    "swan-kettle-snap": _at_home("swan-kettle", "copper", "marble", -44, 22),
    "window-herbs-snap": _at_home("window-herbs", None, "oak", 34, 20, shadow="window"),
    "kestrel-mini-snap": _at_home("kestrel-mini", "sage", "linen", 24, 34),
    "hush-headphones-snap": _at_home("hush-headphones", "forest", "desk", 38, 24),
    "day-handbag-snap": _at_home("day-handbag", "camel", "oak", 30, 20),
    "tactile-75-snap": _at_home("tactile-75", "cream-and-navy", "oak", 26, 38),
    "morning-coffee-snap": _at_home("morning-coffee", None, "oak", 32, 30),
    "matryoshka-set-snap": _at_home("matryoshka-set", None, "walnut", 30, 24),
    "summit-flask-snap": _at_home("summit-flask", "sand", "slate", -40, 20),
}
