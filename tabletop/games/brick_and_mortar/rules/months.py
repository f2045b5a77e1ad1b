"""BM-13.2, BM-13.4: the months, each of seven phases."""

from __future__ import annotations

from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.games.brick_and_mortar import events
from tabletop.games.brick_and_mortar.rules.advertising import AdvertisementPhase
from tabletop.games.brick_and_mortar.rules.building import BuildingPhase
from tabletop.games.brick_and_mortar.rules.closing import (
    InventoryPhase,
    InvestmentPhase,
    MatchEnd,
    UtilitiesPhase,
    is_last,
)
from tabletop.games.brick_and_mortar.rules.sale import SalePhase
from tabletop.games.brick_and_mortar.rules.supply import SupplyPhase
from tabletop.games.brick_and_mortar.state import BrickAndMortar, final_month


@frozen
class Month(Step):
    """BM-13.2: plays a month with all its phases."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.month += 1
        for p in s.players:
            p.locked = False
        tell(s, events.MonthBegan(s.month, s.month == final_month(s)))
        push_steps(
            s,
            BuildingPhase(),
            AdvertisementPhase(),
            SupplyPhase(),
            SalePhase(),
            InventoryPhase(),
            UtilitiesPhase(),
            InvestmentPhase(),
            MonthEnd(),
        )


@frozen
class MonthEnd(Step):
    """BM-13.1, BM-13.2: starts the next month, or ends the match after the last one."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        push_steps(s, MatchEnd() if is_last(s) else Month())
