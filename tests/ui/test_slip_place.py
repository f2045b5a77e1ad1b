"""Where the note on opponents' turns lies: on bare cloth, in every game, with any number of seats."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.ui.narration import SLIP_ZONE, beside, free_below, slip_place
from tabletop.ui.table import TableView

SIZES = ((980, 690), (724, 590))
"""The table in windows of 1280 x 800 and 1024 x 700."""


def setups(about):
    low, high = about.seats
    for seats in range(max(low, 2), high + 1):
        yield Setup(1, (PERSON,) * seats)
        yield from (Setup(1, (PERSON,) * seats, ((o.key, o.values[1].key),)) for o in about.options)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", games.GAMES)
def test_it_covers_nothing_that_its_own_zone_leaves_free(app, qtbot, name, size):
    game = games.game(name)
    table = TableView()
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_table(game.table, english)
    first = Match(game, next(setups(game.about))).state
    table.show_layout(game.table.lay(game.view(first, 0), 0))
    table.show()
    seen = set()
    for setup in setups(game.about):
        layout = game.table.lay(game.view(Match(game, setup).state, 0), 0)
        zone = next((zone for zone in layout.zones if zone.key == SLIP_ZONE), None)
        assert zone, "lay a zone “slip” on bare cloth, for the note on opponents' turns"
        where = (zone, len(setup.seats), len(layout.zones))
        if where in seen:
            continue
        seen.add(where)
        own = table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()
        place = slip_place(table, layout)
        reach = place.translated(-table.viewport().pos())
        reach.setBottom(max(reach.bottom(), free_below(table, layout, place)))
        covered = [
            rect for rect in beside(table, layout, own) if rect.adjusted(1, 1, -1, -1).intersects(reach)
        ]
        assert not covered, (setup, covered)
        assert table.viewport().rect().contains(reach)
    assert seen
