"""The colours of the seats are chosen in every game, and are nothing but a look."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.art.palette import COLOURS as DRAWN
from tabletop.art.palette import SEATS
from tabletop.cli import arguments
from tabletop.engine.game import COLOUR, COLOURS, PERSON, Setup, colours
from tabletop.engine.match import Match
from tabletop.engine.setups import refuse_setup
from tabletop.engine.table import Piece, turned_face
from tabletop.engine.text import english
from tabletop.files import records
from tabletop.files.replay import replay
from tabletop.games import GAMES, game

SWAPPED = ((("colour", "orange"),), (("colour", "blue"),))


def pair(name):
    about = game(name).about
    return Setup(4, (PERSON,) * max(about.seats[0], 2))


def pictures(of, state):
    """Every face of a table as it is drawn now."""
    layout = of.table.layout(of.view(state, 0), 0)
    drawn = {}
    for thing in (*layout.zones, *layout.pieces):
        if thing.face:
            face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
            drawn[thing.key] = of.table.draw(face, thing.w, thing.h, px=1.0, words=english)
    return drawn


def test_each_colour_that_is_named_is_one_that_is_drawn():
    assert len(COLOURS) == len(DRAWN) == len({seat.colour for seat in DRAWN})
    assert tuple(value.key for value in COLOUR.values[1:]) == COLOURS


@pytest.mark.parametrize(
    ("chosen", "worn"),
    [
        ((), (0, 1, 2)),
        (("", "blue"), (1, 0, 2)),
        (("green",), (2, 1, 0)),
        (("yellow", "", "purple"), (4, 1, 3)),
        (("orange", "green", "blue"), (1, 2, 0)),
    ],
)
def test_who_chooses_nothing_wears_its_own_colour_or_the_first_that_is_free(chosen, worn):
    own = tuple((("colour", key),) if key else () for key in chosen)
    assert colours(Setup(1, (PERSON,) * 3, seat_options=own)) == worn


@pytest.mark.parametrize("name", GAMES)
def test_two_seats_have_no_colour_in_common_and_none_that_there_is_not(name):
    twice = replace(pair(name), seat_options=((("colour", "green"),),) * 2)
    assert "same colour: Green" in english(refuse_setup(game(name), twice).reason)
    strange = replace(pair(name), seat_options=((("colour", "pink"),),))
    assert "pink" in english(refuse_setup(game(name), strange).reason)


@pytest.mark.parametrize("name", GAMES)
def test_colours_change_what_is_drawn_and_nothing_else(name):
    of, setup = game(name), pair(name)
    match, other = Match(of, setup), Match(of, replace(setup, seat_options=SWAPPED))
    assert other.state == match.state
    assert other.state.digest() == match.state.digest()
    usual = pictures(of, match.state)
    with SEATS.wearing(colours(other.setup)):
        swapped = pictures(of, other.state)
    assert usual.keys() == swapped.keys()
    assert usual != swapped
    assert pictures(of, match.state) == usual


@pytest.mark.parametrize("name", GAMES)
def test_a_record_holds_the_colours(name):
    of = game(name)
    match = Match(of, replace(pair(name), seat_options=SWAPPED))
    match.play(match.legal_actions()[0])
    back = replay(records.parse(records.dump(records.record(match)), "x"), of, "x").match
    assert colours(back.setup) == (1, 0)
    assert back.state == match.state


@pytest.mark.parametrize("name", GAMES)
def test_the_command_line_takes_colours_behind_a_seat(name):
    seats = ",".join(("person=green", *["person"] * (len(pair(name).seats) - 1)))
    assert colours(arguments.setup(game(name), 1, seats))[0] == 2
