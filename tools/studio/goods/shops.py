def _sign(name, mark, ground, deep, ink="#f7f1e3", font="Nimbus Sans"):
    return {
        "family": "sign",
        "name": name,
        "mark": mark,
        "ground": ground,
        "deep": deep,
        "ink": ink,
        "font": font,
    }


goods = {
    "shop-northstar-mobile": _sign("Northstar", "star", "#1f3a68", "#142748"),
    "shop-kestrel-digital": _sign("Kestrel", "bird", "#3d4a55", "#27313a"),
    "shop-boxwood-computers": _sign("Boxwood", "box", "#3f5a45", "#2a3f30"),
    "shop-keyline-studio": _sign("Keyline", "key", "#5a3f6d", "#3b2849"),
    "shop-brightwater-electric": _sign("Brightwater", "drop", "#2f7f9c", "#1f5a72"),
    "shop-hearth-and-hum": _sign("Hearth & Hum", "sun", "#b8552f", "#8a3a1e", font="C059"),
    "shop-pinecrest-outfitters": _sign("Pinecrest", "pine", "#2f5a3f", "#1f3f2b"),
    "shop-tidal-and-trail": _sign("Tidal & Trail", "waves", "#1f8487", "#145c60"),
    "shop-linden-home": _sign("Linden Home", "house", "#d9cdb4", "#c2b396", "#3d3a2c", "C059"),
    "shop-little-lantern": _sign("Little Lantern", "lantern", "#d9a441", "#b9822a", "#3a2a12", "C059"),
    "shop-clearwell-health": _sign("Clearwell", "cross", "#3f8fae", "#2a6c88"),
    "shop-harrow-and-finch": _sign("Harrow & Finch", "leaf", "#2a2f3d", "#191d28", "#d9c48f", "C059"),
    "shop-atelier-mirabel": _sign("Atelier Mirabel", "flower", "#e2b3ac", "#cf948c", "#5a2430", "C059"),
    "shop-common-thread": _sign("Common Thread", "thread", "#6b7048", "#4d5233"),
    "shop-golden-ladle-pantry": _sign("Golden Ladle", "ladle", "#8c2f22", "#641f16", "#f2d391", "C059"),
    "shop-paper-kite-toys": _sign("Paper Kite", "kite", "#e5893a", "#c46a22"),
}
