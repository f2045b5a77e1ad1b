"""MO-1 and MO-2: the box and what lies on the table when a match begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import choice, settle
from tabletop.engine.text import english
from tabletop.games.morocco import components as box
from tabletop.games.morocco.faults import faults
from tabletop.games.morocco.rules.rounds import Scout
from tabletop.games.morocco.rules.setup import refuse, setup
from tabletop.games.morocco.square import BESIDE, COLUMN, POINT, ROW, TOWARDS
from tests.games.morocco.positions import A, E, N, S, W, at, close, kinds_in, put


def given(seats=4, seed=1, **options):
    return setup(Setup(seed, ("person",) * seats, tuple(options.items())))


@pytest.mark.rule("MO-1.1")
def test_twenty_five_stalls_of_four_spaces_all_open():
    s = given()
    assert len(s.tiles) == 25
    assert set(s.tiles) == {-1}
    assert s.spaces == [-1] * 100
    assert (ROW[at(3, 1)], COLUMN[at(3, 1)]) == (3, 1)


@pytest.mark.rule("MO-1.1")
def test_neighbours_are_orthogonal_and_end_at_the_edge():
    assert TOWARDS[at(0, 0)] == (-1, at(0, 1), at(1, 0), -1)
    assert TOWARDS[at(2, 4)] == (at(1, 4), -1, at(3, 4), at(2, 3))
    assert BESIDE[at(4, 2)] == (at(3, 2), at(4, 3), at(4, 1))
    assert sum(map(len, BESIDE)) == 80
    for stall, row in enumerate(TOWARDS):
        for way, back in ((N, S), (S, N), (E, W), (W, E)):
            assert row[way] < 0 or TOWARDS[row[way]][back] == stall


@pytest.mark.rule("MO-1.2")
@pytest.mark.rule("MO-2.1")
def test_one_cube_of_each_colour_on_rows_columns_and_roof_in_chance_order():
    orders = set()
    for seed in range(40):
        s = given(seed=seed)
        for line in (s.rails[:5], s.rails[5:], s.roof):
            assert sorted(line) == [0, 1, 2, 3, 4]
        orders |= {("rows", s.rails[:5]), ("columns", s.rails[5:]), ("roof", s.roof)}
        assert s.scout == -1
    for line in ("rows", "columns", "roof"):
        assert sum(name == line for name, _ in orders) > 25


@pytest.mark.rule("MO-1.3")
@pytest.mark.rule("MO-2.3")
def test_everybody_has_assistants_tourists_and_cousins_but_bodyguards_are_in_the_quarters():
    s = given(5)
    for seat, p in enumerate(s.players):
        assert kinds_in(s, seat) == (12, 0, 2)
        assert p.quarters.bit_count() == 2
        assert (p.cousins, p.vp, p.gold, p.cubes) == (2, 0, 0, (0, 0, 0, 0, 0))


@pytest.mark.rule("MO-1.4")
def test_twelve_market_tiles_each():
    assert box.BOX.tiles == 12


@pytest.mark.rule("MO-1.5")
@pytest.mark.rule("MO-2.2")
def test_thirty_six_juice_tokens_one_to_three_lie_on_the_corner_points():
    s, other = given(), given(seed=2)
    assert Counter(s.juice) == {1: 12, 2: 12, 3: 12}
    assert s.taken == [-1] * 36
    assert s.juice != other.juice
    assert Counter(other.juice) == Counter(s.juice)


@pytest.mark.rule("MO-2.2")
def test_four_stalls_share_an_inner_corner_point():
    assert POINT[at(0, 0)] == (0, 1, 7, 6)
    assert POINT[at(4, 4)] == (28, 29, 35, 34)
    uses = Counter(point for points in POINT for point in points)
    assert Counter(uses.values()) == {4: 16, 2: 16, 1: 4}
    assert POINT[at(1, 1)][0] == POINT[at(0, 1)][3] == POINT[at(1, 0)][1] == POINT[at(0, 0)][2]


@pytest.mark.rule("MO-1.6")
def test_fifteen_gold_in_the_supply():
    assert given().gold == 15


@pytest.mark.rule("MO-2.4")
def test_the_first_player_is_chosen_by_chance_and_begins():
    firsts = Counter(given(3, seed).first for seed in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15
    s = given(4, 5)
    settle(s)
    assert choice(s) == Scout(s.first)


@pytest.mark.rule("MO-14.2")
def test_other_juice_tokens():
    assert Counter(given(juice_values="1-4").juice) == dict.fromkeys((1, 2, 3, 4), 9)
    assert Counter(given(juice_values="1-6").juice) == dict.fromkeys((1, 2, 3, 4, 5, 6), 6)


@pytest.mark.rule("MO-14.6")
def test_gold_to_start_with_comes_from_the_supply():
    s = given(5, start_gold="1")
    assert [p.gold for p in s.players] == [1] * 5
    assert s.gold == 10
    assert faults(s) == []


def test_setups_differ_by_their_seed_only():
    assert given(seed=7) == given(seed=7)
    assert len({given(seed=seed).digest() for seed in range(20)}) == 20


@pytest.mark.rule("MO-13.1")
def test_the_merchant_sits_once_and_opposite_one_other():
    def why(*seats):
        no = refuse(Setup(1, seats))
        return no and (no.rule, english(no.reason))

    assert why("person", "merchant:normal") is None
    assert why("hard", "merchant:normal") is None
    assert why("merchant:normal", "merchant:normal") == (
        "MO-13.1",
        "The Merchant can sit at one seat only; here it is at 2.",
    )
    assert why("person", "person", "merchant:normal") == (
        "MO-13.1",
        "The Merchant plays against one player, not with 3 seats. Choose two seats.",
    )


@pytest.mark.rule("MO-13.1")
def test_the_merchant_has_assistants_and_bodyguards_only_and_the_person_is_first():
    for seats in (("person", "merchant:normal"), ("merchant:normal", "person")):
        for seed in range(6):
            s = setup(Setup(seed, seats))
            assert s.first == seats.index("person")
            m = s.players[s.merchant]
            assert kinds_in(s, s.merchant) == (12, 0, 0)
            assert (m.quarters.bit_count(), m.cousins, m.cubes) == (2, 0, (0,) * 5)
            assert faults(s) == []


def spoiled():
    """What can be wrong with a state, each in one way."""

    def set_(name, value):
        return lambda s: setattr(s, name, value)

    def player(name, value):
        return lambda s: setattr(s.players[1], name, value)

    def space(number, person):
        def spoil(s):
            s.spaces[number] = person

        return spoil

    yield set_("gold", 14)
    yield set_("rails", (0, 0, 1, 2, 3, 0, 1, 2, 3, 4))
    yield set_("rails", (0, 1, 2, 3, 4, 4, 4, 1, 2, 3))
    yield set_("roof", (0, 1, 2, 3, 3))
    yield set_("taken", [4] * 36)
    yield set_("taken", [-1] * 35)
    yield player("supply", 0x2FFF)
    yield player("supply", 0x7FFF)
    yield player("quarters", 0x4000)
    yield player("gold", -1)
    yield player("cubes", (0, -1, 0, 0, 0))
    yield player("cousins", 3)
    yield player("vp", -5)
    yield space(5, 16)
    yield space(7, 31)
    yield lambda s: s.tiles.__setitem__(3, 4)
    yield lambda s: s.tiles.__setitem__(3, 1)
    yield lambda s: s.arrows.__setitem__(3, 1)


@pytest.mark.rule("MO-14.10")
@pytest.mark.parametrize("spoil", tuple(spoiled()))
def test_what_does_not_add_up_is_found(spoil):
    s = given(4)
    assert faults(s) == []
    spoil(s)
    assert faults(s) != []


@pytest.mark.rule("MO-14.10")
def test_a_full_stall_without_a_tile_and_people_on_a_closed_one_are_found():
    s = given(4)
    for corner in range(4):
        put(s, 0, A, 7, corner)
    assert faults(s) == ["stall 7: full, but open"]
    close(s, 7)
    assert len(faults(s)) == 1
    assert "closed" in faults(s)[0]
