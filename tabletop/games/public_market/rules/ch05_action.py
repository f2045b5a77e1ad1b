"""PM-5: the Action phase, and fishing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import ClassVar

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.rules.ch06_chest import (
    WITH_HELD,
    InChest,
    WithHeld,
    check_shrimp,
    chest_placements,
    deal_with_scrap,
    legal_with_held,
    no_place,
    no_scrap,
    put,
    scrap_candidates,
    spots_of,
)
from tabletop.games.public_market.rules.ch07_tracker import count_fish, holds, over_maximum
from tabletop.games.public_market.rules.ch08_shrimp import (
    ANYWHERE,
    COOLER,
    OwnTurn,
    can_use_more,
    has_power,
    no_power,
    use,
)
from tabletop.games.public_market.rules.ch09_market import market_steps
from tabletop.games.public_market.rules.ch15_waters import ShellStep
from tabletop.games.public_market.rules.supply import caught, payment
from tabletop.games.public_market.state import Cell, Meeple, Player, PublicMarket, Tile, Turn, bag_is_empty

# PM-5.1, PM-5.2: fishing or Market


@frozen
class WentFishing(GameEvent):
    """PM-5.2: a Meeple was put on a space of the dock (0 first)."""

    seat: int
    meeple: int
    space: int
    rule: str = field(default="PM-5.2", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Goes fishing, dock {n}").fill(n=self.space + 1)
        return LogLine(text, self.seat, (f"meeple:{self.meeple}",), self.rule)

    def headline(self) -> Headline:
        did = translate("public_market", "went fishing")
        return Headline(self.seat, "went", 3, did)


@frozen
class WentToMarket(GameEvent):
    """PM-5.2: a Meeple was put on a space of the market; numbers continue those of the dock (0 first)."""

    seat: int
    meeple: int
    space: int
    rule: str = field(default="PM-5.2", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Goes to Market, place {n}").fill(n=self.space + 1)
        return LogLine(text, self.seat, (f"meeple:{self.meeple}",), self.rule)

    def headline(self) -> Headline:
        did = translate("public_market", "went to Market")
        return Headline(self.seat, "went", 4, did)


@frozen
class Fish(GameAction[PublicMarket]):
    """PM-5.2: the Meeple goes to the dock."""

    meeple: Meeple
    text = translate("public_market", "Go fishing")

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"meeple:{self.meeple}", "dock")


@frozen
class Market(GameAction[PublicMarket]):
    """PM-5.2: the Meeple goes to the market."""

    meeple: Meeple
    text = translate("public_market", "Go to Market")

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"meeple:{self.meeple}", "market")


@frozen
class Go(OwnTurn):
    """PM-5.1: the Meeple's owner chooses to fish or to go to Market."""

    rule = "PM-5.1"
    rules = ("PM-5.1", "PM-5.2", "PM-5.3", "PM-9.3", "PM-9.11", "PM-9.14")
    accepts = (Fish, Market)
    seat: int
    meeple: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate("public_market", "Move {meeple}: to the dock to fish in {column}, or to the market.")
        return text.fill(meeple=phrases.meeple(s, self.meeple), column=phrases.column(s.boat))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        for meeple, owner in enumerate(s.owners):
            if owner == self.seat:
                yield Fish(meeple)
                yield Market(meeple)

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        return [Fish(self.meeple), Market(self.meeple)]

    def forbids(self, s: PublicMarket, action: Fish | Market) -> No | None:
        if action.meeple == self.meeple:
            return None
        if action.meeple < len(s.owners) and s.owners[action.meeple] == self.seat:
            if any(action.meeple in queue for queue in s.queues):
                text = translate(
                    "public_market", "Now {first} acts; {other} stands elsewhere in the action order."
                )
            else:
                text = translate("public_market", "Now {first} acts; {other} has acted already.")
            first, other = phrases.meeple(s, self.meeple), phrases.meeple(s, action.meeple)
            return No("PM-4.8", lambda: text.fill(first=first, other=other))
        text = translate("public_market", "Meeple {n} isn't yours; now {meeple} acts.")
        return No("PM-4.8", lambda: text.fill(n=action.meeple + 1, meeple=phrases.meeple(s, self.meeple)))

    def apply(self, s: PublicMarket, action: Fish | Market, tell: Tell) -> None:
        if isinstance(action, Fish):
            to_dock(s, self.meeple, tell)
            push_steps(s, first_cast(s, self.seat))
        else:
            to_market(s, self.meeple, tell)
            push_steps(s, *market_steps(self.seat))


