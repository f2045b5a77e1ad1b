"""MC-4: the Clock: hours, icons, Clock Hands, the Market token, and turn order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.art import boats, cards
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch06_boats import LoadBoats
from tabletop.games.merchants_cove.rules.ch16_loading import PeddlerIcon
from tabletop.games.merchants_cove.rules.supply import use_hand
from tabletop.games.merchants_cove.state import (
    NOBODY,
    MerchantsCove,
)

# MC-4.2, MC-2.6: icons

CLOCK = box.BOARD.clock
_DOUBLES = {2: CLOCK.doubles.two, 3: CLOCK.doubles.three, 4: CLOCK.doubles.four}
LAST = CLOCK.hours + 1
"""MC-4.5: the latest hour at which a day ends."""


def loads(s: MerchantsCove, hour: int) -> int:
    """MC-4.2, MC-2.6: return the number of Adventurers that the icon after an hour brings; 0 if none."""
    at = phrases.shown(hour)
    if at not in CLOCK.icons or (at == 1 and s.flags.late_start and len(s.players) > 2):
        return 0
    return 2 if at in _DOUBLES[len(s.players)] else 1


def hand(s: MerchantsCove, hour: int) -> bool:
    """MC-4.2: return True if there is a Clock Hand at the icon after an hour."""
    hands = CLOCK.early_hands if s.flags.hands == "early" else CLOCK.hands
    return phrases.shown(hour) in hands and loads(s, hour) > 0


# MC-4.6, MC-7.1: turn order


def active(s: MerchantsCove) -> int:
    """MC-4.6: return the seat whose turn it is: last on the Clock, the topmost of several; -1 if none."""
    found, least = NOBODY, s.market or 1 << 20
    for seat in s.stack:
        hour = s.players[seat].hour
        if hour < least or (hour == least and found != NOBODY):
            found, least = seat, hour
    return found


def order(s: MerchantsCove) -> list[int]:
    """MC-7.1: return the seats in the order of the Clock, the bottom of a stack first."""
    return sorted(s.stack, key=lambda seat: s.players[seat].hour)


# MC-4.3: going on


@frozen
class HourPassed(GameEvent):
    """MC-4.3: a Timepiece moved to this hour; `left`: the hours still to go."""

    seat: int
    hour: int
    left: int
    rule: str = field(default="MC-4.3", compare=False)

    def line(self) -> LogLine | None:
        if self.left:
            return None
        text = translate("merchants_cove", "Stands at hour {n}").fill(n=phrases.shown(self.hour))
        return LogLine(text, self.seat, (f"time:{self.seat}",), self.rule)


@frozen
class Advance(Step[MerchantsCove]):
    """MC-4.3: moves the Timepiece for the hours still to be paid, one by one."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if s.hours > 0:
            push_steps(s, Cross(self.seat), Tick(self.seat), Advance(self.seat))
        else:
            s.stack = (*(seat for seat in s.stack if seat != self.seat), self.seat)


@frozen
class Tick(Step[MerchantsCove]):
    """MC-4.3: moves a Timepiece one hour."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        p = s.players[self.seat]
        p.hour += 1
        s.hours -= 1
        rule = "MC-16.12" if self.seat == s.peddler else "MC-4.3"
        tell(s, HourPassed(self.seat, p.hour, s.hours, rule))


# MC-4.4: crossing an icon


@frozen
class Cross(Step[MerchantsCove]):
    """MC-4.4: handles the icon being crossed, if any: a Clock Hand may be used, or boats are loaded."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        hour = s.players[self.seat].hour
        n = loads(s, hour)
        if not n:
            return
        if self.seat == s.peddler:
            push_steps(s, PeddlerIcon(n, hand=hand(s, hour)))
        elif hand(s, hour):
            push_steps(s, ChooseHand(self.seat))
        else:
            push_steps(s, *(LoadBoats(self.seat),) * n)


@frozen
class UseHand(GameAction[MerchantsCove]):
    """MC-4.4: use the Clock Hand: draw 1 Corruption card, and no boat is loaded."""

    text = translate("merchants_cove", "Use the Clock Hand")
    picture = cards.Back(cards.Kind.CORRUPTION)

    def outcome_text(self, _s: MerchantsCove, _step: Choice[MerchantsCove]) -> Text:
        return translate("merchants_cove", "1 Corruption card, nobody comes")

    def gesture(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"time:{step.seat}", "masks")


@frozen
class LetCome(GameAction[MerchantsCove]):
    """MC-4.4: do not use the Clock Hand: Load the Boats."""

    text = translate("merchants_cove", "Load the Boats")
    picture = boats.Bag()

    def gesture(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"time:{step.seat}", "bag")


@frozen
class ChooseHand(OwnTurnChoice):
    """MC-4.4: use the Clock Hand, or Load the Boats."""

    rule = "MC-4.4"
    rules = ("MC-4.4", "MC-6.2")
    accepts = (UseHand, LetCome)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate(
            "merchants_cove", "At {time} there's a Clock Hand: draw 1 Corruption card, or Load the Boats."
        )
        return text.fill(time=phrases.clock_time(s.players[self.seat].hour))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:  # noqa: ARG002
        return (LetCome(), UseHand())

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, UseHand):
            use_hand(s, self.seat, tell)
        else:
            push_steps(s, *(LoadBoats(self.seat),) * loads(s, s.players[self.seat].hour))


# MC-4.5: the Market token


@frozen
class MarketToken(GameEvent):
    """MC-4.5: the Market token was placed; `berths`: True if it was because all berths are taken."""

    hour: int
    berths: bool

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The twelve hours are over: the Market token goes to hour {n}")
        if self.berths:
            text = translate("merchants_cove", "All berths are taken: the Market token goes to hour {n}")
        return LogLine(text.fill(n=phrases.shown(self.hour)), -1, ("market",), "MC-4.5")


@frozen
class EndTurn(Step[MerchantsCove]):
    """MC-4.5: places the Market token after a turn, if it is time."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        full, s.full = s.full, False
        if s.market:
            return
        furthest = max(p.hour for p in s.players)
        if full:
            s.market = furthest + 1
        elif furthest >= LAST:
            s.market = LAST
        if s.market:
            tell(s, MarketToken(s.market, full))
