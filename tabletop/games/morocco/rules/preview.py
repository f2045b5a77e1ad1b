"""MO-8: what a placement would bring if it closes the stall; the table and the list of moves ask here."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.closing import juice_corners
from tabletop.games.morocco.rules.cost import ranks, strengths
from tabletop.games.morocco.rules.paying import FROM, next_person, stand
from tabletop.games.morocco.square import CORNERS, POINT
from tabletop.games.morocco.state import EACH, Morocco


@dataclass(frozen=True, slots=True)
class Preview:
    """A stall as it would be after a placement: free spaces left, strengths and ranks by seat.

    `vp` and `juice`: what each seat would gain; all 0 unless no space is left.
    """

    free: int
    strengths: tuple[int, ...]
    ranks: tuple[int, ...]
    vp: tuple[int, ...]
    juice: tuple[int, ...]


def preview(s: Morocco, seat: int, how: int, stall: int, *corners: int) -> Preview:
    """What would come of a person of this kind of this seat on these corners; somebody must be in supply."""
    after = s.copy()
    stand(after, next_person(seat, s.players[seat], FROM[how]), stall, *corners)
    strong = strengths(after, stall)
    places, none = ranks(strong), (0,) * len(strong)
    free = after.spaces[stall * CORNERS : stall * CORNERS + CORNERS].count(-1)
    if free:
        return Preview(free, strong, places, none, none)
    juice = list(none)
    for corner in juice_corners(after, stall):
        juice[after.spaces[stall * CORNERS + corner] // EACH] += s.juice[POINT[stall][corner]]
    return Preview(0, strong, places, award_points(places), tuple(juice))


def award_points(places: tuple[int, ...]) -> tuple[int, ...]:
    """MO-8.2 to MO-8.6: the VP of each seat by the ranks of all."""
    second = box.AWARDS.second if places.count(2) == 1 else box.AWARDS.shared
    worth = {1: box.AWARDS.first, 2: second, 3: box.AWARDS.third}
    return tuple(worth.get(rank, 0) for rank in places)
