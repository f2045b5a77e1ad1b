"""What all choices of Public Market have in common."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import Text
from tabletop.games.public_market.action_labels import say
from tabletop.games.public_market.state import PublicMarket


class GameChoice(Choice):
    """A choice of this game, which can say what any action of it is."""

    __slots__ = ()

    def action_label(self, s: PublicMarket, action: Action) -> Text:
        return say(s, action)
