"""PM-8: the Shrimp Bonus, and the powers that can be used at any time of an own turn."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, FreeActions, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, names
from tabletop.games.public_market.actions import ChoosePower, SupplyScrap, UseMoney
from tabletop.games.public_market.rules import chest
from tabletop.games.public_market.rules.game_choice import GameChoice
from tabletop.games.public_market.state import SCRAP, Player, PublicMarket

COOLER, ANY_SCRAP, ANYWHERE, MONEY = range(4)
SHRIMP_TOKEN = 1
POWER_RULES = ("PM-8.4", "PM-8.5", "PM-8.6", "PM-8.7")


def has_power(p: Player, power: int) -> bool:
    """PM-8.2: whether the cube lies on the red square of this power."""
    return p.ready and p.cube == power


def no_power(p: Player, power: int) -> No | None:
    """PM-8.2: why this power cannot be used now."""
    if has_power(p, power):
        return None
    name, rule = names.POWER_NAMES[power], POWER_RULES[power]
    if p.cube < 0:
        text = translate(
            "public_market", "{power} needs your Shrimp cube on it: cover %n Shrimp of an Ice Chest first."
        )
        return No(rule, lambda: text.count(shrimp_needed(p)).fill(power=name))
    if p.cube == power:
        return No(rule, lambda: translate("public_market", "You have used {power} already.").fill(power=name))
    text = translate("public_market", "{power} needs your Shrimp cube; it is on {other}.")
    return No(rule, lambda: text.fill(power=name, other=names.POWER_NAMES[p.cube]))


def shrimp_needed(p: Player) -> int:
    """PM-6.6, PM-15.7: how many covered Shrimp bring a Shrimp Bonus."""
    return 2 if p.token == SHRIMP_TOKEN else 3


def use(s: PublicMarket, seat: int, power: int, tell: Tell) -> None:
    """PM-8.2: the cube slides to the green square."""
    s.players[seat].ready = False
    tell(s, events.PowerUsed(seat, power))


def scrap_ways(s: PublicMarket) -> Iterator[SupplyScrap]:
    """What hands could try with the Scraps of the supply."""
    for kind in range(len(box.KINDS)):
        shape = chest.shape_of_scrap(kind, s.flags.single_scraps)
        yield from (SupplyScrap(kind, cell, turn) for cell, turn in chest.hands_of(shape, False))


def no_supply(s: PublicMarket, seat: int, action: SupplyScrap) -> No | None:
    """PM-8.5, PM-12.5: why this Scrap of the supply cannot be placed there."""
    if no := chest.none_left(s, action.kind):
        return no
    return chest.no_scrap_place(s.players[seat], s.flags, action.kind, action.cell, action.turn)


def supply_allowed(s: PublicMarket, seat: int) -> list[Action]:
    """PM-8.5, PM-12.5: every way to place a Scrap from the supply: a tenth of the tries, looked up."""
    p = s.players[seat]
    return [
        way
        for kind in range(len(box.KINDS))
        if s.scraps[kind] and p.fish[kind] < chest.MAX[kind]
        for way in chest.fitting(p, s.flags, SupplyScrap, kind)
    ]


@frozen
class AnyScrap(FreeActions):
    """PM-8.5: take a Scrap from the supply and place it at once."""

    accepts = (SupplyScrap,)
    seat: int

    def available(self, s: PublicMarket) -> bool:
        return has_power(s.players[self.seat], ANY_SCRAP)

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return scrap_ways(s)

    def legal_actions(self, s: PublicMarket) -> list[Action]:
        return supply_allowed(s, self.seat)

    def forbids(self, s: PublicMarket, action: SupplyScrap) -> No | None:
        return no_power(s.players[self.seat], ANY_SCRAP) or no_supply(s, self.seat, action)

    def apply(self, s: PublicMarket, action: SupplyScrap, tell: Tell) -> None:
        use(s, self.seat, ANY_SCRAP, tell)
        place_from_supply(s, self.seat, action, tell)


@frozen
class TakeMoney(FreeActions):
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
        s.players[self.seat].money += box.MARKET.pay.shrimp
        use(s, self.seat, MONEY, tell)
        tell(s, events.Earned(self.seat, box.MARKET.pay.shrimp, "PM-8.7"))


class OwnTurn(GameChoice):
    """PM-8.2: a choice of an own turn, beside which the powers that need no tile can be used."""

    __slots__ = ()

    def free_actions(self, s: PublicMarket) -> tuple[FreeActions, ...]:
        return AnyScrap(self.seat), TakeMoney(self.seat)


def place_from_supply(s: PublicMarket, seat: int, action: SupplyScrap, tell: Tell) -> None:
    """PM-8.5, PM-12.5: a Scrap goes from the supply into the chest."""
    s.scraps[action.kind] -= 1
    chest.put(s, seat, SCRAP + action.kind, action.cell, action.turn)
    tell(s, events.ScrapLaid(seat, action.kind, action.cell, action.turn))
    look_at_shrimp(s, seat, tell)


def can_use_more(s: PublicMarket, seat: int) -> bool:
    """Whether a power that needs no tile could still be used in this turn."""
    p = s.players[seat]
    return has_power(p, MONEY) or (has_power(p, ANY_SCRAP) and bool(supply_allowed(s, seat)))


def look_at_shrimp(s: PublicMarket, seat: int, tell: Tell) -> None:
    """PM-6.6, PM-15.7: enough covered Shrimp bring a Shrimp Bonus, once for each chest."""
    p = s.players[seat]
    if p.shrimped or p.chest < 0:
        return
    if (p.filled & box.SHRIMP[p.chest]).bit_count() >= shrimp_needed(p):
        p.shrimped = True
        tell(s, events.ShrimpCovered(seat))
        push_steps(s, Shrimp(seat))


@frozen
class Shrimp(GameChoice):
    """PM-8.1: the cube goes to the red square of another power."""

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
            return text.fill(power=names.POWER_NAMES[p.cube])
        return translate("public_market", "Move your Shrimp cube to a power.")

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return (ChoosePower(power) for power in range(4))

    def forbids(self, s: PublicMarket, action: ChoosePower) -> No | None:
        if action.power == s.players[self.seat].cube:
            text = translate("public_market", "Your Shrimp cube is on {power} already; choose another power.")
            return No("PM-8.1", lambda: text.fill(power=names.POWER_NAMES[action.power]))
        return None

    def apply(self, s: PublicMarket, action: ChoosePower, tell: Tell) -> None:
        p = s.players[self.seat]
        lost = p.cube if p.ready else -1
        p.cube, p.ready = action.power, True
        tell(s, events.PowerChosen(self.seat, action.power, lost))
