"""Marks the functions that build a product."""


def family(make):
    make.is_family = True
    return make
