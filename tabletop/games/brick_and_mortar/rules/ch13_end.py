"""BM-13: the months, and the end of the match."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch06_building import BuildingPhase
from tabletop.games.brick_and_mortar.rules.ch07_advertising import AdvertisementPhase
from tabletop.games.brick_and_mortar.rules.ch08_supply import SupplyPhase
from tabletop.games.brick_and_mortar.rules.ch09_sale import SalePhase
from tabletop.games.brick_and_mortar.rules.ch10_inventory import InventoryPhase
from tabletop.games.brick_and_mortar.rules.ch11_utilities import UtilitiesPhase
from tabletop.games.brick_and_mortar.rules.ch12_investment import InvestmentPhase
from tabletop.games.brick_and_mortar.rules.ch13_scoring import MatchEnd
from tabletop.games.brick_and_mortar.state import BrickAndMortar, final_month


@frozen
class MonthBegan(GameEvent):
    """BM-13.2: a month began; `last`: True if it has the final-month marker; `order`: its turn order."""

    month: int
    last: bool
    order: tuple[int, ...]
    names: tuple[str, ...]

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "{month} begins. Turn order: {seats}")
        if self.last:
            text = translate("brick_and_mortar", "{month} begins, the final month. Turn order: {seats}")
        seats = phrases.joined([phrases.named_seat(self.names, seat) for seat in self.order])
        return LogLine(text.fill(month=phrases.month(self.month), seats=seats), -1, (), "BM-13.2")


@frozen
class Month(Step[BrickAndMortar]):
    """BM-13.2: plays a month with all its phases."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.month += 1
        for p in s.players:
            p.locked = False
        tell(s, MonthBegan(s.month, s.month == final_month(s), s.order, s.names))
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
class MonthEnd(Step[BrickAndMortar]):
    """BM-13.1, BM-13.2: starts the next month, or ends the match after the last one."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        push_steps(s, MatchEnd() if is_last(s) else Month())


def is_last(s: BrickAndMortar) -> bool:
    """BM-13.1, BM-13.2: return True if the present month is the last."""
    return not s.token or s.month >= final_month(s)
