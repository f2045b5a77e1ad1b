"""BM-11: the Utilities Phase."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch01_goods import having
from tabletop.games.brick_and_mortar.rules.ch05_paying import least_tokens, pay
from tabletop.games.brick_and_mortar.rules.ch06_building import close
from tabletop.games.brick_and_mortar.rules.phases import begin_phase
from tabletop.games.brick_and_mortar.state import UTILITIES, BrickAndMortar, Player


def utility_bill(p: Player) -> int:
    """BM-11.1: return the utility costs of all stores and of their slots, in dollars."""
    return sum(
        box.STORES[store.card].utility + cost
        for store, cost in zip(p.building, box.BUILDING.utility, strict=False)
    )


@frozen
class BillPaid(GameEvent):
    """BM-11.1: a seat paid its utility bill, with this number of debt tokens."""

    seat: int
    bill: int
    tokens: int
    final = True

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Utilities: {cost}")
        if self.tokens:
            text = translate("brick_and_mortar", "Utilities: {cost}, with %n debt token(s)").count(
                self.tokens
            )
        return LogLine(text.fill(cost=dollars(self.bill)), self.seat, (), "BM-11.1")

    def headline(self) -> Headline:
        if not self.bill:
            return Headline(self.seat, "no bill", 1, translate("brick_and_mortar", "had no bill to pay"))
        did = translate("brick_and_mortar", "paid a bill of ${amount}")
        return Headline(self.seat, "bill", 3, did, (), self.bill)


@frozen
class UtilitiesPhase(Step[BrickAndMortar]):
    """BM-11.1: all pay their bills; then Jewelry Collectors without jewelry close."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        begin_phase(s, UTILITIES, tell)
        for seat in s.order:
            p = s.players[seat]
            cost = utility_bill(p)
            tokens = least_tokens(p.money, cost)
            pay(s, seat, cost, tokens)
            tell(s, BillPaid(seat, cost, tokens))
        for seat in s.order:
            for slot, store, found in reversed(having(s.players[seat], "close_if_empty")):
                if not any(sum(store.items[kind]) for kind in box.numbers(found.kinds)):
                    close(s, seat, slot, "BM-15.17", tell)
