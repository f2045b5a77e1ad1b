"""The cast: nine characters who play as the bot of their level, through every door."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.art.bust_parts import Mood
from tabletop.art.busts import GROUNDS, bust
from tabletop.cli.arguments import setup as read_setup
from tabletop.engine.cast import CAST, CAST_LEVELS, WORDS, is_automa, member_of, plain_seat
from tabletop.engine.game import BOT_LEVELS, PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup, refuse_setup
from tabletop.engine.text import NO_TEXT, english
from tabletop.files import records
from tabletop.files.replay import replay
from tabletop.games import GAMES, game
from tabletop.opponents.review import judged
from tabletop.session.bot_seats import level_of
from tabletop.session.deals import Deal

EVERY = pytest.mark.parametrize("name", GAMES)
SEATS = (PERSON, "mara:easy")


def test_each_member_has_a_name_a_level_and_a_face_for_each_mood():
    assert len(CAST) == len({member.id for member in CAST}) == len({member.name for member in CAST}) == 9
    assert {member.level for member in CAST} == set(CAST_LEVELS) < set(BOT_LEVELS)
    for member in CAST:
        faces = {bust(member.id, mood, near=near) for mood in Mood for near in (False, True)}
        assert len(faces) == 2 * len(Mood)
        assert all(len(face) < 4000 for face in faces)
        assert GROUNDS[member.id]
        assert english(member.habit).endswith(".")


@EVERY
def test_no_automa_of_a_game_bears_the_id_of_a_member(name):
    ids = {automa.id for automa in game(name).about.automata}
    assert not ids & {member.id for member in CAST}
    for automa in game(name).about.automata:
        assert is_automa(f"{automa.id}:{automa.level}")


@EVERY
@pytest.mark.parametrize("word", WORDS)
def test_a_member_sits_at_every_table_and_decides_as_the_bot_of_its_level(name, word):
    of, setup = game(name), Setup(3, (PERSON, word))
    assert refuse_setup(of, setup) is None
    match = Match(of, setup)
    plain = Match(of, replace(setup, seats=(PERSON, plain_seat(word))))
    assert not is_automa(word)
    assert level_of(setup, replace_seat(match.choice, 1)) == plain_seat(word)
    assert english(of.seat_texts(setup)[1]) == member_of(word).name
    assert match.state == plain.state
    assert Deal.of(name, setup, of.revision) == Deal.of(name, plain.setup, of.revision)


def replace_seat(choice, seat):
    """The same choice of another seat."""
    return replace(choice, seat=seat)


def test_a_typed_name_goes_before_the_name_of_the_member():
    of = game("morocco")
    texts = of.seat_texts(Setup(1, SEATS, (), ("", "Aunt Mary")))
    assert [english(text) for text in texts] == ["Player 1", "Aunt Mary"]


def test_the_terminal_takes_members_and_a_word_that_is_none_is_refused_with_those_there_are():
    assert read_setup(game("morocco"), 1, "person,jun:hard").seats == (PERSON, "jun:hard")
    no = refuse_setup(game("morocco"), Setup(1, (PERSON, "zoe:normal")))
    assert "mara:normal" in english(no.reason)
    assert "merchant:normal" in english(no.reason) or game("morocco").about.automata


def test_a_record_keeps_the_member_and_one_of_a_stranger_is_of_the_plain_level():
    match = Match(game("morocco"), Setup(3, SEATS))
    match.play(match.legal_actions()[0])
    written = records.record(match)
    assert replay(written, match.game, "x").match.setup.seats == SEATS
    strange = replace(written, setup=replace(written.setup, seats=(PERSON, "zoe:easy")))
    again = replay(strange, match.game, "x")
    assert again.match.setup.seats == (PERSON, "easy")
    assert english(again.strangers).startswith("This version doesn't know Zoe: a plain opponent")
    assert replay(written, match.game, "x").strangers == NO_TEXT
    assert again.match.now == 1


@EVERY
def test_the_first_opponents_are_of_the_cast_and_their_decisions_can_be_reviewed(name):
    of = game(name)
    for preset in of.about.presets:
        assert preset.setup is None or refuse_setup(of, preset.setup) is None
    others = [who for who in default_setup(of).seats if who != PERSON]
    assert all(is_automa(who) or member_of(who) is not None for who in others)
    assert judged(Match(of, Setup(1, ("pip:easy", "jun:hard")))) == (0, 1)
