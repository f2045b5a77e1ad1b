"""The dialog before a new match branches off from a moment of another one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.style.i18n import to_language


class Branching(QMessageBox):
    """Announces the new match; if hidden state was revealed since, asks whether to resample it."""

    def __init__(self, parent: QWidget, session: Session, at: int) -> None:
        super().__init__(parent)
        self._session, self._at = session, at
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Play on from here"))
        known = session.history.revealed_since(at)
        clock = to_language(session.game.progress_text(session.view(at, EVERYBODY)))
        self.setText(
            self.tr("A new match begins here: {clock}. This one stays as it is.").format(clock=clock)
        )
        self.anew, self.same = (
            QPushButton(self.tr("&Deal anew")),
            QPushButton(self.tr("&Same cards, practice")),
        )
        self.begin, self.back = QPushButton(self.tr("&Begin")), QPushButton(self.tr("&Cancel"))
        accept, reject = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole
        if known:
            self.setInformativeText(_what_is_dealt(session))
            self.addButton(self.anew, accept)
            self.addButton(self.same, accept)
        else:
            self.addButton(self.begin, accept)
        self.addButton(self.back, reject)
        self.setDefaultButton(self.anew if known else self.begin)
        self.setEscapeButton(self.back)

    def begun(self, seed: Callable[[], int]) -> Session | None:
        """Ask the player and return the new match, or None if it was cancelled.

        `seed`: returns the seed for resampling hidden state.
        """
        chosen = self.chosen_button()
        if chosen is self.back:
            return None
        return self._session.branch(self._at, anew=seed() if chosen is self.anew else 0)

    def chosen_button(self) -> QPushButton:
        """Ask and return the button pressed, which is one of the dialog's four."""
        self.exec()
        pressed = self.clickedButton()
        return pressed if isinstance(pressed, QPushButton) else self.back


def _what_is_dealt(session: Session) -> str:
    if len(session.seats) != 1:
        return QCoreApplication.translate(
            "Branching",
            "Something hidden has been seen since. Deal everything hidden anew, hands included, or keep it "
            "as it is: then it is a practice match.",
        )
    return QCoreApplication.translate(
        "Branching",
        "Something hidden has been seen since. Deal everything you can't see anew, or keep it as it is: "
        "then it is a practice match.",
    )
