"""BM-9 and the stores that act in Sale."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Simultaneous, ignore_event
from tabletop.games.brick_and_mortar.rules.ch04_order import PointsChanged
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay
from tabletop.games.brick_and_mortar.rules.ch06_building import StoreClosed
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer, SellType
from tabletop.games.brick_and_mortar.rules.ch09_boxes import most_deliverable
from tabletop.games.brick_and_mortar.rules.ch09_earning import worth
from tabletop.games.brick_and_mortar.rules.ch09_sale import (
    AfterSale,
    AfterSelling,
    ClosePeddlers,
    EmptyBoxes,
    MoveItems,
    Rescue,
    SalePhase,
    Transfer,
)
from tabletop.games.brick_and_mortar.rules.ch09_selling import (
    UNBOUND,
    SaleTurn,
    Sell,
    SellAll,
    Selling,
    deliver,
)
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Convert, Converting, Lose, Losing
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import DEMAND_BOX, JEWELRY_BOX, MARKET_SHELF

from .positions import (
    A,
    C,
    E,
    F,
    J,
    build,
    cards,
    demand,
    drop_cards,
    happened,
    legal,
    money,
    now,
    play,
    points,
    refused,
    run,
    start,
)


def sell_all(s, *steps):
    """Run these steps and sell all that can be sold."""
    told = run(s, *steps)
    while s.flow and isinstance(s.flow[-1], Selling):
        told += play(s, SellAll())
    return told


@pytest.mark.rule("BM-9.1")
@pytest.mark.rule("BM-9.3")
@pytest.mark.case("TC-9")
def test_demand_cards_are_flipped_and_types_are_sold_in_order():
    s = start()
    s.demand = cards(3, 16, 19)
    drop_cards(s, s.demand)
    build(s, 0, "Trading Post", F=(1,), C=(1,), J=(1,))
    told = run(s, SalePhase())
    assert s.boxes == (5, 4, 0, 2, 2)
    assert now(s) == Selling(0, F, 6, UNBOUND, 0)
    sold = [event for event in told + sell_all(s, *reversed(s.flow)) if hasattr(event, "money")]
    assert [event.kind for event in sold] == [F, C, J]


@pytest.mark.rule("BM-9.2")
@pytest.mark.rule("BM-15.19")
def test_a_freezer_takes_in_food_of_other_stores_before_any_is_sold():
    s = start()
    build(s, 0, "Food Wholesaler", F=(1, 2))
    build(s, 0, "Freezer", F=(3,))
    s.demand = cards(1)
    drop_cards(s, s.demand)
    run(s, SalePhase())
    assert refused(s, Transfer(1, 0, F, 1))[0] == "BM-15.19"
    assert refused(s, Transfer(1, 0, F, 0))[0] == "BM-15.19"
    play(s, Transfer(0, 1, F, 1))
    assert s.players[0].building[1].items[F] == (4, 0, 0)
    assert isinstance(now(s), Selling)


@pytest.mark.rule("BM-9.4")
@pytest.mark.rule("BM-9.5")
@pytest.mark.case("TC-10")
def test_with_as_many_boxes_as_items_nobody_bids():
    s = start()
    build(s, 0, "Exporter", F=(3,), C=(2,))
    build(s, 1, "Designer Boutique", C=(3,))
    demand(s, F=2, C=5)
    told = sell_all(s, SellType(F))
    assert s.players[0].money == 15 + 12
    told += sell_all(s, SellType(C))
    assert [p.money for p in s.players] == [15 + 12 + 16, 15 + 42]
    assert not happened(told, PointsChanged)
    assert s.players[0].building[0].items[F] == (1, 0)


@pytest.mark.rule("BM-18.1")
def test_by_option_all_bid_when_boxes_and_items_are_equal():
    s = start(equal="bid")
    build(s, 0, "Exporter", C=(2,))
    build(s, 1, "Designer Boutique", C=(3,))
    demand(s, C=5)
    run(s, SellType(C))
    assert isinstance(s.flow[-1], Simultaneous)


@pytest.mark.rule("BM-9.6")
@pytest.mark.rule("BM-9.7")
@pytest.mark.rule("BM-15.2")
@pytest.mark.case("TC-11")
def test_the_lowest_price_sells_first_and_what_is_left_of_a_bid_is_surplus():
    s = start()
    build(s, 0, "Exporter", C=(4,))
    build(s, 1, "Designer Boutique", C=(3,))
    demand(s, C=5)
    run(s, SellType(C))
    assert refused(s, Offer(5, 3), 0)[0] == "BM-9.6"
    assert refused(s, Offer(2, 9), 1)[0] == "BM-9.6"
    play(s, Offer(2, 8), seat=1)
    told = play(s, Offer(4, 3), seat=0)
    assert refused(s, Done())[0] == "BM-9.7"
    told += play(s, SellAll())
    assert happened(told, PointsChanged)[0].by == 1
    play(s, SellAll())
    assert [p.money for p in s.players] == [15 + 12, 15 + 14]
    assert s.surplus == (0, 1)
    assert s.players[1].building[0].items[C] == (1, 0)


@pytest.mark.rule("BM-4.7")
@pytest.mark.case("TC-35")
def test_of_equal_sale_bids_the_seat_furthest_behind_sells_first():
    s = start()
    points(s, 10, 12)
    build(s, 0, "Exporter", C=(4,))
    build(s, 1, "Designer Boutique", C=(3,))
    demand(s, C=2)
    run(s, SellType(C))
    play(s, Offer(1, 5), seat=0)
    play(s, Offer(1, 5), seat=1)
    assert now(s).seat == 0


@pytest.mark.rule("BM-9.6")
@pytest.mark.case("TC-25")
def test_the_number_is_limited_by_boxes_and_own_private_boxes():
    s = start()
    build(s, 0, "Food Wholesaler", F=(4, 2))
    build(s, 0, "Food Exporter", F=(1,))
    build(s, 0, "Fulfillment Center (Hybrid)")
    demand(s, F=3)
    assert most_deliverable(s, 0, F) == 5


@pytest.mark.rule("BM-9.7")
@pytest.mark.case("TC-34")
def test_nothing_is_surplus_while_a_private_box_fits():
    s = start()
    build(s, 0, "Grocery Store", C=(2,))
    build(s, 0, "Clothing Wholesaler", C=(1,))
    build(s, 0, "Fulfillment Center (Hybrid)")
    s.players[0].building[2].filled = (F, -1, -1)
    demand(s, C=1)
    run(s, SaleTurn(0, C, 4, 3))
    play(s, Sell(0, 0, DEMAND_BOX))
    assert refused(s, Done())[0] == "BM-9.7"
    assert refused(s, Sell(0, 0, DEMAND_BOX))[0] == "BM-9.7"
    play(s, Sell(0, 0, 2))
    assert s.players[0].building[2].filled == (F, C, -1)
    assert s.surplus == (1, 0)
    assert s.players[0].money == 15 + 8


@pytest.mark.rule("BM-9.5")
@pytest.mark.rule("BM-15.11")
@pytest.mark.case("TC-26")
def test_without_demand_only_private_boxes_count_and_nobody_bids():
    s = start()
    build(s, 0, "Food Wholesaler", F=(2,))
    build(s, 0, "Fulfillment Center")
    build(s, 1, "Food Exporter", F=(3,))
    demand(s)
    run(s, SellType(F))
    assert now(s) == Selling(0, F, 6, UNBOUND, 0)
    assert refused(s, Sell(0, 0, DEMAND_BOX))[0] == "BM-9.7"
    play(s, Sell(0, 0, 1), Sell(0, 0, 1))
    assert [p.money for p in s.players] == [27, 15]
    run(s, EmptyBoxes())
    assert s.players[0].building[1].filled == (-1,) * 5


@pytest.mark.rule("BM-15.11")
@pytest.mark.case("TC-3")
def test_private_boxes_are_sold_to_like_demand():
    s = start()
    build(s, 0, "Food Wholesaler", F=(6,))
    build(s, 0, "Fulfillment Center")
    demand(s, F=3)
    run(s, SaleTurn(0, F, 4, 6))
    for where in (1, 1, 1):
        play(s, Sell(0, 0, where))
    play(s, SellAll())
    assert s.players[0].money == 15 + 24
    assert s.filled[F] == (0, 0, 0)


@pytest.mark.rule("BM-9.8")
@pytest.mark.rule("BM-15.1")
@pytest.mark.case("TC-1")
def test_a_boutique_earns_more_and_the_exporter_points():
    s = start()
    build(s, 0, "Designer Boutique", C=(1,))
    build(s, 0, "Clothing Exporter", C=(4,))
    demand(s, C=5)
    told = sell_all(s, SaleTurn(0, C, 6, 5))
    assert s.players[0].money == 15 + 36
    assert [event.by for event in happened(told, PointsChanged)] == [2]


@pytest.mark.rule("BM-9.8")
@pytest.mark.rule("BM-15.1")
@pytest.mark.case("TC-18")
def test_an_item_never_earns_less_than_nothing():
    s = start()
    pawn, bakery = build(s, 0, "Pawn Shop"), build(s, 0, "Bakery")
    assert worth(pawn, J, 3, 0) == 0
    assert [worth(bakery, F, 1, shelf) for shelf in (0, 1)] == [3, 0]


@pytest.mark.rule("BM-9.8")
def test_the_antique_store_earns_points_and_money_from_its_lowest_shelf():
    s = start()
    build(s, 0, "Antique Store", A=(1, 1))
    demand(s, A=2)
    told = sell_all(s, SellType(A))
    assert s.players[0].money == 15 + 40
    assert [event.by for event in happened(told, PointsChanged)] == [2]


@pytest.mark.rule("BM-9.9")
def test_the_seller_chooses_shelves_and_what_becomes_surplus():
    s = start()
    build(s, 0, "Food Wholesaler", F=(1, 2))
    demand(s, F=1)
    run(s, SaleTurn(0, F, 4, 2))
    assert refused(s, Sell(0, 2, DEMAND_BOX))[0] == "BM-9.9"
    play(s, Sell(0, 1, DEMAND_BOX))
    assert isinstance(now(s), Losing)
    assert refused(s, Lose(1, 0))[0] == "BM-9.9"
    play(s, Lose(0, 1))
    assert s.players[0].building[0].items[F] == (1, 0)


@pytest.mark.rule("BM-9.10")
def test_after_the_sale_boxes_are_empty_and_demand_cards_discarded():
    s = start()
    s.demand = cards(1)
    drop_cards(s, s.demand)
    run(s, SalePhase())
    assert (s.demand, s.boxes, s.filled) == ((), (0,) * 5, ((),) * 5)
    assert s.discards == cards(1)


@pytest.mark.rule("BM-15.3")
@pytest.mark.case("TC-15")
@pytest.mark.parametrize(
    ("name", "kind", "sold", "choices"),
    [
        ("Food Distributor", F, 4, [0, 1, 2]),
        ("Clothing Distributor", C, 5, [0, 1, 2]),
        ("Food Distributor", F, 3, [0, 1]),
        ("Food Distributor", F, 1, None),
    ],
)
def test_distributors_give_points_for_up_to_half_of_what_is_sold(name, kind, sold, choices):
    s = start()
    build(s, 0, name, **{"FCEJA"[kind]: (sold,)})
    demand(s, F=5, C=5)
    run(s, SaleTurn(0, kind, 5, sold))
    play(s, SellAll())
    if choices is None:
        assert s.flow == []
        return
    assert isinstance(now(s), Converting)
    assert [action.n for action in legal(s)] == choices
    before = s.players[0].points
    play(s, Convert(0, choices[-1]))
    assert s.players[0].money == 15 + 5 * (sold - choices[-1])
    assert s.players[0].points > before


@pytest.mark.rule("BM-15.4")
def test_freezer_and_warehouse_earn_points_instead_of_money():
    s = start()
    build(s, 0, "Warehouse", C=(1,), E=(1,), J=(1,))
    demand(s, C=1, E=1, J=1)
    for kind in (C, E, J):
        sell_all(s, SellType(kind))
    assert (s.players[0].money, s.players[0].points) == (15, 10 + 1 + 2 + 4)


@pytest.mark.rule("BM-15.5")
@pytest.mark.rule("BM-18.4")
@pytest.mark.parametrize(("knockoffs", "delivers", "bonus"), [("sale", 1, 6), ("sale", 0, 0), ("bid", 0, 6)])
def test_knockoffs_earn_more_if_a_rival_sells_too(knockoffs, delivers, bonus):
    s = start(knockoffs=knockoffs)
    build(s, 0, "Designer Knockoffs", C=(2,))
    build(s, 1, "Clothing Wholesaler", C=(3,))
    demand(s, C=2 + delivers)
    run(s, SellType(C), AfterSelling(C))
    play(s, Offer(2, 3), seat=0)
    play(s, Offer(2, 5), seat=1)
    while s.flow:
        play(s, SellAll())
    assert s.players[0].money == 15 + 6 + bonus


@pytest.mark.rule("BM-15.9")
@pytest.mark.case("TC-14")
@pytest.mark.case("TC-39")
@pytest.mark.parametrize(("sold", "points_"), [((1, 2, 1, 1, 0), 3), ((1, 2, 0, 1, 0), 0)])
def test_the_farmers_market_counts_types_delivered_from_any_store(sold, points_):
    s = start()
    build(s, 0, "Farmers Market")
    s.players[0].sold = sold
    run(s, AfterSale())
    assert s.players[0].points == 10 + points_


@pytest.mark.rule("BM-15.9")
@pytest.mark.case("TC-39")
def test_surplus_is_no_type_sold():
    s = start()
    build(s, 0, "Exporter", C=(4,))
    build(s, 1, "Designer Boutique", C=(3,))
    demand(s, C=2)
    run(s, SellType(C))
    play(s, Offer(2, 3), seat=0)
    play(s, Offer(2, 8), seat=1)
    play(s, SellAll())
    assert s.surplus == (0, 2)
    assert s.players[1].sold == (0,) * 5


@pytest.mark.rule("BM-15.10")
def test_a_peddler_closes_once_it_has_sold_but_not_for_surplus():
    s = start()
    build(s, 0, "Art Peddler", A=(2,))
    build(s, 1, "Jewelry Peddler", J=(1,))
    demand(s, A=1)
    sell_all(s, SellType(A))
    told = run(s, ClosePeddlers(s.order))
    assert [event.seat for event in happened(told, StoreClosed)] == [0]
    assert len(s.players[1].building) == 1


@pytest.mark.rule("BM-15.12")
def test_purveyor_art_fits_jewelry_boxes_and_leaves_the_others_theirs():
    s = start()
    build(s, 0, "Art Purveyor", A=(2,))
    build(s, 0, "Art Gallery", A=(1,))
    demand(s, A=1, J=2)
    assert most_deliverable(s, 0, A) == 3
    run(s, SaleTurn(0, A, 9, 3))
    assert refused(s, Sell(1, 0, JEWELRY_BOX))[0] == "BM-15.12"
    assert refused(s, Sell(0, 0, DEMAND_BOX))[0] == "BM-15.12"
    play(s, SellAll())
    assert s.players[0].money == 15 + 27
    assert (s.filled[A], s.filled[J]) == ((0,), (0, 0))


@pytest.mark.rule("BM-15.12")
def test_an_offer_of_purveyor_art_counts_only_what_jewelry_boxes_can_take():
    s = start()
    build(s, 0, "Art Purveyor", A=(1,))
    build(s, 0, "Art Gallery", A=(3,))
    demand(s, A=1, J=4)
    assert most_deliverable(s, 0, A) == 2


@pytest.mark.rule("BM-15.13")
def test_the_surplus_store_sells_two_electronics_of_the_market():
    s = start()
    build(s, 0, "Electronics Surplus")
    build(s, 0, "Electronics Wholesaler", E=(1,))
    s.market = (0, 0, 3, 0, 0)
    demand(s, E=3)
    run(s, SellType(E))
    play(s, Sell(0, MARKET_SHELF, DEMAND_BOX), Sell(0, MARKET_SHELF, DEMAND_BOX))
    assert refused(s, Sell(0, MARKET_SHELF, DEMAND_BOX))[0] == "BM-15.13"
    assert s.players[0].money == 15 + 16
    assert s.market[E] == 1


@pytest.mark.rule("BM-15.13")
def test_a_market_item_without_a_box_stays_in_the_market():
    s = start()
    build(s, 0, "Electronics Surplus")
    build(s, 0, "Electronics Wholesaler", E=(1,))
    s.market = (0, 0, 2, 0, 0)
    demand(s, E=1)
    run(s, SaleTurn(0, E, 9, 3))
    play(s, Sell(1, 0, DEMAND_BOX))
    assert (s.market[E], s.surplus) == (2, (0, 0))


@pytest.mark.rule("BM-18.5")
def test_by_option_the_market_is_sold_first():
    s = start(surplus_store="must")
    build(s, 0, "Electronics Surplus")
    build(s, 0, "Electronics Wholesaler", E=(1,))
    s.market = (0, 0, 1, 0, 0)
    demand(s, E=3)
    run(s, SellType(E))
    assert refused(s, Sell(1, 0, DEMAND_BOX))[0] == "BM-18.5"
    play(s, Sell(0, MARKET_SHELF, DEMAND_BOX), Sell(1, 0, DEMAND_BOX))


@pytest.mark.rule("BM-15.14")
@pytest.mark.case("TC-19")
def test_the_resale_shop_buys_surplus_of_opponents_who_are_paid():
    s = start()
    build(s, 0, "Resale Shop")
    money(s, 30, 15)
    demand(s)
    for kind in (E, J, A):
        s.surplus = (0, 1)
        run(s, AfterSelling(kind))
        assert refused(s, Rescue(0))[0] == "BM-15.14"
        play(s, Rescue(1))
        assert Pay(0) in legal(s)
        play(s, Pay(0))
        assert s.players[0].building[0].items[kind] == (1, 0)
    assert [p.money for p in s.players] == [30 - 21, 15 + 21]


@pytest.mark.rule("BM-15.19")
def test_the_thrift_store_takes_in_after_sale():
    s = start()
    build(s, 0, "Thrift Store", C=(2,))
    build(s, 0, "Exporter", C=(1, 1), F=(1,))
    run(s, MoveItems(0, "after_sale"))
    assert refused(s, Transfer(1, 0, F, 0))[0] == "BM-15.19"
    play(s, Transfer(1, 1, C, 0))
    assert s.players[0].building[0].items[C] == (3, 0)
    assert s.flow == []


@pytest.mark.rule("BM-15.2")
def test_the_exporter_counts_each_type_apart():
    s = start()
    build(s, 0, "Exporter", F=(2,), C=(2,))
    demand(s, F=2, C=2)
    for kind in (F, F, C, C):
        deliver(s, 0, kind, 5, Sell(0, 0, DEMAND_BOX), ignore_event)
    assert s.players[0].points == 10
