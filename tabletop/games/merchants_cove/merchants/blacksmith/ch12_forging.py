"""MC-12.8, MC-12.11: emptying stoked furnaces, and the places of their dice afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
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
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.art import cards
from tabletop.games.merchants_cove.merchants.blacksmith import art
from tabletop.games.merchants_cove.merchants.blacksmith import phrases as said
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import (
    FURNACES,
    alloy_of,
    coal_of,
    face_of,
    good_of,
    keys_of,
    name_of,
    roll,
    shop,
    stoked,
)
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import toggled
from tabletop.games.merchants_cove.merchants.blacksmith.components import CARRIER
from tabletop.games.merchants_cove.merchants.blacksmith.state import (
    ALLOY,
    Die,
    FurnaceNumber,
)
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done, EndableChoice
from tabletop.games.merchants_cove.rules.ch05_staff import has
from tabletop.games.merchants_cove.rules.supply import corrupt, gain
from tabletop.games.merchants_cove.state import MerchantsCove, is_large

# MC-12.8: Forge


@frozen
class FurnaceEmptied(GameEvent):
    """MC-12.8: a furnace made its Good; these alloy dice are in the Vein now."""

    seat: int
    furnace: int
    alloy: tuple[int, ...]

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Empties {furnace}").fill(furnace=said.furnace(self.furnace))
        return LogLine(text, self.seat, keys_of(self.alloy), "MC-12.8")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "emptied %n furnace(s)", "", 1)
        return Headline(self.seat, "emptied", 5, did)


def no_forge(s: MerchantsCove, seat: int) -> No | None:
    """MC-12.8: refuse Forge if no furnace is stoked."""
    if stoked(shop(s, seat)):
        return None
    text = translate("merchants_cove", "None of your {n} furnaces is stoked. Lay dice in first.")
    return No("MC-12.8", lambda: text.fill(n=len(FURNACES)))


@frozen
class PickFurnace(GameAction[MerchantsCove]):
    """MC-12.8: choose a stoked furnace to be emptied; choosing it again takes it back."""

    furnace: FurnaceNumber

    def say(self, s: MerchantsCove) -> Text:
        step, text = pending_choice(s), translate("merchants_cove", "Empty: {furnace}")
        if isinstance(step, EmptyFurnaces) and self.furnace in step.chosen:
            text = translate("merchants_cove", "Don't empty: {furnace}")
        return text.fill(furnace=said.furnace(self.furnace))

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return the Good that the furnace makes; NO_TEXT if the action takes back the choice."""
        assert isinstance(step, EmptyFurnaces)
        if self.furnace in step.chosen:
            return NO_TEXT
        made = phrases.good(good_of(shop(s, step.seat), self.furnace))
        return translate("merchants_cove", "Brings: {what}").fill(what=made)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Press:
        return Press(f"furnace:{self.furnace}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face | str:
        if self.furnace not in stoked(shop(v, step.seat)):
            return ""
        made = good_of(shop(v, step.seat), self.furnace)
        return art.Ware(made % 4, is_large(made))


@frozen
class EmptyFurnaces(EndableChoice):
    """MC-12.8: the seat chooses stoked furnaces, and empties them together."""

    rule = "MC-12.8"
    accepts = (PickFurnace, Done)
    seat: int
    chosen: tuple[int, ...] = ()

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        if not self.chosen:
            return translate("merchants_cove", "Choose stoked furnaces to empty.")
        text = translate("merchants_cove", "Choose stoked furnaces to empty. So far you have chosen {n}.")
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
            push_steps(s, EmptyFurnaces(self.seat, toggled(self.chosen, action.furnace)))
        else:
            empty(s, self.seat, self.chosen, tell)

    def done_label(self, _s: MerchantsCove) -> Text:
        if not self.chosen:
            return NO_TEXT
        return translate("merchants_cove", "Empty %n furnace(s)").count(len(self.chosen))

    def unused(self, s: MerchantsCove) -> Text:
        mine = shop(s, self.seat)
        more = [good_of(mine, n) for n in stoked(mine) if n not in self.chosen]
        return phrases.goods(more) if self.chosen else NO_TEXT


def empty(s: MerchantsCove, seat: int, furnaces: tuple[int, ...], tell: Tell) -> None:
    """MC-12.8: make the Goods of these furnaces; coal is rolled, alloy goes to the Vein for now."""
    mine = shop(s, seat)
    alloy: tuple[int, ...] = ()
    coal: tuple[int, ...] = ()
    for furnace in furnaces:
        made, dice = good_of(mine, furnace), mine.furnaces[furnace]
        ore = tuple(alloy_of(dice))
        alloy, coal = alloy + ore, coal + tuple(coal_of(dice))
        mine.furnaces[furnace] = ()
        for die in ore:
            mine.pips[die] = 0
        tell(s, FurnaceEmptied(seat, furnace, ore))
        gain(s, seat, (made,), tell, "MC-12.8")
    roll(s, seat, coal, tell, "MC-12.8")
    push_steps(s, SaveAlloy(seat, tuple(sorted(alloy)), has(s, seat, CARRIER)))


def forge(s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-12.8: return the step of Forge: empty furnaces."""
    shop(s, seat).rolled = ()
    return (EmptyFurnaces(seat),)


# MC-12.8, MC-12.11: alloy dice that come back


@frozen
class CarryDie(GameAction[MerchantsCove]):
    """MC-12.11: the Ore Carrier keeps this alloy die of the Forge on the Anvil."""

    die: Die

    def say(self, s: MerchantsCove) -> Text:
        return translate("merchants_cove", "The Ore Carrier keeps: {die}").fill(die=name_of(s, self.die))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"die:{self.die}", "anvil")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return face_of(v, step.seat, self.die)


@frozen
class KeepAlloy(GameAction[MerchantsCove]):
    """MC-12.8: draw a Corruption card, so that the alloy dice of the Forge go back to the Anvil."""

    text = translate("merchants_cove", "Draw 1 Corruption card, and keep the alloy dice")
    hand = Drag("masks", "corruption")
    picture = cards.Back(cards.Kind.CORRUPTION)


@frozen
class SaveAlloy(EndableChoice):
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

    def unused(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "1 alloy die on the Anvil") if self.carrier else NO_TEXT
