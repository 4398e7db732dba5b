goods = {
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
    "patch-plasters": {"family": "plasters"},
    "reading-glasses": {"family": "reading_glasses"},
    "vitamin-d": {"family": "capsules"},
    "steel-razor": {"family": "razor"},
    "sea-sponge": {"family": "sponge"},
    "steady-crutch": {"family": "crutch"},
    "tint-balm": {
        "family": "lip_balm",
        "variants": {
            "red": {"colour": "#a81f2c"},
            "rose": {"colour": "#d06a78"},
            "plum": {"colour": "#6d2b4a"},
        },
    },
}
