"""Moves that cannot be saved: the program goes on trying, and none is lost without a question."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton

from tabletop.engine.game import PERSON, Setup
from tabletop.files import paths, records
from tabletop.files.library import Library
from tabletop.ui import services as services_module
from tabletop.ui.dialogs.unsaved_moves import UnsavedMoves

GAME = "river_market"


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.table.table_scene.moving)


def begun(window, qtbot):
    """The page of a new match for two, opened by the first of them."""
    window.navigator.start(GAME, Setup(7, (PERSON, PERSON)))
    page = window.match_page
    settled(page, qtbot)
    if page.curtain.isVisible():
        page.curtain._here.click()
    return page


def play(page, qtbot, moves):
    for _ in range(moves):
        page.controller.play(page.controller.offer.moves[0].action)
        settled(page, qtbot)
        if page.curtain.isVisible():
            page.curtain._here.click()


class Disk:
    """A disk on which nothing can be written for a while: another program holds the library."""

    def __init__(self, path):
        self._other = Library.open(path)
        self._other._base.execute("BEGIN IMMEDIATE")

    def mend(self):
        if self._other is not None:
            self._other.close()
            self._other = None


@pytest.fixture
def answers(monkeypatch):
    """Presses the buttons of these names in the questions that come; the questions, in a list that fills.

    What is left unsaved when a test ends is lost without a question.
    """
    asked, wanted = [], []

    def press():
        box = QApplication.activeModalWidget()
        if isinstance(box, UnsavedMoves) and not wanted:
            box.lose.click()
        elif isinstance(box, QMessageBox) and wanted:
            asked.append(box.text())
            names = {button.text().replace("&", ""): button for button in box.findChildren(QPushButton)}
            names[wanted.pop(0)].click()

    def answer(*names):
        wanted[:] = names
        return asked

    timer = QTimer(interval=20)
    timer.timeout.connect(press)
    timer.start()
    yield answer
    timer.stop()


@pytest.fixture
def disk(window, answers, monkeypatch):
    """Breaks the disk; it is mended at the end, before the window closes."""
    monkeypatch.setattr(services_module, "RETRY_MS", 20)
    made = []

    def broken():
        made.append(Disk(window.services.shelf.library.path))
        return made[-1]

    yield broken
    for each in made:
        each.mend()
    window.services.shelf.save_again()


def on_the_disk(window, number):
    return window.services.shelf.library.stored_match(number).length


@pytest.fixture
def quiet(window, monkeypatch):
    """What is told, in a list; no box opens for it."""
    told = []
    monkeypatch.setattr(window, "tell", told.append)
    return told


def test_a_match_that_was_left_is_saved_as_soon_as_that_can_be_done(window, qtbot, disk, quiet):
    page = begun(window, qtbot)
    number, broken = page.session.storage.library_id, disk()
    play(page, qtbot, 2)
    window.navigator.show_page("learn")
    assert on_the_disk(window, number) == 0
    broken.mend()
    qtbot.waitUntil(lambda: not window.services.shelf.unsaved)
    assert on_the_disk(window, number) == 2


def test_a_match_that_was_left_unsaved_is_gone_on_with_where_it_was_left(window, qtbot, disk, quiet):
    page = begun(window, qtbot)
    number = page.session.storage.library_id
    disk()
    play(page, qtbot, 2)
    window.navigator.show_page("learn")
    window.navigator.open_match(number)
    assert window.match_page.session.now == 2


def test_another_thing_that_can_be_saved_does_not_hide_a_move_that_could_not(window, qtbot, disk, quiet):
    page = begun(window, qtbot)
    broken = disk()
    play(page, qtbot, 1)
    broken.mend()
    page.session.storage.count_hint()
    assert on_the_disk(window, page.session.storage.library_id) == 1


def test_the_window_stays_where_moves_would_be_lost(window, qtbot, disk, quiet, answers):
    page = begun(window, qtbot)
    disk()
    play(page, qtbot, 2)
    asked = answers("Stay")
    window.close()
    assert window.isVisible()
    assert window.match_page is page
    assert "2 moves can't be saved" in asked[0]


def test_moves_of_a_match_that_was_left_are_asked_about_too(window, qtbot, disk, quiet, answers):
    page = begun(window, qtbot)
    disk()
    play(page, qtbot, 2)
    window.navigator.show_page("learn")
    answers("Stay")
    window.close()
    assert window.isVisible()


def test_moves_are_lost_only_where_the_player_says_so(window, qtbot, disk, quiet, answers):
    page = begun(window, qtbot)
    broken = disk()
    play(page, qtbot, 1)
    asked = answers("Lose 1 move")
    window.close()
    assert len(asked) == 1
    assert not window.isVisible()
    broken.mend()


def test_moves_that_cannot_be_saved_can_be_written_to_a_file_elsewhere(
    window, qtbot, disk, quiet, answers, tmp_path, monkeypatch
):
    page = begun(window, qtbot)
    disk()
    play(page, qtbot, 2)
    there = tmp_path / "rescued"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_o: (str(there), ""))
    answers("Save as a file…")
    window.close()
    assert not window.isVisible()
    assert records.read(tmp_path / "rescued.tabletop").now == 2


def test_nothing_is_asked_where_all_can_be_saved_at_last(window, qtbot, disk, quiet, answers):
    page = begun(window, qtbot)
    number, broken = page.session.storage.library_id, disk()
    play(page, qtbot, 2)
    window.services._again.stop()
    broken.mend()
    path, asked = window.services.shelf.library.path, answers("Stay")
    window.close()
    assert asked == []
    assert not window.isVisible()
    again = Library.open(path)
    assert again.stored_match(number).length == 2
    again.close()


# Saving as a file


def save_as(window, monkeypatch, *names):
    """Save the match on the table; the file dialog is answered with these names, and what it offered."""
    offered, left = [], list(names)

    def chosen(_parent, _title, start, *_more, **_options):
        offered.append(Path(start))
        return (str(left.pop(0)) if left else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    window.commands["export"].trigger()
    return offered


def test_a_file_is_replaced_only_after_a_question_about_its_whole_name(
    window, qtbot, monkeypatch, answers, tmp_path
):
    begun(window, qtbot)
    kept = tmp_path / "keep.tabletop"
    kept.write_text("mine")
    asked = answers("Save it", "Cancel")
    save_as(window, monkeypatch, tmp_path / "keep", tmp_path / "other")
    assert "keep.tabletop" in asked[1]
    assert kept.read_text() == "mine"
    assert records.read(tmp_path / "other.tabletop").game == GAME
    answers("Save it", "Replace it")
    save_as(window, monkeypatch, tmp_path / "keep")
    assert records.read(kept).game == GAME


@pytest.mark.parametrize("name", ["keep", "keep.v2", "keep.tabletop", "keep.json"])
def test_whatever_it_is_called_the_file_can_be_opened_again(
    window, qtbot, monkeypatch, answers, tmp_path, name
):
    begun(window, qtbot)
    answers("Save it")
    save_as(window, monkeypatch, tmp_path / name)
    (made,) = tmp_path.glob("keep*")
    assert made.suffix in (".tabletop", ".json")


def test_the_name_that_is_offered_names_the_match_in_the_folder_of_documents(
    window, qtbot, monkeypatch, answers
):
    begun(window, qtbot)
    answers("Save it")
    (offered,) = save_as(window, monkeypatch)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    assert (
        offered == Path(documents) / f"River Market {datetime.now().astimezone().date().isoformat()}.tabletop"
    )


def test_whoever_saves_a_match_that_goes_on_is_warned_before(window, qtbot, monkeypatch, answers, tmp_path):
    begun(window, qtbot)
    asked = answers("Cancel")
    assert save_as(window, monkeypatch, tmp_path / "it") == []
    assert "holds the seed" in asked[0]
    assert not list(tmp_path.glob("it*"))


def test_whoever_closes_the_window_is_asked_about_a_library_that_has_gone_and_cannot_be_written_anew(
    window, qtbot, quiet, answers
):
    begun(window, qtbot)
    play(window.match_page, qtbot, 2)
    library = window.services.shelf.library
    path, library.path = library.path, library.path.parent / "file" / "library.sqlite"
    (path.parent / "file").write_text("in the way")
    asked = answers("Stay")
    window.close()
    assert "2 moves can't be saved" in asked[0]
    assert window.isVisible()
    library.path = path


def test_whoever_closes_the_window_is_asked_about_matches_of_a_library_that_could_not_be_opened(
    window, qtbot, quiet, answers
):
    window.services.shelf.close_file()
    path = window.services.shelf._path or paths.data_folder() / "library.sqlite"
    for part in path.parent.glob("library*"):
        part.unlink()
    path.mkdir()
    begun(window, qtbot)
    play(window.match_page, qtbot, 2)
    window.navigator.show_page("learn")
    asked = answers("Stay")
    window.close()
    assert "2 moves can't be saved" in asked[0]
    assert window.isVisible()
