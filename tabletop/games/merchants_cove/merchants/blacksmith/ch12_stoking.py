"""MC-12.4 to MC-12.6, MC-12.9, MC-12.10: Bellows, the Hammer, and stoking furnaces with dice."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    pending_choice,
    push_steps,
    tell_reason,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.blacksmith import components as box
from tabletop.games.merchants_cove.merchants.blacksmith import phrases as said
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import (
    FACES,
    FURNACES,
    TurnDie,
    coal_of,
    draft,
    face_of,
    fitting,
    good_of,
    keys_of,
    most_laid,
    name_of,
    no_turn,
    not_on_anvil,
    roll,
    shop,
    turn,
)
from tabletop.games.merchants_cove.merchants.blacksmith.components import APPRENTICE, COLLIER
from tabletop.games.merchants_cove.merchants.blacksmith.state import (
    ALLOY,
    DICE,
    Die,
    Forge,
    FurnaceNumber,
    anvil,
    heat,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Done, EndableChoice
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.state import MerchantsCove

# MC-12.5, MC-12.9: Bellows


def toggled(chosen: tuple[int, ...], one: int) -> tuple[int, ...]:
    """Return the chosen things with this one added, or removed if it was chosen."""
    return tuple(sorted(set(chosen) ^ {one}))


@frozen
class PickDie(GameAction[MerchantsCove]):
    """MC-12.5: choose an Anvil die to be re-rolled; choosing it again takes it back."""

    die: Die

    def say(self, s: MerchantsCove) -> Text:
        step, text = pending_choice(s), translate("merchants_cove", "Re-roll: {die}")
        if isinstance(step, RerollDice) and self.die in step.chosen:
            text = translate("merchants_cove", "Don't re-roll: {die}")
        return text.fill(die=name_of(s, self.die))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Press:
        return Press(f"die:{self.die}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return face_of(v, step.seat, self.die)


@frozen
class RerollDice(EndableChoice):
    """MC-12.5: the seat chooses Anvil dice, and re-rolls them once."""

    rule = "MC-12.5"
    rules = ("MC-12.5", "MC-12.3")
    accepts = (PickDie, Done)
    seat: int
    chosen: tuple[int, ...] = ()

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        if not self.chosen:
            return translate("merchants_cove", "Choose dice on the Anvil to re-roll.")
        text = translate("merchants_cove", "Choose dice on the Anvil to re-roll. So far you have chosen {n}.")
        return text.fill(n=len(self.chosen))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield from (PickDie(die) for die in range(DICE))
        yield Done()

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        return [*map(PickDie, anvil(shop(s, self.seat))), Done()]

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        return (
            not_on_anvil(shop(s, self.seat), action.die, "MC-12.5") if isinstance(action, PickDie) else None
        )

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, PickDie):
            push_steps(s, RerollDice(self.seat, toggled(self.chosen, action.die)))
        else:
            roll(s, self.seat, self.chosen, tell, "MC-12.5")

    def done_label(self, _s: MerchantsCove) -> Text:
        if not self.chosen:
            return translate("merchants_cove", "Re-roll none")
        return translate("merchants_cove", "Re-roll %n die(dice)").count(len(self.chosen))


def bellows(s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-12.5, MC-12.9: return the steps of Bellows: re-roll, then stoke."""
    shop(s, seat).rolled = ()
    limit = box.HELPED if has(s, seat, APPRENTICE) else box.STOKE[box.BELLOWS]
    first = (RerollDice(seat),) if anvil(shop(s, seat)) else ()
    return (*first, Stoke(seat, limit))


# MC-12.6: Hammer


@frozen
class HammerDie(OwnTurnChoice):
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
        return no_turn(shop(s, self.seat), action, "MC-12.6") if isinstance(action, TurnDie) else None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, TurnDie):
            turn(s, self.seat, action, tell, "MC-12.6")


