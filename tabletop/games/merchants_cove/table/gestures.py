"""Maps each action outside the merchants' own machines to its gesture on the table."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.games.merchants_cove import actions as do
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.rules.boats import ChooseBerth
from tabletop.games.merchants_cove.rules.harbour import boat_of
from tabletop.games.merchants_cove.rules.townsfolk import PutHired
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table.asked import pending_choice_of
from tabletop.games.merchants_cove.table.board import good_keys
from tabletop.games.merchants_cove.table.merchant_table import bench


def gesture(v: MerchantsCove, action: Action) -> Gesture:
    """The gesture of an action that can be tried now.

    Raises:
        TypeError: If the action has no gesture.
    """
    step = pending_choice_of(v)
    seat = step.seat if step is not None else 0
    found = (
        _working(v, seat, action)
        or _loading(v, seat, action)
        or _choosing(v, action)
        or _selling(v, seat, action)
        or bench(v, seat).gesture(v, seat, action)
    )
    if found is None:
        raise TypeError(f"no gesture for {action}")
    return found


def _working(v: MerchantsCove, seat: int, action: Action) -> Gesture | None:
    match action:
        case do.Work(space, worker):
            return Drag(f"worker:{seat}:{worker}", f"act:{space}")
        case do.Hire(place, worker):
            return Drag(f"worker:{seat}:{worker}", f"slot:{place}")
        case do.Sponsor(hall, worker):
            return Drag(f"worker:{seat}:{worker}", f"hall:{hall}")
        case do.PutStaff(place):
            step = pending_choice_of(v)
            card = v.town[step.place] if isinstance(step, PutHired) else -1
            return Drag(f"folk:{card}", f"staff:{place}")
    return None


def _loading(v: MerchantsCove, seat: int, action: Action) -> Gesture | None:
    match action:
        case do.UseHand():
            return Drag(f"time:{seat}", "masks")
        case do.LetCome():
            return Drag(f"time:{seat}", "bag")
        case do.Load(boat):
            return Drag(f"who:{v.drawn}", f"boat:{boat}")
        case do.Rob(who, boat):
            return Drag(f"who:{who}", f"boat:{boat}")
        case do.Dock(berth):
            step = pending_choice_of(v)
            boat = step.boat if isinstance(step, ChooseBerth) else 0
            return Drag(f"hull:{boat}", f"berth:{berth}")
        case do.PutBack(who):
            return Drag(f"who:{who}", "bag")
        case do.Swap(one, other):
            boat = boat_of(v, other)
            place = v.boats[boat].index(other) if boat >= 0 else -1
            return Drag(f"who:{one}", _aboard(v, boat), place)
    return None


def _aboard(v: MerchantsCove, boat: int) -> str:
    """The zone with the people of a boat."""
    return f"berth:{v.berths.index(boat)}" if boat in v.berths else f"boat:{boat}"


def _choosing(_v: MerchantsCove, action: Action) -> Gesture | None:
    match action:
        case do.Clean(card):
            return Drag(f"mask:{card}", "masks")
        case do.TakeGood(colour):
            return Drag(f"offer:{colour}", "shelf")
        case do.LoadNow():
            return Press("bag")
        case do.Decline():
            return Press("button:decline")
        case Done():
            return Press("button:done")
    return None


def _selling(v: MerchantsCove, seat: int, action: Action) -> Gesture | None:
    keys = good_keys(v, seat)

    def good(place: int) -> str:
        return keys[place] if place < len(keys) else f"good:{seat}:none:{place}"

    match action:
        case do.Discard(place):
            return Drag(good(place), "sea")
        case do.Sell(place, pier, rogues):
            return Drag(good(place), f"pier:{pier}", rogues if v.rogue == box.CULTISTS else -1)
        case do.Give(place):
            colour = v.players[seat].shelf[place] % 4 if place < len(keys) else 0
            return Drag(good(place), f"hall:{colour}")
        case do.SellAll():
            return Press("button:sell")
        case do.KeepRest():
            return Press("button:keep")
    return None
