"""The question before an action that gives up something the seat could have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget


class ConfirmGivingUp(QMessageBox):
    """Asks whether to give up what an action costs. Only the button `do` says yes; Enter and Esc say no."""

    def __init__(self, parent: QWidget, action: str, lost: str) -> None:
        """Ask about an action in words, and name what would be lost."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Give this up?"))
        self.setText(self.tr("Give this up: {lost}?").format(lost=lost))
        self.setInformativeText(self.tr("“{action}” means that you go without it.").format(action=action))
        self.do, self.back = QPushButton(self.tr("&Yes, give it up")), QPushButton(self.tr("&No, go back"))
        self.addButton(self.do, QMessageBox.ButtonRole.AcceptRole)
        self.addButton(self.back, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.back)
