"""MC-5.4: staff abilities: a Townsperson on a staff place lets its merchant do something."""

from __future__ import annotations

from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove


def has(s: MerchantsCove, seat: int, place: int) -> bool:
    """Return True if a staff place, 0 to 3, is occupied."""
    return s.players[seat].staff[place] != NOBODY


def ready(s: MerchantsCove, seat: int, place: int) -> bool:
    """Return True if a once-a-day ability is available: its place is occupied, and it was not used today."""
    p = s.players[seat]
    return p.staff[place] != NOBODY and place not in p.used


def spend(s: MerchantsCove, seat: int, place: int) -> None:
    """Mark a once-a-day ability as used today."""
    p = s.players[seat]
    p.used = tuple(sorted((*p.used, place)))
