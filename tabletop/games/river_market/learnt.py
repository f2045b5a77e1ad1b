"""What many matches have taught about moves and acts: a list of actions for opponents that search.

The numbers are points. They were fitted to what *greedy* with the learnt weights of `weights` promised itself
of every action it compared, in 34,900 choices of 600 matches; see docs/games/river_market.md.
"""

from __future__ import annotations

from operator import ge
from typing import Any

from tabletop.engine.rules import Action
from tabletop.games.river_market import actions as do
from tabletop.games.river_market import components as box
from tabletop.games.river_market.box import Amount
from tabletop.games.river_market.heuristic import BONUS, turns_left
from tabletop.games.river_market.rules.acts import BUILDABLE, Act, is_handshake
from tabletop.games.river_market.rules.goods import helped
from tabletop.games.river_market.rules.paying import COSTS
from tabletop.games.river_market.rules.ring import own_booths
from tabletop.games.river_market.rules.turn import Move
from tabletop.games.river_market.rules.visits import effect_of
from tabletop.games.river_market.score import CRIES, VP
from tabletop.games.river_market.shortlist import cheapest, level, listed, shortlist
from tabletop.games.river_market.state import Player, RiverMarket, Vec, solo
from tabletop.games.river_market.weights import THUMB

WAYS = {do.Wade: 0.13, do.Zoom: 0.4, do.Play: -0.53}
"""What each way to move costs, the card apart."""
FIND, HELPER, PER_TURN, CRIER, AGAIN, IDLE = 1.02, 0.82, 0.18, 1.35, 0.5, 0.8
"""What a card of the hand is worth: a Find; a Helper, the more the more its power brings, and the Town Crier
above all; a Helper hired already; a Booth without a house for it.
"""
BOOTHS, MISSING = (0.6, 0.42, 0.36, 0.44), 0.12
"""What a VP of the best Booth of the hand is worth, of the second ...; what each good less makes it worth."""
USEFUL, SPARE, LILIES, COINS, SAVED, ZOOMS, CARDS, OVER = 0.42, 0.31, 0.35, 0.27, 0.12, 0.18, 0.49, 0.12
"""What a visit brings: goods that a Booth of the hand asks for and others, Lilies, coins (more, if a Helper
waits for them), Zoom tokens, cards; what each good over the limit takes away.
"""
READY = 0.1
"""What a VP of the best Booth is worth that could be built after the visit."""
OWNED = 0.69
"""What an Owner bonus for another seat costs."""
PRICE = tuple(card.price for card in box.CARDS)
ABOVE = tuple(4.0 if cries else 0.0 for cries in CRIES)
"""How much better than others a Helper is: the Town Crier."""
_FOUR = range(4)


class Hand:
    """What a seat is after: its Booths, the best first, with the goods each misses, and a Helper."""

    __slots__ = ("booths", "have", "helper", "missing", "off", "short", "turns")

    def __init__(self, s: RiverMarket, seat: int) -> None:
        p = s.players[seat]
        goods, coins = p.goods, p.coins
        self.turns = turns = turns_left(s)[seat]
        self.off = off = helped(p, "build_less") if p.helpers else 0
        self.booths: list[tuple[float, int, int]] = []
        self.helper, self.short = -1, 0
        self.have = have = [box.CARDS[card].which for card in p.helpers]
        most = -9.0
        for card in p.hand:
            if card in BUILDABLE:
                if p.houses:
                    need = lacking(goods, COSTS[card], off)
                    self.booths.append((0.7 * need - VP[card], card, need))
            elif box.CARDS[card].kind == "helper" and box.CARDS[card].which not in have:
                short = PRICE[card] - coins if PRICE[card] > coins else 0
                gain = VP[card] + THUMB.helper[card] * turns + ABOVE[card] - 0.25 * PRICE[card] - 0.2 * short
                if gain > most:
                    most, self.helper, self.short = gain, card, short
        self.booths.sort()
        self.missing = missing = [0, 0, 0, 0]
        for _, card, _ in self.booths[:3]:
            cost = COSTS[card]
            for kind in _FOUR:
                if cost[kind] > goods[kind]:
                    missing[kind] += cost[kind] - goods[kind]


def lacking(goods: Vec, cost: Vec, off: int) -> int:
    """How many goods are missing for a cost."""
    need = _short(goods, cost) - off
    return max(need - goods[4], 0) if need > 0 else 0


def _short(goods: Vec, cost: Vec) -> int:
    """The same without Lilies and discounts."""
    return sum([cost[kind] - goods[kind] for kind in _FOUR if cost[kind] > goods[kind]])


def learnt_shortlist(s: RiverMarket, step: Any, legal: list[Action]) -> list[Action]:
    """The actions worth a look, best first; alone against the Rival as `shortlist` has them."""
    kind = type(step)
    if (kind is not Move and kind is not Act) or solo(s):
        return shortlist(s, step, legal)
    seat = step.seat
    hand, p = Hand(s, seat), s.players[seat]
    if kind is Move:
        return listed(_moves(s, seat, p, hand, legal), legal)
    return listed([(_act(s, seat, p, hand, action), action) for action in legal], legal)


