"""Evaluates a state for each seat, in points, for bots that search.

A seat is worth the score of its Booths and Helpers, the expected yield of its goods and hand in the remaining
turns, and that of its Helpers, tokens and place meanwhile. The numbers are in `weights`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market.bot import weights as by
from tabletop.games.river_market.component_schema import Amount
from tabletop.games.river_market.rules.ch02_river import ahead
from tabletop.games.river_market.rules.ch04_moving import Move
from tabletop.games.river_market.rules.ch06_acting import has_kind
from tabletop.games.river_market.rules.ch06_paying import COSTS
from tabletop.games.river_market.rules.ch07_drawing import draws
from tabletop.games.river_market.rules.ch10_powers import CRIER_POINTS, crier_points, helped
from tabletop.games.river_market.rules.ch12_end import last_turns
from tabletop.games.river_market.rules.ch13_scoring import VP, booth_points, booths_of, helper_points, totals
from tabletop.games.river_market.state import LILY, TILE, Player, RiverMarket, Vec, persons

_LEFT = 1 / box.SCORE.leftovers
"""Points of a good that pays for nothing."""
_MORE_DRAWN, _ROW_TURNS = 0.1, 2.1
"""Cards that a seat draws per turn beyond RM-7.1; turns of the Rival for each house of its row."""
TOKEN_WORTH = 0.55
"""Points of a Zoom token that a Booth gives."""
_MOST_MISSING = len(by.TURNS_MISSING) - 1
"""Number of missing goods above which more make no difference."""
_PLANS = 4
"""Maximum number of Booths of the hand that are tried as the next one."""
_FULL = 99.0
"""Number of Booths that a Zoom goes: more than any river has."""
_FAR = 40
"""Depth of *hard*, in choices: five turns of each seat with two players."""

Offer = tuple[Vec, float]
"""The cost of a Booth, and its points."""


def _amount(some: Amount) -> float:
    """Return the points of goods, coins, tokens and cards in the middle of a match."""
    goods = sum(some.goods) + some.any
    return (
        0.7 * goods
        + 0.15 * some.goods[LILY]
        + 0.42 * some.coins
        + TOKEN_WORTH * some.zooms
        + 0.3 * some.cards
    )


def _visit(card: box.Card) -> float:
    """Return the points of a visit by its effect."""
    does = card.visit
    if does is None:
        return 0.0
    match does.effect:
        case "gain":
            return _amount(does.take)
        case "sell":
            return 0.25 * does.most * does.coins
        case "trade":
            return 0.42 * does.coins - 0.9
        case "stage":
            return 0.42 * min(does.coins + 2 * does.each, does.most)
        case "hire_less":
            return 0.3 * does.less
        case "build_less":
            return 0.5 * does.less
        case "move_on":
            return 1.5
        case _:
            return 0.8


BONUS = tuple(_amount(card.bonus) for card in box.CARDS)
VISIT_VALUES = {
    **{number: _visit(card) for number, card in enumerate(box.CARDS)},
    **{TILE + number: _visit(card) for number, card in enumerate(box.RIVER_TILES)},
}
"""Points of a visit to each Booth."""
_STEPS = tuple(card.step or _FULL for card in box.CARDS)
"""By card: the number of Booths it goes."""


class EvalTerms(NamedTuple):
    """The terms of a seat's evaluation, in points."""

    booths: float = 0.0
    helpers: float = 0.0
    crier: float = 0.0
    left: float = 0.0
    visitors: float = 0.0
    powers: float = 0.0
    plans: float = 0.0
    coins: float = 0.0
    hand: float = 0.0
    tokens: float = 0.0
    place: float = 0.0


