"""The boards of the other seats in small, and the places for their last turns."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.game import PERSON
from tabletop.engine.table import Zone, turn_key, zone
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.about import ABOUT
from tabletop.games.merchants_cove.art import folded
from tabletop.games.merchants_cove.art.title import Title
from tabletop.games.merchants_cove.merchants.guild import merchant, ware
from tabletop.games.merchants_cove.rules.ch05_turn import SHELF, space_name
from tabletop.games.merchants_cove.rules.ch09_score import folk_icons
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.merchant_table import bench


def others(v: MerchantsCove, home: int) -> list[int]:
    """Return the seats other than `home`, in turn order, without the Peddler's."""
    count = len(v.players)
    seats = [(home + step) % count for step in range(1, count)]
    return [seat for seat in seats if seat != v.peddler]


def zones(v: MerchantsCove, home: int, shown: int) -> Iterator[Zone]:
    """Yield the folded boards; if `shown` is another seat's board, `home` is shown folded in its place."""
    stalls = int(v.peddler != NOBODY)
    seats = [home if seat == shown else seat for seat in others(v, home)]
    for number, seat in enumerate(seats):
        at, text = places.other(number, len(seats), stalls), _summary(v, seat)
        yield zone(
            f"seat:{seat}", at, phrases.seat(v, seat), _face(v, seat, home), rule="MC-2.4", text=text, z=1
        )
        if seat != home:
            yield zone(turn_key(seat), places.turn_place(number, len(seats), stalls))
    if stalls:
        yield zone(turn_key(v.peddler), places.turn_place(-1, len(seats), stalls))
    elif len(seats) == 1:
        yield zone("title", places.title(), ABOUT.title, Title(ABOUT.title), rule="MC-3.1", z=1)


def stands(v: MerchantsCove, seat: int) -> tuple[Text, ...]:
    """Name the action spaces of a seat's workers."""
    spaces = [space for space in v.players[seat].workers if space != NOBODY]
    if not spaces:
        return (translate("merchants_cove", "at home", "a worker that has not gone to work yet"),)
    return tuple(space_name(v, seat, space) for space in spaces)


def _face(v: MerchantsCove, seat: int, home: int) -> folded.Folded:
    p, machine = v.players[seat], bench(v, seat)
    return folded.Folded(
        seat,
        phrases.seat(v, seat),
        merchant(v, seat).name,
        v.seats[seat] != PERSON,
        p.gold,
        machine.tint,
        machine.signs(v, seat),
        tuple(ware(v, seat, good) for good in p.shelf),
        SHELF,
        folk_icons(v, seat),
        len(p.corruption),
        stands(v, seat),
        framed=seat == home,
    )


def _summary(v: MerchantsCove, seat: int) -> Text:
    """Describe a folded board in words."""
    p = v.players[seat]
    has = translate("merchants_cove", "{merchant}: {gold} gold, %n Corruption card(s).").count(
        len(p.corruption)
    )
    has = has.fill(merchant=merchant(v, seat).name, gold=p.gold)
    works = translate("merchants_cove", "Worker: {spaces}.").fill(spaces=descriptions.listed(stands(v, seat)))
    shelf = translate("merchants_cove", "Sale shelf: {goods}.").fill(goods=phrases.goods(p.shelf))
    goods = [shelf] if p.shelf else [translate("merchants_cove", "Its Sale shelf is empty.")]
    icons = descriptions.icons(folk_icons(v, seat))
    return phrases.sentences(has, works, bench(v, seat).summary(v, seat), *goods, *icons)
