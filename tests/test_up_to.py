"""What a question allows "up to" a number can be done that many times, and no more often."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tests.walks import ALL, walks

UP_TO = re.compile(r"[Uu]p to (\d+)")
MOST, EACH = 300, 6
"""Positions looked at for one question; and how many questions of a kind with the same number."""
ABOUT = {"Investing": "BuyPoints", "StokeFurnaces": "LayDie"}
"""The action that the number is about, where a question takes others, too, but those that decline."""
PRICED = ("Selling", "Investing")
"""Questions about things of one kind or one purchase, after which a question for the next one comes."""


def priced(step, s):
    """The words of a question without its number."""
    return UP_TO.sub("", english(step.prompt(s)))


def most_times(s, step):
    """How often in a row the actions that the question is about can be done, by trying."""
    best, queue, seen = 0, [(0, s)], set()
    while queue and len(seen) < MOST:
        done, state = queue.pop()
        best = max(best, done)
        asked = pending_choice(state, step.seat)
        if type(asked) is not type(step) or (
            type(step).__name__ in PRICED and priced(asked, state) != priced(step, s)
        ):
            continue
        for action in asked.own_legal_actions(state):
            name = type(action).__name__
            if action.declines or ABOUT.get(type(step).__name__, name) != name:
                continue
            after = state.copy()
            apply_action(after, action, seat=step.seat)
            run_until_choice(after)
            key = (done, repr(after.flow[-1:]), repr(after))
            if key not in seen:
                seen.add(key)
                queue.append((done + times(action), after))
    return best


def times(action):
    """The number of things an action is about; 1 if it does not say."""
    return getattr(action, "n", None) or getattr(action, "count", None) or 1


@pytest.mark.parametrize("name", ALL)
def test_what_may_be_done_up_to_a_number_of_times_can_be_done_that_often(name):
    met, wrong = Counter(), []
    for walk in walks(name):
        for s, step in zip(walk.match.states, walk.asked, strict=False):
            found = UP_TO.search(english(step.prompt(s)))
            kind = type(step), found and found[1]
            if not found or met[kind] >= EACH:
                continue
            met[kind] += 1
            if (most := most_times(s, step)) != int(found[1]):
                wrong.append((english(step.prompt(s)), most))
    assert not wrong
