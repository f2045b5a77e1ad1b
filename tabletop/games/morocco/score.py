"""MO-12 and MO-13.7: the points by category, who wins, and what the game says of it."""

from __future__ import annotations

from tabletop.engine.game import Points
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import components as box
from tabletop.games.morocco import words
from tabletop.games.morocco.square import BESIDE, STALLS
from tabletop.games.morocco.state import Morocco


def juice_of(s: Morocco, seat: int) -> list[int]:
    """MO-12.4: the values of the juice tokens a seat has."""
    return [value for value, who in zip(s.juice, s.taken, strict=True) if who == seat]


def district(s: Morocco, seat: int) -> list[int]:
    """MO-12.5: the stalls of a seat's largest connected district (the first of several), in reading order."""
    left, best = {stall for stall in range(STALLS) if s.tiles[stall] == seat}, set[int]()
    while left:
        group, edge = set[int](), [min(left)]
        left.discard(edge[0])
        while edge:
            stall = edge.pop()
            group.add(stall)
            for other in BESIDE[stall]:
                if other in left:
                    left.discard(other)
                    edge.append(other)
        if len(group) > len(best):
            best = group
    return sorted(best)


def total(s: Morocco, seat: int) -> int:
    """MO-12: a seat's points, counted without words."""
    p = s.players[seat]
    points = p.vp + sum(juice_of(s, seat)) + box.POINTS.gold * p.gold
    return points + box.POINTS.district * len(district(s, seat))


def totals(s: Morocco) -> tuple[int, ...]:
    """MO-12: each seat's points."""
    return tuple(total(s, seat) for seat in range(len(s.players)))


def score(s: Morocco, seat: int) -> tuple[Points, ...]:
    """A seat's points by category, now."""
    p, juice, stalls = s.players[seat], juice_of(s, seat), district(s, seat)
    return (
        Points(
            translate("morocco", "Stalls"),
            "MO-12.3",
            p.vp,
            translate("morocco", "%n own market tile(s)", "", s.tiles.count(seat)),
        ),
        Points(
            translate("morocco", "Juice"),
            "MO-12.4",
            sum(juice),
            translate("morocco", "%n juice token(s)", "", len(juice)),
        ),
        Points(
            translate("morocco", "Largest district"),
            "MO-12.5",
            box.POINTS.district * len(stalls),
            translate("morocco", "%n connected market tile(s)", "", len(stalls)),
        ),
        Points(
            translate("morocco", "Gold"),
            "MO-12.6",
            box.POINTS.gold * p.gold,
            translate("morocco", "%n gold", "", p.gold),
        ),
    )


def ranks(s: Morocco) -> tuple[int, ...]:
    """MO-12.7: the most points; of equals the most own market tiles, then the most gold; else they share."""
    standing = [(points, s.tiles.count(seat), s.players[seat].gold) for seat, points in enumerate(totals(s))]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def verdict(s: Morocco) -> Text:
    """MO-12.7, MO-13.7: who has won, and by what."""
    points, places = totals(s), ranks(s)
    best = [seat for seat, place in enumerate(places) if place == 1]
    top, tiles = points[best[0]], s.tiles.count(best[0])
    who = words.joined([words.seat(s, seat) for seat in best])
    if len(best) > 1:
        if s.merchant >= 0:
            text = translate("morocco", "{who} tie with %n point(s): against the Merchant that isn't a win.")
        else:
            text = translate("morocco", "{who} share the victory: %n point(s), equal tiles and gold.")
        return text.count(top).fill(who=who)
    level = [seat for seat, n in enumerate(points) if n == top and seat != best[0]]
    if not level:
        second = max(n for seat, n in enumerate(points) if seat != best[0])
        text = translate("morocco", "{who} wins, {points} to {second}.")
        return text.fill(who=who, points=top, second=second)
    if any(s.tiles.count(seat) == tiles for seat in level):
        text = translate(
            "morocco", "{who} wins the tie-break: more gold (%n point(s), market tiles: {tiles})."
        )
    else:
        text = translate("morocco", "{who} wins the tie-break with %n point(s): more market tiles ({tiles}).")
    return text.count(top).fill(who=who, tiles=tiles)
