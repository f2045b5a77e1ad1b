"""MC-13: the Alchemist."""

from __future__ import annotations

import pytest

from tabletop.engine.described import gives_up
from tabletop.engine.rules import pending_choice
from tabletop.engine.text import english
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist.ch13_brewing import (
    AskBottler,
    BrewBottled,
    CauldronUsed,
    FillCauldrons,
    Pour,
    UseBottler,
)
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import (
    Dump,
    FilterIchor,
    FilterWaste,
    shop,
)
from tabletop.games.merchants_cove.merchants.alchemist.ch13_taking import (
    Announce,
    ClearBench,
    MarbleReturned,
    MarblesSwapped,
    ReturnMarble,
    RowRefilled,
    SwapMarbles,
    TakeMarbles,
    take,
)
from tabletop.games.merchants_cove.merchants.alchemist.components import (
    BOTTLER,
    BREW,
    FILTER,
    GATHERER,
    TAKE_A,
    TAKE_B,
    TAKE_C,
    TAMER,
)
from tabletop.games.merchants_cove.merchants.alchemist.state import MARBLES, Laboratory, colour
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.rules.ch05_turn import Work
from tests.games.merchants_cove.shops import (
    LG,
    LR,
    B,
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
    staff,
    staffed,
    start,
    turn,
    work,
)

LETTERS = "RGBYI"


def alchemist(*, rows=("RGBYR", "GBYRG", "BYRGB"), bench="", waste=0) -> tuple:
    """A match, and the Alchemist's board with these marbles; all others are in the bag."""
    s = start("alchemist")
    mine, free = shop(s, 0), list(range(MARBLES))

    def pick(text: str) -> tuple[int, ...]:
        return tuple(
            free.pop(next(n for n, marble in enumerate(free) if colour(marble) == LETTERS.index(letter)))
            for letter in text
        )

    mine.rows = [pick(row) for row in rows]
    mine.bench, mine.waste = pick(bench), pick("I" * waste)
    mine.bag = tuple(free)
    return s, mine


def letters(marbles) -> str:
    """Marbles by their letters."""
    return "".join(LETTERS[colour(marble)] for marble in marbles)


def marble(mine: Laboratory, letter: str, nth: int = 0) -> int:
    """A marble of this colour on the Workbench."""
    return [one for one in mine.bench if LETTERS[colour(one)] == letter][nth]


def pours(mine: Laboratory, text: str, cauldron: int) -> list[Pour]:
    """These marbles of the Workbench into a cauldron, one after the other."""
    return [Pour(marble(mine, letter, text[:n].count(letter)), cauldron) for n, letter in enumerate(text)]


def taken(row: str, announced: str) -> tuple[str, str, str, str]:
    """What comes off a row: at the left end, at the right end, by the reaction, and what stays."""
    pile, marbles = dict.fromkeys(LETTERS, 0), []
    for letter in row:
        marbles.append(7 * LETTERS.index(letter) + pile[letter])
        pile[letter] += 1
    off = take(tuple(marbles), LETTERS.index(announced))
    return letters(off.left), letters(off.right), letters(off.reaction), letters(off.stays)


@pytest.mark.rule("MC-13.1")
def test_seven_marbles_of_each_colour_and_six_ichor_fill_three_rows_and_the_bag():
    for seed in range(10):
        mine = shop(start("alchemist", seed=seed), 0)
        assert [len(row) for row in mine.rows] == [5, 5, 5]
        assert (mine.bench, mine.waste, len(mine.bag)) == ((), (), 19)
        everything = letters([*mine.bag, *mine.rows[0], *mine.rows[1], *mine.rows[2]])
        assert [everything.count(letter) for letter in LETTERS] == [7, 7, 7, 7, 6]
    assert (box.BENCH, [(c.large, c.marbles) for c in box.CAULDRONS]) == (
        10,
        [(False, 2), (False, 2), (False, 2), (True, 3), (True, 3)],
    )