def leave_queue(s: PublicMarket, meeple: int) -> None:
    """PM-4.8: take the Meeple whose turn it is off its bid location."""
    for location, queue in enumerate(s.queues):
        if queue and queue[-1] == meeple:
            s.queues[location] = queue[:-1]
            s.last = meeple
            return


def to_dock(s: PublicMarket, meeple: int, tell: Tell) -> None:
    """PM-5.2: put the Meeple on the lowest free space of the dock."""
    leave_queue(s, meeple)
    space = s.track.index(-1)
    s.track[space] = meeple
    tell(s, WentFishing(s.owners[meeple], meeple, space, _goes(s, meeple)))


def to_market(s: PublicMarket, meeple: int, tell: Tell) -> None:
    """PM-5.2: put the Meeple on the lowest free space of the market."""
    leave_queue(s, meeple)
    half = len(s.track) // 2
    space = s.track.index(-1, half)
    s.track[space] = meeple
    tell(s, WentToMarket(s.owners[meeple], meeple, space, _goes(s, meeple)))


def _goes(s: PublicMarket, meeple: int) -> str:
    """Return the rule by which a Meeple goes to the dock or to the market."""
    return "PM-16.6" if s.owners[meeple] == s.angler else "PM-5.2"


# PM-5.3 to PM-5.7: a tile, and what is done with it


@frozen
class TileLaid(GameEvent):
    """PM-5.4 (a): a tile from this column was placed in the chest."""

    seat: int
    tile: int
    column: int
    cell: int
    turn: int

    def line(self) -> LogLine:
        text = translate("public_market", "Lays the {tile} in {spot}")
        return _tile_line(self, text.fill(spot=phrases.spot(self.cell, self.turn)), "PM-5.4")

    def headline(self) -> Headline:
        return caught(self.seat, self.tile)


@frozen
class TileCooled(GameEvent):
    """PM-8.4: a tile from this column was put into the cooler."""

    seat: int
    tile: int
    column: int

    def line(self) -> LogLine:
        return _tile_line(self, translate("public_market", "Puts the {tile} in the cooler"), "PM-8.4")

    def headline(self) -> Headline:
        return caught(self.seat, self.tile)


@frozen
class TileSold(GameEvent):
    """PM-5.5: a tile was sold to the Boat Captain."""

    seat: int
    tile: int
    column: int
    dollars: int

    def line(self) -> LogLine:
        text = translate("public_market", "Sells the {tile} to the Captain for ${n}").fill(n=self.dollars)
        return _tile_line(self, text, "PM-5.5")

    def reward(self) -> Reward | None:
        return payment(self.seat, self.dollars, "captain")

    def headline(self) -> Headline:
        did = translate("public_market", "sold %n tile(s) for ${amount}", "", 1)
        earns = translate("public_market", "sell tiles for ${amount}")
        return Headline(self.seat, "sold_tile", 6, did, (), self.dollars, ("went",), earns=earns)


@frozen
class TileDiscarded(GameEvent):
    """PM-5.6: a tile was taken and discarded."""

    seat: int
    tile: int
    column: int

    def line(self) -> LogLine:
        return _tile_line(self, translate("public_market", "Discards the {tile}"), "PM-5.6")

    def headline(self) -> Headline:
        did = translate("public_market", "discarded %n tile(s)", "", 1)
        return Headline(self.seat, "discarded", 5, did)


def _tile_line(event: TileLaid | TileCooled | TileSold | TileDiscarded, text: Text, rule: str) -> LogLine:
    return LogLine(text.fill(tile=phrases.tile(event.tile)), event.seat, (f"tile:{event.tile}",), rule)


