"""An action that may be done, and what it leads to: what every promise is held against."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.rules import Action, Choice, Event, apply_action, pending_choices
from tabletop.engine.table import Layout, Piece, Spot, Zone

MORE = 40
"""How many choices may follow until a word is kept."""


@dataclass
class Deed:
    """An action that a seat may do in a state, and what it leads to."""

    game: Game[Any]
    before: Any
    seat: int
    action: Action

    @cached_property
    def played(self) -> tuple[Any, list[Event]]:
        """The state after it, and what happened."""
        after, told = self.before.copy(), list[Event]()
        apply_action(after, self.action, lambda _state, event: told.append(event), self.seat)
        return after, told

    @property
    def asked(self) -> Choice | None:
        """The choice of the seat in which it may be done."""
        return next((step for step in pending_choices(self.before) if step.seat == self.seat), None)

    @property
    def after(self) -> Any:
        """The state after it."""
        return self.played[0]

    @cached_property
    def shown(self) -> Layout | None:
        """The table as it is shown while the piece of this action is held over its place."""
        return self.game.table.preview(self.game.view(self.before, self.seat), self.action)

    def laid(self, state: Any) -> Layout:
        """How a state lies for the seat."""
        return self.game.table.layout(self.game.view(state, self.seat), self.seat)

    @staticmethod
    def then(state: Any, action: Action, seat: int) -> Any:
        """Another state after an action."""
        after = state.copy()
        apply_action(after, action, seat=seat)
        return after

    def own(self, state: Any) -> Any:
        """What the seat has in a state."""
        return state.players[self.seat]

    def more(self, what: str, after: Any = None) -> int:
        """By how much something that the seat has has grown."""
        then = self.own(self.after if after is None else after)
        return int(getattr(then, what) - getattr(self.own(self.before), what))

    def points(self, after: Any = None) -> int:
        """By how much the seat's score has grown."""
        scores = self.game.scores
        return scores(self.after if after is None else after)[self.seat] - scores(self.before)[self.seat]

    def until(self, kept: Callable[[Any], bool]) -> bool:
        """Whether this is so after it, or after one of the choices that follow, made by chance."""
        return any(self._until(kept, Random(seed)) for seed in range(6))

    def _until(self, kept: Callable[[Any], bool], chance: Random) -> bool:
        state = self.after
        for _ in range(MORE):
            if kept(state):
                return True
            step = next(iter(pending_choices(state)), None)
            if step is None:
                break
            state = self.then(state, chance.choice(step.legal_actions(state)), step.seat)
        return kept(state)

    def on(self, kind: type[Choice], *actions: Action) -> Any:
        """The state after more actions, if such a choice of the seat's waits; else None."""
        state = self.after
        for action in actions:
            step = next(iter(pending_choices(state)), None)
            if (
                not isinstance(step, kind)
                or step.seat != self.seat
                or action not in step.legal_actions(state)
            ):
                return None
            state = self.then(state, action, self.seat)
        return state


Check = Callable[[Deed, re.Match[str]], bool]

Shown = Callable[[Deed], Iterator[tuple[str, bool]]]
"""What the table shows of an action before it is done, and whether it came so."""
Sums = Callable[[Game[Any], Any, int], Iterator[tuple[str, int, int]]]
"""What boards print of a state as a sum, and what it is by the rules."""


def things(layout: Layout) -> dict[str, Zone | Piece]:
    """What lies on a table, by key."""
    return {thing.key: thing for thing in (*layout.zones, *layout.pieces)}


def place(thing: Zone | Piece | Spot) -> tuple[float, float]:
    """Where the middle of a thing is."""
    return round(thing.x + thing.w / 2, 3), round(thing.y + thing.h / 2, 3)
