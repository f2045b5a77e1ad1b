"""Names and descriptions of pieces and places."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch01_goods import free
from tabletop.games.brick_and_mortar.rules.ch08_stocking import contested
from tabletop.games.brick_and_mortar.rules.ch09_boxes import free_boxes, most_deliverable, sellable
from tabletop.games.brick_and_mortar.rules.ch11_utilities import utility_bill
from tabletop.games.brick_and_mortar.rules.ch13_scoring import total
from tabletop.games.brick_and_mortar.state import DRAFT, OVER, SALE, BrickAndMortar, Player, Store


class Test(NamedTuple):
    """BM-8.4, BM-9.5: the competition test: True if seats bid for a type, and the reason in words."""

    contest: bool
    text: Text


def phase(v: BrickAndMortar) -> Text:
    """The present phase in words."""
    if v.phase == DRAFT:
        return translate("brick_and_mortar", "Phases: the draft, before the first of them")
    if v.phase == OVER:
        return translate("brick_and_mortar", "Phases: the match is over")
    return translate("brick_and_mortar", "Phases: {phase} is played").fill(phase=phrases.PHASES[v.phase])


def test(v: BrickAndMortar, kind: int) -> Test:
    """The test for a type: boxes against items in Sale, else items against free places."""
    return _sale(v, kind) if v.phase == SALE else _supply(v, kind)


def _supply(v: BrickAndMortar, kind: int) -> Test:
    room = [free(p, kind) for p in v.players]
    able, market = [seat for seat, n in enumerate(room) if n], v.market[kind]
    contest = market > 0 and contested(v, len(able), sum(room), market)
    if not able:
        return Test(False, translate("brick_and_mortar", "{n} in market, no free place").fill(n=market))
    if len(able) == 1 and market:
        text = translate("brick_and_mortar", "only {who} has room")
        return Test(False, text.fill(who=phrases.seat(v, able[0])))
    text = translate("brick_and_mortar", "{n} in market, %n free place(s)", "", sum(room))
    return Test(contest, text.fill(n=market))


def _sale(v: BrickAndMortar, kind: int) -> Test:
    sold = len(v.filled[kind])
    if kind < v.kind or (kind == v.kind and sold):
        return Test(bool(v.bids) and kind == v.kind, translate("brick_and_mortar", "%n sold", "", sold))
    able = [seat for seat in v.order if most_deliverable(v, seat, kind)]
    boxes, items = free_boxes(v, kind), sum(sellable(v, seat, kind) for seat in v.order)
    contest = boxes > 0 and contested(v, len(able), items, boxes)
    if not able:
        return Test(False, translate("brick_and_mortar", "nobody sells any"))
    if len(able) == 1:
        text = translate("brick_and_mortar", "only {who} sells")
        return Test(False, text.fill(who=phrases.seat(v, able[0])))
    text = translate("brick_and_mortar", "%n box(es) for {items}", "", boxes)
    return Test(contest, text.fill(items=count(items)))


def count(n: int) -> Text:
    """A number of items of any type, in words."""
    return translate("brick_and_mortar", "%n item(s)", "", n)


def store(card: int) -> Text:
    """The costs, goods and effect of a store."""
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
    """The rule that explains a store."""
    return "BM-6.1" if box.STORES[card].players else "BM-1.7"


def penalty(slot: int) -> Text:
    """The points lost for an empty slot."""
    text = translate("brick_and_mortar", "Empty slot {n}: −%n point(s) if still empty when the game ends")
    return text.count(box.BUILDING.penalty[slot]).fill(n=slot + 1)


def purse(p: Player) -> Text:
    """The public information about what a rival has behind its screen."""
    text = translate(
        "brick_and_mortar", "{stores} and %n Market Card(s) in hand; debt tokens: {debt}", "", len(p.hand)
    )
    stores = translate("brick_and_mortar", "%n store(s)", "", len(p.stores))
    return text.fill(stores=stores, debt=p.debt)


def on_shelf(shelf: int) -> Text:
    """The shelf that an item lies on."""
    return translate("brick_and_mortar", "It lies on the {shelf}.").fill(shelf=phrases.shelf(shelf))


def building(p: Player) -> Text:
    """The text over a building."""
    text = translate(
        "brick_and_mortar",
        "Points: {points}, at the end {final}. Debt tokens: {debt}. Utilities: ${bill} a month.",
    )
    return text.fill(points=p.points, final=total(p), debt=p.debt, bill=utility_bill(p))


def items(store: Store, kind: int) -> Text:
    """The items of a type in a store."""
    text = translate("brick_and_mortar", "{items} in {store}; room for {n}")
    return text.fill(
        items=phrases.items(kind, sum(store.items[kind])),
        store=phrases.store(store.card),
        n=box.STORES[store.card].capacity[kind],
    )
