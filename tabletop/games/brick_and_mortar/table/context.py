"""What the table is laid from: a view, whose eyes see it, and what is asked there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tabletop.engine.rules import SEALED, Action, Choice, Simultaneous, Step, next_step
from tabletop.games.brick_and_mortar.actions import Raise
from tabletop.games.brick_and_mortar.state import BUILDING, BUILT, DRAFT, BrickAndMortar, Player, Store


@dataclass(frozen=True)
class TableContext:
    """A view and the seat that looks; -1: everybody, who see what is public.

    `opened`: the seat whose building lies large in place of the own one; by default none does.
    """

    v: BrickAndMortar
    viewer: int
    opened: int = -1

    @cached_property
    def top(self) -> Step | None:
        """The step that comes next; in the middle of a film it need not be a choice."""
        return next_step(self.v)

    @property
    def front(self) -> int:
        """Whose building lies large."""
        return self.home if self.opened < 0 or self.drafting else self.opened

    @cached_property
    def home(self) -> int:
        """Whose place this is: one's own, or for all eyes that of the seat that builds or acts."""
        if self.viewer >= 0:
            return self.viewer
        v, top = self.v, self.top
        bidder = isinstance(top, Choice) and Raise in top.accepts
        seat = -1 if bidder else getattr(top, "seat", -1)
        if seat >= 0:
            return int(seat)
        builders = (seat for seat in v.order if v.players[seat].stage != BUILT)
        return next(builders, v.order[0]) if v.phase == BUILDING else v.order[0]

    @property
    def own(self) -> Player:
        """Whose building lies large."""
        return self.v.players[self.front]

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, the next one first; the own one in place of one laid open."""
        n = len(self.v.players)
        seats = ((self.home + k) % n for k in range(1, n))
        return tuple(self.home if seat == self.front else seat for seat in seats)

    @property
    def drafting(self) -> bool:
        """Whether Store Cards are still handed round."""
        return self.v.phase == DRAFT

    @cached_property
    def parts(self) -> tuple[tuple[Choice, tuple[Action, ...]], ...]:
        """Each seat's part of a simultaneous decision, with what this view knows to be sealed."""
        return tuple(self.top.with_sealed()) if isinstance(self.top, Simultaneous) else ()

    @cached_property
    def choice(self) -> Choice | None:
        """What the seat that looks is asked now; for all eyes, what is asked in public."""
        if isinstance(self.top, Simultaneous):
            return next((step for step in self.top.open_choices(self.v) if step.seat == self.viewer), None)
        if isinstance(self.top, Choice) and self.viewer in (-1, self.top.seat):
            return self.top
        return None

    def asks(self, *kinds: type[Action]) -> bool:
        """Whether one of these actions is of use to what the seat that looks is asked."""
        return self.choice is not None and any(kind in self.choice.accepts for kind in kinds)

    def waits(self, *kinds: type[Action]) -> Choice | None:
        """The open choice, whoever is asked, that takes one of these actions."""
        if isinstance(self.top, Choice) and any(kind in self.top.accepts for kind in kinds):
            return self.top
        return None

    def bidding(self, kind: type[Action]) -> dict[int, bool]:
        """The seats that choose such an action at the same time, and whether they have."""
        found = {}
        for part, done in self.parts:
            if kind in part.accepts:
                found[part.seat] = done == SEALED or bool(done)
        return found

    def sealed(self) -> tuple[Action, ...]:
        """What the seat that looks has sealed."""
        return next((done for part, done in self.parts if part.seat == self.viewer), ())


def stock(store: Store) -> tuple[tuple[int, ...], ...]:
    """What stands on a store's shelves, by the types that it sells."""
    return tuple(row for row in store.items if row)
