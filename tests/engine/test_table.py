"""Polyominoes turn clockwise, and texts fill themselves."""

from dataclasses import replace

from tabletop.engine.table import Face, Piece, rotated_cells, turned_face
from tabletop.engine.text import english, translate

L = ((0, 0), (1, 0), (2, 0), (2, 1))


def test_a_quarter_turn_is_clockwise():
    assert rotated_cells(L, 1) == ((0, 0), (0, 1), (0, 2), (1, 0))


def test_four_quarter_turns_and_two_mirrors_come_back():
    assert rotated_cells(rotated_cells(L, 3), 1) == L
    assert rotated_cells(rotated_cells(L, 4), 4) == L


def test_a_mirror_image_is_another_shape():
    assert rotated_cells(L, 4) == ((0, 1), (1, 1), (2, 0), (2, 1))


def test_texts_fill_braces_with_texts_and_count():
    ship = translate("quay", "a ship worth {n}").fill(n=3)
    text = translate("quay", "%n coin(s) for {ship}").count(2).fill(ship=ship)

    assert english(text) == "2 coin(s) for a ship worth 3"


class Domino(Face):
    def __init__(self, turn=0):
        self.turn = turn

    def turned(self, turn):
        return Domino(turn)


def test_only_a_piece_of_cells_has_a_drawing_for_each_turn():
    whole = Piece("a", "z", 0, 0, 9, 9, Domino())
    cells = replace(whole, cells=((0, 0), (0, 1)))
    assert turned_face(whole, 3).turn == 0
    assert turned_face(cells, 3).turn == 3
    assert turned_face(replace(cells, face="domino"), 3) == "domino:3"
