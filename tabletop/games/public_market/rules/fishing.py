"""PM-5: the Action phase, and fishing."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, names, phrases
from tabletop.games.public_market.actions import (
    Cool,
    Discard,
    EndTurn,
    Fish,
    GiveUp,
    Lay,
    LayScrap,
    Market,
    Sell,
)
from tabletop.games.public_market.rules import chest, powers
from tabletop.games.public_market.rules.powers import ANYWHERE, COOLER, OwnTurn
from tabletop.games.public_market.rules.shallow import ShellStep
from tabletop.games.public_market.state import SCRAP, Player, PublicMarket, bag_is_empty

Fate = Lay | Cool | Sell | Discard


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
            from tabletop.games.public_market.rules.market import market_steps

            to_market(s, self.meeple, tell)
            push_steps(s, *market_steps(self.seat))


def leave_queue(s: PublicMarket, meeple: int) -> None:
    """PM-4.8: the Meeple whose turn it is leaves its bid location."""
    for location, queue in enumerate(s.queues):
        if queue and queue[-1] == meeple:
            s.queues[location] = queue[:-1]
            s.last = meeple
            return


def to_dock(s: PublicMarket, meeple: int, tell: Tell) -> None:
    """PM-5.2: the Meeple goes to the lowest free space of the dock."""
    leave_queue(s, meeple)
    space = s.track.index(-1)
    s.track[space] = meeple
    tell(s, events.WentFishing(s.owners[meeple], meeple, space, _goes(s, meeple)))


def to_market(s: PublicMarket, meeple: int, tell: Tell) -> None:
    """PM-5.2: the Meeple goes to the lowest free space of the market."""
    leave_queue(s, meeple)
    half = len(s.track) // 2
    space = s.track.index(-1, half)
    s.track[space] = meeple
    tell(s, events.WentToMarket(s.owners[meeple], meeple, space, _goes(s, meeple)))


def _goes(s: PublicMarket, meeple: int) -> str:
    """The rule by which a Meeple goes to the dock or to the market."""
    return "PM-16.6" if s.owners[meeple] == s.angler else "PM-5.2"


@frozen
class Fishing(OwnTurn):
    """PM-5.3 to PM-5.8: take a tile and deal with it; place the held Scraps or give them up."""

    rule = "PM-5.3"
    accepts = (Lay, Cool, Sell, Discard, LayScrap, GiveUp, EndTurn)
    seat: int
    dealt: bool
    """Whether the tile has been dealt with."""

    def prompt(self, s: PublicMarket) -> Text:
        held = s.players[self.seat].held
        if not self.dealt:
            return self._ask_tile(s)
        if held:
            text = translate(
                "public_market", "Lay your {scraps} in the Ice Chest, or give up what doesn't fit."
            )
            return text.fill(scraps=join_and([phrases.scrap(kind) for kind in held]))
        text = translate("public_market", "End your turn, or use {power} before.")
        return text.fill(power=names.POWER_NAMES[s.players[self.seat].cube])

    def _ask_tile(self, s: PublicMarket) -> Text:
        where = phrases.column(s.boat)
        if powers.has_power(s.players[self.seat], ANYWHERE):
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
        fate = "PM-5.6" if bag_is_empty(s) else "PM-5.5"
        tile = () if self.dealt else ("PM-5.3", "PM-5.4", fate, "PM-5.7")
        scraps = ("PM-5.8", "PM-6.5") if s.players[self.seat].held else ()
        return (*tile, *scraps, "PM-6.1", "PM-6.3", "PM-6.4", "PM-6.6", "PM-7.2")

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        for column in s.ocean:
            for tile in column:
                shape = box.TILE_CELLS[tile]
                yield from (Lay(tile, cell, turn) for cell, turn in chest.hands_of(shape, s.flags.flip))
                yield from (Cool(tile), Sell(tile), Discard(tile))
        yield from scrap_tries(s, self.seat)
        yield EndTurn()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Of some thousand tries a tenth is allowed: asking about each would take a hundred times as long."""
        p = s.players[self.seat]
        found: list[Action] = [] if self.dealt else self._fates(s, p)
        if p.held:
            found += scrap_allowed(s, self.seat)
        elif self.dealt:
            found.append(EndTurn())
        return found

    def _fates(self, s: PublicMarket, p: Player) -> list[Action]:
        found: list[Action] = []
        out, cooler = Discard if bag_is_empty(s) else Sell, powers.has_power(p, COOLER)
        for column in s.ocean if powers.has_power(p, ANYWHERE) else (s.ocean[s.boat],):
            for tile in column:
                if chest.holds(p, box.TILE_FISH[tile]):
                    found += chest.fitting(p, s.flags, Lay, tile)
                    if cooler:
                        found.append(Cool(tile))
                found.append(out(tile))
        return found

    def forbids(self, s: PublicMarket, action: Fate | LayScrap | GiveUp | EndTurn) -> No | None:
        match action:
            case LayScrap() | GiveUp():
                return no_scrap(s, self.seat, action)
            case EndTurn():
                return self._no_end(s)
        return self._no_tile(s, action.tile) or self._no_fate(s, action)

    def _no_tile(self, s: PublicMarket, tile: int) -> No | None:
        if self.dealt:
            text = translate(
                "public_market", "You have taken your tile in this turn; the {tile} stays in the Ocean."
            )
            return No("PM-5.3", lambda: text.fill(tile=phrases.tile(tile)))
        here = next((n for n, tiles in enumerate(s.ocean) if tile in tiles), -1)
        if here < 0:
            text = translate("public_market", "The {tile} isn't in the Ocean.")
        elif here != s.boat and not powers.has_power(s.players[self.seat], ANYWHERE):
            text = translate("public_market", "The Boat lies at {boat}; the {tile} is in {here}.")
        else:
            return None
        return No(
            "PM-5.3",
            lambda: text.fill(
                boat=phrases.column(s.boat), tile=phrases.tile(tile), here=phrases.column(here)
            ),
        )

    def _no_fate(self, s: PublicMarket, action: Fate) -> No | None:
        tile, p, empty = action.tile, s.players[self.seat], bag_is_empty(s)
        if isinstance(action, Sell) and empty:
            text = translate(
                "public_market", "The Ocean Bag is empty: the Captain buys no more, not even the {tile}."
            )
            return No("PM-5.5", lambda: text.fill(tile=phrases.tile(tile)))
        if isinstance(action, Discard) and not empty:
            if s.bag:
                text = translate(
                    "public_market",
                    "While the Ocean Bag has tiles, sell the {tile} to the Captain for $3.",
                )
            else:
                text = translate(
                    "public_market", "Until sunset the Captain buys: sell the {tile} to him for $3."
                )
            return No("PM-5.6", lambda: text.fill(tile=phrases.tile(tile)))
        if isinstance(action, (Sell, Discard)):
            return None
        if no := chest.over_maximum(p, box.TILE_FISH[tile], "PM-5.7", tile):
            return no
        if isinstance(action, Cool):
            return powers.no_power(p, COOLER)
        return chest.no_place(p, s.flags, tile, action.cell, action.turn)

    def _no_end(self, s: PublicMarket) -> No | None:
        if not self.dealt:
            return No("PM-5.3", lambda: self._ask_tile(s))
        if held := s.players[self.seat].held:
            text = translate(
                "public_market", "Before your turn ends, lay in the Ice Chest or give up: {scraps}."
            )
            return No("PM-5.8", lambda: text.fill(scraps=join_and([phrases.scrap(kind) for kind in held])))
        return None

    def resume_step(self) -> Step:
        return MoreFishing(self.seat, self.dealt)

    def apply(self, s: PublicMarket, action: Fate | LayScrap | GiveUp | EndTurn, tell: Tell) -> None:
        match action:
            case LayScrap() | GiveUp():
                push_steps(s, self.resume_step())
                deal_with_scrap(s, self.seat, action, tell)
            case Lay() | Cool() | Sell() | Discard():
                self._deal_with(s, action, tell)

    def _deal_with(self, s: PublicMarket, action: Fate, tell: Tell) -> None:
        push_steps(s, MoreFishing(self.seat, True))
        tile, seat = action.tile, self.seat
        column = take_tile(s, seat, tile, tell)
        if not isinstance(action, Discard) and s.players[seat].token >= 0:
            push_steps(s, ShellStep(seat, tile))
        match action:
            case Lay(_, cell, turn):
                chest.put(s, seat, tile, cell, turn)
                tell(s, events.TileLaid(seat, tile, column, cell, turn))
                powers.look_at_shrimp(s, seat, tell)
            case Cool():
                p = s.players[seat]
                p.cooler += (tile,)
                chest.count(p, box.TILE_FISH[tile])
                tell(s, events.TileCooled(seat, tile, column))
                powers.use(s, seat, COOLER, tell)
            case Sell():
                s.gone |= 1 << tile
                s.players[seat].money += box.MARKET.pay.captain
                tell(s, events.TileSold(seat, tile, column, box.MARKET.pay.captain))
            case Discard():
                s.gone |= 1 << tile
                tell(s, events.TileDiscarded(seat, tile, column))


