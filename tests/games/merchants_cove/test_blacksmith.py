"""MC-12: the Blacksmith."""

from __future__ import annotations

import pytest

from tabletop.engine.described import say
from tabletop.engine.rules import pending_choice
from tabletop.engine.text import english
from tabletop.games.merchants_cove.merchants.blacksmith import components as box
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import (
    DiceRolled,
    DieTurned,
    MineDie,
    ProspectVein,
    TurnDie,
    shop,
    stoked,
)
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import (
    CarryDie,
    EmptyFurnaces,
    KeepAlloy,
    PickFurnace,
    SaveAlloy,
)
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import (
    FurnaceStoked,
    HammerDie,
    LayDie,
    PickDie,
    RerollDice,
    StokeFurnaces,
)
from tabletop.games.merchants_cove.merchants.blacksmith.components import (
    APPRENTICE,
    BELLOWS,
    CARRIER,
    COLLIER,
    FORGE,
    HAMMER,
    PROSPECT,
)
from tabletop.games.merchants_cove.merchants.blacksmith.state import Forge, anvil, colour, vein
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.rules.ch05_turn import Sponsor, Work
from tests.games.merchants_cove.shops import (
    LG,
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
    staff,
    staffed,
    start,
    work,
)

RED, GREEN, BLUE, YELLOW = 0, 2, 4, 6
COAL, COAL2, COAL3, COAL4 = 8, 9, 10, 11


def smith(**pips: int) -> tuple:
    """A match, and the Blacksmith's board with these dice on the Anvil; other coal shows 1."""
    s = start("blacksmith")
    mine = shop(s, 0)
    mine.pips = [0] * 8 + [1] * 4
    for word, shown in pips.items():
        mine.pips[globals()[word]] = shown
    return s, mine


def stoke(mine: Forge, furnace: int, **pips: int) -> None:
    """Let a furnace be stoked with these dice."""
    for word, shown in pips.items():
        mine.pips[globals()[word]] = shown
    mine.furnaces[furnace] = tuple(globals()[word] for word in pips)


@pytest.mark.rule("MC-12.1")
def test_a_die_is_on_the_anvil_in_the_vein_or_in_a_furnace():
    _, mine = smith(RED=5, YELLOW=2)
    stoke(mine, 0, GREEN=4)
    assert anvil(mine) == [RED, YELLOW, COAL, COAL2, COAL3, COAL4]
    assert vein(mine) == [1, 3, 4, 5, 7]
    assert len(mine.furnaces) == 5
    assert stoked(mine) == [0]


@pytest.mark.rule("MC-12.2")
def test_one_alloy_die_of_each_colour_and_four_coal_begin_on_the_anvil():
    seen = set()
    for seed in range(30):
        mine = shop(start("blacksmith", seed=seed), 0)
        assert [colour(die) for die in anvil(mine)] == [R, G, B, Y, -1, -1, -1, -1]
        assert [colour(die) for die in vein(mine)] == [R, G, B, Y]
        assert mine.furnaces == [()] * 5
        seen |= {mine.pips[die] for die in anvil(mine)}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("MC-12.3")
def test_the_furnaces_are_those_of_the_table():
    assert [(f.large, f.coal, f.heat) for f in box.FURNACES] == [
        (False, 0, (4, 6)),
        (False, 1, (5, 7)),
        (False, 1, (6, 8)),
        (True, 1, (9, 12)),
        (True, 2, (12, 18)),
    ]


@pytest.mark.rule("MC-12.3")
@pytest.mark.parametrize(("pips", "goes"), [(3, False), (4, True), (6, True)])
def test_the_first_furnace_wants_four_to_six(pips, goes):
    s, _ = smith(RED=pips, GREEN=5)
    work(s, BELLOWS, Done())
    assert (LayDie(RED, 0) in legal(s)) is goes
    if not goes:
        assert refused(s, LayDie(RED, 0)) == ("MC-12.3", "That would be heat 3; Furnace 1 wants 4 to 6.")


