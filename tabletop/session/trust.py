"""Finds out, at the end of a room, if the shuffle was nobody's choice and what a seat was shown true."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import zip_longest

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.files.codec import write_line
from tabletop.files.records import Record
from tabletop.session.fair import Pledge, ShuffleProof, shuffle_fault
from tabletop.session.views import BeatView, PublicEntry, beats_for_seat, visible_entries

_TRUE = translate("session", "The shuffle was nobody's choice, and what you saw was true.")
_UNKNOWN = translate("session", "What you saw was true. Who chose the shuffle could not be checked.")
_UNTRUE = translate("session", "Not true: move {n} isn't in the record as you saw it.")
_UNTRUE_START = translate("session", "Not true: the match didn't begin as you saw it.")
_BROKEN = translate("session", "Not true: the record that the host showed at the end breaks the rules.")
_NO_PROOF = translate("session", "Not true: the host doesn't show how it has shuffled.")
_OTHER_SETUP = translate("session", "Not true: the record that the host showed is of another match.")

Fingerprint = bytes
"""The SHA-256 of what a seat is shown at a moment."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a guest found out about its host at the end of a match.

    Attributes:
        text: It in a sentence, for the player.
        good: True if nothing is wrong; None if that could only partly be checked.
        moment: The first moment that was not as it was shown, counted from 0, the beginning; -1 for none.
    """

    text: Text
    good: bool | None
    moment: int = -1


@dataclass(frozen=True, slots=True)
class Disclosure:
    """What the host discloses at the end of a match.

    Attributes:
        record: The record of the match.
        proof: The host's secret and all salts; None if the room has none.
        shown: What the seat must have been shown at each moment, the first one included; none if the record
            does not replay to its end.
    """

    record: Record
    proof: ShuffleProof | None
    shown: tuple[Fingerprint, ...]


def fingerprint(entry: PublicEntry, beats: Sequence[BeatView], view: State) -> Fingerprint:
    """Return the fingerprint of a moment: what led to it, the beats of that, and the view after it.

    Log lines count as they are written, as not all of their parts travel.
    """
    lines = [None if beat.line is None else write_line(beat.line) for beat in beats]
    rest = [(beat.reason, beat.view, beat.motion, beat.coins) for beat in beats]
    return sha256(repr((entry.seat, entry.final, entry.own, lines, rest, view)).encode()).digest()


def fingerprints(game: AnyGame, match: AnyMatch, seat: int) -> tuple[Fingerprint, ...]:
    """Return the fingerprints of all moments of a seat, the first one included."""
    opening = beats_for_seat(game, match.opening, seat)
    first = fingerprint(PublicEntry(-1, final=False), opening, game.view(match.states[0], seat))
    shown = [first]
    for at in visible_entries(match, seat):
        entry = match.entries[at]
        public = PublicEntry(entry.seat, entry.final, entry.own)
        beats = beats_for_seat(game, match.beats(at), seat)
        shown.append(fingerprint(public, beats, game.view(match.states[at + 1], seat)))
    return tuple(shown)


def verdict(setup: Setup, seen: Sequence[Fingerprint], end: Disclosure, pledge: Pledge) -> Verdict:
    """Return whether the shuffle was nobody's choice, and what was seen true.

    Args:
        setup: The setup that the host has given, without its seed.
        seen: The fingerprints of what the seat was shown, the first moment included.
        end: What the host discloses.
        pledge: What the guest holds against it.
    """
    played = end.record.setup.setup()
    other = replace(played, seed=0, names=setup.names) != replace(setup, seed=0)
    if other or end.record.start is not None:
        return Verdict(_OTHER_SETUP, good=False)
    if not end.shown:
        return Verdict(_BROKEN, good=False)
    if pledge.commitment:
        fault = _NO_PROOF if end.proof is None else shuffle_fault(end.proof, pledge, played.seed)
        if fault is not None:
            return Verdict(fault, good=False)
    if (at := _first_difference(seen, end.shown)) is not None:
        return Verdict(_UNTRUE.fill(n=at) if at else _UNTRUE_START, good=False, moment=at)
    return Verdict(_TRUE, good=True) if pledge.commitment else Verdict(_UNKNOWN, good=None)


def _first_difference(one: Sequence[Fingerprint], other: Sequence[Fingerprint]) -> int | None:
    """Return the first index at which two sequences differ; None if they are equal."""
    pairs = enumerate(zip_longest(one, other))
    return next((at for at, (seen, shown) in pairs if seen != shown), None)
