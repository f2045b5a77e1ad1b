"""Announcements to screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_SHY = "\N{SOFT HYPHEN}"
"""The mark where a drawing may break a word; it is removed from speech."""


def tell_screen_reader(widget: QWidget, words: str, *, at_once: bool) -> None:
    """Announce words if a screen reader is active; `at_once` interrupts what it is reading."""
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, words.replace(_SHY, ""))
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
