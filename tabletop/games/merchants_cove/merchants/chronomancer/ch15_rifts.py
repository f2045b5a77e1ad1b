"""MC-15.1, MC-15.5, MC-15.9: the Chronomancer's tiles, Rifts in the engines, and their yields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from tabletop.engine.chance import HasChance, shuffle
from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    ignore_event,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Gesture, Press
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.merchants.chronomancer import art
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer import phrases as said
from tabletop.games.merchants_cove.merchants.chronomancer.components import CLERK, SLOTS
from tabletop.games.merchants_cove.merchants.chronomancer.state import (
    PRISM,
    TILES,
    Engines,
    colour,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Decline
from tabletop.games.merchants_cove.rules.ch05_staff import ready, spend
from tabletop.games.merchants_cove.rules.supply import SHOP, draw_from, gain, put_into
from tabletop.games.merchants_cove.state import NOBODY, Four, MerchantsCove

COLOURS = range(PRISM)
ENGINES = range(len(box.ENGINE_NAMES))

# MC-15.1: tiles and engines


def setup(s: HasChance, _seat: int) -> Engines:
    """MC-15.1: return the shop: both engines filled at random; one tile is the spare."""
    tiles = list(range(TILES))
    shuffle(s, tiles)
    engines = [tuple(tiles.pop() for _ in range(SLOTS)) for _ in ENGINES]
    return Engines(engines=engines, spare=tiles.pop(), stack=tuple(sorted(tiles)))


def shop(s: MerchantsCove, seat: int) -> Engines:
    mine = s.players[seat].shop
    assert isinstance(mine, Engines)
    return mine


def draw(s: MerchantsCove, seat: int, n: int) -> tuple[int, ...]:
    """MC-15.1: draw tiles from the stack; the discards become a new stack if it is empty."""
    mine = shop(s, seat)
    drawn: tuple[int, ...] = ()
    for _ in range(n):
        if not mine.stack:
            mine.stack, mine.discard = mine.discard, ()
        if mine.stack:
            tile, mine.stack = draw_from(s, mine.stack, SHOP + seat)
            drawn += (tile,)
    return drawn


def tile_keys(tiles: tuple[int, ...]) -> tuple[str, ...]:
    """Return the keys of tiles on the table."""
    return tuple(f"tile:{tile}" for tile in tiles)


@frozen
class EchoGained(GameEvent):
    """The seat has this number of Echoes now; `lost`: True if it could not hold another one."""

    seat: int
    echoes: int
    lost: bool
    rule: str

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Gains an Echo; it has %n Echo(es) now")
        if self.lost:
            text = translate("merchants_cove", "One more Echo is lost: %n Echo(es) are held")
        return LogLine(text.count(self.echoes), self.seat, (), self.rule)

    def headline(self) -> Headline | None:
        did = translate("merchants_cove", "gained %n Echo(es)", "", 1)
        return None if self.lost else Headline(self.seat, "echo", 1, did)


def echo(s: MerchantsCove, seat: int, tell: Tell, rule: str) -> None:
    """MC-15.1: give the seat another Echo, if it can hold it."""
    mine = shop(s, seat)
    lost = mine.echoes >= box.ECHOES
    mine.echoes += not lost
    tell(s, EchoGained(seat, mine.echoes, lost, rule))


# MC-15.5: Rifts


# without it, or that of pairs, a search takes 1.06 times as long or more
@cache
def triple(engine: tuple[int, ...]) -> int:
    """MC-15.5: return the colour that all tiles of an engine can have; -1 if there is none."""
    colours = {colour(tile) for tile in engine} - {PRISM}
    return next(iter(colours)) if len(colours) == 1 else NOBODY


# as that of triple: 1.06
@cache
def pairs(engine: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """MC-15.5: return the colours that two tiles of an engine can have, and the slots of these tiles."""
    found: dict[int, tuple[int, ...]] = {}
    for each in COLOURS:
        slots = tuple(n for n, tile in enumerate(engine) if colour(tile) in (each, PRISM))
        if len(slots) == 2 and any(colour(engine[n]) == each for n in slots):
            found[each] = slots
    return found


@frozen
class RiftOpened(GameEvent):
    """MC-15.5: these slots of an engine made Goods of a colour; -1: all slots made an Echo."""

    seat: int
    engine: int
    slots: tuple[int, ...]
    colour: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Opens the Rift of {engine}: no two tiles match")
        if self.colour != NOBODY:
            text = translate(
                "merchants_cove", "Opens the Rift of {engine}: %n tile(s) of one colour, {colour}"
            )
            text = text.count(len(self.slots)).fill(colour=said.shade(self.colour))
        return LogLine(text.fill(engine=said.engine(self.engine)), self.seat, (), "MC-15.5")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "opened %n Rift(s)", "", 1)
        does = translate("merchants_cove", "open a Rift")
        return Headline(self.seat, "rift", 7, did, does=does)


@frozen
class SlotsFilled(GameEvent):
    """MC-15.5: these tiles came from the stack into an engine."""

    seat: int
    engine: int
    tiles: tuple[int, ...]
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Into {engine} come: {tiles}")
        text = text.fill(engine=said.engine(self.engine), tiles=said.tiles(self.tiles))
        return LogLine(text, self.seat, tile_keys(self.tiles), "MC-15.5")


@frozen
class OpenRift(Step[MerchantsCove]):
    """MC-15.5: an engine gives Goods for three or two tiles of a colour, else an Echo."""

    seat: int
    engine: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        mine, every = shop(s, self.seat), tuple(range(SLOTS))
        tiles = mine.engines[self.engine]
        three, two = triple(tiles), pairs(tiles)
        if three != NOBODY:
            tell(s, RiftOpened(self.seat, self.engine, every, three))
            goods = (state.good(three, large=True), state.good(three))
            gain(s, self.seat, goods, tell, "MC-15.5")
            replace_tiles(s, self.seat, self.engine, every, tell)
        elif len(two) > 1:
            push_steps(s, PickRift(self.seat, self.engine))
        elif two:
            rift_of_two(s, self.seat, self.engine, next(iter(two)), tell)
        else:
            tell(s, RiftOpened(self.seat, self.engine, every, NOBODY))
            mine.echoed = True
            echo(s, self.seat, tell, "MC-15.5")
            replace_tiles(s, self.seat, self.engine, every, tell)


def promise(s: MerchantsCove, seat: int, engine: int) -> Text:
    """MC-15.5: describe what the Rift of an engine would give now."""
    after = s.copy()
    after.flow = []
    OpenRift(seat, engine).run(after, ignore_event)
    gained = after.players[seat].shelf[len(s.players[seat].shelf) :]
    if gained:
        return phrases.goods(gained)
    if after.flow:  # PickRift: which of two colours
        text = translate("merchants_cove", "{good} or {other}", "what a Rift would give, by choice")
        one, other = pairs(shop(s, seat).engines[engine])
        return text.fill(good=phrases.good(one), other=phrases.good(other))
    if shop(after, seat).echoes > shop(s, seat).echoes:
        return translate("merchants_cove", "an Echo")
    return translate("merchants_cove", "nothing, as you hold all Echoes")


def rift_of_two(s: MerchantsCove, seat: int, engine: int, shade: int, tell: Tell) -> None:
    """MC-15.5: give a small Good for two tiles of a colour; then discard these, unless the Clerk helps."""
    slots = pairs(shop(s, seat).engines[engine])[shade]
    tell(s, RiftOpened(seat, engine, slots, shade))
    gain(s, seat, (state.good(shade),), tell, "MC-15.5")
    if ready(s, seat, CLERK):
        push_steps(s, AskClerk(seat, engine, slots))
    else:
        replace_tiles(s, seat, engine, slots, tell)


def replace_tiles(s: MerchantsCove, seat: int, engine: int, slots: tuple[int, ...], tell: Tell) -> None:
    """MC-15.5: discard the tiles of these slots, and fill the slots again."""
    mine = shop(s, seat)
    tiles = list(mine.engines[engine])
    mine.discard = put_into(mine.discard, *(tiles[slot] for slot in slots))
    came = draw(s, seat, len(slots))
    for slot, tile in zip(slots, came, strict=True):
        tiles[slot] = tile
    mine.engines[engine] = tuple(tiles)
    tell(s, SlotsFilled(seat, engine, came))


@frozen
class ChooseRift(GameAction[MerchantsCove]):
    """MC-15.5: gain a small Good of this colour, which two tiles of the engine have."""

    colour: Four

    def say(self, _s: MerchantsCove) -> Text:
        good = phrases.good(state.good(self.colour))
        return translate("merchants_cove", "Open the Rift for: {good}").fill(good=good)

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Gesture:
        assert isinstance(step, PickRift)
        tiles = shop(v, step.seat).engines[step.engine]
        found = next((tile for tile in tiles if colour(tile) == self.colour), None)
        return Press(f"button:rift:{self.colour}") if found is None else Drag(f"tile:{found}", "shelf")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Ware(self.colour, large=False)


@frozen
class PickRift(OwnTurnChoice):
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


def rift(engine: int) -> Callable[[MerchantsCove, int], tuple[Step[MerchantsCove], ...]]:
    """MC-15.5: return a function that gives the steps of an engine's Rift."""
    return lambda _s, seat: (OpenRift(seat, engine),)


