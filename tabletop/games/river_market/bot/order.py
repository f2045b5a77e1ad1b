"""Orders the legal actions that are worth searching, best first. Used by the bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.engine.rules import Action
from tabletop.games.river_market import components as box
from tabletop.games.river_market.bot.evaluation import BONUS, TOKEN_WORTH, VISIT_VALUES, turns_left
from tabletop.games.river_market.bot.weights import HELPER
from tabletop.games.river_market.rules.ch02_river import goes_north
from tabletop.games.river_market.rules.ch04_moving import Move, Play, Zoom
from tabletop.games.river_market.rules.ch05_visiting import (
    ForLily,
    Swap,
    Swapping,
    Use,
    UseSome,
    Wade,
    bonus_seat,
)
from tabletop.games.river_market.rules.ch06_acting import Act, Build, Hire, Rest, UseFind
from tabletop.games.river_market.rules.ch06_paying import COSTS, Paying
from tabletop.games.river_market.rules.ch07_drawing import Discard, TooManyCards, TooManyGoods
from tabletop.games.river_market.rules.ch08_booths import Done, Gain, Gaining, Selling, effect_of
from tabletop.games.river_market.rules.ch14_rival import Place, RivalSpot, RivalZoom, Send
from tabletop.games.river_market.rules.ch15_title import Question
from tabletop.games.river_market.rules.supply import Give
from tabletop.games.river_market.state import COIN, LILY, Player, RiverMarket

WIDTH = 12
"""Maximum number of actions that are searched."""
_FEW = {
    Paying: 1,
    ForLily: 1,
    Question: 1,
    Selling: 1,
    TooManyGoods: 1,
    Gaining: 2,
    RivalSpot: 2,
    TooManyCards: 3,
    RivalZoom: 4,
    Swapping: 6,
}
"""The same for choices that matter less."""
_PLACES, _LEVEL = 2, 0.01
"""Maximum number of places tried for a Booth; points for a place on the shorter bank."""
_WANTED, _SPARE = 0.85, 0.3
"""Points of a good that a Booth of the hand needs, and of any other good."""
_COIN_WORTH = 0.4
_WAYS = {Wade: 0.0, Zoom: TOKEN_WORTH, Play: 0.0}
"""Points that each way to move costs, without the card."""
_EACH, _HELD = 2.5, 5.0
"""Turns that each Booth takes, and points of a house that can be kept for a better one."""
_HOUSE = COIN + 1
"""The index of the points of a kept house, after those of resources."""
_WORTH_THE_END = 5
"""Minimum points of a Booth that is worth the last house against the Rival: two turns follow anyway."""


def shortlist(s: RiverMarket, step: Any, legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first."""
    if type(legal[0]) is Use and effect_of(s.players[step.seat].pawn).effect != "trade":
        return legal[:1]
    if type(legal[0]) not in _RATES:
        return legal[: _FEW.get(type(step), WIDTH)]
    p = s.players[step.seat]
    giving = type(legal[0]) is Give
    wanted: tuple[float, ...] = wants(p, step.card if type(step) is Paying else -1, giving=giving)
    if type(step) is Move:
        scored = _moves(s, step.seat, p, wanted, legal)
    else:
        if type(step) is Act and p.houses:
            wanted = (*wanted, _holding_worth(s, step.seat, p))
        waits = s.rival >= 0 and s.last_turns < 0 and p.houses == 1
        scored = [
            (_rated(s, p, wanted, step, action), action) for action in legal if not (waits and _early(action))
        ]
    return _listed(scored, legal, _FEW.get(type(step), WIDTH))


def _listed(scored: list[tuple[float, Action]], legal: list[Action], most: int = WIDTH) -> list[Action]:
    """Return the best rated actions, best first; if none was rated, the first ones."""
    scored.sort(key=_first, reverse=True)
    return [action for _, action in _spread(scored, most)] or legal[:WIDTH]


def _first(each: tuple[float, Action]) -> float:
    return each[0]


def _spread(scored: list[tuple[float, Action]], most: int) -> list[tuple[float, Action]]:
    """Return the best actions, with at most PLACES places for each Booth."""
    found: list[tuple[float, Action]] = []
    places: dict[int, int] = {}
    for each in scored:
        action = each[1]
        if type(action) is Build:
            places[action.card] = places.get(action.card, 0) + 1
            if places[action.card] > _PLACES:
                continue
        found.append(each)
        if len(found) == most:
            break
    return found


def wants(
    p: Player, paid: int = -1, *, giving: bool = False
) -> tuple[float, float, float, float, float, float]:
    """Return the points of one more of each resource (or its last one if given): more if a Booth needs it.

    `paid`: a Booth of the hand that is being paid for, which needs nothing more.
    """
    missing = [0, 0, 0, 0]
    if p.houses:
        for card in p.hand:
            if card in box.BUILDABLE and card != paid:
                for kind in range(4):
                    if n := COSTS[card][kind]:
                        missing[kind] = max(missing[kind], n - p.goods[kind] + giving)
    each = [_WANTED if n > 0 else _SPARE for n in missing]
    return each[0], each[1], each[2], each[3], 0.95, _COIN_WORTH


def _moves(
    s: RiverMarket, seat: int, p: Player, wanted: tuple[float, ...], legal: list[Action]
) -> list[tuple[float, Action]]:
    """Rate each Booth in reach, by the cheapest way to it."""
    ways = cheapest(legal, _WAYS, {card: card_worth(p, card) for card in p.hand})
    return [(visit_worth(s, seat, wanted, booth) - cost, action) for booth, (cost, action) in ways.items()]