def take_tile(s: PublicMarket, seat: int, tile: int, tell: Tell) -> int:
    """PM-5.3, PM-8.6: the tile leaves the Ocean; returns its column."""
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
    powers.use(s, seat, ANYWHERE, tell)
    if here:
        tell(s, events.TileMoved(here[0], s.boat, column))
    return column


def scrap_tries(s: PublicMarket, seat: int) -> Iterator[Action]:
    """What hands could try with the held Scraps."""
    for kind in chest.kinds_in_hand(s.players[seat]):
        shape = chest.shape_of_scrap(kind, s.flags.single_scraps)
        yield from (LayScrap(kind, cell, turn) for cell, turn in chest.hands_of(shape, False))
        yield GiveUp(kind)


def scrap_allowed(s: PublicMarket, seat: int) -> list[Action]:
    """PM-6.5: what may be done with the held Scraps; their placements are looked up."""
    p = s.players[seat]
    found: list[Action] = []
    for kind in chest.kinds_in_hand(p):
        if p.fish[kind] < chest.MAX[kind]:
            found += chest.fitting(p, s.flags, LayScrap, kind)
        found.append(GiveUp(kind))
    return found


def no_scrap(s: PublicMarket, seat: int, action: LayScrap | GiveUp) -> No | None:
    """PM-6.5: why this cannot be done with a held Scrap."""
    p = s.players[seat]
    if no := chest.not_held(p, action.kind):
        return no
    if isinstance(action, GiveUp):
        return None
    return chest.no_scrap_place(p, s.flags, action.kind, action.cell, action.turn)


def deal_with_scrap(s: PublicMarket, seat: int, action: LayScrap | GiveUp, tell: Tell) -> None:
    """PM-6.5: a held Scrap goes into the chest or back to its supply."""
    chest.release_scrap(s, seat, action.kind)
    if isinstance(action, GiveUp):
        s.scraps[action.kind] += 1
        tell(s, events.ScrapGivenUp(seat, action.kind))
        return
    chest.put(s, seat, SCRAP + action.kind, action.cell, action.turn)
    tell(s, events.ScrapLaid(seat, action.kind, action.cell, action.turn))
    powers.look_at_shrimp(s, seat, tell)


def first_cast(s: PublicMarket, seat: int) -> Step:
    """PM-5.3: the fishing of a Meeple at the dock; without a tile in reach only Scraps are left to place."""
    reach = s.ocean if powers.has_power(s.players[seat], ANYWHERE) else (s.ocean[s.boat],)
    return MoreFishing(seat, not any(reach))


@frozen
class MoreFishing(Step):
    """PM-5.8: go on fishing while there is something left to do."""

    seat: int
    dealt: bool

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if not self.dealt or s.players[self.seat].held or powers.can_use_more(s, self.seat):
            push_steps(s, Fishing(self.seat, self.dealt))
