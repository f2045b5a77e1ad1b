"""The middle of the table: the Market Board, the four columns and the Ocean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise

from tabletop.engine.table import Piece, Spot, Zone, piece, rotated_cells, zone
from tabletop.engine.text import NO_TEXT, Text, dollars, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases, places
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.places import CELL
from tabletop.games.public_market.rules.ch04_bidding import costs
from tabletop.games.public_market.rules.ch06_chest import shape_of
from tabletop.games.public_market.state import HIDDEN, SCRAP, PublicMarket, bag_is_empty
from tabletop.games.public_market.table import descriptions


def sunset(v: PublicMarket) -> bool:
    return v.dusk > 0


def zones(v: PublicMarket) -> Iterator[Zone]:
    """Yield every zone of the middle."""
    spaces = len(v.track) // 2
    face = faces.Market(sunset(v), spaces)
    yield zone("board", places.MARKET_SPOT, translate("public_market", "Market Board"), face, rule="PM-4.2")
    for location in range(5):
        yield _bid_zone(v, location)
    for kind in range(4):
        name = translate("public_market", "Supply of {kind} Scraps").fill(kind=phrases.KIND_NAMES[kind])
        yield zone(f"scraps:{kind}", _supply_at(v, kind), name, rule="PM-4.6")
    yield _line_zone("dock", 0, spaces)
    yield _line_zone("market", spaces, spaces)
    yield from _collection_zones(v)
    for column in range(4):
        yield from _column_zones(v, column)
    ocean = faces.Ocean(v.boat)
    yield zone("ocean", places.OCEAN, translate("public_market", "Ocean"), ocean, rule="PM-5.3")
    captain = translate("public_market", "The Boat: drop a tile here to sell it for $3")
    if bag_is_empty(v):
        captain = translate("public_market", "The Boat: its Captain buys no more tiles")
    yield zone("captain", places.boat(v.boat), captain, rule="PM-5.5", z=2)
    yield zone("bag", places.BAG_SPOT, OCEAN_BAG, rule="PM-5.6", z=1)
    yield zone("chests", places.CHEST_PILE, CHESTS, rule="PM-9.13")


OCEAN_BAG, CHESTS = translate("public_market", "Ocean Bag"), translate("public_market", "Pile of Ice Chests")


def _bid_zone(v: PublicMarket, location: int) -> Zone:
    lane, queue = places.queue(location), len(v.queues[location])
    middles = [places.queued(location, n, queue) + places.MEEPLE[0] / 2 for n in range(queue)]
    edges = [lane.x, *middles, lane.x + lane.w]
    spots = tuple(Spot(x, lane.y, end - x, lane.h) for x, end in pairwise(edges))
    name = translate("public_market", "Bid location {name}")
    name = name.fill(name=phrases.location(location, sunset=sunset(v)))
    cost = costs(v)[location]
    text = translate("public_market", "Costs {price}.").fill(price=dollars(cost)) if cost else NO_TEXT
    return zone(f"bid:{location}", places.bid(location), name, spots=spots, text=text, rule="PM-4.2")


def _line_zone(key: str, first: int, spaces: int) -> Zone:
    left, right = places.line_spot(first, spaces), places.line_spot(first + spaces - 1, spaces)
    name = translate("public_market", "Dock") if key == "dock" else translate("public_market", "Market")
    return zone(key, Spot(left.x, left.y, right.x + right.w - left.x, left.h), name, rule="PM-5.2")


def _collection_zones(v: PublicMarket) -> Iterator[Zone]:
    tiles = len(v.collected) // 4
    name = translate("public_market", "Collection Location")
    yield zone("collections", places.COLLECTION, name, faces.Collection(tiles), rule="PM-9.7")
    for space in range(len(v.collected)):
        tile, logo = divmod(space, 4)
        text = translate("public_market", "Collection Location, {logo}: $3 and its logo")
        at = places.collection(tiles, tile, logo)
        yield zone(f"collection:{tile}:{logo}", at, text.fill(logo=phrases.LOGO_NAMES[logo]), rule="PM-9.7")


def _column_zones(v: PublicMarket, column: int) -> Iterator[Zone]:
    name = translate("public_market", "Scoring Location {kind}").fill(kind=phrases.KIND_NAMES[column])
    face = faces.Scoring(column, v.side)
    yield zone(f"scoring:{column}", places.scoring(column), name, face, rule="PM-9.6")
    for space in range(len(v.lights[column])):
        name = phrases.space(v, column, space)
        yield zone(f"space:{column}:{space}", space_at(v, column, space), name, rule="PM-9.6")
    over = translate("public_market", "Water over {column}").fill(column=phrases.column(column))
    yield zone(f"lane:{column}", places.lane(column), over, rule="PM-11.1", z=1)


def space_at(v: PublicMarket, column: int, space: int) -> Spot:
    """Return the place of a space of a Scoring Location."""
    per_half = len(v.lights[column]) // 2
    half, place = divmod(space, per_half)
    return places.scoring_space(column, half, place, per_half)


def pieces(v: PublicMarket, seat: int) -> Iterator[Piece]:
    """Yield every piece in the middle, as `seat` sees it."""
    yield from _supply(v)
    yield from _meeples(v, seat)
    yield from _lighthouses(v, seat)
    for column in range(4):
        yield from _cards(v, column)
        yield from _ocean(v, column)
    yield _boat(v)
    tiles, chests = len(v.bag), len(v.chests)
    yield piece("bag", "bag", places.BAG_SPOT, faces.Bag(tiles), OCEAN_BAG, count=tiles)
    yield piece("chests", "chests", places.CHEST_PILE, faces.ChestPile(chests), CHESTS, count=chests)


def _boat(v: PublicMarket) -> Piece:
    name = translate("public_market", "The Boat, over {column}").fill(column=phrases.column(v.boat))
    text = translate(
        "public_market", "You fish in the column below it, and sell tiles to its Captain for $3."
    )
    if bag_is_empty(v):
        text = translate("public_market", "You fish in the column below it.")
    at, where = places.boat(v.boat), f"lane:{v.boat}"
    return piece("boat", where, at, faces.Boat(), name, rule="PM-5.3", text=text, z=6)


def scrap_piece(v: PublicMarket, key: str, where: str, kind: int, at: tuple[float, float]) -> Piece:
    """Return a Scrap that can be turned while it is carried."""
    shape, turns = shape_of(SCRAP + kind, single=v.flags.single_scraps), 8 if v.flags.flip else 4
    size, face, name = extent(shape, 0), faces.Scrap(kind), phrases.scrap(kind)
    text = translate("public_market", "One {kind}. It can't be sold.").fill(kind=phrases.KIND_NAMES[kind])
    return Piece(key, where, *at, *size, face, name, text, "PM-4.6", z=3, turns=turns, cells=shape, cell=CELL)


def _supply_at(v: PublicMarket, kind: int) -> Spot:
    """Return the place of the pile of Scraps of a kind, at its bid location."""
    shape = shape_of(SCRAP + kind, single=v.flags.single_scraps)
    return places.supply(kind + (0 if sunset(v) else 1), extent(shape, 0)[0])


# without it a layout takes 1.3 times as long
@cache
def extent(shape: tuple[tuple[int, int], ...], turn: int, cell: float = CELL) -> tuple[float, float]:
    """Return width and height of a shape at a turn."""
    there = rotated_cells(shape, turn)
    return (max(c for _, c in there) + 1) * cell, (max(r for r, _ in there) + 1) * cell


def _supply(v: PublicMarket) -> Iterator[Piece]:
    for kind, left in enumerate(v.scraps):
        at, piled = _supply_at(v, kind), min(left, 2)
        for n in range(piled):
            key, lift = f"supply:{kind}" if n == piled - 1 else f"under:{kind}", 0.7 * (1 - n)
            scrap = scrap_piece(v, key, f"scraps:{kind}", kind, (at.x + lift, at.y + lift))
            yield replace(scrap, count=left, z=4) if n == piled - 1 else scrap


def _meeples(v: PublicMarket, viewer: int) -> Iterator[Piece]:
    width, height = places.MEEPLE
    for location, queue in enumerate(v.queues):
        lane = places.queue(location)
        for n, meeple in enumerate(queue):
            there = places.queued(location, n, len(queue)), lane.y + lane.h - height - 1
            yield _meeple(v, viewer, meeple, f"bid:{location}", there, number=n + 1)
    spaces = len(v.track) // 2
    for space, meeple in enumerate(v.track):
        if meeple >= 0:
            at = places.line_spot(space, spaces)
            where = "dock" if space < spaces else "market"
            there = (at.x + (at.w - width) / 2 + 3, at.y + at.h - height - 1)
            yield _meeple(v, viewer, meeple, where, there, number=space + 1)


def _meeple(
    v: PublicMarket, viewer: int, meeple: int, where: str, at: tuple[float, float], *, number: int
) -> Piece:
    """Return a Meeple on its space of a line or its place in a queue, `number` from the left."""
    seat = v.owners[meeple]
    face = faces.Meeple(seat, automa=seat == v.angler)
    name = translate("public_market", "Meeple of {who}").fill(who=phrases.seat(v, seat))
    if seat == viewer:
        name = translate("public_market", "Your Meeple")
    text = translate("public_market", "Number {n} from the left.").fill(n=number)
    spot = Spot(*at, *places.MEEPLE)
    return piece(f"meeple:{meeple}", where, spot, face, name, rule="PM-4.1", text=text, z=5)


def _lighthouses(v: PublicMarket, viewer: int) -> Iterator[Piece]:
    for column in range(4):
        for space, seat in enumerate(v.lights[column]):
            if seat >= 0:
                yield _lighthouse(v, viewer, seat, f"space:{column}:{space}", space_at(v, column, space))
    tiles = len(v.collected) // 4
    for place, seat in enumerate(v.collected):
        if seat >= 0:
            tile, logo = divmod(place, 4)
            at = places.collection(tiles, tile, logo)
            yield _lighthouse(v, viewer, seat, f"collection:{tile}:{logo}", at)


def _lighthouse(v: PublicMarket, viewer: int, seat: int, where: str, at: Spot) -> Piece:
    w, h = places.LIGHTHOUSE if at.w > 20 else places.SMALL_LIGHTHOUSE
    spot = Spot(at.x + at.w - w - 0.6, at.y + at.h - h - 0.8, w, h)
    name = translate("public_market", "Lighthouse of {who}").fill(who=phrases.seat(v, seat))
    if seat == viewer:
        name = translate("public_market", "Your Lighthouse")
    face = faces.Lighthouse(seat, automa=seat == v.angler)
    return piece(f"light:{where}", where, spot, face, name, rule="PM-9.4", z=4)


def _cards(v: PublicMarket, column: int) -> Iterator[Piece]:
    where, at = f"scoring:{column}", places.catch(column)
    name = translate("public_market", "Public Contract, {column}").fill(column=phrases.column(column))
    for place, number in enumerate(v.contracts[column]):
        spot, face = places.contract(column, place), faces.Contract(number)
        text = translate("public_market", "Pay {fish} and place a Lighthouse.")
        text = text.fill(fish=phrases.fish(box.CONTRACTS[number].cost))
        yield piece(f"contract:{number}", where, spot, face, name, rule="PM-9.4", text=text)
    below, card = v.stacks[column], v.open[column]
    if below:
        back = faces.CatchBack("blue" if below[-1] == HIDDEN else "red")
        name = translate("public_market", "Face-down Today's Catch cards")
        yield piece(f"stack:{column}", where, at, back, name, count=len(below) if card < 0 else 0)
    if card >= 0:
        yield catch_card(card, where, at.x, at.y, z=4, count=len(below) + 1)


def catch_card(card: int, where: str, x: float, y: float, *, z: int, count: int = 0) -> Piece:
    """Return a Today's Catch card, face up."""
    own = box.CATCH[card]
    gains = [phrases.KIND_NAMES[kind] for kind, n in enumerate(own.gears) for _ in range(n)]
    logos = [phrases.LOGO_NAMES[box.LOGOS.index(logo)] for logo in own.logos]
    text = translate("public_market", "Costs {fish}. Logos: {logos}.")
    if gains:
        text = translate("public_market", "Costs {fish}. Gears: {gears}. Logos: {logos}.")
    text = text.fill(fish=phrases.fish(own.cost), gears=join_and(gains), logos=join_and(logos))
    name, face, at = phrases.card(card), faces.Catch(card), Spot(x, y, *places.CARD)
    return piece(f"catch:{card}", where, at, face, name, rule="PM-9.8", text=text, z=z, count=count)


