"""A small game at the window: Quay in the place of the box room, and pages that close behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.files.settings import Settings
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tabletop.ui.commands import Commands
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.pages.together import Together
from tabletop.ui.rooms import Rooms
from tabletop.ui.style import language, theme
from tabletop.ui.window import Window
from tests.quay.game import ABOUT, GAME

collect_ignore = [] if find_spec("zeroconf") else ["test_nearby_rooms.py"]
FINDER = "tests.opponents.finding:find"
AT_ONCE = Settings(my_speed=0, opponents_speed=0, sounds=False)
AGAINST_MASTER = (PERSON, "master:normal")


@pytest.fixture
def quay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only game is Quay."""
    monkeypatch.setattr(games, "GAMES", ("quay",))
    monkeypatch.setattr(games, "about", lambda _name: ABOUT)
    monkeypatch.setattr(games, "game", lambda _name: GAME)


@cache
def english(app: QApplication) -> None:
    """English is spoken from now on, as players hear it: with its plurals."""
    language.Languages(app).speak("en")


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the program's own clothes."""
    english(qapp)
    theme.load_fonts()
    theme.dress(qapp, "light")
    yield qapp
    # the windows of the test go first: without a style sheet all of them would be polished and laid out again
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setStyleSheet("")
    qapp.setFont(QFont())


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[MatchStore]:
    """An empty library of the test's own."""
    made = MatchStore(tmp_path / "library.sqlite")
    yield made
    made.close()


@pytest.fixture
def opponents() -> Iterator[Opponents]:
    """The opponents' process, which knows Quay; started by the first question."""
    made = Opponents(FINDER)
    yield made
    made.close()


class Seating:
    """Opens pages on matches of Quay, and leaves them at the end."""

    def __init__(self, qtbot: QtBot, shelf: MatchStore, opponents: Opponents) -> None:
        self.qtbot, self.shelf, self.opponents = qtbot, shelf, opponents
        self.pages: list[MatchPage] = []

    def __call__(
        self,
        seats: tuple[str, ...] = AGAINST_MASTER,
        settings: Settings = AT_ONCE,
        *,
        seed: int = 3,
        practice: bool = False,
    ) -> MatchPage:
        """A page with a new match on it, shown."""
        match = Match(GAME, Setup(seed=seed, seats=seats))
        return self.open(match, settings, practice=practice)

    def open(
        self, match: Match[object], settings: Settings = AT_ONCE, *, practice: bool = False
    ) -> MatchPage:  # type: ignore[type-var]
        """A page with this match on it, shown."""
        keeper = self.shelf.begin(match, practice=practice)
        holder = Window(settings)
        self.qtbot.addWidget(holder)
        page = MatchPage(LocalSession(match, keeper, self.opponents), settings, Commands(holder))
        page.match = match
        self.qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.open()
        self.qtbot.waitUntil(lambda: not page.controller.film.running)
        self.pages.append(page)
        return page

    def close(self, page: MatchPage) -> None:
        """Leave a page at once: the pictures of many tables are large."""
        self.pages.remove(page)
        kept = getattr(self.qtbot._request.node, "qt_widgets", [])  # what pytest-qt closes at the end
        kept[:] = [entry for entry in kept if entry[0]() is not page]
        page.leave_match()
        page.hide()
        page.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def seated(
    app: QApplication, quay: None, qtbot: QtBot, shelf: MatchStore, opponents: Opponents
) -> Iterator[Callable[..., MatchPage]]:
    """Opens pages on matches of Quay."""
    made = Seating(qtbot, shelf, opponents)
    yield made
    for page in made.pages:
        page.leave_match()
        page.hide()


@pytest.fixture
def window(
    app: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    """The program's window, with an empty library."""
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    monkeypatch.setattr("tabletop.ui.window.save", lambda _settings: None)
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.fill()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that tables say."""
    told: list[str] = []
    monkeypatch.setattr(
        "tabletop.ui.table.surface.Surface.announce", lambda _view, words, **_how: told.append(words)
    )
    return told


@pytest.fixture
def rooms(
    app: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Rooms]:
    """The rooms of one program, for guests of this machine."""
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    made = Rooms(Settings, lambda _settings: None, app, local=True)
    yield made
    made.wind_up()


@pytest.fixture
def page(rooms: Rooms, qtbot: QtBot) -> Callable[[str], Together]:
    """Opens pages, as if in several windows."""

    def opened(name: str) -> Together:
        made = Together(rooms)
        qtbot.addWidget(made)
        made.resize(1000, 760)
        made.show()
        made.name.setText(name)
        return made

    return opened
