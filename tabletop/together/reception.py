"""Lets guests in at a host: one link each, within limits, so that a rude one takes nothing from others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from tabletop.files.documents import Document
from tabletop.together.door import Channel, Door
from tabletop.together.link import Link

Receiver: TypeAlias = Callable[[Document], object]
"""Called with each message of one guest, without those that are empty."""
Welcome: TypeAlias = Callable[[Link], Receiver]
"""Called with each new link; returns what its messages are given to."""


@dataclass(frozen=True, slots=True)
class GuestLimits:
    """What guests may do.

    Attributes:
        links: Maximum number of links.
        links_of_source: Maximum number of links from one network address.
        entering: Seconds within which a guest has to be admitted.
        silence: Seconds after which a guest of whom nothing was heard is taken for gone.
        rate: Messages a second that are received from one guest; others wait.
        burst: How many messages may come at once after a silence.
        delayed: Maximum number of messages that had to wait, since the last silence.
    """

    links: int = 4000
    links_of_source: int = 32
    entering: float = 5.0
    silence: float = 30.0
    rate: float = 10.0
    burst: int = 30
    delayed: int = 100


GUEST_LIMITS = GuestLimits()


class Pace:
    """Delays the messages of a guest that sends more than it may."""

    def __init__(self, limits: GuestLimits) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._at = asyncio.get_running_loop().time()
        self._delayed = 0

    async def wait(self) -> bool:
        """Wait until the next message may be received; False if too many had to wait."""
        limits, now = self._limits, asyncio.get_running_loop().time()
        self._left = min(limits.burst, self._left + (now - self._at) * limits.rate) - 1
        self._at = now
        if self._left >= limits.burst - 1:
            self._delayed = 0
        if self._left < 0:
            self._delayed += 1
            await asyncio.sleep(-self._left / limits.rate)
        return self._delayed <= limits.delayed


async def receive_guests(door: Door, welcome: Welcome, limits: GuestLimits = GUEST_LIMITS) -> None:
    """Accept guests until the door is closed. When it is cancelled, all links end.

    A link ends when the guest leaves, sends what is no message, sends too much or nothing at all, or is not
    admitted in time.
    What a receiver raises ends its link alone, and is reported by the loop.
    """
    sources: Counter[str] = Counter()
    tasks: set[asyncio.Task[None]] = set()
    try:
        while (channel := await door.accept()) is not None:
            if len(tasks) >= limits.links or sources[channel.source] >= limits.links_of_source:
                channel.abort()
                continue
            sources[channel.source] += 1
            task = asyncio.create_task(_attend(channel, welcome, limits))
            tasks.add(task)
            task.add_done_callback(partial(_forget, channel.source, tasks, sources))
    finally:
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _forget(
    source: str, tasks: set[asyncio.Task[None]], sources: Counter[str], done: asyncio.Task[None]
) -> None:
    tasks.discard(done)
    sources[source] -= 1
    if not sources[source]:
        del sources[source]


async def _attend(channel: Channel, welcome: Welcome, limits: GuestLimits) -> None:
    link, pace = Link(channel, host=True), Pace(limits)
    receiver = welcome(link)

    async def receive(message: Document) -> None:
        if not await pace.wait():
            link.cut()
        elif message:
            receiver(message)

    watch = asyncio.create_task(_cut_in_time(link, limits))
    try:
        await link.run(receive)
    finally:
        watch.cancel()


async def _cut_in_time(link: Link, limits: GuestLimits) -> None:
    """Cut a link whose guest is not admitted in time, or is silent for too long."""
    await asyncio.sleep(limits.entering)
    while link.admitted:
        left = link.heard_at + limits.silence - asyncio.get_running_loop().time()
        if left <= 0:
            break
        await asyncio.sleep(left)
    link.cut()
