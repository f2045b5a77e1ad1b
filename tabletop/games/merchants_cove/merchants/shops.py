"""The shops of all merchants: the only place where merchants are listed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import get_args

from tabletop.games.merchants_cove.merchants.alchemist.state import Laboratory
from tabletop.games.merchants_cove.merchants.blacksmith.state import Forge
from tabletop.games.merchants_cove.merchants.captain.state import Fleet
from tabletop.games.merchants_cove.merchants.chronomancer.state import Engines

Shop = Forge | Laboratory | Fleet | Engines


def packages() -> tuple[ModuleType, ...]:
    """Return the package of each merchant, in the order of `Shop`."""
    kinds = get_args(Shop) or (Shop,)
    return tuple(import_module(kind.__module__.rpartition(".")[0]) for kind in kinds)


def word(package: ModuleType) -> str:
    """Return the id of a merchant: the name of its package."""
    return package.__name__.rpartition(".")[2]


WORDS = tuple(map(word, packages()))
"""The id of each merchant, which is also the `kind` of its shop."""
