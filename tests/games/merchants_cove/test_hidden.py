"""MC-1.8: Corruption cards and decks are hidden; bags and stacks have no order that could be seen."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.rules.ch08_cleanup import Cleanup
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.rules.supply import Corrupted, corrupt
from tabletop.games.merchants_cove.state import HIDDEN
from tests.games.merchants_cove.positions import give_corruption, quiet, start


@pytest.mark.rule("MC-1.8")
def test_only_its_owner_sees_a_corruption_card():
    s = quiet()
    give_corruption(s, 0, "K", "KK")
    give_corruption(s, 1, "KB")
    s.flow = [Cleanup()]
    assert GAME.view(s, 0).players[0].corruption == s.players[0].corruption
    assert GAME.view(s, 0).players[1].corruption == (HIDDEN,)
    assert GAME.view(s, 1).players[0].corruption == (HIDDEN, HIDDEN)
    assert GAME.view(s, -1).players[0].corruption == (HIDDEN, HIDDEN)
    s.flow.clear()
    assert all(GAME.view(s, seat).players == s.players for seat in (-1, 0, 1))


def test_decks_are_hidden_and_the_bag_is_not():
    s = start()
    view = GAME.view(s, 0)
    assert set(view.town_deck) == set(view.corruption) == set(stall(view).deck) == {HIDDEN}
    assert view.bag == s.bag == tuple(sorted(s.bag))
    assert stall(view).discards == stall(s).discards


def test_the_log_tells_cards_to_whom_they_were_drawn_by():
    s, seen = quiet(), []
    corrupt(s, 0, 2, lambda _s, event: seen.append(event), "MC-4.4")
    (drawn,) = seen
    assert isinstance(drawn, Corrupted)
    own, other = GAME.log(drawn, 0), GAME.log(drawn, 1)
    assert own is not None
    assert other is not None
    assert "Corruption card" in english(own.text)
    assert english(other.text) == "Draws 2 Corruption card(s)"


def test_a_deck_that_is_empty_is_made_of_the_discards():
    s = quiet()
    s.corruption_gone, s.corruption = tuple(s.corruption[:3]), []
    corrupt(s, 0, 5, lambda *_: None, "MC-4.4")
    assert len(s.players[0].corruption) == 3
    assert s.corruption_gone == ()


def test_a_guess_deals_what_is_hidden_from_what_is_left():
    s = start()
    give_corruption(s, 1, "KK")
    for seed in range(5):
        guess = GAME.determinize(GAME.view(s, 0), 0, seed)
        assert GAME.invariant_errors(guess) == []
        assert guess.players[0].corruption == s.players[0].corruption
        assert len(guess.players[1].corruption) == len(s.players[1].corruption)
