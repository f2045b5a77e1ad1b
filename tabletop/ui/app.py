"""The desktop program, from the command line to the end of the event loop."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon, QSessionManager
from PySide6.QtWidgets import QApplication

from tabletop.files import log_file, paths, settings, single_instance
from tabletop.files.settings import Settings
from tabletop.games import LEFT_OUT
from tabletop.ui.crashes import Crashes, qt_messages
from tabletop.ui.desktop_actions import act
from tabletop.ui.dialogs.no_answer import NoAnswer
from tabletop.ui.dialogs.unsaved_moves import UnsavedMoves
from tabletop.ui.end_requests import EndRequests
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.style.language import Languages
from tabletop.ui.tree_root import plant
from tabletop.ui.window import Window

_QUIT = "--quit-after-first-paint"
_SHOW = "--show="


class Calls(QObject):
    """Passes the requests of later starts from the listening thread to the window's thread."""

    heard = Signal(str)


class Application(QApplication):
    """Qt's application, which hears of files that macOS asks it to open: they come as events."""

    file_requested = Signal(str)
    """Emitted when the desktop asks to open a file (its path)."""

    def event(self, event: QEvent) -> bool:
        """Pass on the path of a file that is to be opened."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(event.file())
            return True
        return super().event(event)


class Program(QObject):
    """The application with its window, language and theme."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.app = app
        theme.load_fonts()
        self.settings, self.notice = settings.load_settings()
        self.languages = Languages(self)
        self.languages.speak(self.settings.language)
        theme.dress(app, self.settings.theme, self.percent)
        self.window = Window(self.settings)
        self.crashes = Crashes(self.window)
        self.window.settings_changed.connect(self.follow)
        if isinstance(app, Application):
            app.file_requested.connect(lambda path: self.hear(f"open {path}"))
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
        """Handle a later start's request: show the window, and in it what the request names."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()
        self.show_request(message)

    def show_request(self, message: str) -> None:
        """Show what a request names: a file, a match, or one of the desktop's actions."""
        word, _, rest = message.partition(" ")
        if word == "open" and rest:
            self.window.navigator.open_file(Path(rest))
        elif word == "match" and rest.isdecimal():
            self.window.navigator.open_match(int(rest))
        elif word == "show":
            act(self.window, rest)

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


def _application() -> QApplication:
    app = QApplication.instance() or Application(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Tabletop")
    app.setDesktopFileName("org.tabletop_games.Tabletop")
    app.setWindowIcon(QIcon(str(paths.resource("icons/tabletop.svg"))))
    plant(app)
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
    with qt_messages():
        if _QUIT in argv:
            return _run_once()
        return _run(_request(argv, match))


def _run_once() -> int:
    """Open the window, paint it once, and quit; returns the exit status."""
    program = Program(_application())
    program.window.painted.connect(program.app.quit)
    program.window.appear()
    return program.app.exec()


def _request(argv: Sequence[str], match: int) -> str:
    """Return what is to be shown, as the program that runs already takes it."""
    if match:
        return f"match {match}"
    for arg in argv:
        if not arg.startswith("--"):
            return f"open {Path(arg).absolute()}"
        if arg.startswith(_SHOW):
            return f"show {arg.removeprefix(_SHOW)}"
    return "raise"


def _run(message: str) -> int:
    """Run the program, or hand this request to the one that runs already."""
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
    with log_file.logged_run() as crashed:
        program = Program(_application())
        requests = EndRequests(program)
        requests.received.connect(program.close_all)
        program.crashes.install()
        if crashed:
            program.window.painted.connect(program.crashes.tell_last)
        if silent:
            first, stay = NoAnswer(paths.data_folder(), message).decision()
        status = _shown(program, first, message) if not silent or stay else 0
        program.crashes.uninstall()
        requests.uninstall()
    if first is not None:
        first.close()
    return status


def _shown(program: Program, first: single_instance.FirstInstance | None, message: str) -> int:
    """Show the window until it is closed; returns the exit status."""
    program.window.painted.connect(lambda: _begin(program, first, message))
    program.window.appear()
    return program.app.exec()


def _begin(program: Program, first: single_instance.FirstInstance | None, message: str) -> None:
    """Do what can wait until the first window is painted."""
    window = program.window
    if first is not None:
        _listen(program, first)
    window.fill()
    if program.notice is not None:
        window.tell(program.notice)
    for each in LEFT_OUT:
        log_file.warn(to_language(each.message))
        window.tell(each.message)
    program.show_request(message)
    QTimer.singleShot(800, window.warm_up)


def _listen(program: Program, first: single_instance.FirstInstance) -> None:
    """Listen for the requests of later starts."""
    calls = Calls(program)
    calls.heard.connect(program.hear)
    try:
        first.listen(calls.heard.emit)
    except OSError as error:
        text = settings.UNREADABLE.fill(file=single_instance.SOCKET, detail=error.strerror or str(error))
        log_file.warn(to_language(text))
