dusk = ("#0b1d4d", "#2f6bff", "#ff9d6b", "#ffd9a8")
fjord = ("#0d2b33", "#2c7f86", "#a7d3c2", "#f1ead2")
dawn = ("#3b2047", "#9b4f7a", "#f2a48a", "#ffe0b8")
moss = ("#16281b", "#4b7a4c", "#b9c77e", "#f2e9c4")

goods = {
    "northstar-n5": {
        "family": "phone",
        "size": (7.3, 15.3, 0.8),
        "lenses": 3,
        "variants": {
            "midnight": {"colour": "#1c2740", "screen": dusk},
            "silver": {"colour": "#cfd3d8", "screen": fjord},
            "coral": {"colour": "#ee7f66", "screen": dawn},
        },
    },
    "kestrel-mini": {
        "family": "phone",
        "size": (6.5, 13.2, 0.9),
        "lenses": 2,
        "variants": {
            "sage": {"colour": "#a9bda2", "screen": moss},
            "lilac": {"colour": "#bdaed6", "screen": dawn},
            "graphite": {"colour": "#3f434a", "screen": fjord},
        },
    },
    "ridge-power-bank": {"family": "power_bank", "colour": "#2d3138"},
    "pocket-65w": {"family": "charger", "colour": "#f1efeb"},
    "solace-watch": {
        "family": "watch",
        "leather": True,
        "variants": {
            "black": {"case": "#2b2d31", "strap": "#1c1d20", "leather": False, "accent": "#5aa9ff"},
            "tan": {"case": "#d2d4d7", "strap": "#a86a3c", "accent": "#f0a860"},
            "sky": {"case": "#d2d4d7", "strap": "#86b4d6", "leather": False, "accent": "#86c8ff"},
        },
    },
    "hush-headphones": {
        "family": "headphones",
        "variants": {
            "graphite": {"colour": "#3a3d42"},
            "ivory": {"colour": "#e6ddca"},
            "forest": {"colour": "#34523f"},
        },
    },
    "halo-selfie-kit": {"family": "tripod_kit"},
    "boxwood-14": {
        "family": "laptop",
        "variants": {"silver": {"colour": "#d3d6da"}, "midnight": {"colour": "#2c3548"}},
    },
    "boxwood-one": {"family": "all_in_one"},
    "tactile-75": {
        "family": "keyboard",
        "variants": {
            "cream-and-navy": {"case": "#c9c3b6", "key": "#f0e8d6", "accent": "#243654"},
            "black-and-grey": {"case": "#3a3d42", "key": "#2b2d31", "accent": "#9a9ea4"},
        },
    },
    "contour-mouse": {
        "family": "mouse",
        "variants": {
            "graphite": {"colour": "#3d4148"},
            "white": {"colour": "#f1efeb"},
            "rose": {"colour": "#dba9a4"},
        },
    },
    "orbit-trackball": {"family": "trackball", "ball": "#a4202b"},
    "lumen-webcam": {"family": "webcam"},
    "drift-gamepad": {
        "family": "gamepad",
        "variants": {
            "charcoal": {"colour": "#36393f"},
            "mint": {"colour": "#a5d8c2"},
            "purple": {"colour": "#6d549c"},
        },
    },
    "arcade-stick": {"family": "arcade_stick"},
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
}
