"""Evaluates a state for each seat, in points, for bots that search.

A seat is worth its present score, the yield of its fish and chest at the Market less the turn that this
costs, the yield of its gears at later visits, and its remaining turns, as long as they bring a new chest or
fill the last one. The numbers were tuned by `tabletop arena`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market.bot.eval_angler import outlook
from tabletop.games.public_market.bot.eval_cards import (
    FREE_CARD,
    GEAR,
    NO_OFFERS,
    SCRAP,
    Offered,
    Offers,
    bought,
    offered_now,
    offers_for,
    sets_worth,
    space_worth,
)
from tabletop.games.public_market.bot.eval_packing import CACHE_SIZE, chest_promise
from tabletop.games.public_market.rules.ch03_round import Acting, Bidding
from tabletop.games.public_market.rules.ch05_action import Fishing
from tabletop.games.public_market.rules.ch06_chest import open_around_crab
from tabletop.games.public_market.rules.ch07_tracker import MAX
from tabletop.games.public_market.rules.ch09_market import CrabCheck, MoreShopping, Shop
from tabletop.games.public_market.rules.ch09_rewards import Deploy, FreeCard, free_spaces
from tabletop.games.public_market.rules.ch09_sale import Sale, complete_lines
from tabletop.games.public_market.rules.ch13_scoring import (
    POINT_VALUES,
    bonus_points,
    bonuses_of,
    logos_of,
    rate_of,
    totals,
    with_bonuses,
)
from tabletop.games.public_market.rules.ch14_two_players import by_halves
from tabletop.games.public_market.state import HOME, Player, PublicMarket, acting_order

_TURNS, _TURNS_OF_TWO = 3.5, 4.0
"""Points that a turn brings on average, with more than two seats and with two."""
COST = 2.8
"""Points that a turn at the Market costs, since the seat does not fish meanwhile."""
_CAST = 3.5
"""Points of the tile that is to be taken now."""
_VISIT, _VISIT_OF_TWO = 3.3, 2.0
"""Turns between two visits to the Market, with more than two seats and with two."""
_LATE_BID = 1.7
"""Points that a Scrap location costs at sunset."""
_TILE, _ROOM = 1.0, 4
"""Points for the cells of a tile in the last chest, and the number of cells that a tile takes."""
_FADE = 0.6
"""Factor for the points of each further tile in the last chest."""
_POWER = 1.2
"""Points that an unused power is worth."""
_EARLY = 0.35
"""Points for acting before another Meeple."""
PATH = 0.5
"""Points of a space of the Compass Rose, for its way to the Bonus Board."""


class EvalTerms(NamedTuple):
    """The terms of a seat's evaluation, in points; TITLES names them.

    First those of the present score, then the Angler's expected gains, then those of other seats.
    """

    early: float
    located: float
    money: float
    logos: float
    crabs: float
    bonus: float
    angler: float = 0.0
    payout: float = 0.0
    crab: float = 0.0
    fish: float = 0.0
    visit: float = 0.0
    space: float = 0.0
    cast: float = 0.0
    room: float = 0.0
    gears: float = 0.0
    scraps: float = 0.0
    power: float = 0.0
    turns: float = 0.0


def value(s: PublicMarket) -> tuple[float, ...]:
    """Return an estimate of each seat's points at the end; the final points once the match is over."""
    if not s.flow:
        return tuple(map(float, totals(s)))
    return tuple(map(sum, eval_terms(s)))


def eval_terms(s: PublicMarket) -> list[EvalTerms]:
    """Return the terms of each seat's evaluation, before the end."""
    turns, now, offered, early = _turns_left(s), _underway(s), offered_now(s), _order(s)
    located = _located(offered, len(s.players))
    found = []
    for seat, p in enumerate(s.players):
        settled = (early[seat], located[seat], *_settled(s, seat, p))
        if seat == s.angler:
            found.append(EvalTerms(*settled, outlook(s, turns[seat])))
        else:
            expected = _expected(s, seat, offered, turns[seat], now if now.seat == seat else None)
            found.append(EvalTerms(*settled, 0.0, *expected, _later(s, seat, p, offered, turns[seat])))
    return found


