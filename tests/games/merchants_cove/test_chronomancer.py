"""MC-15: the Chronomancer."""

from __future__ import annotations

import pytest

from tabletop.engine.described import log, say
from tabletop.engine.text import english
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_echoes import (
    AskEcho,
    EchoSpent,
    SpendEcho,
    WindClock,
)
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import (
    AskClerk,
    ChooseRift,
    EchoGained,
    KeepTiles,
    PickRift,
    SlotsFilled,
    TilesKept,
    pairs,
    shop,
    triple,
)
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_tiles import (
    PlaceTile,
    PushSpare,
    PushTile,
    SortTiles,
    SwapSpare,
    TilePlaced,
    TilePushed,
    TilesDrawn,
)
from tabletop.games.merchants_cove.merchants.chronomancer.components import (
    ARCHIVIST,
    CLERK,
    RIFT_FUTURE,
    RIFT_PAST,
    SCAVENGE,
    SHIFT,
    WINDER,
)
from tabletop.games.merchants_cove.merchants.chronomancer.state import TILES, colour
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.rules.ch05_turn import Sponsor, Work
from tabletop.games.merchants_cove.state import HIRE
from tests.games.merchants_cove.shops import (
    LB,
    LR,
    B,
    G,
    R,
    Y,
    brings,
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

LETTERS = "RGBYP"
PAST, FUTURE = 0, 1
LEFT, RIGHT = 0, 1


def chronomancer(past="RGB", future="GBY", spare="R", *, discard="", echoes=0) -> tuple:
    """A match, and the Chronomancer's board with these tiles; all others are in the stack."""
    s = start("chronomancer")
    mine, free = shop(s, 0), list(range(TILES))

    def pick(text: str) -> tuple[int, ...]:
        return tuple(
            free.pop(next(n for n, tile in enumerate(free) if colour(tile) == LETTERS.index(letter)))
            for letter in text
        )

    mine.engines = [pick(past), pick(future)]
    (mine.spare,) = pick(spare)
    mine.discard = pick(discard)
    mine.stack, mine.echoes = tuple(free), echoes
    return s, mine


def letters(tiles) -> str:
    """Tiles by their letters."""
    return "".join(LETTERS[colour(tile)] for tile in tiles)


def engine(text: str) -> tuple[int, ...]:
    """Tiles by their letters, each of another number."""
    first = {"R": 0, "G": 5, "B": 10, "Y": 14, "P": 18}
    return tuple(first[letter] + text[:n].count(letter) for n, letter in enumerate(text))


@pytest.mark.rule("MC-15.1")
def test_twenty_tiles_fill_both_engines_the_spare_and_the_stack():
    for seed in range(10):
        mine = shop(start("chronomancer", seed=seed), 0)
        assert [len(tiles) for tiles in mine.engines] == [3, 3]
        assert (len(mine.stack), mine.discard, mine.echoes) == (13, (), 0)
        everything = letters([*mine.engines[0], *mine.engines[1], mine.spare, *mine.stack])
        assert [everything.count(letter) for letter in LETTERS] == [5, 5, 4, 4, 2]


@pytest.mark.rule("MC-15.1")
def test_the_discards_become_the_stack_when_it_is_empty():
    s, mine = chronomancer("RGB", "GBY", "R")
    mine.discard, mine.stack = mine.stack[1:], mine.stack[:1]
    only = mine.stack[0]
    told = work(s, SCAVENGE)
    assert told[-1].tiles[0] == only
    assert len(mine.drawn) == 3
    assert len(mine.stack) == 10
    assert mine.discard == ()


@pytest.mark.rule("MC-15.2")
def test_either_worker_goes_where_neither_is():
    s, _ = chronomancer()
    s.players[0].workers = (SHIFT, SCAVENGE)
    turn(s)
    for space in (SHIFT, SCAVENGE):
        for worker in (0, 1):
            assert refused(s, Work(space, worker))[0] == "MC-5.1"
    assert {Work(RIFT_PAST, 0), Work(RIFT_PAST, 1), Sponsor(0, 0), Sponsor(0, 1)} <= set(legal(s))
    play(s, Work(RIFT_PAST, 1))
    assert s.players[0].workers == (SHIFT, RIFT_PAST)


@pytest.mark.rule("MC-15.3")
@pytest.mark.parametrize(
    ("at", "end", "row", "out"),
    [
        (PAST, LEFT, "YRG", "B"),
        (PAST, RIGHT, "GBY", "R"),
        (FUTURE, LEFT, "YGB", "P"),
        (FUTURE, RIGHT, "BPY", "G"),
    ],
)
def test_the_spare_is_pushed_into_an_end_and_the_tile_pushed_out_is_the_new_spare(at, end, row, out):
    s, mine = chronomancer("RGB", "GBP", "Y")
    work(s, SHIFT)
    assert now(s) == PushSpare(0)
    assert len(legal(s)) == 4
    old = mine.spare
    told = play(s, PushTile(at, end))
    assert told[0] == TilePushed(0, at, end, old, mine.spare)
    assert (letters(mine.engines[at]), letters([mine.spare])) == (row, out)
    assert paid(told) == 1


@pytest.mark.rule("MC-15.3")
def test_what_a_push_brings_is_told_before():
    s, _ = chronomancer("BGG", "YPR", "G")
    work(s, SHIFT)
    for action, out, rift in (
        (PushTile(PAST, RIGHT), "blue", "large green Good and small green Good"),
        (PushTile(FUTURE, RIGHT), "yellow", "small red Good or small green Good"),
        (PushTile(FUTURE, LEFT), "red", "small green Good or small yellow Good"),
    ):
        assert brings(s, action) == f"Falls out: {out}; a Rift then gives: {rift}"


@pytest.mark.rule("MC-15.4")
def test_what_a_rift_would_give_is_told_of_a_tile_that_is_placed():
    s, mine = chronomancer("BGG", "YPR", "G")
    work(s, SCAVENGE)
    green, red, _ = mine.drawn = engine("GRY")
    assert brings(s, PlaceTile(green, PAST, 0)) == "A Rift then gives: large green Good and small green Good"
    assert brings(s, PlaceTile(red, PAST, 0)) == "A Rift then gives: small green Good"
    assert brings(s, PlaceTile(green, FUTURE, 1)) == "A Rift then gives: an Echo"
    mine.echoes = 3
    assert brings(s, PlaceTile(green, FUTURE, 1)) == "A Rift then gives: nothing, as you hold all Echoes"


@pytest.mark.rule("MC-15.5")
def test_what_a_rift_gives_is_told_before_a_worker_goes_there():
    s, mine = chronomancer("GGB", "RBY")
    hours = "2 hour(s), 8 to 10; boarding at 9:30"
    assert brings(s, Work(RIFT_PAST, 0)) == f"Gives: small green Good; {hours}"
    assert brings(s, Work(RIFT_FUTURE, 1)) == f"Gives: an Echo; {hours}"
    mine.echoes = 3
    assert brings(s, Work(RIFT_FUTURE, 1)) == f"Gives: nothing, as you hold all Echoes; {hours}"
    assert brings(s, Work(SHIFT, 0)) == "1 hour(s), 8 to 9"


@pytest.mark.rule("MC-15.4")
def test_scavenge_draws_three_places_one_swaps_the_spare_with_another_and_discards_the_rest():
    s, mine = chronomancer()
    told = work(s, SCAVENGE)
    assert told[-1] == TilesDrawn(0, mine.drawn)
    assert told[-1].final
    one, two, three = mine.drawn
    old, spare = mine.engines[PAST][1], mine.spare
    assert refused(s, PlaceTile(spare, PAST, 0)) == ("MC-15.4", "The red tile wasn't drawn just now.")
    assert TilePlaced(0, PAST, 1, one, old) in play(s, PlaceTile(one, PAST, 1))
    assert now(s) == SortTiles(0, placed=True)
    assert refused(s, PlaceTile(two, PAST, 0))[1].endswith(
        "tile stays out: you have replaced a tile already."
    )
    told = play(s, SwapSpare(two))
    assert mine.engines[PAST][1] == one
    assert mine.spare == two
    assert mine.discard == tuple(sorted((old, spare, three)))
    assert mine.drawn == ()
    assert paid(told) == 1


@pytest.mark.rule("MC-15.4")
def test_scavenge_may_do_neither_or_the_spare_first():
    s, mine = chronomancer()
    work(s, SCAVENGE, Done())
    assert len(mine.discard) == 3
    assert mine.drawn == ()
    s, mine = chronomancer()
    work(s, SCAVENGE)
    one, two, _ = mine.drawn
    play(s, SwapSpare(one))
    assert refused(s, SwapSpare(two))[1].endswith("tile stays out: you have swapped the spare already.")
    play(s, PlaceTile(two, FUTURE, 2))
    assert mine.engines[FUTURE][2] == two


@pytest.mark.rule("MC-15.5")
@pytest.mark.parametrize(
    ("tiles", "three", "two"),
    [
        ("RRR", R, {}),
        ("RPR", R, {}),
        ("PGP", G, {}),
        ("RRG", -1, {R: (0, 1)}),
        ("BGB", -1, {B: (0, 2)}),
        ("PRG", -1, {R: (0, 1), G: (0, 2)}),
        ("RGB", -1, {}),
    ],
)
def test_what_an_engine_can_be(tiles, three, two):
    assert triple(engine(tiles)) == three
    assert pairs(engine(tiles)) == two or three >= 0


@pytest.mark.rule("MC-15.5")
def test_three_of_a_colour_give_a_large_and_a_small_good_and_all_go():
    s, mine = chronomancer("RPR", "GBY")
    old = mine.engines[PAST]
    told = work(s, RIFT_PAST)
    assert gained(told) == (LR, R)
    assert set(old) <= set(mine.discard)
    assert not set(old) & set(mine.engines[PAST])
    assert paid(told) == 2
    assert mine.echoes == 0


@pytest.mark.rule("MC-15.5")
def test_two_of_a_colour_give_a_small_good_and_the_gaps_are_filled_in_place():
    s, mine = chronomancer("RGB", "BGB")
    one, stays, two = mine.engines[FUTURE]
    told = work(s, RIFT_FUTURE)
    assert gained(told) == (B,)
    assert mine.discard == tuple(sorted((one, two)))
    assert mine.engines[FUTURE][1] == stays
    came = next(event for event in told if isinstance(event, SlotsFilled))
    assert came.final
    assert came.tiles == (mine.engines[FUTURE][0], mine.engines[FUTURE][2])


@pytest.mark.rule("MC-15.5")
def test_a_prism_leaves_the_choice_between_two_colours():
    s, mine = chronomancer("YPR", "GBY", "G")
    yellow, prism, red = mine.engines[PAST]
    work(s, RIFT_PAST)
    assert now(s) == PickRift(0, PAST)
    assert legal(s) == [ChooseRift(R), ChooseRift(Y)]
    assert refused(s, ChooseRift(B)) == ("MC-15.5", "Two tiles of the engine Past can't be blue.")
    assert gained(play(s, ChooseRift(Y))) == (Y,)
    assert mine.discard == tuple(sorted((yellow, prism)))
    assert mine.engines[PAST][2] == red


def test_the_log_names_the_action_space():
    s, _ = chronomancer()
    told = work(s, RIFT_FUTURE)
    line = log(told[0], 0)
    assert line is not None
    assert english(line.text) == "Works: Rift Future, 2 hour(s)"


@pytest.mark.rule("MC-15.5")
def test_three_different_tiles_give_an_echo_and_all_go():
    s, mine = chronomancer("RGB", "BGB")
    old = mine.engines[PAST]
    told = work(s, RIFT_PAST)
    assert gained(told) == ()
    assert mine.echoes == 1
    assert mine.discard == tuple(sorted(old))


@pytest.mark.rule("MC-15.1")
def test_a_fourth_echo_is_lost():
    s, mine = chronomancer("RGB", "BGB", echoes=3)
    told = work(s, RIFT_PAST)
    assert EchoGained(0, 3, lost=True, rule="MC-15.5") in told
    assert mine.echoes == 3


@pytest.mark.rule("MC-15.6")
def test_an_echo_saves_up_to_two_hours_of_any_action_one_a_turn():
    s, mine = chronomancer(echoes=2)
    assert english(say(s, SpendEcho())) == "Spend 1 Echo: 2 hour(s) less"
    work(s, SHIFT, PushTile(PAST, LEFT))
    assert now(s) == AskEcho(0)
    assert english(say(s, SpendEcho())) == "Spend 1 Echo: 1 hour(s) less"
    told = play(s, SpendEcho())
    assert EchoSpent(0, 0) in told
    assert paid(told) == 0
    assert mine.echoes == 1
    turn(s)
    assert paid(play(s, Sponsor(1), SpendEcho())) == 0
    assert mine.echoes == 0
    turn(s)
    assert paid(play(s, Work(SCAVENGE), Done())) == 1


@pytest.mark.rule("MC-15.6")
def test_an_echo_may_be_kept():
    s, mine = chronomancer(echoes=1)
    assert paid(work(s, SHIFT, PushTile(PAST, LEFT), Decline())) == 1
    assert mine.echoes == 1


@pytest.mark.rule("MC-15.6")
def test_an_action_that_gives_an_echo_is_paid_in_full():
    s, mine = chronomancer("RGB", "BGB", echoes=1)
    assert paid(work(s, RIFT_PAST)) == 2
    assert mine.echoes == 2
    turn(s)
    play(s, Work(RIFT_FUTURE))
    assert now(s) == AskEcho(0)


@pytest.mark.rule("MC-15.7")
def test_the_clock_winder_gives_an_echo_once_a_day_on_the_own_turn():
    s, mine = chronomancer()
    staffed(s, WINDER)
    told = play(s, WindClock())
    assert EchoGained(0, 1, lost=False, rule="MC-15.7") in told
    assert (mine.echoes, paid(told)) == (1, 0)
    assert refused(s, WindClock()) == (
        "MC-15.7",
        "The Clock Winder gives only 1 Echo(es) a day.",
    )
    assert paid(play(s, Work(SHIFT), PushTile(PAST, LEFT), SpendEcho())) == 0


@pytest.mark.rule("MC-15.7")
def test_the_clock_winder_also_stands_beside_the_payment_but_gives_no_fourth_echo():
    s, mine = chronomancer(echoes=3)
    staffed(s, WINDER)
    assert refused(s, WindClock()) == ("MC-15.1", "You can't hold more than 3 Echo(es).")
    mine.echoes = 1
    work(s, SHIFT, PushTile(PAST, LEFT), WindClock())
    assert mine.echoes == 2
    assert now(s) == AskEcho(0)


@pytest.mark.rule("MC-15.8")
def test_the_archivist_lets_scavenge_draw_four():
    s, mine = chronomancer()
    staffed(s, ARCHIVIST)
    work(s, SCAVENGE)
    assert len(mine.drawn) == 4


@pytest.mark.rule("MC-15.9")
def test_the_paradox_clerk_keeps_the_two_tiles_of_one_rift_a_day():
    s, mine = chronomancer("RRG", "BGB")
    staffed(s, CLERK)
    before = mine.engines[PAST]
    assert gained(work(s, RIFT_PAST)) == (R,)
    assert now(s) == AskClerk(0, PAST, (0, 1))
    assert TilesKept(0, PAST) in play(s, KeepTiles())
    assert mine.engines[PAST] == before
    assert mine.discard == ()
    assert gained(work(s, RIFT_FUTURE)) == (B,)
    assert mine.discard


@pytest.mark.rule("MC-15.9")
def test_the_paradox_clerk_can_wait_and_helps_with_two_tiles_only():
    s, mine = chronomancer("RRG", "BBB")
    staffed(s, CLERK)
    work(s, RIFT_PAST, Decline())
    assert letters(mine.discard) == "RR"
    assert gained(work(s, RIFT_FUTURE)) == (LB, B)
    assert s.players[0].used == ()


def test_the_board_says_what_the_rules_do():
    s, _ = chronomancer()
    assert printed(s) == [("Shift", 1), ("Scavenge", 1), ("Rift Past", 2), ("Rift Future", 2)]
    assert staff(s) == [("Clock Winder", True), ("Archivist", False), ("Paradox Clerk", True)]
    assert len(s.players[0].workers) == 2
    assert HIRE not in s.players[0].workers
