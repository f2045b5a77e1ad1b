"""The command “tabletop bench”."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from tabletop.bench import deciding, goals, play, program
from tabletop.bench.goals import Measured

PARTS = {"play": play.measure_play, "decide": deciding.measure_decisions, "program": program.measure_program}
"""What can be measured, by name. Strength is measured on request only, since it takes long."""


def main(argv: Sequence[str]) -> int:
    """Measure the program against what it promises; 1 if a bar is not reached."""
    parser = argparse.ArgumentParser("tabletop bench", description=main.__doc__)
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    parser.add_argument(
        "--strength", type=int, default=0, metavar="N", help="also N matches of each level against the next"
    )
    given = parser.parse_args(argv)
    found = []
    for one in _measure(given.only, given.strength):
        found.append(one)
        print(f"{one.goal}: {one.value:.3g}", file=sys.stderr, flush=True)
    found.sort(key=lambda one: (one.of, list(goals.GOALS).index(one.goal)))
    print(
        json.dumps([goals.measured_json(one) for one in found], indent=1)
        if given.json
        else goals.goals_table(found)
    )
    return (
        0 if all(goals.GOALS[one.goal].reached(one.value, goals.GOALS[one.goal].bar) for one in found) else 1
    )


def _measure(only: str | None, strength: int) -> Iterator[Measured]:
    for name, measure in PARTS.items():
        if only in {None, name}:
            yield from measure()
    if strength:
        yield from deciding.strength(strength)
