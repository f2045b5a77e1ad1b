"""The question before an action that gives up something the seat could have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tabletop.engine.rules import Action

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController


class ConfirmGivingUp(QMessageBox):
    """Names what an action gives up; only its own button plays the action, Enter and Esc go back."""

    def __init__(self, parent: QWidget, controller: MatchController, action: Action, lost: str) -> None:
        super().__init__(parent)
        self._controller, self._action = controller, action
        assert controller.offer is not None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Give something up"))
        self.setText(self.tr("You would give up: {lost}").format(lost=lost))
        self.setInformativeText(controller.offer.words(action))
        self.do, self.back = QPushButton(self.tr("&Do it")), QPushButton(self.tr("&Go back"))
        self.addButton(self.do, QMessageBox.ButtonRole.AcceptRole)
        self.addButton(self.back, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.back)
        self.do.clicked.connect(self._play)

    def _play(self) -> None:
        self._controller.play(self._action, sure=True)
