"""What events are worth telling in the sentence about a turn."""

from __future__ import annotations

from tabletop.engine.headline import Headline
from tabletop.engine.rules import Event
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import card_events as cards
from tabletop.games.brick_and_mortar import events as done
from tabletop.games.brick_and_mortar import phrases


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
        case done.StoreOpened(seat, card, _, _):
            did = translate("brick_and_mortar", "opened {things}")
            return Headline(seat, "opened", 9, did, (phrases.store(card),), 0, ("bought",))
        case done.StoreClosed(seat, card, _, _, _):
            did = translate("brick_and_mortar", "closed {things}")
            return Headline(seat, "closed", 8, did, (phrases.store(card),))
        case done.StoreLost(seat, card):
            did = translate("brick_and_mortar", "discarded {things}")
            return Headline(seat, "lost", 6, did, (phrases.store(card),))
        case done.StoreBought(seat, card):
            did = translate("brick_and_mortar", "bought {things}")
            return Headline(seat, "bought", 8, did, (phrases.store(card),))
        case done.BuilderPassed(seat):
            return Headline(seat, "passed", 5, translate("brick_and_mortar", "built nothing"))
        case done.Kept(seat, _):
            did = translate("brick_and_mortar", "kept %n store(s)", "", 1)
            return Headline(seat, "kept", 5, did)
    return None


def _on_bids(event: Event) -> Headline | None:
    match event:
        case done.AuctionWon(seat, card, bid):
            did = translate("brick_and_mortar", "won {things} for ${amount}")
            return Headline(seat, "won", 8, did, (phrases.store(card),), bid, ("bid", "opened"))
        case done.BidMade(seat, card, bid, _):
            did = translate("brick_and_mortar", "bid ${bid} for {store}")
            return Headline(seat, "bid", 4, did.fill(bid=bid, store=phrases.store(card)))
        case done.BidderLeft(seat, card):
            did = translate("brick_and_mortar", "let {things} go")
            return Headline(seat, "left", 5, did, (phrases.store(card),), 0, ("bid",))
        case done.BidSealed(seat):
            did = translate("brick_and_mortar", "sealed %n bid(s)", "", 1)
            return Headline(seat, "sealed", 3, did)
    return None


def _on_stock(event: Event) -> Headline | None:
    match event:
        case done.Stocked(seat, _, _, kind, n, _) | done.Supplied(seat, _, _, kind, n):
            did = translate("brick_and_mortar", "stocked {things}")
            return Headline(seat, "stocked", 7, did, (_items(kind, n),), 0, ("sealed",))
        case done.StockPaid(seat, kind, 0, _, _):
            did = translate("brick_and_mortar", "stocked no {things}")
            return Headline(seat, "nothing", 3, did, (phrases.KINDS[kind],), 0, ("sealed",))
        case done.Crafted(seat, _, kind):
            did = translate("brick_and_mortar", "supplied {things} to the market")
            return Headline(seat, "crafted", 6, did, (_items(kind, 1),))
        case cards.CardsPlayed(seat):
            return Headline(seat, "played", 5, translate("brick_and_mortar", "played cards"))
        case cards.CardsDrawn() as drawn:
            did = translate("brick_and_mortar", "drew %n card(s)", "", len(drawn.cards))
            return Headline(drawn.seat, "drew", 3, did)
    return None


def _on_sale(event: Event) -> Headline | None:
    match event:
        case done.Sold(seat, _, _, _, kind, _, money):
            did = translate("brick_and_mortar", "sold {things} for ${amount}")
            return Headline(seat, "sold", 9, did, (_items(kind, 1),), money, ("sealed",))
        case done.BonusPaid(seat, _, _, _, money):
            did = translate("brick_and_mortar", "earned ${amount} more")
            return Headline(seat, "bonus", 6, did, (), money)
        case done.Converted(seat, _, n, _):
            did = translate("brick_and_mortar", "took points for %n item(s)", "", n)
            return Headline(seat, "converted", 8, did)
        case done.SurplusGone(seat, _, kind, n):
            did = translate("brick_and_mortar", "discarded {things} unsold")
            return Headline(seat, "surplus", 6, did, (_items(kind, n),))
        case done.Transferred(seat, _, kind, _, _):
            did = translate("brick_and_mortar", "moved {things}")
            return Headline(seat, "moved", 4, did, (_items(kind, 1),))
        case done.Rescued(seat, _, kind):
            did = translate("brick_and_mortar", "rescued {things}")
            return Headline(seat, "rescued", 6, did, (_items(kind, 1),))
    return None


def _on_money(event: Event) -> Headline | None:
    match event:
        case done.PointsTraded(seat, n, money):
            did = translate("brick_and_mortar", "bought %n point(s) for ${amount}", "", abs(n))
            if n < 0:
                did = translate("brick_and_mortar", "sold %n point(s) for ${amount}", "", abs(n))
            return Headline(seat, f"points:{n > 0}", 9, did, (), abs(money))
        case done.BillPaid(seat, bill, _) if bill:
            did = translate("brick_and_mortar", "paid a bill of ${amount}")
            return Headline(seat, "bill", 3, did, (), bill)
        case done.ItemsExpired(seat, aged):
            did = translate("brick_and_mortar", "lost %n item(s) grown old", "", sum(aged))
            return Headline(seat, "expired", 6, did)
        case done.Pawned(seat, _, kind):
            did = translate("brick_and_mortar", "pawned {things}")
            return Headline(seat, "pawned", 6, did, (_items(kind, 1),))
        case done.PointsChanged(seat, by, _, _, _, _) if by > 0:
            did = translate("brick_and_mortar", "gained %n point(s)", "", by)
            return Headline(seat, "points", 3, did)
        case done.PointsChanged(seat, by, _, _, _, _) if by < 0:
            did = translate("brick_and_mortar", "lost %n point(s)", "", -by)
            return Headline(seat, "points_lost", 3, did)
    return None
