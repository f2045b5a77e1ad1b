"""MC-4.4: the effect of a Clock Hand."""

from __future__ import annotations

from tabletop.engine.rules import Tell
from tabletop.games.merchants_cove import events
from tabletop.games.merchants_cove.rules.goods import corrupt
from tabletop.games.merchants_cove.state import MerchantsCove


def use_hand(s: MerchantsCove, seat: int, tell: Tell, rule: str = "MC-4.4") -> None:
    """Draws 1 Corruption card, and no boat is loaded; by an option the next hour of this action is free."""
    tell(s, events.HandUsed(seat, s.players[seat].hour, rule))
    corrupt(s, seat, 1, tell, rule)
    if s.flags.hands == "save" and s.hours > 1:
        s.hours -= 1
