goods = {
    "glow-bulb": {"family": "bulb"},
    "beacon-torch": {
        "family": "torch",
        "variants": {"black": {"colour": "#33363b"}, "orange": {"colour": "#e06a28"}},
    },
    "harbour-radio": {
        "family": "radio",
        "variants": {
            "teal": {"colour": "#3f8583"},
            "cream": {"colour": "#e9dcbf"},
            "red": {"colour": "#a83430"},
        },
    },
    "vista-retro": {"family": "television"},
    "rooster-clock": {
        "family": "alarm_clock",
        "variants": {
            "red": {"colour": "#b92f2b"},
            "mint": {"colour": "#9fd0bd"},
            "black": {"colour": "#25272b"},
        },
    },
    "mirra-camera": {"family": "camera"},
    "matinee-projector": {"family": "projector"},
    "swan-kettle": {
        "family": "kettle",
        "variants": {
            "white": {"colour": "#efece6", "metal": False},
            "charcoal": {"colour": "#34373b", "metal": False},
            "copper": {"colour": "#c07a54", "metal": True},
        },
    },
    "forge-driver": {"family": "screwdriver"},
    "relay-antenna": {"family": "antenna"},
}