def brings(engine: int) -> Callable[[MerchantsCove, int], Text]:
    """MC-15.5: return a function that describes what an engine's Rift gives."""
    return lambda s, seat: promise(s, seat, engine)


# MC-15.9: the Paradox Clerk


@frozen
class TilesKept(GameEvent):
    """MC-15.9: the Paradox Clerk kept the tiles of a Rift in place."""

    seat: int
    engine: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The Paradox Clerk keeps the tiles in {engine}")
        return LogLine(text.fill(engine=said.engine(self.engine)), self.seat, (), "MC-15.9")


@frozen
class KeepTiles(GameAction[MerchantsCove]):
    """MC-15.9: the Paradox Clerk keeps the two tiles of a Rift in place."""

    text = translate("merchants_cove", "Use the Paradox Clerk: the tiles stay")
    hand = Press(f"staff:{CLERK}")
    picture = art.Era(PRISM)


@frozen
class AskClerk(OwnTurnChoice):
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
            tell(s, TilesKept(self.seat, self.engine))
        else:
            replace_tiles(s, self.seat, self.engine, self.slots, tell)


def faults(mine: Engines) -> list[str]:
    """MC-15.1: check for a tile missing or twice, a gap in an engine, too many Echoes."""
    found = []
    tiles = [*(tile for engine in mine.engines for tile in engine), mine.spare, *mine.stack, *mine.discard]
    if sorted((*tiles, *mine.drawn)) != list(range(TILES)):
        found.append(f"tiles: {tiles}, {mine.drawn}")
    if [len(engine) for engine in mine.engines] != [SLOTS for _ in ENGINES]:
        found.append(f"engines: {mine.engines}")
    if not 0 <= mine.echoes <= box.ECHOES:
        found.append(f"Echoes: {mine.echoes}")
    return found
