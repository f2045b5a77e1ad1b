"""Public Market: what players do. Cells and turns are as in `grid`; numbers as in `state`."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

# What there can be at all: files and requests with other numbers are refused before any rule is asked.
Meeple = Annotated[int, Ge(0), Le(4)]
Location = Annotated[int, Ge(0), Le(4)]
Place = Annotated[int, Ge(0), Le(4)]
Four = Annotated[int, Ge(0), Le(3)]
Tile = Annotated[int, Ge(0), Le(69)]
Cell = Annotated[int, Ge(0), Le(24)]
Turn = Annotated[int, Ge(0), Le(7)]
Contract = Annotated[int, Ge(0), Le(15)]
Space = Annotated[int, Ge(0), Le(5)]
CollectionTile = Annotated[int, Ge(0), Le(1)]
BonusSpace = Annotated[int, Ge(0), Le(4)]


@frozen
class Bid(Action):
    """PM-4.1, PM-12.2: put a Meeple on a bid location with `place` Meeples to its left (0: behind all)."""

    meeple: Meeple
    location: Location
    place: Place


@frozen
class TakeScrap(Action):
    """PM-4.6, PM-14.7: take a Scrap of this kind and hold it."""

    kind: Four


@frozen
class Decline(Action):
    """PM-4.6, PM-12.5: take no Scrap."""


@frozen
class Fish(Action):
    """PM-5.2: the Meeple goes to the dock."""

    meeple: Meeple


@frozen
class Market(Action):
    """PM-5.2: the Meeple goes to the market."""

    meeple: Meeple


@frozen
class Lay(Action):
    """PM-5.4 (a): take a tile from the Ocean and place it in the chest."""

    tile: Tile
    cell: Cell
    turn: Turn


@frozen
class Cool(Action):
    """PM-5.4 (b), PM-8.4: take a tile from the Ocean and put it in the cooler."""

    tile: Tile


@frozen
class Sell(Action):
    """PM-5.4 (c), PM-5.5: take a tile from the Ocean and sell it to the Boat Captain."""

    tile: Tile


@frozen
class Discard(Action):
    """PM-5.4 (d), PM-5.6: take a tile from the Ocean and discard it."""

    tile: Tile


@frozen
class LayScrap(Action):
    """PM-6.5: place a held Scrap of this kind in the chest."""

    kind: Four
    cell: Cell
    turn: Turn


@frozen
class SupplyScrap(Action):
    """PM-8.5, PM-12.5: take a Scrap of this kind from the supply and place it in the chest at once."""

    kind: Four
    cell: Cell
    turn: Turn


@frozen
class GiveUp(Action):
    """PM-6.5: put a held Scrap of this kind back to the supply."""

    kind: Four


@frozen
class EndTurn(Action):
    """PM-5.8: nothing more in this turn."""


@frozen
class ChoosePower(Action):
    """PM-8.1: move the Shrimp cube to the red square of this power."""

    power: Four


@frozen
class UseMoney(Action):
    """PM-8.7: use the power Take $5."""


@frozen
class Complete(Action):
    """PM-9.4: complete a Public Contract."""

    contract: Contract


@frozen
class Buy(Action):
    """PM-9.8: complete the face-up Today's Catch card of this stack."""

    stack: Four


@frozen
class StopMarket(Action):
    """PM-9.3: complete no more cards."""


@frozen
class PlaceLighthouse(Action):
    """PM-9.4: place a Lighthouse on a space of the Scoring Location of this column."""

    column: Four
    space: Space


@frozen
class PlaceCollection(Action):
    """PM-9.7: place a Lighthouse on the space of this logo on a Collection Location."""

    tile: CollectionTile
    logo: Four


@frozen
class TakeFree(Action):
    """PM-9.6 (iii): take the face-up card of this stack without paying."""

    stack: Four


@frozen
class MoveBoat(Action):
    """PM-11.1: put the Boat on this column."""

    column: Four


@frozen
class StartToken(Action):
    """PM-15.1, PM-15.4: put this Power token on the Start of the Compass Rose."""

    token: Four


@frozen
class PlaceToken(Action):
    """PM-15.4: put the Power token that reached End on a space of the Bonus Board (row and space 0 first)."""

    token: Four
    row: Four
    space: BonusSpace


@frozen
class GiveCard(Action):
    """PM-16.9: choose the face-up card of this stack for the Solo Angler."""

    stack: Four
