"""Orders the legal actions that are worth searching, best first. Used by the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import Any

from tabletop.engine.rules import Action
from tabletop.games.public_market import components as box
from tabletop.games.public_market.bot import eval_packing
from tabletop.games.public_market.bot.eval_cards import ONE_LOGO, Offers, bought, more_logos
from tabletop.games.public_market.bot.evaluation import COST, deferred, offers_to, visit_for, visit_worth
from tabletop.games.public_market.rules.ch04_bidding import (
    Bid,
    Decline,
    PlaceBid,
    TakeScrap,
    costs,
    dearest_scrap,
    fee,
)
from tabletop.games.public_market.rules.ch05_action import (
    Cool,
    Discard,
    EndTurn,
    Fish,
    Fishing,
    Go,
    Lay,
    Market,
    Sell,
    in_reach,
)
from tabletop.games.public_market.rules.ch06_chest import GiveUp, LayScrap, blocked, held_kinds, shape_of
from tabletop.games.public_market.rules.ch07_tracker import MAX, has_room, holds
from tabletop.games.public_market.rules.ch08_shrimp import (
    ANY_SCRAP,
    COOLER,
    MONEY,
    ChoosePower,
    OwnTurn,
    SupplyScrap,
    UseMoney,
    has_power,
)
from tabletop.games.public_market.rules.ch09_market import (
    CARDS,
    CONTRACT_COLUMNS,
    CONTRACT_COSTS,
    Buy,
    Complete,
    MarketScraps,
    Shop,
    StopMarket,
)
from tabletop.games.public_market.rules.ch09_rewards import Deploy, PlaceCollection, PlaceLighthouse, TakeFree
from tabletop.games.public_market.rules.ch11_navigation import MoveBoat
from tabletop.games.public_market.rules.ch12_sunset import HomeScrap
from tabletop.games.public_market.rules.ch13_scoring import bonus_points, logos_of
from tabletop.games.public_market.rules.ch15_waters import PlaceToken, StartToken
from tabletop.games.public_market.rules.ch16_angler import GiveCard
from tabletop.games.public_market.state import HOME, SCRAP, Player, PublicMarket, Vec, bag_is_empty

_KIND = (0.5, 0.65, 0.8, 1.0)
"""Points that a fish of each kind is worth."""
_DOLLAR = 1 / box.MARKET_BOARD.points.money
_AHEAD = 0.4
"""Points for acting before another Meeple."""
_SOON = 0.8
"""Share of the expected yield of fish at the Market that counts."""
POWERS = (1.0, 1.1, 0.9, 1.3)
"""Points that each shrimp power is worth."""
TOKENS = (0.6, 1.0, 0.8, 0.4)
"""Points that each Power token is worth on the Compass Rose."""
SHORTLIST_WIDTH, _REACH = 14, 8
"""Maximum numbers of actions in the shortlist, and of tiles that are compared."""

Scored = list[tuple[float, Action]]
_FIRST = itemgetter(0)
_TILE_WORTH = tuple(sum(n * each for n, each in zip(fish, _KIND, strict=True)) for fish in box.TILE_FISH)


def shortlist(s: PublicMarket, step: Any, legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first."""
    p, scored = s.players[step.seat], list[tuple[float, Action]]()
    lists = _LISTS.get(type(step))
    if lists:
        scored += lists(s, p, step, legal)
    else:
        scored += [(_WORTH[type(a)](s, step.seat, a), a) for a in legal if type(a) in _WORTH]
    if type(step) is HomeScrap or (p.ready and isinstance(step, OwnTurn)):
        scored += _power(s, p, everywhere=type(step) is HomeScrap)
    scored.sort(key=_FIRST, reverse=True)
    return [action for _, action in scored[:SHORTLIST_WIDTH]]


def _chest_now(p: Player) -> float:
    here = eval_packing.chest_promise(p.chest, p.filled)
    return here.lines + eval_packing.CRAB * here.crab + here.rest