def _ocean(v: PublicMarket, column: int) -> Iterator[Piece]:
    """Yield the tiles of a column, each with its long side horizontal, the one nearest the Boat on top."""
    at = places.ocean(column)
    lying = [_flat(box.TILE_CELLS[tile]) for tile in v.ocean[column]]
    shapes = zip((box.TILE_CELLS[tile] for tile in v.ocean[column]), lying, strict=True)
    heights = [extent(shape, turn)[1] for shape, turn in shapes]
    gaps = max(len(heights) - 1, 1)
    scale = min(1.0, (at.h - 2 * gaps) / sum(heights)) if heights else 1.0
    gap = min(8.0, (at.h - scale * sum(heights)) / gaps)
    y = at.y
    for n, (tile, turn, height) in enumerate(zip(v.ocean[column], lying, heights, strict=True)):
        lies = tile_piece(v, tile, "ocean", (at.x + at.w / 2, y), turn=turn, cell=CELL * scale)
        yield replace(lies, text=two(lies.text, descriptions.place_in_ocean(column, n)))
        y += height * scale + gap


def two(first: Text, second: Text) -> Text:
    """Join two sentences."""
    return translate("public_market", "{first} {second}", "two sentences").fill(first=first, second=second)


def _flat(shape: tuple[tuple[int, int], ...]) -> int:
    width, height = extent(shape, 0)
    return 0 if width >= height else 1