class Underway(NamedTuple):
    """The seat in the middle of a visit to the Market, and what is left of the visit."""

    seat: int
    cards: int
    crab: bool
    more: float


def _underway(s: PublicMarket) -> Underway:
    """Return the present visit to the Market; its seat is -1 if there is none."""
    seat, cards, crab, more = -1, 0, False, 0.0
    step: Any
    for step in s.flow:
        kind = type(step)
        if kind is Sale:
            seat = step.seat
        elif kind is Shop or kind is MoreShopping:
            cards = box.BOX.cards_per_visit - step.done
        elif kind is CrabCheck:
            crab = True
        elif kind is Deploy:
            spaces = box.SCORING[s.side][step.column]
            free = free_spaces(s.side, step.column, s.lights[step.column], halves=by_halves(s))
            more = max((space_worth(spaces[n], 2.0) for n in free), default=2.0)
        elif kind is FreeCard:
            more = FREE_CARD
    return Underway(seat, cards, crab, more)


# without the 4 caches of this kind together a search takes 1.07 times as long
@lru_cache(CACHE_SIZE)
def _located(offered: Offered, seats: int) -> tuple[int, ...]:
    """Return the points of every seat's Lighthouses."""
    points = [0] * seats
    for values, lights in zip(_VP[offered.side], offered.lights, strict=True):
        for vp, owner in zip(values, lights, strict=True):
            if owner >= 0:
                points[owner] += vp
    return tuple(points)


_VP = {
    side: tuple(tuple(space.vp for space in spaces) for spaces in columns)
    for side, columns in box.SCORING.items()
}


def _settled(s: PublicMarket, seat: int, p: Player) -> tuple[float, float, float, float]:
    """Return the points for money, logos, Crabs and Bonus Board now, with fractions for left-over dollars."""
    logos = logos_of(s, seat)
    if not s.flags.shallow_waters:
        return p.money / POINT_VALUES.money, sets_worth(logos), POINT_VALUES.crabs[p.crabs], 0.0
    bonuses = bonuses_of(s, seat)
    more = sum(bonus_points(s, seat, space) for space in bonuses) + PATH * p.rose
    sets = sets_worth(tuple(with_bonuses(logos, bonuses)))
    return p.money / rate_of(bonuses), sets, POINT_VALUES.crabs[p.crabs], more


