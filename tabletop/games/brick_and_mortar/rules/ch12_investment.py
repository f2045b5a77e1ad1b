"""BM-12: the Investment Phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import having
from tabletop.games.brick_and_mortar.rules.ch04_order import GAINED, change_points
from tabletop.games.brick_and_mortar.rules.phases import GO_ON, MayGoOn, begin_phase, money_moved
from tabletop.games.brick_and_mortar.state import INVESTMENT, BrickAndMortar, Number, Player

MAX_POINTS_BOUGHT = len(box.LADDER)
"""BM-12.2: maximum number of points in one purchase."""


@frozen
class InvestmentPhase(Step[BrickAndMortar]):
    """BM-12.1: every seat may trade points once."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        begin_phase(s, INVESTMENT, tell)
        push_steps(s, Investors(s.order))


@frozen
class Investors(Step[BrickAndMortar]):
    """BM-12.1: asks the first seat in the current turn order that has not had its turn.

    `left`: the seats still to act, in any order.
    """

    left: tuple[int, ...]

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        seat = next((seat for seat in s.order if seat in self.left), -1)
        if seat >= 0:
            left = tuple(one for one in self.left if one != seat)
            push_steps(s, Investing(seat), Investors(left))


def points_cost(n: int) -> int:
    """BM-12.3: return the dollars for `n` points in one purchase."""
    return sum(box.LADDER[:n])


def affordable(money: int) -> int:
    """BM-12.3: return the most points that this money buys in one purchase."""
    return sum(points_cost(n) <= money for n in range(1, MAX_POINTS_BOUGHT + 1))


@frozen
class PointsTraded(GameEvent):
    """BM-12.2: a seat bought `n` points, or sold some (negative `n`), for this amount of dollars."""

    seat: int
    n: int
    money: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Buys %n point(s) for {money}").count(self.n)
        if self.n < 0:
            text = translate("brick_and_mortar", "Sells %n point(s) for {money}").count(-self.n)
        rule = "BM-12.3" if self.n > 0 else "BM-12.2"
        return LogLine(text.fill(money=dollars(self.money)), self.seat, (), rule)

    def reward(self) -> Reward | None:
        if self.n <= 0:
            return None
        return Reward(self.seat, "gain", GAINED, self.n, places.screen(self.seat))

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "bought %n point(s) for ${amount}", "", abs(self.n))
        earns = translate("brick_and_mortar", "put ${amount} into points")
        if self.n < 0:  # money for points is no gain
            did = translate("brick_and_mortar", "sold %n point(s) for ${amount}", "", abs(self.n))
            earns = NO_TEXT
        return Headline(self.seat, f"points:{self.n > 0}", 9, did, (), abs(self.money), earns=earns)


