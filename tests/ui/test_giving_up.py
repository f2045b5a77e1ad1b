"""What gives something up: never by the prominent button, and never without being asked about first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.rules import Choice
from tabletop.engine.text import english
from tabletop.games.brick_and_mortar import actions as brick
from tabletop.games.merchants_cove import actions as merchants_cove
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.morocco import actions as morocco
from tabletop.games.public_market import actions as public_market
from tabletop.games.river_market import actions as river_market
from tabletop.games.river_market.rules.visits import VisitBooth
from tabletop.ui.dialogs.doubt import Doubt
from tabletop.ui.play.decision import Move, Offer
from tests.quay import rules as quay
from tests.walks import ALL, under_pairs, walks

from .conftest import AT_ONCE

GIVING = {
    "public_market": {public_market.Decline, public_market.StopMarket, public_market.GiveUp},
    "river_market": {river_market.Done, river_market.UseSome},
    "morocco": {morocco.Pass},
    "brick_and_mortar": {brick.Done},
    "merchants_cove": {merchants_cove.Decline, merchants_cove.KeepRest, Done},
    "quay": {quay.Pass},
}
"""By game, the actions that give something up somewhere; none, where a game has no `forgoes`."""


def buttons(name: str) -> list[tuple[Offer, Move, Choice]]:
    """The legal buttons at decisions of every kind of match, and under every pair of options."""
    found = []
    for _setup, state, asked, _legal in under_pairs(ALL[name], 7):
        offer = Offer(ALL[name], ALL[name].view(state, asked.seat), asked, asked.seat)
        found += [(offer, move, asked) for move in offer.moves if move.button]
    for walk in walks(name):
        for at in range(0, len(walk.legal), 9):
            offer = Offer(ALL[name], walk.match.states[at], walk.asked[at], walk.asked[at].seat)
            found += [(offer, move, walk.asked[at]) for move in offer.moves if move.button]
    return found


@pytest.mark.parametrize("name", ALL)
def test_no_prominent_button_gives_anything_up(name):
    for offer, move, asked in buttons(name):
        if offer.prominent(move):
            assert not offer.forgoes(move.action), asked
            left = [other for other in offer.moves if not other.button]
            assert not left, "it would pass over what else can be done"


@pytest.mark.parametrize("name", ALL)
def test_the_game_tells_what_its_actions_give_up(name):
    giving = set()
    for walk in walks(name):
        for at in range(0, len(walk.legal), 3):
            view = ALL[name].view(walk.match.states[at], walk.asked[at].seat)
            for action in walk.legal[at]:
                lost = ALL[name].forgoes(view, action)
                if lost.source:
                    assert "{" not in english(lost)
                    giving.add(type(action))
    assert giving == GIVING.get(name, set())


@pytest.mark.rule("RM-5.1")
def test_leaving_a_booth_says_what_is_left_there():
    said = set()
    for offer, move, asked in buttons("river_market"):
        if isinstance(asked, VisitBooth) and (lost := offer.forgoes(move.action)):
            assert lost in offer.words(move.action)
            said.add(offer.words(move.action))
    assert "Give up: 2 Fish" in said


def passing(page, qtbot):
    """Play until the row can be passed by."""
    while not any(isinstance(move.action, quay.Pass) for move in page.controller.offer.moves):
        page.controller.play(page.controller.offer.moves[0].action)
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    return next(button for button in page.bar._buttons if button.text() == "Take nothing")


def test_it_is_a_plain_button_and_asked_about_first(seated, qtbot):
    page = seated((PERSON,))
    button, before = passing(page, qtbot), page.match.now
    assert button.property("role") != "accent"
    button.click()
    doubt = page.findChild(Doubt)
    assert doubt.isVisible()
    assert "a ship" in doubt.text()
    assert doubt.informativeText() == page.controller.offer.words(doubt._action)
    assert doubt.defaultButton() is doubt.back
    doubt.back.click()
    assert page.match.now == before
    qtbot.waitUntil(lambda: page.findChild(Doubt) is None)
    button.click()
    page.findChild(Doubt).do.click()
    qtbot.waitUntil(lambda: page.match.now > before)
    assert isinstance(page.match.entries[before].action, quay.Pass)


def test_it_is_not_asked_about_where_the_settings_say_so(seated, qtbot):
    page = seated((PERSON,), replace(AT_ONCE, confirm_giving_up=False))
    button, before = passing(page, qtbot), page.match.now
    button.click()
    assert page.match.now > before
    assert page.findChild(Doubt) is None