def _turns_left(s: PublicMarket) -> list[float]:
    """Return the number of turns that each seat has before it goes HOME."""
    if s.dusk:
        rounds = sum(map(bool, s.ocean))
    else:
        rounds = -(-len(s.bag) // box.BOX.column) + 1 + (0 if s.angler >= 0 else 3)
    turns, owners = [0.0] * len(s.players), s.owners
    for queue in s.queues[:HOME] if s.dusk else s.queues:
        for meeple in queue:
            turns[owners[meeple]] += rounds
    if Acting() in s.flow[:-1] and Bidding() not in s.flow:
        rounds -= 1  # a Meeple on the track has acted
    for meeple in s.track:
        if meeple >= 0:
            turns[owners[meeple]] += rounds
    return turns


def _order(s: PublicMarket) -> list[float]:
    """Return the worth to each seat of acting before other Meeples in this round."""
    found = [0.0] * len(s.players)
    for behind, meeple in enumerate(reversed(acting_order(s))):
        found[s.owners[meeple]] += _EARLY * behind
    return found


def visits_left(s: PublicMarket) -> float:
    """Estimate the number of visits to the Market that each seat will make."""
    return (len(s.bag) / box.BOX.column + 2) * len(s.owners) / len(s.players) / _turns_between_visits(s)


def offers_to(s: PublicMarket, seat: int) -> Offers:
    """Return the offers that the seat could complete at the Market."""
    return _offers(s, seat, offered_now(s), visits_left(s))


def _offers(s: PublicMarket, seat: int, offered: Offered, visits: float) -> Offers:
    return offers_for(offered, logos_of(s, seat), s.players[seat].lighthouses > 0, int(visits * 2) / 2)


def visit_worth(s: PublicMarket, seat: int) -> float:
    """Return the points that a visit to the Market would bring the seat now."""
    return visit_for(s.players[seat], offers_to(s, seat))


_LINE = box.MARKET_BOARD.pay.line / POINT_VALUES.money
"""Points of a complete line."""


def visit_for(p: Player, offers: Offers) -> float:
    """Return the points of a whole visit with these offers."""
    return sum(_visit(p, offers, box.BOX.cards_per_visit, crab=True))


def _visit(p: Player, offers: Offers, cards: int, *, crab: bool) -> tuple[float, float, float]:
    """Return a visit's points by payout, Crab and fish; `cards`: limit; `crab`: True to check the Crab."""
    if p.chest < 0:
        return 0.0, 0.0, bought(p.fish, offers, cards)
    here = chest_promise(p.chest, p.filled)
    ring = (
        here.crab * (POINT_VALUES.crabs[min(p.crabs + 1, box.BOX.crabs)] - POINT_VALUES.crabs[p.crabs])
        if crab
        else 0.0
    )
    return here.lines * _LINE, ring, bought(p.fish, offers, cards)


Expected = tuple[float, float, float, float, float, float, float, float, float, float]
"""The expected points of a seat's next visit: the EvalTerms from `payout` to `power`."""
_NOTHING: Expected = (0.0,) * 10


def _expected(s: PublicMarket, seat: int, offered: Offered, turns: float, now: Underway | None) -> Expected:
    """Return the expected points from fish, chest and gears."""
    if turns <= 0 and not now and not (s.dusk and _on_board(s, seat)):
        return _NOTHING
    visits, p, cost = (
        turns / _turns_between_visits(s),
        s.players[seat],
        COST * min(1.0, max(turns - 1, 0) / 3),
    )
    if _winds_down(s):
        visits, cost = (0.0 if s.dusk else 1.0), 0.0
    space = delay = cast = 0.0
    if now:
        offers = _offers(s, seat, offered, visits) if now.cards else NO_OFFERS
        payout, crab, fish = _visit(p, offers, now.cards, crab=now.crab)
        space = now.more
    else:
        offers = _offers(s, seat, offered, visits)
        payout, crab, fish = _visit(p, offers, box.BOX.cards_per_visit, crab=True)
        bring = payout + crab + fish
        delay = deferred(bring, cost) - bring
        top: object = s.flow[-1]
        if type(top) is Fishing and top.seat == seat and not top.dealt:
            cast = _CAST
    room = chest_promise(p.chest, p.filled).rest if p.chest >= 0 and not now else 0.0
    scraps = SCRAP * len(p.held) if p.chest >= 0 else 0.0
    power = _POWER if p.ready else 0.0
    return payout, crab, fish, delay, space, cast, room, sum(p.gears) * GEAR * visits, scraps, power


def deferred(bring: float, cost: float = COST) -> float:
    """Return the worth of a visit to the Market that would bring `bring` now, but costs a turn first."""
    return bring * bring / (bring + cost) if bring > 0 else 0.0


def _turns_between_visits(s: PublicMarket) -> float:
    """Return the number of turns between two visits to the Market."""
    return _VISIT_OF_TWO if len(s.players) == 2 else _VISIT


def _winds_down(s: PublicMarket) -> bool:
    """Return True if no more chests come, but there are turns at sunset."""
    return not s.bag and s.angler < 0


def _on_board(s: PublicMarket, seat: int) -> bool:
    """Return True if the seat has a Meeple left, which goes HOME and to Market in the end."""
    here = (meeple for line in (*s.queues, s.track) for meeple in line if meeple >= 0)
    return any(s.owners[meeple] == seat for meeple in here)


def _later(s: PublicMarket, seat: int, p: Player, offered: Offered, turns: float) -> float:
    """Return the points of remaining turns; without a new chest they fill the last one at higher bids."""
    if not _winds_down(s):
        return (_TURNS_OF_TWO if len(s.players) == 2 else _TURNS) * turns
    room = chest_promise(p.chest, p.filled).open // _ROOM if p.chest >= 0 else 0
    if turns <= 0 or not room:
        return 0.0
    offers, cards = _offers(s, seat, offered, 0.0), box.BOX.cards_per_visit
    a, b, c, d = p.fish
    caught = min(a + 1, MAX[0]), min(b + 1, MAX[1]), min(c + 1, MAX[2]), d
    gain = bought(caught, offers, cards) - bought(p.fish, offers, cards) + _TILE
    paid = sum(s.owners[meeple] == seat for queue in s.queues[:HOME] for meeple in queue) if s.dusk else 0
    total = 0.0
    for n in range(min(int(turns), room)):
        total += max(0.0, gain - (_LATE_BID if n >= paid else 0.0))
        gain *= _FADE
    return total


_TITLES = {
    "early": (translate("public_market", "Acting before other Meeples"), "PM-5.1"),
    "located": (translate("public_market", "Lighthouses on Scoring Locations"), "PM-13.1"),
    "money": (translate("public_market", "Money"), "PM-13.2"),
    "logos": (translate("public_market", "Sets of Cannery Logos"), "PM-13.3"),
    "crabs": (translate("public_market", "Crab Meeples"), "PM-13.4"),
    "bonus": (translate("public_market", "Bonus Board"), "PM-15.4"),
    "angler": (translate("public_market", "What the Angler has still to gain"), "PM-16.6"),
    "payout": (translate("public_market", "Rows or columns that pay"), "PM-9.11"),
    "crab": (translate("public_market", "The Crab of the Ice Chest"), "PM-9.2"),
    "fish": (translate("public_market", "What the fish buy at the Market"), "PM-9.3"),
    "visit": (translate("public_market", "The turn that a visit to the Market costs"), "PM-5.2"),
    "space": (translate("public_market", "The space for a Lighthouse"), "PM-9.6"),
    "cast": (translate("public_market", "The tile still to be taken"), "PM-5.3"),
    "room": (translate("public_market", "Shrimp, and cells hard to cover"), "PM-6.6"),
    "gears": (translate("public_market", "Gears at visits to come"), "PM-9.9"),
    "scraps": (translate("public_market", "Scraps kept"), "PM-6.5"),
    "power": (translate("public_market", "A power not yet used"), "PM-8.2"),
    "turns": (translate("public_market", "Turns to come"), "PM-3.1"),
}
"""For each field of EvalTerms, its title and the rule that explains it."""


def named_terms(s: PublicMarket, seat: int) -> tuple[EvalTerm, ...]:
    """Return the terms of a seat's evaluation, with facts that can be seen on the table."""
    p = s.players[seat]
    how = {
        "gears": translate("public_market", "%n gear(s)", "", sum(p.gears)),
        "crabs": translate("public_market", "%n Crab Meeple(s)", "", p.crabs),
    }
    if p.chest >= 0:
        lines, around = complete_lines(p)[1], open_around_crab(p.chest, p.filled)
        how["payout"] = translate(
            "public_market", "%n full line(s)", "rows or columns of a chest", len(lines)
        )
        how["crab"] = translate(
            "public_market", "%n open cell(s) around it", "around the Crab", around.bit_count()
        )
    return label_terms(eval_terms(s)[seat]._asdict(), _TITLES, how)
