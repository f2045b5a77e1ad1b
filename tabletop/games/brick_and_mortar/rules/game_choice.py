"""Brick & Mortar: what all its choices share, and refusals that several of them give."""

from __future__ import annotations

from typing import Any, ClassVar

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.state import BrickAndMortar


class GameChoice(Choice):
    """A choice of this game."""

    __slots__ = ()
    costs: ClassVar[bool] = False
    """Whether the own money counts for it."""

    def holdings(self, s: Any) -> Text:
        """The own money, where it counts."""
        text = translate("brick_and_mortar", "You have {money}.")
        return text.fill(money=dollars(s.players[self.seat].money)) if self.costs else NO_TEXT

    def action_label(self, s: Any, action: Action) -> Text:
        """By the game's own words."""
        from tabletop.games.brick_and_mortar.action_labels import say

        return say(s, action)


def no_store(s: BrickAndMortar, seat: int, slot: int, rule: str) -> No | None:
    """Whether a slot of a seat has no store."""
    building = s.players[seat].building
    if slot < len(building):
        return None
    text = translate("brick_and_mortar", "Your slot {slot} is empty: %n of your slots have a store.")
    return No(rule, lambda: text.count(len(building)).fill(slot=slot + 1))


def not_in_hand(s: BrickAndMortar, seat: int, card: int, rule: str) -> No | None:
    """Whether a Market Card is not in a seat's hand."""
    if card in s.players[seat].hand:
        return None
    text = translate("brick_and_mortar", "The card with {card} isn't in your hand.")
    return No(rule, lambda: text.fill(card=phrases.card(card)))
