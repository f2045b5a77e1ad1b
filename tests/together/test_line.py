"""A guest's line finds its way back, brings each message whole and in order, and never makes anybody wait."""

import asyncio
import threading
import time
from contextlib import suppress
from types import SimpleNamespace

import pytest

from tabletop.engine.text import english
from tabletop.together import line as line_module
from tabletop.together.door import NOBODY, DoorError
from tabletop.together.line import LINE_TIMES, GuestLine, LineTimes
from tabletop.together.loop_thread import LoopThread
from tabletop.together.reception import GuestLimits
from tabletop.together.wire import MAX_REPLY, MAX_REQUEST, TooLongError, encode
from tests.together.hosts import DOORS, KEY, QUICK, Host, tcp, until


class Cable:
    """A TCP proxy before a host, which can be cut, be cut after so many bytes, or fall silent."""

    def __init__(self, ticket):
        self.to = int(ticket.split("-")[-1])
        self.silent, self.bytes_left = False, 1 << 60
        self.port, self._writers = 0, set()
        self._ready = threading.Event()
        self._thread = LoopThread("cable", self._run())
        assert self._ready.wait(5)
        self.ticket = f"tcp-127.0.0.1-{self.port}"

    async def _run(self):
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        try:
            await asyncio.Event().wait()
        finally:
            server.close()
            self._cut()

    async def _join(self, reader, writer):
        self._writers.add(writer)
        with suppress(OSError, asyncio.CancelledError):  # there is no host, or the cable was closed
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
            self._writers.add(far_writer)
            back = asyncio.create_task(self._pass(far_reader, writer, counted=True))
            await self._pass(reader, far_writer, counted=False)
            await back
        writer.transport.abort()

    async def _pass(self, reader, writer, *, counted):
        try:
            while data := await reader.read(65536):
                while self.silent:  # noqa: ASYNC110  it is set in another thread
                    await asyncio.sleep(0.01)
                if counted:
                    data, rest = data[: self.bytes_left], data[self.bytes_left :]
                    self.bytes_left -= len(data)
                writer.write(data)
                await writer.drain()
                if counted and rest:
                    await asyncio.sleep(0.003)
                    break
        except OSError:
            pass
        finally:
            writer.transport.abort()

    def _cut(self):
        while self._writers:
            self._writers.pop().transport.abort()

    def cut(self):
        self._thread.run_soon(self._cut)

    def close(self):
        self._thread.shut_down()


class Sharing(Host):
    """A host that tells how others are dialled, or sends to another one."""

    def __init__(self, tickets=(), elsewhere=""):
        super().__init__(tcp(), GuestLimits(rate=1e6, burst=1_000_000))
        self.tickets, self.elsewhere = list(tickets), elsewhere

    def welcome(self, link):
        receive = super().welcome(link)

        def answer(message):
            if self.elsewhere:
                error = {"kind": "elsewhere", "text": {}, "ticket": self.elsewhere}
                link.post({"to": message["id"], "ok": False, "error": error})
                link.hang_up()
            else:
                receive(message)
                link.post({"tell": "hosts", "tickets": self.tickets})

        return answer


class Closing(list):
    """What is closed at the end of a test, the last first."""

    def __call__(self, what, close):
        self.append(close)
        return what


@pytest.fixture
def closing():
    closing = Closing()
    yield closing
    while closing:
        closing.pop()()


@pytest.fixture
def host(closing):
    made = Host(tcp(), GuestLimits(rate=1e6, burst=1_000_000))
    return closing(made, made.close)


@pytest.fixture
def cable(host, closing):
    made = Cable(host.ticket)
    return closing(made, made.close)


@pytest.fixture
def dialled(closing):
    def dial(ticket, door=None, times=QUICK, decode=dict):
        line = GuestLine(door or tcp(), ticket, times)
        closing(line, lambda: line.hang_up(wait=True))
        line.dial(decode)
        return line

    return dial


def received(line, n=1):
    """The next `n` messages."""
    messages = []

    def all_there():
        while len(messages) < n and (message := line.receive()) is not None:
            messages.append(message)
        return len(messages) == n

    until(all_there)
    return messages


