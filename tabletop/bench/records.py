"""The figures that were reached once, in a TOML file: none may fall behind what is recorded there.

Only figures are recorded that do not depend on the machine: ratios formed within one run, and memory.
`tabletop bench --record FILE` writes a better one; a worse one is written by hand, in a commit that says why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from tabletop.bench.goals import GOALS, Measured

RECORDED = (
    "trusted",
    "checked",
    "copy",
    "start",
    "rested",
    "memory",
    "timeline",
    "timeline x2",
    "matches",
)
"""The goals whose figures are recorded."""
SHARE = 0.85
"""The part of a recorded figure that must be reached; of memory and time, as much more may be used."""
_BETTER = 1.05
"""How much better than the record a figure must be to replace it, so that chance alone does not raise it."""
_PROGRAM = "program"
"""The key of a figure that is of no game."""
_HEAD = """\
# What `make bench` once reached. It fails below 85 % of a figure here (of memory and time: above 1/85 %).
# `make bench RECORD=1` writes what has become better. A figure is made worse by hand alone, in a commit that
# says why. Ratios are formed within one run, by processor time; memory is in MB.
"""
Records = dict[tuple[str, str], float]
"""The recorded figures by goal, and game or ""."""


def read_records(path: Path) -> Records:
    """Return the recorded figures; none if there is no such file.

    Raises:
        ValueError: The file is no TOML, or a goal in it is unknown.
    """
    if not path.exists():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := sorted(tables.keys() - GOALS.keys()):
        raise ValueError(f"{path}: there is no goal {', '.join(unknown)}")
    return {
        (goal, "" if of == _PROGRAM else of): float(value)
        for goal, table in tables.items()
        for of, value in table.items()
    }


def write_records(path: Path, found: Iterable[Measured]) -> None:
    """Write these figures, each that is new or better than the recorded one; the others stay."""
    records = read_records(path)
    for one in found:
        key = one.goal, one.of
        if one.goal in RECORDED and (key not in records or _times_better(one, records[key]) >= _BETTER):
            records[key] = float(f"{one.value:.3g}")
    lines = [_HEAD]
    for goal in RECORDED:
        table = {of or _PROGRAM: value for (name, of), value in records.items() if name == goal}
        head = f'"{goal}"' if " " in goal else goal
        lines += [f"[{head}]", *(f"{of} = {value:g}" for of, value in sorted(table.items())), ""]
    path.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def fallen_behind(
    found: Iterable[Measured], records: Mapping[tuple[str, str], float], share: float = SHARE
) -> list[Measured]:
    """Return the figures that have fallen behind what is recorded: below this share of it."""
    return [
        one
        for one in found
        if (known := records.get((one.goal, one.of))) is not None and _times_better(one, known) < share
    ]


def _times_better(one: Measured, known: float) -> float:
    """Return the measured value over a known one, or the reverse where less is better."""
    return one.value / known if GOALS[one.goal].least else known / max(one.value, 1e-9)
