"""A hint: what a good opponent would do here, and why that is better, in the game's own terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.opponents.compare import SECONDS, Rated, Reason, as_good, compare, rated
from tabletop.opponents.mind import Thought, never, think_with, uncollected

LEVEL = "normal"
"""Whose choice it is; who asks for a hint of a weaker opponent would be led astray."""
COMPARED = 6
"""How many moves are held against each other at most."""

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
) -> Thought:
    """The move to make for the seat that sees this view, held against the next best.

    `timed`: as of think_with.

    Raises ValueError when it is not this seat that chooses now.
    """
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