@pytest.mark.rule("MC-12.4")
def test_a_die_is_only_laid_in_where_the_set_can_be_made_whole():
    s, mine = smith(RED=2, COAL=1, COAL2=6)
    mine.pips[COAL3] = mine.pips[COAL4] = 1
    work(s, BELLOWS, Done())
    assert refused(s, LayDie(RED, 1)) == (
        "MC-12.3",
        "From 2, no dice on the Anvil bring Furnace 2 to 5 to 7.",
    )
    assert LayDie(RED, 2) in legal(s)
    assert brings(s, LayDie(RED, 2)) == "Heat 2 of 6 to 8"
    play(s, LayDie(RED, 2))
    assert refused(s, LayDie(COAL, 2))[0] == "MC-12.3"
    assert refused(s, LayDie(COAL2, 0)) == ("MC-12.4", "Complete Furnace 3 first, or undo.")
    assert refused(s, Done()) == (
        "MC-12.4",
        "Furnace 3 still lacks 1 die(dice). Complete it, or undo.",
    )
    assert brings(s, LayDie(COAL2, 2)) == "Heat 8: small red Good"
    assert FurnaceStoked(0, 2, (RED, COAL2), 8) in play(s, LayDie(COAL2, 2))
    assert stoked(mine) == [2]


@pytest.mark.rule("MC-12.4")
def test_the_good_has_the_colour_of_the_alloy_die():
    s, mine = smith(YELLOW=5, COAL=6)
    work(s, BELLOWS, Done())
    assert play(s, LayDie(COAL, 3)) == []
    assert refused(s, LayDie(COAL2, 3)) == ("MC-12.3", "Furnace 4 takes no more coal dice.")
    play(s, LayDie(YELLOW, 3))
    assert gained(work(s, FORGE, PickFurnace(3), Done())) == (LY,)
    assert mine.furnaces[3] == ()


@pytest.mark.rule("MC-12.4")
def test_a_furnace_takes_no_second_alloy_die_and_none_that_is_stoked_more():
    s, mine = smith(RED=3, GREEN=4, COAL=3)
    stoke(mine, 0, BLUE=5)
    work(s, BELLOWS, Done())
    assert refused(s, LayDie(GREEN, 0)) == ("MC-12.4", "Furnace 1 is stoked already. Forge empties it.")
    play(s, LayDie(RED, 1))
    assert refused(s, LayDie(GREEN, 1)) == ("MC-12.3", "Furnace 2 takes no more alloy dice.")
    assert refused(s, LayDie(BLUE, 1)) == ("MC-12.4", "Blue die (5) is in a furnace, not on the Anvil.")
    assert refused(s, LayDie(YELLOW, 1)) == ("MC-12.4", "Yellow die is in the Vein, not on the Anvil.")


@pytest.mark.rule("MC-12.5")
def test_bellows_re_rolls_the_chosen_dice_once_and_stokes_four():
    s, mine = smith(RED=1, GREEN=2, COAL=6)
    work(s, BELLOWS)
    assert now(s) == RerollDice(0)
    assert english(say(s, Done())) == "Re-roll none"
    assert refused(s, PickDie(BLUE)) == ("MC-12.5", "Blue die is in the Vein, not on the Anvil.")
    play(s, PickDie(RED), PickDie(GREEN), PickDie(RED))
    assert now(s) == RerollDice(0, (GREEN,))
    assert english(say(s, Done())) == "Re-roll 1 die(dice)"
    told = play(s, Done())
    assert told[0] == DiceRolled(0, (GREEN,), (mine.pips[GREEN],), "MC-12.5")
    assert told[0].final
    assert mine.pips[RED] == 1
    assert mine.pips[COAL] == 6


@pytest.mark.rule("MC-12.5")
def test_bellows_uses_four_dice_at_most():
    s, mine = smith(RED=5, GREEN=6, BLUE=4, COAL=6)
    work(s, BELLOWS, Done())
    assert now(s) == StokeFurnaces(0, 4)
    play(s, LayDie(RED, 0), LayDie(GREEN, 3), LayDie(COAL, 3))
    assert stoked(mine) == [0, 3]
    assert pending_choice(s) is None  # one die more may be used, and no furnace is left that takes only one


@pytest.mark.rule("MC-12.5")
def test_dice_are_counted_before_a_furnace_is_begun():
    s, _ = smith(RED=5, GREEN=6, BLUE=6, COAL=6, COAL2=6, COAL3=6)
    work(s, BELLOWS, Done(), LayDie(GREEN, 3), LayDie(COAL, 3))
    assert refused(s, LayDie(BLUE, 4)) == ("MC-12.4", "Furnace 5 takes 3 dice; you may use 2 more.")
    play(s, LayDie(RED, 0))


