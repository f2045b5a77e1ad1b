"""Patterns and conditions of lessons: what an action, an event or a state must be like.

A pattern fits where every key that it names is equal, or one of those listed: {do = "lay", cell = [10, 15]}.
`effect` wants these words in what the action brings about, `not` a pattern that does not fit.
A condition is a pattern of what was done; {refused = RULE}; {event = "went_fishing", seat = 0};
{score = RULE, least = 3}; {asks = "Shop", seat = 0}; {count = 2, of = pattern}; or {all = [...]}.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Event, State
from tabletop.engine.text import english
from tabletop.files.spelling import verb, write_action

Pattern = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of something that was done or tried.

    `action`: as files write it, with its `effect` in words. `no`: why it was refused. `events`: what it
    brought about. `state`: how the match stands now. `seat`: whose lesson it is. `before`: what was done in
    this step.
    """

    game: Game[Any]
    seat: int
    action: Mapping[str, Any]
    state: State
    no: No | None = None
    events: tuple[Event, ...] = ()
    before: tuple[Mapping[str, Any], ...] = ()


def told(game: Game[Any], view: State, action: Action) -> dict[str, Any]:
    """An action for patterns: as files write it, and its effect."""
    return write_action(action) | {"effect": english(game.effect(view, action))}


def fits(pattern: Pattern, given: Mapping[str, Any]) -> bool:
    """Whether something has every part that the pattern names."""
    for key, want in pattern.items():
        if key == "not":
            if fits(want, given):
                return False
        elif key == "effect":
            if want not in given.get("effect", ""):
                return False
        elif given.get(key) not in (want if isinstance(want, list) else [want]):
            return False
    return True


def reached(condition: Pattern, now: Happened) -> bool:
    """Whether what happened is what the condition asks for."""
    if "all" in condition:
        return all(reached(each, now) for each in condition["all"])
    if "refused" in condition:
        return now.no is not None and now.no.rule == condition["refused"]
    if now.no is not None:
        return False
    if "event" in condition:
        return any(fits(condition, _event(event)) for event in now.events)
    if "score" in condition:
        points = (p.points for p in now.game.score(now.state, now.seat) if p.rule == condition["score"])
        return bool(sum(points) >= condition["least"])
    if "asks" in condition:
        step = rules.choice(now.state, condition.get("seat", now.seat))
        return step is not None and type(step).__name__ == condition["asks"]
    if "count" in condition:
        done = sum(fits(condition["of"], each) for each in (*now.before, now.action))
        return bool(done >= condition["count"])
    return fits(condition, now.action)


def any_of(conditions: Sequence[Pattern], now: Happened) -> bool:
    """Whether one of the conditions is met."""
    return any(reached(each, now) for each in conditions)


def _event(event: Event) -> dict[str, Any]:
    """An event for patterns: its class in snake case, and its fields."""
    parts = {f.name: getattr(event, f.name) for f in fields(event)}  # type: ignore[arg-type]
    return parts | {"event": verb(type(event))}  # type: ignore[arg-type]
