"""What the estimates of every game keep to, at each decision of a match."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game, Setup
from tabletop.engine.rules import Action, Choice


def looked_at(of: Game[Any], setup: Setup) -> Iterator[tuple[Choice, list[Action], list[Action]]]:
    """Each choice of a match of good and of random play: what is allowed, and what is worth a look."""
    s, dice = of.setup(setup), Random(setup.seed)
    rules.run_until_choice(s)
    while (step := rules.pending_choice(s)) is not None:
        legal = step.legal_actions(s)
        short = of.evaluation.shortlist(s, step, legal)
        assert short, step
        assert len(set(short)) == len(short)
        assert set(short) <= set(legal), (step, set(short) - set(legal))
        assert len(of.evaluation.value(s)) == len(s.players)
        yield step, legal, short
        rules.apply_action(s, short[0] if dice.random() < 0.7 else dice.choice(legal))
    assert of.evaluation.value(s) == of.scores(s)
