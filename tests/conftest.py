"""What holds in every test: no screen is needed, chance repeats, and nothing of Qt's outlives its test."""

from __future__ import annotations

import ctypes
import gc
import os
import sqlite3
import sys
import threading
import zlib
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from random import Random
from traceback import extract_stack
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import hypothesis
import pytest

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

# Before anything imports Qt. The acceptance tests start the program itself, in a window of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# What was imported and collected stays, as do the matches that laws share (tests/walks.py): to look through
# them again and again took a tenth of all time. All else is looked through as usual, or it would pile up.
gc.set_threshold(20_000, 10, 4)


WAITING = "PRAGMA synchronous = FULL"
"""What a library says to SQLite, so that each of its commits waits for the disk."""


class Connection(sqlite3.Connection):
    """A connection of SQLite's that knows whether it is open, and which calls opened it.

    No test cuts the power, so none waits for the disk: a commit took 5 ms, and takes 0.02 ms so. Programs
    that tests start wait as always, and `tests/files/test_disk.py` holds library and whole files to it.
    """

    def __init__(self, *how: Any, **more: Any) -> None:
        super().__init__(*how, **more)
        calls = reversed(extract_stack(limit=9)[:-2])
        self.calls = " < ".join(f"{call.name}:{call.lineno}" for call in calls)
        _OPEN.add(self)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Execute a statement, but let nothing wait for the disk."""
        return super().execute(
            statement.replace("FULL", "OFF") if statement == WAITING else statement, *values
        )

    def close(self) -> None:
        """Close it."""
        super().close()
        _OPEN.discard(self)


_OPEN: WeakSet[Connection] = WeakSet()
os.fsync = lambda _file: None
_CONNECT = sqlite3.connect
sqlite3.connect = lambda *how, **more: _CONNECT(*how, **{"factory": Connection, **more})  # type: ignore[assignment]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests there were none of, because a package of the extra “together” is not installed."""
    for package in ("iroh", "zeroconf"):
        if find_spec(package) is None:
            terminalreporter.write_line(f"{package} is not installed: what needs it was not tested")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out on Windows what is marked as Unix's."""
    if sys.platform == "win32":
        left_out = [item for item in items if item.get_closest_marker("unix")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Leave out of all collections what is there by now."""
    gc.collect()
    gc.freeze()


hypothesis.settings.register_profile(
    "tabletop", derandomize=True, deadline=None, max_examples=60, database=None
)
hypothesis.settings.load_profile("tabletop")


@pytest.fixture(autouse=True, scope="module")
def nothing_piles_up() -> Iterator[None]:
    """Free after each module what its windows held in circles: their pictures are large.

    What is still there stays, as caches do: to look through that again took up to a second a module.
    """
    yield
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library has none
            ctypes.CDLL(None).malloc_trim(0)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """A number of the test's own that is the same in every run and on every machine."""
    return zlib.crc32(request.node.nodeid.encode())


@pytest.fixture
def chance(seed: int) -> Random:
    """Dice of the test's own: the same in every run, whatever ran before."""
    return Random(seed)


@pytest.fixture(autouse=True)
def home_of_its_own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep each test away from the settings and the matches of whoever runs it, and from other tests'."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    monkeypatch.delenv("TABLETOP_DATA", raising=False)
    if sys.platform == "win32":  # which asks the system where a home is
        monkeypatch.setenv("TABLETOP_DATA", str(home / "data" / "tabletop"))
    return home


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread running, a database or a window open, or a timer ticking."""
    threads, databases = set(threading.enumerate()), set(_OPEN)
    before = qt_application()
    yield
    left = [
        f"thread {thread.name}"
        for thread in threading.enumerate()
        # a process that thinks may serve all tests of a module: its thread ends when that is closed
        if thread not in threads and thread.name != "answers of bots" and not ends(thread)
    ]
    left += qt_leftovers()
    left += [f"a database, opened by {base.calls}" for base in _OPEN if base not in databases]
    # Qt bears one application in a process, pytest-qt's; after another, no later window gets the focus.
    if before is None and qt_application() and "qapp" not in request.fixturenames:
        left.append("an application of Qt's")
    if left:
        pytest.fail(f"{request.node.name} leaves behind: {', '.join(left)}", pytrace=False)


def ends(thread: threading.Thread) -> bool:
    """Whether this thread ends within two seconds, for one that was told to and is still on its way."""
    thread.join(2)
    return not thread.is_alive()


def qt_application() -> object:
    """Qt's application, or None while there is none."""
    if "PySide6.QtCore" not in sys.modules:
        return None
    from PySide6.QtCore import QCoreApplication

    return QCoreApplication.instance()


def qt_leftovers() -> list[str]:
    """Qt's threads still at work, windows still shown and timers still ticking, by name."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent, QThread, QThreadPool, QTimer
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    if app is None:
        return []
    for child in app.children():
        if type(child).__name__ == "DescriptionSpeaker":  # it has lines to say that the next test would hear
            child.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [] if QThreadPool.globalInstance().waitForDone(2000) else ["work in QThreadPool"]
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    left += [f"window {named(widget)}" for widget in shown]
    left += [f"thread {named(thread)}" for thread in app.findChildren(QThread) if thread.isRunning()]
    ticking = [timer for timer in app.findChildren(QTimer) if timer.isActive()]
    ticking += [timer for widget in shown for timer in widget.findChildren(QTimer) if timer.isActive()]
    return left + [f"timer of {named(timer)}" for timer in ticking]


def named(thing: QObject) -> str:
    """What a message calls this object."""
    return f"{type(thing).__name__} “{thing.objectName()}”"
