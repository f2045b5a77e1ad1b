"""PM-6.6 and PM-8: the Shrimp Bonus and its powers."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.public_market.state import SCRAP
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    SHRIMP_TOKEN,
    Bid,
    Bidding,
    ChoosePower,
    Cool,
    Decline,
    EndTurn,
    Fishing,
    Go,
    Lay,
    LayScrap,
    Sell,
    Shrimp,
    SupplyScrap,
    UseMoney,
    market_steps,
)
from tests.games.public_market.positions import (
    ANY_SCRAP,
    ANYWHERE,
    COOLER,
    MONEY,
    H,
    S,
    ask,
    cell,
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


def fishing(power=-1, *, ready=True, held=()):
    """Seat 0 fishes with chest 5 (Shrimp at 1,1 5,2 5,5) and the cube on this power."""
    s = start(3)
    p = s.players[0]
    p.chest, p.cube, p.ready, p.held = 4, power, ready and power >= 0, held
    for kind in held:
        s.scraps[kind] -= 1
    ocean(
        s,
        tuple(tile(name) for name in ("T15", "T18", "T05", "T41", "T66")),
        (tile("T01"), tile("T02"), tile("T03"), tile("T04"), tile("T06")),
    )
    return ask(s, Fishing(0, dealt=False))


def two_shrimp(power=-1, *, ready=True):
    """Two Shrimp are covered; a held Sardine Scrap can cover the third."""
    s = fishing(power, ready=ready, held=(S,))
    put(s, 0, SCRAP + H, 5, 2)
    put(s, 0, SCRAP + H, 5, 5)
    s.players[0].fish = (0, 0, 0, 0)
    return s


@pytest.mark.rule("PM-6.6")
@pytest.mark.rule("PM-8.1")
@pytest.mark.case("TC-33")
def test_the_third_shrimp_lets_one_choose_of_all_four():
    s = two_shrimp()
    told = play(s, LayScrap(S, cell(1, 1), 0))
    assert happened(told, events.ShrimpCovered) == [events.ShrimpCovered(0)]
    assert now(s) == Shrimp(0)
    assert legal(s) == [ChoosePower(n) for n in range(4)]
    play(s, ChoosePower(MONEY))
    assert (s.players[0].cube, s.players[0].ready) == (MONEY, True)


@pytest.mark.rule("PM-8.1")
@pytest.mark.rule("PM-8.3")
@pytest.mark.case("TC-34")
@pytest.mark.parametrize("ready", [True, False])
def test_the_power_under_the_cube_cannot_be_chosen_again(ready):
    s = two_shrimp(COOLER, ready=ready)
    play(s, LayScrap(S, cell(1, 1), 0))
    assert legal(s) == [ChoosePower(n) for n in (1, 2, 3)]
    assert refused(s, ChoosePower(COOLER)) == (
        "PM-8.1",
        "Your Shrimp cube is on Cooler already; choose another power.",
    )
    told = play(s, ChoosePower(ANYWHERE))
    assert happened(told, events.PowerChosen) == [events.PowerChosen(0, ANYWHERE, COOLER if ready else -1)]
    assert (s.players[0].cube, s.players[0].ready) == (ANYWHERE, True)


@pytest.mark.rule("PM-8.3")
def test_who_would_lose_a_power_is_told_so():
    s = two_shrimp(COOLER)
    play(s, LayScrap(S, cell(1, 1), 0))
    assert english(now(s).prompt(s)) == "Move your Shrimp cube to another power; the unused Cooler is lost."


@pytest.mark.rule("PM-6.6")
def test_a_chest_brings_one_shrimp_bonus_only():
    s = two_shrimp()
    s.players[0].shrimped = True
    told = play(s, LayScrap(S, cell(1, 1), 0))
    assert not happened(told, events.ShrimpCovered)


@pytest.mark.rule("PM-8.1")
def test_while_the_cube_is_to_be_moved_nothing_else_is_done():
    s = two_shrimp()
    play(s, LayScrap(S, cell(1, 1), 0))
    rule, why = refused(s, Sell(tile("T15")))
    assert rule == "PM-8.1"
    assert "Sell the tile with 1 Sardine(s), 1 Herring and 1 Cod" in why
    assert "Move your Shrimp cube to a power." in why


@pytest.mark.rule("PM-8.2")
def test_a_power_can_be_used_once_at_once_and_only_when_chosen():
    s = fishing()
    rule, why = refused(s, UseMoney())
    assert rule == "PM-8.7"
    assert "cover 3 Shrimp" in why
    s.players[0].token = SHRIMP_TOKEN
    assert "cover 2 Shrimp" in refused(s, UseMoney())[1]
    s = fishing(COOLER)
    assert refused(s, UseMoney()) == ("PM-8.7", "Take $5 needs your Shrimp cube; it is on Cooler.")
    s = fishing(MONEY)
    play(s, UseMoney())
    assert not s.players[0].ready
    assert refused(s, UseMoney()) == ("PM-8.7", "You have used Take $5 already.")
    s = two_shrimp()
    play(s, LayScrap(S, cell(1, 1), 0), ChoosePower(MONEY), UseMoney(), Sell(tile("T15")))
    assert s.players[0].money == 12 + 5 + 3


@pytest.mark.rule("PM-8.4")
def test_the_cooler_keeps_a_tile_that_counts_but_fills_nothing():
    s = fishing(COOLER)
    told = play(s, Cool(tile("T41")))
    p = s.players[0]
    assert p.cooler == (tile("T41"),)
    assert p.fish == (2, 2, 0, 0)
    assert (p.filled, p.ready) == (0, False)
    assert happened(told, events.PowerUsed) == [events.PowerUsed(0, COOLER)]
    ask(s, *market_steps(0))
    while s.flow:
        play(s, legal(s)[-1])
    assert p.cooler == ()
    assert s.gone >> tile("T41") & 1
    assert refused(fishing(), Cool(tile("T41")))[0] == "PM-8.4"


@pytest.mark.rule("PM-8.5")
def test_any_scrap_is_placed_at_once():
    s = fishing(ANY_SCRAP)
    play(s, SupplyScrap(3, cell(2, 2), 1))
    p = s.players[0]
    assert p.fish == (0, 0, 0, 1)
    assert s.scraps == [10, 10, 10, 9]
    assert not p.ready
    s = fishing(ANY_SCRAP)
    s.scraps[3] = 0
    assert refused(s, SupplyScrap(3, cell(2, 2), 1)) == ("PM-4.6", "No Salmon Scrap is left in supply.")
    assert refused(s, SupplyScrap(2, cell(1, 4), 0))[0] == "PM-6.1"
    s.players[0].fish = (8, 0, 0, 0)
    assert refused(s, SupplyScrap(0, cell(2, 2), 0))[0] == "PM-7.2"
    assert refused(fishing(COOLER), SupplyScrap(0, cell(2, 2), 0))[0] == "PM-8.5"


@pytest.mark.rule("PM-8.6")
@pytest.mark.case("TC-35")
def test_fish_anywhere_lets_the_top_tile_fill_the_gap():
    s = fishing(ANYWHERE)
    a, *rest = s.ocean[0]
    p, q, r, t, u = s.ocean[1]
    assert len({action.tile for action in legal(s)}) == 10
    told = play(s, Sell(r))
    assert s.ocean[0] == tuple(rest)
    assert s.ocean[1] == (p, q, a, t, u)
    assert not s.players[0].ready
    assert happened(told, events.TileMoved) == [events.TileMoved(a, 0, 1)]


@pytest.mark.rule("PM-8.6")
def test_fishing_under_the_boat_keeps_the_power():
    s = fishing(ANYWHERE)
    before = s.ocean[1]
    play(s, Sell(s.ocean[0][2]))
    assert s.players[0].ready
    assert s.ocean[1] == before


@pytest.mark.rule("PM-8.6")
def test_with_an_empty_column_at_the_boat_nothing_moves():
    s = fishing(ANYWHERE)
    s.ocean[0] = ()
    told = play(s, Sell(s.ocean[1][0]))
    assert not happened(told, events.TileMoved)
    assert len(s.ocean[1]) == 4


@pytest.mark.rule("PM-8.7")
@pytest.mark.rule("PM-8.2")
@pytest.mark.case("TC-36")
def test_five_dollars_help_to_bid():
    s = start(3)
    line(s, 0, 1, 2)
    p = s.players[0]
    p.money, p.cube, p.ready = 4, MONEY, True
    ask(s, Bidding())
    assert refused(s, Bid(0, 4, 0))[0] == "PM-4.2"
    told = play(s, UseMoney(), Bid(0, 4, 0))
    assert p.money == 1
    assert happened(told, events.Earned) == [events.Earned(0, 5, "PM-8.7")]


@pytest.mark.rule("PM-8.2")
def test_powers_can_be_used_at_every_choice_of_an_own_turn():
    s = start(3)
    line(s, 0, 1, 2)
    p = s.players[0]
    p.cube, p.ready, p.chest = MONEY, True, 4
    ask(s, Bidding())
    play(s, Bid(0, 2, 0))
    assert legal(s)[-2:] == [Decline(), UseMoney()]
    ask(s, Go(0, 0))
    assert UseMoney() in legal(s)
    p.held = (S,)
    s.scraps[S] -= 1
    ask(s, *market_steps(0))
    assert UseMoney() in legal(s)
    play(s, LayScrap(S, cell(2, 2), 0))
    play(s, UseMoney())
    assert p.money == 12 - 4 + 5


@pytest.mark.rule("PM-8.5")
def test_a_power_that_cannot_be_used_ends_no_turn_late():
    s = fishing(ANY_SCRAP)
    s.scraps = [0, 0, 0, 0]
    play(s, Sell(tile("T15")))
    assert not s.flow
    s = fishing(ANY_SCRAP)
    play(s, Sell(tile("T15")))
    assert EndTurn() in legal(s)
    assert refused(s, Lay(tile("T18"), 0, 0))[0] == "PM-5.3"


@pytest.mark.rule("PM-8.7")
def test_an_empty_bag_stops_no_power():
    s = fishing(MONEY)
    empty_bag(s)
    play(s, UseMoney())
    assert s.players[0].money == 17