def tile_piece(
    v: PublicMarket,
    tile: int,
    where: str,
    at: tuple[float, float],
    *,
    turn: int,
    cell: float = CELL,
    centred: bool = True,
) -> Piece:
    """Return a Fish Tile; `at` is the middle of its upper edge, or its corner if it is not centred."""
    corner = (at[0] - extent(box.TILE_CELLS[tile], turn, cell)[0] / 2, at[1]) if centred else at
    return _tile(tile, where, corner, turn, cell, 8 if v.flags.flip else 4)


# without it a layout takes 1.3 times as long
@lru_cache(4096)
def _tile(tile: int, where: str, at: tuple[float, float], turn: int, cell: float, turns: int) -> Piece:
    """Return a Fish Tile, cached: otherwise a layout takes a fifth longer."""
    shape, fish = box.TILE_CELLS[tile], phrases.fish(box.TILE_FISH[tile])
    text = translate("public_market", "{fish}; {cells} cells; shell: {shell}")
    text = text.fill(fish=fish, cells=len(shape), shell=phrases.SHELL_NAMES[box.TILE_SHELL[tile]])
    name, size = translate("public_market", "Fish Tile: {fish}").fill(fish=fish), extent(shape, turn, cell)
    lies = Piece(f"tile:{tile}", where, *at, *size, faces.Tile(tile), name, text, "PM-5.3", z=3)
    return replace(lies, turn=turn, turns=turns, cells=shape, cell=cell)
