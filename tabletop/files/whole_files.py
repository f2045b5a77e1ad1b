"""Reads and replaces whole files that other programs may have written, too."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put this before the first character of a file; it is skipped."""


_STALE_SECONDS = 3600
"""A file that was being written this long ago was left by a program that was killed."""


class TooLargeError(ValueError):
    """A file is larger than any of its kind."""


def read(path: Path, largest: int) -> str:
    """Return the text of a file.

    Raises:
        OSError: It cannot be read.
        TooLargeError: It has more than `largest` bytes, and was not read.
        ValueError: It is not UTF-8.
    """
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise TooLargeError(f"it has more than {largest} bytes")
    return data.decode().removeprefix(BYTE_ORDER_MARK)


def replace(path: Path, content: str | bytes) -> None:
    """Write a text or bytes to a file, all or nothing: a crash leaves the old file or the new one.

    If `path` is a symbolic link, the file it points to is replaced and the link stays.

    Raises:
        OSError: It cannot be written.
        ValueError: The path has no name, or a name that no file can have.
    """
    target = path.resolve()
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
        _fix_name(target.parent)
    except BaseException:
        with suppress(OSError, ValueError):
            part.unlink()
        raise
    _sweep(target)


def _fix_name(folder: Path) -> None:
    """Write a folder itself to the disk, where the system can: the new name of a file is part of it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _sweep(target: Path) -> None:
    """Remove what was left beside a file when a program was killed while it wrote one of this kind."""
    with suppress(OSError):
        for part in target.parent.glob(f".*{target.suffix}.part"):
            if target.suffix and time.time() - part.stat().st_mtime > _STALE_SECONDS:
                part.unlink()
