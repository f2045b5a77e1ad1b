"""BM-13.3: the end of the match: scores by category, ranks and the verdict."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Points
from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.state import OVER, BrickAndMortar, Player


def store_points(p: Player) -> int:
    """BM-13.3: return the points of the open stores."""
    return sum(box.STORES[store.card].points for store in p.building)


def penalty(p: Player) -> int:
    """BM-13.3: return the points lost for empty slots."""
    return sum(box.BUILDING.penalty[len(p.building) :])


def total(p: Player) -> int:
    """BM-13.3: return the score of a seat if the match ended now."""
    return p.points + store_points(p) - penalty(p) - box.DEBT.points * p.debt


def score(s: BrickAndMortar, seat: int) -> tuple[Points, ...]:
    """BM-13.3: return the score of a seat by category."""
    p = s.players[seat]
    stores = [
        translate("brick_and_mortar", "{store} {points}", "a store and its points").fill(
            store=phrases.store(store.card), points=box.STORES[store.card].points
        )
        for store in p.building
    ]
    empty = box.SLOTS - len(p.building)
    slots = translate("brick_and_mortar", "%n slot(s)", "", empty) if empty else NO_TEXT
    parts = [
        Points(translate("brick_and_mortar", "Point track"), "BM-13.3", p.points),
        Points(
            translate("brick_and_mortar", "Stores"),
            "BM-13.3",
            store_points(p),
            phrases.joined(stores) if stores else NO_TEXT,
        ),
        Points(translate("brick_and_mortar", "Empty slots"), "BM-13.3", -penalty(p), slots),
        Points(translate("brick_and_mortar", "Debt"), "BM-5.2", -box.DEBT.points * p.debt),
    ]
    return tuple(parts)


def totals(s: BrickAndMortar) -> tuple[int, ...]:
    """BM-13.3: return the score of each seat."""
    return tuple(map(total, s.players))


def ranks(s: BrickAndMortar) -> tuple[int, ...]:
    """BM-13.3: return ranks from 1: highest score first, ties to the seat further ahead in turn order."""
    standing = [(total(p), -s.order.index(seat)) for seat, p in enumerate(s.players)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def verdict(s: BrickAndMortar) -> Text:
    """BM-13.3: return the winner and the margin, in words."""
    scores = totals(s)
    best = ranks(s).index(1)
    second = max(n for seat, n in enumerate(scores) if seat != best)
    if second == scores[best]:
        text = translate(
            "brick_and_mortar", "{who} wins the tie at {points}, being further ahead in turn order."
        )
        return text.fill(who=phrases.seat(s, best), points=second)
    text = translate("brick_and_mortar", "{who} wins, {points} to {second}.")
    return text.fill(who=phrases.seat(s, best), points=scores[best], second=second)


@frozen
class MatchEnded(GameEvent):
    """BM-13.2: the final month is over."""

    month: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "The match is over, at the end of {month}")
        return LogLine(text.fill(month=phrases.month(self.month)), -1, (), "BM-13.3")


@frozen
class MatchEnd(Step[BrickAndMortar]):
    """BM-13.3: ends the match; turn order no longer changes."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.phase = OVER
        tell(s, MatchEnded(s.month))
