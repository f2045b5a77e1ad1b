"""BM-4, BM-5: points, turn order, money and debt."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import ignore_event
from tabletop.games.brick_and_mortar.rules.ch04_order import PointsChanged, change_points
from tabletop.games.brick_and_mortar.rules.ch05_paying import Charge, Pay, Paying
from tabletop.games.brick_and_mortar.rules.ch06_auction import Drop
from tabletop.games.brick_and_mortar.rules.ch06_building import Auction, ChooseStore
from tabletop.games.brick_and_mortar.rules.ch08_stocking import ByPrice, Stock, Stocking, StockType
from tabletop.games.brick_and_mortar.rules.ch08_supply import AfterStocking, Craft
from tabletop.games.brick_and_mortar.rules.ch09_sale import AfterSale
from tabletop.games.brick_and_mortar.rules.ch11_utilities import UtilitiesPhase
from tabletop.games.brick_and_mortar.rules.ch13_scoring import total
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import Bid

from .positions import (
    A,
    C,
    F,
    build,
    happened,
    legal,
    market,
    money,
    now,
    number,
    play,
    points,
    refused,
    run,
    start,
)


@pytest.mark.rule("BM-4.1")
@pytest.mark.rule("BM-4.2")
@pytest.mark.rule("BM-4.3")
@pytest.mark.case("TC-20")
@pytest.mark.case("TC-21")
@pytest.mark.case("TC-22")
@pytest.mark.case("TC-23")
def test_who_has_more_points_is_further_ahead_and_equal_points_change_nothing():
    s = start(3)
    a, b, c = range(3)
    points(s, 10, 10, 12)
    assert s.order == (c, a, b)
    steps = [(b, 1, (c, b, a)), (a, 1, (c, b, a)), (b, 1, (c, b, a)), (b, 1, (b, c, a)), (b, -2, (c, b, a))]
    for seat, by, order in steps:
        change_points(s, seat, by, "BM-4.1", ignore_event)
        assert s.order == order, (seat, by)


@pytest.mark.rule("BM-4.4")
def test_points_stop_at_zero_and_go_on_beyond_the_token():
    s = start()
    change_points(s, 0, -99, "BM-4.4", ignore_event)
    assert s.players[0].points == 0
    change_points(s, 0, 60, "BM-4.4", ignore_event)
    assert s.players[0].points == 60


@pytest.mark.rule("BM-4.5")
@pytest.mark.rule("BM-4.8")
def test_points_at_the_same_time_come_in_the_order_in_which_the_step_began():
    s = start(3)
    points(s, 10, 12, 12)
    for seat in range(3):
        build(s, seat, ("Flea Market", "Bazaar", "Farmers Market")[seat])
        s.players[seat].sold = (1, 1, 1, 1, 0)
    assert s.order == (1, 2, 0)
    told = happened(run(s, AfterSale()), PointsChanged)
    assert [event.seat for event in told] == [1, 2, 0]
    assert s.order == (2, 1, 0)


@pytest.mark.rule("BM-4.6")
def test_who_is_further_ahead_decides_first():
    s = start(3)
    points(s, 10, 11, 12)
    build(s, 0, "Jewelry Crafter")
    build(s, 2, "Art Studio")
    build(s, 1, "Consignment Store")
    market(s, A=1)
    run(s, AfterStocking(A))
    assert now(s).seat == 2
    play(s, Craft(point=False))
    assert now(s).seat == 1


@pytest.mark.rule("BM-4.7")
@pytest.mark.case("TC-35")
def test_of_equal_bids_the_seat_furthest_behind_acts_first():
    s = start(3)
    points(s, 12, 11, 10)
    for seat, name in enumerate(("Food Wholesaler", "Food Exporter", "Bakery")):
        build(s, seat, name)
    market(s, F=3)
    s.bids = (Bid(0, 4), Bid(1, 5), Bid(2, 4))
    run(s, ByPrice(F))
    assert [bid.seat for bid in s.bids] == [1, 2, 0]


@pytest.mark.rule("BM-5.1")
@pytest.mark.rule("BM-5.2")
@pytest.mark.rule("BM-5.3")
@pytest.mark.case("TC-17")
def test_a_debt_token_gives_two_dollars_and_an_odd_one_stays():
    s = start()
    money(s, 2, 15)
    run(s, Charge(0, 5, number("Electronics Peddler")))
    assert legal(s) == [Pay(2), Pay(3)]
    before = total(s.players[0])
    play(s, Pay(2))
    assert (s.players[0].money, s.players[0].debt) == (1, 2)
    assert total(s.players[0]) == before - 2
    assert s.order == (0, 1)


@pytest.mark.rule("BM-5.3")
def test_debt_may_be_taken_with_enough_cash_but_no_more_than_the_price_asks_for():
    s = start()
    money(s, 15, 15)
    run(s, Charge(0, 5, number("Electronics Peddler")))
    assert legal(s) == [Pay(0), Pay(1), Pay(2), Pay(3)]
    assert refused(s, Pay(4))[0] == "BM-5.3"


@pytest.mark.rule("BM-5.4")
def test_a_won_auction_and_a_bill_force_debt():
    s = start()
    build(s, 0, "Duty Free")
    money(s, 0, 15)
    run(s, ChooseStore(0))
    card = s.row[0]
    bid = 16
    play(s, Auction(card, max(bid, legal(s)[3].bid)))
    while not isinstance(now(s), Paying):
        play(s, Drop())
    rule, _ = refused(s, Pay(0))
    assert rule == "BM-5.4"
    s.flow = []
    run(s, UtilitiesPhase())
    assert (s.players[0].debt, s.players[0].money) == (2, 1)


@pytest.mark.rule("BM-5.5")
@pytest.mark.case("TC-33")
def test_debt_pays_for_one_item_of_supply_and_then_only_free_ones_are_left():
    s = start()
    build(s, 0, "Food Bank")
    build(s, 0, "Clothing Wholesaler")
    money(s, 0, 15)
    market(s, F=3, C=2)
    run(s, StockType(F))
    assert refused(s, Stock(0, 2))[0] == "BM-5.5"
    play(s, Stock(0, 1), Pay(1))
    assert (s.players[0].money, s.players[0].debt, s.players[0].locked) == (1, 1, True)
    run(s, AfterStocking(F))
    play(s, Stock(0, 2))
    assert s.players[0].building[0].items[F] == (3,)
    run(s, StockType(C))
    assert refused(s, Stock(1, 1))[0] == "BM-5.5"
    assert legal(s) == [Pay(0)]


@pytest.mark.rule("BM-5.5")
def test_of_several_items_cash_pays_for_all_but_one():
    s = start()
    build(s, 0, "Electronics Wholesaler")
    money(s, 9, 15)
    market(s, E=5)
    run(s, StockType(2))
    assert Stock(0, 3) in legal(s)
    assert refused(s, Stock(0, 4))[0] == "BM-5.5"
    play(s, Stock(0, 3))
    assert [a for a in legal(s) if isinstance(a, Pay)] == [Pay(2)]


@pytest.mark.rule("BM-5.6")
def test_points_cannot_be_bought_with_debt():
    from tabletop.games.brick_and_mortar.rules.ch12_investment import Investing

    s = start()
    money(s, 2, 15)
    run(s, Investing(0))
    assert not [action for action in legal(s) if "Buy" in type(action).__name__]
    assert Done() in legal(s)


@pytest.mark.rule("BM-18.2")
@pytest.mark.parametrize(("lock", "bought"), [("supply", True), ("month", False)])
def test_debt_for_a_store_may_lock_stocking(lock, bought):
    from tabletop.games.brick_and_mortar.rules.ch08_supply import SupplyPhase

    s = start(debt_lock=lock)
    build(s, 0, "Food Wholesaler")
    run(s, Charge(0, 5, number("Electronics Peddler")))
    play(s, Pay(1))
    s.supply = (s.deck.pop(),)
    s.market = (3, 0, 0, 0, 0)
    run(s, SupplyPhase())
    assert isinstance(now(s), Stocking)
    assert (Stock(0, 1) in legal(s)) is bought
