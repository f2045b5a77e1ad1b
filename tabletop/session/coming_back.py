"""Somebody comes back to the match of a room: what they begin with, and what they have missed."""

from __future__ import annotations

from itertools import groupby

from tabletop.session.protocol import Absence
from tabletop.session.remote_match import RemoteMatch

_FEW = 8
"""A match with no more moments is shown from its beginning to a person who was never there."""


def begin_at_present(match: RemoteMatch, seen: int) -> None:
    """Go to the present of a match, before anything of it is shown, and note what was missed.

    Args:
        match: The match; all that had happened is known here.
        seen: How many moments the person was shown when they were there last; 0 for none.
    """
    moments = match.moments
    if not seen and len(moments) <= _FEW:
        return
    while seen < len(moments) and moments[seen].entry.seat == match.seat:
        seen += 1  # their own action was on its way when they left
    seats = [each.entry.seat for each in moments[seen:]]
    turns = sum(seat != match.seat for seat, _ in groupby(seats))
    match.now = len(moments)
    match.absence = Absence(min(seen, len(moments)), turns) if turns else None
