"""The desktop program, from the command line to the end of the event loop."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QSessionManager
from PySide6.QtWidgets import QApplication, QMessageBox

from tabletop import __version__
from tabletop.files import paths, settings, single_instance
from tabletop.files.settings import Settings
from tabletop.games import LEFT_OUT
from tabletop.ui.dialogs.no_answer import NoAnswer
from tabletop.ui.dialogs.unsaved_moves import UnsavedMoves
from tabletop.ui.end_requests import EndRequests
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.style.language import Languages
from tabletop.ui.tree_root import plant
from tabletop.ui.window import Window

_QUIT = "--quit-after-first-paint"


class Calls(QObject):
    """Passes the requests of later starts from the listening thread to the window's thread."""

    heard = Signal(str)


class Program(QObject):
    """The application with its window, language and theme."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.app = app
        self._showed_crash = False
        theme.load_fonts()
        self.settings, self.notice = settings.load_settings()
        self.languages = Languages(self)
        self.languages.speak(self.settings.language)
        theme.dress(app, self.settings.theme, self.percent)
        self.window = Window(self.settings)
        self.window.settings_changed.connect(self.follow)
        app.commitDataRequest.connect(self.end_session)
        app.styleHints().colorSchemeChanged.connect(self._recolour)
        if hasattr(app.styleHints(), "accessibility"):  # since Qt 6.10
            app.styleHints().accessibility().contrastPreferenceChanged.connect(self._recolour)

    @property
    def percent(self) -> int:
        """The size of the text in per cent."""
        return self.settings.scale or 100

    def follow(self, now: Settings) -> None:
        """Apply changed settings at once."""
        before, self.settings = self.settings, now
        if now.language != before.language:
            self.languages.speak(now.language)
        if (now.theme, now.scale) != (before.theme, before.scale):
            theme.dress(self.app, now.theme, self.percent)
            self.window.retint()

    def _recolour(self, _wished: object) -> None:
        theme.redress(self.app, self.percent)
        self.window.retint()

    def hear(self, message: str) -> None:
        """Handle a later start's request: show the window, and open a file or a match if it names one."""
        word, _, rest = message.partition(" ")
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()
        if word == "open" and rest:
            self.window.navigator.open_file(Path(rest))
        elif word == "match" and rest.isdecimal():
            self.window.navigator.open_match(int(rest))

    def close_all(self) -> None:
        """Close all windows at a signal; only unsaved moves need a confirmation first."""
        if isinstance(asking := self.app.activeModalWidget(), UnsavedMoves):
            asking.raise_()  # the question is there already
        else:
            self.window.ends_at_once = True
            self.app.closeAllWindows()
            self.window.ends_at_once = False

    def end_session(self, manager: QSessionManager) -> None:
        """Close the window as the desktop's session ends, or stop that if the player stays.

        Where the desktop allows no question, only the window's geometry is saved: matches are saved anyway.
        """
        if not manager.allowsInteraction():
            self.window.save_geometry()
            return
        closed = self.window.close()
        manager.release()
        if not closed:
            manager.cancel()

    def crashed(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an unexpected exception and offer a bug report with the match. Nothing is lost."""
        words = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(words)
        if not self._showed_crash:  # show one report at a time, and outside of the failed call
            self._showed_crash = True
            QTimer.singleShot(0, partial(self._tell_crash, words))

    def _tell_crash(self, words: str) -> None:
        title = self.tr("Something went wrong in the program.")
        box = QMessageBox(QMessageBox.Icon.Warning, "Tabletop", title, parent=self.window)
        box.setInformativeText(
            self.tr(
                "Your match is saved as it was before. Save a bug report, then play on or reopen the match."
            )
        )
        box.setDetailedText(f"Tabletop {__version__}\n{words}")
        save = box.addButton(self.tr("Save a bug report…"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Close)
        save.setEnabled(self.window.match_page is not None)
        save.clicked.connect(self.window.commands["report"].trigger)
        box.exec()
        self._showed_crash = False


def _application() -> QApplication:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Tabletop")
    app.setDesktopFileName("org.tabletop_games.Tabletop")
    app.setWindowIcon(QIcon(str(paths.resource("icons/tabletop.svg"))))
    plant()
    return app


def first_paint() -> str:
    """Paint the first window and quit; returns its size in words."""
    program = Program(_application())
    window = program.window
    window.painted.connect(program.app.quit)
    window.show()
    program.app.exec()
    seen = f"{window.width()} x {window.height()}"
    window.close()
    return seen


def run(argv: Sequence[str], match: int = 0) -> int:
    """Run the program until its window is closed.

    Args:
        argv: The files to open, and options.
        match: The number of a match in the library to open; 0 for none.

    Returns:
        The exit status.
    """
    quick = _QUIT in argv
    files = [Path(arg).absolute() for arg in argv if not arg.startswith("--")]
    if quick:
        program = Program(_application())
        program.window.painted.connect(program.app.quit)
        program.window.appear()
        return program.app.exec()
    message = f"match {match}" if match else f"open {files[0]}" if files else "raise"
    silent, first = False, None
    try:
        first = single_instance.claim_or_tell(paths.data_folder(), message)
    except TimeoutError:
        silent = True
    except OSError:
        pass  # nothing can be written there: open a window here instead
    else:
        if first is None:
            return 0
    program = Program(_application())
    requests = EndRequests(program)
    requests.received.connect(program.close_all)
    sys.excepthook = program.crashed
    if silent:
        first, stay = NoAnswer(paths.data_folder(), message).decision()
    status = _shown(program, first, files, match) if not silent or stay else 0
    sys.excepthook = sys.__excepthook__
    requests.uninstall()
    if first is not None:
        first.close()
    return status


def _shown(
    program: Program, first: single_instance.FirstInstance | None, files: list[Path], match: int
) -> int:
    """Show the window until it is closed; returns the exit status."""
    program.window.painted.connect(lambda: _begin(program, first, files, match))
    program.window.appear()
    return program.app.exec()


def _begin(
    program: Program, first: single_instance.FirstInstance | None, files: list[Path], match: int
) -> None:
    """Do what can wait until the first window is painted."""
    window = program.window
    if first is not None:
        _listen(program, first)
    window.fill()
    if program.notice is not None:
        window.tell(program.notice)
    for each in LEFT_OUT:
        sys.stderr.write(f"{to_language(each.message)}\n")
        window.tell(each.message)
    for path in files:
        window.navigator.open_file(path)
    if match:
        window.navigator.open_match(match)
    QTimer.singleShot(800, window.warm_up)


def _listen(program: Program, first: single_instance.FirstInstance) -> None:
    """Listen for the requests of later starts."""
    calls = Calls(program)
    calls.heard.connect(program.hear)
    try:
        first.listen(calls.heard.emit)
    except OSError as error:
        text = settings.UNREADABLE.fill(file=single_instance.SOCKET, detail=error.strerror or str(error))
        sys.stderr.write(f"{to_language(text)}\n")
