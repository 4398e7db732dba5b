goods = {
    "straight-jeans": {
        "family": "folded_jeans",
        "place": {"set": "table", "top": "oak"},
        "variants": {
            "indigo": {"colour": "#1f2c4c", "weft": "#8e9bb4"},
            "charcoal": {"colour": "#2a2b2e", "weft": "#7d7d80"},
        },
    },
    "fell-jumper": {
        "family": "folded_jumper",
        "place": {"set": "table", "top": "ash"},
        "variants": {"oatmeal": {"colour": "#c4b294"}, "navy": {"colour": "#27324a"}},
    },
    "shetland-wrap": {
        "family": "folded_wrap",
        "variants": {
            "camel": {"colour": "#b08a5c", "stripe": "#e6dcc8", "line": "#6b2a2e"},
            "slate": {"colour": "#565f68", "stripe": "#c9ccca", "line": "#c08a3e"},
        },
    },
    "bridle-belt": {
        "family": "coiled_belt",
        "place": {"set": "table", "top": "walnut"},
        "variants": {
            "tan": {"colour": "#9a5a2c", "yarn": "#e9dcc0"},
            "black": {"colour": "#1d1b1b", "yarn": "#4a4645"},
        },
    },
    "regent-tie": {
        "family": "rolled_tie",
        "place": {"set": "table", "top": "walnut"},
        "variants": {
            "navy": {"colour": "#1b2644", "stripe": "#6d2430", "line": "#cdb98c"},
            "forest": {"colour": "#1f3a2c", "stripe": "#24304c", "line": "#cdb98c"},
        },
    },
    "folio-wallet": {"family": "bifold_wallet", "place": {"set": "table", "top": "oak"}, "colour": "#8a4f28"},
    "pearl-strand": {"family": "pearl_necklace", "velvet": "#2b3348", "box": "#20283c"},
    "wide-bangles": {
        "family": "bangles",
        "place": {"set": "table", "top": "linen"},
        "variants": {"gold": {"colour": "#d9ad5f"}, "silver": {"colour": "#d4d5d8"}},
    },
    "carre-scarf": {
        "family": "silk_square",
        "colour": "#1f4e79",
        "ink": "#14243f",
        "warm": "#d08a5b",
        "pale": "#f1e6d3",
        "box": "#e7dccb",
        "foil": "#8a6a3a",
    },
    "olive-soap": {"family": "soap_bars", "colour": "#a9a56b"},
    "garden-hand-cream": {"family": "cream_tube", "colour": "#3f6048"},
    "yuzu-cologne": {"family": "cologne"},
    "black-tea-tin": {"family": "tea_tin", "colour": "#1f3d3a"},
    "flake-salt": {"family": "salt_jar", "colour": "#24405c"},
    "summit-flask": {
        "family": "vacuum_flask",
        "place": {"set": "table", "top": "concrete"},
        "variants": {"forest": {"colour": "#2f4a3a"}, "sand": {"colour": "#b9a584"}},
    },
    "camp-mugs": {
        "family": "enamel_mugs",
        "place": {"set": "table", "top": "oak"},
        "colour": "#efeade",
        "rim": "#22365c",
    },
    "disc-charger": {"family": "charging_disc", "place": {"set": "table", "top": "oak"}, "colour": "#c5c8cc"},
}
