"""MC-1: consistency checks of a state."""

from __future__ import annotations

from itertools import chain

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.harbour import BERTHS, BOATS, SEATS, side
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch02_setup import folk_of
from tabletop.games.merchants_cove.rules.ch05_turn import SHELF
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.rules.ch16_peddler import cards_of
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove, Stall


def invariant_errors(s: MerchantsCove) -> list[str]:
    """Return the inconsistencies of a state, as English messages for developers."""
    stalls = [seat for seat, p in enumerate(s.players) if isinstance(p.shop, Stall)]
    if stalls != [s.peddler] * (s.peddler != NOBODY):
        return [f"the Peddler at seat {s.peddler}, stalls at {stalls}"]
    found = [*_adventurers(s), *_harbour(s), *_cards(s), *_clock(s), *_peddler(s)]
    for seat in range(len(s.players)):
        found += [f"seat {seat}: {fault}" for fault in _player(s, seat)]
    return found


def _adventurers(s: MerchantsCove) -> list[str]:
    pool = stall(s).pool if s.peddler != NOBODY else ()
    drawn = (s.drawn,) if s.drawn != NOBODY else ()
    everybody = sorted([*s.bag, *chain(*s.boats), *chain(*s.halls), *s.lair, *pool, *drawn])
    found = [] if everybody == list(range(len(box.COLOURS))) else [f"Adventurers: {everybody}"]
    for colour, hall in enumerate((*s.halls, s.lair)):
        found += [f"{who} in the Hall of {colour}" for who in hall if box.COLOURS[who] != colour]
    if list(s.bag) != sorted(s.bag):
        found.append(f"the bag is not in order: {s.bag}")
    return found


def _harbour(s: MerchantsCove) -> list[str]:
    found = [f"boat {boat} holds {s.boats[boat]}" for boat in BOATS if len(s.boats[boat]) > SEATS]
    for berth, boat in enumerate(s.berths):
        if boat == NOBODY:
            continue
        if berth not in BERTHS[side(boat)] or s.berths.count(boat) > 1:
            found.append(f"boat {boat} in berth {berth}")
        if len(s.boats[boat]) < SEATS:
            found.append(f"boat {boat} docked with {s.boats[boat]}")
    return found


def _cards(s: MerchantsCove) -> list[str]:
    found = []
    staff = [card for p in s.players for card in p.staff if card != NOBODY]
    folk = sorted([*s.town, *s.town_deck, *s.town_gone, *staff])
    if folk != sorted(folk_of(s.flags)):
        found.append(f"Townsfolk: {folk}")
    masks = sorted([*s.corruption, *s.corruption_gone, *chain(*(p.corruption for p in s.players))])
    if masks != list(range(len(box.CORRUPTION_ICONS))):
        found.append(f"Corruption cards: {masks}")
    return found


def _clock(s: MerchantsCove) -> list[str]:
    found = []
    if sorted(s.stack) != list(range(len(s.players))):
        found.append(f"Timepieces: {s.stack}")
    if s.hours < 0 or any(p.hour < 1 for p in s.players):
        found.append(f"hours {[p.hour for p in s.players]}, {s.hours} to go")
    return found


def _peddler(s: MerchantsCove) -> list[str]:
    if s.peddler == NOBODY:
        return []
    board = stall(s)
    shown = [card for card in (board.left, board.right) if card != NOBODY]
    cards = sorted([*board.deck, *board.discards, *shown])
    found = [] if cards == sorted(cards_of(s)) else [f"Peddler cards: {cards}"]
    if len(board.pool) > box.PEDDLER.pool:
        found.append(f"a pool of {board.pool}")
    return found


def _player(s: MerchantsCove, seat: int) -> list[str]:
    p, found = s.players[seat], []
    if p.gold < 0 or any(not 0 <= good < 8 for good in p.shelf):
        found.append(f"{p.gold} gold, shelf {p.shelf}")
    if seat == s.peddler:
        return [*found, f"shelf {p.shelf}"] if len(p.shelf) > box.PEDDLER.shelf else found
    if len(p.staff) != box.START.staff or any(p.staff[place] == NOBODY for place in p.used):
        found.append(f"staff {p.staff}, used {p.used}")
    if not s.flow and len(p.shelf) > SHELF:
        found.append(f"{len(p.shelf)} Goods on the shelf")
    return found + merchant(s, seat).faults(p.shop)
