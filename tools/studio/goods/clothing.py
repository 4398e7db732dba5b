goods = {
    "opera-heel": {
        "family": "court_shoe",
        "variants": {
            "red": {"colour": "#a81c24"},
            "black": {"colour": "#1d1c1e"},
            "camel": {"colour": "#b98a5a"},
        },
    },
    "chelsea-boot": {
        "family": "ankle_boot",
        "variants": {
            "brown": {"colour": "#6d4127"},
            "black": {"colour": "#242325"},
            "burgundy": {"colour": "#5c1f2a"},
        },
    },
    "riva-sandal": {
        "family": "sandal",
        "variants": {
            "tan": {"colour": "#a8683a"},
            "white": {"colour": "#efe9dd"},
            "turquoise": {"colour": "#3fa8a6"},
        },
    },
    "studio-flat": {
        "family": "ballet_flat",
        "variants": {
            "blue": {"colour": "#31507f"},
            "rose": {"colour": "#dba7a4"},
            "black": {"colour": "#222124"},
        },
    },
    "mirabel-dress": {
        "family": "dress",
        "variants": {
            "blue": {"colour": "#3f68a6"},
            "coral": {"colour": "#e8725c"},
            "forest": {"colour": "#2f5a45"},
        },
    },
    "wrap-blouse": {
        "family": "blouse",
        "variants": {
            "pink": {"colour": "#e2a3ae"},
            "ivory": {"colour": "#f0e8d8"},
            "teal": {"colour": "#2f7f80"},
        },
    },
    "lagoon-swimsuit": {
        "family": "swimsuit",
        "variants": {
            "teal": {"colour": "#1f8487"},
            "coral": {"colour": "#ee6f5a"},
            "midnight": {"colour": "#22304f"},
        },
    },
    "yuzu-kimono": {
        "family": "kimono",
        "variants": {
            "purple": {"colour": "#7a5a9c", "ground": "#e9e0ee"},
            "mint": {"colour": "#5fa68c", "ground": "#e4f0e8"},
            "red": {"colour": "#b8423f", "ground": "#f4e5dc"},
        },
    },
    "panama-hat": {"family": "sun_hat"},
    "day-handbag": {
        "family": "handbag",
        "variants": {
            "camel": {"colour": "#b98550"},
            "burgundy": {"colour": "#6a2230"},
            "black": {"colour": "#232224"},
        },
    },
    "evening-clutch": {
        "family": "clutch",
        "variants": {
            "plum": {"colour": "#5a2350"},
            "gold": {"colour": "#c9a65c"},
            "navy": {"colour": "#1f2c4f"},
        },
    },
    "derby-shoe": {
        "family": "derby",
        "variants": {"brown": {"colour": "#6f3f22"}, "black": {"colour": "#1f1e20"}},
    },
    "tempo-runner": {
        "family": "runner",
        "variants": {
            "red": {"colour": "#c63a34"},
            "teal": {"colour": "#2f8f8c"},
            "graphite": {"colour": "#4b4f56"},
        },
    },
    "oxford-shirt-tie": {"family": "shirt"},
    "dune-shorts": {
        "family": "shorts",
        "variants": {
            "sand": {"colour": "#cdb48c"},
            "blue": {"colour": "#5b7ea6"},
            "forest": {"colour": "#3f5c48"},
        },
    },
    "weekday-socks": {
        "family": "socks",
        "variants": {
            "graphite": {"colour": "#4a4d52"},
            "burgundy": {"colour": "#712636"},
            "mustard": {"colour": "#c9983a"},
        },
    },
    "merino-gloves": {
        "family": "gloves",
        "variants": {
            "charcoal": {"colour": "#4b4d52", "tan": False},
            "camel": {"colour": "#b98f5e", "tan": True},
        },
    },
    "harbour-cap": {
        "family": "cap",
        "variants": {
            "navy": {"colour": "#2b3a58"},
            "mustard": {"colour": "#c9973a"},
            "sage": {"colour": "#8f9f82"},
        },
    },
    "cove-sunglasses": {"family": "sunglasses"},
}
