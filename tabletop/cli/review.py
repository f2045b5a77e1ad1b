"""tabletop review: where the players of a match gave points away, and what would have been better."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from tabletop.cli import transcript
from tabletop.cli.arguments import CommandError, game_named
from tabletop.cli.output import player_name, say, table
from tabletop.cli.replays import open_library
from tabletop.cli.simulate import Bar
from tabletop.engine.match import AnyMatch
from tabletop.engine.text import Text
from tabletop.files import records, reviews
from tabletop.files.documents import Document
from tabletop.files.replay import Replayed, replay
from tabletop.files.reviews import Finding, Review
from tabletop.files.rule_books import titles
from tabletop.opponents.consequence_text import ESTIMATE, consequence_texts, recurring_text
from tabletop.opponents.forecast import forecast
from tabletop.opponents.review import MatchAnalysis

_SEED = 1
_METHOD = "Each decision is judged by what its seat could see, and compared by playing on with bots."
_STOPPED = "Stopped; this is what was found so far."


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("match", help="a match file (.tabletop), or the number of a match of the library")
    parser.add_argument(
        "--seat", type=int, action="append", metavar="N", help="whose moves (1 is the first; the persons')"
    )
    parser.add_argument("--seed", type=int, default=_SEED, metavar="S", help=f"of the guesses ({_SEED})")
    parser.add_argument("--keep", action="store_true", help="keep the review in the match file, too")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(given: argparse.Namespace) -> int:
    """Review a match and print the result; 1 if it departs from the rules, 130 if it was stopped.

    The review of a match of the library is stored there. A stored review is resumed; only what happens after
    its better moves is found again.
    """
    path = Path(given.match)
    if given.match.isdecimal() and not path.exists():
        with closing(open_library()) as library:
            match_id = int(given.match)
            record = library.export_record(match_id)
            again = replay(record, game_named(record.game), f"match {match_id}")
            return _reviewed(again, library.review(match_id), given, partial(library.keep_review, match_id))
    record = records.read(path)
    again = replay(record, game_named(record.game), path.name)
    stored = reviews.parse(json.dumps(record.review)) if record.review else None
    return _reviewed(again, stored, given, partial(_write, path, record) if given.keep else _forget)


def _write(path: Path, record: records.Record, review: Review) -> None:
    records.write(path, replace(record, review=reviews.review_json(review)))


def _forget(review: Review) -> None:
    """Do not store the review."""


def _reviewed(
    again: Replayed, stored: Review | None, given: argparse.Namespace, keep: Callable[[Review], None]
) -> int:
    match = again.match
    chosen = tuple(number - 1 for number in given.seat or ())
    known = range(len(match.setup.seats))
    if not all(seat in known for seat in chosen):
        raise CommandError(f"the match has seats 1 to {len(known)}")
    reckoning, bar, stopped = MatchAnalysis(match, given.seed, chosen, stored), Bar(), False
    if not reckoning.moments:
        raise CommandError("nobody whose moves could be looked at has decided anything in this match")
    before = reckoning.review
    try:
        for _ in reckoning.run():
            bar.show(reckoning.looked, reckoning.whole)
    except KeyboardInterrupt:
        stopped = True
    bar.clear()
    if reckoning.review != before:
        keep(reckoning.review)
    if given.json:
        print(json.dumps(review_json(reckoning), ensure_ascii=False))
    else:
        print("\n".join(lines(reckoning)))
        if stopped:
            print(f"\n{_STOPPED}")
    if again.departure:
        print(say(again.departure.text))
    return 130 if stopped else 1 if again.departure else 0


def lines(reckoning: MatchAnalysis) -> Iterator[str]:
    """Yield the result in words."""
    match = reckoning.match
    yield transcript.header(match)
    if (end := match.game.result(match.state)) is not None:
        yield say(end.verdict)
    yield _METHOD
    for seat in reckoning.review.seats:
        yield from ("", player_name(match, seat))
        yield from _phases(reckoning, seat)
        yield from ("", *_turning(reckoning, seat))
        yield from _twice(reckoning, seat)
    yield from _expected(match)


def _phases(reckoning: MatchAnalysis, seat: int) -> Iterator[str]:
    book = titles(reckoning.game.id)
    rows = [
        (f"{chapter} {book.get(chapter, '')}".strip(), f"{good} of {of}", f"{lost:.1f}" if lost else "")
        for chapter, (good, of, lost) in reckoning.quality_by_phase(seat).items()
    ]
    yield table(rows, ["Where you lost points", "good", "points given away"])


def _turning(reckoning: MatchAnalysis, seat: int) -> Iterator[str]:
    turning = reckoning.turning_points(seat)
    if not turning:
        yield "No turning points: well played."
    for number, finding in enumerate(turning, 1):
        yield f"Turning point {number}: {_when(reckoning, finding)}"
        yield f"  played  {say(_said(reckoning, finding, played=True))}"
        yield f"  better  {say(_said(reckoning, finding, played=False))}"
        yield f"          by {_points(finding)}, over the same guesses:"
        yield from (f"          {say(text)}" for text in _happens(reckoning, finding))
    for finding in reckoning.found(seat):
        if finding not in turning:
            yield f"Smaller mistake: {_when(reckoning, finding)}, {_points(finding)}"
            yield f"  better  {say(_said(reckoning, finding, played=False))}"


def _twice(reckoning: MatchAnalysis, seat: int) -> Iterator[str]:
    for what, moves in _seen_again(reckoning, seat):
        yield f"Moves {', '.join(map(str, moves))}: {what}"


def _expected(match: AnyMatch) -> Iterator[str]:
    """Yield a table of the seats' expected final points, at the beginning of each round and at the end."""
    forecasts, game = forecast(match), match.game
    if not forecasts:
        return
    *before, last = forecasts
    seats, rows, shown = game.scoring_seats(match.state), [], -1
    for standing in before:
        if (now := game.round(match.states[standing.at])) != shown:
            shown = now
            points = (f"{standing.points[seat]:.0f} ± {standing.spread[seat]:.0f}" for seat in seats)
            rows.append((standing.at + 1, say(game.progress_text(match.states[standing.at])), *points))
    rows.append(("", "The end", *(f"{last.points[seat]:.0f}" for seat in seats)))
    yield "\nExpected at the end, by what everybody could see"
    yield table(rows, ["move", "", *(player_name(match, seat) for seat in seats)])


