"""What each seat was expected to have in the end, all through a match."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any

from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import State
from tabletop.files.forecast_errors import TENTHS, missed, table_of
from tabletop.opponents.rollout import sample_state

GUESSED = 8
"""Over so many guesses an estimate is taken."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What each seat was expected to have in the end, after `at` actions, and how sure that was.

    `spread`: by how much it is missed in general (standard deviation); nothing at the end of a match.
    """

    at: int
    points: tuple[float, ...]
    spread: tuple[float, ...]


def estimates(match: Match[Any]) -> list[tuple[int, tuple[float, ...]]]:
    """The estimates of all seats whenever a leg of the match had ended, by what everybody could see.

    After how many actions, and points; at the end what all have. They are those that opponents go by, and
    good for comparing positions of one moment alone: see `expected`.
    """
    game, told = match.game, list[tuple[int, tuple[float, ...]]]()
    segment = game.segment
    states = match.states[: match.now + 1]
    legs = [segment(s) for s in states]
    for at, s in enumerate(states):
        if not s.flow:
            told.append((at, tuple(map(float, game.scores(s)))))
        elif at == 0 or legs[at] != legs[at - 1]:
            told.append((at, _estimate(game, s, at)))
    return told


def _estimate(game: Game[Any], s: State, at: int) -> tuple[float, ...]:
    dice, view = Random(at), game.view(s, -1)  # noqa: S311  chance of a game, not of a cipher
    values = [game.evaluation.value(sample_state(game, view, -1, dice)) for _ in range(GUESSED)]
    return tuple(sum(each) / GUESSED for each in zip(*values, strict=True))


def tenth(at: int, of: int) -> int:
    """In which tenth of a match of so many actions a moment lies, 0 the first."""
    return min(TENTHS * at // max(of, 1), TENTHS - 1)


def forecast(match: Match[Any]) -> list[Forecast]:
    """What the seats were expected to have, the estimates set right by what they miss in general.

    Empty where the match is not over, or where what they miss at such a table has not been measured: what
    would be told then could be wrong by any amount.
    """
    known = missed(match.game.id, table_of(match.setup))
    if known is None or match.choice is not None:
        return []
    *before, (_, last) = estimates(match)
    automata = [":" in who for who in match.setup.seats][: len(last)]
    short = [known.automa_short if automa else known.short for automa in automata]
    spread = [known.automa_spread if automa else known.spread for automa in automata]
    told = []
    for at, points in before:
        gone = at / match.now
        right = tuple(p + _at(gone, more) for p, more in zip(points, short, strict=True))
        told.append(Forecast(at, right, tuple(max(_at(gone, each), 0.0) for each in spread)))
    return [*told, Forecast(match.now, last, (0.0,) * len(last))]


def forecast_error(game: Game[Any], setup: Setup, seat: int, done: int) -> tuple[float, float]:
    """By how much the lead of a seat is estimated too small after so many actions, and how far apart that is.

    Where that has not been measured at such a table: by nothing, and as far as two equal players lie apart.
    """
    known = missed(game.id, table_of(setup))
    if known is None or not known.actions:
        return 0.0, game.evaluation.score_stddev
    gone = min(done / known.actions, 1.0)
    others = [who for other, who in enumerate(setup.seats) if other != seat]
    automa = bool(others) and all(":" in who for who in others) and known.automa_short is not None
    short = known.automa_short if automa else known.short
    spread = known.automa_spread if automa else known.spread
    apart = hypot(*(max(_at(gone, each), 0.0) for each in (known.spread, spread)))
    return _at(gone, known.short) - _at(gone, short), apart


def _at(gone: float, tenths: tuple[float, ...] | None) -> float:
    """What holds when so much of a match is gone, if each value holds in the middle of its tenth."""
    if tenths is None:
        return 0.0
    place = TENTHS * gone - 0.5
    n = min(max(int(place), 0), TENTHS - 2)
    return tenths[n] + (tenths[n + 1] - tenths[n]) * (place - n)