@pytest.mark.rule("MC-12.6")
def test_hammer_turns_one_die_to_any_face_and_stokes_three():
    s, mine = smith(RED=1, COAL=6, COAL2=6)
    work(s, HAMMER)
    assert now(s) == HammerDie(0)
    assert refused(s, TurnDie(RED, 1)) == ("MC-12.6", "Red die (1) shows that face already.")
    assert DieTurned(0, RED, 6, "MC-12.6") in play(s, TurnDie(RED, 6))
    assert mine.pips[RED] == 6
    assert now(s) == StokeFurnaces(0, 3)
    play(s, LayDie(RED, 4), LayDie(COAL, 4), LayDie(COAL2, 4))
    assert stoked(mine) == [4]


@pytest.mark.rule("MC-12.6")
def test_hammer_may_leave_the_dice_as_they_are():
    s, mine = smith(RED=5)
    work(s, HAMMER, Done(), LayDie(RED, 0))
    assert stoked(mine) == [0]


@pytest.mark.rule("MC-12.7")
def test_prospect_moves_up_to_two_dice_each_rolled_as_it_comes():
    s, mine = smith()
    work(s, PROSPECT)
    assert now(s) == ProspectVein(0, 2)
    assert refused(s, Done()) == ("MC-12.7", "Move at least one of the 8 die(dice) in the Vein.")
    assert refused(s, MineDie(COAL)) == ("MC-12.7", "Coal die (1) isn't in the Vein.")
    told = play(s, MineDie(RED))
    assert told == [DiceRolled(0, (RED,), (mine.pips[RED],), "MC-12.7")]
    assert Done() in legal(s)
    assert paid(play(s, MineDie(GREEN))) == 1
    assert anvil(mine)[:2] == [RED, GREEN]


@pytest.mark.rule("MC-12.7")
def test_prospect_is_over_when_the_vein_is_empty_and_not_begun_then():
    s, mine = smith()
    mine.pips[:7] = [1] * 7
    assert paid(work(s, PROSPECT, MineDie(7))) == 1
    s, mine = smith()
    mine.pips[:8] = [1] * 8
    assert refused(s, Work(PROSPECT)) == (
        "MC-12.7",
        "The Vein is empty: all 8 alloy dice are on the Anvil or in furnaces.",
    )


@pytest.mark.rule("MC-12.8")
def test_forge_empties_the_chosen_furnaces_and_rolls_coal_back():
    s, mine = smith(RED=2)
    assert refused(s, Work(FORGE)) == (
        "MC-12.8",
        "None of your 5 furnaces is stoked. Lay dice in first.",
    )
    stoke(mine, 0, BLUE=5)
    stoke(mine, 3, GREEN=5, COAL=6)
    work(s, FORGE)
    assert now(s) == EmptyFurnaces(0)
    assert refused(s, Done()) == ("MC-12.8", "Choose at least one of the 2 stoked furnace(s).")
    assert refused(s, PickFurnace(1)) == ("MC-12.8", "Furnace 2 isn't stoked.")
    assert brings(s, PickFurnace(3)) == "Brings: large green Good"
    told = play(s, PickFurnace(0), PickFurnace(3), PickFurnace(0), Done())
    assert gained(told) == (LG,)
    assert stoked(mine) == [0]
    assert DiceRolled(0, (COAL,), (mine.pips[COAL],), "MC-12.8") in told
    assert paid(play(s, Decline())) == 3
    assert GREEN in vein(mine)
    assert s.players[0].corruption == ()


@pytest.mark.rule("MC-12.8")
def test_one_corruption_card_brings_all_alloy_dice_of_the_forge_back():
    s, mine = smith(RED=2)
    stoke(mine, 0, BLUE=5)
    stoke(mine, 3, GREEN=5, COAL=6)
    work(s, FORGE, PickFurnace(0), PickFurnace(3), Done())
    assert now(s) == SaveAlloy(0, (GREEN, BLUE), carrier=False)
    told = play(s, KeepAlloy())
    assert corrupted(told) == 1
    assert {GREEN, BLUE} <= set(anvil(mine))
    rolled = [event for event in told if isinstance(event, DiceRolled)]
    assert [event.dice for event in rolled] == [(GREEN, BLUE)]


