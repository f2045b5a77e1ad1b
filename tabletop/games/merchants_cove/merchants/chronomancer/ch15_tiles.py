"""MC-15.3, MC-15.4, MC-15.8: pushing tiles through engines, and placing drawn ones."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.merchants.chronomancer import art
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer import phrases as said
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import (
    ENGINES,
    draw,
    promise,
    shop,
    tile_keys,
)
from tabletop.games.merchants_cove.merchants.chronomancer.components import ARCHIVIST, SLOTS
from tabletop.games.merchants_cove.merchants.chronomancer.state import (
    End,
    EngineNumber,
    Engines,
    Slot,
    Tile,
    colour,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Done
from tabletop.games.merchants_cove.rules.ch05_staff import has
from tabletop.games.merchants_cove.rules.supply import put_into
from tabletop.games.merchants_cove.state import MerchantsCove

_ENDS = (
    translate("merchants_cove", "left end"),
    translate("merchants_cove", "right end"),
)


def end_name(engine: int, end: int) -> Text:
    """Name an end of an engine: "Past, left end"."""
    text = translate("merchants_cove", "{engine}, {end}", "an end of an engine")
    return text.fill(engine=said.engine(engine), end=_ENDS[end])


# MC-15.3: Shift


@frozen
class TilePushed(GameEvent):
    """MC-15.3: a tile was pushed into an end of an engine, and another fell out as the new spare."""

    seat: int
    engine: int
    end: int
    tile: int
    out: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Pushes {tile} into {engine}, {end}; {out} falls out")
        text = text.fill(tile=said.tile(self.tile), engine=said.engine(self.engine))
        text = text.fill(end=_ENDS[self.end], out=said.tile(self.out))
        return LogLine(text, self.seat, tile_keys((self.tile, self.out)), "MC-15.3")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "pushed %n tile(s) in", "", 1)
        return Headline(self.seat, "pushed", 4, did)


def pushed(engine: tuple[int, ...], tile: int, end: int) -> tuple[tuple[int, ...], int]:
    """MC-15.3: push a tile into an engine's left (0) or right (1) end; return engine and expelled tile.

    >>> pushed((1, 2, 3), 9, 0)
    ((9, 1, 2), 3)
    >>> pushed((1, 2, 3), 9, 1)
    ((2, 3, 9), 1)
    """
    return ((*engine[1:], tile), engine[0]) if end else ((tile, *engine[:-1]), engine[-1])


@frozen
class PushTile(GameAction[MerchantsCove]):
    """MC-15.3: push the spare tile into the left (0) or the right (1) end of an engine."""

    engine: EngineNumber
    end: End

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Push the spare into {engine}, {end}")
        return text.fill(engine=said.engine(self.engine), end=_ENDS[self.end])

    def short_label(self, _s: MerchantsCove) -> Text:
        return end_name(self.engine, self.end)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        after = right_after(s, self)
        text = translate("merchants_cove", "Falls out: {tile}; a Rift then gives: {rift}")
        text = text.fill(tile=said.tile(shop(after, step.seat).spare))
        return text.fill(rift=promise(after, step.seat, self.engine))

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"tile:{shop(v, step.seat).spare}", f"end:{self.engine}:{self.end}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return spare_face(v, step.seat)


@frozen
class PushSpare(OwnTurnChoice):
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
        tell(s, TilePushed(self.seat, n, action.end, tile, mine.spare))


def shift(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-15.3: return the steps of Shift."""
    return (PushSpare(seat),)


def spare_face(v: MerchantsCove, seat: int) -> Face:
    return art.Era(colour(shop(v, seat).spare))


# MC-15.4, MC-15.8: Scavenge


@frozen
class TilesDrawn(GameEvent):
    """MC-15.4: these tiles were drawn."""

    seat: int
    tiles: tuple[int, ...]
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Draws: {tiles}").fill(tiles=said.tiles(self.tiles))
        return LogLine(text, self.seat, tile_keys(self.tiles), "MC-15.4")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "drew %n tile(s)", "", len(self.tiles))
        return Headline(self.seat, "drew", 3, did)


@frozen
class DrawTiles(Step[MerchantsCove]):
    """MC-15.4, MC-15.8: draws tiles from the stack."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        mine = shop(s, self.seat)
        mine.drawn = draw(s, self.seat, box.HELPED if has(s, self.seat, ARCHIVIST) else box.DRAWN)
        tell(s, TilesDrawn(self.seat, mine.drawn))
        push_steps(s, SortTiles(self.seat))


@frozen
class TilePlaced(GameEvent):
    """MC-15.4: a drawn tile replaced another in an engine."""

    seat: int
    engine: int
    slot: int
    tile: int
    gone: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "In {engine}: {tile} instead of {gone}")
        text = text.fill(
            engine=said.engine(self.engine), tile=said.tile(self.tile), gone=said.tile(self.gone)
        )
        return LogLine(text, self.seat, tile_keys((self.tile, self.gone)), "MC-15.4")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "laid %n tile(s)", "", 1)
        return Headline(self.seat, "tiles", 4, did)


@frozen
class PlaceTile(GameAction[MerchantsCove]):
    """MC-15.4: replace the tile in this slot of an engine with a drawn one."""

    tile: Tile
    engine: EngineNumber
    slot: Slot

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Place in {engine}, slot {n}: {tile}")
        return text.fill(engine=said.engine(self.engine), n=self.slot + 1, tile=said.tile(self.tile))

    def short_label(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "{engine}, slot {n}", "a slot of an engine")
        return text.fill(engine=said.engine(self.engine), n=self.slot + 1)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        given = promise(right_after(s, self), step.seat, self.engine)
        return translate("merchants_cove", "A Rift then gives: {what}").fill(what=given)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"tile:{self.tile}", f"engine:{self.engine}", self.slot)

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Era(colour(self.tile))


@frozen
class SpareSwapped(GameEvent):
    """MC-15.4: a drawn tile replaced the spare."""

    seat: int
    tile: int
    gone: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "As the spare: {tile} instead of {gone}")
        text = text.fill(tile=said.tile(self.tile), gone=said.tile(self.gone))
        return LogLine(text, self.seat, tile_keys((self.tile, self.gone)), "MC-15.4")


@frozen
class SwapSpare(GameAction[MerchantsCove]):
    """MC-15.4: swap the spare tile with a drawn one."""

    tile: Tile

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Swap the spare for: {tile}").fill(tile=said.tile(self.tile))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"tile:{self.tile}", "spare")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Era(colour(self.tile))


@frozen
class SortTiles(OwnTurnChoice):
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
            tell(s, TilePlaced(self.seat, action.engine, action.slot, action.tile, gone))
        elif isinstance(action, SwapSpare):
            gone, mine.spare, swapped = mine.spare, action.tile, True
            self._leave(mine, action.tile, gone)
            tell(s, SpareSwapped(self.seat, action.tile, gone))
        if isinstance(action, Done) or (placed and swapped):
            mine.discard = put_into(mine.discard, *mine.drawn)
            mine.drawn = ()
        else:
            push_steps(s, SortTiles(self.seat, placed, swapped))

    def _leave(self, mine: Engines, tile: int, gone: int) -> None:
        """Remove a drawn tile that has a place now, and discard the one it replaced."""
        mine.drawn = tuple(each for each in mine.drawn if each != tile)
        mine.discard = put_into(mine.discard, gone)


def scavenge(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-15.4: return the steps of Scavenge."""
    return (DrawTiles(seat),)
