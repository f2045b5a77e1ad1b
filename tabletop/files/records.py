"""One match as an open text file: its setup and its actions, in JSON that a person can read.

Form and size are checked here; whether the actions are legal, `replay.py` finds out. The grammar is written
down in docs/record-format.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic_core import from_json

from tabletop import __version__
from tabletop.engine.cast import known_seat
from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch, Entry
from tabletop.engine.rules import Data
from tabletop.engine.text import NO_TEXT, Text, english, translate
from tabletop.files import positions, whole_files
from tabletop.files.codec import adapter, write_entry
from tabletop.files.documents import Document
from tabletop.files.json_errors import clipped, json_errors, overfull
from tabletop.files.setup_codec import Seats, Word

FORMAT = 2
SUFFIX = ".tabletop"
LARGEST = 8_000_000
"""Maximum size of a record file, in bytes. A long match has about 30,000."""
MOST_ACTIONS = 20_000
"""Maximum number of actions in a record, undone ones included. A long match has about 400."""
_MOST_LINES = 5_000
"""Maximum number of side lines in a record."""

UPGRADES: dict[int, Callable[[Document], Document]] = {1: lambda document: document | {"format": 2}}
"""By format n: the function that turns a document of format n into one of format n + 1."""

Count = Annotated[int, Ge(0), Le(0x7FFFFFFF)]
Revision = Annotated[int, Ge(0), Le(1_000_000)]
Digest = Annotated[int, Ge(0), Le(0xFFFFFFFF)]
Written = Document
"""An action as written in a file. Whether it is an action of the game is checked by replaying."""


class RecordError(Exception):
    """A record cannot be used. `text` names the file, the place in it and the remedy."""

    def __init__(self, name: str, trouble: Text) -> None:
        self.text = trouble.fill(file=name)
        super().__init__(english(self.text))


@dataclass(frozen=True, slots=True)
class Undone(Data):
    """A side line: actions that were undone and replaced, starting after the first `at` actions."""

    at: Count
    actions: tuple[Written, ...]
    digests: tuple[Digest, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch(Data):
    """The round where the match was branched from another; see `engine.match.BranchOrigin`."""

    round: Count
    dealt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Record(Data):
    """The contents of a record file.

    Attributes:
        format: The version of the file format.
        game: The game's id.
        revision: The revision of the rules by which the match was played.
        setup: The setup.
        now: The number of actions played; the rest was undone.
        practice: True if an undo may go back past the revelation of hidden information.
        actions: The actions, in order.
        digests: The digest of the state after each action. Without them replaying checks only the rules.
        side_lines: The side lines, in the order in which they were left.
        start: The position to play from instead of the setup's own, or None.
        origin: Where the match was branched from another, or None.
        review: See `files.reviews`. A review that this program does not understand is not an error.
        program: The version of the program that wrote the file.
        began: When the match was begun, in ISO 8601; "" if unknown. With setup and actions it tells whether
            two records are of one match.
        saved: When it was written.
    """

    format: Literal[2] = 2
    game: Word
    revision: Revision
    setup: Seats
    now: Count
    practice: bool = False
    actions: tuple[Written, ...]
    digests: tuple[Digest, ...] = ()
    side_lines: tuple[Undone, ...] = ()
    start: Document | None = None
    origin: Branch | None = None
    review: Document | None = None
    program: Word = ""
    began: Word = ""
    saved: Word = ""


def record(match: AnyMatch, *, practice: bool = False, began: str = "", saved: str = "") -> Record:
    """Return the record of a match, which was begun at this time."""
    return Record(
        game=match.game.id,
        revision=match.game.revision,
        setup=Seats.of(match.setup),
        now=match.now,
        practice=practice,
        actions=_actions(match.entries),
        digests=_digests(match.entries),
        side_lines=tuple(
            Undone(line.at, _actions(line.entries), _digests(line.entries)) for line in match.side_lines
        ),
        start=None if match.start is None else positions.write(match.start),
        origin=Branch(match.origin.round, match.origin.dealt) if match.origin else None,
        program=__version__,
        began=began,
        saved=saved,
    )


def _actions(entries: list[Entry] | tuple[Entry, ...]) -> tuple[Written, ...]:
    return tuple(write_entry(entry) for entry in entries)


def _digests(entries: list[Entry] | tuple[Entry, ...]) -> tuple[int, ...]:
    return tuple(entry.digest for entry in entries)


def record_json(given: Record) -> Document:
    """Return the record as JSON values, without defaults."""
    values = adapter(Record).dump_python(given, mode="json", exclude_defaults=True)
    return {"format": given.format, **values}


def dump(given: Record) -> str:
    """Return the record as text, with one action per line."""
    return _laid_out(record_json(given)) + "\n"


def dump_action(written: Written) -> str:
    """Return an action as text on one line, as in a file."""
    return json.dumps(written, ensure_ascii=False)


def _laid_out(value: Document, indent: str = "") -> str:
    """JSON text in which lists of actions and side lines have one item per line."""
    inner = indent + " "
    parts = []
    for key, part in value.items():
        text = json.dumps(part, ensure_ascii=False)
        if key in ("actions", "side_lines") and part:
            lines = [_laid_out(p, inner + " ") if "actions" in p else json.dumps(p) for p in part]
            text = "[\n" + ",\n".join(f"{inner} {line}" for line in lines) + f"\n{inner}]"
        parts.append(f"{inner}{json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + f"\n{indent}}}"


_TOO_MANY = translate(
    "files",
    "{file}: {n} moves, undone ones included, exceed the {most} that a match file may have. Play on "
    "from an earlier moment to leave out undone moves.",
)
_TOO_LARGE = translate("files", "{file} is larger than any match file. It wasn't changed.")
_FOREIGN = translate("files", "{file} isn't a match file: {detail}. Choose a file that Tabletop has written.")
_NEWER = translate(
    "files", "{file} has format {format}; this Tabletop reads up to {known}. A newer Tabletop opens it."
)
_STRANGERS = translate(
    "files",
    "This version doesn't know {names}: a plain opponent of the same level sits there.",
)
DAMAGED = translate("files", "{file} is damaged: {detail}. Fix it there, or use an older copy of the file.")
UNREADABLE = translate("files", "{file} can't be read ({detail}). Check that it exists and is readable.")
_UNWRITABLE = translate("files", "{file} can't be written ({detail}). Choose another folder.")


def parse(text: str | bytes, name: str, *, own: bool = False) -> Record:
    """Return the record in a text. Its actions are not replayed.

    Args:
        text: The contents of a file.
        name: The name of the record in messages.
        own: True if it is from the program's own library, where matches may have any length.

    Raises:
        RecordError: The text is not a record, is damaged or too long, or has a newer format.
    """
    if len(text) > LARGEST and not own:
        raise RecordError(name, _TOO_LARGE)
    try:
        plain = text.decode() if isinstance(text, bytes) else text
        document = from_json(plain.removeprefix(whole_files.BYTE_ORDER_MARK), allow_inf_nan=False)
    except ValueError as error:
        raise RecordError(name, _FOREIGN.fill(detail=str(error))) from error
    if not isinstance(document, dict) or type(document.get("format")) is not int or "game" not in document:
        raise RecordError(name, _FOREIGN.fill(detail="it does not begin with “format” and “game”"))
    if (detail := overfull(document)) and not own:
        raise RecordError(name, DAMAGED.fill(detail=detail))
    given = _upgraded(document, name)
    try:
        checked = adapter(Record).validate_json(json.dumps(given))
    except (ValidationError, ValueError, RecursionError) as error:
        detail = json_errors(error) if isinstance(error, ValidationError) else str(error)
        raise RecordError(name, DAMAGED.fill(detail=detail)) from error
    if not own:
        check_size(checked, name)
    _fit(checked, name)
    return checked


def _upgraded(document: Document, name: str) -> Document:
    """Return the document in the current format.

    Raises:
        RecordError: Its format is newer or unknown, or it does not fit its format.
    """
    while (given := document["format"]) != FORMAT:
        if given > FORMAT:
            raise RecordError(name, _NEWER.fill(format=clipped(given), known=FORMAT))
        if given not in UPGRADES:
            raise RecordError(name, DAMAGED.fill(detail=f"there never was a format {given}"))
        try:
            document = UPGRADES[given](document)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            detail = f"as a record of format {given} it lacks something ({error})"
            raise RecordError(name, DAMAGED.fill(detail=detail)) from error
    return document


def check_size(given: Record, name: str) -> None:
    """Check that a record is not too long to be read again.

    Raises:
        RecordError: It has more than MOST_ACTIONS actions or MOST_LINES side lines.
    """
    n = len(given.actions) + sum(len(line.actions) for line in given.side_lines)
    if n > MOST_ACTIONS or len(given.side_lines) > _MOST_LINES:
        raise RecordError(name, _TOO_MANY.fill(n=n, most=MOST_ACTIONS))


def _fit(given: Record, name: str) -> None:
    """Check that the numbers of a record fit one another.

    Raises:
        RecordError: `now` or a number of digests does not match the number of actions.
    """
    pairs = [("", given.actions, given.digests)]
    pairs += [(f"side_lines[{n}].", line.actions, line.digests) for n, line in enumerate(given.side_lines)]
    for where, actions, digests in pairs:
        if digests and len(digests) != len(actions):
            detail = f"{where}digests: {len(digests)} of them for {len(actions)} actions"
            raise RecordError(name, DAMAGED.fill(detail=detail))
    if given.now > len(given.actions):
        detail = f"now: {given.now} actions are done, and there are {len(given.actions)}"
        raise RecordError(name, DAMAGED.fill(detail=detail))


def read(path: Path) -> Record:
    """Return the record in a file.

    Raises:
        RecordError: The file cannot be read, or `parse` refuses it.
    """
    try:
        with path.open("rb") as file:
            return parse(file.read(LARGEST + 1), path.name)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise RecordError(path.name, UNREADABLE.fill(detail=detail)) from error


def write(path: Path, given: Record) -> None:
    """Write a record to a file.

    Raises:
        RecordError: It cannot be written, or is too long to be read again.
    """
    check_size(given, path.name)
    write_file(path, dump(given))


def write_file(path: Path, content: str | bytes) -> None:
    """Write a text or bytes to a file, all or nothing.

    Raises:
        RecordError: It cannot be written.
    """
    if not path.name:
        raise RecordError(str(path), _UNWRITABLE.fill(detail="it has no name"))
    try:
        whole_files.replace(path, content)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise RecordError(path.name, _UNWRITABLE.fill(detail=detail)) from error


def known_seats(record: Record, game: AnyGame) -> tuple[str, ...]:
    """Return the seats of a record, with a plain level in the place of who is not known here."""
    automata = tuple(automa.id for automa in game.about.automata)
    return tuple(known_seat(who, automata) for who in record.setup.setup().seats)


def strangers(record: Record, game: AnyGame) -> Text:
    """Return a sentence on the members of the cast in a record who are not known here; NO_TEXT if all are."""
    seats = zip(record.setup.setup().seats, known_seats(record, game), strict=True)
    unknown = [who.partition(":")[0].capitalize() for who, known in seats if known != who]
    return _STRANGERS.fill(names=", ".join(dict.fromkeys(unknown))) if unknown else NO_TEXT
