"""Checks a review against its match, as a file from elsewhere may hold findings of any other."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS, PERSON
from tabletop.engine.match import Match
from tabletop.engine.rules import pending_choice
from tabletop.files.codec import read_action
from tabletop.files.reviews import Finding, Look, Review, parse

if TYPE_CHECKING:
    from tabletop.files.records import Record


def decisions(match: Match[Any], seats: Sequence[int]) -> tuple[int, ...]:
    """Return the indices of the entries in which one of these seats decided, alone, between several actions.

    In a simultaneous decision no single move is better than another.
    """
    return tuple(at for at in range(match.now) if match.entries[at].seat in seats and _decides(match, at))


def _decides(match: Match[Any], at: int) -> bool:
    entry = match.entries[at]
    if entry.sealed:
        return False
    view = match.game.view(match.states[at], entry.seat)
    step = pending_choice(view, entry.seat)
    return step is not None and len(step.legal_actions(view)) > 1


def misfit(review: Review, match: Match[Any]) -> str:
    """Return what in a review of this match does not fit it, for messages; "" if nothing."""
    who = match.setup.seats
    if list(review.seats) != sorted(set(review.seats)) or any(seat >= len(who) for seat in review.seats):
        return f"seats: {list(review.seats)} in a match of {len(who)}"
    if strange := [seat for seat in review.seats if plain_seat(who[seat]) not in (PERSON, *BOT_LEVELS)]:
        return f"seats: nobody decides for seat {strange[0]}"
    moments = decisions(match, review.seats)
    looks = {look.at: look for look in review.looks}
    if review.done and len(looks) != len(moments):
        return f"looks: {len(looks)} for {len(moments)} decisions"
    return _looked("looks", review.looks, match, moments) or _held(review, match, moments, looks)


def _held(review: Review, match: Match[Any], moments: Sequence[int], looks: dict[int, Look]) -> str:
    """Return what does not fit in the second pass; "" if nothing."""
    for n, finding in enumerate(review.findings):
        if finding.at not in looks or looks[finding.at].better != finding.better:
            return f"findings[{n}]: nothing better was seen at {finding.at} in the first pass"
        if finding.error < 0:
            return f"findings[{n}]: an error of {finding.error}"
    return _looked("findings", review.findings, match, moments)


def _looked(where: str, looks: Iterable[Look | Finding], match: Match[Any], moments: Sequence[int]) -> str:
    """Return what does not fit in the looks of a pass; "" if nothing."""
    left = set(moments)
    for n, look in enumerate(looks):
        if look.at not in left:
            again = "a second time" if look.at in moments else "no decision of these seats"
            return f"{where}[{n}]: at {look.at}: {again}"
        left.discard(look.at)
        if look.better is not None and (detail := _no_better(look.better, match, look.at)):
            return f"{where}[{n}].better: {detail}"
    return ""


def _no_better(better: dict[str, Any], match: Match[Any], at: int) -> str:
    """Why this is no other legal action at that moment; "" if it is one."""
    entry = match.entries[at]
    view = match.game.view(match.states[at], entry.seat)
    try:
        action = read_action(match.game.actions, better)
    except (KeyError, ValidationError):
        return "no action of this game"
    step = pending_choice(view, entry.seat)
    if step is None or step.check(view, action) is not None:
        return f"not legal at {at}"
    return f"was played at {at}" if action == entry.action else ""


def review_fits(review: Review, match: Match[Any]) -> bool:
    """Return True if a review is of this match as it is now, and all of it fits."""
    return review.of(match) and not misfit(review, match)


def record_misfit(given: Record, match: Match[Any]) -> str:
    """Return what in a record's review does not fit the record's match; "" if nothing.

    A review of another moment of the match, or by another version, is not shown and therefore never wrong.
    """
    review = parse(json.dumps(given.review)) if given.review else None
    return misfit(review, match) if review is not None and review.of(match) else ""


def without_misfit(given: Record, match: Match[Any]) -> Record:
    """Return a record without a review that does not fit its match."""
    return replace(given, review=None) if record_misfit(given, match) else given