class Trade(GameAction[BrickAndMortar]):
    """A purchase or a sale of points."""

    __slots__ = ()

    def gained(self) -> int:
        """Return the points that it brings; negative for a sale."""
        raise NotImplementedError

    def outcome_text(self, s: BrickAndMortar, step: Choice[BrickAndMortar]) -> Text:
        return phrases.in_all(money_moved(s, self, step))

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        return Drag(f"token:{step.seat}", "track", v.players[step.seat].points + self.gained())

    def thumb(self, _v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Face:
        return faces.Token(step.seat)


@frozen
class BuyPoints(Trade):
    """BM-12.2: buy `n` points in one purchase."""

    shows = True
    n: Number

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Buy %n point(s)").count(self.n)

    def gained(self) -> int:
        return self.n


@frozen
class SellPoints(Trade):
    """BM-12.2: sell `n` points."""

    n: Annotated[int, Ge(1), Le(999)]

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Sell %n point(s)").count(self.n)

    def gained(self) -> int:
        return -self.n


@frozen
class Investing(MayGoOn):
    """BM-12.2: the seat buys or sells points; `bought`: number of purchases already made (BM-15.18)."""

    rule = "BM-12.2"
    rules = ("BM-12.2", "BM-12.3", "BM-13.1", "BM-15.18")
    takes = (BuyPoints, SellPoints)
    private = True
    costs = True
    seat: int
    bought: int = 0

    def prompt(self, s: BrickAndMortar) -> Text:
        p = s.players[self.seat]
        if self.bought:
            text = translate("brick_and_mortar", "Bank: buy up to %n more point(s), or go on.")
            return text.count(self._most(p))
        if not self._most(p):
            text = translate(
                "brick_and_mortar", "You can't afford points: sell some at {price} each, or go on."
            )
            return text.fill(price=dollars(box.POINT_SALE))
        text = translate("brick_and_mortar", "Buy up to %n point(s), sell points at {price} each, or go on.")
        return text.count(self._most(p)).fill(price=dollars(box.POINT_SALE))

    def _most(self, p: Player) -> int:
        """BM-12.2, BM-15.18: return the maximum number of points in a purchase, by rule and by cash."""
        return min(self._limit(p), affordable(p.money))

    def _limit(self, p: Player) -> int:
        bank = next(iter(having(p, "split_purchase")), None)
        return bank[2].each if bank else MAX_POINTS_BOUGHT

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        p = s.players[self.seat]
        yield from (BuyPoints(n) for n in range(1, MAX_POINTS_BOUGHT + 2))
        yield from (SellPoints(n) for n in range(1, p.points + 2))

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Build the list directly: a fifth of the time.

        Most candidates sell points, and there are dozens.
        """
        p = s.players[self.seat]
        sales = () if self.bought else range(1, p.points + 1)
        return [GO_ON, *map(BuyPoints, range(1, self._most(p) + 1)), *map(SellPoints, sales)]

    def refuses(self, s: BrickAndMortar, action: BuyPoints | SellPoints) -> No | None:
        p = s.players[self.seat]
        match action:
            case BuyPoints(n):
                return self._no_purchase(p, n)
            case SellPoints() if self.bought:
                text = translate(
                    "brick_and_mortar", "You've bought points in {month}: you can't sell any now."
                )
                return No("BM-12.2", lambda: text.fill(month=phrases.month(s.month)))
            case SellPoints(n) if n > p.points:
                few = translate("brick_and_mortar", "You have only %n point(s) to sell.")
                return No("BM-12.2", lambda: few.count(p.points))
        return None

    def _no_purchase(self, p: Player, n: int) -> No | None:
        limit = self._limit(p)
        if n > limit and limit < MAX_POINTS_BOUGHT:
            text = translate("brick_and_mortar", "With the Bank you buy %n point(s) at most in one purchase.")
            return No("BM-15.18", lambda: text.count(limit))
        if n > limit:
            most = translate("brick_and_mortar", "You can buy %n point(s) at most.")
            return No("BM-12.2", lambda: most.count(limit))
        if points_cost(n) > p.money:
            dear = translate("brick_and_mortar", "%n point(s) cost {cost}, and you have {money}.")
            return No(
                "BM-12.3",
                lambda: dear.count(n).fill(cost=dollars(points_cost(n)), money=dollars(p.money)),
            )
        return None

    def carry_out(self, s: BrickAndMortar, action: BuyPoints | SellPoints, tell: Tell) -> None:
        p, seat = s.players[self.seat], self.seat
        match action:
            case BuyPoints(n):
                cost = points_cost(n)
                p.money -= cost
                tell(s, PointsTraded(seat, n, cost))
                change_points(s, seat, n, "BM-12.2", tell)
                bank = next(iter(having(p, "split_purchase")), None)
                if bank and self.bought + 1 < bank[2].n:
                    push_steps(s, Investing(seat, self.bought + 1))
            case SellPoints(n):
                p.money += n * box.POINT_SALE
                tell(s, PointsTraded(seat, -n, n * box.POINT_SALE))
                change_points(s, seat, -n, "BM-12.2", tell)
