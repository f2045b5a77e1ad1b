"""Measure by how much the estimates of a game miss what comes of a match, in matches that are over.

    python tools/estimates.py GAME FOLDER ...    the records in these folders (tabletop simulate --records)

Writes resources/games/GAME/estimates.toml, by which a review sets right what it shows, and prints what is
missed in the worst tenth when one half of the matches is set right by the other half. Kinds of table of which
no match is given stay in the file as they are.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.cli.arguments import CommandError  # noqa: E402
from tabletop.cli.replays import opened  # noqa: E402
from tabletop.engine.match import Match  # noqa: E402
from tabletop.files.forecast_errors import FILE, TENTHS, table_of  # noqa: E402
from tabletop.files.records import SUFFIX, RecordError  # noqa: E402
from tabletop.opponents.forecast import estimates, tenth  # noqa: E402

Misses = dict[bool, list[list[float]]]
"""Of one match, of automata and of others: by tenth, what was missing in each estimate."""
LEAST = 4
"""A table is written down from so many matches on."""
WORST = 0.6
"""It is not where estimates that have been set right still miss by more of the game's swing: better none."""


def main(argv: Sequence[str]) -> int:
    """Run from the command line; 2 when a record cannot be used."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("folders", nargs="+", type=Path)
    given = parser.parse_args(argv)
    tables: dict[str, list[Misses]] = defaultdict(list)
    lengths: dict[str, list[int]] = defaultdict(list)
    most = 0.0
    try:
        for path in sorted(path for folder in given.folders for path in folder.glob(f"*{SUFFIX}")):
            match = opened(path).match
            if match.game.id == given.game and match.choice is None:
                tables[table_of(match.setup)].append(misses(match))
                lengths[table_of(match.setup)].append(match.now)
                most = WORST * match.game.evaluation.score_stddev
    except (CommandError, RecordError) as error:
        print(error, file=sys.stderr)
        return 2
    path = ROOT / "resources" / "games" / given.game / FILE
    known = path.read_text(encoding="utf-8") if path.is_file() else ""
    kept = tomllib.loads(known).get("tables", {})
    for table, found in sorted(tables.items()):
        told = worst(found) if len(found) >= LEAST else []
        if told and all(right <= most for _, _, right in told):
            kept[table] = measured(found, lengths[table])
        else:
            kept.pop(table, None)
        parts = (f"{who} {raw:.1f} points, set right {right:.1f}" for who, raw, right in told)
        print(f"{table}: {'' if table in kept else 'not '}written; {len(found)} matches; {'; '.join(parts)}")
    path.write_text("\n".join(written(kept)) + "\n", encoding="utf-8")
    return 0


def misses(match: Match[Any]) -> Misses:
    """What was missing in the estimates of one match."""
    found: Misses = {kind: [[] for _ in range(TENTHS)] for kind in (False, True)}
    *before, (_, last) = estimates(match)
    for at, points in before:
        for seat in match.game.scoring_seats(match.state):
            automa = ":" in match.setup.seats[seat]
            found[automa][tenth(at, match.now)].append(last[seat] - points[seat])
    return found


def added(found: Iterable[Misses], *, automa: bool) -> list[list[float]]:
    """What was missing in all these matches, by tenth; a tenth without any has what the one before it has."""
    tenths: list[list[float]] = [[] for _ in range(TENTHS)]
    for match in found:
        for n, some in enumerate(match[automa]):
            tenths[n] += some
    for n in range(1, TENTHS):
        tenths[n] = tenths[n] or tenths[n - 1]
    return tenths


def measured(found: list[Misses], lengths: Sequence[int]) -> dict[str, Any]:
    """A table of the file; `lengths`: how many actions its matches had."""
    table: dict[str, Any] = {"matches": len(found), "actions": round(fmean(lengths))}
    for automa, prefix in ((False, ""), (True, "automa_")):
        tenths = added(found, automa=automa)
        if tenths[0]:
            table[f"{prefix}short"] = [round(fmean(some), 1) for some in tenths]
            table[f"{prefix}spread"] = [round(stdev(some), 1) for some in tenths]
    return table


def written(tables: dict[str, dict[str, Any]]) -> Iterable[str]:
    """The file, line by line."""
    yield "# By how many points the estimates of this game are too small, by tenth of a match, and how far"
    yield "# apart that is: measured by tools/estimates.py in finished matches, at each kind of table."
    for name, table in sorted(tables.items()):
        yield from ("", f"[tables.{name}]", *(f"{key} = {value}" for key, value in table.items()))


def worst(found: list[Misses]) -> list[tuple[str, float, float]]:
    """What is missed in the worst tenth, as it is and when one half of the matches sets the other right."""
    told = []
    for automa, who in ((False, "seats"), (True, "automa")):
        if found[0][automa][0]:
            by, of = added(found[::2], automa=automa), added(found[1::2], automa=automa)
            raw = max(abs(fmean(some)) for some in added(found, automa=automa))
            right = max(abs(fmean(some) - fmean(fit)) for some, fit in zip(of, by, strict=True))
            told.append((who, raw, right))
    return told


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
