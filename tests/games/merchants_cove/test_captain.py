"""MC-14: the Captain."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.rules import pending_choice
from tabletop.engine.text import english
from tabletop.games.merchants_cove.merchants.captain import components as box
from tabletop.games.merchants_cove.merchants.captain.ch14_recall import (
    DiverUsed,
    NameWreck,
    RecallShip,
    SearchWreck,
    ShipRecalled,
    SitesRenewed,
    UseDiver,
)
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import (
    CompassSpun,
    FaceSquall,
    FleeHome,
    Sailing,
    SailShip,
    SailShips,
    ShipSailed,
    SpinAgain,
    SpinCompass,
    SquallCancelled,
    UseLookout,
    WeatherSquall,
    shop,
)
from tabletop.games.merchants_cove.merchants.captain.components import (
    DIVER,
    LOOKOUT,
    MATE,
    RECALL,
    ROW,
    SAIL,
    steps_to,
)
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.rules.ch05_turn import Work
from tests.games.merchants_cove.shops import (
    LB,
    LG,
    LR,
    LY,
    B,
    G,
    R,
    Y,
    brings,
    corrupted,
    gained,
    legal,
    now,
    paid,
    play,
    printed,
    refused,
    run,
    staff,
    staffed,
    start,
    work,
)

RED, RED2, GREEN, GREEN2, BLUE, YELLOW, BIG_RED, BIG_GREEN, BIG_BLUE, BIG_YELLOW, WRECK = range(11)


def captain(*sites: int, empty: tuple[int, ...] = ()) -> tuple:
    """A match, and the Captain's board with ships at these sites, the others in the Harbour."""
    s = start("captain")
    mine = shop(s, 0)
    mine.ships = [*sites, *[HARBOUR] * (4 - len(sites))]
    mine.goods = [site not in empty for site in range(11)]
    return s, mine


def spinning(s, *shown: int) -> None:
    """Let chance stand so that the compass shows these steps next, one after the other."""
    for chance in range(4000):
        s.chance = chance
        seen, trial = [], s.copy()
        for _ in shown:
            told = run(trial, SpinCompass(0, 0, 0))
            seen.append(next(event.steps for event in told if isinstance(event, CompassSpun)))
        if seen == list(shown):
            return
    raise AssertionError(f"no chance shows {shown}")


@pytest.mark.rule("MC-14.1")
def test_four_ships_begin_in_the_harbour_before_eleven_sites():
    mine = shop(start("captain"), 0)
    assert mine.ships == [HARBOUR] * 4
    assert len(mine.goods) == 11


@pytest.mark.rule("MC-14.1")
def test_one_ship_for_each_site():
    s, mine = captain(RED)
    assert steps_to(mine, 1, RED) == 0
    work(s, ROW)
    assert refused(s, SailShip(1, RED)) == (
        "MC-14.4",
        "Shallows, small red Good: another ship is there, so Ship 2 can't be.",
    )


@pytest.mark.rule("MC-14.2")
def test_a_site_has_one_good_a_day_and_ships_stay_where_they_are():
    s, mine = captain(RED, BLUE)
    work(s, RECALL, RecallShip(0), Done())
    assert mine.goods == [False, *[True] * 10]
    work(s, ROW)
    assert brings(s, SailShip(0, RED)) == "1 step(s) left; finds: nothing until tomorrow"
    play(s, SailShip(0, RED))
    told: list = []
    merchant(s, 0).cleanup(s, 0, lambda _s, event: told.append(event))
    assert told == [SitesRenewed(0, 1)]
    assert mine.goods == [True] * 11
    assert mine.ships[:2] == [RED, BLUE]


@pytest.mark.rule("MC-14.2")
def test_an_emptied_site_gives_nothing():
    s, _ = captain(BLUE, empty=(BLUE,))
    told = work(s, RECALL, RecallShip(0))
    assert gained(told) == ()
    assert ShipRecalled(0, 0, BLUE, empty=True) in told


@pytest.mark.rule("MC-14.3")
def test_the_sites_are_those_of_the_table():
    found = [(site.zone, site.good, site.large, site.corruption) for site in box.SITES]
    assert found == [
        *[(1, "red", False, 0)] * 2,
        *[(1, "green", False, 0)] * 2,
        (2, "blue", False, 0),
        (2, "yellow", False, 0),
        (2, "red", True, 0),
        (2, "green", True, 0),
        (3, "blue", True, 0),
        (3, "yellow", True, 0),
        (3, "any", True, 1),
    ]
    assert [english(name) for name in box.ZONE_NAMES] == ["Shallows", "Reefs", "Deep"]


