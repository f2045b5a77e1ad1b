"""MC-15: events of the Chronomancer's board."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class TilePushed(Event):
    """MC-15.3: a tile was pushed into an end of an engine, and another fell out as the new spare."""

    seat: int
    engine: int
    end: int
    tile: int
    out: int


@frozen
class TilesDrawn(Event):
    """MC-15.4: these tiles were drawn."""

    seat: int
    tiles: tuple[int, ...]
    final = True


@frozen
class TilePlaced(Event):
    """MC-15.4: a drawn tile replaced another in an engine."""

    seat: int
    engine: int
    slot: int
    tile: int
    gone: int


@frozen
class SpareSwapped(Event):
    """MC-15.4: a drawn tile replaced the spare."""

    seat: int
    tile: int
    gone: int


@frozen
class RiftOpened(Event):
    """MC-15.5: these slots of an engine made Goods of a colour; -1: all slots made an Echo."""

    seat: int
    engine: int
    slots: tuple[int, ...]
    colour: int


@frozen
class SlotsFilled(Event):
    """MC-15.5: these tiles came from the stack into an engine."""

    seat: int
    engine: int
    tiles: tuple[int, ...]
    final = True


@frozen
class TilesKept(Event):
    """MC-15.9: the Paradox Clerk kept the tiles of a Rift in place."""

    seat: int
    engine: int


@frozen
class EchoGained(Event):
    """The seat has this number of Echoes now; `lost`: True if it could not hold another one."""

    seat: int
    echoes: int
    lost: bool
    rule: str


@frozen
class EchoSpent(Event):
    """MC-15.6: an Echo was spent; the action now costs this number of hours."""

    seat: int
    hours: int
