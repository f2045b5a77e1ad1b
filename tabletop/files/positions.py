"""A whole state as JSON: written, and read back with every type, step and component checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, cast

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from tabletop.engine.game import Game
from tabletop.engine.rules import State, Step
from tabletop.files.places import clipped, places
from tabletop.files.words import adapter, read_step, write_step

APART = ("flow", "names")
"""What of a state is written by itself, and what belongs to the setup."""


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

    Raises PositionError when a value is missing, unknown or of a wrong type, or when the game's components
    do not add up.
    """
    s = read_view(game, given)
    if wrong := _faults(game, s):
        raise PositionError(f"the components do not add up: {'; '.join(map(clipped, wrong))}")
    return s


def read_view(game: Game[Any], given: Mapping[str, Any]) -> State:
    """The same for what a seat sees, where hidden components cannot be counted."""
    parts = {key: value for key, value in given.items() if key != "flow"}
    try:
        model = _model(game.state).model_validate_json(json.dumps(parts))
    except ValidationError as error:
        raise PositionError(places(error)) from error
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
            raise PositionError(f"flow[{at}].{places(error)}") from error
    return flow


def _faults(game: Game[Any], s: State) -> list[str]:
    """What does not add up. Numbers of things that do not exist make counting itself fail."""
    try:
        return game.faults(s)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [f"something in it does not exist ({type(error).__name__}: {error})"]
