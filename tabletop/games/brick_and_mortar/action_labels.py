"""Labels of actions, as imperative sentences."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay, Paying
from tabletop.games.brick_and_mortar.rules.ch06_auction import Drop, Raise
from tabletop.games.brick_and_mortar.rules.ch06_building import Auction, Buy, Close, Open, Pass, Take
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Discard, Play, Redraw, RedrawAll
from tabletop.games.brick_and_mortar.rules.ch07_agency import Add, Look
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Stock, Stocking, bill
from tabletop.games.brick_and_mortar.rules.ch08_supply import Craft, Supply
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer
from tabletop.games.brick_and_mortar.rules.ch09_sale import Rescue, Transfer
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sell, SellAll
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Convert, Lose
from tabletop.games.brick_and_mortar.rules.ch10_inventory import Pawn
from tabletop.games.brick_and_mortar.rules.ch12_investment import BuyPoints, SellPoints
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import DEMAND_BOX, JEWELRY_BOX, BrickAndMortar


def say(s: BrickAndMortar, action: Action) -> Text:
    """The label of an action.

    Raises:
        TypeError: If the action is none of this game's.
    """
    for speak in (_building, _cards, _supply, _sale, _rest):
        if text := speak(s, action):
            return text
    raise TypeError(f"no words for {action}")


def brief(s: BrickAndMortar, action: Action) -> Text:
    """The label of an action whose card, crate or dial is already known; NO_TEXT if `say` is needed."""
    match action:
        case Auction(_, bid) | Raise(bid):
            return translate("brick_and_mortar", "Bid {bid}").fill(bid=dollars(bid))
        case Play(_, down):
            return (
                translate("brick_and_mortar", "Play it to Demand")
                if down
                else translate("brick_and_mortar", "Play it to Supply")
            )
        case Stock(slot, n):
            text = translate("brick_and_mortar", "%n into {store}").count(n)
            return text.fill(store=phrases.slot(s, _seat(s), slot))
        case Sell(_, _, where):
            return translate("brick_and_mortar", "Sell it to {box}").fill(box=_box(s, where))
    return NO_TEXT


def _seat(s: BrickAndMortar) -> int:
    """The seat whose choice is pending. Actions with slots belong to choices of one seat."""
    step = pending_choice(s)
    return step.seat if step is not None else 0


def _slot(s: BrickAndMortar, slot: int) -> Text:
    return phrases.slot(s, _seat(s), slot)


def _building(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case Keep(card):
            return translate("brick_and_mortar", "Keep {store}").fill(store=phrases.store(card))
        case Take(card):
            return translate("brick_and_mortar", "Take {store}").fill(store=phrases.store(card))
        case Buy(card):
            return translate("brick_and_mortar", "Buy {store}").fill(store=phrases.store(card))
        case Auction(card, bid):
            text = translate("brick_and_mortar", "Start the auction of {store} at {bid}")
            return text.fill(store=phrases.store(card), bid=dollars(bid))
        case Pass():
            return translate("brick_and_mortar", "Pass: no store this month")
        case Raise(bid):
            return translate("brick_and_mortar", "Raise to {bid}").fill(bid=dollars(bid))
        case Drop():
            return translate("brick_and_mortar", "Leave the auction")
        case Pay(tokens):
            return _paying(s, tokens)
        case Close(slot):
            return translate("brick_and_mortar", "Close {store}").fill(store=_slot(s, slot))
        case Open():
            bought = s.players[_seat(s)].bought
            return translate("brick_and_mortar", "Open {store}").fill(store=phrases.store(bought))
    return None


def _paying(s: BrickAndMortar, tokens: int) -> Text:
    """A payment; or "stock none" if nothing was stocked."""
    step = pending_choice(s)
    if isinstance(step, Stocking) and not any(step.counts):
        return translate("brick_and_mortar", "Stock none")
    if tokens:
        return translate("brick_and_mortar", "Pay with %n debt token(s)").count(tokens)
    cost = step.cost if isinstance(step, Paying) else 0
    if isinstance(step, Stocking):
        cost, _ = bill(s.players[step.seat], step.price, step.counts)
    return translate("brick_and_mortar", "Pay {cost} in cash").fill(cost=dollars(cost))


def _cards(_s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case Play(card, down):
            text = translate("brick_and_mortar", "Play {card} face up to Supply")
            if down:
                text = translate("brick_and_mortar", "Play {card} face down to Demand")
            return text.fill(card=phrases.card(card))
        case Redraw(card):
            return translate("brick_and_mortar", "Exchange {card}").fill(card=phrases.card(card))
        case RedrawAll():
            return translate("brick_and_mortar", "Exchange all Market Cards")
        case Discard(card):
            return translate("brick_and_mortar", "Discard {card}").fill(card=phrases.card(card))
        case Look(pile):
            return translate("brick_and_mortar", "Look at the {pile}").fill(pile=phrases.PILES[pile])
        case Add(card, pile):
            text = translate("brick_and_mortar", "Add {card} to the {pile}")
            return text.fill(card=phrases.card(card), pile=phrases.PILES[pile])
    return None


def _supply(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case Supply(source, slot):
            text = translate("brick_and_mortar", "Put an item of {source} into {store}")
            return text.fill(source=_slot(s, source), store=_slot(s, slot))
        case Craft(True):
            return translate("brick_and_mortar", "Take the point")
        case Craft():
            return translate("brick_and_mortar", "Supply the item")
        case Ask(price):
            return translate("brick_and_mortar", "Bid {price} each").fill(price=dollars(price))
        case Stock(slot, n):
            text = translate("brick_and_mortar", "Stock %n item(s) into {store}").count(n)
            return text.fill(store=_slot(s, slot))
        case Transfer(slot, _, kind, to):
            text = translate("brick_and_mortar", "Move {item} from {store} to {other}")
            return text.fill(item=phrases.items(kind, 1), store=_slot(s, slot), other=_slot(s, to))
    return None


def _sale(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case Offer(0):
            return translate("brick_and_mortar", "Sell none")
        case Offer(quantity, price):
            text = translate("brick_and_mortar", "Sell %n at {price} each").count(quantity)
            return text.fill(price=dollars(price))
        case Sell(slot, shelf, where):
            text = translate("brick_and_mortar", "Sell from {store}, {shelf}, to {box}")
            return text.fill(store=_slot(s, slot), shelf=phrases.shelf(shelf), box=_box(s, where))
        case SellAll():
            return translate("brick_and_mortar", "Sell all")
        case Convert(slot, n):
            text = translate("brick_and_mortar", "Take points for %n item(s) of {store}").count(n)
            return text.fill(store=_slot(s, slot))
        case Lose(slot, shelf):
            text = translate("brick_and_mortar", "Discard an item of {store}, {shelf}")
            return text.fill(store=_slot(s, slot), shelf=phrases.shelf(shelf))
        case Rescue(seat):
            return translate("brick_and_mortar", "Buy from {who}").fill(who=phrases.seat(s, seat))
    return None


def _box(s: BrickAndMortar, where: int) -> Text:
    """The box that an item is delivered to."""
    if where == DEMAND_BOX:
        return translate("brick_and_mortar", "the Demand Cards")
    if where == JEWELRY_BOX:
        return translate("brick_and_mortar", "a jewelry box")
    return _slot(s, where)


def _rest(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case Pawn(True):
            return translate("brick_and_mortar", "Return it to the market")
        case Pawn():
            return translate("brick_and_mortar", "Let it go")
        case BuyPoints(n):
            return translate("brick_and_mortar", "Buy %n point(s)").count(n)
        case SellPoints(n):
            return translate("brick_and_mortar", "Sell %n point(s)").count(n)
        case Done():
            bought = s.players[_seat(s)].bought
            if bought >= 0:
                text = translate("brick_and_mortar", "Discard {store} unopened")
                return text.fill(store=phrases.store(bought))
            return translate("brick_and_mortar", "Go on")
    return None
