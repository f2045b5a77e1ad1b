"""PM-6 and PM-7: placing in the Ice Chest, and the Catch Tracker."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Tell
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, grid, names, phrases
from tabletop.games.public_market.actions import Lay, LayScrap, SupplyScrap
from tabletop.games.public_market.state import SCRAP, Flags, Player, PublicMarket, Vec

MAX = box.TRACKERS.maxima
ICE_TOKEN = 0
SCRAP_FISH: tuple[Vec, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


Laying = Callable[[int, int, int], Lay | LayScrap | SupplyScrap]
"""What makes an action of a thing's number, the cell, and the turn."""


@cache
def ways(lay: Laying, number: int, flip: bool, single: bool) -> tuple[tuple[int, Action], ...]:  # noqa: FBT001  cached
    """PM-6.1: what each way to lay a thing on an empty grid covers, and its action.

    Kept, as is `_fitting`: to make some hundred actions at every decision took half the time of random play.
    """
    shape = box.TILE_CELLS[number] if lay is Lay else shape_of_scrap(number, single)
    return tuple((mask, lay(number, cell, turn)) for cell, turn, mask in grid.placements(shape, flip=flip))


@lru_cache(1 << 14)
def _fitting(lay: Laying, number: int, closed: int, flip: bool, single: bool) -> tuple[Action, ...]:  # noqa: FBT001  cached
    return tuple(way for mask, way in ways(lay, number, flip, single) if not mask & closed)


def fitting(p: Player, flags: Flags, lay: Laying, number: int) -> tuple[Action, ...]:
    """PM-6.1: the ways to lay a thing on nothing that cannot be covered."""
    closed = blocked(p) if p.chest >= 0 else grid.FULL
    return _fitting(lay, number, closed, flags.flip and lay is Lay, flags.single_scraps)


@cache
def hands_of(shape: grid.Cells, flip: bool) -> tuple[tuple[int, int], ...]:  # noqa: FBT001  a cached table
    """Every cell and turn at which hands could put a shape, also where it sticks out; equal turns once."""
    turns = [turn for turn in range(8 if flip else 4) if grid.same_turn(shape, turn) == turn]
    return tuple((cell, turn) for turn in turns for cell in range(grid.SIDE * grid.SIDE))


def shape_of_scrap(kind: int, single: bool) -> grid.Cells:  # noqa: FBT001  called by cached tables
    """PM-1.5: the shape of a Scrap (C2; the option scrap_all_monomino)."""
    return box.SINGLE_CELLS if single else box.SCRAP_CELLS[kind]


def shape_of(thing: int, flags: Flags) -> grid.Cells:
    """The shape of what lies in a chest."""
    return box.TILE_CELLS[thing] if thing < SCRAP else shape_of_scrap(thing - SCRAP, flags.single_scraps)


def fish_of(thing: int) -> Vec:
    """The fish on what lies in a chest."""
    return box.TILE_FISH[thing] if thing < SCRAP else SCRAP_FISH[thing - SCRAP]


def blocked(p: Player) -> int:
    """PM-6.1, PM-15.6: the cells of the chest that cannot be covered."""
    return p.filled if p.token == ICE_TOKEN else p.filled | box.ICE[p.chest]


