"""What events are worth telling in the sentence about a turn."""

from __future__ import annotations

from tabletop.engine.headline import Headline
from tabletop.engine.rules import Event
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch03_draft import Kept
from tabletop.games.brick_and_mortar.rules.ch04_order import BidSealed, PointsChanged
from tabletop.games.brick_and_mortar.rules.ch06_auction import AuctionWon, BidderLeft, BidMade
from tabletop.games.brick_and_mortar.rules.ch06_building import (
    BuilderPassed,
    StoreBought,
    StoreClosed,
    StoreLost,
    StoreOpened,
)
from tabletop.games.brick_and_mortar.rules.ch07_advertising import CardsDrawn, CardsPlayed
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Stocked, StockPaid
from tabletop.games.brick_and_mortar.rules.ch08_supply import Crafted, Supplied
from tabletop.games.brick_and_mortar.rules.ch09_sale import BonusPaid, Rescued, Transferred
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sold
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Converted, SurplusGone
from tabletop.games.brick_and_mortar.rules.ch10_inventory import ItemsExpired, Pawned
from tabletop.games.brick_and_mortar.rules.ch11_utilities import BillPaid
from tabletop.games.brick_and_mortar.rules.ch12_investment import PointsTraded


def event_headline(event: Event) -> Headline | None:
    """What an event is worth telling; None if nothing."""
    for tell in (_on_stores, _on_bids, _on_stock, _on_sale, _on_money):
        if found := tell(event):
            return found
    return None


def _items(kind: int, n: int) -> Text:
    """A number of items of a type, which can be added to others."""
    return translate("brick_and_mortar", "%n {kind}", "a number of items", n).fill(kind=phrases.KINDS[kind])


def _on_stores(event: Event) -> Headline | None:
    match event:
        case StoreOpened(seat, card, _, _):
            did = translate("brick_and_mortar", "opened {things}")
            return Headline(seat, "opened", 9, did, (phrases.store(card),), 0, ("bought",))
        case StoreClosed(seat, card, _, _, _):
            did = translate("brick_and_mortar", "closed {things}")
            return Headline(seat, "closed", 8, did, (phrases.store(card),))
        case StoreLost(seat, card):
            did = translate("brick_and_mortar", "discarded {things}")
            return Headline(seat, "lost", 6, did, (phrases.store(card),))
        case StoreBought(seat, card):
            did = translate("brick_and_mortar", "bought {things}")
            return Headline(seat, "bought", 8, did, (phrases.store(card),))
        case BuilderPassed(seat):
            return Headline(seat, "passed", 5, translate("brick_and_mortar", "built nothing"))
        case Kept(seat, _):
            did = translate("brick_and_mortar", "kept %n store(s)", "", 1)
            return Headline(seat, "kept", 5, did)
    return None


def _on_bids(event: Event) -> Headline | None:
    match event:
        case AuctionWon(seat, card, bid):
            did = translate("brick_and_mortar", "won {things} for ${amount}")
            return Headline(seat, "won", 8, did, (phrases.store(card),), bid, ("bid", "opened"))
        case BidMade(seat, card, bid, _):
            did = translate("brick_and_mortar", "bid ${bid} for {store}")
            return Headline(seat, "bid", 4, did.fill(bid=bid, store=phrases.store(card)))
        case BidderLeft(seat, card):
            did = translate("brick_and_mortar", "let {things} go")
            return Headline(seat, "left", 5, did, (phrases.store(card),), 0, ("bid",))
        case BidSealed(seat):
            did = translate("brick_and_mortar", "sealed %n bid(s)", "", 1)
            return Headline(seat, "sealed", 3, did)
    return None


def _on_stock(event: Event) -> Headline | None:
    match event:
        case Stocked(seat, _, _, kind, n, _) | Supplied(seat, _, _, kind, n):
            did = translate("brick_and_mortar", "stocked {things}")
            return Headline(seat, "stocked", 7, did, (_items(kind, n),), 0, ("sealed",))
        case StockPaid(seat, kind, 0, _, _):
            did = translate("brick_and_mortar", "stocked no {things}")
            return Headline(seat, "nothing", 3, did, (phrases.KINDS[kind],), 0, ("sealed",))
        case Crafted(seat, _, kind):
            did = translate("brick_and_mortar", "supplied {things} to the market")
            return Headline(seat, "crafted", 6, did, (_items(kind, 1),))
        case CardsPlayed(seat):
            return Headline(seat, "played", 5, translate("brick_and_mortar", "played cards"))
        case CardsDrawn() as drawn:
            did = translate("brick_and_mortar", "drew %n card(s)", "", len(drawn.cards))
            return Headline(drawn.seat, "drew", 3, did)
    return None


def _on_sale(event: Event) -> Headline | None:
    match event:
        case Sold(seat, _, _, _, kind, _, money):
            did = translate("brick_and_mortar", "sold {things} for ${amount}")
            return Headline(seat, "sold", 9, did, (_items(kind, 1),), money, ("sealed",))
        case BonusPaid(seat, _, _, _, money):
            did = translate("brick_and_mortar", "earned ${amount} more")
            return Headline(seat, "bonus", 6, did, (), money)
        case Converted(seat, _, n, _):
            did = translate("brick_and_mortar", "took points for %n item(s)", "", n)
            return Headline(seat, "converted", 8, did)
        case SurplusGone(seat, _, kind, n):
            did = translate("brick_and_mortar", "discarded {things} unsold")
            return Headline(seat, "surplus", 6, did, (_items(kind, n),))
        case Transferred(seat, _, kind, _, _):
            did = translate("brick_and_mortar", "moved {things}")
            return Headline(seat, "moved", 4, did, (_items(kind, 1),))
        case Rescued(seat, _, kind):
            did = translate("brick_and_mortar", "rescued {things}")
            return Headline(seat, "rescued", 6, did, (_items(kind, 1),))
    return None


def _on_money(event: Event) -> Headline | None:
    match event:
        case PointsTraded(seat, n, money):
            did = translate("brick_and_mortar", "bought %n point(s) for ${amount}", "", abs(n))
            if n < 0:
                did = translate("brick_and_mortar", "sold %n point(s) for ${amount}", "", abs(n))
            return Headline(seat, f"points:{n > 0}", 9, did, (), abs(money))
        case BillPaid(seat, bill, _) if bill:
            did = translate("brick_and_mortar", "paid a bill of ${amount}")
            return Headline(seat, "bill", 3, did, (), bill)
        case ItemsExpired(seat, aged):
            did = translate("brick_and_mortar", "lost %n item(s) grown old", "", sum(aged))
            return Headline(seat, "expired", 6, did)
        case Pawned(seat, _, kind):
            did = translate("brick_and_mortar", "pawned {things}")
            return Headline(seat, "pawned", 6, did, (_items(kind, 1),))
        case PointsChanged(seat, by, _, _, _, _) if by > 0:
            did = translate("brick_and_mortar", "gained %n point(s)", "", by)
            return Headline(seat, "points", 3, did)
        case PointsChanged(seat, by, _, _, _, _) if by < 0:
            did = translate("brick_and_mortar", "lost %n point(s)", "", -by)
            return Headline(seat, "points_lost", 3, did)
    return None
