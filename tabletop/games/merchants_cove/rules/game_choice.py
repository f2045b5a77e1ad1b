"""The base class of this game's choices."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.state import MerchantsCove


class GameChoice(Choice):
    """A choice of Merchants Cove; its labels come from `action_labels`."""

    __slots__ = ()

    def action_label(self, s: MerchantsCove, action: Action) -> Text:
        from tabletop.games.merchants_cove.action_labels import say

        return say(s, action)
