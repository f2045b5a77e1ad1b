"""The accessible tree holds what eyes see: the note on a turn, what each drop and button brings and costs."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Drag, Press
from tabletop.games import GAMES
from tabletop.games.morocco.game import GAME as MOROCCO
from tabletop.games.public_market.game import GAME as PUBLIC_MARKET
from tabletop.ui.panels.note_popover import NoteLine
from tests.quay import rules as quay
from tests.walks import ALL

from .test_giving_up import passing


def below(interface):
    """Every object of the accessible tree below one."""
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None:
            yield child.object()
            yield from below(child)


def test_the_note_is_in_the_tree_with_all_its_lines(seated):
    page = seated()
    steps, why = (NoteLine("Docks a ship"),), (NoteLine("Because it pays"),)
    paper = page.turns.details
    paper.open_turn(1, "Harbour Master", "Docked a ship.", steps, why, replay=True)
    paper.bring_back()
    tree = list(below(QAccessible.queryAccessibleInterface(page)))
    assert paper in tree
    assert paper._text in tree
    assert paper._text.accessibleName() == "Docked a ship."
    next(button for button in paper._rows.buttons if button.objectName() == "steps").click()
    assert paper._text.accessibleName() == "Docked a ship.\nDocks a ship"


@pytest.mark.parametrize("game", [PUBLIC_MARKET, MOROCCO])
def test_drops_and_presses_tell_what_they_bring(seated, qtbot, game):
    page = seated.open(Match(game, Setup(3, (PERSON, PERSON))))
    view, told = page.table, 0
    for _step in range(12):
        if page.curtain.isVisible():
            page.curtain._here.click()
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
        offer = page.controller.offer
        drags = [move for move in offer.moves if isinstance(move.gesture, Drag)]
        for move in drags[:3]:
            view.things.lift(move.gesture.piece)
            view.shadows.refresh()
            widget = view.shadows._widgets.get(f"drop {move.gesture}")
            if widget is not None:
                assert widget.accessibleDescription() == offer.gain_text(move.gesture)
                told += bool(offer.effect(move.action))
            view.put_back()
        view.shadows.refresh()
        for move in offer.moves:
            if isinstance(move.gesture, Press) and not move.button:
                widget = view.shadows._widgets[f"thing {move.gesture.thing}"]
                heard = f"{widget.accessibleName()}\n{widget.accessibleDescription()}"
                assert offer.gesture_names[move.gesture] in heard
                assert offer.gain_text(move.gesture) in heard
        page.controller.play(offer.moves[0].action, sure=True)
        if page.controller.pending_choice is None:
            break
    assert told


def same_named(page):
    """The names that two siblings of a page share."""
    found = []
    for parent in [page, *page.findChildren(QWidget)]:
        children = (each for each in parent.children() if isinstance(each, QWidget) and not each.isHidden())
        heard = [QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name) for each in children]
        stops = Counter(filter(None, heard))
        found += [(type(parent).__name__, name) for name, count in stops.items() if count > 1]
    return found


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_no_two_siblings_on_a_table_have_one_name(seated, qtbot, game):
    page = seated.open(Match(game, Setup(3, (PERSON,) * max(2, game.about.seats[0]))))
    if page.curtain.isVisible():
        page.curtain._here.click()
    qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    page.table.shadows.refresh()
    assert page.table.shadows._widgets
    assert not same_named(page.table.viewport())
    lifts = {move.gesture.piece for move in page.controller.offer.moves if isinstance(move.gesture, Drag)}
    for piece in sorted(lifts)[:3]:
        page.table.things.lift(piece)
        page.table.shadows.refresh()
        assert not same_named(page.table.viewport())
        page.table.put_back()


def test_a_button_tells_what_is_given_up(seated, qtbot):
    page = seated((PERSON,))
    button, _before = passing(page, qtbot), page.match.now
    move = next(m for m in page.controller.offer.moves if isinstance(m.action, quay.Pass))
    assert page.controller.offer.gives_up(move.action) in button.accessibleDescription()


@pytest.mark.parametrize("game", [ALL[name] for name in GAMES], ids=lambda game: game.id)
def test_no_place_is_said_twice_neither_in_the_tree_nor_by_keys(seated, heard, game):
    """A piece that is its zone is no thing of its own; a drop without an outcome is named once."""
    page = seated.open(Match(game, Setup(3, (PERSON, PERSON))))
    page.curtain.drawn.emit()
    view, scene, offer = page.table, page.table.table_scene, page.controller.offer
    wanted = view.shadows.wanted()
    zones = {key.removeprefix("zone "): (one.name, one.text) for key, one in wanted.items() if "zone" in key}
    for key, one in wanted.items():
        if key.startswith("thing ") and one.do is None:
            assert (one.name, one.text) not in (zones.get(one.zone), (zones.get(one.zone, ("",))[0], "")), key
    lifted = next((move.piece for move in offer.moves if move.piece in scene.pieces), None)
    if lifted is None or not view.surface.offered.can_lift(lifted):
        return
    view.keys.at = lifted
    view.keys._take()
    for _ in range(4):
        del heard[:]
        view.keys.tab(back=False)
        moves = [move for move in offer.moves if move.gesture == view.keys.over]
        for move in moves:
            said = heard[1:]
            assert all(words == offer.effect(move.action) for words in said), said
