"""An error that nobody expected is shown and logged, and a bug report can be saved at any time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from tabletop.engine.game import PERSON, Setup
from tabletop.files import log_file, records
from tabletop.ui.app import Program
from tabletop.ui.crashes import Crashes


@pytest.fixture
def shown(monkeypatch):
    """The boxes that were shown, by their texts; each is closed at once."""
    texts = []
    for way in ("exec", "open"):
        monkeypatch.setattr(
            QMessageBox, way, lambda box: texts.append((box.text(), box.detailedText())) and None
        )
    return texts


def save_report(window, monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_o: (str(path), ""))
    monkeypatch.setattr("tabletop.ui.dialogs.match_files._may_reveal", lambda _parent: True)
    assert window.commands["report"].isEnabled()
    window.commands["report"].trigger()
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_an_error_is_shown_once_and_logged_without_standard_streams(app, quay, qtbot, monkeypatch, shown):
    program = Program(app)
    qtbot.addWidget(program.window)
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)
    program.crashes.install()
    try:
        for _ in range(2):
            sys.excepthook(ValueError, ValueError("Anna is odd"), None)
        qtbot.waitUntil(lambda: bool(shown))
    finally:
        program.crashes.uninstall()
    [(text, details)] = shown
    assert text.startswith("Something went wrong")
    assert "Anna is odd" in details
    assert "ValueError" in log_file.tail()
    assert "Anna" not in log_file.tail()
    program.window.close()


def test_an_error_after_an_upgrade_asks_to_start_again(window, monkeypatch, shown):
    crashes = Crashes(window)
    monkeypatch.setattr("tabletop.ui.crashes._program_on_disk", lambda: None)
    crashes._tell("zlib.error: invalid stored block lengths")
    assert shown[0][0] == "Tabletop was upgraded or removed while it was open."


def test_after_a_crash_a_report_is_offered(window, shown):
    crashes = Crashes(window)
    crashes.tell_last()
    assert shown[0][0].startswith("Tabletop ended unexpectedly")
    [box] = [box for box in window.findChildren(QMessageBox) if box.text() == shown[0][0]]
    assert any("bug report" in button.text() for button in box.buttons())


def test_a_report_can_be_saved_with_and_without_a_match_and_names_nobody(
    quay, window, tmp_path, monkeypatch, shown
):
    log_file.log_line("something odd")
    held = save_report(window, monkeypatch, tmp_path / "a.zip")
    assert list(held) == ["report.txt"]
    assert "something odd" in held["report.txt"]
    assert "Qt 6" in held["report.txt"]
    window.navigator.start("quay", Setup(3, (PERSON, PERSON), names=("Anna", "Bert")))
    held = save_report(window, monkeypatch, tmp_path / "b.zip")
    assert json.loads(held["match.tabletop"])["game"] == "quay"
    assert records.parse(held["match.tabletop"], "it").setup.names == ()
    assert not any("Anna" in text for text in held.values())
    monkeypatch.setattr(
        "tabletop.session.match_storage.LocalStorage.record", lambda _self: {}["a broken match"]
    )
    held = save_report(window, monkeypatch, tmp_path / "c.zip")
    assert list(held) == ["report.txt"]
    assert "no match in the report: KeyError" in held["report.txt"]


def test_qt_that_cannot_begin_says_what_can_be_done_instead():
    done = subprocess.run(
        [sys.executable, "-c", "from tabletop.ui.app import run; run([])"],
        env=os.environ | {"QT_QPA_PLATFORM": "nosuch"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "play in the terminal: tabletop play public_market --text" in done.stderr
    assert "no Qt platform plugin could be initialized" in log_file.tail()
