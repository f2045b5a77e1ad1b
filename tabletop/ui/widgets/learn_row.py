"""A row of a card with a link to something to read or to learn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.style import theme
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.layouts import add_layout


class LearnRow(QPushButton):
    """A button as a row: an icon, a title and a description."""

    def __init__(self, name: str, title: str, words: str) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(theme.scaled(49))
        head, text = ElidedLabel(title), ElidedLabel(words)
        head.setProperty("role", "strong")
        text.setProperty("role", "small")
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(head)
        lines.addWidget(text)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 12, 0)
        row.setSpacing(14)
        row.addWidget(icons.Sign(name, 24, "text"))
        add_layout(row, lines, 1)
        row.addWidget(icons.Sign("chevron", 16))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
