"""A board that is laid together from parts looks as it does drawn in one, and only its parts are cached."""

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmapCache

from tabletop.art import MARGIN
from tabletop.art.face import Assembled, placed_parts
from tabletop.art.type import Ink
from tabletop.bench.window import fullest
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.games import GAMES, game
from tabletop.ui.style import theme
from tabletop.ui.table.pixmap_cache import Sprites
from tests.drawn import AIR, keeps_inside

SCALE, FINE = 1.4, 4.0
AWAY = 60
"""How far a channel of a pixel may be away, as at the edge of a letter a hundredth of a pixel aside."""


def boards(name, played):
    """What is laid together from parts on the table of a full match after so many actions."""
    of = game(name)
    match, dice = Match(of, fullest(of)), random.Random(3)
    for _ in range(played):
        match.play(dice.choice(match.legal_actions()))
    layout = of.table.layout(of.view(match.state, 0), 0)
    return [thing for thing in (*layout.zones, *layout.pieces) if isinstance(thing.face, Assembled)]


def away(one, other):
    """How many channels of two pictures are far from each other."""
    one, other = (
        bytes(each.toImage().convertToFormat(QImage.Format.Format_ARGB32).constBits())
        for each in (one, other)
    )
    assert len(one) == len(other)
    return sum(abs(a - b) > AWAY for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_a_board_of_parts_looks_as_drawn_in_one(app, name, monkeypatch):
    found = boards(name, 40)[:3]
    assert found
    sprites = Sprites(game(name).table, english)
    sizes = [tuple(round((side + 2 * MARGIN) * SCALE) for side in (each.w, each.h)) for each in found]
    laid, whole = [], []
    for made in (laid, whole):
        for thing, size in zip(found, sizes, strict=True):
            made.append(sprites.draw(thing.face, (thing.w, thing.h), SCALE, QSize(*size)))
        monkeypatch.setattr("tabletop.ui.table.pixmap_cache.in_parts", lambda _: False)
    for one, other, size in zip(laid, whole, sizes, strict=True):
        assert away(one, other) < 4 * size[0] * size[1] / 1000


@pytest.mark.parametrize("name", GAMES)
def test_no_part_is_cut_off(app, name):
    draw = game(name).table.draw
    for board in boards(name, 40):
        for part, _ in placed_parts(board.face, Ink(FINE), board.w, board.h):
            drawn = draw(part.face, part.w, part.h, px=FINE, words=english)
            keeps_inside(drawn, part.w, part.h, int(AIR * FINE), FINE)


def test_a_board_in_another_state_needs_no_new_large_picture(app, monkeypatch):
    QPixmapCache.clear()
    before, after = boards("morocco", 40)[0], boards("morocco", 80)[0]
    assert type(before.face) is type(after.face)
    assert before.face != after.face
    sprites, made = Sprites(game("morocco").table, english), []
    sprites.begin(60)
    sprites.pixmap(before.face, before.w, before.h, SCALE, 1.0)
    insert = QPixmapCache.insert
    monkeypatch.setattr(QPixmapCache, "insert", lambda key, one: made.append(one.size()) or insert(key, one))
    sprites.begin(-1)

    assert sprites.pixmap(after.face, after.w, after.h, SCALE, 1.0) is not None, "it waits for nothing"
    assert all(size.width() * size.height() < 40 * 40 * SCALE**2 for size in made)


def test_with_high_contrast_a_board_is_outlined_as_one(app, monkeypatch):
    board = boards("morocco", 10)[0]
    theme.dress(app, "contrast")
    sprites = Sprites(game("morocco").table, english)
    monkeypatch.setattr(sprites, "_assembled", None)
    size = QSize(round((board.w + 2 * MARGIN) * SCALE), round((board.h + 2 * MARGIN) * SCALE))

    assert not sprites.draw(board.face, (board.w, board.h), SCALE, size).isNull()