@pytest.mark.rule("MC-13.2")
@pytest.mark.parametrize(
    ("row", "announced", "found"),
    [
        ("RRBGY", "R", ("RR", "", "", "BGY")),
        ("RBGYR", "R", ("R", "R", "", "BGY")),
        ("RIRBG", "R", ("RIR", "", "", "BG")),
        ("IGBYI", "R", ("I", "I", "", "GBY")),
        ("RGBGY", "R", ("R", "", "", "GBGY")),
        ("RGBGR", "R", ("R", "R", "GG", "B")),
        ("RGBBG", "R", ("R", "", "GGBB", "")),
        ("RGYYG", "R", ("R", "", "GGYY", "")),
        ("RRRRR", "R", ("RRRRR", "", "", "")),
        ("RIGIB", "B", ("", "BI", "", "RIG")),
        ("RIBIY", "R", ("RI", "", "", "BIY")),
        ("YIBIG", "Y", ("YI", "", "", "BIG")),
        ("YIBGI", "Y", ("YI", "I", "", "BG")),
        ("GRRGB", "B", ("", "B", "GGRR", "")),
    ],
)
def test_marbles_of_the_colour_and_ichor_come_off_both_ends_and_equal_ends_react(row, announced, found):
    assert taken(row, announced) == found


@pytest.mark.rule("MC-13.2")
def test_a_colour_that_takes_nothing_cannot_be_announced():
    s, _ = alchemist(rows=("RGBGY", "GBYRG", "BYRGB"))
    work(s, TAKE_A)
    assert now(s) == TakeMarbles(0, 0)
    assert refused(s, Announce(B)) == ("MC-13.2", "No end of row A is blue or Ichor.")
    assert legal(s) == [Announce(R), Announce(Y)]


@pytest.mark.rule("MC-13.2")
def test_what_comes_off_lies_on_the_workbench_and_the_row_is_refilled():
    s, mine = alchemist(rows=("RGBYR", "RGIGB", "BYRGB"))
    work(s, TAKE_B)
    assert brings(s, Announce(B)) == "1 blue"
    assert brings(s, Announce(R)) == "1 red"
    play(s, Announce(R))
    assert letters(mine.bench) == "R"
    assert letters(mine.rows[1])[1:] == "GIGB"
    s, mine = alchemist(rows=("RGBYR", "RGIGR", "BYRGB"))
    work(s, TAKE_B)
    assert brings(s, Announce(R)) == "2 red; then 2 green"
    told = play(s, Announce(R))
    assert letters(mine.bench) == "RRGG"
    assert told[0].reaction == mine.bench[2:]
    refill = told[1]
    assert isinstance(refill, RowRefilled)
    assert refill.final
    one, two, three, four = refill.marbles
    assert mine.rows[1] == (three, one, mine.rows[1][2], two, four)
    assert letters(mine.rows[1][2:3]) == "I"
    assert paid(told) == 1


@pytest.mark.rule("MC-13.2")
def test_a_row_is_refilled_as_far_as_the_bag_goes():
    s, mine = alchemist(rows=("RRRRR", "GBYRG", "BYRGB"), bench="GGBBYYIIII", waste=2)
    mine.bag, spare = mine.bag[:2], mine.bag[2:]
    mine.bench += spare
    work(s, TAKE_A, Announce(R))
    assert (len(mine.rows[0]), mine.bag) == (2, ())
    assert now(s) == ClearBench(0)


@pytest.mark.rule("MC-13.2")
def test_marbles_beyond_ten_go_back_into_the_bag_by_choice():
    s, mine = alchemist(rows=("RRBYG", "GBYRG", "BYRGB"), bench="RRGGGBBYY")
    work(s, TAKE_A, Announce(R))
    assert english(now(s).prompt(s)) == "The Workbench is too full: return 1 marble(s) to the bag."
    assert refused(s, ReturnMarble(mine.rows[1][0])) == (
        "MC-13.2",
        "That marble, green, isn't on the Workbench.",
    )
    back = marble(mine, "Y")
    assert MarbleReturned(0, back) in play(s, ReturnMarble(back))
    assert letters(mine.bench) == "RRGGGBBYRR"
    assert back in mine.bag
    assert pending_choice(s) is None


@pytest.mark.rule("MC-13.2")
def test_the_rows_are_three_separate_action_spaces():
    s, _ = alchemist()
    work(s, TAKE_A, Announce(R))
    assert printed(s)[:3] == [("Take A", 1), ("Take B", 1), ("Take C", 1)]
    turn(s)
    assert refused(s, Work(TAKE_A))[0] == "MC-5.1"
    assert {Work(TAKE_B), Work(TAKE_C)} <= set(legal(s))


