"""Checks setups of matches, and makes the default one."""

from __future__ import annotations

from tabletop.engine.cast import CAST, plain_seat
from tabletop.engine.game import BOT_LEVELS, COLOUR, PERSON, About, AnyGame, Option, Setup
from tabletop.engine.refusal import No
from tabletop.engine.text import translate


def refuse_setup(game: AnyGame, setup: Setup) -> No | None:
    """Return the first thing that is wrong with a setup; None if a match can begin with it."""
    about = game.about
    low, high = about.seats
    if not low <= len(setup.seats) <= high:
        text = translate("engine", "{game} takes {low} to {high} players; you asked for {n}.")
        return No("0", text.fill(game=about.title, low=low, high=high, n=len(setup.seats)))
    automata = {f"{a.id}:{level}" for a in about.automata for level in a.levels}
    known = {PERSON, *BOT_LEVELS, *automata}
    for who in map(plain_seat, setup.seats):
        if who not in known:
            known |= {member.seat_value for member in CAST}
            text = translate("engine", "Unknown player “{who}”. Choose from: {known}.")
            return No("0", text.fill(who=who, known=", ".join(sorted(known))))
    no = _refuse_options(about, about.options, setup.options)
    for chosen in setup.seat_options:
        no = no or _refuse_options(about, about.own_options, chosen)
    if no is None and len(setup.seat_options) > len(setup.seats):
        text = translate("engine", "Choices were given for {given} seats, but there are {n}.")
        return No("0", text.fill(given=len(setup.seat_options), n=len(setup.seats)))
    return no or _refuse_colours(setup) or game.refuse(setup)


def _refuse_colours(setup: Setup) -> No | None:
    worn = [setup.seat_option(seat, COLOUR.key, "by_seat") for seat in range(len(setup.seats))]
    for value in COLOUR.values[1:]:
        if worn.count(value.key) > 1:
            text = translate("engine", "Two seats can't have the same colour: {colour}.")
            return No("0", text.fill(colour=value.title))
    return None


def _refuse_options(
    about: About, known: tuple[Option, ...], chosen: tuple[tuple[str, str], ...]
) -> No | None:
    options = {option.key: [value.key for value in option.values] for option in known}
    for key, value in chosen:
        if key not in options:
            text = translate("engine", "{game} has no option “{key}”. It has: {known}.")
            return No("0", text.fill(game=about.title, key=key, known=", ".join(options)))
        if value not in options[key]:
            text = translate("engine", "The option “{key}” can't be “{value}”. It can be: {known}.")
            return No("0", text.fill(key=key, value=value, known=", ".join(options[key])))
    return None


def default_setup(game: AnyGame) -> Setup:
    """One person against the game's automa, else against as few of the cast of level "normal" as possible."""
    about = game.about
    for automa in about.automata[:1]:
        small = Setup(0, (PERSON, f"{automa.id}:{automa.level}"))
        if refuse_setup(game, small) is None:
            return small
    cast = [member.seat_value for member in CAST if member.level == "normal"]
    return Setup(0, (PERSON, *cast[: max(about.seats[0], 2) - 1]))
