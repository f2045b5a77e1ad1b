"""Orders the legal actions that are worth searching, best first. Used by the bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf
from typing import Any

from tabletop.engine.rules import Action, Choice
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.bot.eval_features import (
    POINT,
    SELLABLE_LATER_SHARE,
    cards_of,
    demand,
    gain,
    gains,
    monthly,
    months_left,
    played,
    sellers,
)
from tabletop.games.brick_and_mortar.bot.eval_plans import Plans
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS, free, known_effect, owned, room
from tabletop.games.brick_and_mortar.rules.ch03_draft import Drafting
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay, Paying, least_tokens
from tabletop.games.brick_and_mortar.rules.ch06_auction import Bidding, Drop, Raise, price
from tabletop.games.brick_and_mortar.rules.ch06_building import (
    Auction,
    Buy,
    ChooseStore,
    Close,
    Manage,
    Open,
    Pass,
    TakeStarting,
    closing_points,
)
from tabletop.games.brick_and_mortar.rules.ch07_advertising import (
    CARDS,
    Advertising,
    Play,
    Redraw,
    Redrawing,
    Researching,
)
from tabletop.games.brick_and_mortar.rules.ch07_agency import Adding
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Asking, Stock, Stocking, bill
from tabletop.games.brick_and_mortar.rules.ch08_supply import Supply, Supplying, TakingLeft
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer, Offering
from tabletop.games.brick_and_mortar.rules.ch09_boxes import free_boxes, sellable
from tabletop.games.brick_and_mortar.rules.ch09_earning import points_instead, worth
from tabletop.games.brick_and_mortar.rules.ch09_sale import Moving, Transfer
from tabletop.games.brick_and_mortar.rules.ch09_selling import Selling
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Converting
from tabletop.games.brick_and_mortar.rules.ch11_utilities import utility_bill
from tabletop.games.brick_and_mortar.rules.ch12_investment import (
    BuyPoints,
    Investing,
    SellPoints,
    points_cost,
)
from tabletop.games.brick_and_mortar.rules.phases import GO_ON
from tabletop.games.brick_and_mortar.state import DOWN, BrickAndMortar, Player

SHORT, _ABOVE = 2, 10
"""Dollars that a bid for a store may exceed the seat's money; and its printed cost."""
BID_SHARE_OF_WORTH = 0.65
"""Maximum bid for a store, as a share of what it is expected to bring."""
WIDTH = 8
"""Maximum number of actions in a shortlist unless stated otherwise."""


