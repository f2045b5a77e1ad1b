"""What takes long is done in a thread; its results come to the window, if somebody waits for them still."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject
from shiboken6 import Shiboken

from tabletop.engine.text import Text, english
from tabletop.files import damage
from tabletop.files.library import LibraryError
from tabletop.ui.background import Background


def test_the_work_is_done_elsewhere_and_the_result_delivered_here(app, qtbot):
    owner, here = QObject(), threading.get_ident()
    background, got = Background(owner), []
    background.submit(threading.get_ident, lambda there: got.append((there, threading.get_ident())), owner)
    qtbot.waitUntil(lambda: bool(got))
    assert got[0][0] != here
    assert got[0][1] == here
    background.wind_up()


def test_a_result_for_what_is_gone_is_dropped_and_an_error_is_told(app, qtbot):
    holder, owner = QObject(), QObject()
    background, got, told = Background(holder), [], []
    background.notice.connect(told.append)
    background.submit(lambda: 1, got.append, owner)
    Shiboken.delete(owner)

    def fails():
        raise LibraryError(Text("files", "no"))

    background.submit(fails, got.append, holder)
    qtbot.waitUntil(lambda: bool(told))
    assert got == []
    assert english(told[0]) == "no"
    background.wind_up()


def test_the_end_stops_long_work_and_drops_the_rest(app):
    owner = QObject()
    background, done = Background(owner), []
    background.submit(lambda: background.stop.wait(20), done.append, owner)
    background.submit(lambda: done.append("late"), done.append, owner)
    background.wind_up()
    assert done == []


def test_damage_of_a_large_library_is_told_while_the_program_runs(window, qtbot, monkeypatch):
    monkeypatch.setattr(damage, "_SMALL", 0)
    monkeypatch.setattr(damage, "damage_in", lambda path, stop: Text("files", f"{path.name} is damaged"))
    told = []
    monkeypatch.setattr(window, "tell", told.append)
    window.services.notice.connect(told.append)
    window.warm_up()
    qtbot.waitUntil(lambda: bool(told))
    assert english(told[0]) == "library.sqlite is damaged"
