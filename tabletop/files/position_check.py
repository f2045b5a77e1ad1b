"""Checks that a match can be shown and played on from a position of unknown origin."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from tabletop.engine import rules
from tabletop.engine.cast import is_automa
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.rules import AnyStep, Choice, Data, Simultaneous, State
from tabletop.engine.state import Copyable, field_names
from tabletop.engine.table import Face, Piece, Zone, turned_face
from tabletop.engine.text import english
from tabletop.files.positions import PositionError

_PLAYED = 60
"""Maximum number of random actions played on to check that the rules can go on."""

EVERYBODY = -1


def begun(game: AnyGame, setup: Setup, start: State) -> AnyMatch:
    """Return the match of a setup that starts from a position, after a trial.

    Even if its components add up, the rules may be unable to go on from a position. So it is shown to every
    seat, and a copy is played on for some random actions.

    Raises:
        PositionError: The position does not fit the setup, or the trial fails.
    """
    if wrong := _unlike(game, setup, start):
        raise PositionError(wrong)
    try:
        match = Match(game, setup, start=start)
        _try_out(match)
    except Exception as error:
        raise PositionError(f"the rules cannot go on from it ({type(error).__name__}: {error})") from error
    return match


def _unlike(game: AnyGame, setup: Setup, start: State) -> str:
    """Return the first part of a position that does not fit its setup; "" if all fits."""
    usual, seats = game.first_state(setup), len(setup.seats)
    for each in fields(usual):
        made, given = getattr(usual, each.name), getattr(start, each.name)
        if isinstance(made, Data) and made != given:
            return f"{each.name}: the setup makes it {made}"
        if each.name == "seats" and _robots(made) != _robots(given):
            return f"seats: {', '.join(given)}; the setup has {', '.join(made)}"
        boards = isinstance(made, list) and len(made) == seats and isinstance(made[0], Copyable)
        if boards and len(given) != seats:
            return f"{each.name}: {len(given)} of them, and there are {seats} seats"
    if start.flow and not _waits(start):
        return (
            f"flow[{len(start.flow) - 1}]: the last step is no decision that waits; a position is kept at one"
        )
    if (at := _twice(start.flow)) >= 0:
        return f"flow[{at}]: the same step lies there twice"
    for at, step in enumerate(start.flow):
        for part in (step, *_parts(step)):
            if not -1 <= getattr(part, "seat", 0) < seats:
                return f"flow[{at}].seat: there are {seats} seats"
    return ""


def _robots(seats: tuple[str, ...]) -> list[str]:
    """Return the automata by seat; who else sits there is all one to the rules."""
    return [who if is_automa(who) else "" for who in seats]


def _waits(s: State) -> bool:
    """Return True if the top of the stack waits for an action, as at every moment of a match."""
    top = s.flow[-1]
    return isinstance(top, Choice) or (isinstance(top, Simultaneous) and bool(top.open_choices(s)))


def _twice(flow: list[AnyStep]) -> int:
    """Index of the first repeated choice or repeated step without fields; -1 if there is none.

    Other steps may be repeated, as each stands for one of several things.
    """
    for at, step in enumerate(flow):
        once = isinstance(step, Choice | Simultaneous) or not field_names(step)
        if once and step in flow[:at]:
            return at
    return -1


def _parts(step: AnyStep) -> tuple[AnyStep, ...]:
    return step.parts if isinstance(step, Simultaneous) else ()


def _try_out(match: AnyMatch) -> None:
    """Show the match to every seat, play on in a copy, and show that; any error of the rules is raised."""
    _show(match.game, match.state, len(match.setup.seats))
    state, dice = match.state.copy(), Random(0)  # noqa: S311  chance of a trial, not of a cipher
    for _ in range(_PLAYED):
        step = rules.pending_choice(state)
        if step is None:
            break
        action = dice.choice(_legal(match.game, state, step))
        rules.apply_action(state, action, seat=step.seat)
    _show(match.game, state, len(match.setup.seats))


def _legal(game: AnyGame, state: State, step: rules.AnyChoice) -> list[rules.Action]:
    legal, view = step.legal_actions(state), game.view(state, step.seat)
    if not legal:
        raise ValueError("nothing is allowed")
    for text in (step.prompt(view), game.say(view, legal[0]), game.outcome_text(view, legal[0])):
        english(text)
    game.table.gesture(view, legal[0])
    return legal


def _show(game: AnyGame, state: State, seats: int) -> None:
    """Compute everything that a window shows of a state."""
    game.view(state, EVERYBODY)
    faces: dict[str | Face, tuple[float, float]] = {}
    for seat in range(seats):
        view = game.view(state, seat)
        layout = game.table.layout(view, seat)
        things: list[Zone | Piece] = [*layout.zones, *layout.pieces]
        for thing in things:
            face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
            faces[face] = (thing.w, thing.h)
            english(thing.name)
        game.score(view, seat)
    for face, (w, h) in faces.items():
        if face:
            game.table.draw(face, w, h, px=1.0, words=english)
    english(game.progress_text(state))
    if rules.pending_choice(state) is None:
        english(game.verdict(state))
    game.round(state)
    if len(game.ranks(state)) != seats or len(game.scores(state)) != seats:
        raise ValueError(f"it is not for {seats} seats")
