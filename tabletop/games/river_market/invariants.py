"""RM-1.1, RM-1.2: consistency checks of a state."""

from __future__ import annotations

from itertools import chain

from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch02_river import FIRST_RING, own_booths
from tabletop.games.river_market.rules.ch03_setup import deck_of
from tabletop.games.river_market.state import RiverMarket


def invariant_errors(s: RiverMarket) -> list[str]:
    """Return the inconsistencies of a state, as English messages for developers."""
    found = [*_cards(s), *_river(s), *_rival(s)]
    for seat in range(len(s.players)):
        found += [f"seat {seat}: {fault}" for fault in _player(s, seat)]
    return found


def _cards(s: RiverMarket) -> list[str]:
    own = chain.from_iterable((*p.hand, *p.helpers) for p in s.players)
    drawn = (s.drawn,) if s.drawn >= 0 else ()
    cards = sorted([*own, *s.owners, *s.deck, *s.discards, *s.collection, *drawn, *s.events])
    found = [] if cards == sorted(deck_of(s.flags)) else [f"cards: {cards}"]
    if s.rival >= 0:
        strayed = [card for card in (*s.deck, *s.discards, *s.collection) if card in box.EVENTS]
        found += [f"Events in the deck: {strayed}"] if strayed else []
    return found


def _river(s: RiverMarket) -> list[str]:
    found = []
    if sorted(s.ring) != sorted([*FIRST_RING, *s.owners]):
        found.append(f"ring {s.ring}, but houses on {sorted(s.owners)}")
    if tuple(booth for booth in s.ring if booth in FIRST_RING) != FIRST_RING or not (
        FIRST_RING[box.NORTH - 1] in s.ring[: s.north] and FIRST_RING[box.NORTH] in s.ring[s.north :]
    ):
        found.append(f"ring {s.ring} with {s.north} on the north bank")
    found += [f"{card} is built" for card in s.owners if card not in box.BUILDABLE]
    found += [f"a house of seat {who}" for who in s.owners.values() if not 0 <= who < len(s.players)]
    found += [f"a pawn on {p.pawn}" for p in s.players if p.pawn not in s.ring]
    return found


def _rival(s: RiverMarket) -> list[str]:
    if s.rival < 0:
        anything = s.row or s.collection or s.events or s.drawn >= 0
        return ["something of the Rival's, who does not play"] if anything else []
    found = []
    if not box.SOLO.row.endswith(s.row):
        found.append(f"House row {s.row}")
    if own_booths(s, s.rival) > box.SOLO.row.count("R") - s.row.count("R"):
        found.append("more Booths of the Rival's than houses that left the row")
    if len(s.collection) > box.SOLO.collection:
        found.append(f"a collection of {len(s.collection)}")
    return found


def _player(s: RiverMarket, seat: int) -> list[str]:
    p, found = s.players[seat], []
    if min(*p.goods, p.coins, p.zooms, p.houses) < 0:
        found.append(f"goods {p.goods}, ${p.coins}, {p.zooms} Zoom tokens, {p.houses} houses")
    if seat == s.rival:
        if any(p.goods) or p.coins or p.zooms or p.hand or p.helpers or p.houses:
            found.append("the Rival has something of its own")
        return found
    if p.houses + own_booths(s, seat) != s.flags.houses:
        found.append(f"{p.houses} houses left, {own_booths(s, seat)} built")
    kinds = [box.CARDS[card].word for card in p.helpers]
    if any(box.CARDS[card].kind != "helper" for card in p.helpers) or len(set(kinds)) != len(kinds):
        found.append(f"Helpers {kinds}")
    return found
