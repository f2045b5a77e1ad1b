"""What each seat chooses for itself: on the page, on the command line, in settings and records."""

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.cli import arguments
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.files import records, settings
from tabletop.files.library import Library
from tabletop.files.replay import replay
from tabletop.opponents.simulate import play_with
from tabletop.ui.pages.new_match import NewMatch
from tests.lots.game import GAME
from tests.lots.rules import Spender

TWO = Setup(3, (PERSON, "greedy"), (), ("", ""), ((), (("trade", "spender"),)))


@pytest.fixture
def lots(monkeypatch):
    monkeypatch.setattr(games, "GAMES", ("lots",))
    monkeypatch.setattr(games, "about", lambda _name: GAME.about)
    monkeypatch.setattr(games, "game", lambda _name: GAME)


def test_each_seat_chooses_on_the_page_what_it_is(lots, qtbot):
    page = NewMatch(GAME.about, TWO)
    qtbot.addWidget(page)
    assert page.setup().seat_options == TWO.seat_options
    page._rows[0].choose({"trade": "spender"})
    assert page.refused() is not None
    assert "one spender at most" in page.refusal.text()
    page._rows[1].choose({})
    assert page.refused() is None
    assert page.setup().seat_options == ((("trade", "spender"),), ())
    page._rows[0].choose({})
    assert page.setup().seat_options == ()


def test_a_game_without_options_opens_no_window_beside_the_page(lots, qtbot):
    page = NewMatch(GAME.about, TWO)
    qtbot.addWidget(page)
    page.show()
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [page]


def test_the_command_line_says_it_with_the_seat():
    made = arguments.setup(GAME, 3, "person,greedy=spender")
    assert made.seat_options == TWO.seat_options
    assert isinstance(Match(GAME, made).state.players[1].trade, Spender)
    with pytest.raises(arguments.CommandError, match="“robber” is nothing that a seat of lots can choose"):
        arguments.setup(GAME, 3, "person=robber,greedy")
    assert not play_with(GAME, arguments.setup(GAME, 1, "random=spender,greedy"), checked=True).error


def test_it_is_kept_in_records_in_the_library_and_in_the_settings(tmp_path):
    match = Match(GAME, TWO)
    match.play(match.legal_actions(1)[0], 1)
    text = records.dump(records.record(match))
    assert '"seat_options": [{}, {"trade": "spender"}]' in text
    assert '"by": 1' in text
    assert replay(records.parse(text, "it"), GAME, "it").match.setup == TWO
    library = Library.open(tmp_path / "library.sqlite")
    number = library.begin(TWO, GAME)
    library.append(number, match.entries[0])
    again = library.resume(number, GAME)
    assert again.departure is None
    assert again.match.setup == TWO
    assert again.match.entries == match.entries
    assert library.stored_match(number).setup == TWO
    library.close()
    kept = settings.remembered(settings.Settings(), "lots", TWO)
    assert kept.setup("lots") == TWO
