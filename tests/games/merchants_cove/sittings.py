"""Matches of Merchants Cove played by chance, for what lies on the table in them."""

from __future__ import annotations

from functools import cache
from random import Random

from tabletop.engine.game import Setup
from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tabletop.games.merchants_cove.merchants.shops import WORDS
from tabletop.games.merchants_cove.observation import view
from tabletop.games.merchants_cove.rules.ch02_setup import setup
from tabletop.games.merchants_cove.table import table_layout

SAILORS = ("townsfolk", "locals_sailors")
SITTINGS = {
    **{f"{word} alone": (("person", "peddler:normal"), (word,), ()) for word in WORDS},
    "robbers": (("person", "peddler:hard"), WORDS[:1], (("rogue_card", "robbers"), SAILORS)),
    "cultists": (("person", "peddler:hard"), WORDS[1:2], (("rogue_card", "cultists"), SAILORS)),
    "three": (("person", "person", "peddler:hard"), WORDS[2:], ()),
    "two": (("person", "person"), WORDS[1:3], ()),
    "four": (("person",) * 4, WORDS, (SAILORS,)),
}
"""Seats, their merchants, and options."""


def begin(name, seed=1):
    """A match of this sitting, at its first decision."""
    seats, merchants, options = SITTINGS[name]
    own = tuple((("merchant", word),) for word in merchants)
    s = setup(Setup(seed, seats, options, (), own))
    run_until_choice(s)
    return s


@cache
def moments(name, seed=1):
    """Every decision of a match: the state, and what is asked; and the last state."""
    s, chance, found = begin(name, seed), Random(seed), []
    while (asked := pending_choice(s)) is not None:
        found.append((s, asked))
        s = s.copy()
        apply_action(s, chance.choice(asked.legal_actions(s)))
    return tuple(found), s


def layouts(name, step=5):
    """How the table lies at many moments of a match, for the seat whose decision it is."""
    found, end = moments(name)
    for s, asked in found[::step]:
        yield table_layout(view(s, asked.seat), asked.seat)
    for seat in range(-1, len(end.players)):
        yield table_layout(view(end, seat), seat)


def meeting(kind, **more):
    """The first decision of this kind in any match for which all of `more` holds: state and choice."""
    for seed in range(1, 9):
        for name in SITTINGS:
            for s, asked in moments(name, seed)[0]:
                if isinstance(asked, kind) and all(test(s, asked) for test in more.values()):
                    return s, asked
    raise AssertionError(f"no {kind} has come up")