class WithTile(GameAction[PublicMarket]):
    """PM-5.4: takes a tile from the Ocean and does something with it."""

    __slots__ = ()
    tile: int
    label: ClassVar[Text]
    """The label of the action if the tile is known."""
    target: ClassVar[str]
    """The key of the zone where the tile is dropped."""
    moves_token: ClassVar[bool] = True
    """PM-15.3: True if its shell moves the Power token."""

    def say(self, _s: PublicMarket) -> Text:
        return self.text.fill(tile=phrases.tile(self.tile))

    def short_label(self, _s: PublicMarket) -> Text:
        return self.label

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"tile:{self.tile}", self.target)

    def refusal(self, s: PublicMarket, p: Player) -> No | None:
        """Return the reason why this cannot be done with a tile that may be taken; None if it can."""
        raise NotImplementedError

    def carry_out(self, s: PublicMarket, seat: int, column: int, tell: Tell) -> None:
        """Carry it out with the tile, which has left its column."""
        raise NotImplementedError


@frozen
class Lay(InChest, WithTile):
    """PM-5.4 (a): take a tile from the Ocean and place it in the chest."""

    tile: Tile
    cell: Cell
    turn: Turn

    @property
    def thing(self) -> int:
        return self.tile

    def say(self, _s: PublicMarket) -> Text:
        text = translate("public_market", "Lay the {tile} in {spot}")
        return text.fill(tile=phrases.tile(self.tile), spot=phrases.spot(self.cell, self.turn))

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"tile:{self.tile}", "chest", self.cell, self.turn)

    def refusal(self, s: PublicMarket, p: Player) -> No | None:
        if no := over_maximum(p, box.TILE_FISH[self.tile], "PM-5.7", self.tile):
            return no
        return no_place(p, s.flags, self.tile, self.cell, self.turn)

    def carry_out(self, s: PublicMarket, seat: int, column: int, tell: Tell) -> None:
        put(s, seat, self.tile, self.cell, self.turn)
        tell(s, TileLaid(seat, self.tile, column, self.cell, self.turn))
        check_shrimp(s, seat, tell)


@frozen
class Cool(WithTile):
    """PM-5.4 (b), PM-8.4: take a tile from the Ocean and put it in the cooler."""

    tile: Tile
    text = translate("public_market", "Put the {tile} in the cooler")
    label = translate("public_market", "Put it in the cooler")
    target = f"power:{COOLER}"

    def refusal(self, s: PublicMarket, p: Player) -> No | None:
        return over_maximum(p, box.TILE_FISH[self.tile], "PM-5.7", self.tile) or no_power(p, COOLER)

    def carry_out(self, s: PublicMarket, seat: int, column: int, tell: Tell) -> None:
        p = s.players[seat]
        p.cooler += (self.tile,)
        count_fish(p, box.TILE_FISH[self.tile])
        tell(s, TileCooled(seat, self.tile, column))
        use(s, seat, COOLER, tell)


@frozen
class Sell(WithTile):
    """PM-5.4 (c), PM-5.5: take a tile from the Ocean and sell it to the Boat Captain."""

    tile: Tile
    text = translate("public_market", "Sell the {tile} to the Captain")
    label = translate("public_market", "Sell it to the Captain")
    target = "captain"

    def refusal(self, s: PublicMarket, p: Player) -> No | None:
        if not bag_is_empty(s):
            return None
        text = translate(
            "public_market", "The Ocean Bag is empty: the Captain buys no more, not even the {tile}."
        )
        return No("PM-5.5", lambda: text.fill(tile=phrases.tile(self.tile)))

    def carry_out(self, s: PublicMarket, seat: int, column: int, tell: Tell) -> None:
        s.gone |= 1 << self.tile
        s.players[seat].money += box.MARKET_BOARD.pay.captain
        tell(s, TileSold(seat, self.tile, column, box.MARKET_BOARD.pay.captain))


