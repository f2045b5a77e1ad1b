"""Helpers for the columns of a page: headings, wrapped texts, and a scrolling column."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QWidget

SIDES = 32
"""Margin at both sides of a page, in pixels."""


def scrolling(inner: QWidget, name: str) -> QScrollArea:
    """Return a scroll area for a column that may be higher than the window."""
    scroll = QScrollArea()
    scroll.setAccessibleName(name)
    scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click next to widgets must not move the focus here
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(inner)
    return scroll


def centred(holder: QWidget, page: QWidget, above: int = 0, below: int = 0) -> None:
    """Centre a widget on a page, at its maximum width; `above` and `below`: margins in pixels."""
    row = QHBoxLayout(page)
    row.setContentsMargins(SIDES, above, SIDES, below)
    row.addStretch(1)
    row.addWidget(holder, 1000)
    row.addStretch(1)


def column_of(label: QLabel, wide: int) -> QLabel:
    """Wrap the text of a label at this width (pixels) and give it the height for all lines."""
    label.setWordWrap(True)
    label.setFixedWidth(wide)
    label.ensurePolished()
    label.setMinimumHeight(label.heightForWidth(wide))
    return label


def longest_word(label: QLabel) -> int:
    """Return the width in pixels of the longest word of a plain text label."""
    label.ensurePolished()
    return max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())


def heading(words: str) -> QLabel:
    """Return a heading for a part of a page."""
    label = QLabel(words)
    label.setProperty("role", "heading")
    return label
