"""MO-14.10: consistency checks of a state."""

from __future__ import annotations

from tabletop.games.morocco import component_schema
from tabletop.games.morocco.rules import ch08_closing, ch09_tile, ch10_tourists
from tabletop.games.morocco.rules.ch05_assign import ExtraCube, SecondOfCousins
from tabletop.games.morocco.square import CORNERS, STALLS
from tabletop.games.morocco.state import (
    BODYGUARD,
    BODYGUARDS,
    COLUMNS,
    EACH,
    NEUTRAL,
    WILD,
    Morocco,
    kind,
    standing,
)

_HALF = (ExtraCube, SecondOfCousins)
_CLOSING = {chapter.__name__ for chapter in (ch08_closing, ch09_tile, ch10_tourists)}


def invariant_errors(s: Morocco) -> list[str]:
    """Return the inconsistencies of a state, as English messages for developers."""
    found = [*_cubes(s), *_square(s), *_round(s)]
    if s.gold < 0 or s.gold + sum(p.gold for p in s.players) != component_schema.BOX.gold:
        found.append(f"gold: {s.gold} in the supply, {[p.gold for p in s.players]} with the players")
    for seat in range(len(s.players)):
        found += [f"seat {seat}: {fault}" for fault in _player(s, seat)]
    return found


def _cubes(s: Morocco) -> list[str]:
    rows, columns = s.rails[:COLUMNS], s.rails[COLUMNS:]
    every = list(range(COLUMNS))
    lines = {"rows": rows, "columns": columns, "roof": s.roof}
    return [f"{name}: {line}" for name, line in lines.items() if sorted(line) != every]


def _round(s: Morocco) -> list[str]:
    """Check the numbers of the round, and the juice tokens against the options (MO-1.5)."""
    found = []
    if sorted(s.juice) not in [sorted(values) for values in component_schema.JUICE.values()]:
        found.append(f"juice tokens: {s.juice}")
    if not -1 <= s.scout < COLUMNS or not -1 <= s.die <= WILD:
        found.append(f"the scout on roof space {s.scout}, the die on {s.die}")
    if not 0 <= s.first < len(s.players) or s.round < 0 or s.quiet < 0:
        found.append(f"round {s.round}, first seat {s.first}, {s.quiet} rounds without a closing")
    return found


def _square(s: Morocco) -> list[str]:
    found = []
    if len(s.juice) != len(s.taken) or any(not -1 <= who < len(s.players) for who in s.taken):
        found.append(f"juice: {s.taken}")
    for stall in range(STALLS):
        here = standing(s, stall)
        tile, arrow = s.tiles[stall], s.arrows[stall]
        if not (-1 <= tile < len(s.players) or tile == NEUTRAL) or (arrow >= 0 and tile < 0):
            found.append(f"stall {stall}: tile {tile}, arrow {arrow}")
        if _settled(s) and tile >= 0 and (arrow < 0 or here != [-1] * CORNERS):
            found.append(f"stall {stall}: closed, arrow {arrow}, but {here} stand there")
        if _settled(s) and tile < 0 and -1 not in here:
            found.append(f"stall {stall}: full, but open")
    return found


def _settled(s: Morocco) -> bool:
    """Return True if no action is half done and no stall is being closed."""
    return not any(isinstance(step, _HALF) or type(step).__module__ in _CLOSING for step in s.flow)


def _player(s: Morocco, seat: int) -> list[str]:
    p, found = s.players[seat], []
    stand = [person for person in s.spaces if person >= 0 and person // EACH == seat]
    people = dict.fromkeys(range(3), 0)
    everyone = [seat * EACH + n for n in range(EACH) if (p.supply | p.quarters) >> n & 1] + list(set(stand))
    for person in everyone:
        people[kind(person)] += 1
    tourists = 0 if seat == s.merchant else component_schema.BOX.tourists
    box_people = (component_schema.BOX.assistants, component_schema.BOX.bodyguards, tourists)
    if len(set(everyone)) != len(everyone) or tuple(people.values()) != box_people:
        found.append(f"people: {everyone}")
    if p.supply & p.quarters or p.quarters & ~BODYGUARDS:
        found.append(f"quarters {p.quarters:x}, supply {p.supply:x}")
    twice = {person for person in stand if stand.count(person) > 1}
    for person in twice:
        at = [n // CORNERS for n, who in enumerate(s.spaces) if who == person]
        if kind(person) != BODYGUARD or len(at) != 2 or at[0] != at[1]:
            found.append(f"person {person} stands in {at}")
    if s.tiles.count(seat) > component_schema.BOX.tiles or p.gold < 0 or p.vp < 0 or min(p.cubes) < 0:
        found.append(f"{s.tiles.count(seat)} tiles, {p.gold} gold, {p.vp} VP, cubes {p.cubes}")
    if not 0 <= p.cousins <= component_schema.BOX.cousins:
        found.append(f"{p.cousins} Cousins tokens")
    return found
