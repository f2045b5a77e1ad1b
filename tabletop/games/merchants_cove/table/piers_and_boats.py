"""Piers, berths and boats, and the people in them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.art import boats, people, piers, plan
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.rules.harbour import BLACK_MARKET, BOATS, PIERS, SEATS, price, sells
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import descriptions, places, sale_arrivals
from tabletop.games.merchants_cove.table.sale_arrivals import Due
from tabletop.games.merchants_cove.table.town import adventurer

_ABOARD, _HULL = 30, 36
"""Depths: people are behind the gunwale."""


def prices(v: MerchantsCove, pier: int) -> tuple[int, ...]:
    """The present price of each Good at a Pier."""
    return tuple(price(v, good, pier) for good in range(8))


def zones(v: MerchantsCove, coming: Due, before: MerchantsCove | None = None) -> Iterator[Zone]:
    """Piers, berths, and the places of boats; prices that differ from those of `before` are marked."""
    name = translate("merchants_cove", "Open water")
    yield zone("sea", places.SEA, name, rule="MC-1.2")
    for number in PIERS:
        yield _pier(v, number, coming.get(f"pier:{number}", ()), before)
    for number in range(4):
        docked, at = v.berths[number], places.berth(number)
        name, free = descriptions.BERTHS[number], boats.FreeBerth() if docked == NOBODY else ""
        yield zone(f"berth:{number}", at, name, free, rule="MC-1.5", z=1)
    for number in BOATS:
        at_sea, at = number not in v.berths, places.boat(number)
        text = descriptions.people(v, number) if at_sea else translate("merchants_cove", "It is docked.")
        wake = "" if at_sea else boats.Wake(flipped=number > 2)
        name = descriptions.BOATS[number]
        yield zone(f"boat:{number}", at, name, wake, rule="MC-6.2", text=text, spots=_seats(number), z=2)


def _seats(boat: int) -> tuple[Spot, ...]:
    """The places of people in a boat at sea."""
    return tuple(places.seat(boat, -1, place) for place in range(SEATS))


def _pier(v: MerchantsCove, number: int, goods: tuple[Good, ...], before: MerchantsCove | None) -> Zone:
    takes, now = sells(v, number), prices(v, number)
    was = prices(before, number) if before is not None else now
    fresh = tuple(good for good in range(8) if now[good] != was[good])
    small, large = now[:4] if takes != "large" else (), now[4:] if takes != "small" else ()
    face = piers.Pier(phrases.pier(number), small, large, number == BLACK_MARKET, fresh, goods)
    at = places.ashore(plan.PIERS[number])
    text = descriptions.sentences(
        descriptions.pier(v, number), *descriptions.fetched(small, large), sale_arrivals.arrivals_text(goods)
    )
    spots: tuple[Spot, ...] = ()
    if v.rogue == box.CULTISTS:
        spots = (Spot(at.x, at.y, at.w, 50), Spot(at.x, at.y + 50, at.w, at.h - 50))
    name = phrases.pier(number)
    return zone(f"pier:{number}", at, name, face, rule="MC-7.2", text=text, spots=spots, z=1)


def pieces(v: MerchantsCove) -> Iterator[Piece]:
    """Boats with their people, and free seats."""
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
