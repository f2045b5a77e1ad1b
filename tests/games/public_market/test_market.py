"""PM-9: the Market action."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid
from tabletop.games.public_market.invariants import invariant_errors
from tabletop.games.public_market.state import SCRAP
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    Buy,
    ChoosePower,
    Complete,
    CrabCheck,
    Fishing,
    GiveUp,
    Lay,
    LayScrap,
    Payout,
    PlaceCollection,
    PlaceLighthouse,
    Shop,
    StopMarket,
    SupplyScrap,
    TakeFree,
    UseMoney,
    complete_lines,
    location_points,
    logos_of,
    market_steps,
    shape_of,
    worth,
)
from tests.games.public_market.positions import (
    ANCHOR,
    ANY_SCRAP,
    BOAT,
    MONEY,
    C,
    H,
    S,
    ask,
    card,
    cell,
    cells,
    contract,
    deal,
    empty_bag,
    happened,
    legal,
    now,
    play,
    put,
    refused,
    run,
    space,
    start,
    take_out,
    tile,
)

RING = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]


def market(
    fish=(0, 0, 0, 0), *, seats=4, chest=4, contracts=(101, 204, 305, 402), cards=("B1", "B2", "B13", "R1")
):
    """Seat 0 goes to Market with these fish."""
    s = start(seats)
    s.contracts = tuple((contract(ticket),) for ticket in contracts)
    deal(s, *cards)
    p = s.players[0]
    old = p.chest
    if chest != old:
        for other in s.players:
            if other.chest == chest:
                other.chest = old
        s.chests = [old if one == chest else one for one in s.chests]
    p.fish, p.chest, p.money = fish, chest, 0
    return ask(s, *market_steps(0))


@pytest.mark.rule("PM-9.1")
@pytest.mark.rule("PM-6.5")
def test_held_scraps_come_first():
    s = market()
    s.players[0].held = (H,)
    s.scraps[H] -= 1
    ask(s, *market_steps(0))
    rule, why = refused(s, StopMarket())
    assert rule == "PM-9.1"
    assert "Herring Scrap" in why
    play(s, LayScrap(H, cell(2, 2), 0))
    assert now(s) == Shop(0, 0)
    assert s.players[0].fish == (0, 1, 0, 0)


def crabs_after(covered, *, token=-1, crabs=0, **options):
    s = start(3, **options)
    p = s.players[0]
    p.chest, p.filled, p.token, p.crabs = 4, cells(*covered), token, crabs
    run(s, CrabCheck(0))
    return p.crabs


@pytest.mark.rule("PM-9.2")
@pytest.mark.rule("PM-15.8")
@pytest.mark.rule("PM-15.9")
@pytest.mark.case("TC-29")
def test_a_surrounded_crab_is_won():
    assert crabs_after(RING) == 1
    assert crabs_after(RING, token=2) == 2
    assert crabs_after(RING, token=2, crabs=4) == 5
    assert crabs_after(RING, crabs=5) == 5


@pytest.mark.rule("PM-9.2")
@pytest.mark.case("TC-31")
def test_with_one_neighbour_open_no_crab_is_won():
    assert crabs_after(RING[:-1]) == 0


@pytest.mark.rule("PM-9.2")
@pytest.mark.case("TC-32")
def test_the_crab_itself_may_be_covered():
    assert crabs_after([*RING, (3, 3)]) == 1
    assert crabs_after([*RING, (3, 3)], crab_must_be_open="on") == 0


@pytest.mark.rule("PM-9.3")
@pytest.mark.rule("PM-9.4")
@pytest.mark.rule("PM-7.3")
@pytest.mark.case("TC-37")
def test_a_contract_is_paid_in_fish():
    s = market((1, 2, 1, 1))
    told = play(s, Complete(contract(204)))
    assert s.players[0].fish == (1, 0, 0, 0)
    assert happened(told, events.ContractCompleted)
    told = play(s, PlaceLighthouse(1, space(s, 2, "L1")), StopMarket())
    assert happened(told, events.FishSold) == [events.FishSold(0, (1, 0, 0, 0), 0)]
    assert s.players[0].money == 0
    assert s.lights[1][space(s, 2, "L1")] == 0


@pytest.mark.rule("PM-9.3")
@pytest.mark.case("TC-38")
def test_a_contract_with_fish_missing_is_refused_and_says_which():
    s = market((5, 2, 1, 0))
    rule, why = refused(s, Complete(contract(204)))
    assert rule == "PM-9.3"
    assert why.startswith("You still need 1 Salmon for the contract for 2 Herring, 1 Cod and 1 Salmon in")
    assert refused(s, Complete(contract(114)))[0] == "PM-2.3"


@pytest.mark.rule("PM-9.8")
@pytest.mark.rule("PM-1.8")
@pytest.mark.case("TC-39")
def test_a_card_is_paid_in_fish():
    s = market((0, 1, 0, 1))
    play(s, Buy(0))
    assert s.players[0].fish == (0, 0, 0, 0)
    assert s.players[0].cards == (card("B1"),)


@pytest.mark.rule("PM-9.8")
@pytest.mark.rule("PM-9.9")
@pytest.mark.case("TC-40")
def test_carrie_buys_two_blue_cards():
    s = market((2, 1, 1, 1))
    play(s, Buy(0))
    assert s.players[0].fish == (2, 0, 1, 0)
    play(s, Buy(1))
    p = s.players[0]
    assert p.gears == (0, 1, 1, 0)
    assert p.fish == (0, 1, 1, 0)
    logos = logos_of(s, 0)
    assert (logos[ANCHOR], logos[BOAT], sum(logos)) == (1, 1, 2)
    assert not s.flow


@pytest.mark.rule("PM-9.13")
@pytest.mark.rule("PM-2.1")
@pytest.mark.case("TC-41")
def test_rob_gets_a_new_chest_and_his_gear_fish():
    s = market()
    p, pile, old = s.players[0], list(s.chests), s.players[0].chest
    p.gears = (3, 1, 2, 1)
    told = play(s, StopMarket())
    assert p.fish == (3, 1, 2, 1)
    assert p.chest == pile[-1]
    assert s.chests == [old, *pile[:-1]]
    assert happened(told, events.ChestDrawn)[0].final
    assert p.placed == ()


@pytest.mark.rule("PM-9.3")
@pytest.mark.rule("PM-9.6")
@pytest.mark.case("TC-42")
def test_two_cards_a_visit_and_a_free_one_besides():
    s = market((8, 7, 6, 5))
    play(s, Buy(0), Complete(contract(305)), PlaceLighthouse(2, space(s, 3, "R3")))
    assert legal(s) == [TakeFree(n) for n in (1, 2, 3)]
    play(s, TakeFree(1))
    assert s.players[0].cards == (card("B1"), card("B2"))
    assert not s.flow
    s = market((8, 7, 6, 5))
    s.players[0].cube, s.players[0].ready = MONEY, True
    play(s, Buy(0), Buy(1))
    assert refused(s, Buy(2)) == (
        "PM-9.3",
        "You have completed 2 card(s) in this visit, which is all; the card of stack 3 has to wait.",
    )
    assert refused(s, Complete(contract(204)))[0] == "PM-9.3"
    assert legal(s) == [StopMarket(), UseMoney()]


@pytest.mark.rule("PM-9.8")
@pytest.mark.rule("PM-9.12")
@pytest.mark.case("TC-43")
def test_a_stack_offers_one_card_a_turn():
    s = market((8, 7, 6, 5))
    play(s, Buy(1))
    assert refused(s, Buy(1)) == (
        "PM-9.8",
        "The card of stack 2 was taken; the next is turned up when the turn is over.",
    )
    next_card = s.stacks[1][-1]
    told = play(s, StopMarket())
    assert s.open[1] == next_card
    assert happened(told, events.CardTurnedUp) == [events.CardTurnedUp(1, next_card)]
    assert invariant_errors(s) == []


@pytest.mark.rule("PM-9.12")
def test_a_stack_without_cards_stays_empty():
    s = market((8, 7, 6, 5))
    s.spare = (*s.spare, *s.stacks[1])
    s.stacks[1] = ()
    play(s, Buy(1))
    assert refused(s, Buy(1)) == ("PM-9.8", "Stack 2 of Today's Catch is used up.")
    told = play(s, StopMarket())
    assert s.open[1] == -1
    assert not happened(told, events.CardTurnedUp)


@pytest.mark.rule("PM-9.7")
@pytest.mark.case("TC-44")
def test_a_collection_space_gives_money_and_a_logo():
    s = market((2, 1, 0, 0))
    play(s, Complete(contract(101)), PlaceCollection(1, ANCHOR))
    assert s.players[0].money == 3
    assert logos_of(s, 0)[ANCHOR] == 1
    assert location_points(s, 0) == 0
    assert s.collected[4 + ANCHOR] == 0


@pytest.mark.rule("PM-9.4")
def test_a_lighthouse_goes_on_a_free_space_of_its_column_or_a_collection():
    s = market((2, 1, 0, 0))
    s.lights[0] = (2, *s.lights[0][1:])
    s.players[2].lighthouses -= 1
    s.collected[BOAT] = 3
    s.players[3].lighthouses -= 1
    play(s, Complete(contract(101)))
    assert refused(s, PlaceLighthouse(0, 0)) == (
        "PM-9.4",
        "Player 3 has a Lighthouse on the 3 VP space in the left half of column 1.",
    )
    assert refused(s, PlaceLighthouse(2, 0)) == (
        "PM-9.4",
        "The contract was of column 1; this space is in column 3.",
    )
    assert refused(s, PlaceCollection(0, BOAT)) == ("PM-9.4", "Player 4 has a Lighthouse on the Boat logo.")
    assert len(legal(s)) == 5 + 7
    play(s, PlaceLighthouse(0, 3))
    assert s.players[0].lighthouses == 6


@pytest.mark.rule("PM-9.4")
def test_the_same_contract_may_be_completed_twice_in_a_visit():
    s = market((4, 2, 0, 0))
    play(s, Complete(contract(101)), PlaceLighthouse(0, 0), Complete(contract(101)), PlaceLighthouse(0, 3))
    assert s.lights[0].count(0) == 2
    assert not s.flow


@pytest.mark.rule("PM-9.5")
def test_no_contract_without_a_lighthouse_and_a_free_space():
    s = market((8, 7, 6, 5))
    s.players[0].lighthouses = 0
    rule, why = refused(s, Complete(contract(305)))
    assert rule == "PM-9.5"
    assert "no Lighthouse left" in why
    s = market((8, 7, 6, 5))
    s.lights[0], s.collected = (1,) * 6, [2] * 8
    assert refused(s, Complete(contract(101))) == (
        "PM-9.5",
        "No space is free for a Lighthouse in column 1 or on a Collection Location.",
    )
    assert Complete(contract(204)) in legal(s)
    s.collected[5] = -1
    assert Complete(contract(101)) in legal(s)


@pytest.mark.rule("PM-9.6")
def test_the_bonuses_of_spaces_come_now():
    s = market((8, 7, 6, 5))
    play(s, Complete(contract(204)), PlaceLighthouse(1, space(s, 2, "L2")))
    assert s.players[0].held == (H,)
    rule, why = refused(s, LayScrap(H, cell(2, 2), 0))
    assert rule == "PM-9.6"
    assert "next Ice Chest" in why
    play(s, Complete(contract(305)), PlaceLighthouse(2, space(s, 3, "R2")))
    assert s.players[0].gears == (0, 0, 1, 0)
    assert s.players[0].held == (H,)
    assert location_points(s, 0) == 6


@pytest.mark.rule("PM-9.6")
@pytest.mark.case("TC-82")
def test_a_bonus_that_cannot_be_given_is_lost():
    s = market((8, 7, 6, 5), cards=("", "", "", ""))
    s.players[0].gears = (0, 7, 0, 0)
    told = play(s, Complete(contract(204)), PlaceLighthouse(1, space(s, 2, "R3")))
    assert happened(told, events.BonusLost) == [events.BonusLost(0, "card", -1)]
    assert s.lights[1][space(s, 2, "R3")] == 0
    told = play(s, Complete(contract(204)), PlaceLighthouse(1, space(s, 2, "R2")))
    assert s.players[0].gears == (0, 7, 0, 0)
    assert happened(told, events.GearGained) == [events.GearGained(0, H, capped=True)]
    assert location_points(s, 0) == 1
    s = market((8, 7, 6, 5))
    s.scraps[H] = 0
    told = play(s, Complete(contract(204)), PlaceLighthouse(1, space(s, 2, "L2")))
    assert happened(told, events.BonusLost) == [events.BonusLost(0, "scrap", H)]
    assert s.players[0].held == ()


@pytest.mark.rule("PM-9.6")
def test_a_scrap_for_which_no_chest_will_come_is_lost_at_once():
    s = market((8, 7, 6, 5))
    empty_bag(s)
    told = play(s, Complete(contract(204)), PlaceLighthouse(1, space(s, 2, "L2")))
    assert happened(told, events.BonusLost) == [events.BonusLost(0, "scrap", H)]
    assert s.scraps[H] == 10


@pytest.mark.rule("PM-9.10")
@pytest.mark.case("TC-01")
def test_what_fish_sell_for():
    assert [
        worth(fish, token=False) for fish in ((2, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
    ] == [1, 1, 1, 2]


@pytest.mark.rule("PM-15.10")
@pytest.mark.case("TC-02")
def test_what_fish_sell_for_with_the_market_token():
    assert [worth(fish, token=True) for fish in ((2, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))] == [
        2,
        2,
        2,
        3,
    ]


@pytest.mark.rule("PM-9.10")
@pytest.mark.rule("PM-15.10")
@pytest.mark.case("TC-03")
def test_an_odd_sardine_sells_for_nothing():
    assert worth((3, 2, 1, 2), token=False) == 8
    assert worth((3, 2, 1, 2), token=True) == 14
    s = market((3, 2, 1, 2))
    s.players[0].token = 3
    play(s, StopMarket())
    assert s.players[0].money == 14


def lines(covered, chest=4):
    s = start(3)
    s.players[0].chest, s.players[0].filled, s.players[0].money = chest, cells(*covered), 0
    run(s, Payout(0))
    return s.players[0].money, complete_lines(s.players[0])


@pytest.mark.rule("PM-9.11")
@pytest.mark.case("TC-04")
def test_a_full_chest_pays_fifteen():
    everything = [(r, c) for r in range(1, 6) for c in range(1, 6) if (r, c) not in ((1, 5), (5, 1))]
    assert lines(everything)[0] == 15
    assert lines([place for place in everything if place != (3, 3)])[0] == 15


@pytest.mark.rule("PM-9.11")
@pytest.mark.case("TC-05")
@pytest.mark.case("TC-06")
def test_alex_is_paid_for_three_columns_rather_than_two_rows():
    covered = [(r, c) for r in (1, 2) for c in range(1, 6) if (r, c) != (1, 5)]
    covered += [(3, 4), (3, 5), (4, 3), (4, 4), (4, 5), (5, 3), (5, 4), (5, 5)]
    assert lines(covered) == (9, (False, (2, 3, 4)))


@pytest.mark.rule("PM-9.11")
@pytest.mark.case("TC-07")
def test_an_empty_chest_pays_nothing():
    for chest in range(9):
        assert lines([], chest)[0] == 0


@pytest.mark.rule("PM-9.11")
def test_of_equal_numbers_rows_are_paid():
    covered = {*((3, c) for c in range(1, 6)), *((r, 2) for r in range(1, 6))}
    assert lines(covered) == (3, (True, (2,)))


@pytest.mark.rule("PM-9.12")
def test_scraps_return_and_tiles_leave_the_game():
    s = market()
    put(s, 0, tile("T15"), 2, 1)
    put(s, 0, SCRAP + C, 3, 1)
    bag = len(s.bag)
    assert s.scraps[C] == 9
    play(s, StopMarket())
    assert s.scraps[C] == 10
    assert s.gone >> tile("T15") & 1
    assert len(s.bag) == bag
    assert invariant_errors(s) == []


@pytest.mark.rule("PM-9.13")
@pytest.mark.rule("PM-12.10")
@pytest.mark.case("TC-56")
def test_with_an_empty_bag_no_new_chest_comes():
    s = market()
    s.players[0].gears = (1, 0, 0, 2)
    empty_bag(s)
    told = play(s, StopMarket())
    assert s.players[0].chest == -1
    assert s.players[0].fish == (1, 0, 0, 2)
    assert not happened(told, events.ChestDrawn)
    assert invariant_errors(s) == []
    ask(s, *market_steps(0))
    play(s, StopMarket())
    assert s.players[0].fish == (1, 0, 0, 2)


@pytest.mark.rule("PM-9.13")
def test_with_the_option_the_last_day_round_still_has_chests():
    s = start(3, strict_empty_bag="off")
    empty_bag(s)
    ask(s, *market_steps(0))
    play(s, StopMarket())
    assert s.players[0].chest >= 0
    s.dusk = 1
    ask(s, *market_steps(0))
    play(s, StopMarket())
    assert s.players[0].chest == -1


@pytest.mark.rule("PM-9.14")
def test_market_is_open_to_anybody():
    s = market((0, 0, 0, 0))
    assert legal(s) == [StopMarket()]
    play(s, StopMarket())
    assert not s.flow


@pytest.mark.rule("PM-9.10")
@pytest.mark.rule("PM-17.1")
@pytest.mark.case("TC-81")
def test_a_chest_filled_to_the_last_cell():
    s = market(chest=0)
    rows = ["#AAAA", "B*CAA", "BCCCD", "BE#FD", "BBFFD"]
    for name, thing in (("A", tile("T67")), ("B", tile("T50")), ("C", tile("T20")), ("D", tile("T05"))):
        lay(s, rows, name, thing)
    lay(s, rows, "E", SCRAP + H)
    told = play_last(s, rows)
    assert s.players[0].fish == (5, 5, 5, 1)
    assert happened(told, events.ShrimpCovered)
    ask(s, *market_steps(0))
    run_out = play(s, StopMarket())
    assert [event.dollars for event in happened(run_out, events.PaidOut)] == [15]
    assert s.players[0].crabs == 1
    assert invariant_errors(s) == []


def where(rows, name, thing, flags):
    mask = grid.mask(grid.cells(rows, name))
    found = [way for way in grid.placements(shape_of(thing, single=flags.single_scraps)) if way.mask == mask]
    assert len(found) == 1, name
    return found[0]


def lay(s, rows, name, thing):
    way = where(rows, name, thing, s.flags)
    put(s, 0, thing, way.cell // 5 + 1, way.cell % 5 + 1, way.turn)


def play_last(s, rows):
    last = tile("T07")
    way = where(rows, "F", last, s.flags)
    take_out(s, last)
    s.ocean[0] = (last, *s.ocean[0])
    ask(s, Fishing(0, dealt=False))
    return play(s, Lay(last, way.cell, way.turn), ChoosePower(2))


@pytest.mark.rule("PM-9.1")
def test_scraps_given_up_at_market_bring_nothing():
    s = market()
    s.players[0].held = (S, S)
    s.scraps[S] -= 2
    ask(s, *market_steps(0))
    play(s, GiveUp(S), GiveUp(S))
    assert s.scraps[S] == 10
    assert s.players[0].money == 0
    assert len(box.SCRAPS) == 4


@pytest.mark.rule("PM-8.2")
@pytest.mark.rule("PM-9.3")
def test_a_power_used_after_two_cards_ends_the_visit():
    s = market((8, 7, 6, 5))
    s.players[0].cube, s.players[0].ready = MONEY, True
    play(s, Buy(0), Buy(1))
    assert english(now(s).prompt(s)) == "End your visit, or use Take $5 before."
    play(s, UseMoney())
    assert not s.flow
    s = market((8, 7, 6, 5))
    s.players[0].cube, s.players[0].ready = MONEY, True
    play(s, UseMoney())
    assert now(s) == Shop(0, 0)


@pytest.mark.rule("PM-8.5")
@pytest.mark.rule("PM-9.1")
def test_any_scrap_at_market_before_and_after_the_held_ones():
    for first in (True, False):
        s = market()
        p = s.players[0]
        p.held, p.cube, p.ready = (H,), ANY_SCRAP, True
        s.scraps[H] -= 1
        ask(s, *market_steps(0))
        use, lay = SupplyScrap(C, cell(3, 1), 0), LayScrap(H, cell(2, 2), 0)
        play(s, *((use, lay) if first else (lay, use)))
        assert p.fish == (0, 1, 1, 0)
        assert now(s) == Shop(0, 0)


@pytest.mark.rule("PM-2.4")
@pytest.mark.rule("PM-2.2")
def test_spaces_that_are_not_in_this_match_are_refused():
    s = market((2, 1, 0, 0), seats=3)
    play(s, Complete(contract(101)))
    assert refused(s, PlaceCollection(1, BOAT)) == (
        "PM-2.4",
        "There is no Collection Location 2 in this match.",
    )
    assert refused(s, PlaceLighthouse(0, 5)) == ("PM-9.4", "The Scoring Location of column 1 has no space 6.")
    rule, why = refused(s, StopMarket())
    assert rule == "PM-9.4"
    assert "Put a Lighthouse on a free space of column 1" in why
