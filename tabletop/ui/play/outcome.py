"""The outcome of a match for the one person at this screen."""

from __future__ import annotations

from enum import Enum

from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY


class MatchOutcome(Enum):
    """The outcome; OVER if several persons share the screen, or only one seat is scored."""

    WON = "won"
    SHARED = "shared"
    LOST = "lost"
    OVER = "over"


def outcome_of(session: Session) -> MatchOutcome:
    """Return the outcome of a finished match."""
    end, people = session.result, session.seats
    scored = session.game.scoring_seats(session.view(session.now, EVERYBODY))
    if end is None or len(people) != 1 or len(scored) < 2:
        return MatchOutcome.OVER
    if end.ranks[people[0]] > 1:
        return MatchOutcome.LOST
    return MatchOutcome.WON if end.ranks.count(1) == 1 else MatchOutcome.SHARED


def tune(session: Session) -> str:
    """Return the sound with which a match ends."""
    return "lost" if outcome_of(session) is MatchOutcome.LOST else "won"
