"""Public Market: what happens, told after it has happened. Numbers are as in `state`."""

from __future__ import annotations

from dataclasses import field

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text
from tabletop.games.public_market.state import Vec


@frozen
class RoundBegan(Event):
    """PM-3.1: a day round begins."""

    round: int


@frozen
class SunsetBegan(Event):
    """PM-12.1: the board is turned; the Meeples stand on the dock in their order."""


@frozen
class SunsetRoundBegan(Event):
    """PM-12: a round of the End of the Day begins."""

    round: int


@frozen
class BidPlaced(Event):
    """PM-4.1: a Meeple stands on a bid location, with `place` Meeples to its left."""

    seat: int
    meeple: int
    location: int
    place: int
    sunset: bool
    rule: str = field(default="PM-4.1", compare=False)


@frozen
class Paid(Event):
    """Money goes from a seat to another seat, who is called `payee`, or to the bank (-1), by this rule."""

    seat: int
    dollars: int
    to: int
    rule: str
    payee: Text = NO_TEXT


@frozen
class Earned(Event):
    """Money comes from the bank, by this rule."""

    seat: int
    dollars: int
    rule: str


@frozen
class ScrapTaken(Event):
    """PM-4.6, PM-9.6: a Scrap is held now."""

    seat: int
    kind: int
    rule: str


@frozen
class ScrapGivenUp(Event):
    """PM-6.5: a held Scrap is back in its supply."""

    seat: int
    kind: int


@frozen
class ScrapLaid(Event):
    """PM-6.1: a Scrap lies in the chest."""

    seat: int
    kind: int
    cell: int
    turn: int


@frozen
class WentFishing(Event):
    """PM-5.2: a Meeple stands on a space of the dock (0 first)."""

    seat: int
    meeple: int
    space: int
    rule: str = field(default="PM-5.2", compare=False)


@frozen
class WentToMarket(Event):
    """PM-5.2: a Meeple stands on a space of the market, counted on from those of the dock (0 first)."""

    seat: int
    meeple: int
    space: int
    rule: str = field(default="PM-5.2", compare=False)


@frozen
class MeepleLeft(Event):
    """PM-12.5, PM-14.7: a Meeple went home for good."""

    seat: int
    meeple: int


@frozen
class TileLaid(Event):
    """PM-5.4 (a): a tile from this column lies in the chest."""

    seat: int
    tile: int
    column: int
    cell: int
    turn: int


@frozen
class TileCooled(Event):
    """PM-8.4: a tile from this column lies in the cooler."""

    seat: int
    tile: int
    column: int


@frozen
class TileSold(Event):
    """PM-5.5: a tile was sold to the Boat Captain."""

    seat: int
    tile: int
    column: int
    dollars: int


@frozen
class TileDiscarded(Event):
    """PM-5.6: a tile was taken and discarded."""

    seat: int
    tile: int
    column: int


@frozen
class TileMoved(Event):
    """PM-8.6: the tile nearest the Boat went to the place that Fish Anywhere emptied."""

    tile: int
    column: int
    to: int


@frozen
class ShrimpCovered(Event):
    """PM-6.6: enough Shrimp of the chest are covered for a Shrimp Bonus."""

    seat: int


@frozen
class PowerChosen(Event):
    """PM-8.1: the cube is on the red square of a power; `lost` is an unused one it left, or -1."""

    seat: int
    power: int
    lost: int


@frozen
class PowerUsed(Event):
    """PM-8.2: the cube slid to the green square."""

    seat: int
    power: int


@frozen
class CrabsWon(Event):
    """PM-9.2, PM-16.8: Crab Meeples on the Player Board."""

    seat: int
    crabs: int
    rule: str = field(default="PM-9.2", compare=False)


@frozen
class ContractCompleted(Event):
    """PM-9.4: a Public Contract was paid for."""

    seat: int
    contract: int


@frozen
class LighthousePlaced(Event):
    """PM-9.6: a Lighthouse stands on a space of a Scoring Location."""

    seat: int
    column: int
    space: int
    rule: str = field(default="PM-9.4", compare=False)


@frozen
class LogoCollected(Event):
    """PM-9.7: a Lighthouse stands on a Collection Location."""

    seat: int
    tile: int
    logo: int


@frozen
class BonusLost(Event):
    """PM-9.6: a space's bonus could not be given: "scrap", "gear" or "card", of this kind or -1."""

    seat: int
    bonus: str
    kind: int


@frozen
class GearGained(Event):
    """PM-9.8: a Gear token went up by one, or could not (`capped`)."""

    seat: int
    kind: int
    capped: bool


@frozen
class CardTaken(Event):
    """PM-9.8: a Today's Catch card was won; `free` when it was not paid for."""

    seat: int
    card: int
    stack: int
    free: bool
    rule: str = field(default="PM-9.8", compare=False)


@frozen
class FishSold(Event):
    """PM-9.10: all remaining fish were sold."""

    seat: int
    fish: Vec
    dollars: int


@frozen
class PaidOut(Event):
    """PM-9.11: the payout for complete rows (or columns), whose numbers are given, 0 first."""

    seat: int
    rows: bool
    lines: tuple[int, ...]
    dollars: int


@frozen
class ChestEmptied(Event):
    """PM-9.12: the chest and the cooler are empty."""

    seat: int
    chest: int


@frozen
class ChestDrawn(Event):
    """PM-9.13: a new Ice Chest lies before the seat."""

    seat: int
    chest: int
    final = True


@frozen
class FishReset(Event):
    """PM-9.13: the Fish tokens stand where the Gear tokens stand."""

    seat: int
    fish: Vec


@frozen
class CardTurnedUp(Event):
    """PM-9.12: a new card lies face up on a stack."""

    stack: int
    card: int
    final = True


@frozen
class ColumnCleared(Event):
    """PM-10.1: the tiles left in the Boat's column left the game."""

    column: int
    tiles: tuple[int, ...]


@frozen
class ColumnFilled(Event):
    """PM-10.1: tiles from the bag lie in the column."""

    column: int
    tiles: tuple[int, ...]
    final = True


@frozen
class BagFoundEmpty(Event):
    """PM-10.2: nothing could be drawn; the column stays empty."""

    column: int


@frozen
class BoatMoved(Event):
    """PM-11.1: the Boat lies at a column, maybe the same."""

    seat: int
    column: int
    rule: str = field(default="PM-11.1", compare=False)


@frozen
class TokenStarted(Event):
    """PM-15.1: a Power token stands on Start."""

    seat: int
    token: int


@frozen
class TokenMoved(Event):
    """PM-15.3: the Power token went on to a space of the Compass Rose (0: Start; one past the last: End)."""

    seat: int
    token: int
    to: int


@frozen
class TokenPlaced(Event):
    """PM-15.4: a Power token lies on the Bonus Board."""

    seat: int
    token: int
    row: int
    space: int


@frozen
class TokenSetAside(Event):
    """PM-15.4: no space of the Bonus Board was free for the Power token."""

    seat: int
    token: int


@frozen
class MatchEnded(Event):
    """PM-12.9, PM-16.12: the match is over; each seat's points."""

    points: tuple[int, ...]