@pytest.mark.rule("MC-14.3")
def test_the_wreck_gives_a_large_good_of_any_colour_and_a_corruption_card():
    s, mine = captain(WRECK)
    work(s, RECALL)
    assert brings(s, RecallShip(0)) == "Brings: large Good of any colour, and 1 Corruption card(s)"
    told = play(s, RecallShip(0))
    assert corrupted(told) == 1
    assert now(s) == SearchWreck(0, large=True)
    assert legal(s) == [NameWreck(colour) for colour in (R, G, B, Y)]
    assert gained(play(s, NameWreck(B))) == (LB,)
    assert mine.ships == [HARBOUR] * 4
    s, _ = captain(WRECK, empty=(WRECK,))
    assert corrupted(work(s, RECALL, RecallShip(0))) == 0


@pytest.mark.rule("MC-14.4")
@pytest.mark.parametrize(
    ("at", "to", "steps"),
    [
        (HARBOUR, GREEN, 1),
        (HARBOUR, BIG_RED, 2),
        (HARBOUR, WRECK, 3),
        (RED, BLUE, 1),
        (RED, BIG_BLUE, 2),
        (RED, RED2, 1),
        (BIG_GREEN, YELLOW, 1),
        (WRECK, BIG_BLUE, 1),
        (BLUE, RED, 0),
        (WRECK, YELLOW, 0),
        (RED, RED, 0),
    ],
)
def test_a_step_goes_one_zone_on_or_to_another_site_of_the_zone(at, to, steps):
    _, mine = captain(at)
    assert steps_to(mine, 0, to) == steps


@pytest.mark.rule("MC-14.4")
def test_a_ship_needs_a_free_site_in_each_zone_on_the_way():
    _, mine = captain(HARBOUR, RED, RED2, GREEN)
    assert steps_to(mine, 0, BLUE) == 2
    mine.ships = [HARBOUR, RED, RED2, GREEN, GREEN2]
    assert steps_to(mine, 0, BLUE) == 0


@pytest.mark.rule("MC-14.4")
def test_steps_are_spent_on_several_ships_and_the_rest_is_lost():
    s, mine = captain(RED)
    run(s, Sailing(0, 3))
    assert brings(s, SailShip(1, BIG_RED)) == "1 step(s) left; finds: large red Good"
    assert ShipSailed(0, 1, BIG_RED, 1) in play(s, SailShip(1, BIG_RED))
    assert refused(s, SailShip(2, BLUE)) == (
        "MC-14.4",
        "Reefs, small blue Good: Ship 3 needs 2 step(s), and has 1.",
    )
    assert refused(s, SailShip(1, GREEN)) == (
        "MC-14.4",
        "Shallows, small green Good: Ship 2 would sail back. Only Recall does that.",
    )
    assert refused(s, SailShip(1, BIG_RED)) == (
        "MC-14.4",
        "Ship 2 is there already: Reefs, large red Good.",
    )
    play(s, Done())
    assert mine.ships == [RED, BIG_RED, HARBOUR, HARBOUR]
    assert pending_choice(s) is None


@pytest.mark.rule("MC-14.5")
def test_the_compass_has_eight_equal_sectors():
    assert Counter(box.COMPASS) == {1: 2, 2: 3, 3: 1, 0: 2}
    s, seen = start("captain"), Counter()
    for chance in range(800):
        s.chance = chance * 7919
        told = run(s, SpinCompass(0, 0, 0))
        event = told[0]
        assert isinstance(event, CompassSpun)
        assert event.final
        assert box.COMPASS[event.sector] == event.steps
        seen[event.sector] += 1
    assert all(60 < seen[sector] < 140 for sector in range(8))


@pytest.mark.rule("MC-14.6")
def test_sail_spins_once_and_again_and_adds():
    s, _ = captain()
    spinning(s, 2, 3)
    work(s, SAIL)
    assert now(s) == SailShips(0, 2, 1)
    told = play(s, SpinAgain())
    assert now(s) == SailShips(0, 5, 0)
    assert told[0].steps == 3
    assert refused(s, SpinAgain()) == ("MC-14.6", "No more spins: 5 step(s) left to sail.")
    assert paid(play(s, SailShip(0, WRECK), SailShip(1, BLUE))) == 1


@pytest.mark.rule("MC-14.6")
def test_who_sails_after_the_first_spin_has_no_second():
    s, _ = captain()
    spinning(s, 2)
    work(s, SAIL, SailShip(0, RED))
    assert now(s) == SailShips(0, 1, 0)


@pytest.mark.rule("MC-14.6")
def test_a_squall_costs_a_card_or_a_ship_before_the_second_spin():
    s, mine = captain(BIG_RED, RED)
    spinning(s, 0)
    work(s, SAIL)
    assert now(s) == FaceSquall(0, 0, 1)
    assert refused(s, FleeHome(2)) == ("MC-14.6", "Ship 3 is in the Harbour already.")
    assert refused(s, Decline()) == ("MC-14.6", "The Squall has to be met: there are 2 ship(s) at sea.")
    told = play(s, FleeHome(1))
    assert gained(told) == ()
    assert mine.ships[1] == HARBOUR
    assert mine.goods[RED]
    assert now(s) == SailShips(0, 0, 1)
    spinning(s, 0)
    told = work(s, SAIL, WeatherSquall())
    assert corrupted(told) == 1
    assert mine.ships[0] == BIG_RED
    assert paid(play(s, Done())) == 1


