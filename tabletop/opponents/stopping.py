"""How a search is stopped: by a callback that it asks now and then."""

from __future__ import annotations


def never_stop() -> bool:
    """Return False: the default `stop` callback never stops."""
    return False
