"""A hint: what a good opponent would do here, and why that is better, in the game's own terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.opponents.compare import SECONDS, Rated, Reason, Tried, as_good, compare, rated
from tabletop.opponents.mind import Thought, never, think_with, uncollected
from tabletop.opponents.rank import weigh

LEVEL = "normal"
"""Whose choice it is; who asks for a hint of a weaker opponent would be led astray."""
COMPARED = 6
"""How many moves are held against each other at most."""
FIRST, EARLY, LEAST, FEW = 0.2, 24, 6, 4
"""First numbers: in so many seconds, from so many guesses at most and at least, of so many moves."""

BEST = translate("opponents", "{action} looks best.")
ONE_OF = translate("opponents", "{action}. As good: {others}.")
AGAINST = translate("opponents", "Compared with “{other}”, in points:")
FOR = translate("opponents", "+{points}: {what}")
FOR_OTHER = translate("opponents", "−{points}: {what}")
WITH_FACTS = translate("opponents", "{title} ({how})")
SUM = translate("opponents", "Together {points} better, give or take {error}, over %n simulated match(es).")


def advise(
    game: Game[Any],
    view: State,
    seat: int,
    seed: int,
    *,
    stop: Callable[[], bool] = never,
    timed: bool = True,
    first: Callable[[Thought], None] | None = None,
) -> Thought:
    """The move to make for the seat that sees this view, held against the next best.

    `timed`: as of think_with. `first` is told first numbers, where there are any, for somebody who waits.

    Raises ValueError when it is not this seat that chooses now.
    """
    if first is not None and (early := _first(game, view, seat, seed, stop)) is not None:
        first(early)
    thought = think_with(game, view, seat, seed, LEVEL, stop=stop, timed=timed)
    if len(thought.ranked) < 2 or _plan(view, seat):
        return thought
    actions = [action for action, _, _ in thought.ranked[:COMPARED]]
    with uncollected():
        tried = compare(game, view, seat, actions, seed, stop=stop, seconds=SECONDS if timed else inf)
    favourite = next(each for each in tried if each.action == thought.action)
    if as_good(tried[0], favourite):
        tried.remove(favourite)
        tried.insert(0, favourite)
    return _held(game, view, tried)


def _first(game: Game[Any], view: State, seat: int, seed: int, stop: Callable[[], bool]) -> Thought | None:
    """First numbers: the moves that look best at the end of the turn, compared in few guessed games.

    The best at first sight alone, where there is no time to tell chance from difference; None where only one
    thing can be done, or seats decide at once.
    """
    step, until = rules.choice(view, seat), perf_counter() + FIRST
    if step is None or len(step.legal(view)) < 2 or _plan(view, seat):
        return None
    with uncollected():
        dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
        actions = [action for action, _ in weigh(game, view, seat, dice)[:FEW]]
        seconds = until - perf_counter()
        tried = compare(game, view, seat, actions, seed, stop=stop, seconds=seconds, guesses=(EARLY, EARLY))
    if len(tried) > 1 and len(tried[0].leads) >= LEAST:
        return _held(game, view, tried)
    sight = BEST.fill(action=game.say(view, actions[0]))
    return Thought(actions[0], tuple((action, 0.0, 0) for action in actions), (sight,))


def _held(game: Game[Any], view: State, tried: list[Tried]) -> Thought:
    """Moves held against the first of them."""
    ranked = tuple((each.action, each.lead, len(each.leads)) for each in tried)
    held = tuple(rated(tried[0], each) for each in tried)
    return Thought(tried[0].action, ranked, tuple(_why(game, view, held)), held)


def _plan(view: State, seat: int) -> bool:
    """Whether the seat decides at once with others, where one move alone is not better than another."""
    return isinstance(view.flow[-1], rules.Simultaneous) and seat >= 0


def _why(game: Game[Any], view: State, held: Sequence[Rated]) -> list[Text]:
    """The best move, those that are as good, and of what the next best is short."""
    best, *others = held
    said = game.say(view, best.action)
    equals = [each for each in others if each.equal]
    told = [BEST.fill(action=said)]
    if equals:
        names = joined([game.say(view, each.action) for each in equals])
        told = [ONE_OF.fill(action=said, others=names)]
    worse = next((each for each in others if not each.equal), None)
    if worse is None:
        return told
    told.append(AGAINST.fill(other=game.say(view, worse.action)))
    told += map(_reason, worse.reasons)
    told.append(SUM.fill(points=worse.behind, error=worse.error).count(worse.guesses))
    return told


def _reason(reason: Reason) -> Text:
    """One line of a comparison."""
    what = WITH_FACTS.fill(title=reason.title, how=reason.how) if reason.how.source else reason.title
    return (FOR if reason.points > 0 else FOR_OTHER).fill(points=abs(reason.points), what=what)


def joined(texts: list[Text]) -> Text:
    """Texts in a row: "a; b; c"."""
    found = texts[0]
    for text in texts[1:]:
        found = translate("opponents", "{some}; {more}", "moves in a row").fill(some=found, more=text)
    return found
