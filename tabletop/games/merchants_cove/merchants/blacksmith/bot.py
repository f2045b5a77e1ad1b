"""MC-12: evaluates the Blacksmith's board, and orders its actions. Used by the bots."""

from __future__ import annotations

from functools import lru_cache

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.bot.eval_features import (
    LATE,
    card_costs,
    gain,
    hours_left,
    likely,
    prices,
    worth_its_hours,
)
from tabletop.games.merchants_cove.bot.merchant_bot import MerchantBot
from tabletop.games.merchants_cove.components import START
from tabletop.games.merchants_cove.merchants.blacksmith import components as box
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import (
    FURNACES,
    TurnDie,
    draft,
    good_of,
    sets,
    shop,
    stoked,
)
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import (
    CarryDie,
    EmptyFurnaces,
    KeepAlloy,
    PickFurnace,
    SaveAlloy,
)
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import (
    HammerDie,
    LayDie,
    PickDie,
    RerollDice,
    Stoke,
    StokeFurnaces,
)
from tabletop.games.merchants_cove.merchants.blacksmith.state import ALLOY, Forge, anvil, colour, vein
from tabletop.games.merchants_cove.rules.ch05_ending import Done
from tabletop.games.merchants_cove.state import MerchantsCove

_IN_FURNACE, _ON_ANVIL = 0.8, 0.5
"""Share of a Good's price that counts if its furnace is stoked, and if it could be with these dice."""
_ALLOY_DIE, _COAL_DIE, _BURNING = 1.6, 0.3, 0.6
"""Gold for an alloy and for a coal die on the Anvil, and for an alloy die in a furnace."""
_FORGED = 0.95
"""Share of a Good's price that counts while it is being taken out of its furnace."""
_TO_STOKE, _HOPED = 0.5, 3.0
"""Share of a Good's price that stoking its furnace brings; and gold that new pips may bring."""
_PROSPECTED = 3.5
"""Gold that an alloy die brings that comes onto the Anvil."""
_SAVED_DIE = 2.2
"""Gold saved if an alloy die need not be prospected."""
_FIRE = 3
"""Number of stoked furnaces from which a Forge is worth its hours in full."""


def estimate(s: MerchantsCove, seat: int) -> float:
    """Estimate the board in gold: stoked furnaces, those that could be stoked, and dice on the Anvil."""
    mine = shop(s, seat)
    free, found = anvil(mine), 0.0
    forging = any(isinstance(step, EmptyFurnaces) for step in s.flow)
    for furnace in stoked(mine):
        found += _BURNING + (_FORGED if forging else _IN_FURNACE) * likely(s, good_of(mine, furnace))
    found += sum(_ALLOY_DIE if die < ALLOY else _COAL_DIE for die in free)
    left = next((step.left for step in s.flow if isinstance(step, Stoke | StokeFurnaces)), 0)
    for price, furnace, dice in plan(s, mine, len(free)):
        left -= len(dice) - len(mine.furnaces[furnace])
        found += price * (_IN_FURNACE if left >= 0 else _ON_ANVIL)
    return found


def plan(s: MerchantsCove, mine: Forge, most: int) -> list[tuple[float, int, tuple[int, ...]]]:
    """Return the furnaces to stoke with at most `most` dice of the Anvil: price, furnace, dice.

    A begun furnace comes first, then large Goods of few dice.
    """
    free, found, each = anvil(mine), [], prices(s)
    begun = draft(mine)
    order = [begun] if begun >= 0 else []
    order += sorted((n for n in FURNACES if not mine.furnaces[n]), key=_rank, reverse=True)
    for furnace in order:
        laid = mine.furnaces[furnace]
        if box.FURNACES[furnace].dice - len(laid) > most:
            continue
        fits = _fitting(tuple(mine.pips), furnace, laid, tuple(free))
        best = max(fits, key=lambda one: (each[one[0]], one[1]), default=None)
        if best is not None:
            good, _, dice = best
            found.append((each[good], furnace, dice))
            free = [die for die in free if die not in dice]
            most -= len(dice) - len(laid)
    return found


# every action space asks for the same dice: without it a search takes 1.06 to 1.2 times as long
@lru_cache(maxsize=4096)
def _fitting(
    pips: tuple[int, ...], furnace: int, laid: tuple[int, ...], free: tuple[int, ...]
) -> tuple[tuple[int, list[int], tuple[int, ...]], ...]:
    """Return, for each Good that a furnace could make, the set of dice with the lowest pips.

    Returns Good, negated pips and dice.
    """
    forge, best = Forge(pips=list(pips), furnaces=[]), dict[int, tuple[list[int], tuple[int, ...]]]()
    for dice in sets(forge, furnace, laid, list(free)):
        good, low = _good(furnace, dice), [-pips[die] for die in dice]
        if good not in best or low > best[good][0]:
            best[good] = low, dice
    return tuple((good, low, dice) for good, (low, dice) in best.items())


def _rank(furnace: int) -> tuple[bool, int]:
    """Return the sort key of a furnace: large Goods first, then those that need fewer dice."""
    wants = box.FURNACES[furnace]
    return wants.large, -wants.dice


