"""Public Market: what happened, as lines of the log."""

from __future__ import annotations

from tabletop.engine.match import Line
from tabletop.engine.rules import Event, Said


def log(event: Event, seat: int) -> Line | None:  # noqa: ARG001  all seats see the same
    """An event as a sentence; None where there is nothing to tell."""
    match event:
        case Said(who, rule, why):
            return Line(why, who, (), rule)
    return None
