"""A deal in words: its name, and its result as a text to share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise

from tabletop import games
from tabletop.session.deals import Deal, DealResult, order
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.style.i18n import against, signed_number, to_language

_STEPS = "▁▂▃▄▅▆▇█"
"""Bars of increasing height, from nothing to the maximum."""


def deal_title(deal: Deal) -> str:
    """Return the title of a deal's game."""
    return to_language(games.about(deal.game).title)


def seats_of(deal: Deal) -> str:
    """Return the seats of a deal, in words."""
    return against(games.about(deal.game), deal.setup)


def points(numbers: Iterable[int]) -> str:
    """Points separated by colons.

    >>> points([12, 9])
    '12 : 9'
    """
    return " : ".join(map(signed_number, numbers))


def shared(session: Session, deal: Deal, day: date | None, hints: int | None) -> str:
    """Return the result of a deal in a finished match: four lines for people, the last also for programs.

    The points are those of the first person, then of the others.

    Args:
        session: The finished match.
        deal: The deal.
        day: The date of a daily deal, or None.
        hints: Number of hints used, or None if it is not known.
    """
    seats = order(deal.game, deal.setup)
    end = session.result
    assert end is not None
    head = ["Tabletop", deal_title(deal), *([day.isoformat()] if day is not None else [])]
    scores = " : ".join(str(end.scores[seat]) for seat in seats)
    return "\n".join(
        (
            " · ".join(head),
            " · ".join([scores, seats_of(deal), *([f"H{hints}"] if hints is not None else [])]),
            " ".join(_course(session, seats)),
            deal.name,
        )
    )


def _course(session: Session, seats: Sequence[int]) -> Iterable[str]:
    """Return the points of these seats at the end of each round, one bar per round."""
    game = session.game
    states = [session.full_view(at, EVERYBODY) for at in range(session.now + 1)]
    ends = [s for s, after in pairwise(states) if game.round(s) != game.round(after)]
    totals = [game.totals(s) for s in (*ends, states[-1])]
    most = max(1, *(row[seat].points for row in totals for seat in seats))
    for seat in seats:
        parts = (max(row[seat].points, 0) / most for row in totals)
        yield "".join(_STEPS[min(int(part * len(_STEPS)), len(_STEPS) - 1)] for part in parts)


def result_words(result: DealResult) -> str:
    """Another player's result of a deal, in one line."""
    return f"{deal_title(result.deal)}, {seats_of(result.deal)}: {points(result.points)}"
