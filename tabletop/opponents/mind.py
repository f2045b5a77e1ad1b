"""One decision of a house opponent, and what it has to say about it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, Choice, State
from tabletop.engine.text import Text, translate
from tabletop.games import game as game_named
from tabletop.opponents import levels, mcts, rank, sealed
from tabletop.opponents.rank import Values, utility

if TYPE_CHECKING:
    from tabletop.opponents.compare import Rated

Weighed = list[tuple[Action, Values, int]]
"""Actions, what each promises every seat in points, and how often it was tried; the best first."""

BEST = translate("opponents", "{action}: {points} points expected, {lead}.")
BEST_ALONE = translate("opponents", "{action}: {points} points expected.")
SEEN = {
    BEST.source: translate("opponents", "{points} points expected, {lead}."),
    BEST_ALONE.source: translate("opponents", "{points} points expected."),
}
"""The same for whoever has just seen the action."""
BY_SIGHT = translate("opponents", "By what you can see, {points} points expected, {lead}.")
LOOKED_AT = 8
"""In so many guessed games a decision is weighed for those who do not see what it was made by."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What an opponent chose, and what it compared.

    `ranked`: each action it compared, how far ahead of the others it is expected to bring the seat (in
    points), and how many guessed games tried it; the best first. `why`: the same in words, one sentence each.
    `rated`: of a hint, what each of these lies behind the best, and of what that is made; the best first.
    `believed`: of a hint, what the game says its move goes by.
    """

    action: Action
    ranked: tuple[tuple[Action, float, int], ...]
    why: tuple[Text, ...]
    rated: tuple[Rated, ...] = ()
    believed: tuple[Text, ...] = ()


def never() -> bool:
    """Nobody says stop."""
    return False


def think(
    game_id: str, view: State, seat: int, seed: int, level: str, *, stop: Callable[[], bool] = never
) -> Thought:
    """Choose for the seat that sees this view. Raises KeyError for an unknown game or level."""
    return think_with(game_named(game_id), view, seat, seed, level, stop=stop)


def think_with(
    game: Game[Any],
    view: State,
    seat: int,
    seed: int,
    level: str,
    *,
    stop: Callable[[], bool] = never,
    timed: bool = True,
) -> Thought:
    """Choose for the seat that sees this view: the same for a seed, unless time ran out or it was stopped.

    `stop` is asked again and again; once it says yes, the best so far is the answer. Without `timed` all of
    the level's rounds are searched, however long that takes: nobody waits, and the choice repeats anywhere.

    Raises KeyError for an unknown level, ValueError when it is not this seat that chooses now.
    """
    budget = budget_of(game, level, timed=timed)
    step = rules.choice(view, seat)
    if step is None:
        raise ValueError(f"it is not seat {seat} that chooses now")
    legal = step.legal(view)
    if len(legal) == 1:
        only = translate("opponents", "The only legal move.")
        return Thought(legal[0], ((legal[0], 0.0, 0),), (only,))
    dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
    if level == "random":
        chance = translate("opponents", "Picked at random from %n move(s).").count(len(legal))
        return Thought(dice.choice(legal), tuple((a, 0.0, 0) for a in legal), (chance,))
    with uncollected():
        weighed = _weighed(game, view, seat, dice, budget, stop)
    taken = 1 if len(weighed) > 1 and dice.randrange(100) < budget.slips else 0
    return _thought(game, view, seat, weighed, taken)


def budget_of(game: Game[Any], level: str, *, timed: bool) -> levels.Level:
    """What a level has for one decision in this game; all the time it needs, where nobody waits."""
    known = levels.LEVELS[level]
    rounds, seconds = min(known.rounds, game.evaluation.enough), known.seconds if timed else inf
    return replace(known, rounds=rounds, seconds=seconds)


@contextmanager
def uncollected() -> Iterator[None]:
    """No garbage is collected meanwhile: a search makes many things and none in a circle, so a collection
    would find nothing, in up to a quarter of the time.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _weighed(
    game: Game[Any], view: State, seat: int, dice: Random, budget: levels.Level, stop: Callable[[], bool]
) -> Weighed:
    if not budget.rounds:
        return [(action, values, 0) for action, values in rank.weigh(game, view, seat, dice)]
    search = mcts.Search(game, view, seat, dice)
    if not isinstance(view.flow[-1], Choice):
        together = sealed.SealedSearch(search)
        together.run(budget, stop)
        return together.ranked(dice)
    search.run(budget, stop)
    return search.ranked()


