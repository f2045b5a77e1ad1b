"""PM-13, PM-15.11 to PM-15.15: the points by category."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Points
from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.component_schema import Bonus
from tabletop.games.public_market.state import PublicMarket

# PM-13.1 to PM-13.4, PM-15.11 to PM-15.15: the points

POINT_VALUES = box.MARKET_BOARD.points
CARD_LOGOS = tuple(tuple(card.logos.count(logo) for logo in box.LOGOS) for card in box.CATCH)
"""The number of each logo on a card."""


def sets(logos: Sequence[int]) -> list[int]:
    """PM-13.3: return the points of each set of different logos, the largest set first."""
    return [POINT_VALUES.logos[sum(n > size for n in logos)] for size in range(max(logos))]


def logo_points(logos: Sequence[int]) -> int:
    """PM-13.3: return the points of all sets."""
    return sum(sets(logos))


def logos_of(s: PublicMarket, seat: int) -> tuple[int, ...]:
    """PM-13.3: return the seat's logos by kind, on cards and Collection Locations (not the Bonus Board's)."""
    return _logos(s.players[seat].cards, tuple(s.collected), seat)


# without it a search takes 1.13 times as long
@lru_cache(1 << 16)
def _logos(cards: tuple[int, ...], collected: tuple[int, ...], seat: int) -> tuple[int, ...]:
    logos = [0, 0, 0, 0]
    for card in cards:
        for logo, n in enumerate(CARD_LOGOS[card]):
            logos[logo] += n
    for n, owner in enumerate(collected):
        logos[n % 4] += owner == seat
    return tuple(logos)


def bonuses_of(s: PublicMarket, seat: int) -> list[Bonus]:
    """PM-15.4: return the spaces of the Bonus Board on which the seat has a token."""
    return [box.BONUS[n] for n, here in enumerate(s.bonus) if here >= 0 and here // 4 == seat]


def location_points(s: PublicMarket, seat: int) -> int:
    """PM-13.1: return the VP of the spaces with Lighthouses of the seat."""
    return sum(
        space.vp
        for spaces, lights in zip(box.SCORING[s.side], s.lights, strict=True)
        for space, owner in zip(spaces, lights, strict=True)
        if owner == seat
    )


def money_points(money: int, rate: int) -> int:
    """PM-13.2: return 1 VP for every `rate` full dollars."""
    return money // rate


def crab_points(crabs: int) -> int:
    """PM-13.4: return the points for Crab Meeples."""
    return POINT_VALUES.crabs[crabs]


def _card_fish(s: PublicMarket, seat: int, space: Bonus) -> int:
    """PM-15.13: return the number of fish of a kind in the costs of the seat's Today's Catch cards."""
    kind = box.KINDS.index(space.kind or "sardine")
    return sum(box.CATCH[card].cost[kind] for card in s.players[seat].cards)


_COUNTED: dict[str, Callable[[PublicMarket, int, Bonus], int]] = {
    "gears": lambda s, seat, space: s.players[seat].gears[box.KINDS.index(space.kind or "sardine")],
    "logos": lambda s, seat, space: (
        logos_of(s, seat)[box.LOGOS.index(space.logo or "boat")] + s.flags.row2_counts_self
    ),
    "card_fish": _card_fish,
    "money": lambda _s, _seat, _space: 0,
    "crabs": lambda s, seat, _space: s.players[seat].crabs,
    "cards": lambda s, seat, _space: len(s.players[seat].cards),
    "lighthouses": lambda s, seat, _space: box.BOX.lighthouses - s.players[seat].lighthouses,
    "points": lambda _s, _seat, _space: 1,
}
"""PM-15.11 to PM-15.15: functions that count the things of a seat that a space pays for."""


def bonus_points(s: PublicMarket, seat: int, space: Bonus) -> int:
    """PM-15.11 to PM-15.15: return the points of a Bonus Board space; money and sets count elsewhere."""
    return space.vp * _COUNTED[space.pays](s, seat, space)


def rate_of(bonuses: Sequence[Bonus]) -> int:
    """PM-13.2, PM-15.14: return the dollars that make 1 VP."""
    return next((space.each for space in bonuses if space.pays == "money"), POINT_VALUES.money)


def with_bonuses(logos: Sequence[int], bonuses: Sequence[Bonus]) -> list[int]:
    """PM-13.3, PM-15.12: return logos by kind, including those of the Bonus Board."""
    counts = list(logos)
    for space in bonuses:
        if space.logo:
            counts[box.LOGOS.index(space.logo)] += 1
    return counts


def score(s: PublicMarket, seat: int) -> tuple[Points, ...]:
    """Return a seat's present points by category."""
    p, bonuses = s.players[seat], bonuses_of(s, seat)
    rate, logos = rate_of(bonuses), with_bonuses(logos_of(s, seat), bonuses)
    placed, locations = box.BOX.lighthouses - p.lighthouses, translate("public_market", "Scoring Locations")
    lights = translate("public_market", "%n Lighthouse(s) placed", "", placed)
    rule, dollars = (
        "PM-15.14" if rate != POINT_VALUES.money else "PM-13.2",
        translate("public_market", "Money"),
    )
    rated = translate("public_market", "${money}, 1 VP for ${rate}").fill(money=p.money, rate=rate)
    crabs = translate("public_market", "%n Crab Meeple(s)", "", p.crabs)
    parts = [
        Points(locations, "PM-13.1", location_points(s, seat), lights),
        Points(dollars, rule, money_points(p.money, rate), rated),
        Points(translate("public_market", "Cannery Logos"), "PM-13.3", logo_points(logos), _sets(logos)),
        Points(translate("public_market", "Crabs"), "PM-13.4", crab_points(p.crabs), crabs),
    ]
    if s.flags.shallow_waters:
        points = sum(bonus_points(s, seat, space) for space in bonuses)
        how = join_and([_bonus(s, seat, space) for space in bonuses])
        parts.append(Points(translate("public_market", "Bonus Board"), "PM-15.4", points, how))
    return tuple(parts)


