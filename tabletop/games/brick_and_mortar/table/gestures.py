"""Maps each action to its gesture on the table."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choices
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.games.brick_and_mortar import actions as do
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.state import HIDDEN, BrickAndMortar
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.price_chart import chart
from tabletop.games.brick_and_mortar.table.seats import crate


def gesture(v: BrickAndMortar, action: Action) -> Gesture:
    """The gesture of an action that can be tried now; `v` is the view of the seat that chooses.

    Raises:
        TypeError: If the action has no gesture.
    """
    g = TableContext(v, seat_of(v))
    found = (
        _building(g, action) or _cards(action) or _bids(g, action) or _goods(g, action) or _points(g, action)
    )
    if found is None:
        raise TypeError(f"no gesture for {action}")
    return found


def seat_of(v: BrickAndMortar) -> int:
    """The seat that a view belongs to: the choosing seat whose money it shows.

    In a public view it is the first seat that chooses, 0 if none does.
    """
    steps = pending_choices(v)
    own = next((step for step in steps if v.players[step.seat].money < HIDDEN), None)
    return own.seat if own is not None else steps[0].seat if steps else 0


def _building(g: TableContext, action: Action) -> Gesture | None:
    p = g.v.players[max(g.viewer, 0)]
    match action:
        case do.Keep(card):
            return Drag(f"store:{card}", "keep")
        case do.Take(card):
            return Drag(f"store:{card}", "slot:0")
        case do.Buy(card):
            return Drag(f"store:{card}", _site(len(p.building)))
        case do.Auction(card, bid):
            return Drag(f"store:{card}", f"sum:{bid}")
        case do.Raise(bid):
            return Press(f"sum:{bid}")
        case do.Drop():
            return Press("button:leave")
        case do.Pass():
            return Press("button:pass")
        case do.Pay(tokens):
            return Press(f"debt:{tokens}" if tokens else "button:pay")
        case do.Close(slot):
            return Drag(_store(g, slot), "away")
        case do.Open():
            return Drag(f"store:{p.bought}", _site(len(p.building)))
        case do.Done():
            return Press("button:done")
    return None


def _site(stores: int) -> str:
    """The zone for a new store: the leftmost free slot, or the building if all are full."""
    return f"slot:{stores}" if stores < box.SLOTS else "building"


def _cards(action: Action) -> Gesture | None:
    match action:
        case do.Play(card, down):
            return Drag(f"market:{card}", f"pad:{int(down)}")
        case do.Add(card, pile):
            return Drag(f"market:{card}", f"pad:{pile}")
        case do.Redraw(card) | do.Discard(card):
            return Drag(f"market:{card}", "exchange")
        case do.RedrawAll():
            return Press("button:redraw")
        case do.Look(pile):
            return Press(f"pad:{pile}")
    return None


def _bids(g: TableContext, action: Action) -> Gesture | None:
    tag, found = f"tag:{g.viewer}", chart(g)
    match action:
        case do.Ask(price):
            at = found.prices.index(price) if found and price in found.prices else -1
            return Drag(tag, "chart", at)
        case do.Offer(0, 0):
            return Drag(tag, "chart", len(found.worth) if found else -1)
        case do.Offer(quantity, price):
            if found and quantity in found.rows and price in found.prices:
                at = found.rows.index(quantity) * len(found.prices) + found.prices.index(price)
                return Drag(tag, "chart", at)
            return Drag(tag, "slate")
    return None


def _goods(g: TableContext, action: Action) -> Gesture | None:
    match action:
        case do.Supply(source, slot):
            return Drag(f"made:{source}", f"slot:{slot}")
        case do.Craft(point):
            return Press("button:point" if point else "button:supply")
        case do.Stock(slot, n):
            return Drag(f"dock:{g.v.kind}:0", f"slot:{slot}", n - 1 if _sells(g, slot) else -1)
        case do.Transfer(slot, shelf, kind, to):
            return Drag(_crate(g, slot, kind, shelf), f"slot:{to}")
        case do.Sell(slot, shelf, where):
            return Drag(_sold(g, slot, shelf), _box(g, where))
        case do.SellAll():
            return Press("button:all")
        case do.Convert(_, n):
            return Press(f"convert:{n}")
        case do.Lose(slot, shelf):
            return Drag(_crate(g, slot, g.v.kind, shelf), "bin")
        case do.Rescue(seat):
            return Drag(f"surplus:{seat}:0", "building")
        case do.Pawn(back):
            return Press("button:pawn" if back else "button:let go")
    return None


def _points(g: TableContext, action: Action) -> Gesture | None:
    points = g.v.players[max(g.viewer, 0)].points
    match action:
        case do.BuyPoints(n):
            return Drag(f"token:{g.viewer}", "track", points + n)
        case do.SellPoints(n):
            return Drag(f"token:{g.viewer}", "track", points - n)
    return None


def _store(g: TableContext, slot: int) -> str:
    """The key of the store in a slot; the slot's own key if it is empty."""
    building = g.own.building
    return f"store:{building[slot].card}" if slot < len(building) else f"slot:{slot}"


def _sells(g: TableContext, slot: int) -> bool:
    """True if the store in a slot sells the type that is stocked now."""
    building = g.own.building
    return slot < len(building) and g.v.kind >= 0 and bool(building[slot].items[g.v.kind])


def _crate(g: TableContext, slot: int, kind: int, shelf: int) -> str:
    """The key of the last item on a shelf; the slot's key if there is no such shelf."""
    building = g.own.building
    if slot >= len(building) or shelf >= len(building[slot].items[kind]):
        return f"slot:{slot}"
    count = building[slot].items[kind][shelf]
    return crate(building[slot].card, kind, shelf, max(count - 1, 0))


def _sold(g: TableContext, slot: int, shelf: int) -> str:
    if shelf == do.MARKET_SHELF:
        return f"dock:{g.v.kind}:0"
    return _crate(g, slot, g.v.kind, shelf)


def _box(g: TableContext, where: int) -> str:
    """The zone of a box: on the Demand Cards, or of a store with private boxes."""
    if where == do.DEMAND_BOX:
        return f"boxes:{g.v.kind}"
    return f"boxes:{box.JEWELRY}" if where == do.JEWELRY_BOX else f"slot:{where}"
