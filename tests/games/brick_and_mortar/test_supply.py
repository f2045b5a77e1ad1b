"""BM-8 and the stores that act in Supply."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Simultaneous
from tabletop.games.brick_and_mortar.rules.ch04_order import PointsChanged
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Asking, Stock, Stocking, StockType, bill
from tabletop.games.brick_and_mortar.rules.ch08_supply import (
    AfterStocking,
    Craft,
    FillMarket,
    OwnSupply,
    Supplied,
    Supply,
    SupplyPhase,
)
from tabletop.games.brick_and_mortar.rules.phases import Done

from .positions import (
    A,
    C,
    F,
    J,
    build,
    cards,
    drop_cards,
    happened,
    legal,
    market,
    money,
    now,
    play,
    refused,
    run,
    start,
)


@pytest.mark.rule("BM-8.1")
@pytest.mark.case("TC-5")
def test_each_icon_of_the_supply_pile_is_an_item():
    s = start()
    s.supply = cards(8, 28, 28)
    drop_cards(s, s.supply)
    run(s, FillMarket())
    assert s.market == (5, 3, 3, 2, 2)
    assert s.supply == ()
    assert len(s.discards) == 3


@pytest.mark.rule("BM-8.2")
def test_food_comes_first_then_the_others_each_once():
    s = start()
    build(s, 0, "Trading Post")
    s.market = (2, 2, 1, 1, 0)
    money(s, 40, 15)
    run(s, SupplyPhase())
    asked = []
    while s.flow:
        asked.append((now(s).seat, s.kind))
        play(s, Pay(0))
    assert asked == [(0, F), (0, C), (0, 2), (0, J)]


@pytest.mark.rule("BM-8.2")
def test_the_studio_comes_before_what_is_left_over():
    s = start()
    build(s, 0, "Consignment Store")
    build(s, 1, "Art Studio")
    market(s)
    run(s, AfterStocking(A))
    assert now(s).seat == 1
    play(s, Craft(point=False))
    assert now(s).seat == 0
    play(s, Stock(0, 1))
    assert s.market[A] == 0


@pytest.mark.rule("BM-8.3")
@pytest.mark.rule("BM-8.4")
@pytest.mark.case("TC-6")
def test_with_more_items_than_room_nobody_bids():
    s = start()
    build(s, 0, "Food Distributor", F=(3,))
    build(s, 1, "Exporter")
    market(s, F=6)
    run(s, StockType(F))
    assert now(s) == Stocking(0, F, 1, (0, 0, 0, 0))
    assert refused(s, Stock(0, 2))[0] == "BM-1.8"
    play(s, Stock(0, 1), Pay(0), Stock(0, 4), Pay(0))
    assert [p.money for p in s.players] == [14, 11]
    assert s.market[F] == 1


@pytest.mark.rule("BM-8.4")
@pytest.mark.case("TC-7")
@pytest.mark.case("TC-38")
def test_who_alone_has_room_does_not_bid():
    s = start()
    build(s, 0, "Food Distributor")
    build(s, 1, "Exporter", C=(2,))
    market(s, C=1)
    run(s, StockType(C))
    assert now(s) == Stocking(1, C, 2, (0, 0, 0, 0))
    assert refused(s, Stock(0, 2))[0] == "BM-8.4"
    play(s, Stock(0, 1), Pay(0))
    assert s.players[1].money == 13


@pytest.mark.rule("BM-8.5")
@pytest.mark.rule("BM-8.7")
@pytest.mark.case("TC-8")
def test_the_highest_bid_stocks_first_at_its_own_price():
    s = start()
    build(s, 0, "Estate Seller", J=(2,))
    build(s, 1, "Jewelry Liquidator", J=(1,))
    market(s, J=2)
    run(s, StockType(J))
    assert isinstance(s.flow[-1], Simultaneous)
    assert refused(s, Ask(6), 0)[0] == "BM-8.5"
    play(s, Ask(7), seat=1)
    play(s, Ask(9), seat=0)
    play(s, Stock(0, 1), Pay(0), Stock(0, 1), Pay(0))
    assert [p.money for p in s.players] == [10, 8]
    assert s.market[J] == 0


@pytest.mark.rule("BM-8.5")
@pytest.mark.case("TC-24")
@pytest.mark.parametrize(("equal", "bids"), [("free", False), ("bid", True)])
@pytest.mark.rule("BM-18.1")
def test_equal_numbers_are_enough_unless_the_option_says_no(equal, bids):
    s = start(equal=equal)
    build(s, 0, "Food Distributor", F=(3,))
    build(s, 1, "Exporter")
    market(s, F=5)
    run(s, StockType(F))
    assert isinstance(now(s), Asking) is bids


@pytest.mark.rule("BM-8.6")
def test_nobody_has_to_stock_and_what_is_left_stays():
    s = start()
    build(s, 0, "Estate Seller")
    build(s, 1, "Jewelry Liquidator")
    market(s, J=2)
    run(s, StockType(J))
    play(s, Ask(20), seat=0)
    play(s, Ask(7), seat=1)
    play(s, Pay(0), Pay(0))
    assert s.market[J] == 2
    assert [p.money for p in s.players] == [15, 15]


@pytest.mark.rule("BM-8.7")
@pytest.mark.rule("BM-15.7")
@pytest.mark.case("TC-2")
def test_loading_docks_count_the_whole_purchase():
    s = start()
    build(s, 0, "Estate Seller")
    build(s, 0, "Jewelry Collector")
    build(s, 0, "Large Loading Dock")
    assert bill(s.players[0], 9, (3, 3, 0, 0))[0] == 24
    assert bill(s.players[0], 9, (3, 1, 0, 0))[0] == 24
    build(s, 0, "Small Loading Dock")
    assert bill(s.players[0], 9, (3, 3, 0, 0))[0] == 3 * 1 + 3 * 5


@pytest.mark.rule("BM-14.2")
@pytest.mark.case("TC-27")
def test_discounts_add_up_and_stop_at_nothing():
    s = start()
    build(s, 0, "Factory Thirds")
    build(s, 0, "Small Loading Dock")
    assert bill(s.players[0], 2, (3, 0, 0, 0)) == (0, 0)


@pytest.mark.rule("BM-8.8")
def test_what_only_the_whole_purchase_makes_payable_may_be_begun():
    s = start()
    build(s, 0, "Clothing Wholesaler")
    build(s, 0, "Large Loading Dock")
    money(s, 0, 15)
    market(s, C=5)
    run(s, StockType(C))
    play(s, Stock(0, 2))
    assert refused(s, Pay(0))[0] == "BM-5.5"
    play(s, Stock(0, 3), Pay(0))
    assert (s.players[0].money, s.players[0].debt) == (0, 0)


@pytest.mark.rule("BM-8.9")
def test_what_is_left_of_food_is_free_for_the_food_bank_only_there():
    s = start()
    build(s, 0, "Food Wholesaler")
    build(s, 0, "Food Bank", F=(3,))
    market(s, F=4)
    run(s, AfterStocking(F))
    assert refused(s, Stock(0, 1))[0] == "BM-8.9"
    assert refused(s, Stock(1, 2))[0] == "BM-1.8"
    play(s, Stock(1, 1))
    assert s.market[F] == 3
    assert s.players[0].money == 15


@pytest.mark.rule("BM-15.6")
def test_the_importer_pays_at_the_fifth_item_of_one_supply_phase():
    s = start()
    build(s, 0, "Clothing Importer")
    market(s, C=5)
    run(s, StockType(C))
    assert not happened(play(s, Stock(0, 4)), PointsChanged)
    assert happened(play(s, Stock(0, 1)), PointsChanged)[0].by == 2


@pytest.mark.rule("BM-15.8")
def test_mills_supply_any_own_store_and_catering_itself():
    s = start()
    build(s, 0, "Large Textile Mill", C=(3,))
    build(s, 0, "Exporter")
    build(s, 1, "Private Catering", F=(2,))
    run(s, OwnSupply(0))
    play(s, Supply(0, 0))
    assert refused(s, Supply(0, 0))[0] == "BM-15.8"
    play(s, Supply(0, 1))
    assert s.players[0].building[1].items[C] == (1, 0)
    assert s.flow == []
    told = run(s, FillMarket())
    assert [event.n for event in happened(told, Supplied)] == [1]


@pytest.mark.rule("BM-14.1")
def test_a_stocking_discount_holds_for_its_own_store_only():
    s = start()
    build(s, 0, "Factory Thirds")
    build(s, 0, "Clothing Wholesaler")
    assert bill(s.players[0], 5, (1, 1, 0, 0))[0] == 2 + 5


@pytest.mark.rule("BM-14.3")
@pytest.mark.rule("BM-14.5")
def test_several_mills_supply_in_any_order_before_the_market_is_filled():
    s = start()
    build(s, 0, "Small Textile Mill")
    build(s, 0, "Small Canning Factory")
    run(s, OwnSupply(0))
    assert {Supply(0, 0), Supply(1, 1)} <= set(legal(s))
    play(s, Supply(1, 1), Supply(0, 0))
    assert s.players[0].building[0].items[C] == (1, 0)


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize(
    ("action", "points", "items"), [(Craft(point=True), 11, 0), (Craft(point=False), 10, 1), (Done(), 10, 0)]
)
def test_the_crafter_supplies_or_earns_or_does_neither(action, points, items):
    s = start()
    build(s, 0, "Jewelry Crafter")
    market(s)
    run(s, AfterStocking(J))
    play(s, action)
    assert (s.players[0].points, s.market[J]) == (points, items)
