"""Patterns and conditions of lessons: what an action, an event or a state must be like.

A pattern fits where every key that it names is equal, or one of those listed: {do = "lay", cell = [10, 15]}.
`effect` wants these words in what the action brings about, `not` a pattern that does not fit.
A condition is a pattern of what was done; {refused = RULE}; {event = "went_fishing", seat = 0};
{score = RULE, least = 3}; {has = "money", least = 9} (of the learner's own things: a number, or how many);
{ahead = 1} (points before all others); {over = "won"}; {asks = "Shop", seat = 0}; {count = 2, of = pattern};
{none = pattern} (nothing done in this step fits); or {all = [...]}. Beside `has` stands least, most or both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Event, State
from tabletop.engine.text import english
from tabletop.files.codec import verb, write_action

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


def action_json(game: Game[Any], view: State, action: Action) -> dict[str, Any]:
    """An action for patterns: as files write it, and its effect."""
    return write_action(action) | {"effect": english(game.outcome_text(view, action))}


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
    if "has" in condition:
        has = own(now.state, now.seat, condition["has"])
        return bool(condition.get("least", has) <= has <= condition.get("most", has))
    if "ahead" in condition:
        totals = now.game.scores(now.state)
        others = [total for seat, total in enumerate(totals) if seat != now.seat]
        return bool(totals[now.seat] - max(others, default=0) >= condition["ahead"])
    if "over" in condition:
        end = now.game.result(now.state)
        return end is not None and end.ranks[now.seat] == 1
    if "asks" in condition:
        step = rules.pending_choice(now.state, condition.get("seat", now.seat))
        return step is not None and type(step).__name__ == condition["asks"]
    if "count" in condition:
        done = sum(fits(condition["of"], each) for each in (*now.before, now.action))
        return bool(done >= condition["count"])
    if "none" in condition:
        return not any(fits(condition["none"], each) for each in (*now.before, now.action))
    return fits(condition, now.action)


def own(state: State, seat: int, path: str) -> int:
    """A number of what lies before a seat, by its path ("gears.3"); of several things how many they are.

    Raises AttributeError, KeyError or IndexError where there is no such thing.
    """
    value: Any = state.players[seat]  # type: ignore[attr-defined]
    for name in path.split("."):
        value = value[int(name)] if isinstance(value, list | tuple) else getattr(value, name)
    return len(value) if isinstance(value, list | tuple | dict) else int(value)


KINDS = ("refused", "event", "score", "has", "ahead", "over", "asks", "count", "none", "do")
"""The key that tells what kind of condition it is."""


def parts_of(condition: Pattern) -> Iterator[tuple[str, Pattern]]:
    """A condition and those it is made of, each with its kind; "" for none of them."""
    if "all" in condition:
        for each in condition["all"]:
            yield from parts_of(each)
        return
    kind = next((kind for kind in KINDS if kind in condition), "")
    yield kind, condition
    if kind in ("count", "none"):
        yield from parts_of(condition["of" if kind == "count" else "none"])


def counted(conditions: Sequence[Pattern], done: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    """For each condition on what was done in the step before, how many of these actions it counts."""
    parts = (part for condition in conditions for part in parts_of(condition))
    wanted = [part["of" if kind == "count" else "none"] for kind, part in parts if kind in ("count", "none")]
    return tuple(sum(fits(pattern, given) for given in done) for pattern in wanted)


def any_of(conditions: Sequence[Pattern], now: Happened) -> bool:
    """Whether one of the conditions is met."""
    return any(reached(each, now) for each in conditions)


def _event(event: Event) -> dict[str, Any]:
    """An event for patterns: its class in snake case, and its fields."""
    parts = {f.name: getattr(event, f.name) for f in fields(event)}  # type: ignore[arg-type]
    return parts | {"event": verb(type(event))}  # type: ignore[arg-type]
