"""Writes the log: a text file of the program's errors, for bug reports. It holds no names of players."""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from tabletop import __version__
from tabletop.files import paths

_NAME = "tabletop.log"
_BEGINS, _ENDS, _BROKE = "begins: Tabletop", "ends", "ended by an error"
_FATAL = re.compile(rf"(Fatal Python error|Windows fatal exception)|.*{_BROKE}$")
"""What a line of the log is like after which the program cannot go on."""
_LARGEST = 200_000
"""Size in bytes from which the next start of the program begins a new log."""
_ERROR_BOX = 0x10
"""The kind of a box of Windows' own that shows an error."""
_OLDER = 3
"""Number of older logs that stay."""
_TAIL = 40_000
"""Number of characters of the log that go into a bug report."""


def log_path() -> Path:
    """Return the path of the log. It need not exist."""
    return paths.log_folder() / _NAME


def log_line(text: str) -> None:
    """Append a line, or several, to the log, if it can be written."""
    line = _homeless(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} {text}")
    with suppress(OSError):
        log_path().parent.mkdir(parents=True, exist_ok=True)
        with log_path().open("a", encoding="utf-8", errors="replace") as log:
            log.write(f"{line}\n")


def warn(text: str) -> None:
    """Write a line to standard error, where there is one, and into the log.

    A program without a console has no standard streams on Windows.
    """
    if sys.stderr is not None:
        print(text, file=sys.stderr)
    log_line(text)


def refuse(text: str) -> None:
    """Say why the program ends: on standard error or, where Windows gives it none, in a box; and log it.

    What is said ends with the place of the log, if there is one.
    """
    log_line(text)
    said = f"{text}\nThe log: {log_path()}" if log_path().is_file() else text
    if sys.stderr is not None:
        print(said, file=sys.stderr)
    else:
        _show_box(said)


def _show_box(text: str) -> None:
    """Show a text in a box of Windows' own, which needs nothing of Qt."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Tabletop", _ERROR_BOX)


def trace_of(error: BaseException) -> str:
    """Return the kind of an error and where it came about; without its message, which can hold a name."""
    frames = traceback.extract_tb(error.__traceback__)
    places = "".join(f"\n  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__}{places}"


def tail() -> str:
    """Return the end of the log, for a bug report; "" if there is none."""
    with suppress(OSError):
        return _homeless(log_path().read_text(encoding="utf-8", errors="replace")[-_TAIL:])
    return ""


def _homeless(text: str) -> str:
    """Return a text without the name of the player's own folder, which can be the player's name."""
    home = os.path.expanduser("~")  # noqa: PTH111  which stays as it is where there is none
    return text.replace(home, "~") if len(home) > 1 else text


@contextmanager
def logged_run() -> Iterator[bool]:
    """Log the begin and the end of the program, and in between what ends it by force.

    Yields:
        True if the program crashed when it ran the last time.
    """
    crashed = _crashed(tail())
    _begin_new()
    log_line(f"{_BEGINS} {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
    try:
        fatal = log_path().open("a", encoding="utf-8")
    except OSError:  # nothing can be written there: then there is no log
        yield False
        return
    with fatal:
        faulthandler.enable(fatal)
        try:
            yield crashed
        except Exception as error:
            log_line(f"{trace_of(error)}\n{_BROKE}")
            raise
        finally:
            faulthandler.disable()
        log_line(_ENDS)


def _crashed(text: str) -> bool:
    """Return True if a log tells of a crash after its last begin. A program that was killed is not one."""
    lines = text.rpartition(_BEGINS)[2].splitlines()
    return any(map(_FATAL.match, lines)) and not (lines and lines[-1].endswith(f" {_ENDS}"))


def _begin_new() -> None:
    """Set a log that has grown large aside, and let the oldest go."""
    here = log_path()
    with suppress(OSError):
        if here.stat().st_size < _LARGEST:
            return
        for number in range(_OLDER, 1, -1):
            with suppress(OSError):
                here.with_suffix(f".{number - 1}.log").replace(here.with_suffix(f".{number}.log"))
        here.replace(here.with_suffix(".1.log"))
