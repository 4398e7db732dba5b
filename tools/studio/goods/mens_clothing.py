goods = {
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
    "everyday-tee": {
        "family": "tee",
        "variants": {
            "white": {"colour": "#f1efea"},
            "navy": {"colour": "#28365a"},
            "olive": {"colour": "#6b7048"},
            "burgundy": {"colour": "#6d2434"},
        },
    },
    "straight-jeans": {
        "family": "jeans",
        "variants": {"indigo": {"colour": "#2c3f66"}, "charcoal": {"colour": "#3c3e42"}},
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
