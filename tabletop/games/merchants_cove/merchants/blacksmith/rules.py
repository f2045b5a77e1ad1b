"""MC-12: the Blacksmith: rolling and turning dice, laying them into furnaces, and making Goods."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from tabletop.engine.chance import HasChance, randbelow
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.actions import Decline
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.blacksmith import components as box
from tabletop.games.merchants_cove.merchants.blacksmith import events
from tabletop.games.merchants_cove.merchants.blacksmith import phrases as said
from tabletop.games.merchants_cove.merchants.blacksmith.actions import (
    CarryDie,
    KeepAlloy,
    LayDie,
    MineDie,
    PickDie,
    PickFurnace,
    TurnDie,
)
from tabletop.games.merchants_cove.merchants.blacksmith.components import APPRENTICE, CARRIER, COLLIER
from tabletop.games.merchants_cove.merchants.blacksmith.state import (
    ALLOY,
    DICE,
    Forge,
    anvil,
    colour,
    heat,
    on_anvil,
    vein,
)
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.goods import SHOP, corrupt, gain
from tabletop.games.merchants_cove.rules.staff import has, ready, spend
from tabletop.games.merchants_cove.state import MerchantsCove

FACES = range(1, 7)
FURNACES = range(len(box.FURNACES))


def setup(s: HasChance, _seat: int) -> Forge:
    """MC-12.2: rolls some alloy dice of each colour and all coal onto the Anvil."""
    each, start = box.BOARD.dice.each, box.BOARD.dice.anvil
    begin = [die >= ALLOY or die % each < start for die in range(DICE)]
    return Forge(pips=[_roll(s, 0) if rolled else 0 for rolled in begin], furnaces=[()] * len(FURNACES))


def _roll(s: HasChance, purpose: int) -> int:
    return randbelow(s, 6, purpose) + 1


def shop(s: MerchantsCove, seat: int) -> Forge:
    """The Blacksmith's board of a seat."""
    mine = s.players[seat].shop
    assert isinstance(mine, Forge)
    return mine


def roll(s: MerchantsCove, seat: int, dice: tuple[int, ...], tell: Tell, rule: str) -> None:
    """Roll dice onto the Anvil."""
    mine = shop(s, seat)
    for die in dice:
        mine.pips[die] = _roll(s, SHOP + seat)
    mine.rolled += dice
    if dice:
        tell(s, events.DiceRolled(seat, dice, tuple(mine.pips[die] for die in dice), rule))


def draft(mine: Forge) -> int:
    """MC-12.4: the furnace whose set of dice is begun and not complete; -1 if there is none."""
    return next((n for n in FURNACES if 0 < len(mine.furnaces[n]) < box.FURNACES[n].dice), -1)


def stoked(mine: Forge) -> list[int]:
    """The furnaces that are stoked."""
    return [n for n in FURNACES if len(mine.furnaces[n]) == box.FURNACES[n].dice]


def good_of(mine: Forge, furnace: int) -> int:
    """MC-12.3, MC-12.4: the Good that a furnace with an alloy die in it makes."""
    alloy = next(colour(die) for die in mine.furnaces[furnace] if die < ALLOY)
    return state.good(alloy, large=box.FURNACES[furnace].large)


def sets(mine: Forge, furnace: int, laid: tuple[int, ...], dice: list[int]) -> Iterator[tuple[int, ...]]:
    """MC-12.3: the sets that would stoke a furnace: the dice `laid` in it, and others of `dice`."""
    wants, pips = box.FURNACES[furnace], mine.pips
    low, high = (bound - heat(mine, laid) for bound in wants.heat)
    alloy = 1 - sum(die < ALLOY for die in laid)
    coal = wants.coal + 1 - alloy - len(laid)
    if alloy < 0 or coal < 0:
        return
    black = [(sum([pips[die] for die in some]), some) for some in combinations(_coal(dice), coal)]
    for ore in combinations(_alloy(dice), alloy):
        first = sum([pips[die] for die in ore])
        for more, some in black:
            if low <= first + more <= high:
                yield (*laid, *ore, *some)


def _alloy(dice: Iterable[int]) -> list[int]:
    return [die for die in dice if die < ALLOY]


def _coal(dice: Iterable[int]) -> list[int]:
    return [die for die in dice if die >= ALLOY]


