"""Reads and replaces whole files that other programs may have written, too."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put this before the first character of a file; it is skipped."""


def read(path: Path) -> str:
    """Return the text of a file.

    Raises:
        OSError: It cannot be read.
        ValueError: It is not UTF-8.
    """
    return path.read_text(encoding="utf-8").removeprefix(BYTE_ORDER_MARK)


def replace(path: Path, text: str) -> None:
    """Write a text to a file, all or nothing: a crash leaves the old file or the new one.

    If `path` is a symbolic link, the file it points to is replaced and the link stays.

    Raises:
        OSError: It cannot be written.
        ValueError: The path has no name, or a name that no file can have.
    """
    target = path.resolve()
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        with suppress(OSError, ValueError):
            part.unlink()
        raise
