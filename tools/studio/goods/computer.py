goods = {
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
    "vault-disc-drive": {"family": "disc_drive"},
    "inkwell-printer": {"family": "printer"},
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
}
