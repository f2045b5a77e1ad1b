"""Extra pieces for store effects: supplied items, and surplus that a Resale Shop may buy."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch08_supply import Supplying, made
from tabletop.games.brick_and_mortar.rules.ch09_sale import Rescuing
from tabletop.games.brick_and_mortar.table.context import TableContext

_MADE = 50


def zones(g: TableContext) -> Iterator[Zone]:
    """Yield the place of surplus that may be bought."""
    if g.asks(Rescuing):
        name = translate("brick_and_mortar", "Surplus of others")
        yield zone("surplus", places.BIN, name, faces.Bin(sum(g.v.surplus)), rule="BM-15.14", z=3)


def pieces(g: TableContext) -> Iterator[Piece]:
    """Yield items that are about to come into a building."""
    step = g.top
    if isinstance(step, Supplying) and step.seat == g.front:
        for slot, left in enumerate(step.left):
            if left:
                at, kind = places.slot(slot), made(g.own, slot)
                name = translate("brick_and_mortar", "Free {kind}: %n left", "", left).fill(
                    kind=phrases.KINDS[kind]
                )
                place = Spot(at.x + 8, at.y + 50, 12, 12)
                yield piece(
                    f"made:{slot}",
                    "building",
                    place,
                    faces.Crate(kind),
                    name,
                    rule="BM-15.8",
                    z=_MADE,
                    count=left,
                )
    if g.asks(Rescuing):
        for seat, count in enumerate(g.v.surplus):
            for n in range(count):
                name = translate("brick_and_mortar", "Surplus of {who}").fill(who=phrases.seat(g.v, seat))
                place = Spot(places.BIN.x + 4 + 6 * n, places.BIN.y + 4 + 8 * (seat % 2), 11, 11)
                yield piece(
                    f"surplus:{seat}:{n}",
                    "surplus",
                    place,
                    faces.Crate(g.v.kind),
                    name,
                    rule="BM-15.14",
                    z=_MADE,
                )
