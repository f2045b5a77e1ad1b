"""PM-17.3: consistency checks of a state."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid
from tabletop.games.public_market.rules.ch06_chest import fish_of, shape_of
from tabletop.games.public_market.rules.ch07_tracker import MAX
from tabletop.games.public_market.state import SCRAP, PublicMarket


def invariant_errors(s: PublicMarket) -> list[str]:
    """Return the inconsistencies of a state, as English messages for developers."""
    found = [*_tiles(s), *_scraps(s), *_cards(s), *_meeples(s), *_table(s)]
    for seat in range(len(s.players)):
        found += [f"seat {seat}: {fault}" for fault in _player(s, seat)]
    return found


def _tiles(s: PublicMarket) -> list[str]:
    gone = [tile for tile in range(len(box.TILES)) if s.gone >> tile & 1]
    laid = [thing for p in s.players for thing, _, _ in p.placed if thing < SCRAP]
    cooled = [tile for p in s.players for tile in p.cooler]
    tiles = sorted([*s.bag, *s.left_out, *chain(*s.ocean), *gone, *laid, *cooled])
    return [] if tiles == list(range(len(box.TILES))) else [f"tiles: {tiles}"]


def _scraps(s: PublicMarket) -> list[str]:
    found = []
    for kind, scrap in enumerate(box.SCRAPS):
        held = sum(p.held.count(kind) for p in s.players)
        laid = sum(thing == SCRAP + kind for p in s.players for thing, _, _ in p.placed)
        if s.scraps[kind] + held + laid != scrap.count or s.scraps[kind] < 0:
            found.append(f"{scrap.kind} Scraps: {s.scraps[kind]} in supply, {held} held, {laid} laid")
    return found


def _cards(s: PublicMarket) -> list[str]:
    shown = [card for card in s.open if card >= 0]
    cards = sorted([*chain(*s.stacks), *shown, *s.spare, *chain(*(p.cards for p in s.players))])
    chests = sorted([*s.chests, *(p.chest for p in s.players if p.chest >= 0)])
    found = [] if cards == list(range(len(box.CATCH))) else [f"cards: {cards}"]
    if chests != list(range(len(box.CHESTS))):
        found.append(f"chests: {chests}")
    if s.angler >= 0:
        deck = sorted([*s.deck, *s.discards, *((s.card,) if s.card >= 0 else ())])
        if deck != list(range(len(box.ANGLER["normal"]))):
            found.append(f"Solo cards: {deck}")
    return found


def _table(s: PublicMarket) -> list[str]:
    """Check that contracts and Lighthouses exist in the box, and that their seats exist."""
    seats, found = range(-1, len(s.players)), []
    contracts = list(chain(*s.contracts))
    if len(set(contracts)) != len(contracts) or not set(contracts) <= set(range(len(box.CONTRACTS))):
        found.append(f"Public Contracts: {s.contracts}")
    if any(who not in seats for who in (*chain(*s.lights), *s.collected)):
        found.append(f"Lighthouses: {s.lights}, {s.collected}")
    if not 0 <= s.boat < len(s.ocean) or s.round < 0 or s.dusk < 0:
        found.append(f"the Boat at column {s.boat}, round {s.round}, dusk {s.dusk}")
    return found


def _meeples(s: PublicMarket) -> list[str]:
    here = Counter([*chain(*s.queues), *(meeple for meeple in s.track if meeple >= 0)])
    if all(n == 1 for n in here.values()) and (s.dusk or len(here) == len(s.owners)):
        return []
    return [f"Meeples: {dict(here)}"]


def _player(s: PublicMarket, seat: int) -> list[str]:
    p, found = s.players[seat], []
    if p.money < 0:
        found.append(f"${p.money}")
    if any(not 0 <= n <= most for n, most in zip((*p.fish, *p.gears), (*MAX, *MAX), strict=True)):
        found.append(f"tracker {p.fish}, gears {p.gears}")
    shapes = [shape_of(thing, single=s.flags.single_scraps) for thing, _, _ in p.placed]
    masks = [grid.covers(shape, *at) for shape, (_, *at) in zip(shapes, p.placed, strict=True)]
    if sum(masks) != p.filled or 0 in masks:
        found.append(f"filled {p.filled:b}, but {p.placed} lie there")
    if (p.placed or p.filled) and p.chest < 0:
        found.append("tiles without a chest")
    in_chest = [fish_of(thing) for thing, _, _ in p.placed] + [box.TILE_FISH[tile] for tile in p.cooler]
    if any(sum(fish[kind] for fish in in_chest) > MAX[kind] for kind in range(4)):
        found.append(f"too many fish: {in_chest}")
    lights = sum(row.count(seat) for row in s.lights) + s.collected.count(seat)
    if lights + p.lighthouses != box.BOX.lighthouses:
        found.append(f"{lights} Lighthouses placed, {p.lighthouses} left")
    if not 0 <= p.crabs <= box.BOX.crabs:
        found.append(f"{p.crabs} Crab Meeples")
    return found + _tokens(s, seat)


def _tokens(s: PublicMarket, seat: int) -> list[str]:
    p = s.players[seat]
    if not (s.flags.shallow_waters and seat != s.angler):
        return []
    on_board = [n for n, here in enumerate(s.bonus) if here >= 0 and here // 4 == seat]
    tokens = [*p.tokens, *((p.token,) if p.token >= 0 else ()), *(s.bonus[n] % 4 for n in on_board)]
    rows = [n // 5 for n in on_board]
    if len(set(tokens)) != len(tokens) or len(set(rows)) != len(rows):
        return [f"Power tokens {tokens} in rows {rows}"]
    return []
