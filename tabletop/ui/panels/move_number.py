"""A small field to play a move by its number in the list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit

from tabletop.ui.keys import single_keys
from tabletop.ui.play.decision import Decision
from tabletop.ui.play.move import Move
from tabletop.ui.table import TableView
from tabletop.ui.widgets.elided_label import ElidedLabel

_DIGITS = tuple("123456789")
"""What a number begins with."""
_EDGE, _WIDE = 12, 72
"""Distance from the table's corner, and width of the field, in pixels."""


class Numbers(QFrame):
    """A field over the table while a number is typed. Enter plays that move; Esc closes the field.

    It filters the events of its page: a digit that means nothing where it was typed opens the field.
    """

    chosen = Signal(object)
    """Emitted when a move is confirmed with Enter (the Move)."""

    def __init__(self, decision: Decision, table: TableView) -> None:
        super().__init__(table)
        self._decision, self._table = decision, table
        self.setObjectName("card")
        self._label, self.field, self._words = QLabel(), QLineEdit(), ElidedLabel()
        self.field.setValidator(QIntValidator(1, 9999, self.field))
        self.field.setFixedWidth(_WIDE)
        self.field.textChanged.connect(self._show)
        self.field.returnPressed.connect(self._choose)
        self._label.setBuddy(self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 6, _EDGE, 6)
        for widget in (self._label, self.field):
            row.addWidget(widget)
        row.addWidget(self._words, 1)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._label.setText(self.tr("Move number"))
        self.field.setAccessibleName(self.tr("Move number"))

    @property
    def move_(self) -> Move | None:
        """The move with the number typed; None if there is none."""
        offer, number = self._decision.offer, int(self.field.text() or 0)
        return (
            offer.listed_moves[number - 1]
            if offer is not None and 0 < number <= len(offer.listed_moves)
            else None
        )

    def ask(self, typed: str = "") -> None:
        """Open the field, unless there is nothing to play.

        Args:
            typed: What has been typed already.
        """
        if self._decision.offer is None or self._decision.at is not None:
            return
        self._table.put_back()
        view = self._table.viewport()
        self.setGeometry(_EDGE, _EDGE, min(420, view.width() - 2 * _EDGE), self.sizeHint().height())
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.setText(typed)  # now that nothing is selected any more, which another digit would replace

    def _show(self) -> None:
        """Describe the move with this number, and preview it on the table."""
        move, offer = self.move_, self._decision.offer
        self._table.marks.preview(move.gesture if move is not None else None)
        words = offer.words(move.action) if offer is not None and move is not None else ""
        if not words and self.field.text():
            words = self.tr("There is no move of this number.")
        self._words.tell(words)
        if words:
            self._table.announce(
                "\n".join(filter(None, (words, offer.gain_text(move.gesture) if offer and move else "")))
            )

    def _choose(self) -> None:
        move = self.move_
        if move is not None:
            self.leave()
            self.chosen.emit(move)

    def leave(self) -> None:
        """Close the field."""
        if self.isVisible():
            self.hide()
            self._table.marks.preview(None)
            self._table.setFocus()

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        """Open the field with a digit that neither the table nor the list has used."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or self.isVisible():
            return False
        if (
            not single_keys()
            or event.text() not in _DIGITS
            or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            return False
        self.ask(event.text())
        return self.isVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the field."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
