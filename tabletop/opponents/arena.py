"""Tournaments of bots, against each other and against automata, with confidence intervals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt

from tabletop.engine.game import BOT_LEVELS, Setup
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import english
from tabletop.games import about
from tabletop.games import game as game_named
from tabletop.opponents import executors
from tabletop.opponents.simulate import Job, SimulationResult, run

_SURE = 1.96
"""Half-width of a 95 % confidence interval, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one opponent did against another; the two alternate around the table.

    A match is won by the opponent that has the winner's seat. It is a tie if both have one.

    Attributes:
        who: The opponent.
        against: The other one.
        seats: Number of seats at the table.
        points: Mean points of the seats of `who`.
        others: Mean points of the seats of `against`.
        errors: Number of matches that ended in an error; they do not count.
    """

    who: str
    against: str
    seats: int
    matches: int
    wins: int
    ties: int
    points: float
    others: float
    errors: int = 0

    @property
    def rate(self) -> float:
        """The fraction of matches won; a tie counts half."""
        return (self.wins + self.ties / 2) / max(self.matches, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate (Wilson)."""
        n, rate = max(self.matches, 1), self.rate
        middle = (rate + _SURE**2 / (2 * n)) / (1 + _SURE**2 / n)
        reach = _SURE * sqrt(rate * (1 - rate) / n + _SURE**2 / (4 * n * n)) / (1 + _SURE**2 / n)
        return middle - reach, middle + reach


def duel(game: str, who: str, against: str, *, seats: int, matches: int, seed: int) -> list[Job]:
    """Return the matches of one opponent against another, alternating around the table.

    Each deal is played twice, the second time with swapped seats.
    """
    tables = [tuple(who if (seat + first) % 2 == 0 else against for seat in range(seats)) for first in (0, 1)]
    return [Job(game, Setup(seed + n // 2, tables[n % 2])) for n in range(matches)]


def solo(game: str, who: str, automa: str, *, matches: int, seed: int) -> list[Job]:
    """Return the matches of one opponent against an automa."""
    return [Job(game, Setup(seed + n, (who, automa))) for n in range(matches)]


def standing(results: Sequence[SimulationResult], who: str, against: str) -> Standing:
    """Return the standing after such matches."""
    sound = [result for result in results if not result.error]
    wins = ties = 0
    points: dict[str, list[int]] = {who: [], against: []}
    for result in sound:
        first = {player for player, rank in zip(result.setup.seats, result.ranks, strict=True) if rank == 1}
        wins += first == {who}
        ties += len(first) > 1
        for player, total in zip(result.setup.seats, result.totals, strict=True):
            points[player].append(total)
    own, others = (sum(points[player]) / max(len(points[player]), 1) for player in (who, against))
    seats, broken = len(results[0].setup.seats), len(results) - len(sound)
    return Standing(who, against, seats, len(sound), wins, ties, own, others, broken)


def main(argv: Sequence[str]) -> int:
    """Return the command “tabletop arena”."""
    given = _arguments(argv)
    try:
        contests = _contests(given)
        with executors.executor(given.executor) as pool:
            standings = [
                _held(*contest, pool, _dots if sys.stderr.isatty() else None) for contest in contests
            ]
    except (KeyError, ValueError) as error:
        print(f"tabletop arena: {error.args[0]}", file=sys.stderr)
        return 2
    print(json.dumps([_report(one) for one in standings], indent=1) if given.json else _table(standings))
    return 1 if any(one.errors for one in standings) else 0


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("tabletop arena", description=main.__doc__)
    parser.add_argument("game", help="the game, such as public_market")
    parser.add_argument(
        "--players", default="random,greedy", metavar="A,B,...", help=f"who plays: {', '.join(BOT_LEVELS)}"
    )
    parser.add_argument("--seats", default="2", metavar="N,...", help="how many sit at the table (2)")
    parser.add_argument(
        "--solo", action="store_true", help="each against the robots of the rule book instead"
    )
    parser.add_argument("--matches", type=int, default=100, metavar="N", help="matches for each pair (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first deal (1)")
    parser.add_argument("--executor", default="", metavar="WHERE", help=executors.PLACES)
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    return parser.parse_args(argv)


Contest = tuple[list[Job], str, str]


def _contests(given: argparse.Namespace) -> list[Contest]:
    game, players = given.game, [who.strip() for who in given.players.split(",")]
    if len(set(players)) < len(players):
        raise ValueError("--players names somebody twice")
    if given.matches < 1 or not all(n.isdecimal() for n in given.seats.split(",")):
        raise ValueError("--matches is a number above 0, --seats numbers with commas")
    if given.solo:
        automata = [f"{automa.id}:{level}" for automa in about(game).automata for level in automa.levels]
        found: list[Contest] = [
            (solo(game, who, robot, matches=given.matches, seed=given.seed), who, robot)
            for who in players
            for robot in automata
        ]
    else:
        found = [
            (duel(game, b, a, seats=int(seats), matches=given.matches, seed=given.seed), b, a)
            for seats in given.seats.split(",")
            for a, b in combinations(players, 2)
        ]
    for jobs, _, _ in found:
        if no := refuse_setup(game_named(game), jobs[0].setup):
            raise ValueError(english(no.reason))
    return found


def _held(
    jobs: list[Job],
    who: str,
    against: str,
    pool: Executor | None,
    progress: Callable[[int, int], None] | None,
) -> Standing:
    results = run(jobs, pool, progress)
    for result in results:
        if result.error:
            print(f"{result.setup}: {result.error}", file=sys.stderr)
    return standing(results, who, against)


def _dots(done: int, of: int) -> None:
    print(f"\r{done} of {of} \r", end="", file=sys.stderr, flush=True)


def _report(one: Standing) -> dict[str, object]:
    return {**asdict(one), "rate": one.rate, "interval": one.interval}


_HEADS = ("", "against", "seats", "matches", "won", "95 %", "points", "theirs", "")


def _table(standings: Sequence[Standing]) -> str:
    """Return the standings as a table, a line each."""
    rows = [_HEADS, *(_row(one) for one in standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADS))]
    lines = (
        "  ".join(
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def _row(one: Standing) -> tuple[str, ...]:
    low, high = one.interval
    return (
        one.who,
        one.against,
        str(one.seats),
        str(one.matches),
        f"{100 * one.rate:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f}",
        f"{one.points:.1f}",
        f"{one.others:.1f}",
        f"{one.errors} broke off" if one.errors else "",
    )
