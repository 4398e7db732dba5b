goods = {
    "opera-heel": {
        "family": "court_shoe",
        "variants": {
            "red": {"colour": "#a81c24"},
            "black": {"colour": "#1d1c1e"},
            "camel": {"colour": "#b98a5a"},
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
}
