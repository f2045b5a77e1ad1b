"""MC-6: Load the Boats, docking, and the Robbers (MC-10.3)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import events, phrases
from tabletop.games.merchants_cove.actions import Decline, Dock, Load, Rob
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.goods import draw_from
from tabletop.games.merchants_cove.rules.harbour import (
    BERTHS,
    BOATS,
    at_sea,
    boat_of,
    free_berths,
    free_seats,
    loadable,
    moor,
    put,
    side,
    take_out,
)
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, MerchantsCove


@frozen
class LoadBoats(Step):
    """MC-6.1, MC-6.2: draw an Adventurer, if any boat at sea has a free seat."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        boats = loadable(s)
        if not boats or not s.bag:
            tell(s, events.NobodyCame(self.seat, full=not boats))
            return
        s.drawn, s.bag = draw_from(s, s.bag)
        tell(s, events.Drawn(self.seat, s.drawn))
        push_steps(s, ChooseBoat(self.seat))


@frozen
class ChooseBoat(GameChoice):
    """MC-6.2: put the drawn Adventurer into a boat at sea."""

    rule = "MC-6.2"
    rules = ("MC-6.2", "MC-6.3", "MC-1.5")
    accepts = (Load,)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Load the Boats: choose a boat for the {adventurer}.")
        return text.fill(adventurer=phrases.adventurer(s.drawn))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:  # noqa: ARG002
        return (Load(boat) for boat in BOATS)

    def forbids(self, s: MerchantsCove, action: Load) -> No | None:
        return no_seat(s, action.boat, "MC-6.2")

    def apply(self, s: MerchantsCove, action: Load, tell: Tell) -> None:
        adventurer, s.drawn = s.drawn, NOBODY
        put(s, action.boat, adventurer)
        tell(s, events.Loaded(self.seat, adventurer, action.boat))
        if robs(s, adventurer, action.boat):
            push_steps(s, Robbers(self.seat, action.boat))
        else:
            push_steps(s, CheckDock(self.seat, action.boat))


def no_seat(s: MerchantsCove, boat: int, rule: str) -> No | None:
    """Refuses a boat that nobody can board; None if somebody can."""
    if not at_sea(s, boat):
        text = translate("merchants_cove", "Nobody boards the {boat}: it's docked.")
        return No(rule, lambda: text.fill(boat=phrases.boat(boat)))
    if not free_seats(s, boat):
        text = translate("merchants_cove", "Nobody boards the {boat}: all its seats are taken.")
        return No(rule, lambda: text.fill(boat=phrases.boat(boat)))
    return None


def robs(s: MerchantsCove, adventurer: int, boat: int) -> bool:
    """MC-10.3: True if the newcomer is a Rogue who may move a Customer of the boat to another one."""
    if s.rogue != box.ROBBERS or box.COLOURS[adventurer] != ROGUE:
        return False
    customers = [who for who in s.boats[boat] if box.COLOURS[who] != ROGUE]
    return bool(customers) and any(other != boat for other in loadable(s))


