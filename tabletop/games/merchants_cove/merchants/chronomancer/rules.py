"""MC-15: the Chronomancer: tiles in engines, Rifts, and Echoes that save hours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from tabletop.engine.chance import HasChance, shuffle
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, FreeActions, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.actions import Decline
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer import events
from tabletop.games.merchants_cove.merchants.chronomancer import phrases as said
from tabletop.games.merchants_cove.merchants.chronomancer.actions import (
    ChooseRift,
    KeepTiles,
    PlaceTile,
    PushTile,
    SpendEcho,
    SwapSpare,
    WindClock,
)
from tabletop.games.merchants_cove.merchants.chronomancer.components import ARCHIVIST, CLERK, SLOTS, WINDER
from tabletop.games.merchants_cove.merchants.chronomancer.state import PRISM, TILES, Engines, colour
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.goods import SHOP, draw_from, gain, put_into
from tabletop.games.merchants_cove.rules.staff import has, ready, spend
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove

COLOURS = range(PRISM)
ENGINES = range(len(box.ENGINE_NAMES))


def setup(s: HasChance, _seat: int) -> Engines:
    """MC-15.1: fills both engines at random; one tile is the spare."""
    tiles = list(range(TILES))
    shuffle(s, tiles)
    engines = [tuple(tiles.pop() for _ in range(SLOTS)) for _ in ENGINES]
    return Engines(engines=engines, spare=tiles.pop(), stack=tuple(sorted(tiles)))


def shop(s: MerchantsCove, seat: int) -> Engines:
    """The Chronomancer's board of a seat."""
    mine = s.players[seat].shop
    assert isinstance(mine, Engines)
    return mine


def draw(s: MerchantsCove, seat: int, n: int) -> tuple[int, ...]:
    """MC-15.1: draws tiles from the stack; the discards become a new stack if it is empty."""
    mine = shop(s, seat)
    drawn: tuple[int, ...] = ()
    for _ in range(n):
        if not mine.stack:
            mine.stack, mine.discard = mine.discard, ()
        if mine.stack:
            tile, mine.stack = draw_from(s, mine.stack, SHOP + seat)
            drawn += (tile,)
    return drawn


def pushed(engine: tuple[int, ...], tile: int, end: int) -> tuple[tuple[int, ...], int]:
    """MC-15.3: an engine after a tile came into its left (0) or right (1) end, and the tile that fell out.

    >>> pushed((1, 2, 3), 9, 0)
    ((9, 1, 2), 3)
    >>> pushed((1, 2, 3), 9, 1)
    ((2, 3, 9), 1)
    """
    return ((*engine[1:], tile), engine[0]) if end else ((tile, *engine[:-1]), engine[-1])


@cache
def triple(engine: tuple[int, ...]) -> int:
    """MC-15.5: the colour that all tiles of an engine can have; -1 if there is none."""
    colours = {colour(tile) for tile in engine} - {PRISM}
    return next(iter(colours)) if len(colours) == 1 else NOBODY


@cache
def pairs(engine: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """MC-15.5: the colours that two tiles of an engine can have, and the slots of these tiles."""
    found: dict[int, tuple[int, ...]] = {}
    for each in COLOURS:
        slots = tuple(n for n, tile in enumerate(engine) if colour(tile) in (each, PRISM))
        if len(slots) == 2 and any(colour(engine[n]) == each for n in slots):
            found[each] = slots
    return found


@frozen
class PushSpare(GameChoice):
    """MC-15.3: the seat pushes the spare tile into an end of an engine."""

    rule = "MC-15.3"
    accepts = (PushTile,)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Push the spare tile ({tile}) into an end of an engine.")
        return text.fill(tile=said.tile(shop(s, self.seat).spare))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        return (PushTile(engine, end) for engine in ENGINES for end in (0, 1))

    def forbids(self, s: MerchantsCove, action: PushTile) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: PushTile, tell: Tell) -> None:
        mine, n = shop(s, self.seat), action.engine
        tile = mine.spare
        mine.engines[n], mine.spare = pushed(mine.engines[n], tile, action.end)
        tell(s, events.TilePushed(self.seat, n, action.end, tile, mine.spare))


