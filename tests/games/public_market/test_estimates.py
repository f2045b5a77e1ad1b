"""What opponents think of Public Market: estimates may be wrong, but not against the rules, and not blind."""

import pytest

from tabletop.engine import rules
from tabletop.engine.game import Setup
from tabletop.games import game
from tabletop.games.public_market import components as box
from tabletop.games.public_market.bot import eval_packing
from tabletop.games.public_market.bot.eval_angler import outlook
from tabletop.games.public_market.bot.evaluation import value
from tabletop.games.public_market.bot.order import SHORTLIST_WIDTH, shortlist
from tabletop.games.public_market.state import HOME
from tabletop.opponents import choose_action_in
from tests.estimates import looked_at

GAME = game("public_market")
TABLES = {
    "solo": (("greedy", "angler:normal"), ()),
    "two": (("greedy",) * 2, ()),
    "four": (("greedy",) * 4, (("crab_must_be_open", "on"), ("allow_flip", "on"))),
    "five in shallow waters": (("greedy",) * 5, (("shallow_waters", "on"), ("scrap_all_monomino", "on"))),
}


def begun(seats, options, seed):
    s = GAME.setup(Setup(seed, seats, options))
    rules.run_until_choice(s)
    return s


@pytest.mark.parametrize("table", TABLES)
def test_what_is_worth_a_look_is_allowed_told_once_and_never_nothing(table):
    seats, options = TABLES[table]
    for seed in range(4):
        for step, _legal, short in looked_at(GAME, Setup(seed, seats, options)):
            assert len(short) <= SHORTLIST_WIDTH, step


def test_looking_changes_nothing():
    s = begun(*TABLES["four"], 5)
    before = s.digest()
    value(s)
    shortlist(s, rules.pending_choice(s), rules.pending_choice(s).legal_actions(s))
    assert s.digest() == before


def test_a_chest_promises_more_the_more_of_it_is_done():
    for number in range(len(box.CHESTS)):
        ring, shrimp = box.CRAB_RING[number], box.SHRIMP[number]
        empty, crab = (
            eval_packing.chest_promise(number, 0),
            eval_packing.chest_promise(number, ring & ~box.ICE[number]),
        )
        full = eval_packing.chest_promise(number, (1 << 25) - 1 & ~box.ICE[number])
        assert empty.crab < crab.crab == full.crab == 1
        assert empty.lines < crab.lines < full.lines == 5
        assert eval_packing.chest_promise(number, shrimp).rest > empty.rest
        assert (empty.open, full.open) == (23, 0)


@pytest.mark.parametrize(
    ("fish", "full", "chosen"), [((4, 4, 4, 4), True, "Market"), ((0, 0, 0, 0), False, "Fish")]
)
@pytest.mark.parametrize("level", ["greedy", "normal"])
def test_a_full_chest_goes_to_market_and_an_empty_one_to_sea(level, fish, full, chosen):
    s = begun(*TABLES["two"], 3)
    while type(rules.pending_choice(s)).__name__ != "Go":
        rules.apply_action(s, rules.pending_choice(s).legal_actions(s)[0])
    seat = rules.pending_choice(s).seat
    p = s.players[seat]
    p.fish, p.filled = fish, ((1 << 25) - 1 & ~box.ICE[p.chest]) * full
    thought = choose_action_in(GAME, GAME.view(s, seat), seat, 1, level)
    assert type(thought.action).__name__ == chosen


def test_without_a_chest_nobody_pays_for_a_bid_at_sunset():
    s = begun(*TABLES["two"], 3)
    while not s.dusk:
        rules.apply_action(s, rules.pending_choice(s).legal_actions(s)[0])
    seat = rules.pending_choice(s).seat
    s.players[seat].chest, s.players[seat].filled, s.players[seat].money = -1, 0, 30
    thought = choose_action_in(GAME, GAME.view(s, seat), seat, 1, "greedy")
    assert thought.action.location == HOME


def test_the_angler_promises_less_where_cards_and_dear_spaces_are_gone():
    s = begun(*TABLES["solo"], 3)
    turns = 10.0
    before = outlook(s, turns)
    fewer = s.copy()
    fewer.stacks = [stack[:1] for stack in s.stacks]
    assert outlook(fewer, turns) < before
    taken = s.copy()
    taken.lights[3] = (0, -1, -1, -1)
    assert outlook(taken, turns) < before
    assert outlook(s, turns / 2) < before
    more = s.copy()
    more.angler_fish += 5
    assert outlook(more, turns) > before


def test_a_harder_angler_promises_more():
    promised = [
        outlook(begun(("greedy", f"angler:{level}"), (), 3), 20.0) for level in ("easy", "normal", "hard")
    ]
    assert promised == sorted(set(promised))
