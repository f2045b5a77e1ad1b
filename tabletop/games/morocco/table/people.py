"""Where every person of Morocco is: in a stall, in a supply, in the Guard Quarters."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, piece
from tabletop.engine.text import translate
from tabletop.games.morocco.art import plan
from tabletop.games.morocco.art.people import KINDS
from tabletop.games.morocco.rules.assign import RULES
from tabletop.games.morocco.square import CORNERS, STALLS
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COUSINS,
    EACH,
    FIRST_BODYGUARD,
    MASKS,
    TOURIST,
    Morocco,
    kind,
    owner,
    people,
    standing,
)
from tabletop.games.morocco.table import places, told

FACES = ("assistant", "bodyguard", "tourist", "cousins")
ABOVE, REACH = 10, 5
"""Depths."""
TURNS = 3
"""A Bodyguard on a space can take any of the three others with it."""


def key(person: int) -> str:
    """The key of a person, the same wherever it goes."""
    return f"person:{person}"


def pieces(s: Morocco, eyes: int, large: int, mats: dict[int, Spot]) -> Iterator[Piece]:
    """Every person and Cousins token. `large`: whose mat is the large one; `mats`: where the others lie."""
    for stall in range(STALLS):
        yield from _in_stall(s, stall, eyes)
    for seat, player in enumerate(s.players):
        for what in (ASSISTANT, BODYGUARD, TOURIST):
            here = people(seat, player.supply & MASKS[what])
            for place, person in enumerate(reversed(here)):  # the lowest number leaves first: from the right
                yield _at_home(s, person, place, eyes, large, mats)
        for person in people(seat, player.quarters):
            yield _on_guard(s, person, eyes)
        for number in range(player.cousins):
            yield _token(s, seat, number, eyes, large, mats)


def _named(s: Morocco, person: int, where: str, at: Spot, eyes: int, *, flat: bool, z: int) -> Piece:
    seat, what = owner(person), kind(person)
    face = f"{FACES[what]}:{seat}" + (":flat" if flat else "")
    name, turns = told.person(s, what, seat, eyes), TURNS if what == BODYGUARD else 0
    return piece(key(person), where, at, face, name, rule=RULES[what], text=told.DOES[what], z=z, turns=turns)


def _in_stall(s: Morocco, stall: int, eyes: int) -> Iterator[Piece]:
    """The people of a stall; those in front stand before those behind."""
    here = standing(s, stall)
    for person in dict.fromkeys(one for one in here if one >= 0):
        corners = tuple(corner for corner in range(CORNERS) if here[corner] == person)
        at = places.standing(stall, kind(person), corners)
        yield _named(s, person, f"stall:{stall}", at, eyes, flat=False, z=ABOVE + int((at.y + at.h) / 8))
        if len(corners) == 2:
            pair = corners[0], corners[1]
            dx, dy = places.apart(pair)
            name = translate("morocco", "The two spaces of a Bodyguard")
            face = f"reach:{owner(person)}:{dx:.1f}:{dy:.1f}"
            where = places.reach(stall, pair)
            yield piece(f"reach:{person}", f"stall:{stall}", where, face, name, rule="MO-7.2", z=REACH)


def _at_home(s: Morocco, person: int, place: int, eyes: int, large: int, mats: dict[int, Spot]) -> Piece:
    """A person in its owner's supply."""
    seat, what = owner(person), kind(person)
    if seat == large:
        at = places.person(what, place)
        return _named(s, person, "mat", at, eyes, flat=False, z=ABOVE + place)
    at = _in_row(mats[seat], what)
    return _named(s, person, f"seat:{seat}", at, eyes, flat=True, z=ABOVE + place)


def _in_row(mat: Spot, what: int) -> Spot:
    """Where people of a kind stand on another seat's mat: all on one place, their number beside it."""
    w, h = KINDS[what][1]
    grown = 0.74 if what == COUSINS else 0.94
    return places.in_row(mat, 0, 4, plan.SHOWN.index(what), w * grown, h * grown)


def _on_guard(s: Morocco, person: int, eyes: int) -> Piece:
    """A Bodyguard in the Guard Quarters."""
    number = person % EACH - FIRST_BODYGUARD
    at = places.guard(owner(person), len(s.players), number)
    return _named(s, person, "quarters", at, eyes, flat=False, z=ABOVE + number)


def _token(s: Morocco, seat: int, number: int, eyes: int, large: int, mats: dict[int, Spot]) -> Piece:
    """A Cousins token."""
    name, own = told.person(s, COUSINS, seat, eyes), seat == large
    at = places.person(COUSINS, number) if own else _in_row(mats[seat], COUSINS)
    face = f"cousins:{seat}" if own else f"cousins:{seat}:flat"
    return piece(
        f"cousins:{seat}:{number}",
        "mat" if own else f"seat:{seat}",
        at,
        face,
        name,
        rule=RULES[COUSINS],
        text=told.DOES[COUSINS],
        z=ABOVE + number,
    )
