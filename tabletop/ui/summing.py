"""The closing words of an opponent's turn: what it brought, in points by category, and where all stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from tabletop.engine.game import Game
from tabletop.ui.words import say

MINUS = "\N{MINUS SIGN}"


def summing_up(
    game: Game[Any], before: Any, after: Any, seats: Sequence[int], names: Sequence[str], own: int
) -> str:
    """One paragraph about the turns of these seats, from one state to another.

    A seat that is never scored has no sentence. `own`: the seat of the only person who looks on, whose points
    end it; -1 for none. "" where nobody else is scored and these have not changed.
    """
    scored = game.scored(after)
    others = [seat for seat in seats if seat != own and seat in scored]
    told = [_turn(game, before, after, seat, names[seat]) for seat in others]
    if own >= 0 and (told or _changed(game, before, after, own)):
        told.append(_own(game, before, after, own))
    return " ".join(told)


def _turn(game: Game[Any], before: Any, after: Any, seat: int, name: str) -> str:
    changed, points = _changed(game, before, after, seat), counted(game.scores(after)[seat])
    if not changed:
        words = QCoreApplication.translate("Summing", "{name} still has {points}.")
        return words.format(name=name, points=points)
    words = QCoreApplication.translate("Summing", "{name} now has {points}: {changed}.")
    return words.format(name=name, points=points, changed=changed)


def _own(game: Game[Any], before: Any, after: Any, seat: int) -> str:
    changed, points = _changed(game, before, after, seat), counted(game.scores(after)[seat])
    if not changed:
        return QCoreApplication.translate("Summing", "You still have {points}.").format(points=points)
    words = QCoreApplication.translate("Summing", "You now have {points}: {changed}.")
    return words.format(points=points, changed=changed)


def counted(points: int) -> str:
    """So many points in words; fewer than none, too, which Qt does not fill in by itself."""
    words = QCoreApplication.translate("Summing", "%n point(s)", None, abs(points))
    return words if points >= 0 else f"{MINUS}{words}"


def _changed(game: Game[Any], before: Any, after: Any, seat: int) -> str:
    """The categories in which a seat's points are others than before, "" for none."""
    was = {say(part.category): part.points for part in game.score(before, seat)}
    now = {say(part.category): part.points for part in game.score(after, seat)}
    more = {name: now.get(name, 0) - was.get(name, 0) for name in {**now, **was}}
    words = QCoreApplication.translate("Summing", "{category} {points}")
    return ", ".join(
        words.format(category=name, points=f"{points:+d}".replace("-", MINUS))
        for name, points in more.items()
        if points
    )
