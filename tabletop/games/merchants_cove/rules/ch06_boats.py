"""MC-6: Load the Boats, docking, and the Robbers (MC-10.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    ignore_event,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Piece, Zone
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import marks, phrases
from tabletop.games.merchants_cove.art import thumbs
from tabletop.games.merchants_cove.harbour import (
    BERTHS,
    BOATS,
    PIER_OF,
    SEATS,
    aboard,
    adventurers_at,
    at_sea,
    boat_of,
    fetched,
    free_berths,
    free_seats,
    loadable,
    moored,
    put,
    side,
    take_out,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Decline
from tabletop.games.merchants_cove.rules.supply import draw_from
from tabletop.games.merchants_cove.state import (
    NOBODY,
    ROGUE,
    Adventurer,
    Boat,
    Four,
    MerchantsCove,
)

# MC-6.1, MC-6.2: drawing and boarding


@frozen
class Drawn(GameEvent):
    """MC-6.2: an Adventurer was drawn from the bag for a boat."""

    seat: int
    adventurer: int
    rule: str = field(default="MC-6.2", compare=False)
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Draws from the bag: {adventurer}")
        text = text.fill(adventurer=phrases.adventurer(self.adventurer))
        return LogLine(text, self.seat, (f"who:{self.adventurer}",), self.rule)


@frozen
class NobodyCame(GameEvent):
    """MC-6.1, MC-6.2: nothing is loaded: no boat has a free seat (`full`), or the bag is empty.

    `rule`: "" for one of these two rules.
    """

    seat: int
    full: bool
    rule: str = field(default="", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The bag is empty: nobody comes")
        if self.full:
            text = translate("merchants_cove", "No boat at sea has a free seat: nobody comes")
        return LogLine(text, self.seat, (), self.rule or ("MC-6.1" if self.full else "MC-6.2"))


@frozen
class LoadBoats(Step[MerchantsCove]):
    """MC-6.1, MC-6.2: draw an Adventurer, if any boat at sea has a free seat."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        boats = loadable(s)
        if not boats or not s.bag:
            tell(s, NobodyCame(self.seat, full=not boats))
            return
        s.drawn, s.bag = draw_from(s, s.bag)
        tell(s, Drawn(self.seat, s.drawn))
        push_steps(s, ChooseBoat(self.seat))


