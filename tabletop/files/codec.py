"""Converts actions, steps, texts and log lines to JSON values and back.

An action is an object with its class name in snake case, followed by its fields.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import TypeAdapter

from tabletop.engine.game import AnyGame
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.match import Entry
from tabletop.engine.reward import Reward
from tabletop.engine.rules import SEALED, Action, AnyStep, Choice, Simultaneous, Unsettled
from tabletop.engine.state import verb
from tabletop.engine.text import Text
from tabletop.files.documents import Document, Readable

_T = TypeVar("_T")


_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}


def adapter(kind: type[_T]) -> TypeAdapter[_T]:
    """Return the pydantic adapter that validates and writes a class; made once per class."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def write_action(action: Action) -> Document:
    """Return an action as a JSON object: {"do": "dock", "ship": 17, "quay": 1}."""
    return {"do": verb(type(action)), **adapter(type(action)).dump_python(action, mode="json")}


def write_text(text: Text) -> Document:
    """Return a text as JSON values, untranslated, so that the reader can translate it."""
    values = {key: write_text(value) if isinstance(value, Text) else value for key, value in text.values}
    return {
        "context": text.context,
        "source": text.source,
        "comment": text.comment,
        "n": text.n,
        "values": values,
    }


def read_text(given: Readable) -> Text:
    """Return the text that `write_text` wrote.

    >>> text = Text("engine", "{n} fish").fill(n=3)
    >>> read_text(write_text(text)) == text
    True
    """
    values = {
        key: read_text(value) if isinstance(value, dict) else value for key, value in given["values"].items()
    }
    return Text(given["context"], given["source"], given["comment"], given["n"], tuple(values.items()))


def write_line(line: LogLine) -> Document:
    """Return a log line as a JSON object."""
    written = {"text": write_text(line.text), "seat": line.seat, "pieces": list(line.pieces)}
    brought = {"reward": _write_reward(line.reward)} if line.reward is not None else {}
    headline = {"headline": _write_headline(line.headline)} if line.headline is not None else {}
    return {**written, "rule": line.rule, **brought, **headline}


def read_line(given: Readable) -> LogLine:
    """Return the log line that `write_line` wrote."""
    reward = _read_reward(given["reward"]) if "reward" in given else None
    headline = _read_headline(given["headline"]) if "headline" in given else None
    keys = tuple(given["pieces"])
    return LogLine(read_text(given["text"]), given["seat"], keys, given["rule"], reward, headline)


def _write_headline(headline: Headline) -> dict[str, Any]:
    things = {"things": [write_text(thing) for thing in headline.things], "amount": headline.amount}
    kind = {"seat": headline.seat, "kind": headline.kind, "weight": headline.weight}
    rest = {"did": write_text(headline.did), "instead": list(headline.instead)}
    return {**kind, **things, **rest}


def _read_headline(given: Mapping[str, Any]) -> Headline:
    return Headline(
        given["seat"],
        given["kind"],
        given["weight"],
        read_text(given["did"]),
        tuple(read_text(thing) for thing in given["things"]),
        given["amount"],
        tuple(given["instead"]),
    )


def _write_reward(reward: Reward) -> Document:
    keys = {"purse": list(reward.purse), "source": list(reward.source), "large": reward.large}
    counted = {"unit": write_text(reward.unit), "amount": reward.amount}
    return {"seat": reward.seat, "sound": reward.sound, **counted, **keys}


def _read_reward(given: Readable) -> Reward:
    return Reward(
        given["seat"],
        given["sound"],
        read_text(given["unit"]),
        given["amount"],
        tuple(given["purse"]),
        tuple(given["source"]),
        given["large"],
    )


def write_entry(entry: Entry) -> Document:
    """Return an entry's action as a JSON object.

    In a simultaneous decision its seat is added: {"do": "bid", "coins": 3, "by": 1}.
    """
    return write_action(entry.action) | ({"by": entry.seat} if entry.sealed else {})


def read_entry(actions: tuple[type[Action], ...], given: Readable) -> tuple[Action, int | None]:
    """Return the action that `write_entry` wrote, and its seat; None if the state determines the seat.

    Raises:
        KeyError, ValidationError: As in `read_action`; KeyError also if “by” is not a number.
    """
    by = given.get("by")
    if by is not None and type(by) is not int:
        raise KeyError("“by” must be the number of a seat")
    return read_action(actions, {key: value for key, value in given.items() if key != "by"}), by


def write_step(step: AnyStep) -> Document:
    """Return a step as a JSON object: {"step": "DockOne", "seat": 0}.

    A simultaneous decision has its parts and its sealed actions (null if a view does not show them).
    """
    if isinstance(step, Simultaneous):
        return {
            "step": "Simultaneous",
            "parts": [write_step(part) for part in step.parts],
            "sealed": [
                None if done == SEALED else [write_action(a) for a in done] for _, done in step.with_sealed()
            ],
        }
    return {"step": type(step).__name__, **adapter(type(step)).dump_python(step, mode="json")}


def read_action(actions: tuple[type[Action], ...], given: Readable) -> Action:
    """Return the action, of one of these classes, that `write_action` wrote.

    Raises:
        KeyError: None of the classes has this name.
        ValidationError: The fields do not fit the class.
    """
    if actions not in _VERBS:
        _VERBS[actions] = {verb(kind): kind for kind in actions}
    return _read(_VERBS[actions], "do", given)


_VERBS: dict[object, dict[str, type[Action]]] = {}


def read_step(game: AnyGame, given: Readable) -> AnyStep:
    """Return the step of a game that `write_step` wrote.

    Raises:
        KeyError, ValidationError: As in `read_action`.
    """
    if given.get("step") == "Simultaneous":
        return _read_simultaneous(game, given)
    if given == {"step": "Unsettled"}:
        return Unsettled()
    return _read({kind.__name__: kind for kind in game.steps}, "step", given)


def _read_simultaneous(game: AnyGame, given: Readable) -> Simultaneous[Any]:
    parts, sealed = given.get("parts"), given.get("sealed")
    if (
        set(given) != {"step", "parts", "sealed"}
        or not isinstance(parts, list)
        or not isinstance(sealed, list)
    ):
        raise KeyError("a simultaneous decision has “parts” and “sealed”, as many of each")
    steps = [read_step(game, part if isinstance(part, dict) else {}) for part in parts]
    if len(sealed) != len(parts) or not all(isinstance(step, Choice) for step in steps):
        raise KeyError("a simultaneous decision has “parts”, which are choices, and as many “sealed”")
    lanes = [
        SEALED if lane is None else tuple(read_action(game.actions, one) for one in lane) for lane in sealed
    ]
    return Simultaneous(tuple(step for step in steps if isinstance(step, Choice)), tuple(lanes))


def _read(kinds: Mapping[str, type[_T]], key: str, given: Readable) -> _T:
    name = given.get(key)
    if not isinstance(name, str) or name not in kinds:
        raise KeyError(f"“{key}” must be one of: {', '.join(sorted(kinds))}")
    rest = {field: value for field, value in given.items() if field != key}
    return adapter(kinds[name]).validate_json(json.dumps(rest))
