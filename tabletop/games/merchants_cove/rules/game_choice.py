"""What all choices of the game have in common."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.state import MerchantsCove


class GameChoice(Choice):
    """A choice of this game: it says actions in the game's words."""

    __slots__ = ()

    def action_label(self, s: MerchantsCove, action: Action) -> Text:
        from tabletop.games.merchants_cove.action_labels import say

        return say(s, action)
