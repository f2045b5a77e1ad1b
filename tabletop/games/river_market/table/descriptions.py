"""What cards and fixed tiles do, in words, and the number of the rule that says so."""

from __future__ import annotations

from tabletop.engine.text import NO_TEXT, Text, dollars, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import names, phrases
from tabletop.games.river_market.component_schema import Amount, Visit
from tabletop.games.river_market.rules.visits import EFFECT_RULES
from tabletop.games.river_market.state import LILY

POWER_RULES = {
    "further": "RM-10.2",
    "backwards": "RM-10.3",
    "more": "RM-10.4",
    "lily": "RM-10.5",
    "build_less": "RM-10.6",
    "greet": "RM-10.7",
    "peddle": "RM-10.8",
    "ledger": "RM-10.9",
    "cry": "RM-10.10",
}


def rule(card: box.Card) -> str:
    """The number of the rule of what a card or tile does."""
    if card.power is not None:
        return POWER_RULES[card.power]
    if card.visit is None or card.kind == "event":
        return "RM-9.3"
    if card.visit.effect == "gain":
        if card.kind != "booth":
            return "RM-11.1" if card.kind == "find" else "RM-5.2"
        if card.visit.take.any:
            return "RM-8.7"
        if card.visit.take.cards:
            return "RM-8.4"
    return EFFECT_RULES[card.visit.effect]


def amount(some: Amount) -> Text:
    """What somebody takes, as "2 Veggies and $1"."""
    parts = []
    if any((*some.goods, some.coins, some.zooms)):
        parts.append(phrases.bundle(some.goods, some.coins, some.zooms))
    if some.any:
        parts.append(translate("river_market", "%n of Veggies, Fish, Cloth and Tools", "", some.any))
    if some.cards:
        parts.append(translate("river_market", "%n card(s)", "", some.cards))
    return join_and(parts)


def effect(does: Visit, good: int) -> Text:
    """What a visit to a Booth or the use of a Find brings, as a sentence."""
    match does.effect:
        case "gain":
            return translate("river_market", "Take {amount}.").fill(amount=amount(does.take))
        case "sell":
            text = translate("river_market", "Sell up to {most} {good}, {coins} each.")
            return text.fill(most=does.most, good=names.RESOURCE_NAMES[good], coins=dollars(does.coins))
        case "trade":
            text = translate("river_market", "You may pay {cost} for {coins}.")
            return text.fill(cost=amount(does.pay), coins=dollars(does.coins))
        case "hire_less":
            text = translate("river_market", "Hiring costs {coins} less this turn.")
            return text.fill(coins=dollars(does.less))
        case "build_less":
            return translate("river_market", "Building costs %n good(s) less this turn.", "", does.less)
        case "stage":
            text = translate(
                "river_market", "Take {coins}, and {each} for each of your Booths: {most} at most."
            )
            each, most = dollars(does.each), dollars(does.most)
            return text.fill(coins=dollars(does.coins), each=each, most=most)
        case "move_on":
            text = translate("river_market", "Move on by 1 to {most} Booths and visit there.")
            return text.fill(most=does.most)
        case "swap":
            return _swaps(does.most)
        case "handshake":
            text = translate("river_market", "Build at once for %n good(s) less, or hire for {coins} less.")
            return text.count(does.goods_off).fill(coins=dollars(does.coins_off))


def _swaps(most: int) -> Text:
    text = translate(
        "river_market",
        "Up to {most} swaps: a good for another one or for {coins}, {price} for a good, or {n} for a Lily.",
    )
    rates = box.SWAPS
    two = translate("river_market", "%n resource(s) other than Lilies", "", rates.lily)
    return text.fill(most=most, coins=dollars(rates.coins), price=dollars(rates.price), n=two)


def power(card: box.Card) -> Text:
    """What a Helper does while it lies before its player."""
    n = card.amount
    match card.power:
        case "further":
            text = translate("river_market", "With a card that has a number you may go %n Booth(s) further.")
            return text.count(n)
        case "backwards":
            return translate(
                "river_market", "With a card that has a number you may also go counter-clockwise."
            )
        case "more":
            text = translate("river_market", "A visit of yours that gives {kind} gives {more} more.")
            return text.fill(kind=names.RESOURCE_NAMES[card.good], more=phrases.amount(card.good, n))
        case "lily":
            text = translate("river_market", "Take {lilies} whenever you build or hire.")
            return text.fill(lilies=phrases.amount(LILY, n))
        case "build_less":
            return translate("river_market", "Building costs you %n good(s) less.", "", n)
        case "greet":
            text = translate("river_market", "Take {coins} whenever you take an Owner bonus.")
            return text.fill(coins=dollars(n))
        case "peddle":
            return translate(
                "river_market", "Once a turn, before you act: swap a good for Veggies, Fish, Cloth or Tools."
            )
        case "ledger":
            text = translate(
                "river_market", "Draw %n more card(s) at the end of your turn, then discard {n}."
            )
            return text.count(n).fill(n=n)
        case "cry":
            text = translate(
                "river_market", "At the end: {n} VP for each of your Booths and each of your Helpers."
            )
            return text.fill(n=n)
    return NO_TEXT


def card(printed: box.Card) -> Text:
    """All that is printed on a card or a fixed tile, in words."""
    if printed.kind == "tile":
        assert printed.visit is not None
        return effect(printed.visit, printed.good)
    step = translate("river_market", "Step {n}.").fill(n=printed.step)
    if printed.step == box.ZOOM:
        step = translate("river_market", "Zoom: to any Booth.")
    return sentences(_form(printed), *_does(printed), step)


def _form(printed: box.Card) -> Text:
    """What it is, what it costs, and what it is worth."""
    if printed.kind == "find":
        return translate("river_market", "A Find.")
    if printed.kind == "helper":
        text = translate("river_market", "A Helper for {coins}, {vp} VP.")
        return text.fill(coins=dollars(printed.price), vp=printed.vp)
    text = translate("river_market", "A Booth for {cost}, {vp} VP.")
    if printed.kind == "event":
        text = translate("river_market", "An Event for {cost}, {vp} VP.")
    return text.fill(cost=phrases.requirement(printed.cost), vp=printed.vp)


def _does(printed: box.Card) -> list[Text]:
    """What it does, in sentences."""
    if printed.visit is None:
        return [power(printed)]
    does = [effect(printed.visit, printed.good)]
    if printed.bonus:
        does.append(translate("river_market", "Owner bonus: {amount}.").fill(amount=amount(printed.bonus)))
    if printed.gift:
        text = translate("river_market", "When it is built, everybody takes {amount}.")
        does.append(text.fill(amount=amount(printed.gift)))
    return does


def sentences(*some: Text) -> Text:
    """One sentence after another."""
    row = some[0]
    for sentence in some[1:]:
        row = translate("river_market", "{first} {next}", "two sentences").fill(first=row, next=sentence)
    return row
