"""PM-5 to PM-7: fishing, the Ice Chest and the Catch Tracker."""

from __future__ import annotations

import pytest

from tabletop.games.public_market import components as box
from tabletop.games.public_market.state import SCRAP
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    MAX,
    Acting,
    Cool,
    Discard,
    EndTurn,
    Fish,
    Fishing,
    GiveUp,
    Go,
    Lay,
    LayScrap,
    Market,
    Sell,
    StopMarket,
    crab_surrounded,
)
from tests.games.public_market.positions import (
    COOLER,
    MONEY,
    C,
    H,
    S,
    ask,
    cell,
    cells,
    empty_bag,
    happened,
    legal,
    line,
    now,
    ocean,
    play,
    put,
    refused,
    start,
    tile,
)

NAMES = ("T15", "T18", "T05", "T41", "T66")


def fishing(seats=3, *, chest=4, names=NAMES, held=(), **options):
    """Seat 0 fishes; these tiles lie in the Boat's column, and three others in the next."""
    s = start(seats, **options)
    s.players[0].chest = chest
    s.players[0].held = held
    for kind in held:
        s.scraps[kind] -= 1
    ocean(s, tuple(tile(name) for name in names), (tile("T01"), tile("T02"), tile("T03")))
    return ask(s, Fishing(0, dealt=False))


@pytest.mark.rule("PM-5.1")
def test_each_meeple_fishes_or_goes_to_market_and_cannot_pass():
    s = start(3)
    line(s)
    s.queues[2] = (0, 1)
    s.queues[0] = (2,)
    ask(s, Acting())
    assert now(s) == Go(1, 1)
    assert legal(s) == [Fish(1), Market(1)]
    rule, why = refused(s, EndTurn())
    assert rule == "PM-5.1"
    assert "End your turn" in why
    assert refused(s, Fish(2))[0] == "PM-4.8"


@pytest.mark.rule("PM-5.2")
def test_the_meeple_takes_the_lowest_free_space():
    s = start(3)
    line(s)
    s.queues[0] = (2, 1, 0)
    ask(s, Acting())
    told = play(s, Market(0), StopMarket(), Fish(1))
    assert s.track[:1] == [1]
    assert s.track[4] == 0
    assert happened(told, events.WentToMarket) == [events.WentToMarket(0, 0, 4)]


@pytest.mark.rule("PM-5.3")
def test_a_tile_comes_from_the_column_at_the_boat():
    s = fishing()
    rule, why = refused(s, Sell(tile("T02")))
    assert (rule, why) == (
        "PM-5.3",
        "The Boat lies at column 1; the tile with 1 Cod and 1 Salmon is in column 2.",
    )
    rule, why = refused(s, Sell(tile("T70")))
    assert rule == "PM-5.3"
    assert "isn't in the Ocean" in why
    assert refused(s, EndTurn())[0] == "PM-5.3"
    assert {a.tile for a in legal(s)} == {tile(name) for name in NAMES}


@pytest.mark.rule("PM-5.3")
def test_one_tile_a_turn():
    s = fishing(held=(S,))
    play(s, Sell(tile("T15")))
    rule, why = refused(s, Sell(tile("T18")))
    assert rule == "PM-5.3"
    assert why.startswith("You have taken your tile in this turn")


@pytest.mark.rule("PM-5.4")
def test_a_tile_is_placed_and_the_turn_ends():
    s = fishing()
    told = play(s, Lay(tile("T15"), cell(2, 1), 0))
    assert s.players[0].placed == ((tile("T15"), cell(2, 1), 0),)
    assert s.players[0].filled == cells((2, 1), (2, 2), (2, 3), (2, 4))
    assert tile("T15") not in s.ocean[0]
    assert happened(told, events.TileLaid)
    assert not s.flow


@pytest.mark.rule("PM-5.5")
@pytest.mark.rule("PM-7.1")
@pytest.mark.case("TC-26")
def test_any_tile_can_be_sold_to_the_captain():
    for name in NAMES:
        s = fishing()
        play(s, Sell(tile(name)))
        assert s.players[0].money == 15
        assert s.players[0].fish == (0, 0, 0, 0)
        assert s.gone >> tile(name) & 1


@pytest.mark.rule("PM-5.5")
@pytest.mark.rule("PM-12.10")
@pytest.mark.case("TC-27")
def test_the_captain_buys_nothing_once_the_bag_is_empty_and_never_a_scrap():
    s = fishing(held=(S,))
    rule, why = refused(s, Discard(tile("T15")))
    assert rule == "PM-5.6"
    assert "sell the tile with 1 Sardine(s), 1 Herring and 1 Cod" in why
    empty_bag(s)
    rule, why = refused(s, Sell(tile("T15")))
    assert rule == "PM-5.5"
    assert why.startswith("The Ocean Bag is empty: the Captain buys no more")
    assert not any(isinstance(a, Sell) for a in legal(s))
    assert GiveUp(S) in legal(s)
    play(s, GiveUp(S))
    assert s.players[0].money == 12


