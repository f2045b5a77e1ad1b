"""Announcements to screen readers."""

from __future__ import annotations

import sys
from time import monotonic

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

_SHY = "\N{SOFT HYPHEN}"
"""The mark where a drawing may break a word; it is removed from speech."""
_BY_DESCRIPTION = sys.platform.startswith("linux")
"""True where the screen reader may not know announcement events."""
_TWICE = 0.3
"""Seconds within which an equal line is no second one: the place of a drop and what the drop is called."""
_OTHERWISE = "\N{NO-BREAK SPACE}"
"""Makes a line differ from an equal one before it, as only a change is spoken."""


def tell_screen_reader(widget: QWidget, words: str, *, at_once: bool) -> None:
    """Announce words if a screen reader is active.

    Args:
        widget: What announces them, if nothing has the keyboard focus.
        words: The words; nothing is announced if there are none.
        at_once: True to interrupt what is being read, where the system can.
    """
    if not words or not QAccessible.isActive():
        return
    words = words.replace(_SHY, "")
    if _BY_DESCRIPTION:
        DescriptionSpeaker.of_program().speak(QApplication.focusWidget() or widget, words)
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class DescriptionSpeaker(QObject):
    """Announces a line by changing the accessible description of the focused widget.

    Orca speaks announcement events from version 45 on only, but every version speaks a changed description of
    the focused object, one after another.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._widget: QWidget | None = None
        """The widget whose description is a line that was announced."""
        self._own = self._line = ""
        self._when = 0.0
        app.focusChanged.connect(self._restore)

    @classmethod
    def of_program(cls) -> DescriptionSpeaker:
        """Return the one of the application."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app.findChild(cls) or cls(app)

    def speak(self, widget: QWidget, words: str) -> None:
        """Announce words by the description of a widget, which gets its own back when it loses the focus."""
        now = monotonic()
        if words == self._line.removesuffix(_OTHERWISE) and now - self._when < _TWICE:
            return
        self._when = now
        if widget is not self._widget:
            self._restore()
            self._widget, self._own = widget, widget.accessibleDescription()
        self._line = words + _OTHERWISE if words == widget.accessibleDescription() else words
        widget.setAccessibleDescription(self._line)

    def _restore(self, *_focus: object) -> None:
        """Give the last widget its own description back, unless it has a new one."""
        widget, self._widget = self._widget, None
        if widget is not None and Shiboken.isValid(widget) and widget.accessibleDescription() == self._line:
            widget.setAccessibleDescription(self._own)
