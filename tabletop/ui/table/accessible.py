"""What a screen reader finds on the table: a button for each thing that can be used now.

Items of a scene are invisible to it, so each live thing has an unseen button over it, in the order of the table.
Pressing one does what a hand would do: it lifts the piece, drops it, or presses the thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from tabletop.engine.table import Drag

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

MOST = 400
"""More places than this are left to the list of moves."""


class Shadow(QAbstractButton):
    """An unseen button over a thing of the table."""

    def __init__(self, view: TableView, name: str, text: str, place: QRectF) -> None:
        super().__init__(view.viewport())
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        corners = view.mapFromScene(place).boundingRect()
        self.setGeometry(corners)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing is to be seen."""


class Shadows:
    """All the unseen buttons of a table."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._now: list[Shadow] = []

    def clear(self) -> None:
        """Take all of them away."""
        for shadow in self._now:
            shadow.hide()
            shadow.deleteLater()
        self._now = []

    def refresh(self) -> None:
        """One for each thing that can be used now: things to take, or places to drop."""
        self.clear()
        if self._view.hands.full:
            self._places()
        else:
            self._things()

    def _things(self) -> None:
        for key in self._view.keys.things():
            place = self._view.table_scene.place_of(key)
            if place is not None:
                shadow = Shadow(self._view, self._view.name_of(key), self._view.text_of(key), place)
                shadow.clicked.connect(lambda _on=False, key=key: self._view.use(key))
                self._now.append(shadow)

    def _places(self) -> None:
        carrying = self._view.hands.carrying
        assert carrying is not None
        for drag in carrying.drags[:MOST]:
            place = QRectF()
            for part in carrying.places(drag):
                place = place.united(part)
            shadow = Shadow(self._view, self._view.offered.names.get(drag, drag.zone), "", place)
            shadow.clicked.connect(lambda _on=False, drag=drag: self._drop(drag))
            self._now.append(shadow)
        back = Shadow(self._view, self._view.tr("Put it back"), "", QRectF(0, 0, 1, 1))
        back.clicked.connect(self._view.put_back)
        self._now.append(back)

    def _drop(self, drag: Drag) -> None:
        self._view.hands.hold_over(drag)
        self._view.hands.drop()
