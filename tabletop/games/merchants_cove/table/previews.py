"""Previews of a drop, shown while a piece is dragged over its target."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action
from tabletop.engine.table import Layout, Piece, Zone, piece
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import actions as do
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.art import people, plan, progress
from tabletop.games.merchants_cove.art.boats import Berthing, FreeBerth
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.boats import ChooseBerth
from tabletop.games.merchants_cove.rules.harbour import fetched, free_berths, free_seats, moor, put
from tabletop.games.merchants_cove.rules.turn import COSTS, SPONSORING
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import board, piers_and_boats, places
from tabletop.games.merchants_cove.table.asked import pending_choice_of

_GHOSTLY = 58
"""Depth of previewed pieces."""


def preview(v: MerchantsCove, action: Action, now: Layout) -> Layout | None:
    """The layout with the effect of this action; None if there is nothing to show."""
    step = pending_choice_of(v)
    if step is None:
        return None
    hours = _hours(v, step.seat, action)
    if hours:
        return replace(now, pieces=(*now.pieces, *_way(v, step.seat, hours)))
    after = _docked(v, action)
    if after is None:
        return None
    then = fetched(after, after.players[step.seat].shelf)
    zones: dict[str, Zone] = {
        one.key: one for one in piers_and_boats.zones(after, {}, v) if one.key.startswith("pier")
    }
    berth = next(at for at in range(len(v.berths)) if v.berths[at] != after.berths[at])
    last = Berthing.TAKEN if NOBODY in after.berths else Berthing.LAST
    key = f"berth:{berth}"
    zones[key] = replace(next(one for one in now.zones if one.key == key), face=FreeBerth(last))
    shown = {one.key: one for one in board.zones(v, step.seat, step.seat, then) if one.key == "worth"}
    changed = zones | shown
    return replace(
        now,
        zones=tuple(changed.get(one.key, one) for one in now.zones),
        pieces=(*now.pieces, *_market(after)),
    )


def _hours(v: MerchantsCove, seat: int, action: Action) -> int:
    """The hours printed for an action; 0 if none."""
    match action:
        case do.Work(space):
            return merchant(v, seat).spaces[space].hours
        case do.Hire(place):
            return COSTS[place]
        case do.Sponsor():
            return SPONSORING.hours
    return 0


def _way(v: MerchantsCove, seat: int, hours: int) -> tuple[Piece, ...]:
    """The way of a Timepiece, and its place at the end: on top of those already there."""
    hour = v.players[seat].hour
    above = sum(
        phrases.shown(p.hour) == phrases.shown(hour + hours) for at, p in enumerate(v.players) if at != seat
    )
    name = translate("merchants_cove", "Your Timepiece afterwards")
    way = piece(
        "way",
        "clock",
        places.ashore(plan.CLOCK),
        progress.Way(hour, hour + hours),
        name,
        rule="MC-5.3",
        z=_GHOSTLY,
    )
    face = people.Timepiece(seat, ghost=True)
    at = places.timepiece(hour + hours, above)
    return way, piece("ghost", "clock", at, face, name, rule="MC-5.3", z=_GHOSTLY + 1)


def _docked(v: MerchantsCove, action: Action) -> MerchantsCove | None:
    """The harbour once this action has docked a boat; None if none docks, or its berth is still to choose."""
    step, after = pending_choice_of(v), v.copy()
    match action:
        case do.Load(boat):
            put(after, boat, v.drawn)
            after.drawn = NOBODY
            berths = free_berths(after, boat)
            if free_seats(after, boat) or len(berths) != 1:
                return None
            berth = berths[0]
        case do.Dock(berth) if isinstance(step, ChooseBerth):
            boat = step.boat
        case _:
            return None
    moor(after, boat, berth)
    return after


def _market(after: MerchantsCove) -> tuple[Piece, ...]:
    """The Market token that taking the last berth brings; () if a berth is free or it is already placed."""
    if NOBODY in after.berths or after.market:
        return ()
    name = translate("merchants_cove", "The Market token comes onto the Clock after this turn")
    hour = max(p.hour + (after.hours if at == _seat(after) else 0) for at, p in enumerate(after.players)) + 1
    return (
        piece("dusk", "clock", places.token(hour), progress.MarketToken(), name, rule="MC-4.5", z=_GHOSTLY),
    )


def _seat(v: MerchantsCove) -> int:
    step = pending_choice_of(v)
    return step.seat if step is not None else 0