@pytest.mark.rule("MC-13.3")
def test_two_of_a_colour_make_a_small_good_and_three_a_large_one():
    s, mine = alchemist(bench="RRGGG")
    work(s, BREW)
    assert now(s) == FillCauldrons(0)
    assert refused(s, Done()) == ("MC-13.3", "Use at least one of the 5 cauldron(s).")
    assert brings(s, Pour(marble(mine, "R"), 1)) == "1 more marble(s)"
    one, two = pours(mine, "RR", 1)
    play(s, one)
    assert brings(s, two) == "Brings: small red Good"
    assert gained(play(s, two)) == (R,)
    assert {one.marble, two.marble} <= set(mine.bag)
    told = play(s, *pours(mine, "GGG", 4))
    assert gained(told) == (LG,)
    assert paid(told) == 2
    assert mine.bench == ()
    assert mine.cauldrons == [()] * 5


@pytest.mark.rule("MC-13.3")
def test_a_cauldron_is_used_once_and_one_made_whole_before_the_next():
    s, mine = alchemist(rows=("GBYB", "GBY", "BYG"), bench="RRRRGGG")
    work(s, BREW, Pour(marble(mine, "R"), 0))
    assert refused(s, Pour(marble(mine, "G"), 0)) == (
        "MC-13.3",
        "Cauldron 1 holds red; this marble is green.",
    )
    assert refused(s, Pour(marble(mine, "G"), 1)) == ("MC-13.3", "Complete Cauldron 1 first, or undo.")
    assert refused(s, Done()) == (
        "MC-13.3",
        "Cauldron 1 still lacks 1 marble(s). Complete it, or undo.",
    )
    play(s, Pour(marble(mine, "R"), 0))
    assert refused(s, Pour(marble(mine, "R"), 0)) == ("MC-13.3", "Cauldron 1 has been used in this Brew.")
    assert refused(s, Pour(marble(mine, "R"), 3)) == (
        "MC-13.3",
        "Cauldron 4 takes 3 of one colour; red won't do.",
    )
    assert paid(play(s, Done())) == 2


@pytest.mark.rule("MC-13.3")
def test_ichor_is_wild_but_one_real_colour_is_needed_and_it_ends_as_toxic_waste():
    s, mine = alchemist(bench="III")
    assert refused(s, Work(BREW)) == ("MC-13.3", "No cauldron can be filled with 3 Ichor.")
    s, mine = alchemist(bench="IIR")
    work(s, BREW)
    first, second, red = mine.bench
    told = play(s, Pour(first, 3), Pour(second, 3), Pour(red, 3))
    assert gained(told) == (LR,)
    assert mine.waste == (first, second)
    assert red in mine.bag
    assert next(event for event in told if isinstance(event, CauldronUsed)).wasted == 2


@pytest.mark.rule("MC-13.3")
def test_brew_needs_marbles():
    s, _ = alchemist()
    assert refused(s, Work(BREW)) == (
        "MC-13.3",
        "Your Workbench is empty: nothing for the 5 cauldrons.",
    )
    s, _ = alchemist(bench="RGBY")
    assert refused(s, Work(BREW)) == (
        "MC-13.3",
        "No cauldron can be filled with 1 red, 1 green, 1 blue and 1 yellow.",
    )


@pytest.mark.rule("MC-13.4")
def test_filter_moves_up_to_three_ichor_to_the_bag():
    s, mine = alchemist(waste=5)
    work(s, FILTER)
    assert now(s) == FilterWaste(0)
    assert refused(s, Done()) == ("MC-13.4", "Move at least one of the 5 Ichor.")
    first = mine.waste[0]
    play(s, FilterIchor(first))
    assert refused(s, FilterIchor(first)) == ("MC-13.4", "That marble, Ichor, isn't in Toxic Waste.")
    assert Done() in legal(s)
    assert english(gives_up(s, Done())) == "2 more Ichor in the bag"
    assert paid(play(s, *map(FilterIchor, mine.waste[:2]))) == 1
    assert len(mine.waste) == 2
    assert pending_choice(s) is None


