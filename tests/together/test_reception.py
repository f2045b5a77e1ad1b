"""A host lets guests in within limits, and a rude one takes nothing from an honest one."""

import socket
import struct
import time
import zlib

import pytest

from tabletop.together.line import GuestLine, LineTimes
from tabletop.together.reception import GUEST_LIMITS, GuestLimits
from tabletop.together.wire import NotDeflatedError, NotJsonError, TooDeepError, TooLongError
from tests.together.hosts import DOORS, Host, noise, tcp, until

ONCE = LineTimes(waits=(60.0,))
"""Times of a line that does not come again during a test."""


def framed(text):
    deflated = zlib.compress(text)
    return len(deflated).to_bytes(4, "big") + deflated


@pytest.fixture
def hosting():
    made = []

    def host(limits=GUEST_LIMITS, *, door=None, admits=True):
        made.append(Host(door or tcp(), limits, admits=admits))
        return made[-1]

    yield host
    for each in made:
        each.close()


@pytest.fixture
def guests():
    lines = []

    def guest(host, door=None):
        line = GuestLine(door or tcp(), host.ticket, ONCE)
        lines.append(line)
        line.dial(dict)
        until(lambda: line.connection or line.trouble)
        return line

    yield guest
    for line in lines:
        line.hang_up(wait=True)


def raw(host):
    """A plain socket that is connected to a host."""
    return socket.create_connection(("127.0.0.1", int(host.ticket.split("-")[-1])))


def answer(line, seconds=8.0):
    return until(line.receive, seconds)


def test_the_limits_are_those_of_the_design():
    assert GuestLimits(4000, 32, 5.0, 30.0, 10.0, 30, 100) == GUEST_LIMITS


@pytest.mark.parametrize("kind", DOORS)
def test_a_refusal_arrives_before_the_host_hangs_up(kind, hosting, guests):
    host = hosting(door=DOORS[kind]())
    line = guests(host, DOORS[kind]())
    line.post({"id": 1, "do": "bye"})
    assert answer(line) == {"to": 1, "ok": False}
    until(lambda: not line.connection)
    assert until(lambda: host.ends) == [None]


@pytest.mark.parametrize("kind", DOORS)
def test_who_does_not_enter_in_time_is_cut_off(kind, hosting, guests):
    host = hosting(GuestLimits(entering=0.2), door=DOORS[kind](), admits=False)
    line = guests(host, DOORS[kind]())
    line.post({"id": 1})
    answer(line)
    until(lambda: not line.connection)
    assert len(host.ends) == 1


def test_who_comes_and_goes_at_once_disturbs_nobody(hosting, guests):
    host = hosting(GuestLimits(links_of_source=1000))
    for _ in range(200):
        rude = raw(host)
        rude.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        rude.close()  # with a reset: the host may not even learn from where it came
    line = guests(host)
    line.post({"id": 1})
    assert answer(line)["to"] == 1


def test_who_has_entered_may_stay(hosting, guests):
    host = hosting(GuestLimits(entering=0.1))
    line = guests(host)
    line.post({"id": 1})
    time.sleep(0.3)
    assert answer(line)["to"] == 1
    assert line.connection == 1


def test_who_says_nothing_for_long_is_taken_for_gone(hosting, guests):
    host = hosting(GuestLimits(entering=0.05, silence=0.3))
    guests(host)
    until(lambda: host.links)
    with raw(host) as rude:
        began = time.monotonic()
        assert rude.recv(10) == b""
        assert 0.25 < time.monotonic() - began < 1.5
    until(lambda: len(host.ends) == 2)


def test_one_source_has_so_many_links(hosting, guests):
    host = hosting(GuestLimits(links_of_source=2))
    first, _second, third = [guests(host) for _ in range(3)]
    until(lambda: not third.connection)
    assert first.connection == 1
    first.hang_up()
    until(lambda: len(host.ends) == 1)
    fourth = guests(host)
    fourth.post({"id": 1})
    assert answer(fourth)["to"] == 1


def test_all_together_have_so_many_links(hosting, guests):
    host = hosting(GuestLimits(links=1))
    first, second = guests(host), guests(host)
    until(lambda: not second.connection)
    first.post({"id": 1})
    assert answer(first)["to"] == 1
    assert len(host.links) == 1


def test_many_messages_are_delayed_and_too_many_are_the_end(hosting, guests):
    host = hosting(GuestLimits(rate=100.0, burst=5, delayed=20))
    line = guests(host)
    began = time.monotonic()
    for n in range(15):
        line.post({"id": n})
    until(lambda: len(host.heard) == 15)
    assert 0.08 < time.monotonic() - began < 2  # ten of them were 10 ms late each
    assert line.connection == 1
    time.sleep(0.1)  # a silence, after which all is forgotten
    for n in range(60):
        line.post({"id": n})
    until(lambda: not line.connection)
    assert 15 + 5 + 20 <= len(host.heard) < 15 + 60


def test_who_does_not_read_is_cut_off(hosting):
    host = hosting()
    with raw(host):
        link = until(lambda: host.links)[0]
        for n in range(200):  # what the system holds for a reader is some megabytes
            host.soon(link.post, {"noise": noise(n)})
            time.sleep(0.001)
        until(lambda: host.ends)


@pytest.mark.parametrize(
    ("sent", "fault"),
    [
        (b"\xff\xff\xff\xff", TooLongError),
        (b"\x00\x00\x00\x05hello", NotDeflatedError),
        (b"GET / HTTP/1.1\r\n\r\n", TooLongError),
        (framed(bytes(20_000_000)), TooLongError),
        (framed(b'{"a":' * 41 + b"0" + b"}" * 41), TooDeepError),
        (framed(b"no JSON"), NotJsonError),
    ],
)
def test_what_is_no_message_ends_the_link(sent, fault, hosting):
    host = hosting()
    with raw(host) as rude:
        rude.sendall(sent)
        assert rude.recv(10) == b""
    assert [type(end) for end in until(lambda: host.ends)] == [fault]


def test_a_receiver_that_fails_ends_its_own_link_alone(hosting, guests, caplog):
    host = hosting()
    good, bad = guests(host), guests(host)
    bad.post({"id": 1, "do": "raise"})
    until(lambda: not bad.connection)
    good.post({"id": 2})
    assert answer(good)["to"] == 2


def test_an_honest_guest_notices_nothing_of_rude_ones(hosting, guests):
    host = hosting(GuestLimits(entering=1.0, links_of_source=1000, rate=1000.0, burst=1000))
    honest = guests(host)
    rude = [raw(host) for _ in range(60)]
    for n, each in enumerate(rude):
        each.sendall((b"", b"\x00\x00", b"\x00\x00\x10\x00" + b"x" * 2000)[n % 3])
    slowest = 0.0
    for n in range(50):
        began = time.perf_counter()
        honest.post({"id": n + 1})
        assert answer(honest)["to"] == n + 1
        slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 0.2
    for each in rude:
        each.close()
    until(lambda: len(host.ends) == 60)
    assert honest.connection == 1