def _thought(game: Game[Any], view: State, seat: int, weighed: Weighed, taken: int) -> Thought:
    ranked = tuple((action, utility(values, seat), visits) for action, values, visits in weighed)
    alone = game.scored(view) == [seat]
    best = BEST_ALONE if alone else BEST
    other = translate("opponents", "Runner-up: {action}: {points} points expected, {lead}.")
    if alone:
        other = translate("opponents", "Runner-up: {action}: {points} points expected.")
    weighed = [weighed[taken], *weighed[:taken], *weighed[taken + 1 :]]
    why = [
        _compared(text, game, view, seat, action, values)
        for text, (action, values, _) in zip((best, other), weighed, strict=False)
    ]
    tried = sum(visits for _, _, visits in weighed)
    if tried:
        why.append(translate("opponents", "Based on %n simulated match(es).").count(tried))
    return Thought(weighed[0][0], ranked, tuple(why))


def reasons_for(game: Game[Any], s: State, seat: int, thought: Thought, looker: int) -> tuple[Text, ...]:
    """What a seat that looks may be told of why another has chosen so in this state, once that is known.

    The action is not named: it has just been seen. What the game says the seat went by comes first, from what
    everybody sees. All the rest is told where both see the same. Else what was compared tells of hidden
    things, by the names of actions and by every number: then the action alone is weighed, in games that the
    looker can only guess.
    """
    believed = game.evaluation.believed(game.view(s, -1), seat, thought.action)
    view = game.view(s, looker)
    if looker == seat or view == game.view(s, seat):
        return (*believed, *map(_seen, thought.why[:1]), *thought.why[1:])
    return (*believed, *_by_sight(game, view, seat, thought.action, looker))


def _by_sight(game: Game[Any], view: State, seat: int, action: Action, looker: int) -> tuple[Text, ...]:
    """What an action of another promises it, as far as the seat that looks can tell.

    Nothing is told of a matter of course: where there was nothing else to do, or all promised the same.
    """
    dice, ends, matters = Random(0), [], False  # noqa: S311  as above
    for _ in range(LOOKED_AT):
        guess = rank.dealt(game, view, looker, dice)
        step = rules.choice(guess, seat)
        if step is None or step is not guess.flow[-1] or action not in step.legal(guess):
            return ()
        after = _after(game, guess, action, seat)
        matters = matters or any(
            round(utility(_after(game, guess, other, seat), seat) - utility(after, seat), 1)
            for other in rank.candidates(game, guess, step)
        )
        ends.append(after)
    if not matters:
        return ()
    values = tuple(sum(end) / LOOKED_AT for end in zip(*ends, strict=True))
    return (_compared(BY_SIGHT, game, view, seat, action, values),)


def _after(game: Game[Any], s: State, action: Action, seat: int) -> Values:
    """What every seat may expect right after an action."""
    s = s.copy()
    rules.act(s, action, seat=seat)
    return game.evaluation.value(s)


def _compared(text: Text, game: Game[Any], view: State, seat: int, action: Action, values: Values) -> Text:
    """An action with what it promises a seat."""
    others = len([each for each in game.scored(view) if each != seat])
    lead = _lead(round(utility(values, seat), 1), others)
    return text.fill(action=game.say(view, action), points=round(values[seat], 1), lead=lead)


def _seen(best: Text) -> Text:
    """A sentence on the best action without its name."""
    values = {key: value for key, value in best.values if key != "action"}
    return SEEN[best.source].fill(**values) if best.source in SEEN else best


def _lead(points: float, others: int) -> Text:
    """How many points a seat is ahead: of one other, or of several on average (see rank.utility)."""
    level = translate("opponents", "level with the others on average")
    if others < 2:
        level = translate("opponents", "level with the opponent")
        ahead = translate("opponents", "{n} ahead of the opponent")
        behind = translate("opponents", "{n} behind the opponent")
    else:
        ahead = translate("opponents", "{n} ahead of the others on average")
        behind = translate("opponents", "{n} behind the others on average")
    if not points:
        return level
    return ahead.fill(n=points) if points > 0 else behind.fill(n=-points)
