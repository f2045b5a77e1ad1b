"""What commands say: games and setups by name, texts in English, errors without a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tabletop import games
from tabletop.engine.game import Game, Setup, refuse_setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text


class CommandError(Exception):
    """A command cannot do what was asked; the message says why, and what to do."""


def say(text: Text) -> str:
    """A text in English, its “thing(s)” in the number that is meant."""
    values = {key: say(value) if isinstance(value, Text) else value for key, value in text.values}
    source = text.source
    if text.n >= 0:
        source = source.replace("%n", str(text.n)).replace("(s)", "" if text.n == 1 else "s")
    return source.format(**values) if values else source


def game_named(name: str) -> Game[Any]:
    """The game of this name. Raises CommandError that lists the games there are."""
    try:
        return games.game(name)
    except KeyError as error:
        raise CommandError(str(error.args[0])) from error


def options(given: str) -> tuple[tuple[str, str], ...]:
    """The options of "key=value,key=value"."""
    pairs = []
    for part in filter(None, given.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise CommandError(f"“{part}” isn't an option. Options are written key=value,key=value.")
        pairs.append((key.strip(), value.strip()))
    return tuple(pairs)


def setup(game: Game[Any], seed: int, given: str, chosen: str = "") -> Setup:
    """The setup of “person=alchemist,greedy,angler:normal” and “key=value,...”, checked.

    After “=” stands what the seat chooses for itself, with “+” between several. Raises CommandError.
    """
    keys = {value.key: option.key for option in game.about.own_options for value in option.values}
    seats, own = [], []
    for part in filter(None, (part.strip() for part in given.split(","))):
        who, _, values = part.partition("=")
        seats.append(who)
        own.append(tuple((_own_option(game, keys, value), value) for value in values.split("+") if value))
    return checked(game, Setup(seed, tuple(seats), options(chosen), (), tuple(own) if any(own) else ()))


def _own_option(game: Game[Any], keys: dict[str, str], value: str) -> str:
    if value not in keys:
        known = ", ".join(keys) or "nothing"
        raise CommandError(f"“{value}” is nothing that a seat of {game.id} can choose. There is: {known}.")
    return keys[value]


def checked(game: Game[Any], setup: Setup) -> Setup:
    """The same setup, its automata with their printed levels. Raises CommandError if none can begin so."""
    printed = {automa.id: f"{automa.id}:{automa.level}" for automa in game.about.automata}
    whole = replace(setup, seats=tuple(printed.get(who, who) for who in setup.seats))
    if no := refuse_setup(game, whole):
        where = "" if no.rule == "0" else f" (rule {no.rule})"
        raise CommandError(say(no.reason) + where)
    return whole


def name(match: Match[Any], seat: int) -> str:
    """What a seat is called."""
    given = match.setup.names
    if seat < len(given) and given[seat]:
        return given[seat]
    return say(match.game.names(match.setup)[seat])


def table(rows: Sequence[Sequence[object]], head: Sequence[str]) -> str:
    """Rows under their heads, in columns; numbers stand to the right."""
    lines = [list(head), *[["" if cell is None else str(cell) for cell in row] for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    right = [
        bool(rows) and all(isinstance(row[c], int | float | None) for row in rows) for c in range(len(head))
    ]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in lines
    )