def shortlist(s: BrickAndMortar, step: Choice[BrickAndMortar], legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first; never empty."""
    by = _BY.get(type(step))
    found = by(s, step, legal) if by else legal[:WIDTH]
    return found or legal[:WIDTH]


def best_first(legal: Sequence[Action], merit: Callable[[Any], float], most: int = WIDTH) -> list[Action]:
    """Return the `most` actions of highest merit, best first."""
    return sorted(legal, key=merit, reverse=True)[:most]


def _drafting(s: BrickAndMortar, step: Drafting, legal: list[Action]) -> list[Action]:
    months = months_left(s)
    return best_first(legal, lambda a: gain(s, step.seat, a.card, months) - box.STORES[a.card].cost)


def _starting(s: BrickAndMortar, step: TakeStarting, legal: list[Action]) -> list[Action]:
    months = months_left(s) + 1
    return best_first(legal, lambda a: gain(s, step.seat, a.card, months))


def purse(p: Player) -> float:
    """Return the dollars that a seat can spend on a store and still stock its shelves and pay utilities."""
    reserve = min(14.0, sum(box.LEAST[kind] * min(4, free(p, kind)) for kind in KINDS))
    return p.money - min(12.0, 2 + 0.8 * reserve) - utility_bill(p)


def _stores(s: BrickAndMortar, step: ChooseStore, legal: list[Action]) -> list[Action]:
    seat, p = step.seat, s.players[step.seat]
    months, money = months_left(s) + 1, purse(p)

    offered = (*p.stores, *s.row)
    brings = dict(zip(offered, gains(s, seat, offered, months), strict=True))

    def net(card: int, bid: int) -> float:
        cost = price(s, card, bid)
        over = max(0.0, cost - money)
        return 0.9 * brings[card] - 1.1 * cost - 1.5 * over

    rated: list[tuple[float, Action]] = [(0.0, Pass())]
    for action in legal:
        if isinstance(action, Buy):
            rated.append((net(action.card, box.STORES[action.card].cost), action))
        elif isinstance(action, Auction) and action.bid == box.STORES[action.card].cost:
            rated.append((net(action.card, action.bid) - 1.5, action))
    rated.sort(key=lambda one: -one[0])
    return [action for _, action in rated][:5]


def _bidding(s: BrickAndMortar, step: Bidding, legal: list[Action]) -> list[Action]:
    seat, p = step.seat, s.players[step.seat]
    months = months_left(s) + 1
    limit = BID_SHARE_OF_WORTH * gain(s, seat, step.card, months)
    limit = min(limit, purse(p), box.STORES[step.card].cost + 8)
    most = min(p.money + SHORT, box.STORES[step.card].cost + _ABOVE)
    up = [action for action in legal if isinstance(action, Raise) and action.bid <= most][:2]
    if not up:
        return [Drop()]
    return [up[0], Drop(), *up[1:]] if step.high + 1 <= limit else [Drop(), up[0]]


def _first(_s: BrickAndMortar, _step: Any, legal: list[Action]) -> list[Action]:
    return legal[:1]


def _manage(s: BrickAndMortar, step: Manage, legal: list[Action]) -> list[Action]:
    p, seat = s.players[step.seat], step.seat
    months = months_left(s) + 1
    have, rivals, n = cards_of(p), sellers(s, seat), played(s)
    now = monthly(have, rivals, n)

    def loss(action: Action) -> float:
        assert isinstance(action, Close)
        store = p.building[action.slot]
        left = tuple(one for one in have if one != store.card)
        goods = sum(SELLABLE_LATER_SHARE * box.MOST[kind] * sum(store.items[kind]) for kind in KINDS)
        points = box.STORES[store.card].points - closing_points(store)
        if p.bought >= 0 and len(have) == box.SLOTS:
            left = (*left, p.bought)
            points -= box.STORES[p.bought].points
        else:
            points += box.BUILDING.penalty[len(have) - 1]
        return months * (now - monthly(left, rivals, n)) + POINT * points + goods

    closing = sorted((a for a in legal if isinstance(a, Close)), key=loss)
    first: list[Action] = [Open()] if Open() in legal else [GO_ON]
    if closing and loss(closing[0]) < 0:
        return [closing[0], *first]
    return [*first, *closing[:1]]


def _advertising(s: BrickAndMortar, step: Advertising, legal: list[Action]) -> list[Action]:
    plans = Plans(s, step.seat)
    ways: dict[tuple[object, bool], int] = {}
    for action in legal:
        if isinstance(action, Play):
            ways.setdefault((box.MARKET[action.card], action.down), action.card + DOWN * action.down)
    cards = list(ways.values())
    if len(step.chosen) + 1 < CARDS:
        best = dict.fromkeys(cards, -inf)
        for one, other in combinations(cards, 2):
            if one % DOWN != other % DOWN:
                both = plans.worth((*step.chosen, one, other))
                best[one], best[other] = max(best[one], both), max(best[other], both)
    else:
        best = {card: plans.worth((*step.chosen, card)) for card in cards}
    rated: list[tuple[float, Action]] = [
        (merit, Play(card % DOWN, down=card >= DOWN)) for card, merit in best.items()
    ]
    if GO_ON in legal:
        rated.append((plans.worth(step.chosen), GO_ON))
    rated.sort(key=lambda one: -one[0])
    return [action for _, action in rated][:6]


def _adding(s: BrickAndMortar, step: Adding, legal: list[Action]) -> list[Action]:
    plans = Plans(s, step.seat)
    return best_first(legal, lambda a: plans.worth((a.card + DOWN * a.pile,)), 4)


def _discarding(s: BrickAndMortar, step: Any, legal: list[Action]) -> list[Action]:
    plans = Plans(s, step.seat)
    return best_first(legal, lambda a: -max(plans.worth((a.card,)), plans.worth((a.card + DOWN,))), 3)


def _redrawing(_s: BrickAndMortar, _step: Any, legal: list[Action]) -> list[Action]:
    return [action for action in legal if not isinstance(action, Redraw)]


def resale(s: BrickAndMortar, seat: int, kind: int, n: int = 1) -> list[float]:
    """Return the dollars that each of `n` more items of a type is expected to bring to a seat."""
    items = [owned(p, kind) for p in s.players]
    boxes, there = demand(s, kind), sum(items)
    alone = there == items[seat]
    later = SELLABLE_LATER_SHARE * box.MOST[kind] if months_left(s) > 0 else 0.0
    brings = []
    for more in range(1, n + 1):
        likely = min(1.0, boxes / (there + more))
        share = 1.0 if alone or boxes >= there + more else 0.4 + 0.5 * likely
        brings.append(likely * share * box.MOST[kind] + (1 - likely) * later)
    return brings


def _asking(s: BrickAndMortar, step: Asking, legal: list[Action]) -> list[Action]:
    brings = resale(s, step.seat, step.kind)[0]
    least = box.LEAST[step.kind]
    p = s.players[step.seat]
    top = max(least, min(int(brings) - 1, p.money))
    found = [a for a in legal if isinstance(a, Ask) and a.price <= max(top, least)]
    aim = least + 0.45 * (top - least)
    return best_first(found, lambda a: -abs(a.price - aim), 6)


def _stocking(s: BrickAndMortar, step: Stocking, legal: list[Action]) -> list[Action]:
    p, seat, kind = s.players[step.seat], step.seat, step.kind
    stocks = [a for a in legal if isinstance(a, Stock)]
    pays = [a for a in legal if isinstance(a, Pay)]
    brings = resale(s, seat, kind, max((a.n for a in stocks), default=0))
    rated: list[tuple[float, Action]] = []
    now, _ = bill(p, step.price, step.counts)
    for action in stocks:
        store = p.building[action.slot]
        cost, _ = bill(p, step.price, step.counts_with(action))
        points, more = points_instead(store, kind), worth(store, kind, box.MOST[kind], 0) - box.MOST[kind]
        gained = action.n * points * POINT if points else sum(brings[: action.n]) + action.n * more
        tokens = least_tokens(p.money, cost)
        rated.append((gained - (cost - now) - POINT * tokens - 0.4 * action.n, action))
    rated.sort(key=lambda one: -one[0])
    good = [action for merit, action in rated if merit > 0][:2]
    if good:
        return [*good, *pays[:1]]
    return [*pays[:1], *(action for _, action in rated[:1])]


def _taking(_s: BrickAndMortar, _step: TakingLeft, legal: list[Action]) -> list[Action]:
    return best_first(legal, lambda a: a.n if isinstance(a, Stock) else 0, 1)


def _supplying(s: BrickAndMortar, step: Supplying, legal: list[Action]) -> list[Action]:
    p = s.players[step.seat]

    def merit(action: Action) -> float:
        if not isinstance(action, Supply):
            return -1.0
        store = p.building[action.slot]
        return sum(worth(store, kind, box.MOST[kind], 0) for kind in KINDS if room(store, kind)) + 1

    return best_first(legal, merit, 2)


def _moving(s: BrickAndMortar, step: Any, legal: list[Action]) -> list[Action]:
    p = s.players[step.seat]

    def merit(action: Action) -> float:
        if not isinstance(action, Transfer):
            return 0.0
        store, to = p.building[action.slot], p.building[action.to]
        points = points_instead(to, action.kind)
        last = action.shelf == len(store.items[action.kind]) - 1
        if points:
            crowded = demand(s, action.kind) < sum(owned(q, action.kind) for q in s.players)
            return points * POINT - (0.55 if crowded else 1.0) * box.MOST[action.kind]
        return 0.4 * box.MOST[action.kind] if last else -1.0

    return best_first(legal, merit, 3)


def _offering(s: BrickAndMortar, step: Offering, legal: list[Action]) -> list[Action]:
    kind, seat = step.kind, step.seat
    boxes = free_boxes(s, kind)
    items = sum(sellable(s, at, kind) for at in range(len(s.players)))
    most = max(a.quantity for a in legal if isinstance(a, Offer))
    top = box.MOST[kind]
    aim = top * (0.25 + 0.5 * boxes / max(1, items))
    quantities = {most, max(0, most - 1), min(most, max(1, boxes - (items - sellable(s, seat, kind))))}
    prices = {top, *(round(top * part) for part in (0.15, 0.3, 0.45, 0.6, 0.75))}

    def merit(action: Offer) -> float:
        return -abs(action.price - aim) / top - 0.25 * (most - action.quantity)

    found = [
        a
        for a in legal
        if isinstance(a, Offer) and a.quantity in quantities and a.price in prices and a.quantity
    ]
    return best_first(found, merit, 12)


def _converting(s: BrickAndMortar, step: Converting, legal: list[Action]) -> list[Action]:
    store = s.players[step.seat].building[step.slot]
    points = known_effect(store, "convert").points * POINT > step.price
    return best_first(legal, lambda a: a.n if points else -a.n, 2)


def _investing(s: BrickAndMortar, step: Investing, legal: list[Action]) -> list[Action]:
    p = s.players[step.seat]
    months = months_left(s)
    buys = [a.n for a in legal if isinstance(a, BuyPoints)]
    if not s.token or months <= 0:
        return [BuyPoints(max(buys))] if buys else [GO_ON]
    reserve = sum(box.LEAST[kind] * min(4, free(p, kind)) for kind in KINDS)
    need = 0.9 * min(14, reserve) + 2 + (9 if len(p.building) < box.SLOTS and months >= 2 else 0)
    best = max((n for n in buys if p.money - points_cost(n) >= need), default=0)
    if s.month <= 2:
        best = min(best, 3 if p.money > 30 else 0)
    wanted = {best, best - 1, best + 1, best + 3, *((max(buys), 3) if buys else ())}
    found: list[Action] = [a for a in legal if isinstance(a, BuyPoints) and a.n in wanted]
    found.sort(key=lambda a: abs(a.n - best) if isinstance(a, BuyPoints) else 0)
    found.insert(0 if not best else min(2, len(found)), GO_ON)
    if p.money < 5:
        sales = [a for a in legal if isinstance(a, SellPoints) and a.n in (2, 4)]
        return [*best_first(sales, lambda a: a.n), *found[:5]]
    return found[:7]


_BY: dict[type[Choice[BrickAndMortar]], Callable[[BrickAndMortar, Any, list[Action]], list[Action]]] = {
    Drafting: _drafting,
    TakeStarting: _starting,
    ChooseStore: _stores,
    Bidding: _bidding,
    Paying: _first,
    Manage: _manage,
    Advertising: _advertising,
    Adding: _adding,
    Redrawing: _redrawing,
    Researching: _discarding,
    Moving: _moving,
    Asking: _asking,
    Stocking: _stocking,
    TakingLeft: _taking,
    Supplying: _supplying,
    Offering: _offering,
    Selling: _first,
    Converting: _converting,
    Investing: _investing,
}
