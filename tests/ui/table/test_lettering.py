"""Letters of drawings grow with the size of the text where they have room, and nowhere else."""

from __future__ import annotations

import re

import pytest

from tabletop.art.svg import box, document, group, path
from tabletop.art.type import Ink
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Piece, turned_face
from tabletop.engine.text import english
from tabletop.games import GAMES
from tabletop.ui.style import theme
from tabletop.ui.table.text_scaling import larger, read
from tests.ui.conftest import AT_ONCE
from tests.walks import ALL

MM, PX = (60.0, 30.0), 4.0
INK = Ink(PX)
CARD = path(box(0, 0, *MM), "#FFFFFF")
WORD = INK.sans(30, 17, "Word", 6, anchor="middle")


def sizes(source):
    """How large each line of a drawing is, in millimetres."""
    return [float(size) / PX for size in re.findall(r'font-size="([\d.]+)"', source)]


def grown(*parts, most=2.0, free=()):
    """How many times as large each line of a card with these parts has become."""
    source = document("".join((CARD, *parts)), *MM)
    return [
        round(now / was, 2)
        for was, now in zip(sizes(source), sizes(larger(source, MM, PX, most, free)), strict=True)
    ]


@pytest.fixture(autouse=True)
def fonts(qapp):
    theme.load_fonts()


@pytest.mark.parametrize("most", [1.0, 1.25, 1.5, 2.0])
def test_on_a_bare_card_letters_are_as_large_as_text(most):
    assert grown(WORD, most=most) == [most]


def test_they_grow_about_their_middle():
    source = document(CARD + WORD, *MM)
    (sunk,) = re.findall(r' y="([\d.]+)"', larger(source, MM, PX, 2.0))
    assert float(sunk) == pytest.approx(0.36 * 6 * PX, abs=0.1)


def test_they_stay_within_the_drawing_and_its_frames():
    assert grown(INK.sans(1, 6, "Word", 6)) < [1.5]
    assert grown(WORD, path(box(18, 9, 24, 12), stroke="#000000", width=0.6)) < [1.5]
    assert grown(path(box(0, 0, 60, 18), "#336699"), WORD) < [1.5]


def test_they_touch_no_other_letters():
    two = grown(INK.sans(5, 17, "Word", 6), INK.sans(26, 17, "Word", 6))
    assert 1.0 < two[0] < 1.6
    assert grown(*(INK.sans(2, 8 + 6 * n, "A long line", 6) for n in range(3))) == [1.0] * 3


def test_words_side_by_side_do_not_read_as_one_line():
    words = INK.sans(2, 17, "Now 8 points", 4) + INK.sans(33, 17, "Goods: 1", 4)
    drawn = larger(document(CARD + words, *MM), MM, PX, 2.0)
    left, right = (line.box(1.0) for line in read(drawn))
    assert sizes(drawn)[0] > 4, "they grow, all the same"
    assert right.left() - left.right() > 0.3 * max(sizes(drawn)), "more than between words"


def test_they_come_under_nothing_that_lies_there():
    assert grown(WORD, free=((42.0, 0.0, 18.0, 30.0),)) < [1.8]
    assert grown(WORD, free=((25.0, 0.0, 35.0, 30.0),)) == [2.0], "it hid them before"


def test_letters_in_a_turned_group_grow_too():
    assert grown(group(INK.sans(0, 0, "Word", 6, anchor="middle"), 30, 15, turn=90)) > [1.5]


def test_letters_on_nothing_stay_as_they_are():
    source = document(WORD, *MM)
    assert larger(source, MM, PX, 2.0) == source


def test_letters_of_another_hand_stay_as_they_are():
    assert grown('<text x="9" y="12" font-size="24">Word</text>') == [1.0]


def test_figures_of_one_size_stay_so():
    room = grown(INK.sans(5, 12, "7", 6), INK.sans(5, 26, "12", 6), INK.sans(16, 26, "34", 6))
    assert len(set(room)) == 1


ROWS = INK.sans(3, 10, "A row that has no room", 3.6), INK.sans(3, 15.4, "all", 3.6)
"""Rows of one text; the first has hardly room to grow, the second has."""


def test_rows_of_one_text_stay_of_one_size():
    long, short = grown(*ROWS)
    assert 1 < long == short < grown(ROWS[1])[0]


@pytest.mark.parametrize(
    "other",
    [
        INK.sans(3, 22, "all", 3.6),
        INK.sans(9, 15.4, "all", 3.6),
        INK.sans(3, 15.4, "all", 3.6, weight=700),
        INK.sans(7, 15.4, "all", 3.6, anchor="middle"),
    ],
    ids=["far", "elsewhere", "bold", "centred"],
)
def test_what_is_another_text_grows_by_itself(other):
    row, alone = grown(ROWS[0], other)
    assert alone > row


@pytest.mark.parametrize("name", GAMES)
def test_on_every_table_some_letters_grow_and_all_can_be_read(name):
    of = ALL[name]
    match = Match(of, Setup(3, (PERSON,) * 2))
    for n in range(40):
        legal = match.legal_actions()
        match.play(legal[n * 7 % len(legal)])
    seat = match.choice.seat
    layout, more, all_lines = of.table.layout(of.view(match.state, seat), seat), 0, 0
    for thing in (*layout.zones, *layout.pieces):
        if not thing.face:
            continue
        face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
        source = of.table.draw(face, thing.w, thing.h, px=PX, words=english)
        before, after = sizes(source), sizes(larger(source, (thing.w, thing.h), PX, 2.0))
        assert all(was <= now <= 2.01 * was for was, now in zip(before, after, strict=True))
        more += sum(now > 1.05 * was for was, now in zip(before, after, strict=True))
        all_lines += len(before)
    assert more > all_lines / 5


def test_what_lies_on_a_board_is_left_free_and_remembered(app, seated, qtbot):
    theme.redress(app, 200)
    try:
        page = seated.open(Match(ALL["public_market"], Setup(3, (PERSON,) * 2)), AT_ONCE)
        qtbot.waitUntil(lambda: page.controller.offer is not None)
        scene = page.table.table_scene
        there = {key: set(item.free) for key, item in scene._printed.items() if item.free}
        assert there
        page.controller.play(page.controller.offer.moves[0].action, sure=True)
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
        assert all(set(scene._printed[key].free) >= free for key, free in there.items())
    finally:
        theme.redress(app, 100)
