"""MO-8: what a placement would bring if it closes the stall; the table and the list of moves ask here."""

from __future__ import annotations

from tabletop.engine.state import frozen
from tabletop.games.morocco.rules.awards import award_points, prizes_left
from tabletop.games.morocco.rules.closing import juice_corners
from tabletop.games.morocco.rules.spaces import ranks, strengths
from tabletop.games.morocco.rules.supply import FROM, next_person, stand
from tabletop.games.morocco.square import CORNERS, POINT
from tabletop.games.morocco.state import EACH, Morocco, room


@frozen
class Preview:
    """A stall as it would be after a placement: free spaces left, strengths and ranks by seat.

    `vp` and `juice`: what each seat would gain; `prizes`: whether a gold and a Bodyguard are there for it, if
    its award lets it take them. All nothing unless no space is left.
    """

    free: int
    strengths: tuple[int, ...]
    ranks: tuple[int, ...]
    vp: tuple[int, ...]
    juice: tuple[int, ...]
    prizes: tuple[tuple[bool, bool], ...]


def preview(s: Morocco, seat: int, how: int, stall: int, *corners: int, first: int = -1) -> Preview:
    """What would come of a person of this kind of this seat on these corners; somebody must be in supply.

    `first`: a full stall that closes before this one and takes its juice (MO-8.9); -1: none.
    """
    after = s.copy()
    if first >= 0:
        for corner in juice_corners(after, first):
            after.taken[POINT[first][corner]] = seat
    stand(after, next_person(seat, s.players[seat], FROM[how]), stall, *corners)
    strong = strengths(after, stall)
    places = ranks(strong)
    free = room(after, stall)
    if free:
        nothing = (0,) * len(strong)
        return Preview(free, strong, places, nothing, nothing, ((False, False),) * len(strong))
    juice = [0] * len(strong)
    for corner in juice_corners(after, stall):
        juice[after.spaces[stall * CORNERS + corner] // EACH] += s.juice[POINT[stall][corner]]
    prizes = tuple(prizes_left(after, places, seat))
    return Preview(0, strong, places, award_points(places), tuple(juice), prizes)
