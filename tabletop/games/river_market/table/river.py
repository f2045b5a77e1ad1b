"""The river on the table: Booths as they were laid, their houses, end spots, pawns, the supply."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone
from tabletop.engine.text import Text, translate
from tabletop.games.river_market.art import parts
from tabletop.games.river_market.art.goods import KINDS
from tabletop.games.river_market.art.ring import EAST, NORTH, SOUTH, WEST
from tabletop.games.river_market.table import places
from tabletop.games.river_market.table.seen import NOBODY, Booth, Seen

LETTERS = "ABCD"
"""The end spots, clockwise from the north-east."""
CORNERS = ((NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST), (NORTH, WEST))
"""Their banks and sides."""
SUPPLY = {
    "V": translate("river_market", "Supply of Veggies"),
    "F": translate("river_market", "Supply of Fish"),
    "C": translate("river_market", "Supply of Cloth"),
    "T": translate("river_market", "Supply of Tools"),
    "L": translate("river_market", "Supply of Lilies"),
    "$": translate("river_market", "Supply of coins"),
    "Z": translate("river_market", "Supply of Zoom tokens"),
}


def zone(key: str, at: Spot, name: Text, face: str = "", *, spots: tuple[Spot, ...] = (), z: int = 0) -> Zone:
    """A zone at a place."""
    return Zone(key, at.x, at.y, at.w, at.h, name, face, spots=spots, z=z)


def piece(key: str, where: str, at: Spot, face: str, name: Text, *, z: int = 1, count: int = 0) -> Piece:
    """A piece at a place."""
    return Piece(key, where, at.x, at.y, at.w, at.h, face, name, z=z, count=count)


def zones(seen: Seen) -> Iterator[Zone]:
    """The board; the walk, with a spot before every Booth clockwise; the end spots; the raft."""
    ring = seen.ring
    board = f"river:{ring.booths[0]}:{ring.booths[1]}:{ring.west[0]}:{ring.west[1]}"
    yield zone("river", places.RIVER, translate("river_market", "The river"), board)
    walk = tuple(places.planks(ring, *at) for at in seen.clockwise)
    name = translate("river_market", "The walk round the river")
    yield zone("walk", places.RIVER, name, spots=walk)
    for n, letter in enumerate(LETTERS):
        name = translate("river_market", "End spot {letter}").fill(letter=letter)
        yield zone(f"end:{n}", places.end(ring, *CORNERS[n]), name, f"end:{letter}", z=1)
    yield zone("raft", places.raft(ring), translate("river_market", "The raft of the supply"), "raft", z=1)
    for at, kind in enumerate(KINDS):
        yield zone(f"supply:{kind}", places.supply(ring, at), SUPPLY[kind], z=2)


def pieces(seen: Seen) -> Iterator[Piece]:
    """Booths, houses, pawns, and one of each kind on the raft."""
    for bank, booths in enumerate(seen.banks):
        for at, booth in enumerate(booths):
            yield from _booth(seen, bank, at, booth)
    yield from _pawns(seen)
    for at, kind in enumerate(KINDS):
        key, there = f"supply:{kind}", places.supply(seen.ring, at)
        yield piece(key, key, there, f"good:{kind}", SUPPLY[kind], z=2)


def _booth(seen: Seen, bank: int, at: int, booth: Booth) -> Iterator[Piece]:
    small = "" if seen.ring.size == "full" else "compact"
    if booth.card >= 0:
        face, name = f"{small or 'card'}:{booth.card}", parts.cards()[booth.card].name
    else:
        face, name = f"{small}tile:{booth.tile}", parts.tiles()[booth.tile].name
    yield piece(booth.key, "river", places.booth(seen.ring, bank, at), face, name, z=2)
    if booth.owner != NOBODY:
        house = translate("river_market", "House on {booth}").fill(booth=name)
        there = places.owner(seen.ring, bank, at)
        yield piece(f"built:{booth.card}", "river", there, f"house:{booth.owner}", house, z=4)


def _pawns(seen: Seen) -> Iterator[Piece]:
    """Those on one Booth stand beside one another."""
    for seat, here in enumerate(seen.pawns):
        together = [other for other, there in enumerate(seen.pawns) if there == here]
        at = places.pawn(seen.ring, *here, together.index(seat), len(together))
        robot = seen.rival is not None and seat == seen.rival.seat
        face = f"pawn:{seat}:automa" if robot else f"pawn:{seat}"
        yield piece(f"pawn:{seat}", "walk", at, face, _whose(seen, seat), z=10 + seat)


def _whose(seen: Seen, seat: int) -> Text:
    if seat == seen.seat:
        return translate("river_market", "Your pawn")
    if seen.rival is not None and seat == seen.rival.seat:
        return translate("river_market", "The Rival's pawn")
    return translate("river_market", "Pawn of seat {n}").fill(n=seat + 1)
