"""PM-3, PM-10, PM-11 and PM-12: the rounds of the day and of its end."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, phrases
from tabletop.games.public_market.actions import MoveBoat
from tabletop.games.public_market.rules import angler
from tabletop.games.public_market.rules.bidding import PlaceBid
from tabletop.games.public_market.rules.fishing import Go, first_cast, to_dock
from tabletop.games.public_market.rules.game_choice import GameChoice
from tabletop.games.public_market.rules.sunset import AtHome
from tabletop.games.public_market.state import (
    HOME,
    PublicMarket,
    last_in_line,
    next_in_line,
    next_to_act,
)


@frozen
class Day(Step):
    """PM-3.1: a day round: Bidding, Action, Repopulation, Navigation."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        s.round += 1
        tell(s, events.RoundBegan(s.round))
        push_steps(s, Bidding(), Acting(), Repopulation())


@frozen
class Bidding(Step):
    """PM-3.2, PM-4.1: from left to right the Meeples of the line bid."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        meeple = next_in_line(s)
        if meeple >= 0:
            s.flow.append(self)
            seat = s.owners[meeple]
            push_steps(s, angler.AnglerBid(meeple) if seat == s.angler else PlaceBid(seat, meeple))


@frozen
class Acting(Step):
    """PM-4.8: the Meeples act, dearest location first, and there from right to left."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        location, meeple = next_to_act(s)
        if meeple < 0:
            return
        seat = s.owners[meeple]
        s.flow.append(self)
        if seat == s.angler:
            push_steps(s, angler.AnglerTurn(meeple))
        elif not s.dusk:
            push_steps(s, Go(seat, meeple))
        elif location == HOME:
            push_steps(s, AtHome(seat, meeple))
        else:  # PM-12.6: fishing is compulsory
            to_dock(s, meeple, tell)
            push_steps(s, first_cast(s, seat))


@frozen
class Repopulation(Step):
    """PM-10: the tiles left in the Boat's column leave the game; it is filled from the bag."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        clear_column(s, tell)
        fails = not s.bag
        if fails:
            tell(s, events.BagFoundEmpty(s.boat))
        else:
            new = tuple(s.bag.pop() for _ in range(min(box.BOX.column, len(s.bag))))
            s.ocean[s.boat] = new
            tell(s, events.ColumnFilled(s.boat, new))
        if fails and s.angler >= 0:  # PM-16.12: there is no sunset
            push_steps(s, angler.CardAway(), End())
        else:
            push_steps(
                s,
                Navigation(),
                *((angler.CardAway(),) if s.angler >= 0 else ()),
                Sunset() if fails else Day(),
            )


def clear_column(s: PublicMarket, tell: Tell) -> None:
    """PM-10.1, PM-12.7: the tiles left in the Boat's column leave the game."""
    left = s.ocean[s.boat]
    for tile in left:
        s.gone |= 1 << tile
    s.ocean[s.boat] = ()
    if left:
        tell(s, events.ColumnCleared(s.boat, left))


@frozen
class Navigation(Step):
    """PM-11.1: who sets the Boat: the last Meeple of the line (A19: or the last to have acted)."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        last = last_in_line(s)
        if s.flags.lowest_bidder_steers and s.last in s.track:
            last = s.last
        if s.owners[last] == s.angler:
            angler.steer(s, tell)
        else:
            push_steps(s, Steer(s.owners[last], last))


@frozen
class Steer(GameChoice):
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
        tell(s, events.BoatMoved(self.seat, action.column))


@frozen
class Sunset(Step):
    """PM-12.1: the board is turned, and the Meeples stand on the dock in their order."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        line = [meeple for meeple in s.track if meeple >= 0]
        s.track = line + [-1] * (len(s.track) - len(line))
        s.dusk = 1
        tell(s, events.SunsetBegan())
        push_steps(s, Bidding(), Acting(), SunsetEnd())


@frozen
class SunsetEnd(Step):
    """PM-12.7 to PM-12.9: the column is cleared; whoever is left goes on, or the match is over."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        clear_column(s, tell)
        if next_in_line(s) < 0:
            push_steps(s, End())
        elif any(s.ocean):
            push_steps(s, Navigation(), SunsetRound())
        else:
            push_steps(s, SunsetRound())


@frozen
class SunsetRound(Step):
    """PM-12.7: the next round of the End of the Day."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        s.dusk += 1
        tell(s, events.SunsetRoundBegan(s.dusk))
        push_steps(s, Bidding(), Acting(), SunsetEnd())


@frozen
class End(Step):
    """PM-12.9, PM-16.12: the match is over."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        from tabletop.games.public_market.score import totals

        tell(s, events.MatchEnded(totals(s)))
