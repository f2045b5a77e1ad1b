"""PM-12.5: HOME, the last Scrap and the last Market action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, then
from tabletop.engine.text import Text, translate
from tabletop.games.public_market.actions import Decline, SupplyScrap, UseMoney
from tabletop.games.public_market.rules.asked import not_asked
from tabletop.games.public_market.rules.bidding import DECLINE, GoesHome
from tabletop.games.public_market.rules.market import market_steps
from tabletop.games.public_market.rules.powers import (
    USE_MONEY,
    no_supply,
    place_from_supply,
    power_apply,
    power_check,
    power_legal,
    power_tries,
    supply_legal,
)
from tabletop.games.public_market.state import PublicMarket


@dataclass(frozen=True, slots=True)
class AtHome(Step):
    """PM-12.5: a Scrap if it fits, a full Market action, and the Meeple leaves."""

    seat: int
    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:  # noqa: ARG002
        last = (*market_steps(self.seat), GoesHome(self.seat, self.meeple))
        scrap = supply_legal(s, s.players[self.seat])
        then(s, *((HomeScrap(self.seat),) if scrap else ()), *last)


@dataclass(frozen=True, slots=True)
class HomeScrap(Choice):
    """PM-12.5: take one Scrap of any kind and place it at once, or none."""

    rule = "PM-12.5"
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate(
            "public_market", "HOME: lay a Scrap of any kind in the Ice Chest, or take none (in supply: {n})."
        )
        return text.fill(n=sum(s.scraps))

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:  # noqa: ARG002
        return ("PM-12.5", "PM-6.1", "PM-7.2")

    def tries(self, s: PublicMarket) -> Iterator[Action]:
        yield from power_tries(s)
        yield DECLINE

    def allowed(self, s: PublicMarket) -> list[Action]:
        p = s.players[self.seat]
        money = [USE_MONEY] if USE_MONEY in power_legal(s, self.seat) else []
        return [*supply_legal(s, p), *money, DECLINE]

    def forbids(self, s: PublicMarket, action: Action) -> No | None:
        match action:
            case Decline():
                return None
            case SupplyScrap():
                return no_supply(s, self.seat, action)
            case UseMoney():
                return power_check(s, self.seat, action)
        return not_asked(self, s, action)

    def apply(self, s: PublicMarket, action: Action, tell: Tell) -> None:
        if isinstance(action, SupplyScrap):
            place_from_supply(s, self.seat, action, tell)
        elif isinstance(action, UseMoney):
            power_apply(s, self.seat, action, self, tell)
