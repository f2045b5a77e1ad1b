"""What being done, or declining, leaves of what is paid for already."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.merchants.alchemist.ch13_brewing import AskBottler, FillCauldrons
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import ProspectVein, good_of, shop, stoked
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import EmptyFurnaces, SaveAlloy
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import RerollDice, StokeFurnaces
from tabletop.games.merchants_cove.merchants.blacksmith.state import vein
from tabletop.games.merchants_cove.merchants.captain.ch14_recall import RecallShips
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import SailShips
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_echoes import AskEcho
from tabletop.games.merchants_cove.phrases import good
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale, KeepRest, SellAll
from tabletop.games.merchants_cove.rules.ch11_townsfolk import (
    ChooseClean,
    ChooseGood,
    ChooseOverboard,
    ChoosePilot,
    ChooseSwap,
)
from tests.games.merchants_cove.sittings import meeting


def lost(s, action):
    return english(GAME.gives_up(s, action))


@pytest.mark.rule("MC-5.6")
@pytest.mark.parametrize("kind", [ChooseClean, ChooseGood, ChooseOverboard, ChoosePilot, ChooseSwap])
def test_an_ability_that_is_declined_is_told(kind):
    s, asked = meeting(kind)
    assert lost(s, Decline())
    for action in asked.legal_actions(s):
        assert bool(lost(s, action)) == isinstance(action, Decline)


@pytest.mark.rule("MC-11.2")
def test_the_good_that_is_declined_is_named():
    s, asked = meeting(ChooseGood, one=lambda _s, a: len(a.colours) == 1)
    assert lost(s, Decline()) == english(good(asked.colours[0] + 4 * asked.large))


@pytest.mark.rule("MC-7.3")
def test_keeping_goods_tells_what_the_proposed_sales_would_bring():
    s, asked = meeting(ChooseSale, gold=lambda s, a: "gold" in lost(s, KeepRest()))
    sales = next(action for action in asked.legal_actions(s) if isinstance(action, SellAll))
    gold = english(GAME.outcome_text(s, sales)).split()[0]
    assert lost(s, KeepRest()) == f"sales for {gold} gold"
    assert not lost(s, sales)


@pytest.mark.rule("MC-12.8")
def test_stoked_furnaces_that_are_not_emptied_are_told():
    s, asked = meeting(
        EmptyFurnaces, some=lambda s, a: len(a.chosen) == 1 and len(stoked(shop(s, a.seat))) == 2
    )
    mine = shop(s, asked.seat)
    (other,) = set(stoked(mine)) - set(asked.chosen)
    assert lost(s, Done()) == english(good(good_of(mine, other)))


@pytest.mark.rule("MC-12.7")
def test_dice_that_are_left_in_the_vein_are_told():
    s, asked = meeting(ProspectVein, later=lambda s, a: a.left == 1 and len(vein(shop(s, a.seat))) > 1)
    assert Done() in asked.legal_actions(s)
    assert lost(s, Done()) == "1 more alloy die(dice)"


@pytest.mark.rule("MC-14.4")
def test_steps_that_are_not_sailed_are_told():
    s, _ = meeting(SailShips, two=lambda _s, a: a.steps == 2)
    assert lost(s, Done()) == "2 step(s)"
    s, _ = meeting(SailShips, none=lambda _s, a: not a.steps)
    assert not lost(s, Done())


@pytest.mark.parametrize(
    ("kind", "when"),
    [
        (StokeFurnaces, lambda s, a: Done() in a.legal_actions(s) and len(a.legal_actions(s)) > 1),
        (SaveAlloy, lambda _s, a: a.carrier),
        (FillCauldrons, lambda s, a: a.used and Done() in a.legal_actions(s)),
        (RecallShips, lambda s, a: a.brought and any(step for step in a.legal_actions(s) if lost(s, Done()))),
    ],
)
def test_a_merchant_tells_what_its_action_could_still_bring(kind, when):
    s, asked = meeting(kind, when=when)
    done = Done() if Done() in asked.legal_actions(s) else Decline()
    assert lost(s, done)


@pytest.mark.parametrize("kind", [RerollDice, AskBottler, AskEcho])
def test_what_is_kept_for_later_or_may_do_harm_is_not_given_up(kind):
    s, asked = meeting(kind)
    assert not any(lost(s, action) for action in asked.legal_actions(s))
