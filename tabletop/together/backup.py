"""Backups of a host: its rooms, its key and its ticket in one file, made while the host may run."""

from __future__ import annotations

import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tabletop.files import schema
from tabletop.files.library_rows import NAME
from tabletop.together.host import TICKET
from tabletop.together.hosting import KEY


def write_backup(folder: Path, file: Path) -> None:
    """Write a backup of the host in a folder, all or nothing. It is a tar archive for its owner alone.

    Unpacked into an empty folder it is the same host again, at which old invites and keys are right.

    Raises:
        LibraryError: The library cannot be read.
        OSError: The file cannot be written, or another one of the folder cannot be read.
    """
    with TemporaryDirectory(prefix=".tabletop-", dir=file.parent) as name:
        made, library = Path(name) / "backup", Path(name) / NAME
        try:
            with closing(sqlite3.connect(f"{(folder / NAME).resolve().as_uri()}?mode=ro", uri=True)) as base:
                schema.copy_into(base, library)
        except sqlite3.Error as error:
            raise schema.library_error(error, NAME) from error
        with tarfile.open(made, "x:gz") as archive:
            for path in (library, folder / KEY, folder / TICKET):
                if path.exists():
                    archive.add(path, path.name, filter=_for_owner)
        made.chmod(0o600)
        made.replace(file)


def _for_owner(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.mode = 0o600
    return entry