@pytest.mark.rule("PM-5.6")
@pytest.mark.rule("PM-9.13")
def test_with_an_empty_bag_that_counts_from_sunset_on_the_captain_is_not_said_to_have_tiles():
    s = fishing(strict_empty_bag="off")
    assert refused(s, Discard(tile("T15")))[1].startswith("While the Ocean Bag has tiles")
    empty_bag(s)
    assert refused(s, Discard(tile("T15")))[1].startswith("Until sunset the Captain buys")


@pytest.mark.rule("PM-5.6")
@pytest.mark.rule("PM-9.13")
def test_with_an_empty_bag_a_tile_that_cannot_lie_anywhere_is_discarded():
    s = fishing()
    empty_bag(s)
    s.players[0].chest = -1
    assert {type(a) for a in legal(s)} == {Discard}
    assert refused(s, Lay(tile("T15"), 0, 0))[0] == "PM-9.13"
    play(s, Discard(tile("T15")))
    assert s.players[0].money == 12
    assert s.gone >> tile("T15") & 1


@pytest.mark.rule("PM-5.7")
@pytest.mark.rule("PM-7.2")
@pytest.mark.case("TC-25")
def test_a_tile_over_a_maximum_cannot_be_kept():
    s = fishing(names=("T15",))
    p = s.players[0]
    p.fish, p.cube, p.ready = (8, 0, 0, 0), COOLER, True
    assert legal(s) == [Sell(tile("T15"))]
    rule, why = refused(s, Lay(tile("T15"), cell(2, 1), 0))
    assert rule == "PM-5.7"
    assert "9 Sardine(s)" in why
    assert "ends at 8" in why
    assert refused(s, Cool(tile("T15")))[0] == "PM-5.7"
    empty_bag(s)
    assert legal(s) == [Discard(tile("T15"))]


@pytest.mark.rule("PM-7.2")
def test_a_maximum_itself_can_be_reached():
    s = fishing(names=("T15",))
    p = s.players[0]
    p.fish = tuple(most - n for most, n in zip(MAX, box.TILE_FISH[tile("T15")], strict=True))
    play(s, next(action for action in legal(s) if isinstance(action, Lay)))
    assert p.fish == MAX


@pytest.mark.rule("PM-5.8")
@pytest.mark.rule("PM-6.5")
def test_held_scraps_are_placed_or_given_up_before_the_turn_ends_in_any_order():
    s = fishing(held=(S, C))
    play(s, LayScrap(C, cell(2, 1), 0))
    play(s, Sell(tile("T15")))
    rule, why = refused(s, EndTurn())
    assert rule == "PM-5.8"
    assert "Sardine Scrap" in why
    assert refused(s, GiveUp(C)) == ("PM-6.5", "You hold no Cod Scrap; you hold Sardine Scrap.")
    play(s, GiveUp(S))
    assert not s.flow
    assert s.scraps == [10, 10, 9, 10]
    assert s.players[0].money == 15
    assert s.players[0].fish == (0, 0, 1, 0)


@pytest.mark.rule("PM-6.1")
def test_pieces_lie_inside_the_grid_turned_as_one_likes_but_not_mirrored():
    s = fishing(names=("T18", "T15"))
    play_at = Lay(tile("T18"), cell(3, 4), 1)
    rule, why = refused(s, play_at)
    assert rule == "PM-6.1"
    assert why.startswith(
        "In row 3, column 4, turned right, the tile with 1 Sardine(s), 1 Herring and 1 Salmon"
    )
    assert why.endswith("would stick out of the Ice Chest.")
    rule, why = refused(s, Lay(tile("T18"), cell(2, 2), 5))
    assert rule == "PM-6.1"
    assert "not mirrored" in why
    assert {a.turn for a in legal(s) if isinstance(a, Lay) and a.tile == tile("T18")} == {0, 1, 2, 3}
    assert {a.turn for a in legal(s) if isinstance(a, Lay) and a.tile == tile("T15")} == {0, 1}


@pytest.mark.rule("PM-6.1")
def test_with_the_option_tiles_may_be_mirrored():
    s = fishing(names=("T18", "T15"), allow_flip="on")
    assert {a.turn for a in legal(s) if isinstance(a, Lay) and a.tile == tile("T18")} == set(range(8))
    play(s, Lay(tile("T18"), cell(2, 2), 5))
    assert s.players[0].placed == ((tile("T18"), cell(2, 2), 5),)


@pytest.mark.rule("PM-6.1")
def test_a_tile_turned_half_round_that_looks_the_same_is_the_same():
    s = fishing(names=("T15",))
    play(s, Lay(tile("T15"), cell(2, 1), 2))
    assert s.players[0].placed == ((tile("T15"), cell(2, 1), 0),)


@pytest.mark.rule("PM-6.1")
@pytest.mark.case("TC-28")
def test_an_ice_block_cannot_be_covered():
    s = fishing()
    rule, why = refused(s, Lay(tile("T15"), cell(1, 2), 0))
    assert (rule, why) == (
        "PM-6.1",
        "The tile with 1 Sardine(s), 1 Herring and 1 Cod would cover the Ice Block in row 1, column 5.",
    )
    s.players[0].token = 0
    assert now(s).check(s, Lay(tile("T15"), cell(1, 2), 0)) is None
    assert Lay(tile("T15"), cell(1, 2), 0) in legal(s)