def _good(furnace: int, dice: tuple[int, ...]) -> int:
    """Return the Good that a furnace makes of a set of dice."""
    alloy = next(die for die in dice if die < ALLOY)
    return state.good(colour(alloy), large=box.FURNACES[furnace].large)


def worth(s: MerchantsCove, seat: int, space: int) -> float:
    """Return the gold that going to one of the action spaces is expected to bring."""
    mine = shop(s, seat)
    if space == box.FORGE:
        burning = stoked(mine)
        whole = gain(s, seat, (good_of(mine, furnace) for furnace in burning))
        return whole * worth_its_hours(s, seat, len(burning), _FIRE)
    if space == box.PROSPECT:
        return _PROSPECTED * min(len(vein(mine)), box.MINED)
    most = box.STOKE[space]
    found = _TO_STOKE * sum(price for price, _, _ in plan(s, mine, most))
    alloy = sum(die < ALLOY for die in anvil(mine))
    free = sum(not mine.furnaces[n] for n in FURNACES)
    hoped = min(alloy, free, most // 2) * _HOPED
    return max(found, hoped) + (1.0 if space == box.BELLOWS else 0.0)


def shortlist(s: MerchantsCove, step: Choice[MerchantsCove], legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first."""
    mine = shop(s, step.seat)
    if isinstance(step, RerollDice):
        return _rerolls(s, mine, step, legal)
    if isinstance(step, EmptyFurnaces):
        rest: list[Action] = [PickFurnace(n) for n in stoked(mine) if n not in step.chosen]
        return rest[:1] or [Done()]
    if isinstance(step, HammerDie):
        return _turns(s, mine, legal)
    if isinstance(step, StokeFurnaces):
        return _stoking(s, mine, step, legal)
    if isinstance(step, SaveAlloy):
        return _saving(s, step, legal)
    return legal


def others(s: MerchantsCove, step: Choice[MerchantsCove]) -> list[Action]:
    """Return further candidates: every die to lay or to turn, every other die to re-roll."""
    if isinstance(step, StokeFurnaces):
        return step.legal_actions(s)
    if isinstance(step, RerollDice):
        chosen = [PickDie(die) for die in step.chosen]
        return [action for action in step.legal_actions(s) if action not in chosen]
    return []


def _saving(s: MerchantsCove, step: SaveAlloy, legal: list[Action]) -> list[Action]:
    """Keep all alloy dice if they are worth a Corruption card; else the dearest, if that is free.

    Dice are kept for later furnaces, so that they are worth nothing when no later hour is expected. To keep
    none is always among the actions.
    """
    if s.day == START.days and hours_left(s, step.seat) <= LATE:
        return sorted(legal, key=lambda each: (isinstance(each, KeepAlloy), isinstance(each, CarryDie)))[:3]

    def merit(action: Action) -> float:
        if isinstance(action, KeepAlloy):
            return _SAVED_DIE * len(step.alloy) - card_costs(s)
        if isinstance(action, CarryDie):
            return _SAVED_DIE + likely(s, state.good(colour(action.die), large=True)) / 10
        return 0.0

    ranked = sorted(legal, key=merit, reverse=True)
    return [*ranked[:2], *(action for action in ranked[2:] if not isinstance(action, KeepAlloy | CarryDie))]


def _rerolls(s: MerchantsCove, mine: Forge, step: RerollDice, legal: list[Action]) -> list[Action]:
    """Choose the dice that the best plan does not use, to be re-rolled."""
    needed = {die for _, _, dice in plan(s, mine, box.STOKE[box.BELLOWS]) for die in dice}
    more = [PickDie(die) for die in anvil(mine) if die not in needed and die not in step.chosen]
    return [*more[:1]] or [action for action in legal if isinstance(action, Done)]


def _turns(s: MerchantsCove, mine: Forge, legal: list[Action]) -> list[Action]:
    """Return the turns of a die that let dearer Goods be stoked than now, best first; Done if none does."""
    rated, most = list[tuple[float, Action]](), box.STOKE[box.HAMMER]
    as_they_lie = sum(price for price, _, _ in plan(s, mine, most))
    for action in legal:
        if isinstance(action, TurnDie):
            shown, mine.pips[action.die] = mine.pips[action.die], action.pips
            rated.append((sum(price for price, _, _ in plan(s, mine, most)), action))
            mine.pips[action.die] = shown
    rated.sort(key=lambda each: -each[0])
    better = [action for worth, action in rated[:4] if worth > as_they_lie]
    return [*better, *(action for action in legal if isinstance(action, Done))][:4]


def _stoking(s: MerchantsCove, mine: Forge, step: StokeFurnaces, legal: list[Action]) -> list[Action]:
    """Return the next die of the best plan; else Done."""
    for _, furnace, dice in plan(s, mine, step.left):
        for die in dice:
            if (action := LayDie(die, furnace)) in legal:
                return [action]
    return [action for action in legal if isinstance(action, Done)] or legal[:4]


def bot() -> MerchantBot:
    """Return the functions by which bots evaluate and play this board."""
    return MerchantBot(estimate=estimate, worth=worth, shortlist=shortlist, others=others)