@frozen
class Loaded(GameEvent):
    """MC-6.2: an Adventurer came into a boat."""

    seat: int
    adventurer: int
    boat: int
    rule: str = field(default="MC-6.2", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The {adventurer} boards the {boat}")
        text = text.fill(adventurer=phrases.adventurer(self.adventurer), boat=phrases.boat(self.boat))
        return LogLine(text, self.seat, (f"who:{self.adventurer}",), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "loaded {things} into town boats")
        return Headline(self.seat, "loaded", 5, did, (phrases.counted_adventurer(self.adventurer),))


@frozen
class Load(GameAction[MerchantsCove]):
    """MC-6.2: put the drawn Adventurer into a boat."""

    boat: Boat

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Board the {boat}").fill(boat=phrases.boat(self.boat))

    def short_label(self, _s: MerchantsCove) -> Text:
        return phrases.boat(self.boat)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        return boarding_text(s, right_after(s, self), step.seat, self.boat)

    def gesture(self, v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"who:{v.drawn}", f"boat:{self.boat}")

    def thumb(self, v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return boat_face(v, self.boat)

    def marks(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Iterable[Piece | Zone]:
        after = right_after(v, self)
        check_docks(after)
        return marks.docking(v, after, step.seat) if after.berths != v.berths else ()


def boat_face(v: MerchantsCove, boat: int) -> Face:
    """Return the face of a boat with its people."""
    return thumbs.Boat(tuple(box.COLOURS[who] for who in v.boats[boat]))


@frozen
class ChooseBoat(OwnTurnChoice):
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

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        return [Load(boat) for boat in loadable(s)]

    def forbids(self, s: MerchantsCove, action: Load) -> No | None:
        return no_seat(s, action.boat, "MC-6.2")

    def apply(self, s: MerchantsCove, action: Load, tell: Tell) -> None:
        adventurer, s.drawn = s.drawn, NOBODY
        put(s, action.boat, adventurer)
        tell(s, Loaded(self.seat, adventurer, action.boat))
        if robs(s, adventurer, action.boat):
            push_steps(s, Robbers(self.seat, action.boat))
        else:
            push_steps(s, CheckDock(self.seat, action.boat))


def no_seat(s: MerchantsCove, boat: int, rule: str) -> No | None:
    """Refuse a boat that nobody can board; None if somebody can."""
    if not at_sea(s, boat):
        text = translate("merchants_cove", "Nobody boards the {boat}: it's docked.")
        return No(rule, lambda: text.fill(boat=phrases.boat(boat)))
    if not free_seats(s, boat):
        text = translate("merchants_cove", "Nobody boards the {boat}: all its seats are taken.")
        return No(rule, lambda: text.fill(boat=phrases.boat(boat)))
    return None


def who_sits(s: MerchantsCove, adventurer: int, rule: str) -> No | None:
    """Refuse an Adventurer that is not in a boat at sea; None if it is."""
    boat = boat_of(s, adventurer)
    if boat == NOBODY:
        text = translate("merchants_cove", "This {adventurer} isn't in a boat.")
        return No(rule, lambda: text.fill(adventurer=phrases.adventurer(adventurer)))
    if not at_sea(s, boat):
        text = translate("merchants_cove", "This {adventurer} is ashore: the {boat} is docked.")
        return No(rule, lambda: text.fill(adventurer=phrases.adventurer(adventurer), boat=phrases.boat(boat)))
    return None


# MC-10.3: Robbers


def robs(s: MerchantsCove, adventurer: int, boat: int) -> bool:
    """MC-10.3: return True if the newcomer is a Rogue who may move a Customer of the boat to another one."""
    if s.rogue != box.ROBBERS or box.COLOURS[adventurer] != ROGUE:
        return False
    customers = [who for who in s.boats[boat] if box.COLOURS[who] != ROGUE]
    return bool(customers) and any(other != boat for other in loadable(s))


@frozen
class Moved(GameEvent):
    """MC-10.3: an Adventurer moved to another boat."""

    seat: int
    adventurer: int
    boat: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Robbers: the {adventurer} moves to the {boat}")
        text = text.fill(adventurer=phrases.adventurer(self.adventurer), boat=phrases.boat(self.boat))
        return LogLine(text, self.seat, (f"who:{self.adventurer}",), "MC-10.3")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "let Robbers move {things}")
        return Headline(self.seat, "robbed", 8, did, (phrases.counted_adventurer(self.adventurer),))


@frozen
class Rob(GameAction[MerchantsCove]):
    """MC-10.3: move a Customer of the Rogue's boat to another boat."""

    adventurer: Adventurer
    boat: Boat

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Move the {adventurer} to the {boat}")
        return text.fill(adventurer=phrases.adventurer(self.adventurer), boat=phrases.boat(self.boat))

    def short_label(self, _s: MerchantsCove) -> Text:
        return phrases.boat(self.boat)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        return boarding_text(s, right_after(s, self), step.seat, self.boat)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"who:{self.adventurer}", f"boat:{self.boat}")

    def thumb(self, v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return boat_face(v, self.boat)


@frozen
class Robbers(OwnTurnChoice):
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
            tell(s, Moved(self.seat, action.adventurer, action.boat))
            push_steps(s, CheckDock(self.seat, self.boat), CheckDock(self.seat, action.boat))
        else:
            push_steps(s, CheckDock(self.seat, self.boat))


# MC-6.3, MC-1.5: docking


@frozen
class StaysAtSea(GameEvent):
    """MC-1.5: a boat is full, and its side has no free berth."""

    seat: int
    boat: int
    rule: str = field(default="MC-1.5", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The {boat} is full, but no berth of its side is free")
        text = text.fill(boat=phrases.boat(self.boat))
        return LogLine(text, self.seat, (f"boat:{self.boat}",), self.rule)


@frozen
class CheckDock(Step[MerchantsCove]):
    """MC-6.3, MC-1.5: a full boat docks if its side has a free berth."""

    seat: int
    boat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        if free_seats(s, self.boat) or not at_sea(s, self.boat):
            return
        berths = free_berths(s, self.boat)
        if not berths:
            tell(s, StaysAtSea(self.seat, self.boat))
        elif len(berths) == 1:
            dock(s, self.seat, self.boat, berths[0], tell)
        else:
            push_steps(s, ChooseBerth(self.seat, self.boat))


def check_docks(after: MerchantsCove) -> None:
    """Dock the boats that are about to be checked, unless there is something to choose first."""
    while isinstance(step := after.flow[-1], CheckDock):
        after.flow.pop()
        step.run(after, ignore_event)


def boarding_text(s: MerchantsCove, after: MerchantsCove, seat: int, boat: int) -> Text:
    """Describe a boat after boarding: the number aboard, or its berth and the price of the seat's Goods.

    Args:
        s: The state before.
        after: The state right after boarding; boats dock in it.
        seat: Who boards them.
        boat: The boat.
    """
    if free_seats(after, boat):
        text = translate("merchants_cove", "{n} of {seats} aboard")
        return text.fill(n=len(after.boats[boat]), seats=SEATS)
    check_docks(after)
    if isinstance(after.flow[-1], Robbers):
        return translate("merchants_cove", "Fills the boat: Robbers act first")
    if isinstance(after.flow[-1], ChooseBerth):
        return translate("merchants_cove", "Fills the boat: choose its berth")
    if at_sea(after, boat):
        return translate("merchants_cove", "Fills the boat: it stays at sea")
    text = translate("merchants_cove", "Fills the boat, which docks: {berth}")
    return _fetching(text.fill(berth=phrases.berth(after.berths.index(boat))), s, after, seat)


def _fetching(outcome: Text, s: MerchantsCove, after: MerchantsCove, seat: int) -> Text:
    """Add the gold for a seat's Goods at the Piers before and afterwards, if it has any."""
    shelf = s.players[seat].shelf
    if not shelf:
        return outcome
    text = translate("merchants_cove", "{told}; your Goods: {now} gold now, then {then}")
    return text.fill(told=outcome, now=fetched(s, shelf), then=fetched(after, shelf))


@frozen
class Docked(GameEvent):
    """MC-1.5, MC-6.3: a full boat docked; `aboard`: the number of its people of each colour."""

    seat: int
    boat: int
    berth: int
    aboard: tuple[int, ...]
    rule: str = field(default="MC-6.3", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The {boat} docks with {people}: {berth}")
        text = text.fill(
            boat=phrases.boat(self.boat),
            people=phrases.icons(self.aboard),
            berth=phrases.berth(self.berth),
        )
        return LogLine(text, self.seat, (f"boat:{self.boat}",), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "docked {people} at the {things}")
        did = did.fill(people=phrases.icons(self.aboard))
        does = translate("merchants_cove", "dock a boat at the {things}")
        pier = phrases.pier(PIER_OF[self.berth])
        return Headline(self.seat, f"docked {self.boat}", 7, did, (pier,), does=does)


def dock(s: MerchantsCove, seat: int, boat: int, berth: int, tell: Tell, rule: str = "MC-6.3") -> None:
    """Dock a boat; the fourth one causes the end of Production (MC-4.5)."""
    s.berths = moored(s.berths, boat, berth)
    if NOBODY not in s.berths and not s.market:
        s.full = True
    tell(s, Docked(seat, boat, berth, aboard(s, boat), rule))


@frozen
class Dock(GameAction[MerchantsCove]):
    """MC-6.3: dock the full boat in a berth."""

    berth: Four

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Dock: {berth}").fill(berth=phrases.berth(self.berth))

    def short_label(self, _s: MerchantsCove) -> Text:
        return phrases.berth(self.berth)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Describe who stands at the Pier then, and the gold for the seat's Goods."""
        after = right_after(s, self)
        people = phrases.icons(adventurers_at(after, PIER_OF[self.berth]))
        text = translate("merchants_cove", "There then: {people}").fill(people=people)
        return _fetching(text, s, after, step.seat)

    def gesture(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        assert isinstance(step, ChooseBerth)
        return Drag(f"hull:{step.boat}", f"berth:{self.berth}")

    def marks(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Iterable[Piece | Zone]:
        return marks.docking(v, right_after(v, self), step.seat)


@frozen
class ChooseBerth(OwnTurnChoice):
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
