"""MC-14: the Captain: moving ships over the chart by compass, and bringing Goods home."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import HasChance, randbelow
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.actions import Decline
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.captain import components as box
from tabletop.games.merchants_cove.merchants.captain import events
from tabletop.games.merchants_cove.merchants.captain import phrases as said
from tabletop.games.merchants_cove.merchants.captain.actions import (
    FleeHome,
    NameWreck,
    RecallShip,
    SailShip,
    SpinAgain,
    UseDiver,
    UseLookout,
    WeatherSquall,
)
from tabletop.games.merchants_cove.merchants.captain.components import ANY, DIVER, LOOKOUT, MATE, SITES
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR, Fleet, at_sea
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.goods import SHOP, corrupt, gain
from tabletop.games.merchants_cove.rules.staff import has, ready, spend
from tabletop.games.merchants_cove.state import MerchantsCove

SHIPS = range(box.BOARD.ships)
COLOURS = range(4)


def setup(_s: HasChance, _seat: int) -> Fleet:
    """MC-14.1, MC-14.2: all ships are in the Harbour, and every site has its Good."""
    return Fleet(ships=[HARBOUR] * len(SHIPS), goods=[True] * len(SITES))


def shop(s: MerchantsCove, seat: int) -> Fleet:
    """The Captain's board of a seat."""
    mine = s.players[seat].shop
    assert isinstance(mine, Fleet)
    return mine


def zone(site: int) -> int:
    """MC-14.3: the number of steps between a site and the Harbour."""
    return 0 if site == HARBOUR else SITES[site].zone


_ZONES = tuple(tuple(n for n, site in enumerate(SITES) if site.zone == zone) for zone in range(4))
"""MC-14.3: the sites of each zone, counted from the Harbour."""


def steps_to(mine: Fleet, ship: int, site: int) -> int:
    """MC-14.4: the number of steps that a ship needs to a site; 0 if it cannot go there."""
    if site in mine.ships:
        return 0
    here, there = zone(mine.ships[ship]), zone(site)
    if there < here:
        return 0
    for between in _ZONES[here + 1 : there]:
        if all(n in mine.ships for n in between):
            return 0
    return max(there - here, 1)


@frozen
class SpinCompass(Step):
    """MC-14.6: spins the compass; `steps`: the steps so far, `spins`: further spins allowed."""

    seat: int
    steps: int
    spins: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        sector = randbelow(s, len(box.COMPASS), SHOP + self.seat)
        shown = box.COMPASS[sector]
        shop(s, self.seat).spun += (sector,)
        tell(s, events.CompassSpun(self.seat, sector, shown))
        if not shown and (at_sea(shop(s, self.seat)) or ready(s, self.seat, LOOKOUT)):
            push_steps(s, FaceSquall(self.seat, self.steps, self.spins))
        else:
            push_steps(s, Sailing(self.seat, self.steps + shown, self.spins))


@frozen
class FaceSquall(GameChoice):
    """MC-14.6, MC-14.9: the seat draws a Corruption card, sends a ship home, or uses the Lookout."""

    rule = "MC-14.6"
    accepts = (UseLookout, FleeHome, WeatherSquall, Decline)
    seat: int
    steps: int
    spins: int

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:
        return ("MC-14.6", "MC-14.9") if ready(s, self.seat, LOOKOUT) else ("MC-14.6",)

    def prompt(self, s: MerchantsCove) -> Text:
        if at_sea(shop(s, self.seat)):
            return translate("merchants_cove", "A Squall! Draw 1 Corruption card, or send a ship home empty.")
        return translate("merchants_cove", "A Squall, and no ship at sea. Does the Lookout spin again?")

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        if has(s, self.seat, LOOKOUT):
            yield UseLookout()
        yield WeatherSquall()
        yield from (FleeHome(ship) for ship in SHIPS)
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        sailing = at_sea(shop(s, self.seat))
        if isinstance(action, UseLookout):
            if ready(s, self.seat, LOOKOUT):
                return None
            text = translate("merchants_cove", "The Lookout cancels only %n Squall(s) a day.")
            return No("MC-14.9", text.count(1))
        if isinstance(action, FleeHome):
            if action.ship in sailing:
                return None
            text = translate("merchants_cove", "{ship} is in the Harbour already.")
            return No("MC-14.6", lambda: text.fill(ship=said.ship(action.ship)))
        if isinstance(action, WeatherSquall):
            if sailing:
                return None
            text = translate("merchants_cove", "The Squall does no harm: all {n} ships are in the Harbour.")
            return No("MC-14.6", text.fill(n=len(SHIPS)))
        if not sailing:
            return None
        text = translate("merchants_cove", "The Squall has to be met: there are %n ship(s) at sea.")
        return No("MC-14.6", lambda: text.count(len(sailing)))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, UseLookout):
            spend(s, self.seat, LOOKOUT)
            tell(s, events.SquallCancelled(self.seat))
            push_steps(s, SpinCompass(self.seat, self.steps, self.spins))
            return
        if isinstance(action, FleeHome):
            shop(s, self.seat).ships[action.ship] = HARBOUR
            tell(s, events.ShipFled(self.seat, action.ship))
        elif isinstance(action, WeatherSquall):
            corrupt(s, self.seat, 1, tell, "MC-14.6")
        push_steps(s, Sailing(self.seat, self.steps, self.spins))


