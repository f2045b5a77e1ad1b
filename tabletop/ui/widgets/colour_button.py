"""The mark of a seat as a button to choose another colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton

from tabletop.art.palette import SEATS
from tabletop.engine.game import COLOUR, COLOURS
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal, to_language
from tabletop.ui.widgets import icons

_SIZE, _MARK = 30, 18
"""Sizes of the button and of the mark on it, in pixels at 100 %."""


class ColourButton(QToolButton):
    """Shows the colour of a seat; its menu lists all colours, and disables those of other seats."""

    changed = Signal()

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat, self.chosen = seat, COLOUR.values[0].key
        self._worn, self._taken = seat, frozenset[str]()
        self.setFixedSize(theme.scaled(_SIZE), theme.scaled(_SIZE))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAccessibleName(self.tr("Colour at seat {n}").format(n=seat + 1))
        self.menu_of_colours = QMenu(self)
        self.menu_of_colours.aboutToShow.connect(self._fill)
        self.setMenu(self.menu_of_colours)
        self._say()

    def choose(self, key: str) -> None:
        """Choose a colour by its key in COLOUR, or the default of the seat."""
        if key != self.chosen:
            self.chosen = key
            self.changed.emit()
        self._say()

    def show_worn(self, worn: int, taken: Sequence[str]) -> None:
        """Show the colour of this number; `taken`: keys of the colours that other seats have chosen."""
        self._worn, self._taken = worn, frozenset(taken)
        self._say()
        self.update()

    def _say(self) -> None:
        title = to_language(COLOUR.values[1 + self._worn].title)
        self.setToolTip(self.tr("{colour}: click to choose another").format(colour=title))
        self.setAccessibleDescription(title)

    def _fill(self) -> None:
        self.menu_of_colours.clear()
        for value in COLOUR.values:
            action = self.menu_of_colours.addAction(literal(to_language(value.title)))
            action.setCheckable(True)
            action.setChecked(value.key == self.chosen)
            action.setEnabled(value.key not in self._taken)
            if value.key in COLOURS:
                action.setIcon(self._icon(COLOURS.index(value.key)))
            action.triggered.connect(lambda _on=False, key=value.key: self.choose(key))

    def _icon(self, colour: int) -> QIcon:
        made = QPixmap(_MARK + 2, _MARK + 2)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self._paint(painter, colour, QRectF(1, 1, _MARK, _MARK))
        painter.end()
        return QIcon(made)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button and the mark on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, mark = self.width(), theme.scaled(_MARK)
        if not self.hasFocus():  # else the focus ring is there
            painter.setPen(theme.colour("edge"))
            painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 5, 5)
        at = (side - mark) / 2
        self._paint(painter, self._worn, QRectF(at, at, mark, mark))
        painter.end()

    def _paint(self, painter: QPainter, colour: int, box: QRectF) -> None:
        with SEATS.wearing((colour,)):
            icons.paint_mark(painter, 0, box)
