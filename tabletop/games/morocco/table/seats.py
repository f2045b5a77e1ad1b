"""Round the square: one's own mat, the mats of the others, the roof, the quarters and the supply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.engine.game import PERSON
from tabletop.engine.rules import Choice, Step, upcoming
from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import translate
from tabletop.games.morocco import components as box
from tabletop.games.morocco import names, words
from tabletop.games.morocco.rules.assign import ExtraCube
from tabletop.games.morocco.rules.closing import ChooseAward
from tabletop.games.morocco.rules.rounds import ChooseWild, KeepCube
from tabletop.games.morocco.score import juice_of
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COUSINS,
    NEUTRAL,
    TOURIST,
    WILD,
    Morocco,
    in_supply,
)
from tabletop.games.morocco.table import places, told

ROOF_SPACES, COLOURS = 5, 5
PICK, LYING = 60, 8
"""Depths."""


def others(s: Morocco, eyes: int, large: int) -> dict[int, Spot]:
    """The places of the other seats' mats, in turn order; the own one lies where the large one would."""
    count = len(s.players)
    seats = [(eyes + step) % count for step in range(1, count)]
    seats = [eyes if seat == large else seat for seat in seats]
    return {seat: places.other(at, count - 1) for at, seat in enumerate(seats)}


def zones(s: Morocco, eyes: int, large: int, mats: dict[int, Spot]) -> Iterator[Zone]:
    """Every zone round the square; `large`: whose mat is the large one."""
    face = "roof:" + "".join(map(str, s.roof))
    spots = tuple(replace(places.terrace(number), round=True) for number in range(ROOF_SPACES))
    yield zone("roof", places.ROOF, translate("morocco", "Roof"), face, rule="MO-4.1", spots=spots)
    for number in range(ROOF_SPACES):
        name, text = words.roof(s, number), told.roof(s, number)
        yield zone(f"terrace:{number}", places.terrace(number), name, rule="MO-4.3", text=text, z=1)
    seats = ",".join(map(str, range(len(s.players))))
    name = translate("morocco", "Guard Quarters")
    yield zone("quarters", places.quarters(len(mats)), name, f"quarters:{seats}", rule="MO-5.4")
    name, face = translate("morocco", "Supply"), f"supply:{s.gold}:{int(_dice(s))}"
    yield zone("supply", places.supply(len(mats)), name, face, rule="MO-1.6")
    name, face = translate("morocco", "Your board"), _mat(s, large)
    if large != eyes:
        name = translate("morocco", "Board of {who}").fill(who=words.seat(s, large))
        face += f":{'merchant' if large == s.merchant else 'of'}:{_typed(s, large)}"
    yield zone("mat", places.MAT, name, face, rule="MO-1.3")
    for seat, at in mats.items():
        yield zone(f"seat:{seat}", at, words.seat(s, seat), _other(s, seat), rule="MO-1.3")
    name = translate("morocco", "What the others did")
    yield zone("slip", places.slip(len(mats)), name, rule="MO-5.1", z=1)


def _dice(s: Morocco) -> bool:
    """Whether the market die is used in this match."""
    return box.DIE_ROLLS.get(len(s.players), 0) > 0 or s.merchant >= 0


def _points(s: Morocco, seat: int) -> tuple[int, int, int]:
    """Gold, juice points and market tiles left."""
    left = max(box.BOX.tiles - s.tiles.count(seat), 0)
    return s.players[seat].gold, sum(juice_of(s, seat)), left


def _mat(s: Morocco, seat: int) -> str:
    p = s.players[seat]
    kinds = (in_supply(p, kind) for kind in (ASSISTANT, TOURIST, BODYGUARD, COUSINS))
    counts = ",".join(map(str, (*kinds, sum(p.cubes), *_points(s, seat))))
    return f"mat:{seat}:{p.vp}:{counts}:" + ",".join(map(str, p.cubes))


def _other(s: Morocco, seat: int) -> str:
    p = s.players[seat]
    kinds = (in_supply(p, kind) for kind in (ASSISTANT, TOURIST, BODYGUARD, COUSINS))
    robot = 2 if seat == s.merchant else int(s.seats[seat] != PERSON)
    lists = (kinds, p.cubes, _points(s, seat))
    told = ":".join(",".join(map(str, some)) for some in lists)
    return f"other:{seat}:{p.vp}:{robot}:{told}:{_typed(s, seat)}"


def _typed(s: Morocco, seat: int) -> str:
    """A seat's name as faces take it: as its player typed it, "" for the default."""
    return s.names[seat].replace(":", " ") if seat < len(s.names) else ""


def pieces(s: Morocco, eyes: int, large: int, mats: dict[int, Spot]) -> Iterator[Piece]:
    """What lies round the square, but for people."""
    yield from _supply(s)
    yield from _offered(s, eyes)
    yield from _large(s, large, mine=large == eyes)
    for seat, mat in mats.items():
        yield from _theirs(s, seat, mat)
    first = places.FIRST if s.first == large else places.marker(mats[s.first])
    name = translate("morocco", "First player: {who}").fill(who=words.seat(s, s.first))
    where = "mat" if s.first == large else f"seat:{s.first}"
    yield piece("first", where, first, "first", name, rule="MO-11.1", z=LYING)


