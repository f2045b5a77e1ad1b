"""The river on the table: Booths in their order, their houses, end spots, pawns, the supply."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.engine.rules import next_step
from tabletop.engine.table import Face, Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.art.goods import KINDS
from tabletop.games.river_market.art.ring import EAST, NORTH, SOUTH, WEST, Ring
from tabletop.games.river_market.rules.ch02_river import owner
from tabletop.games.river_market.rules.ch05_visiting import VisitBooth
from tabletop.games.river_market.rules.ch06_acting import Raise
from tabletop.games.river_market.rules.ch08_booths import effect_of
from tabletop.games.river_market.rules.ch15_title import MOST_OF, Question
from tabletop.games.river_market.state import NOBODY, TILE, RiverMarket
from tabletop.games.river_market.table import descriptions

_LETTERS = "ABCD"
"""The letters of the end spots, clockwise from the north-east."""
_CORNERS = ((NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST), (NORTH, WEST))
"""Banks and sides of the end spots."""
_SUPPLY = (
    translate("river_market", "Supply of Veggies"),
    translate("river_market", "Supply of Fish"),
    translate("river_market", "Supply of Cloth"),
    translate("river_market", "Supply of Tools"),
    translate("river_market", "Supply of Lilies"),
    translate("river_market", "Supply of coins"),
    translate("river_market", "Supply of Zoom tokens"),
)


def card_piece(
    number: int, where: str, at: Spot, kind: Callable[[int], Face], *, z: int, count: int = 0
) -> Piece:
    """Return a visible card with a face of this kind and a description of its print."""
    printed = box.CARDS[number]
    name, text, rule = (
        phrases.card(number),
        descriptions.card_description(printed),
        descriptions.rule(printed),
    )
    return piece(
        places.card_key(number), where, at, kind(number), name, text=text, rule=rule, z=z, count=count
    )


def zones(v: RiverMarket, viewer: int) -> Iterator[Zone]:
    """Yield the board, the walk with a spot before every Booth clockwise, building places, and the raft."""
    ring, step = places.river_of(v), next_step(v)
    yield from _ground(ring, gaps=v.flags.gaps)
    pawn = v.players[viewer].pawn
    if isinstance(step, VisitBooth) and step.seat == viewer and effect_of(pawn).effect != "move_on":
        name = translate("river_market", "The Booth that you visit: click it to use it")
        at = places.lit(ring, *places.on_bank(v, pawn))
        yield zone("here", at, name, faces.Here(), rule="RM-5.1", z=1)
    if isinstance(step, Question) and step.seat == viewer and step.question == MOST_OF:
        name = translate("river_market", "Select the resource that you have most of")
        yield zone("here", places.round_raft(ring), name, faces.Here(), rule="RM-15.6", z=1)


def _ground(ring: Ring, *, gaps: bool) -> tuple[Zone, ...]:
    """Return the zones that do not depend on built Booths."""
    name = translate("river_market", "The river")
    river = zone("river", places.RIVER, name, faces.River(ring), rule="RM-2.1")
    spots = tuple(places.visit_spot(ring, *at) for at in ring.clockwise)
    name = translate("river_market", "The walk round the river")
    walk = zone("walk", places.RIVER, name, spots=spots, rule="RM-4.2")
    name = translate("river_market", "The raft of the supply")
    raft = zone("raft", places.raft(ring), name, faces.Raft(), rule="RM-1.1", z=1)
    piles = tuple(_pile(ring, kind) for kind in range(len(KINDS)))
    return river, walk, *_for_builders(ring, gaps=gaps), raft, *piles


def _pile(ring: Ring, kind: int) -> Zone:
    """Return the place of a pile on the raft; its highlight is round."""
    at, key = places.supply(ring, kind), places.supply_key(kind)
    return zone(key, at, _SUPPLY[kind], rule="RM-1.4", spots=(places.ringed(at),), z=2)


def _for_builders(ring: Ring, *, gaps: bool) -> Iterator[Zone]:
    """Yield the end spots; with the option for gaps, the gap behind each Booth."""
    if gaps:
        spots = tuple(places.gap(ring, *at) for at in ring.clockwise)
        name = translate("river_market", "The gaps between the Booths")
        yield zone("gaps", places.RIVER, name, spots=spots, rule="RM-16.1")
        return
    for n, letter in enumerate(_LETTERS):
        name = translate("river_market", "End spot {letter}").fill(letter=letter)
        at = places.end_spot(ring, *_CORNERS[n])
        yield zone(f"end:{n}", at, name, faces.EndSpot(letter), rule="RM-2.3", z=1)


def rising(v: RiverMarket, viewer: int) -> Raise | None:
    """RM-6.2: return the step that will build the viewer's Booth that is being paid for."""
    raises = (step for step in v.flow if isinstance(step, Raise) and step.card in v.players[viewer].hand)
    return next(raises, None)


