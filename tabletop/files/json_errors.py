"""Describes in words where a validated document is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import ValidationError

_SHOWN = 3
"""Maximum number of errors in a message."""
_MOST_KEYS, _MOST_VALUES = 500, 50_000
"""Maximum numbers in an object and in a list of any document: a match has up to 20,000 actions."""
_LENGTH = 60
"""Maximum length of a wrong value or a place in a message, in characters."""


def overfull(document: object) -> str:
    """Where a document has more than any of the program's, before it is checked; "" if nowhere.

    Checking names each fault, which takes seconds for some hundred thousand keys that nobody knows.
    """
    waiting: list[tuple[tuple[int | str, ...], object]] = [((), document)]
    while waiting:
        where, value = waiting.pop()
        if isinstance(value, dict):
            if len(value) > _MOST_KEYS:
                return f"{json_path(where)}: {len(value)} keys"
            waiting += [((*where, key), each) for key, each in value.items() if isinstance(each, dict | list)]
        elif isinstance(value, list):
            if len(value) > _MOST_VALUES:
                return f"{json_path(where)}: {len(value)} values"
            waiting += [((*where, n), each) for n, each in enumerate(value) if isinstance(each, dict | list)]
    return ""


def json_errors(error: ValidationError) -> str:
    """Return the first SHOWN errors, each with its place: “tiles[3].fish: Field required”."""
    faults = error.errors(include_url=False, include_context=False)
    lines = [f"{json_path(fault['loc'])}: {fault['msg']}{_given(fault)}" for fault in faults[:_SHOWN]]
    if len(faults) > _SHOWN:
        lines.append(f"and {len(faults) - _SHOWN} more")
    return "; ".join(lines)


def json_path(steps: Iterable[int | str]) -> str:
    """Return a place in a document; indices count from 0.

    >>> json_path(["actions", 4, "tile"])
    'actions[4].tile'
    """
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return clipped(text) or "the whole"


def clipped(value: object) -> str:
    """Return a value on one line, cut to LENGTH characters."""
    text = " ".join(str(value).split())
    return text if len(text) <= _LENGTH else text[: _LENGTH - 1] + "…"


def _given(fault: object) -> str:
    """Return the wrong value in brackets if it is a number or a string, else ""."""
    value = fault.get("input") if isinstance(fault, dict) else None
    return f" (not {clipped(repr(value))})" if isinstance(value, int | str | float | bool) else ""