def _sets(logos: list[int]) -> Text:
    if not any(logos):
        return NO_TEXT
    text = translate("public_market", "{logos}; sets: {sizes}")
    return text.fill(logos=phrases.counted_logos(logos), sizes=" + ".join(map(str, sets(logos))))


def _bonus(s: PublicMarket, seat: int, space: Bonus) -> Text:
    n = box.BONUS.index(space)
    text = translate("public_market", "{points} ({space})", "points from a space of the Bonus Board")
    where = phrases.bonus_space(n // 5, n % 5)
    return text.fill(points=bonus_points(s, seat, space), space=where)


# PM-12.9, PM-13.5, PM-16.12: the end


def totals(s: PublicMarket) -> tuple[int, ...]:
    """PM-13.5: return each seat's points."""
    return tuple(total_points(s, seat) for seat in range(len(s.players)))


def total_points(s: PublicMarket, seat: int) -> int:
    """PM-13: return a seat's points."""
    return sum(part.points for part in score(s, seat))


def ranks(s: PublicMarket) -> tuple[int, ...]:
    """PM-13.5: return ranks from 1 by points, then Today's Catch cards; equal seats share a rank."""
    standing = [(points, len(p.cards)) for points, p in zip(totals(s), s.players, strict=True)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def verdict(s: PublicMarket) -> Text:
    """PM-13.5, PM-16.13: return the winner and the margin, in words."""
    points, places = totals(s), ranks(s)
    best = [seat for seat, place in enumerate(places) if place == 1]
    who = join_and([phrases.seat(s, seat) for seat in best])
    top = points[best[0]]
    if len(best) > 1:
        text = translate("public_market", "{who} share the victory with %n point(s) each and as many cards.")
        return text.count(top).fill(who=who)
    if points.count(top) > 1:
        text = translate(
            "public_market", "{who} wins the tie-break with %n point(s): more Today's Catch cards ({cards})."
        )
        return text.count(top).fill(who=who, cards=len(s.players[best[0]].cards))
    second = max(n for seat, n in enumerate(points) if seat != best[0])
    text = translate("public_market", "{who} wins, {points} to {second}.")
    return text.fill(who=who, points=top, second=second)


@frozen
class MatchEnded(GameEvent):
    """PM-12.9, PM-16.12: the match is over; each seat's points."""

    points: tuple[int, ...]

    def line(self) -> LogLine:
        return LogLine(translate("public_market", "The match is over"), -1, (), "PM-13.5")


@frozen
class End(Step[PublicMarket]):
    """PM-12.9, PM-16.12: the match is over."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        tell(s, MatchEnded(totals(s)))
