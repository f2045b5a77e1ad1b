"""Distributes the events of the table widget to the mouse, the keyboard, the camera and the drag."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from tabletop.ui.table.accessible import AccessibleItems
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.keyboard import KeyboardController
from tabletop.ui.table.letter_keys import latin_key
from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.mouse_controller import MouseController
from tabletop.ui.table.surface import Surface

_NOTCH = 120
"""Wheel angle of one notch; touch pads report much smaller steps."""
_TWIST = 45.0
"""Degrees of a two-finger rotation that turn a carried piece."""


class TableInput(QGraphicsView):
    """The part of the table widget that handles events."""

    hands: DragController
    camera: Camera
    surface: Surface
    keys: KeyboardController
    mouse: MouseController
    lookout: Magnifier
    shadows: AccessibleItems

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wheel, self._twist = 0, 0.0
        self._window: QWidget | None = None

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the window, so that the table notices when it is left."""
        super().showEvent(event)
        if self._window is not self.window():
            if self._window is not None:
                self._window.removeEventFilter(self)
            self._window = self.window()
            self._window.installEventFilter(self)
        self.shadows.later()  # update the tree of a screen reader

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the contents from screen readers as well."""
        super().hideEvent(event)
        self.shadows.later()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the carried piece back when the window is left."""
        left = (QEvent.Type.Leave, QEvent.Type.WindowDeactivate, QEvent.Type.Hide)
        if watched is self._window and event.type() in left and self.hands.is_dragging:
            self.mouse.rest()
            self.hands.put_back()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted table fitted, and what a lesson points at in view."""
        super().resizeEvent(event)
        self.camera.follow_size()
        if self.camera.fitted:
            self.camera.bring_into_view(self.surface.lesson.most_needed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mouse.double_click(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn a carried piece by whole notches, or zoom."""
        event.accept()
        steps = event.angleDelta().y()
        item = self.hands.item
        if item is None or not item.piece.turns:
            self._wheel = 0
            if steps:
                self.camera.zoom(1.0015**steps, event.position())
            return
        self._wheel += steps
        notches, self._wheel = int(self._wheel / _NOTCH), self._wheel - int(self._wheel / _NOTCH) * _NOTCH
        if notches:
            self.hands.turn(-notches)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys of the table; others are passed on."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        event.setAccepted(self.keys.press_key(latin_key(event), back=shift))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Handle the release of Space and Shift."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            self.mouse.hold_to_pan(on=False)
        elif event.key() == Qt.Key.Key_Shift:
            self.lookout.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  Qt's
        """Move through the things on the table by Tab, then on to the next widget."""
        return self.keys.tab(back=not forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the ring on the first or last thing when Tab reaches the table."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.keys.tab(back=False)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.keys.tab(back=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the carried piece back when another window or a menu takes the focus."""
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.mouse.rest()
            self.hands.put_back()
        self.mouse.hold_to_pan(on=False)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the magnified view when the pointer leaves the table."""
        super().leaveEvent(event)
        self.lookout.hide()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom, or turn a carried piece, by a two-finger gesture."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.pinch(pinch)
                event.accept()
                return True
        return super().viewportEvent(event)

    def pinch(self, pinch: QPinchGesture) -> None:
        """Handle a two-finger gesture."""
        if self.hands.is_dragging:
            self._twist += pinch.rotationAngle() - pinch.lastRotationAngle()
            if abs(self._twist) > _TWIST:
                self.hands.turn(1 if self._twist > 0 else -1)
                self._twist = 0.0
        else:
            self._twist = 0.0
            centre = self.viewport().mapFromGlobal(pinch.hotSpot())
            self.camera.zoom(pinch.scaleFactor(), centre)
