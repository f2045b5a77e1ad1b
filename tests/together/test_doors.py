"""Two ends find each other through a door, lose nothing, and notice when the other is gone."""

import asyncio
import subprocess
import sys

import pytest

from tabletop.engine.text import english
from tabletop.together import iroh_door
from tabletop.together.door import DoorError, Reach, lasting_key, network_of, reach_of
from tabletop.together.host import HostError
from tabletop.together.iroh_door import missing_iroh
from tabletop.together.nearby import missing_zeroconf
from tabletop.together.postgres import PostgresRooms
from tabletop.together.tcp_door import TcpDoor
from tests.together.hosts import DOORS, KEY, connected, run


@pytest.mark.parametrize("kind", DOORS)
def test_all_that_was_written_arrives(kind):
    async def work():
        host, guest = DOORS[kind](), DOORS[kind]()
        try:
            accepting = asyncio.create_task(host.accept())  # before it is open
            ticket = await host.open()
            assert ticket == await host.open()
            near = await guest.dial(ticket)
            await near.write(b"hello")
            far = await accepting
            assert (await far.read(), far.source) == (b"hello", "127.0.0.1")
            await far.write(b"x" * 100_000)
            finishing = asyncio.create_task(far.finish())
            received = b""
            while piece := await near.read():
                received += piece
            await finishing
            return received
        finally:
            await guest.close()
            await host.close()

    assert run(work()) == b"x" * 100_000


async def written_for_ever(channel):
    while True:
        await channel.write(bytes(100_000))


@pytest.mark.parametrize("kind", DOORS)
def test_a_closed_door_ends_all(kind):
    async def work():
        host, guest = DOORS[kind](), DOORS[kind]()
        near, far = await connected(guest, await host.open(), host)
        waiting = asyncio.create_task(host.accept())
        await asyncio.sleep(0.01)
        await host.close()
        assert await waiting is None
        assert await host.accept() is None
        assert await near.read() == await far.read() == b""
        with pytest.raises(DoorError):
            await written_for_ever(near)
        near.abort()
        await near.finish()
        await guest.close()
        return True

    assert run(work())


@pytest.mark.parametrize("kind", DOORS)
def test_a_host_that_comes_back_has_its_old_ticket(kind):
    async def work():
        host, guest = DOORS[kind](key=KEY), DOORS[kind]()
        ticket = await host.open()
        first = await connected(guest, ticket, host)
        await host.close()
        assert await first[0].read() == b""
        with pytest.raises((DoorError, TimeoutError)):
            async with asyncio.timeout(0.3):
                await guest.dial(ticket)
        port = int(ticket.split("-")[-1]) if kind == "tcp" else int(host._address.split(":")[1])
        again = DOORS[kind](port, KEY)
        assert await again.open() == ticket
        second = await connected(guest, ticket, again)
        await guest.close()
        assert await second[1].read() == b""
        await again.close()
        return True

    assert run(work())


@pytest.mark.parametrize("kind", DOORS)
def test_tickets_of_others_are_refused(kind):
    async def work():
        door = DOORS[kind]()
        for ticket in (
            "",
            "x",
            "endpoint",
            "endpointaaaa",
            "tcp-127.0.0.1",
            "tcp-8.8.8.8-80",
            "tcp-1.2.3.400-1",
        ):
            with pytest.raises(DoorError) as caught:
                await door.dial(ticket)
            assert english(caught.value.text).startswith("This program can't use this invite"), ticket
        await door.close()
        return True

    assert run(work())


@pytest.mark.parametrize("kind", DOORS)
def test_a_port_that_is_taken_is_told(kind, monkeypatch):
    monkeypatch.setattr(iroh_door, "_BINDINGS", 2)

    async def work():
        first = DOORS[kind]()
        ticket = await first.open()
        port = int(ticket.split("-")[-1]) if kind == "tcp" else int(first._address.split(":")[1])
        second = DOORS[kind](port)
        with pytest.raises(DoorError) as caught:
            await second.open()
        await second.close()
        await first.close()
        return english(caught.value.text)

    assert run(work()) == "The network doesn't let anybody in here."


