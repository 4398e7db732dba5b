"""The description of every product, by its code in the catalogue."""

import importlib
import os
import pkgutil

described = {}
for found in pkgutil.iter_modules([os.path.dirname(__file__)]):
    described.update(importlib.import_module(f"{__name__}.{found.name}").goods)
