"""Goes from page to page: the lobby, the pages of the header, new matches, and matches."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QWidget

from tabletop import games
from tabletop.art.palette import SEATS
from tabletop.engine.game import Setup, colours
from tabletop.engine.text import Text
from tabletop.files.settings import Settings, remembered
from tabletop.session.protocol import Session
from tabletop.ui.clock import WindowClock
from tabletop.ui.commands import Commands
from tabletop.ui.dialogs import match_files
from tabletop.ui.pages.lobby import Lobby
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.header import Header
from tabletop.ui.widgets.soon import soon
from tabletop.ui.widgets.stack import Stack

if TYPE_CHECKING:
    from tabletop.session.remote_match import RemoteMatch
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.pages.new_match import NewMatch
    from tabletop.ui.services import Services


_BY_THEMSELVES = ("together", "waiting")
"""Pages that build themselves when they are shown or the language changes."""


class Surroundings(Protocol):
    """What pages need of the window."""

    settings: Settings
    clock: WindowClock

    @property
    def services(self) -> Services:
        """The library and the bots' process."""

    def fill(self) -> None:
        """Fill the lobby from the library."""

    def use(self, settings: Settings) -> None:
        """Save these settings and apply them at once."""

    def tell(self, text: Text) -> None:
        """Show a message to the player."""


