"""Rude guests for measuring a host: `python -m tests.bench.rude_guests TICKET 300 90`."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import zlib
from contextlib import suppress
from random import Random
from time import sleep

from tabletop.together.door import DoorError
from tabletop.together.wire import MAX_REQUEST, encode
from tests.bench.room_guests import dial, is_tcp, port_of


async def _half_open(ticket: str, source: str) -> None:
    """Dial, say nothing, and dial again when one is cut off."""
    while True:
        with suppress(OSError, DoorError):
            channel = await dial(ticket, source)
            await channel.read()
            channel.abort()
        await asyncio.sleep(0.2)


async def _noise(ticket: str) -> None:
    """Send what is no connection at all to the port of iroh."""
    chance, to = Random(0), ("127.0.0.1", port_of(ticket))
    with socket.socket(type=socket.SOCK_DGRAM) as sender:
        while True:
            for _ in range(20):
                sender.sendto(bytes([chance.choice((0, 0x40, 0xC0, 0xFF))]) + chance.randbytes(1199), to)
            await asyncio.sleep(0.02)


RUDE = (
    os.urandom(3000),
    (1 << 31).to_bytes(4, "big") + b"x" * 2000,
    (len(bomb := zlib.compress(b"[" * 10_000_000)).to_bytes(4, "big") + bomb),
    (len(deep := zlib.compress(b'{"a":' * 8000)).to_bytes(4, "big") + deep),
    b"".join(
        encode({"id": n, "do": "look", "room": "AAAAAAAA", "key": "x" * 90}, MAX_REQUEST) for n in (1, 2)
    ),
    b"".join(encode({"id": n, "do": "ping"}, MAX_REQUEST) for n in range(1, 400)),
    encode({}, MAX_REQUEST) * 2000,
)
"""What rude guests send: noise, lengths that are lies, bombs, depth, guesses, floods."""


async def _rude(ticket: str, source: str, chance: Random) -> None:
    while True:
        with suppress(OSError, DoorError):
            channel = await dial(ticket, source)
            with suppress(TimeoutError, DoorError):
                await asyncio.wait_for(channel.write(chance.choice(RUDE)), 2)
                if chance.random() < 0.5:  # others never read
                    await asyncio.wait_for(channel.read(), 2)
                await asyncio.sleep(chance.random() * 3)
            channel.abort()
        await asyncio.sleep(0.05)


async def attack(ticket: str, half_open: int, rude: int) -> None:
    """Be rude to a host until this is killed: from many addresses, 30 guests each."""
    sources = [f"127.0.1.{1 + n // 30}" for n in range(half_open)]
    rude_sources = [f"127.0.2.{1 + n // 30}" for n in range(rude)]
    await asyncio.gather(
        *(_half_open(ticket, source) for source in sources),
        *(_rude(ticket, source, Random(n)) for n, source in enumerate(rude_sources)),
        *([] if is_tcp(ticket) else [_noise(ticket)]),
    )


if __name__ == "__main__":
    if (
        os.sched_getscheduler(0) == os.SCHED_RR
    ):  # they come from elsewhere, and take the processor from nobody
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        os.nice(-15)
    sleep(0.1)
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
