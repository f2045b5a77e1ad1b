"""MC-15: labels, outcomes and log lines of the Chronomancer."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Action, Event
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.merchants.boards import board
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
from tabletop.games.merchants_cove.merchants.chronomancer.rules import pairs, pushed, shop, triple
from tabletop.games.merchants_cove.merchants.chronomancer.state import Engines
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove

_ENDS = (
    translate("merchants_cove", "left end"),
    translate("merchants_cove", "right end"),
)


def say(s: MerchantsCove, action: Action) -> Text:
    """The label of an action."""
    match action:
        case PushTile(engine, end):
            text = translate("merchants_cove", "Push the spare into {engine}, {end}")
            return text.fill(engine=said.engine(engine), end=_ENDS[end])
        case PlaceTile(tile, engine, slot):
            text = translate("merchants_cove", "Place in {engine}, slot {n}: {tile}")
            return text.fill(engine=said.engine(engine), n=slot + 1, tile=said.tile(tile))
        case SwapSpare(tile):
            return translate("merchants_cove", "Swap the spare for: {tile}").fill(tile=said.tile(tile))
        case ChooseRift(colour):
            good = phrases.good(state.good(colour))
            return translate("merchants_cove", "Open the Rift for: {good}").fill(good=good)
        case KeepTiles():
            return translate("merchants_cove", "Use the Paradox Clerk: the tiles stay")
        case WindClock():
            return translate("merchants_cove", "Use the Clock Winder: gain 1 Echo")
        case SpendEcho():
            # Before the hours are known (s.hours is 0) the label shows the most that an Echo saves.
            less = min(s.hours or box.SAVES, box.SAVES)
            return translate("merchants_cove", "Spend 1 Echo: %n hour(s) less").count(less)
    return NO_TEXT


def brief(_s: MerchantsCove, action: Action) -> Text:
    """The label of an action whose tile is already known."""
    match action:
        case PushTile(engine, end):
            text = translate("merchants_cove", "{engine}, {end}", "an end of an engine")
            return text.fill(engine=said.engine(engine), end=_ENDS[end])
        case PlaceTile(_, engine, slot):
            text = translate("merchants_cove", "{engine}, slot {n}", "a slot of an engine")
            return text.fill(engine=said.engine(engine), n=slot + 1)
    return NO_TEXT


def effect(s: MerchantsCove, action: Action) -> Text:
    """The outcome of an action."""
    mine = board(s, Engines)
    match action:
        case PushTile(engine, end) if mine:
            tiles, out = pushed(mine.engines[engine], mine.spare, end)
            text = translate("merchants_cove", "Falls out: {tile}; a Rift then gives: {rift}")
            return text.fill(tile=said.tile(out), rift=promise(mine, tiles))
        case PlaceTile(tile, engine, slot) if mine:
            tiles = mine.engines[engine]
            given = promise(mine, (*tiles[:slot], tile, *tiles[slot + 1 :]))
            return translate("merchants_cove", "A Rift then gives: {what}").fill(what=given)
    return NO_TEXT


def brings(s: MerchantsCove, seat: int, space: int) -> Text:
    """MC-15.5: what a Rift gives; NO_TEXT for other spaces, whose outcome is yet to be chosen."""
    if space not in (box.RIFT_PAST, box.RIFT_FUTURE):
        return NO_TEXT
    mine = shop(s, seat)
    return promise(mine, mine.engines[space - box.RIFT_PAST])


def promise(mine: Engines, engine: tuple[int, ...]) -> Text:
    """MC-15.5: what a Rift of an engine with these tiles would give."""
    three, two = triple(engine), pairs(engine)
    if three != NOBODY:
        return phrases.goods((state.good(three, large=True), state.good(three)))
    if len(two) > 1:
        one, other = two
        text = translate("merchants_cove", "{good} or {other}", "what a Rift would give, by choice")
        return text.fill(good=phrases.good(one), other=phrases.good(other))
    if two:
        return phrases.good(next(iter(two)))
    if mine.echoes < box.ECHOES:
        return translate("merchants_cove", "an Echo")
    return translate("merchants_cove", "nothing, as you hold all Echoes")


def log(event: Event, _seat: int) -> LogLine | None:
    """The log line of an event; None if it has none."""
    match event:
        case events.TilePushed(seat, engine, end, tile, out):
            text = translate("merchants_cove", "Pushes {tile} into {engine}, {end}; {out} falls out")
            text = text.fill(
                tile=said.tile(tile), engine=said.engine(engine), end=_ENDS[end], out=said.tile(out)
            )
            return LogLine(text, seat, _keys((tile, out)), "MC-15.3")
        case events.TilesDrawn(seat, tiles):
            text = translate("merchants_cove", "Draws: {tiles}").fill(tiles=said.tiles(tiles))
            return LogLine(text, seat, _keys(tiles), "MC-15.4")
        case events.TilePlaced(seat, engine, _, tile, gone):
            text = translate("merchants_cove", "In {engine}: {tile} instead of {gone}")
            text = text.fill(engine=said.engine(engine), tile=said.tile(tile), gone=said.tile(gone))
            return LogLine(text, seat, _keys((tile, gone)), "MC-15.4")
        case events.SpareSwapped(seat, tile, gone):
            text = translate("merchants_cove", "As the spare: {tile} instead of {gone}")
            text = text.fill(tile=said.tile(tile), gone=said.tile(gone))
            return LogLine(text, seat, _keys((tile, gone)), "MC-15.4")
    return _rifts(event)


def _rifts(event: Event) -> LogLine | None:
    match event:
        case events.RiftOpened(seat, engine, slots, colour):
            text = translate("merchants_cove", "Opens the Rift of {engine}: no two tiles match")
            if colour != NOBODY:
                text = translate(
                    "merchants_cove", "Opens the Rift of {engine}: %n tile(s) of one colour, {colour}"
                )
                text = text.count(len(slots)).fill(colour=said.shade(colour))
            return LogLine(text.fill(engine=said.engine(engine)), seat, (), "MC-15.5")
        case events.SlotsFilled(seat, engine, tiles):
            text = translate("merchants_cove", "Into {engine} come: {tiles}")
            text = text.fill(engine=said.engine(engine), tiles=said.tiles(tiles))
            return LogLine(text, seat, _keys(tiles), "MC-15.5")
        case events.TilesKept(seat, engine):
            text = translate("merchants_cove", "The Paradox Clerk keeps the tiles in {engine}")
            return LogLine(text.fill(engine=said.engine(engine)), seat, (), "MC-15.9")
        case events.EchoGained(seat, echoes, lost, rule):
            text = translate("merchants_cove", "Gains an Echo; it has %n Echo(es) now")
            if lost:
                text = translate("merchants_cove", "One more Echo is lost: %n Echo(es) are held")
            return LogLine(text.count(echoes), seat, (), rule)
        case events.EchoSpent(seat, hours):
            text = translate("merchants_cove", "Spends an Echo: the action costs %n hour(s)").count(hours)
            return LogLine(text, seat, (), "MC-15.6")
    return None


def _keys(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"tile:{tile}" for tile in tiles)
