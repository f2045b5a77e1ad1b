"""Measure the error of a game's estimates in finished matches.

    python tools/estimates.py GAME FOLDER ...    the records in these folders (tabletop simulate --records)

Writes resources/games/GAME/estimates.toml, which reviews use to correct their forecasts. Prints the error of
the worst tenth of a match if one half of the matches is corrected by the other half. Kinds of table without
matches stay in the file as they are.
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

from tabletop.engine.match import AnyMatch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.cli.arguments import CommandError  # noqa: E402
from tabletop.cli.replays import opened  # noqa: E402
from tabletop.files.forecast_errors import FILE, TENTHS, table_of  # noqa: E402
from tabletop.files.records import SUFFIX, RecordError  # noqa: E402
from tabletop.opponents.forecast import estimates, tenth  # noqa: E402

Misses = dict[bool, list[list[float]]]
"""The errors of one match: for automata (True) and others (False), by tenth, for each estimate."""
LEAST = 4
"""Minimum number of matches for a table to be written."""
WORST = 0.6
"""Maximum remaining error for a table to be written, as a fraction of the game's `score_stddev`."""


def main(argv: Sequence[str]) -> int:
    """Run from the command line; 2 if a record cannot be used."""
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
    stored = tomllib.loads(known).get("tables", {})
    for table, found in sorted(tables.items()):
        errors = worst(found) if len(found) >= LEAST else []
        if errors and all(right <= most for _, _, right in errors):
            stored[table] = measured(found, lengths[table])
        else:
            stored.pop(table, None)
        parts = (f"{who} {raw:.1f} points, set right {right:.1f}" for who, raw, right in errors)
        why = f"fewer than {LEAST} matches" if len(found) < LEAST else f"an error above {most:.1f} points"
        done = "written" if table in stored else f"not written ({why})"
        print(f"{table}: {done}; {len(found)} matches; {'; '.join(parts)}")
    path.write_text("\n".join(written(stored)) + "\n", encoding="utf-8")
    return 0


def misses(match: AnyMatch) -> Misses:
    """Return the errors of the estimates of one match."""
    found: Misses = {kind: [[] for _ in range(TENTHS)] for kind in (False, True)}
    *before, (_, last) = estimates(match)
    for at, points in before:
        for seat in match.game.scoring_seats(match.state):
            automa = ":" in match.setup.seats[seat]
            found[automa][tenth(at, match.now)].append(last[seat] - points[seat])
    return found


def added(found: Iterable[Misses], *, automa: bool) -> list[list[float]]:
    """Return the errors of all these matches by tenth; a tenth without any takes those of the one before."""
    tenths: list[list[float]] = [[] for _ in range(TENTHS)]
    for match in found:
        for n, some in enumerate(match[automa]):
            tenths[n] += some
    for n in range(1, TENTHS):
        tenths[n] = tenths[n] or tenths[n - 1]
    return tenths


def measured(found: list[Misses], lengths: Sequence[int]) -> dict[str, Any]:
    """Return a table for the file; `lengths` are the numbers of actions of its matches."""
    table: dict[str, Any] = {"matches": len(found), "actions": round(fmean(lengths))}
    for automa, prefix in ((False, ""), (True, "automa_")):
        tenths = added(found, automa=automa)
        if tenths[0]:
            table[f"{prefix}short"] = [round(fmean(some), 1) for some in tenths]
            table[f"{prefix}spread"] = [round(stdev(some), 1) for some in tenths]
    return table


def written(tables: dict[str, dict[str, Any]]) -> Iterable[str]:
    """Yield the lines of the file."""
    yield "# By how many points the estimates of this game are too small, by tenth of a match, and how far"
    yield "# apart that is: measured by tools/estimates.py in finished matches, at each kind of table."
    for name, table in sorted(tables.items()):
        yield from ("", f"[tables.{name}]", *(f"{key} = {value}" for key, value in table.items()))


def worst(found: list[Misses]) -> list[tuple[str, float, float]]:
    """Return the error of the worst tenth for seats and automata: raw, and corrected.

    For the latter, one half of the matches is corrected by the other half.
    """
    errors = []
    for automa, who in ((False, "seats"), (True, "automa")):
        if found[0][automa][0]:
            by, of = added(found[::2], automa=automa), added(found[1::2], automa=automa)
            raw = max(abs(fmean(some)) for some in added(found, automa=automa))
            right = max(abs(fmean(some) - fmean(fit)) for some, fit in zip(of, by, strict=True))
            errors.append((who, raw, right))
    return errors


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
