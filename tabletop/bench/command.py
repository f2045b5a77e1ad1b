"""The command “tabletop bench”."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tabletop.bench import deciding, goals, play, program, records
from tabletop.bench.goals import GOALS, Measured
from tabletop.bench.picture import course_picture

PARTS: dict[str, Callable[[], Iterator[Measured]]] = {
    "play": play.measure_play,
    "start": program.measure_start,
    "memory": program.measure_memory,
    "program": program.measure_program,
    "search": play.measure_search,
    "decide": deciding.measure_decisions,
}
"""What can be measured, by name. Strength is measured on request only, since it takes long."""
_TRIES = 3
"""How often a part is measured until a figure counts as fallen behind, as other programs may disturb it."""


def main(argv: Sequence[str]) -> int:
    """Measure the program against what it promises; 1 if a bar, or with --records a record, is missed."""
    parser = argparse.ArgumentParser("tabletop bench", description=main.__doc__)
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    parser.add_argument("--only", choices=PARTS, nargs="+", help="some parts alone")
    parser.add_argument(
        "--strength", type=int, default=0, metavar="N", help="also N matches of each level against the next"
    )
    parser.add_argument("--records", type=Path, metavar="FILE", help="compare with the figures in this file")
    parser.add_argument(
        "--share", type=float, default=records.SHARE, help="which part of a recorded figure has to be reached"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write better figures into this file")
    parser.add_argument(
        "--picture", type=Path, metavar="FILE", help="draw the memory after each of many matches, as SVG"
    )
    given = parser.parse_args(argv)
    parts = {name: PARTS[name] for name in given.only or PARTS}
    if given.strength:
        parts["strength"] = lambda: deciding.strength(given.strength)
    known = records.read_records(given.records) if given.records else {}
    found = [one for measured in _measure(parts, known, given.share).values() for one in measured]
    found.sort(key=lambda one: (one.of, list(GOALS).index(one.goal)))
    print(
        json.dumps([goals.measured_json(one) for one in found], indent=1)
        if given.json
        else goals.goals_table(found)
    )
    if given.picture:
        drawn = next((one for one in found if one.course), None)
        if drawn is None:
            parser.error("--picture: the memory was not measured")
        given.picture.write_text(course_picture(drawn), encoding="utf-8")
    if given.record:
        records.write_records(given.record, found)
    if given.records:
        return _judged(found, known, given.share)
    return 0 if all(GOALS[one.goal].reached(one.value, GOALS[one.goal].bar) for one in found) else 1


def _measure(
    parts: Mapping[str, Callable[[], Iterator[Measured]]], known: records.Records, share: float
) -> dict[str, list[Measured]]:
    """Measure these parts; one with a figure behind its record is measured again, and the best counts."""
    found = {name: list(_reported(part())) for name, part in parts.items()}
    for _ in range(_TRIES - 1):
        for name, measured in found.items():
            if records.fallen_behind(measured, known, share):
                print(f"{name} is measured again, as it fell behind its record", file=sys.stderr)
                found[name] = _best(measured, _reported(parts[name]()))
    return found


def _reported(measured: Iterable[Measured]) -> Iterator[Measured]:
    for one in measured:
        print(f"{one.goal} {one.of}: {one.value:.3g}", file=sys.stderr, flush=True)
        yield one


def _best(first: Iterable[Measured], second: Iterable[Measured]) -> list[Measured]:
    """Return the better one of two measurements of each figure."""
    best = {(one.goal, one.of): one for one in first}
    for one in second:
        key = one.goal, one.of
        if key not in best or GOALS[one.goal].reached(one.value, best[key].value):
            best[key] = one
    return list(best.values())


def _judged(found: Sequence[Measured], known: records.Records, share: float) -> int:
    """Print the figures that have fallen behind their records, and those not compared; 1 if one has."""
    measured = {(one.goal, one.of) for one in found}
    for goal, of in known.keys() - measured:
        if goal in {one.goal for one in found}:
            print(f"Not measured: {goal} {of}", file=sys.stderr)
    if len([key for key in measured if key in known]) == 0:
        print("No figure was compared with its record.", file=sys.stderr)
        return 1
    fallen = records.fallen_behind(found, known, share)
    for one in fallen:
        was = known[one.goal, one.of]
        print(f"Fallen behind: {GOALS[one.goal].what} {one.of}: {one.value:.3g}, recorded {was:.3g}")
    return 1 if fallen else 0
