"""What hands do for each action of Public Market."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.games.public_market import actions as do
from tabletop.games.public_market import components as box
from tabletop.games.public_market.state import PublicMarket


def gesture(v: PublicMarket, action: Action) -> Gesture:
    """The gesture of an action that can be tried now. Raises TypeError for an action without one."""
    found = _of_meeples(v, action) or _of_fish(v, action) or _of_cards(v, action) or _of_tokens(v, action)
    if found is None:
        raise TypeError(f"no gesture for {action}")
    return found


def _of_meeples(v: PublicMarket, action: Action) -> Gesture | None:
    match action:
        case do.Bid(meeple, location, place):
            return Drag(f"meeple:{meeple}", f"bid:{location}", place)
        case do.Fish(meeple):
            return Drag(f"meeple:{meeple}", "dock")
        case do.Market(meeple):
            return Drag(f"meeple:{meeple}", "market")
        case do.MoveBoat(column):
            return Press("button:stay") if column == v.boat else Drag("boat", f"lane:{column}")
        case do.TakeScrap(kind):
            return Drag(f"supply:{kind}", "held")
        case do.Decline():
            return Press("button:decline")
        case do.EndTurn():
            return Press("button:end")
        case do.StopMarket():
            return Press("button:done")
    return None


def _of_fish(v: PublicMarket, action: Action) -> Gesture | None:
    match action:
        case do.Lay(tile, cell, turn):
            return Drag(f"tile:{tile}", "chest", cell, turn)
        case do.Cool(tile):
            return Drag(f"tile:{tile}", "power:0")
        case do.Sell(tile):
            return Drag(f"tile:{tile}", "captain")
        case do.Discard(tile):
            return Drag(f"tile:{tile}", "bag")
        case do.LayScrap(kind, cell, turn):
            return Drag(held(v, kind), "chest", cell, turn)
        case do.SupplyScrap(kind, cell, turn):
            return Drag(f"supply:{kind}", "chest", cell, turn)
        case do.GiveUp(kind):
            return Drag(held(v, kind), f"scraps:{kind}")
    return None


def _of_cards(v: PublicMarket, action: Action) -> Gesture | None:
    match action:
        case do.Complete(contract):
            return Drag(f"contract:{contract}", "own")
        case do.Buy(stack) | do.TakeFree(stack):
            return Drag(open_card(v, stack), "own")
        case do.GiveCard(stack):
            return Drag(open_card(v, stack), "angler")
        case do.PlaceLighthouse(column, space):
            return Drag(lighthouse(v), f"space:{column}:{space}")
        case do.PlaceCollection(tile, logo):
            return Drag(lighthouse(v), f"collection:{tile}:{logo}")
    return None


def _of_tokens(v: PublicMarket, action: Action) -> Gesture | None:
    seat = _seat(v)
    match action:
        case do.ChoosePower(power):
            return Drag(f"cube:{seat}", f"power:{power}")
        case do.UseMoney():
            return Drag(f"cube:{seat}", f"used:{box.POWERS.index('money')}")
        case do.StartToken(token):
            return Drag(f"token:{seat}:{token}", "rose")
        case do.PlaceToken(token, row, space):
            return Drag(f"token:{seat}:{token}", f"bonus:{row}:{space}")
    return None


def _seat(v: PublicMarket) -> int:
    step = pending_choice(v)
    return step.seat if step else 0


def held(v: PublicMarket, kind: int) -> str:
    """The key of the Scrap of this kind that lies beside the chooser's chest."""
    own = v.players[_seat(v)].held
    return f"held:{own.index(kind) if kind in own else len(own)}"


def open_card(v: PublicMarket, stack: int) -> str:
    """The key of the face-up card of a stack; of the place where none lies."""
    card = v.open[stack]
    return f"catch:{card}" if card >= 0 else f"stack:{stack}"


def lighthouse(v: PublicMarket) -> str:
    """The key of the next Lighthouse that the chooser places."""
    seat = _seat(v)
    return f"lighthouse:{seat}:{v.players[seat].lighthouses - 1}"
