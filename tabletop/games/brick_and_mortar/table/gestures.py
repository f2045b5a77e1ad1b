"""Maps each action to its gesture on the table."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choices
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay
from tabletop.games.brick_and_mortar.rules.ch06_auction import Drop, Raise
from tabletop.games.brick_and_mortar.rules.ch06_building import Auction, Buy, Close, Open, Pass, Take
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Discard, Play, Redraw, RedrawAll
from tabletop.games.brick_and_mortar.rules.ch07_agency import Add, Look
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Stock
from tabletop.games.brick_and_mortar.rules.ch08_supply import Craft, Supply
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer
from tabletop.games.brick_and_mortar.rules.ch09_sale import Rescue, Transfer
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sell, SellAll
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Convert, Lose
from tabletop.games.brick_and_mortar.rules.ch10_inventory import Pawn
from tabletop.games.brick_and_mortar.rules.ch12_investment import BuyPoints, SellPoints
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import (
    DEMAND_BOX,
    HIDDEN,
    JEWELRY_BOX,
    MARKET_SHELF,
    BrickAndMortar,
)
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
        case Keep(card):
            return Drag(f"store:{card}", "keep")
        case Take(card):
            return Drag(f"store:{card}", "slot:0")
        case Buy(card):
            return Drag(f"store:{card}", _site(len(p.building)))
        case Auction(card, bid):
            return Drag(f"store:{card}", f"sum:{bid}")
        case Raise(bid):
            return Press(f"sum:{bid}")
        case Drop():
            return Press("button:leave")
        case Pass():
            return Press("button:pass")
        case Pay(tokens):
            return Press(f"debt:{tokens}" if tokens else "button:pay")
        case Close(slot):
            return Drag(_store(g, slot), "away")
        case Open():
            return Drag(f"store:{p.bought}", _site(len(p.building)))
        case Done():
            return Press("button:done")
    return None


def _site(stores: int) -> str:
    """The zone for a new store: the leftmost free slot, or the building if all are full."""
    return f"slot:{stores}" if stores < box.SLOTS else "building"


def _cards(action: Action) -> Gesture | None:
    match action:
        case Play(card, down):
            return Drag(f"market:{card}", f"pad:{int(down)}")
        case Add(card, pile):
            return Drag(f"market:{card}", f"pad:{pile}")
        case Redraw(card) | Discard(card):
            return Drag(f"market:{card}", "exchange")
        case RedrawAll():
            return Press("button:redraw")
        case Look(pile):
            return Press(f"pad:{pile}")
    return None


def _bids(g: TableContext, action: Action) -> Gesture | None:
    tag, found = f"tag:{g.viewer}", chart(g)
    match action:
        case Ask(price):
            at = found.prices.index(price) if found and price in found.prices else -1
            return Drag(tag, "chart", at)
        case Offer(0, 0):
            return Drag(tag, "chart", len(found.worth) if found else -1)
        case Offer(quantity, price):
            if found and quantity in found.rows and price in found.prices:
                at = found.rows.index(quantity) * len(found.prices) + found.prices.index(price)
                return Drag(tag, "chart", at)
            return Drag(tag, "slate")
    return None


def _goods(g: TableContext, action: Action) -> Gesture | None:
    match action:
        case Supply(source, slot):
            return Drag(f"made:{source}", f"slot:{slot}")
        case Craft(point):
            return Press("button:point" if point else "button:supply")
        case Stock(slot, n):
            return Drag(f"dock:{g.v.kind}:0", f"slot:{slot}", n - 1 if _sells(g, slot) else -1)
        case Transfer(slot, shelf, kind, to):
            return Drag(_crate(g, slot, kind, shelf), f"slot:{to}")
        case Sell(slot, shelf, where):
            return Drag(_sold(g, slot, shelf), _box(g, where))
        case SellAll():
            return Press("button:all")
        case Convert(_, n):
            return Press(f"convert:{n}")
        case Lose(slot, shelf):
            return Drag(_crate(g, slot, g.v.kind, shelf), "bin")
        case Rescue(seat):
            return Drag(f"surplus:{seat}:0", "building")
        case Pawn(back):
            return Press("button:pawn" if back else "button:let go")
    return None


def _points(g: TableContext, action: Action) -> Gesture | None:
    points = g.v.players[max(g.viewer, 0)].points
    match action:
        case BuyPoints(n):
            return Drag(f"token:{g.viewer}", "track", points + n)
        case SellPoints(n):
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
    if shelf == MARKET_SHELF:
        return f"dock:{g.v.kind}:0"
    return _crate(g, slot, g.v.kind, shelf)


def _box(g: TableContext, where: int) -> str:
    """The zone of a box: on the Demand Cards, or of a store with private boxes."""
    if where == DEMAND_BOX:
        return f"boxes:{g.v.kind}"
    return f"boxes:{box.JEWELRY}" if where == JEWELRY_BOX else f"slot:{where}"
