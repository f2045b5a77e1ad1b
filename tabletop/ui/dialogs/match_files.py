"""Asks which match file is to be opened, and where one is to be saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

SUFFIX = ".tabletop"


def to_open(parent: QWidget) -> Path | None:
    """The match file to open; None if none was chosen."""
    title = QCoreApplication.translate("Window", "Open a match file")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", _kinds())
    return Path(name) if name else None


def to_save(parent: QWidget, game: str) -> Path | None:
    """Where to save a match of a game; None if nowhere."""
    title = QCoreApplication.translate("Window", "Save as a match file")
    name, _ = QFileDialog.getSaveFileName(parent, title, game + SUFFIX, _kinds())
    path = Path(name) if name else None
    return path if path is None or path.suffix else path.with_suffix(SUFFIX)


def _kinds() -> str:
    return QCoreApplication.translate("Window", "Match files (*{suffix} *.json)").format(suffix=SUFFIX)
