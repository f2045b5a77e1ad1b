"""Matches that the house opponents play by themselves."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Any

from tabletop.cli.words import say
from tabletop.engine.match import PERSON, Game, Match, Setup
from tabletop.engine.rules import Action
from tabletop.files import records
from tabletop.files.words import write_action

MOST = 100_000
"""Actions after which a match is called endless."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: what is told of it, its record, and the traceback if it failed (else "")."""

    told: dict[str, Any]
    record: str
    error: str


def seed_of(match_seed: int, now: int) -> int:
    """The seed of one decision, other than that of any other decision of this match or the next."""
    return match_seed * 1_000_003 + now


def choose(match: Match[Any]) -> Action:
    """What the house opponent chooses whose turn it is; a person's seat is played at random."""
    from tabletop.opponents import think_with

    step = match.choice
    assert step is not None
    who = match.setup.seats[step.seat]
    level = "random" if who == PERSON or ":" in who else who
    view = match.game.view(match.state, step.seat)
    return think_with(match.game, view, step.seat, seed_of(match.setup.seed, match.now), level).action


def play(game: Game[Any], setup: Setup, *, keep: bool) -> Played:
    """Play one match to its end. Nothing is raised: a failure is in what comes back, with its record."""
    match: Match[Any] | None = None
    action: Action | None = None
    try:
        match = Match(game, setup)
        decisions = 0
        while match.choice is not None and match.now < MOST:
            decisions += len(match.legal()) > 1
            action = choose(match)
            match.play(action)
            action = None
        _judge(match)
    except Exception as error:  # noqa: BLE001  the record that led there is worth more than the traceback alone
        told = {**_setup(game, setup), "error": f"{type(error).__name__}: {error}"}
        return Played(told, _record(match, action), traceback.format_exc())
    told = {**_setup(game, setup), "decisions": decisions, **outcome(match)}
    return Played(told, records.dump(records.record(match)) if keep else "", "")


def _judge(match: Match[Any]) -> None:
    """Raise RuntimeError if the match has not ended, or its components do not add up."""
    if match.choice is not None:
        raise RuntimeError(f"the match has not ended after {MOST} actions")
    if wrong := match.game.faults(match.state):
        raise RuntimeError(f"the components do not add up: {'; '.join(wrong)}")


def _setup(game: Game[Any], setup: Setup) -> dict[str, Any]:
    return {
        "game": game.id,
        "seed": setup.seed,
        "seats": list(setup.seats),
        "options": dict(setup.options),
    }


def outcome(match: Match[Any]) -> dict[str, Any]:
    """How a match stands: actions, rounds, points by category, ranks, how it ended, the state's digest."""
    game, s = match.game, match.state
    totals, ranks = game.scores(s), game.ranks(s)
    return {
        "actions": len(match.entries),
        "round": game.round(s),
        "scores": [
            {
                "total": total,
                "rank": rank,
                "by": [
                    {"category": say(p.category), "rule": p.rule, "points": p.points}
                    for p in game.score(s, seat)
                ],
            }
            for seat, (total, rank) in enumerate(zip(totals, ranks, strict=True))
        ],
        "ended": say(game.verdict(s)) if match.choice is None else None,
        "digest": s.digest(),
    }


def _record(match: Match[Any] | None, action: Action | None) -> str:
    """The record of a match that failed, with the action that failed last; "" if it never began."""
    if match is None:
        return ""
    made = records.record(match)
    if action is None:
        return records.dump(made)
    failing = (*made.actions, write_action(action))
    return records.dump(
        records.Record(
            game=made.game, revision=made.revision, setup=made.setup, now=len(failing), actions=failing
        )
    )
