"""MC-3, MC-8: the three days, each with Arrival, Production, Market and Cleanup."""

from __future__ import annotations

from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import events
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.goods import draw_from, put_into
from tabletop.games.merchants_cove.rules.harbour import BOATS, at_sea, put
from tabletop.games.merchants_cove.rules.market import Market
from tabletop.games.merchants_cove.rules.peddler import PeddlerArrives, PeddlerTurn, gather
from tabletop.games.merchants_cove.rules.progress import EndTurn, active
from tabletop.games.merchants_cove.rules.town import leave, refill
from tabletop.games.merchants_cove.rules.turn import TakeTurn
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, MerchantsCove

_DAYS = box.START.days


@frozen
class Day(Step):
    """MC-3.1: starts the next day."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        s.day += 1
        tell(s, events.DayBegan(s.day))
        peddler = (PeddlerArrives(),) if s.peddler != NOBODY else ()
        push_steps(s, Arrival(), *peddler, NextTurn(), Market(), Cleanup())


@frozen
class Arrival(Step):
    """MC-3.2: puts two Adventurers into every boat, the left outer one first."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        for boat in BOATS:
            came = []
            for _ in range(min(box.BOARD.boats.arrive, len(s.bag))):
                who, s.bag = draw_from(s, s.bag)
                came.append(who)
            put(s, boat, *came)
            tell(s, events.Arrived(boat, tuple(came)))


@frozen
class NextTurn(Step):
    """MC-4.6, MC-4.7: gives the turn to the last on the Clock, until all are at the Market token."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        seat = active(s)
        if seat == NOBODY:
            return
        turn = PeddlerTurn() if seat == s.peddler else TakeTurn(seat)
        push_steps(s, turn, EndTurn(), NextTurn())


@frozen
class Cleanup(Step):
    """MC-8: boats go home; after the third day the match ends (MC-8.8)."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        for boat in BOATS:
            if at_sea(s, boat):
                send_home(s, boat, tell)
        docked = [who for boat in BOATS if not at_sea(s, boat) for who in s.boats[boat]]
        s.bag = put_into(s.bag, *docked)
        s.boats, s.berths = ((),) * len(BOATS), (NOBODY,) * len(s.berths)
        tell(s, events.Cleared(len(docked)))
        if s.peddler != NOBODY:
            gather(s, tell)
        if s.day < _DAYS:
            overnight(s, tell)
            push_steps(s, Day())
        else:
            tell(s, events.MatchEnded())


def send_home(s: MerchantsCove, boat: int, tell: Tell) -> None:
    """MC-8.1: sends the Customers of a boat at sea to their Halls, its Rogues to the Lair."""
    home = s.boats[boat]
    if not home:
        return
    halls = [list(hall) for hall in s.halls]
    for who in home:
        colour = box.COLOURS[who]
        if colour == ROGUE:
            s.lair = put_into(s.lair, who)
        else:
            halls[colour].append(who)
    s.halls = tuple(tuple(sorted(hall)) for hall in halls)
    s.boats = (*s.boats[:boat], (), *s.boats[boat + 1 :])
    tell(s, events.SentHome(boat, home))


def overnight(s: MerchantsCove, tell: Tell) -> None:
    """MC-8.4 to MC-8.6: resets Timepieces, staff and boards, and changes the Town Square."""
    s.stack = tuple(
        sorted(s.stack, key=lambda seat: s.players[seat].hour * (-1 if s.flags.furthest_below else 1))
    )
    s.market = 0
    for seat, p in enumerate(s.players):
        p.hour = 1
        p.used = ()
        if seat != s.peddler:
            merchant(s, seat).cleanup(s, seat, tell)
    if s.town:
        tell(s, events.TownLeft(leave_first(s)))
        refill(s, tell)


def leave_first(s: MerchantsCove) -> int:
    """MC-8.6: removes the card on the first place of the Town Square from the match."""
    card = leave(s, 0)
    s.town_gone += (card,)
    return card