@frozen
class DrawTiles(Step):
    """MC-15.4, MC-15.8: draws tiles from the stack."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        mine = shop(s, self.seat)
        mine.drawn = draw(s, self.seat, box.HELPED if has(s, self.seat, ARCHIVIST) else box.DRAWN)
        tell(s, events.TilesDrawn(self.seat, mine.drawn))
        push_steps(s, SortTiles(self.seat))


@frozen
class SortTiles(GameChoice):
    """MC-15.4: the seat may replace a tile of an engine and the spare with drawn tiles."""

    rule = "MC-15.4"
    accepts = (PlaceTile, SwapSpare, Done)
    seat: int
    placed: bool = False
    swapped: bool = False

    def prompt(self, s: MerchantsCove) -> Text:
        drawn = said.tiles(shop(s, self.seat).drawn)
        if self.placed:
            text = translate("merchants_cove", "Swap the spare tile with one of these, or don't: {tiles}.")
        elif self.swapped:
            text = translate(
                "merchants_cove", "Replace a tile of an engine with one of these, or don't: {tiles}."
            )
        else:
            text = translate("merchants_cove", "Place one tile in an engine and one as the spare: {tiles}.")
        return text.fill(tiles=drawn)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        drawn = shop(s, self.seat).drawn
        yield from (PlaceTile(tile, n, slot) for tile in drawn for n in ENGINES for slot in range(SLOTS))
        yield from (SwapSpare(tile) for tile in drawn)
        yield Done()

    def forbids(self, s: MerchantsCove, action: PlaceTile | SwapSpare | Done) -> No | None:
        if isinstance(action, Done):
            return None
        done = self.placed if isinstance(action, PlaceTile) else self.swapped
        if action.tile not in shop(s, self.seat).drawn:
            text = translate("merchants_cove", "The {tile} tile wasn't drawn just now.")
        elif done and isinstance(action, PlaceTile):
            text = translate("merchants_cove", "The {tile} tile stays out: you have replaced a tile already.")
        elif done:
            text = translate(
                "merchants_cove", "The {tile} tile stays out: you have swapped the spare already."
            )
        else:
            return None
        return No("MC-15.4", lambda: text.fill(tile=said.tile(action.tile)))

    def apply(self, s: MerchantsCove, action: PlaceTile | SwapSpare | Done, tell: Tell) -> None:
        mine = shop(s, self.seat)
        placed, swapped = self.placed, self.swapped
        if isinstance(action, PlaceTile):
            engine, placed = mine.engines[action.engine], True
            gone = engine[action.slot]
            mine.engines[action.engine] = (*engine[: action.slot], action.tile, *engine[action.slot + 1 :])
            self._leave(mine, action.tile, gone)
            tell(s, events.TilePlaced(self.seat, action.engine, action.slot, action.tile, gone))
        elif isinstance(action, SwapSpare):
            gone, mine.spare, swapped = mine.spare, action.tile, True
            self._leave(mine, action.tile, gone)
            tell(s, events.SpareSwapped(self.seat, action.tile, gone))
        if isinstance(action, Done) or (placed and swapped):
            mine.discard = put_into(mine.discard, *mine.drawn)
            mine.drawn = ()
        else:
            push_steps(s, SortTiles(self.seat, placed, swapped))

    def _leave(self, mine: Engines, tile: int, gone: int) -> None:
        """Removes a drawn tile that has a place now, and discards the one it replaced."""
        mine.drawn = tuple(each for each in mine.drawn if each != tile)
        mine.discard = put_into(mine.discard, gone)


@frozen
class OpenRift(Step):
    """MC-15.5: an engine gives Goods for three or two tiles of a colour, else an Echo."""

    seat: int
    engine: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        mine, every = shop(s, self.seat), tuple(range(SLOTS))
        tiles = mine.engines[self.engine]
        three, two = triple(tiles), pairs(tiles)
        if three != NOBODY:
            tell(s, events.RiftOpened(self.seat, self.engine, every, three))
            goods = (state.good(three, large=True), state.good(three))
            gain(s, self.seat, goods, tell, "MC-15.5")
            replace_tiles(s, self.seat, self.engine, every, tell)
        elif len(two) > 1:
            push_steps(s, PickRift(self.seat, self.engine))
        elif two:
            rift_of_two(s, self.seat, self.engine, next(iter(two)), tell)
        else:
            tell(s, events.RiftOpened(self.seat, self.engine, every, NOBODY))
            mine.echoed = True
            echo(s, self.seat, tell, "MC-15.5")
            replace_tiles(s, self.seat, self.engine, every, tell)


def rift_of_two(s: MerchantsCove, seat: int, engine: int, shade: int, tell: Tell) -> None:
    """MC-15.5: two tiles of a colour give a small Good; then they go, unless the Paradox Clerk helps."""
    slots = pairs(shop(s, seat).engines[engine])[shade]
    tell(s, events.RiftOpened(seat, engine, slots, shade))
    gain(s, seat, (state.good(shade),), tell, "MC-15.5")
    if ready(s, seat, CLERK):
        push_steps(s, AskClerk(seat, engine, slots))
    else:
        replace_tiles(s, seat, engine, slots, tell)


def replace_tiles(s: MerchantsCove, seat: int, engine: int, slots: tuple[int, ...], tell: Tell) -> None:
    """MC-15.5: discards the tiles of these slots, and fills the slots again."""
    mine = shop(s, seat)
    tiles = list(mine.engines[engine])
    mine.discard = put_into(mine.discard, *(tiles[slot] for slot in slots))
    came = draw(s, seat, len(slots))
    for slot, tile in zip(slots, came, strict=True):
        tiles[slot] = tile
    mine.engines[engine] = tuple(tiles)
    tell(s, events.SlotsFilled(seat, engine, came))


def echo(s: MerchantsCove, seat: int, tell: Tell, rule: str) -> None:
    """MC-15.1: gives the seat another Echo, if it can hold it."""
    mine = shop(s, seat)
    lost = mine.echoes >= box.ECHOES
    mine.echoes += not lost
    tell(s, events.EchoGained(seat, mine.echoes, lost, rule))


@frozen
class PickRift(GameChoice):
    """MC-15.5: the seat chooses a colour that two tiles of the engine have."""

    rule = "MC-15.5"
    accepts = (ChooseRift,)
    seat: int
    engine: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "The Prism makes two of a colour. Choose: {colours}.")
        two = pairs(shop(s, self.seat).engines[self.engine])
        return text.fill(colours=phrases.joined([said.shade(each) for each in two]))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        return (ChooseRift(each) for each in COLOURS)

    def forbids(self, s: MerchantsCove, action: ChooseRift) -> No | None:
        if action.colour in pairs(shop(s, self.seat).engines[self.engine]):
            return None
        text = translate("merchants_cove", "Two tiles of the engine {engine} can't be {colour}.")
        text = text.fill(engine=said.engine(self.engine))
        return No("MC-15.5", lambda: text.fill(colour=said.shade(action.colour)))

    def apply(self, s: MerchantsCove, action: ChooseRift, tell: Tell) -> None:
        rift_of_two(s, self.seat, self.engine, action.colour, tell)


@frozen
class AskClerk(GameChoice):
    """MC-15.9: the Paradox Clerk may keep the two tiles of this Rift in place."""

    rule = "MC-15.9"
    accepts = (KeepTiles, Decline)
    seat: int
    engine: int
    slots: tuple[int, ...]

    def prompt(self, s: MerchantsCove) -> Text:
        tiles = shop(s, self.seat).engines[self.engine]
        text = translate("merchants_cove", "Does the Paradox Clerk keep these tiles in place: {tiles}?")
        return text.fill(tiles=said.tiles(tiles[slot] for slot in self.slots))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield KeepTiles()
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, KeepTiles):
            spend(s, self.seat, CLERK)
            tell(s, events.TilesKept(self.seat, self.engine))
        else:
            replace_tiles(s, self.seat, self.engine, self.slots, tell)


@frozen
class UseWinder(FreeActions):
    """MC-15.7: on the own turn the Clock Winder may give an Echo, once a day."""

    accepts = (WindClock,)
    seat: int

    def available(self, s: MerchantsCove) -> bool:
        return ready(s, self.seat, WINDER)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        if has(s, self.seat, WINDER):
            yield WindClock()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        echoes = shop(s, self.seat).echoes
        if not ready(s, self.seat, WINDER):
            text = translate("merchants_cove", "The Clock Winder gives only %n Echo(es) a day.")
            return No("MC-15.7", text.count(1))
        if echoes >= box.ECHOES:
            text = translate("merchants_cove", "You can't hold more than %n Echo(es).")
            return No("MC-15.1", text.count(echoes))
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:  # noqa: ARG002
        spend(s, self.seat, WINDER)
        echo(s, self.seat, tell, "MC-15.7")


@frozen
class Echoing(Step):
    """MC-15.6: offers to spend an Echo on an action that gave none and costs something."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        mine = shop(s, self.seat)
        echoed, mine.echoed = mine.echoed, False
        if mine.echoes and s.hours and not echoed:
            push_steps(s, AskEcho(self.seat))


