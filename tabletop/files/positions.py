"""Converts whole states to JSON values and back, with every type, step and component checked."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, cast, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import AnyStep, State
from tabletop.engine.state import Bounds
from tabletop.files.codec import adapter, read_step, write_step
from tabletop.files.documents import Document, Readable
from tabletop.files.json_errors import clipped, json_errors, json_path

_APART = ("flow", "names")
"""Fields that are not written like the others: the flow has its own form, names belong to the setup."""
_USUAL = Bounds(-99, 9_999)
"""The bounds of numbers in a state whose type sets none; no game has more of any component."""
_SECRET = Bounds(1 << 20, (1 << 20) + 1000)
"""The bounds of the numbers that stand, in views, for what a seat cannot see."""
_LONGEST = 500
"""Maximum length of a list or a string in a state."""


class PositionError(Exception):
    """A position is not valid; the message names the part and the reason."""


_MODELS: dict[object, type[BaseModel]] = {}


def _model(kind: type[State]) -> type[BaseModel]:
    """Return the pydantic model of a state class without its steps; cached."""
    if kind not in _MODELS:
        _MODELS[kind] = _made(kind)
    return _MODELS[kind]


def _made(kind: type[State]) -> type[BaseModel]:
    parts: Document = {f.name: (f.type, ...) for f in fields(kind) if f.name not in _APART}
    return create_model(kind.__name__, __config__=ConfigDict(strict=True, extra="forbid"), **parts)


def write(s: State) -> Document:
    """Return the state as JSON values. The stack of steps comes last, with its top at the end."""
    parts = {
        f.name: adapter(cast("Any", f.type)).dump_python(getattr(s, f.name), mode="json")
        for f in fields(s)
        if f.name not in _APART
    }
    return parts | {"flow": [write_step(step) for step in s.flow]}


def read(game: AnyGame, given: Readable) -> State:
    """Return the state in these JSON values. Whether a match can go on from it is checked by
    `position_check.begun`.

    Raises:
        PositionError: A value is missing, unknown, of a wrong type or out of bounds, or the game's
            components do not add up.
    """
    s = read_view(game, given)
    if (beyond := next(_beyond(s, ()), None)) is not None:
        raise PositionError(beyond)
    if wrong := _faults(game, s):
        raise PositionError(f"the components do not add up: {'; '.join(map(clipped, wrong))}")
    return s


def read_view(game: AnyGame, given: Readable) -> State:
    """As `read` for a view, whose components are not counted as some are hidden.

    Raises:
        PositionError: A value is missing, unknown or of a wrong type.
    """
    parts = {key: value for key, value in given.items() if key != "flow"}
    try:
        model = _model(game.state).model_validate_json(json.dumps(parts))
    except ValidationError as error:
        raise PositionError(json_errors(error)) from error
    values = {name: getattr(model, name) for name in type(model).model_fields}
    s: State = game.state(**values, flow=_flow(game, given.get("flow")))
    return s


def read_shown(game: AnyGame, given: Readable) -> State:
    """As `read_view`, for a view from another program: its numbers are within bounds, or stand for secrets.

    Raises:
        PositionError: A value is missing, unknown, of a wrong type or out of bounds.
    """
    view = read_view(game, given)
    if (beyond := next(_beyond(view, (), hidden=game.hidden_fields), None)) is not None:
        raise PositionError(beyond)
    return view


def _flow(game: AnyGame, given: object) -> list[AnyStep]:
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


def _beyond(
    value: object,
    way: tuple[int | str, ...],
    within: Bounds = _USUAL,
    hidden: Collection[str] = (),
    *,
    secret: bool = False,
) -> Iterator[str]:
    """Messages about numbers out of bounds, and about lists and strings that are too long, with the place.

    Args:
        value: What is checked.
        way: Where it is.
        within: The bounds of its numbers.
        hidden: The fields ("Player.hand") in which numbers may stand for what a view does not show.
        secret: True if the value is that of such a field.
    """
    if isinstance(value, int):
        shown = not (secret and _SECRET.low <= value <= _SECRET.high)
        if shown and not within.low <= value <= within.high:
            yield f"{json_path(way)}: {clipped(value)} is not between {within.low} and {within.high}"
    elif isinstance(value, str | list | tuple | dict) and len(value) > _LONGEST:
        yield f"{json_path(way)}: {len(value)} are more than {_LONGEST}"
    elif isinstance(value, dict):
        yield from _beyond(list(value), way)
        for key, part in value.items():
            yield from _beyond(part, (*way, key), hidden=hidden, secret=secret)
    elif isinstance(value, list | tuple):
        if set(map(type, value)) == {int} and _USUAL.low <= min(value) and max(value) <= _USUAL.high:
            return  # most lists are of plain numbers, and asked one by one they take five times as long
        for at, part in enumerate(value):
            yield from _beyond(part, (*way, at), hidden=hidden, secret=secret)
    elif is_dataclass(value) and not isinstance(value, type):
        kind = type(value)
        for name, bounds in _bounds(kind):
            may = bool(hidden) and f"{kind.__name__}.{name}" in hidden
            yield from _beyond(getattr(value, name), (*way, name), bounds, hidden, secret=may)


# it takes 0.6 ms, for every value of a position
@cache
def _bounds(kind: type[Any]) -> tuple[tuple[str, Bounds], ...]:
    """Return the fields of a class with the bounds of their numbers, without names (the setup's)."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (each.name, next((m for m in get_args(hints[each.name])[1:] if isinstance(m, Bounds)), _USUAL))
        for each in fields(kind)
        if each.name != "names"
    )


def _faults(game: AnyGame, s: State) -> list[str]:
    """Return the components that do not add up, and each index of something that does not exist."""
    try:
        return game.invariant_errors(s)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [f"something in it does not exist ({type(error).__name__}: {error})"]
