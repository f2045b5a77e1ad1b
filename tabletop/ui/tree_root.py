"""The root of the accessible tree: the program itself, described by a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QGuiApplication

NO_PLACE = (Qt.WindowType.Popup, Qt.WindowType.Desktop)
"""Sorts of windows that Qt leaves out of the tree's first row, and so does this."""


def described() -> str:
    """What the program is, in a sentence."""
    return QCoreApplication.translate(
        "Root", "Market board games at one table, with every rule known and explained."
    )


def plant() -> None:
    """Let the program be told so from now on; before anything asks for its tree."""
    QAccessible.installFactory(_root)


def _root(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    return Root(thing) if isinstance(thing, QGuiApplication) else None


def _windows() -> list[QAccessibleInterface]:
    found = (
        window.accessibleRoot()
        for window in QGuiApplication.topLevelWindows()
        if window.type() not in NO_PLACE
    )
    return [window for window in found if window is not None and window.object() is not None]


class Root(QAccessibleObject):
    """The application as Qt tells it, but for its description: of itself Qt gives the program file's path.

    Where Qt's types promise an interface there may be none, as in Qt.
    """

    def text(self, kind: QAccessible.Text) -> str:
        """The program's name and what it is."""
        match kind:
            case QAccessible.Text.Name:
                return QGuiApplication.applicationName()
            case QAccessible.Text.Description:
                return described()
        return ""

    def role(self) -> QAccessible.Role:
        """An application."""
        return QAccessible.Role.Application

    def state(self) -> QAccessible.State:
        """None in particular."""
        return QAccessible.State()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """None: it is the root."""
        return None

    def childCount(self) -> int:
        """How many windows there are."""
        return len(_windows())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of the windows."""
        windows = _windows()
        return windows[index] if 0 <= index < len(windows) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where a window is among them; -1 for none of them."""
        objects = [window.object() for window in _windows()]
        return objects.index(child.object()) if child.object() in objects else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The window that the keyboard is in."""
        window = QGuiApplication.focusWindow()
        return window.accessibleRoot() if window else None
