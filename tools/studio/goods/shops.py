def _sign(mark, ground, deep, ink="#f7f1e3"):
    return {
        "family": "sign",
        "mark": mark,
        "ground": ground,
        "deep": deep,
        "ink": ink,
    }


goods = {
    "shop-northstar-mobile": _sign("star", "#1f3a68", "#142748"),
    "shop-kestrel-digital": _sign("bird", "#3d4a55", "#27313a"),
    "shop-boxwood-computers": _sign("box", "#3f5a45", "#2a3f30"),
    "shop-keyline-studio": _sign("key", "#5a3f6d", "#3b2849"),
    "shop-brightwater-electric": _sign("drop", "#2f7f9c", "#1f5a72"),
    "shop-hearth-and-hum": _sign("sun", "#b8552f", "#8a3a1e"),
    "shop-pinecrest-outfitters": _sign("pine", "#2f5a3f", "#1f3f2b"),
    "shop-tidal-and-trail": _sign("waves", "#1f8487", "#145c60"),
    "shop-linden-home": _sign("house", "#d9cdb4", "#c2b396", "#3d3a2c"),
    "shop-little-lantern": _sign("lantern", "#d9a441", "#b9822a", "#3a2a12"),
    "shop-clearwell-health": _sign("cross", "#3f8fae", "#2a6c88"),
    "shop-harrow-and-finch": _sign("leaf", "#2a2f3d", "#191d28", "#d9c48f"),
    "shop-atelier-mirabel": _sign("flower", "#e2b3ac", "#cf948c", "#5a2430"),
    "shop-common-thread": _sign("thread", "#6b7048", "#4d5233"),
    "shop-golden-ladle-pantry": _sign("ladle", "#8c2f22", "#641f16", "#f2d391"),
    "shop-paper-kite-toys": _sign("kite", "#e5893a", "#c46a22"),
}
