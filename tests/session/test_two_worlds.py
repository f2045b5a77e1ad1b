"""All that a session gives out is the same in every world that looks the same to its seats."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tabletop.session.local import LocalSession
from tabletop.session.views import EVERYBODY, is_irreversible
from tests.test_two_worlds import worlds
from tests.walks import ALL

REFUSALS = 12
"""How many refusals of a decision are read."""


def given_out(game: Game[Any], setup: Setup, world: Any, looker: int) -> list[Any]:
    """Everything that the end of one seat tells of a match that begins in a world."""
    end = LocalSession(Match(game, setup, start=world))
    end.seats = (looker,)
    told: list[Any] = [
        end.now,
        end.active_seat,
        end.read_only_reason,
        end.history.practice,
        end.history.undo_target(),
        end.history.redo_target(),
    ]
    for eyes in (looker, EVERYBODY):
        view, step = end.view(0, eyes), end.active_choice(eyes)
        told += [view, end.full_view(0, eyes) if step else None, end.beats(-1, eyes), step]
        told += [end.bot_reasons(0, eyes)]
        if step is not None:
            told += [step.prompt(view), step.rules_now(view)]
    step, view = end.active_choice(looker), end.view(0, looker)
    if step is not None and step.seat == looker:
        legal = step.legal_actions(view)
        told += [legal, [is_irreversible(game, view, step, action) for action in legal[:3]]]
        tries = [action for action in step.all_candidate_actions(view) if action not in legal][:REFUSALS]
        told += [[str(no and (no.rule, no.reason)) for no in (step.check(view, a) for a in tries)]]
        told += [[end.match.check(a) is None for a in legal]]
    return told


@pytest.mark.parametrize("name", ALL)
def test_nothing_that_a_session_gives_out_tells_what_is_hidden(name):
    game, different = ALL[name], 0
    for state, other, setup, _, looker in worlds(name):
        assert given_out(game, setup, state, looker) == given_out(game, setup, other, looker)
        different += state != other
    assert different > 10
