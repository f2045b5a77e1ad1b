"""The buildings of all players: the rivals' mats, the large one in front, and the crates in them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.game import PERSON
from tabletop.engine.table import Piece, Spot, Zone, piece, turn_key, zone
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces, plan
from tabletop.games.brick_and_mortar.art.looks import sells
from tabletop.games.brick_and_mortar.rules.ch11_utilities import utility_bill
from tabletop.games.brick_and_mortar.rules.ch13_scoring import total
from tabletop.games.brick_and_mortar.state import Store
from tabletop.games.brick_and_mortar.table import descriptions
from tabletop.games.brick_and_mortar.table.context import TableContext, stock

CARD, _CRATE = 6, 22
"""Depths of stores and of crates."""
OWN = translate("brick_and_mortar", "Your building")
OTHERS = translate("brick_and_mortar", "Building of {who}")


def zones(g: TableContext) -> Iterator[Zone]:
    """Yield mats, the large building, and their slots."""
    v = g.v
    for at, seat in enumerate(g.others):
        p, mat = v.players[seat], places.mat(at, len(g.others))
        public = p.points, p.debt, len(p.stores), len(p.hand)
        automa = seat < len(v.seats) and v.seats[seat] != PERSON
        face = faces.Mat(seat, phrases.seat(v, seat), *public, automa)
        name = translate("brick_and_mortar", "{who}: %n point(s)", "", p.points).fill(
            who=phrases.seat(v, seat)
        )
        yield zone(f"seat:{seat}", mat, name, face, rule="BM-16.1", text=descriptions.purse(p))
        if seat != g.viewer:
            yield zone(turn_key(seat), places.turn_place(at, len(g.others)))
        for slot in range(len(p.building), box.SLOTS):
            place, key = places.mat_slot(mat, slot), f"seat:{seat}:slot:{slot}"
            yield zone(key, place, descriptions.penalty(slot), faces.EmptySlot(slot), rule="BM-1.6", z=1)
    if not g.drafting:
        yield from _large(g)


def _large(g: TableContext) -> Iterator[Zone]:
    p, seat = g.own, g.front
    title = OWN if seat == g.viewer else OTHERS.fill(who=phrases.seat(g.v, seat))
    face = faces.Building(seat, title, p.points, total(p), p.debt, utility_bill(p))
    yield zone("building", places.OWN, title, face, rule="BM-6.9", text=descriptions.building(p))
    for slot in range(box.SLOTS):
        if slot < len(p.building):
            store = p.building[slot]
            spots = tuple(_free(store, places.slot(slot), g.v.kind))
            yield zone(
                f"slot:{slot}", places.slot(slot), phrases.store(store.card), rule="BM-1.6", spots=spots, z=1
            )
            yield from _private(store, places.slot(slot))
        else:
            empty = faces.EmptySlot(slot)
            yield zone(
                f"slot:{slot}", places.slot(slot), descriptions.penalty(slot), empty, rule="BM-1.6", z=1
            )


def _free(store: Store, at: Spot, kind: int) -> Iterator[Spot]:
    """Yield the free places for a type on a store's top shelf; a drop on the nth one puts n items there."""
    if kind < 0 or not store.items[kind]:
        return
    rows, held = plan.full_places(sells(box.STORES[store.card]), column(store, kind)), store.items[kind]
    for n, spot in enumerate(rows[0][held[0] : held[0] + len(rows[0]) - sum(held)]):
        place = places.moved(at, spot)
        yield Spot(place.x, place.y, place.w, place.h, numbers=(n + 1,))


def column(store: Store, kind: int) -> int:
    """Return the index of a type's column of shelves in a store."""
    return box.STORES[store.card].kinds.index(kind)


def _private(store: Store, at: Spot) -> Iterator[Zone]:
    """Yield the private boxes of a large store."""
    taken = box.STORES[store.card].boxes
    for number, (kinds, spot) in enumerate(zip(taken, plan.full_boxes(len(taken)), strict=True)):
        name = translate("brick_and_mortar", "Private box for {kinds}")
        name = name.fill(kinds=phrases.joined([phrases.KINDS[kind] for kind in kinds]))
        key = f"private:{store.card}:{number}"
        yield zone(key, places.moved(at, spot), name, rule="BM-15.11", z=2)


def pieces(g: TableContext) -> Iterator[Piece]:
    """Yield stores and the crates in them."""
    for at, seat in enumerate(g.others):
        mat = places.mat(at, len(g.others))
        for slot, store in enumerate(g.v.players[seat].building):
            yield from open_store(store, places.mat_slot(mat, slot), f"seat:{seat}", phrases.seat(g.v, seat))
        yield from _waiting(g, seat, mat)
    if not g.drafting:
        for slot, store in enumerate(g.own.building):
            yield from open_store(store, places.slot(slot), "building", None)


def _waiting(g: TableContext, seat: int, mat: Spot) -> Iterator[Piece]:
    """Yield a store that a rival has obtained and not opened yet."""
    p = g.v.players[seat]
    if p.bought < 0:
        return
    at = places.mat_slot(mat, min(len(p.building), box.SLOTS - 1))
    place = Spot(at.x + 4, at.y + 1.6, at.w, at.h)  # not over what is told below the mat
    name = translate("brick_and_mortar", "{store}, not open yet").fill(store=phrases.store(p.bought))
    rule, text = "BM-6.9", descriptions.store(p.bought)
    where = f"seat:{seat}"
    yield piece(f"store:{p.bought}", where, place, faces.Store(p.bought), name, rule=rule, text=text, z=30)
    yield piece(f"new:{p.bought}", where, place, faces.Lit(), name, rule=rule, z=31)


def open_store(store: Store, at: Spot, where: str, who: Text | None) -> Iterator[Piece]:
    """Yield a store and its crates: full if its place is large, else mini."""
    card, held = store.card, stock(store)
    name = phrases.store(card)
    if who is not None:
        name = translate("brick_and_mortar", "{store} of {who}").fill(store=name, who=who)
    face, text = faces.Store(card, held), descriptions.store(card)
    yield piece(f"store:{card}", where, at, face, name, rule=descriptions.rule_of(card), text=text, z=CARD)
    for kind in box.STORES[card].kinds:
        rows = _rows(store, kind, at)
        said = descriptions.items(store, kind)
        for shelf, count in enumerate(store.items[kind]):
            for n in range(count):
                place = places.moved(at, rows[shelf][n])
                key = places.crate_key(card, kind, shelf, n)
                on = descriptions.on_shelf(shelf)
                yield piece(key, where, place, faces.Crate(kind), said, rule="BM-1.8", text=on, z=_CRATE)
    taken = box.STORES[card].boxes
    spots = plan.full_boxes(len(taken)) if at.w > 60 else plan.mini_boxes(len(taken), at.h)
    for number, kind in enumerate(store.filled):
        if kind >= 0:
            place = places.moved(at, plan.in_box(spots[number]))
            said = translate("brick_and_mortar", "Private box of {store}, filled").fill(
                store=phrases.store(card)
            )
            yield piece(
                f"filled:{card}:{number}", where, place, faces.Crate(kind), said, rule="BM-15.11", z=_CRATE
            )


def _rows(store: Store, kind: int, at: Spot) -> plan.Places:
    """Return the places of a store's crates of a type."""
    it = box.STORES[store.card]
    if at.w > 60:
        return plan.full_places(sells(it), column(store, kind))
    return plan.mini_places(sells(it), column(store, kind), at.h, effect=bool(it.short.source))
