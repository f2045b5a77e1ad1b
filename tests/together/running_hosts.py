"""A host in a process of its own on this machine, which can be killed, and guests at lines to it."""

import os
import signal
import time
from threading import Event

from tabletop.engine.game import Setup
from tabletop.session.fair import Pledge, new_pledge
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import Admission, RemoteMatch
from tabletop.together.host import Host
from tabletop.together.host_process import HostProcess, Opened
from tabletop.together.invite import find_invite, new_key
from tabletop.together.line import GuestLine, LineTimes
from tabletop.together.loop_thread import LoopThread
from tabletop.together.reception import GUEST_LIMITS
from tabletop.together.tcp_door import TcpDoor
from tests.together.few_games import WHERE
from tests.together.hosts import until

TIMES = LineTimes(attempt=2.0, waits=(0.05, 0.1, 0.2), steady=0.2, quiet=5.0, patience=3.0, check=0.1)

ONCE = LineTimes(attempt=2.0, waits=(60.0,), quiet=60.0, patience=60.0)
"""Of a line that does not come back."""


def running_host(folder):
    """A host of the small games, for guests of this machine. Started again it has the same ticket."""
    return HostProcess(folder, local=True, games=WHERE)


class HostHere:
    """A host of the small games in a thread of this process; its door is open."""

    def __init__(self, folder, limits=GUEST_LIMITS, door=None, notify=(), store=None):
        self.host = Host(folder, door or TcpDoor(), WHERE, limits, notify, store)
        self._thread = LoopThread("host", self.host.run())
        until(lambda: self.call(self.host.opened.is_set))

    def call(self, function, *given):
        """Call a function in the host's thread, and return what it returns."""
        result, done = [], Event()

        def work():
            try:
                result.append(function(*given))
            finally:
                done.set()

        self._thread.run_soon(work)
        assert done.wait(10)
        return result[0]

    def open_room(self, game, seats):
        return self.call(self.host.open_room, game, Setup(0, seats, streams=True))

    @property
    def awake(self):
        """The rooms that are awake."""
        return self.call(lambda: list(self.host._rooms._awake.values()))

    def close(self):
        self._thread.shut_down()


def answered(invite, request, seconds=10):
    """What a host answers to one request, how long that took, and whether it has hung up then."""
    line = line_to(invite, ONCE)
    line.dial(dict)
    try:
        until(lambda: line.connection)
        began = time.monotonic()
        line.post({"id": 1, **request})
        answer = until(line.receive, seconds)
        took = time.monotonic() - began
        if not answer["ok"]:
            until(lambda: not line.connection, 2)
        return answer, took
    finally:
        line.hang_up(wait=True)


def kill(host):
    """End a host as a power cut would."""
    os.kill(host._process.pid, signal.SIGKILL)
    host.close()


def opened_room(host, game, seats):
    """The invite to a new room."""
    host.open_room(game.id, Setup(0, seats, streams=True))
    news = until(host.next_news, 20)
    assert isinstance(news, Opened), news
    return find_invite(news.invite)


def line_to(invite, times=TIMES):
    return GuestLine(TcpDoor(), invite.ticket, times, room=invite.room)


def pledge_of(invite):
    """What somebody holds against the host who looks at a room now, as the window does."""
    seen, _ = answered(invite, {"do": "look", "invite": invite.token})
    return new_pledge(seen["commitment"], seen["salts"])


def entered(invite, game, name, key="", pledge=None):
    """The match of a guest who enters over a line, as the window does it."""
    admission = Admission(key or new_key(), invite.token, name, pledge or Pledge())
    return RemoteMatch(line_to(invite), game, admission)


def poll_until(matches, true, seconds=20):
    """Take in what the lines bring until something is true."""

    def looked():
        for match in matches:
            match.poll()
        return true()

    return until(looked, seconds)


def sessions_of(matches):
    poll_until(matches, lambda: all(match.ready for match in matches))
    return [RemoteSession(match) for match in matches]
