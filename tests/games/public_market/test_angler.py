"""PM-16: the Solo Angler."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Said
from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    Acting,
    AnglerBid,
    Bid,
    Bidding,
    CardAway,
    ChooseCard,
    Day,
    Decline,
    GiveCard,
    MoveBoat,
    Navigation,
    PlaceBid,
    Repopulation,
    best_space,
    catch,
    draw_card,
    place_lighthouse,
)
from tests.games.public_market.positions import (
    ask,
    card,
    deal,
    given,
    happened,
    legal,
    line,
    now,
    ocean,
    play,
    refused,
    run,
    solo,
    space,
    tile,
)

ZERO, SARDINE, HERRING, COD, SALMON = range(5)
YOU, ANGLER = 0, 1
MINE, OTHER, ITS, ITS_OTHER = range(4)


def reasons(told):
    return [(said.rule, english(said.why)) for said in happened(told, Said)]


def bidding(number, *, money=15, queues=(), second=False):
    """The Angler bids by this Solo card; these Meeples stand at these locations already."""
    s = solo()
    line(s, ITS)
    for location, queue in queues:
        s.queues[location] = queue
    s.players[ANGLER].money = money
    s.deck = (*(n for n in range(5) if n != number - 1), number - 1)
    if second:
        s.card, s.deck = s.deck[-1], s.deck[:-1]
    return s, run(s, AnglerBid(ITS))


def acting(number, fish, *, money=0, gear=0, cards=("B1", "B2", "B13", "R1")):
    """The Angler acts by this Solo card with so many fish."""
    s = solo()
    line(s)
    s.queues[ZERO] = (ITS,)
    s.card, s.deck = number - 1, tuple(n for n in range(5) if n != number - 1)
    s.angler_fish, s.angler_gear, s.players[ANGLER].money = fish, gear, money
    deal(s, *cards)
    return s


@pytest.mark.rule("PM-16.1")
def test_what_the_angler_has():
    s = solo()
    p = s.players[ANGLER]
    assert (p.money, p.lighthouses, p.crabs, p.chest, p.held) == (15, 7, 0, -1, ())
    assert (s.angler_fish, s.angler_gear, len(s.deck)) == (0, 0, 5)
    assert s.side == "2-3"


@pytest.mark.rule("PM-16.2")
@pytest.mark.rule("PM-16.3")
@pytest.mark.case("TC-60")
def test_bids_alternate_and_a_card_tells_both():
    s = solo(angler_first=True)
    told = run(s, Day())
    assert [event.seat for event in happened(told, events.BidPlaced)] == [ANGLER]
    assert now(s) == PlaceBid(YOU, MINE)
    assert len(happened(told, events.SoloCardDrawn)) == 1
    told = play(s, Bid(MINE, ZERO, 0))
    assert [event.seat for event in happened(told, events.BidPlaced)] == [YOU, ANGLER]
    assert not happened(told, events.SoloCardDrawn)
    assert now(s) == PlaceBid(YOU, OTHER)
    assert events.SoloCardDrawn(0).final


@pytest.mark.rule("PM-16.3")
def test_the_second_bid_of_a_round_is_bid_two_of_the_card():
    s, _ = bidding(1, second=True)
    assert s.queues[SARDINE] == (ITS,)
    s, told = bidding(1)
    assert s.queues[COD] == (ITS,)
    assert happened(told, events.SoloCardDrawn) == [events.SoloCardDrawn(0)]


@pytest.mark.rule("PM-16.5")
@pytest.mark.case("TC-61")
def test_without_the_money_it_goes_to_zero():
    s, told = bidding(5, money=5)
    assert s.queues[ZERO] == (ITS,)
    assert (s.players[ANGLER].money, s.angler_fish) == (5, 0)
    assert reasons(told) == [
        ("PM-16.5", "The card bids at Cod for $6, but the Angler has $5: it goes to $0.")
    ]


@pytest.mark.rule("PM-16.4")
@pytest.mark.case("TC-62")
def test_with_the_arrow_it_goes_in_front_of_the_rightmost_rival():
    s, told = bidding(1, money=7, queues=[(COD, (MINE,))])
    assert s.queues[COD] == (MINE, ITS)
    assert (s.players[ANGLER].money, s.players[YOU].money, s.angler_fish) == (0, 16, 1)
    assert reasons(told)[0][0] == "PM-16.4"
    s, _ = bidding(1, queues=[(COD, (MINE, OTHER, ITS_OTHER))])
    assert s.queues[COD] == (MINE, OTHER, ITS, ITS_OTHER)


@pytest.mark.rule("PM-16.4")
@pytest.mark.case("TC-63")
def test_without_the_dollar_it_stands_behind():
    s, told = bidding(1, money=6, queues=[(COD, (MINE,))])
    assert s.queues[COD] == (ITS, MINE)
    assert (s.players[ANGLER].money, s.players[YOU].money, s.angler_fish) == (0, 15, 1)
    assert "$0 is left and $1 needed" in reasons(told)[0][1]
    s, _ = bidding(1, queues=[(COD, (ITS_OTHER,))])
    assert s.queues[COD] == (ITS, ITS_OTHER)
    assert s.players[ANGLER].held == ()


@pytest.mark.rule("PM-16.4")
@pytest.mark.parametrize(
    ("number", "second", "where", "queue", "says"),
    [
        (1, True, SARDINE, (), "without the arrow; nobody is there yet."),
        (1, True, SARDINE, (ITS_OTHER,), "without the arrow: behind all 1 Meeple(s)."),
        (1, True, SARDINE, (MINE, ITS_OTHER), "without the arrow: behind all 2 Meeple(s)."),
        (1, False, COD, (), "with the arrow, but nobody is there."),
        (1, False, COD, (ITS_OTHER,), "with the arrow, but no other player is there: behind all."),
    ],
)
def test_it_says_behind_whom_it_stands(number, second, where, queue, says):
    s, told = bidding(number, second=second, queues=[(where, queue)])
    assert s.queues[where] == (ITS, *queue)
    assert reasons(told)[0][1].endswith(says)


def by_kinds(*kinds):
    """Tiles with so many kinds of fish each."""
    left, found = list(range(70)), []
    for n in kinds:
        found.append(next(t for t in left if sum(k > 0 for k in box.TILE_FISH[t]) == n))
        left.remove(found[-1])
    return tuple(found)


@pytest.mark.rule("PM-16.7")
@pytest.mark.case("TC-64")
@pytest.mark.parametrize(("number", "place"), [(1, 1), (2, 2)])
def test_it_takes_the_tile_with_the_most_kinds_by_the_arrow(number, place):
    s = acting(number, 0)
    column = by_kinds(2, 3, 3, 1, 2)
    ocean(s, column)
    told = run(s, Acting())
    assert happened(told, events.AnglerFished) == [events.AnglerFished(ANGLER, column[place], 0)]
    assert s.angler_fish == 3
    assert column[place] not in s.ocean[0]
    assert s.gone >> column[place] & 1
    why = reasons(told)[-1][1]
    assert "2, 3, 3, 1, 2" in why
    assert f"tile {place + 1}" in why


def test_with_nothing_under_the_boat_it_catches_nothing():
    s = acting(1, 0)
    ocean(s)
    run(s, Acting())
    assert s.angler_fish == 0


@pytest.mark.rule("PM-16.7")
@pytest.mark.case("TC-65")
def test_it_counts_kinds_not_fish():
    s = acting(1, 11)
    s.angler_fish = 0
    ocean(s, (tile("T12"),))
    run(s, Acting())
    assert s.angler_fish == 2
    s.angler_fish = 11
    catch(s, 3, "PM-16.7", lambda _s, _e: None)
    assert s.angler_fish == 12


@pytest.mark.rule("PM-16.6")
@pytest.mark.case("TC-71")
def test_dock_below_the_threshold_market_from_it_on():
    s = acting(1, 6)
    told = run(s, Acting())
    assert happened(told, events.WentFishing)
    assert "6 fish, fewer than the 7" in reasons(told)[0][1]
    s = acting(1, 7)
    told = run(s, Acting())
    assert happened(told, events.WentToMarket)
    assert "7 fish, at least the 7" in reasons(told)[0][1]


@pytest.mark.rule("PM-16.8")
@pytest.mark.case("TC-66")
@pytest.mark.parametrize(("fish", "extra"), [(9, 0), (10, 1), (11, 2), (12, 3)])
def test_dollars_for_a_full_track_and_the_reset(fish, extra):
    s = acting(3, fish, gear=2)
    run(s, Acting())
    assert s.players[ANGLER].money == extra + 7
    assert s.angler_fish == 2


@pytest.mark.rule("PM-16.8")
def test_bonuses_in_the_order_of_the_card():
    s = acting(2, 8)
    told = run(s, Acting())
    order = [events.Earned, events.CrabsWon, events.CardTaken, events.LighthousePlaced]
    kinds = [type(event) for event in told]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    s = acting(2, 8)
    s.players[ANGLER].crabs = 5
    run(s, Acting())
    assert s.players[ANGLER].crabs == 5


@pytest.mark.rule("PM-16.9")
@pytest.mark.case("TC-67")
def test_a_card_with_two_gears_raises_its_gear_by_one():
    s = acting(5, 7, cards=("B13", "B1", "B2", "R1"))
    run(s, Acting())
    assert s.players[ANGLER].cards == (card("B13"),)
    assert s.angler_gear == 1
    s = acting(5, 7, cards=("R1", "B1", "B2", "B3"))
    run(s, Acting())
    assert s.angler_gear == 0


@pytest.mark.rule("PM-16.9")
def test_the_next_stack_to_the_right_when_none_shows_above_the_boat():
    s = acting(5, 7, cards=("B1", "", "", ""))
    s.boat = 2
    told = run(s, Acting())
    assert s.players[ANGLER].cards == (card("B1"),)
    assert "the next to the right is stack 1" in dict(reasons(told))["PM-16.9"]


@pytest.mark.rule("PM-16.9")
def test_the_player_chooses_a_card_for_it():
    s = acting(3, 6)
    run(s, Acting())
    assert now(s) == ChooseCard(YOU)
    assert legal(s) == [GiveCard(n) for n in (1, 2, 3)]
    assert refused(s, GiveCard(0)) == (
        "PM-9.8",
        "The card of stack 1 was taken; the next is turned up when the turn is over.",
    )
    rule, why = refused(s, MoveBoat(1))
    assert rule == "PM-16.9"
    assert "Choose a card for the Solo Angler" in why
    told = play(s, GiveCard(3))
    assert s.players[ANGLER].cards == (card("B1"), card("R1"))
    assert len(happened(told, events.CardTurnedUp)) == 2


@pytest.mark.rule("PM-16.9")
@pytest.mark.case("TC-83")
def test_without_any_card_its_other_bonuses_go_on():
    s = acting(1, 7, cards=("", "", "", ""))
    for n, stack in enumerate(s.stacks):
        s.spare = (*s.spare, *stack)
        s.stacks[n] = ()
    told = run(s, Acting())
    assert s.players[ANGLER].cards == ()
    assert s.players[ANGLER].money == 8
    assert happened(told, events.LighthousePlaced)
    assert [rule for rule, _ in reasons(told)].count("PM-16.9") == 2


@pytest.mark.rule("PM-16.10")
@pytest.mark.case("TC-69")
def test_the_dearest_space_of_a_free_half_along_the_path():
    s = solo()
    path = (4, 3, 2, 1)
    assert best_space(s, path) == (3, space(s, 4, "L1"))
    place_lighthouse(s, YOU, 3, space(s, 4, "L2"), lambda _s, _e: None)
    assert best_space(s, path) == (3, space(s, 4, "R1"))
    place_lighthouse(s, YOU, 3, space(s, 4, "R2"), lambda _s, _e: None)
    assert best_space(s, path) == (2, space(s, 3, "L1"))
    assert [box.SCORING["2-3"][c][n].vp for c, n in ((3, 0), (3, 2), (2, 0))] == [8, 5, 6]


@pytest.mark.rule("PM-16.10")
@pytest.mark.case("TC-70")
def test_a_crab_when_every_half_is_taken_or_no_lighthouse_is_left():
    s = acting(2, 8)
    for column in range(4):
        s.lights[column] = (0,) * 4
    run(s, Acting())
    assert (s.players[ANGLER].crabs, s.players[ANGLER].lighthouses) == (2, 7)
    s = acting(2, 8)
    s.players[ANGLER].lighthouses = 0
    told = run(s, Acting())
    assert not happened(told, events.LighthousePlaced)
    assert s.players[ANGLER].crabs == 2


@pytest.mark.rule("PM-16.10")
def test_its_lighthouse_brings_no_bonus():
    s = acting(2, 8)
    for column in range(3):
        s.lights[column] = (0,) * 4
    s.lights[3] = (0, -1, -1, -1)
    told = run(s, Acting())
    assert happened(told, events.LighthousePlaced) == [events.LighthousePlaced(ANGLER, 3, space(s, 4, "R1"))]
    assert s.angler_gear == 1  # of its card B1, not of the space


@pytest.mark.rule("PM-16.11")
@pytest.mark.case("TC-68")
@pytest.mark.parametrize(("column", "number", "to"), [(3, 2, 1), (4, 3, 3)])
def test_it_moves_the_boat_to_the_right(column, number, to):
    s = acting(number, 0)
    line(s, MINE, ITS)
    s.boat = column - 1
    told = run(s, Navigation())
    assert s.boat == to - 1
    assert reasons(told)[0][0] == "PM-16.11"
    line(s, ITS, MINE)
    run(s, Navigation())
    assert legal(s) == [MoveBoat(n) for n in range(4)]


@pytest.mark.rule("PM-16.11")
def test_the_card_of_the_round_is_discarded():
    s = acting(2, 0)
    told = run(s, CardAway())
    assert (s.card, s.discards) == (-1, (1,))
    assert happened(told, events.SoloCardDiscarded)
    s.deck, s.discards = (), (0, 1, 2, 3, 4)
    told = []
    draw_card(s, lambda _s, event: told.append(event))
    assert happened(told, events.SoloDeckShuffled)[0].final
    assert len(s.deck) == 4


@pytest.mark.rule("PM-16.11")
@pytest.mark.parametrize("seats", [("person", "angler:normal"), ("angler:normal", "person")])
def test_the_card_goes_after_each_round_wherever_the_angler_sits(seats):
    s = given(seats, settled=False)
    s.card = s.deck[-1]
    s.deck = s.deck[:-1]
    line(s, *(meeple for meeple, owner in enumerate(s.owners) if owner != s.angler))
    ask(s, Repopulation())
    assert happened(play(s, MoveBoat(0)), events.SoloCardDiscarded)


def test_levels_change_thresholds_and_cards():
    normal, hard, easy = (box.ANGLER[level] for level in ("normal", "hard", "easy"))
    assert [a.threshold - b.threshold for a, b in zip(normal, hard, strict=True)] == [1] * 5
    assert easy != normal
    s = solo("hard")
    line(s)
    s.queues[ZERO] = (ITS,)
    s.card, s.deck, s.angler_fish = 0, (1, 2, 3, 4), 6
    assert happened(run(s, Acting()), events.WentToMarket)


@pytest.mark.rule("PM-16.4")
def test_you_pay_the_angler_for_going_in_front_of_it():
    s = solo()
    line(s, MINE)
    s.queues[SARDINE] = (ITS,)
    ask(s, Bidding())
    told = play(s, Bid(MINE, SARDINE, 1), Decline())
    assert s.players[ANGLER].money == 16
    paid = happened(told, events.Paid)[-1]
    assert english(paid.payee) == "Solo Angler"
