"""A game of another distribution in the window: who made it, its translation, and what is left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox

from tabletop import games
from tabletop.engine.text import Text
from tabletop.files.outside_games import LeftOut, OutsideGame
from tabletop.ui import app as program
from tabletop.ui.style.i18n import to_language
from tabletop.ui.style.language import Languages
from tests.quay.game import ABOUT

TRANSLATED = """<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="de"><context><name>quay</name>
<message><source>Quay</source><translation>Am Kai</translation></message></context></TS>"""
TRUST = "from: tabletop-quay, 1.0. It runs as code of its maker and may do on this computer all that you may."


@pytest.fixture
def outside(quay, monkeypatch, tmp_path):
    """Quay is a game of another distribution."""
    made = OutsideGame("quay", "tabletop_quay", "tabletop-quay", "1.0", tmp_path)
    monkeypatch.setitem(games.OUTSIDE, "quay", made)
    return made


def test_who_made_it_is_said_where_it_is_chosen_and_begun(outside, window):
    [place] = window.lobby._places
    labels = {label.text(): label.toolTip() for label in place.findChildren(QLabel)}
    assert labels["from: tabletop-quay, 1.0"] == TRUST
    assert place.front.accessibleDescription() == "Dock three of a kind. from: tabletop-quay, 1.0"
    window.navigator.show_setup("quay")
    page = window.navigator.currentWidget()
    assert TRUST in [label.text() for label in page.findChildren(QLabel)]


def test_of_the_games_that_come_with_the_program_nothing_is_said(window):
    assert not [label for label in window.lobby.findChildren(QLabel) if label.text().startswith("from:")]


def test_it_brings_its_translation(outside, app, request):
    folder = outside.translations
    folder.mkdir()
    (folder / "quay.ts").write_text(TRANSLATED)
    release = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([release, "-silent", folder / "quay.ts", "-qm", folder / "quay_de.qm"], check=True)
    languages = Languages(app)
    request.addfinalizer(lambda: languages.speak("en"))
    languages.speak("de")
    assert to_language(ABOUT.title) == "Am Kai"
    languages.speak("en")
    assert to_language(ABOUT.title) == "Quay"


def test_what_is_left_out_is_told_after_the_start(window, monkeypatch, capsys):
    left = LeftOut("quay", "tabletop-quay", "1.0", Text("", "RuntimeError: {no} ships."))
    monkeypatch.setattr(program, "LEFT_OUT", (left,))

    class Program:
        notice = None
        show_request = staticmethod(lambda message: None)

    Program.window = window
    program._begin(Program, None, "")
    [box] = window.findChildren(QMessageBox)
    words = "The game “quay” of tabletop-quay, 1.0, is left out: RuntimeError: {no} ships."
    assert box.text() == words
    assert capsys.readouterr().err == f"{words}\n"
    box.close()