_TITLES = {
    "booths": (translate("river_market", "Booths and Events"), "RM-13.1"),
    "helpers": (translate("river_market", "Helpers"), "RM-13.2"),
    "crier": (translate("river_market", "Town Crier"), "RM-10.10"),
    "left": (translate("river_market", "Leftovers"), "RM-13.3"),
    "visitors": (translate("river_market", "Owner bonuses to come"), "RM-5.4"),
    "powers": (translate("river_market", "What the Helpers will still do"), "RM-6.4"),
    "plans": (translate("river_market", "Booths that goods and houses can become"), "RM-6.2"),
    "coins": (translate("river_market", "What the money can hire"), "RM-6.4"),
    "hand": (translate("river_market", "Cards in the hand"), "RM-7.1"),
    "tokens": (translate("river_market", "Zoom tokens"), "RM-4.6"),
    "place": (translate("river_market", "Where the next turn can end"), "RM-4.1"),
}
"""For each field of EvalTerms, its title and the rule that explains it."""


def value(s: RiverMarket) -> tuple[float, ...]:
    """Return an estimate of each seat's points at the end; the final points once the match is over."""
    return tuple(map(sum, eval_terms(s))) if s.flow else tuple(map(float, totals(s)))


def named_terms(s: RiverMarket, seat: int) -> tuple[EvalTerm, ...]:
    """Return the terms of a seat's evaluation by name, with facts that can be seen on the table."""
    p = s.players[seat]
    how = {
        "plans": translate("river_market", "%n good(s)", "", sum(p.goods)),
        "hand": translate("river_market", "%n card(s)", "in a hand", len(p.hand)),
        "tokens": translate("river_market", "%n token(s)", "Zoom tokens", p.zooms),
    }
    return label_terms(eval_terms(s)[seat]._asdict(), _TITLES, how)


def eval_terms(s: RiverMarket) -> list[EvalTerms]:
    """Return the terms of each seat's evaluation, before the end."""
    turns = turns_left(s)
    if s.last_turns >= 0 and type(s.flow[-1]) is Move:
        turns[s.flow[-1].seat] += 1.0
    return [
        EvalTerms() if seat == s.rival else _terms_of(s, seat, p, turns[seat])
        for seat, p in enumerate(s.players)
    ]


def _terms_of(s: RiverMarket, seat: int, p: Player, turns: float) -> EvalTerms:
    """Return the terms of one seat with this number of turns left."""
    settled = booth_points(s, seat), helper_points(p), crier_points(s, seat)
    if turns <= 0:
        return EvalTerms(*settled, _LEFT * (sum(p.goods) + p.coins))
    booths = booths_of(s, seat)
    visitors = len(s.players) - 1
    # What a Booth brings its owner after it is built, in Owner bonuses.
    visited = by.VISITS * visitors * max(turns - 2, 0.0)
    offers = tuple(
        sorted({(COSTS[c], VP[c] + round(visited * BONUS[c], 1)) for c in p.hand if c in box.BUILDABLE})
    )
    hand = sum([by.FIND if box.CARDS[c].kind == "find" else by.CARD for c in p.hand])
    return EvalTerms(
        *settled,
        0.0,
        by.VISITS * visitors * turns * sum([BONUS[card] for card in booths]),
        turns * sum([by.HELPER[card] for card in p.helpers]),
        plans(p.goods, offers, p.houses, round(turns * 2) / 2, helped(p, "build_less")),
        hires(p, turns, len(booths)),
        min(hand, by.CARD + by.CARDS * turns),
        by.ZOOM_WORTH * min(p.zooms, turns),
        by.NEAR * _best_visit_in_reach(s, p),
    )


# without it a search takes 1.14 times as long
@lru_cache(1 << 12)
def plans(goods: Vec, offers: tuple[Offer, ...], houses: int, turns: float, off: int) -> float:
    """Return the points that goods, Booths of the hand and houses will become in this number of turns.

    Cached, since those of other seats stay the same from one choice to the next: without, `value` takes 1.4
    times as long along a match.
    """
    if not houses:
        return by.IDLE * turns + _LEFT * sum(goods)
    best = later(sum(goods), houses, turns, by.BEGIN)
    for first in sorted(offers, key=lambda offer: -offer[1])[:_PLANS]:
        need, left = _pay(goods, first[0], off)
        done = by.TURNS_MISSING[need]
        base = first[1] * likely(done, turns)
        best = max(best, base + later(sum(left), houses - 1, turns, done))
        if houses < 2:
            continue
        for second in offers:
            if second is not first:
                more, rest = _pay(left, second[0], off)
                both = done + by.TURNS_MISSING[more]
                found = base + second[1] * likely(both, turns)
                best = max(best, found + later(sum(rest), houses - 2, turns, both))
    return best


