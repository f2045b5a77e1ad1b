"""Public Market: what is seen and heard: money that comes in, Crabs, cards, contracts and logos."""

from __future__ import annotations

from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.rules import Event
from tabletop.games.public_market import events as done


def reward(event: Event) -> Reward | None:
    """What an event brings somebody."""
    match event:
        case done.FishSold(seat, _, dollars):
            return _paid(seat, dollars, "tracker")
        case done.PaidOut(seat, _, _, dollars):
            return _paid(seat, dollars, "chest")
        case done.TileSold(seat, _, _, dollars):
            return _paid(seat, dollars, "captain")
        case done.Earned(seat, dollars, _):
            return _paid(seat, dollars)
        case done.Paid(seat, dollars, to) if to not in {-1, seat}:
            return _paid(to, dollars, f"money:{seat}", f"seat:{seat}")
        case done.CrabsWon(seat, _):
            return Reward(seat, "close", large=f"crabs:{seat}")
        case done.CardTaken(seat, card):
            return Reward(seat, "close", large=f"catch:{card}")
        case done.ContractCompleted(seat, contract):
            return Reward(seat, "close", large=f"contract:{contract}")
        case done.LogoCollected(seat) | done.ShrimpCovered(seat):
            return Reward(seat, "gain")
    return None


def _paid(seat: int, dollars: int, *source: str) -> Reward | None:
    """Money for a seat; nothing where none comes."""
    if not dollars:
        return None
    return Reward(seat, "pay", DOLLARS, dollars, (f"money:{seat}", f"seat:{seat}", "angler"), source)
