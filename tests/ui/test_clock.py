"""Whatever depends on the time of day is shown as it is now: one clock, and pages that listen to it."""

from __future__ import annotations

import ast
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtWidgets import QLabel

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.session import deals
from tabletop.ui.clock import WindowClock
from tabletop.ui.style import i18n
from tests.quay.game import GAME

ROOT = Path(__file__).parents[2]
_NOW = ("datetime.now", "date.today", "QDateTime.currentDateTime", "QDate.currentDate", "QTime.currentTime")


class Time:
    """A time of day that the test sets."""

    def __init__(self, monkeypatch):
        self.now = datetime.now(UTC)
        time = self

        class Moved(QDateTime):
            @staticmethod
            def currentDateTime():
                return QDateTime.fromString(time.now.isoformat(), Qt.DateFormat.ISODate).toLocalTime()

        monkeypatch.setattr(i18n, "QDateTime", Moved)
        monkeypatch.setattr(deals, "today", lambda: self.now.astimezone().date())
        monkeypatch.setattr(WindowClock, "_date", staticmethod(lambda: self.now.astimezone().date()))

    def go_on(self, window, **how):
        self.now += timedelta(**how)
        window.clock.strike()


@pytest.fixture
def time(monkeypatch):
    return Time(monkeypatch)


def texts(widget):
    shown = (label.text() or label.accessibleName() for label in widget.findChildren(QLabel))
    return " | ".join(shown)


@pytest.mark.parametrize("page", ["games", "matches"])
def test_how_long_ago_is_told_as_it_is_now(window, quay, time, page):
    window.services.shelf.library.keep(0, Match(GAME, Setup(3, ("person", "greedy"))))
    window.fill()
    window.navigator.show_page(page)
    shown = window.lobby if page == "games" else window.navigator._pages[page]
    assert "Just now" in texts(shown)
    for step, words in (
        ({"minutes": 5, "seconds": 30}, "5 minutes ago"),
        ({"minutes": 50}, "55 minutes ago"),
        ({"days": 1}, "Yesterday"),
    ):
        time.go_on(window, **step)
        assert words in texts(shown), step
        assert "Just now" not in texts(shown)


def test_after_midnight_the_deals_are_those_of_the_new_day(window, time):
    window.navigator.show_page("deals")
    page = window.navigator._pages["deals"]
    page.field.setText("PM 3")
    today = time.now.astimezone().date()
    assert page.rows[0].deal == deals.of_day(deals.game_of(today), today)
    for days in (1, 3):
        time.go_on(window, days=days)
        today = time.now.astimezone().date()
        assert page.rows[0].deal == deals.of_day(deals.game_of(today), today)
        assert page.field.text() == "PM 3"
    time.go_on(window, minutes=0)


def test_the_clock_ticks_when_a_minute_begins_and_stands_while_the_window_is_hidden(window):
    timer = window.clock._timer
    assert timer.isActive()
    assert 0 < timer.remainingTime() <= 60_000
    window.hide()
    assert not timer.isActive()
    window.show()
    assert timer.isActive()


def test_only_what_the_clock_reaches_asks_for_the_present_time():
    """Every module of the window that turns the present time into words is known here, with its listener."""
    known = {
        "style/i18n.py": "day() is called by cards and rows, which show_times() of their pages renews",
        "dialogs/match_files.py": "a file's name, made when it is asked for",
        "dialogs/bug_report.py": "a file's name, made when it is asked for",
        "panels/people.py": "the time since when somebody is away, which stays as it is",
        "clock.py": "the clock itself",
    }
    found = set()
    for path in (ROOT / "tabletop" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node) in _NOW:
                found.add(path.relative_to(ROOT / "tabletop" / "ui").as_posix())
    assert found == set(known)
