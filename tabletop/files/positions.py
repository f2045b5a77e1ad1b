"""A whole state as JSON: written, and read back with every type, step and component checked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, cast, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from tabletop.engine.game import Game
from tabletop.engine.rules import State, Step
from tabletop.engine.state import Bounds
from tabletop.files.codec import adapter, read_step, write_step
from tabletop.files.json_errors import clipped, json_errors, json_path

APART = ("flow", "names")
"""What of a state is written by itself, and what belongs to the setup."""
USUAL = Bounds(-99, 9_999)
"""Between these is every number of a state whose type sets no bounds; no box holds more of a thing."""
LONGEST = 500
"""Most things in one list or word of a state."""


class PositionError(Exception):
    """A position cannot stand; the message says which part of it and why."""


_MODELS: dict[Any, type[BaseModel]] = {}


def _model(kind: type[State]) -> type[BaseModel]:
    """What a state of this class looks like in JSON, but for its steps; made once."""
    if kind not in _MODELS:
        _MODELS[kind] = _made(kind)
    return _MODELS[kind]


def _made(kind: type[State]) -> type[BaseModel]:
    parts: dict[str, Any] = {f.name: (f.type, ...) for f in fields(kind) if f.name not in APART}
    return create_model(kind.__name__, __config__=ConfigDict(strict=True, extra="forbid"), **parts)


def write(s: State) -> dict[str, Any]:
    """The state as JSON values. The flow of steps comes last; the last of them is now."""
    parts = {
        f.name: adapter(cast("Any", f.type)).dump_python(getattr(s, f.name), mode="json")
        for f in fields(s)
        if f.name not in APART
    }
    return parts | {"flow": [write_step(step) for step in s.flow]}


def read(game: Game[Any], given: Mapping[str, Any]) -> State:
    """The state that these JSON values describe.

    Raises PositionError when a value is missing, unknown, of a wrong type or out of bounds, or when the
    game's components do not add up. Whether a match can go on from there only `soundness.begun` shows.
    """
    s = read_view(game, given)
    if (beyond := next(_beyond(s, ()), None)) is not None:
        raise PositionError(beyond)
    if wrong := _faults(game, s):
        raise PositionError(f"the components do not add up: {'; '.join(map(clipped, wrong))}")
    return s


def read_view(game: Game[Any], given: Mapping[str, Any]) -> State:
    """The same for what a seat sees, where hidden components cannot be counted."""
    parts = {key: value for key, value in given.items() if key != "flow"}
    try:
        model = _model(game.state).model_validate_json(json.dumps(parts))
    except ValidationError as error:
        raise PositionError(json_errors(error)) from error
    values = {name: getattr(model, name) for name in type(model).model_fields}
    s: State = game.state(**values, flow=_flow(game, given.get("flow")))
    return s


def _flow(game: Game[Any], given: object) -> list[Step]:
    if not isinstance(given, list):
        raise PositionError("flow: a list of steps is needed, the last of them the one that is now")
    flow = []
    for at, step in enumerate(given):
        try:
            flow.append(read_step(game, step if isinstance(step, dict) else {}))
        except KeyError as error:
            raise PositionError(f"flow[{at}]: {error.args[0]}") from error
        except ValidationError as error:
            raise PositionError(f"flow[{at}].{json_errors(error)}") from error
    return flow


def _beyond(value: Any, way: tuple[int | str, ...], within: Bounds = USUAL) -> Iterator[str]:
    """The numbers that are too large or too small, and the lists and words that are too long, by place."""
    if isinstance(value, int):
        if not within.low <= value <= within.high:
            yield f"{json_path(way)}: {clipped(value)} is not between {within.low} and {within.high}"
    elif isinstance(value, str | list | tuple | dict) and len(value) > LONGEST:
        yield f"{json_path(way)}: {len(value)} are more than {LONGEST}"
    elif isinstance(value, dict):
        yield from _beyond(list(value), way)
        for key, part in value.items():
            yield from _beyond(part, (*way, key))
    elif isinstance(value, list | tuple):
        for at, part in enumerate(value):
            yield from _beyond(part, (*way, at))
    elif is_dataclass(value) and not isinstance(value, type):
        for name, bounds in _bounds(type(value)):
            yield from _beyond(getattr(value, name), (*way, name), bounds)


@cache
def _bounds(kind: type[Any]) -> tuple[tuple[str, Bounds], ...]:
    """The fields of a class with the bounds of the numbers in them; names belong to the setup."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (each.name, next((m for m in get_args(hints[each.name])[1:] if isinstance(m, Bounds)), USUAL))
        for each in fields(kind)
        if each.name != "names"
    )


def _faults(game: Game[Any], s: State) -> list[str]:
    """What does not add up. Numbers of things that do not exist make counting itself fail."""
    try:
        return game.invariant_errors(s)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [f"something in it does not exist ({type(error).__name__}: {error})"]
