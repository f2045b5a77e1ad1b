"""Measure a game's reviews: their seconds, and whether two of them agree.

    python tools/review.py GAME                            matches 1 to 10
    python tools/review.py GAME --first 11 --matches 90    the next ninety
    python tools/review.py GAME --again 4                  every fourth match twice, the others once
    python tools/review.py GAME --kept FILE                resume FILE, which has a line for each match

Each match has one person, played by *greedy* with a random move in ten, at the game's tables in turn. It is
reviewed twice with different determinizations. Then the hidden state of all its positions is sampled again;
twenty decisions and the whole second pass must give the same result. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from math import hypot
from pathlib import Path
from platform import python_implementation
from random import Random
from statistics import fmean
from time import process_time

from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.cli.arguments import CommandError, game_named  # noqa: E402
from tabletop.engine import rules  # noqa: E402
from tabletop.engine.game import PERSON, About, Setup  # noqa: E402
from tabletop.engine.match import Match  # noqa: E402
from tabletop.files.codec import adapter  # noqa: E402
from tabletop.files.reviews import Finding  # noqa: E402
from tabletop.opponents import choose_action_in  # noqa: E402
from tabletop.opponents.move_comparison import is_turning_point  # noqa: E402
from tabletop.opponents.review import MatchAnalysis  # noqa: E402

BY_CHANCE = 0.1
"""Fraction of a person's moves that are chosen at random from the candidates."""
LOOKS = 20
"""Number of decisions of the first pass that are repeated with other hidden state."""
SURE = 2.0
"""Maximum difference at which two reviews agree, in its standard errors."""


@dataclass(frozen=True)
class Again:
    """A second review of a match, compared with the first.

    Attributes:
        turning: Number of turning points of both together.
        both: Number of these that the other review found too.
        agree: Number of these with the same loss, within their errors.
        alone: The points of those that only one review found.
        anew: True if the result is the same with other hidden state.
    """

    turning: int
    both: int
    agree: int
    alone: tuple[float, ...]
    anew: bool


@dataclass(frozen=True)
class Seen:
    """The reviews of one match.

    Attributes:
        seconds: Processor time of each.
        turning: The turning points of the first.
        low: Number of these below a tenth of the game's `score_stddev`.
        again: The comparison with a second review, if there was one.
    """

    number: int
    seats: str
    python: str
    decisions: int
    seconds: tuple[float, ...]
    turning: int
    low: int
    again: Again | None


def main(argv: Sequence[str]) -> int:
    """Run from the command line; 2 if something asked for is unknown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--first", type=int, default=1, help="the number of the first match (1)")
    parser.add_argument("--matches", type=int, default=10, help="how many matches (10)")
    parser.add_argument("--again", type=int, default=1, metavar="N", help="review every Nth match twice (1)")
    parser.add_argument("--kept", type=Path, help="a file that keeps a line for each match")
    given = parser.parse_args(argv)
    if given.again < 1:
        parser.error("--again is a number above 0")
    try:
        game = game_named(given.game)
    except CommandError as error:
        print(error, file=sys.stderr)
        return 2
    numbers = range(given.first, given.first + given.matches)
    print(report(game.id, list(_seen(game, numbers, given.again, given.kept))))
    return 0


def _seen(game: AnyGame, numbers: range, again: int, stored: Path | None) -> Iterator[Seen]:
    """Yield the reviews of each match; those in the file are not made again."""
    before = {seen.number: seen for seen in _read(stored)}
    for number in numbers:
        if (seen := before.get(number)) is None:
            seen = looked(played(game, number), number, twice=number % again == 0)
            if stored:
                with stored.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(seen)) + "\n")
        yield seen


def _read(stored: Path | None) -> list[Seen]:
    if stored is None or not stored.exists():
        return []
    return list(map(adapter(Seen).validate_json, stored.read_text(encoding="utf-8").splitlines()))


def tables(about: About) -> list[tuple[str, ...]]:
    """Return the game's tables: a person against each automa, and against a bot."""
    return [*((PERSON, f"{each.id}:{each.level}") for each in about.automata), (PERSON, "greedy")]


