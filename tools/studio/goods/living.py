goods = {
    "ash-dining-chair": {
        "family": "chair",
        "variants": {
            "oak": {"colour": "#c9a06a"},
            "walnut": {"colour": "#6d4529"},
            "black": {"colour": "#26241f"},
        },
    },
    "evening-candle": {"family": "candle"},
    "beech-broom": {"family": "broom"},
    "skillet-28": {"family": "skillet"},
    "santoku-knife": {"family": "knife"},
    "window-herbs": {"family": "plant"},
    "tea-cups": {
        "family": "cups",
        "variants": {
            "celadon": {"colour": "#a5c2ad", "speckle": "#5b4a38"},
            "ash-white": {"colour": "#e6e1d6", "speckle": "#8a7a66"},
            "iron-black": {"colour": "#34322f", "speckle": "#6d5a48"},
        },
    },
    "cabin-suitcase": {
        "family": "suitcase",
        "variants": {
            "teal": {"colour": "#2f7f80"},
            "mustard": {"colour": "#d0a03a"},
            "charcoal": {"colour": "#3d4046"},
        },
    },
    "boulevard-skates": {
        "family": "roller_skate",
        "variants": {
            "mint": {"colour": "#a3d9c4", "wheel": "#ef8f86"},
            "pink": {"colour": "#eeb0bb", "wheel": "#7fb8b0"},
        },
    },
    "pathfinder-compass": {"family": "compass"},
    "canal-bicycle": {"family": "bicycle"},
    "meridian-telescope": {"family": "telescope"},
    "clear-thermometer": {"family": "thermometer"},
    "sonic-toothbrush": {
        "family": "toothbrush",
        "variants": {
            "sky": {"colour": "#8fc0e0"},
            "rose": {"colour": "#e3a9ad"},
            "mint": {"colour": "#a3d6c0"},
        },
    },
    "calm-lotion": {"family": "lotion"},
    "vitamin-d": {"family": "capsules"},
    "steel-razor": {"family": "razor"},
    "tint-balm": {
        "family": "lip_balm",
        "variants": {
            "red": {"colour": "#a81f2c"},
            "rose": {"colour": "#d06a78"},
            "plum": {"colour": "#6d2b4a"},
        },
    },
    "heather-honey": {"family": "honey"},
    "single-chocolate": {"family": "chocolate"},
    "morning-coffee": {"family": "coffee"},
    "green-olives": {"family": "olive_oil"},
    "butter-biscuits": {"family": "biscuits"},
    "lotus-mooncakes": {"family": "mooncakes"},
    "fire-chilli": {"family": "chilli"},
    "plum-jam": {"family": "jam"},
    "comet-yoyo": {
        "family": "yoyo",
        "variants": {
            "red": {"colour": "#c22a30"},
            "blue": {"colour": "#2a6fc4"},
            "purple": {"colour": "#7a48b0"},
        },
    },
    "meadow-puzzle": {"family": "puzzle", "pieces": "60"},
    "cog-robot": {"family": "robot"},
    "matryoshka-set": {"family": "matryoshka"},
    "harbour-dice": {"family": "dice_game"},
    "sprint-scooter": {
        "family": "scooter",
        "variants": {
            "teal": {"colour": "#2f8f8c"},
            "coral": {"colour": "#ee7862"},
            "graphite": {"colour": "#4a4e55"},
        },
    },
    "forest-railway": {"family": "railway"},
    "palette-box": {"family": "watercolours"},
}
