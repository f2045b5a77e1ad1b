"""MC-3: the three days, each with Arrival, Production, Market and Cleanup."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import (
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.harbour import (
    BOATS,
    put,
)
from tabletop.games.merchants_cove.rules.ch04_clock import EndTurn, active
from tabletop.games.merchants_cove.rules.ch05_turn import TakeTurn
from tabletop.games.merchants_cove.rules.ch07_market import Market
from tabletop.games.merchants_cove.rules.ch08_cleanup import Cleanup, people_line
from tabletop.games.merchants_cove.rules.ch16_peddler import PeddlerArrives, PeddlerTurn
from tabletop.games.merchants_cove.rules.supply import draw_from
from tabletop.games.merchants_cove.state import (
    NOBODY,
    MerchantsCove,
)

# MC-3.1: a day


@frozen
class DayBegan(GameEvent):
    """MC-3.1: a day began."""

    day: int

    def line(self) -> LogLine:
        return LogLine(translate("merchants_cove", "Day {n} begins").fill(n=self.day), -1, (), "MC-3.1")


@frozen
class Day(Step[MerchantsCove]):
    """MC-3.1: starts the next day."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        s.day += 1
        tell(s, DayBegan(s.day))
        peddler = (PeddlerArrives(),) if s.peddler != NOBODY else ()
        push_steps(s, Arrival(), *peddler, NextTurn(), Market(), Cleanup())


# MC-3.2: Arrival


@frozen
class Arrived(GameEvent):
    """MC-3.2: these Adventurers arrived in a boat."""

    boat: int
    adventurers: tuple[int, ...]
    final = True

    def line(self) -> LogLine | None:
        text = translate("merchants_cove", "Arrive in the {boat}: {people}")
        return people_line(text, self.boat, self.adventurers, "MC-3.2") if self.adventurers else None


@frozen
class Arrival(Step[MerchantsCove]):
    """MC-3.2: puts two Adventurers into every boat, the left outer one first."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        for boat in BOATS:
            came = []
            for _ in range(min(box.BOARD.boats.arrive, len(s.bag))):
                who, s.bag = draw_from(s, s.bag)
                came.append(who)
            put(s, boat, *came)
            tell(s, Arrived(boat, tuple(came)))


# MC-3.4, MC-4.6, MC-4.7: Production


@frozen
class NextTurn(Step[MerchantsCove]):
    """MC-4.6, MC-4.7: gives the turn to the last on the Clock, until all are at the Market token."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        seat = active(s)
        if seat == NOBODY:
            return
        turn = PeddlerTurn() if seat == s.peddler else TakeTurn(seat)
        push_steps(s, turn, EndTurn(), NextTurn())
