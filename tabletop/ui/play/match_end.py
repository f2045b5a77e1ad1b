"""The result of a match over its table, once the last animation has ended."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from tabletop.ui.panels.match_result import MatchResult
from tabletop.ui.table import TableView


class MatchEnd(QObject):
    """Shows the result of a match."""

    rule_requested = Signal(str)
    again_requested = Signal()
    same_requested = Signal()
    lobby_requested = Signal()
    review_requested = Signal()
    moment_requested = Signal(int)

    def __init__(
        self, new: Callable[[], MatchResult], table: TableView, whole: Callable[[], QRect], parent: QObject
    ) -> None:
        """Show it over a table.

        Args:
            new: Makes the page of the result.
            table: The table.
            whole: Gives the rectangle of the table with the side panel.
            parent: Deletes this with it.
        """
        super().__init__(parent)
        self._new, self._table, self._whole = new, table, whole
        self.result: MatchResult | None = None
        """The page of the result; None before the end."""

    def show_once(self) -> None:
        """Show the result of a match that is over, unless it was shown already."""
        if self.result is None:
            self.show_result().take_focus()

    def end_match(self, speed: float) -> None:
        """Show the result and count its points up, as the match has just ended.

        Args:
            speed: How fast the points are counted up.
        """
        if self.result is not None and self.result.outdated:
            self.result.deleteLater()
            self.result = None
        if self.result is None:
            result = self.show_result()
            result.take_focus()
            result.count_up(self._table, speed)

    def show_result(self) -> MatchResult:
        """Show the result and return its page."""
        if self.result is None:
            self.result = self._made()
        self.result.raise_()
        self.result.show()
        return self.result

    def add_question(self, question: QWidget) -> None:
        """Add a question at the top of the result."""
        if self.result is not None:
            self.result.add_first(question)

    def retranslate_result(self) -> None:
        """Retranslate all texts."""
        if self.result is not None:
            old, self.result = self.result, self._made()
            self.result.setHidden(old.isHidden())
            old.deleteLater()

    def place_result(self) -> None:
        """Place the result over the table."""
        if self.result is not None:
            self.result.lie(self._table.geometry(), self._whole())

    def _made(self) -> MatchResult:
        made = self._new()
        made.rule_requested.connect(self.rule_requested)
        made.again_requested.connect(self.again_requested)
        made.same_requested.connect(self.same_requested)
        made.lobby_requested.connect(self.lobby_requested)
        made.review_requested.connect(self.review_requested)
        made.moment_requested.connect(self.moment_requested)
        made.closed.connect(self._table.setFocus)
        made.lie(self._table.geometry(), self._whole())
        return made
