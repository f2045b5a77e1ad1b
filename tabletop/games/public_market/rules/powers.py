"""PM-8: the Shrimp Bonus, and the powers that can be used at any time of an own turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, then
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, names, words
from tabletop.games.public_market.actions import ChoosePower, SupplyScrap, UseMoney
from tabletop.games.public_market.rules import chest
from tabletop.games.public_market.rules.asked import not_asked
from tabletop.games.public_market.state import SCRAP, Player, PublicMarket

COOLER, ANY_SCRAP, ANYWHERE, MONEY = range(4)
SHRIMP_TOKEN = 1
POWER_RULES = ("PM-8.4", "PM-8.5", "PM-8.6", "PM-8.7")
USE_MONEY = UseMoney()


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
            "public_market",
            "{power} needs your Shrimp cube on it: cover the three Shrimp of an Ice Chest to put it there.",
        )
        return No(rule, lambda: text.fill(power=name))
    if p.cube == power:
        return No(rule, lambda: translate("public_market", "You have used {power} already.").fill(power=name))
    text = translate("public_market", "{power} needs your Shrimp cube; it is on {other}.")
    return No(rule, lambda: text.fill(power=name, other=names.POWER_NAMES[p.cube]))


def use(s: PublicMarket, seat: int, power: int, tell: Tell) -> None:
    """PM-8.2: the cube slides to the green square."""
    s.players[seat].ready = False
    tell(s, events.PowerUsed(seat, power))


def power_tries(s: PublicMarket) -> Iterator[Action]:
    """What hands could try for Any Scrap and Take $5."""
    for kind in range(4):
        shape = chest.shape_of_scrap(kind, s.flags.single_scraps)
        yield from (SupplyScrap(kind, cell, turn) for cell, turn in chest.hands_of(shape, False))
    yield USE_MONEY


def power_legal(s: PublicMarket, seat: int) -> list[Action]:
    """PM-8.5, PM-8.7: what of it is allowed."""
    p = s.players[seat]
    if not p.ready:
        return []
    if p.cube == MONEY:
        return [USE_MONEY]
    return supply_legal(s, p) if p.cube == ANY_SCRAP else []


def supply_legal(s: PublicMarket, p: Player) -> list[Action]:
    """PM-8.5, PM-12.5: the ways to place a Scrap from the supply."""
    if p.chest < 0:
        return []
    closed = chest.blocked(p)
    return [
        way
        for kind in range(4)
        if s.scraps[kind] and p.fish[kind] < chest.MAX[kind]
        for mask, way in chest.ways_of_supply(kind, s.flags.single_scraps)
        if not mask & closed
    ]


def power_check(s: PublicMarket, seat: int, action: SupplyScrap | UseMoney) -> No | None:
    """PM-8.5, PM-8.7: why a power cannot be used so."""
    if isinstance(action, UseMoney):
        return no_power(s.players[seat], MONEY)
    return no_power(s.players[seat], ANY_SCRAP) or no_supply(s, seat, action)


def no_supply(s: PublicMarket, seat: int, action: SupplyScrap) -> No | None:
    """PM-8.5, PM-12.5: why this Scrap of the supply cannot be placed there."""
    if not s.scraps[action.kind]:
        text = translate("public_market", "No {scrap} is left in supply.")
        return No("PM-4.6", lambda: text.fill(scrap=words.scrap(action.kind)))
    return chest.no_scrap_place(s.players[seat], s.flags, action.kind, action.cell, action.turn)


def power_apply(s: PublicMarket, seat: int, action: SupplyScrap | UseMoney, again: Step, tell: Tell) -> None:
    """PM-8.5, PM-8.7: use a power, then go on with `again`."""
    then(s, again)
    if isinstance(action, UseMoney):
        s.players[seat].money += box.MARKET.pay.shrimp
        use(s, seat, MONEY, tell)
        tell(s, events.Earned(seat, box.MARKET.pay.shrimp, "PM-8.7"))
    else:
        use(s, seat, ANY_SCRAP, tell)
        place_from_supply(s, seat, action, tell)


def place_from_supply(s: PublicMarket, seat: int, action: SupplyScrap, tell: Tell) -> None:
    """PM-8.5, PM-12.5: a Scrap goes from the supply into the chest."""
    s.scraps[action.kind] -= 1
    chest.put(s, seat, SCRAP + action.kind, action.cell, action.turn)
    tell(s, events.ScrapLaid(seat, action.kind, action.cell, action.turn))
    look_at_shrimp(s, seat, tell)


def can_use_more(s: PublicMarket, seat: int) -> bool:
    """Whether a power that needs no tile could still be used in this turn."""
    p = s.players[seat]
    if not p.ready:
        return False
    if p.cube == MONEY:
        return True
    return p.cube == ANY_SCRAP and any(
        s.scraps[kind] and chest.scrap_fits(p, kind, s.flags) for kind in range(4)
    )


def look_at_shrimp(s: PublicMarket, seat: int, tell: Tell) -> None:
    """PM-6.6, PM-15.7: enough covered Shrimp bring a Shrimp Bonus, once for each chest."""
    p = s.players[seat]
    if p.shrimped or p.chest < 0:
        return
    if (p.filled & box.SHRIMP[p.chest]).bit_count() >= (2 if p.token == SHRIMP_TOKEN else 3):
        p.shrimped = True
        tell(s, events.ShrimpCovered(seat))
        then(s, Shrimp(seat))


@dataclass(frozen=True, slots=True)
class Shrimp(Choice):
    """PM-8.1: the cube goes to the red square of another power."""

    rule = "PM-8.1"
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        p = s.players[self.seat]
        if p.ready:
            text = translate(
                "public_market", "Move your Shrimp cube to another power; the unused {power} is lost."
            )
            return text.fill(power=names.POWER_NAMES[p.cube])
        return translate("public_market", "Move your Shrimp cube to a power.")

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:  # noqa: ARG002
        return ("PM-8.1", "PM-8.2", *POWER_RULES)

    def tries(self, s: PublicMarket) -> Iterator[Action]:  # noqa: ARG002
        return (ChoosePower(power) for power in range(4))

    def forbids(self, s: PublicMarket, action: Action) -> No | None:
        if not isinstance(action, ChoosePower):
            return not_asked(self, s, action)
        if action.power == s.players[self.seat].cube:
            text = translate("public_market", "Your Shrimp cube is on {power} already; choose another power.")
            return No("PM-8.1", lambda: text.fill(power=names.POWER_NAMES[action.power]))
        return None

    def apply(self, s: PublicMarket, action: Action, tell: Tell) -> None:
        assert isinstance(action, ChoosePower)
        p = s.players[self.seat]
        lost = p.cube if p.ready else -1
        p.cube, p.ready = action.power, True
        tell(s, events.PowerChosen(self.seat, action.power, lost))
