"""The process that thinks: it answers, can be stopped at once, and survives mistakes and its own death."""

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