def likely(done: float, turns: float) -> float:
    """Return the chance that something that takes `done` turns is done in time."""
    spare = turns - done
    return 1.0 if spare >= 0 else max(0.0, 1.0 + by.LATE * spare)


def later(left: int, houses: int, turns: float, used: float) -> float:
    """Return the points of the other houses with Booths not in hand yet, and of the turns left after that."""
    found, first = 0.0, left
    for _ in range(houses):
        takes = by.PACE - min(by.FITTING * first, by.GOODS) / by.GOODS * (by.PACE - 1.0)
        if used + takes > turns + 1:
            break
        used += takes
        found += by.ANOTHER * likely(used, turns)
        first = 0
    return found + by.IDLE * max(turns - used, 0.0) + _LEFT * first


def hires(p: Player, turns: float, booths: int) -> float:
    """Return the points of coins: left over, or paid for the Helpers of the hand."""
    coins = p.coins
    found = by.COIN * coins
    gains = []
    for card in p.hand:
        if box.CARDS[card].kind == "helper" and not has_kind(p, card):
            price = box.CARDS[card].price
            gain = VP[card] + by.HELPER[card] * max(turns - 1, 0.0) - by.COIN * price
            if CRIER_POINTS[card]:
                gain += CRIER_POINTS[card] * (booths + len(p.helpers) + 1)
            missing = max(price - coins, 0)
            if gain > 0 and missing < len(by.SHORT):
                gains.append(gain * by.SHORT[missing] * likely(1.0 + missing / 2, turns))
    if not gains:
        return found
    gains.sort(reverse=True)
    return found + gains[0] + by.OTHERS * sum(gains[1:3])


def hard_min_depth(_s: RiverMarket) -> int:
    """Return the minimum depth of *hard*, in choices."""
    return _FAR


def turns_left(s: RiverMarket) -> list[float]:
    """Estimate the number of turns that each seat has left after the present one."""
    if s.last_turns >= 0:
        return [float(n) for n in last_turns(s, getattr(s.flow[0], "seat", 0))]
    seats, found = persons(s), [0.0] * len(s.players)
    rounds = len(s.deck) / ((draws(s) + _MORE_DRAWN) * len(seats) + (s.rival >= 0))
    if s.rival >= 0:
        rounds = min(rounds, _ROW_TURNS * len(s.row))
    else:
        rounds = min([rounds, *(_turns_until_housed(s.players[seat]) for seat in seats)])
    for seat in seats:
        found[seat] = max(rounds, 1.0) + box.END.turns
    return found


def _turns_until_housed(p: Player) -> float:
    """Return the number of turns in which a seat will have built with all its houses."""
    return by.PACE * p.houses - (by.PACE - 1) * min(by.FITTING * sum(p.goods) / by.GOODS, 1.0)


def _pay(goods: Vec, cost: Vec, off: int) -> tuple[int, Vec]:
    """Estimate the number of goods missing for a cost, and what is left of the others.

    It takes Lilies for any good, and lets discounts pay for everything.
    """
    v, f, c, t, lilies = goods
    a, b, d, e = v - cost[0], f - cost[1], c - cost[2], t - cost[3]
    need = -(min(a, 0) + min(b, 0) + min(d, 0) + min(e, 0)) - off
    spent = min(max(need, 0), lilies)
    left = (max(a, 0), max(b, 0), max(d, 0), max(e, 0), lilies - spent)
    return min(max(need - spent, 0), _MOST_MISSING), left


def _best_visit_in_reach(s: RiverMarket, p: Player) -> float:
    """Return the points of the best visit in reach of the pawn's next turn, by the Steps of the hand."""
    reach = int(max([1.0, *[_STEPS[card] for card in p.hand if card < len(_STEPS)]]))
    return max([VISIT_VALUES[booth] for booth in ahead(s, p.pawn)[:reach]])
