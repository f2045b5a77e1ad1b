"""Orders the legal actions that are worth searching, best first. Used by the bots."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.bot import eval_features
from tabletop.games.merchants_cove.bot.merchant_bot import bot_of
from tabletop.games.merchants_cove.harbour import (
    SEATS,
    Boats,
    boarded,
    boat_of,
    free_berths,
    moored,
    unboarded,
)
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch04_clock import LetCome, UseHand
from tabletop.games.merchants_cove.rules.ch05_ending import Decline
from tabletop.games.merchants_cove.rules.ch05_turn import (
    COSTS,
    SPONSORING,
    Discard,
    Hire,
    Sponsor,
    TakeTurn,
    Work,
    sponsored,
)
from tabletop.games.merchants_cove.rules.ch06_boats import ChooseBerth, Dock, Load, Rob
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale
from tabletop.games.merchants_cove.rules.ch11_townsfolk import (
    Clean,
    LoadNow,
    PutBack,
    PutStaff,
    Swap,
    TakeGood,
)
from tabletop.games.merchants_cove.state import HIRE, NOBODY, SPONSOR, MerchantsCove, good

FEW = 6
"""Maximum number of actions within a turn; the best of six is worth three times the best of two."""
_HIRES = 2
"""Maximum number of Townsfolk in a shortlist."""
DOES = {"clean": 2.0, "small": 5.0, "large": 10.0, "overboard": 1.0, "pilot": 2.0, "swap": 1.5}
"""Gold that the ability of a Townsperson brings on hire, roughly."""


def shortlist(s: MerchantsCove, step: Choice[MerchantsCove], legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first.

    Beside a choice of the Harbour or the Townsfolk a free action is not among them: it can wait.
    """
    if isinstance(step, TakeTurn):
        return _turns(s, step, legal)
    if isinstance(step, ChooseSale):
        return legal[:1]  # the proposed sales
    own = [action for action in legal if isinstance(action, step.accepts)]
    rated = _rated(s, step, own)
    if rated is None:
        return bot_of(s, step.seat).shortlist(s, step, legal)[:FEW]
    return [own[n] for n in sorted(range(len(own)), key=lambda n: -rated[n])][:FEW]


def others(s: MerchantsCove, step: Choice[MerchantsCove]) -> Sequence[Action]:
    """Return further candidates for the deeper levels, unordered."""
    return bot_of(s, step.seat).others(s, step)


def _turns(s: MerchantsCove, step: TakeTurn, legal: list[Action]) -> list[Action]:
    """Order free actions that cost nothing, then action spaces by worth for their hours, then the rest.

    If several workers could move, the one that leaves the best space does. Of the Halls only the best counts.
    """
    seat = step.seat
    workers = s.players[seat].workers
    goes = max(range(len(workers)), key=lambda n: _leaves(s, seat, workers[n])) if len(workers) > 1 else 0
    works: list[tuple[float, int]] = []
    hires: list[tuple[float, int]] = []
    sponsors: list[tuple[float, int]] = []
    asides = []
    for n, action in enumerate(legal):
        match action:
            case Work(space, worker):
                if worker == goes:
                    works.append((_own(s, seat, space), -n))
            case Hire(place, worker):
                if worker == goes:
                    hires.append((_hire(s, seat, place), -n))
            case Sponsor(hall, worker):
                if worker == goes:
                    sponsors.append((_sponsor(s, seat, hall), -n))
            case _:
                asides.append(action)
    hires.sort(reverse=True)
    best = sorted([*works, *hires[:_HIRES], *([max(sponsors)] if sponsors else ())], reverse=True)
    found = [legal[-n] for _, n in best]
    if not asides:
        return found
    gifts = [action for action in asides if isinstance(action, bot_of(s, seat).gifts)]
    others = [action for action in asides if action not in gifts]
    return [*gifts, *found, *bot_of(s, seat).shortlist(s, step, others)]


def _leaves(s: MerchantsCove, seat: int, space: int) -> float:
    """Return the worth of an action space that becomes free again."""
    if space == NOBODY:
        return -eval_features.HOUR
    if space == HIRE:
        return max((_hire(s, seat, place) for place in range(len(s.town))), default=0.0)
    if space == SPONSOR:
        return max(_sponsor(s, seat, hall) for hall in range(len(s.halls)))
    return _own(s, seat, space)


