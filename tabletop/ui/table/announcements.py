"""Announcements to screen readers."""

from __future__ import annotations

import sys
from time import monotonic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

_SHY = "\N{SOFT HYPHEN}"
"""The mark where a drawing may break a word; it is removed from speech."""
_BY_DESCRIPTION = sys.platform.startswith("linux")
"""True where the screen reader may not know announcement events."""
_TWICE = 0.3
"""Seconds within which an equal line is no second one: the place of a drop and what the drop is called."""
_ARRIVING_MS, _NEW_PAGE_MS, _BUSY = 250, 1500, 3.0
"""Milliseconds that lines wait after the focus has moved: until Orca knows of it, since it drops a line of
what is not yet the focus; and longer on a new page, as Orca drops lines among more than 50 events. By so much
more as the page took this many times: Orca takes as long on a machine that has much to do."""
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
        DescriptionSpeaker.of_program().speak(widget, words)
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
        self._waiting: list[str] = []
        """Lines that came while the focus moved."""
        self._wait = _NEW_PAGE_MS
        """Milliseconds to wait once the program has come to rest; the first line belongs to a new page."""
        self._began = monotonic()
        """When the focus moved."""
        self._arriving = QTimer(self, singleShot=True, interval=0)
        self._arriving.timeout.connect(self._arrived)
        self._arriving.start()
        app.focusChanged.connect(self._moved)

    @classmethod
    def of_program(cls) -> DescriptionSpeaker:
        """Return the one of the application."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app.findChild(cls) or cls(app)

    def speak(self, widget: QWidget, words: str) -> None:
        """Announce words by the description of what has the focus, or of `widget` if nothing has.

        It gets its own description back when it loses the focus.
        """
        if self._arriving.isActive():
            self._waiting.append(words)
        else:
            self._describe(QApplication.focusWidget() or widget, words)

    def _describe(self, widget: QWidget, words: str) -> None:
        now = monotonic()
        if words == self._line.removesuffix(_OTHERWISE) and now - self._when < _TWICE:
            return
        self._when = now
        if widget is not self._widget:
            self._restore()
            self._widget, self._own = widget, widget.accessibleDescription()
        self._line = words + _OTHERWISE if words == widget.accessibleDescription() else words
        widget.setAccessibleDescription(self._line)

    def _moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Let lines wait until the screen reader has followed the focus."""
        if now is None:
            return
        same_page = old is not None and old.isVisible()
        self._began = monotonic()
        wait = _ARRIVING_MS if same_page else _NEW_PAGE_MS
        self._wait = max(wait, self._wait, self._arriving.remainingTime())
        self._arriving.start(0)

    def _arrived(self) -> None:
        """Wait, now that the page is laid out and all its names are known, or announce what waited."""
        if self._wait:
            took = (monotonic() - self._began) * 1000 * _BUSY
            self._arriving.start(self._wait + round(took))
            self._wait = 0
            return
        widget = QApplication.focusWidget()
        if widget is None:  # another window is in front; they come when the focus is here again
            return
        if widget is not self._widget:
            self._restore()
        waiting, self._waiting = self._waiting, []
        for words in waiting:
            self._describe(widget, words)

    def _restore(self) -> None:
        """Give the last widget its own description back, unless it has a new one.

        Not before the screen reader has followed the focus, or it would read what is given back.
        """
        widget, self._widget = self._widget, None
        if widget is not None and Shiboken.isValid(widget) and widget.accessibleDescription() == self._line:
            widget.setAccessibleDescription(self._own)