def holds(p: Player, fish: Vec) -> bool:
    """PM-7.2: whether so many fish more stay within the tracker's maxima."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    return a + e <= MAX[0] and b + f <= MAX[1] and c + g <= MAX[2] and d + h <= MAX[3]


def over_maximum(p: Player, fish: Vec, rule: str, thing: int) -> No | None:
    """PM-5.7, PM-7.2: which kind there would be too many of."""
    over = next((kind for kind, n in enumerate(fish) if n and p.fish[kind] + n > MAX[kind]), None)
    if over is None:
        return None
    text = translate(
        "public_market", "The {what} would bring you to {now}; the Catch Tracker ends at {most}."
    )
    now = p.fish[over] + fish[over]
    return No(
        rule, lambda: text.fill(what=phrases.thing(thing), now=phrases.fish_of(over, now), most=MAX[over])
    )


def no_place(p: Player, flags: Flags, thing: int, cell: int, turn: int) -> No | None:
    """PM-6.1: why something cannot lie in this place of the chest."""
    shape = shape_of(thing, flags)
    if p.chest < 0:
        text = translate("public_market", "You have no Ice Chest any more, so the {what} can't be placed.")
        return No("PM-9.13", lambda: text.fill(what=phrases.thing(thing)))
    if turn > 3 and not flags.flip and grid.same_turn(shape, turn) > 3:
        text = translate("public_market", "The {what} may be turned, but not mirrored.")
        return No("PM-6.1", lambda: text.fill(what=phrases.thing(thing)))
    mask = grid.covers(shape, cell, turn)
    if not mask:
        text = translate("public_market", "In {spot}, the {what} would stick out of the Ice Chest.")
        return No("PM-6.1", lambda: text.fill(spot=phrases.spot(cell, turn), what=phrases.thing(thing)))
    if over := mask & p.filled:
        return _lies_on(p, flags, thing, lowest(over))
    if over := mask & blocked(p):
        text = translate("public_market", "The {what} would cover the Ice Block in {cell}.")
        return No("PM-6.1", lambda: text.fill(what=phrases.thing(thing), cell=phrases.cell(lowest(over))))
    return None


def lowest(mask: int) -> int:
    """The first cell of a mask."""
    return (mask & -mask).bit_length() - 1


def _lies_on(p: Player, flags: Flags, thing: int, cell: int) -> No:
    text = translate("public_market", "The {what} would lie on the {below} in {cell}.")

    def why() -> Text:
        below = next(
            other for other, at, turn in p.placed if grid.covers(shape_of(other, flags), at, turn) >> cell & 1
        )
        return text.fill(what=phrases.thing(thing), below=phrases.thing(below), cell=phrases.cell(cell))

    return No("PM-6.1", why)


def no_scrap_place(p: Player, flags: Flags, kind: int, cell: int, turn: int) -> No | None:
    """PM-6.5: why a Scrap cannot be placed there."""
    if no := no_place(p, flags, SCRAP + kind, cell, turn):
        return no
    return over_maximum(p, SCRAP_FISH[kind], "PM-7.2", SCRAP + kind)


def put(s: PublicMarket, seat: int, thing: int, cell: int, turn: int) -> None:
    """PM-6.1, PM-7.1: it lies in the chest now, and its fish count."""
    p = s.players[seat]
    shape = shape_of(thing, s.flags)
    turn = grid.same_turn(shape, turn)
    p.filled |= grid.covers(shape, cell, turn)
    p.placed = (*p.placed, (thing, cell, turn))
    count(p, fish_of(thing))


def count(p: Player, fish: Vec) -> None:
    """PM-7.1: so many fish more on the tracker."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    p.fish = (a + e, b + f, c + g, d + h)


def spend(p: Player, fish: Vec) -> None:
    """PM-7.3: so many fish less on the tracker."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    p.fish = (a - e, b - f, c - g, d - h)


def has(p: Player, fish: Vec) -> bool:
    """PM-9.3: whether the tracker shows at least so many of each kind."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    return a >= e and b >= f and c >= g and d >= h


def raise_gear(s: PublicMarket, seat: int, kind: int, tell: Tell) -> None:
    """PM-9.8, PM-9.9: a Gear token goes up by one, at most to the end of the tracker."""
    p = s.players[seat]
    capped = p.gears[kind] >= MAX[kind]
    if not capped:
        gears = list(p.gears)
        gears[kind] += 1
        p.gears = (gears[0], gears[1], gears[2], gears[3])
    tell(s, events.GearGained(seat, kind, capped))


def release_scrap(s: PublicMarket, seat: int, kind: int) -> None:
    """A held Scrap is held no more."""
    held = list(s.players[seat].held)
    held.remove(kind)
    s.players[seat].held = tuple(held)


def none_left(s: PublicMarket, kind: int) -> No | None:
    """PM-4.6: whether the supply has no Scrap of this kind."""
    if s.scraps[kind]:
        return None
    text = translate("public_market", "No {scrap} is left in supply.")
    return No("PM-4.6", lambda: text.fill(scrap=phrases.scrap(kind)))


def kinds_in_hand(p: Player) -> Iterable[int]:
    """The kinds of the held Scraps, each once, cheapest first."""
    return sorted(set(p.held))


def not_held(p: Player, kind: int) -> No | None:
    """PM-6.5: whether no Scrap of this kind is held."""
    if kind in p.held:
        return None
    name = names.KIND_NAMES[kind]
    if not p.held:
        text = translate("public_market", "You hold no Scrap, so there is no {kind} Scrap to place.")
        return No("PM-6.5", lambda: text.fill(kind=name))
    text = translate("public_market", "You hold no {kind} Scrap; you hold {held}.")
    return No("PM-6.5", lambda: text.fill(kind=name, held=join_and([phrases.scrap(one) for one in p.held])))
