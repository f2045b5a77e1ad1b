"""Driving a table as a person does: mouse, wheel and keys, sent to where the hand would be."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.ui.table import TableView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


def at(view: TableView, key: str) -> QPoint:
    """Where the middle of a piece or a zone is on the screen of the table."""
    place = view.table_scene.place_of(key)
    assert place is not None, f"{key} is not on the table"
    return view.mapFromScene(place.center())


def point(view: TableView, x: float, y: float) -> QPoint:
    """Where a point of the table, in millimetres, is on its screen."""
    return view.mapFromScene(QPointF(x, y))


def _mouse(
    view: TableView, kind: QEvent.Type, where: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
) -> None:
    port, here = view.viewport(), QPointF(where)
    QApplication.sendEvent(port, QMouseEvent(kind, here, port.mapToGlobal(here), button, held, PLAIN))


def move(view: TableView, where: QPoint, *, held: bool = False) -> None:
    """The pointer is here now."""
    _mouse(view, QEvent.Type.MouseMove, where, NONE, LEFT if held else NONE)


def press(view: TableView, where: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """A button goes down."""
    _mouse(view, QEvent.Type.MouseButtonPress, where, button, button)


def release(view: TableView, where: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """A button comes up."""
    _mouse(view, QEvent.Type.MouseButtonRelease, where, button, NONE)


def carry(view: TableView, start: QPoint, end: QPoint, steps: int = 8) -> None:
    """Take what is at the start and bring it to the end, with the button still down."""
    press(view, start)
    for step in range(1, steps + 1):
        move(view, start + (end - start) * step / steps, held=True)


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    """Take what is at the start, and let go of it at the end."""
    carry(view, start, end)
    release(view, end)


def click(view: TableView, where: QPoint) -> None:
    """Press and release."""
    move(view, where)
    press(view, where)
    release(view, where)


def double_click(view: TableView, where: QPoint) -> None:
    """Two clicks, as the system sends them."""
    click(view, where)
    _mouse(view, QEvent.Type.MouseButtonDblClick, where, LEFT, LEFT)
    release(view, where)


def wheel(view: TableView, where: QPoint, eighths: int) -> None:
    """Turn the wheel: 120 is one notch away from the hand."""
    _wheel(view.viewport(), where, eighths)


def wheel_over(widget: QWidget, eighths: int) -> None:
    """Turn the wheel over the middle of a widget."""
    _wheel(widget, widget.rect().center(), eighths)


def wheel_at(widget: QWidget, eighths: int) -> None:
    """Turn the wheel over the middle of a widget as the system tells it: what is not taken goes on."""
    window = widget.window()
    here = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(window.windowHandle(), QPointF(here), QPoint(0, eighths))
    QApplication.processEvents()


def _wheel(port: QWidget, where: QPoint, eighths: int) -> None:
    here = QPointF(where)
    turn = QWheelEvent(
        here,
        port.mapToGlobal(here),
        QPoint(),
        QPoint(0, eighths),
        NONE,
        PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, turn)


def key(view: TableView, which: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    """Press and release a key on the table."""
    QTest.keyClick(view, which, modifier)


def landed(view: TableView) -> bool:
    """Whether everything lies still."""
    return not view.table_scene.moving


def hold(root: QWidget, which: Qt.Key, repeats: int = 12, text: str = "") -> None:
    """Hold a key down wherever the keyboard is below a widget: it comes once, and then repeated."""
    QTest.keyPress(root.focusWidget() or root, which)
    for _ in range(repeats):
        QTest.qWait(10)
        repeat(root.focusWidget() or root, which, text)
    QTest.keyRelease(root.focusWidget() or root, which)


def repeat(widget: QWidget, which: Qt.Key, text: str = "", modifier: Qt.KeyboardModifier = PLAIN) -> bool:
    """A key that is held comes to a widget once more; whether its shortcut is asked for."""
    ask = QKeyEvent(QEvent.Type.ShortcutOverride, which, modifier, text, True)
    ask.ignore()
    QApplication.sendEvent(widget, ask)
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, which, modifier, text, True))
    return not ask.isAccepted()
