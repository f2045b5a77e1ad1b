"""The bots of all rooms share a few processes, and none thinks longer than a room allows."""

from typing import ClassVar

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.opponents.worker import Answer
from tabletop.together import thinking
from tabletop.together.thinking import BotPool
from tests.quay.game import GAME as QUAY
from tests.together.few_games import WHERE
from tests.together.hosts import until

VIEW = Match(QUAY, Setup(3, ("normal", "normal"))).state


class Process:
    """A process that answers when a test lets it."""

    made: ClassVar = []

    def __init__(self, games, arrived):
        self.request, self.arrived, self.closed, self.ready = None, arrived, False, False
        Process.made.append(self)

    def ask(self, request):
        self.request, self.ready = request, False

    def finish(self):
        self.ready = True
        self.arrived()

    def answer(self):
        if not self.ready or self.request is None:
            return None
        request, self.request = self.request, None
        return Answer(request.number, request.at, None)

    def cancel(self):
        self.request = None

    def close(self):
        self.closed = True


@pytest.fixture
def processes(monkeypatch):
    monkeypatch.setattr(thinking, "Worker", Process)
    monkeypatch.setattr(Process, "made", [])
    return Process.made


@pytest.fixture
def pool():
    return BotPool(lambda call: call(), processes=2)


def asked(bots):
    bots.ask(QUAY, VIEW, 0, 1, "normal", 0)


def test_what_is_asked_first_is_thought_of_first(pool, processes):
    rooms = [pool.bots() for _ in range(5)]
    for room in rooms:
        asked(room)
    assert len(processes) == 2
    order = []
    for room in rooms:
        room.answered.connect(lambda room=room: order.append(rooms.index(room)))
    for turn in range(5):
        processes[turn % 2].finish()
    assert order == [0, 1, 2, 3, 4]
    assert len(processes) == 2
    for room in rooms:
        assert room.answer().number == room.number
        assert room.answer() is None


def test_what_is_cancelled_leaves_its_place_to_others(pool, processes):
    first, second, third, fourth = (pool.bots() for _ in range(4))
    for room in (first, second, third, fourth):
        asked(room)
    third.cancel()
    first.cancel()
    assert {each.request.number for each in processes} == {second.number, fourth.number}
    asked(second)  # anew, in place of what it thinks of
    assert {each.request.number for each in processes} == {second.number, fourth.number}


def test_the_processes_end_with_the_last_room_that_is_awake(pool, processes):
    first, second = pool.bots(), pool.bots()
    asked(first)
    asked(second)
    first.close()
    assert not any(each.closed for each in processes)
    second.close()
    until(lambda: all(each.closed for each in processes))
    asked(pool.bots())
    assert len(processes) == 3


def test_a_process_that_hangs_is_replaced(pool, processes, monkeypatch):
    room = pool.bots()
    asked(room)
    pool.check_answers()
    assert room.answer() is None
    monkeypatch.setattr(thinking, "_HUNG", -1)
    pool.check_answers()
    assert room.answer().error
    until(lambda: processes[0].closed)
    asked(room)
    assert processes[1].request.number == room.number


@pytest.mark.parametrize("seconds", [0.0, 60.0])
def test_no_bot_thinks_longer_than_a_room_allows(monkeypatch, seconds):
    monkeypatch.setattr(thinking, "THINKING", seconds)
    pool = BotPool(lambda call: None, WHERE)
    room = pool.bots()
    try:
        asked(room)

        def looked():
            pool.check_answers()
            return room.answer()

        thought = until(looked, 30).thought
        visits = sum(visits for _, _, visits in thought.ranked)
        assert (visits > 20) == (seconds > 0), thought.ranked
    finally:
        room.close()
