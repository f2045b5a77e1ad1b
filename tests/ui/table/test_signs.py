"""Every piece on a table stands out at 1280 x 800: it, or its sign or outline, has 3 to 1 against the rest.

What is looked at is the table as it is painted: the darkest and the lightest part of the place of a piece.
"""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtGui import QColor

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.games import GAMES
from tests.ui.conftest import AT_ONCE
from tests.ui.test_lists import luminance
from tests.walks import ALL

ENOUGH = 3.0
MOMENTS = (3, 60, 119)
LEAST = 6
"""Pixels: what is narrower is covered by others."""
PART = 50
"""The darkest and the lightest 50th of the place are compared: an outline is as much."""


def moments(of, seats):
    """A match by chance at some moments."""
    chance, match = Random(5), Match(of, Setup(3, (PERSON,) * seats))
    for n in range(max(MOMENTS) + 1):
        if not match.waiting:
            return
        if n in MOMENTS:
            yield match.branch(match.now)
        step = match.waiting[0]
        match.play(chance.choice(match.legal_actions(step.seat)), step.seat)


def contrasts(view):
    """The contrast in the place of each piece, by its key."""
    image, known = view.viewport().grab().toImage(), dict[int, float]()
    for key, item in view.table_scene.pieces.items():
        place = view.mapFromScene(item.place).boundingRect().adjusted(-2, -2, 2, 2) & image.rect()
        if place.width() < LEAST:
            continue
        seen = []
        for y in range(place.top(), place.bottom() + 1):
            for x in range(place.left(), place.right() + 1):
                colour = image.pixel(x, y)
                if colour not in known:
                    known[colour] = luminance(QColor(colour))
                seen.append(known[colour])
        seen.sort()
        dark, light = seen[len(seen) // PART], seen[-1 - len(seen) // PART]
        yield key, (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_stands_out(seated, qtbot, name):
    of, faint, seen = ALL[name], dict[str, float](), set[str]()
    for seats in sorted({max(2, of.about.seats[0]), of.about.seats[1]}):
        for match in moments(of, seats):
            page = seated.open(match, replace(AT_ONCE, reduced_motion="on"))
            if page.curtain.isVisible():
                page.curtain._here.click()
            qtbot.waitUntil(lambda page=page: not page.controller.film.running)
            page.table.viewport().grab()  # from the first paint on it is known what is missing
            qtbot.waitUntil(lambda page=page: page.table.complete, timeout=20_000)
            assert page.table.surface.still  # no breath of light over what is looked at
            for key, contrast in contrasts(page.table):
                kind = re.sub(r"\d+", "#", key)
                seen.add(kind)
                if contrast < ENOUGH:
                    faint[kind] = min(contrast, faint.get(kind, contrast))
            seated.close(page)
    assert len(seen) > 2
    assert faint == {}
