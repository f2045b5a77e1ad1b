"""MC-12: events of the Blacksmith's board."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class DiceRolled(Event):
    """These dice were rolled onto the Anvil, by this rule, and show these pips."""

    seat: int
    dice: tuple[int, ...]
    pips: tuple[int, ...]
    rule: str
    final = True


@frozen
class DieTurned(Event):
    """A die was turned to this face, by this rule."""

    seat: int
    die: int
    pips: int
    rule: str


@frozen
class FurnaceStoked(Event):
    """MC-12.4: the set of dice of a furnace was completed."""

    seat: int
    furnace: int
    dice: tuple[int, ...]
    heat: int


@frozen
class FurnaceEmptied(Event):
    """MC-12.8: a furnace made its Good; these alloy dice are in the Vein now."""

    seat: int
    furnace: int
    alloy: tuple[int, ...]