@frozen
class Robbers(GameChoice):
    """MC-10.3: the seat may move one Customer from the Rogue's boat to another boat at sea."""

    rule = "MC-10.3"
    accepts = (Rob, Decline)
    seat: int
    boat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        text = translate(
            "merchants_cove", "Robbers: move a Customer from the {boat} to another boat, or don't."
        )
        return text.fill(boat=phrases.boat(self.boat))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        yield from (Rob(who, other) for who in s.boats[self.boat] for other in BOATS)
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Rob | Decline) -> No | None:
        if isinstance(action, Decline):
            return None
        if action.adventurer not in s.boats[self.boat]:
            text = translate("merchants_cove", "Robbers move somebody from the {boat} only.")
            return No("MC-10.3", lambda: text.fill(boat=phrases.boat(self.boat)))
        if box.COLOURS[action.adventurer] == ROGUE:
            text = translate("merchants_cove", "Robbers move Customers only, and this is a {adventurer}.")
            return No("MC-10.3", lambda: text.fill(adventurer=phrases.adventurer(action.adventurer)))
        if action.boat == self.boat:
            text = translate("merchants_cove", "The {adventurer} sits in the {boat} already.")
            return No(
                "MC-10.3",
                lambda: text.fill(
                    adventurer=phrases.adventurer(action.adventurer), boat=phrases.boat(action.boat)
                ),
            )
        return no_seat(s, action.boat, "MC-10.3")

    def apply(self, s: MerchantsCove, action: Rob | Decline, tell: Tell) -> None:
        if isinstance(action, Rob):
            take_out(s, self.boat, action.adventurer)
            put(s, action.boat, action.adventurer)
            tell(s, events.Moved(self.seat, action.adventurer, action.boat))
            push_steps(s, CheckDock(self.seat, self.boat), CheckDock(self.seat, action.boat))
        else:
            push_steps(s, CheckDock(self.seat, self.boat))


@frozen
class CheckDock(Step):
    """MC-6.3, MC-1.5: a full boat docks if its side has a free berth."""

    seat: int
    boat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        if free_seats(s, self.boat) or not at_sea(s, self.boat):
            return
        berths = free_berths(s, self.boat)
        if not berths:
            tell(s, events.StaysAtSea(self.seat, self.boat))
        elif len(berths) == 1:
            dock(s, self.seat, self.boat, berths[0], tell)
        else:
            push_steps(s, ChooseBerth(self.seat, self.boat))


def dock(s: MerchantsCove, seat: int, boat: int, berth: int, tell: Tell, rule: str = "MC-6.3") -> None:
    """Docks a boat; the fourth one causes the end of Production (MC-4.5)."""
    moor(s, boat, berth)
    if NOBODY not in s.berths and not s.market:
        s.full = True
    tell(s, events.Docked(seat, boat, berth, rule))


@frozen
class ChooseBerth(GameChoice):
    """MC-6.3: the seat chooses a berth, since both berths of the boat's side are free."""

    rule = "MC-6.3"
    rules = ("MC-6.3", "MC-1.4", "MC-1.5")
    accepts = (Dock,)
    seat: int
    boat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "The {boat} is full: choose its berth.").fill(
            boat=phrases.boat(self.boat)
        )

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:  # noqa: ARG002
        return (Dock(berth) for berth in range(4))

    def forbids(self, s: MerchantsCove, action: Dock) -> No | None:
        if action.berth not in BERTHS[side(self.boat)]:
            text = translate("merchants_cove", "The {boat} docks on its own side, not at the {berth}.")
            return No(
                "MC-1.5", lambda: text.fill(boat=phrases.boat(self.boat), berth=phrases.berth(action.berth))
            )
        if s.berths[action.berth] != NOBODY:
            text = translate("merchants_cove", "The {berth} is taken by the {boat}.")
            return No(
                "MC-1.3",
                lambda: text.fill(
                    berth=phrases.berth(action.berth), boat=phrases.boat(s.berths[action.berth])
                ),
            )
        return None

    def apply(self, s: MerchantsCove, action: Dock, tell: Tell) -> None:
        dock(s, self.seat, self.boat, action.berth, tell)


def who_sits(s: MerchantsCove, adventurer: int, rule: str) -> No | None:
    """Refuses an Adventurer that is not in a boat at sea; None if it is."""
    boat = boat_of(s, adventurer)
    if boat == NOBODY:
        text = translate("merchants_cove", "This {adventurer} isn't in a boat.")
        return No(rule, lambda: text.fill(adventurer=phrases.adventurer(adventurer)))
    if not at_sea(s, boat):
        text = translate("merchants_cove", "This {adventurer} is ashore: the {boat} is docked.")
        return No(rule, lambda: text.fill(adventurer=phrases.adventurer(adventurer), boat=phrases.boat(boat)))
    return None
