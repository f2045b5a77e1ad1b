"""The Blacksmith's board on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.art.palette import ROGUE
from tabletop.games.merchants_cove.merchants.blacksmith import art
from tabletop.games.merchants_cove.merchants.blacksmith import components as box
from tabletop.games.merchants_cove.merchants.blacksmith import phrases as said
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import good_of, shop, stoked
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import EmptyFurnaces
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import (
    HammerDie,
    RerollDice,
    StokeFurnaces,
)
from tabletop.games.merchants_cove.merchants.blacksmith.state import ALLOY, Forge, anvil, colour, heat, vein
from tabletop.games.merchants_cove.rules.ch05_staff import ready
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table.merchant_table import Bench, Offered, Tray, pending_choice_of

_LYING = 10
"""Depth."""
_TURNS = 2
"""Number of turns of a die when it is rolled."""
_RISEN = 2.0
"""Millimetres by which a chosen die is raised."""


def zones(v: MerchantsCove, seat: int) -> Iterator[Zone]:
    """Yield Vein, Anvil and furnaces."""
    mine = shop(v, seat)
    rock, block = vein(mine), anvil(mine)
    at = places.machine(Spot(0, 0, 222, 64))
    name = translate("merchants_cove", "Smithy")
    yield zone("smithy", at, name, art.Smithy(len(rock), len(block)), rule="MC-12.1", z=1)
    name = translate("merchants_cove", "Vein: %n alloy die(dice)", "", len(rock))
    text = translate("merchants_cove", "Alloy dice lie here without a value until they are prospected.")
    yield zone("vein", places.machine(art.VEIN), name, rule="MC-12.7", text=text, z=2)
    name = translate("merchants_cove", "Anvil: %n die(dice)", "", len(block))
    text = translate("merchants_cove", "From here dice go into furnaces.")
    yield zone("anvil", places.machine(art.ANVIL), name, rule="MC-12.1", text=text, z=2)
    step = pending_choice_of(v)
    chosen = step.chosen if isinstance(step, EmptyFurnaces) and step.seat == seat else ()
    for number, spot in enumerate(art.FURNACES):
        yield _furnace(mine, number, spot, picked=number in chosen)


def _furnace(mine: Forge, number: int, spot: Spot, *, picked: bool) -> Zone:
    wants, laid = box.FURNACES[number], mine.furnaces[number]
    low, high = wants.heat
    face = art.Furnace(wants.large, wants.coal, low, high, len(laid), heat(mine, laid), picked)
    text = _makes(wants.large, wants.coal, low, high)
    if laid:
        now = translate("merchants_cove", "Heat now: {heat}.").fill(heat=heat(mine, laid))
        within = translate("merchants_cove", "%n die(dice) laid in.", "", len(laid))
        text = phrases.sentences(text, within, now)
    if picked:
        text = phrases.sentences(text, translate("merchants_cove", "Chosen."))
    return zone(
        f"furnace:{number}", places.machine(spot), said.furnace(number), face, rule="MC-12.3", text=text, z=1
    )


def _makes(large: bool, coal: int, low: int, high: int) -> Text:  # noqa: FBT001  as it stands in the file
    text = (
        translate(
            "merchants_cove", "Makes a large Good of 1 alloy die and %n coal die(dice), heat {low} to {high}."
        )
        if large
        else translate(
            "merchants_cove", "Makes a small Good of 1 alloy die and %n coal die(dice), heat {low} to {high}."
        )
    )
    return text.count(coal).fill(low=low, high=high)


def pieces(v: MerchantsCove, seat: int) -> Iterator[Piece]:
    """Yield all twelve dice."""
    mine, step = shop(v, seat), pending_choice_of(v)
    chosen = step.chosen if isinstance(step, RerollDice) and step.seat == seat else ()
    for place, die in enumerate(vein(mine)):
        x, y = art.VEIN.x + 5 + 15.8 * (place % 4), art.VEIN.y + 5 + 22.4 * (place // 4)
        yield _die(mine, die, "vein", Spot(x, y, 14, 19.04))
    for place, die in enumerate(anvil(mine)):
        x, y = art.ANVIL.x + 4.6 + 24 * (place % 6), art.ANVIL.y + 3.4 + 24.6 * (place // 6)
        risen = _RISEN if die in chosen else 0.0
        yield _die(mine, die, "anvil", Spot(x, y - risen, 16.2, 22.03), picked=die in chosen)
    for number, spot in enumerate(art.FURNACES):
        laid, coal = mine.furnaces[number], box.FURNACES[number].coal
        black = 1
        for die in laid:
            place = 0
            if die >= ALLOY:
                place, black = black, black + 1
            x = spot.x + art.socket_at(spot.w, coal, place)
            yield _die(mine, die, f"furnace:{number}", Spot(x - 7.2, spot.y + art.MOUTH - 9.2, 14.4, 19.58))


def _die(mine: Forge, die: int, where: str, at: Spot, *, picked: bool = False) -> Piece:
    pips = mine.pips[die]
    face, name = art.Die(colour(die), pips, picked), said.die(die, pips)
    text = (
        translate("merchants_cove", "Alloy: its colour is the Good's.")
        if die < ALLOY
        else translate("merchants_cove", "Coal: it only adds heat.")
    )
    if picked:
        text = phrases.sentences(text, translate("merchants_cove", "Chosen."))
    key, spot, angle = f"die:{die}", places.machine(at), 360.0 * _TURNS * (die in mine.rolled)
    return piece(key, where, spot, face, name, rule="MC-12.2", text=text, z=_LYING, angle=angle)


def signs(v: MerchantsCove, seat: int) -> art.Signs:
    """Return the Good of each furnace, and the number of dice on the Anvil by colour."""
    mine = shop(v, seat)
    full = stoked(mine)
    ovens = tuple(
        (box.FURNACES[number].large, good_of(mine, number) % 4 if number in full else -1)
        for number in range(len(box.FURNACES))
    )
    loose = [colour(die) for die in anvil(mine)]
    return art.Signs(ovens, tuple(loose.count(each) for each in (0, 1, 2, 3, art.COAL)))


def summary(v: MerchantsCove, seat: int) -> Text:
    """Return the numbers of stoked furnaces and of dice on the Anvil in words."""
    mine = shop(v, seat)
    text = translate("merchants_cove", "%n furnace(s) stoked; dice on the Anvil: {dice}.")
    return text.count(len(stoked(mine))).fill(dice=len(anvil(mine)))


def tray(v: MerchantsCove, seat: int) -> Tray | None:
    """Return the six faces, if a die may be turned."""
    step = pending_choice_of(v)
    collier = isinstance(step, StokeFurnaces) and step.fresh and ready(v, seat, box.COLLIER)
    if not isinstance(step, HammerDie) and not collier:
        return None
    text = (
        translate("merchants_cove", "Collier: put coal on a face")
        if collier
        else translate("merchants_cove", "Put a die on the face you want")
    )
    name = translate("merchants_cove", "Face {pips}")
    shade = art.COAL if collier else ROGUE
    faces = tuple(Offered(f"face:{pips}", art.Die(shade, pips), name.fill(pips=pips)) for pips in range(1, 7))
    return Tray(text, faces, "MC-12.10" if collier else "MC-12.6")


BENCH = Bench(
    tint=art.TINT,
    places={},
    zones=zones,
    pieces=pieces,
    signs=signs,
    summary=summary,
    tray=tray,
)
