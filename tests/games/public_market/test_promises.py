"""What Public Market tells is so, by the rule that says so."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tabletop.games.public_market.table import table_layout
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    ANY_SCRAP,
    AnglerCaught,
    AtHome,
    Bid,
    CrabCheck,
    Decline,
    Dock,
    LayScrap,
    Light,
    MarketScraps,
    PlaceBid,
    Steer,
    SupplyScrap,
    log,
    market_steps,
    space_bonus,
)
from tests.games.public_market.positions import (
    ask,
    empty_bag,
    happened,
    legal,
    now,
    play,
    refused,
    run,
    solo,
    start,
)


def crab_but_one(s, seat=0):
    """The Crab of a seat with a ready Any Scrap is surrounded but for one cell."""
    p = s.players[seat]
    p.cube, p.ready = ANY_SCRAP, True
    ring = box.CRAB_RING[p.chest] & ~box.ICE[p.chest]
    open_cell = min(cell for cell in range(25) if ring >> cell & 1)
    p.filled = ring & ~(1 << open_cell)
    return open_cell


@pytest.mark.rule("PM-8.5")
@pytest.mark.rule("PM-9.2")
def test_any_scrap_can_be_used_before_the_crab_is_looked_at():
    s = start(3)
    cell = crab_but_one(s)
    ask(s, *market_steps(0))
    assert now(s) == MarketScraps(0)
    assert Decline() in legal(s)
    assert not [action for action in legal(s) if isinstance(action, LayScrap)]
    assert happened(play(s, SupplyScrap(0, cell, 0)), events.CrabsWon) == [events.CrabsWon(0, 1)]
    s = start(3)
    crab_but_one(s)
    ask(s, *market_steps(0))
    assert not happened(play(s, Decline()), events.CrabsWon)
    s = start(3)
    ask(s, CrabCheck(0))
    assert not s.flow


@pytest.mark.rule("PM-12.5")
def test_any_scrap_can_be_used_at_home_too():
    s = start(3)
    crab_but_one(s)
    s.dusk = 1
    ask(s, AtHome(0, 0))
    play(s, Decline())
    assert now(s) == MarketScraps(0)
    assert [action for action in legal(s) if isinstance(action, SupplyScrap)]


@pytest.mark.rule("PM-9.1")
def test_held_scraps_are_dealt_with_first():
    s = start(3)
    s.players[0].held = (0,)
    ask(s, MarketScraps(0))
    assert refused(s, Decline())[0] == "PM-9.1"


@pytest.mark.rule("PM-13.3")
def test_the_sets_on_the_own_board_count_the_logo_of_the_bonus_board():
    s = start(3, shallow_waters="on")
    place = next(n for n, space in enumerate(box.BONUS) if space.logo)
    before = sets_told(s)
    s.bonus[place] = 0
    s.players[0].tokens = s.players[0].tokens[1:]
    assert sets_told(s) == before + box.MARKET_BOARD.points.logos[1]


def sets_told(s):
    """The points in sets that the own board tells."""
    names = [english(piece.name) for piece in table_layout(s, 0).pieces if piece.key == "logos:0"]
    return int(names[0].split(": ")[1].split()[0])


@pytest.mark.rule("PM-16.10")
def test_with_all_its_crabs_the_angler_tells_of_none():
    s = solo()
    s.card = 0
    s.players[s.angler].lighthouses = 0
    s.players[s.angler].crabs = box.BOX.crabs
    told = run(s, Light())
    assert not happened(told, events.CrabsWon)
    assert english(told[0].why).endswith("nothing.")


@pytest.mark.rule("PM-11.1")
def test_who_acted_last_is_not_called_last_in_line():
    s = start(3, boat_setter="lowest_bidder")
    s.last = 0
    assert "acted last" in english(Steer(0, 0).prompt(s))
    assert "last in line" in english(Steer(1, 1).prompt(s))


@pytest.mark.rule("PM-5.5")
def test_the_boat_offers_nothing_for_tiles_when_the_bag_is_empty():
    s = start(3)
    assert any("$3" in english(zone.name) for zone in table_layout(s, 0).zones if zone.key == "captain")
    empty_bag(s)
    layout = table_layout(s, 0)
    assert not any("$3" in english(zone.name) for zone in layout.zones if zone.key == "captain")
    assert not any("$3" in english(piece.text) for piece in layout.pieces if piece.key == "boat")


@pytest.mark.rule("PM-3.2")
def test_a_meeple_that_has_bid_is_said_to_have():
    s = start(2)
    first, second = (n for n, owner in enumerate(s.owners) if owner == 0)
    ask(s, PlaceBid(0, first))
    s.track[s.track.index(second)] = -1
    assert "has bid already" in refused(s, Bid(second, 0, 0))[1]


@pytest.mark.rule("PM-16.7")
@pytest.mark.rule("PM-9.6")
def test_catch_and_scrap_cite_the_rule_that_brought_them():
    s = solo()
    s.card, s.angler_fish = 0, 0
    (caught,) = happened(run(s, Dock()), AnglerCaught)
    assert log(caught, 0).rule == "PM-16.7"
    s, heard = start(3), []
    space = next(space for columns in box.SCORING[s.side] for space in columns if space.bonus == "scrap")
    space_bonus(s, 0, space, lambda _s, event: heard.append(event))
    (taken,) = [event for event in heard if isinstance(event, events.ScrapTaken)]
    assert log(taken, 0).rule == "PM-9.6"


@pytest.mark.rule("PM-5.2")
def test_the_log_counts_market_places_as_the_board_does():
    s = start(3)
    half = len(s.track) // 2
    text = english(log(events.WentToMarket(0, 0, half), 0).text)
    assert text.endswith(str(half + 1))
