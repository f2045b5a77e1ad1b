"""MO-5, MO-6 and MO-7: the first rule against an action of the Assign step, in the rule book's order."""

from __future__ import annotations

from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import words
from tabletop.games.morocco.rules.cost import can_place, lacks, payable
from tabletop.games.morocco.square import BESIDE, CORNERS
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COLUMNS,
    COUSINS,
    EACH,
    FIRST_BODYGUARD,
    TOURIST,
    Morocco,
    free_corners,
    in_supply,
    kind,
)


def swap(s: Morocco, seat: int, action: do.Swap) -> No | None:
    """MO-6: whether two cost cubes may not change places."""
    one, other = words.rail(action.rail), words.rail(action.other)
    if (action.rail < COLUMNS) != (action.other < COLUMNS):
        text = translate(
            "morocco", "Rows change places with rows, columns with columns: not {one} with {other}."
        )
        return No("MO-6.2", lambda: text.fill(one=one, other=other))
    if action.rail == action.other:
        text = translate("morocco", "The cube of {one} needs another cube to change places with.")
        return No("MO-6.2", lambda: text.fill(one=one))
    if not s.players[seat].gold:
        text = translate(
            "morocco", "Swapping the cubes of {one} and {other} costs a gold, and you have none."
        )
        return No("MO-6.1", lambda: text.fill(one=one, other=other))
    return None


def recall(s: Morocco, seat: int, action: do.Recall) -> No | None:
    """MO-5.9: whether this person may not be recalled."""
    p, person = s.players[seat], s.spaces[action.stall * CORNERS + action.corner]
    where = words.spot(action.stall, action.corner)
    if not s.flags.recall:
        text = translate(
            "morocco", "This match is played without recall: whoever stands on {spot} stays there."
        )
        return No("MO-14.4", lambda: text.fill(spot=where))
    if person < 0 or person // EACH != seat:
        text = translate("morocco", "None of your people stands on {spot}.")
        return No("MO-5.9", lambda: text.fill(spot=where))
    if person % EACH >= FIRST_BODYGUARD:
        text = translate(
            "morocco", "The Bodyguard on {spot} stays: only Assistants and Tourists are recalled."
        )
        return No("MO-5.9", lambda: text.fill(spot=where))
    if p.supply:
        text = translate("morocco", "You have %n person(s) to place: nobody is recalled from {spot}.")
        return No("MO-5.9", lambda: text.count(p.supply.bit_count()).fill(spot=where))
    if not can_place(s, p, 1 << person % EACH):
        text = translate("morocco", "With {cubes} you could not pay to place the {kind} from {spot} again.")
        return No(
            "MO-5.9", lambda: text.fill(cubes=words.cubes(p.cubes), kind=words.kind(kind(person)), spot=where)
        )
    return None


def passing(s: Morocco, seat: int) -> No | None:
    """MO-5.8: whether passing is not allowed."""
    p = s.players[seat]
    if s.flags.free_pass or not can_place(s, p, p.supply):
        return None
    text = translate("morocco", "You can pay for a placement, for instance in {stall}, so you may not pass.")
    stall = next(
        stall for stall in payable(s, p.cubes) if p.supply & 0x3FFF or s.flags.squeeze or _room(s, stall) > 1
    )
    return No("MO-5.8", lambda: text.fill(stall=words.place(stall)))


def _room(s: Morocco, stall: int) -> int:
    return len(free_corners(s, stall))


def placing(
    s: Morocco, seat: int, action: do.Assistant | do.Bodyguard | do.Tourist | do.Cousins
) -> No | None:
    """MO-5.2 to MO-5.6, MO-7: whether this person may not be placed there."""
    how = _KINDS[type(action)]
    no = _nobody(s, seat, how) or no_space(s, action.stall, action.corner)
    if no is None and isinstance(action, do.Bodyguard):
        no = _bodyguard_spaces(s, action)
    if no is None:
        no = _too_dear(s, seat, how, action.stall)
    if no is None and how == COUSINS:
        no = _no_neighbour(s, action.stall)
    return no


