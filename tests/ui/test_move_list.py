"""The list of moves: what a player cannot tell apart is one move in it, whichever piece makes it."""

from __future__ import annotations

from collections import defaultdict

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.engine.rules import apply_action
from tabletop.engine.table import Drag
from tabletop.games.merchants_cove.rules.ch06_boats import Robbers
from tabletop.ui.panels.move_row import MoveRow
from tabletop.ui.panels.moves import Moves
from tests.ui.test_told_in_the_hand import offers
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", ALL)


def robbing():
    """Decisions of Robbers with two Customers of one colour aboard, as offers."""
    from tabletop.ui.play.move_options import MoveOptions

    of = ALL["merchants_cove"]
    for walk in walks("merchants_cove"):
        for at, asked in enumerate(walk.asked):
            if isinstance(asked, Robbers):
                offer = MoveOptions(of, walk.match.states[at], asked, asked.seat)
                if len(offer.listed_moves) < len(offer.moves):
                    yield offer


@EVERY
def test_no_two_listed_moves_are_alike_in_all_that_is_seen_of_them(name):
    for offer in offers(name):
        pieces = {piece.key: piece for piece in offer.game.table.layout(offer.view, offer.viewer).pieces}
        seen = defaultdict(list)
        for move in offer.listed_moves:
            if (piece := pieces.get(move.piece)) is not None:
                to = (move.gesture.zone, move.gesture.at) if isinstance(move.gesture, Drag) else ()
                said = offer.words(move.action), offer.effect(move.action)
                looks = piece.zone, piece.face, piece.name, piece.text, piece.count
                seen[(*to, getattr(move.gesture, "turn", 0), said, looks)].append(move)
        assert all(len(moves) == 1 for moves in seen.values())


@EVERY
def test_a_move_that_is_not_listed_leads_to_as_much_as_the_one_that_stands_for_it(name):
    for offer in offers(name, 6):
        listed = offer.listed_moves
        assert {listed.representative(move) for move in offer.moves} == set(listed)
        for move in offer.moves:
            first = listed.representative(move)
            if first != move:
                assert worth(offer, move) == worth(offer, first), (move, first)


@EVERY
def test_a_lift_asks_the_rules_nothing_that_they_were_asked_before(name, qtbot, monkeypatch):
    offer = max(offers(name, 6), key=lambda each: len(each.moves))
    panel = Moves()
    qtbot.addWidget(panel)
    panel.show_offer(offer, None, "")
    pieces = dict.fromkeys(move.piece for move in offer.moves)
    for piece in pieces:
        panel.show_lifted(piece)
    tried = []
    monkeypatch.setattr(type(offer.state), "copy", lambda _state: tried.append(1))
    monkeypatch.setattr(type(offer.choice), "check", lambda *_: tried.append(2))
    for piece in pieces:
        panel.show_lifted(piece)
    assert not tried


def worth(offer, move):
    after = offer.state.copy()
    apply_action(after, move.action, seat=offer.choice.seat)
    values = [round(value, 6) for value in offer.game.evaluation.value(after)]
    return values, offer.game.totals(after)


def test_alike_customers_are_listed_once_and_each_can_be_lifted(app):
    offer = next(robbing())
    shown, layout = Moves(), offer.game.table.layout(offer.view, offer.viewer)
    shown.show_offer(offer, layout, "")
    pieces = {piece.key: piece for piece in layout.pieces}
    rows = shown.findChildren(MoveRow)
    said = [row.accessibleName() for row in rows]
    assert len(said) == len(set(said))
    hidden = next(move for move in offer.moves if offer.listed_moves.representative(move) != move)
    shown.show_lifted(hidden.piece)
    QApplication.processEvents()
    rows = shown.widget().findChildren(MoveRow)
    assert {row.move_.piece for row in rows} == {hidden.piece}
    assert [int(row._number) for row in rows] == [offer.listed_moves.number_of(row.move_) for row in rows]
    shown.show_lifted(None)
    shown.show_hint(hidden)
    hinted = [row.move_ for row in shown.widget().findChildren(MoveRow) if row.hinted]
    assert hinted == [offer.listed_moves.representative(hidden)]
    assert pieces[hinted[0].piece].name == pieces[hidden.piece].name
