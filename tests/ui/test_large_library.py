"""A large library is read in a thread, so that the window waits for nothing; what a match reached is kept."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtWidgets import QLabel

from tabletop import games
from tabletop.bench import large_library
from tabletop.files import damage, replay
from tabletop.files.library_queries import LibraryQueries
from tabletop.files.library_rows import NAME
from tabletop.session import achievements
from tabletop.session.achievements import Steps
from tests.walks import ALL


@pytest.fixture
def large(monkeypatch):
    """Every library is taken to be large; the threads in which statistics and lists of matches were read."""
    monkeypatch.setattr(damage, "_SMALL", -1)
    threads = []
    plain = LibraryQueries.finished

    def traced(library, *given):
        threads.append(threading.current_thread().name)
        return plain(library, *given)

    monkeypatch.setattr(LibraryQueries, "finished", traced)
    return threads


def filled(window, copies=3):
    """Keep a whole match of each game a few times."""
    library = window.services.shelf.library
    return [library.keep(0, large_library.whole_match(name)) for name in games.GAMES for _ in range(copies)]


def texts(page):
    return [label.text() for label in page.findChildren(QLabel)]


@pytest.mark.parametrize("page", ["statistics", "learn"])
def test_pages_are_the_same_whether_they_are_read_at_once_or_in_a_thread(
    window, qtbot, large, monkeypatch, page
):
    filled(window)
    monkeypatch.setattr(damage, "_SMALL", 1 << 40)
    window.navigator.show_page(page)
    at_once = texts(window.navigator._pages[page])
    assert set(large) == {"MainThread"}
    large.clear()
    window.navigator.show_page("games")
    monkeypatch.setattr(damage, "_SMALL", -1)
    window.navigator.show_page(page)
    qtbot.waitUntil(lambda: texts(window.navigator._pages[page]) == at_once)
    qtbot.waitUntil(lambda: bool(large))
    assert not [name for name in large if name == "MainThread"]


def test_what_a_match_reached_is_worked_out_once_and_kept(window, qtbot, monkeypatch):
    replayed, plain = [], achievements.ending
    monkeypatch.setattr(achievements, "ending", lambda *how: replayed.append(1) or plain(*how))
    filled(window)
    window.navigator.show_page("statistics")
    own = [name for name in games.GAMES if ALL[name].achievement is not None]
    assert len(replayed) >= len(own)
    replayed.clear()
    library = window.services.shelf.library
    for name in games.GAMES:
        marks = achievements.achievements(library, name, Steps(library))
        assert marks
    assert replayed == []


def test_work_that_nobody_waits_for_any_more_ends(window):
    filled(window, copies=1)
    library = window.services.shelf.library
    own = next(name for name in games.GAMES if ALL[name].achievement is not None)
    with pytest.raises(achievements.StoppedError):
        achievements.achievements(library, own, Steps(library, lambda: True))


def test_the_result_of_a_match_is_shown_before_its_marks_are_read(window, qtbot, large):
    library = window.services.shelf.library
    number = library.keep(0, large_library.whole_match("river_market"))
    window.navigator.open_match(number)
    page = window.match_page
    qtbot.waitUntil(lambda: page.match_end.result is not None)
    window.navigator.show_page("games")  # which deletes the result before the marks arrive, or after
    qtbot.wait(50)
    assert all(name != "MainThread" for name in large)


def test_a_made_library_can_be_read(tmp_path, monkeypatch):
    from tabletop.files.library import Library

    large_library.make_library(tmp_path / NAME, 12)
    library = Library.open(tmp_path / NAME)
    assert len(library.ids()) == 12
    for stored in library.with_ids(library.ids()):
        assert stored.ended
        assert replay.replayed(library, stored.id, ALL[stored.game]).departure is None
    assert sum(len(library.reached_steps(name)) for name in games.GAMES) == 12
    library.close()
