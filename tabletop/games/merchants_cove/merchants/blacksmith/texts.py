"""MC-12: labels, outcomes and log lines of the Blacksmith."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Action, Choice, Event, pending_choice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, state
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
from tabletop.games.merchants_cove.merchants.blacksmith.rules import (
    FURNACES,
    EmptyFurnaces,
    ProspectVein,
    RerollDice,
    SaveAlloy,
    StokeFurnaces,
    fitting,
    good_of,
    shop,
    stoked,
)
from tabletop.games.merchants_cove.merchants.blacksmith.state import ALLOY, Forge, anvil, colour, heat, vein
from tabletop.games.merchants_cove.merchants.boards import board
from tabletop.games.merchants_cove.state import MerchantsCove


def _die(s: MerchantsCove, number: int) -> Text:
    mine = board(s, Forge)
    return said.die(number, mine.pips[number] if mine else 0)


def say(s: MerchantsCove, action: Action) -> Text:
    """The label of an action."""
    step = pending_choice(s)
    match action:
        case PickDie(die):
            again = isinstance(step, RerollDice) and die in step.chosen
            text = translate("merchants_cove", "Re-roll: {die}")
            return (translate("merchants_cove", "Don't re-roll: {die}") if again else text).fill(
                die=_die(s, die)
            )
        case TurnDie(die, pips):
            text = translate("merchants_cove", "Turn to {pips}: {die}")
            return text.fill(pips=pips, die=_die(s, die))
        case LayDie(die, furnace):
            text = translate("merchants_cove", "Lay into {furnace}: {die}")
            return text.fill(furnace=said.furnace(furnace), die=_die(s, die))
        case MineDie(die):
            return translate("merchants_cove", "Move to the Anvil: {die}").fill(die=_die(s, die))
        case PickFurnace(furnace):
            again = isinstance(step, EmptyFurnaces) and furnace in step.chosen
            text = translate("merchants_cove", "Empty: {furnace}")
            text = translate("merchants_cove", "Don't empty: {furnace}") if again else text
            return text.fill(furnace=said.furnace(furnace))
        case CarryDie(die):
            return translate("merchants_cove", "The Ore Carrier keeps: {die}").fill(die=_die(s, die))
        case KeepAlloy():
            return translate("merchants_cove", "Draw 1 Corruption card, and keep the alloy dice")
    return NO_TEXT


def brief(_s: MerchantsCove, action: Action) -> Text:
    """The label of an action whose die is already known."""
    match action:
        case LayDie(_, furnace):
            return said.furnace(furnace)
        case TurnDie(_, pips):
            return translate("merchants_cove", "Turn to {pips}").fill(pips=pips)
    return NO_TEXT


def effect(s: MerchantsCove, action: Action) -> Text:
    """The outcome of an action; NO_TEXT if it takes a choice back."""
    mine, step = board(s, Forge), pending_choice(s)
    match action:
        case LayDie(die, furnace) if mine and mine.pips[die]:
            return _laid(mine, (*mine.furnaces[furnace], die), furnace)
        case PickFurnace(furnace) if isinstance(step, EmptyFurnaces) and furnace in step.chosen:
            return NO_TEXT
        case PickFurnace(furnace) if mine and any(die < ALLOY for die in mine.furnaces[furnace]):
            return translate("merchants_cove", "Brings: {what}").fill(
                what=phrases.good(good_of(mine, furnace))
            )
    return NO_TEXT


def done(_s: MerchantsCove, step: Choice) -> Text:
    """MC-12.5, MC-12.8: the label of Done: what it does with the things chosen."""
    match step:
        case RerollDice(_, chosen):
            none = translate("merchants_cove", "Re-roll none")
            return translate("merchants_cove", "Re-roll %n die(dice)").count(len(chosen)) if chosen else none
        case EmptyFurnaces(_, chosen) if chosen:
            return translate("merchants_cove", "Empty %n furnace(s)").count(len(chosen))
    return NO_TEXT


def gives_up(s: MerchantsCove, step: Choice) -> Text:
    """MC-12: dice and Goods that this action could still use or make."""
    match step:
        case StokeFurnaces(seat, left):
            free = min(left, len(anvil(shop(s, seat))))
            usable = any(fitting(shop(s, seat), furnace, left) for furnace in FURNACES)
            return (
                translate("merchants_cove", "stoking with %n more die(dice)").count(free)
                if usable
                else NO_TEXT
            )
        case ProspectVein(seat, left):
            text = translate("merchants_cove", "%n more alloy die(dice)")
            return text.count(min(left, len(vein(shop(s, seat)))))
        case EmptyFurnaces(seat, chosen):
            more = [good_of(shop(s, seat), n) for n in stoked(shop(s, seat)) if n not in chosen]
            return phrases.goods(more) if chosen else NO_TEXT
        case SaveAlloy(carrier=True):
            return translate("merchants_cove", "1 alloy die on the Anvil")
    return NO_TEXT


def _laid(mine: Forge, dice: tuple[int, ...], furnace: int) -> Text:
    wants, alloy = box.FURNACES[furnace], [die for die in dice if die < ALLOY]
    if len(dice) < wants.dice or not alloy:
        low, high = wants.heat
        text = translate("merchants_cove", "Heat {heat} of {low} to {high}", "dice in a furnace, so far")
        return text.fill(heat=heat(mine, dice), low=low, high=high)
    text = translate("merchants_cove", "Heat {heat}: {good}", "a stoked furnace, and what it makes")
    made = phrases.good(state.good(colour(alloy[0]), large=wants.large))
    return text.fill(heat=heat(mine, dice), good=made)


def log(event: Event, _seat: int) -> LogLine | None:
    """The log line of an event; None if it has none."""
    match event:
        case events.DiceRolled(seat, dice, pips, rule):
            text = translate("merchants_cove", "Rolls: {dice}").fill(dice=said.dice(dice, pips))
            return LogLine(text, seat, tuple(f"die:{die}" for die in dice), rule)
        case events.DieTurned(seat, die, pips, rule):
            text = translate("merchants_cove", "Turns to {pips}: {die}")
            text = text.fill(pips=pips, die=said.die(die, 0))
            return LogLine(text, seat, (f"die:{die}",), rule)
        case events.FurnaceStoked(seat, furnace, dice, total):
            text = translate("merchants_cove", "Stokes {furnace} to heat {heat}")
            text = text.fill(furnace=said.furnace(furnace), heat=total)
            return LogLine(text, seat, tuple(f"die:{die}" for die in dice), "MC-12.4")
        case events.FurnaceEmptied(seat, furnace, alloy):
            text = translate("merchants_cove", "Empties {furnace}").fill(furnace=said.furnace(furnace))
            return LogLine(text, seat, tuple(f"die:{die}" for die in alloy), "MC-12.8")
    return None
