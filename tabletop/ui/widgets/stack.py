"""A stack of pages that screen readers do not name."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedLayout, QWidget


class Stack(QWidget):
    """A widget with several pages, one of them shown.

    Screen readers say "layered pane" whenever the focus moves into a QStackedWidget.
    """

    def __init__(self) -> None:
        super().__init__()
        self._layout = QStackedLayout(self)

    def addWidget(self, page: QWidget) -> None:
        """Add a page; the first one is shown."""
        self._layout.addWidget(page)

    def removeWidget(self, page: QWidget) -> None:
        """Remove a page; its owner deletes it."""
        self._layout.removeWidget(page)
        page.hide()

    def currentWidget(self) -> QWidget | None:
        """Return the page that is shown."""
        return self._layout.currentWidget()

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show a page."""
        self._layout.setCurrentWidget(page)
