"""The main board: calendar, phases, turn order, point track, and the street of five bays."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces, plan
from tabletop.games.brick_and_mortar.art.bays import TYPES
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS
from tabletop.games.brick_and_mortar.rules.ch09_boxes import free_boxes
from tabletop.games.brick_and_mortar.rules.ch12_investment import MAX_POINTS_BOUGHT
from tabletop.games.brick_and_mortar.state import SALE, SUPPLY, BrickAndMortar, final_month
from tabletop.games.brick_and_mortar.table import descriptions, sale_points
from tabletop.games.brick_and_mortar.table.context import TableContext

_LYING, _STANDING, ON_TOP, AGAINST = 2, 20, 60, 70
"""Depths: boxes and cards, crates, marks on crates, things that lie over the street."""
LAST = 45
"""Last space of the point track, unless somebody may get farther."""


def zones(g: TableContext) -> Iterator[Zone]:
    """Yield the board and all that is printed on it."""
    v = g.v
    yield zone(
        "board", places.BOARD, translate("brick_and_mortar", "Main board"), faces.MainBoard(), rule="BM-1.1"
    )
    name = translate("brick_and_mortar", "Calendar: {month}, the last month is {last}")
    name = name.fill(month=phrases.month(max(v.month, 1)), last=phrases.month(final_month(v)))
    face = faces.Calendar(max(v.month, 1) - 1, final_month(v) - 1)
    yield zone("calendar", places.CALENDAR, name, face, rule="BM-13.2", z=1)
    yield zone(
        "phases", places.PHASES, descriptions.phase(v), faces.Phases(min(v.phase, 6)), rule="BM-14.5", z=1
    )
    name = translate("brick_and_mortar", "Turn order: {seats}").fill(
        seats=phrases.joined([phrases.seat(v, seat) for seat in v.order])
    )
    yield zone("order", places.ORDER, name, faces.TurnOrder(len(v.order)), rule="BM-4.2", z=1)
    yield _track(g)
    yield from sale_points.zones(v, last(v))
    for kind in KINDS:
        yield from _bay(g, kind)


def last(v: BrickAndMortar) -> int:
    """Return the last space of the point track: as far as the leader may get by buying points."""
    most = max(p.points for p in v.players) + MAX_POINTS_BOUGHT
    return LAST if most <= LAST else 5 * -(-most // 5)


def _track(g: TableContext) -> Zone:
    end = last(g.v)
    name = translate("brick_and_mortar", "Point track")
    if g.v.token:
        name = translate("brick_and_mortar", "Point track; the investment token lies on {n}").fill(
            n=g.v.token
        )
    spots = tuple(_numbered(places.track(end, value), value) for value in range(end + 1))
    face = faces.Track(end, g.v.token or -1)
    return zone("track", places.TRACK, name, face, rule="BM-12.3", spots=spots, z=1)


def _numbered(at: Spot, value: int) -> Spot:
    return Spot(at.x, at.y, at.w, at.h, numbers=(value,))


def _bay(g: TableContext, kind: int) -> Iterator[Zone]:
    v = g.v
    test = descriptions.test(v, kind)
    state = 0
    if v.phase in (SUPPLY, SALE):
        state = 2 if kind < v.kind else int(kind == v.kind)
    bid = (v.phase == SUPPLY and test.contest, v.phase == SALE and test.contest)
    bare = bool(v.starting)
    face = faces.Bay(kind, state, bid, test.text, not v.market[kind], bare)
    name = translate("brick_and_mortar", "{kind}: {test}").fill(kind=TYPES[kind], test=test.text)
    name = TYPES[kind] if bare or test.text == NO_TEXT else name
    rule = "BM-9.5" if v.phase == SALE else "BM-8.4"
    yield zone(f"bay:{kind}", places.bay(kind), name, face, rule=rule, z=1)
    name = translate("brick_and_mortar", "Market: {items}; ${n} each at least")
    name = name.fill(items=phrases.items(kind, v.market[kind]), n=box.LEAST[kind])
    yield zone(f"dock:{kind}", places.dock(kind), name, rule="BM-8.1", z=2)
    name = translate("brick_and_mortar", "Demand for {kind}: {free} of %n box(es) free; ${most} each at most")
    name = name.count(v.boxes[kind]).fill(
        kind=phrases.KINDS[kind], free=free_boxes(v, kind), most=box.MOST[kind]
    )
    yield zone(f"boxes:{kind}", places.boxes(kind), name, rule="BM-9.1", z=2)


def pieces(g: TableContext) -> Iterator[Piece]:
    """Yield tokens, crates and boxes."""
    yield from _sources()
    yield from _tokens(g)
    for kind in KINDS:
        yield from _market(g.v, kind)
        yield from _demand(g.v, kind)


def _sources() -> Iterator[Piece]:
    """Yield the general supply, under the Market deck: the origin of goods and boxes in animations."""
    for kind in KINDS:
        name = translate("brick_and_mortar", "General supply of {kind}").fill(kind=phrases.KINDS[kind])
        at = Spot(places.DECK.x + 5, places.DECK.y + 4, 8, 8)
        yield piece(f"supply:{kind}", "deck", at, faces.Crate(kind), name, rule="BM-1.9", z=-9, count=1)
        at = Spot(places.DECK.x + 5, places.DECK.y + 4, 8, 8)
        yield piece(
            f"boxes:{kind}:from", "deck", at, faces.DemandBox(kind), name, rule="BM-9.1", z=-9, count=1
        )


def _tokens(g: TableContext) -> Iterator[Piece]:
    v = g.v
    end = last(v)
    for at, seat in enumerate(v.order):
        name = translate("brick_and_mortar", "Turn order {n}: {who}").fill(
            n=at + 1, who=phrases.seat(v, seat)
        )
        place = places.turn(len(v.order), at)
        yield piece(f"turn:{seat}", "order", place, faces.Token(seat), name, rule="BM-4.2", z=_LYING)
    for seat, p in enumerate(v.players):
        there = [other for other, q in enumerate(v.players) if q.points == p.points]
        name = translate("brick_and_mortar", "Your %n point(s)", "", p.points)
        if seat != g.viewer:
            name = translate("brick_and_mortar", "{who}: %n point(s)", "", p.points)
            name = name.fill(who=phrases.seat(v, seat))
        place = places.token(end, p.points, there.index(seat), len(there))
        live = _STANDING + 1 if seat == g.front else _STANDING
        yield piece(f"token:{seat}", "track", place, faces.Token(seat), name, rule="BM-12.2", z=live)


def _market(v: BrickAndMortar, kind: int) -> Iterator[Piece]:
    count, row = v.market[kind], places.dock(kind)
    name = translate("brick_and_mortar", "Market: {items}").fill(items=phrases.items(kind, count))
    for at, spot in enumerate(plan.dock_places(count)):
        place = places.moved(row, spot)
        yield piece(
            f"dock:{kind}:{at}", f"dock:{kind}", place, faces.Crate(kind), name, rule="BM-8.1", z=_STANDING
        )
    if count > plan.SHOWN:
        face = faces.Rest(count - plan.FEWER)
        yield piece(
            f"dock:{kind}:rest", f"dock:{kind}", places.rest(row), face, name, rule="BM-8.1", z=ON_TOP
        )


def _demand(v: BrickAndMortar, kind: int) -> Iterator[Piece]:
    count, row, where = v.boxes[kind], places.demand(kind), f"boxes:{kind}"
    for at, spot in enumerate(plan.box_places(count)):
        place = places.moved(row, spot)
        name = translate("brick_and_mortar", "Box for {kind}, free").fill(kind=phrases.KINDS[kind])
        if at < len(v.filled[kind]):
            seat = v.filled[kind][at]
            name = translate("brick_and_mortar", "Box for {kind}, filled by {who}")
            name = name.fill(kind=phrases.KINDS[kind], who=phrases.seat(v, seat))
            inside = plan.in_box(place)
            yield piece(
                f"sold:{kind}:{at}", where, inside, faces.Crate(kind), name, rule="BM-9.7", z=_STANDING
            )
            mark = Spot(
                inside.x + inside.w * 0.72, inside.y - inside.h * 0.3, inside.w * 0.56, inside.w * 0.56
            )
            yield piece(f"by:{kind}:{at}", where, mark, faces.Seller(seat), name, rule="BM-9.7", z=ON_TOP)
        yield piece(f"box:{kind}:{at}", where, place, faces.DemandBox(kind), name, rule="BM-9.1", z=_LYING)
    if count > plan.SHOWN:
        name = translate("brick_and_mortar", "More boxes: %n", "", count - plan.FEWER)
        face = faces.Rest(count - plan.FEWER)
        yield piece(f"box:{kind}:rest", where, places.rest(row), face, name, rule="BM-9.1", z=ON_TOP)
