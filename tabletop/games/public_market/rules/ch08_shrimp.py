"""PM-8: the Shrimp Bonus, and the powers that can be used at any time of an own turn."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, FreeActions, Tell
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.rules.ch06_chest import (
    InChest,
    chest_placements,
    no_scrap_place,
    none_left,
    place_scrap,
    shrimp_needed,
    spots_of,
)
from tabletop.games.public_market.rules.ch07_tracker import has_room
from tabletop.games.public_market.rules.supply import Earned
from tabletop.games.public_market.state import SCRAP, Cell, Four, Player, PublicMarket, Turn

COOLER, ANY_SCRAP, ANYWHERE, MONEY = range(4)
POWER_RULES = ("PM-8.4", "PM-8.5", "PM-8.6", "PM-8.7")

# PM-8.1: the choice of a power


@frozen
class PowerChosen(GameEvent):
    """PM-8.1: the cube is on the red square of a power; `lost`: the unused power it left, or -1."""

    seat: int
    power: int
    lost: int

    def line(self) -> LogLine:
        text = translate("public_market", "Chooses {power}")
        if self.lost >= 0:
            text = translate("public_market", "Chooses {power}; the unused {lost} is lost")
            text = text.fill(lost=phrases.POWER_NAMES[self.lost])
        text = text.fill(power=phrases.POWER_NAMES[self.power])
        return LogLine(text, self.seat, (f"cube:{self.seat}",), "PM-8.1")

    def headline(self) -> Headline:
        did = translate("public_market", "chose {things}")
        return Headline(self.seat, "power_chosen", 3, did, (phrases.POWER_NAMES[self.power],))


@frozen
class ChoosePower(GameAction[PublicMarket]):
    """PM-8.1: move the Shrimp cube to the red square of this power."""

    power: Four

    def say(self, _s: PublicMarket) -> Text:
        return translate("public_market", "Choose {power}").fill(power=phrases.POWER_NAMES[self.power])

    def gesture(self, _v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(f"cube:{step.seat}", f"power:{self.power}")


@frozen
class Shrimp(GameChoice[PublicMarket]):
    """PM-8.1: the cube moves to the red square of another power."""

    rule = "PM-8.1"
    rules = ("PM-8.1", "PM-8.2", *POWER_RULES)
    accepts = (ChoosePower,)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        p = s.players[self.seat]
        if p.ready:
            text = translate(
                "public_market", "Move your Shrimp cube to another power; the unused {power} is lost."
            )
            return text.fill(power=phrases.POWER_NAMES[p.cube])
        return translate("public_market", "Move your Shrimp cube to a power.")

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return (ChoosePower(power) for power in range(4))

    def forbids(self, s: PublicMarket, action: ChoosePower) -> No | None:
        if action.power == s.players[self.seat].cube:
            text = translate("public_market", "Your Shrimp cube is on {power} already; choose another power.")
            return No("PM-8.1", lambda: text.fill(power=phrases.POWER_NAMES[action.power]))
        return None

    def apply(self, s: PublicMarket, action: ChoosePower, tell: Tell) -> None:
        p = s.players[self.seat]
        lost = p.cube if p.ready else -1
        p.cube, p.ready = action.power, True
        tell(s, PowerChosen(self.seat, action.power, lost))


# PM-8.2: the use of a power


@frozen
class PowerUsed(GameEvent):
    """PM-8.2: the cube slid to the green square."""

    seat: int
    power: int

    def line(self) -> LogLine:
        text = translate("public_market", "Uses {power}").fill(power=phrases.POWER_NAMES[self.power])
        return LogLine(text, self.seat, (f"cube:{self.seat}",), POWER_RULES[self.power])

    def headline(self) -> Headline:
        did = translate("public_market", "used {things}")
        return Headline(self.seat, "power", 3, did, (phrases.POWER_NAMES[self.power],))


def has_power(p: Player, power: int) -> bool:
    """PM-8.2: return True if the cube is on the red square of this power."""
    return p.ready and p.cube == power


def no_power(p: Player, power: int) -> No | None:
    """PM-8.2: refuse a power that cannot be used now; None if it can."""
    if has_power(p, power):
        return None
    name, rule = phrases.POWER_NAMES[power], POWER_RULES[power]
    if p.cube < 0:
        text = translate(
            "public_market", "{power} needs your Shrimp cube on it: cover %n Shrimp of an Ice Chest first."
        )
        return No(rule, lambda: text.count(shrimp_needed(p)).fill(power=name))
    if p.cube == power:
        return No(rule, lambda: translate("public_market", "You have used {power} already.").fill(power=name))
    text = translate("public_market", "{power} needs your Shrimp cube; it is on {other}.")
    return No(rule, lambda: text.fill(power=name, other=phrases.POWER_NAMES[p.cube]))


def use(s: PublicMarket, seat: int, power: int, tell: Tell) -> None:
    """PM-8.2: slide the cube to the green square."""
    s.players[seat].ready = False
    tell(s, PowerUsed(seat, power))


# PM-8.5, PM-12.5: a Scrap from the supply


@frozen
class SupplyScrap(InChest):
    """PM-8.5, PM-12.5: take a Scrap of this kind from the supply and place it in the chest at once."""

    kind: Four
    cell: Cell
    turn: Turn

    @property
    def thing(self) -> int:
        return SCRAP + self.kind

    def say(self, _s: PublicMarket) -> Text:
        text = translate("public_market", "Take a {scrap} and lay it in {spot}")
        return text.fill(scrap=phrases.scrap(self.kind), spot=phrases.spot(self.cell, self.turn))

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"supply:{self.kind}", "chest", self.cell, self.turn)


def supply_candidates(s: PublicMarket) -> Iterator[SupplyScrap]:
    """Yield every candidate action with the Scraps of the supply."""
    for kind in range(len(box.KINDS)):
        yield from (SupplyScrap(kind, *spot) for spot in spots_of(SCRAP + kind, s.flags))


def no_supply(s: PublicMarket, seat: int, action: SupplyScrap) -> No | None:
    """PM-8.5, PM-12.5: refuse a place for a Scrap of the supply; None if it fits."""
    if no := none_left(s, action.kind):
        return no
    return no_scrap_place(s.players[seat], s.flags, action.kind, action.cell, action.turn)


def legal_from_supply(s: PublicMarket, seat: int) -> list[Action]:
    """PM-8.5, PM-12.5: return every way to place a Scrap from the supply, looked up instead of checked."""
    p = s.players[seat]
    return [
        way
        for kind in range(len(box.KINDS))
        if s.scraps[kind] and has_room(p, kind)
        for way in chest_placements(p, s.flags, SupplyScrap, SCRAP + kind)
    ]


def place_from_supply(s: PublicMarket, seat: int, action: SupplyScrap, tell: Tell) -> None:
    """PM-8.5, PM-12.5: put a Scrap from the supply into the chest."""
    s.scraps[action.kind] -= 1
    place_scrap(s, seat, action.kind, action.cell, action.turn, tell)


@frozen
class AnyScrap(FreeActions[PublicMarket]):
    """PM-8.5: take a Scrap from the supply and place it at once."""

    accepts = (SupplyScrap,)
    seat: int

    def available(self, s: PublicMarket) -> bool:
        return has_power(s.players[self.seat], ANY_SCRAP)

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return supply_candidates(s)

    def legal_actions(self, s: PublicMarket) -> list[Action]:
        return legal_from_supply(s, self.seat)

    def forbids(self, s: PublicMarket, action: SupplyScrap) -> No | None:
        return no_power(s.players[self.seat], ANY_SCRAP) or no_supply(s, self.seat, action)

    def apply(self, s: PublicMarket, action: SupplyScrap, tell: Tell) -> None:
        use(s, self.seat, ANY_SCRAP, tell)
        place_from_supply(s, self.seat, action, tell)


# PM-8.7: five dollars


@frozen
class UseMoney(GameAction[PublicMarket]):
    """PM-8.7: use the power Take $5."""

    text = translate("public_market", "Use the power and take $5")

    def gesture(self, _v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(f"cube:{step.seat}", f"used:{MONEY}")


@frozen
class TakeMoney(FreeActions[PublicMarket]):
    """PM-8.7: take five dollars."""

    accepts = (UseMoney,)
    seat: int

    def available(self, s: PublicMarket) -> bool:
        return has_power(s.players[self.seat], MONEY)

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        yield UseMoney()

    def forbids(self, s: PublicMarket, action: UseMoney) -> No | None:
        return no_power(s.players[self.seat], MONEY)

    def apply(self, s: PublicMarket, action: UseMoney, tell: Tell) -> None:
        s.players[self.seat].money += box.MARKET_BOARD.pay.shrimp
        use(s, self.seat, MONEY, tell)
        tell(s, Earned(self.seat, box.MARKET_BOARD.pay.shrimp, "PM-8.7"))


# PM-8.2: when they can be used


class OwnTurn(GameChoice[PublicMarket]):
    """PM-8.2: a choice in the seat's own turn, beside which the powers that need no tile can be used."""

    __slots__ = ()

    def free_actions(self, s: PublicMarket) -> tuple[FreeActions[PublicMarket], ...]:
        return _FREE_ACTIONS[self.seat]


_FREE_ACTIONS = [(AnyScrap(seat), TakeMoney(seat)) for seat in range(5)]
"""By seat: its powers that need no tile; made once, as nearly every decision has them."""


def can_use_more(s: PublicMarket, seat: int) -> bool:
    """PM-8.2: return True if a power that needs no tile could still be used in this turn."""
    p = s.players[seat]
    return has_power(p, MONEY) or (has_power(p, ANY_SCRAP) and bool(legal_from_supply(s, seat)))
