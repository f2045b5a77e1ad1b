"""Headings with a note at the end of the line, and thin lines."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel


def headed(heading: str, words: str) -> QHBoxLayout:
    """Return a heading, with a small note at the other end of its line."""
    row = QHBoxLayout()
    title, small = QLabel(heading), QLabel(words)
    title.setProperty("role", "heading")
    small.setProperty("role", "small")
    row.addWidget(title)
    row.addStretch(1)
    row.addWidget(small, 0, Qt.AlignmentFlag.AlignBottom)
    return row


def thin_line() -> QFrame:
    """Return a thin horizontal line."""
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line
