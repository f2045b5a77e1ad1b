"""Payments from the bank, shared by several chapters."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases, places


def payment(seat: int, dollars: int, *source: str) -> Reward | None:
    """Return the reward of a seat that gains money; None if it gains none. `source`: as in Reward."""
    if not dollars:
        return None
    return Reward(seat, "pay", DOLLARS, dollars, places.purse(seat), source)


@frozen
class Earned(GameEvent):
    """A seat gained money from the bank, by this rule."""

    seat: int
    dollars: int
    rule: str

    def line(self) -> LogLine:
        text = translate("public_market", "Takes ${n} from the bank").fill(n=self.dollars)
        return LogLine(text, self.seat, (), self.rule)

    def reward(self) -> Reward | None:
        return payment(self.seat, self.dollars)

    def headline(self) -> Headline:
        did = translate("public_market", "took ${amount} from the bank")
        earns = translate("public_market", "take ${amount} from the bank")
        return Headline(self.seat, "earned", 4, did, (), self.dollars, earns=earns)


def caught(seat: int, tile: int) -> Headline:
    """Return the headline about a tile from the Ocean: the fish on it."""
    things = tuple(phrases.fish_of(kind, n) for kind, n in enumerate(box.TILE_FISH[tile]) if n)
    did = translate("public_market", "caught {things}")
    does = translate("public_market", "catch {things}")
    return Headline(seat, "caught", 6, did, things, instead=("went",), does=does)
