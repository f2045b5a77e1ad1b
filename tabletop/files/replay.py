"""Play a record again, with every action checked, as far as today's rules take it the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from tabletop.engine.game import Game
from tabletop.engine.match import BranchOrigin, Match, SideLine
from tabletop.engine.refusal import No
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files import position_check, positions
from tabletop.files.codec import read_entry
from tabletop.files.json_errors import json_errors
from tabletop.files.records import DAMAGED, Record, RecordError, Written

DIGEST = translate("files", "It leads to a different position than before.")
UNKNOWN = translate("files", "It isn't a move of this game ({detail}).")
BROKEN = translate("files", "The rules couldn't apply it ({detail}).")
FROM_HERE = translate(
    "files",
    "Move {n} of {all} no longer fits these rules: {why} You can play on from move {n}.",
)
OTHER_RULES = translate(
    "files",
    "The match needs revision {needed} of the rules; this program plays by revision {here}. {departure}",
)


@dataclass(frozen=True, slots=True)
class Departure:
    """The first action that today's rules do not take as they once did.

    `at`: how many actions hold before it; `of`: how many there are; `why`: what is wrong with it; `no`: the
    rule that refuses it, if one does; `revisions`: of the rules, by which the match was played and by which
    this program plays, where they differ; `text`: all this in a sentence, with what can be done.
    """

    at: int
    of: int
    why: Text
    no: No | None = None
    revisions: tuple[int, int] | None = None

    @property
    def text(self) -> Text:
        """For the player."""
        departure = FROM_HERE.fill(n=self.at + 1, all=self.of, why=self.why)
        if self.revisions is None:
            return departure
        needed, here = self.revisions
        return OTHER_RULES.fill(needed=needed, here=here, departure=departure)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A match that was played again, where it departed from its record (None: nowhere), what it was.

    `lost`: how many lines that had been undone no longer hold to their ends.
    """

    match: Match[Any]
    departure: Departure | None
    practice: bool
    lost: int


def replay(record: Record, game: Game[Any], name: str) -> Replayed:
    """The match of a record, standing where it stood, or at the last moment that still holds.

    Raises RecordError, which calls the record `name`, if it is another game's, or its setup is impossible.
    """
    match = begun(record, game, name)
    if (origin := record.origin) is not None:
        match.origin = BranchOrigin(origin.round, origin.dealt)
    departure = _play(match, record.actions, record.digests)
    if departure and record.revision != game.revision:
        departure = replace(departure, revisions=(record.revision, game.revision))
    lost = _side_lines(match, record)
    match.goto(min(record.now, len(match.entries)))
    return Replayed(match, departure, record.practice, lost)


def begun(record: Record, game: Game[Any], name: str) -> Match[Any]:
    """The match of a record before its first action; raises RecordError like replay."""
    if record.game != game.id:
        detail = f"game: it is of {record.game}, not of {game.id}"
        raise RecordError(name, DAMAGED.fill(detail=detail))
    setup = record.setup.setup()
    if no := refuse_setup(game, setup):
        raise RecordError(name, DAMAGED.fill(detail=no.reason))
    try:
        if record.start is None:
            return Match(game, setup)
        return position_check.begun(game, setup, positions.read(game, record.start))
    except positions.PositionError as error:
        raise RecordError(name, DAMAGED.fill(detail=f"start: {error}")) from error
    except Exception as error:  # whatever a foreign setup does to the rules, the file is named for it
        raise RecordError(name, DAMAGED.fill(detail=f"setup: {type(error).__name__}: {error}")) from error


def _play(match: Match[Any], actions: Sequence[Written], digests: Sequence[int]) -> Departure | None:
    """Play these actions on a match, until one departs."""
    for at, written in enumerate(actions):
        why, no = _one(match, written, digests[at] if digests else None)
        if why is not NO_TEXT:
            return Departure(at, len(actions), why, no)
    return None


def _one(match: Match[Any], written: Written, digest: int | None) -> tuple[Text, No | None]:
    """Play one action; what is wrong with it, NONE when all is well."""
    try:
        action, by = read_entry(match.game.actions, written)
        if no := match.check(action, by):
            return no.reason, no
        match.play(action, by)
    except KeyError as error:
        return UNKNOWN.fill(detail=str(error.args[0])), None
    except ValidationError as error:
        return UNKNOWN.fill(detail=json_errors(error)), None
    except Exception as error:  # noqa: BLE001  a file may hold anything; it must not end the program
        return BROKEN.fill(detail=f"{type(error).__name__}: {error}"), None
    if digest is not None and match.entries[-1].digest != digest:
        del match.entries[-1], match.states[-1]
        match.now -= 1
        return DIGEST, None
    return NO_TEXT, None


def _side_lines(match: Match[Any], record: Record) -> int:
    """Put back what was undone, as far as it holds; how many lines do not.

    A line departed from the match as it then was. Going back through them, the last first, each puts back
    the match as it was before.
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
