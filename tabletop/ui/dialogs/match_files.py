"""Asks which match file is to be opened, and where one is to be saved."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from tabletop.engine.game import Game
from tabletop.ui.style.i18n import to_language

if TYPE_CHECKING:
    from tabletop.session.protocol import Session
    from tabletop.ui.services import Services

SUFFIX = ".tabletop"
OURS = (SUFFIX, ".json")
"""What the names of match files end with."""
UNFIT = re.compile(r'[/\\:*?"<>|]')
"""Characters that some system does not allow in the name of a file."""


def to_open(parent: QWidget) -> Path | None:
    """The match file to open; None if none was chosen."""
    title = QCoreApplication.translate("Window", "Open a match file")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", _kinds())
    return Path(name) if name else None


def save(parent: QWidget, services: Services, session: Session) -> None:
    """Save a match as a file, where the player wants it; one that goes on only after a warning."""
    if session.is_host and session.active_seat >= 0 and not _may_reveal(parent):
        return
    began = services.began(session.library_id)
    if (path := to_save(parent, session.game, began)) is not None:
        services.give_out(session, path)


def to_save(parent: QWidget, game: Game[Any], began: str = "") -> Path | None:
    """Where to save a match of a game; None if nowhere.

    `began`: when the match began, as ISO 8601; "" for now. A file that is there is replaced only if the
    player says so. That is asked here, since the file dialog does not know the name with its ending.
    """
    title = QCoreApplication.translate("Window", "Save as a match file")
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    start = Path(folder) / file_name(game, began)
    while True:
        name, _ = QFileDialog.getSaveFileName(
            parent, title, str(start), _kinds(), options=QFileDialog.Option.DontConfirmOverwrite
        )
        if not name:
            return None
        start = Path(name)
        if start.suffix not in OURS:
            start = start.with_name(start.name + SUFFIX)
        if not start.exists() or _may_replace(parent, start):
            return start


def file_name(game: Game[Any], began: str = "") -> str:
    """The name that is offered for the file of a match: its game and the day on which it began."""
    day = (datetime.fromisoformat(began) if began else datetime.now()).astimezone().date()  # noqa: DTZ005
    return f"{UNFIT.sub('', to_language(game.about.title))} {day.isoformat()}{SUFFIX}"


def _may_reveal(parent: QWidget) -> bool:
    text = QCoreApplication.translate(
        "Window", "The match isn't over: its file holds the seed, which reveals everything hidden."
    )
    return _agreed(parent, text, QCoreApplication.translate("Window", "&Save it"))


def _may_replace(parent: QWidget, path: Path) -> bool:
    text = QCoreApplication.translate("Window", "“{file}” is there already. Do you want to replace it?")
    return _agreed(parent, text.format(file=path.name), QCoreApplication.translate("Window", "&Replace it"))


def _agreed(parent: QWidget, text: str, yes: str) -> bool:
    """Ask something; True if it was answered with this button."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Tabletop", text, parent=parent)
    agreed = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is agreed


def _kinds() -> str:
    return QCoreApplication.translate("Window", "Match files (*{suffix} *.json)").format(suffix=SUFFIX)
