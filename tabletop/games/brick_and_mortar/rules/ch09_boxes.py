"""BM-9.4, BM-15.11 to BM-15.13: free boxes, and the number of a seat's items that find one."""

from __future__ import annotations

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch01_goods import effect, having, held, owned
from tabletop.games.brick_and_mortar.state import JEWELRY_BOX, BrickAndMortar


def free_boxes(s: BrickAndMortar, kind: int) -> int:
    """BM-9.4: return the number of free boxes of the Demand Cards for a type."""
    return s.boxes[kind] - len(s.filled[kind])


def private_boxes(s: BrickAndMortar, seat: int, kind: int) -> dict[int, int]:
    """BM-15.11: return, by slot, the index of the first free private box of a seat that takes a type."""
    found: dict[int, int] = {}
    for slot, store in enumerate(s.players[seat].building):
        for at, kinds in enumerate(box.STORES[store.card].boxes):
            if store.filled[at] < 0 and kind in kinds:
                found.setdefault(slot, at)
    return found


def private_room(s: BrickAndMortar, seat: int, kind: int) -> int:
    """BM-9.6: return the number of free private boxes of a seat that take a type."""
    return sum(
        store.filled[at] < 0 and kind in kinds
        for store in s.players[seat].building
        for at, kinds in enumerate(box.STORES[store.card].boxes)
    )


def from_market(s: BrickAndMortar, seat: int, kind: int, slot: int) -> int:
    """BM-15.13: return the number of items that a slot's store may still sell straight from the market."""
    store = s.players[seat].building[slot]
    found = effect(store, "sell_from_market")
    if found is None or kind not in box.numbers(found.kinds):
        return 0
    return min(found.n - store.sold[kind], s.market[kind])


def sellable(s: BrickAndMortar, seat: int, kind: int) -> int:
    """BM-9.4, BM-15.13: return the number of items of a type that a seat could sell, boxes ignored."""
    p = s.players[seat]
    items = owned(p, kind)
    for slot, _, _ in having(p, "sell_from_market"):
        items += from_market(s, seat, kind, slot)
    return items


def most_deliverable(s: BrickAndMortar, seat: int, kind: int, without: tuple[int, int] | None = None) -> int:
    """BM-9.6, BM-15.12: return the number of a seat's items that find a box.

    `without` leaves out a delivery: its slot and its box. Art of an Art Purveyor may use jewelry boxes, too,
    so the other art gets the ordinary boxes first.
    """
    items = sellable(s, seat, kind)
    if not items:
        return 0
    boxes = free_boxes(s, kind) + private_room(s, seat, kind)
    special = jewelry = 0
    if kind == box.ART:
        slots = [(slot, held(store, kind)) for slot, store, _ in having(s.players[seat], "jewelry_boxes")]
        special = sum(n for _, n in slots)
        jewelry = free_boxes(s, box.JEWELRY)
        if without is not None and without[0] in [slot for slot, _ in slots]:
            special -= 1
    if without is not None:
        items -= 1
        boxes -= without[1] != JEWELRY_BOX
        jewelry -= without[1] == JEWELRY_BOX
    others = min(items - special, boxes)
    return others + min(special, boxes - others + jewelry)
