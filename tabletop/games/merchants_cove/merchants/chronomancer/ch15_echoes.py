"""MC-15.6, MC-15.7: Echoes, which save hours, and the Clock Winder, who gives them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    FreeActions,
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.merchants.chronomancer import art
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import echo, shop
from tabletop.games.merchants_cove.merchants.chronomancer.components import WINDER
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Decline
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.state import MerchantsCove

# MC-15.7: the Clock Winder, a free action


@frozen
class WindClock(GameAction[MerchantsCove]):
    """MC-15.7: the Clock Winder gains an Echo."""

    text = translate("merchants_cove", "Use the Clock Winder: gain 1 Echo")
    hand = Press(f"staff:{WINDER}")
    picture = art.Echo()


@frozen
class UseWinder(FreeActions[MerchantsCove]):
    """MC-15.7: on the own turn the Clock Winder may give an Echo, once a day."""

    accepts = (WindClock,)
    seat: int

    def available(self, s: MerchantsCove) -> bool:
        return ready(s, self.seat, WINDER)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        if has(s, self.seat, WINDER):
            yield WindClock()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        echoes = shop(s, self.seat).echoes
        if not ready(s, self.seat, WINDER):
            text = translate("merchants_cove", "The Clock Winder gives only %n Echo(es) a day.")
            return No("MC-15.7", text.count(1))
        if echoes >= box.ECHOES:
            text = translate("merchants_cove", "You can't hold more than %n Echo(es).")
            return No("MC-15.1", text.count(echoes))
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:  # noqa: ARG002
        spend(s, self.seat, WINDER)
        echo(s, self.seat, tell, "MC-15.7")


def asides(_s: MerchantsCove, seat: int) -> tuple[FreeActions[MerchantsCove], ...]:
    return (UseWinder(seat),)


# MC-15.6: an Echo saves hours


@frozen
class EchoSpent(GameEvent):
    """MC-15.6: an Echo was spent; the action now costs this number of hours."""

    seat: int
    hours: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Spends an Echo: the action costs %n hour(s)")
        return LogLine(text.count(self.hours), self.seat, (), "MC-15.6")


@frozen
class Echoing(Step[MerchantsCove]):
    """MC-15.6: offers to spend an Echo on an action that gave none and costs something."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        mine = shop(s, self.seat)
        echoed, mine.echoed = mine.echoed, False
        if mine.echoes and s.hours and not echoed:
            push_steps(s, AskEcho(self.seat))


@frozen
class SpendEcho(GameAction[MerchantsCove]):
    """MC-15.6: spend an Echo to pay less."""

    hand = Drag("echo:0", "clock")
    picture = art.Echo()

    def say(self, s: MerchantsCove) -> Text:
        # Before the hours are known (s.hours is 0) the label shows the most that an Echo saves.
        less = min(s.hours or box.SAVES, box.SAVES)
        return translate("merchants_cove", "Spend 1 Echo: %n hour(s) less").count(less)


@frozen
class AskEcho(OwnTurnChoice):
    """MC-15.6: the seat may spend an Echo on this action."""

    rule = "MC-15.6"
    accepts = (SpendEcho, Decline)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Spend an Echo to pay {less} instead of %n hour(s)?")
        return text.count(s.hours).fill(less=max(s.hours - box.SAVES, 0))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield SpendEcho()
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, SpendEcho):
            shop(s, self.seat).echoes -= 1
            s.hours = max(s.hours - box.SAVES, 0)
            tell(s, EchoSpent(self.seat, s.hours))


def paying(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """Return the choice before an action is paid."""
    return (Echoing(seat),)