def _when(reckoning: MatchAnalysis, finding: Finding) -> str:
    state = reckoning.match.states[finding.at]
    return f"move {finding.at + 1}, {say(reckoning.game.progress_text(state))}"


def _said(reckoning: MatchAnalysis, finding: Finding, *, played: bool) -> Any:
    action = reckoning.match.entries[finding.at].action if played else reckoning.better(finding)
    return reckoning.game.say(reckoning.view(finding.at), action)


def _happens(reckoning: MatchAnalysis, finding: Finding) -> tuple[Text, ...]:
    """Return what happens after the better move rather than after the one played, in sentences."""
    names = reckoning.game.seat_texts(reckoning.match.setup)
    return consequence_texts(reckoning.consequences(finding) or (), -1, names) or (ESTIMATE,)


def _seen_again(reckoning: MatchAnalysis, seat: int) -> Iterator[tuple[str, list[int]]]:
    """Yield what better moves would have led to more than once, with the numbers of the moves."""
    names = reckoning.game.seat_texts(reckoning.match.setup)
    for found, at in reckoning.twice(seat):
        yield say(recurring_text(found, -1, names)), [moment + 1 for moment in at]


def _points(finding: Finding) -> str:
    """Return the points lost, with sensible precision: in tenths if the error is small, else in halves."""
    if finding.error <= 0.3:
        return f"{finding.lost:.1f} ± {max(finding.error, 0.1):.1f} points"
    return f"{round(2 * finding.lost) / 2:.1f} ± {max(round(2 * finding.error) / 2, 0.5):.1f} points"


def review_json(reckoning: MatchAnalysis) -> Document:
    """Return the result as JSON values; moves are counted from 1, seats from 0, as in a record."""
    return {
        "game": reckoning.game.id,
        "done": reckoning.review.done,
        "seed": reckoning.review.seed,
        "seats": [_seat(reckoning, seat) for seat in reckoning.review.seats],
        "expected": [
            {"moves": each.at, "points": each.points, "spread": each.spread}
            for each in forecast(reckoning.match)
        ],
    }


def _seat(reckoning: MatchAnalysis, seat: int) -> Document:
    turning_points, named = reckoning.turning_points(seat), ("good", "of", "given_away")
    return {
        "seat": seat,
        "phases": {
            chapter: dict(zip(named, (good, of, round(lost, 2)), strict=True))
            for chapter, (good, of, lost) in reckoning.quality_by_phase(seat).items()
        },
        "findings": [
            {
                "move": finding.at + 1,
                "turning_point": finding in turning_points,
                "played": say(_said(reckoning, finding, played=True)),
                "better": say(_said(reckoning, finding, played=False)),
                "points": finding.lost,
                "error": finding.error,
                "reasons": [
                    {"what": say(reason.title), "rule": reason.rule, "points": reason.points}
                    for reason in reckoning.why(finding)
                ],
                "happens": [say(text) for text in _happens(reckoning, finding)],
            }
            for finding in reckoning.found(seat)
        ],
        "seen_again": [{"what": what, "moves": moves} for what, moves in _seen_again(reckoning, seat)],
    }
