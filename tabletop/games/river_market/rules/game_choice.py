"""What all choices of River Market have in common."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import Text
from tabletop.games.river_market.action_labels import say
from tabletop.games.river_market.state import RiverMarket


class GameChoice(Choice):
    """A choice of this game, which can say what any action of it is."""

    __slots__ = ()

    def action_label(self, s: RiverMarket, action: Action) -> Text:
        return say(s, action)
