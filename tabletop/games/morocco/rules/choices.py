"""What all choices of Morocco have in common."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import Text
from tabletop.games.morocco.say import say
from tabletop.games.morocco.state import Morocco


class Asked(Choice):
    """A choice of this game, which can say what any action of it is."""

    __slots__ = ()

    def said(self, s: Morocco, action: Action) -> Text:
        return say(s, action)
