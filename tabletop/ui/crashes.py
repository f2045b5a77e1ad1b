"""What the program does about errors that nobody expected: it logs them, and offers a bug report."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QMessageBox

from tabletop import __version__
from tabletop.files import log_file
from tabletop.ui.widgets.soon import soon
from tabletop.ui.window import Window

_QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


class Crashes(QObject):
    """Logs the errors of a window's program and shows them, one at a time."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window, self._shown = window, False
        self._program = _program_on_disk()

    def install(self) -> None:
        """Hear of every error from now on, also of those in other threads."""
        sys.excepthook = self.show_error
        threading.excepthook = _note_thread

    def uninstall(self) -> None:
        """Leave errors to Python again."""
        threading.excepthook = threading.__excepthook__
        sys.excepthook = sys.__excepthook__

    def show_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an error, and show it outside of the call that failed. Nothing is lost by it."""
        words = "".join(traceback.format_exception(kind, error, trace))
        log_file.log_line(log_file.trace_of(error))
        if sys.stderr is not None:
            sys.stderr.write(words)
        if not self._shown:
            self._shown = True
            soon(self, partial(self._tell, words))

    def _tell(self, words: str) -> None:
        if _program_on_disk() != self._program:  # what is loaded from now on belongs to another version
            box = self._box(
                self.tr("Tabletop was upgraded or removed while it was open."),
                self.tr("Your match is saved as it was before. Close Tabletop and start it again."),
            )
        else:
            box = self._box(
                self.tr("Something went wrong in the program."),
                self.tr(
                    "Your match is saved as it was before. "
                    "Save a bug report, then play on or reopen the match."
                ),
            )
        box.setDetailedText(f"Tabletop {__version__}\n{words}")
        box.exec()
        self._shown = False

    def tell_last(self) -> None:
        """Tell that the program crashed the last time, and offer a bug report."""
        self._box(
            self.tr("Tabletop ended unexpectedly the last time."),
            self.tr(
                "Your matches are saved. A bug report helps to find out why; it holds no players' names."
            ),
        ).open()

    def _box(self, happened: str, remedy: str) -> QMessageBox:
        """Return a warning that offers to save a bug report."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Tabletop", happened, parent=self._window)
        box.setInformativeText(remedy)
        save = box.addButton(self.tr("Save a bug report…"), QMessageBox.ButtonRole.ActionRole)
        save.clicked.connect(self._window.commands["report"].trigger)
        box.setEscapeButton(box.addButton(QMessageBox.StandardButton.Close))
        return box


def _program_on_disk() -> tuple[int, int] | None:
    """Return what tells the program's files from those of another version; None if they are gone."""
    frozen = getattr(sys, "frozen", False)
    try:
        found = Path(sys.executable if frozen else __file__).stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


@contextmanager
def qt_messages() -> Iterator[None]:
    """Log Qt's warnings and write them to standard error; after a fatal one say what can be done, and exit.

    Qt itself would abort the program, as when it finds no platform plugin that fits.
    """

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind in _QUIET:
            return
        log_file.warn(f"Qt: {message}")
        if kind == QtMsgType.QtFatalMsg:
            log_file.refuse(
                "tabletop: Qt can't go on; if no window was there yet, it can't show one here. "
                "Without a window you can play in the terminal: tabletop play public_market --text"
            )
            os._exit(2)

    before = qInstallMessageHandler(hear)
    yield
    qInstallMessageHandler(before)


def _note_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        log_file.log_line(f"in a thread: {log_file.trace_of(args.exc_value)}")
    threading.__excepthook__(args)
