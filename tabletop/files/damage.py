"""Damaged files: when a library is checked as a whole, and how a damaged file is set aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from tabletop.engine.text import Text, translate

DAMAGED = translate(
    "files", "{file} is damaged ({detail}). At the next start it is set aside and a new one is created."
)
_SET_ASIDE = translate(
    "files", "{file} was damaged ({detail}). It is kept as “{aside}”, and a new library was created."
)
CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""SQLite's codes of errors that mean damage."""
_SMALL = 1_000_000
"""Size in bytes up to which a library is checked as a whole at every start: that takes 25 ms."""
_PATIENCE = 5000
"""Milliseconds that the check waits for another process's lock."""
_STEPS = 100_000
"""Instructions of SQLite between two looks whether to stop: some milliseconds."""


def is_small(path: Path) -> bool:
    """Return True if checking the whole file takes no time that a player would notice."""
    return _size(path) <= _SMALL


def _size(path: Path) -> int:
    """Return the size of a file in bytes; 0 if there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def is_doubtful(path: Path) -> bool:
    """Return True if damage was found while the library was last used, or if its last user did not close it.

    SQLite removes its write-ahead log when the last program closes the file.
    """
    return _doubt(path).exists() or _size(path.with_name(f"{path.name}-wal")) > 0


def _doubt(path: Path) -> Path:
    """Return the file whose presence means that damage was found in the library."""
    return path.with_name(f".{path.name}.doubt")


def doubt(path: Path) -> None:
    """Note that damage was found, so that the next start checks the whole file."""
    with suppress(OSError):
        _doubt(path).touch()


def damage_in(path: Path, stop: Callable[[], bool]) -> Text | None:
    """Return a message about damage in a library; None without any, or if `stop` returned True meanwhile.

    This takes a while and is meant for another thread. The file is only read; if it is damaged, the next
    start checks it as a whole.
    """
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as base:
            base.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
            base.set_progress_handler(stop, _STEPS)
            found = base.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in CODES:
            return None
        found = str(error)
    if found == "ok":
        return None
    doubt(path)
    return DAMAGED.fill(file=path.name, detail=found)


def believe(path: Path) -> None:
    """Note that the whole file was checked and is sound, or that it was set aside."""
    with suppress(OSError):
        _doubt(path).unlink(missing_ok=True)


def set_aside(path: Path, detail: str) -> Text:
    """Rename a damaged library and SQLite's extra files; returns the message for the player."""
    aside = free_name(path)
    believe(path)
    for tail in ("", "-wal", "-shm"):
        part = path.with_name(path.name + tail)
        if part.exists():
            part.rename(aside.with_name(aside.name + tail))
    return _SET_ASIDE.fill(file=path.name, detail=detail, aside=aside.name)


def free_name(path: Path) -> Path:
    """Return an unused path in the same folder for a damaged file: “library 2026-11-21 damaged.sqlite”."""
    day = datetime.now().astimezone().date().isoformat()
    count = 1
    while True:
        more = f" {count}" if count > 1 else ""
        aside = path.with_name(f"{path.stem} {day} damaged{more}{path.suffix}")
        if not aside.exists():
            return aside
        count += 1
