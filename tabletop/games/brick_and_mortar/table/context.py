"""The view that a layout is made from, its viewer, and the pending choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tabletop.engine.rules import SEALED, Action, Choice, Simultaneous, Step, next_step
from tabletop.games.brick_and_mortar.rules.ch06_auction import Bidding
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Play
from tabletop.games.brick_and_mortar.state import BUILDING, BUILT, DRAFT, BrickAndMortar, Player, Store


@dataclass(frozen=True)
class TableContext:
    """A view and its viewer; -1 is everybody, who see what is public.

    `opened`: the seat whose building is enlarged instead of the viewer's own; -1 if none.
    """

    v: BrickAndMortar
    viewer: int
    opened: int = -1

    @cached_property
    def top(self) -> Step[BrickAndMortar] | None:
        """The next step; in the middle of an animation it need not be a choice."""
        return next_step(self.v)

    @property
    def front(self) -> int:
        """The seat whose building is enlarged."""
        return self.home if self.opened < 0 or self.drafting else self.opened

    @cached_property
    def home(self) -> int:
        """The viewer's seat; for a public view the seat that builds or acts."""
        if self.viewer >= 0:
            return self.viewer
        v, top = self.v, self.top
        seat = -1 if isinstance(top, Bidding) else getattr(top, "seat", -1)
        if seat >= 0:
            return int(seat)
        builders = (seat for seat in v.order if v.players[seat].stage != BUILT)
        return next(builders, v.order[0]) if v.phase == BUILDING else v.order[0]

    @property
    def own(self) -> Player:
        """The player whose building is enlarged."""
        return self.v.players[self.front]

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in order after `home`; `home` takes the place of an enlarged rival."""
        n = len(self.v.players)
        seats = ((self.home + k) % n for k in range(1, n))
        return tuple(self.home if seat == self.front else seat for seat in seats)

    @property
    def drafting(self) -> bool:
        """True if Store Cards are still being drafted."""
        return self.v.phase == DRAFT

    @cached_property
    def parts(self) -> tuple[tuple[Choice[BrickAndMortar], tuple[Action, ...]], ...]:
        """For each seat its part of a simultaneous decision, with the sealed actions that this view knows."""
        return tuple(self.top.with_sealed()) if isinstance(self.top, Simultaneous) else ()

    @cached_property
    def choice(self) -> Choice[BrickAndMortar] | None:
        """The viewer's pending choice; in a public view, the public choice. None if there is none."""
        if isinstance(self.top, Simultaneous):
            return next((step for step in self.top.open_choices(self.v) if step.seat == self.viewer), None)
        if isinstance(self.top, Choice) and self.viewer in (-1, self.top.seat):
            return self.top
        return None

    def asks(self, *kinds: type[Choice[BrickAndMortar]]) -> bool:
        """Return True if the viewer's pending choice is one of these."""
        return isinstance(self.choice, kinds)

    def bidding(self, kind: type[Choice[BrickAndMortar]]) -> dict[int, bool]:
        """Return the seats that make such a choice simultaneously, each with True if it has sealed."""
        found = {}
        for part, done in self.parts:
            if isinstance(part, kind):
                found[part.seat] = done == SEALED or bool(done)
        return found

    def sealed(self) -> tuple[Action, ...]:
        """Return the actions that the viewer has sealed."""
        return next((done for part, done in self.parts if part.seat == self.viewer), ())

    def sealed_cards(self) -> list[tuple[int, bool]]:
        """Return the Market Cards that the viewer has sealed, each with True if it is face down."""
        return [(action.card, action.down) for action in self.sealed() if isinstance(action, Play)]


def stock(store: Store) -> tuple[tuple[int, ...], ...]:
    """Return the items on a store's shelves, for each type that it sells."""
    return tuple(row for row in store.items if row)