def _tiles(s: PublicMarket, p: Player, step: Fishing, _legal: list[Action]) -> Scored:
    """Rate the tiles in reach: each in its best places, in the cooler or sold."""
    now = _chest_now(p) if p.chest >= 0 else 0.0
    if step.dealt:
        return _scraps(s, p) if p.held else [(0.3 + now, EndTurn())]
    catch = _catch(p, offers_to(s, step.seat))
    closed, flip = blocked(p) if p.chest >= 0 else -1, s.flags.flip
    out, pay = (Discard, 0.0) if bag_is_empty(s) else (Sell, box.MARKET_BOARD.pay.captain * _DOLLAR)
    cooler, found = has_power(p, COOLER), Scored()
    for tile in _reach(s, p):
        worth = catch(box.TILE_FISH[tile])
        if holds(p, box.TILE_FISH[tile]):
            if closed >= 0:
                ways = eval_packing.best_placements(box.TILE_CELLS[tile], p.chest, p.filled, closed, flip)
                found += [(worth + after, Lay(tile, *place)) for after, place in ways]
            if cooler:
                found.append((worth + now - POWERS[COOLER], Cool(tile)))
        found.append((pay + now - _TILE_WORTH[tile] / 10, out(tile)))
    return found


def _catch(p: Player, offers: Offers) -> Callable[[Vec], float]:
    """Return a function that rates a catch by the points it would add to the next visit to the Market."""
    (a, b, c, d), (i, j, k, m) = p.fish, MAX
    now = bought(p.fish, offers, CARDS)

    def worth(caught: Vec) -> float:
        e, f, g, h = caught
        fish = min(a + e, i), min(b + f, j), min(c + g, k), min(d + h, m)
        return _SOON * (bought(fish, offers, CARDS) - now)

    return worth


def _reach(s: PublicMarket, p: Player) -> Iterable[int]:
    """Return the tiles in reach; if there are many, only the best of them."""
    reach = [tile for column in in_reach(s, p) for tile in column]
    if len(reach) > _REACH:
        reach = sorted(reach, key=lambda tile: -_TILE_WORTH[tile])[:_REACH]
    return reach


def _scraps(s: PublicMarket, p: Player) -> Scored:
    """Rate the held Scraps: each in its best places, or given up."""
    single, found = s.flags.single_scraps, Scored()
    for kind in held_kinds(p):
        if p.chest >= 0 and has_room(p, kind):
            ways = eval_packing.best_placements(
                shape_of(SCRAP + kind, single=single), p.chest, p.filled, blocked(p)
            )
            found += [(_KIND[kind] + after, LayScrap(kind, *place)) for after, place in ways]
        found.append((-9.0, GiveUp(kind)))
    return found


def _held(s: PublicMarket, p: Player, _step: MarketScraps, _legal: list[Action]) -> Scored:
    return _scraps(s, p)


def _home(_s: PublicMarket, p: Player, _step: HomeScrap, _legal: list[Action]) -> Scored:
    return [(_chest_now(p), Decline())]


def _power(s: PublicMarket, p: Player, *, everywhere: bool) -> Iterator[tuple[float, Action]]:
    """Rate the shrimp powers: Scraps from the supply, and five dollars."""
    now = _chest_now(p) if p.chest >= 0 else 0.0
    if has_power(p, MONEY):
        yield now + 0.4, UseMoney()
    if p.chest < 0 or not (everywhere or has_power(p, ANY_SCRAP)):
        return
    closed, price = blocked(p), 0.0 if everywhere else POWERS[ANY_SCRAP]
    for kind in range(4):
        if s.scraps[kind] and has_room(p, kind):
            shape = shape_of(SCRAP + kind, single=s.flags.single_scraps)
            for after, place in eval_packing.best_placements(shape, p.chest, p.filled, closed)[:1]:
                yield _KIND[kind] + after - price, SupplyScrap(kind, *place)


def _bids(s: PublicMarket, p: Player, step: PlaceBid, legal: list[Action]) -> Scored:
    """Rate bids: order of play and a Scrap, less their dollars."""
    waiting, behind, scrap = sum(meeple >= 0 for meeple in s.track), 0, 0.0
    worth = []
    for location, queue in enumerate(s.queues):
        kind = dearest_scrap(s, location)
        if kind >= 0 and s.scraps[kind] and has_room(p, kind) and p.chest >= 0:
            scrap = _KIND[kind]
        worth.append(_AHEAD * (behind + waiting * location / 5) + scrap - _DOLLAR * costs(s)[location])
        behind += len(queue)
    if s.dusk:
        worth[HOME] = visit_worth(s, step.seat) - COST
    return [
        (worth[bid.location] + _AHEAD * bid.place - _DOLLAR * fee(s, bid.location, bid.place), bid)
        for bid in legal
        if type(bid) is Bid
    ]


