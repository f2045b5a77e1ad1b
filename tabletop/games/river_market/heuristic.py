"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth what its Booths and Helpers score, what its goods and its hand will still become in the turns
that are left, and what its Helpers, tokens and place will bring meanwhile. The numbers were tuned by
`tabletop arena`.
"""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.river_market import components as box
from tabletop.games.river_market.box import Amount
from tabletop.games.river_market.rules.acts import BUILDABLE, KINDS, WHICH
from tabletop.games.river_market.rules.goods import helped
from tabletop.games.river_market.rules.paying import COSTS
from tabletop.games.river_market.score import booth_points, crier_points, helper_points, totals
from tabletop.games.river_market.state import LILY, TILE, Player, RiverMarket, Vec, persons, solo

PACE = 3.0
"""How many turns a Booth takes from the first good to the house."""
TURNS = (1.0, 1.35, 1.7, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6)
"""How many turns a Booth takes with so many goods missing."""
ANOTHER, GOODS = 4.8, 5.4
"""What a Booth brings that is not in the hand yet, and what it costs."""
FITTING = 0.55
"""The share of any goods that will be of use for such a Booth."""
IDLE = 0.75
"""What a turn brings that serves no Booth: goods and coins that are left over, a Helper."""
LEFT = 1 / box.SCORE.leftovers
COIN_LEFT = 0.3
"""What a good and a coin bring that nothing is paid with."""
DECK_TURNS, ROW_TURNS = 1.1, 2.4
"""Cards that a seat draws in a turn; turns of the Rival for each house of its row."""
VISITS = 0.1
"""How often another pawn ends on one's Booth, in each of its turns."""
CARD, FIND, TOKEN = 0.22, 0.8, 0.55
"""What a card of the hand is worth apart from a plan for it, a Find, a Zoom token."""
NEAR = 0.35
"""How much of what the best Booth in reach gives is counted on."""
POWERS = {
    "further": 0.08,
    "backwards": 0.1,
    "more": 0.11,
    "lily": 0.24,
    "build_less": 0.2,
    "greet": 0.05,
    "peddle": 0.12,
    "ledger": 0.1,
    "cry": 0.4,
}
"""What a Helper brings in each turn."""
SHORT = (1.0, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04)
"""The share of a Helper's worth that is counted on with so many coins missing."""
PLANS = 4
"""How many Booths of the hand are thought of as the next one."""
FULL = 99.0
"""More turns than any match has."""
FAR = 40
"""How many choices are worth looking ahead: a turn has about four, a match of two about 130."""

Offer = tuple[Vec, float]
"""What a Booth costs, and what it brings."""


def _amount(some: Amount) -> float:
    """What goods, coins, tokens and cards are worth in the middle of a match."""
    goods = sum(some.goods) + some.any
    return 0.7 * goods + 0.15 * some.goods[LILY] + 0.42 * some.coins + TOKEN * some.zooms + 0.3 * some.cards


def _visit(card: box.Card) -> float:
    """What a visit is worth by its effect."""
    does = card.visit
    if does is None:
        return 0.0
    fixed = {"sell": 0.9, "trade": 0.9, "hire_less": 0.7, "build_less": 1.1, "stage": 1.2, "move_on": 1.5}
    return _amount(does.take) if does.effect == "gain" else fixed.get(does.effect, 0.8)


BONUS = tuple(_amount(card.bonus) for card in box.CARDS)
GIVES = {
    **{number: _visit(card) for number, card in enumerate(box.CARDS)},
    **{TILE + number: _visit(card) for number, card in enumerate(box.TILES)},
}
"""What a visit to each Booth is worth."""
HELPER = tuple(POWERS[card.power] if card.power else 0.0 for card in box.CARDS)
STEPS = tuple(card.step or FULL for card in box.CARDS)


def value(s: RiverMarket) -> tuple[float, ...]:
    """An estimate of each seat's points at the end; its points when that has come."""
    if not s.flow:
        return tuple(map(float, totals(s)))
    turns = turns_left(s)
    return tuple(
        0.0 if seat == s.rival else _worth(s, seat, p, turns[seat]) for seat, p in enumerate(s.players)
    )


def far(s: RiverMarket) -> int:
    """How far *hard* looks ahead; against the Rival no farther than all others.

    The values of the game were tuned with hundreds of such matches (decision 17), and a farther look there
    would change how they come out.
    """
    return 0 if solo(s) else FAR


def turns_left(s: RiverMarket) -> list[float]:
    """RM-12: how many turns each seat still has, after the one that is being played."""
    seats, now = persons(s), getattr(s.flow[0], "seat", 0)
    found = [0.0] * len(s.players)
    if s.last_turns >= 0:
        at = seats.index(now) if now in seats else 0
        for k in range(1, s.last_turns + 1):
            found[seats[(at + k) % len(seats)]] += 1.0
        return found
    rounds = len(s.deck) / (DECK_TURNS * len(seats) + (s.rival >= 0))
    if s.rival >= 0:
        rounds = min(rounds, ROW_TURNS * len(s.row))
    else:
        rounds = min([rounds, *(_housed(s.players[seat]) for seat in seats)])
    for seat in seats:
        found[seat] = max(rounds, 1.0) + box.END.turns
    return found


