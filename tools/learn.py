"""Learn from matches what things are worth in River Market: the numbers of `weights.LEARNT` (decision 21).

    python tools/learn.py                        two rounds of 1,000 matches, which takes an hour
    python tools/learn.py --matches 200 --rounds 1

Each round plays matches of two, *greedy* by rule of thumb and *greedy* by what is known so far, notes the
state at the beginning of each turn, and changes the numbers so that the estimated lead comes as near as
possible to the lead at the end (Gauss-Newton, drawn a little towards the rules of thumb). Prints the numbers,
and how far the estimate was off in matches that it has not seen, by both sets of numbers. At the end it
prints what is lost, in points of the learnt estimate, by taking the first of each list of actions at once:
the numbers of `learnt` are not changed here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.engine import rules  # noqa: E402
from tabletop.engine.game import Game, Setup  # noqa: E402
from tabletop.games.river_market.components import CARDS  # noqa: E402
from tabletop.games.river_market.game import GAME  # noqa: E402
from tabletop.games.river_market.heuristic import Estimate  # noqa: E402
from tabletop.games.river_market.state import RiverMarket  # noqa: E402
from tabletop.games.river_market.weights import THUMB, Weights, helpers  # noqa: E402
from tabletop.opponents.rank import candidates, utility, weigh  # noqa: E402

SLIPS, WIDE = 12, 5
"""In one of so many choices a player takes any of the best so many, so that more is seen than it likes."""
UNSEEN = 10
"""One match of so many is kept to look at, not to learn from."""
PARTS = (8, 14, 20, 26)
"""The turns at which the next part of a match begins; the last turns are a part of their own."""
DRAWN = 150.0
"""How strongly numbers are drawn towards the rules of thumb: as by so many turns."""
STEP, LEAST = 0.15, 0.15
"""By which share of itself a number is changed to see what it does; what a number is counted for at least."""
LISTED = 40
"""In so many matches the lists of actions are looked at."""
STEPS = 4
"""How often the numbers are changed for one set of matches."""

Knobs = dict[str, float]
Floats = list[float]


@dataclass(frozen=True)
class Seen:
    """A state at the beginning of a turn, whose turn, how far that seat led at the end, which part it was."""

    state: RiverMarket
    seat: int
    lead: int
    part: int


START: Knobs = {
    **{name: getattr(THUMB, name) for name in Weights.__slots__ if isinstance(getattr(THUMB, name), float)},
    **{f"power {card.power}": worth for card, worth in zip(CARDS, THUMB.helper, strict=True) if card.power},
    "turns first": 1.0,
    "turns each": 0.35,
    "turns more": 0.02,
    "short each": 0.6,
}
"""The rules of thumb as numbers that can be changed one by one; rows by how they begin and grow."""


def weights(knobs: Knobs) -> Weights:
    """The weights that these numbers stand for."""
    first, each, more = (knobs["turns " + name] for name in ("first", "each", "more"))
    return replace(
        THUMB,
        **{name: worth for name, worth in knobs.items() if name in Weights.__slots__},
        turns=tuple(first + each * n + more * n * (n - 1) for n in range(len(THUMB.turns))),
        short=tuple(knobs["short each"] ** n for n in range(11)),
        helper=helpers({name: knobs[f"power {name}"] for card in CARDS if (name := card.power)}),
        cries=True,
        begun=True,
    )


def main(argv: Sequence[str]) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--matches", type=int, default=1000, help="in each round (1000)")
    parser.add_argument("--rounds", type=int, default=2, help="how often it plays and learns (2)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (1)")
    given = parser.parse_args(argv)
    if given.matches < UNSEEN:
        parser.error(f"--matches is {UNSEEN} at least: one of so many is kept to look at")
    knobs, seed = dict(START), given.seed
    for _ in range(given.rounds):
        players = (GAME, valued(GAME, knobs))
        played = [
            list(match((players[n % 2], players[n // 2 % 2]), n)) for n in range(seed, seed + given.matches)
        ]
        seed += given.matches
        unseen = [seen for one in played[::UNSEEN] for seen in one]
        learnt = [seen for n, one in enumerate(played) if n % UNSEEN for seen in one]
        knobs = learn(knobs, learnt)
        for name, by in (("rules of thumb", THUMB), ("learnt", weights(knobs))):
            print(name, "is off by, squared:", " ".join(f"{one:.1f}" for one in off(by, unseen)), flush=True)
        print(", ".join(f"{name} {worth:.2f}" for name, worth in knobs.items()), flush=True)
    known = valued(GAME.taught(), knobs)
    for name, lost in behind(known, range(seed, seed + LISTED)).items():
        print(name, "loses", f"{lost[0]:.2f} by the rules of thumb, {lost[1]:.2f} by the learnt list")
    return 0


def valued(game: Game[RiverMarket], knobs: dict[str, float]) -> Game[RiverMarket]:
    """The same game, its states valued by these numbers."""
    return replace(game, evaluation=replace(game.evaluation, value=Estimate(weights(knobs)).value))


def match(players: Sequence[Game[RiverMarket]], seed: int) -> Iterator[Seen]:
    """What is to be seen in one match of these two."""
    s, dice = GAME.setup(Setup(seed, ("greedy", "greedy"))), Random(seed)  # noqa: S311  a game, no cipher
    rules.settle(s)
    turns: list[tuple[RiverMarket, int]] = []
    while (step := rules.choice(s)) is not None:
        if not turns or turns[-1][0].turn < s.turn:
            turns.append((s.copy(), step.seat))
        rules.act(s, choose(players[step.seat], s, step, dice))
    points = GAME.scores(s)
    for state, seat in turns:
        part = len(PARTS) + 1 if state.last_turns >= 0 else sum(state.turn >= turn for turn in PARTS)
        yield Seen(state, seat, points[seat] - points[1 - seat], part)


def choose(of: Game[RiverMarket], s: RiverMarket, step: rules.Choice, dice: Random) -> rules.Action:
    """What *greedy* takes, or now and then another of the best."""
    if len(step.legal(s)) > 1 and not dice.randrange(SLIPS):
        return dice.choice(candidates(of, s, step)[:WIDE])
    return weigh(of, GAME.view(s, step.seat), step.seat, dice)[0][0]


def behind(of: Game[RiverMarket], seeds: range) -> dict[str, Floats]:
    """By how much the first of each list promises less than the best, on average, for each kind of choice."""
    lost: dict[str, list[tuple[float, float]]] = {"Move": [], "Act": []}
    for seed in seeds:
        s, dice = GAME.setup(Setup(seed, ("greedy", "greedy"))), Random(seed)  # noqa: S311  a game, no cipher
        rules.settle(s)
        while (step := rules.choice(s)) is not None:
            promised = {
                action: utility(values, step.seat)
                for action, values in weigh(of, GAME.view(s, step.seat), step.seat, dice)
            }
            best = max(promised.values())
            first = [candidates(one, s, step)[0] for one in (GAME, of)]
            if type(step).__name__ in lost and all(action in promised for action in first):
                lost[type(step).__name__].append((best - promised[first[0]], best - promised[first[1]]))
            rules.act(s, next(iter(promised)))
    return {name: [sum(each) / len(all_) for each in zip(*all_, strict=True)] for name, all_ in lost.items()}


def learn(knobs: Knobs, seen: Sequence[Seen]) -> Knobs:
    """The numbers by which the estimated leads come nearest to those at the end."""
    sure = [1 / max(mean, 1.0) for mean in off(weights(knobs), seen)]
    for _ in range(STEPS):
        now = leads(weights(knobs), seen)
        missed = centred([one.lead - lead for one, lead in zip(seen, now, strict=True)], seen)
        slopes: list[Floats] = []
        scales = {name: max(abs(worth), LEAST) for name, worth in START.items()}
        for name, scale in scales.items():
            then = leads(weights({**knobs, name: knobs[name] + STEP * scale}), seen)
            slopes.append(centred([(b - a) / STEP for a, b in zip(now, then, strict=True)], seen))
        weighed = [[sure[one.part] * x for one, x in zip(seen, slope, strict=True)] for slope in slopes]
        drawn = [DRAWN * (knobs[name] - START[name]) / scale for name, scale in scales.items()]
        found = solved(
            [[dot(a, b) + DRAWN * (n == m) for m, b in enumerate(slopes)] for n, a in enumerate(weighed)],
            [dot(a, missed) - back for a, back in zip(weighed, drawn, strict=True)],
        )
        changes = zip(scales.items(), found, strict=True)
        knobs = {name: knobs[name] + max(-1.0, min(1.0, by)) * scale for (name, scale), by in changes}
    return knobs


def leads(by: Weights, seen: Sequence[Seen]) -> Floats:
    """By how much the seat at turn is ahead in each state, as these weights have it."""
    value: Callable[[RiverMarket], tuple[float, ...]] = Estimate(by).value
    estimated = [(value(one.state), one.seat) for one in seen]
    return [worth[seat] - worth[1 - seat] for worth, seat in estimated]


def off(by: Weights, seen: Sequence[Seen]) -> Floats:
    """For each part of a match, the mean square of what the estimated lead misses, apart from its mean."""
    missed = centred([one.lead - lead for one, lead in zip(seen, leads(by, seen), strict=True)], seen)
    squares = [
        [miss * miss for one, miss in zip(seen, missed, strict=True) if one.part == n] for n in parts()
    ]
    return [sum(part) / max(len(part), 1) for part in squares]


def parts() -> range:
    """The numbers of the parts of a match."""
    return range(len(PARTS) + 2)


def centred(xs: Floats, seen: Sequence[Seen]) -> Floats:
    """The same less the mean of each part: whoever is at turn has the same advantage by any weights."""
    sums, counts = [0.0 for _ in parts()], [0 for _ in parts()]
    for x, one in zip(xs, seen, strict=True):
        sums[one.part] += x
        counts[one.part] += 1
    return [x - sums[one.part] / counts[one.part] for x, one in zip(xs, seen, strict=True)]


def dot(a: Floats, b: Floats) -> float:
    """The sum of products."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def solved(rows: list[Floats], right: Floats) -> Floats:
    """The solution of a system of linear equations with a positive definite matrix (Gauss)."""
    rows = [[*row, x] for row, x in zip(rows, right, strict=True)]
    for n, row in enumerate(rows):
        for below in rows[n + 1 :]:
            share = below[n] / row[n]
            below[:] = [x - share * y for x, y in zip(below, row, strict=True)]
    found: Floats = []
    for n in reversed(range(len(rows))):
        known = dot(rows[n][n + 1 : -1], found)
        found.insert(0, (rows[n][-1] - known) / rows[n][n])
    return found


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
