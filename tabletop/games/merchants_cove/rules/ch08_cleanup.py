"""MC-8: Cleanup: boats go home, and the next day is prepared."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import (
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.harbour import (
    BOATS,
    at_sea,
)
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch16_peddler import gather
from tabletop.games.merchants_cove.rules.supply import leave, put_into, refill
from tabletop.games.merchants_cove.state import (
    NOBODY,
    ROGUE,
    MerchantsCove,
)

_DAYS = box.START.days


@frozen
class MatchEnded(GameEvent):
    """MC-9.1: the match is over, and everything is scored."""

    def line(self) -> LogLine:
        return LogLine(translate("merchants_cove", "The match is over"), -1, (), "MC-9.1")


@frozen
class Cleanup(Step[MerchantsCove]):
    """MC-8: boats go home; after the third day the match ends (MC-8.8)."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        for boat in BOATS:
            if at_sea(s, boat):
                send_home(s, boat, tell)
        clear_piers(s, tell)
        if s.peddler != NOBODY:
            gather(s, tell)
        if s.day < _DAYS:
            from tabletop.games.merchants_cove.rules.ch03_day import Day  # the next one begins again

            reset_for_next_day(s, tell)
            push_steps(s, Day())
        else:
            tell(s, MatchEnded())


# MC-8.1: boats at sea


def people_line(text: Text, boat: int, people: tuple[int, ...], rule: str) -> LogLine:
    """Return the log line about the people of a boat."""
    names = phrases.joined([phrases.adventurer(who) for who in people])
    keys = tuple(f"who:{who}" for who in people)
    return LogLine(text.fill(boat=phrases.boat(boat), people=names), -1, keys, rule)


@frozen
class SentHome(GameEvent):
    """MC-8.1: the Customers of a boat at sea went to their Halls, its Rogues to the Lair."""

    boat: int
    adventurers: tuple[int, ...]

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Home from the {boat}: {people}")
        return people_line(text, self.boat, self.adventurers, "MC-8.1")


def send_home(s: MerchantsCove, boat: int, tell: Tell) -> None:
    """MC-8.1: send the Customers of a boat at sea to their Halls, its Rogues to the Lair."""
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
    tell(s, SentHome(boat, home))


# MC-8.2, MC-8.3: those ashore


@frozen
class Cleared(GameEvent):
    """MC-8.2: this number of docked Adventurers went back into the bag."""

    adventurers: int

    def line(self) -> LogLine | None:
        text = translate("merchants_cove", "%n docked Adventurer(s) go back into the bag")
        return LogLine(text.count(self.adventurers), -1, (), "MC-8.2") if self.adventurers else None


def clear_piers(s: MerchantsCove, tell: Tell) -> None:
    """MC-8.2, MC-8.3: put docked Adventurers back into the bag, and all boats to sea."""
    docked = [who for boat in BOATS if not at_sea(s, boat) for who in s.boats[boat]]
    s.bag = put_into(s.bag, *docked)
    s.boats, s.berths = ((),) * len(BOATS), (NOBODY,) * len(s.berths)
    tell(s, Cleared(len(docked)))


# MC-8.4 to MC-8.6: the next day


@frozen
class TownLeft(GameEvent):
    """MC-8.6: a card left the Town Square."""

    card: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{card} leaves the Town Square")
        text = text.fill(card=phrases.townsperson(self.card))
        return LogLine(text, -1, (f"folk:{self.card}",), "MC-8.6")


def reset_for_next_day(s: MerchantsCove, tell: Tell) -> None:
    """MC-8.4 to MC-8.6: reset Timepieces, staff and boards, and change the Town Square."""
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
        tell(s, TownLeft(leave_first(s)))
        refill(s, tell)


def leave_first(s: MerchantsCove) -> int:
    """MC-8.6: remove the card on the first place of the Town Square from the match."""
    card = leave(s, 0)
    s.town_gone += (card,)
    return card