def _housed(p: Player) -> float:
    """In how many turns a seat will have built with all its houses; against the Rival nobody hurries."""
    return PACE * p.houses - (PACE - 1) * min(FITTING * sum(p.goods) / GOODS, 1.0)


def _worth(s: RiverMarket, seat: int, p: Player, turns: float) -> float:
    """What a seat will have at the end."""
    points: float = booth_points(s, seat) + helper_points(p) + crier_points(s, seat)
    if turns <= 0:
        return points + LEFT * (sum(p.goods) + p.coins)
    visitors = len(s.players) - 1
    points += VISITS * visitors * turns * sum([BONUS[card] for card, one in s.owners.items() if one == seat])
    points += turns * sum([HELPER[card] for card in p.helpers])
    off = helped(p, "build_less")
    offers = tuple(
        sorted({(COSTS[c], float(box.CARDS[c].vp) + _owned(s, c, turns)) for c in p.hand if c in BUILDABLE})
    )
    points += plans(p.goods, offers, p.houses, round(turns * 2) / 2, off)
    points += _hires(p, turns)
    hand = sum([FIND if KINDS[c] == "find" else CARD for c in p.hand])
    return points + min(hand, CARD + 0.6 * turns) + TOKEN * min(p.zooms, turns) + _near(s, p)


def _owned(s: RiverMarket, card: int, turns: float) -> float:
    """What a Booth brings its owner after it is built, in Owner bonuses and an Event's gift."""
    return round(VISITS * (len(s.players) - 1) * max(turns - 2, 0.0) * BONUS[card], 1)


@lru_cache(1 << 16)
def plans(goods: Vec, offers: tuple[Offer, ...], houses: int, turns: float, off: int) -> float:
    """What goods, Booths of the hand and houses will become in so many turns."""
    if not houses:
        return IDLE * turns + LEFT * sum(goods)
    best = _others(sum(goods), houses, turns, 0.0, 1.0)
    for first in sorted(offers, key=lambda offer: -offer[1])[:PLANS]:
        need, left = _pay(goods, first[0], off)
        done = TURNS[need]
        base = first[1] * _likely(done, turns)
        best = max(best, base + _others(sum(left), houses - 1, turns, done, 0.0))
        if houses < 2:
            continue
        for second in offers:
            if second is not first:
                more, rest = _pay(left, second[0], off)
                both = done + TURNS[more]
                found = base + second[1] * _likely(both, turns)
                best = max(best, found + _others(sum(rest), houses - 2, turns, both, 0.0))
    return best


def _pay(goods: Vec, cost: Vec, off: int) -> tuple[int, Vec]:
    """How many goods are missing for a cost, and what is left of the others."""
    v, f, c, t, lilies = goods
    a, b, d, e = v - cost[0], f - cost[1], c - cost[2], t - cost[3]
    need = -(min(a, 0) + min(b, 0) + min(d, 0) + min(e, 0)) - off
    spent = min(max(need, 0), lilies)
    left = (max(a, 0), max(b, 0), max(d, 0), max(e, 0), lilies - spent)
    return min(max(need - spent, 0), len(TURNS) - 1), left


def _likely(done: float, turns: float) -> float:
    """How likely something that takes so many turns is done in time."""
    spare = turns - done
    return 1.0 if spare >= 0 else max(0.0, 1.0 + 0.8 * spare)


def _others(left: int, houses: int, turns: float, used: float, find: float) -> float:
    """What the other houses bring with Booths not in the hand yet, and the turns that are left then."""
    found, first = 0.0, left
    used += find
    for _ in range(houses):
        help_ = min(FITTING * first, GOODS) / GOODS * (PACE - 1.0)
        if used + PACE - help_ > turns + 1:
            break
        used += PACE - help_
        found += ANOTHER * _likely(used, turns)
        first = 0
    return found + IDLE * max(turns - used, 0.0) + LEFT * first


def _hires(p: Player, turns: float) -> float:
    """What coins bring: left over, or for the Helpers of the hand."""
    coins, have = p.coins, {WHICH[card] for card in p.helpers}
    found = COIN_LEFT * coins
    gains = []
    for card in p.hand:
        if KINDS[card] == "helper" and WHICH[card] not in have:
            printed = box.CARDS[card]
            gain = printed.vp + HELPER[card] * max(turns - 1, 0.0) - COIN_LEFT * printed.price
            missing = max(printed.price - coins, 0)
            if gain > 0 and missing < len(SHORT):
                gains.append(gain * SHORT[missing] * _likely(1.0 + missing / 2, turns))
    if not gains:
        return found
    gains.sort(reverse=True)
    return found + gains[0] + 0.3 * sum(gains[1:3])


def _near(s: RiverMarket, p: Player) -> float:
    """What the place of the pawn promises for the next turn."""
    at = s.ring.index(p.pawn) + 1
    reach = int(max([1.0, *[STEPS[card] for card in p.hand if card < len(STEPS)]]))
    ahead = (s.ring[at:] + s.ring[: at - 1])[:reach]
    return NEAR * max([GIVES[booth] for booth in ahead])
