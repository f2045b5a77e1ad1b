"""What a sale moves on the point track and in the turn order, and from where."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Zone, zone
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import words
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.box import Does
from tabletop.games.brick_and_mortar.rules.selling import points_instead
from tabletop.games.brick_and_mortar.state import SALE, BrickAndMortar, Player
from tabletop.games.brick_and_mortar.table import places

OVER = 3
UNSEEN: tuple[Does, ...] = ("convert", "bottom_points")
"""The points of these depend on what is not seen any more once the items are sold."""


def zones(v: BrickAndMortar, end: int) -> Iterator[Zone]:
    """A ghost where each token stood before the present type was sold, and arrows over the turn order."""
    if v.phase != SALE or v.kind < 0:
        return
    before = [p.points - _gained(p, v.kind) for p in v.players]
    for seat, points in enumerate(before):
        if points == v.players[seat].points:
            continue
        name = translate("brick_and_mortar", "{who} had %n point(s) before this sale", "", points)
        name = name.fill(who=words.seat(v, seat))
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
            name = translate("brick_and_mortar", "{who} has moved from place {start} to {now} in turn order")
            name = name.fill(who=words.seat(v, seat), start=start + 1, now=now + 1)
            yield zone(f"ahead:{seat}", places.ORDER, name, face, rule="BM-4.2", z=OVER)


def _gained(p: Player, kind: int) -> int:
    """BM-15.2, BM-15.4: the points for what a seat has sold of a type, where they can still be told."""
    found = 0
    for store in p.building:
        n, it = store.sold[kind], box.STORES[store.card]
        if n and any(it.effect(does) for does in UNSEEN):
            return 0
        per = it.effect("sold_per")
        found += n * points_instead(store, kind) + (per.points * (n // per.each) if per else 0)
    return found
