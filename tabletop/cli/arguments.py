"""Reads command arguments: games and setups by name; errors without a traceback."""

from __future__ import annotations

from dataclasses import replace

from tabletop import games
from tabletop.cli.output import say
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.setups import refuse_setup


class CommandError(Exception):
    """A command cannot do what was asked; the message says why, and what to do."""


def game_named(name: str) -> AnyGame:
    """Return the game of this name.

    Raises:
        CommandError: There is none; the message lists the games.
    """
    try:
        return games.game(name)
    except KeyError as error:
        raise CommandError(str(error.args[0])) from error


def options(given: str) -> tuple[tuple[str, str], ...]:
    """Parse options, separated by commas.

    >>> options("a=1,b=2")
    (('a', '1'), ('b', '2'))

    Raises:
        CommandError: A part is no option.
    """
    pairs = []
    for part in filter(None, given.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise CommandError(f"“{part}” isn't an option. Options are written key=value,key=value.")
        pairs.append((key.strip(), value.strip()))
    return tuple(pairs)


def setup(game: AnyGame, seed: int, given: str, chosen: str = "") -> Setup:
    """Return the checked setup of “person=alchemist,greedy,angler:normal” and “key=value,...”.

    After “=” follow the seat's own options, separated by “+”.

    Raises:
        CommandError: The setup is not valid.
    """
    keys = {value.key: option.key for option in game.about.own_options for value in option.values}
    seats, own = [], []
    for part in filter(None, (part.strip() for part in given.split(","))):
        who, _, values = part.partition("=")
        seats.append(who)
        own.append(tuple((_own_option(game, keys, value), value) for value in values.split("+") if value))
    return checked(game, Setup(seed, tuple(seats), options(chosen), (), tuple(own) if any(own) else ()))


def _own_option(game: AnyGame, keys: dict[str, str], value: str) -> str:
    if value not in keys:
        known = ", ".join(keys) or "nothing"
        raise CommandError(f"“{value}” is nothing that a seat of {game.id} can choose. There is: {known}.")
    return keys[value]


def checked(game: AnyGame, setup: Setup) -> Setup:
    """Return the setup with automata at their printed levels.

    Raises:
        CommandError: No match can begin with it.
    """
    printed = {automa.id: f"{automa.id}:{automa.level}" for automa in game.about.automata}
    whole = replace(setup, seats=tuple(printed.get(who, who) for who in setup.seats))
    if no := refuse_setup(game, whole):
        where = "" if no.rule == "0" else f" (rule {no.rule})"
        raise CommandError(say(no.reason) + where)
    return whole
