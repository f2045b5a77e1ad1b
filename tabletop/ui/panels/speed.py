"""The button next to the timeline that sets the speed of the opponents' animations."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from tabletop.ui.dialogs.settings import SPEEDS
from tabletop.ui.style.i18n import times


class Speed(QToolButton):
    """Shows the speed, and a menu of all speeds."""

    chosen = Signal(float)
    """Emitted when a speed is chosen (factor; 0 for instant)."""

    def __init__(self) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def show_speed(self, speed: float) -> None:
        """Show this speed, in the present language."""
        menu = QMenu(self)
        group = QActionGroup(menu)
        for value in SPEEDS:
            action = menu.addAction(self._words(value))
            action.setCheckable(True)
            action.setChecked(value == speed)
            group.addAction(action)
            action.triggered.connect(lambda _on=False, value=value: self.chosen.emit(value))
        old = self.menu()
        self.setMenu(menu)
        if old is not None:
            old.deleteLater()
        self.setText(self.tr("Speed {speed}").format(speed=self._words(speed)))
        self.setToolTip(self.tr("Speed of the opponents' turns"))

    def _words(self, speed: float) -> str:
        return times(speed) if speed else self.tr("instant")
