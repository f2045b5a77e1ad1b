"""Whatever well-typed action is asked for, it is answered: allowed, or refused by a rule and a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from annotated_types import Ge, Le

from tabletop.cli import serve
from tabletop.cli.session import Session
from tabletop.engine.rules import Action, Choice, act, choice
from tabletop.engine.text import english
from tabletop.files.words import write_action
from tabletop.games import GAMES
from tests.walks import ALL, walks

EACH = 6
"""How many actions of each kind are tried at a decision."""
LEAST, MOST = -2, 30
"""The numbers that are tried where the type sets no bounds."""


def any_action(kind: type[Action], chance: Random) -> Action:
    """An action of this kind with numbers that its types let pass."""
    hints = get_type_hints(kind, include_extras=True)
    return kind(**{name: any_number(hint, chance) for name, hint in hints.items() if name[0] != "_"})


def any_number(hint: Any, chance: Random) -> int:
    """A number within the bounds of the hint."""
    bounds = get_args(hint)[1:]
    low = next((int(b.ge) for b in bounds if isinstance(b, Ge)), LEAST)
    high = next((int(b.le) for b in bounds if isinstance(b, Le)), MOST)
    return chance.randint(low, high)


def moments(name: str) -> Iterator[tuple[Any, Choice, tuple[Action, ...]]]:
    """Decisions of the walks, those of rare kinds all, of the others some; with what is legal."""
    seen: dict[type[Choice], int] = {}
    for walk in walks(name):
        for state, legal in zip(walk.match.states, walk.legal, strict=False):
            asked = choice(state)
            assert asked is not None
            seen[type(asked)] = n = seen.get(type(asked), 0) + 1
            if n < 20 or n % 13 == 0:
                yield state, asked, legal


@pytest.mark.parametrize("name", ALL)
def test_any_action_is_allowed_or_refused_with_a_reason_at_every_choice(name):
    chance, refused = Random(name), 0
    for state, asked, legal in moments(name):
        for kind in ALL[name].actions:
            for _ in range(EACH):
                action = any_action(kind, chance)
                no = asked.check(state, action)
                if no is None:
                    assert action in legal or is_another_way(state, action, legal), (asked, action)
                    continue
                refused += 1
                assert no.rule, (asked, action)
                assert action not in legal, (asked, action)
                said = english(no.reason)
                assert said, (asked, action)
                assert "{" not in said, said
    assert refused > 500


def is_another_way(state: Any, action: Action, legal: tuple[Action, ...]) -> bool:
    """Whether an allowed action does just what one of the listed ones does."""

    def after(one: Action) -> int:
        then = state.copy()
        act(then, one)
        return int(then.digest())

    same = [one for one in legal if type(one) is type(action)]
    return after(action) in {after(one) for one in same}


@pytest.mark.parametrize("name", GAMES)
def test_the_protocol_answers_any_action(name):
    chance, session = Random(name), Session()
    low, high = ALL[name].about.seats

    def ask(**request: Any) -> dict[str, Any]:
        return serve.respond(session, json.dumps(request).encode())

    for seats in range(low, high + 1):
        assert ask(do="new", game=name, seats=["person"] * seats, seed=seats)["ok"]
        for _ in range(25):
            for kind in ALL[name].actions:
                action = any_action(kind, chance)
                answer = ask(do="check", action=write_action(action))
                assert answer["ok"], (action, answer)
                assert answer["allowed"] or (answer["rule"] and answer["reason"]), (action, answer)
            options = ask(do="legal")["actions"]
            if not options:
                break
            assert ask(do="play", action=chance.choice(options)["action"])["ok"]