@pytest.mark.parametrize("kind", DOORS)
def test_messages_come_in_order_and_nobody_waits(kind, closing, dialled):
    host = Host(DOORS[kind]())
    closing(host, host.close)
    threads, wakings = set(), []

    def decode(document):
        threads.add(threading.current_thread().name)
        return document["to"], document["said"]["word"]

    began = time.perf_counter()
    line = GuestLine(DOORS[kind](), host.ticket, QUICK)
    closing(line, lambda: line.hang_up(wait=True))
    assert (line.connection, line.trouble, line.receive()) == (0, None, None)
    line.post({"id": 99})  # there is no connection: it is dropped
    line.arrived.connect(lambda: wakings.append(threading.current_thread().name))
    line.dial(decode)
    assert time.perf_counter() - began < 0.1
    until(lambda: line.connection)
    for n in range(25):
        line.post({"id": n + 1, "word": "ü" * n})
    assert received(line, 25) == [(n + 1, "ü" * n) for n in range(25)]
    assert line.connection == 1
    assert set(wakings) == threads == {"line to a room"}
    assert len(wakings) >= 26


@pytest.mark.parametrize("kind", DOORS)
def test_what_was_posted_last_still_arrives(kind, closing, dialled):
    host = Host(DOORS[kind]())
    closing(host, host.close)
    line = dialled(host.ticket, DOORS[kind]())
    until(lambda: line.connection)
    for n in range(3):
        line.post({"id": n})
    line.hang_up(wait=True)
    assert not any(thread.name == "line to a room" for thread in threading.enumerate())
    assert until(lambda: len(host.heard) == 3)
    assert until(lambda: len(host.ends) == 1)
    line.post({"id": 4})
    line.try_now()
    line.hang_up()
    assert len(host.heard) == 3


def test_a_message_that_is_too_long_is_refused_where_it_is_posted(host, dialled):
    line = dialled(host.ticket)
    with pytest.raises(TooLongError):
        line.post({"id": 1, "word": "x" * MAX_REQUEST})


def test_the_line_says_which_room_it_is_about_where_that_matters(host, dialled):
    line = GuestLine(tcp(), host.ticket, QUICK, room="LnsS5Unx")
    line.dial(dict)
    until(lambda: line.connection)
    requests = [{"id": n + 1, "do": do} for n, do in enumerate(("enter", "play", "look", "ping"))]
    for request in requests:
        line.post(request)
    received(line, 4)
    line.hang_up(wait=True)
    assert host.heard == [each | ({"room": "LnsS5Unx"} if each["id"] in (1, 3) else {}) for each in requests]


def test_a_cut_line_is_mended_and_says_so(cable, host, dialled):
    line = dialled(cable.ticket)
    for n in range(1, 4):
        until(lambda n=n: line.connection == n)
        assert line.trouble is None
        line.post({"id": n})
        assert received(line)[0]["to"] == n
        states = []
        line.arrived.connect(lambda states=states: states.append((line.connection, line.trouble)))
        cable.cut()
        until(lambda states=states: states)
        assert states[0][0] == 0
        assert english(states[0][1]) == "The connection broke off."


def test_a_line_that_is_cut_after_any_byte_brings_whole_messages_only(cable, host, dialled):
    line = dialled(cable.ticket, times=LineTimes(1.0, (0.001,), 0.0, 9.0, 9.0, 9.0, 0.1))
    request = {"id": 1, "do": "echo", "word": "ü"}
    answer = {"to": 1, "ok": True, "said": request}
    length = len(encode(answer, MAX_REPLY))
    for cut in range(length + 3):
        connection = until(lambda: line.connection)
        cable.bytes_left = cut
        line.post(request)
        line.post(request)
        until(lambda before=connection: line.connection > before)
        messages = []
        while (message := line.receive()) is not None:
            messages.append(message)
        assert messages == [answer] * (cut >= length), cut
        cable.bytes_left = 1 << 60


def test_under_cuts_by_chance_each_request_is_answered_in_the_end(cable, host, dialled, chance):
    line = dialled(cable.ticket, times=LineTimes(1.0, (0.001, 0.002), 0.33, 0.001, 9.0, 9.0, 0.1))
    answered, cuts, connection, sent = [], 0, 0, 0
    end = time.monotonic() + 20
    while (len(answered) <= 200 or cuts < 2) and time.monotonic() < end:
        if line.connection not in (0, connection):  # as a session does: it says again what has no answer
            connection, sent = line.connection, len(answered)
        if connection and sent == len(answered):
            line.post({"id": len(answered) + 1})
            sent += 1
        if (message := line.receive()) is not None and message["to"] == len(answered) + 1:
            answered.append(message["to"])
        if chance.random() < 0.01:
            cable.cut()
            cuts += 1
        time.sleep(0.0005)
    heard = [message["id"] for message in host.heard]
    assert cuts > 1
    assert len(answered) > 50
    assert answered == list(range(1, len(answered) + 1))
    assert sorted(set(heard)) == list(range(1, max(heard) + 1))


