"""Matches of every game to look at: played by chance, half of the time towards what the game calls good."""

from __future__ import annotations

import gc
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, AnyChoice, Choice, apply_action, pending_choices, run_until_choice
from tabletop.engine.setups import refuse_setup
from tabletop.games import GAMES, game
from tests.kept_objects import Kept
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY

SAMPLES = {QUAY.id: QUAY, LOTS.id: LOTS}
ALL: dict[str, Game[Any]] = {**{name: game(name) for name in GAMES}, **SAMPLES}
SOURCES = (
    *(f"tabletop/{floor}" for floor in ("engine", "files", "games")),
    *("resources/games", "tests/quay", "tests/lots", "tests/walks.py"),
)
"""All that a walk follows from."""
kept_walks = Kept("walks", SOURCES, ALL)
LOOKS = 4
"""How many actions the better half of the moves is chosen from."""
MORE = 60
"""How many more matches may be played until every kind of action and of choice has been met once."""
GOOD, BETTER = 0.5, 0.9
"""How many of the moves are the better of a few; in every second of those matches more of them."""


@dataclass(frozen=True)
class Walk:
    """A finished match, the choice made at each of its moments, and the actions that were legal then."""

    name: str
    match: Match[Any]
    asked: tuple[AnyChoice, ...]
    legal: tuple[tuple[Action, ...], ...]


def seatings(of: Game[Any]) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Every number of persons; and a person with each automa at each level, once the other way round."""
    low, high = of.about.seats
    robots = [f"{automa.id}:{level}" for automa in of.about.automata for level in automa.levels]
    solos = [("person", robot) for robot in robots] + [(robots[0], "person")] if robots else []
    return [("person",) * n for n in range(low, high + 1)], solos


def setups(of: Game[Any]) -> list[Setup]:
    """One setup for each number of seats, each automa and each option, as far as the game takes them."""
    tables, solos = seatings(of)
    turned = [(option.key, value.key) for option in of.about.options for value in option.values[1:]]
    found = [Setup(n, seats) for n, seats in enumerate((*tables, *solos))]
    found += [Setup(50 + n, tables[n % len(tables)], (option,)) for n, option in enumerate(turned)]
    own = [(option.key, value.key) for option in of.about.seat_options for value in option.values]
    found += [Setup(70 + n, tables[n % len(tables)], (), (), ((pair,),)) for n, pair in enumerate(own)]
    if turned and solos:
        found.append(Setup(90, solos[0], tuple(dict(turned).items())))
    return [setup for setup in found if refuse_setup(of, setup) is None]


@cache
def walks(name: str) -> tuple[Walk, ...]:
    """A match of each setup, played to its end, and more where something rare has not come up in them.

    They are played once for all processes and runs in which nothing that they depend on differs.
    """
    found = kept_walks.read(name)
    if found is None:
        found = played_walks(name)
        kept_walks.write(name, found)
    gc.collect()
    gc.freeze()  # they stay to the end
    return found


def played_walks(name: str) -> tuple[Walk, ...]:
    """The walks of a game, played now."""
    of, given = ALL[name], setups(ALL[name])
    found = [walk(of, setup, Random(setup.seed)) for setup in given]
    wanted = {*of.actions, *(step for step in of.steps if issubclass(step, Choice))}
    for n in range(MORE):
        if not (missing := wanted.difference(*map(met, found))):
            break
        setup = replace(given[n % len(given)], seed=200 + n)
        found.append(walk(of, setup, Random(setup.seed), GOOD if n % 2 else BETTER, missing))
    return tuple(found)


def met(walk: Walk) -> set[type]:
    """The kinds of action that were played in a match, and of choice that were made."""
    return {type(asked) for asked in walk.asked} | {type(entry.action) for entry in walk.match.entries}


def walk(
    of: Game[Any], setup: Setup, chance: Random, good: float = GOOD, first: Container[type] = ()
) -> Walk:
    """Play this setup to its end; an action of the kinds `first` is played wherever it is legal."""
    match, seen = Match(of, setup), []
    while (step := match.choice) is not None:
        asked = match.waiting
        step = asked[chance.randrange(len(asked))] if len(asked) > 1 else step
        legal = match.legal_actions(step.seat)
        seen.append((step, tuple(legal)))
        looks = LOOKS if chance.random() < good else 1
        rare = [action for action in legal if type(action) in first]
        tried = chance.sample(rare or legal, min(looks, len(rare or legal)))
        match.play(
            tried[0] if len(tried) == 1 else max(tried, key=lambda a: promise(of, match.state, a, step.seat)),
            step.seat,
        )
    return Walk(of.id, match, tuple(asked for asked, _ in seen), tuple(legal for _, legal in seen))


def promise(of: Game[Any], state: Any, action: Action, seat: int) -> float:
    """What the seat has after this action, by the game's own estimate."""
    after = state.copy()
    apply_action(after, action, seat=seat)
    return of.evaluation.value(after)[seat]


