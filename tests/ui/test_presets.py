"""The cards of a new match: three ways to begin, of which each can be begun as it stands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop import games
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import Setup, colours
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup, refuse_setup
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.pages.preset_cards import alike
from tabletop.ui.style import theme

EVERY = pytest.mark.parametrize("game", games.GAMES)


def laid(qtbot, game, last=None):
    page = NewMatch(games.about(game), last)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def press(qtbot, page, key):
    card = next(card for card in page.presets.cards if card.preset.key == key)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().bottomRight() / 2)
    return card


def marked(page):
    return [card.preset.key for card in page.presets.cards if card.isChecked()]


@EVERY
def test_every_game_offers_three_presets_that_can_begin(game):
    presets = games.about(game).presets
    assert [preset.key for preset in presets] == ["first", "normal", "expert"]
    for preset in presets:
        setup = preset.setup or default_setup(games.game(game))
        assert refuse_setup(games.game(game), setup) is None
        assert Match(games.game(game), replace(setup, seed=3)).legal_actions()
    assert presets[0].setup.seats == ("person", "pip:easy")
    assert presets[2].setup.seats == ("person", "jun:hard")


@EVERY
def test_whoever_never_played_a_game_begins_with_its_first_match_by_one_press(qtbot, app, game):
    page, begun = laid(qtbot, game), []
    page.started.connect(lambda *asked: begun.append(asked))
    assert marked(page) == ["first"]
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert alike(begun[0][1], games.about(game).presets[0].setup)


def test_the_first_match_of_merchants_cove_is_with_the_merchant_of_the_lessons(qtbot, app):
    page, begun = laid(qtbot, "merchants_cove"), []
    page.started.connect(lambda *asked: begun.append(asked))
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert begun[0][1].seat_option(0, "merchant", "chance") == "blacksmith"
    assert begun[0][1].seat_option(1, "merchant", "chance") == "chance"


@EVERY
def test_a_card_sets_seats_and_options(qtbot, app, game):
    page = laid(qtbot, game)
    first, expert = (games.about(game).presets[at].setup for at in (0, 2))
    press(qtbot, page, "expert")
    assert marked(page) == ["expert"]
    assert (page.setup().seats, page.setup().options) == (expert.seats, expert.options)
    press(qtbot, page, "normal")
    assert marked(page) == ["normal"]
    assert page.setup().seats == default_setup(games.game(game)).seats
    press(qtbot, page, "first")
    assert (page.setup().seats, page.setup().options) == (first.seats, first.options)


def test_normal_is_how_the_game_was_played_last(qtbot, app):
    last = Setup(0, ("person", "greedy", "person"), (("allow_flip", "on"),), ("Ada", "", "Bo"))
    page = laid(qtbot, "public_market", last)
    assert marked(page) == ["normal"]
    press(qtbot, page, "first")
    assert page.setup().names == ("Ada", "")
    press(qtbot, page, "normal")
    assert alike(page.setup(), last)


def test_after_a_first_match_normal_is_still_something_else(qtbot, app):
    page = laid(qtbot, "public_market", games.about("public_market").presets[0].setup)
    assert marked(page) == ["first"]
    press(qtbot, page, "normal")
    assert page.setup().seats == default_setup(games.game("public_market")).seats


def test_what_is_put_together_by_hand_is_called_so_until_it_is_a_preset_again(qtbot, app):
    page = laid(qtbot, "public_market")
    own = next(label for label in page.findChildren(QLabel) if label.text() == "My own setup")
    assert not own.isVisible()
    page._rows[1].set_player("greedy")
    assert marked(page) == []
    assert own.isVisible()
    page._rows[1].set_player("pip:easy")
    assert marked(page) == ["first"]
    assert not own.isVisible()


def test_whoever_stays_at_the_table_keeps_name_and_colour(qtbot, app):
    page = laid(qtbot, "public_market")
    page._rows[0].name.setText("Ada")
    page._rows[0].colour.choose("green")
    page._rows[1].name.setText("Robot")
    assert marked(page) == ["first"]
    press(qtbot, page, "expert")
    assert page.setup().names == ("Ada", "")
    assert colours(page.setup())[0] == 2


def test_cards_are_chosen_by_keys(qtbot, app):
    page = laid(qtbot, "public_market")
    page.activateWindow()
    page.presets.cards[0].setFocus()
    QTest.keyClick(page.presets.cards[0], Qt.Key.Key_Right)
    QTest.keyClick(page.presets.cards[1], Qt.Key.Key_Right)
    QTest.keyClick(page.presets.cards[2], Qt.Key.Key_Space)
    assert marked(page) == ["expert"]
    assert page.setup().seats == ("person", "jun:hard")


@pytest.mark.parametrize("percent", [100, 200])
@EVERY
def test_the_words_of_a_card_have_room(qtbot, app, game, percent):
    theme.dress(app, "light", percent)
    page = laid(qtbot, game)
    page.resize(1024, 700)
    told = [label for card in page.presets.cards for label in card.findChildren(QLabel)]
    assert len(told) == 6
    qtbot.waitUntil(lambda: all(label.height() >= label.heightForWidth(label.width()) for label in told))
    qtbot.waitUntil(lambda: all(label.geometry().bottom() < label.parent().height() for label in told))


@EVERY
@pytest.mark.parametrize("key", ["first", "expert"])
def test_seats_that_are_added_to_a_preset_are_of_its_level(qtbot, app, game, key):
    about = games.about(game)
    page = laid(qtbot, game)
    press(qtbot, page, key)
    level = plain_seat(page.setup().seats[1])
    page._choose_count(about.seats[1])
    others = page.setup().seats[1:]
    assert [plain_seat(who) for who in others] == [level] * (about.seats[1] - 1)
    assert len(set(others)) == len(others)
