"""What commands print: texts in English, names of seats, tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine.match import Match
from tabletop.engine.text import Text


def say(text: Text) -> str:
    """A text in English, its “thing(s)” in the number that is meant."""
    values = {key: say(value) if isinstance(value, Text) else value for key, value in text.values}
    source = text.source
    if text.n >= 0:
        source = source.replace("%n", str(text.n)).replace("(s)", "" if text.n == 1 else "s")
    return source.format(**values) if values else source


def name(match: Match[Any], seat: int) -> str:
    """What a seat is called."""
    given = match.setup.names
    if seat < len(given) and given[seat]:
        return given[seat]
    return say(match.game.names(match.setup)[seat])


def table(rows: Sequence[Sequence[object]], head: Sequence[str]) -> str:
    """Rows under their heads, in columns; numbers stand to the right."""
    lines = [list(head), *[["" if cell is None else str(cell) for cell in row] for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    right = [
        bool(rows) and all(isinstance(row[c], int | float | None) for row in rows) for c in range(len(head))
    ]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in lines
    )
