"""A match as text: each action in words, with what it brought about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tabletop.cli.output import name, say, table
from tabletop.engine.match import Match
from tabletop.engine.rules import Beat

ANYBODY = -1
"""The seat of nobody: it reads what is open to all."""


def film(match: Match[Any], beats: Iterable[Beat], seat: int) -> Iterator[str]:
    """What happened and to whom, a line each, as this seat may read it."""
    for beat in beats:
        line = match.game.log(beat.event, seat)
        if line is not None:
            who = f"{name(match, line.seat)}: " if line.seat >= 0 else ""
            rule = f" [{line.rule}]" if line.rule else ""
            yield who + say(line.text) + rule


def head(match: Match[Any]) -> str:
    """Which game, who plays, and the seed."""
    setup = match.setup
    who = ", ".join(f"{name(match, seat)} ({kind})" for seat, kind in enumerate(setup.seats))
    chosen = "".join(f", {key}={value}" for key, value in setup.options)
    return f"{say(match.game.about.title)}: {who}; seed {setup.seed}{chosen}"


def lines(match: Match[Any], to: int) -> Iterator[str]:
    """The first `to` actions of the match, each as it was chosen, with what followed."""
    game = match.game
    clock = ""
    yield head(match)
    yield from (f"    {line}" for line in film(match, match.opening, ANYBODY))
    for at, entry in enumerate(match.entries[:to]):
        before = match.states[at]
        if (now := say(game.progress_text(before))) != clock:
            clock = now
            yield f"\n{clock}"
        chosen = say(game.say(game.view(before, entry.seat), entry.action))
        yield f"{at + 1:4}. {name(match, entry.seat)}: {chosen}"
        yield from (f"        {line}" for line in film(match, match.beats(at), entry.seat))


def result(match: Match[Any]) -> str:
    """The scores by category, and how the match ended if it has."""
    game, s = match.game, match.state
    ranks = game.ranks(s)
    parts = [game.score(s, seat) for seat in range(len(ranks))]
    categories = [say(points.category) for points in parts[0]]
    rows = [
        [category, *(next((p.points for p in part if say(p.category) == category), None) for part in parts)]
        for category in categories
    ]
    rows += [["Total", *game.scores(s)], ["Place", *ranks]]
    text = table(rows, ["", *(name(match, seat) for seat in range(len(ranks)))])
    return f"{text}\n{say(game.verdict(s))}" if match.choice is None else text