def cheapest(
    legal: list[Action], ways: dict[type[Any], float], worth: dict[int, float]
) -> dict[int, tuple[float, Action]]:
    """Return the cheapest way to each Booth in reach and its cost, by kind of action and the card's worth."""
    best: dict[int, tuple[float, Action]] = {}
    for move in legal:
        action: Any = move
        cost = ways[type(action)]
        if type(action) is Play:
            cost += worth[action.card]
        if action.booth not in best or cost < best[action.booth][0]:
            best[action.booth] = (cost, action)
    return best


def card_worth(p: Player, card: int) -> float:
    """Return the points that a card in hand is worth."""
    if card >= len(box.CARDS):
        return 0.3
    kind, printed = box.CARDS[card].kind, box.CARDS[card]
    if kind == "find":
        return 0.8
    if kind == "helper":
        return 0.25 + max(0.0, 0.3 - 0.05 * max(printed.price - p.coins, 0)) + HELPER[card]
    cost = COSTS[card]
    missing = sum([max(cost[kind] - p.goods[kind], 0) for kind in range(4)])
    return 0.3 + printed.vp * (0.25 - 0.03 * missing) if p.houses else 0.1


def visit_worth(s: RiverMarket, seat: int, wanted: tuple[float, ...], booth: int) -> float:
    """Return the points of a visit to a Booth for a seat, less its owner's bonus."""
    worth = VISIT_VALUES[booth]
    visit = effect_of(booth)
    if visit.effect == "gain":
        take = visit.take
        goods = sum([n * each for n, each in zip(take.goods, wanted, strict=False)])
        worth = (
            goods + 0.7 * take.any + _COIN_WORTH * take.coins + TOKEN_WORTH * take.zooms + 0.3 * take.cards
        )
    if bonus_seat(s, booth, seat) not in (seat, -1):
        worth -= BONUS[booth] * 0.6
    return worth


def _early(action: Action) -> bool:
    """Return True if a Build against the Rival should wait until others have triggered the end."""
    return type(action) is Build and box.CARDS[action.card].vp < _WORTH_THE_END


def _rated(s: RiverMarket, p: Player, wanted: tuple[float, ...], step: object, action: Action) -> float:
    rate = _RATES.get(type(action))
    return rate(s, p, wanted, step, action) if rate else 0.0


def _swap(_s: RiverMarket, p: Player, wanted: tuple[float, ...], _step: object, action: Swap) -> float:
    gave = wanted[action.give] * (box.SWAPS.price if action.give == COIN else 1)
    if action.give < LILY and p.goods[action.give] > 1:
        gave -= 0.2
    return wanted[action.get] - gave - (0.3 if action.get == LILY else 0.0)


def _give(_s: RiverMarket, p: Player, wanted: tuple[float, ...], step: object, action: Give) -> float:
    if type(step) is Selling:
        return 0.8 - wanted[action.kind]
    return -wanted[action.kind] + (0.05 * p.goods[action.kind] if action.kind < COIN else 0.0)


def _holding_worth(s: RiverMarket, seat: int, p: Player) -> float:
    """Return the points of a house kept for a better Booth: 0 if there is no time for more Booths."""
    return _HELD * min(max(turns_left(s)[seat] / _EACH - p.houses, 0.0), 1.0)


def _build(s: RiverMarket, _p: Player, wanted: tuple[float, ...], _step: object, action: Build) -> float:
    points = box.CARDS[action.card].vp - wanted[_HOUSE]
    return 2.0 + points - 0.3 * sum(COSTS[action.card]) + _shorter_bank_bonus(s, action.spot)


def _shorter_bank_bonus(s: RiverMarket, spot: int) -> float:
    """Return the points of a spot: the shorter bank comes first.

    Two spots at one end are the same place of the ring, so one is enough.
    """
    return _LEVEL if goes_north(s, spot) == (2 * s.north <= len(s.ring)) else 0.0


def _hire(_s: RiverMarket, _p: Player, _w: tuple[float, ...], _step: object, action: Hire) -> float:
    return 0.8 + box.CARDS[action.card].vp + 6 * HELPER[action.card] - 0.3 * box.CARDS[action.card].price


def _send(s: RiverMarket, _p: Player, _w: tuple[float, ...], step: Any, action: Send) -> float:
    """Return the points of the Owner bonus of a Booth to which the Rival is sent."""
    return BONUS[action.booth] if bonus_seat(s, action.booth, s.rival) == step.seat else 0.0


def _boat(s: RiverMarket, _p: Player, wanted: tuple[float, ...], step: Any, action: Wade) -> float:
    return visit_worth(s, step.seat, wanted, action.booth)


_RATES: dict[type, Callable[[RiverMarket, Player, tuple[float, ...], Any, Any], float]] = {
    Wade: _boat,
    Swap: _swap,
    Give: _give,
    Gain: lambda _s, _p, wanted, _step, a: wanted[a.kind],
    Build: _build,
    Place: lambda s, _p, _w, _step, a: _shorter_bank_bonus(s, a.spot),
    Hire: _hire,
    UseFind: lambda _s, _p, _w, _step, _a: 1.2,
    Rest: lambda _s, _p, _w, _step, _a: 0.3,
    UseSome: lambda _s, _p, _w, _step, _a: 0.5,
    Use: lambda _s, _p, _w, _step, _a: 1.0,
    Done: lambda _s, _p, _w, _step, _a: 0.1,
    Send: _send,
    Discard: lambda _s, p, _w, _step, a: -card_worth(p, a.card),
}