@frozen
class Sailing(Step):
    """MC-14.4: asks for moves of ships as long as steps are left, or a spin."""

    seat: int
    steps: int
    spins: int = 0

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        mine = shop(s, self.seat)
        if self.spins or any(
            0 < steps_to(mine, ship, site) <= self.steps for ship in SHIPS for site in range(len(SITES))
        ):
            push_steps(s, SailShips(self.seat, self.steps, self.spins))


@frozen
class SailShips(GameChoice):
    """MC-14.4, MC-14.6: the seat moves ships `steps` steps; first it may spin, if `spins` is over 0."""

    rule = "MC-14.4"
    accepts = (SailShip, SpinAgain, Done)
    seat: int
    steps: int
    spins: int

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:  # noqa: ARG002
        return ("MC-14.6", "MC-14.4", "MC-14.5") if self.spins else ("MC-14.4", "MC-14.3")

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        if self.spins and self.steps:
            text = translate("merchants_cove", "Spin once more, or sail: %n step(s).")
        elif self.spins:
            text = translate("merchants_cove", "Spin once more? So far: %n step(s).")
        else:
            text = translate("merchants_cove", "Sail your ships: %n step(s) left.")
        return text.count(self.steps)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield SpinAgain()
        yield from (SailShip(ship, site) for ship in SHIPS for site in range(len(SITES)))
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        if isinstance(action, SailShip):
            return self._no_way(shop(s, self.seat), action.ship, action.site)
        if isinstance(action, Done) or self.spins:
            return None
        text = translate("merchants_cove", "No more spins: %n step(s) left to sail.")
        return No("MC-14.6", lambda: text.count(self.steps))

    def _no_way(self, mine: Fleet, ship: int, site: int) -> No | None:
        needs = steps_to(mine, ship, site)
        if 0 < needs <= self.steps:
            return None
        if needs:
            text = translate("merchants_cove", "{site}: {ship} needs %n step(s), and has {left}.")
            return No(
                "MC-14.4",
                lambda: text.count(needs).fill(site=said.site(site), ship=said.ship(ship), left=self.steps),
            )
        if site == mine.ships[ship]:
            text = translate("merchants_cove", "{ship} is there already: {site}.")
        elif site in mine.ships:
            text = translate("merchants_cove", "{site}: another ship is there, so {ship} can't be.")
        elif zone(site) < zone(mine.ships[ship]):
            text = translate("merchants_cove", "{site}: {ship} would sail back. Only Recall does that.")
        else:
            text = translate("merchants_cove", "{site}: no free site for {ship} on the way.")
        return No("MC-14.4", lambda: text.fill(site=said.site(site), ship=said.ship(ship)))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, SpinAgain):
            push_steps(s, SpinCompass(self.seat, self.steps, self.spins - 1))
        elif isinstance(action, SailShip):
            mine = shop(s, self.seat)
            left = self.steps - steps_to(mine, action.ship, action.site)
            mine.ships[action.ship] = action.site
            tell(s, events.ShipSailed(self.seat, action.ship, action.site, left))
            push_steps(s, Sailing(self.seat, left))


def no_recall(s: MerchantsCove, seat: int) -> No | None:
    """MC-14.8: refuses Recall if no ship is at sea."""
    if at_sea(shop(s, seat)):
        return None
    text = translate("merchants_cove", "All {n} ships are in the Harbour. Sail first.")
    return No("MC-14.8", lambda: text.fill(n=len(SHIPS)))


@frozen
class Recalling(Step):
    """MC-14.8: asks for ships to return as long as any is at sea.

    `small`: colours of the small Goods that came; `brought`: True once a ship has returned.
    """

    seat: int
    small: tuple[int, ...] = ()
    brought: bool = False

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if at_sea(shop(s, self.seat)) or (self.small and ready(s, self.seat, DIVER)):
            push_steps(s, RecallShips(self.seat, self.small, self.brought))


