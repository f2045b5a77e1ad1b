"""The question before the program closes while others are in a room that it hosts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tabletop.ui.rooms import Rooms
from tabletop.ui.style.i18n import join_names


class GuestsHere(QMessageBox):
    """Says who is there, and what becomes of them."""

    def __init__(self, parent: QWidget, names: list[str]) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle("Tabletop")
        self.setText(self.tr("At the table now: {names}.").format(names=join_names(names)))
        self.setInformativeText(
            self.tr(
                "Their match is kept on this computer. If you close Tabletop, they can look at the table, "
                "but nobody can play on. Nothing is lost: their seats stay theirs, and their programs try "
                "again until Tabletop runs here again."
            )
        )
        self.stay, self.end = QPushButton(self.tr("&Stay")), QPushButton(self.tr("&Close anyway"))
        self.addButton(self.stay, QMessageBox.ButtonRole.RejectRole)
        self.addButton(self.end, QMessageBox.ButtonRole.DestructiveRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)


def may_leave_guests(parent: QWidget, rooms: Rooms | None) -> bool:
    """Return True if nobody else is in a room of this program, or if the player closes it nevertheless."""
    names = [] if rooms is None else rooms.guests_here()
    if not names:
        return True
    question = GuestsHere(parent, names)
    question.exec()
    return question.clickedButton() is question.end
