"""The Chronomancer's board on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.merchants.chronomancer import art
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer import phrases as said
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import shop
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_tiles import end_name, pushed
from tabletop.games.merchants_cove.merchants.chronomancer.state import PRISM, colour
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.merchant_table import Bench, Offered, Tray

_LYING = 10
"""Depth."""


def zones(v: MerchantsCove, seat: int) -> Iterator[Zone]:
    """Yield both engines with their ends, and the places of the spare tile and of Echoes."""
    mine = shop(v, seat)
    name = translate("merchants_cove", "Workshop of the Chronomancer")
    yield zone("loom", places.machine(Spot(0, 0, 222, 146)), name, art.Loom(), rule="MC-15.1", z=1)
    for number, at in enumerate(art.ENGINES):
        name = said.engine(number)
        text = translate("merchants_cove", "From left to right: {tiles}.")
        text = text.fill(tiles=descriptions.listed([said.tile(tile) for tile in mine.engines[number]]))
        spots = tuple(places.machine(art.slot(number, place)) for place in range(box.SLOTS))
        face, key = art.Engine(name, number), f"engine:{number}"
        yield zone(key, places.machine(at), name, face, rule="MC-15.5", text=text, spots=spots, z=2)
        for side in (0, 1):
            yield _end(mine.engines[number], mine.spare, number, side)
    name = translate("merchants_cove", "Place of the spare tile")
    yield zone("spare", places.machine(art.SPARE), name, rule="MC-15.3", z=2)
    name = translate("merchants_cove", "Echoes: {n} of {most}").fill(n=mine.echoes, most=box.ECHOES)
    text = translate("merchants_cove", "An Echo saves up to %n hour(s) of an action that gives none.").count(
        box.SAVES
    )
    yield zone("echoes", places.machine(art.ECHOES), name, rule="MC-15.6", text=text, z=2)
    name = translate("merchants_cove", "What a Rift gives")
    text = translate(
        "merchants_cove", "Three tiles of a colour: a large and a small Good. Two: a small one. Else an Echo."
    )
    yield zone("yields", places.machine(art.YIELDS), name, rule="MC-15.5", text=text, z=2)


def _end(engine: tuple[int, ...], spare: int, number: int, side: int) -> Zone:
    """Return an end of an engine, described by the engine's tiles after a push."""
    name = end_name(number, side)
    row, out = pushed(engine, spare, side)
    text = translate("merchants_cove", "Pushed in here, the {out} tile falls out, and the row is: {tiles}.")
    text = text.fill(out=said.tile(out), tiles=descriptions.listed([said.tile(tile) for tile in row]))
    at, key = places.machine(art.end(number, side)), f"end:{number}:{side}"
    return zone(key, at, name, rule="MC-15.3", text=text, z=3)


def pieces(v: MerchantsCove, seat: int) -> Iterator[Piece]:
    """Yield tiles and Echoes."""
    mine = shop(v, seat)
    for number, tiles in enumerate(mine.engines):
        for place, tile in enumerate(tiles):
            yield _tile(tile, f"engine:{number}", art.slot(number, place))
    yield _tile(mine.spare, "spare", Spot(art.SPARE.x + 16.6, art.SPARE.y + 2.6, 34.8, 34.8))
    if mine.stack:
        name = translate("merchants_cove", "Stack: %n tile(s)", "", len(mine.stack))
        at, count = places.machine(art.STACK), len(mine.stack)
        yield piece("stack", "loom", at, art.Era(-1), name, rule="MC-15.1", z=_LYING, count=count)
    if mine.discard:
        name = translate("merchants_cove", "Discarded: %n tile(s)", "", len(mine.discard))
        text = translate("merchants_cove", "They are: {tiles}.").fill(
            tiles=descriptions.listed([said.tile(tile) for tile in mine.discard])
        )
        at, face = places.machine(art.DISCARD), art.Era(colour(mine.discard[-1]))
        count = len(mine.discard)
        yield piece("discard", "loom", at, face, name, rule="MC-15.1", text=text, z=_LYING, count=count)
    for number in range(mine.echoes):
        name = translate("merchants_cove", "Echo")
        text = translate("merchants_cove", "Spend it to pay up to %n hour(s) less.").count(box.SAVES)
        at, key = places.machine(art.echo(number)), f"echo:{number}"
        yield piece(key, "echoes", at, art.Echo(), name, rule="MC-15.6", text=text, z=_LYING)


def _tile(tile: int, where: str, at: Spot) -> Piece:
    shade = colour(tile)
    name = translate("merchants_cove", "Era tile: {colour}").fill(colour=said.tile(tile))
    text = (
        translate("merchants_cove", "A Prism stands for any colour.")
        if shade == PRISM
        else translate("merchants_cove", "Three of a colour in an engine give a large and a small Good.")
    )
    key, here = f"tile:{tile}", places.machine(at)
    return piece(key, where, here, art.Era(shade), name, rule="MC-15.1", text=text, z=_LYING)


def signs(v: MerchantsCove, seat: int) -> art.Signs:
    """Return the tiles of the engines, the spare tile, and the number of Echoes."""
    mine = shop(v, seat)
    rows = tuple(tuple(colour(tile) for tile in tiles) for tiles in mine.engines)
    return art.Signs(rows, colour(mine.spare), mine.echoes)


def summary(v: MerchantsCove, seat: int) -> Text:
    """Return the tiles of the engines and the number of Echoes in words."""
    mine = shop(v, seat)
    text = translate("merchants_cove", "{name}: {tiles}.", "an engine and its tiles")
    rows = [
        text.fill(name=said.engine(number), tiles=descriptions.listed([said.tile(tile) for tile in tiles]))
        for number, tiles in enumerate(mine.engines)
    ]
    return phrases.sentences(*rows, translate("merchants_cove", "%n Echo(es).", "", mine.echoes))


def tray(v: MerchantsCove, seat: int) -> Tray | None:
    """Return the drawn tiles."""
    drawn = shop(v, seat).drawn
    if not drawn:
        return None
    text = translate("merchants_cove", "Put on engine and spare")
    name = translate("merchants_cove", "Era tile: {colour}")
    things = (
        Offered(f"tile:{tile}", art.Era(colour(tile)), name.fill(colour=said.tile(tile))) for tile in drawn
    )
    return Tray(text, tuple(things), "MC-15.4")


BENCH = Bench(
    tint=art.TINT,
    places={},
    zones=zones,
    pieces=pieces,
    signs=signs,
    summary=summary,
    tray=tray,
)
