"""How actions and steps are written in files: “TakeOne” is “take_one”, its fields stand beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import TypeAdapter

from tabletop.engine.rules import Action, Step

T = TypeVar("T")


_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}


def adapter(kind: type[T]) -> TypeAdapter[T]:
    """The checker and writer of this class, made once."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def verb(kind: type[Action]) -> str:
    """What files call an action: TakeOne is written take_one."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def write_action(action: Action) -> dict[str, Any]:
    """An action as a JSON object: {"do": "dock", "ship": 17, "quay": 1}."""
    return {"do": verb(type(action)), **adapter(type(action)).dump_python(action, mode="json")}


def write_step(step: Step) -> dict[str, Any]:
    """A step as a JSON object: {"step": "DockOne", "seat": 0}."""
    return {"step": type(step).__name__, **adapter(type(step)).dump_python(step, mode="json")}


def read_action(actions: tuple[type[Action], ...], given: Mapping[str, Any]) -> Action:
    """The action that such an object writes, one of these classes.

    Raises KeyError if no class is called so, and pydantic's ValidationError if its fields do not fit.
    """
    if actions not in _VERBS:
        _VERBS[actions] = {verb(kind): kind for kind in actions}
    return _read(_VERBS[actions], "do", given)


_VERBS: dict[Any, dict[str, type[Action]]] = {}


def read_step(steps: tuple[type[Step], ...], given: Mapping[str, Any]) -> Step:
    """The step that such an object writes, one of these classes; raises like read_action."""
    return _read({kind.__name__: kind for kind in steps}, "step", given)


def _read(kinds: Mapping[str, type[T]], key: str, given: Mapping[str, Any]) -> T:
    name = given.get(key)
    if not isinstance(name, str) or name not in kinds:
        raise KeyError(f"“{key}” must be one of: {', '.join(sorted(kinds))}")
    rest = {field: value for field, value in given.items() if field != key}
    return adapter(kinds[name]).validate_json(json.dumps(rest))
