goods = {
    "granite-boot": {"family": "hiking_boot", "colour": "#7d6a52"},
    "boulevard-skates": {
        "family": "roller_skate",
        "variants": {
            "mint": {"colour": "#a3d9c4", "wheel": "#ef8f86"},
            "pink": {"colour": "#eeb0bb", "wheel": "#7fb8b0"},
        },
    },
    "larch-tent": {"family": "tent"},
    "ridge-pack-40": {
        "family": "backpack",
        "variants": {
            "red": {"colour": "#a8382f"},
            "forest": {"colour": "#3d5a45"},
            "blue": {"colour": "#3a5f8a"},
        },
    },
    "pathfinder-compass": {"family": "compass"},
    "brook-rod": {"family": "fishing_rod"},
    "reef-mask": {
        "family": "dive_mask",
        "variants": {"turquoise": {"colour": "#2fb0b0"}, "coral": {"colour": "#f0745c"}},
    },
    "canal-bicycle": {"family": "bicycle"},
    "shore-umbrella": {"family": "umbrella"},
    "meridian-telescope": {"family": "telescope"},
}
