"""What is shown outside a match, and written beside its record: only what everybody may see."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Piece, turned_face
from tabletop.files import paths, position_check
from tabletop.files.settings import NAME
from tabletop.session.bot_seats import Opponents
from tabletop.ui.pages import lobby_cards
from tabletop.ui.pages.lobby_cards import PICTURE, ContinueCard
from tabletop.ui.widgets import match_card, match_list
from tabletop.ui.widgets.match_card import MatchCard
from tabletop.ui.widgets.table_thumbnail import FACE_SCALE, LETTERS, READABLE, without_tiny_text
from tabletop.ui.window import Window
from tests.quay.game import GAME as QUAY

from .conftest import AT_ONCE, FINDER

BOTH = (PERSON, PERSON)
MOVES = 24
"""After so many moves hands hold something, or after a quarter of a match that is short."""
PAGES = ("games", "matches", "statistics")
WHOLE = {"quay": QUAY, **{name: games.game(name) for name in games.GAMES}}


@pytest.fixture(params=sorted(WHOLE))
def game(request, app, monkeypatch):
    """Each game in turn, in the place of all."""
    chosen = WHOLE[request.param]
    monkeypatch.setattr(games, "GAMES", (chosen.id,))
    monkeypatch.setattr(games, "about", lambda _name: chosen.about)
    monkeypatch.setattr(games, "game", lambda _name: chosen)
    return chosen


def middle(game):
    """A moment in the middle of a match of two persons: the second one's turn, with nothing sealed."""
    match, chance, second = Match(game, Setup(7, BOTH)), Random(7), []
    while match.choice is not None and match.now < 4 * MOVES:
        if match.choice.seat == 1 and not any(getattr(match.state.flow[-1], "sealed", ())):
            second.append(match.now)
        match.play(chance.choice(match.legal_actions()))
    return match.states[next(at for at in second if at >= min(MOVES, len(match.entries) // 4))]


def worlds(game):
    """The same moment as each of the two sees it, with all that this one does not see dealt anew."""
    state = middle(game)
    yield state
    for seat in (0, 1):
        yield game.determinize(game.view(state, seat), seat, 41)


def words_of(widget: QWidget) -> list[str]:
    """All that a page says, in labels, buttons, tooltips and to a screen reader."""
    said = []
    for child in (widget, *widget.findChildren(QWidget)):
        said += [child.toolTip(), child.accessibleName(), child.accessibleDescription(), child.windowTitle()]
        if isinstance(child, QLabel | QAbstractButton):
            said.append(child.text())
    return [words for words in said if words]


def pictures_of(widget: QWidget) -> list[bytes]:
    """All pictures that a page shows."""
    shown = [label.pixmap() for label in widget.findChildren(QLabel)]
    images = [pixmap.toImage() for pixmap in shown if not pixmap.isNull()]
    return [bytes(image.constBits()) for image in images]


def on_trial():
    """Whether a kept position is being tried: that draws what every seat sees, for nobody."""
    frame = sys._getframe()
    while frame is not None and frame.f_globals.get("__name__") != position_check.__name__:
        frame = frame.f_back
    return frame is not None


def record_faces(game, monkeypatch):
    """The faces of the table that are drawn from now on, in a list that fills; not those of a trial."""
    drawn = []

    def draw(face, *size, **how):
        if not on_trial():
            drawn.append((face, *size))
        return game.table.draw(face, *size, **how)

    recorded = replace(game, table=replace(game.table, draw=draw))
    monkeypatch.setattr(games, "game", lambda _name: recorded)
    return drawn


def outside(game, state, qtbot, tmp_path, monkeypatch):
    """All that is shown outside a match of this state, and all files of the program but the library."""
    monkeypatch.setattr(games, "game", lambda _name: game)
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))
    dated = ((lobby_cards, ("day",)), (match_list, ("day", "moment")), (match_card, ("day", "moment")))
    for page, names in dated:
        for each in names:  # a minute may pass between one world and the next
            monkeypatch.setattr(page, each, lambda _when: "today")
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.services.opponents = Opponents(FINDER)
    window.show()
    kept = window.services.shelf.begin(Match(game, Setup(7, BOTH), start=state))
    window.navigator.open_match(kept.id)
    drawn = record_faces(game, monkeypatch)
    seen = []
    for name in PAGES:
        window.navigator.show_page(name)
        before, words = None, words_of(window)
        while words != before:  # parts of a page come when it is shown, later on a busy machine
            qtbot.wait(50)
            before, words = words, words_of(window)
        page = window.navigator.currentWidget()
        pictures = [card._picture for card in page.findChildren(MatchCard)]
        pictures += [card._shown for card in page.findChildren(ContinueCard) if card._pictured]
        for picture in pictures:  # drawn part by part
            qtbot.waitUntil(lambda picture=picture: not picture.pixmap().isNull())
        seen += [(name, words_of(window)), (name, pictures_of(page)), (name, list(drawn))]
    assert window.findChild(ContinueCard) is not None
    assert drawn
    window.services.shelf.close()
    window.close()
    for path in sorted(tmp_path.rglob("*")):
        if path.is_file() and not path.name.startswith("library"):
            seen.append((path.name, path.read_bytes()))
    assert any(name == NAME for name, _ in seen)
    return seen


def test_nothing_outside_a_match_differs_where_only_hidden_things_do(game, qtbot, tmp_path, monkeypatch):
    seen = [
        outside(game, state, qtbot, tmp_path / str(n), monkeypatch) for n, state in enumerate(worlds(game))
    ]
    for other in seen[1:]:
        for one, two in zip(seen[0], other, strict=True):
            assert one == two


def test_the_picture_of_a_table_has_no_letters_that_nobody_can_read(game):
    table, state = game.table, middle(game)
    layout = table.layout(game.view(state, -1), -1)
    scale = max(PICTURE.width() / table.size[0], PICTURE.height() / table.size[1])
    for thing in (*layout.zones, *layout.pieces):
        if thing.face:
            face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
            drawn = without_tiny_text(table.draw(face, thing.w, thing.h, px=FACE_SCALE), scale)
            sizes = [float(found[1]) / FACE_SCALE * scale for found in LETTERS.finditer(drawn)]
            assert all(size >= READABLE for size in sizes), thing.key
            assert drawn.count("<text") == len(sizes), thing.key
