"""MO-13: what the Merchant says of its decisions."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.morocco import names, words
from tabletop.games.morocco.state import WILD, Morocco


def scout(s: Morocco, face: int, origin: int, space: int) -> Text:
    """MO-13.2: where it moves the scout."""
    goal = words.roof(s, space)
    if face == WILD:
        text = translate("morocco", "The die shows wild: the scout goes to the next space clockwise, {goal}.")
    elif s.roof[origin] == face:
        text = translate(
            "morocco", "The scout is on {colour} already: it goes to the next space clockwise, {goal}."
        )
        text = text.fill(colour=names.COLOUR_NAMES[face])
    else:
        text = translate("morocco", "The die sends the scout to {goal}.")
    return text.fill(goal=goal)


def whom(*, bodyguard: bool) -> Text:
    """MO-13.3: whom it places."""
    kind = words.kind(1 if bodyguard else 0)
    if bodyguard:
        return translate("morocco", "The Merchant has a {kind} and places it first.").fill(kind=kind)
    return translate("morocco", "The Merchant has no Bodyguard to place: it sends an {kind}.").fill(kind=kind)


def nobody(n: int) -> Text:
    """MO-13.3: it passes."""
    if not n:
        return translate("morocco", "No stall is open any more: the Merchant passes.")
    text = translate("morocco", "The Merchant has nobody to place in the %n open stall(s): it passes.")
    return text.count(n)


def line(rail: int, face: int, most: int) -> Text:
    """MO-13.4: which row or column the die means."""
    where = words.rail(rail)
    if face == WILD:
        text = translate("morocco", "The die shows wild: the most occupied spaces, {n}, are in {where}.")
        return text.fill(where=where, n=most)
    text = translate("morocco", "The die shows {colour}: that is {where}.")
    return text.fill(colour=names.COLOUR_NAMES[face], where=where)


def stall(aim: int, found: int) -> Text:
    """MO-13.4: which stall it takes."""
    if aim == found:
        return translate("morocco", "It goes to {stall}.").fill(stall=words.place(aim))
    text = translate("morocco", "No room in {aim}; the next stall in reading order is {stall}.")
    return text.fill(aim=words.place(aim), stall=words.place(found))


def space(corner: int, value: int) -> Text:
    """MO-13.5: which space it takes."""
    if not value:
        text = translate("morocco", "No juice is left at its free spaces: it takes the first, {corner}.")
        return text.fill(corner=words.corner(corner))
    text = translate("morocco", "Of the free spaces, {corner} has the most juice, {n}.")
    return text.fill(corner=words.corner(corner), n=value)


def direction(stall: int, way: int) -> Text:
    """MO-13.6: where its tile points."""
    text = translate("morocco", "Going round from north, the first open stall beside {stall} is {way}.")
    return text.fill(stall=words.place(stall), way=names.DIRECTION_NAMES[way])


def bodyguard(s: Morocco) -> Text:
    """MO-13.6: why it takes a Bodyguard as its award."""
    text = translate(
        "morocco", "It has %n Bodyguard(s) in the Guard Quarters and takes one instead of a gold."
    )
    return text.count(s.players[s.merchant].quarters.bit_count())
