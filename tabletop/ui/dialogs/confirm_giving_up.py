"""The question before an action that gives up something the seat could have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget


class ConfirmGivingUp(QMessageBox):
    """Names what an action gives up. Only the button `do` confirms it; Enter and Esc go back."""

    def __init__(self, parent: QWidget, action: str, lost: str) -> None:
        """Ask about an action in words, and name what would be lost."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Miss out on something?"))
        self.setText(self.tr("You'd miss out on: {lost}").format(lost=lost))
        self.setInformativeText(action)
        self.do, self.back = QPushButton(self.tr("&Do it")), QPushButton(self.tr("&Go back"))
        self.addButton(self.do, QMessageBox.ButtonRole.AcceptRole)
        self.addButton(self.back, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.back)