def _own(s: MerchantsCove, seat: int, space: int) -> float:
    """Return the worth of a merchant's own action space, less its hours."""
    hours = merchant(s, seat).spaces[space].hours
    return bot_of(s, seat).worth(s, seat, space) - eval_features.cost(s, seat, hours)


def _sponsor(s: MerchantsCove, seat: int, hall: int) -> float:
    """Return the worth of sponsoring a Hall, less its hours."""
    return sponsored(s, hall) - eval_features.cost(s, seat, SPONSORING.hours)


def _hire(s: MerchantsCove, seat: int, place: int) -> float:
    """Return the worth of hiring a Townsperson, less the hours: icons, ability on hire, staff place."""
    card, days = s.town[place], box.START.days - s.day
    brings = eval_features.icons(s, box.FOLK_ICONS[card]) + DOES[box.TOWNSFOLK[card].does] + 2.0 * days
    return brings - eval_features.cost(s, seat, COSTS[place])


def _rated(s: MerchantsCove, step: Choice[MerchantsCove], legal: list[Action]) -> list[float] | None:
    """Rate each action of a Harbour choice, in gold; None for a merchant's own choices."""
    seat = step.seat
    match legal[0]:
        case Load():
            return [_loaded(s, seat, action) for action in legal]
        case Dock() | Rob() | PutBack() | Swap():
            return [_stakes(s, seat, *_moved(s, step, action)) for action in legal]
        case LetCome() | UseHand():
            cost = eval_features.card_costs(s)
            return [-cost if isinstance(action, UseHand) else 0.0 for action in legal]
        case PutStaff():
            return [-float(action.place) for action in legal if isinstance(action, PutStaff)]
        case Clean() | LoadNow() | Decline():
            return [_folk(action) for action in legal]
        case TakeGood():
            each = eval_features.prices(s)
            return [each[good(a.colour)] if isinstance(a, TakeGood) else 0.0 for a in legal]
        case Discard():
            shelf = s.players[seat].shelf
            return [
                -eval_features.likely(s, shelf[action.place])
                for action in legal
                if isinstance(action, Discard)
            ]
    return None


def _folk(action: Action) -> float:
    """Rate an ability: discard the worst Corruption cards; use an ability rather than decline it."""
    if isinstance(action, Clean):
        icons = box.CORRUPTION_ICONS[action.card]
        return float(3 * icons[4] - sum(icons[:4]))
    return 0.5 if isinstance(action, LoadNow) else 0.0


def _stakes(s: MerchantsCove, seat: int, boats: Boats, berths: tuple[int, ...]) -> float:
    """Return the gold expected for the seat's shelf with these boats, less that of the best opponent.

    The boats of `s` are replaced during the calculation and restored: copies would take longer than all else.
    """
    before = s.boats, s.berths
    s.boats, s.berths = boats, berths
    each = eval_features.prices(s)
    s.boats, s.berths = before
    sums = [sum([each[ware] for ware in p.shelf]) for p in s.players]
    own = sums.pop(seat)
    return own - max(sums)


def _loaded(s: MerchantsCove, seat: int, action: Action) -> float:
    """Rate a boat for the drawn Adventurer; if that fills the boat, with its best berth."""
    assert isinstance(action, Load)
    boat, boats, free = action.boat, boarded(s.boats, action.boat, s.drawn), free_berths(s, action.boat)
    if len(boats[boat]) < SEATS or not free:
        return _stakes(s, seat, boats, s.berths)
    return max(_stakes(s, seat, boats, moored(s.berths, boat, berth)) for berth in free)


def _moved(s: MerchantsCove, step: Choice[MerchantsCove], action: Action) -> tuple[Boats, tuple[int, ...]]:
    """Return boats and berths after docking, or after Adventurers moved between boats or into the bag."""
    boats, berths = s.boats, s.berths
    match action:
        case Dock(berth) if isinstance(step, ChooseBerth):
            berths = moored(berths, step.boat, berth)
        case Rob(who, boat):
            boats = boarded(unboarded(boats, boat_of(s, who), who), boat, who)
        case PutBack(who):
            boats = unboarded(boats, boat_of(s, who), who)
        case Swap(one, other):
            first, second = boat_of(s, one), boat_of(s, other)
            boats = unboarded(unboarded(boats, first, one), second, other)
            boats = boarded(boarded(boats, first, other), second, one)
    return boats, berths
