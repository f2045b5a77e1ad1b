"""PM-3: the phases of a day round, and the order in which Meeples bid and act."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market.rules.ch04_bidding import PlaceBid
from tabletop.games.public_market.rules.ch05_action import Go, first_cast, to_dock
from tabletop.games.public_market.rules.ch10_repopulation import Repopulation
from tabletop.games.public_market.rules.ch12_sunset import AtHome
from tabletop.games.public_market.rules.ch16_angler import AnglerBid, AnglerTurn
from tabletop.games.public_market.state import HOME, PublicMarket, next_in_line, next_to_act


@frozen
class RoundBegan(GameEvent):
    """PM-3.1: a day round begins."""

    round: int

    def line(self) -> LogLine:
        text = translate("public_market", "Round {n} begins").fill(n=self.round)
        return LogLine(text, -1, (), "PM-3.1")


@frozen
class Day(Step[PublicMarket]):
    """PM-3.1: a day round: Bidding, Action, Repopulation, Navigation."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        s.round += 1
        tell(s, RoundBegan(s.round))
        push_steps(s, Bidding(), Acting(), Repopulation())


@frozen
class Bidding(Step[PublicMarket]):
    """PM-3.2, PM-4.1: the Meeples of the line bid from left to right."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        meeple = next_in_line(s)
        if meeple >= 0:
            s.flow.append(self)
            seat = s.owners[meeple]
            push_steps(s, AnglerBid(meeple) if seat == s.angler else PlaceBid(seat, meeple))


@frozen
class Acting(Step[PublicMarket]):
    """PM-4.8: the Meeples act, dearest location first, and at each location from right to left."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        location, meeple = next_to_act(s)
        if meeple < 0:
            return
        seat = s.owners[meeple]
        s.flow.append(self)
        if seat == s.angler:
            push_steps(s, AnglerTurn(meeple))
        elif not s.dusk:
            push_steps(s, Go(seat, meeple))
        elif location == HOME:
            push_steps(s, AtHome(seat, meeple))
        else:  # PM-12.6: fishing is compulsory
            to_dock(s, meeple, tell)
            push_steps(s, first_cast(s, seat))
