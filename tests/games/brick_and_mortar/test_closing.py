"""BM-10 to BM-14: Inventory, Utilities, Investment, and the end."""

from __future__ import annotations

import pytest

from tabletop.engine.described import log
from tabletop.engine.rules import run_until_choice
from tabletop.engine.text import english
from tabletop.games.brick_and_mortar.rules.ch04_order import TokenRemoved, change_points
from tabletop.games.brick_and_mortar.rules.ch06_building import StoreClosed
from tabletop.games.brick_and_mortar.rules.ch10_inventory import InventoryPhase, ItemsAged, ItemsExpired, Pawn
from tabletop.games.brick_and_mortar.rules.ch11_utilities import BillPaid, UtilitiesPhase, utility_bill
from tabletop.games.brick_and_mortar.rules.ch12_investment import (
    BuyPoints,
    Investing,
    InvestmentPhase,
    SellPoints,
    points_cost,
)
from tabletop.games.brick_and_mortar.rules.ch13_end import MonthBegan, MonthEnd
from tabletop.games.brick_and_mortar.rules.ch13_scoring import (
    MatchEnded,
    ranks,
    score,
    total,
    totals,
    verdict,
)
from tabletop.games.brick_and_mortar.rules.phases import Done

from .positions import C, J, build, given, happened, legal, money, now, play, points, refused, run, start


@pytest.mark.rule("BM-10.1")
def test_items_go_down_a_shelf_and_the_lowest_expire():
    s = start()
    build(s, 0, "Clothing Wholesaler", C=(2, 1))
    build(s, 0, "Pawn Shop")
    build(s, 1, "Food Bank", F=(3,))
    told = run(s, InventoryPhase())
    assert s.players[0].building[0].items[C] == (0, 2)
    assert s.players[1].building[0].items[0] == (0,)
    assert told[-3:] == [
        ItemsAged(),
        ItemsExpired(0, (0, 1, 0, 0, 0)),
        ItemsExpired(1, (3, 0, 0, 0, 0)),
    ]
    lines = [log(event, 0) for event in told[-2:]]
    assert [(line.seat, english(line.text)) for line in lines] == [
        (0, "Loses 1 clothing from the lowest shelves"),
        (1, "Loses 3 food from the lowest shelves"),
    ], "whoever listens knows whose they were"


@pytest.mark.rule("BM-15.15")
def test_a_pawn_shop_may_return_each_item_that_falls_off():
    s = start()
    build(s, 0, "Pawn Shop", E=(1,), J=(2,))
    run(s, InventoryPhase())
    play(s, Pawn(back=True), Pawn(back=False), Pawn(back=True))
    assert s.market == (0, 0, 1, 1, 0)
    assert s.players[0].points == 10 + 1 + 2
    assert s.flow == []


@pytest.mark.rule("BM-11.1")
@pytest.mark.case("TC-12")
def test_the_bill_counts_stores_and_slots():
    s = start()
    for name in ("Newt's Clothing", "Duty Free", "Designer Boutique"):
        build(s, 0, name)
    assert utility_bill(s.players[0]) == 8
    told = run(s, UtilitiesPhase())
    assert s.players[0].money == 7
    assert [event.bill for event in happened(told, BillPaid)] == [8, 0]


@pytest.mark.rule("BM-15.17")
def test_a_collector_without_jewelry_closes_after_its_bill_is_paid():
    s = start()
    build(s, 0, "Jewelry Collector")
    build(s, 1, "Bank")
    told = run(s, UtilitiesPhase())
    assert s.players[0].money == 14
    assert [event.rule for event in happened(told, StoreClosed)] == ["BM-15.17"]
    s = start()
    build(s, 0, "Jewelry Collector", J=(0, 1))
    run(s, UtilitiesPhase())
    assert s.players[0].building[0].items[J] == (0, 1, 0)


