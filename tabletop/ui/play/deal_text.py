"""A deal in words: what it is called, and its result as a text to share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise

from tabletop import games
from tabletop.session.deals import Deal, Result, order
from tabletop.session.protocol import EVERYBODY, Session
from tabletop.ui.style.i18n import against, signed_number, to_language

STEPS = "▁▂▃▄▅▆▇█"
"""How high something stands, from nothing to the most."""


def title_of(deal: Deal) -> str:
    """What the game of a deal is called."""
    return to_language(games.about(deal.game).title)


def seats_of(deal: Deal) -> str:
    """Who plays whom in it."""
    return against(games.about(deal.game), deal.setup)


def points(numbers: Iterable[int]) -> str:
    """Points against each other."""
    return " : ".join(map(signed_number, numbers))


def shared(session: Session, deal: Deal, day: date | None, hints: int | None) -> str:
    """What came of a deal in a match that is over: four lines for people, the last also for programs.

    `day`: whose deal it is. `hints`: how many were asked for, if that is known. The points are those of the
    first person, then of the others.
    """
    seats = order(deal.game, deal.setup)
    end = session.result
    assert end is not None
    head = ["Tabletop", title_of(deal), *([day.isoformat()] if day is not None else [])]
    told = " : ".join(str(end.scores[seat]) for seat in seats)
    return "\n".join(
        (
            " · ".join(head),
            " · ".join([told, seats_of(deal), *([f"H{hints}"] if hints is not None else [])]),
            " ".join(_course(session, seats)),
            deal.name,
        )
    )


def _course(session: Session, seats: Sequence[int]) -> Iterable[str]:
    """The points of these seats at the end of each round, one sign a round."""
    game = session.game
    states = [session.full_view(at, EVERYBODY) for at in range(session.now + 1)]
    ends = [s for s, after in pairwise(states) if game.round(s) != game.round(after)]
    totals = [game.totals(s) for s in (*ends, states[-1])]
    most = max(1, *(row[seat].points for row in totals for seat in seats))
    for seat in seats:
        parts = (max(row[seat].points, 0) / most for row in totals)
        yield "".join(STEPS[min(int(part * len(STEPS)), len(STEPS) - 1)] for part in parts)


def result_words(result: Result) -> str:
    """What somebody else made of a deal, in one line."""
    return f"{title_of(result.deal)}, {seats_of(result.deal)}: {points(result.points)}"