@frozen
class RecallShips(GameChoice):
    """MC-14.8, MC-14.11: the seat returns ships with their Goods, at least one; the Diver may help."""

    rule = "MC-14.8"
    accepts = (RecallShip, UseDiver, Done)
    seat: int
    small: tuple[int, ...] = ()
    brought: bool = False

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:
        return ("MC-14.8", "MC-14.11") if ready(s, self.seat, DIVER) else ("MC-14.8",)

    def prompt(self, s: MerchantsCove) -> Text:
        if not at_sea(shop(s, self.seat)):
            return translate("merchants_cove", "The Diver may make one small Good large.")
        return translate("merchants_cove", "Return ships to the Harbour, each with the Good of its site.")

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        yield from (RecallShip(ship) for ship in SHIPS)
        if has(s, self.seat, DIVER):
            yield from (UseDiver(colour) for colour in COLOURS)
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        sailing = at_sea(shop(s, self.seat))
        if isinstance(action, RecallShip):
            if action.ship in sailing:
                return None
            text = translate("merchants_cove", "{ship} is in the Harbour already.")
            return No("MC-14.8", lambda: text.fill(ship=said.ship(action.ship)))
        if isinstance(action, UseDiver):
            return self._no_diver(s, action.colour)
        if self.brought:
            return None
        text = translate("merchants_cove", "Return at least one of the %n ship(s) at sea.")
        return No("MC-14.8", lambda: text.count(len(sailing)))

    def _no_diver(self, s: MerchantsCove, colour: int) -> No | None:
        good = phrases.good(state.good(colour))
        if not ready(s, self.seat, DIVER):
            text = translate("merchants_cove", "The Diver can't help with a {good}: only once a day.")
        elif colour not in self.small:
            text = translate("merchants_cove", "No {good} has come in this Recall.")
        else:
            return None
        return No("MC-14.11", lambda: text.fill(good=good))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, RecallShip):
            bring(s, self, action.ship, tell)
        elif isinstance(action, UseDiver):
            dive(s, self.seat, action.colour, tell)
            push_steps(s, Recalling(self.seat, (), self.brought))


def bring(s: MerchantsCove, step: RecallShips, ship: int, tell: Tell) -> None:
    """MC-14.8: brings a ship home with the Good of its site."""
    seat, mine = step.seat, shop(s, step.seat)
    at, mine.ships[ship] = mine.ships[ship], HARBOUR
    site, found = SITES[at], mine.goods[at]
    mine.goods[at] = False
    tell(s, events.ShipRecalled(seat, ship, at, not found))
    small = step.small
    if found and site.colour != ANY:
        gain(s, seat, (state.good(site.colour, large=site.large),), tell, "MC-14.8")
        small += () if site.large else (site.colour,)
    if found and site.corruption:
        corrupt(s, seat, site.corruption, tell, "MC-14.3")
    wreck = (SearchWreck(seat, site.large),) if found and site.colour == ANY else ()
    push_steps(s, *wreck, Recalling(seat, small, brought=True))


@frozen
class SearchWreck(GameChoice):
    """MC-14.3: the seat chooses the colour of the Good from the Wreck."""

    rule = "MC-14.3"
    accepts = (NameWreck,)
    seat: int
    large: bool

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "Choose the colour of the Good from the Wreck.")

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        return (NameWreck(colour) for colour in COLOURS)

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        assert isinstance(action, NameWreck)
        gain(s, self.seat, (state.good(action.colour, large=self.large),), tell, "MC-14.3")


def dive(s: MerchantsCove, seat: int, colour: int, tell: Tell) -> None:
    """MC-14.11: makes the last small Good of this colour large."""
    p = s.players[seat]
    at = len(p.shelf) - 1 - p.shelf[::-1].index(state.good(colour))
    p.shelf = (*p.shelf[:at], state.good(colour, large=True), *p.shelf[at + 1 :])
    spend(s, seat, DIVER)
    tell(s, events.DiverUsed(seat, colour))


def sail(s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-14.6: the action of Sail: a spin, and another one if the seat likes."""
    shop(s, seat).spun = ()
    return (SpinCompass(seat, 0, 1),)


def row(s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-14.7, MC-14.10: the action of Row: steps without a spin."""
    return (Sailing(seat, box.HELPED if has(s, seat, MATE) else box.STEPS),)


def recall(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-14.8: the action of Recall: ships come home."""
    return (Recalling(seat),)


def cleanup(s: MerchantsCove, seat: int, tell: Tell) -> None:
    """MC-14.2: gives every site its Good back."""
    mine = shop(s, seat)
    gone = mine.goods.count(False)
    mine.goods = [True] * len(SITES)
    if gone:
        tell(s, events.SitesRenewed(seat, gone))


def faults(mine: Fleet) -> list[str]:
    """MC-14.1: inconsistencies: two ships at a site, or an unknown site or sector."""
    sites = [site for site in mine.ships if site != HARBOUR]
    found = []
    if len(mine.ships) != len(SHIPS) or len(set(sites)) < len(sites) or set(sites) - set(range(len(SITES))):
        found.append(f"ships: {mine.ships}")
    if set(mine.spun) - set(range(len(box.COMPASS))):
        found.append(f"compass: {mine.spun}")
    if len(mine.goods) != len(SITES):
        found.append(f"sites: {mine.goods}")
    return found
