"""All ways to end the program end as its close button does, and one that hangs keeps nobody waiting."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import settings, single_instance
from tabletop.opponents import worker
from tabletop.ui.app import Program
from tabletop.ui.dialogs.no_answer import NoAnswer
from tabletop.ui.dialogs.unsaved_moves import UnsavedMoves
from tests.quay.game import GAME

from .conftest import FINDER

STARTED = """
import sys
from PySide6.QtCore import QTimer
from tabletop.ui import app, window_place
shown = app._begin
def begun(program, *rest):
    shown(program, *rest)
    program.window.resize(1111, 777)
    QTimer.singleShot(0, lambda: print(window_place.geometry_text(program.window), flush=True))
    if len(sys.argv) > 1:
        QTimer.singleShot(0, program.window.show_keyboard)
app._begin = begun
sys.exit(app.run([]))
"""


def started(*arguments):
    """The program in a process of its own, its window shown; and the window's place as settings keep it."""
    made = subprocess.Popen(
        [sys.executable, "-c", STARTED, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert made.stdout is not None
    place = made.stdout.readline().decode().strip()
    assert place, made.communicate()
    return made, place


@pytest.fixture
def heard():
    """Programs that are started hear these signals, even where the tests themselves run in the background."""
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.signal(each, signal.SIG_DFL) for each in signals]
    yield
    for each, handler in zip(signals, before, strict=True):
        signal.signal(each, handler)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("dialog", [False, True])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_closes_the_window_as_its_button_does(name, dialog):
    program, place = started(*["dialog"] * dialog)
    time.sleep(0.2)
    program.send_signal(getattr(signal, name))
    _, errors = program.communicate(timeout=30)
    assert program.returncode == 0
    assert b"Traceback" not in errors
    assert settings.load_settings()[0].window == place


def test_a_program_that_was_started_to_outlive_its_terminal_does_so():
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        program, _ = started()
    finally:
        signal.signal(signal.SIGHUP, before)
    program.send_signal(signal.SIGHUP)
    with pytest.raises(subprocess.TimeoutExpired):
        program.wait(0.5)
    program.terminate()
    program.communicate(timeout=30)
    assert program.returncode == 0


class Session:
    """A desktop's session that ends, and notes what it is told."""

    def __init__(self, *, asks):
        self.told, self._asks = [], asks

    def allowsInteraction(self):
        return self._asks

    def release(self):
        self.told.append("released")

    def cancel(self):
        self.told.append("cancelled")


@pytest.fixture
def program(app, qtbot):
    made = Program(app)
    qtbot.addWidget(made.window)
    made.window.show()
    yield made
    made.window._services = None
    made.window.close()


def unsaved(program, monkeypatch, answer):
    """Let three moves of the program be unsaved, and answer the question about them."""
    monkeypatch.setattr(UnsavedMoves, "chosen_button", lambda asking: getattr(asking, answer))
    program.window._services = SimpleNamespace(
        closed=False,
        shelf=SimpleNamespace(save_again=lambda: None, removed=list),
        unsaved=lambda: [(None, 3)],
        rooms=None,
        close=lambda: None,
    )


@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.parametrize(("answer", "stays"), [("stay", True), ("lose", False)])
def test_the_end_of_a_session_asks_about_unsaved_moves_and_keeps_the_place(
    program, monkeypatch, asks, answer, stays
):
    unsaved(program, monkeypatch, answer)
    program.window.resize(1003, 707)
    session = Session(asks=asks)
    program.end_session(session)
    assert program.window.isVisible() == (stays or not asks)
    assert session.told == (["released", *["cancelled"] * stays] if asks else [])
    kept = settings.load_settings()[0].window
    assert bool(kept) == (not stays or not asks)


def test_a_signal_does_not_answer_the_question_about_unsaved_moves(program, qtbot):
    asking = UnsavedMoves(program.window, 2)
    asking.open()
    program.close_all()
    assert asking.isVisible()
    assert program.window.isVisible()
    asking.close()
    program.close_all()
    assert not program.window.isVisible()


def test_the_process_that_thinks_leaves_ctrl_c_to_the_window(tmp_path):
    thinking = worker.Worker(FINDER)
    state = Match(GAME, Setup(1, ("person", "greedy"))).state
    thinking.ask(worker.Request(1, 0, "quay", GAME.view(state, 0), 0, 1, "greedy"))
    assert thinking.answer(30) is not None
    assert thinking._process is not None
    os.kill(thinking._process.pid, signal.SIGINT)
    time.sleep(0.3)
    assert thinking._process.is_alive()
    thinking.close()


# A first program that does not answer


@pytest.fixture
def hung(tmp_path):
    """A first program that holds the lock, and neither listens nor ends."""
    first = single_instance.claim(tmp_path)
    yield first
    first.close()


def pressed(name):
    """Press a button of the question once it is there."""
    question = QApplication.activeModalWidget()
    assert isinstance(question, NoAnswer)
    assert "already running" in question.text()
    (question.another if name == "another" else question.escapeButton()).click()


@pytest.mark.parametrize(("name", "stays"), [("another", True), ("close", False)])
def test_if_it_does_not_answer_the_player_decides(app, hung, tmp_path, name, stays):
    QTimer.singleShot(100, lambda: pressed(name))
    assert NoAnswer(tmp_path, "raise").decision() == (None, stays)


def test_once_it_answers_the_question_goes_away(app, hung, tmp_path):
    heard = []
    QTimer.singleShot(100, lambda: hung.listen(heard.append))
    assert NoAnswer(tmp_path, "open x").decision() == (None, False)
    assert heard == ["open x"]


def test_once_it_ends_the_later_one_takes_its_place(app, hung, tmp_path):
    QTimer.singleShot(100, hung.close)
    first, stays = NoAnswer(tmp_path, "raise").decision()
    assert stays
    assert first is not None
    first.close()


def test_the_question_comes_at_once(hung, tmp_path):
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        single_instance.claim_or_tell(tmp_path, "raise")
    assert time.monotonic() - began < single_instance.AT_START + 1


def test_one_that_is_stopped_holds_up_no_later_one_however_many_come(hung, tmp_path, monkeypatch):
    monkeypatch.setattr("tabletop.files.single_instance._attend", lambda _listener, _heard: None)
    hung.listen(print)
    began = time.monotonic()
    for _ in range(single_instance._WAITING + 4):
        assert not single_instance.tell(tmp_path, "raise", 0.01)
    assert time.monotonic() - began < 5
    hung._thread = None
    hung._listener.close()
