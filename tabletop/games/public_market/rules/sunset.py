"""PM-12.5: HOME, the last Scrap and the last Market action."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, FreeActions, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market.actions import Decline, SupplyScrap
from tabletop.games.public_market.rules.bidding import GoesHome
from tabletop.games.public_market.rules.game_choice import GameChoice
from tabletop.games.public_market.rules.market import market_steps
from tabletop.games.public_market.rules.powers import (
    TakeMoney,
    no_supply,
    place_from_supply,
    scrap_ways,
    supply_allowed,
)
from tabletop.games.public_market.state import PublicMarket


@frozen
class AtHome(Step):
    """PM-12.5: a Scrap if it fits, a full Market action, and the Meeple leaves."""

    seat: int
    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        scrap = (HomeScrap(self.seat),) if supply_allowed(s, self.seat) else ()
        push_steps(s, *scrap, *market_steps(self.seat), GoesHome(self.seat, self.meeple))


@frozen
class HomeScrap(GameChoice):
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
        yield from scrap_ways(s)
        yield Decline()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """As with the power: a tenth of the tries, looked up."""
        return [*supply_allowed(s, self.seat), Decline()]

    def forbids(self, s: PublicMarket, action: SupplyScrap | Decline) -> No | None:
        return None if isinstance(action, Decline) else no_supply(s, self.seat, action)

    def free_actions(self, s: PublicMarket) -> tuple[FreeActions, ...]:
        return (TakeMoney(self.seat),)

    def apply(self, s: PublicMarket, action: SupplyScrap | Decline, tell: Tell) -> None:
        if isinstance(action, SupplyScrap):
            place_from_supply(s, self.seat, action, tell)
