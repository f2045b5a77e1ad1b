"""PM-7: the Catch Tracker, with the fish and gears of each kind."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.state import Player, PublicMarket, Vec

# PM-7.1 to PM-7.3: fish

MAX = box.TRACKERS.maxima


def holds(p: Player, fish: Vec) -> bool:
    """PM-7.2: return True if adding these fish stays within the tracker's maxima."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    return a + e <= MAX[0] and b + f <= MAX[1] and c + g <= MAX[2] and d + h <= MAX[3]


def has_room(p: Player, kind: int) -> bool:
    """PM-7.2: return True if one more fish of this kind stays within the tracker's maximum."""
    return p.fish[kind] < MAX[kind]


def over_maximum(p: Player, fish: Vec, rule: str, thing: int) -> No | None:
    """PM-5.7, PM-7.2: refuse a thing with too many fish of a kind, by this rule; None if they fit."""
    over = next((kind for kind, n in enumerate(fish) if n and p.fish[kind] + n > MAX[kind]), None)
    if over is None:
        return None
    text = translate(
        "public_market", "The {what} would bring you to {now}; the Catch Tracker ends at {most}."
    )
    now = p.fish[over] + fish[over]
    return No(
        rule, lambda: text.fill(what=phrases.thing(thing), now=phrases.fish_of(over, now), most=MAX[over])
    )


def count_fish(p: Player, fish: Vec) -> None:
    """PM-7.1: add these fish on the tracker."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    p.fish = (a + e, b + f, c + g, d + h)


def spend(p: Player, fish: Vec) -> None:
    """PM-7.3: take these fish off the tracker."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    p.fish = (a - e, b - f, c - g, d - h)


def has_fish(p: Player, fish: Vec) -> bool:
    """PM-9.3: return True if the tracker shows at least these fish."""
    a, b, c, d = p.fish
    e, f, g, h = fish
    return a >= e and b >= f and c >= g and d >= h


# PM-7.2, PM-9.8, PM-9.9: gears


@frozen
class GearGained(GameEvent):
    """PM-9.8: a Gear token rose by one, or could not (`capped`)."""

    seat: int
    kind: int
    capped: bool

    def line(self) -> LogLine:
        text = translate("public_market", "Gains a {kind} Gear")
        if self.capped:
            text = translate("public_market", "The {kind} Gear is at the end of the tracker already")
        return LogLine(text.fill(kind=phrases.KIND_NAMES[self.kind]), self.seat, (), "PM-9.8")

    def headline(self) -> Headline | None:
        if self.capped:
            return None
        did = translate("public_market", "gained %n Gear(s)", "", 1)
        does = translate("public_market", "gain a Gear")
        return Headline(self.seat, "gear", 6, did, does=does)


def raise_gear(s: PublicMarket, seat: int, kind: int, tell: Tell) -> None:
    """PM-9.8, PM-9.9: raise a Gear token by one, at most to the end of the tracker."""
    p = s.players[seat]
    capped = p.gears[kind] >= MAX[kind]
    if not capped:
        gears = list(p.gears)
        gears[kind] += 1
        p.gears = (gears[0], gears[1], gears[2], gears[3])
    tell(s, GearGained(seat, kind, capped))
