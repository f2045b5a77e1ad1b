"""The table saved and copied as a picture, the result and the rule books as PDF, and zoom in the menu."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from tabletop.art.table_drawing import table_drawing
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import whole_files
from tabletop.ui.dialogs.picture_files import copy_picture, drawing_of, save_picture, save_result
from tabletop.ui.pages.rule_books import Books
from tabletop.ui.style.i18n import to_language
from tests.quay.game import GAME

PNG, DOUBLE, SVG = (
    "PNG picture (*.png)",
    "PNG picture, twice as large (*.png)",
    "SVG drawing, sharp at any size (*.svg)",
)
PERSONS = ("person", "person")


@pytest.fixture
def into(monkeypatch, tmp_path):
    """The dialog answers with this name and kind; the last path it suggested."""
    asked = []

    def answer(name, kind=""):
        def chosen(_parent, _title, start, kinds, **_how):
            asked.append((start, kinds.split(";;")))
            return (str(tmp_path / name) if name else "", kind)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
        return asked

    return answer


def seen_by(page, seat):
    view = GAME.view(page.match.state, seat)
    return table_drawing(GAME.table, GAME.table.layout(view, seat), to_language)


@pytest.mark.parametrize(
    ("name", "kind", "saved", "width"),
    [
        ("a", PNG, "a.png", 1240),
        ("a", DOUBLE, "a.png", 2480),
        ("a.b", PNG, "a.b.png", 1240),
        ("a.svg", PNG, "a.svg", 0),
        ("a", SVG, "a.svg", 0),
        ("a.png", SVG, "a.svg", 0),
    ],
)
def test_the_kind_and_the_name_say_what_is_saved(heard, seated, into, tmp_path, name, kind, saved, width):
    page = seated()
    asked = into(name, kind)
    save_picture(page)
    start, kinds = asked[0]
    assert start.endswith(".png")
    assert kinds == [PNG, DOUBLE, SVG]
    [file] = [path for path in tmp_path.iterdir() if path.name.startswith("a")]
    assert file.name == saved
    if width:
        assert QImage(str(file)).width() == width
    else:
        assert file.read_text().startswith("<svg")
    assert heard[-1] == f"Saved: {saved}"


def test_a_picture_shows_what_the_seat_sees_that_sits_here_and_no_more(seated):
    page = seated()
    assert drawing_of(page) == seen_by(page, 0) != seen_by(page, 1)
    both = seated(PERSONS)
    assert drawing_of(both) == seen_by(both, both.controller.viewer)


def test_while_the_table_is_hidden_nothing_is_saved_or_copied(seated, into, tmp_path):
    page = seated(PERSONS)
    page.controller.handover.veiled = True
    asked = into("a")
    QGuiApplication.clipboard().clear()
    save_picture(page)
    copy_picture(page)
    page._enable()
    assert not asked
    assert QGuiApplication.clipboard().image().isNull()
    assert not page._commands["picture"].isEnabled()
    assert not page._commands["copy_picture"].isEnabled()


def test_a_copied_picture_is_in_the_clipboard_twice_as_large(heard, seated):
    page = seated()
    copy_picture(page)
    assert QGuiApplication.clipboard().image().width() == 2480
    assert heard[-1] == "The picture is in the clipboard."
    QGuiApplication.clipboard().clear()


def test_a_full_disk_is_said_and_the_old_picture_stays(seated, into, tmp_path, monkeypatch):
    page, said = seated(), []
    page.notice.connect(lambda text: said.append(to_language(text)))
    old = tmp_path / "a.png"
    old.write_bytes(b"old")
    into("a.png")
    monkeypatch.setattr("tabletop.ui.dialogs.save_file._may_replace", lambda *_: True)
    monkeypatch.setattr(
        whole_files.os, "fsync", lambda _file: (_ for _ in ()).throw(OSError(28, "No space left"))
    )
    save_picture(page)
    assert said == ["a.png can't be written (No space left). Choose another folder."]
    assert old.read_bytes() == b"old"
    assert not [*tmp_path.glob(".*")]


def test_the_menu_zooms_and_shows_the_whole_table(window, quay, qtbot):
    window.navigator.start("quay", Setup(3, ("person", "greedy")))
    page = window.match_page
    qtbot.waitUntil(lambda: not page.controller.film.running)
    whole = page.table.camera.scale
    for command, scale in (("zoom_in", 1.25), ("zoom_in", 1.5625), ("zoom_out", 1.25), ("zoom_all", 1.0)):
        window.commands[command].trigger()
        assert page.table.camera.scale == pytest.approx(whole * scale)
    assert page.table.camera.fitted
    assert not window.commands["result"].isEnabled()
    window.navigator.show_page("games")
    assert not window.commands["zoom_in"].isEnabled()


def test_the_result_is_a_pdf_once_the_match_is_over(seated, into, tmp_path):
    match = Match(GAME, Setup(3, ("person", "greedy")))
    into("a.pdf")
    page = seated.open(match)
    save_result(page)
    assert not page._commands["result"].isEnabled()
    assert not [*tmp_path.glob("a*")]
    seated.close(page)
    while match.choice is not None:
        match.play(match.legal_actions()[0])
    page = seated.open(match)
    assert page._commands["result"].isEnabled()
    save_result(page)
    content = (tmp_path / "a.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert b"/Subtype /Image" in content


def test_a_rule_book_is_a_pdf_with_all_its_pictures(app, qtbot, into, tmp_path):
    page, said = Books(), []
    qtbot.addWidget(page)
    page.notice.connect(said.append)
    page.show_book("river_market")
    asked = into("book.pdf")
    page.save.click()
    assert asked[0][0].endswith("River Market.pdf")
    content = (tmp_path / "book.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Subtype /Image") > 5
    assert page.rules._status.text() == "Saved: book.pdf"
    into("no/such/book.pdf")
    page.save.click()
    assert len(said) == 1
