"""MO-8.2 to MO-8.7: what the ranks in a closed stall bring; steps, previews, texts and estimates ask here."""

from __future__ import annotations

from tabletop.engine.state import frozen
from tabletop.games.morocco import components as box
from tabletop.games.morocco.state import Morocco, in_order


@frozen
class Award:
    """What a rank brings by its rule: VP, and of a gold and a Bodyguard so many: both, one of them, none."""

    rule: str
    vp: int
    prizes: int


def award(rank: int, shared: int) -> Award:
    """What a rank brings where so many have it."""
    if rank == 1:
        return Award("MO-8.2" if shared == 1 else "MO-8.3", box.AWARDS.first, 0)
    if rank == 2:
        return Award("MO-8.4", box.AWARDS.second, 2) if shared == 1 else Award("MO-8.5", box.AWARDS.shared, 1)
    return Award("MO-8.6", box.AWARDS.third, 1)


def award_points(places: tuple[int, ...]) -> tuple[int, ...]:
    """The VP of each seat by the ranks of all (0: not in the stall)."""
    return tuple(award(rank, places.count(rank)).vp if rank else 0 for rank in places)


def prizes_left(s: Morocco, places: tuple[int, ...], active: int) -> list[tuple[bool, bool]]:
    """MO-8.7: whether a gold and a Bodyguard will be there for each seat that an award lets take them.

    In turn order from the active player; whoever may choose is taken to choose gold.
    """
    gold, found = s.gold, [(False, False)] * len(places)
    for rank in (2, 3):
        for seat in in_order(s, active):
            if places[seat] == rank:
                found[seat] = gold > 0, s.players[seat].quarters > 0
                gold -= 1
    return found
