"""The closing words of an opponent's turn: the points it gained by category, and the current totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tabletop.engine.game import AnyGame
from tabletop.engine.points import Bound, Points, sum_points
from tabletop.engine.rules import State
from tabletop.engine.text import NO_TEXT
from tabletop.ui.style.i18n import MINUS, bounded_words, to_language


def closing_lines(
    game: AnyGame,
    before: State,
    after: State,
    seats: Sequence[int],
    names: Sequence[str],
    own: int,
    *,
    over: bool = False,
) -> str:
    """One sentence with the totals of these seats and what they gained between two views.

    Seats that are never scored are left out.

    Args:
        game: The game.
        before: The view before the turns.
        after: The view after them.
        seats: The seats whose turns these were.
        names: The names of all seats.
        own: The seat of the only person who looks, whose points come last; -1 for none.
        over: True if the match is over.

    Returns:
        The sentence; "" if no other seat is scored and the own points have not changed.
    """
    scored = game.scoring_seats(after)
    others = [seat for seat in seats if seat != own and seat in scored]
    totals = [_stands(game, before, after, seat, names[seat]) for seat in others]
    if own >= 0 and (totals or _changed(game, before, after, own)):
        totals.append(_own(game, before, after, own))
    if not totals:
        return ""
    words = QCoreApplication.translate("Summing", "If the match ended now: {stands}.")
    if over:
        words = QCoreApplication.translate("Summing", "At the end: {stands}.")
    return words.format(stands="; ".join(totals))


def _stands(game: AnyGame, before: State, after: State, seat: int, name: str) -> str:
    words = QCoreApplication.translate("Summing", "{name}: {points}")
    return _bracketed(
        words.format(name=name, points=_total(game, after, seat)), _changed(game, before, after, seat)
    )


def _own(game: AnyGame, before: State, after: State, seat: int) -> str:
    words = QCoreApplication.translate("Summing", "you: {points}")
    return _bracketed(words.format(points=_total(game, after, seat)), _changed(game, before, after, seat))


def _total(game: AnyGame, view: State, seat: int) -> str:
    """Return the points of a seat in words, as far as the view shows them."""
    stands = sum_points(game.score(view, seat))
    return bounded_words(counted(stands.points), stands.bound)


def _bracketed(stands: str, changed: str) -> str:
    words = QCoreApplication.translate("Summing", "{stands} ({changed})")
    return words.format(stands=stands, changed=changed) if changed else stands


def counted(points: int) -> str:
    """Return a number of points in words. Qt does not fill in negative numbers by itself."""
    words = QCoreApplication.translate("Summing", "%n point(s)", None, abs(points))
    return words if points >= 0 else f"{MINUS}{words}"


def _changed(game: AnyGame, before: State, after: State, seat: int) -> str:
    """Return the categories in which a seat's points have changed, with the differences; "" for none.

    Categories with bounds are left out: a changed bound does not show what the seat has gained.
    """
    was, now = ({part.category: part for part in game.score(view, seat)} for view in (before, after))
    parts = ((category, was.get(category, _NONE), now.get(category, _NONE)) for category in {**now, **was})
    words = QCoreApplication.translate("Summing", "{category} {points}")
    return ", ".join(
        words.format(category=to_language(category), points=f"{more:+d}".replace("-", MINUS))
        for category, had, has in parts
        if had.bound is has.bound is Bound.EXACT and (more := has.points - had.points)
    )


_NONE = Points(NO_TEXT, "", 0)
