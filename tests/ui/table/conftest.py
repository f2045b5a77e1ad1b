"""A small table of its own: a grid for polyominoes, a lane with spots, a bin, and things to take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.refusal import No
from tabletop.engine.table import Drag, Layout, Piece, Press, Spot, Table, Zone, rotated_cells
from tabletop.engine.text import english, translate
from tabletop.ui.table import TableView

SIDE = 4
CELL = 20.0
BLOCKED = {5}
"""A cell of the grid on which nothing may be laid."""
L = ((0, 0), (1, 0), (1, 1))


def grid_spots():
    return tuple(
        Spot(200 + CELL * (n % SIDE), 20 + CELL * (n // SIDE), CELL, CELL) for n in range(SIDE * SIDE)
    )


ZONES = (
    Zone("board", 180, 0, 120, 120, translate("test", "Board")),
    Zone("grid", 200, 20, 80, 80, translate("test", "Grid"), "grid", grid_spots(), columns=SIDE, rule="4.2"),
    Zone(
        "lane",
        20,
        140,
        120,
        30,
        translate("test", "Lane"),
        "lane",
        tuple(Spot(20 + 40 * n, 140, 40, 30) for n in range(3)),
    ),
    Zone("bin", 200, 140, 40, 40, translate("test", "Bin"), "bin"),
    Zone("shelf", 10, 10, 150, 110, translate("test", "Shelf")),
    Zone("bell", 260, 150, 20, 20, translate("test", "Bell"), "bell"),
)
TILE = Piece(
    "tile",
    "shelf",
    20,
    20,
    40,
    40,
    "tile",
    translate("test", "Tile"),
    translate("test", "Three cells."),
    "4.1",
    turns=8,
    cells=L,
    cell=CELL,
)
CARD = Piece("card", "shelf", 80, 20, 30, 44, "card", translate("test", "Card"), z=2)
STONE = Piece("stone", "shelf", 125, 30, 12, 12, "stone", translate("test", "Stone"))
PILE = Piece("pile", "shelf", 20, 80, 20, 20, "chip", translate("test", "Pile of chips"), count=7)
LAYOUT = Layout(ZONES, (TILE, CARD, STONE, PILE))


def fits(at, turn):
    row, column = divmod(at, SIDE)
    cells = [(row + r, column + c) for r, c in rotated_cells(L, turn)]
    return all(r < SIDE and c < SIDE and r * SIDE + c not in BLOCKED for r, c in cells)


LAYS = [Drag("tile", "grid", at, turn) for turn in range(4) for at in range(SIDE * SIDE)]
LEGAL = [
    *(drag for drag in LAYS if fits(drag.at, drag.turn)),
    Drag("card", "lane", 0),
    Drag("card", "lane", 1),
    Drag("card", "bin"),
    Press("bell"),
]
TRIED = [
    *LEGAL,
    *(drag for drag in LAYS if not fits(drag.at, drag.turn)),
    Drag("card", "lane", 2),
    Drag("stone", "bin"),
]


def draw(face, w, h, *, px=4.0, words=None):
    colour = {"tile": "#c33", "card": "#eee", "stone": "#555", "grid": "#9bb", "cloth": "#264"}.get(
        face.split(":")[0], "#876"
    )
    m = 0 if face == "cloth" else 3
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-m} {-m} {w + 2 * m} {h + 2 * m}">'
        f'<rect width="{w}" height="{h}" fill="{colour}"/></svg>'
    )


TABLE = Table(size=(310.0, 190.0), layout=lambda _v, _s: LAYOUT, gesture=lambda _v, a: a, draw=draw)
NO = No("4.3", translate("test", "Ice lies there."))


class Player:
    """Notes what the table tells, and answers as a controller does: legal gestures are played."""

    def __init__(self, view):
        self.view = view
        self.made, self.over, self.lifted, self.turned, self.looked, self.rules = [], [], [], [], [], []
        view.gestured.connect(self.attempt)
        view.hovering.connect(self.hover)
        view.lifted.connect(self.lifted.append)
        view.turned.connect(self.turned.append)
        view.looked.connect(self.looked.append)
        view.rule_requested.connect(self.rules.append)

    def attempt(self, gesture, at):
        self.made.append(gesture)
        if not self.allows(gesture):
            self.view.reasons.show_refusal(NO.rule, english(NO.reason), at)

    def allows(self, gesture):
        return gesture in LEGAL or (isinstance(gesture, Drag) and Drag(gesture.piece, gesture.zone) in LEGAL)

    def hover(self, gesture, _at):
        self.over.append(gesture)
        refused = gesture is not None and not self.allows(gesture)
        self.view.reasons.show(NO if refused else None, english(NO.reason) if refused else "")


@pytest.fixture
def view(qtbot):
    """A table in a window, with the small layout on it and everything offered; nothing glides."""
    made = TableView()
    qtbot.addWidget(made)
    made.surface.still = True
    made.resize(930, 570)
    made.set_table(TABLE, english)
    made.show_layout(LAYOUT)
    made.show()
    made.offer(LEGAL, TRIED, {gesture: f"do {gesture}" for gesture in LEGAL})
    yield made
    made.hide()


@pytest.fixture
def player(view):
    return Player(view)


def moved(*pieces, without=()):
    """The layout with these pieces in place of their former selves."""
    changed = {piece.key: piece for piece in pieces}
    kept = [changed.pop(piece.key, piece) for piece in LAYOUT.pieces if piece.key not in without]
    return replace(LAYOUT, pieces=(*kept, *changed.values()))
