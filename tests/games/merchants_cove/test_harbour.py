"""MC-1 to MC-3: the box, the setup and the days."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tabletop.files import components, paths
from tabletop.files.components import ComponentError
from tabletop.games.merchants_cove import component_schema as shapes
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.harbour import adventurers_at, price
from tabletop.games.merchants_cove.rules.ch03_day import Arrival, Arrived, Day, DayBegan, NextTurn
from tabletop.games.merchants_cove.rules.ch06_boats import CheckDock, ChooseBoat, Dock, Load, StaysAtSea
from tabletop.games.merchants_cove.rules.ch07_market import Market, MarketBegan
from tabletop.games.merchants_cove.rules.ch08_cleanup import Cleanup, Cleared
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.rules.supply import leave, refill
from tests.games.merchants_cove.positions import (
    SOLO,
    arrange,
    legal,
    letters,
    play,
    quiet,
    rule,
    run,
    start,
    told,
)

TWO, THREE, FOUR = ("person",) * 2, ("person",) * 3, ("person",) * 4


@pytest.mark.rule("MC-1.1")
def test_there_are_52_adventurers():
    assert Counter(box.COLOURS) == {0: 13, 1: 13, 2: 9, 3: 9, 4: 8}


@pytest.mark.rule("MC-1.2")
def test_six_boats_have_four_seats_each():
    s = quiet()
    arrange(s, ("RRRR", "", "", "", "", ""), docked={})
    s.drawn, s.bag = s.bag[0], s.bag[1:]
    run(s, ChooseBoat(0))
    assert rule(s, Load(0)) == "MC-6.2"
    assert [action.boat for action in legal(s)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("MC-1.3")
def test_a_berth_takes_one_boat():
    s = arrange(quiet(), ("RRRR", "GGGG", "", "", "", ""), docked={1: 1})
    run(s, CheckDock(0, 0))
    assert s.berths == (0, 1, -1, -1)


@pytest.mark.rule("MC-1.3")
def test_a_taken_berth_is_refused():
    s = arrange(quiet(), ("RRRR", "GGGG", "", "", "", ""))
    run(s, CheckDock(0, 0))
    s.berths = (-1, 1, -1, -1)
    assert rule(s, Dock(1)) == "MC-1.3"


@pytest.mark.rule("MC-1.4")
def test_the_left_pier_takes_large_the_right_small_the_black_market_all():
    s = arrange(quiet(), ("RRRR", "RRRR", "", "", "", "RRKK"), docked={0: 0, 1: 1, 3: 5})
    assert [price(s, 0, pier) for pier in range(3)] == [0, 8, 4]
    assert [price(s, 4, pier) for pier in range(3)] == [16, 16, 0]
    s.flags = replace(s.flags, large_right=True)
    assert [price(s, 0, pier) for pier in range(3)] == [8, 8, 0]
    assert [price(s, 4, pier) for pier in range(3)] == [0, 16, 8]


@pytest.mark.rule("MC-1.5")
@pytest.mark.case("T-23")
def test_a_full_boat_without_a_free_berth_on_its_side_stays_at_sea_and_its_customers_go_home():
    s = arrange(quiet(), ("", "", "", "RRRR", "GGBK", "BBBB"), docked={2: 3, 3: 5})
    assert told(run(s, CheckDock(1, 4)), StaysAtSea) == [StaysAtSea(1, 4)]
    assert 4 not in s.berths
    run(s, Cleanup())
    assert [len(hall) for hall in s.halls] == [1, 3, 2, 1]
    assert len(s.lair) == 3


@pytest.mark.rule("MC-1.5")
def test_a_boat_docks_on_its_own_side():
    s = arrange(quiet(), ("RRRR", "", "", "", "", ""))
    run(s, CheckDock(0, 0))
    assert rule(s, Dock(2)) == "MC-1.5"
    assert rule(s, Dock(3)) == "MC-1.5"


@pytest.mark.rule("MC-1.6")
def test_values():
    assert box.VALUES == (2, 2, 3, 3, 4, 4, 6, 6)


@pytest.mark.rule("MC-1.7")
def test_the_town_square_slides_left_and_is_refilled_on_the_right():
    s = start()
    assert box.BOARD.town.hours == (1, 2, 2, 3)
    before, top = s.town, s.town_deck[-1]
    assert leave(s, 1) == before[1]
    refill(s, lambda *_: None)
    assert s.town == (before[0], before[2], before[3], top)
    s.town_deck.clear()
    leave(s, 0)
    refill(s, lambda *_: None)
    assert s.town == (before[2], before[3], top)


@pytest.mark.rule("MC-1.8")
def test_the_corruption_cards_by_their_icons():
    assert Counter(box.CORRUPTION_ICONS) == {
        (0, 0, 0, 0, 0): 6,
        (0, 0, 0, 0, 1): 32,
        (1, 0, 0, 0, 1): 1,
        (0, 1, 0, 0, 1): 1,
        (0, 0, 1, 0, 1): 1,
        (0, 0, 0, 1, 1): 1,
        (0, 0, 0, 0, 2): 18,
    }


@pytest.mark.rule("MC-1.9")
def test_gold_has_no_upper_end():
    s = quiet()
    s.players[0].gold = 363
    assert GAME.scores(s)[0] >= 363


@pytest.mark.rule("MC-2.1")
def test_a_rogue_card_is_drawn_or_chosen():
    assert {start(seed=seed).rogue for seed in range(12)} == {0, 1, 2}
    assert start(rogue_card="robbers").rogue == box.ROBBERS
    s = GAME.setup(Setup(1, SOLO))
    assert letters(s.lair) == "KK"
    assert letters(s.bag).count("K") == 6


@pytest.mark.rule("MC-2.2")
def test_halls_begin_with_one_customer_each():
    s = GAME.setup(Setup(1, TWO))
    assert [letters(hall) for hall in s.halls] == ["R", "G", "B", "Y"]
    assert Counter(letters(s.bag)) == {"R": 12, "G": 12, "B": 8, "Y": 8, "K": 6}


@pytest.mark.rule("MC-2.3")
def test_two_sets_of_townsfolk_play():
    sets = {"locals_mercenaries": "sailors", "locals_sailors": "mercenaries", "mercenaries_sailors": "locals"}
    for chosen, out in sets.items():
        s = start(TWO, townsfolk=chosen)
        played = {box.TOWNSFOLK[card].set for card in (*s.town, *s.town_deck)}
        assert len(s.town) + len(s.town_deck) == 24
        assert out not in played
    assert Counter(card.set for card in box.TOWNSFOLK) == {"locals": 12, "mercenaries": 12, "sailors": 12}


@pytest.mark.rule("MC-2.4")
def test_merchants_are_chosen_or_drawn_and_never_twice():
    for seed in range(8):
        kinds = [p.shop.kind for p in start(FOUR, seed, ("captain",)).players]
        assert kinds[0] == "captain"
        assert len(set(kinds)) == 4
    twice = Setup(1, TWO, (), (), ((("merchant", "captain"),), (("merchant", "captain"),)))
    no = GAME.refuse(twice)
    assert no is not None
    assert no.rule == "MC-2.4"
    assert "Captain" in english(no.reason)
    s = GAME.setup(Setup(1, TWO))
    assert all(p.gold == 0 and set(p.workers) == {-1} for p in s.players)


@pytest.mark.rule("MC-2.5")
def test_timepieces_are_stacked_at_random_the_peddlers_on_top():
    stacks = {GAME.setup(Setup(seed, THREE)).stack for seed in range(40)}
    assert len(stacks) == 6
    for seed in range(6):
        s = GAME.setup(Setup(seed, ("person", "peddler:hard", "person")))
        assert s.stack[-1] == 1
        assert all(p.hour == 1 for p in s.players)


@pytest.mark.rule("MC-2.7")
def test_the_peddlers_setup_belongs_to_the_setup():
    s = GAME.setup(Setup(1, SOLO))
    assert len(stall(s).deck) == 16
    assert stall(GAME.setup(Setup(1, ("person", "peddler:hard")))).deck != stall(s).deck


@pytest.mark.rule("MC-3.1")
def test_a_match_has_three_days_with_their_four_phases():
    s = GAME.setup(Setup(3, SOLO))
    seen = []

    def tell(_s, event):
        if isinstance(event, DayBegan | Arrived | MarketBegan | Cleared):
            seen.append(type(event).__name__)

    run_until_choice(s, tell)
    chance = Random(1)
    while step := pending_choice(s):
        apply_action(s, chance.choice(step.legal_actions(s)), tell)
    order = [name for name, after in pairwise([*seen, ""]) if name != after]
    assert order == ["DayBegan", "Arrived", "MarketBegan", "Cleared"] * 3
    assert s.day == 3


@pytest.mark.rule("MC-3.2")
def test_two_adventurers_arrive_in_each_boat_as_long_as_there_are_any():
    s = quiet(TWO)
    run(s, Arrival())
    assert [len(boat) for boat in s.boats] == [2] * 6
    s = arrange(quiet(TWO), bag="RRGGB")
    run(s, Arrival())
    assert [len(boat) for boat in s.boats] == [2, 2, 1, 0, 0, 0]


@pytest.mark.rule("MC-3.3")
def test_the_peddler_arrives_after_the_boats():
    s = GAME.setup(Setup(1, SOLO))
    s.flow.clear()
    kinds = [type(event).__name__ for event in run(s, Day())]
    assert kinds.index("PeddlerDrew") == 1 + 6


@pytest.mark.rule("MC-3.4")
def test_production_goes_on_until_all_are_at_the_market_token():
    s = quiet(TWO)
    s.market = 5
    s.players[0].hour, s.players[1].hour = 5, 6
    assert told(run(s, NextTurn(), Market()), MarketBegan)


@pytest.mark.rule("MC-1.4")
def test_standing_counts_all_berths_of_a_pier():
    s = arrange(quiet(), ("RRGK", "", "", "", "RBYK", ""), docked={1: 0, 2: 4})
    assert adventurers_at(s, 1) == (3, 1, 1, 1, 2)


@pytest.mark.parametrize(
    ("file", "old", "new", "trouble"),
    [
        ("board", "berths = [0]", "berths = [1]", "berths 0, 1, 2 and 3"),
        ("corruption", "count = 32", "count = 31", "60 Corruption cards"),
        ("townsfolk", 'icons = "RG"', 'icons = "RX"', "letters RGBYK"),
        ("peddler", 'replaces = "1"', 'replaces = "99"', "by its id"),
    ],
)
def test_a_component_file_with_a_fault_is_refused_with_its_place(
    tmp_path, monkeypatch, file, old, new, trouble
):
    kinds = {
        "board": shapes.Board,
        "corruption": shapes.CorruptionDeck,
        "townsfolk": shapes.Townsfolk,
        "peddler": shapes.Peddler,
    }
    text = paths.resource(f"games/merchants_cove/{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "x.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(components.paths, "resource", lambda path: tmp_path / "x.toml")
    with pytest.raises(ComponentError, match=trouble):
        components.load(f"games/merchants_cove/{file}.toml", kinds[file])


def test_playing_on_after_a_choice_of_berth():
    s = arrange(quiet(), ("RRRR", "", "", "", "", ""))
    run(s, CheckDock(0, 0))
    play(s, Dock(1))
    assert s.berths == (-1, 0, -1, -1)
