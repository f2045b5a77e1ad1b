"""Measure how fair the cast's tempers are, and whether they show.

    python tools/tempers.py                               every temper in every game, 400 matches each
    python tools/tempers.py GAME... --members mara,tam --matches 100 --level normal
    python tools/tempers.py --level home --matches 30     every temper at its member's own level
    python tools/tempers.py --kept FILE                   resume FILE, which has a line for each match
    python tools/tempers.py --kept FILE --table           the table of FILE as it stands; plays nothing

A member plays a plain bot of the same level, each deal twice with swapped seats. Prints, for each game and
temper, the share of matches won with its 95 % interval, how often the temper took another move, and the kinds
of actions (by class) and of headlines (see `engine/headline.py`) that it has most unlike the plain bot, as
ratios.

The matches of all members with one deal begin alike: what the plain bot thinks there is worked out once.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.engine.cast import CAST  # noqa: E402
from tabletop.engine.game import Setup  # noqa: E402
from tabletop.engine.match import Match  # noqa: E402
from tabletop.engine.rules import Action  # noqa: E402
from tabletop.games import GAMES, about, game  # noqa: E402
from tabletop.opponents.arena import Standing  # noqa: E402
from tabletop.opponents.choosing import PlayResult, as_tempered, choose_action_in  # noqa: E402
from tabletop.opponents.temper import TemperBudgets, has_temper  # noqa: E402

_OFTEN = 1.0
"""Kinds that a plain bot has less often than this in a match are not compared."""
_SHOWN = 4
"""Number of kinds that are printed."""


@dataclass(frozen=True)
class Job:
    """A match of a member at a seat against a plain bot of the same level."""

    game: str
    member: str
    level: str
    seed: int
    seat: int


@dataclass(frozen=True)
class Come:
    """How such a match went.

    Attributes:
        won: 1, 0.5 for a tie, or 0.
        other: How often the temper took another move.
        choices: Number of the member's decisions with more than one legal action.
        own: How often each kind of action and of headline was the member's.
        plain: The same of the plain bot.
    """

    job: Job
    won: float
    other: int
    choices: int
    own: dict[str, int]
    plain: dict[str, int]


@dataclass(slots=True)
class Known:
    """What the plain bot thinks after some actions of a deal, and after those that may follow."""

    thought: PlayResult | None = None
    after: dict[Action, Known] = field(default_factory=dict)


def played_deal(jobs: Sequence[Job]) -> list[Come]:
    """Play matches of one game, level and deal to their ends."""
    known = Known()
    return [_played(job, known) for job in jobs]


def _played(job: Job, known: Known) -> Come:
    """Play a match to its end; `known` grows."""
    rules = game(job.game)
    seats = ["easy", "easy"]
    seats[job.seat] = f"{job.member}:easy"  # the level in the setup is not the one that thinks here
    match = Match(rules, Setup(job.seed, tuple(seats)))
    budgets = TemperBudgets(rules, match.setup)
    kinds: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    other = choices = 0
    while (step := match.choice) is not None:
        view = rules.view(match.state, step.seat)
        seed = job.seed * 1_000_003 + match.now
        if known.thought is None:
            known.thought = choose_action_in(rules, view, step.seat, seed, job.level, timed=False)
        thought = known.thought
        if (temper := budgets.temper(step.seat)) is not None:
            thought = as_tempered(rules, view, step.seat, seed, thought, temper)
            budgets.spend(step.seat, thought.cost)
            other += thought.tempered
            choices += len(thought.ranked) > 1
        kinds[step.seat != job.seat][type(thought.action).__name__] += 1
        for beat in match.play(thought.action, step.seat):
            headline = rules.headline(beat.event)
            if headline is not None and headline.seat >= 0:
                kinds[headline.seat != job.seat][headline.kind] += 1
        known = known.after.setdefault(thought.action, Known())
    ranks = rules.ranks(match.state)
    own, plain = ranks[job.seat], ranks[1 - job.seat]
    won = (own < plain) + (own == plain) / 2
    return Come(job, won, other, choices, dict(kinds[0]), dict(kinds[1]))


def main(argv: Sequence[str]) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--members", default=",".join(member.id for member in CAST))
    parser.add_argument("--matches", type=int, default=400, help="of each temper in each game (400)")
    parser.add_argument("--level", default="greedy", help="of both; home: each member's own (greedy)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file that keeps a line for each match")
    parser.add_argument("--table", action="store_true", help="only print the table of what is kept")
    given = parser.parse_args(argv)
    before = {come.job: come for come in _read(given.kept)}
    jobs = _jobs(given.games or GAMES, given.members.split(","), given.level, given.matches)
    if not given.table:
        for come in _come([job for job in jobs if job not in before], given.workers):
            before[come.job] = come
            if given.kept is not None:
                with given.kept.open("a", encoding="utf-8") as stored:
                    stored.write(json.dumps(asdict(come)) + "\n")
    print("| game | temper | matches | won of 100 (95 %) | another move | unlike the plain bot |")
    print("|---|---|---|---|---|---|")
    for of, who in dict.fromkeys((job.game, job.member) for job in jobs):
        pair = [job for job in jobs if (job.game, job.member) == (of, who)]
        print(_line(of, who, [before[job] for job in pair if job in before]))
    return 0


def _jobs(games: Sequence[str], members: Sequence[str], level: str, matches: int) -> list[Job]:
    """Return the matches of all tempers among these members, deal by deal."""
    return [
        Job(of, member.id, member.level if level == "home" else level, 1000 + deal, seat)
        for deal in range((matches + 1) // 2)
        for of in games
        for member in CAST
        if member.id in members and has_temper(game(of), member.id)
        for seat in range(min(2, matches - 2 * deal))
    ]


def _come(jobs: Sequence[Job], workers: int) -> Iterator[Come]:
    """Play matches, and yield how they went, deal by deal."""
    deals: dict[tuple[str, str, int], list[Job]] = {}
    for job in jobs:
        deals.setdefault((job.game, job.level, job.seed), []).append(job)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for some in pool.map(played_deal, deals.values()):
            yield from some


def _read(stored: Path | None) -> Iterator[Come]:
    if stored is not None and stored.exists():
        for line in stored.read_text(encoding="utf-8").splitlines():
            come = json.loads(line)
            yield Come(Job(**come.pop("job")), **come)


def _line(of: str, who: str, some: Sequence[Come]) -> str:
    """Return a line of the table."""
    wins, ties = sum(come.won == 1 for come in some), sum(come.won == 0.5 for come in some)
    stand = Standing(who, "plain", 2, len(some), wins, ties, 0.0, 0.0)
    low, high = stand.interval
    other = sum(come.other for come in some) / max(sum(come.choices for come in some), 1)
    own: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    for come in some:
        own.update(come.own)
        plain.update(come.plain)
    ratios = {kind: own[kind] / count for kind, count in plain.items() if count >= _OFTEN * len(some)}
    unlike = sorted(ratios, key=lambda kind: -abs(ratios[kind] - 1))[:_SHOWN]
    shown = ", ".join(f"{kind} {ratios[kind]:.2f}" for kind in unlike)
    won = f"{100 * stand.rate:.0f} ({100 * low:.0f}–{100 * high:.0f})"
    return f"| {about(of).id} | {who} | {len(some)} | {won} | {100 * other:.0f} % | {shown} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
