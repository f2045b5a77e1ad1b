"""RM-12: what triggers the end, and the last turns."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market.state import RiverMarket, persons

DECK, RIVAL, YOU = range(3)
"""What can trigger the end, by its place in `phrases.CAUSE_NAMES`; YOU is the last house of a person."""


@frozen
class EndTriggered(GameEvent):
    """RM-12.1, RM-12.2, RM-15.1: the end is triggered by this cause.

    `seat`: whose last house it was, or who drew the last card (the Rival's too).
    """

    cause: int
    seat: int

    def line(self) -> LogLine:
        text = (
            translate(
                "river_market",
                "Draws the last card of the deck: the end is near; %n Zoom token(s) for all",
            ),
            translate(
                "river_market",
                "No house of the Rival is left in the row: the end is near; %n Zoom token(s) for all",
            ),
            translate("river_market", "Has no house left: the end is near; %n Zoom token(s) for all"),
        )[self.cause]
        rule = ("RM-12.2", "RM-15.1", "RM-12.1")[self.cause]
        return LogLine(text.count(box.END.zooms), self.seat, (), rule)

    def headline(self) -> Headline:
        did = translate("river_market", "brought the end near")
        does = translate("river_market", "bring the end near")
        return Headline(self.seat, "end", 9, did, does=does)


def trigger(s: RiverMarket, cause: int, seat: int, tell: Tell) -> None:
    """RM-12.1 to RM-12.5, RM-15.1: the end is near: a Zoom token for all, and two more turns for each."""
    if s.last_turns >= 0:
        return
    seats = persons(s)
    s.last_turns, s.causes = box.END.turns * len(seats), (cause,)
    for each in seats:
        s.players[each].zooms += box.END.zooms
    tell(s, EndTriggered(cause, seat))


def last_turns(s: RiverMarket, now: int) -> list[int]:
    """RM-12.4: the number of turns that each seat still has after that of the seat `now`, once it is near."""
    seats, found = persons(s), [0] * len(s.players)
    at = seats.index(now) if now in seats else 0
    for k in range(1, s.last_turns + 1):
        found[seats[(at + k) % len(seats)]] += 1
    return found
