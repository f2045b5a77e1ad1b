"""The tables of the library, and how its file is opened, checked and set aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tabletop.engine.text import Text, english, translate
from tabletop.files import damage
from tabletop.files.tables import LATER_NAMES, LATER_TABLES, TABLES, VERSION

_APPLICATION = 0x54424C54
"""The application id in SQLite's header: “TBLT”."""
PATIENCE_AT_START = 5000
"""Milliseconds that opening the library or a match waits for another process's lock."""
PATIENCE = 250
"""Milliseconds a write waits for another process's lock; then it fails, and is tried again later."""


class LibraryError(Exception):
    """A request to the library failed. `text` is the message for the player: the reason and the remedy."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(english(text))


class CannotWriteError(LibraryError):
    """The disk is full or read-only, or another program has locked the library. Play goes on in memory."""


class DamagedError(LibraryError):
    """The library's file is damaged. The next start renames it and begins a new one."""


class NewerError(LibraryError):
    """A newer Tabletop wrote the library; it is not changed."""


class MissingError(LibraryError):
    """The library has no match with this id."""


DISK_FULL = translate("files", "The disk is full: {file} can't grow. Make room; until then nothing is saved.")
READ_ONLY = translate(
    "files",
    "{file} can't be written. Check its folder's permissions; until then nothing is saved.",
)
LOOK_ONLY = translate(
    "files",
    "{file} is read-only. You can view and export its matches; new moves are kept in memory.",
)
BUSY = translate("files", "Another program is using {file}. Close it; until then nothing is saved.")
FAILED = translate("files", "{file} can't be used ({detail}). Until that is fixed, nothing is saved.")
NO_FOLDER = translate(
    "files",
    "{file} can't be used ({detail}). Check its folder's permissions, "
    "or name another folder in TABLETOP_DATA; until then nothing is saved.",
)
"""Of a library that cannot even be opened."""
_NEWER = translate(
    "files", "{file} was written by a newer Tabletop. Install that one; until then nothing is saved."
)
REMADE = translate(
    "files",
    "{file} was moved or removed while Tabletop was running. "
    "Its matches are saved in a new file of that name.",
)
EXCHANGED = translate(
    "files",
    "{file} was replaced while Tabletop was running. The open match is saved in the file that is there now.",
)
CLOSED = translate("files", "The library is closed, as the program ends. What comes now isn't saved.")
_FULL = (sqlite3.SQLITE_FULL,)
_READ_ONLY = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def library_error(error: sqlite3.Error, name: str) -> LibraryError:
    """Return the LibraryError for an error of SQLite; `name` is the file's name for its message."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in damage.CODES:
        return DamagedError(damage.DAMAGED.fill(file=name, detail=str(error)))
    for codes, text in ((_FULL, DISK_FULL), (_READ_ONLY, READ_ONLY), (_BUSY, BUSY)):
        if code in codes:
            return CannotWriteError(text.fill(file=name))
    return CannotWriteError(FAILED.fill(file=name, detail=str(error)))


def is_damaged(error: sqlite3.Error) -> bool:
    """Return True if the error, raised while a library was opened, means that the file is corrupt.

    A general SQL error counts, too: the statements of this module are correct, so the file must be wrong.
    """
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (*damage.CODES, sqlite3.SQLITE_ERROR)


def read_only(error: sqlite3.Error) -> bool:
    """Return True if the error means that the file or its folder is read-only."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _READ_ONLY


def copied(path: Path) -> sqlite3.Connection:
    """Return a copy in memory of a library in a read-only place, its write-ahead log included. Every change
    fails.

    Raises:
        sqlite3.Error, OSError: The file cannot be read.
        NewerError: A newer program wrote it.
    """
    with TemporaryDirectory(prefix="tabletop-") as folder:
        for tail in ("", "-wal"):
            if (part := path.with_name(path.name + tail)).exists():
                (Path(folder) / part.name).write_bytes(part.read_bytes())
        with closing(connect(Path(folder) / path.name)) as found:
            base = _opened(":memory:")
            found.backup(base)
    base.execute("PRAGMA query_only = ON")
    return base


def identity(path: Path | None) -> tuple[int, int] | None:
    """Return the device and inode of the file at a path; None if there is none."""
    try:
        found = path.stat() if path is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None


def copy_into(base: sqlite3.Connection, path: Path) -> None:
    """Write a copy of a library to a file, all or nothing.

    Raises:
        sqlite3.Error, OSError: It cannot be written.
    """
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(part)) as made:
        base.backup(made)
    part.replace(path)