@frozen
class AskEcho(GameChoice):
    """MC-15.6: the seat may spend an Echo on this action."""

    rule = "MC-15.6"
    accepts = (SpendEcho, Decline)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Spend an Echo to pay {less} instead of %n hour(s)?")
        return text.count(s.hours).fill(less=max(s.hours - box.SAVES, 0))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield SpendEcho()
        yield Decline()

    def free_actions(self, s: MerchantsCove) -> tuple[FreeActions, ...]:
        return asides(s, self.seat)

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, SpendEcho):
            shop(s, self.seat).echoes -= 1
            s.hours = max(s.hours - box.SAVES, 0)
            tell(s, events.EchoSpent(self.seat, s.hours))


def asides(_s: MerchantsCove, seat: int) -> tuple[FreeActions, ...]:
    """The free actions of the Chronomancer's own turn."""
    return (UseWinder(seat),)


def paying(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """The choice before an action is paid."""
    return (Echoing(seat),)


def shift(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-15.3: the action of Shift."""
    return (PushSpare(seat),)


def scavenge(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-15.4: the action of Scavenge."""
    return (DrawTiles(seat),)


def rift(engine: int) -> Callable[[MerchantsCove, int], tuple[Step, ...]]:
    """MC-15.5: the action of an engine's Rift."""
    return lambda _s, seat: (OpenRift(seat, engine),)


def faults(mine: Engines) -> list[str]:
    """MC-15.1: inconsistencies: a tile missing or twice, a gap in an engine, too many Echoes."""
    found = []
    tiles = [*(tile for engine in mine.engines for tile in engine), mine.spare, *mine.stack, *mine.discard]
    if sorted((*tiles, *mine.drawn)) != list(range(TILES)):
        found.append(f"tiles: {tiles}, {mine.drawn}")
    if [len(engine) for engine in mine.engines] != [SLOTS for _ in ENGINES]:
        found.append(f"engines: {mine.engines}")
    if not 0 <= mine.echoes <= box.ECHOES:
        found.append(f"Echoes: {mine.echoes}")
    return found
