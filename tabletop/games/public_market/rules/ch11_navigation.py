"""PM-11: the last Meeple of the line moves the Boat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import phrases
from tabletop.games.public_market.state import Four, PublicMarket, last_in_line


@frozen
class BoatMoved(GameEvent):
    """PM-11.1: the Boat moved to a column, or stayed at the same one."""

    seat: int
    column: int
    rule: str = field(default="PM-11.1", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Sets the Boat at {column}")
        return LogLine(text.fill(column=phrases.column(self.column)), self.seat, ("boat",), self.rule)

    def headline(self) -> Headline:
        did = translate("public_market", "set the Boat at {things}")
        return Headline(self.seat, "boat", 1, did, (phrases.column(self.column),))


@frozen
class Navigation(Step[PublicMarket]):
    """PM-11.1: the last Meeple of the line (A19: or the last to have acted) moves the Boat."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        last = last_in_line(s)
        if s.flags.lowest_bidder_steers and s.last in s.track:
            last = s.last
        if s.owners[last] != s.angler:
            push_steps(s, Steer(s.owners[last], last))
        else:
            # the Angler's chapter uses this one's event
            from tabletop.games.public_market.rules.ch16_angler import steer

            steer(s, tell)


@frozen
class MoveBoat(GameAction[PublicMarket]):
    """PM-11.1: put the Boat on this column."""

    column: Four

    def say(self, s: PublicMarket) -> Text:
        text = translate("public_market", "Move the Boat to {column}")
        if self.column == s.boat:
            text = translate("public_market", "Leave the Boat at {column}")
        return text.fill(column=phrases.column(self.column))

    def gesture(self, v: PublicMarket, _step: Choice[PublicMarket]) -> Gesture:
        return Press("button:stay") if self.column == v.boat else Drag("boat", f"lane:{self.column}")


@frozen
class Steer(GameChoice[PublicMarket]):
    """PM-11.1: put the Boat on a column, the present one included."""

    rule = "PM-11.1"
    accepts = (MoveBoat,)
    seat: int
    meeple: int

    def prompt(self, s: PublicMarket) -> Text:
        if s.flags.lowest_bidder_steers and self.meeple == s.last:
            text = translate("public_market", "Set the Boat, now at {column}: {meeple} acted last.")
        else:
            text = translate("public_market", "Set the Boat, now at {column}: {meeple} is the last in line.")
        return text.fill(column=phrases.column(s.boat), meeple=phrases.meeple(s, self.meeple))

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        return ("PM-11.1", *(() if s.bag else ("PM-11.2",)))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return map(MoveBoat, range(len(s.ocean)))

    def forbids(self, s: PublicMarket, action: MoveBoat) -> No | None:
        if not s.bag and not s.ocean[action.column]:
            text = translate(
                "public_market", "The bag is empty, and so is {column}: set the Boat where there are tiles."
            )
            return No("PM-11.2", lambda: text.fill(column=phrases.column(action.column)))
        return None

    def apply(self, s: PublicMarket, action: MoveBoat, tell: Tell) -> None:
        s.boat = action.column
        tell(s, BoatMoved(self.seat, action.column))
