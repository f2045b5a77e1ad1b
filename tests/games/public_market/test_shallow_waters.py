"""PM-15: Shallow Waters."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tabletop.games.public_market.state import SCRAP
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    ROSE_END,
    BonusChoice,
    ChoosePower,
    ChooseToken,
    Cool,
    Discard,
    Fishing,
    Lay,
    LayScrap,
    PlaceBid,
    PlaceToken,
    Sell,
    ShellStep,
    Shrimp,
    StartToken,
    no_power,
    outcome_text,
)
from tests.games.public_market.positions import (
    COOLER,
    CRAB,
    ICE,
    MARKET,
    SHRIMP,
    H,
    S,
    ask,
    cell,
    empty_bag,
    happened,
    legal,
    now,
    ocean,
    play,
    put,
    refused,
    run,
    start,
    take_out,
    tile,
)

SCALLOP = [n for n in range(70) if box.SHELLS[box.TILE_SHELL[n]] == "scallop"]


def fishing(token=MARKET, *, at=0, names=("T15", "T18", "T05", "T41", "T66"), held=()):
    """Seat 0 fishes with chest 5 and this token on the rose."""
    s = start(3, shallow_waters="on")
    p = s.players[0]
    p.token, p.rose, p.chest, p.held = token, at, 4, held
    p.tokens = tuple(n for n in range(4) if n != token)
    for kind in held:
        s.scraps[kind] -= 1
    ocean(s, tuple(tile(name) for name in names))
    return ask(s, Fishing(0, dealt=False))


@pytest.mark.rule("PM-15.1")
def test_each_player_chooses_a_first_token_in_turn_order():
    s = start(3, shallow_waters="on")
    first = s.owners[s.track[0]]
    for n in range(3):
        seat = (first + n) % 3
        assert now(s) == ChooseToken(seat)
        assert legal(s) == [StartToken(n) for n in range(4)]
        play(s, StartToken(n))
        assert (s.players[seat].token, s.players[seat].rose) == (n, 0)
    assert isinstance(now(s), PlaceBid)
    assert start(3).players[0].tokens == ()


@pytest.mark.rule("PM-15.2")
def test_the_path_of_the_rose():
    assert [box.SHELLS[shell] for shell in box.ROSE] == [
        "scallop",
        "clam",
        "conch",
        "sand_dollar",
        "clam",
        "scallop",
    ]


@pytest.mark.rule("PM-15.3")
@pytest.mark.case("TC-72")
def test_megan_moves_along_the_scallops():
    s = start(3, shallow_waters="on")
    p = s.players[0]
    p.token, p.tokens = ICE, (1, 2, 3)
    for to in (1, 6):
        run(s, ShellStep(0, SCALLOP[0]))
        assert p.rose == to
    told = run(s, ShellStep(0, SCALLOP[0]))
    assert p.rose == ROSE_END
    assert happened(told, events.TokenMoved) == [events.TokenMoved(0, ICE, ROSE_END)]
    assert now(s) == BonusChoice(0, ICE)


@pytest.mark.rule("PM-15.3")
@pytest.mark.rule("PM-1.4")
def test_placing_selling_and_cooling_move_the_token_discarding_and_scraps_do_not():
    for action in (Lay(tile("T15"), cell(2, 1), 0), Sell(tile("T15"))):
        s = fishing()
        play(s, action)
        assert s.players[0].rose == 1
    s = fishing()
    s.players[0].cube, s.players[0].ready = COOLER, True
    play(s, Cool(tile("T15")))
    assert s.players[0].rose == 1
    s = fishing(held=(S,))
    play(s, LayScrap(S, cell(2, 2), 0))
    assert s.players[0].rose == 0
    empty_bag(s)
    play(s, Discard(tile("T15")))
    assert s.players[0].rose == 0


@pytest.mark.rule("PM-15.4")
def test_a_token_at_end_goes_to_the_bonus_board_and_the_next_one_starts():
    s = fishing(at=6, names=("T15",))
    play(s, Sell(tile("T15")))
    assert now(s) == BonusChoice(0, MARKET)
    assert len(legal(s)) == 20
    rule, why = refused(s, StartToken(0))
    assert rule == "PM-15.4"
    assert "Market has reached End" in why
    s.players[0].crabs = 3
    assert english(outcome_text(s, PlaceToken(MARKET, 3, 1))) == "6 VP as things stand"
    assert english(outcome_text(s, PlaceToken(MARKET, 3, 4))) == "4 VP as things stand"
    told = play(s, PlaceToken(MARKET, 3, 1))
    assert s.bonus[16] == 0 * 4 + MARKET
    assert happened(told, events.TokenPlaced) == [events.TokenPlaced(0, MARKET, 3, 1)]
    assert now(s) == ChooseToken(0)
    assert refused(s, StartToken(MARKET)) == (
        "PM-15.4",
        "Your Market token has left the Compass Rose for good.",
    )
    play(s, StartToken(CRAB))
    assert (s.players[0].token, s.players[0].rose, s.players[0].tokens) == (CRAB, 0, (0, 1))


@pytest.mark.rule("PM-15.4")
@pytest.mark.case("TC-79")
def test_one_token_in_a_row_and_on_a_space():
    s = fishing(at=6, names=("T15",))
    s.bonus[3], s.bonus[7] = 0 * 4 + ICE, 2 * 4 + ICE
    s.players[0].tokens = (1, 2)
    play(s, Sell(tile("T15")))
    assert refused(s, PlaceToken(MARKET, 0, 4)) == (
        "PM-15.4",
        "You have a Power token in row 1 of the Bonus Board already.",
    )
    assert refused(s, PlaceToken(MARKET, 1, 2)) == (
        "PM-15.4",
        "Player 3 has a Power token on “1 VP for each Anchor logo”.",
    )
    assert refused(s, PlaceToken(ICE, 2, 2))[0] == "PM-15.4"
    assert len(legal(s)) == 4 + 5 + 5


@pytest.mark.rule("PM-15.4")
def test_the_last_token_is_followed_by_none_and_one_without_a_space_is_set_aside():
    s = fishing(at=6, names=("T15",))
    s.players[0].tokens = ()
    play(s, Sell(tile("T15")), PlaceToken(MARKET, 0, 0))
    assert not s.flow
    assert (s.players[0].token, s.players[0].rose) == (-1, 0)
    s = fishing(at=6, names=("T15",))
    s.bonus = [4 + ICE] * 20
    s.bonus[5:10] = [ICE, -1, -1, -1, -1]
    told = play(s, Sell(tile("T15")))
    assert happened(told, events.TokenSetAside) == [events.TokenSetAside(0, MARKET)]
    assert now(s) == ChooseToken(0)


@pytest.mark.rule("PM-15.5")
@pytest.mark.rule("PM-15.6")
@pytest.mark.case("TC-73")
def test_a_tile_that_covers_ice_stays_when_the_token_leaves():
    s = fishing(ICE, at=6, names=("T15",))
    on_ice = Lay(tile("T15"), cell(1, 2), 0)
    play(s, on_ice, PlaceToken(ICE, 0, 0), StartToken(CRAB))
    assert s.players[0].placed == ((tile("T15"), cell(1, 2), 0),)
    assert refused(fishing(CRAB, names=("T15",)), on_ice)[0] == "PM-6.1"


@pytest.mark.rule("PM-15.7")
@pytest.mark.case("TC-74")
def test_with_the_shrimp_token_two_shrimp_are_enough_but_once():
    s = fishing(SHRIMP, held=(S, S))
    put(s, 0, SCRAP + H, 5, 2)
    told = play(s, LayScrap(S, cell(1, 1), 0))
    assert happened(told, events.ShrimpCovered)
    assert now(s) == Shrimp(0)
    told = play(s, ChoosePower(COOLER), LayScrap(S, cell(5, 5), 0))
    assert not happened(told, events.ShrimpCovered)


@pytest.mark.rule("PM-15.7")
def test_who_needs_two_shrimp_is_not_told_to_cover_three():
    for token, needed in ((SHRIMP, 2), (MARKET, 3)):
        s = fishing(token)
        s.players[0].cube = -1
        no = no_power(s.players[0], COOLER)
        assert f"cover {needed} Shrimp" in english(no.reason)


@pytest.mark.rule("PM-15.7")
def test_shrimp_covered_before_the_token_came_count_from_the_next_placement_on():
    s = fishing(SHRIMP, held=(S,))
    put(s, 0, SCRAP + H, 5, 2)
    put(s, 0, SCRAP + H, 5, 5)
    told = play(s, Sell(tile("T15")))
    assert not happened(told, events.ShrimpCovered)
    told = play(s, LayScrap(S, cell(2, 2), 0))
    assert happened(told, events.ShrimpCovered)


@pytest.mark.rule("PM-15.5")
def test_shrimp_first_then_the_rose_then_the_next_scrap():
    s = fishing(SHRIMP, at=6, names=("T15",), held=(S,))
    put(s, 0, SCRAP + H, 5, 2)
    take_out(s, tile("T15"))
    s.ocean[0] = (tile("T15"),)
    play(s, Lay(tile("T15"), cell(1, 1), 0))
    assert now(s) == Shrimp(0)
    play(s, ChoosePower(COOLER))
    assert now(s) == BonusChoice(0, SHRIMP)
    play(s, PlaceToken(SHRIMP, 1, 0), StartToken(ICE))
    assert now(s) == Fishing(0, dealt=True)


@pytest.mark.rule("PM-15.9")
def test_there_are_five_crabs():
    assert box.BOX.crabs == 5
