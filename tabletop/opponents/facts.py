"""What is counted in a rollout: the facts that the game finds worth telling, and the points by category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from tabletop.engine.game import AnyGame
from tabletop.engine.headline import Headline
from tabletop.engine.points import Points
from tabletop.engine.rules import Event
from tabletop.engine.text import NO_TEXT, Text


class Fact(NamedTuple):
    """Something that a seat does: its clause and the thing.

    `money`: 1 if money or points that are earned are counted instead, -1 if they are paid.
    """

    seat: int
    does: str
    thing: Text
    money: int = 0


class Outcome(Protocol):
    """What came of a move in one determinization."""

    @property
    def lead(self) -> float:
        """The seat's lead in points."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""

    @property
    def first(self) -> int:
        """The number of events of the move itself, which come first."""

    @property
    def scores(self) -> tuple[tuple[Points, ...], ...]:
        """The points of each seat by category, where the rollout ended."""


class Counted:
    """The facts of one outcome: those of the move itself, and those that follow."""

    def __init__(self, game: AnyGame, outcome: Outcome, clauses: dict[Fact, tuple[Text, Headline]]) -> None:
        self.lead = outcome.lead
        self.own = _count(game, outcome.events[: outcome.first], clauses)
        self.later = _count(game, outcome.events[outcome.first :], clauses)

    def times(self, fact: Fact) -> int:
        """Return how often a fact follows; money counts that the move itself brings, too."""
        return self.later[fact] + (self.own[fact] if fact.money else 0)


def _count(
    game: AnyGame, events: Iterable[Event], clauses: dict[Fact, tuple[Text, Headline]]
) -> Counter[Fact]:
    """Return how often each fact stands in some events; its clause and headline are added to `clauses`."""
    counted: Counter[Fact] = Counter()
    for event in events:
        headline = game.headline(event)
        if headline is None or headline.seat < 0:
            continue
        for fact, clause, n in _facts(headline):
            counted[fact] += n
            clauses.setdefault(fact, (clause, headline))
    return counted


def _facts(headline: Headline) -> Iterable[tuple[Fact, Text, int]]:
    """Return the facts of a headline: each with its clause, and how many of them it is."""
    does, seat = headline.does, headline.seat
    if does.source and not headline.things:
        one = does.count(1) if does.n >= 0 else does
        yield Fact(seat, does.source, one), one, max(does.n, 1)
    elif does.source:
        for thing in headline.things:
            one = thing.count(1) if thing.n >= 0 else thing
            yield Fact(seat, does.source, one), does.fill(things=one), max(thing.n, 1)
    for clause, sign in ((headline.earns, 1), (headline.costs, -1)):
        if clause.source and headline.amount:
            yield Fact(seat, clause.source, NO_TEXT, sign), clause, headline.amount


def points_by_category(outcome: Outcome) -> dict[tuple[int, Text], int]:
    """Return the points of an outcome by seat and category."""
    return {(who, each.category): each.points for who, parts in enumerate(outcome.scores) for each in parts}
