"""A match as text: each action in words, with its effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tabletop.cli.output import player_name, say, table
from tabletop.engine.match import AnyMatch
from tabletop.engine.points import Bound, Points, Total
from tabletop.engine.rules import Beat

ANYBODY = -1
"""The viewer of public information."""


def film(match: AnyMatch, beats: Iterable[Beat], seat: int) -> Iterator[str]:
    """Yield what happened, a line per event, as this seat may read it."""
    for beat in beats:
        line = match.game.log(beat.event, seat)
        if line is not None:
            who = f"{player_name(match, line.seat)}: " if line.seat >= 0 else ""
            rule = f" [{line.rule}]" if line.rule else ""
            yield who + say(line.text) + rule


def header(match: AnyMatch) -> str:
    """Return the game, the players, and the seed."""
    setup = match.setup
    who = ", ".join(f"{player_name(match, seat)} ({kind})" for seat, kind in enumerate(setup.seats))
    chosen = "".join(f", {key}={value}" for key, value in setup.options)
    return f"{say(match.game.about.title)}: {who}; seed {setup.seed}{chosen}"


def lines(match: AnyMatch, to: int) -> Iterator[str]:
    """Yield the first `to` actions of the match, each as it was chosen, with its effects."""
    game = match.game
    clock = ""
    yield header(match)
    yield from (f"    {line}" for line in film(match, match.opening, ANYBODY))
    for at, entry in enumerate(match.entries[:to]):
        before = match.states[at]
        if (now := say(game.progress_text(before))) != clock:
            clock = now
            yield f"\n{clock}"
        chosen = say(game.say(game.view(before, entry.seat), entry.action))
        yield f"{at + 1:4}. {player_name(match, entry.seat)}: {chosen}"
        yield from (f"        {line}" for line in film(match, match.beats(at), entry.seat))


def total_text(total: Total) -> str:
    """Return the points of a seat: "12", or "at most 12" if hidden information counts."""
    return str(total.points) if total.bound is Bound.EXACT else f"{total.bound.value} {total.points}"


def points(match: AnyMatch, seat: int) -> str:
    """Return the points of all seats in one line, as this seat may know them."""
    totals = match.game.totals(match.game.view(match.state, seat))
    return ", ".join(f"{player_name(match, each)}: {total_text(total)}" for each, total in enumerate(totals))


def result_text(match: AnyMatch, seat: int | None = None) -> str:
    """Return the scores by category, and how the match ended if it has.

    Args:
        match: The match.
        seat: The viewer; ANYBODY for public information, None to hide nothing.
    """
    game = match.game
    s = match.state if seat is None else game.view(match.state, seat)
    totals, end = game.totals(s), game.result(s)
    parts = [game.score(s, each) for each in range(len(totals))]
    categories = list(dict.fromkeys(say(points.category) for part in parts for points in part))
    rows: list[list[Any]] = [
        [category, *(next((_cell(p) for p in part if say(p.category) == category), None) for part in parts)]
        for category in categories
    ]
    rows.append(["Total", *map(_cell, totals)])
    if all(each.bound is Bound.EXACT for each in totals):
        rows.append(["Place", *game.ranks(s)])
    text = table(rows, ["", *(player_name(match, each) for each in range(len(totals)))])
    return f"{text}\n{say(end.verdict)}" if end is not None else text


def _cell(points: Points | Total) -> int | str:
    """Return points for a table cell, with their bound if they are not exact."""
    return points.points if points.bound is Bound.EXACT else total_text(Total(points.points, points.bound))