@pytest.mark.rule("MC-12.9")
def test_the_apprentice_lets_bellows_use_a_fifth_die():
    s, _ = smith(RED=5)
    staffed(s, APPRENTICE)
    work(s, BELLOWS, Done())
    assert now(s) == StokeFurnaces(0, 5)
    s, _ = smith(RED=5)
    staffed(s, APPRENTICE)
    work(s, HAMMER, Done())
    assert now(s) == StokeFurnaces(0, 3)


@pytest.mark.rule("MC-12.10")
def test_the_collier_sets_a_coal_die_once_a_day_before_stoking():
    s, mine = smith(RED=6, GREEN=5)
    staffed(s, COLLIER)
    work(s, BELLOWS, Done())
    assert refused(s, TurnDie(RED, 1)) == (
        "MC-12.10",
        "Red die (6) isn't coal. The Collier only sets coal dice.",
    )
    assert refused(s, TurnDie(COAL, 1)) == ("MC-12.10", "Coal die (1) shows that face already.")
    assert DieTurned(0, COAL, 6, "MC-12.10") in play(s, TurnDie(COAL, 6))
    assert mine.pips[COAL] == 6
    assert refused(s, TurnDie(COAL2, 6))[0] == "MC-12.10"
    play(s, LayDie(RED, 3), LayDie(COAL, 3))
    work(s, HAMMER, Done())
    assert refused(s, TurnDie(COAL2, 6)) == (
        "MC-12.10",
        "The Collier can't turn Coal die (1): only once a day.",
    )


@pytest.mark.rule("MC-12.10")
def test_the_collier_comes_before_stoking():
    s, _ = smith(RED=5, GREEN=6, COAL=6)
    staffed(s, COLLIER)
    work(s, BELLOWS, Done(), LayDie(RED, 0))
    assert refused(s, TurnDie(COAL2, 6)) == (
        "MC-12.10",
        "Coal die (1) stays as it is: the Collier comes before stoking.",
    )


@pytest.mark.rule("MC-12.10")
def test_nobody_sets_coal_where_no_collier_stands():
    s, _ = smith(RED=5)
    work(s, BELLOWS, Done())
    assert not any(isinstance(action, TurnDie) for action in now(s).all_candidate_actions(s))


@pytest.mark.rule("MC-12.11")
def test_the_ore_carrier_keeps_one_die_of_each_forge():
    s, mine = smith()
    staffed(s, CARRIER)
    stoke(mine, 0, BLUE=5)
    stoke(mine, 3, GREEN=5, COAL=6)
    work(s, FORGE, PickFurnace(0), PickFurnace(3), Done())
    assert now(s) == SaveAlloy(0, (GREEN, BLUE), carrier=True)
    assert refused(s, CarryDie(RED)) == ("MC-12.11", "Red die wasn't used in this Forge.")
    told = play(s, CarryDie(GREEN))
    assert told == [DiceRolled(0, (GREEN,), (mine.pips[GREEN],), "MC-12.11")]
    assert refused(s, CarryDie(BLUE)) == (
        "MC-12.11",
        "The Ore Carrier doesn't take Blue die: one die for each Forge.",
    )
    play(s, Decline())
    assert GREEN in anvil(mine)
    assert BLUE in vein(mine)
    stoke(mine, 0, YELLOW=5)
    assert paid(work(s, FORGE, PickFurnace(0), Done(), CarryDie(YELLOW))) == 3


def test_the_board_says_what_the_rules_do():
    s, _ = smith()
    assert printed(s) == [("Bellows", 1), ("Hammer", 1), ("Prospect", 1), ("Forge", 3)]
    assert staff(s) == [("Apprentice", False), ("Collier", True), ("Ore Carrier", False)]


@pytest.mark.rule("MC-12.2")
def test_dice_stay_where_they_are_over_night():
    s, mine = smith(RED=5)
    stoke(mine, 0, BLUE=5)
    before = mine.copy()
    merchant(s, 0).cleanup(s, 0, lambda _s, _event: None)
    assert shop(s, 0) == before


def test_only_what_is_asked_for_is_done():
    s, _ = smith(RED=5)
    work(s, BELLOWS)
    assert refused(s, Sponsor(0))[0] == "MC-12.5"
    assert refused(s, KeepAlloy())[1].startswith("“Draw 1 Corruption card")
