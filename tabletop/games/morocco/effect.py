"""Morocco: what a move would bring about, in a few words for the list of moves."""

from __future__ import annotations

from tabletop.engine.rules import Action, choice
from tabletop.engine.text import NONE, Text
from tabletop.games.morocco.state import Morocco


def effect(s: Morocco, action: Action) -> Text:  # noqa: ARG001
    """What the action would bring about; NONE where its own words tell all."""
    step = choice(s)
    return NONE if step is None else NONE
