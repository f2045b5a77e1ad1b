"""What differs in the game after one move or another, found in the rollouts that compare them.

Every event that the game finds worth telling is counted after both moves, in the same determinizations and
with the same dice. A difference is a reason for the better move if it is sure and explains part of the lead:
its mean times what one more of it is worth, by how both vary together over the determinizations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple, Protocol

from tabletop.engine.game import AnyGame
from tabletop.engine.headline import Headline
from tabletop.engine.rules import Event
from tabletop.engine.text import NO_TEXT, Text, english

MAX_CONSEQUENCES = 3
"""Maximum number of consequences told of a move."""
LEAST_GUESSES = 20
"""Nothing is told from fewer determinizations."""
_SURE = 2.6
"""Standard errors by which a difference must be away from 0."""
_APART = 0.3
"""Minimum difference between the shares of determinizations in which a thing happens."""
_WON_APART = 0.2
"""The same for what wins and is there only once."""
_OFTEN = 0.4
"""Minimum share of determinizations in which any other thing happens after one of the moves."""
_WINS = 7
"""Headlines of this weight or more are about what wins."""
_SMALLEST_SHARE = 0.2
"""Consequences that explain a smaller part of what the main one explains are left out."""
_LEAST_MONEY = 0.1
"""Minimum part of the lead that a difference in money or points must make."""
_PRIOR = 0.5
"""Weight of what a thing is worth at first sight beside what the determinizations say."""


class Fact(NamedTuple):
    """Something that a seat does: its clause and the thing.

    `money`: 1 if money or points that are earned are counted instead, -1 if they are paid.
    """

    seat: int
    does: str
    thing: Text
    money: int = 0


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that happens after the better move more or less often than after the other.

    Attributes:
        seat: Who does it.
        does: The clause, complete: "hire Old Beadle"; with `{amount}` if `more` is not 0.
        often, otherwise: In how many of 10 matches, after the better and after the other move.
        thing: The thing that it is about, without its clause; NO_TEXT if there is none.
        instead: The thing that the seat gets in its place after the other move; NO_TEXT if there is none.
        rival: The seat that does it after the other move; -1 if there is none.
        by_rival: In how many of 10 matches, after the other move.
        more: How much more money or points the seat makes of it, in the mean; 0 if it is a thing.
    """

    seat: int
    does: Text
    often: int = 0
    otherwise: int = 0
    thing: Text = NO_TEXT
    instead: Text = NO_TEXT
    rival: int = -1
    by_rival: int = 0
    more: int = 0

    @property
    def rarer(self) -> bool:
        """True if it happens less often, or brings less, after the better move."""
        return self.more < 0 if self.more else self.often < self.otherwise


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


Pairs = Sequence[tuple[Outcome, Outcome]]
"""Outcomes of the better and of the other move in the same determinizations."""


@dataclass(slots=True)
class _Difference:
    """A fact with its mean difference in standard errors, its shares, and the points that it explains."""

    fact: Fact
    clause: Text
    headline: Headline
    mean: float
    sure: float
    share: float
    other_share: float
    explains: float

    @property
    def wins(self) -> bool:
        """True if it is about what wins the match."""
        return bool(self.fact.money) or self.headline.weight >= _WINS

    @property
    def subject(self) -> Text | str:
        """What must not be told twice: the thing, or the clause of money."""
        return self.fact.thing if self.fact.thing.source else self.fact.does

    @property
    def sign(self) -> int:
        """1 if one more of it is good for the seat that it happens to, -1 if it is bad."""
        return self.fact.money or (-1 if self.headline.bad else 1)

    @property
    def unique(self) -> bool:
        """True if the thing has a name of its own, so that only one seat can have it."""
        return self.wins and bool(self.fact.thing.source) and self.fact.thing.n < 0


class _Counted:
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


def consequences(
    game: AnyGame, pairs: Pairs, seat: int, moves: Collection[str] = ()
) -> tuple[Consequence, ...]:
    """Return at most MAX_CONSEQUENCES reasons for the first move of each pair, the main one first.

    Empty if nothing that can be told differs surely, or if there are fewer than LEAST_GUESSES pairs. `moves`
    are the English words of both moves: what they say is no reason, also where it happens a choice later.
    """
    if len(pairs) < LEAST_GUESSES:
        return ()
    found = _differences(game, pairs, seat, {words.casefold() for words in moves})
    by_fact = {each.fact: each for each in found}
    lead = sum(one.lead - two.lead for one, two in pairs) / len(pairs)
    reasons = [each for each in found if _is_reason(each, lead, seat)]
    reasons.sort(key=lambda each: -abs(each.explains) * min(each.sure, 6.0) ** 0.5)
    chosen: list[tuple[_Difference, Consequence]] = []
    used: set[Text | str] = set()
    for each in reasons:
        if each.subject in used or len(chosen) == MAX_CONSEQUENCES:
            continue
        left = {fact: other for fact, other in by_fact.items() if other.subject not in used}
        consequence, others = _consequence(each, left)
        used |= {each.subject, *(other.subject for other in others)}
        chosen.append((each, consequence))
    if not chosen:
        return ()
    least = _SMALLEST_SHARE * max(abs(each.explains) for each, _ in chosen)
    chosen = [(each, consequence) for each, consequence in chosen if abs(each.explains) >= least]
    chosen.sort(key=lambda pair: not pair[0].wins)
    return tuple(consequence for _, consequence in chosen)


