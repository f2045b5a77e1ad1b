"""What iroh alone does: new endpoints, tickets of many addresses. Collected only where iroh is installed."""

import asyncio

import iroh
import pytest

from tabletop.together import iroh_door
from tabletop.together.door import DoorError
from tabletop.together.iroh_door import IrohDoor
from tests.together.hosts import KEY, connected, run


class CountingDoor(IrohDoor):
    """Counts its endpoints; who holds one in a variable keeps its port occupied."""

    endpoints = 0

    async def _bind(self):
        self.endpoints += 1
        return await super()._bind()

    async def has_bound(self, endpoints):
        """Wait until it has made so many endpoints, and the last is in place."""
        async with asyncio.timeout(10):
            while self.endpoints < endpoints or self._binding.locked():  # noqa: ASYNC110
                await asyncio.sleep(0.02)


def test_an_endpoint_that_is_long_offline_is_made_anew(monkeypatch):
    monkeypatch.setattr(iroh_door, "_RELAY", 0.05)
    monkeypatch.setattr(iroh_door, "_CHECK", 0.05)
    monkeypatch.setattr(iroh_door, "MAX_OFFLINE", 0.2)
    monkeypatch.setattr(iroh_door, "_CLOSING", 0.05)

    async def work():
        host, guest = (
            CountingDoor(KEY, ["http://127.0.0.1:9"], "127.0.0.1:0"),
            IrohDoor(None, (), "127.0.0.1:0"),
        )
        ticket = await host.open()
        await host.has_bound(2)
        monkeypatch.setattr(iroh_door, "MAX_OFFLINE", 60)
        _near, far = await connected(guest, ticket, host)
        monkeypatch.setattr(iroh_door, "MAX_OFFLINE", 0.1)
        endpoints = host.endpoints
        await asyncio.sleep(0.4)
        assert host.endpoints == endpoints  # not while anybody is here
        await guest.close()
        assert await far.read() == b""
        await host.close()
        return True

    assert run(work())


def test_a_guest_that_reaches_nobody_for_long_has_a_new_endpoint(monkeypatch):
    monkeypatch.setattr(iroh_door, "_CLOSING", 0.05)

    async def work():
        host, guest = IrohDoor(KEY, (), "127.0.0.1:0"), CountingDoor(None, (), "127.0.0.1:0")
        ticket = await host.open()
        await host.close()
        endpoints = []
        for longest in (60.0, 60.0, 0.0):
            monkeypatch.setattr(iroh_door, "MAX_OFFLINE", longest)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(1.2 if longest == 0 else 0.2):
                    await guest.dial(ticket)
            endpoints.append(guest.endpoints)
        await guest.close()
        return endpoints

    assert run(work()) == [1, 1, 2]


def test_a_ticket_of_many_addresses_still_fits_into_an_invite():
    identity = iroh.SecretKey.from_bytes(KEY).public()
    addresses = [f"[2001:db8::{n:x}]:7550" for n in range(40)] + ["192.0.2.7:7550"]
    ticket = iroh_door._ticket(iroh.EndpointAddr(identity, "https://relay.example.org/", addresses))
    left = iroh.EndpointTicket.from_string(ticket).endpoint_addr()
    assert 300 < len(ticket) <= iroh_door.MAX_TICKET
    assert "192.0.2.7:7550" in left.direct_addresses()
    assert left.relay_url() == "https://relay.example.org/"


def test_a_busy_host_lets_in_whose_address_is_proved(monkeypatch):
    monkeypatch.setattr(iroh_door, "_BUSY", 0)

    async def work():
        host, guest = IrohDoor(KEY, (), "127.0.0.1:0"), IrohDoor(None, (), "127.0.0.1:0")
        _near, far = await connected(guest, await host.open(), host)
        await guest.close()
        await host.close()
        return far.source

    assert run(work()) == "127.0.0.1"


def test_guests_that_only_half_connect_leave_room_for_others(monkeypatch):
    """They connect and open no stream; each source has so many at a time."""
    monkeypatch.setattr(iroh_door, "_WAITING_OF_SOURCE", 3)
    monkeypatch.setattr(iroh_door, "_CONNECTING", 0.5)

    async def work():
        host, guest = IrohDoor(KEY, (), "127.0.0.1:0"), IrohDoor(None, (), "127.0.0.1:0")
        ticket = await host.open()
        half = [await guest.dial(ticket) for _ in range(3)]
        await asyncio.sleep(0.1)
        with pytest.raises(DoorError):
            await guest.dial(ticket)
        assert [await each.read() for each in half] == [b"", b"", b""]  # their time is over
        await connected(guest, ticket, host)
        await guest.close()
        await host.close()
        return True

    assert run(work())
