"""MC-13.1: the Alchemist's shop: a decanter of three rows, a Workbench, Toxic Waste and a bag of marbles."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le

from tabletop.engine.state import Copyable, state

ICHOR = 4
"""The colour of Ichor, after the four colours of Goods."""
MARBLES = 34
_EACH = 7

Marble = Annotated[int, Ge(0), Le(MARBLES - 1)]
CauldronNumber = Annotated[int, Ge(0), Le(4)]
Gap = Annotated[int, Ge(0), Le(3)]
"""A place in a row, next to the one on its right."""


@state
class Laboratory(Copyable):
    """The places of the marbles: numbers 0 to 33, seven of each colour in turn, then Ichor."""

    kind: Literal["alchemist"] = "alchemist"
    rows: list[tuple[int, ...]]
    """Rows A, B and C of the decanter, each from left to right."""
    bench: tuple[int, ...]
    cauldrons: list[tuple[int, ...]]
    """For each cauldron the marbles of an incomplete set; () at all other times."""
    waste: tuple[int, ...]
    bag: tuple[int, ...]
    """Sorted, since draws are random: its content is public."""


def colour(marble: int) -> int:
    """Return the colour of a marble, ICHOR for Ichor.

    >>> [colour(marble) for marble in (0, 7, 27, 28, 33)]
    [0, 1, 3, 4, 4]
    """
    return min(marble // _EACH, ICHOR)
