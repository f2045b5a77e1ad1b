"""BM-1, BM-4, BM-16: consistency checks of a state."""

from __future__ import annotations

from itertools import chain, pairwise

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS
from tabletop.games.brick_and_mortar.rules.ch07_advertising import HAND
from tabletop.games.brick_and_mortar.state import ADVERTISEMENT, BUILDING, DOWN, SALE, BrickAndMortar, Player


def invariant_errors(s: BrickAndMortar) -> list[str]:
    """Return the inconsistencies of a state, as English messages for developers."""
    found = [*_cards(s), *_order(s), *_boxes(s)]
    for seat, p in enumerate(s.players):
        found += [f"seat {seat}: {fault}" for fault in _player(s, p)]
    return found


def _cards(s: BrickAndMortar) -> list[str]:
    """BM-1.2: check that every card exists exactly once."""
    stores = [*s.store_deck, *s.row, *s.closed, *s.face_down, *s.starting]
    stores += [card for card in (s.on_deck, *(p.bought for p in s.players)) if card >= 0]
    stores += chain.from_iterable((*p.stores, *p.pack) for p in s.players)
    stores += [store.card for p in s.players for store in p.building]
    found = [] if sorted(stores) == list(range(len(box.STORES))) else [f"stores: {sorted(stores)}"]
    cards = [*s.deck, *s.discards, *s.supply, *s.demand]
    cards += chain.from_iterable((*p.hand, *(card % DOWN for card in p.played)) for p in s.players)
    if sorted(cards) != list(range(len(box.MARKET))):
        found.append(f"Market Cards: {sorted(cards)}")
    strayed = [p.down for p in s.players if not set(p.down) <= set(s.demand)]
    return [*found, *(f"face-down cards {down} that are not in the pile" for down in strayed)]


def _order(s: BrickAndMortar) -> list[str]:
    """BM-4.3: check that a seat with strictly more points is ahead in turn order."""
    if sorted(s.order) != list(range(len(s.players))):
        return [f"turn order {s.order}"]
    points = [s.players[seat].points for seat in s.order]
    return [f"turn order {s.order} with points {points}"] if any(a < b for a, b in pairwise(points)) else []


def _boxes(s: BrickAndMortar) -> list[str]:
    """BM-9.1, BM-9.7: check that boxes exist in Sale only, none is filled twice, and no count is negative."""
    found = [f"market {s.market}"] if min(s.market) < 0 else []
    for kind in KINDS:
        icons = sum(box.MARKET[card][kind] for card in s.demand) if s.phase == SALE and s.demand else 0
        if s.boxes[kind] != icons or len(s.filled[kind]) > icons:
            found.append(f"type {kind}: {icons} icons, {s.boxes[kind]} boxes, filled {s.filled[kind]}")
    return found


def _player(s: BrickAndMortar, p: Player) -> list[str]:
    found = []
    if min(p.money, p.points, p.debt) < 0:
        found.append(f"${p.money}, {p.points} points, {p.debt} debt tokens")
    if len(p.building) > box.SLOTS:
        found.append(f"{len(p.building)} stores")
    if s.phase not in (BUILDING, ADVERTISEMENT) and len(p.hand) != HAND:
        found.append(f"{len(p.hand)} Market Cards")
    if p.bought >= 0 and s.phase != BUILDING:
        found.append(f"store {p.bought} lies about")
    for store in p.building:
        printed = box.STORES[store.card]
        for kind in KINDS:
            row = store.items[kind]
            if (
                len(row) != printed.shelves[kind]
                or min(row, default=0) < 0
                or sum(row) > printed.capacity[kind]
            ):
                found.append(f"store {store.card} with {row} of type {kind}")
        if len(store.filled) != len(printed.boxes):
            found.append(f"store {store.card} with boxes {store.filled}")
    return found
