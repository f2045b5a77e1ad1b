"""MO-5: paying, putting people on their spaces and taking them back."""

from __future__ import annotations

from functools import lru_cache

from tabletop.engine.rules import Tell, hush
from tabletop.games.morocco import events
from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import (
    ASSISTANT,
    ASSISTANTS,
    BODYGUARDS,
    COUSINS,
    EACH,
    TOURISTS,
    Cubes,
    Morocco,
    Player,
    colours,
)

FROM = (ASSISTANTS, BODYGUARDS, TOURISTS, ASSISTANTS)
"""By kind of placement: the persons it takes from the supply."""


def pay(p: Player, *paid: int) -> None:
    """Cubes of these colours go to the supply."""
    p.cubes = with_cubes(p.cubes, *paid, sign=-1)


def gain(p: Player, *gained: int) -> None:
    """Cubes of these colours come from the supply."""
    p.cubes = with_cubes(p.cubes, *gained)


@lru_cache(1 << 14)
def with_cubes(cubes: Cubes, *colours: int, sign: int = 1) -> Cubes:
    """These cubes and one more, or with sign -1 one less, of each of these colours."""
    have = list(cubes)
    for colour in colours:
        have[colour] += sign
    a, b, c, d, e = have
    return (a, b, c, d, e)


def next_person(seat: int, p: Player, mask: int) -> int:
    """The person of this mask that leaves the supply first: the lowest number."""
    here = p.supply & mask
    return seat * EACH + (here & -here).bit_length() - 1


def stand(s: Morocco, person: int, stall: int, *corners: int) -> None:
    """A person leaves the supply and stands on these corners of a stall."""
    s.players[person // EACH].supply &= ~(1 << person % EACH)
    for corner in corners:
        s.spaces[stall * CORNERS + corner] = person


def put(s: Morocco, seat: int, how: int, stall: int, corners: tuple[int, ...], tell: Tell) -> None:
    """MO-5.2: pay the basic cost, put the person on its corners; a Cousins token is spent (MO-5.6)."""
    p, paid = s.players[seat], colours(s, stall)
    person = next_person(seat, p, FROM[how])
    pay(p, *paid)
    if how == COUSINS:
        p.cousins -= 1
    stand(s, person, stall, *corners)
    if tell is not hush:
        tell(s, events.Placed(seat, how, person, stall, corners, paid))


def put_second(s: Morocco, seat: int, stall: int, corner: int, tell: Tell) -> None:
    """MO-5.7: the second of the Cousins stands free of charge."""
    person = next_person(seat, s.players[seat], FROM[ASSISTANT])
    stand(s, person, stall, corner)
    tell(s, events.Placed(seat, COUSINS, person, stall, (corner,), ()))


def take_back(s: Morocco, seat: int, how: int, stall: int, corner: int, extra: int, tell: Tell) -> None:
    """MO-5.10: an unfinished Tourist or Cousins goes back, with the cubes paid (`extra` -1: none yet)."""
    p, at = s.players[seat], stall * CORNERS + corner
    person = s.spaces[at]
    s.spaces[at] = -1
    p.supply |= 1 << person % EACH
    if how == COUSINS:
        p.cousins += 1
    back = colours(s, stall) if extra < 0 else (*colours(s, stall), extra)
    gain(p, *back)
    tell(s, events.TakenBack(seat, how, person, stall, back))
