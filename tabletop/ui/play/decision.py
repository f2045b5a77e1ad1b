"""The decision that one screen shows, for helpers that need no more of the controller."""

from __future__ import annotations

from typing import Protocol

from tabletop.ui.play.move_options import MoveOptions


class Decision(Protocol):
    """What the player may do now, and where the player looks."""

    offer: MoveOptions | None
    """The options of the pending decision; None if the player has none."""

    @property
    def at(self) -> int | None:
        """The displayed moment; None if it is the present one."""

    @property
    def viewer(self) -> int:
        """The viewer: a seat, or EVERYBODY."""
