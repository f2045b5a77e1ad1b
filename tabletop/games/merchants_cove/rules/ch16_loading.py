"""MC-16.13 to MC-16.17, MC-16.28: the Peddler at the icons of the Clock."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.rules import (
    Said,
    Step,
    Tell,
    ignore_event,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.component_schema import PeddlerCard
from tabletop.games.merchants_cove.harbour import (
    BERTHS,
    depth,
    free_berths,
    free_seats,
    loadable,
    put,
    side,
)
from tabletop.games.merchants_cove.rules import ch16_reasons as reasons
from tabletop.games.merchants_cove.rules.ch06_boats import Drawn, Loaded, NobodyCame, StaysAtSea, dock
from tabletop.games.merchants_cove.rules.supply import draw_from, use_hand
from tabletop.games.merchants_cove.state import (
    NOBODY,
    ROGUE,
    MerchantsCove,
    Stall,
    colour_of,
)

# MC-16.6: its board


def stall(s: MerchantsCove) -> Stall:
    """Return the Peddler's Shop board, in a match in which it plays."""
    shop = s.players[s.peddler].shop
    assert isinstance(shop, Stall)
    return shop


def tell_why(s: MerchantsCove, tell: Tell, rule: str, why: Callable[[], Text]) -> None:
    """Emit the Peddler's reason; the text is built only if someone listens."""
    if tell is not ignore_event:
        tell(s, Said(s.peddler, rule, why()))


def halves(s: MerchantsCove) -> tuple[int, int]:
    """MC-16.6: return the two cards whose inner halves are the action: first the action, then the location.

    The new card is the left one, so its right half is the inner one, with the action. By an option cards are
    printed the other way round.
    """
    board = stall(s)
    return (board.right, board.left) if s.flags.mirrored else (board.left, board.right)


def where(s: MerchantsCove) -> PeddlerCard:
    """Return the card whose inner half shows multiplier and location."""
    return box.PEDDLER_CARDS[halves(s)[1]]


# MC-16.13: an icon


@frozen
class PeddlerIcon(Step[MerchantsCove]):
    """MC-16.13: with few Goods it uses a Clock Hand; else it loads the boats, twice at a double icon."""

    loads: int
    hand: bool

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        goods = len(s.players[s.peddler].shelf)
        if self.hand:
            few = goods <= box.PEDDLER.few
            tell_why(s, tell, "MC-16.13", lambda: reasons.hand(goods, few=few))
            if few:
                use_hand(s, s.peddler, tell, "MC-16.13")
                return
        push_steps(s, *(PeddlerLoads(),) * self.loads)


@frozen
class PeddlerLoads(Step[MerchantsCove]):
    """MC-16.28: chooses an Adventurer, then a boat, then a berth."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        boats = loadable(s)
        if not boats:
            tell(s, NobodyCame(s.peddler, full=True, rule="MC-16.28"))
            return
        who = choose_adventurer(s, tell)
        if who == NOBODY:
            tell(s, NobodyCame(s.peddler, full=False, rule="MC-16.28"))
            return
        boat = choose_boat(s, boats, tell)
        put(s, boat, who)
        s.drawn = NOBODY
        tell(s, Loaded(s.peddler, who, boat, "MC-16.15"))
        if not free_seats(s, boat):
            peddler_docks(s, boat, tell)


# MC-16.14: the Adventurer


def choose_adventurer(s: MerchantsCove, tell: Tell) -> int:
    """MC-16.14: draw a Customer in the pool for its Goods from right to left, else a Rogue, else the bag.

    -1 if there is nobody to draw.
    """
    board = stall(s)
    shelf = reversed(s.players[s.peddler].shelf)
    good = next((good for good in shelf if _in_pool(board, colour_of(good)) != NOBODY), NOBODY)
    none = not s.players[s.peddler].shelf
    if good != NOBODY:
        tell_why(s, tell, "MC-16.14", lambda: reasons.for_good(good, colour_of(good)))
        who = _in_pool(board, colour_of(good))
    elif (who := _in_pool(board, ROGUE)) != NOBODY:
        tell_why(s, tell, "MC-16.14", lambda: reasons.pool_rogue(no_goods=none))
    elif not s.bag:
        tell_why(s, tell, "MC-16.14", lambda: reasons.nobody(no_goods=none))
        return NOBODY
    else:
        tell_why(s, tell, "MC-16.14", lambda: reasons.from_bag(no_goods=none))
        who, s.bag = draw_from(s, s.bag)
        s.drawn = who
        tell(s, Drawn(s.peddler, who, "MC-16.14"))
        return who
    board.pool = tuple(each for each in board.pool if each != who)
    return who


def _in_pool(board: Stall, colour: int) -> int:
    return next((who for who in board.pool if box.COLOURS[who] == colour), NOBODY)


# MC-16.15, MC-16.16: the boat and the berth


def choose_boat(s: MerchantsCove, boats: list[int], tell: Tell) -> int:
    """MC-16.15, MC-16.25: choose the outermost or innermost boat of the card's half, else of the other."""
    card = where(s)
    half = int(card.side == "right")
    own = [boat for boat in boats if side(boat) == half]
    pick = min if card.depth == "outer" else max
    boat = pick(own or boats, key=depth)
    tell_why(s, tell, "MC-16.15", lambda: reasons.boat(card, boat, other_half=not own))
    return boat


def peddler_docks(s: MerchantsCove, boat: int, tell: Tell) -> None:
    """MC-16.16, MC-16.26: dock at the outer or inner berth of the boat's side; if taken, at the other one."""
    free = free_berths(s, boat)
    if not free:
        tell(s, StaysAtSea(s.peddler, boat, "MC-16.26"))
        return
    card = where(s)
    berths = BERTHS[side(boat)]
    meant = berths[0] if card.depth == "outer" else berths[1]
    berth = meant if meant in free else free[0]
    tell_why(s, tell, "MC-16.16", lambda: reasons.berth(card, berth, meant))
    dock(s, s.peddler, boat, berth, tell, "MC-16.16")
