"""MC-14.2, MC-14.3, MC-14.8, MC-14.11: the Captain's ships come home with Goods."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, places, state
from tabletop.games.merchants_cove.merchants.captain import art
from tabletop.games.merchants_cove.merchants.captain import phrases as said
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import shop, site_face
from tabletop.games.merchants_cove.merchants.captain.components import ANY, DIVER, SHIPS, SITES
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR, Ship, at_sea
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Done, EndableChoice
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.rules.supply import corrupt, gain
from tabletop.games.merchants_cove.state import Four, MerchantsCove

COLOURS = range(4)

# MC-14.8: Recall


@frozen
class ShipRecalled(GameEvent):
    """MC-14.8: a ship came to Harbour from this site; `empty`: True if its Good was gone."""

    seat: int
    ship: int
    site: int
    empty: bool

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{ship} returns from {site}")
        if self.empty:
            text = translate("merchants_cove", "{ship} returns with nothing from {site}")
        text = text.fill(ship=said.ship(self.ship), site=said.site(self.site))
        return LogLine(text, self.seat, (f"ship:{self.ship}",), "MC-14.8")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "called %n ship(s) home", "", 1)
        return Headline(self.seat, "recalled", 5, did)


def no_recall(s: MerchantsCove, seat: int) -> No | None:
    """MC-14.8: refuse Recall if no ship is at sea."""
    if at_sea(shop(s, seat)):
        return None
    text = translate("merchants_cove", "All {n} ships are in the Harbour. Sail first.")
    return No("MC-14.8", lambda: text.fill(n=len(SHIPS)))


@frozen
class Recalling(Step[MerchantsCove]):
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
class RecallShip(GameAction[MerchantsCove]):
    """MC-14.8: return a ship to Harbour with the Good of its site."""

    ship: Ship

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "{ship}: return to the Harbour").fill(ship=said.ship(self.ship))

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        mine = shop(s, step.seat)
        found = said.found_at(mine, mine.ships[self.ship])
        return translate("merchants_cove", "Brings: {what}").fill(what=found)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"ship:{self.ship}", "quay")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        site = shop(v, step.seat).ships[self.ship]
        return art.Ship(step.seat) if site == HARBOUR else site_face(v, step.seat, site)


# MC-14.11: the Diver


@frozen
class DiverUsed(GameEvent):
    """MC-14.11: a small Good of this colour became large."""

    seat: int
    colour: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The Diver has made it large: {good}")
        return LogLine(text.fill(good=phrases.good(state.good(self.colour))), self.seat, (), "MC-14.11")


@frozen
class UseDiver(GameAction[MerchantsCove]):
    """MC-14.11: the Diver makes a small Good of this colour large that came in this Recall."""

    colour: Four

    def say(self, _s: MerchantsCove) -> Text:
        good = phrases.good(state.good(self.colour))
        return translate("merchants_cove", "The Diver makes it large: {good}").fill(good=good)

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        keys, shelf = places.good_keys(v, step.seat), v.players[step.seat].shelf
        last = next((at for at in reversed(range(len(keys))) if shelf[at] == self.colour), -1)
        key = keys[last] if last >= 0 else f"good:{step.seat}:{self.colour}:none"
        return Drag(key, f"staff:{DIVER}")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Ware(self.colour, large=True)


def dive(s: MerchantsCove, seat: int, colour: int, tell: Tell) -> None:
    """MC-14.11: make the last small Good of this colour large."""
    p = s.players[seat]
    at = len(p.shelf) - 1 - p.shelf[::-1].index(state.good(colour))
    p.shelf = (*p.shelf[:at], state.good(colour, large=True), *p.shelf[at + 1 :])
    spend(s, seat, DIVER)
    tell(s, DiverUsed(seat, colour))


@frozen
class RecallShips(EndableChoice):
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

    def unused(self, s: MerchantsCove) -> Text:
        mine = shop(s, self.seat)
        left = [mine.ships[ship] for ship in at_sea(mine) if mine.goods[mine.ships[ship]]]
        return phrases.joined([said.good(site) for site in left]) if self.brought else NO_TEXT


def bring(s: MerchantsCove, step: RecallShips, ship: int, tell: Tell) -> None:
    """MC-14.8: bring a ship home with the Good of its site."""
    seat, mine = step.seat, shop(s, step.seat)
    at, mine.ships[ship] = mine.ships[ship], HARBOUR
    site, found = SITES[at], mine.goods[at]
    mine.goods[at] = False
    tell(s, ShipRecalled(seat, ship, at, not found))
    small = step.small
    if found and site.colour != ANY:
        gain(s, seat, (state.good(site.colour, large=site.large),), tell, "MC-14.8")
        small += () if site.large else (site.colour,)
    if found and site.corruption:
        corrupt(s, seat, site.corruption, tell, "MC-14.3")
    wreck = (SearchWreck(seat, site.large),) if found and site.colour == ANY else ()
    push_steps(s, *wreck, Recalling(seat, small, brought=True))


def recall(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-14.8: return the step of Recall: ships come home."""
    return (Recalling(seat),)


# MC-14.3: the Wreck


@frozen
class NameWreck(GameAction[MerchantsCove]):
    """MC-14.3: choose the colour of the Good from the Wreck."""

    colour: Four

    def say(self, _s: MerchantsCove) -> Text:
        good = phrases.good(state.good(self.colour, large=True))
        return translate("merchants_cove", "From the Wreck: {good}").fill(good=good)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"offer:{self.colour}", "shelf")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Ware(self.colour, large=True)


@frozen
class SearchWreck(OwnTurnChoice):
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

    def apply(self, s: MerchantsCove, action: NameWreck, tell: Tell) -> None:
        gain(s, self.seat, (state.good(action.colour, large=self.large),), tell, "MC-14.3")


# MC-14.2: the sites at the end of a day


@frozen
class SitesRenewed(GameEvent):
    """MC-14.2: this number of sites got their Good back."""

    seat: int
    sites: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "%n emptied site(s) of the chart renewed").count(self.sites)
        return LogLine(text, self.seat, (), "MC-14.2")

    def headline(self) -> Headline:
        return Headline(self.seat, "sites", 4, translate("merchants_cove", "renewed the sites"))


def cleanup(s: MerchantsCove, seat: int, tell: Tell) -> None:
    """MC-14.2: give every site its Good back."""
    mine = shop(s, seat)
    gone = mine.goods.count(False)
    mine.goods = [True] * len(SITES)
    if gone:
        tell(s, SitesRenewed(seat, gone))
