"""Saves a bug report: the log, what program this is, the match that is shown; no names of players."""

from __future__ import annotations

import io
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from PySide6 import __version__ as pyside
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from tabletop import __version__
from tabletop.engine.text import Text
from tabletop.files import log_file
from tabletop.ui.dialogs import match_files
from tabletop.ui.dialogs.save_file import FileKind, ask_where, write_and_tell

if TYPE_CHECKING:
    from tabletop.session.protocol import Session

_DESKTOP = ("XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "LANG", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR")
"""Variables of the environment that tell what desktop this is."""


def save_report(parent: QWidget, session: Session | None, tell_trouble: Callable[[Text], object]) -> None:
    """Ask for a file, and save a bug report to it.

    Args:
        parent: The window of the dialog.
        session: The match that is shown; None if none is. Only its host can put it into the report.
        tell_trouble: Gets the reason why nothing could be written.
    """
    hosted = session if session is not None and session.is_host else None
    if hosted is not None and not match_files.may_give_out(parent, hosted):
        return
    title = QCoreApplication.translate("Window", "Save a bug report")
    kind = FileKind(QCoreApplication.translate("Window", "Bug reports (*.zip)"), (".zip",))
    chosen = ask_where(parent, title, f"Tabletop {date.today().isoformat()}.zip", [kind])  # noqa: DTZ011
    if chosen is not None:
        write_and_tell(chosen[0], lambda: _content(hosted), lambda said: _tell(parent, said), tell_trouble)


def _tell(parent: QWidget, said: str) -> None:
    box = QMessageBox(QMessageBox.Icon.Information, "Tabletop", said, parent=parent)
    box.setInformativeText(
        QCoreApplication.translate(
            "Window",
            "Nothing was sent. The report holds no players' names; send it with a few words of yours.",
        )
    )
    box.open()


def _content(session: Session | None) -> bytes:
    """Return the report: an archive of what the program noted, and of the match."""
    held = io.BytesIO()
    with ZipFile(held, "w", ZIP_DEFLATED) as archive:
        try:
            if session is not None:
                archive.writestr("match.tabletop", _nameless(session))
        except Exception as error:  # noqa: BLE001  the match may be what is wrong; the report tells it
            log_file.log_line(f"no match in the report: {log_file.trace_of(error)}")
        archive.writestr("report.txt", f"{_facts()}\n\n{log_file.tail()}")
    return held.getvalue()


def _nameless(session: Session) -> str:
    """Return a match as in a match file, without the names of its seats."""
    from tabletop.files import records

    record = session.storage.record()
    assert record is not None, "only a host's match is asked for"
    return records.dump(replace(record, setup=replace(record.setup, names=())))


def _facts() -> str:
    """Return what program, system and screens these are."""
    screens = ", ".join(
        f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    kind = "a program" if getattr(sys, "frozen", False) else "a package"
    lines = (
        f"Tabletop {__version__}, installed as {kind}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside}",
        f"System: {platform.platform()}",
        f"Window: {QGuiApplication.platformName()}, screens: {screens}",
        *(f"{name}: {os.environ[name]}" for name in _DESKTOP if os.environ.get(name)),
    )
    return "\n".join(lines)
