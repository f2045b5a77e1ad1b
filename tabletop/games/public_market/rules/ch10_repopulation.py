"""PM-10: the Boat's column is cleared and filled from the bag."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.rules.ch11_navigation import Navigation
from tabletop.games.public_market.rules.ch13_scoring import End
from tabletop.games.public_market.rules.ch16_angler import CardAway
from tabletop.games.public_market.state import PublicMarket


@frozen
class ColumnCleared(GameEvent):
    """PM-10.1: the tiles left in the Boat's column left the game."""

    column: int
    tiles: tuple[int, ...]

    def line(self) -> LogLine:
        text = translate("public_market", "%n tile(s) of {column} leave the game", "", len(self.tiles))
        text = text.fill(column=phrases.column(self.column))
        return LogLine(text, -1, tuple(f"tile:{tile}" for tile in self.tiles), "PM-10.1")


@frozen
class ColumnFilled(GameEvent):
    """PM-10.1: the column was filled with tiles from the bag."""

    column: int
    tiles: tuple[int, ...]
    final = True

    def line(self) -> LogLine:
        text = translate("public_market", "%n new tile(s) in {column}", "", len(self.tiles))
        text = text.fill(column=phrases.column(self.column))
        return LogLine(text, -1, tuple(f"tile:{tile}" for tile in self.tiles), "PM-10.1")


@frozen
class BagFoundEmpty(GameEvent):
    """PM-10.2: nothing could be drawn; the column stays empty."""

    column: int

    def line(self) -> LogLine:
        text = translate("public_market", "The bag is empty: {column} stays empty")
        return LogLine(text.fill(column=phrases.column(self.column)), -1, (), "PM-10.2")


@frozen
class Repopulation(Step[PublicMarket]):
    """PM-10: the tiles left in the Boat's column leave the game; it is filled from the bag."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        # the next round, of the day or of its end
        from tabletop.games.public_market.rules.ch03_round import Day
        from tabletop.games.public_market.rules.ch12_sunset import Sunset

        clear_column(s, tell)
        fails = not s.bag
        if fails:
            tell(s, BagFoundEmpty(s.boat))
        else:
            new = tuple(s.bag.pop() for _ in range(min(box.BOX.column, len(s.bag))))
            s.ocean[s.boat] = new
            tell(s, ColumnFilled(s.boat, new))
        if fails and s.angler >= 0:  # PM-16.12: there is no sunset
            push_steps(s, CardAway(), End())
        else:
            away = (CardAway(),) if s.angler >= 0 else ()
            push_steps(s, Navigation(), *away, Sunset() if fails else Day())


def clear_column(s: PublicMarket, tell: Tell) -> None:
    """PM-10.1, PM-12.7: remove the tiles left in the Boat's column from the game."""
    left = s.ocean[s.boat]
    for tile in left:
        s.gone |= 1 << tile
    s.ocean[s.boat] = ()
    if left:
        tell(s, ColumnCleared(s.boat, left))


def rounds(s: PublicMarket) -> int:
    """PM-10.3: return the number of day rounds in this match."""
    size = len(box.TILES) - len(s.left_out) - box.BOX.columns * box.BOX.column
    return size // box.BOX.column + 1
