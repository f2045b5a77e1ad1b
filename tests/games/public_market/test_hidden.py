"""PM-17: who decides, what is hidden, what adds up; the words and the log."""

from __future__ import annotations

import pytest

from tabletop.engine.described import GameEvent
from tabletop.engine.game import Setup
from tabletop.engine.rules import Choice
from tabletop.engine.text import english
from tabletop.games import game
from tabletop.games.public_market.game import GAME, progress_text
from tabletop.games.public_market.invariants import invariant_errors
from tabletop.games.public_market.observation import determinize, view
from tabletop.games.public_market.state import HIDDEN, HIDDEN_RED, SCRAP
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    Bid,
    Buy,
    Fishing,
    Lay,
    MoveBoat,
    Sell,
    Shop,
    log,
    outcome_text,
    say,
)
from tests.games.public_market.positions import H, ask, cell, deal, ocean, put, solo, start, take_out, tile


@pytest.mark.rule("PM-17.2")
def test_bag_cards_chests_and_solo_deck_are_hidden_and_nothing_else():
    s = solo()
    v = view(s, 0)
    assert set(v.bag) | set(v.left_out) | set(v.chests) | set(v.deck) == {HIDDEN}
    assert len(v.bag) == 45
    assert {card for stack in v.stacks for card in stack} == {HIDDEN, HIDDEN_RED}
    assert [len(stack) for stack in v.stacks] == [len(stack) for stack in s.stacks]
    assert (v.chance, v.players, v.ocean, v.open, v.lights) == (0, s.players, s.ocean, s.open, s.lights)
    assert view(s, 1) == v


@pytest.mark.rule("PM-17.2")
@pytest.mark.rule("PM-17.3")
def test_a_guess_deals_only_what_is_not_seen_and_reds_below_blues():
    s = start(4)
    s.players[0].cards = (s.open[0],)
    s.open[0] = -1
    for seed in range(20):
        g = determinize(view(s, 0), 0, seed)
        assert invariant_errors(g) == []
        assert not set(g.bag) & {one for column in g.ocean for one in column}
        assert [[card >= 16 for card in stack] for stack in g.stacks] == [
            [card >= 16 for card in stack] for stack in s.stacks
        ]
        assert g.chance != s.chance


def chest_lost(s):
    s.chests.append(s.players[0].chest)
    s.players[0].chest, s.players[0].filled = -1, 1
    s.players[0].placed = ((SCRAP, 0, 0),)
    s.scraps[0] = 9


SPOILT = {
    "a tile twice": lambda s: s.bag.append(s.bag[0]),
    "a Lighthouse lost": lambda s: setattr(s.players[0], "lighthouses", 3),
    "debt": lambda s: setattr(s.players[1], "money", -1),
    "a Scrap lost": lambda s: s.scraps.__setitem__(0, 9),
    "a cell covered by nothing": lambda s: setattr(s.players[0], "filled", 1),
    "a Meeple twice": lambda s: s.track.__setitem__(1, s.track[0]),
    "too many fish": lambda s: setattr(s.players[0], "fish", (9, 0, 0, 0)),
    "a card twice": lambda s: s.open.__setitem__(0, s.open[1]),
    "a chest twice": lambda s: setattr(s.players[0], "chest", s.players[1].chest),
    "six Crabs": lambda s: setattr(s.players[0], "crabs", 6),
    "tiles without a chest": chest_lost,
}


@pytest.mark.rule("PM-17.3")
@pytest.mark.parametrize("fault", SPOILT)
def test_what_does_not_add_up_is_found(fault):
    s = start(3)
    assert invariant_errors(s) == []
    SPOILT[fault](s)
    assert invariant_errors(s)


@pytest.mark.rule("PM-17.3")
def test_faults_of_solo_cards_tokens_and_coolers_are_found():
    s = solo()
    s.deck = (0, 0, 1, 2, 3)
    assert invariant_errors(s)
    s = start(3, shallow_waters="on")
    s.bonus[0] = s.bonus[1] = 0
    assert invariant_errors(s)
    s = start(3)
    for name in ("T05", "T06", "T64", "T35"):
        s.players[0].cooler = (*s.players[0].cooler, tile(name))
        take_out(s, tile(name))
    assert any("too many fish" in fault for fault in invariant_errors(s))


