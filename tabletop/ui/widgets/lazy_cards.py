"""A long list of cards of equal height; only the visible cards exist, and some around them.

A QListView with a model would paint its rows: their buttons could not be reached by Tab or a screen reader.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.match_card import MatchCard

_NEAR = 4
"""Number of cards that exist above and below the visible ones: Tab needs the next one."""
_BELOW = 24
"""Pixels below the last card."""


class LazyCards(QScrollArea):
    """Shows a card for each id of a list, however long it is."""

    scrolled = Signal()
    """Emitted when cards were created or scrolled."""

    def __init__(self, cards: Callable[[Sequence[int]], list[MatchCard]]) -> None:
        """Create it; `cards` creates the cards of these ids, in this order."""
        super().__init__()
        self._cards = cards
        self._ids: Sequence[int] = ()
        self._first = 0
        """Index of the first id whose card exists."""
        self.rows: list[MatchCard] = []
        """The cards that exist, in order."""
        self._frame, self._nothing = QFrame(), QLabel()
        self._frame.setObjectName("card")
        self._above, self._under = QWidget(), QWidget()
        self._nothing.setProperty("role", "quiet")
        self._nothing.setWordWrap(True)
        self._nothing.setContentsMargins(16, 14, 16, 14)
        self._column = QVBoxLayout(self._frame)
        self._column.setContentsMargins(1, 0, 1, 0)
        self._column.setSpacing(0)
        for widget in (self._nothing, self._above, self._under):
            self._column.addWidget(widget)
        inner = QWidget()
        outer = QVBoxLayout(inner)
        outer.setContentsMargins(0, 0, 0, _BELOW)
        outer.addWidget(self._frame)
        outer.addStretch(1)
        self.setWidgetResizable(True)
        self.setWidget(inner)
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._add_one)
        self.verticalScrollBar().valueChanged.connect(self._look)

    def show_ids(self, ids: Sequence[int], nothing: str) -> None:
        """Show the cards of these ids, or the text `nothing` if there are none."""
        self._drop(range(0))
        self._ids = ids
        self._nothing.setText(nothing)
        self._nothing.setVisible(not ids)
        self._look()

    def add_ids(self, ids: Sequence[int]) -> None:
        """Show the cards of these ids below the others."""
        self._ids = [*self._ids, *ids]
        self._nothing.setVisible(not self._ids)
        self._look()

    def say_nothing(self, nothing: str) -> None:
        """Change the text that is shown while there are no cards."""
        self._nothing.setText(nothing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Create the cards that have come into view."""
        super().resizeEvent(event)
        self._look()

    def _around(self, near: int) -> range:
        """Return the indices of the visible cards and of this number of cards above and below them."""
        high, top = MatchCard.row_height(), self.verticalScrollBar().value()
        end = (top + self.viewport().height()) // high + 1
        return range(max(top // high - near, 0), min(end + near, len(self._ids)))

    def _look(self) -> None:
        """Create the visible cards at once, and those near them one after another."""
        self._drop(self._around(2 * _NEAR))
        self._cover(self._around(0))
        self._more.start()
        self.scrolled.emit()

    def _add_one(self) -> None:
        """Create one of the cards near the visible ones."""
        near, end = self._around(_NEAR), self._first + len(self.rows)
        if end < near.stop:
            self._cover(range(self._first, end + 1))
        elif near.start < self._first:
            self._cover(range(self._first - 1, end))
        else:
            return
        self._more.start()
        self.scrolled.emit()

    def _cover(self, wanted: range) -> None:
        """Create those of these cards that do not exist. They adjoin the others, or there are none."""
        if not self.rows:
            self._first = wanted.start
        end = self._first + len(self.rows)
        self._insert(len(self.rows), range(end, wanted.stop))
        self._insert(0, range(wanted.start, self._first))
        self._first = min(self._first, wanted.start)
        self._above.setFixedHeight(MatchCard.row_height() * self._first)
        missing = len(self._ids) - self._first - len(self.rows)
        self._under.setFixedHeight(MatchCard.row_height() * missing)

    def _insert(self, at: int, indices: range) -> None:
        if not indices:
            return
        cards = self._cards(self._ids[indices.start : indices.stop])
        for offset, (index, card) in enumerate(zip(indices, cards, strict=True), at):
            row = _row(card, line=index > 0)
            self._column.insertWidget(2 + offset, row)
            row.show()  # else the list is shorter until Qt shows it, and a list at its end scrolls up
            self.rows.insert(offset, card)

    def _drop(self, stay: range) -> None:
        """Delete the cards at all other indices; the focus goes to the list if it is on one of them."""
        staying = [self._first + at in stay for at in range(len(self.rows))]
        focus = QApplication.focusWidget()
        for card, stays in zip(self.rows, staying, strict=True):
            if not stays:
                if focus is not None and card.isAncestorOf(focus):
                    self.setFocus(Qt.FocusReason.OtherFocusReason)
                row = card.parentWidget()
                assert row is not None
                self._column.removeWidget(row)
                row.hide()
                row.deleteLater()
        self.rows = [card for card, stays in zip(self.rows, staying, strict=True) if stays]
        self._first = max(self._first, stay.start)


def _row(card: MatchCard, *, line: bool) -> QWidget:
    """Return a card with a line above it, or with the space for one."""
    row = QWidget()
    row.setFixedHeight(MatchCard.row_height())
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 0 if line else 1, 0, 0)
    column.setSpacing(0)
    if line:
        above = QWidget()
        margins = QVBoxLayout(above)
        margins.setContentsMargins(14, 0, 14, 0)
        margins.addWidget(thin_line())
        column.addWidget(above)
    column.addWidget(card)
    return row