_KINDS = {do.Assistant: ASSISTANT, do.Bodyguard: BODYGUARD, do.Tourist: TOURIST, do.Cousins: COUSINS}
_KIND_RULES = ("MO-5.3", "MO-5.4", "MO-5.5", "MO-5.6")


def _nobody(s: Morocco, seat: int, how: int) -> No | None:
    """MO-5.3 to MO-5.6: whether the seat has nobody of this kind to place."""
    p = s.players[seat]
    if how == BODYGUARD and not in_supply(p, BODYGUARD) and p.quarters:
        text = translate(
            "morocco",
            "Your %n Bodyguard(s) in the Guard Quarters must first be won by second or third place.",
        )
        return No("MO-5.4", lambda: text.count(p.quarters.bit_count()))
    if not in_supply(p, how):
        text = translate("morocco", "You have no {kind} to place.")
        return No(_KIND_RULES[how], lambda: text.fill(kind=words.kind(how)))
    if how == COUSINS and in_supply(p, ASSISTANT) < 2:
        text = translate("morocco", "Cousins are two Assistants; you have %n.")
        return No("MO-5.6", lambda: text.count(in_supply(p, ASSISTANT)))
    return None


def no_space(s: Morocco, stall: int, corner: int) -> No | None:
    """MO-5.2, MO-7.1: whether nobody can be placed on this space."""
    if s.tiles[stall] >= 0:
        text = translate("morocco", "{tile} lies on {stall}: it is closed.")
        return No("MO-5.2", lambda: text.fill(tile=words.tile(s, s.tiles[stall]), stall=words.place(stall)))
    person = s.spaces[stall * CORNERS + corner]
    if person < 0:
        return None
    text = translate("morocco", "On {spot} stands a person of {who} ({kind}).")
    return No(
        "MO-7.1",
        lambda: text.fill(
            spot=words.spot(stall, corner), who=words.seat(s, person // EACH), kind=words.kind(kind(person))
        ),
    )


def _bodyguard_spaces(s: Morocco, action: do.Bodyguard) -> No | None:
    """MO-7.2: whether a Bodyguard cannot take these spaces."""
    free = _room(s, action.stall)
    if action.corner != action.other:
        return no_space(s, action.stall, action.other)
    where = words.place(action.stall)
    if free > 1:
        text = translate("morocco", "A Bodyguard takes two of the %n free spaces of {stall}.")
        return No("MO-7.2", lambda: text.count(free).fill(stall=where))
    if not s.flags.squeeze:
        text = translate("morocco", "A Bodyguard needs two free spaces; {stall} has one.")
        return No("MO-14.1", lambda: text.fill(stall=where))
    return None


def _too_dear(s: Morocco, seat: int, how: int, stall: int) -> No | None:
    """MO-5.2, MO-5.5, MO-5.6: whether the seat cannot pay."""
    missing = lacks(s, seat, stall, extra=how in {TOURIST, COUSINS})
    if not missing:
        return None
    if missing == (-1,):
        text = translate(
            "morocco", "{kind}: {stall} costs {cost} and one cube more, and you have just these two."
        )
    else:
        text = translate("morocco", "{kind}: {stall} costs {cost}; you lack {missing}.")
    text = text.fill(kind=words.kind(how), stall=words.place(stall), cost=words.cost(s, stall))
    rule = _KIND_RULES[how] if -1 in missing else "MO-5.2"
    return No(rule, lambda: text if missing == (-1,) else text.fill(missing=words.listed(missing)))


def _no_neighbour(s: Morocco, stall: int) -> No | None:
    """MO-5.6: whether no stall beside this one is open for the second of the Cousins."""
    if any(s.tiles[other] < 0 for other in BESIDE[stall]):
        return None
    text = translate("morocco", "No stall beside {stall} is open for the second of the Cousins.")
    return No("MO-5.6", lambda: text.fill(stall=words.place(stall)))
