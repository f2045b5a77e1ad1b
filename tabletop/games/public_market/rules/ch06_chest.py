"""PM-6: placing tiles and Scraps in the Ice Chest; the neighbours of the Crab; held Scraps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Piece
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid, marks, phrases, places
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.rules.ch07_tracker import count_fish, has_room, over_maximum
from tabletop.games.public_market.rules.ch09_sale import complete_lines
from tabletop.games.public_market.state import SCRAP, Cell, Flags, Four, Player, PublicMarket, Turn, Vec

# PM-6.1 to PM-6.3: where something may lie

ICE_TOKEN = 0
SCRAP_FISH: tuple[Vec, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def shape_of(thing: int, *, single: bool) -> grid.Cells:
    """PM-1.4, PM-1.5: return the shape of a tile or Scrap; `single`: with the option scrap_all_monomino."""
    if thing < SCRAP:
        return box.TILE_CELLS[thing]
    return box.SINGLE_CELLS if single else box.SCRAP_CELLS[thing - SCRAP]


def fish_of(thing: int) -> Vec:
    """PM-1.4, PM-1.5: return the fish on a tile or Scrap."""
    return box.TILE_FISH[thing] if thing < SCRAP else SCRAP_FISH[thing - SCRAP]


def blocked(p: Player) -> int:
    """PM-6.1, PM-15.6: return the cells of the chest that cannot be covered."""
    return p.filled if p.token == ICE_TOKEN else p.filled | box.ICE[p.chest]


def no_place(p: Player, flags: Flags, thing: int, cell: int, turn: int) -> No | None:
    """PM-6.1: refuse a place of the chest for a thing; None if it fits."""
    shape = shape_of(thing, single=flags.single_scraps)
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
        return _overlaps(p, flags, thing, _lowest(over))
    if over := mask & blocked(p):
        text = translate("public_market", "The {what} would cover the Ice Block in {cell}.")
        return No("PM-6.1", lambda: text.fill(what=phrases.thing(thing), cell=phrases.cell(_lowest(over))))
    return None


def _lowest(mask: int) -> int:
    """Return the first cell of a mask."""
    return (mask & -mask).bit_length() - 1


def _overlaps(p: Player, flags: Flags, thing: int, cell: int) -> No:
    text = translate("public_market", "The {what} would lie on the {below} in {cell}.")

    def why() -> Text:
        below = next(
            other
            for other, at, turn in p.placed
            if grid.covers(shape_of(other, single=flags.single_scraps), at, turn) >> cell & 1
        )
        return text.fill(what=phrases.thing(thing), below=phrases.thing(below), cell=phrases.cell(cell))

    return No("PM-6.1", why)


def put(s: PublicMarket, seat: int, thing: int, cell: int, turn: int) -> None:
    """PM-6.1, PM-7.1: put a tile or Scrap into the chest, and add its fish."""
    p = s.players[seat]
    shape = shape_of(thing, single=s.flags.single_scraps)
    turn = grid.same_turn(shape, turn)
    p.filled |= grid.covers(shape, cell, turn)
    p.placed = (*p.placed, (thing, cell, turn))
    count_fish(p, fish_of(thing))


class InChest(GameAction[PublicMarket]):
    """Places something in the chest: `cell` is under the top left corner of its bounding box."""

    __slots__ = ()
    cell: int
    turn: int

    @property
    def thing(self) -> int:
        """The tile or Scrap, as in `Player.placed`."""
        raise NotImplementedError

    def short_label(self, _s: PublicMarket) -> Text:
        row, column = divmod(self.cell, grid.CHEST_SIDE)
        where = translate("public_market", "Row {row}, column {column}", "the beginning of a line")
        where = where.fill(row=row + 1, column=column + 1)
        if not self.turn:
            return where
        text = translate("public_market", "{cell}, {turned}")
        return text.fill(cell=where, turned=phrases.TURN_NAMES[self.turn])

    def outcome_text(self, s: PublicMarket, step: Choice[PublicMarket]) -> Text:
        """Describe the Shrimp that it covers, the Crab that it surrounds, and the lines that it completes."""
        after: PublicMarket = right_after(s, self)
        was, now, parts = s.players[step.seat], after.players[step.seat], list[Text]()
        if shrimp := (now.filled & ~was.filled & box.SHRIMP[was.chest]).bit_count():
            parts.append(translate("public_market", "%n Shrimp covered", "", shrimp))
        if crab_surrounded(after, now) and not crab_surrounded(s, was):
            parts.append(translate("public_market", "Crab surrounded"))
        more = len(complete_lines(now)[1]) - len(complete_lines(was)[1])
        if more > 0:
            parts.append(
                translate("public_market", "${n} more payout").fill(n=more * box.MARKET_BOARD.pay.line)
            )
        return join_and(parts)

    def thumb(self, v: PublicMarket, step: Choice[PublicMarket]) -> faces.Mini:
        own, shape = v.players[step.seat], shape_of(self.thing, single=v.flags.single_scraps)
        return faces.Mini(own.chest, own.filled, grid.covers(shape, self.cell, self.turn))

    def marks(self, v: PublicMarket, step: Choice[PublicMarket]) -> Iterator[Piece]:
        after: PublicMarket = right_after(v, self)
        yield marks.tracker(v.players[step.seat], step.seat, after.players[step.seat].fish)


# PM-6.4: the Crab


def open_around_crab(chest: int, filled: int) -> int:
    """PM-6.4: return the neighbours of the Crab that are neither covered nor Ice Blocks, as a mask."""
    return box.CRAB_RING[chest] & ~(filled | box.ICE[chest])


def crab_surrounded(s: PublicMarket, p: Player) -> bool:
    """PM-6.4: return True if no neighbour of the Crab is open (A6: it may be covered itself)."""
    if open_around_crab(p.chest, p.filled):
        return False
    return not (s.flags.crab_must_be_open and p.filled & box.CRAB[p.chest])


# PM-6.6: Shrimp

SHRIMP_TOKEN = 1


@frozen
class ShrimpCovered(GameEvent):
    """PM-6.6: enough Shrimp of the chest are covered for a Shrimp Bonus."""

    seat: int

    def line(self) -> LogLine:
        text = translate("public_market", "Covers the Shrimp: a Shrimp Bonus")
        return LogLine(text, self.seat, (), "PM-6.6")

    def reward(self) -> Reward:
        return Reward(self.seat, "gain")


def shrimp_needed(p: Player) -> int:
    """PM-6.6, PM-15.7: return the number of covered Shrimp needed for a Shrimp Bonus."""
    return 2 if p.token == SHRIMP_TOKEN else 3


def check_shrimp(s: PublicMarket, seat: int, tell: Tell) -> None:
    """PM-6.6, PM-15.7: give the Shrimp Bonus for enough covered Shrimp, once for each chest."""
    p = s.players[seat]
    if p.shrimped or p.chest < 0:
        return
    if (p.filled & box.SHRIMP[p.chest]).bit_count() >= shrimp_needed(p):
        # the bonus is chapter 8, which places Scraps by this one
        from tabletop.games.public_market.rules.ch08_shrimp import Shrimp

        p.shrimped = True
        tell(s, ShrimpCovered(seat))
        push_steps(s, Shrimp(seat))


# PM-4.7, PM-6.5: Scraps, held and placed


@frozen
class ScrapTaken(GameEvent):
    """PM-4.6, PM-9.6: a seat took a Scrap and holds it."""

    seat: int
    kind: int
    rule: str

    def line(self) -> LogLine:
        text = translate("public_market", "Takes a {scrap}").fill(scrap=phrases.scrap(self.kind))
        return LogLine(text, self.seat, (), self.rule)

    def headline(self) -> Headline:
        did = translate("public_market", "took %n Scrap(s)", "", 1)
        return Headline(self.seat, "scrap", 4, did)


@frozen
class ScrapLaid(GameEvent):
    """PM-6.1: a Scrap was placed in the chest."""

    seat: int
    kind: int
    cell: int
    turn: int

    def line(self) -> LogLine:
        text, spot = (
            translate("public_market", "Lays a {scrap} in {spot}"),
            phrases.spot(self.cell, self.turn),
        )
        return LogLine(text.fill(scrap=phrases.scrap(self.kind), spot=spot), self.seat, (), "PM-6.5")

    def headline(self) -> Headline:
        did = translate("public_market", "laid %n Scrap(s)", "", 1)
        return Headline(self.seat, "scrap_laid", 4, did)


@frozen
class ScrapGivenUp(GameEvent):
    """PM-6.5: a held Scrap went back to its supply."""

    seat: int
    kind: int

    def line(self) -> LogLine:
        text = translate("public_market", "Gives up a {scrap}").fill(scrap=phrases.scrap(self.kind))
        return LogLine(text, self.seat, (), "PM-6.5")

    def headline(self) -> Headline:
        did = translate("public_market", "gave up %n Scrap(s)", "", 1)
        return Headline(self.seat, "given_up", 3, did)


def none_left(s: PublicMarket, kind: int) -> No | None:
    """PM-4.6: refuse a kind of Scrap that is not in supply; None if it is."""
    if s.scraps[kind]:
        return None
    text = translate("public_market", "No {scrap} is left in supply.")
    return No("PM-4.6", lambda: text.fill(scrap=phrases.scrap(kind)))


def hold(s: PublicMarket, seat: int, kind: int, rule: str, tell: Tell) -> None:
    """PM-4.7: move a Scrap from the supply to the place beside the chest."""
    s.scraps[kind] -= 1
    s.players[seat].held += (kind,)
    tell(s, ScrapTaken(seat, kind, rule))


def place_scrap(s: PublicMarket, seat: int, kind: int, cell: int, turn: int, tell: Tell) -> None:
    """PM-6.1: put a Scrap into the chest."""
    put(s, seat, SCRAP + kind, cell, turn)
    tell(s, ScrapLaid(seat, kind, cell, turn))
    check_shrimp(s, seat, tell)


def no_scrap_place(p: Player, flags: Flags, kind: int, cell: int, turn: int) -> No | None:
    """PM-6.5: refuse a place for a Scrap; None if it fits."""
    if no := no_place(p, flags, SCRAP + kind, cell, turn):
        return no
    return over_maximum(p, SCRAP_FISH[kind], "PM-7.2", SCRAP + kind)


class WithHeld(GameAction[PublicMarket]):
    """PM-6.5: an action with a held Scrap."""

    __slots__ = ()
    kind: int


@frozen
class LayScrap(InChest, WithHeld):
    """PM-6.5: place a held Scrap of this kind in the chest."""

    kind: Four
    cell: Cell
    turn: Turn

    @property
    def thing(self) -> int:
        return SCRAP + self.kind

    def say(self, _s: PublicMarket) -> Text:
        text = translate("public_market", "Lay the {scrap} in {spot}")
        return text.fill(scrap=phrases.scrap(self.kind), spot=phrases.spot(self.cell, self.turn))

    def gesture(self, v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(places.held_key(v, step.seat, self.kind), "chest", self.cell, self.turn)


@frozen
class GiveUp(WithHeld):
    """PM-6.5: put a held Scrap of this kind back into the supply."""

    kind: Four

    def say(self, _s: PublicMarket) -> Text:
        return translate("public_market", "Give up the {scrap}").fill(scrap=phrases.scrap(self.kind))

    def short_label(self, _s: PublicMarket) -> Text:
        return translate("public_market", "Give it up")

    def gives_up(self, s: PublicMarket, step: Choice[PublicMarket]) -> Text:
        """Name the Scrap, if it could be placed."""
        fits = any(isinstance(a, LayScrap) and a.kind == self.kind for a in step.legal_actions(s))
        return phrases.scrap(self.kind) if fits else NO_TEXT

    def gesture(self, v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(places.held_key(v, step.seat, self.kind), f"scraps:{self.kind}")


WITH_HELD = (LayScrap, GiveUp)


def held_kinds(p: Player) -> list[int]:
    """Return the kinds of the held Scraps, each once, cheapest first."""
    return sorted(set(p.held))


def scrap_candidates(s: PublicMarket, seat: int) -> Iterator[Action]:
    """Yield every candidate action with the held Scraps."""
    for kind in held_kinds(s.players[seat]):
        yield from (LayScrap(kind, *spot) for spot in spots_of(SCRAP + kind, s.flags))
        yield GiveUp(kind)


def no_scrap(s: PublicMarket, seat: int, action: WithHeld) -> No | None:
    """PM-6.5: refuse an action with a held Scrap; None if it is legal."""
    p, kind = s.players[seat], action.kind
    if kind in p.held:
        if isinstance(action, LayScrap):
            return no_scrap_place(p, s.flags, kind, action.cell, action.turn)
        return None
    name = phrases.KIND_NAMES[kind]
    if not p.held:
        text = translate("public_market", "You hold no Scrap, so there is no {kind} Scrap to place.")
        return No("PM-6.5", lambda: text.fill(kind=name))
    text = translate("public_market", "You hold no {kind} Scrap; you hold {held}.")
    return No("PM-6.5", lambda: text.fill(kind=name, held=phrases.scraps(p.held)))


def deal_with_scrap(s: PublicMarket, seat: int, action: WithHeld, tell: Tell) -> None:
    """PM-6.5: put a held Scrap into the chest or back into its supply."""
    p, kind = s.players[seat], action.kind
    at = p.held.index(kind)
    p.held = p.held[:at] + p.held[at + 1 :]
    if isinstance(action, LayScrap):
        place_scrap(s, seat, kind, action.cell, action.turn, tell)
    else:
        s.scraps[kind] += 1
        tell(s, ScrapGivenUp(seat, kind))


def legal_with_held(s: PublicMarket, seat: int) -> list[Action]:
    """PM-6.5: return the legal actions with the held Scraps."""
    p, found = s.players[seat], list[Action]()
    for kind in held_kinds(p):
        if has_room(p, kind):
            found += chest_placements(p, s.flags, LayScrap, SCRAP + kind)
        found.append(GiveUp(kind))
    return found


# Ways to place a thing


def spots_of(thing: int, flags: Flags) -> list[tuple[int, int]]:
    """Return every candidate cell and turn of a thing, even if it sticks out; equal turns once."""
    shape, turns = shape_of(thing, single=flags.single_scraps), 8 if flags.flip and thing < SCRAP else 4
    own = [turn for turn in range(turns) if grid.same_turn(shape, turn) == turn]
    return [(cell, turn) for turn in own for cell in range(grid.CHEST_SIDE * grid.CHEST_SIDE)]


# Those that fit are looked up

Placing = Callable[[int, int, int], InChest]
"""A function from the number of a tile or kind of a Scrap, the cell and the turn, to an action."""


# without it random play takes 1.2 times as long
@cache
def _ways(make: Placing, thing: int, flip: bool, single: bool) -> tuple[tuple[int, Action], ...]:  # noqa: FBT001  cached
    """PM-6.1: return the mask and the action of each way to place a thing on an empty grid."""
    number, shape = thing % SCRAP, shape_of(thing, single=single)
    return tuple((mask, make(number, cell, turn)) for cell, turn, mask in grid.placements(shape, flip=flip))


# without it a search takes 1.1 times as long
@lru_cache(1 << 14)
def _fitting(make: Placing, thing: int, closed: int, flip: bool, single: bool) -> tuple[Action, ...]:  # noqa: FBT001  cached
    return tuple([way for mask, way in _ways(make, thing, flip, single) if not mask & closed])


def chest_placements(p: Player, flags: Flags, make: Placing, thing: int) -> tuple[Action, ...]:
    """PM-6.1: return the ways to place a thing that cover no blocked cell."""
    closed = blocked(p) if p.chest >= 0 else grid.FULL
    return _fitting(make, thing, closed, flags.flip and thing < SCRAP, flags.single_scraps)
