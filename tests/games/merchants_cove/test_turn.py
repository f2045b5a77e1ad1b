"""MC-5 and MC-11: a turn, Hire and Sponsor, Townsfolk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.merchants.guild import MERCHANTS
from tabletop.games.merchants_cove.rules.ch05_ending import Decline
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.rules.ch05_turn import (
    SHELF,
    Discard,
    GoodLost,
    Hire,
    Sponsor,
    TakeTurn,
    TooMany,
    Work,
)
from tabletop.games.merchants_cove.rules.ch06_boats import ChooseBoat, Load
from tabletop.games.merchants_cove.rules.ch11_townsfolk import (
    Clean,
    LoadNow,
    PutBack,
    PutStaff,
    Swap,
    TakeGood,
)
from tabletop.games.merchants_cove.rules.supply import gain
from tabletop.games.merchants_cove.state import HIRE, SPONSOR
from tests.games.merchants_cove.positions import (
    arrange,
    give_corruption,
    legal,
    letters,
    play,
    quiet,
    rule,
    run,
    start,
    told,
)

TWO, FOUR = ("person",) * 2, ("person",) * 4


def turn(s, seat=0):
    run(s, TakeTurn(seat))
    return s


def folk(name):
    return next(card for card, printed in enumerate(box.TOWNSFOLK) if printed.name == name)


def offer(s, *names):
    """Put these cards into the Town Square, from the left; the seat 0 has its turn."""
    cards = [folk(name) for name in names]
    everybody = [*s.town, *s.town_deck]
    rest = [card for card in everybody if card not in cards]
    s.town, s.town_deck = tuple([*cards, *rest][:4]), [*cards, *rest][4:]
    return turn(s)


@pytest.mark.rule("MC-5.1")
def test_the_worker_goes_to_another_space_every_turn():
    s = turn(quiet(TWO))
    assert s.players[0].workers == (-1,)
    play(s, Work(0))
    assert s.players[0].workers == (0,)
    s = turn(quiet(TWO))
    s.players[0].workers = (SPONSOR,)
    assert rule(s, Sponsor(2)) == "MC-5.1"
    s.players[0].workers = (HIRE,)
    assert rule(s, Hire(0)) == "MC-5.1"
    assert rule(s, Work(9)) == "MC-5.1"
    assert rule(s, Work(0, 1)) == "MC-5.1"


@pytest.mark.rule("MC-5.1")
def test_workers_stay_overnight():
    s = start(TWO)
    while s.day == 1:
        stood = {seat: p.workers for seat, p in enumerate(s.players)}
        play(s, legal(s)[-1])
    assert all(set(p.workers) != {-1} for p in s.players)
    assert {seat: p.workers for seat, p in enumerate(s.players)} == stood


@pytest.mark.rule("MC-5.2")
@pytest.mark.rule("MC-5.3")
def test_the_action_is_done_and_then_paid_for():
    s = turn(arrange(quiet(TWO), halls=(1, 4, 1, 1)))
    seen = [type(event).__name__ for event in play(s, Sponsor(1))]
    assert seen == ["Worked", "Sponsored", "Drawn"]
    play(s, Load(0))
    assert s.players[0].gold == 8
    assert s.players[0].hour == 3


@pytest.mark.rule("MC-5.4")
def test_a_staff_place_gives_its_ability_once_somebody_stands_there():
    s = quiet(TWO)
    assert not has(s, 0, 1)
    assert not ready(s, 0, 1)
    s.players[0].staff = (-1, 5, -1, -1)
    assert has(s, 0, 1)
    assert ready(s, 0, 1)
    spend(s, 0, 1)
    assert has(s, 0, 1)
    assert not ready(s, 0, 1)


@pytest.mark.rule("MC-5.5")
def test_every_merchant_always_has_something_to_do():
    for seed in range(4):
        s = start(FOUR, seed)
        for seat in range(4):
            for space in (-1, *range(len(MERCHANTS[0].spaces)), HIRE, SPONSOR):
                scratch = s.copy()
                p = scratch.players[seat]
                p.workers = (space, *p.workers[1:])
                assert TakeTurn(seat).legal_actions(scratch)


@pytest.mark.rule("MC-5.6")
def test_hire_takes_a_card_for_the_hours_of_its_place():
    for place, hours in enumerate((1, 2, 2, 3)):
        s = offer(quiet(TWO), "Pit Brawler", "Drum Corporal", "Rune Archer", "Hired Lance")
        s.players[0].hour = 2
        card = s.town[place]
        play(s, Hire(place), PutStaff(2), TakeGood(place))
        while isinstance(s.flow[-1] if s.flow else None, ChooseBoat):
            play(s, Load(0))
        p = s.players[0]
        assert p.staff == (-1, -1, card, -1)
        assert p.hour == 2 + hours
        assert p.shelf == (place,)
        assert len(s.town) == 4


@pytest.mark.rule("MC-5.6")
def test_hire_needs_an_empty_staff_place_and_a_card():
    s = turn(quiet(TWO))
    s.players[0].staff = tuple(s.town_deck[:4])
    assert rule(s, Hire(0)) == "MC-5.6"
    s.players[0].staff = (-1,) * 4
    s.town = s.town[:2]
    assert rule(s, Hire(2)) == "MC-1.7"


@pytest.mark.rule("MC-5.6")
def test_a_staff_place_holds_one_card():
    s = turn(quiet(TWO))
    s.players[0].staff = (s.town_deck.pop(), -1, -1, -1)
    play(s, Hire(0))
    assert rule(s, PutStaff(0)) == "MC-5.6"


@pytest.mark.rule("MC-5.7")
def test_sponsor_pays_two_gold_a_customer_or_one_by_option():
    s = turn(arrange(quiet(TWO), halls=(1, 1, 1, 5)))
    play(s, Sponsor(3))
    assert s.players[0].gold == 10
    s = turn(arrange(quiet(TWO), halls=(1, 1, 1, 5)))
    s.flags = replace(s.flags, gold_less=True)
    play(s, Sponsor(3))
    assert s.players[0].gold == 5


@pytest.mark.rule("MC-5.8")
def test_what_is_too_much_for_the_shelf_is_discarded():
    s = quiet(TWO)
    s.players[0].shelf = (0,) * (SHELF - 1)
    gain(s, 0, (3, 7), lambda *_: None, "MC-11.2")
    run(s, TooMany(0))
    assert rule(s, Discard(11)) == "MC-5.8"
    assert told(play(s, Discard(0)), GoodLost) == [GoodLost(0, 0)]
    assert s.players[0].shelf == (*(0,) * (SHELF - 2), 3, 7)
    assert not s.flow


@pytest.mark.rule("MC-5.9")
def test_goods_never_run_out():
    s = quiet(TWO)
    for _ in range(40):
        gain(s, 0, (0,), lambda *_: None, "MC-11.2")
    assert len(s.players[0].shelf) == 40


@pytest.mark.rule("MC-11.1")
def test_cleaning_discards_cards_of_choice():
    s = quiet(TWO)
    give_corruption(s, 0, "K", "KK", "")
    s = offer(s, "Bell Ringer")
    cards = s.players[0].corruption
    play(s, Hire(0), PutStaff(0), Clean(cards[1]))
    assert rule(s, Clean(cards[1])) == "MC-11.1"
    play(s, Clean(cards[0]))
    assert s.players[0].corruption == (cards[2],)
    assert set(s.corruption_gone) == {cards[0], cards[1]}


@pytest.mark.rule("MC-11.1")
def test_cleaning_may_stop_early_and_asks_nothing_of_who_has_none():
    s = quiet(TWO)
    give_corruption(s, 0, "K", "")
    s = offer(s, "Bell Ringer")
    play(s, Hire(0), PutStaff(0), Decline())
    assert len(s.players[0].corruption) == 2
    s = offer(quiet(TWO), "Ferry Widow")
    play(s, Hire(0), PutStaff(0))
    assert isinstance(s.flow[-1], ChooseBoat)


@pytest.mark.rule("MC-11.2")
def test_a_good_of_the_card_or_of_a_colour_of_choice():
    s = offer(quiet(TWO), "Hedge Warlock")
    play(s, Hire(0), PutStaff(0))
    assert rule(s, TakeGood(0)) == "MC-11.2"
    play(s, TakeGood(2))
    assert s.players[0].shelf == (6,)
    s = offer(quiet(TWO), "Camp Singer")
    play(s, Hire(0), PutStaff(0), TakeGood(3))
    assert s.players[0].shelf == (3,)


@pytest.mark.rule("MC-5.6")
@pytest.mark.parametrize("card", ["Hedge Warlock", "Camp Singer"])
def test_a_good_may_be_declined(card):
    s = offer(quiet(TWO), card)
    play(s, Hire(0), PutStaff(0), Decline())
    assert s.players[0].shelf == ()


@pytest.mark.rule("MC-11.3")
def test_townsfolk_have_icons_and_the_peddler_ignores_what_they_do():
    assert [card.icons for card in box.TOWNSFOLK[:4]] == ["RG", "GB", "RY", "RR"]
    assert [card.icons for card in box.TOWNSFOLK[20:24]] == ["RK", "GK", "BK", "YK"]
    assert [card.icons for card in box.TOWNSFOLK[32:]] == ["RR", "GG", "B", "Y"]
    assert sum(card.does == "clean" for card in box.TOWNSFOLK) == 12


@pytest.mark.rule("MC-11.4")
def test_a_press_gang_puts_somebody_at_sea_back_into_the_bag():
    s = quiet(TWO, townsfolk="locals_sailors")
    arrange(s, ("RRRR", "GK", "", "", "", ""), docked={0: 0})
    s = offer(s, "Red Press Gang")
    play(s, Hire(0), PutStaff(0))
    ashore, rogue = s.boats[0][0], s.boats[1][1]
    assert rule(s, PutBack(ashore)) == "MC-11.4"
    assert rule(s, PutBack(s.bag[0])) == "MC-11.4"
    play(s, PutBack(rogue))
    assert rogue in s.bag
    assert letters(s.boats[1]) == "G"


@pytest.mark.rule("MC-11.4")
def test_an_ability_may_be_declined():
    s = quiet(TWO, townsfolk="locals_sailors")
    s = offer(arrange(s, ("RG", "", "", "", "", "")), "Blue Press Gang")
    play(s, Hire(0), PutStaff(0), Decline())
    assert letters(s.boats[0]) == "RG"


@pytest.mark.rule("MC-11.5")
def test_a_pilot_loads_the_boats_once():
    s = offer(quiet(TWO, townsfolk="locals_sailors"), "Green Harbour Pilot")
    s.players[0].hour = 2
    play(s, Hire(0), PutStaff(0), LoadNow(), Load(3))
    assert len(s.boats[3]) == 1
    assert s.players[0].hour == 3
    s = offer(quiet(TWO, townsfolk="locals_sailors"), "Green Harbour Pilot")
    s.players[0].hour = 2
    play(s, Hire(0), PutStaff(0), Decline())
    assert s.boats == ((),) * 6


@pytest.mark.rule("MC-11.6")
def test_a_deckhand_swaps_two_of_two_boats_at_sea():
    s = quiet(TWO, townsfolk="locals_sailors")
    arrange(s, ("RG", "BY", "", "KKKK", "", ""), docked={2: 3}, lair=2)
    s = offer(s, "Yellow Deckhand")
    play(s, Hire(0), PutStaff(0))
    (red, green), (blue, _) = s.boats[0], s.boats[1]
    assert rule(s, Swap(red, green)) == "MC-11.6"
    assert rule(s, Swap(red, s.boats[3][0])) == "MC-11.6"
    play(s, Swap(red, blue))
    assert letters(s.boats[0]) == "GB"
    assert letters(s.boats[1]) == "YR"


def test_a_hire_that_turns_up_a_card_cannot_be_undone():
    match = Match(GAME, Setup(1, TWO))
    seat = match.waiting[0].seat
    match.play(Hire(0))
    assert match.undo_target([seat]) == 0
    match.play(PutStaff(0))
    while match.entries[-1].final is False:
        match.play(match.legal_actions()[0])
    assert match.undo_target([seat]) is None


@pytest.mark.rule("MC-4.2")
def test_who_listens_hears_where_the_others_are_on_the_clock_in_the_order_of_acting():
    s = Match(GAME, Setup(3, FOUR)).state
    for seat, hour in enumerate((1, 4, 2, 2)):
        s.players[seat].hour = hour
    s.stack = (0, 2, 1, 3)  # of seats 2 and 3, the one that came last acts first
    heard = english(TakeTurn(0).holdings(s))
    assert heard == (
        "Your hour is 1, and you have 0 gold. On the Clock: Player 4 at 2, Player 3 at 2 and Player 2 at 4."
    )