@frozen
class Discard(WithTile):
    """PM-5.4 (d), PM-5.6: take a tile from the Ocean and discard it."""

    tile: Tile
    text = translate("public_market", "Discard the {tile}")
    label = translate("public_market", "Discard it")
    target = "bag"
    moves_token = False

    def refusal(self, s: PublicMarket, p: Player) -> No | None:
        if bag_is_empty(s):
            return None
        if s.bag:
            text = translate(
                "public_market", "While the Ocean Bag has tiles, sell the {tile} to the Captain for $3."
            )
        else:
            text = translate("public_market", "Until sunset the Captain buys: sell the {tile} to him for $3.")
        return No("PM-5.6", lambda: text.fill(tile=phrases.tile(self.tile)))

    def carry_out(self, s: PublicMarket, seat: int, column: int, tell: Tell) -> None:
        s.gone |= 1 << self.tile
        tell(s, TileDiscarded(seat, self.tile, column))


@frozen
class TileMoved(GameEvent):
    """PM-8.6: the tile nearest the Boat moved to the place that Fish Anywhere emptied."""

    tile: int
    column: int
    to: int

    def line(self) -> LogLine:
        text = translate("public_market", "The {tile} moves from the Boat to {column}")
        text = text.fill(tile=phrases.tile(self.tile), column=phrases.column(self.to))
        return LogLine(text, -1, (f"tile:{self.tile}",), "PM-8.6")


def in_reach(s: PublicMarket, p: Player) -> list[tuple[int, ...]]:
    """PM-5.3, PM-8.6: return the columns from which a tile may be taken, each with its tiles."""
    return s.ocean if has_power(p, ANYWHERE) else [s.ocean[s.boat]]


def take_tile(s: PublicMarket, seat: int, tile: int, tell: Tell) -> int:
    """PM-5.3, PM-8.6: take the tile out of the Ocean; return its column."""
    here = s.ocean[s.boat]
    if tile in here:
        at = here.index(tile)
        s.ocean[s.boat] = here[:at] + here[at + 1 :]
        return s.boat
    column = next(n for n, tiles in enumerate(s.ocean) if tile in tiles)
    there = s.ocean[column]
    at = there.index(tile)
    s.ocean[column] = (*there[:at], *here[:1], *there[at + 1 :])
    s.ocean[s.boat] = here[1:]
    use(s, seat, ANYWHERE, tell)
    if here:
        tell(s, TileMoved(here[0], s.boat, column))
    return column


# PM-5.3 to PM-5.8: the choice


@frozen
class EndTurn(GameAction[PublicMarket]):
    """PM-5.8: end the turn."""

    text = translate("public_market", "End your turn")
    hand = Press("button:end")
    declines = True


