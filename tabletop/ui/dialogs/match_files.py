"""The dialogs that open and save match files."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.engine.game import AnyGame
from tabletop.ui.dialogs.save_file import FileKind, agreed, ask_where
from tabletop.ui.style.i18n import to_language

if TYPE_CHECKING:
    from tabletop.session.protocol import Session
    from tabletop.ui.services import Services

SUFFIX = ".tabletop"
_OURS = (SUFFIX, ".json")
"""Suffixes of match files."""
_UNFIT = re.compile(r'[/\\:*?"<>|]')
"""Characters that some operating system does not allow in file names."""


def to_open(parent: QWidget) -> Path | None:
    """Ask for a match file to open; None if none was chosen."""
    title = QCoreApplication.translate("Window", "Open a match file")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", _kinds())
    return Path(name) if name else None


def save(parent: QWidget, services: Services, session: Session) -> None:
    """Save a match as a file of the player's choice; an unfinished match only after a warning."""
    if session.is_host and not may_give_out(parent, session):
        return
    began = services.shelf.began(session.storage.library_id)
    if (path := to_save(parent, session.game, began)) is not None:
        services.give_out(session, path)


def may_give_out(parent: QWidget, session: Session) -> bool:
    """Return True if a match may go into a file: it is over, or the player agrees to reveal hidden things."""
    return session.active_seat < 0 or _may_reveal(parent)


def to_save(parent: QWidget, game: AnyGame, began: str = "") -> Path | None:
    """Ask where to save a match; None if it was cancelled.

    Args:
        parent: The window of the dialog.
        game: The game of the match.
        began: When the match began, as ISO 8601; "" for now.
    """
    title = QCoreApplication.translate("Window", "Save as a match file")
    kinds = [FileKind(_kinds(), _OURS)]
    chosen = ask_where(parent, title, file_name(game, began), kinds)
    return chosen[0] if chosen is not None else None


def file_name(game: AnyGame, began: str = "", suffix: str = SUFFIX) -> str:
    """Return the suggested file name of a match: its game and the day it began (ISO 8601; "" for today)."""
    day = (datetime.fromisoformat(began) if began else datetime.now()).astimezone().date()  # noqa: DTZ005
    return f"{_UNFIT.sub('', to_language(game.about.title))} {day.isoformat()}{suffix}"


def _may_reveal(parent: QWidget) -> bool:
    text = QCoreApplication.translate(
        "Window", "The match isn't over: its file holds the seed, which reveals everything hidden."
    )
    return agreed(parent, text, QCoreApplication.translate("Window", "&Save it"))


def _kinds() -> str:
    return QCoreApplication.translate("Window", "Match files (*{suffix} *.json)").format(suffix=SUFFIX)
