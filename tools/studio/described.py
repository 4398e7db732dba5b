"""Looks up a product's description, for pictures that show it in another way."""

from goods import clothing, electronics, everyday, living

products = {**clothing.goods, **electronics.goods, **everyday.goods, **living.goods}


def variant_of(code, variant=None, **more):
    """A product's description with one of its variants, by default the first, and changes."""
    variants = products[code].get("variants")
    chosen = {key: value for key, value in products[code].items() if key != "variants"}
    if variants:
        chosen.update(variants[variant or next(iter(variants))])
    return {**chosen, **more}