def test_tcp_leads_no_further_than_this_network():
    async def work():
        for address in ("8.8.8.8", "1.1.1.1"):
            with pytest.raises(DoorError, match=address):
                await TcpDoor().dial(f"tcp-{address}-80")
        with pytest.raises(DoorError, match="-0"):
            await TcpDoor().dial("tcp-127.0.0.1-0")
        with pytest.raises(DoorError):
            await TcpDoor(address="192.0.2.77").open()
        return True

    assert run(work())


@pytest.mark.parametrize("kind", DOORS)
def test_a_program_ends_well_that_leaves_its_line_open(kind):
    """A thread of iroh's that calls Python after its end would abort the process."""
    code = f"""
import time
from tests.together.hosts import DOORS, QUICK, Host
from tabletop.together.line import GuestLine
host = Host(DOORS["{kind}"]())
line = GuestLine(DOORS["{kind}"](), host.ticket, QUICK)
line.dial(dict)
while not line.connection:
    time.sleep(0.01)
line.post({{"id": 1}})
other = GuestLine(DOORS["{kind}"](), host.ticket[:-1] + "a", QUICK)
other.dial(dict)
time.sleep(0.2)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_who_has_no_package_is_told(monkeypatch):
    monkeypatch.setattr(iroh_door, "find_spec", lambda name: None)
    monkeypatch.setattr("tabletop.together.nearby.find_spec", lambda name: None)
    no_iroh, no_zeroconf = missing_iroh(), missing_zeroconf()
    assert english(no_iroh).startswith("Playing together needs the package iroh, which isn't installed.")
    assert english(no_zeroconf).startswith("Finding rooms nearby needs the package zeroconf")
    monkeypatch.setattr(iroh_door, "find_spec", lambda name: name)
    assert missing_iroh() is None
    monkeypatch.setattr("tabletop.together.postgres.find_spec", lambda name: None)
    with pytest.raises(HostError, match=r"needs the package asyncpg.*“tabletop-games\[hosts\]”"):
        PostgresRooms("postgresql://nowhere.invalid/rooms")


def test_nobody_imports_the_packages_at_the_start():
    code = """
import sys
from tabletop.together import (
    door, invite, iroh_door, line, link, loop_thread, nearby, postgres, reception, shared_store, tcp_door,
    wire,
)
print(sorted({"asyncpg", "iroh", "zeroconf", "PySide6"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_source_is_one_machine_or_one_home():
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:aaaa::7") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("fe80::1%eth0") == "fe80::/64"


def test_a_lasting_key_lasts_and_is_its_owners_alone(tmp_path):
    path = tmp_path / "key"
    key = lasting_key(path)
    assert len(key) == 32
    assert lasting_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_bytes(b"short")
    with pytest.raises(ValueError, match="no key of 32 bytes"):
        lasting_key(path)
    with pytest.raises(FileNotFoundError):
        lasting_key(tmp_path / "nowhere" / "key")


@pytest.mark.parametrize(
    ("addresses", "reach"),
    [
        ([], Reach.NETWORK),
        (["192.168.1.7:7550", "10.0.0.2:1", "100.64.0.9:2", "[2001:db8::1]:7550"], Reach.NETWORK),
        (["[2a00:1450::1]:7550", "192.168.1.7:7550"], Reach.NETWORK),
        (["192.168.1.7:7550", "8.8.4.4:7550"], Reach.ROUTER),
    ],
)
def test_who_can_dial_is_said_by_the_addresses(addresses, reach):
    assert reach_of(addresses) is reach


def test_a_public_address_of_its_own_needs_no_router(monkeypatch):
    monkeypatch.setattr("tabletop.together.door._is_own", lambda address: address == "8.8.4.4")
    assert reach_of(["8.8.4.4:7550"]) is Reach.PUBLIC
