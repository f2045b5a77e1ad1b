"""MC-13: evaluates the Alchemist's board, and orders its actions. Used by the bots."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.bot.eval_features import prices, unfinished_share, worth_its_hours
from tabletop.games.merchants_cove.bot.merchant_bot import MerchantBot
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist.ch13_brewing import (
    AskBottler,
    Brewing,
    FillCauldrons,
    Pour,
    UseBottler,
    open_cauldron,
)
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import FilterIchor, FilterWaste, shop
from tabletop.games.merchants_cove.merchants.alchemist.ch13_taking import (
    Announce,
    ClearBench,
    ReturnMarble,
    TakeMarbles,
    take,
)
from tabletop.games.merchants_cove.merchants.alchemist.state import ICHOR, colour
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.state import MerchantsCove

_ON_BENCH = 0.8
"""Share of a Good's price that counts if its marbles are on the Workbench."""
_BREWN = 0.95
"""The same share during a Brew."""
_MARBLE, WASTE = 1.7, -0.35
"""Gold for another marble on the Workbench, and for an Ichor in Toxic Waste."""
_SMALL, _LARGE = 2, 3
_FULL_BREW = 3
"""Number of Goods from which a Brew is worth its hours in full."""


def estimate(s: MerchantsCove, seat: int) -> float:
    """Estimate the board in gold: possible Goods, other marbles, and Toxic Waste."""
    mine = shop(s, seat)
    bench = [colour(marble) for pile in (mine.bench, *mine.cauldrons) for marble in pile]
    brewing = next((step for step in s.flow if isinstance(step, Brewing | FillCauldrons)), None)
    goods, rest = plan(s, bench, brewing.used if brewing else ())
    found = (_BREWN if brewing else _ON_BENCH) * sum(goods) + _MARBLE * rest
    return found * unfinished_share(s, seat) + WASTE * len(mine.waste)


def plan(s: MerchantsCove, bench: list[int], used: tuple[int, ...] = ()) -> tuple[list[float], int]:
    """Return prices of the Goods that such marbles make at once, and the number of marbles left.

    Args:
        s: The state, for prices.
        bench: The colours of the marbles.
        used: Cauldrons that have been used already.
    """
    have, worth_each = [bench.count(each) for each in range(ICHOR)], prices(s)
    wild, goods = bench.count(ICHOR), []
    free = [cauldron for n, cauldron in enumerate(box.CAULDRONS) if n not in used]
    for cauldron in sorted(free, key=lambda cauldron: not cauldron.large):
        best = (0.0, 0, 0)
        for each in range(ICHOR):
            short = max(cauldron.marbles - have[each], 0)
            if have[each] and short <= wild:
                price = worth_each[state.good(each, large=cauldron.large)] - 0.8 * short
                best = max(best, (price, each, short))
        if best[0] > 0:
            price, each, short = best
            have[each] -= cauldron.marbles - short
            wild -= short
            goods.append(price)
    return goods, sum(have) + wild


def worth(s: MerchantsCove, seat: int, space: int) -> float:
    """Return the gold that going to one of the action spaces is expected to bring."""
    mine = shop(s, seat)
    bench = [colour(marble) for marble in mine.bench]
    if space == box.BREW:
        goods, _ = plan(s, bench)
        return sum(goods) * worth_its_hours(s, seat, len(goods), _FULL_BREW)
    if space == box.FILTER:
        return 0.6 * min(len(mine.waste), box.FILTERED)
    best = max((_after(s, bench, mine.rows[space], each) for each in range(ICHOR)), default=0.0)
    return best - _rated(s, bench)


def _rated(s: MerchantsCove, bench: list[int]) -> float:
    goods, rest = plan(s, bench[: box.BENCH])
    return _ON_BENCH * sum(goods) + _MARBLE * rest


def _after(s: MerchantsCove, bench: list[int], row: tuple[int, ...], announced: int) -> float:
    """Return the worth of the Workbench after taking a colour from a row."""
    off = take(row, announced)
    return _rated(s, bench + [colour(marble) for marble in off.taken + off.reaction])


def shortlist(s: MerchantsCove, step: Choice[MerchantsCove], legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first."""
    mine = shop(s, step.seat)
    bench = [colour(marble) for marble in mine.bench]
    if isinstance(step, TakeMarbles):
        row = mine.rows[step.row]
        rated = [(_after(s, bench, row, a.colour), a) for a in legal if isinstance(a, Announce)]
        rated.sort(key=lambda each: -each[0])
        others = [action for action in legal if not isinstance(action, Announce)]
        return [action for _, action in rated[:3]] + others[:3]
    if isinstance(step, ClearBench):
        least = sorted(
            legal,
            key=lambda a: bench.count(colour(a.marble)) if isinstance(a, ReturnMarble) else 99,
        )
        return least[:2]
    if isinstance(step, FillCauldrons):
        return _pouring(s, step, bench, legal)
    if isinstance(step, FilterWaste):
        return sorted(legal, key=lambda action: not isinstance(action, FilterIchor))[:1]
    if isinstance(step, AskBottler):
        return [action for action in legal if isinstance(action, UseBottler)] or [Decline()]
    return legal


def _pouring(s: MerchantsCove, step: FillCauldrons, bench: list[int], legal: list[Action]) -> list[Action]:
    """Pour one marble per colour and size of Good, dearest first; Ichor only into a begun cauldron."""
    pours = [action for action in legal if isinstance(action, Pour)]
    begun, worth_each = open_cauldron(shop(s, step.seat)), prices(s)
    found: dict[tuple[int, bool], tuple[float, Pour]] = {}
    for action in pours:
        shade, large = colour(action.marble), box.CAULDRONS[action.cauldron].large
        if shade == ICHOR and begun < 0:
            continue
        needs = box.CAULDRONS[action.cauldron].marbles
        price = (
            -1.0
            if shade == ICHOR
            else worth_each[state.good(shade, large=large)] - 0.8 * max(needs - bench.count(shade), 0)
        )
        found.setdefault((shade, large), (price, action))
    best = [action for _, action in sorted(found.values(), key=lambda each: -each[0])]
    done = [action for action in legal if isinstance(action, Done)]
    return [*best[:4], *done] or legal[:4]


def bot() -> MerchantBot:
    """Return the functions by which bots evaluate and play this board."""
    return MerchantBot(estimate=estimate, worth=worth, shortlist=shortlist)