class Navigator(Stack):
    """The pages of the window, and the ways between them; one page is shown."""

    def __init__(self, frame: Surroundings, lobby: Lobby, header: Header, commands: Commands) -> None:
        super().__init__()
        self._frame, self._header, self._commands = frame, header, commands
        self.clock = frame.clock
        self.addWidget(lobby)
        self._pages: dict[str, QWidget] = {"games": lobby}
        self.match_page: MatchPage | None = None
        """The page of the match that is shown; None if none is."""
        self._turns = ""
        """The rooms where it is the player's turn, in words; "" for none."""
        self._folded = False
        """True if the side panel is folded for lack of room."""

    def retranslate_pages(self) -> None:
        """Retranslate all texts of all pages; what was entered for a new match stays."""
        setup = cast("NewMatch | None", self._pages.get("setup"))
        entered = setup if setup is self.currentWidget() else None
        self._drop("setup")
        for name, page in self._pages.items():
            if name not in _BY_THEMSELVES:
                page.retranslate()  # type: ignore[attr-defined]
        self._show_title()
        if self.match_page is not None:
            self.match_page.retranslate()
        if entered is not None:
            self.show_setup(entered.game, entered)

    def show_page(self, name: str) -> QWidget:
        """Leave the match, if there is one, and show a page; returns the page."""
        self.leave_match()
        page = self._page(name)
        self._header.setVisible(True)
        self._header.show_page(name)
        self.setCurrentWidget(page)
        if name == "games":
            soon(self, self._frame.fill)
        elif name not in _BY_THEMSELVES:
            page.open_page()  # type: ignore[attr-defined]
        self._show_title()
        return page

    def _show_title(self) -> None:
        """Show the title of a page in the window's, but none for the lobby; a match shows its own there."""
        for name, page in self._pages.items():
            if page is self.currentWidget():
                title = "" if name == "games" else self._header.page_title(name) or page.accessibleName()
                self.window().setWindowTitle(" – ".join(filter(None, (self._turns, title, "Tabletop"))))

    def show_turns(self, words: str) -> None:
        """Show in the window's title, except over a match, that the player is waited for somewhere."""
        self._turns = words
        if self.match_page is None:
            self._show_title()

    def _page(self, name: str) -> QWidget:
        if name not in self._pages:
            from tabletop.ui.pages.makers import make_page

            self._pages[name] = make_page(name, self._frame.services, self, self._frame)
            self.addWidget(self._pages[name])
        return self._pages[name]

    def show_setup(self, game: str, entered: NewMatch | None = None) -> None:
        """Show the page for a new match of a game, with the inputs of another such page."""
        from tabletop.ui.pages.new_match import NewMatch

        self.leave_match()
        self._drop("setup")
        page = NewMatch(games.about(game), self._frame.settings.setup(game), self._frame.settings)
        page.started.connect(self.start)
        page.left.connect(lambda: self.show_page("games"))
        page.rule_requested.connect(self.show_book)
        if entered is not None:
            page.take_over(entered)
        self._pages["setup"] = page
        self.addWidget(page)
        self.setCurrentWidget(page)
        self._header.setVisible(True)
        self._header.show_page("games")
        page.start.setFocus()
        page.setAccessibleName(to_language(games.about(game).title))
        self._show_title()

    def _drop(self, name: str) -> None:
        page = self._pages.pop(name, None)
        if page is not None:
            self.removeWidget(page)
            page.deleteLater()

    def show_book(self, game: str, rule: str) -> None:
        """Open a game's rule book in a dialog, at a rule; "" for its beginning."""
        from tabletop.ui.pages.rule_books import OpenBook

        OpenBook(game, rule, self.window()).exec()

    def start(self, game: str, setup: Setup, practice: bool = False, coach: str = "") -> None:  # noqa: FBT001, FBT002
        """Start a match and show it; `coach` is its strictness, "" for that of the settings."""
        if not setup.seed:
            setup = replace(setup, seed=self._frame.services.seed())
        self._frame.use(remembered(self._frame.settings, game, replace(setup, seed=0)))
        self.play(self._frame.services.start_match(game, setup, practice=practice, coach=coach))

    def show_waiting_room(self, match: RemoteMatch, invite: str) -> None:
        """Show the waiting room of a seat; `invite`: what others are given, or ""."""
        from tabletop.ui.pages.makers import rooms_of
        from tabletop.ui.pages.waiting_room import WaitingRoom

        self.leave_match()
        self._drop("waiting")
        page = WaitingRoom(match, invite, rooms_of(self._frame.services, self._frame))
        page.begun.connect(self._play_together)
        page.left.connect(lambda: self.show_page("together"))
        self._pages["waiting"] = page
        self.addWidget(page)
        self.setCurrentWidget(page)
        self._header.setVisible(True)
        self._header.show_page("games")
        self._show_title()

    def _play_together(self, match: RemoteMatch) -> None:
        from tabletop.session.remote import RemoteSession
        from tabletop.ui.pages.makers import rooms_of

        rooms_of(self._frame.services, self._frame).open_match(match)
        self.play(RemoteSession(match, self._frame.services.opponents))
        self._drop("waiting")

    def open_match(self, match_id: int) -> None:
        """Continue a match of the library, or show a finished one."""
        session = self._frame.services.resume_match(match_id)
        if session is None:
            return
        try:
            self.play(session)
        except Exception as error:  # noqa: BLE001  show the error and the lobby instead
            self.show_page("games")
            self._frame.services.broken(match_id, error)

    def open_file(self, path: Path) -> None:
        """Import a match file into the library and open it."""
        match_id = self._frame.services.take_in(path)
        if match_id is not None:
            self.open_match(match_id)

    def learn(self, game: str, chapter: str) -> None:
        """Open a chapter of a game's lessons where it was left."""
        from tabletop.files import lessons
        from tabletop.ui.pages.lesson import LessonPage

        self.leave_match()
        session = self._frame.services.lesson(game, chapter)
        if session is None:
            self.show_page("learn")
            return
        SEATS.wear(colours(session.setup))
        page = LessonPage(session, self._frame.settings, self._commands, lessons.chapters(game))
        page.left.connect(lambda: self.show_page("learn"))
        page.chapter_requested.connect(self.learn)
        self._show_match(page)

    def review(self, match_id: int, at: int = -1) -> None:
        """Open the review of a finished match at a moment of it; -1 for its end."""
        from tabletop.ui.pages.review import ReviewPage

        self.leave_match()
        session = self._frame.services.review(match_id)
        if session is None:
            self.show_page("matches")
            return
        SEATS.wear(colours(session.setup))
        page = ReviewPage(session, self._frame.settings, self._commands, at)
        page.left.connect(lambda: self.show_page("matches"))
        page.again_requested.connect(self.play)
        self._show_match(page)

    def deal(self, game: str, setup: Setup) -> None:
        """Play a numbered deal."""
        self.play(self._frame.services.start_match(game, setup, practice=False))

    def play(self, session: Session) -> None:
        """Show a match."""
        from tabletop.ui.pages.makers import match_page

        self.leave_match()
        SEATS.wear(colours(session.setup))
        self._show_match(
            match_page(session, self._frame.settings, self._commands, self._frame.services, self)
        )

    def _show_match(self, page: MatchPage) -> None:
        """Show the page of a match, and connect its navigation."""
        session, narrow = page.session, self.width() < page.panel.least_window()
        self._fold_panel(narrow=narrow)
        page.new_requested.connect(self.new_of_this)
        page.lobby_requested.connect(lambda: self.show_page("games"))
        page.branched.connect(partial(self._branch, session))
        page.review_requested.connect(self.review)
        page.notice.connect(self._frame.tell)
        page.chosen.connect(lambda change: self._frame.use(replace(self._frame.settings, **change)))
        self.match_page = page
        self._header.setVisible(False)
        self.addWidget(page)
        self.setCurrentWidget(page)
        self._commands.enable_match(on=True)
        self.window().setWindowTitle(f"{to_language(session.game.about.title)} – Tabletop")
        page.open()
        if narrow:
            page.tell_folded()

    def _fold_panel(self, *, narrow: bool) -> None:
        """Fold the side panel for lack of room; a match in a wider window after that has it open again."""
        command = self._commands["panel"]
        if narrow and command.isChecked():
            command.setChecked(False)
            self._folded = True
        elif not narrow and self._folded:
            command.setChecked(True)
            self._folded = False

    def _branch(self, session: Session, at: int) -> None:
        """Ask how to branch a match at a moment, and start the new match."""
        from tabletop.ui.dialogs.branching import Branching

        if (made := Branching(self.window(), session, at).begun(self._frame.services.seed)) is not None:
            self.play(made)

    def leave_match(self) -> None:
        """Leave the match that is shown, if there is one."""
        page, self.match_page = self.match_page, None
        if page is not None:
            page.leave_match()
            self._frame.services.leave_room(page.session)
            page.session.close()
            self.removeWidget(page)
            page.deleteLater()
            QPixmapCache.clear()  # the drawings of its table
            SEATS.wear()
            self._commands.enable_match(on=False)
            self.window().setWindowTitle("Tabletop")

    def new_of_this(self) -> None:
        """Show the page for a new match of the game that is shown."""
        if self.match_page is not None:
            self.show_setup(self.match_page.session.game.id)

    def ask_file(self) -> None:
        """Ask for a match file, and open it."""
        if (path := match_files.to_open(self.window())) is not None:
            self.open_file(path)

    def export(self) -> None:
        """Ask for a file, and save the match that is shown to it."""
        if self.match_page is not None:
            match_files.save(self.window(), self._frame.services, self.match_page.session)
