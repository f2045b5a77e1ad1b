"""How serve writes what is no state and no action: games, refusals, places, gestures."""

from __future__ import annotations

from typing import Any

from tabletop import games
from tabletop.cli.printed import say
from tabletop.engine.refusal import No
from tabletop.engine.table import Drag, Gesture, Piece, Zone

Answer = dict[str, Any]


def about(name: str) -> Answer:
    """A game with its seats and options."""
    known = games.about(name)
    return {
        "game": name,
        "title": say(known.title),
        "seats": list(known.seats),
        "automata": [f"{automa.id}:{level}" for automa in known.automata for level in automa.levels],
        "options": {option.key: [value.key for value in option.values] for option in known.options},
        "seat_options": {o.key: [value.key for value in o.values] for o in known.own_options},
    }


def refusal(no: No) -> Answer:
    """Why something is not allowed, and by which rule."""
    return {"rule": no.rule, "reason": say(no.reason)}


def rect(thing: Zone | Piece) -> list[float]:
    """Where a thing lies on the table: left, top, width, height, in millimetres."""
    return [round(value, 2) for value in (thing.x, thing.y, thing.w, thing.h)]


def gesture(made: Gesture) -> Answer:
    """What hands do for an action."""
    if isinstance(made, Drag):
        return {"drag": made.piece, "to": made.zone, "at": made.at, "turn": made.turn}
    return {"press": made.thing}