def test_a_host_that_has_nothing_to_say_gives_signs_of_life(host, dialled):
    line = dialled(host.ticket, times=LineTimes(quiet=0.05, patience=0.2, check=0.02))
    wakings = []
    until(lambda: line.connection)
    line.arrived.connect(lambda: wakings.append(1))
    time.sleep(0.6)
    assert line.connection == 1
    assert (line.receive(), wakings, host.heard) == (None, [], [])  # nobody else hears of it
    line.post({"id": 1})
    assert received(line)[0]["to"] == 1


def test_a_silent_host_is_dialled_anew(cable, host, dialled):
    line = dialled(cable.ticket)
    until(lambda: line.connection)
    time.sleep(0.1)
    cable.silent = True
    began = time.monotonic()
    until(lambda: not line.connection)
    assert QUICK.patience < time.monotonic() - began < QUICK.quiet + QUICK.patience + 0.5
    cable.silent = False
    until(lambda: line.connection)


def test_a_request_that_is_not_answered_in_time_cuts_the_line(cable, host, dialled):
    line = dialled(cable.ticket, times=LineTimes(1.0, (0.01,), 0.33, 1.0, 60.0, 0.3, 0.02))
    until(lambda: line.connection)
    cable.silent = True
    time.sleep(0.5)
    assert line.connection == 1  # nothing was asked
    line.post({"id": 1})
    began = time.monotonic()
    until(lambda: line.connection != 1)
    assert 0.25 < time.monotonic() - began < 1.0


@pytest.mark.parametrize("kind", DOORS)
def test_a_host_that_was_away_is_found_again(kind, closing, dialled):
    host = Host(DOORS[kind](key=KEY))
    closing(host, host.close)
    line = dialled(host.ticket, DOORS[kind]())
    until(lambda: line.connection)
    host.close()
    until(lambda: not line.connection)
    until(lambda: line.trouble is NOBODY)
    port = int(host.ticket.split("-")[-1]) if kind == "tcp" else int(host.door._address.split(":")[1])
    again = Host(DOORS[kind](port, KEY))
    closing(again, again.close)
    until(lambda: line.connection == 2)
    line.post({"id": 7})
    assert received(line)[0]["to"] == 7


@pytest.mark.parametrize("kind", DOORS)
def test_hanging_up_on_a_silent_host_waits_for_nothing(kind, closing, dialled):
    host = Host(DOORS[kind]())
    closing(host, host.close)
    line = dialled(host.ticket, DOORS[kind]())
    until(lambda: line.connection)
    host.soon(time.sleep, 0.8)
    time.sleep(0.05)
    line.post({"id": 1})
    began = time.perf_counter()
    line.hang_up()
    assert time.perf_counter() - began < 0.02
    until(lambda: not any(thread.name == "line to a room" for thread in threading.enumerate()))


class DeadDoor:
    """A door that leads nowhere; it notes when it is dialled, and may leave whoever dials waiting."""

    def __init__(self, *, hangs=False):
        self.dials, self.hangs, self.closed = [], hangs, False

    async def dial(self, ticket):
        self.dials.append(time.monotonic())
        if self.hangs:
            await asyncio.Event().wait()
        raise DoorError(NOBODY)

    async def close(self):
        self.closed = True


def test_attempts_come_less_and_less_often_and_never_end(dialled):
    door = DeadDoor()
    line = dialled("x", door, LineTimes(waits=(0.05, 0.1, 0.2)))
    until(lambda: len(door.dials) == 6)
    assert english(line.trouble) == "The host doesn't answer."
    gaps = [later - earlier for earlier, later in zip(door.dials, door.dials[1:], strict=False)]
    for gap, wait in zip(gaps, (0.05, 0.1, 0.2, 0.2, 0.2), strict=True):
        assert 0.66 * wait <= gap <= 1.33 * wait + 0.15
    assert len({round(gap, 4) for gap in gaps[2:]}) > 1
    line.hang_up(wait=True)
    assert door.closed


def test_an_attempt_lasts_so_long_and_no_longer(dialled):
    door = DeadDoor(hangs=True)
    line = dialled("x", door, LineTimes(attempt=0.1, waits=(0.05,)))
    until(lambda: len(door.dials) == 3)
    assert line.trouble is NOBODY
    assert 0.25 < door.dials[2] - door.dials[0] < 0.9


