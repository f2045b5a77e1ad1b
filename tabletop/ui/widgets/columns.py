"""What columns of a page are made of: headings, texts in lines, and a column that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QWidget

SIDES = 32
"""What is left free beside a page, in pixels."""


def scrolling(inner: QWidget, name: str) -> QScrollArea:
    """A column that scrolls where the window is too low for it."""
    scroll = QScrollArea()
    scroll.setAccessibleName(name)
    scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click beside things marks nothing
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(inner)
    return scroll


def centred(holder: QWidget, page: QWidget, above: int = 0, below: int = 0) -> None:
    """Lay this in the middle of a page, as wide as it may be; what is free above and below, in pixels."""
    row = QHBoxLayout(page)
    row.setContentsMargins(SIDES, above, SIDES, below)
    row.addStretch(1)
    row.addWidget(holder, 1000)
    row.addStretch(1)


def column_of(label: QLabel, wide: int) -> QLabel:
    """A text in lines of this width, all of which have room."""
    label.setWordWrap(True)
    label.setFixedWidth(wide)
    label.ensurePolished()
    label.setMinimumHeight(label.heightForWidth(wide))
    return label


def longest_word(label: QLabel) -> int:
    """How wide a label of plain words is at least, in pixels: no line is broken within a word."""
    label.ensurePolished()
    return max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())


def heading(words: str) -> QLabel:
    """What stands over a part of a page."""
    label = QLabel(words)
    label.setProperty("role", "heading")
    return label
