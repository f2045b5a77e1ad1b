"""The Alchemist's board on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import places
from tabletop.games.merchants_cove.merchants.alchemist import art
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist import phrases as said
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import shop
from tabletop.games.merchants_cove.merchants.alchemist.ch13_taking import TakeMarbles, ichor_end
from tabletop.games.merchants_cove.merchants.alchemist.state import ICHOR, Laboratory, colour
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.merchant_table import Bench, Offered, Tray, pending_choice_of

_LYING = 10
"""Depth."""
_HINT = Spot(-72, 2.6 + 2.2 * 23.7, 68, 20)
"""The place of the hint, in a gap of the column of action spaces."""


def zones(v: MerchantsCove, seat: int) -> Iterator[Zone]:
    """Yield the rows, which are action spaces, the Workbench, Toxic Waste and the cauldrons."""
    mine, workers = shop(v, seat), v.players[seat].workers
    face = art.Laboratory(len(mine.bench), box.BENCH, len(mine.waste))
    name = translate("merchants_cove", "Workshop of the Alchemist")
    yield zone("laboratory", places.machine(Spot(0, 0, 222, 146)), name, face, rule="MC-13.1", z=1)
    title = translate("merchants_cove", "Take A, B or C:")
    hint = art.Hint(title, translate("merchants_cove", "in the rows"))
    yield zone("hint", places.machine(_HINT), title, hint, rule="MC-13.2", z=1)
    for row, letter in enumerate(said.ROWS):
        space = box.BOARD.spaces[row]
        name = translate("merchants_cove", "Row {row}").fill(row=letter)
        text = translate(
            "merchants_cove", "Take: %n hour(s). From left to right: {marbles}.", "", space.hours
        )
        text = text.fill(marbles=descriptions.listed([said.shade(colour(one)) for one in mine.rows[row]]))
        spots = tuple(places.machine(art.in_row(row, place)) for place in range(box.ROW))
        plate = art.Row(letter, space.hours, row in workers)
        at, key = places.machine(art.ROWS[row]), f"act:{row}"
        yield zone(key, at, name, plate, rule="MC-13.2", text=text, spots=spots, z=2)
    yield from _benches(mine)
    for number, spot in enumerate(art.CAULDRONS):
        yield _cauldron(mine, number, spot)


def _benches(mine: Laboratory) -> Iterator[Zone]:
    name = translate("merchants_cove", "Workbench: {n} of {most} marbles").fill(
        n=len(mine.bench), most=box.BENCH
    )
    yield zone("bench", places.machine(art.BENCH), name, rule="MC-13.2", z=2)
    name = translate("merchants_cove", "Toxic Waste: %n Ichor", "", len(mine.waste))
    text = translate("merchants_cove", "Ichor that was used ends here, until it is filtered or dumped.")
    yield zone("waste", places.machine(art.WASTE), name, rule="MC-13.3", text=text, z=2)
    name = translate("merchants_cove", "Dump, and the bag of marbles")
    text = translate("merchants_cove", "Free on your turn: 1 Corruption card, and all waste goes to the bag.")
    face = art.DumpTile(translate("merchants_cove", "Dump", "an action"), open=bool(mine.waste))
    yield zone("dump", places.machine(art.DUMP), name, face, rule="MC-13.5", text=text, z=3)


def _cauldron(mine: Laboratory, number: int, spot: Spot) -> Zone:
    wants = box.CAULDRONS[number]
    real = next((colour(one) for one in mine.cauldrons[number] if colour(one) != ICHOR), -1)
    face = art.Cauldron(wants.large, wants.marbles, real)
    text = (
        translate(
            "merchants_cove", "Brews a large Good of %n marble(s) of a colour; Ichor stands for all but one."
        )
        if wants.large
        else translate(
            "merchants_cove", "Brews a small Good of %n marble(s) of a colour; Ichor stands for all but one."
        )
    )
    text, at = text.count(wants.marbles), places.machine(spot)
    return zone(f"cauldron:{number}", at, said.cauldron(number), face, rule="MC-13.3", text=text, z=2)


def pieces(v: MerchantsCove, seat: int) -> Iterator[Piece]:
    """Yield all marbles that are not in the bag."""
    mine = shop(v, seat)
    for row, marbles in enumerate(mine.rows):
        for place, one in enumerate(marbles):
            yield _marble(one, f"act:{row}", art.in_row(row, place))
    for place, one in enumerate(mine.bench):
        yield _marble(one, "bench", art.on_bench(place, len(mine.bench)))
    for number, held in enumerate(mine.cauldrons):
        for place, one in enumerate(held):
            at = art.in_cauldron(number, box.CAULDRONS[number].marbles, place)
            yield _marble(one, f"cauldron:{number}", at)
    for place, one in enumerate(mine.waste):
        yield _marble(one, "waste", art.in_waste(place))


def _marble(one: int, where: str, at: Spot) -> Piece:
    shade = colour(one)
    name = translate("merchants_cove", "Marble: {colour}").fill(colour=said.shade(shade))
    text = (
        translate("merchants_cove", "Ichor goes with every colour, and ends in Toxic Waste.")
        if shade == ICHOR
        else translate("merchants_cove", "Two of a colour brew a small Good, three a large one.")
    )
    key, spot = f"marble:{one}", places.machine(at)
    return piece(key, where, spot, art.Marble(shade), name, rule="MC-13.1", text=text, z=_LYING)


def signs(v: MerchantsCove, seat: int) -> art.Signs:
    """Return the number of marbles on the Workbench by colour, and in Toxic Waste."""
    mine = shop(v, seat)
    lying = [colour(one) for one in mine.bench]
    return art.Signs(tuple(lying.count(each) for each in range(5)), len(mine.waste))


def summary(v: MerchantsCove, seat: int) -> Text:
    """Return the marbles on the Workbench in words."""
    mine = shop(v, seat)
    if not mine.bench:
        return translate("merchants_cove", "Its Workbench is empty.")
    return translate("merchants_cove", "Workbench: {marbles}.").fill(marbles=said.counted(mine.bench))


def tray(v: MerchantsCove, seat: int) -> Tray | None:
    """Return the four colours, if an Ichor at an end of the row allows any of them to be announced."""
    step = pending_choice_of(v)
    if not isinstance(step, TakeMarbles) or not ichor_end(shop(v, seat).rows[step.row]):
        return None
    text = translate("merchants_cove", "Or put Ichor on a colour")
    things = (Offered(f"shade:{each}", art.Marble(each), descriptions.COLOURS[each]) for each in range(ICHOR))
    return Tray(text, tuple(things), "MC-13.2")


BENCH = Bench(
    tint=art.TINT,
    places=dict(enumerate(art.ROWS)),
    zones=zones,
    pieces=pieces,
    signs=signs,
    summary=summary,
    tray=tray,
)
