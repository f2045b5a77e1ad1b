"""MC-4.4: the Clock Hands, for persons and for the Peddler."""

from __future__ import annotations

from dataclasses import field

from tabletop.engine.described import GameEvent
from tabletop.engine.game import LogLine
from tabletop.engine.rules import (
    Tell,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.rules.supply import corrupt
from tabletop.games.merchants_cove.state import (
    MerchantsCove,
)


@frozen
class HandUsed(GameEvent):
    """MC-4.4: a Clock Hand was used at the icon after this hour."""

    seat: int
    hour: int
    rule: str = field(default="MC-4.4", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Uses the Clock Hand at {time}: nobody comes")
        return LogLine(text.fill(time=phrases.clock_time(self.hour)), self.seat, (), self.rule)


def use_hand(s: MerchantsCove, seat: int, tell: Tell, rule: str = "MC-4.4") -> None:
    """Draws 1 Corruption card, and no boat is loaded; by an option the next hour of this action is free."""
    tell(s, HandUsed(seat, s.players[seat].hour, rule))
    corrupt(s, seat, 1, tell, rule)
    if s.flags.hands == "save" and s.hours > 1:
        s.hours -= 1
