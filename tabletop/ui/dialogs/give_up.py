"""The question before a match is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tabletop.engine.text import translate
from tabletop.files.library import LibraryError

if TYPE_CHECKING:
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.services import Services

_GIVEN_UP = translate("services", "You gave up the match. It counts as lost, and stays in the library.")


class GiveUp(QMessageBox):
    """Asks whether to give up the match. Only the button `do` says yes; Enter and Esc say no."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Give up"))
        self.setText(self.tr("Give up this match?"))
        self.setInformativeText(
            self.tr("It counts as lost and stays in the library. Playing on there undoes that.")
        )
        self.do, self.back = QPushButton(self.tr("&Yes, give up")), QPushButton(self.tr("&No, play on"))
        self.addButton(self.do, QMessageBox.ButtonRole.AcceptRole)
        self.addButton(self.back, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.back)

    def agreed(self) -> bool:
        """Ask, and return True if the match is to be given up."""
        self.exec()
        return self.clickedButton() is self.do


def concede_match(page: MatchPage | None, services: Services) -> bool:
    """Ask whether the match that is shown is to be given up; return True if it was."""
    if page is None or not GiveUp(page.window()).agreed():
        return False
    try:
        services.shelf.library.concede(page.session.storage.library_id)
    except LibraryError as error:
        services.notice.emit(error.text)
        return False
    services.notice.emit(_GIVEN_UP)
    return True
