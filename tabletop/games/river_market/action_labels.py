"""River Market: an action in words, in the imperative."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.river_market import actions as do
from tabletop.games.river_market import components as box
from tabletop.games.river_market import names, phrases
from tabletop.games.river_market.rules.costs import price
from tabletop.games.river_market.state import COIN, LILY, RiverMarket


def say(s: RiverMarket, action: Action) -> Text:
    """What the action is."""
    for speak in (_moving, _visiting, _acting, _rest):
        if text := speak(s, action):
            return text
    raise TypeError(f"no words for {action}")


def brief(s: RiverMarket, action: Action) -> Text:
    """What the action does with its card or token, once it is known with which; NONE for other actions."""
    match action:
        case do.Play(_, booth) | do.Zoom(booth):
            return translate("river_market", "Go to {booth}").fill(booth=phrases.booth(booth))
        case do.Build(_, spot) | do.Place(spot):
            return translate("river_market", "Build at {spot}").fill(spot=_spot(s, spot))
        case do.Hire(card):
            return translate("river_market", "Hire for {price}").fill(price=_price(s, card))
        case do.UseFind():
            return translate("river_market", "Use it")
        case do.Discard():
            return translate("river_market", "Discard it")
    return NO_TEXT


def _moving(_s: RiverMarket, action: Action) -> Text | None:
    match action:
        case do.Wade(booth):
            return translate("river_market", "Wade to {booth}").fill(booth=phrases.booth(booth))
        case do.Play(card, booth):
            text = translate("river_market", "Play {card} ({step}) and go to {booth}")
            return text.fill(card=phrases.card(card), step=phrases.step(card), booth=phrases.booth(booth))
        case do.Zoom(booth):
            text = translate("river_market", "Spend a Zoom token and go to {booth}")
            return text.fill(booth=phrases.booth(booth))
        case do.Send(booth):
            return translate("river_market", "Send the Rival to {booth}").fill(booth=phrases.booth(booth))
    return None


def _visiting(s: RiverMarket, action: Action) -> Text | None:
    match action:
        case do.Use():
            step = pending_choice(s)
            pawn = s.players[step.seat].pawn if step else -1
            return translate("river_market", "Visit {booth}").fill(booth=phrases.booth(pawn))
        case do.UseSome(cards):
            return translate("river_market", "Draw only %n card(s)", "", cards)
        case do.Swap(give, get):
            return _swap(give, get)
        case do.Gain(kind):
            return translate("river_market", "Take {amount}").fill(amount=phrases.amount(kind, 1))
        case do.Give(kind):
            return translate("river_market", "Give {amount}").fill(amount=phrases.amount(kind, 1))
        case do.Done():
            return _done(s)
    return None


def _done(s: RiverMarket) -> Text:
    """Leaving a visit, or no more of it, is told by what is left."""
    from tabletop.games.river_market.outcome_text import gives  # these speak by this module themselves
    from tabletop.games.river_market.rules.trading import Selling
    from tabletop.games.river_market.rules.visits import Gaining, VisitBooth, effect_of

    step = pending_choice(s)
    if isinstance(step, VisitBooth):
        booth = s.players[step.seat].pawn
        if effect_of(booth).effect == "move_on":
            return translate("river_market", "Stay here")
        return translate("river_market", "Give up: {gives}").fill(gives=gives(booth))
    if isinstance(step, Gaining):
        return translate("river_market", "Take no more")
    if isinstance(step, Selling):
        return translate("river_market", "Sell no more")
    return translate("river_market", "Swap no more")


def _swap(give: int, get: int) -> Text:
    text = translate("river_market", "Swap {gave} for {got}")
    if get == LILY:
        text = translate("river_market", "Swap {gave} and one more for {got}")
        return text.fill(gave=phrases.amount(give, 1), got=phrases.amount(get, 1))
    paid = phrases.amount(give, box.SWAPS.price if give == COIN else 1)
    return text.fill(gave=paid, got=phrases.amount(get, box.SWAPS.coins if get == COIN else 1))


def _acting(s: RiverMarket, action: Action) -> Text | None:
    match action:
        case do.Build(card, spot):
            text = translate("river_market", "Build {card} at {spot}")
            return text.fill(card=phrases.card(card), spot=_spot(s, spot))
        case do.Hire(card):
            text = translate("river_market", "Hire {card} for {price}")
            return text.fill(card=phrases.card(card), price=_price(s, card))
        case do.UseFind(card):
            return translate("river_market", "Use {card}").fill(card=phrases.card(card))
        case do.Rest():
            return translate("river_market", "Rest and take {price}").fill(price=dollars(box.LIMITS.rest))
    return None


def _rest(s: RiverMarket, action: Action) -> Text | None:
    match action:
        case do.Discard(card):
            return translate("river_market", "Discard {card}").fill(card=phrases.card(card))
        case do.Place(spot):
            text = translate("river_market", "The Rival builds {card} at {spot}")
            return text.fill(card=phrases.card(s.drawn), spot=_spot(s, spot))
        case do.Answer(3, answer):
            text = translate("river_market", "Name {resource} as what you have most of")
            return text.fill(resource=names.RESOURCE_NAMES[answer])
        case do.Answer(_, answer):
            if answer < len(names.CAUSE_NAMES):
                text = translate("river_market", "Name as what ended the game: {cause}")
                return text.fill(cause=names.CAUSE_NAMES[answer])
            return translate("river_market", "Name cause {n} as what ended the game").fill(n=answer + 1)
    return None


def _spot(s: RiverMarket, spot: int) -> Text:
    """A place for a new Booth; one that the river does not have goes by its number."""
    if spot < (len(s.ring) if s.flags.gaps else len(names.SPOT_NAMES)):
        return phrases.spot(s, spot)
    return translate("river_market", "place {n}", "for a new Booth").fill(n=spot + 1)


def _price(s: RiverMarket, card: int) -> Text:
    """What a Helper costs now; what is no Helper costs no coins."""
    if box.CARDS[card].kind != "helper":
        return dollars(0)
    return dollars(price(s, card, getattr(pending_choice(s), "shaken", -1)))