@pytest.mark.rule("MC-14.6")
def test_a_squall_does_no_harm_while_all_ships_are_in_the_harbour():
    s, _ = captain()
    spinning(s, 0, 0)
    told = work(s, SAIL, SpinAgain())
    assert corrupted(told) == 0
    assert paid(told) == 1


@pytest.mark.rule("MC-14.7")
def test_row_gives_two_steps_without_a_spin():
    s, _ = captain()
    told = work(s, ROW)
    assert now(s) == SailShips(0, 2, 0)
    assert not any(isinstance(event, CompassSpun) for event in told)
    assert paid(play(s, SailShip(0, BIG_RED))) == 1


@pytest.mark.rule("MC-14.8")
def test_recall_returns_ships_with_the_goods_of_their_sites():
    s, mine = captain(RED, BLUE, BIG_GREEN)
    work(s, RECALL)
    assert refused(s, Done()) == ("MC-14.8", "Return at least one of the 3 ship(s) at sea.")
    assert refused(s, RecallShip(3)) == ("MC-14.8", "Ship 4 is in the Harbour already.")
    told = play(s, RecallShip(2), RecallShip(0))
    assert gained(told) == (LG, R)
    assert mine.ships == [HARBOUR, BLUE, HARBOUR, HARBOUR]
    assert paid(play(s, Done())) == 4
    assert mine.goods == [False, True, True, True, True, True, True, False, True, True, True]


@pytest.mark.rule("MC-14.8")
def test_recall_is_over_with_the_last_ship_and_not_begun_without_one():
    s, _ = captain(BIG_YELLOW)
    told = work(s, RECALL, RecallShip(0))
    assert gained(told) == (LY,)
    assert pending_choice(s) is None
    s, _ = captain()
    assert refused(s, Work(RECALL)) == ("MC-14.8", "All 4 ships are in the Harbour. Sail first.")


@pytest.mark.rule("MC-14.9")
def test_the_lookout_cancels_a_squall_and_spins_again_once_a_day():
    s, _ = captain(RED)
    staffed(s, LOOKOUT)
    spinning(s, 0, 3)
    told = work(s, SAIL, UseLookout())
    assert SquallCancelled(0) in told
    assert now(s) == SailShips(0, 3, 1)
    spinning(s, 0)
    work(s, SAIL)
    assert refused(s, UseLookout()) == (
        "MC-14.9",
        "The Lookout cancels only 1 Squall(s) a day.",
    )


@pytest.mark.rule("MC-14.9")
def test_the_lookout_may_spin_again_with_all_ships_in_the_harbour_or_not():
    s, _ = captain()
    staffed(s, LOOKOUT)
    spinning(s, 0, 2)
    work(s, SAIL)
    assert legal(s) == [UseLookout(), Decline()]
    assert refused(s, WeatherSquall()) == (
        "MC-14.6",
        "The Squall does no harm: all 4 ships are in the Harbour.",
    )
    play(s, Decline())
    assert now(s) == SailShips(0, 0, 1)


@pytest.mark.rule("MC-14.10")
def test_the_first_mate_gives_row_a_third_step():
    s, _ = captain()
    staffed(s, MATE)
    work(s, ROW)
    assert now(s) == SailShips(0, 3, 0)


@pytest.mark.rule("MC-14.11")
def test_the_diver_makes_one_small_good_of_a_recall_large_once_a_day():
    s, _ = captain(RED, BLUE, BIG_GREEN)
    s.players[0].shelf = (Y, R)
    staffed(s, DIVER)
    work(s, RECALL)
    assert refused(s, UseDiver(R)) == ("MC-14.11", "No small red Good has come in this Recall.")
    play(s, RecallShip(2), RecallShip(0), RecallShip(1))
    assert refused(s, UseDiver(G))[0] == "MC-14.11"
    assert DiverUsed(0, R) in play(s, UseDiver(R))
    assert s.players[0].shelf == (Y, R, LG, LR, B)
    s.players[0].shelf = ()
    shop(s, 0).ships[0] = GREEN
    work(s, RECALL, RecallShip(0))
    assert s.players[0].shelf == (G,)
    assert pending_choice(s) is None


@pytest.mark.rule("MC-14.11")
def test_the_diver_comes_once_a_day():
    s, _ = captain(RED, GREEN, BLUE)
    staffed(s, DIVER)
    work(s, RECALL, RecallShip(0), UseDiver(R), RecallShip(1))
    assert refused(s, UseDiver(G)) == (
        "MC-14.11",
        "The Diver can't help with a small green Good: only once a day.",
    )


def test_the_board_says_what_the_rules_do():
    s, _ = captain()
    assert printed(s) == [("Sail", 1), ("Row", 1), ("Recall", 4)]
    assert staff(s) == [("Lookout", True), ("First Mate", False), ("Diver", True)]