@pytest.mark.rule("PM-6.1")
def test_nothing_lies_on_another_tile():
    s = fishing()
    put(s, 0, SCRAP + H, 2, 2)
    assert refused(s, Lay(tile("T15"), cell(2, 1), 0)) == (
        "PM-6.1",
        "The tile with 1 Sardine(s), 1 Herring and 1 Cod would lie on the Herring Scrap in row 2, column 2.",
    )


@pytest.mark.rule("PM-6.2")
def test_pieces_need_not_touch():
    s = fishing()
    put(s, 0, SCRAP + S, 1, 1)
    assert Lay(tile("T15"), cell(4, 2), 0) in legal(s)


@pytest.mark.rule("PM-6.3")
def test_crab_and_shrimp_may_be_covered_and_the_crab_brings_nothing():
    s = fishing()
    assert box.CRAB[4] == cells((3, 3))
    told = play(s, Lay(tile("T15"), cell(3, 1), 0))
    assert s.players[0].crabs == 0
    assert not happened(told, events.CrabsWon)
    s = fishing()
    assert Lay(tile("T15"), cell(1, 1), 0) in legal(s)


RING = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]


def ringed(chest, covered, **options):
    s = start(3, **options)
    s.players[0].chest, s.players[0].filled = chest, cells(*covered)
    return crab_surrounded(s, s.players[0])


@pytest.mark.rule("PM-6.4")
@pytest.mark.case("TC-30")
def test_ice_counts_around_the_crab():
    assert ringed(3, [(2, 2), (2, 3), (3, 1), (3, 3), (4, 1), (4, 2), (4, 3)])


@pytest.mark.rule("PM-6.4")
@pytest.mark.case("TC-31")
def test_one_open_neighbour_is_enough_to_let_the_crab_go():
    assert ringed(4, RING)
    assert not ringed(4, RING[:-1])


@pytest.mark.rule("PM-6.4")
@pytest.mark.case("TC-32")
def test_a_covered_crab_counts_unless_the_option_says_otherwise():
    assert ringed(4, [*RING, (3, 3)])
    assert not ringed(4, [*RING, (3, 3)], crab_must_be_open="on")
    assert ringed(4, RING, crab_must_be_open="on")


@pytest.mark.rule("PM-6.5")
def test_a_scrap_over_the_maximum_can_only_be_given_up():
    s = fishing(held=(H,))
    s.players[0].fish = (0, 7, 0, 0)
    play(s, Sell(tile("T05")))
    assert legal(s) == [GiveUp(H)]
    rule, why = refused(s, LayScrap(H, cell(2, 2), 0))
    assert rule == "PM-7.2"
    assert "8 Herring" in why
    told = play(s, GiveUp(H))
    assert happened(told, events.ScrapGivenUp) == [events.ScrapGivenUp(0, H)]
    assert s.scraps[H] == 10


@pytest.mark.rule("PM-1.4")
@pytest.mark.rule("PM-7.1")
@pytest.mark.case("TC-23")
def test_shawn_counts_tile_and_scrap():
    s = fishing(held=(H,))
    play(s, Lay(tile("T18"), cell(2, 1), 0), LayScrap(H, cell(1, 3), 0))
    assert s.players[0].fish == (1, 2, 0, 1)


@pytest.mark.rule("PM-7.1")
@pytest.mark.case("TC-24")
def test_a_tile_with_three_kinds():
    s = fishing()
    play(s, Lay(tile("T15"), cell(2, 1), 0))
    assert s.players[0].fish == (1, 1, 1, 0)


@pytest.mark.rule("PM-7.2")
def test_gears_count_towards_the_maximum():
    s = fishing(names=("T05",))
    s.players[0].gears = (0, 0, 5, 0)
    s.players[0].fish = (0, 0, 5, 0)
    assert legal(s) == [Sell(tile("T05"))]


@pytest.mark.rule("PM-1.5")
def test_with_the_option_every_scrap_covers_one_cell():
    s = fishing(held=(C,), scrap_all_monomino="on")
    play(s, Sell(tile("T05")), LayScrap(C, cell(1, 2), 0))
    assert s.players[0].filled == cells((1, 2))


@pytest.mark.rule("PM-5.8")
def test_a_ready_power_is_offered_before_the_turn_ends():
    s = fishing()
    s.players[0].cube, s.players[0].ready = MONEY, True
    play(s, Sell(tile("T15")))
    assert EndTurn() in legal(s)
    play(s, EndTurn())
    assert not s.flow


def test_without_any_tile_in_reach_only_scraps_are_left_to_do():
    s = start(3)
    line(s)
    s.queues[0] = (0,)
    ocean(s)
    empty_bag(s)
    ask(s, Acting())
    play(s, Fish(0))
    assert not s.flow
