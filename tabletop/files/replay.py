"""Replays a record with every action checked, as far as the current rules give the same states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pydantic import ValidationError

from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch, BranchOrigin, Match, SideLine
from tabletop.engine.refusal import No
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files import position_check, positions
from tabletop.files.codec import read_entry
from tabletop.files.json_errors import json_errors
from tabletop.files.records import DAMAGED, Record, RecordError, Written, known_seats, parse, strangers

if TYPE_CHECKING:
    from tabletop.files.library_queries import LibraryQueries

_DIGEST = translate("files", "It now leads to a different position.")
_UNKNOWN = translate("files", "It isn't a move of this game ({detail}).")
_BROKEN = translate("files", "The rules couldn't apply it ({detail}).")
_FROM_HERE = translate(
    "files",
    "Move {n} of {all} no longer fits these rules: {why} You can play on from move {n}.",
)
_OTHER_RULES = translate(
    "files",
    "The match needs revision {needed} of the rules; this program plays by revision {here}. {departure}",
)


@dataclass(frozen=True, slots=True)
class Departure:
    """The first action where a replay diverges from its record.

    Attributes:
        at: Index of the action: the number of valid actions before it.
        of: Number of actions in the record.
        why: What is wrong with the action.
        no: The refusal by a rule, or None.
        revisions: The revision of the rules of the match, and that of this program; None if equal.
    """

    at: int
    of: int
    why: Text
    no: No | None = None
    revisions: tuple[int, int] | None = None

    @property
    def text(self) -> Text:
        """The message for the player, with what can be done."""
        departure = _FROM_HERE.fill(n=self.at + 1, all=self.of, why=self.why)
        if self.revisions is None:
            return departure
        needed, here = self.revisions
        return _OTHER_RULES.fill(needed=needed, here=here, departure=departure)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A replayed match, and where it diverges from its record (None: nowhere).

    Attributes:
        match: The match, as far as it is valid.
        departure: Where it diverges, or None.
        practice: True if the record is of a practice match.
        lost: Number of side lines that are no longer valid to their ends.
        strangers: A sentence on opponents in the record who are not known here; NO_TEXT if there are none.
    """

    match: AnyMatch
    departure: Departure | None
    practice: bool
    lost: int
    strangers: Text = NO_TEXT


def replayed(library: LibraryQueries, match_id: int, game: AnyGame) -> Replayed:
    """Return a match of the library, replayed as `replay` does.

    Raises:
        RecordError: Its rows are damaged, or nothing of it can be replayed.
        MissingError: There is no such match.
    """
    name = library.message_name(match_id)
    return replay(parse(library.text(match_id), name, own=True), game, name)


def replay(record: Record, game: AnyGame, name: str) -> Replayed:
    """Return the match of a record, at its moment `now` or at the last moment that is still valid.

    Args:
        record: The record.
        game: Its game.
        name: The name of the record in messages.

    Raises:
        RecordError: The record is of another game, or its setup or start is not possible.
    """
    match = begun(record, game, name)
    if (origin := record.origin) is not None:
        match.origin = BranchOrigin(origin.round, origin.dealt)
    departure = _play(match, record.actions, record.digests)
    if departure and record.revision != game.revision:
        departure = replace(departure, revisions=(record.revision, game.revision))
    lost = _side_lines(match, record)
    match.goto(min(record.now, len(match.entries)))
    return Replayed(match, departure, record.practice, lost, strangers(record, game))


def begun(record: Record, game: AnyGame, name: str) -> AnyMatch:
    """Return the match of a record before its first action.

    Raises:
        RecordError: As in `replay`.
    """
    if record.game != game.id:
        detail = f"game: it is of {record.game}, not of {game.id}"
        raise RecordError(name, DAMAGED.fill(detail=detail))
    setup = replace(record.setup.setup(), seats=known_seats(record, game))
    if no := refuse_setup(game, setup):
        raise RecordError(name, DAMAGED.fill(detail=no.reason))
    try:
        if record.start is None:
            return Match(game, setup)
        return position_check.begun(game, setup, positions.read(game, record.start))
    except positions.PositionError as error:
        raise RecordError(name, DAMAGED.fill(detail=f"start: {error}")) from error
    except Exception as error:  # a foreign setup may cause any error in the rules; name the file for it
        raise RecordError(name, DAMAGED.fill(detail=f"setup: {type(error).__name__}: {error}")) from error


def _play(match: AnyMatch, actions: Sequence[Written], digests: Sequence[int]) -> Departure | None:
    """Play actions on a match until one diverges; returns the divergence, or None."""
    for at, written in enumerate(actions):
        why, no = _one(match, written, digests[at] if digests else None)
        if why is not NO_TEXT:
            return Departure(at, len(actions), why, no)
    return None


def _one(match: AnyMatch, written: Written, digest: int | None) -> tuple[Text, No | None]:
    """Play one action; returns what is wrong with it (NO_TEXT if nothing) and the refusal, if any."""
    try:
        action, by = read_entry(match.game.actions, written)
        if no := match.check(action, by):
            return no.reason, no
        match.play(action, by)
    except KeyError as error:
        return _UNKNOWN.fill(detail=str(error.args[0])), None
    except ValidationError as error:
        return _UNKNOWN.fill(detail=json_errors(error)), None
    except Exception as error:  # noqa: BLE001  a file may hold anything; it must not end the program
        return _BROKEN.fill(detail=f"{type(error).__name__}: {error}"), None
    if digest is not None and match.entries[-1].digest != digest:
        del match.entries[-1], match.states[-1]
        match.now -= 1
        return _DIGEST, None
    return NO_TEXT, None


def _side_lines(match: AnyMatch, record: Record) -> int:
    """Restore the side lines of a match as far as they are valid; returns how many are not.

    A side line begins in the match as it was when the line was left. So they are replayed from the last
    to the first, and each restores the match as it was before.
    """
    states, lost = match.states, 0
    found: list[SideLine] = []
    for line in reversed(record.side_lines):
        if line.at >= len(states):
            lost += 1
            continue
        was = Match(match.game, match.setup, start=states[line.at])
        lost += _play(was, line.actions, line.digests) is not None
        if was.entries:
            found.append(SideLine(line.at, tuple(was.entries)))
        states = states[: line.at] + was.states
    match.side_lines = found[::-1]
    return lost
