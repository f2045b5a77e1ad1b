"""What players have before them: cubes that come and go, and the people of their supply."""

from __future__ import annotations

from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import ASSISTANTS, BODYGUARDS, EACH, TOURISTS, Cubes, Morocco, Player

FROM = (ASSISTANTS, BODYGUARDS, TOURISTS, ASSISTANTS)
"""By kind of placement: the persons it takes from the supply."""


def pay(p: Player, *paid: int) -> None:
    """Cubes of these colours go to the supply."""
    p.cubes = without_cubes(p.cubes, paid)


def gain(p: Player, *gained: int) -> None:
    """Cubes of these colours come from the supply."""
    p.cubes = with_cubes(p.cubes, gained)


def with_cubes(cubes: Cubes, gained: tuple[int, ...]) -> Cubes:
    """These cubes and one more of each of these colours."""
    have = list(cubes)
    for colour in gained:
        have[colour] += 1
    a, b, c, d, e = have
    return a, b, c, d, e


def without_cubes(cubes: Cubes, paid: tuple[int, ...]) -> Cubes:
    """These cubes but one of each of these colours."""
    have = list(cubes)
    for colour in paid:
        have[colour] -= 1
    a, b, c, d, e = have
    return a, b, c, d, e


def next_person(seat: int, p: Player, mask: int) -> int:
    """The person of this mask that leaves the supply first: the lowest number."""
    here = p.supply & mask
    return seat * EACH + (here & -here).bit_length() - 1


def stand(s: Morocco, person: int, stall: int, *corners: int) -> None:
    """A person leaves the supply and stands on these corners of a stall."""
    s.players[person // EACH].supply &= ~(1 << person % EACH)
    for corner in corners:
        s.spaces[stall * CORNERS + corner] = person