@dataclass(frozen=True)
class Kinds:
    """What a setup is chosen from: the values of its seats, of each option, and of each of seat 0's own."""

    game: Game[Any]
    values: tuple[tuple[Any, ...], ...]

    @classmethod
    def of(cls, game: Game[Any]) -> Kinds:
        """Those of this game."""
        options = (*game.about.options, *game.about.seat_options)
        tables, solos = seatings(game)
        return cls(
            game,
            ((*tables, *solos), *(tuple((o.key, value.key) for value in o.values) for o in options)),
        )

    def pairs(self) -> set[tuple[tuple[int, int], ...]]:
        """Every pair of values of different kinds; a value is the number of its kind and its own in it.

        Of a game without options, each seating alone.
        """
        each = [[(kind, n) for n in range(len(values))] for kind, values in enumerate(self.values)]
        alone = {((0, n),) for n in range(len(self.values[0])) if len(self.values) == 1}
        return alone | {(a, b) for one, other in combinations(each, 2) for a in one for b in other}

    def setup(self, chosen: dict[int, int], seed: int) -> Setup | None:
        """The setup in which each kind has this value, by default the first; None: it is refused."""
        seats, *rest = (values[chosen.get(kind, 0)] for kind, values in enumerate(self.values))
        shared = len(self.game.about.options)
        setup = Setup(seed, seats, tuple(rest[:shared]), (), (tuple(rest[shared:]),))
        return setup if refuse_setup(self.game, setup) is None else None


def paired(game: Game[Any]) -> list[Setup]:
    """Few setups in which every pair of values meets: of seats, options and options of a seat.

    Each begins with a pair that has not met yet and takes, kind by kind, the value that meets most of the
    others for the first time. Where a game refuses that, the rest is left as it is by default; where it
    refuses this, too, the pair does not go together.
    """
    kinds = Kinds.of(game)
    missing, found = kinds.pairs(), list[Setup]()
    while missing:
        pair = min(missing)
        chosen = dict(pair)
        for kind, values in enumerate(kinds.values):
            if kind not in chosen:
                others = list(chosen.items())
                new = [
                    sum(together(kind, n, other) in missing for other in others) for n in range(len(values))
                ]
                chosen[kind] = new.index(max(new))
        for row in (chosen, dict.fromkeys(range(len(kinds.values)), 0) | dict(pair)):
            if setup := kinds.setup(row, 300 + len(found)):
                found.append(setup)
                missing -= set(combinations(sorted(row.items()), 2))
                break
        missing.discard(pair)
    return found


def together(kind: int, n: int, other: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """A value and another as the pair that they are."""
    return ((kind, n), other) if (kind, n) < other else (other, (kind, n))


def stroll(game: Game[Any], setup: Setup) -> Iterator[tuple[Any, AnyChoice, list[Action]]]:
    """Play this setup to its end by mere chance: each state, the choice made in it, and what was legal.

    The state is changed when the next one is asked for. All goes straight by the rules: there is no match.
    """
    chance, state = Random(setup.seed), game.setup(setup)
    run_until_choice(state)
    while asked := pending_choices(state):
        step = chance.choice(asked)
        legal = step.legal_actions(state)
        yield state, step, legal
        apply_action(state, chance.choice(legal), seat=step.seat)


def under_pairs(game: Game[Any], every: int) -> Iterator[tuple[Setup, Any, AnyChoice, list[Action]]]:
    """Every so-manieth moment of a match by chance under each pair of options: setup, state and choice."""
    for setup in paired(game):
        for at, (state, asked, legal) in enumerate(stroll(game, setup)):
            if at % every == every // 2:
                yield setup, state.copy(), asked, legal
