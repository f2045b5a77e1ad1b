"""MO-7: the spaces of a stall, who may stand on them, and who is how strong there."""

from __future__ import annotations

from functools import lru_cache

from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import words
from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import EACH, FIRST_BODYGUARD, Morocco, kind, room, standing


def no_space(s: Morocco, stall: int, corner: int) -> No | None:
    """MO-5.2, MO-7.1: whether nobody can be placed on this space."""
    if s.tiles[stall] >= 0:
        text = translate("morocco", "Closed by {tile}: {stall}. Choose an open stall.")
        return No("MO-5.2", lambda: text.fill(tile=words.tile(s, s.tiles[stall]), stall=words.place(stall)))
    person = s.spaces[stall * CORNERS + corner]
    if person < 0:
        return None
    text = translate("morocco", "Occupied by {who} ({kind}): {spot}.")
    return No(
        "MO-7.1",
        lambda: text.fill(
            spot=words.spot(stall, corner), who=words.seat(s, person // EACH), kind=words.kind(kind(person))
        ),
    )


def no_bodyguard_spaces(s: Morocco, action: do.Bodyguard) -> No | None:
    """MO-7.2: whether a Bodyguard, whose first space is free, cannot take these spaces."""
    if action.corner != action.other:
        return no_space(s, action.stall, action.other)
    free = room(s, action.stall)
    if free > 1:
        text = translate("morocco", "Choose two free spaces for the Bodyguard (%n free): {stall}.")
        return No("MO-7.2", lambda: text.count(free).fill(stall=words.place(action.stall)))
    if not s.flags.squeeze:
        text = translate("morocco", "A Bodyguard needs two free spaces; only one is free in {stall}.")
        return No("MO-14.1", lambda: text.fill(stall=words.place(action.stall)))
    return None


def strengths(s: Morocco, stall: int) -> tuple[int, ...]:
    """MO-7.3: the strength of each seat in a stall: 1 for an Assistant or Tourist, 2 for a Bodyguard."""
    found = [0] * len(s.players)
    for person in set(standing(s, stall)):
        if person >= 0:
            found[person // EACH] += 2 if person % EACH >= FIRST_BODYGUARD else 1
    return tuple(found)


@lru_cache(1 << 10)
def ranks(strong: tuple[int, ...]) -> tuple[int, ...]:
    """MO-8.1: each seat's rank by strength, 1 first; 0 for a seat that is not in the stall.

    Kept: estimates ask for the same few all the time.
    """
    return tuple(1 + sum(other > own for other in strong) if own else 0 for own in strong)


def leaders(s: Morocco, stall: int) -> tuple[int, ...]:
    """MO-8.1: the seats with the most strength in a stall; none in an empty one."""
    return tuple(seat for seat, rank in enumerate(ranks(strengths(s, stall))) if rank == 1)
