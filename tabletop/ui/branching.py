"""Asks how a new match goes on from a moment of another one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tabletop.engine.game import PERSON
from tabletop.engine.match import Match
from tabletop.ui.words import say


class Branching(QMessageBox):
    """Says that a new match begins; where hidden things were seen since, asks whether to deal them anew."""

    def __init__(self, parent: QWidget, match: Match[Any], *, known: bool) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Play on from here"))
        clock = say(match.game.clock(match.game.view(match.state, -1)))
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
            self.setInformativeText(_what_is_dealt(match))
            self.addButton(self.anew, accept)
            self.addButton(self.same, accept)
        else:
            self.addButton(self.begin, accept)
        self.addButton(self.back, reject)
        self.setDefaultButton(self.anew if known else self.begin)
        self.setEscapeButton(self.back)

    def chosen(self) -> QPushButton:
        """Ask, and the button that was pressed: `anew`, `same`, `begin` or `back`."""
        self.exec()
        pressed = self.clickedButton()
        return pressed if isinstance(pressed, QPushButton) else self.back


def how_to_go_on(
    parent: QWidget, match: Match[Any], seed: int, *, known: bool
) -> tuple[Match[Any], bool] | None:
    """The match to go on with, and whether for practice; None where the player goes back.

    `known`: something that is hidden in it has been seen. `seed`: by which it is dealt anew.
    """
    asked = Branching(parent, match, known=known)
    chosen = asked.chosen()
    if chosen is asked.back:
        return None
    if chosen is asked.anew:
        return match.dealt_anew(eyes_of(match), seed), False
    return match, known


def eyes_of(match: Match[Any]) -> int:
    """Whose knowledge stays when a match is dealt anew: the one person's, or else only what all may see."""
    persons = [seat for seat, who in enumerate(match.setup.seats) if who == PERSON]
    return persons[0] if len(persons) == 1 else -1


def _what_is_dealt(match: Match[Any]) -> str:
    if eyes_of(match) == -1:
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
