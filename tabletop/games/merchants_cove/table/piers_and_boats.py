"""Piers, berths and boats, and the people in them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import marks, places
from tabletop.games.merchants_cove.art import boats, people
from tabletop.games.merchants_cove.harbour import BOATS, PIERS, SEATS
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.sale_arrivals import Due
from tabletop.games.merchants_cove.table.town import adventurer

_ABOARD, _HULL = 30, 36
"""Depths: people are behind the gunwale."""


def zones(v: MerchantsCove, coming: Due) -> Iterator[Zone]:
    """Yield Piers, berths, and the places of boats."""
    name = translate("merchants_cove", "Open water")
    yield zone("sea", places.SEA, name, rule="MC-1.2")
    for number in PIERS:
        yield marks.pier_zone(v, number, coming.get(f"pier:{number}", ()))
    for number in range(4):
        yield marks.berth_zone(number, boats.FreeBerth() if v.berths[number] == NOBODY else "")
    for number in BOATS:
        at_sea, at = number not in v.berths, places.boat(number)
        text = descriptions.people(v, number) if at_sea else translate("merchants_cove", "It is docked.")
        wake = "" if at_sea else boats.Wake(flipped=number > 2)
        name = descriptions.BOATS[number]
        yield zone(f"boat:{number}", at, name, wake, rule="MC-6.2", text=text, spots=_seats(number), z=2)


def _seats(boat: int) -> tuple[Spot, ...]:
    """Return the places of people in a boat at sea."""
    return tuple(places.seat(boat, -1, place) for place in range(SEATS))


def pieces(v: MerchantsCove) -> Iterator[Piece]:
    """Yield boats with their people, and free seats."""
    for number in BOATS:
        berth = v.berths.index(number) if number in v.berths else NOBODY
        where = f"boat:{number}" if berth == NOBODY else f"berth:{berth}"
        name, text = descriptions.BOATS[number], descriptions.people(v, number)
        face = boats.Hull(flipped=number > 2 if berth == NOBODY else berth in (0, 2))
        at = places.hull(number, berth)
        yield piece(f"hull:{number}", where, at, face, name, rule="MC-6.3", text=text, z=_HULL)
        for place, who in enumerate(v.boats[number]):
            yield adventurer(who, where, places.seat(number, berth, place), _ABOARD + place)
        for place in range(len(v.boats[number]), SEATS):
            name = translate("merchants_cove", "Free seat")
            at, key = places.seat(number, berth, place), f"seat:{number}:{place}"
            yield piece(key, where, at, people.FreeSeat(), name, rule="MC-6.2", z=_ABOARD + place)
