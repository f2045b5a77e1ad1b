"""The middle of the table: the square with its stalls, tiles, juice and cost cubes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from tabletop.engine.rules import upcoming
from tabletop.engine.table import Piece, Zone, piece, zone
from tabletop.engine.text import Text, joined, translate
from tabletop.games.morocco import components as box
from tabletop.games.morocco import names, words
from tabletop.games.morocco.rules.assign import lacks
from tabletop.games.morocco.rules.awards import award_points
from tabletop.games.morocco.rules.closing import PointStallTile, permitted
from tabletop.games.morocco.rules.spaces import leaders, ranks, strengths
from tabletop.games.morocco.score import district
from tabletop.games.morocco.square import COLUMN, PAIRS, POINTS, ROW, SIDE, STALLS, TOWARDS
from tabletop.games.morocco.state import COLUMNS, NEUTRAL, Morocco, colours, room
from tabletop.games.morocco.table import places, told

KEPT = 8192
"""How many pieces and zones are kept, since most lie the same from one moment to the next."""
OUTLINE, TILE, CARPET, ON_TOP = 70, 4, 3, 80
"""Depths."""


def zones(s: Morocco, eyes: int) -> Iterator[Zone]:
    """The square and everything printed on it, for the seat that looks."""
    yield zone("square", places.SQUARE, translate("morocco", "Market square"), "square", rule="MO-1.1")
    yield from (_rail(number, colour) for number, colour in enumerate(s.rails))
    for number in range(STALLS):
        if s.tiles[number] >= 0:
            text, name = told.tile(s, number), words.short_place(number)
            yield zone(f"stall:{number}", places.stall(number), name, rule="MO-8.1", text=text, z=1)
        else:
            ahead = leaders(s, number)
            who = tuple(words.seat(s, seat) for seat in ahead)
            yield from _stall(number, colours(s, number), lacks(s, eyes, number), ahead, who)


@cache
def _rail(number: int, colour: int) -> Zone:
    """The place of a cost cube."""
    name = translate("morocco", "Cost cube of {rail}: {colour}")
    name = name.fill(rail=words.rail(number), colour=names.COLOUR_NAMES[colour])
    return zone(f"rail:{number}", places.rail(number), name, rule="MO-1.2", z=1)


@lru_cache(KEPT)
def _stall(
    number: int,
    asked: tuple[int, int],
    missing: tuple[int, ...],
    ahead: tuple[int, ...],
    who: tuple[Text, ...],
) -> tuple[Zone, ...]:
    """An open stall with its price and its leaders: seats and what they are called."""
    cost, lead = told.cost(asked, missing), told.lead(who)
    (row, column), spots = asked, places.spaces(number)
    face, name = f"stall:{(ROW[number] + COLUMN[number]) % 2}", words.short_place(number)
    text = told.sentences(cost, lead)
    here = places.stall(number)
    stall = zone(
        f"stall:{number}", here, name, face, rule="MO-5.2", text=text, spots=spots, groups=PAIRS, z=1
    )
    held = f"{int(row not in missing)}{int(column not in missing)}"
    if row == column and len(missing) == 1:
        held = "10"
    tag = f"price:{row}:{column}:{held}"
    found = [stall, zone(f"price:{number}", places.price(number), cost, tag, rule="MO-5.2", z=2)]
    if ahead:
        flag = "lead:" + ",".join(map(str, ahead))
        found.append(zone(f"lead:{number}", places.lead(number, len(ahead)), lead, flag, rule="MO-7.3", z=2))
    return tuple(found)


def pieces(s: Morocco) -> Iterator[Piece]:
    """Cost cubes, juice, market tiles, the scout; arrows while a tile is pointed; districts at the end."""
    yield from (_cost_cube(number, colour) for number, colour in enumerate(s.rails))
    for point in range(POINTS):
        if s.taken[point] < 0:
            yield _juice(point, s.juice[point])
    for number in range(STALLS):
        if s.tiles[number] >= 0:
            yield from _tile(s, number)
    asked = upcoming(s)
    pointed = asked.stall if isinstance(asked, PointStallTile) else -1
    for number in range(STALLS):
        if number != pointed and not room(s, number):
            yield _tally(s, number)
    name = translate("morocco", "The scout")
    text = translate("morocco", "It shows whose cubes everybody gains.")
    yield piece("scout", "roof", places.scout(s.scout), "scout", name, rule="MO-4.1", text=text, z=9)
    if asked is None:
        yield from _districts(s)
    elif pointed >= 0:
        yield from _arrows(s, pointed)


def _tally(s: Morocco, number: int) -> Piece:
    """The slip on a stall that closes: how strong each seat is there, and its VP; the strongest first."""
    strong = strengths(s, number)
    places_won = ranks(strong)
    points = award_points(places_won)
    seats = sorted((seat for seat, rank in enumerate(places_won) if rank), key=lambda seat: places_won[seat])
    told_shares = [
        translate("morocco", "{who}: strength {strength}, {vp} VP").fill(
            who=words.seat(s, seat), strength=strong[seat], vp=points[seat]
        )
        for seat in seats
    ]
    face = "tally:" + ",".join(f"{seat}-{strong[seat]}-{points[seat]}" for seat in seats)
    at, name = places.tally(number, len(seats)), joined(told_shares)
    return piece(f"tally:{number}", "square", at, face, name, rule="MO-8.1", z=ON_TOP - 5)


@cache
def _cost_cube(number: int, colour: int) -> Piece:
    """A cost cube on its rail."""
    name = translate("morocco", "The {colour} cost cube of {rail}")
    name = name.fill(colour=names.COLOUR_NAMES[colour], rail=words.rail(number))
    text = translate("morocco", "For a gold, swap it with another one of its rail.")
    at, face = places.rail_cube(number), f"cube:{colour}"
    return piece(_cost_key(number, colour), f"rail:{number}", at, face, name, rule="MO-6.1", text=text, z=2)


@cache
def _juice(point: int, value: int) -> Piece:
    """A juice token on its point."""
    name = translate("morocco", "Juice token, {value}").fill(value=value)
    row, column = divmod(point, SIDE + 1)
    stalls = [
        r * SIDE + c for r in (row - 1, row) for c in (column - 1, column) if 0 <= r < SIDE and 0 <= c < SIDE
    ]
    text = translate("morocco", "It touches {stalls}.")
    text = text.fill(stalls=joined([words.place(stall) for stall in stalls]))
    face = f"juice:{value}"
    return piece(f"juice:{point}", "square", places.juice(point), face, name, rule="MO-9.3", text=text, z=2)


def _cost_key(number: int, colour: int) -> str:
    return f"cost:{number // COLUMNS}:{colour}"


def rail_cube(s: Morocco, number: int) -> str:
    """The key of the cost cube that lies there now: it keeps its colour wherever it goes on its rail."""
    return _cost_key(number, s.rails[number])


def tile_face(tile: int, direction: int) -> str:
    """A market tile, pointed or not yet."""
    return f"tile:{tile}" if direction < 0 else f"tile:{tile}:{direction}"


def _tile(s: Morocco, number: int) -> Iterator[Piece]:
    """A market tile, and the carpets to its neighbours of the same owner in the east and south."""
    owner = s.tiles[number]
    name, text = words.short_place(number), told.tile(s, number)
    face = tile_face(owner, s.arrows[number])
    yield piece(
        f"tile:{number}", "square", places.stall(number), face, name, rule="MO-8.2", text=text, z=TILE
    )
    for other in (TOWARDS[number][1], TOWARDS[number][2]):
        if other >= 0 and owner != NEUTRAL and s.tiles[other] == owner:
            name = translate("morocco", "These tiles are one district.")
            key, at = f"carpet:{number}:{other}", places.carpet(number, other)
            yield piece(key, "square", at, f"carpet:{owner}", name, rule="MO-12.5", z=CARPET)


def _arrows(s: Morocco, stall: int) -> Iterator[Piece]:
    """The ways a market tile may point now, to press."""
    for direction in permitted(s, stall):
        name = translate("morocco", "Point the tile {direction}")
        name = name.fill(direction=names.DIRECTION_NAMES[direction])
        at = places.arrow(stall, direction)
        yield piece(f"arrow:{direction}", "square", at, f"arrow:{direction}", name, rule="MO-9.1", z=ON_TOP)


def _districts(s: Morocco) -> Iterator[Piece]:
    """MO-12.5: each seat's largest district, lit, with what it is worth."""
    for seat in range(len(s.players)):
        stalls = district(s, seat)
        if not stalls:
            continue
        name = told.district(s, seat, len(stalls))
        for stall in stalls:
            at = places.stall(stall)
            yield piece(
                f"district:{stall}", "square", at, f"district:{seat}", name, rule="MO-12.5", z=OUTLINE
            )
        middle = stalls[len(stalls) // 2]
        face = f"worth:{len(stalls)}:{len(stalls) * box.POINTS.district}"
        yield piece(f"worth:{seat}", "square", places.worth(middle), face, name, rule="MO-12.5", z=ON_TOP)
