"""Morocco: what players do. Numbers are as in `state` and `square`; a `corner` is a space of a stall."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

# What there can be at all: files and requests with other numbers are refused before any rule is asked.
Colour = Annotated[int, Ge(0), Le(4)]
RoofSpace = Annotated[int, Ge(0), Le(4)]
Stall = Annotated[int, Ge(0), Le(24)]
Corner = Annotated[int, Ge(0), Le(3)]
Rail = Annotated[int, Ge(0), Le(9)]
Direction = Annotated[int, Ge(0), Le(3)]


@frozen
class TakeCube(Action):
    """MO-3: the die shows wild: gain a cube of this colour."""

    colour: Colour


@frozen
class MoveScout(Action):
    """MO-4: move the scout to this roof space."""

    space: RoofSpace


@frozen
class Swap(Action):
    """MO-6: spend a gold and let two rail cubes change places (rails 0 to 4: rows, 5 to 9: columns).

    Swap(a, b) and Swap(b, a) do the same; both are listed, so that either cube can be taken in hand.
    """

    rail: Rail
    other: Rail


@frozen
class Recall(Action):
    """MO-5: take the own Assistant or Tourist on this corner of an open stall back into the supply."""

    stall: Stall
    corner: Corner


@frozen
class Assistant(Action):
    """MO-5: pay for a stall and put an Assistant on this corner of it."""

    stall: Stall
    corner: Corner


@frozen
class Bodyguard(Action):
    """MO-5, MO-7: pay for a stall and put a Bodyguard on these two corners, the lower first.

    In the last free space of a stall both are the same.
    """

    stall: Stall
    corner: Corner
    other: Corner


@frozen
class Tourist(Action):
    """MO-5: pay for a stall and put a Tourist on this corner; the extra cube follows (PayExtra)."""

    stall: Stall
    corner: Corner


@frozen
class Cousins(Action):
    """MO-5: spend a Cousins token, pay for a stall and put the first Assistant on this corner.

    The extra cube (PayExtra) and the second Assistant (SecondCousin) follow.
    """

    stall: Stall
    corner: Corner


@frozen
class Pass(Action):
    """MO-5: do nothing, where no placement can be paid."""


@frozen
class Finish(Action):
    """MO-14: spend no more gold after a placement: the action is over."""


@frozen
class PayExtra(Action):
    """MO-5: pay a cube of this colour as the extra cube of a Tourist or of Cousins."""

    colour: Colour


@frozen
class SecondCousin(Action):
    """MO-5: put the second of the Cousins on this corner of a stall beside the first, free of charge."""

    stall: Stall
    corner: Corner


@frozen
class TakeBack(Action):
    """MO-5: take back a Tourist or Cousins not yet finished, and all cubes paid for it."""


@frozen
class TakeGold(Action):
    """MO-8: choose a gold as the award."""


@frozen
class WinBodyguard(Action):
    """MO-8: choose a Bodyguard from the Guard Quarters as the award."""


@frozen
class PointTile(Action):
    """MO-9: turn the market tile so that it points this way."""

    direction: Direction


@frozen
class PlaceWalker(Action):
    """MO-10: the Assistant that stands in for a Tourist who walked on takes this corner of the new stall."""

    corner: Corner


@frozen
class Keep(Action):
    """MO-11: keep one cube of this colour and discard all others."""

    colour: Colour