def _differences(game: AnyGame, pairs: Pairs, seat: int, moves: set[str]) -> list[_Difference]:
    """Return all facts that differ, without those that are the move itself."""
    clauses: dict[Fact, tuple[Text, Headline]] = {}
    counted = [tuple(_Counted(game, outcome, clauses) for outcome in pair) for pair in pairs]
    own = {fact for pair in counted for each in pair for fact in each.own if fact.seat == seat}
    own |= {fact for fact, (clause, _) in clauses.items() if fact.seat == seat and _is_said(clause, moves)}
    n, found = len(counted), []
    for fact, (clause, headline) in clauses.items():
        if fact in own and not fact.money:
            continue
        numbers = [(one.times(fact), two.times(fact)) for one, two in counted]
        mean = sum(one - two for one, two in numbers) / n
        if not mean:
            continue
        spread = sum((one - two - mean) ** 2 for one, two in numbers) / max(n - 1, 1)
        error = max(sqrt(spread / n), 0.05 if fact.money else 0.5 / n)
        leads = [(one.lead, two.lead) for one, two in counted]
        worth = _worth(numbers, leads, _first_sight(fact, headline, seat))
        share, other_share = (sum(pair[side] > 0 for pair in numbers) / n for side in (0, 1))
        sure = abs(mean) / error
        found.append(_Difference(fact, clause, headline, mean, sure, share, other_share, worth * mean))
    return found


def _is_said(clause: Text, moves: set[str]) -> bool:
    """Return True if the words of a move begin with this clause, as "Hire Lamplighter" with itself."""
    return any(words.startswith(english(clause).casefold()) for words in moves)


def _first_sight(fact: Fact, headline: Headline, seat: int) -> float:
    """Return roughly what one more of a fact is worth to a seat, before anything is known about it."""
    worth = 0.5 * fact.money if fact.money else max(headline.weight - 4, 0) / (-2 if headline.bad else 2)
    return worth if fact.seat == seat else -worth


def _worth(
    numbers: Sequence[tuple[int, int]], leads: Sequence[tuple[float, float]], first_sight: float
) -> float:
    """Return what one more is worth: how number and lead vary together after each move, drawn to a value."""
    n, together, alone = len(numbers), 0.0, 0.0
    for side in (0, 1):
        number = sum(pair[side] for pair in numbers) / n
        lead = sum(pair[side] for pair in leads) / n
        together += sum(
            (x[side] - number) * (y[side] - lead) for x, y in zip(numbers, leads, strict=True)
        ) / (2 * n)
        alone += sum((pair[side] - number) ** 2 for pair in numbers) / (2 * n)
    return (together + _PRIOR * first_sight) / (alone + _PRIOR)


def _is_reason(each: _Difference, lead: float, seat: int) -> bool:
    """Return True if a difference is sure, is large enough to be told, and explains part of the lead.

    That a seat earns or does less, or loses more, explains no lead of its own, whatever goes with it.
    """
    good = each.mean * each.sign * lead * (1 if each.fact.seat == seat else -1) > 0
    if not good or each.sure < _SURE or each.explains * lead <= 0:
        return False
    if each.fact.money:
        return abs(each.mean) >= max(0.5, _LEAST_MONEY * abs(lead))
    if each.unique:
        return abs(each.share - each.other_share) >= _WON_APART
    return abs(each.share - each.other_share) >= _APART and max(each.share, each.other_share) >= _OFTEN


def _consequence(
    each: _Difference, by_fact: dict[Fact, _Difference]
) -> tuple[Consequence, list[_Difference]]:
    """Return what is plain of a difference, and the other differences that are plain with it."""
    fact = each.fact
    if fact.money:
        more = round(each.mean) or (1 if each.mean > 0 else -1)
        return Consequence(fact.seat, each.clause, more=more), []
    plain = Consequence(fact.seat, each.clause, _tenths(each.share), _tenths(each.other_share), fact.thing)
    rivals = [
        other
        for key, other in by_fact.items()
        if (key.does, key.thing, key.money) == (fact.does, fact.thing, 0)
        and key.seat != fact.seat
        and other.mean * each.mean < 0
        and other.sure >= _SURE
        and abs(other.share - other.other_share) >= _WON_APART
        and each.unique
    ]
    if rivals and each.mean > 0:
        rival = max(rivals, key=lambda other: other.other_share)
        with_rival = Consequence(
            plain.seat,
            plain.does,
            plain.often,
            plain.otherwise,
            plain.thing,
            rival=rival.fact.seat,
            by_rival=_tenths(rival.other_share),
        )
        return with_rival, [rival]
    swapped = [
        other
        for key, other in by_fact.items()
        if (key.seat, key.does) == (fact.seat, fact.does)
        and key.thing != fact.thing
        and other.mean < 0 < each.mean
        and other.sure >= _SURE
        and other.other_share - other.share >= _APART
    ]
    if swapped:
        other = max(swapped, key=lambda one: one.other_share)
        instead = Consequence(
            plain.seat,
            plain.does,
            plain.often,
            _tenths(other.other_share),
            plain.thing,
            instead=other.fact.thing,
        )
        return instead, [other]
    return plain, []


def _tenths(share: float) -> int:
    """Return a share as a number of 10 matches."""
    return round(10 * share)