def test_the_times_are_those_of_the_design():
    assert (LINE_TIMES.attempt, LINE_TIMES.quiet, LINE_TIMES.patience, LINE_TIMES.spread) == (3, 10, 4, 0.33)
    assert LINE_TIMES.waits == (0.1, 0.3, 1, 2, 5, 10, 30)


def test_try_now_tries_now(dialled):
    door = DeadDoor()
    line = dialled("x", door, LineTimes(waits=(30.0,)))
    for n in range(1, 4):
        until(lambda n=n: len(door.dials) == n)
        time.sleep(0.02)
        line.try_now()
    assert door.dials[2] - door.dials[0] < 1


def test_a_machine_that_wakes_up_tries_at_once(dialled, monkeypatch):
    door, now = DeadDoor(), [1000.0]
    monkeypatch.setattr(line_module, "time", SimpleNamespace(time=lambda: now[0]))
    dialled("x", door, LineTimes(waits=(30.0,), check=0.02))
    until(lambda: len(door.dials) == 1)
    time.sleep(0.1)
    assert len(door.dials) == 1
    now[0] += 3600
    until(lambda: len(door.dials) == 2, 1)


def test_a_host_that_sends_nonsense_is_told_apart(closing, dialled):
    made, ready = [], threading.Event()

    async def nonsense():
        door = tcp()
        made.append(await door.open())
        ready.set()
        try:
            while True:
                channel = await door.accept()
                await channel.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                await channel.finish()
        finally:
            await door.close()

    thread = LoopThread("nonsense", nonsense())
    closing(thread, thread.shut_down)
    assert ready.wait(5)
    line = dialled(made[0], times=LineTimes(waits=(0.5,)))
    until(lambda: line.trouble)
    assert english(line.trouble) == "The host sent something this program can't show."
    assert line.connection == 0
    assert line.receive() is None


def test_a_host_that_floods_fills_no_memory(host, dialled):
    line = dialled(host.ticket)
    until(lambda: line.connection and host.links)
    for at in range(0, 1300, 100):
        host.soon(lambda at=at: [host.links[0].post({"to": at + n}) for n in range(100)])
    until(lambda: line._received.qsize() == 1000)
    time.sleep(0.1)
    assert line._received.qsize() == 1000
    assert [message["to"] for message in received(line, 1300)] == list(range(1300))


def test_a_host_that_hangs_up_is_not_dialled_without_end(host, dialled):
    """A refusal is followed by a hanging up; who does not close its line then waits longer and longer."""
    line = dialled(host.ticket, times=LineTimes(waits=(0.02, 0.2, 60.0), steady=30.0))
    for n in range(1, 4):
        until(lambda n=n: line.connection == n)
        line.post({"id": n, "do": "bye"})
        assert received(line) == [{"to": n, "ok": False}]
    until(lambda: not line.connection)
    time.sleep(0.3)
    assert line.connection == 0
    assert len(host.links) == 3


def test_a_line_goes_where_it_is_sent_and_finds_the_other_host_when_that_is_gone(closing, dialled):
    third = Sharing()
    closing(third, third.close)
    second = Sharing([third.ticket, "no ticket", 7, "x" * 1000])
    closing(second, second.close)
    first = Sharing(elsewhere=second.ticket)
    closing(first, first.close)
    line = dialled(first.ticket)
    until(lambda: line.connection == 1)
    line.post({"id": 1, "do": "enter"})
    until(lambda: line.connection == 2)
    assert line.receive() is None
    line.post({"id": 2, "do": "enter"})
    assert until(line.receive)["said"]["id"] == 2
    until(lambda: len(line.known_tickets) == 4)  # each host and one that is none
    assert set(line.known_tickets) == {first.ticket, second.ticket, third.ticket, "no ticket"}
    second.close()
    first.elsewhere = second.ticket  # who has not noticed yet

    def entered():
        if line.connection:
            line.post({"id": line.connection + 10, "do": "enter"})
        return line.receive()

    assert until(entered)["said"]["id"] > 12
    assert third.heard
    assert not second.heard[1:]
    late = line.receive()
    assert late is None or late["ok"]


def test_a_host_that_sends_on_for_ever_is_not_asked_without_a_pause(closing, dialled):
    loop = Sharing()
    closing(loop, loop.close)
    loop.elsewhere = loop.ticket
    line = dialled(loop.ticket, times=QUICK)
    end = time.monotonic() + 0.6
    asked = 0
    while time.monotonic() < end:
        if line.connection > asked:
            asked = line.connection
            line.post({"id": asked, "do": "enter"})
        time.sleep(0.002)
    assert 1 < asked < 20
    assert line.receive() is None
