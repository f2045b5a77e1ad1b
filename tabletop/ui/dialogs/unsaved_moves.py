"""The question about moves that cannot be saved, before the window closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tabletop.ui.dialogs import match_files

if TYPE_CHECKING:
    from tabletop.ui.services import Services


class UnsavedMoves(QMessageBox):
    """Gives the number of moves that would be lost; only its own buttons discard or save them."""

    def __init__(self, parent: QWidget, moves: int) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle("Tabletop")
        self.setText(self.tr("%n move(s) can't be saved.", None, moves))
        self.setInformativeText(
            self.tr("While Tabletop is open it keeps trying. You can save the match as a file elsewhere.")
        )
        self.stay, self.save = QPushButton(self.tr("&Stay")), QPushButton(self.tr("Save as a &file…"))
        self.lose = QPushButton(self.tr("&Lose %n move(s)", None, moves))
        self.addButton(self.stay, QMessageBox.ButtonRole.RejectRole)
        self.addButton(self.save, QMessageBox.ButtonRole.AcceptRole)
        self.addButton(self.lose, QMessageBox.ButtonRole.DestructiveRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)

    def chosen_button(self) -> QPushButton:
        """Ask and return the button pressed: `stay`, `save` or `lose`."""
        self.exec()
        pressed = self.clickedButton()
        return pressed if isinstance(pressed, QPushButton) else self.stay


def may_close(parent: QWidget, services: Services) -> bool:
    """Return True if no move would be lost, if all were saved as files, or if the player discards them."""
    services.shelf.save_again()
    lost = services.unsaved()
    if not lost:
        return True
    asking = UnsavedMoves(parent, sum(moves for _session, moves in lost))
    chosen = asking.chosen_button()
    if chosen is not asking.save:
        return chosen is asking.lose
    for session, _moves in lost:
        path = match_files.to_save(parent, session.game, services.shelf.began(session.storage.library_id))
        if path is None or not services.give_out(session, path):
            return False
    return True