@pytest.mark.rule("PM-17.1")
def test_every_choice_of_the_table_is_a_choice_and_everything_else_runs_by_itself():
    choices = {step.__name__ for step in GAME.steps if issubclass(step, Choice)}
    assert choices == {
        "PlaceBid",
        "ChooseScrap",
        "Go",
        "Fishing",
        "MarketScraps",
        "Shop",
        "Deploy",
        "FreeCard",
        "Shrimp",
        "Steer",
        "HomeScrap",
        "ChooseToken",
        "BonusChoice",
        "ChooseCard",
    }


def test_what_uses_chance_or_shows_hidden_things_is_final():
    shows = {
        events.ChestDrawn,
        events.CardTurnedUp,
        events.ColumnFilled,
        events.SoloCardDrawn,
        events.SoloDeckShuffled,
    }
    every = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, GameEvent)}
    assert {kind for kind in every if kind.final} == shows


def test_effects_tell_of_shrimp_crab_and_lines():
    s = start(3)
    s.players[0].chest = 4
    ocean(s, (tile("T15"), tile("T06")))
    for place in ((2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3)):
        put(s, 0, SCRAP + H, *place)
    s.players[0].fish = (0, 0, 0, 0)
    ask(s, Fishing(0, dealt=False))
    assert english(outcome_text(s, Lay(tile("T15"), cell(1, 1), 0))) == "1 Shrimp covered and $3 more payout"
    assert english(outcome_text(s, Lay(tile("T06"), cell(4, 4), 0))) == "Crab surrounded"
    assert english(outcome_text(s, Sell(tile("T15")))) == ""
    deal(s, "B13", "R1", "B1", "B2")
    s.players[0].fish = (2, 2, 2, 2)
    ask(s, Shop(0, 0))
    assert english(outcome_text(s, Buy(0))) == "Sardine Gear, Salmon Gear and Boat"
    assert english(outcome_text(s, Buy(1))) == "Boat and Wheel"


def test_actions_are_told_with_what_they_are_about():
    s = start(3)
    meeple = s.track[0]
    assert english(say(s, Bid(meeple, 3, 0))) == "Bid at Cod"
    assert english(outcome_text(s, Bid(meeple, 3, 0))) == "Costs $6"
    s.queues[1] = (s.track[1],)
    other = s.owners[s.track[1]] + 1
    assert english(say(s, Bid(meeple, 1, 1))) == f"Bid at Sardine, in front of Player {other}"
    assert english(say(s, MoveBoat(2))) == "Move the Boat to column 3"
    assert english(say(s, Lay(tile("T18"), cell(1, 3), 1))) == (
        "Lay the tile with 1 Sardine(s), 1 Herring and 1 Salmon in row 1, column 3, turned right"
    )


def test_the_log_names_pieces_and_rules():
    line = log(events.TileLaid(1, tile("T18"), 0, cell(1, 3), 1), 0)
    assert line is not None
    assert (line.seat, line.pieces, line.rule) == (1, (f"tile:{tile('T18')}",), "PM-5.4")
    line = log(events.PaidOut(0, True, (1, 2), 6), 0)
    assert line is not None
    assert english(line.text) == "Is paid $6 for 2 complete row(s)"


def test_the_clock():
    assert english(progress_text(start(4))) == "Round 1 of 11"
    assert english(progress_text(start(2))) == "Round 1 of 8"
    assert english(progress_text(solo())) == "Round 1 of 10"
    s = start(3)
    s.dusk = 2
    assert english(progress_text(s)) == "Sunset, round 2"
    s.flow = []
    assert english(progress_text(s)) == "The end"


def test_what_a_list_of_games_tells_needs_no_rules():
    about = game("public_market").about
    assert (about.id, about.seats) == ("public_market", (2, 5))
    assert [automa.levels for automa in about.automata] == [("easy", "normal", "hard")]
    names = game("public_market").names(Setup(1, ("person",) * 3))
    assert [english(name) for name in names] == ["Player 1", "Player 2", "Player 3"]
