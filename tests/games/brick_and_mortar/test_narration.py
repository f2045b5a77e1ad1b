"""What is told of opponents: what they believed, what they bid, and why; never what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import apply_action, pending_choice, redact, run_until_choice
from tabletop.engine.text import english
from tabletop.games.brick_and_mortar.bot.reasons import explain
from tabletop.games.brick_and_mortar.game import GAME
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch06_auction import AuctionBegins, Drop, Raise
from tabletop.games.brick_and_mortar.rules.ch06_building import Builders, Buy, Pass
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Play
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer
from tabletop.games.brick_and_mortar.rules.ch12_investment import InvestmentPhase
from tabletop.games.brick_and_mortar.state import CHOOSING
from tabletop.opponents.bot_reasons import reasons_for
from tabletop.opponents.choosing import PlayResult
from tabletop.session.local import LocalSession

from .positions import build, lay_out, money, now, number, play, run, start
from .test_secret_bids import selling, stocking


def told(s, seat, action, looker=0):
    """What a looker is told of why a seat has done this."""
    return [english(text) for text in reasons_for(GAME, s, seat, PlayResult(action, (), ()), looker, ())]


def test_a_bid_to_stock_is_told_with_what_items_will_bring_and_others_bid():
    s = stocking()
    belief, why = told(s, 1, Ask(6))
    assert belief == "Estimate for clothing: 3 box(es) to come, about $11 for an item; others bid up to $3."
    assert why == "Bid $6 to choose first, with $5 to be gained on each."
    assert told(s, 1, Ask(2))[1] == "Bid $2 to gain $9 on each, even if others choose first."
    assert told(s, 1, Ask(15))[1] == "Bid $15: nothing has to be bought."


def test_a_bid_to_sell_is_told_with_boxes_and_items_and_what_it_should_sell():
    s = selling()
    belief, why = told(s, 1, Offer(3, 1))
    assert belief == "Estimate for food: 4 box(es), items: 7; others ask $3 or more."
    assert why == "Asked $1, so that all 3 should sell."
    assert told(s, 0, Offer(3, 5), looker=1)[1] == "Asked $5, even if only 1 of 3 should sell."
    assert told(s, 1, Offer(0, 0))[1] == "Offered none, to keep the goods."


def test_a_bid_that_should_sell_nothing_is_told_as_a_chance():
    s = selling()
    build(s, 0, "Supermarket", F=(2, 0))
    assert told(s, 1, Offer(3, 6))[1] == "Asked $6, in case others ask even more."


def auctioned():
    """An auction of a store, led by seat 1."""
    s = start(2)
    for seat, p in enumerate(s.players):
        build(s, seat, ("Food Wholesaler", "Bakery")[seat], F=(2, 0))
        p.stage = CHOOSING
    lay_out(s, "Clothing Wholesaler", "Warehouse", "Bank", "Freezer")
    card = number("Clothing Wholesaler")
    run(s, AuctionBegins(1, card, 10), Builders())
    assert now(s).seat == 0
    return s


def test_an_auction_is_told_with_what_the_store_is_worth_and_when_it_is_too_dear():
    s = auctioned()
    worth = told(s, 0, Raise(11), looker=1)[0]
    assert worth.startswith("Estimate for Clothing Wholesaler: worth $")
    assert told(s, 0, Drop(), looker=1)[0] == worth
    assert "too little" not in " ".join(told(s, 0, Drop(), looker=1))
    play(s, Raise(25), seat=0)
    s.month = 9
    assert told(s, 1, Drop())[1] == "More than $25 would leave too little of that."


def test_what_is_kept_for_points_is_told_with_the_months_to_come():
    s = start(2)
    money(s, 9, 9)
    run(s, InvestmentPhase())
    step = now(s)
    first = told(s, step.seat, step.legal_actions(s)[0], looker=1 - step.seat)[0]
    assert first == "Expects 5 more month(s): a point for $3 is a bargain."
    s.token = 0
    assert told(s, step.seat, step.legal_actions(s)[0], looker=1 - step.seat)[0].startswith(
        "This is the last month"
    )


@pytest.mark.parametrize("action", [Keep(3), Play(5, down=True), Pass()])
def test_nothing_is_told_of_what_stays_hidden(action):
    assert explain(GAME.view(stocking(), -1), 1, action) == ()


@pytest.mark.rule("BM-16.2")
@pytest.mark.parametrize(("position", "action"), [(stocking, Ask(6)), (selling, Offer(3, 2))])
def test_what_is_told_of_a_bid_is_the_same_whatever_is_hidden(position, action):
    """Other bids, money and cards change nothing, and each who looks is told the same."""
    alone = told(position(), 1, action)
    assert len(alone) == 2
    assert told(position(), 1, action, looker=-1) == alone
    for seed in range(4):
        other = GAME.determinize(GAME.view(position(), -1), -1, seed)
        assert told(other, 1, action) == alone
        apply_action(other, pending_choice(other, 0).legal_actions(other)[seed], seat=0)
        assert told(other, 1, action) == alone


def test_nothing_is_told_of_a_bid_until_all_are_turned_up():
    match = Match(GAME, Setup(1, ("person", "normal")), start=selling())
    end = LocalSession(match)
    end.do(1, Offer(3, 2), PlayResult(Offer(3, 2), (), ()))
    assert end.bot_reasons(end.now - 1, 0) == []
    end.do(0, Offer(4, 1))
    [(seat, why)] = end.bot_reasons(end.now - 1, 0)
    assert seat == 1
    assert english(why[0]).startswith("Estimate for food: 4 box(es), items: 7")


def test_a_whole_match_is_told_without_a_hidden_card():
    """Whatever is done, what is told of it can be reckoned by somebody who sees what all see."""
    s, dice = GAME.setup(Setup(5, ("person",) * 3)), Random(5)
    run_until_choice(s)
    seen = set()
    while (step := pending_choice(s)) is not None:
        legal = step.legal_actions(s)
        action = dice.choice(GAME.evaluation.shortlist(s, step, legal))
        view = GAME.view(s, -1)
        redact(view, -1)
        if why := explain(view, step.seat, action):
            seen.add(type(action))
            assert all("hidden" not in english(text) and "1048576" not in english(text) for text in why)
        apply_action(s, action, seat=step.seat)
    assert {Ask, Offer, Raise, Drop, Buy} <= seen
