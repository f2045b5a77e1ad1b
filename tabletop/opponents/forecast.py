"""The forecast of each seat's final points, all through a match."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from random import Random

from tabletop.engine.cast import is_automa
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import State
from tabletop.files.forecast_errors import TENTHS, missed, table_of
from tabletop.opponents.rollout import sample_state

_GUESSED = 8
"""Number of determinizations averaged per estimate."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The expected final points of each seat after `at` actions.

    Attributes:
        at: Number of actions done.
        points: Expected final points of each seat.
        spread: Standard deviation of the error, for each seat; 0 at the end of a match.
    """

    at: int
    points: tuple[float, ...]
    spread: tuple[float, ...]


def estimates(match: AnyMatch) -> list[tuple[int, tuple[float, ...]]]:
    """Return all seats' estimates at the start and after each segment, from public information.

    They are the values that bots use. They are comparable only between positions of the same moment; see
    `forecast`.

    Returns:
        Pairs of the number of actions done and each seat's points; at the end the final scores.
    """
    game, found = match.game, list[tuple[int, tuple[float, ...]]]()
    segment = game.segment
    states = match.states[: match.now + 1]
    legs = [segment(s) for s in states]
    for at, s in enumerate(states):
        if not s.flow:
            found.append((at, tuple(map(float, game.scores(s)))))
        elif at == 0 or legs[at] != legs[at - 1]:
            found.append((at, _estimate(game, s, at)))
    return found


def _estimate(game: AnyGame, s: State, at: int) -> tuple[float, ...]:
    dice, view = Random(at), game.view(s, -1)  # noqa: S311  chance of a game, not of a cipher
    values = [game.evaluation.value(sample_state(game, view, -1, dice)) for _ in range(_GUESSED)]
    return tuple(sum(each) / _GUESSED for each in zip(*values, strict=True))


def tenth(at: int, of: int) -> int:
    """Return the decile (0-9) of a match of `of` actions in which action `at` lies.

    >>> tenth(0, 50), tenth(25, 50), tenth(50, 50)
    (0, 5, 9)
    """
    return min(TENTHS * at // max(of, 1), TENTHS - 1)


def forecast(match: AnyMatch) -> list[Forecast]:
    """Return the expected final points during a match: the estimates, corrected by their measured bias.

    Empty if the match is not over, or if the bias has not been measured for such a table: without it, a
    forecast could be wrong by any amount.
    """
    known = missed(match.game.id, table_of(match.setup))
    if known is None or match.choice is not None:
        return []
    *before, (_, last) = estimates(match)
    automata = [is_automa(who) for who in match.setup.seats][: len(last)]
    short = [known.automa_short if automa else known.short for automa in automata]
    spread = [known.automa_spread if automa else known.spread for automa in automata]
    forecasts = []
    for at, points in before:
        gone = at / match.now
        right = tuple(p + _at(gone, more) for p, more in zip(points, short, strict=True))
        forecasts.append(Forecast(at, right, tuple(max(_at(gone, each), 0.0) for each in spread)))
    return [*forecasts, Forecast(match.now, last, (0.0,) * len(last))]


def forecast_error(game: AnyGame, setup: Setup, seat: int, done: int) -> tuple[float, float]:
    """Return the bias of a seat's estimated lead after `done` actions, and its standard deviation, in points.

    The bias is positive if the estimate is too small. If it has not been measured for such a table: 0, and
    the game's `score_stddev`.
    """
    known = missed(game.id, table_of(setup))
    if known is None or not known.actions:
        return 0.0, game.evaluation.score_stddev
    gone = min(done / known.actions, 1.0)
    others = [who for other, who in enumerate(setup.seats) if other != seat]
    automa = bool(others) and all(map(is_automa, others)) and known.automa_short is not None
    short = known.automa_short if automa else known.short
    spread = known.automa_spread if automa else known.spread
    apart = hypot(*(max(_at(gone, each), 0.0) for each in (known.spread, spread)))
    return _at(gone, known.short) - _at(gone, short), apart


def _at(gone: float, tenths: tuple[float, ...] | None) -> float:
    """Interpolate a value when the fraction `gone` (0-1) of a match is over.

    Args:
        gone: The fraction of the match.
        tenths: A value for the middle of each tenth; None gives 0.
    """
    if tenths is None:
        return 0.0
    place = TENTHS * gone - 0.5
    n = min(max(int(place), 0), TENTHS - 2)
    return tenths[n] + (tenths[n + 1] - tenths[n]) * (place - n)
