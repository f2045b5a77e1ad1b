"""MC-14: evaluates the Captain's board, and orders its actions. Used by the bots."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.bot.eval_features import prices, worth_its_hours
from tabletop.games.merchants_cove.bot.merchant_bot import MerchantBot
from tabletop.games.merchants_cove.merchants.captain import components as box
from tabletop.games.merchants_cove.merchants.captain.ch14_recall import (
    NameWreck,
    Recalling,
    RecallShip,
    RecallShips,
    UseDiver,
)
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import (
    FleeHome,
    Sailing,
    SailShip,
    SailShips,
    SpinAgain,
    UseLookout,
    WeatherSquall,
    shop,
)
from tabletop.games.merchants_cove.merchants.captain.components import ANY, SITES, steps_to, zone
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR, Fleet, at_sea
from tabletop.games.merchants_cove.rules.ch05_ending import Done
from tabletop.games.merchants_cove.state import MerchantsCove

_AT_SEA, _MASK = 0.5, 4.0
"""Share of a Good's price that counts if a ship is at its site; gold that a Corruption card costs."""
_RECALLED, _OUT = 0.95, 0.5
"""The same share during a Recall; and gold for each step that a ship is from the Harbour."""
_FULL_FLEET = 3
"""Number of ships from which a Recall is worth its hours in full."""
STEP = 1.6
"""Gold that a step of a ship is expected to bring."""
Prices = tuple[float, ...]
"""The expected price of each Good."""
_MEAN = sum(box.COMPASS) / len(box.COMPASS)


def estimate(s: MerchantsCove, seat: int) -> float:
    """Estimate the board in gold: the Goods at the ships' sites, and their distance from the Harbour."""
    mine, each = shop(s, seat), prices(s)
    recalling = any(isinstance(step, Recalling | RecallShips) for step in s.flow)
    part = _RECALLED if recalling else _AT_SEA
    sailing = next((step for step in s.flow if isinstance(step, Sailing | SailShips)), None)
    hoped = STEP * (sailing.steps + _MEAN * sailing.spins) if sailing else 0.0
    sites = [mine.ships[ship] for ship in at_sea(mine)]
    return hoped + sum(part * found(each, mine, site) + _OUT * zone(site) for site in sites)


def found(each: Prices, mine: Fleet, site: int) -> float:
    """Return the worth of a site at these prices; 0 if it is emptied."""
    if not mine.goods[site]:
        return 0.0
    one = SITES[site]
    colours = range(4) if one.colour == ANY else (one.colour,)
    return max(each[state.good(colour, large=one.large)] for colour in colours) - _MASK * one.corruption


def worth(s: MerchantsCove, seat: int, space: int) -> float:
    """Return the gold that going to one of the action spaces is expected to bring."""
    mine, each = shop(s, seat), prices(s)
    if space == box.RECALL:
        cargo = [found(each, mine, mine.ships[ship]) for ship in at_sea(mine)]
        laden = sum(price > 0 for price in cargo)
        return sum(cargo) * worth_its_hours(s, seat, laden, _FULL_FLEET)
    steps = float(box.STEPS) if space == box.ROW else 1.7 * _MEAN
    return STEP * steps * _AT_SEA + (0.5 if space == box.SAIL else 0.0)


def shortlist(s: MerchantsCove, step: Choice[MerchantsCove], legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first."""
    mine, each = shop(s, step.seat), prices(s)

    def merit(action: Action) -> float:
        match action:
            case SpinAgain() | UseLookout():
                return 99.0
            case SailShip(ship, site):
                here = mine.ships[ship]
                now = 0.0 if here == HARBOUR else found(each, mine, here)
                assert isinstance(step, SailShips)
                return (found(each, mine, site) - now + 0.4 * zone(site)) / max(steps_to(mine, ship, site), 1)
            case FleeHome(ship):
                return _MASK - found(each, mine, mine.ships[ship]) - 2.0 * zone(mine.ships[ship])
            case WeatherSquall():
                return 0.0
            case RecallShip(ship):
                return found(each, mine, mine.ships[ship])
            case NameWreck(colour):
                return each[state.good(colour, large=True)]
            case UseDiver(colour):
                return 50 + each[state.good(colour, large=True)] - each[state.good(colour)]
            case Done():
                return 0.01
        return 0.0

    return sorted(_apart(mine, legal), key=merit, reverse=True)[:6]


def others(s: MerchantsCove, step: Choice[MerchantsCove]) -> list[Action]:
    """Return further candidates: every possible move of a ship."""
    return _apart(shop(s, step.seat), step.legal_actions(s)) if isinstance(step, SailShips) else []


def _apart(mine: Fleet, legal: list[Action]) -> list[Action]:
    """Return these actions without those of ships that are equal to an earlier one."""
    return [action for action in legal if not (isinstance(action, SailShip) and _alike(mine, action.ship))]


def _alike(mine: Fleet, ship: int) -> bool:
    """Return True if this ship and an earlier one are both in the Harbour, where they can do the same."""
    return mine.ships[ship] == HARBOUR and HARBOUR in mine.ships[:ship]


def bot() -> MerchantBot:
    """Return the functions by which bots evaluate and play this board."""
    return MerchantBot(estimate=estimate, worth=worth, shortlist=shortlist, others=others)
