"""Names and descriptions of pieces and places."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch08_stocking import stock_competition
from tabletop.games.brick_and_mortar.rules.ch09_bidding import sale_competition
from tabletop.games.brick_and_mortar.rules.ch11_utilities import utility_bill
from tabletop.games.brick_and_mortar.rules.ch13_scoring import total
from tabletop.games.brick_and_mortar.state import DRAFT, OVER, SALE, BrickAndMortar, Player, Store


class Test(NamedTuple):
    """BM-8.4, BM-9.5: the competition test: True if seats bid for a type, and the reason in words."""

    contest: bool
    text: Text


def phase(v: BrickAndMortar) -> Text:
    """Name the present phase."""
    if v.phase == DRAFT:
        return translate("brick_and_mortar", "Phases: the draft, before the first of them")
    if v.phase == OVER:
        return translate("brick_and_mortar", "Phases: the match is over")
    return translate("brick_and_mortar", "Phases: {phase} is played").fill(phase=phrases.PHASES[v.phase])


def test(v: BrickAndMortar, viewer: int, kind: int) -> Test:
    """Return the test for a type: boxes against items in Sale, else items against free places."""
    return _sale(v, viewer, kind) if v.phase == SALE else _supply(v, viewer, kind)


def _supply(v: BrickAndMortar, viewer: int, kind: int) -> Test:
    seats, needed, market, contest = stock_competition(v, kind)
    if not (seats or market) or not any(p.building for p in v.players):
        return Test(
            False, NO_TEXT
        )  # five times "0 in market, none free" at the start of a month told nothing
    if not seats:
        return Test(False, translate("brick_and_mortar", "{n} in market, none free").fill(n=market))
    if len(seats) == 1 and market:
        yours = translate("brick_and_mortar", "room: only you")
        theirs = translate("brick_and_mortar", "room: only {who}")
        return Test(False, phrases.addressed(v, seats[0], viewer, yours, theirs))
    text = translate("brick_and_mortar", "{n} in market, {free} free").fill(free=needed)
    return Test(contest, text.fill(n=market))


def _sale(v: BrickAndMortar, viewer: int, kind: int) -> Test:
    sold = len(v.filled[kind])
    if kind < v.kind or (kind == v.kind and sold):
        return Test(bool(v.bids) and kind == v.kind, translate("brick_and_mortar", "%n sold", "", sold))
    seats, items, boxes, contest = sale_competition(v, kind)
    if not seats:
        return Test(False, translate("brick_and_mortar", "nobody sells any"))
    if len(seats) == 1:
        yours = translate("brick_and_mortar", "only you sell")
        theirs = translate("brick_and_mortar", "only {who} sells")
        return Test(False, phrases.addressed(v, seats[0], viewer, yours, theirs))
    text = translate("brick_and_mortar", "%n box(es) for {items}", "", boxes)
    return Test(contest, text.fill(items=count(items)))


def count(n: int) -> Text:
    """Return a number of items of any type, in words."""
    return translate("brick_and_mortar", "%n item(s)", "", n)


def store(card: int) -> Text:
    """Describe the costs, goods and effect of a store."""
    it = box.STORES[card]
    sells = phrases.joined(
        [
            translate("brick_and_mortar", "{kind} {n} on %n shelf(s)", "", it.shelves[kind]).fill(
                kind=phrases.KINDS[kind], n=it.capacity[kind]
            )
            for kind in it.kinds
        ]
    )
    text = translate("brick_and_mortar", "Costs ${cost}, ${utility} a month, %n point(s).", "", it.points)
    text = text.fill(cost=it.cost, utility=it.utility)
    if it.kinds:
        row = translate("brick_and_mortar", "{costs} Sells {goods}.")
        text = row.fill(costs=text, goods=sells)
    if it.help.source:
        text = translate("brick_and_mortar", "{first} {next}", "two sentences").fill(first=text, next=it.help)
    return text


def rule_of(card: int) -> str:
    """Return the rule that explains a store."""
    return "BM-6.1" if box.STORES[card].players else "BM-1.7"


def penalty(slot: int) -> Text:
    """Describe the points lost for an empty slot."""
    text = translate("brick_and_mortar", "Empty slot {n}: −%n point(s) if still empty when the game ends")
    return text.count(box.BUILDING.penalty[slot]).fill(n=slot + 1)


def purse(p: Player) -> Text:
    """Describe the public information about what a rival has behind its screen."""
    text = translate(
        "brick_and_mortar", "{stores} and %n Market Card(s) in hand; debt tokens: {debt}", "", len(p.hand)
    )
    stores = translate("brick_and_mortar", "%n store(s)", "", len(p.stores))
    return text.fill(stores=stores, debt=p.debt)


def on_shelf(shelf: int) -> Text:
    """Name the shelf that an item lies on."""
    return translate("brick_and_mortar", "It lies on the {shelf}.").fill(shelf=phrases.shelf(shelf))


def building(p: Player) -> Text:
    """Return the text over a building."""
    text = translate(
        "brick_and_mortar",
        "Points: {points}, at the end {final}. Debt tokens: {debt}. Utilities: ${bill} a month.",
    )
    return text.fill(points=p.points, final=total(p), debt=p.debt, bill=utility_bill(p))


def items(store: Store, kind: int) -> Text:
    """Describe the items of a type in a store."""
    text = translate("brick_and_mortar", "{items} in {store}; room for {n}")
    return text.fill(
        items=phrases.items(kind, sum(store.items[kind])),
        store=phrases.store(store.card),
        n=box.STORES[store.card].capacity[kind],
    )
