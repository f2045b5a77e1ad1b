"""MC-14: labels, outcomes and log lines of the Captain."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Action, Choice, Event, pending_choice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.merchants.boards import board
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
from tabletop.games.merchants_cove.merchants.captain.components import SITES
from tabletop.games.merchants_cove.merchants.captain.rules import RecallShips, SailShips, shop, steps_to
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR, Fleet, at_sea
from tabletop.games.merchants_cove.state import MerchantsCove


def say(_s: MerchantsCove, action: Action) -> Text:
    """The label of an action."""
    match action:
        case SpinAgain():
            return translate("merchants_cove", "Spin the compass again")
        case SailShip(ship, site):
            text = translate("merchants_cove", "{ship}: sail to {site}")
            return text.fill(ship=said.ship(ship), site=said.site(site))
        case FleeHome(ship):
            return translate("merchants_cove", "{ship}: return to the Harbour empty").fill(
                ship=said.ship(ship)
            )
        case WeatherSquall():
            return translate("merchants_cove", "Draw 1 Corruption card")
        case UseLookout():
            return translate("merchants_cove", "Use the Lookout: spin instead of the Squall")
        case RecallShip(ship):
            return translate("merchants_cove", "{ship}: return to the Harbour").fill(ship=said.ship(ship))
        case NameWreck(colour):
            good = phrases.good(state.good(colour, large=True))
            return translate("merchants_cove", "From the Wreck: {good}").fill(good=good)
        case UseDiver(colour):
            good = phrases.good(state.good(colour))
            return translate("merchants_cove", "The Diver makes it large: {good}").fill(good=good)
    return NO_TEXT


def brief(_s: MerchantsCove, action: Action) -> Text:
    """The label of an action whose ship is already known."""
    return said.site(action.site) if isinstance(action, SailShip) else NO_TEXT


def effect(s: MerchantsCove, action: Action) -> Text:
    """The outcome of an action."""
    mine, step = board(s, Fleet), pending_choice(s)
    match action:
        case SailShip(ship, site) if mine and isinstance(step, SailShips):
            left = max(step.steps - steps_to(mine, ship, site), 0)
            text = translate("merchants_cove", "%n step(s) left; finds: {found}").count(left)
            return text.fill(found=_found(mine, site))
        case RecallShip(ship) if mine and mine.ships[ship] != HARBOUR:
            found = _found(mine, mine.ships[ship])
            return translate("merchants_cove", "Brings: {what}").fill(what=found)
    return NO_TEXT


def gives_up(s: MerchantsCove, step: Choice) -> Text:
    """MC-14: steps that would be lost, and Goods that ships could still bring in this Recall."""
    match step:
        case SailShips(_, steps) if steps:
            return translate("merchants_cove", "%n step(s)").count(steps)
        case RecallShips(seat, _, True):
            mine = shop(s, seat)
            left = [mine.ships[ship] for ship in at_sea(mine) if mine.goods[mine.ships[ship]]]
            return phrases.joined([said.good(site) for site in left])
    return NO_TEXT


def _found(mine: Fleet, site: int) -> Text:
    """MC-14.3: the Good that a ship finds at a site."""
    if not mine.goods[site]:
        return translate("merchants_cove", "nothing until tomorrow", "at an emptied site")
    if not SITES[site].corruption:
        return said.good(site)
    text = translate("merchants_cove", "{good}, and %n Corruption card(s)").count(SITES[site].corruption)
    return text.fill(good=said.good(site))


def log(event: Event, _seat: int) -> LogLine | None:
    """The log line of an event; None if it has none."""
    match event:
        case events.CompassSpun(seat, _, 0):
            return LogLine(
                translate("merchants_cove", "Spins the compass: a Squall"), seat, ("compass",), "MC-14.6"
            )
        case events.CompassSpun(seat, _, steps):
            text = translate("merchants_cove", "Spins the compass: %n step(s)").count(steps)
            return LogLine(text, seat, ("compass",), "MC-14.6")
        case events.SquallCancelled(seat):
            return LogLine(translate("merchants_cove", "The Lookout cancels the Squall"), seat, (), "MC-14.9")
    return _sailing(event)


def _sailing(event: Event) -> LogLine | None:
    match event:
        case events.ShipSailed(seat, ship, site, _):
            text = translate("merchants_cove", "{ship} sails to {site}")
            text = text.fill(ship=said.ship(ship), site=said.site(site))
            return LogLine(text, seat, (f"ship:{ship}",), "MC-14.4")
        case events.ShipFled(seat, ship):
            text = translate("merchants_cove", "{ship} flees to the Harbour").fill(ship=said.ship(ship))
            return LogLine(text, seat, (f"ship:{ship}",), "MC-14.6")
        case events.ShipRecalled(seat, ship, site, empty):
            text = translate("merchants_cove", "{ship} returns from {site}")
            if empty:
                text = translate("merchants_cove", "{ship} returns with nothing from {site}")
            text = text.fill(ship=said.ship(ship), site=said.site(site))
            return LogLine(text, seat, (f"ship:{ship}",), "MC-14.8")
        case events.DiverUsed(seat, colour):
            text = translate("merchants_cove", "The Diver has made it large: {good}")
            return LogLine(text.fill(good=phrases.good(state.good(colour))), seat, (), "MC-14.11")
        case events.SitesRenewed(seat, sites):
            text = translate("merchants_cove", "%n emptied site(s) of the chart renewed").count(sites)
            return LogLine(text, seat, (), "MC-14.2")
    return None
