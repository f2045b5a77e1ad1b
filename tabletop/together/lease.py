"""The lease of a host among others: how long its rooms are surely its own.

The database that hosts share says by its own clock who is alive. A host that sleeps, or is stopped, does not
notice that this time is over, and would answer from old memory. So it trusts its lease for less time than the
others do, counted by its own clock from before it was asked for; and a lease that was not renewed in time is
never renewed later: the host goes on under another name, with other rooms.
"""

from __future__ import annotations

import time
from collections.abc import Callable

LEASE = 5.0
"""Seconds after which a host that has not renewed its lease may lose its rooms to others."""
SAFE = 4.2
"""Seconds for which a host trusts its own lease."""


def running_seconds() -> float:
    """Return seconds that also pass while the machine sleeps, where the system can tell."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Lease:
    """What a host knows of its own lease; any thread may read it.

    Args:
        clock: Counts seconds.
    """

    def __init__(self, clock: Callable[[], float] = running_seconds) -> None:
        self.clock = clock
        self._term: tuple[str, float] = "", float("-inf")

    @property
    def holder(self) -> str:
        """The name under which the host has its rooms; "" if the lease is not surely good now."""
        name, since = self._term
        return name if self.clock() - since < SAFE else ""

    def renew(self, name: str, since: float) -> None:
        """Note that the lease was renewed; `since`: the time by the clock before that was asked for."""
        self._term = name, since