def _turns(s: PublicMarket, p: Player, step: Go, _legal: list[Action]) -> Iterator[tuple[float, Action]]:
    """Rate fishing for the best tile and a later visit to the Market, or a visit now and perhaps another."""
    offers, best, rest = offers_to(s, step.seat), box.MARKET_BOARD.pay.captain * _DOLLAR, 0.0
    visit = visit_for(p, offers)
    if p.chest >= 0:
        catch, closed, now, flip = _catch(p, offers), blocked(p), _chest_now(p), s.flags.flip
        rest = eval_packing.chest_promise(p.chest, p.filled).rest
        for tile in _reach(s, p):
            if ways := eval_packing.best_placements(box.TILE_CELLS[tile], p.chest, p.filled, closed, flip):
                best = max(best, ways[0][0] - now + catch(box.TILE_FISH[tile]))
    yield deferred(visit) + best + rest, Fish(step.meeple)
    again = 0.0 if bag_is_empty(s) else deferred(bought(p.gears, offers, CARDS))
    yield visit + again, Market(step.meeple)


def _shop(s: PublicMarket, p: Player, step: Shop, legal: list[Action]) -> Scored:
    """Rate a card by its own yield plus the yield of the fish that are left after it."""
    offers, (a, b, c, d), more = offers_to(s, step.seat), p.fish, CARDS - step.done - 1
    found = Scored()
    for action in legal:
        if type(action) is Complete:
            worth, (e, f, g, h) = (
                offers.spaces[CONTRACT_COLUMNS[action.contract]],
                CONTRACT_COSTS[action.contract],
            )
        elif type(action) is Buy:
            worth, (e, f, g, h) = offers.cards[action.stack], box.CATCH[s.open[action.stack]].cost
        else:
            continue
        found.append((worth + bought((a - e, b - f, c - g, d - h), offers, more), action))
    return [*found, (bought(p.fish, offers, 0), StopMarket())]


def _scrap(s: PublicMarket, seat: int, action: TakeScrap) -> float:
    p = s.players[seat]
    return _KIND[action.kind] if has_room(p, action.kind) else 0.0


def _deploy(s: PublicMarket, _p: Player, step: Deploy, legal: list[Action]) -> Iterator[tuple[float, Action]]:
    """Rate spaces for a Lighthouse; a free card counts as the best one, a logo by its gain in sets."""
    offers, logos, spaces = offers_to(s, step.seat), logos_of(s, step.seat), box.SCORING[s.side]
    for action in legal:
        if type(action) is PlaceLighthouse:
            column, space = action.column, action.space
            card = spaces[column][space].bonus == "card"
            yield max(offers.cards) if card else offers.each[column][space], action
        elif type(action) is PlaceCollection:
            yield box.COLLECTION.money * _DOLLAR + more_logos(logos, ONE_LOGO[action.logo]), action


def _card(s: PublicMarket, seat: int, stack: int) -> float:
    return offers_to(s, seat).cards[stack]


def _column(s: PublicMarket, seat: int, action: MoveBoat) -> float:  # noqa: ARG001
    return max((_TILE_WORTH[tile] for tile in s.ocean[action.column]), default=0.0)


def _bonus(s: PublicMarket, seat: int, action: PlaceToken) -> float:
    space = box.BONUS[action.row * 5 + action.space]
    if space.pays == "money":
        return s.players[seat].money / 6
    more = 0.0 if space.pays == "points" else 0.5 * space.vp * (action.row < 3 or len(s.bag) / 15)
    return bonus_points(s, seat, space) + more + (2.0 if space.logo else 0.0)


_LISTS: dict[type, Callable[[PublicMarket, Player, Any, list[Action]], Iterable[tuple[float, Action]]]] = {
    Fishing: _tiles,
    Go: _turns,
    MarketScraps: _held,
    HomeScrap: _home,
    PlaceBid: _bids,
    Shop: _shop,
    Deploy: _deploy,
}


_WORTH: dict[type, Callable[[PublicMarket, int, Any], float]] = {
    TakeScrap: _scrap,
    Decline: lambda _s, _seat, _a: 0.05,
    ChoosePower: lambda _s, _seat, a: POWERS[a.power],
    TakeFree: lambda s, seat, a: _card(s, seat, a.stack),
    MoveBoat: _column,
    StartToken: lambda _s, _seat, a: TOKENS[a.token],
    PlaceToken: _bonus,
    GiveCard: lambda s, _seat, a: -_card(s, s.angler, a.stack),
}
