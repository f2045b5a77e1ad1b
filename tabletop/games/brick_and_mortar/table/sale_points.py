"""Marks of a sale on the point track and in the turn order: the tokens' former places."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Zone, zone
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import effect
from tabletop.games.brick_and_mortar.rules.ch09_earning import UNSEEN, points_of
from tabletop.games.brick_and_mortar.state import SALE, BrickAndMortar, Player

OVER = 3


def zones(v: BrickAndMortar, viewer: int, end: int) -> Iterator[Zone]:
    """Yield a ghost at each token's place before this type was sold, and arrows over the turn order."""
    if v.phase != SALE or v.kind < 0:
        return
    before = [p.points - _gained(p, v.kind) for p in v.players]
    for seat, points in enumerate(before):
        if points == v.players[seat].points:
            continue
        yours = translate("brick_and_mortar", "You had %n point(s) before this sale", "", points)
        theirs = translate("brick_and_mortar", "{who} had %n point(s) before this sale", "", points)
        name = phrases.addressed(v, seat, viewer, yours, theirs)
        yield zone(
            f"ghost:{seat}",
            places.token(end, points, 0, 1),
            name,
            faces.Ghost(seat),
            rule="BM-4.2",
            z=OVER,
        )
        start, now = sum(other > points for other in before), v.order.index(seat)
        if before.count(points) == 1 and start > now:
            face = faces.Overtakes(len(v.order), start, now)
            yours = translate("brick_and_mortar", "You have moved from place {start} to {now} in turn order")
            theirs = translate(
                "brick_and_mortar", "{who} has moved from place {start} to {now} in turn order"
            )
            name = phrases.addressed(v, seat, viewer, yours, theirs).fill(start=start + 1, now=now + 1)
            yield zone(f"ahead:{seat}", places.ORDER, name, face, rule="BM-4.2", z=OVER)


def _gained(p: Player, kind: int) -> int:
    """BM-15.2, BM-15.4: return the points for a type that a seat has sold; 0 if no longer known."""
    if any(store.sold[kind] and effect(store, does) for store in p.building for does in UNSEEN):
        return 0
    return sum(points_of(store, kind) for store in p.building)
