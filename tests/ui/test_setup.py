"""The page of a new match: options that explain themselves, and nothing that changes by chance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QScrollArea

from tabletop import games
from tabletop.engine.cast import is_automa
from tabletop.engine.game import Setup, colours
from tabletop.engine.setups import default_setup
from tabletop.engine.text import NO_TEXT
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.pages.rule_books import OpenBook
from tabletop.ui.style import theme
from tests.ui import drive

SOLO, TWO, THREE = ("person", "angler:hard"), ("person",) * 2, ("person",) * 3


@pytest.fixture
def page(app, qtbot):
    made = NewMatch(games.about("public_market"), Setup(1, SOLO))
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show()
    return made


def row(page, key):
    return next(option for option in page._options if option.key == key)


def test_the_wheel_over_an_option_changes_nothing(page):
    chosen = page.setup().options
    values = row(page, "strict_empty_bag").values
    values.setFocus()
    drive.wheel_over(values, -120)
    drive.wheel_over(page._rows[1].who, -120)
    assert page.setup().options == chosen
    assert page.setup().seats == SOLO


def test_escape_leads_back_and_a_click_beside_things_marks_nothing(page, qtbot):
    column = page.findChildren(QScrollArea)[0]
    page._rows[0].who.setFocus()
    qtbot.mouseClick(column.viewport(), Qt.MouseButton.LeftButton)
    assert not column.hasFocus()
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page._rows[0].who, Qt.Key.Key_Escape)


def test_an_option_that_is_chosen_in_vain_says_so(page):
    waters, alone = row(page, "shallow_waters"), row(page, "solo_shallow_waters")
    assert waters.note.isHidden()
    waters.choose("on")
    assert waters.note.text() == "Against the Solo Angler this takes the next option too."
    assert waters.note.text() in waters.values.accessibleDescription()
    alone.choose("on")
    assert waters.note.isHidden()
    assert alone.note.isHidden()
    waters.choose("off")
    assert not alone.note.isHidden()


@pytest.mark.parametrize(
    ("key", "seats", "others", "idle"),
    [
        ("shallow_waters", TWO, (), False),
        ("shallow_waters", SOLO, (), True),
        ("shallow_waters", SOLO, (("solo_shallow_waters", "on"),), False),
        ("solo_shallow_waters", TWO, (("shallow_waters", "on"),), True),
        ("solo_shallow_waters", SOLO, (("shallow_waters", "on"),), False),
        ("red_2p", TWO, (), False),
        ("red_2p", THREE, (), True),
        ("row2_counts_self", TWO, (), True),
        ("row2_counts_self", TWO, (("shallow_waters", "on"),), False),
        ("row2_counts_self", SOLO, (("shallow_waters", "on"),), True),
    ],
)
def test_an_option_is_idle_where_the_match_begins_the_same_without_it(key, seats, others, idle):
    about = games.about("public_market")
    option = next(option for option in about.options if option.key == key)
    with_it = Setup(1, seats, (*others, (key, option.values[1].key)))
    assert (option.idle(with_it) != NO_TEXT) == idle
    if idle:
        begin = games.game("public_market").setup
        there, without = begin(with_it), begin(Setup(1, seats, others))
        assert there.flags.shallow_waters == without.flags.shallow_waters
        assert there.stacks == without.stacks


def test_every_option_can_be_set_back_at_once(page, qtbot):
    assert not page.usual.isVisible()
    row(page, "allow_flip").choose("on")
    row(page, "red_2p").choose("3333")
    assert page.usual.isVisible()
    page.usual.click()
    assert page.setup().options == ()
    assert not page.usual.isVisible()


def test_a_rule_is_read_over_the_page_and_closes_again(app, qtbot):
    book = OpenBook("public_market", "PM-14.3")
    qtbot.addWidget(book)
    book.show()
    assert book.rules.book.textCursor().block().text().startswith("PM-14.3")
    book.accept()
    assert book.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_is_cut_off_in_a_small_window(app, qtbot, game, percent):
    theme.dress(app, "light", percent)
    page = NewMatch(games.about(game), None)
    qtbot.addWidget(page)
    page.resize(1024, 560)
    page.show()
    page._resize_seats(games.about(game).seats[1])
    about = games.about(game)
    page.fold.click()
    told = [label for label in page.findChildren(QLabel) if label.text() and label.isVisible()]
    assert {option.title.source for option in about.options} <= {label.text() for label in told}
    assert len(told) >= 8 + 2 * len(about.options)
    qtbot.waitUntil(lambda: all(label.height() >= label.heightForWidth(label.width()) for label in told))
    for area in page.findChildren(QScrollArea):
        inner, port = area.widget(), area.viewport()
        qtbot.waitUntil(lambda inner=inner, port=port: inner.width() <= port.width())
        assert area.geometry().right() < page.width()


def test_an_automa_that_does_not_play_with_so_many_gives_up_its_place_and_that_is_said(app, qtbot):
    for name in games.GAMES:
        about = games.about(name)
        if not about.automata:
            continue
        page = NewMatch(about, default_setup(games.game(name)))
        qtbot.addWidget(page)
        assert any(map(is_automa, page.setup().seats))
        for button in page._count.buttons():
            button.click()
            assert page.start.isEnabled(), (name, button.text())
        assert not any(map(is_automa, page.setup().seats))
        page._count.buttons()[-1].click()
        page._rows[1].set_player(f"{about.automata[0].id}:{about.automata[0].level}")
        page._count.buttons()[-2].click()
        stays = any(map(is_automa, page.setup().seats))  # the Peddler plays with two persons, too
        assert stays is not (about.automata[0].name.source.split()[-1] in page.refusal.text())


def test_an_automa_that_cannot_sit_there_is_not_offered_and_says_why(app, qtbot):
    for name in games.GAMES:
        page = NewMatch(games.about(name), None)
        qtbot.addWidget(page)
        page._count.buttons()[-1].click()
        for row_ in page._rows:
            for at in range(row_.who.count()):
                item = row_.who.model().item(at)
                assert item.isEnabled() is not is_automa(str(row_.who.itemData(at)))
                assert item.isEnabled() or item.toolTip()


@pytest.mark.parametrize("game", [game for game in games.GAMES if games.about(game).options])
def test_options_are_folded_until_they_are_asked_for_and_what_is_changed_is_told(app, qtbot, game):
    about = games.about(game)
    page = NewMatch(about, default_setup(games.game(game)))
    qtbot.addWidget(page)
    page.show()
    assert not any(option.isVisible() for option in page._options)
    assert page.status_label.text() == "All as in the rule book."
    page.fold.click()
    assert all(option.isVisible() for option in page._options)
    option = page._options[-1]
    option.choose(about.options[-1].values[1].key)
    page.fold.click()
    assert not option.isVisible()
    assert page.status_label.isVisible()
    assert page.status_label.text() == f"Changed: {about.options[-1].title.source}"


@pytest.mark.parametrize("game", games.GAMES)
def test_the_colour_of_every_seat_is_chosen_also_of_an_automa(app, qtbot, game):
    """RM-14.2: you choose the Rival's; it is the same in every game."""
    about = games.about(game)
    page = NewMatch(about, None)
    qtbot.addWidget(page)
    page.show()
    one, two = page._rows[0].colour, page._rows[1].colour
    assert colours(page.setup()) == (0, 1)
    two.choose("green")
    assert colours(page.setup()) == (0, 2)
    one.choose("orange")
    assert colours(page.setup()) == (1, 2)
    assert page.refused() is None
    one._fill()
    taken = {action.text() for action in one.menu_of_colours.actions() if not action.isEnabled()}
    assert taken == {"Green"}
    assert one.accessibleDescription() == "Orange"
    again = NewMatch(about, page.setup())
    qtbot.addWidget(again)
    assert colours(again.setup()) == (1, 2)
    assert again._rows[1].colour.chosen == "green"
