"""MC-5.4: staff abilities: who stands on a staff place lets its merchant do something."""

from __future__ import annotations

from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove


def has(s: MerchantsCove, seat: int, place: int) -> bool:
    """Whether somebody stands on a staff place, 0 to 3."""
    return s.players[seat].staff[place] != NOBODY


def ready(s: MerchantsCove, seat: int, place: int) -> bool:
    """Whether a once-a-day ability may be used now: somebody stands there, and it has not been used today."""
    p = s.players[seat]
    return p.staff[place] != NOBODY and place not in p.used


def spend(s: MerchantsCove, seat: int, place: int) -> None:
    """A once-a-day ability has been used today."""
    p = s.players[seat]
    p.used = tuple(sorted((*p.used, place)))
