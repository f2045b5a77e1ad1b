"""MC-14: actions with ships and compass."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

Ship = Annotated[int, Ge(0), Le(3)]
SiteNumber = Annotated[int, Ge(0), Le(10)]
Colour = Annotated[int, Ge(0), Le(3)]


@frozen
class SpinAgain(Action):
    """MC-14.6: spin the compass once more."""


@frozen
class SailShip(Action):
    """MC-14.4: move a ship to this site; it costs as many steps as needed."""

    ship: Ship
    site: SiteNumber


@frozen
class FleeHome(Action):
    """MC-14.6: return a ship to Harbour empty because of a Squall."""

    ship: Ship


@frozen
class WeatherSquall(Action):
    """MC-14.6: draw a Corruption card because of a Squall."""


@frozen
class UseLookout(Action):
    """MC-14.9: the Lookout cancels the Squall: spin instead of it."""


@frozen
class RecallShip(Action):
    """MC-14.8: return a ship to Harbour with the Good of its site."""

    ship: Ship


@frozen
class NameWreck(Action):
    """MC-14.3: choose the colour of the Good from the Wreck."""

    colour: Colour


@frozen
class UseDiver(Action):
    """MC-14.11: the Diver makes a small Good of this colour large that came in this Recall."""

    colour: Colour
