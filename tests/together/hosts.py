"""A host without rooms: it answers whatever guests say, in a thread of its own."""

import asyncio
import time
from importlib.util import find_spec
from random import Random
from threading import Event

from tabletop.together.iroh_door import IrohDoor
from tabletop.together.line import LineTimes
from tabletop.together.loop_thread import LoopThread
from tabletop.together.reception import GUEST_LIMITS, receive_guests
from tabletop.together.tcp_door import TcpDoor

QUICK = LineTimes(attempt=1.0, waits=(0.01, 0.03, 0.1), steady=0.2, quiet=0.3, patience=0.4, check=0.02)
KEY = bytes(range(32))


def tcp(port=0, key=None):
    return TcpDoor(port=port)


def iroh(port=0, key=None):
    return IrohDoor(key, (), f"127.0.0.1:{port}")


DOORS = {"tcp": tcp} | ({"iroh": iroh} if find_spec("iroh") else {})
"""The doors that can be tried here; tests/conftest.py says if one is missing."""


def until(true, seconds=8.0):
    """Wait until something is true, and return it."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)
    return found


def run(work):
    """Run a coroutine in a thread, as doors are, so that no loop of a test stays behind."""
    result = []

    async def keep():
        result.append(await asyncio.wait_for(work, 20))

    thread = LoopThread("test", keep())
    until(lambda: not thread._thread.is_alive(), 25)
    thread.shut_down()
    assert result, "it failed: see above"
    return result[0]


async def connected(door, ticket, host):
    guest = await door.dial(ticket)
    await guest.write(b"hello")
    coming = await host.accept()
    assert await coming.read() == b"hello"
    return guest, coming


class Host:
    """A host whose guests get back what they send; what they sent is in `heard`.

    After a message with `"do": "bye"` it hangs up, and with `"do": "raise"` it fails.
    """

    def __init__(self, door, limits=GUEST_LIMITS, *, admits=True):
        self.door, self.limits, self.admits = door, limits, admits
        self.ticket = ""
        self.heard, self.links, self.ends = [], [], []
        self._ready = Event()
        self._thread = LoopThread("host", self._run())
        self._ready.wait(10)
        assert self.ticket

    async def _run(self):
        try:
            receiving = asyncio.create_task(receive_guests(self.door, self.welcome, self.limits))
            self.ticket = await self.door.open()
            self._ready.set()
            await receiving
        finally:
            receiving.cancel()
            await asyncio.wait([receiving])
            await self.door.close()
            self._ready.set()

    def welcome(self, link):
        self.links.append(link)
        link.ended.connect(self.ends.append)
        link.admitted = self.admits

        def receive(message):
            self.heard.append(message)
            match message.get("do"):
                case "bye":
                    link.post({"to": message["id"], "ok": False})
                    link.hang_up()
                case "raise":
                    raise ZeroDivisionError
                case _:
                    link.post({"to": message["id"], "ok": True, "said": message})

        return receive

    def soon(self, function, *given):
        """Call a function in the host's thread."""
        self._thread.run_soon(function, *given)

    def close(self):
        self._thread.shut_down()


def noise(n):
    """100 kB that can hardly be deflated."""
    return Random(n).randbytes(50_000).hex()
