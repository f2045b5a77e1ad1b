"""What is said beside a piece in the hand: something at every lit place, and of a refusal what was tried."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from tabletop.engine.table import Drag
from tabletop.ui.play.move_options import MoveOptions, same
from tabletop.ui.style.i18n import to_language
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", ALL)


def offers(name: str, most: int = 2) -> Iterator[MoveOptions]:
    """Decisions of every kind, a few of each; public ones as everybody sees them, too."""
    seen: dict[type, int] = {}
    for walk in walks(name):
        for at in range(0, len(walk.asked), 7):
            kind = type(walk.asked[at])
            if seen.setdefault(kind, 0) < most:
                seen[kind] += 1
                yield MoveOptions(ALL[name], walk.match.states[at], walk.asked[at], walk.asked[at].seat)
                if walk.asked[at].public:
                    yield MoveOptions(ALL[name], walk.match.states[at], walk.asked[at], -1)


@EVERY
def test_every_lit_place_says_what_a_drop_there_would_be(name):
    for offer in offers(name):
        for move in offer.moves:
            assert offer.effect(move.action) or offer.label_of(move.action)


@EVERY
def test_a_drop_that_nothing_means_is_answered_by_what_was_tried_and_what_would_be_allowed(name):
    answered = 0
    for offer in offers(name):
        layout = ALL[name].table.layout(offer.view, offer.viewer)
        places = {zone.key: to_language(zone.name) for zone in layout.zones}
        allowed = defaultdict(set)
        for move in offer.moves:
            if isinstance(move.gesture, Drag):
                allowed[move.gesture.piece].add(move.gesture.zone)
        for key in allowed:
            for zone in layout.zones:
                made = Drag(key, zone.key)
                if any(
                    same(move.gesture, made) or same(made, move.gesture) for move in offer.candidate_moves
                ):
                    continue
                said = to_language(offer.why_not(made).reason)
                assert said != to_language(offer.choice.prompt(offer.state))
                if zone.leads_on and zone.leads_on == key.partition(":")[0]:
                    assert (said, offer.why_not(made).rule) == (to_language(zone.text), zone.rule)
                    continue
                here, _, rest = said.partition("only to ")
                assert places[zone.key] in here or not places[zone.key] or {":", ";"} & set(places[zone.key])
                assert any(f"“{places[zone]}”" in rest for zone in allowed[key])
                assert said.endswith(".")
                assert here.count(":") == 0
                answered += 1
    assert answered