def fitting(mine: Forge, furnace: int, left: int) -> set[int]:
    """MC-12.4: the Anvil dice that can be next in a furnace whose set can then be completed."""
    laid, begun = mine.furnaces[furnace], draft(mine)
    lacks = box.FURNACES[furnace].dice - len(laid)
    if begun not in (-1, furnace) or not 0 < lacks <= left:
        return set()
    return {die for dice in sets(mine, furnace, laid, anvil(mine)) for die in dice}.difference(laid)


@frozen
class RerollDice(GameChoice):
    """MC-12.5: the seat chooses Anvil dice, and re-rolls them once."""

    rule = "MC-12.5"
    rules = ("MC-12.5", "MC-12.3")
    accepts = (PickDie, Done)
    seat: int
    chosen: tuple[int, ...] = ()

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        text = translate("merchants_cove", "Choose dice on the Anvil to re-roll. Chosen: {n}")
        return text.fill(n=len(self.chosen))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield from (PickDie(die) for die in range(DICE))
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        return (
            _not_on_anvil(shop(s, self.seat), action.die, "MC-12.5") if isinstance(action, PickDie) else None
        )

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, PickDie):
            push_steps(s, RerollDice(self.seat, _toggled(self.chosen, action.die)))
        else:
            roll(s, self.seat, self.chosen, tell, "MC-12.5")


