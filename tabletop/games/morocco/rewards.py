"""Morocco: what is seen and heard: stalls that close, and what they bring."""

from __future__ import annotations

from tabletop.engine.reward import Reward
from tabletop.engine.rules import Event
from tabletop.engine.text import translate
from tabletop.games.morocco import events as done

POINTS = translate("morocco", "+%n VP", "points that a closing brings", 1)
JUICE = translate("morocco", "+%n juice", "points of juice tokens, which count at the end", 1)
GOLD = translate("morocco", "+%n gold", "pieces of gold that come in", 1)


def reward(event: Event) -> Reward | None:
    """What an event brings somebody."""
    match event:
        case done.StallFilled(stall):
            return Reward(-1, "close", large=f"stall:{stall}")
        case done.Awarded(seat, stall, _, _, vp):
            return Reward(seat, "gain", POINTS, vp, _mat(seat), (f"stall:{stall}",))
        case done.JuiceTaken(seat, _, _, point, value):
            return Reward(seat, "gain", JUICE, value, _mat(seat), (f"juice:{point}",))
        case done.GoldGained(seat):
            return Reward(seat, "pay", GOLD, 1, _mat(seat), ("gold",))
        case done.BodyguardWon(seat):
            return Reward(seat, "gain")
    return None


def _mat(seat: int) -> tuple[str, ...]:
    return f"seat:{seat}", "mat"
