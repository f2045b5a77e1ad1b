"""Lays out what a room shows and asks what it offers, so that a strange view never gets to the window."""

from __future__ import annotations

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import State

_MOST_PIECES = 5000
"""Maximum number of pieces on a table, and of zones; a crowded one has some hundreds."""


class UnreadableError(Exception):
    """A message of a room cannot be read, or what it shows cannot be laid out."""


def check_layout(game: AnyGame, view: State, seat: int) -> None:
    """Lay a view out and count its points, so that a strange one fails here and not in the window.

    Raises:
        Exception: Of any kind, if that cannot be done.
    """
    layout = game.table.layout(view, seat)
    if max(len(layout.pieces), len(layout.zones)) > _MOST_PIECES:
        raise UnreadableError(f"{len(layout.pieces)} pieces in {len(layout.zones)} zones")
    game.totals(view)
    game.progress_text(view)


def check_view(game: AnyGame, view: State, seat: int) -> None:
    """As `check_layout`, for the view after an entry: its result, or what is asked in it.

    Raises:
        Exception: Of any kind, if one of them cannot be told.
    """
    check_layout(game, view, seat)
    game.result(view)
    for choice in rules.pending_choices(view):
        choice.prompt(view)
        choice.holdings(view)
        choice.rules_now(view)


def check_choice(game: AnyGame, view: State, seat: int) -> None:
    """As `check_view`, for the choice of a seat: what it may do, and by which gestures.

    Raises:
        Exception: Of any kind, if the choice cannot be offered.
    """
    choice = rules.pending_choice(view, seat)
    if choice is None:
        return
    for action in choice.all_candidate_actions(view):
        game.table.gesture(view, action)
        if choice.check(view, action) is None:
            game.say(view, action)
