"""What a later start, the desktop's menu or the desktop itself asks of the program that runs."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tabletop.cli import DESKTOP_ACTIONS
from tabletop.engine.game import PERSON, Setup
from tabletop.files.library import Library
from tabletop.ui.app import Program, _begin, _request
from tabletop.ui.style.i18n import to_language
from tabletop.ui.window import Window

RECORD = Path(__file__).parents[2] / "resources" / "games" / "public_market" / "records" / "three.tabletop"
OPENS = """
import sys
sys.stdin = sys.stdout = sys.stderr = None
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from tabletop.ui import app

def opens(program, *rest):
    begin(program, *rest)
    program.app.sendEvent(program.app, QFileOpenEvent(sys.argv[1]))
    program.app.exit(0 if program.window.match_page is not None else 1)

begin, app._begin = app._begin, opens
sys.exit(app.run([]))
"""


def test_a_file_that_comes_as_an_event_is_opened_where_there_are_no_standard_streams():
    done = subprocess.run([sys.executable, "-c", OPENS, RECORD], timeout=60, env=os.environ, check=False)
    assert done.returncode == 0
    with closing(Library.open()) as library:
        assert [one.game for one in library.with_ids(library.ids())] == ["public_market"]


def test_a_start_asks_for_one_thing():
    assert _request([], 0) == "raise"
    assert _request([], 7) == "match 7"
    assert _request(["/a/b.tabletop"], 0) == "open /a/b.tabletop"
    assert [_request([f"--show={action}"], 0) for action in DESKTOP_ACTIONS] == [
        f"show {each}" for each in DESKTOP_ACTIONS
    ]


def test_the_desktops_menu_goes_on_begins_anew_and_shows_the_deals(app, quay, qtbot):
    program = Program(app)
    window, ways = program.window, program.window.navigator
    qtbot.addWidget(window)
    program.hear("show continue")
    assert ways.match_page is None
    assert ways.currentWidget() is window.lobby
    ways.start("quay", Setup(3, (PERSON, PERSON)))
    number = ways.match_page.session.storage.library_id
    program.hear("show new")
    assert ways.match_page is None
    assert ways.currentWidget() is ways._pages["setup"]
    program.hear("show continue")
    assert ways.match_page.session.storage.library_id == number
    program.hear("show deal")
    assert ways.currentWidget() is ways._pages["deals"]
    window.close()


def test_the_window_opens_and_tells_that_nothing_can_be_written(app, qtbot, monkeypatch):
    monkeypatch.setenv("TABLETOP_DATA", os.devnull + "/home")
    told = []
    monkeypatch.setattr(Window, "tell", lambda _window, text: told.append(to_language(text)))
    program = Program(app)
    qtbot.addWidget(program.window)
    program.window.show()
    _begin(program, None, "raise")
    qtbot.waitUntil(lambda: bool(told))
    assert f"{os.devnull}/home/library.sqlite can't be used" in told[0]
    assert "name another folder in TABLETOP_DATA" in told[0]
    program.window.close()
