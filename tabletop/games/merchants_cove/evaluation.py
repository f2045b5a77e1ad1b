"""What a state is worth to each seat, in gold, for opponents."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import eval_features
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.proposal import best_sale
from tabletop.games.merchants_cove.rules.market import ChooseSale, Selling
from tabletop.games.merchants_cove.rules.peddler_load import stall
from tabletop.games.merchants_cove.rules.progress import Advance
from tabletop.games.merchants_cove.score import folk_icons, total
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, MerchantsCove

ABILITY = 3.0
"""What a staff ability is worth a day."""
DAY = 20.0
"""By so many hours an ability of this day is worth as much as one of a day to come."""
WEIGHT = 3
"""See Evaluation: to play on to the end of a day takes as long as two or three looks of a few choices."""
PEDDLER_HOUR = 5.5
"""What an hour brings the Peddler."""


class EvalTerms(NamedTuple):
    """Of what the estimate of a seat is made, in gold; `parts` names each."""

    gold: float
    folk: float
    corruption: float
    goods: float
    hours: float
    staff: float
    shop: float


def value(s: MerchantsCove) -> tuple[float, ...]:
    """Gold now, and what Goods, cards, the shop and the hours of this day are likely to bring."""
    seats = range(len(s.players))
    if not s.flow:
        return tuple(float(total(s, seat)) for seat in seats)
    return tuple(sum(eval_terms(s, seat)) for seat in seats)


def eval_terms(s: MerchantsCove, seat: int) -> EvalTerms:
    """Of what the estimate of one seat is made, before the end.

    On the last day a shop is worth nothing to whoever has no turn left: an hour is enough for one.
    """
    p = s.players[seat]
    folk, goods = eval_features.icons(s, folk_icons(s, seat)), _goods(s, seat)
    owned = float(p.gold), folk, -len(p.corruption) * eval_features.card_costs(s), goods
    left = max(eval_features.hours_left(s, seat) - _owed(s, seat), 0.0)
    if seat == s.peddler:
        pool = sum(box.COLOURS[who] != ROGUE for who in stall(s).pool)
        return EvalTerms(*owned, PEDDLER_HOUR * left, 0.0, 2.5 * pool)
    mine = merchant(s, seat)
    days = box.START.days - s.day + left / DAY
    staff = sum(p.staff[place] != NOBODY for place in range(len(mine.staff)))
    shop = mine.estimate(s, seat) * (min(left, 1.0) if s.day == box.START.days else 1.0)
    return EvalTerms(*owned, eval_features.HOUR * left, ABILITY * days * staff, shop)


def _goods(s: MerchantsCove, seat: int) -> float:
    """What the Goods of a seat are likely to bring; in the Market, what is proposed for them brings."""
    shelf = s.players[seat].shelf
    if shelf:
        for step in s.flow:
            if isinstance(step, Selling | ChooseSale) and step.seat == seat:
                return best_sale(s, seat, step.black, step.rogues)[0]
    return eval_features.likely_sum(s, shelf)


def _owed(s: MerchantsCove, seat: int) -> int:
    """The hours of this turn that the seat has not paid yet."""
    return s.hours if any(isinstance(step, Advance) and step.seat == seat for step in s.flow) else 0


def segment(s: MerchantsCove) -> int:
    """A number that changes whenever the last Timepiece has gone on, or a day has ended."""
    return 100 * s.day + min(p.hour for p in s.players)
