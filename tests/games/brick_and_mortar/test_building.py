"""BM-6: Building."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import run_until_choice
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch04_order import PointsChanged
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay, Paying
from tabletop.games.brick_and_mortar.rules.ch06_auction import CAP, JUMP, Bidding, Drop, Raise, RowChanged
from tabletop.games.brick_and_mortar.rules.ch06_building import (
    Auction,
    Builders,
    Buy,
    ChooseStore,
    Close,
    Manage,
    Open,
    Pass,
    Take,
    UpdateRow,
)
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import CHOOSING, MANAGING

from .positions import (
    build,
    given,
    happened,
    hold,
    lay_out,
    legal,
    money,
    now,
    number,
    play,
    refused,
    run,
    start,
)


def builders(seats=2):
    """February or later, everybody still to build."""
    s = start(seats)
    for p in s.players:
        p.stage = CHOOSING
    return s


@pytest.mark.rule("BM-6.1")
def test_in_january_all_take_a_starting_store_filled_to_capacity():
    s = given(2)
    run_until_choice(s)
    while s.month == 0:
        play(s, legal(s)[0])
    first = now(s).seat
    assert first == s.order[0]
    assert refused(s, Take(number("Mio's Corner Store")))[0] == "BM-6.1"
    play(s, Take(number("Herron's Market")))
    assert s.players[first].building[0].items[:2] == ((3, 0), (1, 0))
    assert refused(s, Take(number("Herron's Market")))[0] == "BM-6.1"
    play(s, Take(number("Newt's Clothing")))
    assert s.starting == ()
    assert number("Andrew's Deli") in s.closed


@pytest.mark.rule("BM-6.2")
@pytest.mark.rule("BM-6.3")
def test_one_after_the_other_in_turn_order_each_obtains_one_store_at_most():
    s = builders()
    build(s, 0, "Bank")
    run(s, Builders())
    assert now(s) == ChooseStore(0)
    play(s, Pass())
    assert now(s) == Manage(0)
    play(s, Done())
    assert now(s) == ChooseStore(1)


@pytest.mark.rule("BM-6.4")
@pytest.mark.rule("BM-15.10")
def test_a_store_of_the_hand_costs_what_is_printed_less_a_peddlers_discount():
    s = builders()
    hold(s, 0, "Jewelry Peddler", "Bank", "Exporter")
    s.market = (0, 0, 0, 2, 0)
    run(s, ChooseStore(0))
    assert refused(s, Buy(s.row[0]))[0] == "BM-6.4"
    play(s, Buy(number("Jewelry Peddler")))
    assert now(s) == Paying(0, 1, number("Jewelry Peddler"), -1)


@pytest.mark.rule("BM-6.5")
@pytest.mark.rule("BM-6.6")
def test_an_auction_goes_round_until_one_is_left_who_must_pay():
    s = builders(3)
    lay_out(s, "Exporter", "Bank", "Art Gallery", "Bakery")
    run(s, Builders())
    deck = s.on_deck
    assert refused(s, Auction(number("Exporter"), 11))[0] == "BM-6.5"
    assert refused(s, Auction(deck, 20))[0] == "BM-6.5"
    assert refused(s, Auction(number("Exporter"), 53))[0] == "BM-6.5"
    play(s, Auction(number("Exporter"), 12))
    assert now(s).seat == 1
    assert refused(s, Raise(12))[0] == "BM-6.5"
    play(s, Raise(13))
    play(s, Drop())
    assert isinstance(now(s), Bidding)
    assert now(s).seat == 0
    play(s, Raise(15), Raise(16), Drop())
    assert now(s) == Paying(1, 16, number("Exporter"), -1)
    assert refused(s, Pay(0))[0] == "BM-5.4"
    play(s, Pay(1))
    assert [box.STORES[card].name.source for card in s.row[:3]] == ["Bank", "Art Gallery", "Bakery"]
    assert s.row[3] == deck
    assert s.on_deck != deck


@pytest.mark.rule("BM-6.5")
def test_an_auction_has_no_end_but_a_slip_of_many_dollars_is_refused():
    s = builders()
    lay_out(s, "Exporter", "Bank", "Art Gallery", "Bakery")
    run(s, Builders())
    far = box.STORES[number("Exporter")].cost + CAP
    play(s, Auction(number("Exporter"), far))
    for bid in range(far + 1, far + 60):
        assert legal(s)[-1] == Raise(bid + JUMP - 1)
        assert refused(s, Raise(bid + JUMP))[0] == "BM-6.5"
        play(s, Raise(bid))
    play(s, Drop())
    assert isinstance(now(s), Paying)
    assert now(s).cost == far + 59


@pytest.mark.rule("BM-6.7")
@pytest.mark.rule("BM-6.10")
def test_who_loses_the_own_auction_chooses_again_and_the_winner_manages_later():
    s = builders()
    money(s, 40, 40)
    lay_out(s, "Exporter", "Bank", "Art Gallery", "Bakery")
    run(s, Builders())
    play(s, Auction(number("Bank"), 7), Raise(8), Drop(), Pay(0))
    assert now(s) == ChooseStore(0)
    play(s, Auction(s.row[-1], box.STORES[s.row[-1]].cost))
    assert isinstance(now(s), Paying)
    play(s, Pay(0), Open())
    assert now(s) == Manage(1)
    play(s, Open())
    assert [len(p.building) for p in s.players] == [1, 1]


@pytest.mark.rule("BM-6.8")
def test_who_has_passed_is_not_asked_in_later_auctions():
    s = builders()
    build(s, 0, "Bank")
    run(s, Builders())
    play(s, Pass(), Done())
    play(s, Auction(s.row[0], box.STORES[s.row[0]].cost))
    assert now(s).seat == 1
    assert isinstance(now(s), Paying)


@pytest.mark.rule("BM-6.9")
@pytest.mark.rule("BM-15.16")
@pytest.mark.case("TC-4")
def test_closing_a_liquidator_earns_points_and_the_others_slide_left():
    s = builders()
    build(s, 0, "Bank")
    build(s, 0, "Jewelry Liquidator", J=(2, 1, 0))
    build(s, 0, "Clothing Wholesaler")
    lay_out(s, "Fulfillment Center", "Exporter", "Art Gallery", "Bakery")
    s.players[0].bought, s.row = number("Fulfillment Center"), s.row[1:]
    s.players[0].stage = MANAGING
    run(s, Builders())
    told = play(s, Close(1), Open())
    assert happened(told, PointsChanged)[0].by == 6
    names = [box.STORES[store.card].name.source for store in s.players[0].building]
    assert names == ["Bank", "Clothing Wholesaler", "Fulfillment Center"]


@pytest.mark.rule("BM-6.9")
def test_a_full_building_needs_a_closing_and_what_is_not_opened_is_lost():
    s = builders()
    for name in ("Bank", "Exporter", "Art Gallery", "Bakery"):
        build(s, 0, name)
    card = s.store_deck.pop()
    s.players[0].bought = card
    run(s, Manage(0))
    assert refused(s, Open())[0] == "BM-6.9"
    play(s, Done())
    assert card in s.closed
    assert len(s.players[0].building) == 4
    run(s, Manage(1))
    assert refused(s, Open())[0] == "BM-6.9"
    assert refused(s, Close(0))[0] == "BM-6.9"


@pytest.mark.rule("BM-6.10")
def test_the_only_store_may_be_closed_a_starting_store_too():
    s = builders()
    build(s, 0, "Newt's Clothing", C=(4, 0))
    run(s, Manage(0))
    play(s, Close(0))
    assert s.players[0].building == []


@pytest.mark.rule("BM-15.16")
@pytest.mark.case("TC-40")
def test_a_liquidator_gives_nothing_for_what_expires():
    from tabletop.games.brick_and_mortar.rules.ch10_inventory import InventoryPhase

    s = start()
    build(s, 0, "Jewelry Liquidator", J=(0, 0, 2))
    assert not happened(run(s, InventoryPhase()), PointsChanged)
    assert s.players[0].points == 10


@pytest.mark.rule("BM-6.11")
@pytest.mark.case("TC-32")
def test_the_row_loses_its_oldest_store_or_all_of_them():
    s = start()
    row, deck = s.row, s.on_deck
    s.public_sale = True
    [changed] = happened(run(s, UpdateRow()), RowChanged)
    assert s.row == (*row[1:], deck)
    assert (changed.gone, changed.came) == (row[:1], (deck,))
    row, deck = s.row, s.on_deck
    s.public_sale = False
    [changed] = happened(run(s, UpdateRow()), RowChanged)
    assert (changed.gone, changed.came) == (row, s.row)
    assert s.row[0] == deck
    assert not set(s.row) & set(row)
    assert set(row) <= set(s.closed)


@pytest.mark.rule("BM-6.12")
@pytest.mark.case("TC-37")
@pytest.mark.parametrize(("seats", "most"), [(4, 61), (3, 53), (2, 49)])
def test_stores_cannot_run_out(seats, most):
    months = box.ENDS[seats].month - 1
    assert seats * 4 + 5 + months * max(4, seats + 1) == most
    assert most <= len(box.CARDS)


@pytest.mark.rule("BM-15.10")
@pytest.mark.case("TC-28")
def test_the_winner_of_a_peddler_pays_the_bid_less_the_discount():
    s = builders()
    lay_out(s, "Art Peddler", "Exporter", "Art Gallery", "Bakery")
    s.market = (0, 0, 0, 0, 3)
    run(s, Builders())
    assert refused(s, Auction(number("Art Peddler"), 7))[0] == "BM-6.5"
    money(s, 15, 15)
    play(s, Auction(number("Art Peddler"), 9), Drop())
    assert s.players[0].money == 15
    assert now(s) == Manage(0)
