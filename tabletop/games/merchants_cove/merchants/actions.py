"""Actions that more than one merchant's board uses."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen


@frozen
class Done(Action):
    """Carry out what was chosen, or end what was begun."""
