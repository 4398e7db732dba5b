"""Every family by its name: a function that builds one product from its description."""

import importlib
import os
import pkgutil

known = {}
for found in pkgutil.iter_modules([os.path.dirname(__file__)]):
    module = importlib.import_module(f"{__name__}.{found.name}")
    known.update({name: make for name, make in vars(module).items() if getattr(make, "is_family", False)})
