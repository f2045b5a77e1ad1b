"""The process that thinks: it answers, can be stopped at once, and survives mistakes and its own death."""

import os
import signal
import time
from dataclasses import replace

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.opponents import choose_action_in
from tabletop.opponents.worker import Request, Worker
from tests.quay.game import GAME

FIND = "tests.opponents.finding:find"
PATIENCE = 30.0


@pytest.fixture(scope="module")
def worker():
    one = Worker(FIND)
    yield one
    one.close()


def asked(number, level="greedy", game="quay"):
    match = Match(GAME, Setup(3, ("person", "person")))
    return Request(number, match.now, game, GAME.view(match.state, 0), 0, 7, level)


def test_an_answer_carries_its_number_and_its_moment_and_is_what_thinking_here_would_give(worker):
    request = asked(1)
    worker.ask(request)
    answer = worker.answer(PATIENCE)

    assert (answer.number, answer.at, answer.error) == (1, 0, "")
    assert answer.thought.rated
    assert replace(answer.thought, rated=()) == choose_action_in(GAME, request.view, 0, 7, "greedy")
    assert not worker.busy


def test_a_new_question_takes_the_place_of_the_old_one(worker):
    for number in range(10, 15):
        worker.ask(asked(number, "hard"))
    assert worker.answer(PATIENCE).number == 14


def test_what_is_cancelled_is_never_answered_and_costs_no_time(worker):
    worker.ask(asked(20, "hard"))
    worker.cancel()
    began = time.perf_counter()
    worker.ask(asked(21, "random"))
    answer = worker.answer(PATIENCE)

    assert answer.number == 21
    assert time.perf_counter() - began < 0.5
    assert worker.answer() is None


def test_an_error_comes_back_as_one_and_the_process_goes_on(worker):
    worker.ask(asked(30, game="no such game"))
    answer = worker.answer(PATIENCE)
    assert answer.thought is None
    assert "no such game" in answer.error

    worker.ask(asked(31))
    assert worker.answer(PATIENCE).thought is not None


def test_a_process_that_was_killed_is_told_of_and_made_again(worker):
    worker.ask(asked(40, "hard"))
    worker._process.kill()
    answer = worker.answer(PATIENCE)
    assert answer.number == 40
    assert "ended" in answer.error

    worker.ask(asked(41))
    worker._process.kill()
    worker._process.join()
    worker.ask(asked(42))
    assert worker.answer(PATIENCE).thought is not None


def test_a_worker_that_was_never_asked_has_nothing_to_close():
    worker = Worker(FIND)
    worker.cancel()
    assert worker.answer() is None
    worker.close()
    assert not worker.busy


@pytest.mark.parametrize("thinking", [True, False])
def test_a_process_that_is_stopped_is_replaced_and_the_question_asked_again(monkeypatch, thinking):
    monkeypatch.setattr("tabletop.opponents.worker._SILENCE", 2.0)
    one, replaced = Worker(FIND), []
    one.restarted = lambda: replaced.append(1)
    one.ask(asked(60))
    assert one.answer(PATIENCE) is not None
    first = one._process.pid
    if thinking:
        one.ask(asked(61, "hard"))
    os.kill(first, signal.SIGSTOP)
    if not thinking:
        one.ask(asked(61, "hard"))
    end, answer = time.monotonic() + PATIENCE, None
    while answer is None and time.monotonic() < end:
        answer = one.answer(0.01)
    assert answer is not None
    assert answer.number == 61
    assert answer.thought is not None
    assert len(replaced) == 1
    assert one._process.pid != first
    one.close()


def test_one_that_is_only_slow_is_left_alone(monkeypatch):
    one = Worker(FIND)
    one.restarted = lambda: pytest.fail("it was replaced")
    for number in range(70, 74):
        one.ask(asked(number, "hard"))
        answer = None
        while answer is None:
            answer = one.answer(0.01)
        time.sleep(0.3)
    one.close()


def test_however_often_a_stopped_process_is_asked_the_caller_does_not_wait(monkeypatch):
    monkeypatch.setattr("tabletop.opponents.worker._SILENCE", 2.0)
    one = Worker(FIND)
    one.ask(asked(80))
    assert one.answer(PATIENCE) is not None
    os.kill(one._process.pid, signal.SIGSTOP)
    began = time.monotonic()
    for number in range(81, 400):
        one.ask(asked(number))
        time.sleep(0.002)
    assert time.monotonic() - began < PATIENCE
    one.close()
