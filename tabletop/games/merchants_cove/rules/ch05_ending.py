"""MC-5: Done and Decline, the actions that end a choice, and the texts about ending one."""

from __future__ import annotations

from tabletop.engine.described import GameAction
from tabletop.engine.rules import Choice, pending_choice
from tabletop.engine.state import frozen
from tabletop.engine.table import Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.state import MerchantsCove


class EndableChoice(OwnTurnChoice):
    """A choice that Done or Decline ends, with texts about that."""

    __slots__ = ()

    def done_label(self, _s: MerchantsCove) -> Text:
        """Describe what Done does with the things chosen so far; NO_TEXT if it only ends the choice."""
        return NO_TEXT

    def unused(self, _s: MerchantsCove) -> Text:
        """Name what is already paid for and lost if the choice ends now; NO_TEXT if nothing."""
        return NO_TEXT


@frozen
class Done(GameAction[MerchantsCove]):
    """Carry out what was chosen, or end what was begun."""

    hand = Press("button:done")
    declines = True

    def say(self, s: MerchantsCove) -> Text:
        step = pending_choice(s)
        label = step.done_label(s) if isinstance(step, EndableChoice) else NO_TEXT
        return translate("merchants_cove", "Done") if label == NO_TEXT else label

    def gives_up(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        return step.unused(s) if isinstance(step, EndableChoice) else NO_TEXT


@frozen
class Decline(GameAction[MerchantsCove]):
    """Decline an ability, or more of it."""

    text = translate("merchants_cove", "Decline")
    hand = Press("button:decline")
    declines = True

    def gives_up(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        return step.unused(s) if isinstance(step, EndableChoice) else NO_TEXT
