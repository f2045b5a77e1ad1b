"""A tab of the side panel that is rebuilt whenever its content changes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

_SIDES = 14
"""Margin round the text, in pixels."""


class TextTab(QScrollArea):
    """A scrolling column. When it is rebuilt, scroll position and keyboard focus stay."""

    def __init__(self, spacing: int) -> None:
        """Create it; `spacing`: pixels between two rows."""
        super().__init__()
        self._spacing = spacing
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _fill(self) -> None:
        focus = self.window().focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        scrolled = self.verticalScrollBar().value()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(_SIDES, _SIDES, _SIDES, _SIDES)
        column.setSpacing(self._spacing)
        self._write(column)
        old = self.takeWidget()
        self.setWidget(inner)
        if old is not None:
            old.deleteLater()
        again = inner.findChild(QPushButton, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.verticalScrollBar().setValue(scrolled)

    def _write(self, column: QVBoxLayout) -> None:
        """Add all widgets to the column, from top to bottom."""
        raise NotImplementedError