def forget_tails(path: Path) -> None:
    """Remove SQLite's extra files of a library whose file has gone: they do not belong to its successor."""
    for tail in ("-wal", "-shm"):
        with suppress(OSError):
            path.with_name(path.name + tail).unlink(missing_ok=True)


def _lossy(text: bytes) -> str:
    """Return a decoded text; invalid bytes are replaced, so that damage affects only its own match."""
    return text.decode(errors="replace")


def _folded(text: bytes) -> str:
    """Return a text with case folded, for searching; SQLite's own `lower` handles only ASCII letters."""
    return _lossy(text).casefold()


def _opened(where: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    base = sqlite3.connect(where, isolation_level=None, uri=uri)
    base.text_factory = _lossy
    base.create_function("folded", 1, _folded, deterministic=True)
    return base


def reader(path: Path) -> sqlite3.Connection:
    """Another connection to a library, for reading in another thread.

    Raises:
        LibraryError: The file cannot be opened.
    """
    try:
        base = _opened(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        base.execute(f"PRAGMA busy_timeout = {PATIENCE_AT_START}")
    except sqlite3.Error as error:
        raise library_error(error, path.name) from error
    return base


def connect(path: Path | None) -> sqlite3.Connection:
    """Return a connection to the library's file (None: in memory); an empty file gets its tables.

    The whole file is checked if it is small, or if there is a reason to doubt it (`damage.is_doubtful`).

    Every committed transaction is on the disk when the commit returns (WAL, synchronous FULL), so that
    neither a killed program nor a power cut loses it.

    Raises:
        sqlite3.Error: The file cannot be opened, is damaged, or is another program's.
        NewerError: A newer program wrote it.
    """
    whole = path is not None and (damage.is_doubtful(path) or damage.is_small(path))
    base = _opened(":memory:" if path is None else path)
    try:
        with patient(base):
            base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = FULL")
            base.execute("PRAGMA foreign_keys = ON")
            _judge(base, "" if path is None else path.name, whole=whole)
        if whole and path is not None:
            damage.believe(path)
    except UnicodeDecodeError as error:  # sqlite3 fails to decode its own message about a damaged schema
        base.close()
        raise _Foreign("its tables are none of ours") from error
    except BaseException:
        base.close()
        raise
    return base


@contextmanager
def patient(base: sqlite3.Connection) -> Iterator[None]:
    """Wait longer for another process's lock inside this context, where no move is being played."""
    base.execute(f"PRAGMA busy_timeout = {PATIENCE_AT_START}")
    try:
        yield
    finally:
        base.execute(f"PRAGMA busy_timeout = {PATIENCE}")


def _judge(base: sqlite3.Connection, name: str, *, whole: bool) -> None:
    """Create the tables in an empty file, and check any other; `whole`: each of its pages, too.

    Raises:
        _Foreign: The file is damaged or another program's.
        NewerError: A newer program wrote it.
    """
    known = {row[0] for row in base.execute("SELECT name FROM sqlite_schema")}
    if not known:
        base.executescript(
            f"BEGIN IMMEDIATE; {TABLES}"
            f"PRAGMA application_id = {_APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT;"
        )
    _own_file(base, name)
    if not {*LATER_NAMES} <= known:
        base.executescript(f"BEGIN IMMEDIATE; {LATER_TABLES} COMMIT;")
    if whole and (found := base.execute("PRAGMA integrity_check(1)").fetchone()[0]) != "ok":
        raise _Foreign(found)
    if _shape(base) != _usual():
        raise _Foreign("its tables are none of ours")


def _own_file(base: sqlite3.Connection, name: str) -> None:
    """Check that this program or an older one wrote the file; raises as `_judge`."""
    owner, version = (base.execute(f"PRAGMA {p}").fetchone()[0] for p in ("application_id", "user_version"))
    if owner != _APPLICATION:
        raise _Foreign("it is another program's")
    if version > VERSION:
        raise NewerError(_NEWER.fill(file=name))


def _shape(base: sqlite3.Connection) -> list[tuple[object, ...]]:
    """Return the columns and foreign keys of all tables, for comparison."""
    names = ("matches", "actions", "seats", *LATER_NAMES)
    pragmas = ("table_info", "foreign_key_list")
    return [row for name in names for pragma in pragmas for row in base.execute(f"PRAGMA {pragma}({name})")]


def _usual() -> list[tuple[object, ...]]:
    """Return the `_shape` of a new library."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.executescript(TABLES + LATER_TABLES)
        return _shape(base)


class _Foreign(sqlite3.DatabaseError):
    """SQLite can open the file, but it is not a valid library."""

    sqlite_errorcode = sqlite3.SQLITE_NOTADB
