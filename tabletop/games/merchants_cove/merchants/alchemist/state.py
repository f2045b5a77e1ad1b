"""MC-13.1: the Alchemist's shop: a decanter of three rows, a Workbench, Toxic Waste and a bag of marbles."""

from __future__ import annotations

from typing import Literal

from tabletop.engine.state import Copyable, state

ICHOR = 4
"""The colour of Ichor, behind the four colours of Goods."""
MARBLES = 34
_EACH = 7


@state
class Laboratory(Copyable):
    """Where the marbles are: numbers 0 to 33, seven of each colour in turn, then Ichor."""

    kind: Literal["alchemist"] = "alchemist"
    rows: list[tuple[int, ...]]
    """Rows A, B and C of the decanter, each from left to right."""
    bench: tuple[int, ...]
    cauldrons: list[tuple[int, ...]]
    """By cauldron: the marbles laid in that are not a whole set yet; empty at all other times."""
    waste: tuple[int, ...]
    bag: tuple[int, ...]
    """In rising order: what is drawn is up to chance, so everybody may know what is in it."""


def colour(marble: int) -> int:
    """The colour of a marble, ICHOR for Ichor."""
    return min(marble // _EACH, ICHOR)
