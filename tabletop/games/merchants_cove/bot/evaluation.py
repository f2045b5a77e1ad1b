"""Evaluates a state for each seat, in gold, for the bots."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.bot import eval_features
from tabletop.games.merchants_cove.bot.merchant_bot import bot_of
from tabletop.games.merchants_cove.bot.sales import best_sale
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch04_clock import Advance
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale, Selling
from tabletop.games.merchants_cove.rules.ch09_score import folk_icons, total
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, MerchantsCove

_ABILITY = 3.0
"""Gold that a staff ability is worth a day."""
DAY = 20.0
"""Hours left today that count as a whole day of a staff ability."""
WEIGHT = 3
"""See Evaluation.rollout_cost: playing to the end of a day takes as long as two or three shallow searches."""
_PEDDLER_HOUR = 5.5
"""Gold that an hour brings the Peddler."""


_TITLES = {
    "gold": (translate("merchants_cove", "Gold"), "MC-7.2"),
    "folk": (translate("merchants_cove", "Townsfolk"), "MC-9.1"),
    "corruption": (translate("merchants_cove", "Corruption"), "MC-9.1"),
    "goods": (translate("merchants_cove", "Goods that can be sold"), "MC-7.2"),
    "hours": (translate("merchants_cove", "Hours left today"), "MC-4.1"),
    "staff": (translate("merchants_cove", "What the staff will still do"), "MC-5.6"),
    "shop": (translate("merchants_cove", "What the shop is about to make"), "MC-5.1"),
}
"""For each field of EvalTerms its title and the rule that it is about."""


class EvalTerms(NamedTuple):
    """The terms of a seat's evaluation, in gold."""

    gold: float
    folk: float
    corruption: float
    goods: float
    hours: float
    staff: float
    shop: float


def value(s: MerchantsCove) -> tuple[float, ...]:
    """Return each seat's gold, with the gold that Goods, cards, the shop and the hours left should bring."""
    seats = range(len(s.players))
    if not s.flow:
        return tuple(float(total(s, seat)) for seat in seats)
    return tuple(sum(eval_terms(s, seat)) for seat in seats)


def eval_terms(s: MerchantsCove, seat: int) -> EvalTerms:
    """Return the terms of one seat's evaluation, before the end of the match.

    On the last day a shop is worth nothing if its seat has no turn left; one hour is enough for a turn.
    """
    p = s.players[seat]
    folk, goods = eval_features.icons(s, folk_icons(s, seat)), _goods(s, seat)
    owned = float(p.gold), folk, -len(p.corruption) * eval_features.card_costs(s), goods
    left = max(eval_features.hours_left(s, seat) - _owed(s, seat), 0.0)
    if seat == s.peddler:
        pool = sum(box.COLOURS[who] != ROGUE for who in stall(s).pool)
        return EvalTerms(*owned, _PEDDLER_HOUR * left, 0.0, 2.5 * pool)
    mine = merchant(s, seat)
    days = box.START.days - s.day + left / DAY
    staff = sum(p.staff[place] != NOBODY for place in range(len(mine.staff)))
    shop = bot_of(s, seat).estimate(s, seat) * (min(left, 1.0) if s.day == box.START.days else 1.0)
    return EvalTerms(*owned, eval_features.HOUR * left, _ABILITY * days * staff, shop)


def _goods(s: MerchantsCove, seat: int) -> float:
    """Estimate the gold for the Goods of a seat; in the Market, the gold for the proposed sales."""
    shelf = s.players[seat].shelf
    if shelf:
        for step in s.flow:
            if isinstance(step, Selling | ChooseSale) and step.seat == seat:
                return best_sale(s, seat, step.black, step.rogues)[0]
    return eval_features.likely_sum(s, shelf)


def _owed(s: MerchantsCove, seat: int) -> int:
    """Return the hours of this turn that the seat has not paid yet."""
    return s.hours if any(isinstance(step, Advance) and step.seat == seat for step in s.flow) else 0


def segment(s: MerchantsCove) -> int:
    """Return a number that changes whenever the last Timepiece has moved, or a day has ended."""
    return 100 * s.day + min(p.hour for p in s.players)


def named_terms(s: MerchantsCove, seat: int) -> tuple[EvalTerm, ...]:
    """Return the terms of a seat's evaluation, with facts that can be seen on the table."""
    p = s.players[seat]
    how = {
        "goods": translate("merchants_cove", "%n Good(s)", "", len(p.shelf)),
        "corruption": translate("merchants_cove", "%n card(s)", "Corruption cards", len(p.corruption)),
        "staff": translate("merchants_cove", "%n Townsfolk", "", sum(card != NOBODY for card in p.staff)),
    }
    return label_terms(eval_terms(s, seat)._asdict(), _TITLES, how)
