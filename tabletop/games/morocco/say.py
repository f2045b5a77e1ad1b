"""Morocco: an action in words, in the imperative."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.text import NONE, Text, joined, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import names, words
from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import Morocco, kind


def say(s: Morocco, action: Action) -> Text:
    """What the action is. Raises TypeError for an action of another game."""
    for speak in (_placing, _acting, _gaining, _closing):
        if text := speak(s, action):
            return text
    raise TypeError(f"no words for {action}")


def brief(_s: Morocco, action: Action) -> Text:
    """Where the action puts its person, once it is known who; NONE for other actions."""
    match action:
        case do.Assistant(stall, corner) | do.Tourist(stall, corner) | do.Cousins(stall, corner):
            return _at(stall, words.corner(corner))
        case do.SecondCousin(stall, corner):
            return _at(stall, words.corner(corner))
        case do.Bodyguard(stall, corner, other):
            return _at(stall, _corners(corner, other))
    return NONE


def _at(stall: int, corner: Text) -> Text:
    text = translate("morocco", "{stall}: {corner}", "a stall and its space")
    return text.fill(stall=words.short_place(stall), corner=corner)


def _corners(corner: int, other: int) -> Text:
    found = [words.corner(corner)] if corner == other else [words.corner(corner), words.corner(other)]
    return joined(found)


def _placing(s: Morocco, action: Action) -> Text | None:
    match action:
        case do.Assistant(stall, corner):
            text = translate("morocco", "Put an Assistant on {spot} for {cost}")
            return text.fill(spot=words.spot(stall, corner), cost=words.cost(s, stall))
        case do.Bodyguard(stall, corner, other):
            text = translate("morocco", "Put a Bodyguard in {stall} ({corners}) for {cost}")
            place, cost = words.place(stall), words.cost(s, stall)
            return text.fill(stall=place, corners=_corners(corner, other), cost=cost)
        case do.Tourist(stall, corner):
            text = translate("morocco", "Put a Tourist on {spot} for {cost} plus one more")
            return text.fill(spot=words.spot(stall, corner), cost=words.cost(s, stall))
        case do.Cousins(stall, corner):
            text = translate("morocco", "Put the first of the Cousins on {spot} for {cost} plus one more")
            return text.fill(spot=words.spot(stall, corner), cost=words.cost(s, stall))
        case do.SecondCousin(stall, corner):
            text = translate("morocco", "Put the second of the Cousins on {spot}")
            return text.fill(spot=words.spot(stall, corner))
    return None


def _acting(s: Morocco, action: Action) -> Text | None:
    match action:
        case do.Swap(rail, other):
            text = translate("morocco", "Spend a gold to swap the cubes of {one} and {other}")
            return text.fill(one=words.rail(rail), other=words.rail(other))
        case do.Recall(stall, corner):
            person = s.spaces[stall * CORNERS + corner]
            where = words.spot(stall, corner)
            if person < 0:
                return translate("morocco", "Recall whoever stands on {spot}").fill(spot=where)
            text = translate("morocco", "Recall the {kind} on {spot} to your supply")
            return text.fill(kind=words.kind(kind(person)), spot=where)
        case do.PayExtra(colour):
            text = translate("morocco", "Pay {cube} as the extra cube")
            return text.fill(cube=words.cube(colour))
        case do.TakeBack():
            return translate("morocco", "Undo what you have begun")
        case do.Pass():
            return translate("morocco", "Pass")
        case do.Finish():
            return translate("morocco", "End your action")
    return None


def _gaining(s: Morocco, action: Action) -> Text | None:
    match action:
        case do.TakeCube(colour):
            return translate("morocco", "Take {cube}").fill(cube=words.cube(colour))
        case do.MoveScout(space):
            return translate("morocco", "Move the scout to {space}").fill(space=words.roof(s, space))
        case do.Keep(colour):
            text = translate("morocco", "Keep {cube} and discard the others")
            return text.fill(cube=words.cube(colour))
    return None


def _closing(_s: Morocco, action: Action) -> Text | None:
    match action:
        case do.TakeGold():
            return translate("morocco", "Take a gold")
        case do.WinBodyguard():
            return translate("morocco", "Take a Bodyguard from the Guard Quarters")
        case do.PointTile(direction):
            text = translate("morocco", "Point the market tile {direction}")
            return text.fill(direction=names.DIRECTION_NAMES[direction])
        case do.PlaceWalker(corner):
            text = translate("morocco", "Put the Assistant on the {corner} space")
            return text.fill(corner=words.corner(corner))
    return None
