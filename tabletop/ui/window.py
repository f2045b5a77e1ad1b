"""The main window: its pages, its commands, and the navigation between pages."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from tabletop import games
from tabletop.art.palette import SEATS
from tabletop.engine.game import Setup, colours
from tabletop.engine.text import Text
from tabletop.files.settings import SPOKEN, Settings, SettingsError, remembered, save
from tabletop.session.protocol import Session
from tabletop.ui import window_place
from tabletop.ui.clock import WindowClock
from tabletop.ui.commands import Commands
from tabletop.ui.dialogs import match_files
from tabletop.ui.dialogs.unsaved_moves import may_close
from tabletop.ui.pages.lobby import Lobby
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.style.tab_order import Ordered
from tabletop.ui.tree_root import described
from tabletop.ui.widgets.header import Header

if TYPE_CHECKING:
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.pages.new_match import NewMatch
    from tabletop.ui.services import Services


class Window(Ordered):
    """The program's only window."""

    settings_changed = Signal(object)
    """Emitted when the player has changed the settings (the new Settings)."""
    painted = Signal()
    """Emitted when the window has been painted for the first time."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.commands = Commands(self)
        self.header = Header(self.commands.help_menu)
        self.stack, self.lobby = QStackedWidget(), Lobby()
        self.stack.addWidget(self.lobby)
        self._pages: dict[str, QWidget] = {"games": self.lobby}
        self._middle = QWidget()
        self._middle.setObjectName("page")
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(window_place.Content(self._middle))
        self.setWindowTitle("Tabletop")
        self.setAccessibleDescription(described())
        window_place.apply_geometry(self, settings.window)
        self.match_page: MatchPage | None = None
        self._services: Services | None = None
        self.clock = WindowClock(self)
        self._seen = False
        self._connect()
        self.commands.enable_match(on=False)
        self.header.show_page("games")

    def appear(self) -> None:
        """Show the window with its saved geometry; without one, maximize it on a screen that is too small."""
        window_place.show_window(self, self.settings.window)

    def _connect(self) -> None:
        self.header.page_requested.connect(self.show_page)
        self.header.settings_requested.connect(self.show_settings)
        self.lobby.page_requested.connect(self.show_page)
        self.lobby.game_chosen.connect(self.show_setup)
        self.lobby.opened.connect(self.open_match)
        self.lobby.started.connect(self.start)
        self.lobby.chapter_requested.connect(self.learn)
        self.lobby.keyboard_requested.connect(self.show_keyboard)
        self.clock.minute.connect(self.lobby.show_times)
        doings = {
            "games": lambda: self.show_page("games"),
            "new": self._new_of_this,
            "open": self.ask_file,
            "export": self._export,
            "report": self._export,
            "settings": self.show_settings,
            "keyboard": self.show_keyboard,
            "about": self._show_about,
            "spoken": self._speak_otherwise,
            "full": self._toggle_full,
            "quit": self.close,
        }
        for name, do in doings.items():
            self.commands[name].triggered.connect(do)

    @property
    def services(self) -> Services:
        """The library and the bots' process, created on first use."""
        if self._services is None:
            from tabletop.ui.services import Services

            self._services = Services()
            self._services.notice.connect(self.tell)
        return self._services

    def fill(self) -> None:
        """Fill the lobby from the library."""
        self.services.fill(self.lobby, self.settings)

    def warm_up(self) -> None:
        """Do in advance what the player need not wait for."""
        if self._services is not None:
            self._services.prepare()

    # Pages

    def show_page(self, name: str) -> QWidget:
        """Leave the match, if there is one, and show a page; returns the page."""
        self._leave_match()
        page = self._page(name)
        self.header.setVisible(True)
        self.header.show_page(name)
        self.stack.setCurrentWidget(page)
        if name == "games":
            QTimer.singleShot(0, self.fill)
        else:
            page.open_page()  # type: ignore[attr-defined]
        return page

    def _page(self, name: str) -> QWidget:
        if name not in self._pages:
            from tabletop.ui.pages.makers import make_page

            self._pages[name] = make_page(name, self.services, self, lambda: self.settings.confirmations)
            self.stack.addWidget(self._pages[name])
        return self._pages[name]

    def show_setup(self, game: str, entered: NewMatch | None = None) -> None:
        """Show the page for a new match of a game, with the inputs of another such page."""
        from tabletop.ui.pages.new_match import NewMatch

        self._leave_match()
        self._drop("setup")
        page = NewMatch(games.about(game), self.settings.setup(game), self.settings)
        page.started.connect(self.start)
        page.left.connect(lambda: self.show_page("games"))
        page.rule_requested.connect(self.show_book)
        if entered is not None:
            page.take_over(entered)
        self._pages["setup"] = page
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.header.setVisible(True)
        self.header.show_page("games")
        page.start.setFocus()

    def _drop(self, name: str) -> None:
        page = self._pages.pop(name, None)
        if page is not None:
            self.stack.removeWidget(page)
            page.deleteLater()

    def show_book(self, game: str, rule: str) -> None:
        """Open a game's rule book in a dialog, at a rule; "" for its beginning."""
        from tabletop.ui.pages.rule_books import OpenBook

        OpenBook(game, rule, self).exec()

    # Matches

    def start(self, game: str, setup: Setup, practice: bool = False, coach: str = "") -> None:  # noqa: FBT001, FBT002
        """Start a match and show it; `coach` is its strictness, "" for that of the settings."""
        if not setup.seed:
            setup = replace(setup, seed=self.services.seed())
        self.use(remembered(self.settings, game, replace(setup, seed=0)))
        self.play(self.services.start_match(game, setup, practice=practice, coach=coach))

    def open_match(self, match_id: int) -> None:
        """Continue a match of the library, or show a finished one."""
        session = self.services.resume_match(match_id)
        if session is None:
            return
        try:
            self.play(session)
        except Exception as error:  # noqa: BLE001  show the error and the lobby instead
            self.show_page("games")
            self.services.broken(match_id, error)

    def open_file(self, path: Path) -> None:
        """Import a match file into the library and open it."""
        match_id = self.services.take_in(path)
        if match_id is not None:
            self.open_match(match_id)

    def learn(self, game: str, chapter: str) -> None:
        """Open a chapter of a game's lessons where it was left."""
        from tabletop.files import lessons
        from tabletop.ui.pages.lesson import LessonPage

        self._leave_match()
        session = self.services.lesson(game, chapter)
        if session is None:
            self.show_page("learn")
            return
        SEATS.wear(colours(session.setup))
        page = LessonPage(session, self.settings, self.commands, lessons.chapters(game))
        page.left.connect(lambda: self.show_page("learn"))
        page.chapter_requested.connect(self.learn)
        self._lay(page)

    def review(self, match_id: int, at: int = -1) -> None:
        """Open the review of a finished match at a moment of it; -1 for its end."""
        from tabletop.ui.pages.review import ReviewPage

        self._leave_match()
        session = self.services.review(match_id)
        if session is None:
            self.show_page("matches")
            return
        SEATS.wear(colours(session.setup))
        page = ReviewPage(session, self.settings, self.commands, at)
        page.left.connect(lambda: self.show_page("matches"))
        page.again_requested.connect(self.play)
        self._lay(page)

    def deal(self, game: str, setup: Setup) -> None:
        """Play a numbered deal."""
        self.play(self.services.start_match(game, setup, practice=False))

    def play(self, session: Session) -> None:
        """Show a match."""
        from tabletop.ui.pages.makers import match_page

        self._leave_match()
        SEATS.wear(colours(session.setup))
        self._lay(match_page(session, self.settings, self.commands, self.services, self))

    def _lay(self, page: MatchPage) -> None:
        """Show the page of a match, and connect its navigation."""
        from tabletop.ui.panels.side_panel import LEAST_WINDOW

        session, narrow = page.session, self.width() < theme.scaled(LEAST_WINDOW)
        if narrow:
            self.commands["panel"].setChecked(False)
        page.new_requested.connect(self._new_of_this)
        page.lobby_requested.connect(lambda: self.show_page("games"))
        page.branched.connect(partial(self._branch, session))
        page.review_requested.connect(self.review)
        page.notice.connect(self.tell)
        page.chosen.connect(lambda change: self.use(replace(self.settings, **change)))
        self.match_page = page
        self.header.setVisible(False)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.commands.enable_match(on=True)
        self.setWindowTitle(f"{to_language(session.game.about.title)} – Tabletop")
        page.open()
        if narrow:
            page.tell_folded()

    def _branch(self, session: Session, at: int) -> None:
        """Ask how to branch a match at a moment, and start the new match."""
        from tabletop.ui.dialogs.branching import Branching

        if (made := Branching(self, session, at).begun(self.services.seed)) is not None:
            self.play(made)

    def _leave_match(self) -> None:
        page, self.match_page = self.match_page, None
        if page is not None:
            page.leave_match()
            page.session.close()
            self.stack.removeWidget(page)
            page.deleteLater()
            SEATS.wear()
            self.commands.enable_match(on=False)
            self.setWindowTitle("Tabletop")

    def _new_of_this(self) -> None:
        if self.match_page is not None:
            self.show_setup(self.match_page.session.game.id)

    def ask_file(self) -> None:
        """Ask for a match file, and open it."""
        if (path := match_files.to_open(self)) is not None:
            self.open_file(path)

    def _export(self) -> None:
        if self.match_page is not None:
            match_files.save(self, self.services, self.match_page.session)

    # Settings and help

    def use(self, settings: Settings) -> None:
        """Save these settings and apply them at once."""
        self.settings = settings
        try:
            save(settings)
        except SettingsError as error:
            self.tell(error.text)
        if self.match_page is not None:
            self.match_page.use(settings)
        self.settings_changed.emit(settings)

    def show_settings(self) -> None:
        """Show the settings."""
        from tabletop.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        dialog.changed.connect(self.use)
        dialog.exec()

    def _speak_otherwise(self) -> None:
        if self.match_page is not None:
            at = SPOKEN.index(self.settings.spoken) + 1
            self.use(replace(self.settings, spoken=SPOKEN[at % len(SPOKEN)]))
            self.match_page.speaker.tell_amount()

    def show_keyboard(self) -> None:
        """Show the list of keys."""
        from tabletop.ui.dialogs.help import KeyboardDialog

        KeyboardDialog(self).exec()

    def _show_about(self) -> None:
        from tabletop.ui.dialogs.help import AboutDialog

        AboutDialog(self).exec()

    def _toggle_full(self) -> None:
        self.setWindowState(self.windowState() ^ self.windowState().WindowFullScreen)

    def tell(self, text: Text) -> None:
        """Show a message to the player."""
        QMessageBox(QMessageBox.Icon.Information, "Tabletop", to_language(text), parent=self).open()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate all texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retint()

    def retint(self) -> None:
        """Retranslate and repaint everything in the current language and colours."""
        self.setAccessibleDescription(described())
        self.commands.retranslate()
        self.header.retranslate()
        setup = cast("NewMatch | None", self._pages.get("setup"))
        entered = setup if setup is self.stack.currentWidget() else None
        self._drop("setup")
        for page in self._pages.values():
            page.retranslate()  # type: ignore[attr-defined]
        if self.match_page is not None:
            self.match_page.retranslate()
        elif self._services is not None:
            self.fill()
        if entered is not None:
            self.show_setup(entered.game, entered)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit `painted` after the first paint."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard focus on the lobby."""
        super().showEvent(event)
        self.lobby.setFocus()

    def save_geometry(self) -> None:
        """Save the window's place and size in the settings."""
        with suppress(SettingsError):
            save(replace(self.settings, window=window_place.geometry_text(self)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's geometry and stop the bots' process. Unsaved moves need a confirmation first."""
        if self._services is not None and not may_close(self, self._services):
            event.ignore()
            return
        self.save_geometry()
        self._leave_match()
        if self._services is not None:
            self._services.close()
            self._services = None
        super().closeEvent(event)
