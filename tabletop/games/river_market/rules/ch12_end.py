"""RM-12: the triggers of the end, and the last turns."""

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
"""The triggers of the end, by index in `phrases.CAUSE_NAMES`; YOU is the last house of a person."""


@frozen
class EndTriggered(GameEvent):
    """RM-12.1, RM-12.2, RM-15.1: this cause triggered the end.

    `seat`: the seat that built its last house or drew the last card (the Rival's, too).
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
    """RM-12.1 to RM-12.5, RM-15.1: trigger the end: a Zoom token and two more turns for each."""
    if s.last_turns >= 0:
        return
    seats = persons(s)
    s.last_turns, s.causes = box.END.turns * len(seats), (cause,)
    for each in seats:
        s.players[each].zooms += box.END.zooms
    tell(s, EndTriggered(cause, seat))


def last_turns(s: RiverMarket, now: int) -> list[int]:
    """RM-12.4: return the number of turns that each seat has left after that of `now`, near the end."""
    seats, found = persons(s), [0] * len(s.players)
    at = seats.index(now) if now in seats else 0
    for k in range(1, s.last_turns + 1):
        found[seats[(at + k) % len(seats)]] += 1
    return found
