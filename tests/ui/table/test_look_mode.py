"""Looking by keyboard: everything that a pointer can enlarge is reached in a few keys."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup
from tabletop.ui.table.keyboard import ARROWS

MOST_KEYS = 12
KEYS = [Qt.Key.Key_Tab, Qt.Key.Key_Backtab, *ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Escape]


def press(keys, key):
    if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        keys.tab(back=key == Qt.Key.Key_Backtab)
    else:
        keys.press_key(key, back=False)


def pointed(table):
    """The keys of all that the pointer can enlarge."""
    scene, found = table.table_scene, set()
    for key in [*scene.pieces, *scene.zones]:
        place = scene.place_of(key)
        for across in range(1, 10, 2):
            for down in range(1, 10, 2):
                at = QPointF(place.x() + place.width() * across / 10, place.y() + place.height() * down / 10)
                table.lookout._at = at
                thing = table.lookout._thing()
                if thing is not None:
                    found.add(thing.key)
    return found


def reached(keys):
    """For each thing the least number of keys after which the ring is on it, from the first one on."""
    look, items = keys.look, {}
    count = type(look).things_in
    look.things_in = lambda inside: items.setdefault(inside, count(look, inside))
    keys.press_key(Qt.Key.Key_L, back=False)
    assert look.on
    start = (look.inside, look.at)
    least, edge = {start: 1}, [start]
    while edge:
        following = []
        for state in edge:
            for key in KEYS:
                if key == Qt.Key.Key_Escape and not state[0]:
                    continue
                if key == Qt.Key.Key_Return and not look.things_in(state[1]):
                    continue
                look.inside, look.at = state
                press(keys, key)
                if (now := (look.inside, look.at)) not in least:
                    least[now] = least[state] + 1
                    following.append(now)
        edge = following
    del look.things_in
    found = {}
    for (_, at), number in least.items():
        found[at] = min(number, found.get(at, number))
    return found


@pytest.mark.parametrize("name", games.GAMES)
def test_all_that_a_pointer_can_enlarge_is_reached_by_a_few_keys(window, qtbot, name):
    game, dice = games.game(name), random.Random(1)
    match = Match(game, replace(default_setup(game), seed=5))
    while len(match.entries) < 40 or match.choice is None or match.choice.seat:
        match.play(dice.choice(match.legal_actions()))
    assert match.setup.seats[0] == PERSON
    window.navigator.open_match(window.services.shelf.begin(match).id)
    page = window.match_page
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    table = page.table
    found, scene = reached(table.keys), table.table_scene
    alike = {}
    for key, number in found.items():
        thing = scene.thing_by_key(key)
        alike.setdefault((getattr(thing, "zone", key), table.name_of(key)), number)
    missed = {}
    for key in pointed(table):
        thing = scene.thing_by_key(key)
        number = found.get(key, alike.get((getattr(thing, "zone", key), table.name_of(key)), 99))
        if number > MOST_KEYS:
            missed[key] = number
    assert pointed(table)
    assert missed == {}


def test_the_ring_says_what_it_is_on_and_how_much_is_in_it(player):
    player.view.setFocus()
    keys = player.view.keys
    keys.press_key(Qt.Key.Key_L, back=False)
    assert keys.look.on
    first = keys.look.at
    assert first
    assert not keys.at
    keys.tab(back=False)
    assert keys.look.at != first
    keys.press_key(Qt.Key.Key_Escape, back=False)
    assert not keys.look.on
