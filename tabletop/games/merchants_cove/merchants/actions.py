"""What hands do on more than one merchant's board."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.rules import Action


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Carry out what was chosen, or be done with what was begun."""
