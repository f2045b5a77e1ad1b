"""The root of the accessible tree: the application, with a description."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QGuiApplication

_NO_PLACE = (Qt.WindowType.Popup, Qt.WindowType.Desktop)
"""Kinds of windows that Qt omits from the tree's first level, and so does this class."""


def described() -> str:
    """Return the description of the program, in a sentence."""
    return QCoreApplication.translate(
        "Root", "Market board games at one table, every rule built in and explained."
    )


def _windows() -> list[QAccessibleInterface]:
    found = (
        window.accessibleRoot()
        for window in QGuiApplication.topLevelWindows()
        if window.type() not in _NO_PLACE
    )
    return [window for window in found if window is not None and window.object() is not None]


class Root(QAccessibleObject):
    """Qt's accessible application with another description: Qt's own is the path of the executable.

    Some methods return None although Qt's types do not allow it, as Qt itself does.
    """

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name or the description of the program."""
        match kind:
            case QAccessible.Text.Name:
                return QGuiApplication.applicationName()
            case QAccessible.Text.Description:
                return described()
        return ""

    def role(self) -> QAccessible.Role:
        """Return the role of an application."""
        return QAccessible.Role.Application

    def state(self) -> QAccessible.State:
        """Return the default state."""
        return QAccessible.State()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """None: this is the root."""
        return None

    def childCount(self) -> int:
        """Return the number of windows."""
        return len(_windows())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a window by its index; None if there is none."""
        windows = _windows()
        return windows[index] if 0 <= index < len(windows) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of a window; -1 if it is none of them."""
        objects = [window.object() for window in _windows()]
        return objects.index(child.object()) if child.object() in objects else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the window with the keyboard focus, or None."""
        window = QGuiApplication.focusWindow()
        return window.accessibleRoot() if window else None


_planted: list[Root] = []
"""The root that was registered: Qt holds no reference to it."""


def plant(app: QGuiApplication) -> None:
    """Register the root of an application, once. Call it before anything asks for the tree.

    It is no factory: Qt would ask that in Python about every widget, also about one that is being destroyed.
    """
    if not _planted:
        _planted.append(Root(app))
        QAccessible.registerAccessibleInterface(_planted[0])
