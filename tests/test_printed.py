"""What the drawings of a table print and matters for a decision stands in a name or description, too.

Two laws. Whoever does not see a table tells two of its drawings apart wherever they differ: what is drawn
otherwise has another name or another text, unless the list below says that it does not matter, and why. And
each game lists what must be heard of its places, which no drawing shows by itself: it is looked for in words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.table import Layout
from tabletop.engine.text import english
from tabletop.games import GAMES
from tabletop.games.morocco.square import SIDE
from tabletop.games.public_market import components as public_market
from tabletop.games.river_market import words as river_words
from tests.walks import ALL, under_pairs, walks

EVERY = pytest.mark.parametrize("name", GAMES)
STATES = 12
"""How many moments of each walk are looked at."""
SAME = {
    "public_market": (
        r"market:|collection:|scoring:",  # places and costs that are zones or sentences of their own
        r"catchback:",  # before and after sunset: the round is told by the clock
        r"ocean:|pile|bag:",  # where the Boat is, is told by the Boat; how high a pile is, by its number
        r"player|solo:",  # seats by their colour; a Solo card that is the same at two levels
        r"token:",  # whose a Power token is, is named: beside the Compass Rose its mark is left out
    ),
    "river_market": (
        r"river:|mat:|rival:|hand:|helpers:",  # boards: what lies on them are pieces of their own
        r"card:|half:|mini:|compact",  # one card, larger and smaller
        r"house:|pawn:",  # the colour of a seat that is named
    ),
    "morocco": (
        r"mat:|other:|supply:|quarters:",  # boards: what lies on them are pieces of their own
        r"roof:",  # what each roof space gives is told by that space
        r"price:",  # which of two cubes is asked for the row, which for the column: told by the rails
        r":flat|pick|reach:|carpet:",  # the same, lying flat or lit
        r"tile:|district:|worth:|lead:",  # in the colour of a seat that is named
    ),
    "brick_and_mortar": (
        r"Mat\(|Counter\(|Bid\(|Chevron|Sum\(|Pad\(|Chalk\(|Bay\(",  # lit or not
        r"Tag\(",  # for which kind of goods it is, the prompt asks
        r"Crate\(|DemandBox\(",  # the two piles of a kind in the general supply
        r"Store\(|Tab\(",  # a store's items are pieces of their own
        r"MarketCard\(|MarketBack",  # the same card, twice in the deck, turned up or down, or on a pile
    ),
    "merchants_cove": (
        r"Clock\(|StaffHead|StaffPlace|Plate\(|DumpTile|Row\(|Shelf\(|Laboratory|Smithy|Board\(",
        # places: workers, cards, Goods and dice on them are pieces of their own
        r"Cauldron|Stall\(|Timepiece|Hull\(|Spent\(|Who\(|Die\(colour=-?\d, pips=\d, picked=False",
    ),
}
"""Drawings that may look different with one name and text, by game, and why."""


def layouts(name: str, most: int = 6) -> Iterator[tuple[Any, Layout]]:
    """Views of the first seat and how they lie, also under every pair of options."""
    of = ALL[name]
    for walk in walks(name)[:most]:
        states = walk.match.states
        for at in range(0, len(states), max(1, len(states) // STATES)):
            view = of.view(states[at], 0)
            yield view, of.table.lay(view, 0)
    for setup, state, _asked, _legal in under_pairs(of, 40):
        if setup.seats[0] == PERSON:
            view = of.view(state, 0)
            yield view, of.table.lay(view, 0)


@EVERY
def test_what_is_drawn_otherwise_is_told_otherwise(name):
    drawn: dict[tuple[str, ...], set[str]] = defaultdict(set)
    nameless: set[str] = set()
    for _view, layout in layouts(name):
        for thing in (*layout.zones, *layout.pieces):
            if not thing.face:
                continue
            if not thing.name.source:
                nameless.add(repr(thing.face))
                continue
            count = str(getattr(thing, "count", ""))
            drawn[english(thing.name), english(thing.text), count].add(repr(thing.face))
    left_out = re.compile("|".join(SAME.get(name, ())) or "(?!)")
    mixed = {
        told: faces
        for told, all_faces in drawn.items()
        if len(faces := {face for face in all_faces if not left_out.search(face)}) > 1
    }
    assert not mixed
    assert not nameless


def told(layout: Layout, key: str) -> str:
    """All that is heard of a thing: its zone, its name, its text."""
    things = {thing.key: thing for thing in (*layout.zones, *layout.pieces)}
    thing = things[key]
    zone = things.get(getattr(thing, "zone", ""))
    parts = (zone.name if zone else thing.name, thing.name, thing.text)
    return " ".join(english(part) for part in parts)


def public_market_prints(view: Any) -> Iterator[tuple[str, list[str]]]:
    """The own Ice Chest, the columns of the Ocean, others' chests, the Angler's card, lines of Meeples."""
    own = view.players[0]
    if own.chest >= 0:
        rows = public_market.CHESTS[own.chest].rows
        covered = [bool(own.filled >> n & 1) for n in range(25)]
        words = {"#": "Ice Block", "*": "Crab", "s": "Shrimp", ".": "free"}
        for r, row in enumerate(rows):
            cells = ["covered" if covered[5 * r + c] else words[sign] for c, sign in enumerate(row)]
            yield "chest", [f"Row {r + 1}: {', '.join(cells[:-1])} and {cells[-1]}."]
    for column, tiles in enumerate(view.ocean):
        for n, tile in enumerate(tiles):
            yield f"tile:{tile}", [f"In column {column + 1}, number {n + 1} from"]
    for n, meeple in enumerate(view.track):
        if meeple >= 0:
            yield f"meeple:{meeple}", [f"Number {n + 1} from the left"]
    if view.angler > 0 and view.card >= 0:
        level = view.seats[view.angler].partition(":")[2]
        card = public_market.ANGLER[level][view.card]
        bids = [bid.place.capitalize() for bid in card.bids]
        spoils = [f"${card.money}"] + [f"{card.crabs} Crab"] * bool(card.crabs)
        yield "solo", [*bids, f"Under {card.threshold} fish", *spoils, f"Boat: {card.boat} column"]
        for column in card.path:
            yield "solo", [f"column {column}"]
    elif view.angler < 0:
        for seat, player in enumerate(view.players):
            if seat and player.chest >= 0:
                yield f"seat:{seat}", [f"Ice Chest {player.chest + 1}, {player.filled.bit_count()} cell"]


def river_market_prints(view: Any) -> Iterator[tuple[str, list[str]]]:
    """At which Booth a pawn stands."""
    from tabletop.games.river_market.table.seen import seen

    table = seen(view, 0)
    for seat, (bank, place) in enumerate(table.pawns):
        booth = english(river_words.booth(table.banks[bank][place].number))
        number = table.clockwise.index((bank, place)) + 1
        yield f"pawn:{seat}", [booth, f"Place {number} of {len(table.clockwise)}"]
        yield table.banks[bank][place].key, [f"Place {number} of"]


def morocco_prints(view: Any) -> Iterator[tuple[str, list[str]]]:
    """Which stalls a juice token touches."""
    for point, value in enumerate(view.juice):
        row, column = divmod(point, SIDE + 1)
        if view.taken[point] < 0:
            touched = [(r, c) for r in (row - 1, row) for c in (column - 1, column)]
            stalls = [
                f"row {r + 1}, column {c + 1}" for r, c in touched if min(r, c) >= 0 and max(r, c) < SIDE
            ]
            yield f"juice:{point}", [f"token, {value}", *stalls]


def brick_and_mortar_prints(view: Any) -> Iterator[tuple[str, list[str]]]:
    """On which shelf items lie, and what is written over the own building."""
    shelves = ("top shelf", "second shelf", "third shelf")
    own = view.players[0]
    yield "building", [f"Points: {own.points}", f"Debt tokens: {own.debt}"]
    for store in own.building:
        for kind, row in enumerate(store.items):
            for shelf, count in enumerate(row[:3]):
                for n in range(count):
                    yield f"crate:{store.card}:{kind}:{shelf}:{n}", [shelves[shelf]]


def merchants_cove_prints(view: Any) -> Iterator[tuple[str, list[str]]]:
    """How hot a furnace is."""
    from tabletop.games.merchants_cove.merchants.blacksmith.state import Forge, heat

    mine = view.players[0].shop
    if isinstance(mine, Forge):
        for number, laid in enumerate(mine.furnaces):
            if laid:
                yield f"furnace:{number}", [f"Heat now: {heat(mine, laid)}."]


PRINTED = {
    "public_market": public_market_prints,
    "river_market": river_market_prints,
    "morocco": morocco_prints,
    "brick_and_mortar": brick_and_mortar_prints,
    "merchants_cove": merchants_cove_prints,
}


@EVERY
def test_each_game_s_places_are_told(name):
    found = 0
    for view, layout in layouts(name):
        keys = {thing.key for thing in (*layout.zones, *layout.pieces)}
        for key, words in PRINTED[name](view):
            if key in keys:
                heard = told(layout, key)
                assert not [word for word in words if word not in heard], (key, words, heard)
                found += 1
    assert found > 20
