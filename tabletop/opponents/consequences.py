"""What differs in the game after one move or another, found in the rollouts that compare them.

Every event that the game finds worth telling is counted after both moves, in the same determinizations and
with the same dice. A difference is a reason for the better move if it is sure and explains part of the lead:
its mean times what one more of it is worth, by how both vary together over the determinizations. Where no
event differs, the categories of the score are compared, as they stand where the rollouts end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from tabletop.engine.game import AnyGame
from tabletop.engine.headline import Headline
from tabletop.engine.text import NO_TEXT, Text, english, translate
from tabletop.opponents.facts import Counted, Fact, Outcome, points_by_category

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
_LEAST_THINGS = 0.6
"""Minimum difference, in the mean, between the numbers of a thing that is counted."""
_LEAST_ERROR = 0.05
"""Minimum standard error of a difference in money or points."""
_PRIOR = 0.5
"""Weight of what a thing is worth at first sight beside what the determinizations say."""

_SCORE = translate("opponents", "score {amount} for “{category}”", "points of a category of the score")
_THINGS_MORE = translate("opponents", "{things} more", "things that are counted: 2 Cod more")
_THINGS_LESS = translate("opponents", "{things} fewer", "things that are counted: 2 Cod fewer")


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that happens after the better move more or less often than after the other.

    Attributes:
        seat: Who does it.
        does: The clause, complete: "hire Old Beadle"; of money with `{amount}`, of a number of things
            with the number: "catch 2 Cod more".
        often, otherwise: In how many of 10 matches, after the better and after the other move.
        thing: The thing that it is about, without its clause; NO_TEXT if there is none.
        instead: The thing that the seat gets in its place after the other move; NO_TEXT if there is none.
        rival: The seat that does it after the other move; -1 if there is none.
        by_rival: In how many of 10 matches, after the other move.
        more: How much more money or points the seat makes of it, or how many more things, in the mean; 0 of
            what happens or does not.
        wins: True if it is about what wins the match.
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
    wins: bool = False

    @property
    def rarer(self) -> bool:
        """True if it happens less often, or brings less, after the better move."""
        return self.more < 0 if self.more else self.often < self.otherwise


Pairs = Sequence[tuple[Outcome, Outcome]]
"""Outcomes of the better and of the other move in the same determinizations."""


@dataclass(slots=True)
class _Difference:
    """A fact with its mean difference in standard errors, its shares, and the points that it explains.

    `headline`: what it was counted by; None if it is a category of the score.
    """

    fact: Fact
    clause: Text
    headline: Headline | None
    mean: float
    sure: float
    share: float
    other_share: float
    explains: float

    @property
    def wins(self) -> bool:
        """True if it is about what wins the match."""
        return self.headline is None or bool(self.fact.money) or self.headline.weight >= _WINS

    @property
    def subject(self) -> Text | str:
        """What must not be told twice: the thing, or the clause of money."""
        return self.fact.thing if self.fact.thing.source else self.fact.does

    @property
    def sign(self) -> int:
        """1 if one more of it is good for the seat that it happens to, -1 if it is bad."""
        return self.fact.money or (-1 if self.headline is not None and self.headline.bad else 1)

    @property
    def often_differs(self) -> bool:
        """True if it happens in clearly more determinizations after one of the moves than after the other."""
        apart = abs(self.share - self.other_share)
        if self.unique:
            return apart >= _WON_APART
        return apart >= _APART and max(self.share, self.other_share) >= _OFTEN

    @property
    def unique(self) -> bool:
        """True if the thing has a name of its own, so that only one seat can have it."""
        return self.wins and bool(self.fact.thing.source) and self.fact.thing.n < 0


def consequences(
    game: AnyGame, pairs: Pairs, seat: int, moves: Collection[str] = ()
) -> tuple[Consequence, ...]:
    """Return at most MAX_CONSEQUENCES reasons for the first move of each pair, the main one first.

    Empty if nothing that can be told differs surely, or if there are fewer than LEAST_GUESSES pairs. `moves`
    are the English words of both moves: what they say is no reason, also where it happens a choice later.
    """
    if len(pairs) < LEAST_GUESSES:
        return ()
    lead = sum(one.lead - two.lead for one, two in pairs) / len(pairs)
    found = _differences(game, pairs, seat, {words.casefold() for words in moves})
    return _main(found, lead, seat) or _main(_score_differences(pairs, seat), lead, seat)


def _main(found: Sequence[_Difference], lead: float, seat: int) -> tuple[Consequence, ...]:
    """Return the main ones of these differences that are reasons; empty if none is."""
    by_fact, gained = {each.fact: each for each in found}, _money_gained(found)
    reasons = [
        each
        for each in found
        if _is_reason(each, lead, seat)
        and (not each.fact.money or gained[each.fact.seat] * each.mean * each.fact.money > 0)
    ]
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
    least = _SMALLEST_SHARE * max((abs(each.explains) for each, _ in chosen), default=0.0)
    chosen = [(each, consequence) for each, consequence in chosen if abs(each.explains) >= least]
    chosen.sort(key=lambda pair: not pair[0].wins)
    return tuple(consequence for _, consequence in chosen)


def _score_differences(pairs: Pairs, seat: int) -> list[_Difference]:
    """Return the differences between the points of each category, where the rollouts end."""
    found, n = [], len(pairs)
    scored = [[points_by_category(outcome) for outcome in pair] for pair in pairs]
    for who, category in dict.fromkeys(key for pair in scored for each in pair for key in each):
        points = [one.get((who, category), 0) - two.get((who, category), 0) for one, two in scored]
        mean = sum(points) / n
        spread = sum((each - mean) ** 2 for each in points) / (n - 1)
        fact = Fact(who, _SCORE.source, category, 1)
        clause, explains = _SCORE.fill(category=category), mean if who == seat else -mean
        sure = abs(mean) / max(sqrt(spread / n), _LEAST_ERROR)
        found.append(_Difference(fact, clause, None, mean, sure, 1.0, 1.0, explains))
    return found


def _differences(game: AnyGame, pairs: Pairs, seat: int, moves: set[str]) -> list[_Difference]:
    """Return all facts that differ, without those that are the move itself."""
    clauses: dict[Fact, tuple[Text, Headline]] = {}
    counted = [tuple(Counted(game, outcome, clauses) for outcome in pair) for pair in pairs]
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
        error = max(sqrt(spread / n), _LEAST_ERROR if fact.money else 0.5 / n)
        leads = [(one.lead, two.lead) for one, two in counted]
        first_sight = _first_sight(fact, headline, seat)
        worth = _worth(numbers, leads, first_sight)
        if fact.money and worth * first_sight < 0:  # who pays more and leads may just have bought more
            worth = first_sight
        share, other_share = (sum(pair[side] > 0 for pair in numbers) / n for side in (0, 1))
        sure = abs(mean) / error
        found.append(_Difference(fact, clause, headline, mean, sure, share, other_share, worth * mean))
    return found


def _money_gained(found: Iterable[_Difference]) -> defaultdict[int, float]:
    """Return how much more money and points each seat has after the better move, all of it taken together.

    More from one source is no reason if the others bring less by as much.
    """
    gained: defaultdict[int, float] = defaultdict(float)
    for each in found:
        gained[each.fact.seat] += each.mean * each.fact.money
    return gained


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
    return each.often_differs or (each.fact.thing.n >= 0 and abs(each.mean) >= _LEAST_THINGS)


def _consequence(
    each: _Difference, by_fact: dict[Fact, _Difference]
) -> tuple[Consequence, list[_Difference]]:
    """Return what is plain of a difference, and the other differences that are plain with it."""
    fact = each.fact
    if fact.money:
        more = round(each.mean) or (1 if each.mean > 0 else -1)
        return Consequence(fact.seat, each.clause, more=more, wins=True), []
    if not each.often_differs and each.headline is not None:
        more = round(each.mean)
        things = (_THINGS_MORE if more > 0 else _THINGS_LESS).fill(things=fact.thing.count(abs(more)))
        clause = each.headline.does.fill(things=things)
        return Consequence(fact.seat, clause, thing=fact.thing, more=more, wins=each.wins), []
    plain = Consequence(
        fact.seat,
        each.clause,
        _tenths(each.share),
        _tenths(each.other_share),
        fact.thing,
        wins=each.wins,
    )
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
        return replace(plain, rival=rival.fact.seat, by_rival=_tenths(rival.other_share)), [rival]
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
        return replace(plain, otherwise=_tenths(other.other_share), instead=other.fact.thing), [other]
    return plain, []


def _tenths(share: float) -> int:
    """Return a share as a number of 10 matches."""
    return round(10 * share)
