"""MC-14.1, MC-14.3 to MC-14.7, MC-14.9, MC-14.10: the Captain's ships, moved over the chart by compass."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import HasChance, randbelow
from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove.art import cards, palette
from tabletop.games.merchants_cove.merchants.captain import art
from tabletop.games.merchants_cove.merchants.captain import components as box
from tabletop.games.merchants_cove.merchants.captain import phrases as said
from tabletop.games.merchants_cove.merchants.captain.components import (
    ANY,
    LOOKOUT,
    MATE,
    SHIPS,
    SITES,
    steps_to,
    zone,
)
from tabletop.games.merchants_cove.merchants.captain.state import (
    HARBOUR,
    Fleet,
    Ship,
    SiteNumber,
    at_sea,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done, EndableChoice
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.rules.supply import SHOP, corrupt
from tabletop.games.merchants_cove.state import MerchantsCove

# MC-14.1, MC-14.3: ships and sites


def setup(_s: HasChance, _seat: int) -> Fleet:
    """MC-14.1, MC-14.2: return the shop: all ships in the Harbour, and every site with its Good."""
    return Fleet(ships=[HARBOUR] * len(SHIPS), goods=[True] * len(SITES))


def shop(s: MerchantsCove, seat: int) -> Fleet:
    mine = s.players[seat].shop
    assert isinstance(mine, Fleet)
    return mine


def site_face(v: MerchantsCove, seat: int, site: int) -> Face:
    """Return the face of a site, with or without its Good."""
    one = SITES[site]
    return art.Site(
        palette.ANY if one.colour == ANY else one.colour, one.large, not shop(v, seat).goods[site]
    )


# MC-14.6: the compass


@frozen
class CompassSpun(GameEvent):
    """MC-14.6: the compass stopped at this sector; `steps`: its number, 0 for a Squall."""

    seat: int
    sector: int
    steps: int
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Spins the compass: a Squall")
        if self.steps:
            text = translate("merchants_cove", "Spins the compass: %n step(s)").count(self.steps)
        return LogLine(text, self.seat, ("compass",), "MC-14.6")


@frozen
class SpinCompass(Step[MerchantsCove]):
    """MC-14.6: spins the compass; `steps`: the steps so far, `spins`: further spins allowed."""

    seat: int
    steps: int
    spins: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        sector = randbelow(s, len(box.COMPASS), SHOP + self.seat)
        shown = box.COMPASS[sector]
        shop(s, self.seat).spun += (sector,)
        tell(s, CompassSpun(self.seat, sector, shown))
        if not shown and (at_sea(shop(s, self.seat)) or ready(s, self.seat, LOOKOUT)):
            push_steps(s, FaceSquall(self.seat, self.steps, self.spins))
        else:
            push_steps(s, Sailing(self.seat, self.steps + shown, self.spins))


@frozen
class SpinAgain(GameAction[MerchantsCove]):
    """MC-14.6: spin the compass once more."""

    text = translate("merchants_cove", "Spin the compass again")
    hand = Press("compass")
    picture = art.Dial()


# MC-14.6, MC-14.9: a Squall


@frozen
class ShipFled(GameEvent):
    """MC-14.6: a ship went to Harbour empty."""

    seat: int
    ship: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{ship} flees to the Harbour").fill(ship=said.ship(self.ship))
        return LogLine(text, self.seat, (f"ship:{self.ship}",), "MC-14.6")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "lost %n ship(s) to a squall", "", 1)
        does = translate("merchants_cove", "lose a ship to a squall")
        return Headline(self.seat, "fled", 6, did, does=does, bad=True)


@frozen
class SquallCancelled(GameEvent):
    """MC-14.9: the Lookout cancelled the Squall."""

    seat: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The Lookout cancels the Squall")
        return LogLine(text, self.seat, (), "MC-14.9")


@frozen
class FleeHome(GameAction[MerchantsCove]):
    """MC-14.6: return a ship to Harbour empty because of a Squall."""

    ship: Ship

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "{ship}: return to the Harbour empty")
        return text.fill(ship=said.ship(self.ship))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"ship:{self.ship}", "quay")

    def thumb(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return art.Ship(step.seat)


@frozen
class WeatherSquall(GameAction[MerchantsCove]):
    """MC-14.6: draw a Corruption card because of a Squall."""

    text = translate("merchants_cove", "Draw 1 Corruption card")
    hand = Drag("masks", "corruption")
    picture = cards.Back(cards.Kind.CORRUPTION)


@frozen
class UseLookout(GameAction[MerchantsCove]):
    """MC-14.9: the Lookout cancels the Squall: spin instead of it."""

    text = translate("merchants_cove", "Use the Lookout: spin instead of the Squall")
    hand = Press(f"staff:{LOOKOUT}")


@frozen
class FaceSquall(OwnTurnChoice):
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
            tell(s, SquallCancelled(self.seat))
            push_steps(s, SpinCompass(self.seat, self.steps, self.spins))
            return
        if isinstance(action, FleeHome):
            shop(s, self.seat).ships[action.ship] = HARBOUR
            tell(s, ShipFled(self.seat, action.ship))
        elif isinstance(action, WeatherSquall):
            corrupt(s, self.seat, 1, tell, "MC-14.6")
        push_steps(s, Sailing(self.seat, self.steps, self.spins))


# MC-14.4: steps


@frozen
class ShipSailed(GameEvent):
    """MC-14.4: a ship came to this site; `left`: the steps left."""

    seat: int
    ship: int
    site: int
    left: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{ship} sails to {site}")
        text = text.fill(ship=said.ship(self.ship), site=said.site(self.site))
        return LogLine(text, self.seat, (f"ship:{self.ship}",), "MC-14.4")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "sailed %n ship(s) out", "", 1)
        return Headline(self.seat, "sailed", 5, did)


@frozen
class Sailing(Step[MerchantsCove]):
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
class SailShip(GameAction[MerchantsCove]):
    """MC-14.4: move a ship to this site; it costs as many steps as needed."""

    ship: Ship
    site: SiteNumber

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "{ship}: sail to {site}")
        return text.fill(ship=said.ship(self.ship), site=said.site(self.site))

    def short_label(self, _s: MerchantsCove) -> Text:
        return said.site(self.site)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        assert isinstance(step, SailShips)
        mine = shop(s, step.seat)
        left = step.steps - steps_to(mine, self.ship, self.site)
        text = translate("merchants_cove", "%n step(s) left; finds: {found}").count(left)
        return text.fill(found=said.found_at(mine, self.site))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"ship:{self.ship}", f"site:{self.site}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return site_face(v, step.seat, self.site)


@frozen
class SailShips(EndableChoice):
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
            return translate("merchants_cove", "Spin once more? So far you have no steps to sail.")
        else:
            text = translate("merchants_cove", "Sail your ships: %n step(s) left.")
        return text.count(self.steps)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield SpinAgain()
        yield from (SailShip(ship, site) for ship in SHIPS for site in range(len(SITES)))
        yield Done()

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        """Put no refusals into words: of 35 moves most are refused."""
        mine = shop(s, self.seat)
        moves = [
            SailShip(ship, site)
            for ship in SHIPS
            for site in range(len(SITES))
            if 0 < steps_to(mine, ship, site) <= self.steps
        ]
        return [*([SpinAgain()] if self.spins else []), *moves, Done()]

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
            tell(s, ShipSailed(self.seat, action.ship, action.site, left))
            push_steps(s, Sailing(self.seat, left))

    def unused(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "%n step(s)").count(self.steps) if self.steps else NO_TEXT


# MC-14.6, MC-14.7, MC-14.10: Sail and Row


def sail(s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-14.6: return the steps of Sail: a spin, and another one if the seat likes."""
    shop(s, seat).spun = ()
    return (SpinCompass(seat, 0, 1),)


def row(s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-14.7, MC-14.10: return the step of Row: moves without a spin."""
    return (Sailing(seat, box.HELPED if has(s, seat, MATE) else box.STEPS),)


def faults(mine: Fleet) -> list[str]:
    """MC-14.1: check for two ships at a site, and for an unknown site or sector."""
    sites = [site for site in mine.ships if site != HARBOUR]
    found = []
    if len(mine.ships) != len(SHIPS) or len(set(sites)) < len(sites) or set(sites) - set(range(len(SITES))):
        found.append(f"ships: {mine.ships}")
    if set(mine.spun) - set(range(len(box.COMPASS))):
        found.append(f"compass: {mine.spun}")
    if len(mine.goods) != len(SITES):
        found.append(f"sites: {mine.goods}")
    return found
