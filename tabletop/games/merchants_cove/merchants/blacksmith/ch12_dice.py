"""MC-12.1 to MC-12.3, MC-12.6, MC-12.7: the Blacksmith's dice and furnaces, and dice from the Vein."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from tabletop.engine.chance import HasChance, randbelow
from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
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
from tabletop.engine.table import Drag, Face
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.merchants.blacksmith import art
from tabletop.games.merchants_cove.merchants.blacksmith import components as box
from tabletop.games.merchants_cove.merchants.blacksmith import phrases as said
from tabletop.games.merchants_cove.merchants.blacksmith.state import (
    ALLOY,
    DICE,
    Die,
    Forge,
    Pips,
    anvil,
    colour,
    heat,
    on_anvil,
    vein,
)
from tabletop.games.merchants_cove.rules.ch05_ending import Done, EndableChoice
from tabletop.games.merchants_cove.rules.supply import SHOP
from tabletop.games.merchants_cove.state import MerchantsCove, board

FACES = range(1, 7)
FURNACES = range(len(box.FURNACES))


def name_of(s: MerchantsCove, die: int) -> Text:
    """Name a die, with its pips if the Blacksmith plays."""
    mine = board(s, Forge)
    return said.die(die, mine.pips[die] if mine else 0)


def keys_of(dice: tuple[int, ...]) -> tuple[str, ...]:
    """Return the keys of dice on the table."""
    return tuple(f"die:{die}" for die in dice)


def face_of(v: MerchantsCove, seat: int, die: int) -> Face:
    """Return the face of a die with its present pips."""
    return art.Die(colour(die), shop(v, seat).pips[die])


# MC-12.2: the dice


def setup(s: HasChance, _seat: int) -> Forge:
    """MC-12.2: return the shop: some alloy dice of each colour and all coal rolled onto the Anvil."""
    each, start = box.BOARD.dice.each, box.BOARD.dice.anvil
    begin = [die >= ALLOY or die % each < start for die in range(DICE)]
    return Forge(pips=[_roll(s, 0) if rolled else 0 for rolled in begin], furnaces=[()] * len(FURNACES))


def _roll(s: HasChance, purpose: int) -> int:
    return randbelow(s, 6, purpose) + 1


def shop(s: MerchantsCove, seat: int) -> Forge:
    mine = s.players[seat].shop
    assert isinstance(mine, Forge)
    return mine


@frozen
class DiceRolled(GameEvent):
    """These dice were rolled onto the Anvil, by this rule, and show these pips."""

    seat: int
    dice: tuple[int, ...]
    pips: tuple[int, ...]
    rule: str
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Rolls: {dice}").fill(dice=said.dice(self.dice, self.pips))
        return LogLine(text, self.seat, keys_of(self.dice), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "rolled %n die(dice)", "", len(self.dice))
        return Headline(self.seat, "rolled", 3, did)


def roll(s: MerchantsCove, seat: int, dice: tuple[int, ...], tell: Tell, rule: str) -> None:
    """Roll dice onto the Anvil."""
    mine = shop(s, seat)
    for die in dice:
        mine.pips[die] = _roll(s, SHOP + seat)
    mine.rolled += dice
    if dice:
        tell(s, DiceRolled(seat, dice, tuple(mine.pips[die] for die in dice), rule))


def not_on_anvil(mine: Forge, die: int, rule: str) -> No | None:
    """Refuse a die that is not on the Anvil; None if it is."""
    if on_anvil(mine, die):
        return None
    where = (
        translate("merchants_cove", "{die} is in the Vein, not on the Anvil.")
        if not mine.pips[die]
        else translate("merchants_cove", "{die} is in a furnace, not on the Anvil.")
    )
    return No(rule, lambda: where.fill(die=said.die(die, mine.pips[die])))


# MC-12.6, MC-12.10: a die is turned


@frozen
class DieTurned(GameEvent):
    """A die was turned to this face, by this rule."""

    seat: int
    die: int
    pips: int
    rule: str

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Turns to {pips}: {die}")
        text = text.fill(pips=self.pips, die=said.die(self.die, 0))
        return LogLine(text, self.seat, (f"die:{self.die}",), self.rule)


@frozen
class TurnDie(GameAction[MerchantsCove]):
    """MC-12.6, MC-12.10: turn an Anvil die to this face: any die with the Hammer, coal with the Collier."""

    die: Die
    pips: Pips

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Turn to {pips}: {die}")
        return text.fill(pips=self.pips, die=name_of(s, self.die))

    def short_label(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Turn to {pips}").fill(pips=self.pips)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"die:{self.die}", "offer", self.pips - 1)

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Die(colour(self.die), self.pips)


def no_turn(mine: Forge, action: TurnDie, rule: str) -> No | None:
    """Refuse to turn a die that is not on the Anvil, or that shows this face already; None if legal."""
    if no := not_on_anvil(mine, action.die, rule):
        return no
    if mine.pips[action.die] != action.pips:
        return None
    text = translate("merchants_cove", "{die} shows that face already.")
    return No(rule, lambda: text.fill(die=said.die(action.die, action.pips)))


def turn(s: MerchantsCove, seat: int, action: TurnDie, tell: Tell, rule: str) -> None:
    """Turn a die to a face."""
    shop(s, seat).pips[action.die] = action.pips
    tell(s, DieTurned(seat, action.die, action.pips, rule))


# MC-12.3: the furnaces


def draft(mine: Forge) -> int:
    """MC-12.4: return the furnace whose set of dice is begun and not complete; -1 if there is none."""
    return next((n for n in FURNACES if 0 < len(mine.furnaces[n]) < box.FURNACES[n].dice), -1)


def stoked(mine: Forge) -> list[int]:
    return [n for n in FURNACES if len(mine.furnaces[n]) == box.FURNACES[n].dice]


def good_of(mine: Forge, furnace: int) -> int:
    """MC-12.3, MC-12.4: return the Good that a furnace with an alloy die in it makes."""
    alloy = next(colour(die) for die in mine.furnaces[furnace] if die < ALLOY)
    return state.good(alloy, large=box.FURNACES[furnace].large)


def sets(mine: Forge, furnace: int, laid: tuple[int, ...], dice: list[int]) -> Iterator[tuple[int, ...]]:
    """MC-12.3: return the sets that would stoke a furnace: the dice `laid` in it, and others of `dice`."""
    wants, pips = box.FURNACES[furnace], mine.pips
    low, high = (bound - heat(mine, laid) for bound in wants.heat)
    alloy = 1 - sum(die < ALLOY for die in laid)
    coal = wants.coal + 1 - alloy - len(laid)
    if alloy < 0 or coal < 0:
        return
    black = [(sum([pips[die] for die in some]), some) for some in combinations(coal_of(dice), coal)]
    for ore in combinations(alloy_of(dice), alloy):
        first = sum([pips[die] for die in ore])
        for more, some in black:
            if low <= first + more <= high:
                yield (*laid, *ore, *some)


def alloy_of(dice: Iterable[int]) -> list[int]:
    """Return the alloy dice among some dice."""
    return [die for die in dice if die < ALLOY]


def coal_of(dice: Iterable[int]) -> list[int]:
    """Return the coal dice among some dice."""
    return [die for die in dice if die >= ALLOY]


def fitting(mine: Forge, furnace: int, left: int) -> set[int]:
    """MC-12.4: return the Anvil dice that can be next in a furnace whose set can then be completed."""
    laid = mine.furnaces[furnace]
    lacks = box.FURNACES[furnace].dice - len(laid)
    if not 0 < lacks <= left or draft(mine) not in (-1, furnace):
        return set()
    return {die for dice in sets(mine, furnace, laid, anvil(mine)) for die in dice}.difference(laid)


def most_laid(mine: Forge, left: int, furnaces: Sequence[int] = FURNACES) -> int:
    """MC-12.4: return the most Anvil dice, `left` at most, that complete sets of these furnaces."""
    best, free = 0, anvil(mine)
    for at, furnace in enumerate(furnaces):
        laid, seen = mine.furnaces[furnace], set[tuple[int, ...]]()
        lacks = box.FURNACES[furnace].dice - len(laid)
        for dice in sets(mine, furnace, laid, free) if 0 < lacks <= left else ():
            new = [die for die in dice if die not in laid]
            alike = tuple(sorted(mine.pips[die] + 10 * (die < ALLOY) for die in new))
            if alike in seen:  # dice of one kind with the same pips serve the other furnaces equally well
                continue
            seen.add(alike)
            mine.furnaces[furnace] = dice
            best = max(best, lacks + most_laid(mine, left - lacks, furnaces[at + 1 :]))
            mine.furnaces[furnace] = laid
            if best == min(left, len(free)):
                return best
    return best


# MC-12.7: Prospect


def no_prospect(s: MerchantsCove, seat: int) -> No | None:
    """MC-12.7: refuse Prospect if the Vein is empty."""
    if vein(shop(s, seat)):
        return None
    text = translate(
        "merchants_cove", "The Vein is empty: all {n} alloy dice are on the Anvil or in furnaces."
    )
    return No("MC-12.7", text.fill(n=ALLOY))


@frozen
class MineDie(GameAction[MerchantsCove]):
    """MC-12.7: move an alloy die from the Vein to the Anvil, where it is rolled."""

    die: Die

    def say(self, s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Move to the Anvil: {die}").fill(die=name_of(s, self.die))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"die:{self.die}", "anvil")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return face_of(v, step.seat, self.die)


@frozen
class ProspectVein(EndableChoice):
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

    def unused(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "%n more alloy die(dice)")
        return text.count(min(self.left, len(vein(shop(s, self.seat)))))


def prospect(s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-12.7: return the step of Prospect: dice from the Vein."""
    shop(s, seat).rolled = ()
    return (ProspectVein(seat, box.MINED),)


def faults(mine: Forge) -> list[str]:
    """MC-12.2, MC-12.3: check for a die in two places, or with pips that its place does not allow."""
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
