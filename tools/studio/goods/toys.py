goods = {
    "barnaby-bear": {
        "family": "bear",
        "variants": {
            "brown": {"colour": "#8f5f38", "pale": "#d3ac7c"},
            "cream": {"colour": "#e6d3b0", "pale": "#f6ecd8"},
            "rose": {"colour": "#d99a9c", "pale": "#f4d9d4"},
        },
    },
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
    "splash-blaster": {
        "family": "water_blaster",
        "variants": {
            "green": {"colour": "#4fa85a", "accent": "#f2c53a"},
            "orange": {"colour": "#ec7a2a", "accent": "#2f7fb8"},
        },
    },
    "harbour-dice": {"family": "dice_game"},
    "sprint-scooter": {
        "family": "scooter",
        "variants": {
            "teal": {"colour": "#2f8f8c"},
            "coral": {"colour": "#ee7862"},
            "graphite": {"colour": "#4a4e55"},
        },
    },
    "fiesta-pinata": {"family": "pinata"},
    "forest-railway": {"family": "railway"},
    "roar-dinosaur": {"family": "dinosaurs"},
    "palette-box": {"family": "watercolours"},
}
