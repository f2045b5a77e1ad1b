"""The question before an undo that takes back what another person at this screen has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController


class ConfirmUndo(QMessageBox):
    """Names whose action would be taken back, not what it was; Enter and Esc leave it as it is."""

    def __init__(self, parent: QWidget, controller: MatchController, seat: int) -> None:
        super().__init__(parent)
        name = controller.playback.names[seat]
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Undo"))
        self.setText(self.tr("The last action is {name}'s, not yours.").format(name=name))
        self.setInformativeText(self.tr("Undo it? {name} then decides again.").format(name=name))
        self.do, self.back = QPushButton(self.tr("&Undo it")), QPushButton(self.tr("&Leave it"))
        self.addButton(self.do, QMessageBox.ButtonRole.AcceptRole)
        self.addButton(self.back, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.back)
        self.do.clicked.connect(controller.undo_redo.undo)


def undo_or_ask(parent: QWidget, controller: MatchController) -> None:
    """Undo the last action of the person at the screen; ask first if it is another person's.

    In a room all others are asked if somebody else has chosen since.
    """
    at, offer = controller.undo_redo.undo_moment(), controller.offer
    if at is None:
        controller.remote.ask_back()
        return
    session, owner = controller.session, controller.session.entries[at].seat
    present = offer.choice.seat if offer is not None else controller.viewer
    if len(session.seats) > 1 and owner != present:
        ConfirmUndo(parent, controller, owner).open()
    else:
        controller.undo_redo.undo()
