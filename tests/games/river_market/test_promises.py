"""What River Market tells is so: nothing that happens is left out, nothing is promised that does not come."""

from __future__ import annotations

import pytest

from tabletop.art.face import draw
from tabletop.engine.described import log
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.art.boards import RivalBoard
from tabletop.games.river_market.rules.ch12_end import trigger
from tabletop.games.river_market.rules.ch14_rival import RivalFive, RivalTurn, where_it_builds
from tabletop.games.river_market.table import descriptions
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import card, collected, happened, on_top, run, solo, start


@pytest.mark.rule("RM-14.12")
def test_where_the_rival_builds_is_not_told_as_booths_it_goes_on():
    text = english(where_it_builds(solo(), card("smokehouse"), 3, 2))
    assert "on from its pawn" not in text
    assert "place 3 from its pawn on" in text


@pytest.mark.rule("RM-14.10")
@pytest.mark.rule("RM-14.13")
def test_a_line_tells_that_a_neutral_house_leaves():
    s = solo()
    collected(s, 5)
    (gone,) = happened(run(s, RivalFive()), events.NeutralGone)
    assert log(gone, 0).rule == "RM-14.13"
    assert "neutral house" in english(log(gone, 0).text)
    s = solo()
    on_top(s, "smokehouse")
    (gone,) = happened(run(s, RivalTurn()), events.NeutralGone)
    assert log(gone, 0).rule == "RM-14.10"


@pytest.mark.parametrize("cause", [names.DECK, names.RIVAL, names.YOU])
def test_a_line_tells_that_zoom_tokens_come_when_the_end_is_near(cause):
    s, heard = start(), []
    before = s.players[1].zooms
    trigger(s, cause, 0, lambda _s, event: heard.append(event))
    assert s.players[1].zooms == before + box.END.zooms
    (line,) = [log(event, 0) for event in heard]
    assert english(line.text).endswith(f"{box.END.zooms} Zoom token(s) for all")


@pytest.mark.rule("RM-14.14")
def test_the_board_of_the_rival_promises_no_event_without_houses():
    assert "then an Event" in drawn("NR")
    assert "then an Event" not in drawn("N")
    assert "no house is left for an Event" in drawn("")


def drawn(row):
    """The words on the Rival's board."""
    import re

    return " ".join(re.findall(r">([^<>]+)<", draw(RivalBoard(1, row, 3, 10), *RivalBoard.size)))


@pytest.mark.rule("RM-10.8")
def test_the_peddlers_card_says_what_the_rules_allow():
    assert "no Lilies" not in english(descriptions.card_description(box.CARDS[card("peddler")]))