def hammer(s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-12.6: return the steps of Hammer: turn a die, then stoke."""
    shop(s, seat).rolled = ()
    first = (HammerDie(seat),) if anvil(shop(s, seat)) else ()
    return (*first, Stoke(seat, box.STOKE[box.HAMMER]))


# MC-12.4: stoking


@frozen
class FurnaceStoked(GameEvent):
    """MC-12.4: the set of dice of a furnace was completed."""

    seat: int
    furnace: int
    dice: tuple[int, ...]
    heat: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Stokes {furnace} to heat {heat}")
        text = text.fill(furnace=said.furnace(self.furnace), heat=self.heat)
        return LogLine(text, self.seat, keys_of(self.dice), "MC-12.4")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "stoked %n furnace(s)", "", 1)
        return Headline(self.seat, "stoked", 5, did)


@frozen
class Stoke(Step[MerchantsCove]):
    """MC-12.4: asks for dice to lay, up to `left`, as long as any can be; `fresh`: True before the first."""

    seat: int
    left: int
    fresh: bool = True

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        if any(self._open(s)):
            push_steps(s, StokeFurnaces(self.seat, self.left, self.fresh))
        elif self.left and not self.fresh:
            text = translate("merchants_cove", "The dice on the Anvil complete no other furnace.")
            tell_reason(s, tell, self.seat, "MC-12.4", lambda: text)

    def _open(self, s: MerchantsCove) -> Iterator[bool]:
        mine = shop(s, self.seat)
        free = anvil(mine)
        yield self.fresh and ready(s, self.seat, COLLIER) and any(die >= ALLOY for die in free)
        yield from (bool(fitting(mine, furnace, self.left)) for furnace in FURNACES)


@frozen
class LayDie(GameAction[MerchantsCove]):
    """MC-12.4: lay an Anvil die into a furnace."""

    die: Die
    furnace: FurnaceNumber

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Lay into {furnace}: {die}")
        return text.fill(furnace=said.furnace(self.furnace), die=name_of(s, self.die))

    def short_label(self, _s: MerchantsCove) -> Text:
        return said.furnace(self.furnace)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return the heat, and the Good once the furnace is stoked."""
        mine, wants = shop(right_after(s, self), step.seat), box.FURNACES[self.furnace]
        sums = heat(mine, mine.furnaces[self.furnace])
        if draft(mine) == self.furnace:
            low, high = wants.heat
            text = translate("merchants_cove", "Heat {heat} of {low} to {high}", "dice in a furnace, so far")
            return text.fill(heat=sums, low=low, high=high)
        text = translate("merchants_cove", "Heat {heat}: {good}", "a stoked furnace, and what it makes")
        return text.fill(heat=sums, good=phrases.good(good_of(mine, self.furnace)))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"die:{self.die}", f"furnace:{self.furnace}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return face_of(v, step.seat, self.die)


@frozen
class StokeFurnaces(EndableChoice):
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
            most = most_laid(shop(s, self.seat), self.left)
            if not most:
                return translate(
                    "merchants_cove", "No dice on the Anvil stoke a furnace as they lie. Use the Collier?"
                )
            text = translate("merchants_cove", "Lay up to %n die(dice) from the Anvil into furnaces.")
            return text.count(most)
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
            coal = coal_of(anvil(mine))
            found += [TurnDie(die, pips) for die in coal for pips in FACES if pips != mine.pips[die]]
        return found if draft(mine) >= 0 else [*found, Done()]

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        mine = shop(s, self.seat)
        if isinstance(action, LayDie):
            return self._refuse_die(mine, action.die, action.furnace)
        if isinstance(action, TurnDie):
            return self._refuse_collier(s, mine, action)
        begun = draft(mine)
        if begun < 0:
            return None
        text = translate("merchants_cove", "{furnace} still lacks %n die(dice). Complete it, or undo.")
        text = text.count(box.FURNACES[begun].dice - len(mine.furnaces[begun]))
        return No("MC-12.4", lambda: text.fill(furnace=said.furnace(begun)))

    def _refuse_die(self, mine: Forge, die: int, furnace: int) -> No | None:
        if no := not_on_anvil(mine, die, "MC-12.4"):
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

    def _refuse_collier(self, s: MerchantsCove, mine: Forge, action: TurnDie) -> No | None:
        if not ready(s, self.seat, COLLIER):
            text = translate("merchants_cove", "The Collier can't turn {die}: only once a day.")
            return No("MC-12.10", lambda: text.fill(die=said.die(action.die, mine.pips[action.die])))
        if action.die < ALLOY:
            text = translate("merchants_cove", "{die} isn't coal. The Collier only sets coal dice.")
            return No("MC-12.10", lambda: text.fill(die=said.die(action.die, mine.pips[action.die])))
        if not self.fresh:
            text = translate("merchants_cove", "{die} stays as it is: the Collier comes before stoking.")
            return No("MC-12.10", lambda: text.fill(die=said.die(action.die, mine.pips[action.die])))
        return no_turn(mine, action, "MC-12.10")

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, LayDie):
            mine = shop(s, self.seat)
            dice = (*mine.furnaces[action.furnace], action.die)
            mine.furnaces[action.furnace] = dice
            if len(dice) == box.FURNACES[action.furnace].dice:
                tell(s, FurnaceStoked(self.seat, action.furnace, dice, heat(mine, dice)))
            push_steps(s, Stoke(self.seat, self.left - 1, fresh=False))
        elif isinstance(action, TurnDie):
            spend(s, self.seat, COLLIER)
            turn(s, self.seat, action, tell, "MC-12.10")
            push_steps(s, Stoke(self.seat, self.left))

    def unused(self, s: MerchantsCove) -> Text:
        mine = shop(s, self.seat)
        if not any(fitting(mine, furnace, self.left) for furnace in FURNACES):
            return NO_TEXT
        text = translate("merchants_cove", "stoking with %n more die(dice)")
        return text.count(most_laid(mine, self.left))


def _no_heat(mine: Forge, die: int, furnace: int) -> No:
    """MC-12.3: return the refusal of a die for a furnace with room, if enough dice are left."""
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