def pieces(v: RiverMarket, viewer: int) -> Iterator[Piece]:
    """Yield Booths, houses, pawns, and one of each kind on the raft."""
    ring = places.river_of(v)
    printed = faces.Card if ring.size == "full" else faces.Compact
    for number in (*v.ring[: v.north], *v.ring[: v.north - 1 : -1]):
        yield from _booth(v, viewer, number, ring, printed)
    if step := rising(v, viewer):
        if v.flags.gaps:
            at = places.raised(ring, *ring.clockwise[step.spot])
        else:
            at = places.end_spot(ring, *_CORNERS[step.spot])
        yield card_piece(step.card, "river", at, printed, z=5)
    yield from _pawns(v, viewer, ring)
    yield from _supply(ring)


def _supply(ring: Ring) -> tuple[Piece, ...]:
    """Return one of each kind on the raft, the origin of the others in animations."""
    return tuple(
        piece(key, key, places.supply(ring, kind), face, _SUPPLY[kind], rule="RM-1.4", z=2, count=1)
        for kind, face in enumerate(faces.GOODS)
        for key in (places.supply_key(kind),)
    )


def _booth(
    v: RiverMarket, viewer: int, number: int, ring: Ring, printed: Callable[[int], Face]
) -> Iterator[Piece]:
    """Yield a fixed tile, or a card with its owner's house."""
    here = places.on_bank(v, number)
    at, key = places.booth_spot(ring, *here), places.booth_key(number)
    card = box.RIVER_TILES[number - TILE] if number >= TILE else box.CARDS[number]
    name, rule = phrases.booth(number), descriptions.rule(card)
    text = descriptions.sentences(descriptions.card_description(card), _place(v, number))
    yield piece(key, "river", at, printed(number), name, text=text, rule=rule, z=2)
    seat = owner(v, number)
    if seat != NOBODY:
        name = _whose(v, viewer, seat, HOUSES).fill(booth=phrases.booth(number))
        at, face = places.owner_spot(ring, *here), faces.House(seat)
        yield piece(f"built:{number}", "river", at, face, name, rule="RM-1.7", z=4)


def _place(v: RiverMarket, number: int) -> Text:
    """RM-2.2: describe the place of a Booth on the walk, clockwise."""
    text = translate("river_market", "Place {n} of {count}, clockwise.")
    return text.fill(n=v.ring.index(number) + 1, count=len(v.ring))


HOUSES = (
    translate("river_market", "Your house on {booth}"),
    translate("river_market", "House of the Rival on {booth}"),
    translate("river_market", "House of {who} on {booth}"),
)
_PAWNS = (
    translate("river_market", "Your pawn"),
    translate("river_market", "The Rival's pawn"),
    translate("river_market", "Pawn of {who}"),
)


def _whose(v: RiverMarket, viewer: int, seat: int, texts: tuple[Text, Text, Text]) -> Text:
    """Return the text for the viewer's own, the Rival's, or another seat's thing."""
    if seat in (viewer, v.rival):
        return texts[seat != viewer]
    return texts[2].fill(who=phrases.seat(v, seat))


def _pawns(v: RiverMarket, viewer: int, ring: Ring) -> Iterator[Piece]:
    """Yield the pawns, in a row if several are at one Booth."""
    for seat, p in enumerate(v.players):
        together = [other for other, another in enumerate(v.players) if another.pawn == p.pawn]
        at = places.pawn(ring, *places.on_bank(v, p.pawn), together.index(seat), len(together))
        text = translate("river_market", "It stands at {booth}.").fill(booth=phrases.booth(p.pawn))
        text = descriptions.sentences(text, _place(v, p.pawn))
        face, name = faces.Pawn(seat, automa=seat == v.rival), _whose(v, viewer, seat, _PAWNS)
        yield piece(places.pawn_key(seat), "walk", at, face, name, rule="RM-4.2", text=text, z=10 + seat)
