"""Texts for the progress of a match."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch13_end import is_last
from tabletop.games.brick_and_mortar.state import DRAFT, OVER, BrickAndMortar


def progress_text(s: BrickAndMortar) -> Text:
    """The month and phase of the match, in words."""
    if s.phase == OVER:
        return translate("brick_and_mortar", "The end")
    if s.phase == DRAFT:
        return translate("brick_and_mortar", "Draft")
    if is_last(s):
        text = translate("brick_and_mortar", "{month}, the last month: {phase}")
    else:
        text = translate("brick_and_mortar", "{month}: {phase}")
    return text.fill(month=phrases.month(s.month), phase=phrases.PHASES[s.phase])


def round_of(s: BrickAndMortar) -> int:
    """The number of the month; 1 during the draft."""
    return max(1, s.month)


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """The default names of the seats."""
    return tuple(phrases.player(n) for n in range(len(setup.seats)))
