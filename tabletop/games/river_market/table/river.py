"""The river on the table: Booths as they were laid, their houses, end spots, pawns, the supply."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from tabletop.engine.table import Face, Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.art.goods import KINDS
from tabletop.games.river_market.art.ring import EAST, NORTH, SOUTH, WEST, Ring
from tabletop.games.river_market.state import NOBODY, TILE
from tabletop.games.river_market.table import descriptions
from tabletop.games.river_market.table.context import Booth, TableContext

CACHE_SIZE = 4096
"""How many pieces are kept, since most lie the same from one moment to the next."""
LETTERS = "ABCD"
"""The end spots, clockwise from the north-east."""
CORNERS = ((NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST), (NORTH, WEST))
"""Their banks and sides."""
SUPPLY = (
    translate("river_market", "Supply of Veggies"),
    translate("river_market", "Supply of Fish"),
    translate("river_market", "Supply of Cloth"),
    translate("river_market", "Supply of Tools"),
    translate("river_market", "Supply of Lilies"),
    translate("river_market", "Supply of coins"),
    translate("river_market", "Supply of Zoom tokens"),
)


@lru_cache(CACHE_SIZE)
def card_piece(
    number: int, where: str, at: Spot, kind: Callable[[int], Face], *, z: int, count: int = 0
) -> Piece:
    """A card that can be seen, with the kind of face it shows; in words it tells all that is printed."""
    printed = box.CARDS[number]
    name, text, rule = phrases.card(number), descriptions.card(printed), descriptions.rule(printed)
    return piece(
        places.card_key(number), where, at, kind(number), name, text=text, rule=rule, z=z, count=count
    )


def zones(seen: TableContext) -> Iterator[Zone]:
    """The board; the walk, with a spot before every Booth clockwise; places for new Booths; the raft."""
    yield from _ground(seen.ring, gaps=seen.gaps)
    if seen.visiting >= 0:
        yield _here(seen, *seen.clockwise[seen.visiting])
    if seen.naming:
        name = translate("river_market", "Select the resource that you have most of")
        yield zone("here", places.round_raft(seen.ring), name, faces.Here(), rule="RM-15.6", z=1)


@lru_cache(64)
def _ground(ring: Ring, *, gaps: bool) -> tuple[Zone, ...]:
    """All that is there as long as no Booth is built."""
    name = translate("river_market", "The river")
    river = zone("river", places.RIVER, name, faces.River(ring), rule="RM-2.1")
    spots = tuple(places.planks(ring, *at) for at in ring.clockwise)
    name = translate("river_market", "The walk round the river")
    walk = zone("walk", places.RIVER, name, spots=spots, rule="RM-4.2")
    name = translate("river_market", "The raft of the supply")
    raft = zone("raft", places.raft(ring), name, faces.Raft(), rule="RM-1.1", z=1)
    piles = tuple(_pile(ring, kind) for kind in range(len(KINDS)))
    return river, walk, *_for_builders(ring, gaps=gaps), raft, *piles


def _pile(ring: Ring, kind: int) -> Zone:
    """The place of a pile on the raft; what is dropped there is lit round."""
    at, key = places.supply(ring, kind), f"supply:{KINDS[kind]}"
    return zone(key, at, SUPPLY[kind], rule="RM-1.4", spots=(places.ringed(at),), z=2)


def _here(seen: TableContext, bank: int, place: int) -> Zone:
    """The light round the Booth that may be used now."""
    name = translate("river_market", "The Booth that you visit: click it to use it")
    return zone("here", places.lit(seen.ring, bank, place), name, faces.Here(), rule="RM-5.1", z=1)


def _for_builders(ring: Ring, *, gaps: bool) -> Iterator[Zone]:
    """The end spots; with the option for gaps, the gap behind each Booth."""
    if gaps:
        spots = tuple(places.gap(ring, *at) for at in ring.clockwise)
        name = translate("river_market", "The gaps between the Booths")
        yield zone("gaps", places.RIVER, name, spots=spots, rule="RM-16.1")
        return
    for n, letter in enumerate(LETTERS):
        name = translate("river_market", "End spot {letter}").fill(letter=letter)
        at = places.end(ring, *CORNERS[n])
        yield zone(f"end:{n}", at, name, faces.EndSpot(letter), rule="RM-2.3", z=1)


def _spot(seen: TableContext, spot: int) -> Spot:
    """Where a new Booth is put (RM-2.3, RM-16.1)."""
    if seen.gaps:
        return places.raised(seen.ring, *seen.clockwise[spot])
    return places.end(seen.ring, *CORNERS[spot])


def pieces(seen: TableContext) -> Iterator[Piece]:
    """Booths, houses, pawns, and one of each kind on the raft."""
    for bank, booths in enumerate(seen.banks):
        for at, booth in enumerate(booths):
            yield from _booth(seen, bank, at, booth)
    if seen.rising is not None:
        card, spot = seen.rising
        yield card_piece(card, "river", _spot(seen, spot), _printed(seen), z=5)
    yield from _pawns(seen)
    yield from _supply(seen.ring)


@lru_cache(64)
def _supply(ring: Ring) -> tuple[Piece, ...]:
    """One of each kind on the raft, from which the others come."""
    return tuple(
        piece(key, key, places.supply(ring, kind), face, SUPPLY[kind], rule="RM-1.4", z=2, count=1)
        for kind, face in enumerate(faces.GOODS)
        for key in (f"supply:{face.kind}",)
    )


@lru_cache(CACHE_SIZE)
def _tile_piece(number: int, at: Spot, face: Face) -> Piece:
    """A fixed tile."""
    printed, key = box.TILES[number], f"tile:{number}"
    name, text, rule = phrases.booth(TILE + number), descriptions.card(printed), descriptions.rule(printed)
    return piece(key, "river", at, face, name, text=text, rule=rule, z=2)


def _booth(seen: TableContext, bank: int, at: int, booth: Booth) -> Iterator[Piece]:
    kind, there = _printed(seen), places.booth(seen.ring, bank, at)
    where = _place(seen, bank, at)
    if booth.number >= TILE:
        lies = _tile_piece(booth.number - TILE, there, kind(booth.number))
        yield replace(lies, text=descriptions.sentences(lies.text, where))
        return
    lies = card_piece(booth.number, "river", there, kind, z=2)
    yield replace(lies, text=descriptions.sentences(lies.text, where))
    if booth.owner != NOBODY:
        house = _whose_house(seen, booth.owner).fill(booth=phrases.booth(booth.number))
        there = places.owner(seen.ring, bank, at)
        face = faces.House(booth.owner)
        yield piece(f"built:{booth.number}", "river", there, face, house, rule="RM-1.7", z=4)


def _printed(seen: TableContext) -> Callable[[int], Face]:
    """How Booths are shown on a river of this length."""
    return faces.Card if seen.ring.size == "full" else faces.Compact


def _place(seen: TableContext, bank: int, at: int) -> Text:
    """RM-2.2: the place of a Booth on the walk, clockwise."""
    text = translate("river_market", "Place {n} of {count}, clockwise.")
    return text.fill(n=seen.clockwise.index((bank, at)) + 1, count=len(seen.clockwise))


def _whose_house(seen: TableContext, seat: int) -> Text:
    if seat == seen.seat:
        return translate("river_market", "Your house on {booth}")
    if seen.rival is not None and seat == seen.rival.seat:
        return translate("river_market", "House of the Rival on {booth}")
    return translate("river_market", "House of {who} on {booth}").fill(who=seen.called(seat))


def _pawns(seen: TableContext) -> Iterator[Piece]:
    """Those on one Booth stand beside one another."""
    for seat, here in enumerate(seen.pawns):
        together = [other for other, there in enumerate(seen.pawns) if there == here]
        at = places.pawn(seen.ring, *here, together.index(seat), len(together))
        robot = seen.rival is not None and seat == seen.rival.seat
        face = faces.Pawn(seat, automa=robot)
        bank, place = here
        stands = translate("river_market", "It stands at {booth}.")
        text = descriptions.sentences(
            stands.fill(booth=phrases.booth(seen.banks[bank][place].number)), _place(seen, bank, place)
        )
        name = _whose(seen, seat)
        yield piece(f"pawn:{seat}", "walk", at, face, name, rule="RM-4.2", text=text, z=10 + seat)


def _whose(seen: TableContext, seat: int) -> Text:
    if seat == seen.seat:
        return translate("river_market", "Your pawn")
    if seen.rival is not None and seat == seen.rival.seat:
        return translate("river_market", "The Rival's pawn")
    return translate("river_market", "Pawn of {who}").fill(who=seen.called(seat))
