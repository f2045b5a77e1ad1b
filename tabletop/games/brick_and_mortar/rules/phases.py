"""What all phases share: how they begin, their choices, and refusals."""

from __future__ import annotations

from typing import Any, ClassVar

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Event
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.state import BrickAndMortar


@frozen
class PhaseBegan(Event):
    """A phase of the month began."""

    phase: int


class Decision(Choice):
    """A choice of Brick & Mortar."""

    __slots__ = ()
    costs: ClassVar[bool] = False
    """True if the seat's own money matters for the choice."""

    def holdings(self, s: Any) -> Text:
        """The seat's own money if it matters."""
        text = translate("brick_and_mortar", "You have {money}.")
        return text.fill(money=dollars(s.players[self.seat].money)) if self.costs else NO_TEXT

    def action_label(self, s: Any, action: Action) -> Text:
        """The label of an action."""
        from tabletop.games.brick_and_mortar.action_labels import say

        return say(s, action)


@frozen
class Done(Action):
    """End the present choice without a further action; in Building, discard the store obtained unopened."""


def no_store(s: BrickAndMortar, seat: int, slot: int, rule: str) -> No | None:
    """Refuses a slot without a store; None if it has one."""
    building = s.players[seat].building
    if slot < len(building):
        return None
    text = translate("brick_and_mortar", "Your slot {slot} is empty: %n of your slots have a store.")
    return No(rule, lambda: text.count(len(building)).fill(slot=slot + 1))


def not_in_hand(s: BrickAndMortar, seat: int, card: int, rule: str) -> No | None:
    """Refuses a Market Card that is not in the seat's hand; None if it is."""
    if card in s.players[seat].hand:
        return None
    text = translate("brick_and_mortar", "The card with {card} isn't in your hand.")
    return No(rule, lambda: text.fill(card=phrases.card(card)))
