"""Taking back and doing again, as far as the match allows it and this end may."""

from __future__ import annotations

from tabletop.ui.keeper import Keeper
from tabletop.ui.telling import Telling


class Undoing(Telling):
    """Knows to which moments an undo and a redo go; whoever plays the match goes there."""

    keeper: Keeper

    def can_undo(self) -> int | None:
        """The moment to which an undo goes; None when there is none."""
        if self.at is not None or self.veiled or self.keeper.elsewhere is not None:
            return None
        return self.match.undo_to(self.people, practice=self.keeper.practice)

    def why_no_undo(self) -> str:
        """Why nothing can be taken back; "" where something can, or where another moment is looked at."""
        if self.at is not None or self.can_undo() is not None:
            return ""
        if self.match.undo_to(self.people, practice=True) is None:
            return self.tr("There is nothing to undo yet.")
        return self.tr("Can't undo: hidden information has been revealed.")

    def undo(self) -> None:
        """Go back before the last action of a person's, through what followed by itself."""
        at = self.can_undo()
        if at is not None:
            self._goto(at, on=False)

    def can_redo(self) -> int | None:
        """The moment to which a redo goes; None when nothing was undone."""
        if self.at is not None or self.veiled or self.keeper.elsewhere is not None:
            return None
        return self.match.redo_to(self.people)

    def redo(self) -> None:
        """Go forward along what was undone."""
        at = self.can_redo()
        if at is not None:
            self._goto(at, on=True)

    def _goto(self, at: int, *, on: bool) -> None:
        """Go to a moment: forward along what was undone (`on`), or back."""
        raise NotImplementedError