@frozen
class Fishing(OwnTurn):
    """PM-5.3 to PM-5.8: take a tile and use it; place the held Scraps or give them up."""

    rule = "PM-5.3"
    accepts = (Lay, Cool, Sell, Discard, *WITH_HELD, EndTurn)
    seat: int
    dealt: bool
    """True if the tile has been used."""

    def prompt(self, s: PublicMarket) -> Text:
        held = s.players[self.seat].held
        if not self.dealt:
            return self._ask_tile(s)
        if held:
            text = translate(
                "public_market", "Lay your {scraps} in the Ice Chest, or give up what doesn't fit."
            )
            return text.fill(scraps=phrases.scraps(held))
        text = translate("public_market", "End your turn, or use {power} before.")
        return text.fill(power=phrases.POWER_NAMES[s.players[self.seat].cube])

    def _ask_tile(self, s: PublicMarket) -> Text:
        where = phrases.column(s.boat)
        if has_power(s.players[self.seat], ANYWHERE):
            text = translate(
                "public_market",
                "Take a tile from {column}, under the Boat, or with Fish Anywhere from any column.",
            )
        elif bag_is_empty(s):
            text = translate(
                "public_market", "Take a tile from {column}: lay it in the Ice Chest or discard it."
            )
        else:
            text = translate(
                "public_market",
                "Take a tile from {column}: lay it in the Ice Chest or sell it to the Captain for $3.",
            )
        return text.fill(column=where)

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        captain = "PM-5.6" if bag_is_empty(s) else "PM-5.5"
        tile = () if self.dealt else ("PM-5.3", "PM-5.4", captain, "PM-5.7")
        scraps = ("PM-5.8", "PM-6.5") if s.players[self.seat].held else ()
        return (*tile, *scraps, "PM-6.1", "PM-6.3", "PM-6.4", "PM-6.6", "PM-7.2")

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        for column in s.ocean:
            for tile in column:
                yield from (Lay(tile, *spot) for spot in spots_of(tile, s.flags))
                yield from (Cool(tile), Sell(tile), Discard(tile))
        yield from scrap_candidates(s, self.seat)
        yield EndTurn()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Build the list directly: a tenth of the candidates is legal, and checks take 100 times as long."""
        p = s.players[self.seat]
        found: list[Action] = [] if self.dealt else self._with_tiles(s, p)
        if p.held:
            found += legal_with_held(s, self.seat)
        elif self.dealt:
            found.append(EndTurn())
        return found

    def _with_tiles(self, s: PublicMarket, p: Player) -> list[Action]:
        found: list[Action] = []
        out, cooler = Discard if bag_is_empty(s) else Sell, has_power(p, COOLER)
        for column in in_reach(s, p):
            for tile in column:
                if holds(p, box.TILE_FISH[tile]):
                    found += chest_placements(p, s.flags, Lay, tile)
                    if cooler:
                        found.append(Cool(tile))
                found.append(out(tile))
        return found

    def forbids(self, s: PublicMarket, action: WithTile | WithHeld | EndTurn) -> No | None:
        if isinstance(action, WithTile):
            return self._no_tile(s, action.tile) or action.refusal(s, s.players[self.seat])
        return self._no_end(s) if isinstance(action, EndTurn) else no_scrap(s, self.seat, action)

    def _no_tile(self, s: PublicMarket, tile: int) -> No | None:
        if self.dealt:
            text = translate(
                "public_market", "You have taken your tile in this turn; the {tile} stays in the Ocean."
            )
            return No("PM-5.3", lambda: text.fill(tile=phrases.tile(tile)))
        here = next((n for n, tiles in enumerate(s.ocean) if tile in tiles), -1)
        if here < 0:
            text = translate("public_market", "The {tile} isn't in the Ocean.")
        elif here != s.boat and not has_power(s.players[self.seat], ANYWHERE):
            text = translate("public_market", "The Boat lies at {boat}; the {tile} is in {here}.")
        else:
            return None
        return No(
            "PM-5.3",
            lambda: text.fill(
                boat=phrases.column(s.boat), tile=phrases.tile(tile), here=phrases.column(here)
            ),
        )

    def _no_end(self, s: PublicMarket) -> No | None:
        if not self.dealt:
            return No("PM-5.3", lambda: self._ask_tile(s))
        if held := s.players[self.seat].held:
            text = translate(
                "public_market", "Before your turn ends, lay in the Ice Chest or give up: {scraps}."
            )
            return No("PM-5.8", lambda: text.fill(scraps=phrases.scraps(held)))
        return None

    def resume_step(self) -> Step[PublicMarket]:
        return MoreFishing(self.seat, self.dealt)

    def apply(self, s: PublicMarket, action: WithTile | WithHeld | EndTurn, tell: Tell) -> None:
        if isinstance(action, EndTurn):
            return
        if not isinstance(action, WithTile):
            push_steps(s, self.resume_step())
            deal_with_scrap(s, self.seat, action, tell)
            return
        push_steps(s, MoreFishing(self.seat, True))
        column = take_tile(s, self.seat, action.tile, tell)
        if action.moves_token and s.players[self.seat].token >= 0:
            push_steps(s, ShellStep(self.seat, action.tile))
        action.carry_out(s, self.seat, column, tell)


def first_cast(s: PublicMarket, seat: int) -> Step[PublicMarket]:
    """PM-5.3: return the fishing of a Meeple at the dock; without a tile in reach only Scraps are placed."""
    return MoreFishing(seat, not any(in_reach(s, s.players[seat])))


@frozen
class MoreFishing(Step[PublicMarket]):
    """PM-5.8: continues fishing while anything is left to do."""

    seat: int
    dealt: bool

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if not self.dealt or s.players[self.seat].held or can_use_more(s, self.seat):
            push_steps(s, Fishing(self.seat, self.dealt))
