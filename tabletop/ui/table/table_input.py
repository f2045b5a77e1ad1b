"""Events of the table's widget, handed to the mouse, the keys, the camera and the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
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

from tabletop.ui.table.letter_keys import latin_key

if TYPE_CHECKING:
    from tabletop.ui.table.accessible import AccessibleItems
    from tabletop.ui.table.camera import Camera
    from tabletop.ui.table.drag import DragController
    from tabletop.ui.table.keyboard import KeyboardController
    from tabletop.ui.table.magnifier import Magnifier
    from tabletop.ui.table.mouse_controller import MouseController

NOTCH = 120
"""What a wheel tells for one notch; touch pads tell much less at a time."""
TWIST = 45.0
"""Degrees that two fingers turn before a carried piece does."""


class TableInput(QGraphicsView):
    """The part of the table's widget that hears events."""

    hands: DragController
    camera: Camera
    keys: KeyboardController
    mouse: MouseController
    lookout: Magnifier
    shadows: AccessibleItems

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wheel, self._twist = 0, 0.0
        self._window: QWidget | None = None

    def showEvent(self, event: QShowEvent) -> None:
        """From now on the window tells when it is left."""
        super().showEvent(event)
        if self._window is not self.window():
            if self._window is not None:
                self._window.removeEventFilter(self)
            self._window = self.window()
            self._window.installEventFilter(self)
        self.shadows.later()  # a screen reader finds what lies on the table again

    def hideEvent(self, event: QHideEvent) -> None:
        """What is hidden is not told to a screen reader either."""
        super().hideEvent(event)
        self.shadows.later()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the window is left, what is carried goes back."""
        left = (QEvent.Type.Leave, QEvent.Type.WindowDeactivate, QEvent.Type.Hide)
        if watched is self._window and event.type() in left and self.hands.is_dragging:
            self.mouse.rest()
            self.hands.put_back()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The whole table stays whole."""
        super().resizeEvent(event)
        self.camera.follow_size()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.double_click(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is carried, by whole notches, or zoom."""
        event.accept()
        steps = event.angleDelta().y()
        item = self.hands.item
        if item is None or not item.piece.turns:
            self._wheel = 0
            if steps:
                self.camera.zoom(1.0015**steps, event.position())
            return
        self._wheel += steps
        notches, self._wheel = int(self._wheel / NOTCH), self._wheel - int(self._wheel / NOTCH) * NOTCH
        if notches:
            self.hands.turn(-notches)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean something on the table; the others go on."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        event.setAccepted(self.keys.press(latin_key(event), back=shift))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space and Shift are let go."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            self.mouse.hold_to_pan(on=False)
        elif event.key() == Qt.Key.Key_Shift:
            self.lookout.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  Qt's
        """Tab goes from thing to thing first, and then on to the next widget."""
        return self.keys.tab(back=not forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab came to the table: to its first thing, or its last."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.keys.tab(back=False)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.keys.tab(back=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Where another window or a menu takes over, what is carried goes back."""
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.mouse.rest()
            self.hands.put_back()
        self.mouse.hold_to_pan(on=False)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the table."""
        super().leaveEvent(event)
        self.lookout.hide()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers zoom, or turn what is carried."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.pinch(pinch)
                event.accept()
                return True
        return super().viewportEvent(event)

    def pinch(self, pinch: QPinchGesture) -> None:
        """Two fingers have moved."""
        if self.hands.is_dragging:
            self._twist += pinch.rotationAngle() - pinch.lastRotationAngle()
            if abs(self._twist) > TWIST:
                self.hands.turn(1 if self._twist > 0 else -1)
                self._twist = 0.0
        else:
            self._twist = 0.0
            centre = self.viewport().mapFromGlobal(pinch.hotSpot())
            self.camera.zoom(pinch.scaleFactor(), centre)

    def scene_point(self, event: QMouseEvent) -> QPointF:
        """Where on the table a mouse event is."""
        return self.mapToScene(event.position().toPoint())
