"""What hands do on more than one merchant's board."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen


@frozen
class Done(Action):
    """Carry out what was chosen, or be done with what was begun."""
