"""Measures the speed of the rules: random play, copies, search, replay."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice
from random import Random

from tabletop.bench import peers
from tabletop.bench.clock import interleaved, rates
from tabletop.bench.goals import Measured
from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.rules import Event, State
from tabletop.games import GAMES, game
from tabletop.opponents.choosing import gc_paused
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import Search

_MIDDLE = 0.4
"""Position of a match's middle, as a fraction of its actions."""
_ROUNDS, _SEARCHES, _CALLS = 200, 6, 12
"""Iterations of one search; states searched per call; calls timed."""
CHESS_THEN = 38_000
"""Actions per second of python-chess on the machine for which the search goal was set."""


def measure_play() -> Iterator[Measured]:
    """Measure random play, copies and replay in every game of the program."""
    if peers.CHESS not in peers.installed():
        print(f"{peers.CHESS} isn't installed, so random play is compared with nothing.", file=sys.stderr)
    for name in GAMES:
        yield from measure_game(game(name))


def measure_search() -> Iterator[Measured]:
    """Measure the search of bots in every game of the program."""
    dice = Random(1)  # noqa: S311  chance of a game, not of a cipher
    chess = peers.installed().get(peers.CHESS)
    for name in GAMES:
        one = game(name)
        yield _searching(one, _moments(_matches(one)), _call(chess, dice) if chess else None)


def tables(one: AnyGame) -> list[tuple[str, ...]]:
    """Return the possible tables of a game: any number of persons, or one against its automa."""
    low, high = one.about.seats
    found = [(PERSON,) * seats for seats in range(low, high + 1)]
    found += [(PERSON, f"{automa.id}:{automa.level}") for automa in one.about.automata]
    return [seats for seats in found if one.refuse(Setup(1, seats)) is None]


def measure_game(one: AnyGame) -> Iterator[Measured]:
    """Measure one game at all its tables, and the installed peers."""
    dice = Random(1)  # noqa: S311  chance of a game, not of a cipher
    others = {name: _call(play, dice) for name, play in peers.installed().items()}
    seats, log = tables(one), _matches(one)
    middle = [match.states[int(_MIDDLE * len(match.entries))] for match in log]
    own: dict[str, Callable[[], int]] = {
        "trusted": lambda: trusted(one, _setup(seats, dice), dice),
        "checked": lambda: checked(one, _setup(seats, dice), dice),
        "copy": lambda: _all(s.copy for s in middle),
        "deepcopy": lambda: _all(partial(copy.deepcopy, s) for s in middle),  # noqa: TID251
        "replay": lambda: _all(partial(_replay, one, m) for m in log),
    }
    rate = rates({**others, **own})
    yield from _compared(one.id, rate)
    yield Measured("copy", rate["copy"] / rate["deepcopy"], one.id, f"{1e6 / rate['copy']:.1f} us")
    length = sum(len(match.entries) for match in log) / len(log)
    yield Measured("replay", 1000 / rate["replay"], one.id, f"{length:.0f} actions")


def _compared(name: str, rate: dict[str, float]) -> Iterator[Measured]:
    own = f"{rate['trusted']:,.0f} actions/s"
    pairs = (
        ("trusted", "trusted", peers.CHESS),
        ("trusted v Catanatron", "trusted", peers.CATANATRON),
        ("trusted v backgammon", "trusted", peers.BACKGAMMON),
        ("checked", "checked", peers.CHESS),
    )
    for goal, path, peer in pairs:
        if peer in rate:
            note = f"{own if path == 'trusted' else f'{rate[path]:,.0f} actions/s'}; {peer} {rate[peer]:,.0f}"
            yield Measured(goal, rate[path] / rate[peer], name, note)


def _searching(one: AnyGame, moments: list[State], chess: Callable[[], int] | None) -> Measured:
    """Return the iterations per second, scaled to the machine for which the goal was set.

    The garbage collector is paused: in a match it runs after the bot has answered.
    """
    states = cycle(Random(2).sample(moments, len(moments)))  # noqa: S311  the same states in every run
    dice = Random(1)  # noqa: S311

    def search() -> int:
        return sum(searched(one, s, dice) for s in islice(states, _SEARCHES))

    with gc_paused():
        if chess is None:
            here = rates({"search": search})["search"]
            why = f"no {peers.CHESS} to tell how fast this machine is"
            return Measured("search", here, one.id, f"{here:,.0f} here; {why}")
        search()
        here, while_chess = interleaved(search, chess, _CALLS)
    return Measured("search", while_chess * CHESS_THEN, one.id, f"{here:,.0f} here")


def _call(play: peers.Play, dice: Random) -> Callable[[], int]:
    return lambda: play(dice)


def _all(calls: Iterator[Callable[[], object]]) -> int:
    made = 0
    for call in calls:
        call()
        made += 1
    return made


def _setup(seats: list[tuple[str, ...]], dice: Random) -> Setup:
    seed = dice.getrandbits(32)
    return Setup(seed, seats[seed % len(seats)])


def trusted(one: AnyGame, setup: Setup, dice: Random) -> int:
    """Play a random match as a search does, without checks and events; return its number of actions."""
    s, actions = one.setup(setup), 0
    rules.run_until_choice(s)
    while (step := rules.pending_choice(s)) is not None:
        legal = step.legal_actions(s)
        rules.apply_action(s, legal[int(len(legal) * dice.random())])
        actions += 1
    return actions


def checked(one: AnyGame, setup: Setup, dice: Random) -> int:
    """Play a random match as people do, with checks and events; return its number of actions."""
    events: list[Event] = []

    def tell(_s: State, event: Event) -> None:
        events.append(event)

    s, actions = one.setup(setup), 0
    rules.run_until_choice(s, tell)
    while (step := rules.pending_choice(s)) is not None:
        legal = step.legal_actions(s)
        action = legal[int(len(legal) * dice.random())]
        if step.check(s, action) is None:
            rules.apply_action(s, action, tell)
        actions += 1
    return actions


def searched(one: AnyGame, s: State, dice: Random) -> int:
    """Run a short tree search from this state, as bots do; return its number of iterations."""
    step = rules.pending_choice(s)
    assert step is not None
    search = Search(one, one.view(s, step.seat), step.seat, Random(dice.random()))  # noqa: S311
    search.run(Level(_ROUNDS, 60.0), lambda: False)
    return search.rounds


def _matches(one: AnyGame) -> list[AnyMatch]:
    """Return a whole random match at each table."""
    dice, found = Random(1), []  # noqa: S311
    for seats in tables(one):
        match = Match(one, Setup(1, seats))
        while match.choice is not None:
            match.play(dice.choice(match.legal_actions()))
        found.append(match)
    return found


def _moments(log: list[AnyMatch]) -> list[State]:
    """Return the states of these matches in which there is something to choose."""
    return [
        s
        for match in log
        for s in match.states
        if (step := rules.pending_choice(s)) and len(step.legal_actions(s)) > 1
    ]


def _replay(one: AnyGame, match: AnyMatch) -> None:
    Match.replay(one, match.setup, [entry.action for entry in match.entries])
