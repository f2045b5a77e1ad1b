"""What the tempers in a match have given away, stored with it, so that it has one budget for all sittings."""

from __future__ import annotations

from contextlib import suppress

from tabletop.engine.match import AnyMatch
from tabletop.files.library import LibraryError
from tabletop.opponents.temper import TemperBudgets
from tabletop.session.match_store import MatchSaver


class MatchBudgets(TemperBudgets):
    """The budgets of a match that may be stored.

    Args:
        match: The match.
        keeper: Saves the match; None: nothing is stored.
    """

    def __init__(self, match: AnyMatch, keeper: MatchSaver | None) -> None:
        given: dict[int, float] = {}
        if keeper is not None and keeper.id:
            with suppress(LibraryError):
                given = keeper.shelf.library.given_away(keeper.id)
        super().__init__(match.game, match.setup, given)
        self._keeper = keeper

    def spend(self, seat: int, cost: float) -> float:
        """Count and store what a decision gave away; returns what the seat has given away so far."""
        given = super().spend(seat, cost)
        if self._keeper is not None and self._keeper.id:
            with suppress(LibraryError):  # a full disk is told when the move is saved
                self._keeper.shelf.library.note_given(self._keeper.id, seat, given)
        return given
