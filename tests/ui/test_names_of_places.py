"""One place has one name: in the list of moves, in a refusal, on the board and in a hint."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPointF

from tabletop.engine.table import Drag
from tabletop.engine.text import Text, english
from tabletop.games import GAMES
from tabletop.games.merchants_cove.rules.ch06_boats import ChooseBerth, Dock
from tabletop.games.merchants_cove.rules.ch11_townsfolk import PutHired, PutStaff, StaffPut, staff_place
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.table.drop_targets import DropTargets, TableGestures, rect
from tests.ui.test_told_in_the_hand import offers
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", GAMES)


def dropped(offer, layout, key, zone):
    """The gesture that a drop on the middle of a zone is; None if it is not a legal one."""
    legal = [move.gesture for move in offer.moves]
    gestures = TableGestures.of(legal, [move.gesture for move in offer.candidate_moves], {})
    piece = next(piece for piece in layout.pieces if piece.key == key)
    made = DropTargets(gestures, layout, piece).at(QPointF(piece.x, piece.y), rect(zone).center(), 0)
    return made if made is not None and gestures.is_legal(made) else None


@EVERY
def test_a_place_that_a_move_names_takes_the_piece(name):
    """If a move ends with the name of a place, a drop on this place is the move."""
    named = 0
    for offer in offers(name):
        layout = ALL[name].table.layout(offer.view, offer.viewer)
        names = {zone.key: english(zone.name).casefold() for zone in layout.zones}
        pieces = {piece.key: piece for piece in layout.pieces}
        for move in offer.moves:
            if not isinstance(move.gesture, Drag) or pieces[move.piece].cells:
                continue
            words = english(ALL[name].short_label(offer.view, move.action) or offer.words(move.action))
            ends = f" {words.casefold()}"
            if ends.endswith(f" {names[move.gesture.zone]}"):
                named += 1
                continue
            of_piece = english(pieces[move.piece].name).casefold()
            for zone in layout.zones:
                called = names[zone.key]
                if not called or not ends.endswith(f" {called}") or called in of_piece:
                    continue
                if zone.key == pieces[move.piece].zone:
                    continue
                named += 1
                assert dropped(offer, layout, move.piece, zone), (words, zone.key)
    assert named or name not in ("merchants_cove", "brick_and_mortar")


def decisions(kind):
    of = ALL["merchants_cove"]
    for walk in walks("merchants_cove"):
        for at, asked in enumerate(walk.asked):
            if type(asked) is kind:
                offer = MoveOptions(of, walk.match.states[at], asked, asked.seat)
                yield offer, of.table.layout(offer.view, offer.viewer)


def test_the_sign_of_a_pier_takes_a_full_boat_as_its_berth_does(app):
    signs = set()
    for offer, layout in decisions(ChooseBerth):
        zones, hull = {zone.key: zone for zone in layout.zones}, f"hull:{offer.choice.boat}"
        docks = [move for move in offer.moves if isinstance(move.action, Dock)]
        listed = {offer.label_of(move.action).casefold() for move in docks}
        assert listed == {english(zones[move.gesture.zone].name).casefold() for move in docks}
        for pier in range(3):
            made = dropped(offer, layout, hull, zones[f"pier:{pier}"])
            side = offer.choice.boat // 3  # left, right
            berth = ((0, 1, None), (None, 2, 3))[side][pier]
            assert made == (None if berth is None else Drag(hull, f"berth:{berth}"))
            signs.add((side, pier))
    assert len(signs) == 6


def test_a_staff_place_is_called_by_its_ability_as_it_is_printed(app):
    seen = set()
    for offer, layout in decisions(PutHired):
        zones = {zone.key: zone for zone in layout.zones}
        for move in offer.moves:
            if not isinstance(move.action, PutStaff):
                continue
            zone = zones[move.gesture.zone]
            assert offer.label_of(move.action) == english(zone.name)
            printed = english(zone.face.name)
            assert english(zone.name) == (printed or "Place without an ability")
            seen.add(printed)
    assert len(seen) > 10


def test_a_place_of_the_town_square_is_called_by_its_card(app):
    for _, layout in decisions(PutHired):
        cards = {piece.zone: piece.name for piece in layout.pieces if piece.key.startswith("folk:")}
        for zone in layout.zones:
            if zone.key.startswith("slot:"):
                place = int(zone.key.partition(":")[2]) + 1
                name = cards.get(zone.key)
                assert english(zone.name) == (
                    english(name) if name is not None else f"Place {place} of the Town Square"
                )


NUMBERED = re.compile(r"\b(place|space|slot|row|column|dock|pier|berth|furnace|cauldron|ship) \d")
SHOWN = {
    "Goes fishing, dock {n}": "the number is printed on the dock's space",
    "Goes to Market, place {n}": "the number is printed on the Market's space",
    "row {row}, column {column}": "cells have no other name",
    "Hires {card} from place {n} of the Town Square": "the place is called so where it lies",
    "Puts {token} on row {n} of the Bonus Board: {space}": "the row is called so where it lies",
    "{token} moves to {shell}, space {n} of the rose": "spaces have no other name",
    "Announces {colour} for row {row} and takes {marbles}": "the letter is printed at the row",
    "Announces {colour} for row {row} and takes {marbles}; then {reaction}": "the letter is printed there",
    "Refills row {row}: {marbles}": "the letter is printed at the row",
    "The Gatherer swaps marbles {n} and {next} of row {row}": "the letter is printed at the row",
    "Opens {store} in slot {slot}": "the number is printed on the slot",
    "slot {n}": "the number is printed on the slot",
    "row {n}": "the number is printed at the rail",
    "column {letter}": "the letter is printed at the rail",
    "column {n}": "the number is printed on the Ocean",
    "contract for {fish} in column {n}": "the number is printed on the Ocean",
    "{prize} space in the {half} of column {n}": "the number is printed on the Ocean",
    "{engine}, slot {n}": "slots have no other name",
}
"""Texts of the log that name a place by a number, and why that is its name on the board, too."""


@EVERY
def test_the_log_names_a_place_by_number_only_where_the_board_does(name):
    def numbered(text):
        if NUMBERED.search(english(text)):
            yield text.source
        for _, value in text.values:
            if isinstance(value, Text):
                yield from numbered(value)

    for walk in walks(name)[:2]:
        for at in range(walk.match.now):
            for beat in walk.match.beats(at):
                if line := ALL[name].log(beat.event, walk.match.entries[at].seat):
                    found = list(numbered(line.text))
                    assert not found or set(found) & SHOWN.keys(), found


def test_the_log_names_a_staff_place_by_its_ability():
    of = ALL["merchants_cove"]
    said = 0
    for walk in walks("merchants_cove"):
        for at in range(walk.match.now):
            for beat in walk.match.beats(at):
                if isinstance(put := beat.event, StaffPut):
                    name = english(staff_place(walk.match.states[at], put.seat, put.place))
                    line = english(of.log(put, put.seat).text).casefold()
                    assert name.casefold() in line.replace("a staff ", "")
                    said += 1
    assert said > 5