def _moves(
    s: RiverMarket, seat: int, p: Player, hand: Hand, legal: list[Action]
) -> list[tuple[float, Action]]:
    """RM-4: each Booth in reach, by the cheapest way to it."""
    ways = cheapest(legal, WAYS, {card: _kept(hand, card) for card in p.hand})
    return [(_visit(s, seat, p, hand, booth) - cost, action) for booth, (cost, action) in ways.items()]


def _kept(hand: Hand, card: int) -> float:
    """What a card is worth in the hand."""
    kind = box.CARDS[card].kind
    if kind == "find":
        return FIND
    if kind == "helper":
        if box.CARDS[card].which in hand.have:
            return AGAIN
        worth = HELPER + PER_TURN * THUMB.helper[card] * hand.turns
        return worth + CRIER if CRIES[card] else worth
    for place, (_, booth, need) in enumerate(hand.booths):
        if booth == card:
            return BOOTHS[min(place, 3)] * VP[card] - MISSING * need
    return IDLE


def _visit(s: RiverMarket, seat: int, p: Player, hand: Hand, booth: int) -> float:
    """What a visit to a Booth would bring a seat, less what its owner would take."""
    does = effect_of(booth)
    match does.effect:
        case "gain":
            worth = _gain(p, hand, does.take)
        case "move_on":
            worth = 0.81
        case "stage":
            worth = 0.75 + 0.13 * own_booths(s, seat)
        case "swap":
            worth = 0.25 if hand.booths and 0 < hand.booths[0][2] <= 3 else -0.15
        case "sell":
            worth = 0.1 * min(p.goods[box.CARDS[booth].good], 2)
        case "trade":
            worth = 0.78 if all(map(ge, p.goods, does.pay.goods)) else 0.0
        case "hire_less":
            worth = 0.48 if hand.helper >= 0 and hand.short <= 2 else 0.0
        case "build_less":
            worth = 0.98 if hand.booths and 0 < hand.booths[0][2] <= 2 else 0.0
        case _:
            worth = 0.0
    whose = s.owners.get(booth, -1)
    return worth - OWNED * BONUS[booth] if whose not in (-1, seat) else worth


def _gain(p: Player, hand: Hand, take: Amount) -> float:
    goods = take.goods
    worth = LILIES * goods[4] + COINS * take.coins + ZOOMS * take.zooms + CARDS * take.cards
    for kind in _FOUR:
        if n := goods[kind]:
            useful = min(n, hand.missing[kind])
            worth += USEFUL * useful + SPARE * (n - useful)
    over = sum(p.goods) + sum(goods) + take.any - box.LIMITS.goods
    if over > 0:
        worth -= OVER * over
    if take.coins and hand.short:
        worth += SAVED * min(take.coins, hand.short)
    ready = 0
    for _, card, need in hand.booths[:3]:
        if (
            need <= take.any + sum(goods)
            and lacking(_both(p.goods, goods), COSTS[card], hand.off) <= take.any
        ):
            ready = max(ready, VP[card])
    return worth + READY * ready


def _both(a: Vec, b: Vec) -> Vec:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


def _act(s: RiverMarket, seat: int, p: Player, hand: Hand, action: Any) -> float:
    kind = type(action)
    if kind is do.Build:
        return _build(s, p, hand, action.card) + level(s, action.spot)
    if kind is do.Hire:
        return _hire(s, seat, p, hand, action.card)
    if kind is do.UseFind:
        if is_handshake(action.card):
            return 0.9
        return 0.25 * min(effect_of(action.card).take.coins, hand.short) - 0.15
    if kind is do.Rest:
        return 0.07 if hand.short else -0.18
    if kind is do.Swap:
        give, get = action.give, action.get
        want = get < 4 and bool(hand.missing[get])
        need = give < 4 and bool(hand.booths) and COSTS[hand.booths[0][1]][give] >= p.goods[give]
        return 0.35 + 0.24 * want - 0.11 * need
    return 0.0


def _build(s: RiverMarket, p: Player, hand: Hand, card: int) -> float:
    points = VP[card]
    worth = 0.21 * points - 0.07 + 0.19 * s.build_off
    lilies = _short(p.goods, COSTS[card]) - s.build_off
    if lilies > 0:
        worth += 0.14 * min(lilies, p.goods[4])
    worth -= 0.14 * sum([VP[other] > points for _, other, _ in hand.booths])
    if p.houses == 1:
        worth -= 0.41
    return worth + 0.56 if helped(p, "cry") else worth


def _hire(s: RiverMarket, seat: int, p: Player, hand: Hand, card: int) -> float:
    worth = 0.46 * VP[card] - 0.84 - 0.08 * max(1, PRICE[card] - s.hire_off)
    if CRIES[card]:
        return worth + 0.54 + 0.3 * (len(p.helpers) + own_booths(s, seat))
    worth += 0.46 * THUMB.helper[card] * hand.turns
    saves = hand.helper != card and CRIES[hand.helper]
    return worth - 1.16 if saves else worth