def _toggled(chosen: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The chosen things with this one added, or removed if it was chosen."""
    return tuple(sorted(set(chosen) ^ {one}))


def _not_on_anvil(mine: Forge, die: int, rule: str) -> No | None:
    if on_anvil(mine, die):
        return None
    where = (
        translate("merchants_cove", "{die} is in the Vein, not on the Anvil.")
        if not mine.pips[die]
        else translate("merchants_cove", "{die} is in a furnace, not on the Anvil.")
    )
    return No(rule, lambda: where.fill(die=said.die(die, mine.pips[die])))


@frozen
class HammerDie(GameChoice):
    """MC-12.6: the seat turns one Anvil die to any face, or leaves it."""

    rule = "MC-12.6"
    rules = ("MC-12.6", "MC-12.3")
    accepts = (TurnDie, Done)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "Turn one die on the Anvil to any face.")

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield from (TurnDie(die, pips) for die in range(DICE) for pips in FACES)
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        return _no_turn(shop(s, self.seat), action, "MC-12.6") if isinstance(action, TurnDie) else None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, TurnDie):
            turn(s, self.seat, action, tell, "MC-12.6")


def _no_turn(mine: Forge, action: TurnDie, rule: str) -> No | None:
    if no := _not_on_anvil(mine, action.die, rule):
        return no
    if mine.pips[action.die] != action.pips:
        return None
    text = translate("merchants_cove", "{die} shows that face already.")
    return No(rule, lambda: text.fill(die=said.die(action.die, action.pips)))


def turn(s: MerchantsCove, seat: int, action: TurnDie, tell: Tell, rule: str) -> None:
    """Turn a die to a face."""
    shop(s, seat).pips[action.die] = action.pips
    tell(s, events.DieTurned(seat, action.die, action.pips, rule))


@frozen
class Stoke(Step):
    """MC-12.4: asks for dice to lay, up to `left`, as long as any can be; `fresh`: True before the first."""

    seat: int
    left: int
    fresh: bool = True

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if any(self._open(s)):
            push_steps(s, StokeFurnaces(self.seat, self.left, self.fresh))

    def _open(self, s: MerchantsCove) -> Iterator[bool]:
        mine = shop(s, self.seat)
        free = anvil(mine)
        yield self.fresh and ready(s, self.seat, COLLIER) and any(die >= ALLOY for die in free)
        yield from (bool(fitting(mine, furnace, self.left)) for furnace in FURNACES)


@frozen
class StokeFurnaces(GameChoice):
    """MC-12.4: the seat lays up to `left` dice into furnaces, completing one set before the next."""

    rule = "MC-12.4"
    accepts = (LayDie, TurnDie, Done)
    seat: int
    left: int
    fresh: bool = True

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:
        collier = ("MC-12.10",) if self.fresh and ready(s, self.seat, COLLIER) else ()
        return ("MC-12.4", "MC-12.3", *collier)

    def prompt(self, s: MerchantsCove) -> Text:
        begun = draft(shop(s, self.seat))
        if begun < 0:
            return translate("merchants_cove", "Lay up to %n die(dice) from the Anvil into furnaces.").count(
                self.left
            )
        low, high = box.FURNACES[begun].heat
        text = translate("merchants_cove", "Complete {furnace}: heat {low} to {high}.")
        return text.fill(furnace=said.furnace(begun), low=low, high=high)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        yield from (LayDie(die, furnace) for die in range(DICE) for furnace in FURNACES)
        if has(s, self.seat, COLLIER):
            yield from (TurnDie(die, pips) for die in anvil(shop(s, self.seat)) for pips in FACES)
        yield Done()

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        mine = shop(s, self.seat)
        fit = [fitting(mine, furnace, self.left) for furnace in FURNACES]
        found: list[Action] = [
            LayDie(die, furnace) for die in anvil(mine) for furnace in FURNACES if die in fit[furnace]
        ]
        if self.fresh and ready(s, self.seat, COLLIER):
            coal = _coal(anvil(mine))
            found += [TurnDie(die, pips) for die in coal for pips in FACES if pips != mine.pips[die]]
        return found if draft(mine) >= 0 else [*found, Done()]

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        mine = shop(s, self.seat)
        if isinstance(action, LayDie):
            return self._no_lay(mine, action.die, action.furnace)
        if isinstance(action, TurnDie):
            return self._no_collier(s, mine, action)
        begun = draft(mine)
        if begun < 0:
            return None
        text = translate("merchants_cove", "{furnace} still lacks %n die(dice). Complete it, or undo.")
        text = text.count(box.FURNACES[begun].dice - len(mine.furnaces[begun]))
        return No("MC-12.4", lambda: text.fill(furnace=said.furnace(begun)))

    def _no_lay(self, mine: Forge, die: int, furnace: int) -> No | None:
        if no := _not_on_anvil(mine, die, "MC-12.4"):
            return no
        wants, laid, begun = box.FURNACES[furnace], mine.furnaces[furnace], draft(mine)
        if len(laid) == wants.dice:
            text = translate("merchants_cove", "{furnace} is stoked already. Forge empties it.")
            return No("MC-12.4", lambda: text.fill(furnace=said.furnace(furnace)))
        if begun not in (-1, furnace):
            text = translate("merchants_cove", "Complete {furnace} first, or undo.")
            return No("MC-12.4", lambda: text.fill(furnace=said.furnace(begun)))
        if wants.dice - len(laid) > self.left:
            text = translate("merchants_cove", "{furnace} takes {dice} dice; you may use {left} more.")
            text = text.fill(dice=wants.dice, left=self.left)
            return No("MC-12.4", lambda: text.fill(furnace=said.furnace(furnace)))
        return None if die in fitting(mine, furnace, self.left) else _no_heat(mine, die, furnace)

    def _no_collier(self, s: MerchantsCove, mine: Forge, action: TurnDie) -> No | None:
        if not ready(s, self.seat, COLLIER):
            text = translate("merchants_cove", "The Collier can't turn {die}: only once a day.")
            return No("MC-12.10", lambda: text.fill(die=said.die(action.die, mine.pips[action.die])))
        if action.die < ALLOY:
            text = translate("merchants_cove", "{die} isn't coal. The Collier only sets coal dice.")
            return No("MC-12.10", lambda: text.fill(die=said.die(action.die, mine.pips[action.die])))
        if not self.fresh:
            text = translate("merchants_cove", "{die} stays as it is: the Collier comes before stoking.")
            return No("MC-12.10", lambda: text.fill(die=said.die(action.die, mine.pips[action.die])))
        return _no_turn(mine, action, "MC-12.10")

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, LayDie):
            mine = shop(s, self.seat)
            dice = (*mine.furnaces[action.furnace], action.die)
            mine.furnaces[action.furnace] = dice
            if len(dice) == box.FURNACES[action.furnace].dice:
                tell(s, events.FurnaceStoked(self.seat, action.furnace, dice, heat(mine, dice)))
            push_steps(s, Stoke(self.seat, self.left - 1, fresh=False))
        elif isinstance(action, TurnDie):
            spend(s, self.seat, COLLIER)
            turn(s, self.seat, action, tell, "MC-12.10")
            push_steps(s, Stoke(self.seat, self.left))


def _no_heat(mine: Forge, die: int, furnace: int) -> No:
    """MC-12.3: the refusal of a die for a furnace with room, if enough dice are left."""
    wants, laid = box.FURNACES[furnace], mine.furnaces[furnace]
    name = said.furnace(furnace)
    full_alloy = die < ALLOY and any(other < ALLOY for other in laid)
    full_coal = die >= ALLOY and sum(other >= ALLOY for other in laid) == wants.coal
    if full_alloy or full_coal:
        text = (
            translate("merchants_cove", "{furnace} takes no more alloy dice.")
            if full_alloy
            else translate("merchants_cove", "{furnace} takes no more coal dice.")
        )
        return No("MC-12.3", lambda: text.fill(furnace=name))
    sums = heat(mine, (*laid, die))
    if len(laid) + 1 == wants.dice:
        text = translate("merchants_cove", "That would be heat {heat}; {furnace} wants {low} to {high}.")
    else:
        text = translate(
            "merchants_cove", "From {heat}, no dice on the Anvil bring {furnace} to {low} to {high}."
        )
    text = text.fill(heat=sums, low=wants.heat[0], high=wants.heat[1])
    return No("MC-12.3", lambda: text.fill(furnace=name))


def no_prospect(s: MerchantsCove, seat: int) -> No | None:
    """MC-12.7: refuses Prospect if the Vein is empty."""
    if vein(shop(s, seat)):
        return None
    text = translate(
        "merchants_cove", "The Vein is empty: all {n} alloy dice are on the Anvil or in furnaces."
    )
    return No("MC-12.7", text.fill(n=ALLOY))


@frozen
class ProspectVein(GameChoice):
    """MC-12.7: the seat moves up to `left` more alloy dice from the Vein, rolled as they come."""

    rule = "MC-12.7"
    accepts = (MineDie, Done)
    seat: int
    left: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Move up to %n alloy die(dice) from the Vein to the Anvil.")
        return text.count(min(self.left, len(vein(shop(s, self.seat)))))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield from (MineDie(die) for die in range(DICE))
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        if isinstance(action, MineDie):
            if action.die in vein(shop(s, self.seat)):
                return None
            text = translate("merchants_cove", "{die} isn't in the Vein.")
            pips = shop(s, self.seat).pips[action.die]
            return No("MC-12.7", lambda: text.fill(die=said.die(action.die, pips)))
        if self.left < box.MINED:
            return None
        text = translate("merchants_cove", "Move at least one of the %n die(dice) in the Vein.")
        return No("MC-12.7", lambda: text.count(len(vein(shop(s, self.seat)))))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, MineDie):
            roll(s, self.seat, (action.die,), tell, "MC-12.7")
            if self.left > 1 and vein(shop(s, self.seat)):
                push_steps(s, ProspectVein(self.seat, self.left - 1))


def no_forge(s: MerchantsCove, seat: int) -> No | None:
    """MC-12.8: refuses Forge if no furnace is stoked."""
    if stoked(shop(s, seat)):
        return None
    text = translate("merchants_cove", "None of your {n} furnaces is stoked. Lay dice in first.")
    return No("MC-12.8", lambda: text.fill(n=len(FURNACES)))


@frozen
class EmptyFurnaces(GameChoice):
    """MC-12.8: the seat chooses stoked furnaces, and empties them together."""

    rule = "MC-12.8"
    accepts = (PickFurnace, Done)
    seat: int
    chosen: tuple[int, ...] = ()

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        text = translate("merchants_cove", "Choose stoked furnaces to empty. Chosen: {n}")
        return text.fill(n=len(self.chosen))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield from (PickFurnace(furnace) for furnace in FURNACES)
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        burning = stoked(shop(s, self.seat))
        if isinstance(action, PickFurnace):
            if action.furnace in burning:
                return None
            text = translate("merchants_cove", "{furnace} isn't stoked.")
            return No("MC-12.8", lambda: text.fill(furnace=said.furnace(action.furnace)))
        if self.chosen:
            return None
        text = translate("merchants_cove", "Choose at least one of the %n stoked furnace(s).")
        return No("MC-12.8", lambda: text.count(len(burning)))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, PickFurnace):
            push_steps(s, EmptyFurnaces(self.seat, _toggled(self.chosen, action.furnace)))
        else:
            empty(s, self.seat, self.chosen, tell)


def empty(s: MerchantsCove, seat: int, furnaces: tuple[int, ...], tell: Tell) -> None:
    """MC-12.8: these furnaces make their Goods; coal is rolled, alloy goes to the Vein for now."""
    mine = shop(s, seat)
    alloy: tuple[int, ...] = ()
    coal: tuple[int, ...] = ()
    for furnace in furnaces:
        made, dice = good_of(mine, furnace), mine.furnaces[furnace]
        ore = tuple(_alloy(dice))
        alloy, coal = alloy + ore, coal + tuple(_coal(dice))
        mine.furnaces[furnace] = ()
        for die in ore:
            mine.pips[die] = 0
        tell(s, events.FurnaceEmptied(seat, furnace, ore))
        gain(s, seat, (made,), tell, "MC-12.8")
    roll(s, seat, coal, tell, "MC-12.8")
    push_steps(s, SaveAlloy(seat, tuple(sorted(alloy)), has(s, seat, CARRIER)))


@frozen
class SaveAlloy(GameChoice):
    """MC-12.8, MC-12.11: the seat chooses if and how the alloy dice of this Forge return to the Anvil."""

    rule = "MC-12.8"
    accepts = (CarryDie, KeepAlloy, Decline)
    seat: int
    alloy: tuple[int, ...]
    carrier: bool

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:  # noqa: ARG002
        return ("MC-12.8", "MC-12.11") if self.carrier else ("MC-12.8",)

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        if self.carrier:
            return translate(
                "merchants_cove", "The Ore Carrier keeps one alloy die; 1 Corruption card keeps them all."
            )
        text = translate(
            "merchants_cove", "Draw 1 Corruption card to keep %n alloy die(dice), or leave it to the Vein."
        )
        return text.count(len(self.alloy))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        if has(s, self.seat, CARRIER):
            yield from (CarryDie(die) for die in range(ALLOY))
        yield KeepAlloy()
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        if not isinstance(action, CarryDie):
            return None
        pips = shop(s, self.seat).pips[action.die]
        if not self.carrier:
            text = translate("merchants_cove", "The Ore Carrier doesn't take {die}: one die for each Forge.")
            return No("MC-12.11", lambda: text.fill(die=said.die(action.die, pips)))
        if action.die not in self.alloy:
            text = translate("merchants_cove", "{die} wasn't used in this Forge.")
            return No("MC-12.11", lambda: text.fill(die=said.die(action.die, pips)))
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, CarryDie):
            roll(s, self.seat, (action.die,), tell, "MC-12.11")
            rest = tuple(die for die in self.alloy if die != action.die)
            if rest:
                push_steps(s, SaveAlloy(self.seat, rest, carrier=False))
        elif isinstance(action, KeepAlloy):
            corrupt(s, self.seat, 1, tell, "MC-12.8")
            roll(s, self.seat, self.alloy, tell, "MC-12.8")


def bellows(s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-12.5, MC-12.9: the action of Bellows: re-roll, then stoke."""
    shop(s, seat).rolled = ()
    limit = box.HELPED if has(s, seat, APPRENTICE) else box.STOKE[box.BELLOWS]
    first = (RerollDice(seat),) if anvil(shop(s, seat)) else ()
    return (*first, Stoke(seat, limit))


def hammer(s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-12.6: the action of Hammer: turn a die, then stoke."""
    shop(s, seat).rolled = ()
    first = (HammerDie(seat),) if anvil(shop(s, seat)) else ()
    return (*first, Stoke(seat, box.STOKE[box.HAMMER]))


def prospect(s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-12.7: the action of Prospect: dice from the Vein."""
    shop(s, seat).rolled = ()
    return (ProspectVein(seat, box.MINED),)


def forge(s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-12.8: the action of Forge: empty furnaces."""
    shop(s, seat).rolled = ()
    return (EmptyFurnaces(seat),)


def faults(mine: Forge) -> list[str]:
    """MC-12.2, MC-12.3: inconsistencies: a die in two places, or with pips that its place does not allow."""
    found = []
    burning = [die for dice in mine.furnaces for die in dice]
    if len(set(burning)) < len(burning):
        found.append(f"dice in two furnaces: {sorted(burning)}")
    if any(not mine.pips[die] for die in (*burning, *range(ALLOY, DICE))):
        found.append(f"dice without pips: {mine.pips}")
    if len(set(mine.rolled)) < len(mine.rolled) or set(mine.rolled) - set(range(DICE)):
        found.append(f"rolled: {mine.rolled}")
    if len(mine.pips) != DICE or not all(0 <= pips <= 6 for pips in mine.pips):
        found.append(f"pips: {mine.pips}")
    for furnace in FURNACES:
        dice, wants = mine.furnaces[furnace], box.FURNACES[furnace]
        if dice and not any(True for _ in sets(mine, furnace, dice, anvil(mine))):
            found.append(f"furnace {furnace + 1} wants {wants.heat}: {dice} of {mine.pips}")
    return found