def played(game: AnyGame, number: int) -> AnyMatch:
    """Return the match of this number."""
    seats = tables(game.about)[number % len(tables(game.about))]
    match, dice = Match(game, Setup(number, seats)), Random(number)  # noqa: S311  chance of a game
    while (step := match.choice) is not None:
        view = game.view(match.state, step.seat)
        action = choose_action_in(game, view, step.seat, match.now, "greedy").action
        if seats[step.seat] == PERSON and dice.random() < BY_CHANCE:
            legal = step.legal_actions(view)
            action = dice.choice(game.evaluation.shortlist(view, step, legal) or legal)
        match.play(action, step.seat)
    return match


def looked(match: AnyMatch, number: int, *, twice: bool) -> Seen:
    """Return the reviews of a match, one or two of them."""
    seat = match.setup.seats.index(PERSON)
    reviews, seconds = [], []
    for seed in (1, 2) if twice else (1,):
        began, reckoning = process_time(), MatchAnalysis(match, seed, (seat,))
        for _ in reckoning.run():
            pass
        seconds.append(round(process_time() - began, 1))
        reviews.append(reckoning)
    turning = reviews[0].turning_points(seat)
    return Seen(
        number,
        ",".join(match.setup.seats),
        python_implementation(),
        len(reviews[0].moments),
        tuple(seconds),
        len(turning),
        sum(not is_turning_point(each.lost, match.game.evaluation.score_stddev) for each in turning),
        _again(match, seat, *reviews) if twice else None,
    )


def _again(match: AnyMatch, seat: int, one: MatchAnalysis, other: MatchAnalysis) -> Again:
    """Compare two reviews of a match."""
    pairs = [
        (each, _same(each, two))
        for mine, two in ((one, other), (other, one))
        for each in mine.turning_points(seat)
    ]
    return Again(
        len(pairs),
        sum(found is not None for _, found in pairs),
        sum(found is not None and _agree(each, found) for each, found in pairs),
        tuple(each.lost for each, found in pairs if found is None),
        _same_anew(one, match),
    )


def _same(finding: Finding, other: MatchAnalysis) -> Finding | None:
    """Return what the other review found in the same decision, if it looked at it in the second pass."""
    return next((each for each in other.review.findings if each.at == finding.at), None)


def _agree(one: Finding, other: Finding) -> bool:
    return abs(one.lost - other.lost) <= SURE * hypot(one.error, other.error)


def _same_anew(before: MatchAnalysis, match: AnyMatch) -> bool:
    """Return True if a review is the same after everything that its seat could not see is resampled."""
    resampled: AnyMatch = Match(match.game, match.setup)
    for entry in match.entries:
        resampled.play(entry.action, entry.seat)
    for at, entry in enumerate(match.entries):
        view = match.game.view(match.states[at], entry.seat)
        resampled.states[at] = match.game.determinize(view, entry.seat, at + 77)
        rules.redact(resampled.states[at], entry.seat)
    review, seats = before.review, before.review.seats
    first = MatchAnalysis(resampled, review.seed, seats)
    for _ in islice(first.run(), LOOKS):
        pass
    second = MatchAnalysis(resampled, review.seed, seats, replace(review, findings=(), done=False))
    for _ in second.run():
        pass
    return first.review.looks[:LOOKS] == review.looks[:LOOKS] and second.review.findings == review.findings


def report(name: str, seen: list[Seen]) -> str:
    """Return a table in Markdown: a line per Python version, with its results over all matches."""
    heads = ["game", "matches", "decisions", "seconds: mean", "most", "turning points", "flags too low"]
    heads += ["reviewed twice", "found by both", "agree", "points found by one alone", "same when dealt anew"]
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for python in dict.fromkeys(each.python for each in seen):
        some = [each for each in seen if each.python == python]
        seconds = [second for each in some for second in each.seconds]
        again = [each.again for each in some if each.again is not None]
        alone = sorted((points for each in again for points in each.alone), reverse=True)
        cells = (
            f"{name}, {python}",
            len(some),
            f"{fmean(each.decisions for each in some):.0f}",
            f"{fmean(seconds):.1f}",
            f"{max(seconds):.1f}",
            sum(each.turning for each in some),
            sum(each.low for each in some),
            len(again),
            f"{sum(each.both for each in again)} of {sum(each.turning for each in again)}",
            f"{sum(each.agree for each in again)} of {sum(each.both for each in again)}",
            ", ".join(f"{points:.1f}" for points in alone) or "–",
            f"{sum(each.anew for each in again)} of {len(again)}",
        )
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
