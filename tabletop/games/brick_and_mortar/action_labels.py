"""Labels of actions, as imperative sentences."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import actions as do
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.paying import Paying
from tabletop.games.brick_and_mortar.rules.stocking import Stocking, bill
from tabletop.games.brick_and_mortar.state import BrickAndMortar


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
        case do.Auction(_, bid) | do.Raise(bid):
            return translate("brick_and_mortar", "Bid {bid}").fill(bid=dollars(bid))
        case do.Play(_, down):
            return (
                translate("brick_and_mortar", "Play it to Demand")
                if down
                else translate("brick_and_mortar", "Play it to Supply")
            )
        case do.Stock(slot, n):
            text = translate("brick_and_mortar", "%n into {store}").count(n)
            return text.fill(store=phrases.slot(s, _seat(s), slot))
        case do.Sell(_, _, where):
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
        case do.Keep(card):
            return translate("brick_and_mortar", "Keep {store}").fill(store=phrases.store(card))
        case do.Take(card):
            return translate("brick_and_mortar", "Take {store}").fill(store=phrases.store(card))
        case do.Buy(card):
            return translate("brick_and_mortar", "Buy {store}").fill(store=phrases.store(card))
        case do.Auction(card, bid):
            text = translate("brick_and_mortar", "Start the auction of {store} at {bid}")
            return text.fill(store=phrases.store(card), bid=dollars(bid))
        case do.Pass():
            return translate("brick_and_mortar", "Pass: no store this month")
        case do.Raise(bid):
            return translate("brick_and_mortar", "Raise to {bid}").fill(bid=dollars(bid))
        case do.Drop():
            return translate("brick_and_mortar", "Leave the auction")
        case do.Pay(tokens):
            return _paying(s, tokens)
        case do.Close(slot):
            return translate("brick_and_mortar", "Close {store}").fill(store=_slot(s, slot))
        case do.Open():
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
        case do.Play(card, down):
            text = translate("brick_and_mortar", "Play {card} face up to Supply")
            if down:
                text = translate("brick_and_mortar", "Play {card} face down to Demand")
            return text.fill(card=phrases.card(card))
        case do.Redraw(card):
            return translate("brick_and_mortar", "Exchange {card}").fill(card=phrases.card(card))
        case do.RedrawAll():
            return translate("brick_and_mortar", "Exchange all Market Cards")
        case do.Discard(card):
            return translate("brick_and_mortar", "Discard {card}").fill(card=phrases.card(card))
        case do.Look(pile):
            return translate("brick_and_mortar", "Look at the {pile}").fill(pile=phrases.PILES[pile])
        case do.Add(card, pile):
            text = translate("brick_and_mortar", "Add {card} to the {pile}")
            return text.fill(card=phrases.card(card), pile=phrases.PILES[pile])
    return None


def _supply(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case do.Supply(source, slot):
            text = translate("brick_and_mortar", "Put an item of {source} into {store}")
            return text.fill(source=_slot(s, source), store=_slot(s, slot))
        case do.Craft(True):
            return translate("brick_and_mortar", "Take the point")
        case do.Craft():
            return translate("brick_and_mortar", "Supply the item")
        case do.Ask(price):
            return translate("brick_and_mortar", "Bid {price} each").fill(price=dollars(price))
        case do.Stock(slot, n):
            text = translate("brick_and_mortar", "Stock %n item(s) into {store}").count(n)
            return text.fill(store=_slot(s, slot))
        case do.Transfer(slot, _, kind, to):
            text = translate("brick_and_mortar", "Move {item} from {store} to {other}")
            return text.fill(item=phrases.items(kind, 1), store=_slot(s, slot), other=_slot(s, to))
    return None


def _sale(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case do.Offer(0):
            return translate("brick_and_mortar", "Sell none")
        case do.Offer(quantity, price):
            text = translate("brick_and_mortar", "Sell %n at {price} each").count(quantity)
            return text.fill(price=dollars(price))
        case do.Sell(slot, shelf, where):
            text = translate("brick_and_mortar", "Sell from {store}, {shelf}, to {box}")
            return text.fill(store=_slot(s, slot), shelf=phrases.shelf(shelf), box=_box(s, where))
        case do.SellAll():
            return translate("brick_and_mortar", "Sell all")
        case do.Convert(slot, n):
            text = translate("brick_and_mortar", "Take points for %n item(s) of {store}").count(n)
            return text.fill(store=_slot(s, slot))
        case do.Lose(slot, shelf):
            text = translate("brick_and_mortar", "Discard an item of {store}, {shelf}")
            return text.fill(store=_slot(s, slot), shelf=phrases.shelf(shelf))
        case do.Rescue(seat):
            return translate("brick_and_mortar", "Buy from {who}").fill(who=phrases.seat(s, seat))
    return None


def _box(s: BrickAndMortar, where: int) -> Text:
    """The box that an item is delivered to."""
    if where == do.DEMAND_BOX:
        return translate("brick_and_mortar", "the Demand Cards")
    if where == do.JEWELRY_BOX:
        return translate("brick_and_mortar", "a jewelry box")
    return _slot(s, where)


def _rest(s: BrickAndMortar, action: Action) -> Text | None:
    match action:
        case do.Pawn(True):
            return translate("brick_and_mortar", "Return it to the market")
        case do.Pawn():
            return translate("brick_and_mortar", "Let it go")
        case do.BuyPoints(n):
            return translate("brick_and_mortar", "Buy %n point(s)").count(n)
        case do.SellPoints(n):
            return translate("brick_and_mortar", "Sell %n point(s)").count(n)
        case do.Done():
            bought = s.players[_seat(s)].bought
            if bought >= 0:
                text = translate("brick_and_mortar", "Discard {store} unopened")
                return text.fill(store=phrases.store(bought))
            return translate("brick_and_mortar", "Go on")
    return None