@pytest.mark.rule("BM-12.1")
def test_each_has_one_opportunity_whoever_passes_whom():
    s = start(3)
    points(s, 10, 10, 10)
    money(s, 50, 50, 50)
    run(s, InvestmentPhase())
    play(s, SellPoints(3))
    assert s.order == (1, 2, 0)
    assert now(s).seat == 1
    play(s, Done())
    assert now(s).seat == 2
    play(s, BuyPoints(2))
    assert s.flow == []


@pytest.mark.rule("BM-12.2")
@pytest.mark.case("TC-16")
def test_points_are_bought_up_to_ten_or_sold_for_three_dollars_each():
    s = start()
    money(s, 60, 15)
    run(s, Investing(0))
    assert refused(s, BuyPoints(11))[0] == "BM-12.2"
    assert refused(s, SellPoints(11))[0] == "BM-12.2"
    play(s, SellPoints(4))
    assert (s.players[0].money, s.players[0].points) == (72, 6)
    assert s.flow == []


@pytest.mark.rule("BM-12.3")
@pytest.mark.rule("BM-15.18")
@pytest.mark.case("TC-31")
def test_what_points_cost_and_how_the_bank_splits_a_purchase():
    assert [points_cost(n) for n in (1, 5, 10)] == [3, 17, 42]
    s = start()
    money(s, 34, 15)
    run(s, Investing(0))
    assert refused(s, BuyPoints(9))[0] == "BM-12.3"
    build(s, 0, "Bank")
    assert refused(s, BuyPoints(6))[0] == "BM-15.18"
    play(s, BuyPoints(5))
    assert refused(s, SellPoints(1))[0] == "BM-12.2"
    play(s, BuyPoints(5))
    assert (s.players[0].money, s.players[0].points) == (0, 20)
    assert s.flow == []


@pytest.mark.rule("BM-13.1")
@pytest.mark.case("TC-29")
def test_the_token_is_removed_once_and_the_month_is_the_last_whatever_happens():
    s = start()
    told = []
    change_points(s, 0, 35, "BM-13.1", lambda _s, event: told.append(event))
    assert happened(told, TokenRemoved) == [TokenRemoved(0, 45)]
    assert s.token == 0
    run(s, Investing(0))
    play(s, SellPoints(5))
    told = run(s, MonthEnd())
    assert happened(told, MatchEnded)
    assert score(s, 0)[0].points == 40
    assert not happened(told, TokenRemoved)


@pytest.mark.rule("BM-13.2")
@pytest.mark.rule("BM-13.4")
def test_the_final_month_is_the_last_and_others_are_followed_by_the_next():
    for month, ends in ((9, False), (10, True)):
        s = start()
        s.month = month
        told = run(s, MonthEnd())
        assert bool(happened(told, MatchEnded)) is ends
        assert bool(happened(told, MonthBegan)) is not ends


@pytest.mark.rule("BM-13.3")
@pytest.mark.case("TC-30")
def test_the_score_counts_points_stores_empty_slots_and_debt():
    s = start()
    points(s, 40, 10)
    for name in ("Exporter", "Art Gallery", "Bakery"):
        build(s, 0, name)
    s.players[0].debt = 3
    assert [part.points for part in score(s, 0)] == [40, 6, -4, -3]
    assert total(s.players[0]) == 39
    assert total(s.players[1]) == 10 - 10


@pytest.mark.rule("BM-13.3")
def test_a_tie_goes_to_the_one_further_ahead():
    s = start(3)
    points(s, 12, 13, 13)
    s.players[1].debt = s.players[2].debt = 1
    assert s.order == (1, 2, 0)
    assert totals(s) == (2, 2, 2)
    assert ranks(s) == (3, 1, 2)
    assert dict(verdict(s).values)["points"] == 2


@pytest.mark.rule("BM-13.2")
def test_a_month_has_all_seven_phases():
    s = given()
    run_until_choice(s)
    seen = set()
    while s.month < 2:
        seen.add(s.phase)
        play(s, legal(s)[0], seat=now(s).seat)
    assert {0, 1, 6} <= seen
