"""The wide picture of each shop: some of its goods in a row. Only a band in its middle is shown."""

from described import variant_of


def _of(code, variant=None, **where):
    return variant_of(code, variant, is_detail=False, **where)


def _cover(top, *members, shadow="window", at="counter"):
    return {"family": "group", "members": members, "place": {"set": at, "top": top, "shadow": shadow}}


goods = {
    "cover-northstar-mobile": _cover(
        "concrete",
        _of("solace-watch", "tan", turn=10),
        _of("northstar-n5", "coral", turn=-8),
        _of("northstar-n5", "midnight", turn=6),
        _of("disc-charger"),
        shadow=None,
    ),
    "cover-kestrel-digital": _cover(
        "concrete",
        _of("mirra-camera", turn=10),
        _of("hush-headphones", "ivory", back=4, gap=1),
        _of("kestrel-mini", turn=-8, gap=1),
        _of("ridge-power-bank", turn=14, gap=1),
        shadow=None,
    ),
    "cover-boxwood-computers": _cover(
        "desk",
        _of("boxwood-14", "midnight", turn=16),
        _of("boxwood-one", gap=-4, back=14),
        _of("lumen-webcam", turn=-8),
        shadow="leaves",
    ),
    "cover-keyline-studio": _cover(
        "walnut",
        _of("drift-gamepad", "mint", turn=12),
        _of("tactile-75", turn=-4, back=2),
        _of("contour-mouse", "white", turn=-14),
        _of("orbit-trackball", turn=8, back=2),
    ),
    "cover-brightwater-electric": _cover(
        "ash",
        _of("forge-driver", turn=14),
        _of("matinee-projector", turn=-10, back=3),
        _of("glow-bulb"),
        _of("beacon-torch", "orange", turn=-12),
    ),
    "cover-hearth-and-hum": _cover(
        "oak",
        _of("rooster-clock", turn=14),
        _of("harbour-radio", turn=-6, gap=1, back=3),
        _of("swan-kettle", turn=10, gap=-2),
        _of("tea-cups", gap=1),
    ),
    "cover-linden-home": _cover(
        "oak",
        _of("ash-dining-chair", "walnut", turn=28),
        _of("beech-broom", gap=10, back=14),
        _of("cabin-suitcase", "mustard", turn=-20, gap=10),
        _of("cabin-suitcase", "charcoal", turn=14, gap=6, back=10),
        at="floor",
    ),
    "cover-little-lantern": _cover(
        "marble",
        _of("olive-soap", turn=8),
        _of("window-herbs", back=6, gap=0),
        _of("evening-candle", gap=0),
        _of("yuzu-cologne", turn=-10),
        shadow="leaves",
    ),
    "cover-clearwell-health": _cover(
        "marble",
        _of("garden-hand-cream", turn=6),
        _of("calm-lotion", gap=1, back=3),
        _of("vitamin-d", gap=1),
        _of("sonic-toothbrush", "mint", gap=2, back=2),
        shadow="leaves",
    ),
    "cover-atelier-mirabel": _cover(
        "marble",
        _of("opera-heel", turn=20),
        _of("day-handbag", "burgundy", turn=-8, back=5, gap=-1),
        _of("pearl-strand", gap=1),
        _of("evening-clutch", "gold", turn=12, gap=1),
        shadow="leaves",
    ),
    "cover-common-thread": _cover(
        "oak",
        _of("straight-jeans", turn=6),
        _of("bridle-belt", gap=3),
        _of("fell-jumper", turn=-4, gap=3),
    ),
    "cover-harrow-and-finch": _cover(
        "linen",
        _of("regent-tie", turn=6),
        _of("derby-shoe", turn=14, gap=3),
        _of("folio-wallet", turn=-8, gap=3),
    ),
    "cover-golden-ladle-pantry": _cover(
        "walnut",
        _of("morning-coffee", turn=12, back=5),
        _of("heather-honey", gap=-1),
        _of("green-olives", gap=-1, back=3),
        _of("butter-biscuits", gap=-1, back=5),
    ),
    "cover-tidal-and-trail": _cover(
        "oak",
        _of("boulevard-skates", "mint", turn=16),
        _of("boulevard-skates", "pink", turn=-14, gap=5, back=3),
    ),
    "cover-pinecrest-outfitters": _cover(
        "oak",
        _of("camp-mugs"),
        _of("summit-flask", "forest", gap=3, back=2),
        _of("summit-flask", "sand", gap=3, back=2),
        _of("pathfinder-compass", gap=3),
        shadow="leaves",
    ),
    "cover-paper-kite-toys": _cover(
        "ash",
        _of("matryoshka-set"),
        _of("cog-robot", turn=-8, gap=2, back=2),
        _of("comet-yoyo", "blue", gap=1),
        _of("harbour-dice", turn=8, gap=1),
    ),
}
