"""PM-4: bidding."""

from __future__ import annotations

import pytest

from tabletop.games.public_market.state import next_to_act
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    Acting,
    Bid,
    Bidding,
    ChooseScrap,
    Decline,
    Fish,
    Market,
    MoveBoat,
    Navigation,
    Sell,
    StopMarket,
    SupplyScrap,
    TakeScrap,
)
from tests.games.public_market.positions import C, H, S, ask, happened, legal, line, now, play, refused, start

ZERO, SARDINE, HERRING, COD, SALMON = range(5)
A, B, CC, D = range(4)


def bidding(seats=4, *queues, money=12, order=None):
    """A match in which the next in line bids; `queues` are pairs of location and Meeples there."""
    s = start(seats)
    order = list(range(seats)) if order is None else order
    line(s, *[meeple for meeple in order if not any(meeple in queue for _, queue in queues)])
    for location, queue in queues:
        s.queues[location] = tuple(queue)
    for p in s.players:
        p.money = money
    return ask(s, Bidding())


def acting_order(s):
    order, queues = [], list(s.queues)
    while (place := next_to_act(s))[1] >= 0:
        order.append(place[1])
        s.queues[place[0]] = s.queues[place[0]][:-1]
    s.queues = queues
    return order


@pytest.mark.rule("PM-4.1")
def test_each_meeple_goes_to_one_location():
    s = bidding()
    play(s, Bid(A, ZERO, 0))
    assert s.queues[ZERO] == (A,)
    assert A not in s.track
    assert refused(s, Bid(CC, ZERO, 0)) == ("PM-3.2", "Meeple 3 isn't yours; bid with your Meeple.")


@pytest.mark.rule("PM-4.1")
def test_two_meeples_of_one_player_bid_from_left_to_right():
    s = start(2)
    first, second = s.track[0], s.track[1]
    rule, why = refused(s, Bid(second, ZERO, 0))
    assert rule == "PM-3.2"
    assert why == "Left to right: your first Meeple bids before your second Meeple."
    play(s, Bid(first, ZERO, 0))
    assert now(s).meeple == second


@pytest.mark.rule("PM-4.2")
def test_the_cost_goes_to_the_bank():
    for location, cost in enumerate((0, 2, 4, 6, 8)):
        s = bidding()
        told = play(s, Bid(A, location, 0))
        assert s.players[A].money == 12 - cost
        assert [(e.dollars, e.to) for e in happened(told, events.Paid)] == ([(cost, -1)] if cost else [])


@pytest.mark.rule("PM-4.2")
@pytest.mark.case("TC-21")
def test_with_three_dollars():
    s = bidding(4, (SARDINE, [B]), money=3)
    assert [a for a in legal(s) if isinstance(a, Bid)] == [
        Bid(A, ZERO, 0),
        Bid(A, SARDINE, 0),
        Bid(A, SARDINE, 1),
    ]
    assert refused(s, Bid(A, COD, 0)) == ("PM-4.2", "You have $3; Cod costs $6.")
    s = bidding(4, (SARDINE, [B]), money=2)
    rule, why = refused(s, Bid(A, SARDINE, 1))
    assert (rule, why) == ("PM-4.4", "Going in front at Sardine costs $2 plus $1; you have $2.")


@pytest.mark.rule("PM-4.6")
@pytest.mark.case("TC-13")
def test_sally_bids_at_cod_and_takes_a_sardine_scrap():
    s = bidding()
    play(s, Bid(A, COD, 0), TakeScrap(S))
    assert s.players[A].money == 6
    assert s.players[A].held == (S,)
    assert s.scraps == [9, 10, 10, 10]


@pytest.mark.rule("PM-4.3")
@pytest.mark.case("TC-14")
def test_red_bids_behind_yellow():
    s = bidding(4, (SARDINE, [B]))
    play(s, Bid(A, SARDINE, 0))
    assert s.players[A].money == 10
    assert acting_order(s) == [B, A]


@pytest.mark.rule("PM-4.4")
@pytest.mark.case("TC-15")
def test_red_bids_in_front_of_yellow():
    s = bidding(4, (SARDINE, [B]))
    play(s, Bid(A, SARDINE, 1))
    assert (s.players[A].money, s.players[B].money) == (9, 13)
    assert acting_order(s) == [A, B]


@pytest.mark.rule("PM-4.4")
@pytest.mark.rule("PM-4.8")
@pytest.mark.case("TC-16")
def test_in_front_of_both_only_the_nearest_is_paid():
    s = bidding(4, (SARDINE, [A, B]), order=[2, 3, 0, 1])
    play(s, Bid(CC, SARDINE, 2))
    assert [p.money for p in s.players] == [12, 13, 9, 12]
    assert acting_order(s) == [CC, B, A]


