"""PM-10 to PM-12 and PM-14: refilling, the Boat, the End of the Day, and two players."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tabletop.games.public_market.state import HOME
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    Acting,
    Bid,
    Bidding,
    ChooseScrap,
    Day,
    Decline,
    Deploy,
    Discard,
    EndTurn,
    Fish,
    Fishing,
    GiveUp,
    Go,
    HomeScrap,
    LayScrap,
    Market,
    MoveBoat,
    Navigation,
    PlaceBid,
    PlaceCollection,
    PlaceLighthouse,
    Repopulation,
    Sell,
    Shop,
    Steer,
    StopMarket,
    Sunset,
    SunsetEnd,
    SupplyScrap,
    TakeScrap,
    UseMoney,
)
from tests.games.public_market.positions import (
    MONEY,
    C,
    H,
    S,
    ask,
    cell,
    empty_bag,
    happened,
    legal,
    line,
    now,
    play,
    refused,
    run,
    solo,
    space,
    start,
)

A, B, CC, D = range(4)


def sunset(seats=3, *, order=(0, 1, 2), money=20):
    """The End of the Day begins; the Meeples stand in this order."""
    s = start(seats)
    line(s, *order)
    s.round = 11
    empty_bag(s)
    s.ocean[0] = ()
    s.boat = 1
    for p in s.players:
        p.money = money
    return ask(s, Sunset())


def chance_to_the_end(s, seed=5):
    """Play by chance: the bag at the end of each round, the last day round, and the columns at sunset."""
    dice, bags, columns = Random(seed), {}, []
    while (step := pending_choice(s)) is not None:
        apply_action(s, dice.choice(step.legal_actions(s)))
        bags[s.round] = len(s.bag)
        if s.dusk and not columns:
            columns = [len(column) for column in s.ocean]
    return bags, s.round, columns


@pytest.mark.rule("PM-10.1")
@pytest.mark.case("TC-51")
def test_the_column_is_cleared_and_filled_from_the_bag():
    s = start(3)
    left, next_five = s.ocean[0][3:], s.bag[-5:][::-1]
    for one in s.ocean[0][:3]:
        s.gone |= 1 << one
    s.ocean[0] = left
    told = run(s, Repopulation())
    assert s.ocean[0] == tuple(next_five)
    assert all(s.gone >> one & 1 for one in left)
    assert happened(told, events.ColumnFilled)[0].final
    assert sum(map(len, s.ocean)) == 20
    s.ocean[0] = ()
    told = run(s, Repopulation())
    assert not happened(told, events.ColumnCleared)
    assert sum(map(len, s.ocean)) == 20


@pytest.mark.rule("PM-10.2")
def test_with_an_empty_bag_the_column_stays_empty_and_the_sun_goes_down():
    s = start(3)
    line(s, 2, 0, 1)
    empty_bag(s)
    told = run(s, Repopulation())
    assert happened(told, events.BagFoundEmpty) == [events.BagFoundEmpty(0)]
    assert s.ocean[0] == ()
    assert now(s) == Steer(1, 1)
    told = play(s, MoveBoat(2))
    assert happened(told, events.SunsetBegan)
    assert (s.dusk, now(s)) == (1, PlaceBid(2, 2))


@pytest.mark.rule("PM-10.3")
@pytest.mark.case("TC-48")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_eleven_day_rounds(seats):
    bags, dusk, columns = chance_to_the_end(start(seats))
    assert (bags[9], bags[10], bags[11]) == (5, 0, 0)
    assert dusk == 11
    assert sorted(columns) == [0, 5, 5, 5]


@pytest.mark.rule("PM-10.3")
@pytest.mark.case("TC-49")
def test_eight_day_rounds_for_two():
    bags, dusk, columns = chance_to_the_end(start(2))
    assert (bags[6], bags[7], bags[8]) == (5, 0, 0)
    assert dusk == 8
    assert sorted(columns) == [0, 5, 5, 5]


@pytest.mark.rule("PM-10.3")
@pytest.mark.rule("PM-16.11")
@pytest.mark.rule("PM-16.12")
@pytest.mark.case("TC-50")
def test_ten_rounds_in_solo_and_a_new_deck_in_the_sixth():
    s, dice, shuffled, told = solo(), Random(2), [], []
    s.flow = [Day()]

    def hear(state, event):
        told.append(event)
        if isinstance(event, events.SoloDeckShuffled):
            shuffled.append(state.round)

    run_until_choice(s, hear)
    while (step := pending_choice(s)) is not None:
        apply_action(s, dice.choice(step.legal_actions(s)), hear)
    assert (s.round, s.dusk, s.bag) == (10, 0, [])
    assert shuffled == [6]
    assert len(happened(told, events.ColumnFilled)) == 9
    assert happened(told, events.MatchEnded)


@pytest.mark.rule("PM-11.1")
def test_the_last_in_line_sets_the_boat_anywhere():
    s = start(4)
    s.track = [CC, B, -1, -1, A, D, -1, -1]
    ask(s, Navigation())
    assert now(s).seat == D
    assert legal(s) == [MoveBoat(n) for n in range(4)]
    rule, why = refused(s, EndTurn())
    assert rule == "PM-11.1"
    assert "your Meeple is the last in line" in why
    play(s, MoveBoat(0))
    assert s.boat == 0


@pytest.mark.rule("PM-11.1")
def test_with_the_option_the_last_to_act_sets_the_boat():
    s = start(3, boat_setter="lowest_bidder")
    line(s)
    s.queues[3], s.queues[0] = (B, A), (CC,)
    ask(s, Acting(), Navigation())
    play(s, Market(A), StopMarket(), Market(B), StopMarket(), Fish(CC), Sell(s.ocean[s.boat][0]))
    assert [meeple for meeple in s.track if meeple >= 0] == [CC, A, B]
    assert now(s) == Steer(CC, CC)


@pytest.mark.rule("PM-11.1")
def test_with_the_option_and_the_last_to_act_at_home_the_last_in_line_sets_the_boat():
    s = start(3, boat_setter="lowest_bidder")
    s.track = [A, B, *[-1] * 6]
    s.last = CC
    ask(s, Navigation())
    assert now(s) == Steer(B, B)


@pytest.mark.rule("PM-11.2")
def test_with_an_empty_bag_the_boat_goes_where_tiles_are():
    s = start(4)
    line(s, 0, 1, 2, 3)
    empty_bag(s)
    s.ocean[2] = ()
    ask(s, Navigation())
    assert legal(s) == [MoveBoat(0), MoveBoat(1), MoveBoat(3)]
    assert refused(s, MoveBoat(2)) == (
        "PM-11.2",
        "The bag is empty, and so is column 3: set the Boat where there are tiles.",
    )
    s = start(4)
    s.ocean[2] = ()
    ask(s, Steer(0, 0))
    assert MoveBoat(2) in legal(s)


@pytest.mark.rule("PM-12.1")
def test_the_line_moves_to_the_dock():
    s = start(3)
    s.track = [2, -1, -1, -1, 0, 1, -1, -1]
    run(s, Sunset())
    assert s.track[:4] == [2, 0, 1, -1]
    assert now(s) == PlaceBid(2, 2)


@pytest.mark.rule("PM-12.2")
def test_sunset_prices():
    for location, cost in enumerate((5, 7, 9, 11, 0)):
        s = sunset()
        play(s, Bid(A, location, 0))
        assert s.players[A].money == 20 - cost


@pytest.mark.rule("PM-12.3")
@pytest.mark.case("TC-52")
def test_with_four_dollars_one_goes_home():
    s = sunset(money=4)
    assert legal(s) == [Bid(A, HOME, 0)]
    assert refused(s, Bid(A, 0, 0)) == ("PM-12.3", "You have $4; Sardine costs $5.")


@pytest.mark.rule("PM-12.3")
@pytest.mark.case("TC-53")
def test_going_in_front_at_home_costs_three():
    s = sunset()
    play(s, Bid(A, HOME, 0), Bid(B, HOME, 1))
    assert [p.money for p in s.players] == [23, 17, 20]
    play(s, Bid(CC, 0, 0), Decline())
    assert now(s) == HomeScrap(B)
    s = sunset(money=2)
    play(s, Bid(A, HOME, 0))
    assert refused(s, Bid(B, HOME, 1)) == (
        "PM-12.3",
        "Going in front at HOME costs $0 plus $3; you have $2.",
    )


@pytest.mark.rule("PM-12.4")
@pytest.mark.rule("PM-12.5")
@pytest.mark.rule("PM-12.6")
@pytest.mark.case("TC-54")
def test_home_first_then_the_fishers():
    s = sunset()
    play(s, Bid(A, HOME, 0), Bid(B, 3, 0), TakeScrap(C), Bid(CC, 0, 0), Decline())
    assert now(s) == HomeScrap(A)
    s.players[A].chest = 4
    told = play(s, SupplyScrap(H, cell(2, 2), 0), StopMarket())
    assert happened(told, events.MeepleLeft) == [events.MeepleLeft(A, A)]
    assert now(s) == Fishing(B, dealt=False)
    assert not any(isinstance(a, Sell) for a in legal(s))
    play(s, Discard(s.ocean[1][0]), GiveUp(C))
    assert now(s) == Fishing(CC, dealt=False)
    play(s, Discard(s.ocean[1][0]))
    assert s.track[:3] == [B, CC, -1]
    assert now(s) == Steer(CC, CC)


@pytest.mark.rule("PM-12.5")
def test_without_a_chest_no_scrap_is_taken_at_home():
    s = sunset()
    s.players[A].chest = -1
    play(s, Bid(A, HOME, 0), Bid(B, HOME, 0), Bid(CC, HOME, 0))
    assert now(s) == Shop(A, 0)


@pytest.mark.rule("PM-12.5")
def test_the_scrap_at_home_must_fit():
    s = sunset()
    play(s, Bid(A, HOME, 0), Bid(B, 0, 0), Decline(), Bid(CC, 0, 0), Decline())
    s.players[A].chest = 4
    assert refused(s, SupplyScrap(H, cell(1, 5), 0))[0] == "PM-6.1"
    s.players[A].fish = (0, 7, 0, 0)
    assert refused(s, SupplyScrap(H, cell(1, 2), 0))[0] == "PM-7.2"
    rule, why = refused(s, MoveBoat(1))
    assert rule == "PM-12.5"
    assert "HOME" in why
    play(s, Decline())
    assert now(s) == Shop(A, 0)


@pytest.mark.rule("PM-12.7")
def test_the_ocean_shrinks_and_nothing_is_refilled():
    s = sunset()
    for _ in range(3):
        play(s, Bid(now(s).meeple, 0, 0), Decline())
    for _ in range(3):
        play(s, Discard(s.ocean[1][0]))
    assert [len(column) for column in s.ocean] == [0, 0, 5, 5]
    assert legal(s) == [MoveBoat(2), MoveBoat(3)]
    told = play(s, MoveBoat(3))
    assert happened(told, events.SunsetRoundBegan) == [events.SunsetRoundBegan(2)]


@pytest.mark.rule("PM-12.8")
@pytest.mark.rule("PM-12.9")
@pytest.mark.case("TC-55")
def test_with_an_empty_ocean_everybody_goes_home_and_the_match_is_over():
    s = sunset(order=(1, 2))
    s.ocean = [(), (), (), ()]
    ask(s, Bidding(), Acting(), SunsetEnd())
    assert legal(s) == [Bid(1, HOME, 0)]
    assert refused(s, Bid(1, 0, 0)) == (
        "PM-12.8",
        "No tile is left in the Ocean, so nobody can bid at Sardine; go HOME.",
    )
    play(s, Bid(1, HOME, 0))
    assert legal(s) == [Bid(2, HOME, 0), Bid(2, HOME, 1)]
    told = play(s, Bid(2, HOME, 0), Decline(), StopMarket(), Decline(), StopMarket())
    assert happened(told, events.MatchEnded)
    assert not s.flow


@pytest.mark.rule("PM-14.1")
@pytest.mark.rule("PM-14.4")
@pytest.mark.case("TC-59")
def test_two_players_begin_with_both_meeples_each():
    for seed in range(4):
        s = start(2, seed=seed)
        bidders = []
        for _ in range(4):
            bidders.append(now(s).seat)
            play(s, Bid(now(s).meeple, 0, 0))
        first = bidders[0]
        assert bidders == [first, first, 1 - first, 1 - first]
        assert [p.money for p in s.players] == [15, 15]


@pytest.mark.rule("PM-14.5")
def test_each_of_two_meeples_has_its_own_action_on_the_one_chest():
    s = start(2)
    line(s)
    s.queues[1] = (0, 1)
    ask(s, Acting())
    assert now(s) == Go(0, 1)
    rule, why = refused(s, legal(s)[0].__class__(0))
    assert rule == "PM-4.8"
    assert "elsewhere in the action order" in why
    play(s, legal(s)[0], Sell(s.ocean[0][0]))
    assert now(s) == Go(0, 0)
    rule, why = refused(s, legal(s)[0].__class__(1))
    assert rule == "PM-4.8"
    assert "has acted already" in why


@pytest.mark.rule("PM-14.6")
@pytest.mark.case("TC-57")
def test_a_half_takes_one_lighthouse_of_any_colour():
    s = start(2)
    left = space(s, 2, "L1")
    s.lights[1] = tuple(1 if n == left else -1 for n in range(4))
    ask(s, Deploy(0, 1))
    rule, why = refused(s, PlaceLighthouse(1, space(s, 2, "L2")))
    assert rule == "PM-14.6"
    assert why.startswith(
        "A Lighthouse stands on this half already, so the 3 VP and Herring Scrap space in the left"
    )
    ask(s, Deploy(1, 1))
    assert refused(s, PlaceLighthouse(1, space(s, 2, "L2")))[0] == "PM-14.6"
    right = [space(s, 2, "R1"), space(s, 2, "R2")]
    assert legal(s)[:2] == [PlaceLighthouse(1, n) for n in right]
    assert PlaceCollection(0, 0) in legal(s)


def two_at_sunset():
    s = start(2)
    line(s, 0, 2, 1, 3)
    s.round = 8
    empty_bag(s)
    s.ocean[0], s.boat = (), 1
    for p in s.players:
        p.money = 40
        p.chest = 4
    return ask(s, Sunset())


@pytest.mark.rule("PM-14.7")
@pytest.mark.case("TC-58")
def test_the_first_meeple_at_home_takes_a_scrap_and_leaves_without_a_market():
    s = two_at_sunset()
    play(s, Bid(0, HOME, 0))
    assert now(s) == ChooseScrap(0, 0, 3)
    told = play(s, TakeScrap(C))
    assert happened(told, events.MeepleLeft) == [events.MeepleLeft(0, 0)]
    assert s.queues[HOME] == ()
    assert s.players[0].held == (C,)
    play(s, Bid(2, 0, 0), Decline(), Bid(1, HOME, 0))
    assert now(s) == PlaceBid(1, 3)
    play(s, Bid(3, 0, 0), Decline())
    assert now(s) == HomeScrap(0)
    told = play(s, SupplyScrap(H, cell(2, 2), 0), LayScrap(C, cell(3, 1), 0), StopMarket())
    assert happened(told, events.MeepleLeft) == [events.MeepleLeft(0, 1)]
    assert 0 not in {s.owners[meeple] for meeple in s.track if meeple >= 0}


@pytest.mark.rule("PM-14.7")
@pytest.mark.case("TC-84")
def test_the_scrap_of_the_first_meeple_is_placed_when_the_other_fishes():
    s = two_at_sunset()
    play(
        s,
        Bid(0, HOME, 0),
        TakeScrap(H),
        Bid(2, 0, 0),
        Decline(),
        Bid(1, 0, 0),
        Decline(),
        Bid(3, 0, 0),
        Decline(),
    )
    play(s, Discard(s.ocean[1][0]))
    assert now(s) == Fishing(0, dealt=False)
    play(s, Discard(s.ocean[1][0]))
    assert LayScrap(H, cell(2, 2), 0) in legal(s)
    assert GiveUp(H) in legal(s)
    assert refused(s, EndTurn())[0] == "PM-5.8"


@pytest.mark.rule("PM-8.2")
def test_money_can_be_taken_at_home():
    s = sunset()
    s.players[A].cube, s.players[A].ready, s.players[A].chest = MONEY, True, 4
    play(s, Bid(A, HOME, 0), Bid(B, HOME, 0), Bid(CC, HOME, 0))
    assert UseMoney() in legal(s)
    play(s, UseMoney())
    assert s.players[A].money == 25
    assert now(s) == HomeScrap(A)


@pytest.mark.rule("PM-12.3")
def test_prompts_of_the_evening_tell_what_is_left_to_do():
    s = sunset()
    assert (
        english(now(s).prompt(s))
        == "Bid with your Meeple: a Scrap location, to fish, or HOME (you have $20)."
    )
    s.ocean = [(), (), (), ()]
    assert english(now(s).prompt(s)) == "The Ocean is empty; your Meeple goes HOME (you have $20)."


def test_both_meeples_of_a_player_at_home_in_one_round():
    s = two_at_sunset()
    play(s, Bid(0, HOME, 0), Decline(), Bid(2, 0, 0), Decline(), Bid(1, HOME, 0), Bid(3, HOME, 0), Decline())
    assert s.queues[HOME] == (1,)
    assert S not in s.players[1].held
