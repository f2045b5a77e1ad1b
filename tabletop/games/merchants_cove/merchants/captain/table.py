"""The Captain's board on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.art.palette import ANY
from tabletop.games.merchants_cove.merchants.captain import art
from tabletop.games.merchants_cove.merchants.captain import components as box
from tabletop.games.merchants_cove.merchants.captain import phrases as said
from tabletop.games.merchants_cove.merchants.captain.ch14_recall import SearchWreck
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import SailShips, shop
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR, Fleet
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.board import goods_tray
from tabletop.games.merchants_cove.table.merchant_table import Bench, Tray, pending_choice_of

_LYING, AFLOAT = 10, 14
"""Depths."""
TURNS = 2
"""Whole turns of the needle at each spin."""


def spot(site: int) -> Spot:
    """Return the place of a site on the chart."""
    zone_ = box.SITES[site].zone
    same = [number for number, one in enumerate(box.SITES) if one.zone == zone_]
    return art.site_at(zone_ - 1, same.index(site), len(same))


def zones(v: MerchantsCove, seat: int) -> Iterator[Zone]:
    """Yield the chart with its sites, the Harbour, and the compass."""
    mine = shop(v, seat)
    harbour = translate("merchants_cove", "Harbour", "where the Captain's ships are at home")
    name = translate("merchants_cove", "Chart")
    chart = art.Chart(tuple(box.ZONE_NAMES), harbour)
    yield zone("chart", places.machine(art.CHART), name, chart, rule="MC-14.1", z=1)
    text = translate("merchants_cove", "Ships that are recalled come here with the Goods of their sites.")
    yield zone("quay", places.machine(art.QUAY), harbour, rule="MC-14.8", text=text, z=2)
    for number, site in enumerate(box.SITES):
        shade = ANY if site.colour == box.ANY else site.colour
        there = mine.goods[number]
        face, name = art.Site(shade, site.large, not there), said.site(number)
        text = translate("merchants_cove", "%n step(s) from the Harbour.", "", site.zone)
        if site.corruption:
            more = translate("merchants_cove", "When recalled with its Good: %n Corruption card(s).")
            text = phrases.sentences(text, more.count(site.corruption))
        if not there:
            text = phrases.sentences(text, translate("merchants_cove", "Emptied until tomorrow."))
        at, key = places.machine(spot(number)), f"site:{number}"
        yield zone(key, at, name, face, rule="MC-14.3", text=text, z=2)
    yield from _compass(v, seat, mine)


def _compass(v: MerchantsCove, seat: int, mine: Fleet) -> Iterator[Zone]:
    name = translate("merchants_cove", "Compass")
    text = translate("merchants_cove", "Eight equal sectors: steps, or a Squall.")
    face, at = art.Compass(box.COMPASS), places.machine(art.COMPASS)
    yield zone("compass", at, name, face, rule="MC-14.5", text=text, z=2)
    step = pending_choice_of(v)
    sailing = box.SAIL in v.players[seat].workers
    shown = tuple(box.COMPASS[sector] for sector in mine.spun) if sailing else ()
    left = step.steps if isinstance(step, SailShips) and step.seat == seat else 0
    total = max(sum(shown), left)
    name = translate("merchants_cove", "Spins: {shown}").fill(
        shown=descriptions.listed([_shown(n) for n in shown])
    )
    if not shown:
        name = translate("merchants_cove", "No spins yet")
    text = translate("merchants_cove", "%n step(s) left of {total}.").count(left).fill(total=total)
    spins, at = art.Spins(shown[-2:], total if left else 0, left), places.machine(art.SPINS)
    yield zone("spins", at, name, spins, rule="MC-14.6", text=text if left else NO_TEXT, z=2)
    name = translate("merchants_cove", "What a Squall asks")
    text = translate("merchants_cove", "Draw 1 Corruption card, or send a ship home empty.")
    at = places.machine(art.SQUALL_NOTE)
    yield zone("squall", at, name, art.SquallNote(seat), rule="MC-14.6", text=text, z=2)


def _shown(steps: int) -> Text:
    if not steps:
        return translate("merchants_cove", "Squall")
    return translate("merchants_cove", "%n step(s)", "what the compass shows", steps)


def pieces(v: MerchantsCove, seat: int) -> Iterator[Piece]:
    """Yield the ships and the needle."""
    mine = shop(v, seat)
    for number, site in enumerate(mine.ships):
        home = site == HARBOUR
        at = art.moored(number) if home else art.anchored(spot(site))
        text = (
            NO_TEXT if home else translate("merchants_cove", "It lies at: {site}.").fill(site=said.site(site))
        )
        where, key = "quay" if home else f"site:{site}", f"ship:{number}"
        name, here = said.ship(number), places.machine(at)
        yield piece(key, where, here, art.Ship(seat), name, rule="MC-14.1", text=text, z=AFLOAT)
    name = translate("merchants_cove", "Needle of the compass")
    sector = mine.spun[-1] if mine.spun else 0
    angle = 360.0 * TURNS * len(mine.spun) + 360 / len(box.COMPASS) * sector
    at = places.machine(art.COMPASS)
    yield piece("needle", "compass", at, art.Needle(), name, rule="MC-14.5", z=_LYING, angle=angle)


def signs(v: MerchantsCove, seat: int) -> art.Signs:
    """Return each ship and the Good of its site."""
    mine = shop(v, seat)
    fleet = []
    for site in mine.ships:
        if site == HARBOUR:
            fleet.append((-1, False, True))
        else:
            one = box.SITES[site]
            fleet.append((ANY if one.colour == box.ANY else one.colour, one.large, mine.goods[site]))
    return art.Signs(seat, tuple(fleet))


def summary(v: MerchantsCove, seat: int) -> Text:
    """Return the sites of the ships in words."""
    afloat = [said.site(site) for site in shop(v, seat).ships if site != HARBOUR]
    if not afloat:
        return translate("merchants_cove", "All its ships are in the Harbour.")
    return translate("merchants_cove", "Ships at: {sites}.").fill(sites=descriptions.listed(afloat))


def tray(v: MerchantsCove, seat: int) -> Tray | None:
    """Return the colours to choose from for the Good of the Wreck."""
    step = pending_choice_of(v)
    if not isinstance(step, SearchWreck):
        return None
    return goods_tray(v, seat, range(4), large=step.large, rule="MC-14.3")


BENCH = Bench(
    tint=art.TINT,
    places={},
    zones=zones,
    pieces=pieces,
    signs=signs,
    summary=summary,
    tray=tray,
)
