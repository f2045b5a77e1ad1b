"""The closing words of an opponent's turn: what it brought, in points by category, and where all stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from tabletop.engine.game import Game
from tabletop.engine.points import Bound, Points, total
from tabletop.engine.text import NO_TEXT
from tabletop.ui.style.i18n import MINUS, bounded_words, to_language


def closing_lines(
    game: Game[Any],
    before: Any,
    after: Any,
    seats: Sequence[int],
    names: Sequence[str],
    own: int,
    *,
    over: bool = False,
) -> str:
    """One sentence about the turns of these seats, from one view to another: where all stand.

    A seat that is never scored is not in it. `own`: the seat of the only person who looks on, whose points
    end it; -1 for none. `over`: the match is. "" where nobody else is scored and these have not changed.
    """
    scored = game.scoring_seats(after)
    others = [seat for seat in seats if seat != own and seat in scored]
    told = [_stands(game, before, after, seat, names[seat]) for seat in others]
    if own >= 0 and (told or _changed(game, before, after, own)):
        told.append(_own(game, before, after, own))
    if not told:
        return ""
    words = QCoreApplication.translate("Summing", "If the match ended now: {stands}.")
    if over:
        words = QCoreApplication.translate("Summing", "At the end: {stands}.")
    return words.format(stands="; ".join(told))


def _stands(game: Game[Any], before: Any, after: Any, seat: int, name: str) -> str:
    words = QCoreApplication.translate("Summing", "{name}: {points}")
    return _bracketed(
        words.format(name=name, points=_total(game, after, seat)), _changed(game, before, after, seat)
    )


def _own(game: Game[Any], before: Any, after: Any, seat: int) -> str:
    words = QCoreApplication.translate("Summing", "you: {points}")
    return _bracketed(words.format(points=_total(game, after, seat)), _changed(game, before, after, seat))


def _total(game: Game[Any], view: Any, seat: int) -> str:
    """The points of a seat in words, as far as the view tells them."""
    stands = total(game.score(view, seat))
    return bounded_words(counted(stands.points), stands.bound)


def _bracketed(stands: str, changed: str) -> str:
    words = QCoreApplication.translate("Summing", "{stands} ({changed})")
    return words.format(stands=stands, changed=changed) if changed else stands


def counted(points: int) -> str:
    """So many points in words; fewer than none, too, which Qt does not fill in by itself."""
    words = QCoreApplication.translate("Summing", "%n point(s)", None, abs(points))
    return words if points >= 0 else f"{MINUS}{words}"


def _changed(game: Game[Any], before: Any, after: Any, seat: int) -> str:
    """The categories in which a seat's points are others than before, "" for none.

    Those that are bounds are left out: that a bound has changed does not tell what the seat has gained.
    """
    was, now = ({part.category: part for part in game.score(view, seat)} for view in (before, after))
    told = ((category, was.get(category, _NONE), now.get(category, _NONE)) for category in {**now, **was})
    words = QCoreApplication.translate("Summing", "{category} {points}")
    return ", ".join(
        words.format(category=to_language(category), points=f"{more:+d}".replace("-", MINUS))
        for category, had, has in told
        if had.bound is has.bound is Bound.EXACT and (more := has.points - had.points)
    )


_NONE = Points(NO_TEXT, "", 0)