@pytest.mark.rule("PM-4.3")
@pytest.mark.rule("PM-4.8")
@pytest.mark.case("TC-17")
def test_between_two_the_left_one_is_paid():
    s = bidding(4, (SARDINE, [A, B]), order=[2, 3, 0, 1])
    play(s, Bid(CC, SARDINE, 1))
    assert [p.money for p in s.players] == [13, 12, 9, 12]
    assert acting_order(s) == [B, CC, A]
    rule, why = refused(bidding(4, (SARDINE, [A])), Bid(B, SARDINE, 3))
    assert rule == "PM-4.3"
    assert "Sardine" in why


@pytest.mark.rule("PM-4.5")
@pytest.mark.case("TC-18")
def test_nobody_goes_in_front_at_zero():
    s = bidding(4, (ZERO, [B]))
    assert refused(s, Bid(A, ZERO, 1)) == (
        "PM-4.5",
        "At $0 you can't go in front of Player 2; stand behind all.",
    )
    play(s, Bid(A, ZERO, 0))
    assert s.queues[ZERO] == (A, B)


@pytest.mark.rule("PM-4.8")
@pytest.mark.case("TC-19")
def test_four_bids_and_the_order_of_action():
    s = bidding()
    play(
        s,
        Bid(A, COD, 0),
        Decline(),
        Bid(B, SARDINE, 0),
        Decline(),
        Bid(CC, SARDINE, 1),
        Decline(),
        Bid(D, ZERO, 0),
    )
    assert [p.money for p in s.players] == [6, 11, 9, 12]
    assert acting_order(s) == [A, CC, B, D]


@pytest.mark.rule("PM-5.2")
@pytest.mark.rule("PM-11.1")
@pytest.mark.case("TC-20")
def test_the_line_after_the_action_phase():
    s = bidding()
    s.flow = [Navigation(), Acting(), *s.flow]
    play(
        s,
        Bid(A, COD, 0),
        Decline(),
        Bid(B, SARDINE, 0),
        Decline(),
        Bid(CC, SARDINE, 1),
        Decline(),
        Bid(D, ZERO, 0),
    )
    play(s, Market(A), StopMarket())
    play(s, Fish(CC), Sell(s.ocean[0][0]))
    play(s, Fish(B), Sell(s.ocean[0][0]))
    play(s, Market(D), StopMarket())
    assert s.track == [CC, B, -1, -1, A, D, -1, -1]
    assert now(s).seat == D
    play(s, MoveBoat(3))
    assert s.boat == 3


@pytest.mark.rule("PM-4.6")
@pytest.mark.case("TC-22")
def test_without_supply_there_is_no_scrap_but_the_cost_is_paid():
    s = bidding()
    s.scraps[S] = 0
    play(s, Bid(A, SARDINE, 0))
    assert s.players[A].money == 10
    assert s.players[A].held == ()
    assert now(s).seat == B


@pytest.mark.rule("PM-4.6")
def test_a_scrap_of_the_kind_or_a_cheaper_one_in_supply():
    s = bidding()
    s.scraps[S] = 0
    play(s, Bid(A, HERRING, 0))
    assert refused(s, TakeScrap(C)) == (
        "PM-4.6",
        "Your bid lets you take a Herring Scrap or a cheaper one; a Cod Scrap is dearer.",
    )
    assert refused(s, TakeScrap(S)) == ("PM-4.6", "No Sardine Scrap is left in supply.")
    assert legal(s) == [TakeScrap(H), Decline()]
    play(s, Decline())
    assert s.players[A].held == ()


@pytest.mark.rule("PM-4.1")
def test_who_tries_something_else_is_told_what_was_tried_and_what_is_asked():
    s = bidding()
    rule, why = refused(s, MoveBoat(2))
    assert rule == "PM-4.1"
    tried, asked = why.split(". ", 1)
    assert tried == "“Move the Boat to column 3” has to wait"
    assert asked == "Bid with your Meeple: put it on a bid location (you have $12)."


@pytest.mark.rule("PM-14.5")
@pytest.mark.rule("PM-4.4")
def test_going_in_front_of_ones_own_meeple_needs_a_dollar_and_costs_nothing():
    s = start(2)
    own = [m for m, seat in enumerate(s.owners) if seat == 0]
    line(s, own[1])
    s.queues[SARDINE] = (own[0],)
    s.players[0].money = 3
    ask(s, Bidding())
    play(s, Bid(own[1], SARDINE, 1))
    assert s.players[0].money == 1
    s = start(2)
    line(s, own[1])
    s.queues[SARDINE] = (own[0],)
    s.players[0].money = 2
    ask(s, Bidding())
    assert refused(s, Bid(own[1], SARDINE, 1))[0] == "PM-4.4"


@pytest.mark.rule("PM-4.7")
def test_a_scrap_that_is_taken_is_not_laid_at_once_and_the_refusal_says_where_it_goes():
    s = bidding(2, (SARDINE, [A]), order=[A, B, CC, D])
    ask(s, ChooseScrap(0, A, S))
    assert refused(s, SupplyScrap(S, 0, 0)) == (
        "PM-4.7",
        "Put the Sardine Scrap beside your Ice Chest; you lay it when you go fishing.",
    )
    assert refused(s, SupplyScrap(C, 0, 0))[0] == "PM-4.6"
