"""The question before something of a room is lost: a seat, an invite, or the room itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget


class RoomLoss(QMessageBox):
    """Says what would be lost; nothing is done unless the player wants it.

    Args:
        parent: The widget over which it is shown.
        question: What is asked.
        loss: What would be lost.
        do: The words of the button that does it.
    """

    def __init__(self, parent: QWidget, question: str, loss: str, do: str) -> None:
        super().__init__(parent.window())
        self.setIcon(QMessageBox.Icon.Question)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle("Tabletop")
        self.setText(question)
        self.setInformativeText(loss)
        self.do, self.leave = QPushButton(do), QPushButton(self.tr("&Not now"))
        self.addButton(self.leave, QMessageBox.ButtonRole.RejectRole)
        self.addButton(self.do, QMessageBox.ButtonRole.DestructiveRole)
        self.setDefaultButton(self.leave)
        self.setEscapeButton(self.leave)


def may_lose(parent: QWidget, question: str, loss: str, do: str) -> bool:
    """Return True if the player wants to lose that; the arguments are those of `RoomLoss`."""
    box = RoomLoss(parent, question, loss, do)
    box.exec()
    return box.clickedButton() is box.do
