"""Patterns and conditions of lessons: what an action, an event or a state must be like.

A pattern fits if every key in it is equal, or equal to one in a list: {do = "lay", cell = [10, 15]}.
`effect` wants these words in the action's effect, `not` a pattern that does not fit.
A condition is a pattern of what was done; {refused = RULE}; {event = "went_fishing", seat = 0};
{score = RULE, least = 3}; {has = "money", least = 9} (of the learner's own things: a number, or a count);
{ahead = 1} (points before all others); {over = "won"}; {asks = "Shop", seat = 0}; {count = 2, of = pattern};
{none = pattern} (nothing done in this step fits); or {all = [...]}. `has` takes least, most or both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Event, State
from tabletop.engine.state import field_names, verb
from tabletop.engine.text import english
from tabletop.files.codec import write_action
from tabletop.files.documents import Document, Readable

Pattern = Readable


@dataclass(frozen=True, slots=True)
class Happened:
    """The outcome of an action that was done or tried.

    Attributes:
        game: The game.
        seat: The learner's seat.
        action: The action as files write it, with its `effect` in words.
        state: The state now.
        no: The refusal, if it was refused.
        events: The events it caused.
        before: The actions done in this step before it.
    """

    game: AnyGame
    seat: int
    action: Readable
    state: State
    no: No | None = None
    events: tuple[Event, ...] = ()
    before: tuple[Readable, ...] = ()


def action_json(game: AnyGame, view: State, action: Action) -> Document:
    """Return an action as patterns read it: as files write it, with its effect."""
    return write_action(action) | {"effect": english(game.outcome_text(view, action))}


def fits(pattern: Pattern, given: Readable) -> bool:
    """Return True if `given` has everything that the pattern names.

    >>> fits({"do": "lay", "cell": [10, 15]}, {"do": "lay", "cell": 15, "tile": 3})
    True
    >>> fits({"do": "lay", "not": {"cell": 15}}, {"do": "lay", "cell": 15})
    False
    """
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
    """Return True if what happened meets the condition."""
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
    """Return a number of a seat's own state by its path ("gears.3"); the length of a list, tuple or dict.

    Raises:
        AttributeError: There is no such field.
        LookupError: There is no such index.
    """
    value: Any = state.players[seat]  # type: ignore[attr-defined]
    for name in path.split("."):
        value = value[int(name)] if isinstance(value, list | tuple) else getattr(value, name)
    return len(value) if isinstance(value, list | tuple | dict) else int(value)


_KINDS = ("refused", "event", "score", "has", "ahead", "over", "asks", "count", "none", "do")
"""The keys that determine the kind of a condition."""


def parts_of(condition: Pattern) -> Iterator[tuple[str, Pattern]]:
    """Yield a condition and those nested in it, each with its kind; "" for an unknown kind.

    >>> [kind for kind, _ in parts_of({"all": [{"asks": "Shop"}, {"none": {"do": "lay"}}]})]
    ['asks', 'none', 'do']
    """
    if "all" in condition:
        for each in condition["all"]:
            yield from parts_of(each)
        return
    kind = next((kind for kind in _KINDS if kind in condition), "")
    yield kind, condition
    if kind in ("count", "none"):
        yield from parts_of(condition["of" if kind == "count" else "none"])


def counted(conditions: Sequence[Pattern], done: Sequence[Readable]) -> tuple[int, ...]:
    """Return how many of the actions done so far fit each `count` or `none` pattern of the conditions."""
    parts = (part for condition in conditions for part in parts_of(condition))
    wanted = [part["of" if kind == "count" else "none"] for kind, part in parts if kind in ("count", "none")]
    return tuple(sum(fits(pattern, given) for given in done) for pattern in wanted)


def any_of(conditions: Sequence[Pattern], now: Happened) -> bool:
    """Return True if one of the conditions is met."""
    return any(reached(each, now) for each in conditions)


def _event(event: Event) -> Document:
    """Return an event as patterns read it: its class in snake case, and its fields."""
    parts = {name: getattr(event, name) for name in field_names(event)}
    return parts | {"event": verb(type(event))}
