"""Say in words where a checked document is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import ValidationError

SHOWN = 3
"""How many faults a message lists."""
LENGTH = 60
"""How many characters of a wrong value a message repeats."""


def json_errors(error: ValidationError) -> str:
    """The first few faults, each with its place: “tiles[3].fish: Field required”."""
    faults = error.errors(include_url=False, include_context=False)
    told = [f"{json_path(fault['loc'])}: {fault['msg']}{_given(fault)}" for fault in faults[:SHOWN]]
    if len(faults) > SHOWN:
        told.append(f"and {len(faults) - SHOWN} more")
    return "; ".join(told)


def json_path(steps: Iterable[int | str]) -> str:
    """A place in a document, as in “actions[4].tile”; numbers count from 0."""
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return clipped(text) or "the whole"


def clipped(value: object) -> str:
    """A value in one short line."""
    text = " ".join(str(value).split())
    return text if len(text) <= LENGTH else text[: LENGTH - 1] + "…"


def _given(fault: object) -> str:
    """What stands there instead, where it is short enough to help."""
    value = fault.get("input") if isinstance(fault, dict) else None
    return f" (not {clipped(repr(value))})" if isinstance(value, int | str | float | bool) else ""