def _supply(s: Morocco) -> Iterator[Piece]:
    others = len(s.players) - 1
    gold, neutral, die = places.supplied(others)
    if s.gold:
        name = translate("morocco", "Supply: %n gold", "", s.gold)
        yield piece("gold", "supply", gold, "gold", name, rule="MO-1.6", count=1)
    name = translate("morocco", "Neutral market tiles")
    yield piece("neutral", "supply", neutral, f"tile:{NEUTRAL}", name, rule="MO-8.3", count=1)
    for colour in range(COLOURS):
        name = translate("morocco", "Supply of {colour} cubes").fill(colour=names.COLOUR_NAMES[colour])
        at = places.supply_cube(colour, others)
        yield piece(f"supply:{colour}", "supply", at, f"cube:{colour}", name, rule="MO-1.2", count=1)
    if _dice(s):
        name = translate("morocco", "Market die")
        shown = WILD if s.die < 0 else s.die
        if shown != WILD:
            name = translate("morocco", "Market die: {colour}").fill(colour=names.COLOUR_NAMES[shown])
        yield piece("die", "supply", die, f"die:{shown}", name, rule="MO-3.2", z=LYING)


def _offered(s: Morocco, eyes: int) -> Iterator[Piece]:
    """Frames round what this seat may take now: an award, or a cube for a wild die."""
    now, others = upcoming(s), len(s.players) - 1
    if isinstance(now, ChooseAward) and now.seat == eyes:
        yield _framed("gold", "supply", places.supplied(others)[0], _now_rule(s))
        niche = places.niche(eyes, len(s.players))
        yield _framed("guard", "quarters", niche, _now_rule(s))
    if isinstance(now, ChooseWild) and now.seat == eyes:
        for colour in range(COLOURS):
            yield _framed(f"cube:{colour}", "supply", places.supply_cube(colour, others), "MO-3.3")


def _now_rule(s: Morocco) -> str:
    """The rule of what is asked now."""
    now = upcoming(s)
    return now.rules_now(s)[0] if isinstance(now, Choice) else ""


def _framed(what: str, where: str, at: Spot, rule: str) -> Piece:
    grown = Spot(at.x - 1.2, at.y - 1.2, at.w + 2.4, at.h + 2.4)
    name = translate("morocco", "You may take this: drag it to your board.")
    return piece(f"offered:{what}", where, grown, "pick", name, rule=rule, z=1)


MINE = (
    translate("morocco", "Your {colour} cubes: {n}"),
    translate("morocco", "Your gold: {n}"),
    translate("morocco", "Your market tiles: {n} left"),
)
THEIRS = (
    translate("morocco", "Cubes, {colour}: {n}"),
    translate("morocco", "Gold: {n}"),
    translate("morocco", "Market tiles left: {n}"),
)
"""What lies on the large mat, where it is one's own and where it is not."""


def _large(s: Morocco, seat: int, *, mine: bool) -> Iterator[Piece]:
    """What lies on the large mat; frames round the cubes that can be chosen."""
    p, (cubes, coins, tiles) = s.players[seat], MINE if mine else THEIRS
    for colour, count in enumerate(p.cubes):
        name = cubes.fill(colour=names.COLOUR_NAMES[colour], n=count)
        for number in range(count):
            at, key = places.cube(colour, number, count), f"cube:{seat}:{colour}:{number}"
            yield piece(key, "mat", at, f"cube:{colour}", name, rule="MO-5.2", z=LYING + number)
        if count and mine and _picks(upcoming(s), seat):
            yield piece(f"pick:{colour}", "mat", places.bay(colour), "pick", name, rule=_now_rule(s), z=PICK)
    for number in range(p.gold):
        name = coins.fill(n=p.gold)
        at = places.gold(number, p.gold)
        yield piece(f"gold:{seat}:{number}", "mat", at, "gold", name, rule="MO-6.1", z=LYING + number)
    won = [point for point, who in enumerate(s.taken) if who == seat]
    for number, point in enumerate(won):
        at = places.won(number, len(won))
        yield _juice(s, point, "mat", at, LYING + number)
    if left := _points(s, seat)[2]:
        name = tiles.fill(n=left)
        yield piece(f"tiles:{seat}", "mat", places.TILES, f"tile:{seat}", name, rule="MO-8.2", count=1)


def _picks(now: Step | None, seat: int) -> bool:
    """Whether this seat chooses one of its cubes now."""
    return isinstance(now, ExtraCube | KeepCube) and now.seat == seat


def _juice(s: Morocco, point: int, where: str, at: Spot, z: int) -> Piece:
    value = s.juice[point]
    name = translate("morocco", "Juice token, {value}").fill(value=value)
    return piece(f"juice:{point}", where, at, f"juice:{value}:flat", name, rule="MO-12.4", z=z)


def _theirs(s: Morocco, seat: int, mat: Spot) -> Iterator[Piece]:
    """What lies on another seat's mat: one kind on one place, its number printed beside it."""
    p, where = s.players[seat], f"seat:{seat}"
    gold, _juice_points, left = _points(s, seat)
    for colour, count in enumerate(p.cubes):
        name = translate("morocco", "{who} has {cubes}")
        name = name.fill(who=words.seat(s, seat), cubes=words.cube(colour, count))
        for number in range(count):
            at, key = places.in_row(mat, 1, COLOURS, colour, 7.2, 7.2), f"cube:{seat}:{colour}:{number}"
            yield piece(key, where, at, f"cube:{colour}", name, rule="MO-5.2", z=LYING + number)
    for number in range(gold):
        name, at = translate("morocco", "%n gold", "", gold), places.in_row(mat, 2, 3, 0, 9, 9)
        yield piece(f"gold:{seat}:{number}", where, at, "gold:flat", name, rule="MO-6.1", z=LYING + number)
    for point, who in enumerate(s.taken):
        if who == seat:
            yield _juice(s, point, where, places.in_row(mat, 2, 3, 1, 9, 9), LYING)
    if left:
        name, at = (
            translate("morocco", "Market tiles left: {n}").fill(n=left),
            places.in_row(mat, 2, 3, 2, 9, 9),
        )
        yield piece(f"tiles:{seat}", where, at, f"tile:{seat}", name, rule="MO-8.2", count=1)
