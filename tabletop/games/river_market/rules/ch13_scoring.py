"""RM-13: the end of the match, the points by category, and the winner."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Points
from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases
from tabletop.games.river_market.rules.ch02_river import own_booths
from tabletop.games.river_market.rules.ch10_powers import CRIER_POINTS, crier_points
from tabletop.games.river_market.rules.ch15_title import MOST_OF, WHAT_ENDED, Question, most_left, title
from tabletop.games.river_market.state import Player, RiverMarket, persons

# The end, with the questions of a solo match first


@frozen
class End(Step[RiverMarket]):
    """RM-13, RM-15: counts the scores; in solo play the title's questions are answered first."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if s.rival < 0:
            push_steps(s, Over())
            return
        seat = persons(s)[0]
        most = most_left(s.players[seat])
        questions = []
        if len(most) == 1:
            s.resource = most[0]
        else:
            questions.append(Question(seat, MOST_OF, tuple(most)))
        if len(s.causes) == 1:
            s.cause = s.causes[0]
        else:
            questions.append(Question(seat, WHAT_ENDED, s.causes))
        push_steps(s, *questions, Over())


@frozen
class MatchEnded(GameEvent):
    """RM-13.1: the match is over; each seat's points."""

    scores: tuple[int, ...]

    def line(self) -> LogLine:
        return LogLine(translate("river_market", "The match is over"), -1, (), "RM-13.1")


@frozen
class Over(Step[RiverMarket]):
    """RM-13: the match is over."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        tell(s, MatchEnded(totals(s)))


# RM-13.1 to RM-13.3: the points

VP = tuple(card.vp for card in box.CARDS)


def booths_of(s: RiverMarket, seat: int) -> list[int]:
    """RM-13.1: return the built Booths and Events of a seat, in the order in which they were built."""
    return [card for card, owner in s.owners.items() if owner == seat]


def booth_points(s: RiverMarket, seat: int) -> int:
    """RM-13.1: return the VP of a seat's Booths and Events."""
    return sum([VP[card] for card, owner in s.owners.items() if owner == seat])


def helper_points(p: Player) -> int:
    """RM-13.2: return the VP of a player's Helpers."""
    return sum([VP[card] for card in p.helpers])


def leftovers(p: Player) -> int:
    """RM-13.3: return the number of resources that are left over."""
    return sum(p.goods) + p.coins


def leftover_points(s: RiverMarket, p: Player) -> int:
    """RM-13.3, RM-16.6: return the VP for leftovers: of all kinds, or of the most frequent kind."""
    if s.flags.best_leftovers:
        return max(*p.goods, p.coins) // box.SCORE.best
    return leftovers(p) // box.SCORE.leftovers


def score(s: RiverMarket, seat: int) -> tuple[Points, ...]:
    """RM-13: return a seat's present points by category; the Rival has none."""
    if seat == s.rival:
        return ()
    p = s.players[seat]
    booths = join_and([_worth(card) for card in booths_of(s, seat)])
    helpers = join_and([_worth(card) for card in p.helpers])
    parts = [
        Points(translate("river_market", "Booths and Events"), "RM-13.1", booth_points(s, seat), booths),
        Points(translate("river_market", "Helpers"), "RM-13.2", helper_points(p), helpers),
    ]
    if any(CRIER_POINTS[card] for card in p.helpers):
        how = translate("river_market", "{booths} Booths and {helpers} Helpers")
        how = how.fill(booths=own_booths(s, seat), helpers=len(p.helpers))
        parts.append(Points(translate("river_market", "Town Crier"), "RM-10.10", crier_points(s, seat), how))
    parts.append(
        Points(translate("river_market", "Leftovers"), "RM-13.3", leftover_points(s, p), _how_leftovers(s, p))
    )
    return tuple(parts)


def _worth(card: int) -> Text:
    text = translate("river_market", "{card} {points}", "a card and its points")
    return text.fill(card=phrases.card(card), points=VP[card])


def _how_leftovers(s: RiverMarket, p: Player) -> Text:
    if not leftovers(p):
        return NO_TEXT
    had = phrases.bundle(p.goods, p.coins)
    if s.flags.best_leftovers:
        text = translate("river_market", "{had}; 1 VP for {n} of the best kind")
        return text.fill(had=had, n=box.SCORE.best)
    return translate("river_market", "{had}; 1 VP for {n}").fill(had=had, n=box.SCORE.leftovers)


def total_points(s: RiverMarket, seat: int) -> int:
    """RM-13: return a seat's points, without building texts."""
    if seat == s.rival:
        return 0
    p = s.players[seat]
    return booth_points(s, seat) + helper_points(p) + crier_points(s, seat) + leftover_points(s, p)


def totals(s: RiverMarket) -> tuple[int, ...]:
    """RM-13: return each seat's points."""
    return tuple(total_points(s, seat) for seat in range(len(s.players)))


# RM-13.4: who wins


def standing(s: RiverMarket, seat: int) -> tuple[int, int, int, int, int]:
    """RM-13.4: return a seat's sort key: points, Booths, Helpers, leftovers; the Rival is last."""
    p = s.players[seat]
    return int(seat != s.rival), total_points(s, seat), own_booths(s, seat), len(p.helpers), leftovers(p)


def ranks(s: RiverMarket) -> tuple[int, ...]:
    """RM-13.4: return ranks from 1 by points, Booths, Helpers, leftovers; equal seats share a rank."""
    all_ = [standing(s, seat) for seat in range(len(s.players))]
    return tuple(1 + sum(other > own for other in all_) for own in all_)


def verdict(s: RiverMarket) -> Text:
    """RM-13.4: name the winner and the tie-break; RM-15.8: the title of a solo match."""
    if s.rival >= 0:
        return _title(s)
    points, places = totals(s), ranks(s)
    best = [seat for seat, place in enumerate(places) if place == 1]
    who, top = join_and([phrases.seat(s, seat) for seat in best]), points[best[0]]
    if len(best) > 1:
        text = translate(
            "river_market", "{who} share the victory with %n point(s) each, equal in everything."
        )
        return text.count(top).fill(who=who)
    if points.count(top) > 1:
        text = translate("river_market", "{who} wins the tie-break with %n point(s): more {what}.")
        return text.count(top).fill(who=who, what=_tie_break(s, best[0]))
    second = max(n for seat, n in enumerate(points) if seat != best[0])
    text = translate("river_market", "{who} wins, {points} to {second}.")
    return text.fill(who=who, points=top, second=second)


def _tie_break(s: RiverMarket, winner: int) -> Text:
    """RM-13.4: name what the winner has more of than the best of those with equal points."""
    own = standing(s, winner)
    others = [standing(s, seat) for seat in range(len(s.players)) if seat != winner]
    other = max(one for one in others if one[1] == own[1])
    at = next(n for n in range(2, len(own)) if own[n] != other[n])
    return (
        translate("river_market", "Booths of their own"),
        translate("river_market", "Helpers"),
        translate("river_market", "leftovers"),
    )[at - 2]


def _title(s: RiverMarket) -> Text:
    seat = next(n for n in range(len(s.players)) if n != s.rival)
    points = total_points(s, seat)
    if s.resource < 0 or s.cause < 0:
        return translate("river_market", "Points so far: {points}.").fill(points=points)
    called = title(len(s.players[seat].helpers), points, s.resource, s.cause)
    return translate("river_market", "Points: {points}. {title}").fill(points=points, title=called)
