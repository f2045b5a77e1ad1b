"""Measure results of matches between bots: scores, their parts, tiers, causes of the end.

    python tools/calibrate.py GAME                           the tables of tools/calibrate.toml
    python tools/calibrate.py GAME --seats hard,rival:normal --matches 500 --executor process:2
    python tools/calibrate.py GAME --seats normal=captain,peddler:hard
    python tools/calibrate.py GAME --kept FILE               resume FILE, which has a line for each match

Prints a table in Markdown for the game's page in docs/games, and below it another one if tools/GAME.py
counts more. Only seats that score count: an automa without points does not.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import astuple, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from tabletop.engine.game import AnyGame

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.cli.arguments import CommandError, game_named  # noqa: E402
from tabletop.cli.arguments import setup as read_setup  # noqa: E402
from tabletop.engine import rules  # noqa: E402
from tabletop.engine.game import Setup  # noqa: E402
from tabletop.engine.rules import Event  # noqa: E402
from tabletop.opponents import executors  # noqa: E402
from tabletop.opponents.simulate import play  # noqa: E402


@dataclass(frozen=True)
class Come:
    """The result of one match.

    Attributes:
        points: The points of the seats that score.
        rounds: Number of rounds.
        end: The rule that ended it.
        parts: The points by category, summed over these seats; empty if their categories differ.
        counts: What else is counted in this game.
    """

    seats: str
    seed: int
    points: tuple[int, ...]
    rounds: int
    end: str
    parts: tuple[int, ...]
    counts: Mapping[str, int] = field(default_factory=dict)


def main(argv: Sequence[str]) -> int:
    """Run from the command line; 1 if a match failed, 2 if something asked for is unknown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--seats", action="append", help="who plays, instead of the tables that are kept")
    parser.add_argument("--options", default="", help="options of the game, key=value with commas")
    parser.add_argument("--matches", type=int, default=100, help="matches at each table (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (1)")
    parser.add_argument("--executor", default="", help=executors.PLACES)
    parser.add_argument("--kept", type=Path, help="a file that keeps a line for each match")
    given = parser.parse_args(argv)
    try:
        game_named(given.game)
        look = tomllib.loads((ROOT / "tools" / "calibrate.toml").read_text(encoding="utf-8"))
        known = look.get(given.game, {})
        tables = _tables(given, given.seats or known.get("tables", []))
        with executors.executor(given.executor) as pool:
            found = list(_played(given.game, tables, tuple(known.get("ends", {})), pool, given.kept))
    except (CommandError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 1
    print(report(found, known))
    if measures := measures_of(given.game):
        print("", *measures.report(added(found)), sep="\n")
    return 0


def _tables(given: argparse.Namespace, seated: Sequence[str]) -> list[Setup]:
    """Return the setups of all matches.

    Raises:
        CommandError: There are no tables, or the game refuses a setup.
    """
    if not seated:
        raise CommandError(f"no tables for {given.game} in tools/calibrate.toml: name some by --seats")
    return [setup for who in seated for setup in _setups(given, who)]


def _setups(given: argparse.Namespace, who: str) -> list[Setup]:
    game = game_named(given.game)
    return [read_setup(game, given.seed + n, who, given.options) for n in range(given.matches)]


def table_of(setup: Setup) -> str:
    """Return a table's seats and options as the command line writes them: "greedy=captain,normal"."""
    own = [*setup.seat_options, *[()] * len(setup.seats)]
    chosen = ("+".join(value for _, value in seat) for seat in own)
    return ",".join(f"{who}={what}" if what else who for who, what in zip(setup.seats, chosen, strict=False))


def _played(
    name: str, setups: list[Setup], ends: tuple[str, ...], pool: Executor | None, stored: Path | None
) -> Iterator[Come]:
    """Yield the result of each match; those in the file are not played again."""
    before = {(come.seats, come.seed): come for come in _read(stored)}
    todo = [setup for setup in setups if (table_of(setup), setup.seed) not in before]
    yield from (before[at] for setup in setups if (at := (table_of(setup), setup.seed)) in before)
    jobs = ((name, setup, ends) for setup in todo)
    for come in pool.map(one, *zip(*jobs, strict=True)) if pool and todo else (one(*job) for job in jobs):
        if stored:
            with stored.open("a", encoding="utf-8") as file:
                file.write(json.dumps(astuple(come)) + "\n")
        yield come


def _read(stored: Path | None) -> list[Come]:
    if stored is None or not stored.exists():
        return []
    rows = map(json.loads, stored.read_text(encoding="utf-8").splitlines())
    return [
        Come(who, seed, tuple(points), rounds, end, tuple(parts), counts)
        for who, seed, points, rounds, end, parts, counts in rows
    ]


def one(name: str, setup: Setup, ends: tuple[str, ...]) -> Come:
    """Play a match and return its result.

    Raises:
        RuntimeError: The match failed.
    """
    result = play(name, setup, keep=True)
    if result.error:
        raise RuntimeError(f"{setup} broke off: {result.error}")
    scored = [seat for seat in result.score if seat]
    points = tuple(sum(part.points for part in seat) for seat in scored)
    alike = len({len(seat) for seat in scored}) == 1
    parts = tuple(sum(part.points for part in same) for same in zip(*scored, strict=True)) if alike else ()
    end, counts = watched(game_named(name), setup, result.log, ends)
    return Come(table_of(setup), setup.seed, points, result.round, end, parts, counts)


def measures_of(name: str) -> Any:
    """Return the module that counts more in this game; None if there is none."""
    return importlib.import_module(f"tools.{name}") if (ROOT / "tools" / f"{name}.py").exists() else None


def watched(
    game: AnyGame, setup: Setup, log: Sequence[rules.Action], ends: tuple[str, ...]
) -> tuple[str, Mapping[str, int]]:
    """Return the first rule of `ends` that the match's log mentions (or ""), and what else is counted."""
    measures = measures_of(game.id)
    if not ends and not measures:
        return "", {}
    mentioned: list[str] = []
    watch = measures.Watch() if measures else None

    def tell(s: Any, event: Event) -> None:
        line = game.log(event, -1)
        if line and line.rule in ends:
            mentioned.append(line.rule)
        if watch:
            watch.tell(s, event)

    s = game.setup(setup)
    if watch:
        watch.begin(s)
    rules.run_until_choice(s, tell)
    for action in log:
        rules.apply_action(s, action, tell)
    return mentioned[0] if mentioned else "", watch.end(s, game.ranks(s)) if watch else {}


def added(found: Sequence[Come]) -> dict[str, Counter[str]]:
    """Return what was counted in all matches, by table."""
    tables: dict[str, Counter[str]] = {}
    for come in found:
        tables.setdefault(come.seats, Counter()).update(come.counts)
    return tables


def report(found: list[Come], known: Mapping[str, Any]) -> str:
    """Return a Markdown table with a line per table; `known` is the game's part of tools/calibrate.toml."""
    tiers, ends = known.get("tiers", []), known.get("ends", {})
    names = [f"{low}–{high - 1}" for low, high in pairwise([0, *tiers])]
    names += [f"{tiers[-1]}+"] if tiers else []
    names += ["by seat", "first seat wins"] if known.get("by_seat") else []
    heads = ["seats", "matches", "mean", "rounds", *known.get("parts", []), *names, *ends.values()]
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for who in dict.fromkeys(come.seats for come in found):
        cells = _cells([come for come in found if come.seats == who], known)
        lines.append("| " + " | ".join([who.replace(",", ", "), *cells]) + " |")
        if before := known.get("before", {}).get(who):
            lines.append("| " + " | ".join(["*beforehand*", "", *map(str, before)]) + " |")
    return "\n".join(lines)


def _cells(some: Sequence[Come], known: Mapping[str, Any]) -> Iterator[str]:
    """Yield the results of one table: number, mean score and rounds, parts, tiers and causes."""
    tiers, points = known.get("tiers", []), [n for come in some for n in come.points]
    yield str(len(some))
    yield f"{sum(points) / len(points):.1f}"
    yield f"{sum(come.rounds for come in some) / len(some):.1f}"
    for n in range(len(known.get("parts", []))):
        parted = [come for come in some if come.parts]
        of = sum(len(come.points) for come in parted)
        yield f"{sum(come.parts[n] for come in parted) / of:.1f}" if of else "?"
    if tiers:
        tier = Counter(sum(n >= low for low in tiers) for n in points)
        yield from (f"{100 * tier[n] / len(points):.0f} %" for n in range(len(tiers) + 1))
    if known.get("by_seat"):
        yield " : ".join(
            f"{sum(seat) / len(some):.0f}" for seat in zip(*(c.points for c in some), strict=True)
        )
        first = sum(come.points[0] > max(come.points[1:]) for come in some)
        yield f"{100 * first / len(some):.0f} %"
    end = Counter(come.end for come in some)
    yield from (f"{100 * end[rule] / len(some):.0f} %" for rule in known.get("ends", {}))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
