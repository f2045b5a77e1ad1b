"""Formats what commands print: texts in English, names of seats, tables."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.match import AnyMatch
from tabletop.engine.text import Text
from tabletop.files.english_plurals import in_number

_MINUS = "\N{MINUS SIGN}"


def say(text: Text) -> str:
    """Return a text in English as the window shows it: plural chosen, braces filled."""
    source = in_number(text)
    return source.format(**{key: _value(value) for key, value in text.values}) if text.values else source


def _value(value: object) -> object:
    """Format a value: fractions with one decimal, negative numbers with a minus sign instead of a hyphen."""
    match value:
        case Text():
            return say(value)
        case float():
            return f"{value:,.1f}".replace("-", _MINUS)
        case int() if value < 0:
            return str(value).replace("-", _MINUS)
    return value


def counted(n: int, thing: str) -> str:
    """Return a number with a noun whose plural ends in "s".

    >>> counted(1, "move"), counted(2, "move")
    ('1 move', '2 moves')
    """
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def player_name(match: AnyMatch, seat: int) -> str:
    """Return the name of a seat."""
    return say(match.game.seat_texts(match.setup)[seat])


def table(rows: Sequence[Sequence[object]], head: Sequence[str]) -> str:
    """Return rows in columns below their headings; columns of numbers are right-aligned.

    >>> print(table([("a", 1), ("b", 10)], ["who", "n"]))
    who   n
    a     1
    b    10
    """
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
