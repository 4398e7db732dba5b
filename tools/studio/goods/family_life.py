goods = {
    "linden-sofa-set": {
        "family": "sofa",
        "variants": {
            "blue": {"colour": "#6585a3"},
            "terracotta": {"colour": "#b8694a"},
            "sage": {"colour": "#93a585"},
        },
    },
    "ash-dining-chair": {
        "family": "chair",
        "variants": {
            "oak": {"colour": "#c9a06a"},
            "walnut": {"colour": "#6d4529"},
            "black": {"colour": "#26241f"},
        },
    },
    "flax-bed-set": {"family": "bed_linen"},
    "evening-candle": {"family": "candle"},
    "beech-broom": {"family": "broom"},
    "skillet-28": {"family": "skillet"},
    "santoku-knife": {"family": "knife"},
    "window-herbs": {"family": "plant"},
    "hand-mirror": {"family": "mirror"},
    "tea-cups": {
        "family": "cups",
        "variants": {
            "celadon": {"colour": "#a5c2ad", "speckle": "#5b4a38"},
            "ash-white": {"colour": "#e6e1d6", "speckle": "#8a7a66"},
            "iron-black": {"colour": "#34322f", "speckle": "#6d5a48"},
        },
    },
    "willow-basket": {"family": "basket"},
    "cabin-suitcase": {
        "family": "suitcase",
        "variants": {
            "teal": {"colour": "#2f7f80"},
            "mustard": {"colour": "#d0a03a"},
            "charcoal": {"colour": "#3d4046"},
        },
    },
}