@pytest.mark.rule("MC-13.4")
def test_filter_needs_toxic_waste():
    s, _ = alchemist()
    assert refused(s, Work(FILTER)) == (
        "MC-13.4",
        "There's no Toxic Waste. Filter moves up to 3 Ichor from there.",
    )


@pytest.mark.rule("MC-13.5")
def test_dump_is_free_on_the_own_turn_and_costs_a_corruption_card():
    s, mine = alchemist(waste=4)
    told = play(s, Dump())
    assert (corrupted(told), paid(told), mine.waste) == (1, 0, ())
    assert letters(mine.bag).count("I") == 6
    assert now(s).seat == 0
    assert refused(s, Dump()) == ("MC-13.5", "There's no Ichor in Toxic Waste to dump.")


@pytest.mark.rule("MC-13.5")
def test_dump_also_stands_beside_take_and_brew():
    s, mine = alchemist(bench="RRI", waste=2)
    work(s, TAKE_A)
    assert Dump() in legal(s)
    work(s, BREW, Pour(marble(mine, "R"), 0), Dump())
    assert mine.waste == ()
    assert now(s) == FillCauldrons(0)
    assert paid(play(s, Pour(marble(mine, "R"), 0))) == 2


@pytest.mark.rule("MC-13.6")
def test_the_bottler_makes_one_brew_a_day_cost_one_hour():
    s, mine = alchemist(bench="RRGG")
    staffed(s, BOTTLER)
    work(s, BREW, *pours(mine, "RR", 0), Done())
    assert now(s) == AskBottler(0)
    told = play(s, UseBottler())
    assert BrewBottled(0, 1) in told
    assert paid(told) == 1
    assert paid(work(s, BREW, *pours(mine, "GG", 0))) == 2


@pytest.mark.rule("MC-13.6")
def test_the_bottler_can_wait_and_helps_with_a_brew_only():
    s, mine = alchemist(bench="RR")
    staffed(s, BOTTLER)
    assert paid(work(s, TAKE_A, Announce(R))) == 1
    work(s, BREW, *pours(mine, "RR", 0), Done())
    assert paid(play(s, Decline())) == 2
    assert s.players[0].used == ()


@pytest.mark.rule("MC-13.7")
def test_the_gatherer_swaps_two_neighbours_before_announcing_once_a_day():
    s, mine = alchemist(rows=("GRBYB", "GBYRG", "BYRGB"))
    staffed(s, GATHERER)
    work(s, TAKE_A)
    assert brings(s, SwapMarbles(0)) == "Swaps: green and red"
    assert MarblesSwapped(0, 0, 0) in play(s, SwapMarbles(0))
    assert letters(mine.rows[0]) == "RGBYB"
    assert refused(s, SwapMarbles(1)) == (
        "MC-13.7",
        "Without a rested Gatherer nothing is swapped in row A.",
    )
    play(s, Announce(R))
    assert letters(mine.bench) == "R"


@pytest.mark.rule("MC-13.7")
def test_two_equal_marbles_are_not_swapped_nor_one_beyond_the_end():
    s, _ = alchemist(rows=("RRBY", "GBYRG", "BYRGB"))
    staffed(s, GATHERER)
    work(s, TAKE_A)
    assert refused(s, SwapMarbles(0)) == ("MC-13.7", "Both marbles are red.")
    assert refused(s, SwapMarbles(3)) == ("MC-13.7", "Row A has only 4 marble(s).")
    s, _ = alchemist()
    work(s, TAKE_A)
    assert not any(isinstance(action, SwapMarbles) for action in now(s).all_candidate_actions(s))


@pytest.mark.rule("MC-13.8")
def test_the_ichor_tamer_saves_one_ichor_of_each_brew():
    s, mine = alchemist(bench="RIIGI")
    staffed(s, TAMER)
    work(s, BREW)
    red, one, two, green, three = mine.bench
    play(s, Pour(red, 3), Pour(one, 3), Pour(two, 3))
    assert one in mine.bag
    assert mine.waste == (two,)
    play(s, Pour(green, 0), Pour(three, 0))
    assert mine.waste == (two, three)


def test_the_board_says_what_the_rules_do():
    s, _ = alchemist()
    assert printed(s)[3:] == [("Brew", 2), ("Filter", 1)]
    assert staff(s) == [("Bottler", True), ("Gatherer", True), ("Ichor Tamer", False)]
