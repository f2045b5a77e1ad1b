"""Descriptions of the effects of cards and fixed tiles, and the rules that explain them."""

from __future__ import annotations

from tabletop.engine.text import Text, dollars, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases
from tabletop.games.river_market.rules.ch08_booths import EFFECT_RULES, amount, effect_text
from tabletop.games.river_market.rules.ch10_powers import POWER_RULES, power_text


def rule(card: box.Card) -> str:
    """Return the rule of the effect of a card or tile."""
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


def card_description(printed: box.Card) -> Text:
    """Describe everything that is printed on a card or a fixed tile."""
    if printed.kind == "tile":
        assert printed.visit is not None
        return effect_text(printed.visit, printed.good)
    step = translate("river_market", "Step {n}.").fill(n=printed.step)
    if printed.step == box.ZOOM:
        step = translate("river_market", "Zoom: to any Booth.")
    return sentences(_form(printed), *_does(printed), step)


def _form(printed: box.Card) -> Text:
    """Describe form, cost and worth."""
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
    """Describe its effects in sentences."""
    if printed.visit is None:
        return [power_text(printed)]
    does = [effect_text(printed.visit, printed.good)]
    if printed.bonus:
        does.append(
            translate("river_market", "Owner bonus: {amount}.").fill(amount=amount(printed.bonus, named=True))
        )
    if printed.gift:
        text = translate("river_market", "When it is built, everybody takes {amount}.")
        does.append(text.fill(amount=amount(printed.gift, named=True)))
    return does


def sentences(*some: Text) -> Text:
    """Join sentences."""
    row = some[0]
    for sentence in some[1:]:
        row = translate("river_market", "{first} {next}", "two sentences").fill(first=row, next=sentence)
    return row
