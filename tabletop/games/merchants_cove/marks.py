"""Marks on the table while a piece is held: the way on the Clock, and prices once a boat has docked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.art import board, people, piers, plan, progress
from tabletop.games.merchants_cove.art.boats import Berthing, FreeBerth
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.harbour import (
    BLACK_MARKET,
    PIER_OF,
    PIERS,
    adventurers_at,
    fetched,
    price,
    sells,
)
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove

_GHOSTLY = 58
"""Depth of pieces that are not there yet."""


def clock_way(v: MerchantsCove, seat: int, hours: int) -> Iterator[Piece]:
    """Yield the way of a Timepiece, and its place at the end: on top of those already there."""
    hour = v.players[seat].hour
    others = [p.hour for at, p in enumerate(v.players) if at != seat]
    above = [phrases.shown(other) for other in others].count(phrases.shown(hour + hours))
    name = translate("merchants_cove", "Your Timepiece afterwards")
    face, at = progress.Way(hour, hour + hours), places.ashore(plan.CLOCK)
    yield piece("way", "clock", at, face, name, rule="MC-5.3", z=_GHOSTLY)
    ghost, at = people.Timepiece(seat, ghost=True), places.timepiece(hour + hours, above)
    yield piece("ghost", "clock", at, ghost, name, rule="MC-5.3", z=_GHOSTLY + 1)


def docking(v: MerchantsCove, after: MerchantsCove, seat: int) -> Iterator[Piece | Zone]:
    """Yield Piers and the shelf's worth after a boat has docked, its berth, and perhaps the Market token."""
    yield from (pier_zone(after, number, before=v) for number in PIERS)
    last = Berthing.TAKEN if NOBODY in after.berths else Berthing.LAST
    taken = next(at for at, boat in enumerate(after.berths) if v.berths[at] != boat)
    yield berth_zone(taken, FreeBerth(last))
    shelf = v.players[seat].shelf
    yield worth_zone(fetched(v, shelf), fetched(after, shelf))
    if NOBODY in after.berths or after.market:
        return
    name = translate("merchants_cove", "The Market token comes onto the Clock after this turn")
    hours = (p.hour + (after.hours if at == seat else 0) for at, p in enumerate(after.players))
    at = places.token(max(hours) + 1)
    yield piece("dusk", "clock", at, progress.MarketToken(), name, rule="MC-4.5", z=_GHOSTLY)


def berth_zone(number: int, face: FreeBerth | str) -> Zone:
    return zone(
        f"berth:{number}", places.berth(number), phrases.BERTH_NAMES[number], face, rule="MC-1.5", z=1
    )


def worth_zone(now: int, then: int = -1, *, proposed: bool = False) -> Zone:
    """Return the worth of the Goods on the viewer's shelf; `then`: after a move, -1 if unchanged."""
    label = translate("merchants_cove", "Sold at the Piers now")
    text = translate("merchants_cove", "Each Good at the Pier where it fetches most, as boats lie now.")
    if proposed:
        label = translate("merchants_cove", "Sold as proposed")
        text = translate(
            "merchants_cove", "Each Good where it brings most, less the Corruption that it costs."
        )
    name = translate("merchants_cove", "{label}: {gold} gold").fill(label=label, gold=now)
    at = places.mine(plan.WORTH)
    return zone("worth", at, name, board.Worth(label, now, then), rule="MC-7.2", text=text, z=1)


def prices(v: MerchantsCove, number: int) -> tuple[int, ...]:
    """Return the present price of each Good at a Pier."""
    return tuple(price(v, good, number) for good in range(8))


def pier_zone(
    v: MerchantsCove, number: int, goods: tuple[Good, ...] = (), before: MerchantsCove | None = None
) -> Zone:
    """Return the zone of a Pier; prices that differ from those of `before` are marked.

    Args:
        v: The view.
        number: The Pier.
        goods: Goods that are proposed for it.
        before: The view before a move.
    """
    takes, now = sells(v, number), prices(v, number)
    was = prices(before, number) if before is not None else now
    fresh = tuple(good for good in range(8) if now[good] != was[good])
    small, large = now[:4] if takes != "large" else (), now[4:] if takes != "small" else ()
    face = piers.Pier(phrases.pier(number), small, large, number == BLACK_MARKET, fresh, goods)
    at = places.ashore(plan.PIERS[number])
    text = phrases.sentences(_taking(v, number), *_prices_text(small, large), arrivals_text(goods))
    spots: tuple[Spot, ...] = ()
    if v.rogue == box.CULTISTS:
        spots = (Spot(at.x, at.y, at.w, 50), Spot(at.x, at.y + 50, at.w, at.h - 50))
    name, berths = phrases.pier(number), tuple(f"berth:{at}" for at in range(4) if PIER_OF[at] == number)
    return zone(
        f"pier:{number}", at, name, face, rule="MC-7.2", text=text, spots=spots, z=1, stands_for=berths
    )


def arrivals_text(goods: tuple[Good, ...]) -> Text:
    """Return the number of Goods proposed for a place, in words; NO_TEXT if none."""
    if not goods:
        return NO_TEXT
    return translate("merchants_cove", "As proposed, %n of your Goods come(s) here.").count(len(goods))


def _taking(s: MerchantsCove, number: int) -> Text:
    """Describe the Adventurers at a Pier and the Goods it takes."""
    counts = adventurers_at(s, number)
    takes = {
        "any": translate("merchants_cove", "Takes Goods of any size, for 1 Corruption card a day."),
        "large": translate("merchants_cove", "Takes large Goods only."),
        "small": translate("merchants_cove", "Takes small Goods only."),
    }
    if not any(counts):
        return phrases.sentences(
            takes[sells(s, number)], translate("merchants_cove", "Nobody stands here yet.")
        )
    there = translate("merchants_cove", "Here: {people}.").fill(people=phrases.icons(counts))
    return phrases.sentences(takes[sells(s, number)], there)


def _prices_text(small: Sequence[int], large: Sequence[int]) -> list[Text]:
    """List the prices of Goods of each colour at a Pier; sizes that it does not take are left out."""
    each = translate("merchants_cove", "{colour} {gold}", "a colour and what a Good of it fetches")
    texts = (
        translate("merchants_cove", "A small Good fetches: {prices} gold."),
        translate("merchants_cove", "A large Good fetches: {prices} gold."),
    )
    rows = [
        [each.fill(colour=phrases.COLOURS[n], gold=gold) for n, gold in enumerate(row) if gold]
        for row in (small, large)
    ]
    return [text.fill(prices=join_and(row)) for text, row in zip(texts, rows, strict=True) if row]
