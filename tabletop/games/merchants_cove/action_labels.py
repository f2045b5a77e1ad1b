"""Labels of actions, as imperative sentences."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import actions as do
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.guild import merchant, whose
from tabletop.games.merchants_cove.rules.townsfolk import offered
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove


def say(s: MerchantsCove, action: Action) -> Text:
    """The label of an action.

    Raises:
        TypeError: If the action is none of this game's.
    """
    if own := whose(type(action)):
        return own.say(s, action)
    for speak in (_turn, _folk, _boats, _market):
        if text := speak(s, action):
            return text
    raise TypeError(f"no words for {action}")


def brief(s: MerchantsCove, action: Action) -> Text:
    """The label of an action whose piece is already known; NO_TEXT if `say` is needed."""
    if own := whose(type(action)):
        return own.brief(s, action)
    match action:
        case do.Work(space, _):
            return _space(s, space)
        case do.Hire(place, _):
            return translate("merchants_cove", "Hire {card}").fill(card=_card(s, place))
        case do.Sponsor(hall, _):
            return translate("merchants_cove", "Sponsor the {hall}").fill(hall=phrases.hall(hall))
        case do.PutStaff(place):
            return translate("merchants_cove", "Staff place {n}").fill(n=place + 1)
        case do.Load(boat) | do.Rob(_, boat):
            return phrases.boat(boat)
        case do.Dock(berth):
            return phrases.berth(berth)
        case do.Sell(_, pier, 0):
            return phrases.pier(pier)
        case do.Sell(_, pier, _):
            return translate("merchants_cove", "{pier}, counting Rogues").fill(pier=phrases.pier(pier))
        case do.Give():
            return translate("merchants_cove", "To its Hall")
    return NO_TEXT


def _space(s: MerchantsCove, space: int) -> Text:
    seat = _seat(s)
    spaces = merchant(s, seat).spaces if seat != s.peddler else ()
    if space < len(spaces):
        return spaces[space].name
    return translate("merchants_cove", "another action space")


def _seat(s: MerchantsCove) -> int:
    step = pending_choice(s)
    return step.seat if step else next(seat for seat in range(len(s.players)) if seat != s.peddler)


def _card(s: MerchantsCove, place: int) -> Text:
    return phrases.townsperson(s.town[place] if place < len(s.town) else NOBODY)


def _turn(s: MerchantsCove, action: Action) -> Text | None:
    match action:
        case do.Work(space, 0):
            return translate("merchants_cove", "Work: {space}").fill(space=_space(s, space))
        case do.Work(space, _):
            text = translate("merchants_cove", "Work: {space}, with the second worker")
            return text.fill(space=_space(s, space))
        case do.Hire(place, 0):
            return translate("merchants_cove", "Hire {card}").fill(card=_card(s, place))
        case do.Hire(place, _):
            text = translate("merchants_cove", "Hire {card}, with the second worker")
            return text.fill(card=_card(s, place))
        case do.Sponsor(hall, 0):
            return translate("merchants_cove", "Sponsor the {hall}").fill(hall=phrases.hall(hall))
        case do.Sponsor(hall, _):
            text = translate("merchants_cove", "Sponsor the {hall}, with the second worker")
            return text.fill(hall=phrases.hall(hall))
        case do.Discard(place):
            return translate("merchants_cove", "Discard the {good}").fill(good=_good(s, place))
        case Done():
            return _done(s) or translate("merchants_cove", "Done")
    return None


def _done(s: MerchantsCove) -> Text | None:
    step = pending_choice(s)
    own = merchant(s, step.seat).done(s, step) if step else NO_TEXT
    return own if own != NO_TEXT else None


def _good(s: MerchantsCove, place: int) -> Text:
    shelf = s.players[_seat(s)].shelf
    if place < len(shelf):
        return phrases.good(shelf[place])
    return translate("merchants_cove", "Good on place {n}").fill(n=place + 1)


def _folk(s: MerchantsCove, action: Action) -> Text | None:
    match action:
        case do.PutStaff(place):
            return translate("merchants_cove", "Put the card on staff place {n}").fill(n=place + 1)
        case do.Clean(card):
            return translate("merchants_cove", "Discard {card}").fill(card=phrases.corruption(card))
        case do.TakeGood(colour):
            return translate("merchants_cove", "Take: {good}").fill(good=phrases.good(offered(s, colour)))
        case do.PutBack(who):
            text = translate("merchants_cove", "Put the {adventurer} of the {boat} back into the bag")
            return text.fill(adventurer=phrases.adventurer(who), boat=phrases.boat_with(s, who))
        case do.LoadNow():
            return translate("merchants_cove", "Load the Boats once")
        case do.Swap(one, other):
            text = translate("merchants_cove", "Swap: {one} ({boat}) and {other} ({second})")
            return text.fill(
                one=phrases.adventurer(one),
                boat=phrases.boat_with(s, one),
                other=phrases.adventurer(other),
                second=phrases.boat_with(s, other),
            )
        case do.Decline():
            return translate("merchants_cove", "Decline")
    return None


def _boats(_s: MerchantsCove, action: Action) -> Text | None:
    match action:
        case do.UseHand():
            return translate("merchants_cove", "Use the Clock Hand")
        case do.LetCome():
            return translate("merchants_cove", "Load the Boats")
        case do.Load(boat):
            return translate("merchants_cove", "Board the {boat}").fill(boat=phrases.boat(boat))
        case do.Rob(who, boat):
            text = translate("merchants_cove", "Move the {adventurer} to the {boat}")
            return text.fill(adventurer=phrases.adventurer(who), boat=phrases.boat(boat))
        case do.Dock(berth):
            return translate("merchants_cove", "Dock: {berth}").fill(berth=phrases.berth(berth))
    return None


def _market(s: MerchantsCove, action: Action) -> Text | None:
    match action:
        case do.SellAll():
            return translate("merchants_cove", "Sell as proposed")
        case do.Sell(place, pier, 0):
            text = translate("merchants_cove", "Sell the {good}: {pier}")
            return text.fill(good=_good(s, place), pier=phrases.pier(pier))
        case do.Sell(place, pier, _):
            text = translate("merchants_cove", "Sell the {good}, counting Rogues: {pier}")
            return text.fill(good=_good(s, place), pier=phrases.pier(pier))
        case do.Give(place):
            return translate("merchants_cove", "Give the {good} to its Hall").fill(good=_good(s, place))
        case do.KeepRest():
            return translate("merchants_cove", "Keep the rest")
    return None
