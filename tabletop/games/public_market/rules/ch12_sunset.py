"""PM-12: the End of the Day: sunset rounds, HOME, the last Scrap and the last Market action."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameChoice, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, FreeActions, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market.rules.ch04_bidding import Decline
from tabletop.games.public_market.rules.ch08_shrimp import (
    SupplyScrap,
    TakeMoney,
    legal_from_supply,
    no_supply,
    place_from_supply,
    supply_candidates,
)
from tabletop.games.public_market.rules.ch09_market import market_steps
from tabletop.games.public_market.rules.ch10_repopulation import clear_column
from tabletop.games.public_market.rules.ch11_navigation import Navigation
from tabletop.games.public_market.rules.ch13_scoring import End
from tabletop.games.public_market.rules.ch14_two_players import GoesHome
from tabletop.games.public_market.state import PublicMarket, next_in_line

# PM-12.1, PM-12.7 to PM-12.9: the rounds


@frozen
class SunsetBegan(GameEvent):
    """PM-12.1: the board was turned; the Meeples were put on the dock in their order."""

    def line(self) -> LogLine:
        text = translate("public_market", "The bag was empty at the last refill: the sun goes down")
        return LogLine(text, -1, (), "PM-12.1")


@frozen
class SunsetRoundBegan(GameEvent):
    """PM-12: a round of the End of the Day begins."""

    round: int

    def line(self) -> LogLine:
        text = translate("public_market", "Sunset round {n} begins").fill(n=self.round)
        return LogLine(text, -1, (), "PM-12.7")


@frozen
class Sunset(Step[PublicMarket]):
    """PM-12.1: turns the board, and puts the Meeples on the dock in their order."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        line = [meeple for meeple in s.track if meeple >= 0]
        s.track = line + [-1] * (len(s.track) - len(line))
        s.dusk = 1
        tell(s, SunsetBegan())
        _phases(s)


def _phases(s: PublicMarket) -> None:
    """PM-12.2 to PM-12.7: push the phases of a sunset round."""
    # the first two are those of the day
    from tabletop.games.public_market.rules.ch03_round import Acting, Bidding

    push_steps(s, Bidding(), Acting(), SunsetEnd())


@frozen
class SunsetEnd(Step[PublicMarket]):
    """PM-12.7 to PM-12.9: the column is cleared; the next round begins, or the match is over."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        clear_column(s, tell)
        if next_in_line(s) < 0:
            push_steps(s, End())
        elif any(s.ocean):
            push_steps(s, Navigation(), SunsetRound())
        else:
            push_steps(s, SunsetRound())


@frozen
class SunsetRound(Step[PublicMarket]):
    """PM-12.7: the next round of the End of the Day."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        s.dusk += 1
        tell(s, SunsetRoundBegan(s.dusk))
        _phases(s)


# PM-12.5: HOME


@frozen
class AtHome(Step[PublicMarket]):
    """PM-12.5: a Scrap if it fits, then a full Market action, and the Meeple leaves."""

    seat: int
    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        scrap = (HomeScrap(self.seat),) if legal_from_supply(s, self.seat) else ()
        push_steps(s, *scrap, *market_steps(self.seat), GoesHome(self.seat, self.meeple))


@frozen
class HomeScrap(GameChoice[PublicMarket]):
    """PM-12.5: take one Scrap of any kind and place it at once, or none."""

    rule = "PM-12.5"
    rules = ("PM-12.5", "PM-6.1", "PM-7.2")
    accepts = (SupplyScrap, Decline)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate(
            "public_market", "HOME: lay a Scrap of any kind in the Ice Chest, or take none (in supply: {n})."
        )
        return text.fill(n=sum(s.scraps))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        yield from supply_candidates(s)
        yield Decline()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Build the list directly, since a tenth of the candidates is legal."""
        return [*legal_from_supply(s, self.seat), Decline()]

    def forbids(self, s: PublicMarket, action: SupplyScrap | Decline) -> No | None:
        return None if isinstance(action, Decline) else no_supply(s, self.seat, action)

    def free_actions(self, s: PublicMarket) -> tuple[FreeActions[PublicMarket], ...]:
        return (TakeMoney(self.seat),)

    def apply(self, s: PublicMarket, action: SupplyScrap | Decline, tell: Tell) -> None:
        if isinstance(action, SupplyScrap):
            place_from_supply(s, self.seat, action, tell)
