"""What opponents think of Morocco: estimates may be wrong, but not against the rules, and not blind."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine import rules
from tabletop.engine.game import Setup
from tabletop.games.morocco import actions as do
from tabletop.games.morocco.clock import leg_of
from tabletop.games.morocco.game import GAME
from tabletop.games.morocco.heuristic import value
from tabletop.games.morocco.outlook import actions_left, outlook, tile_worths
from tabletop.games.morocco.rules.assign import Act
from tabletop.games.morocco.rules.closing import (
    ChooseAward,
    ChooseWalkerSpace,
    Juice,
    Leaving,
    PointStallTile,
)
from tabletop.games.morocco.rules.rounds import KeepCube, Scout
from tabletop.games.morocco.shortlist import MOST, shortlist
from tabletop.games.morocco.stands import more, outcome
from tabletop.opponents.mind import think_with
from tabletop.opponents.rank import candidates, utility, weigh
from tests.estimates import looked_at
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    SE,
    SW,
    A,
    E,
    T,
    W,
    acting,
    ask,
    at,
    close,
    closed_but,
    cubes,
    gold,
    legal,
    no_people,
    now,
    put,
    start,
    win,
)

HERE = at(1, 2)
TABLES = {
    "solo": (("greedy", "merchant:normal"), ()),
    "two": (("greedy",) * 2, (("recall", "off"), ("juice_values", "1-6"))),
    "three": (("greedy",) * 3, (("passing", "free"), ("bodyguard_squeeze", "off"))),
    "five": (("greedy",) * 5, (("cousins", "return"), ("start_gold", "1"))),
}


@pytest.mark.parametrize("table", TABLES)
def test_what_is_worth_a_look_is_allowed_told_once_and_never_nothing(table):
    seats, options = TABLES[table]
    for seed in range(3):
        for step, allowed, short in looked_at(GAME, Setup(seed, seats, options)):
            assert len(short) <= MOST, step
            assert do.TakeBack() not in short or allowed == [do.TakeBack()]


def test_looking_changes_nothing():
    s = acting(start(), 0, "KKGB")
    before = s.digest()
    value(s)
    shortlist(s, now(s), now(s).legal(s))
    assert s.digest() == before


def test_a_full_stall_comes_out_as_the_rules_award():
    assert outcome((3, 1), 0).alone == (1.0, 0.0)
    assert outcome((2, 2), 0).points == (5.0, 5.0)
    assert outcome((2, 1, 1), 0).points[1] < outcome((3, 1, 0), 0).points[1]
    assert outcome((2, 2, 1), 0).points[2] == outcome((2, 1, 1), 0).points[2]


def test_who_leads_in_a_stall_is_expected_to_gain_more_and_the_sooner_the_surer():
    points, alone = outcome((2, 1), 1)
    assert alone[0] > 0 == alone[1]
    assert points[0] + alone[0] > points[1]
    assert outcome((2, 0), 2).points[0] > outcome((1, 0), 3).points[0] > outcome((0, 0), 4).points[0]
    own, other = (more((2, 1), 1, 1, 1)[seat] for seat in (0, 1))
    assert own.alone > 0 > other.alone - 0.01


def test_tiles_are_worth_most_where_they_make_the_largest_district_larger():
    s = start(2)
    close(s, at(0, 0), at(0, 1), tile=0)
    close(s, at(4, 4), tile=0)
    worth = tile_worths(tuple(s.tiles), 0)
    assert worth[at(0, 2)] == 3
    assert worth[at(0, 0)] == 0
    assert worth[at(2, 2)] < worth[at(4, 3)] < worth[at(0, 2)]
    close(s, at(0, 3), tile=0)
    assert tile_worths(tuple(s.tiles), 0)[at(0, 2)] == 6


def test_the_actions_that_are_left_in_a_round_are_counted():
    s = GAME.setup(Setup(1, ("person",) * 3))
    rules.settle(s)
    assert actions_left(s) == [2, 2, 2]
    while type(now(s)).__name__ != "Act":
        rules.act(s, now(s).legal(s)[0])
    assert actions_left(s) == [2, 2, 2]
    first = now(s).seat
    while now(s).seat == first:
        rules.act(s, now(s).legal(s)[0])
    assert actions_left(s)[first] == 1
    assert actions_left(acting(start(2), 1)) == [0, 1]


@pytest.mark.parametrize("table", TABLES)
def test_a_search_may_stop_after_a_pass_and_before_cubes_are_discarded_with_two_only_there(table):
    seats, options = TABLES[table]
    s, dice, met = GAME.setup(Setup(4, seats, options)), Random(5), set()
    rules.settle(s)
    while (step := rules.choice(s)) is not None:
        if type(step) in {Act, KeepCube, Scout}:
            second = actions_left(s)[step.seat] == 1
            met.add((type(step), type(step) is Act and second, leg_of(s) - 3 * s.round))
        rules.act(s, dice.choice(step.legal(s)))
    passes = table != "two"
    assert met == {(Scout, False, 0), (Act, False, 0), (Act, True, int(passes)), (KeepCube, False, 2)}


def test_what_is_looked_at_first_ends_with_the_pass_also_against_the_merchant():
    s, left = GAME.setup(Setup(4, ("person", "merchant:normal"))), []
    rules.settle(s)
    while type(rules.choice(s)) is not Act:
        rules.act(s, rules.choice(s).legal(s)[0])

    def seen(s):
        left.append(actions_left(s)[0])
        return value(s)

    weigh(replace(GAME, evaluation=replace(GAME.evaluation, value=seen)), s, 0, Random(1))
    assert set(left) == {1}
    weigh(replace(GAME, evaluation=replace(GAME.evaluation, value=seen, leg=None)), s, 0, Random(1))
    assert set(left) != {1}


def test_cubes_are_worth_what_they_can_pay_for():
    s = start(2)
    seen = outlook(s)
    with_a_pair = seen.purse(0, (2, 0, 0, 0, 0), 1)
    with_none = seen.purse(0, (0, 0, 0, 0, 0), 1)
    assert with_a_pair > with_none == 0
    assert seen.purse(0, (2, 1, 0, 1, 0), 2) > seen.purse(0, (2, 1, 0, 1, 0), 1)
    closed_but(s, at(0, 0))
    assert outlook(s).purse(0, (2, 0, 0, 0, 0), 1) < with_a_pair


def test_bodyguards_won_and_people_at_hand_are_worth_something():
    s = acting(start(2))
    plain = value(s)[0]
    win(s, 0)
    assert value(s)[0] > plain + 1
    s.players[0].supply = 0b11
    few = value(s)[0]
    s.players[0].supply = 0b1
    assert plain > few > value(s)[0]


def test_juice_is_counted_on_the_more_the_sooner_its_stall_closes():
    s = acting(start(2))
    s.juice = (3,) * 36
    put(s, 0, A, HERE, NW)
    s.taken = [1] * 36
    without = value(s)[0]
    s.taken = [-1] * 36
    one = value(s)[0] - without
    for corner in (NE, SE):
        put(s, 1, A, HERE, corner)
    s.taken = [1] * 36
    without = value(s)[0]
    s.taken = [-1] * 36
    assert value(s)[0] - without > one > 0


def full() -> object:
    """Seat 0 can fill a stall in which it leads, and everything else is far from closing."""
    s = start(2)
    s.taken = [1] * 36
    put(s, 0, A, HERE, NW)
    put(s, 0, A, HERE, NE)
    put(s, 1, A, HERE, SE)
    return acting(s, 0, "KKG")


@pytest.mark.parametrize("level", ["greedy", "easy"])
def test_a_stall_is_closed_where_this_wins_a_tile(level):
    s = full()
    thought = think_with(GAME, GAME.view(s, 0), 0, 3, level)
    assert (thought.action.stall, thought.action.corner) == (HERE, SW)


def test_of_two_free_spaces_the_one_with_more_juice_comes_first():
    s = start(2)
    s.juice = (1,) * 36
    put(s, 0, A, HERE, NW)
    put(s, 1, A, HERE, NE)
    juice = list(s.juice)
    juice[(1 + 1) * 6 + 2] = 3
    s.juice = tuple(juice)
    acting(s, 0, "KK")
    here = [a for a in shortlist(s, now(s), legal(s)) if isinstance(a, do.Assistant)]
    assert here[0] == do.Assistant(HERE, SW)


def test_a_swap_is_looked_at_only_where_it_lets_something_better_be_paid_for():
    s = full()
    assert not [a for a in shortlist(s, now(s), legal(s)) if isinstance(a, do.Swap)]
    gold(s, 0, 2)
    cubes(s, 0, "GK")
    close(s, at(0, 2), at(1, 3))
    swaps = [a for a in shortlist(s, now(s), legal(s)) if isinstance(a, do.Swap)]
    assert 0 < len(swaps) <= 2
    assert all(swap.rail < swap.other for swap in swaps)


def test_who_has_nobody_left_takes_back_whoever_is_of_least_use():
    s = start(2)
    for corner in (NW, NE):
        put(s, 0, A, HERE, corner)
    no_people(s, 0)
    acting(s, 0, "KKG")
    recalls = [a for a in shortlist(s, now(s), legal(s)) if isinstance(a, do.Recall)]
    assert 0 < len(recalls) <= 3


def test_a_tourist_is_sent_where_it_helps():
    s = start(2)
    tourist = put(s, 0, T, HERE, NW)
    for corner in (NE, SE, SW):
        put(s, 0, A, HERE, corner)
    for corner in (NW, NE, SE):
        put(s, 0, A, at(1, 3), corner)
    s.tiles[HERE] = 0
    close(s, at(0, 2), at(2, 2))
    ask(s, PointStallTile(0, HERE), Juice(HERE), Leaving(0, HERE, 0))
    assert shortlist(s, now(s), legal(s))[0] in (do.PointTile(E), do.PointTile(W))
    assert tourist % 16 >= 12


def test_a_walker_takes_the_space_with_the_most_juice():
    s = start(2)
    s.juice = tuple(3 if point == (1 + 1) * 6 + 3 + 1 else 1 for point in range(36))
    ask(s, ChooseWalkerSpace(0, 12, HERE, at(1, 3)))
    assert shortlist(s, now(s), legal(s))[0] == do.PlaceWalker(SE)


def test_a_scout_goes_where_its_cubes_can_pay():
    s = start(2)
    s.scout = -1
    closed_but(s, *(at(0, column) for column in range(5)), at(1, 2))
    for corner in (NW, NE, SE):
        put(s, 0, A, at(1, 2), corner)
    cubes(s, 0, "K")
    ask(s, Scout(0))
    best = shortlist(s, now(s), legal(s))[0]
    gained = {s.roof[(best.space - 1) % 5], s.roof[(best.space + 1) % 5]}
    assert 0 in gained or 1 in gained


def test_a_bodyguard_is_placed_with_its_two_best_spaces():
    s = start(2)
    win(s, 0)
    put(s, 1, A, HERE, NW)
    s.juice = tuple(3 if point in (9, 15) else 1 for point in range(36))
    acting(s, 0, "KK")
    guards = [a for a in shortlist(s, now(s), legal(s)) if isinstance(a, do.Bodyguard)]
    assert guards[0] == do.Bodyguard(HERE, NE, SE)
    assert GUARD == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_what_comes_first_is_about_as_good_as_the_best_one_look_ahead_finds(seats):
    """Guessed games are played on with what comes first: it must not be far behind."""
    s, dice, lost = GAME.setup(Setup(3, ("greedy",) * seats)), Random(3), []
    rules.settle(s)
    while (step := rules.choice(s)) is not None:
        best = step.legal(s)
        if len(best) > 1:
            promised = {action: utility(v, step.seat) for action, v in weigh(GAME, s, step.seat, dice)}
            best = list(promised)
            lost.append(promised[best[0]] - promised[candidates(GAME, s, step)[0]])
        rules.act(s, best[0])
    assert sum(lost) / len(lost) < 0.25


def test_late_in_a_match_a_gold_is_worth_more_than_a_bodyguard():
    s = start(2)
    ask(s, ChooseAward(0, HERE))
    assert shortlist(s, now(s), legal(s)) == [do.WinBodyguard(), do.TakeGold()]
    close(s, *(stall for stall in range(25) if stall not in range(5, 10)))
    assert shortlist(s, now(s), legal(s)) == [do.TakeGold(), do.WinBodyguard()]


def test_only_tourists_walk_on_and_so_only_they_count_where_a_tile_points():
    s = start(2)
    put(s, 1, T, HERE, NW)
    for corner in (NE, SE, SW):
        put(s, 0, A, HERE, corner)
    s.tiles[HERE] = 0
    for corner in (NW, NE):
        put(s, 0, A, at(1, 3), corner)
    put(s, 1, A, at(1, 3), SE)
    ask(s, PointStallTile(0, HERE), Juice(HERE), Leaving(0, HERE, 0))
    assert shortlist(s, now(s), legal(s))[-1] == do.PointTile(E)
