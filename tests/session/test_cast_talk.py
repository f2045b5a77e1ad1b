"""What the cast says: seldom, and at the right moments."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.cast import CAST
from tabletop.engine.cast_lines import Occasion, remark
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import NO_TEXT, english
from tabletop.games import GAMES, game
from tabletop.session.cast_talk import CastTalk
from tabletop.session.local import LocalSession
from tabletop.session.turns import LastTurns
from tabletop.session.views import EVERYBODY

SEATS = (PERSON, "mara:normal", "tam:easy")


def played(name, seed):
    """A random match of a person and two of the cast, and all that these say to the person."""
    match = Match(game(name), Setup(seed, SEATS))
    session, chance, said = LocalSession(match, seats=(0,)), Random(seed), {}
    last, talk = LastTurns(session), CastTalk(session)
    while match.choice is not None:
        match.play(chance.choice(match.choice.legal_actions(match.state)), match.choice.seat)
        if match.choice is None or match.choice.seat == 0:
            for turn in last.before(match.now, 0):
                if (words := talk.remark(turn, 0, match.now)) != NO_TEXT:
                    said[turn.seat, turn.last, match.choice is None] = english(words)
    return session, said


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [3, 4])
def test_each_says_at_most_four_things_in_a_match_a_greeting_and_a_farewell_among_them(name, seed):
    session, said = played(name, seed)
    result = session.result
    for seat, member in ((1, CAST[2]), (2, CAST[3])):
        own = [words for (whose, *_), words in sorted(said.items()) if whose == seat]
        assert 1 <= len(own) <= 4
        end = Occasion.WON if result.ranks[seat] == 1 else Occasion.LOST
        assert own[-1] in {english(remark(member, end, chance)) for chance in range(6)}
        hello = {english(remark(member, Occasion.HELLO, chance)) for chance in range(6)}
        assert len([words for words in own if words in hello]) <= 1


def test_to_all_at_one_screen_only_greetings_and_farewells_are_said():
    session, _ = played("morocco", 3)
    talk, last = CastTalk(session), LastTurns(session)
    occasions = (Occasion.AHEAD, Occasion.BEHIND)
    lines = {english(remark(member, each, n)) for member in CAST for each in occasions for n in range(6)}
    for moment in range(1, session.now):
        for turn in last.before(moment, EVERYBODY):
            assert english(talk.remark(turn, EVERYBODY, moment)) not in lines


def test_every_line_is_short():
    for member in CAST:
        for occasion in Occasion:
            assert all(len(remark(member, occasion, chance).source) <= 40 for chance in range(3))
