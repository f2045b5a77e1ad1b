"""Somebody who takes part in a room, over one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tabletop.engine.match import Entry
from tabletop.files.documents import Document
from tabletop.together.moments import SeatHistory, common


@dataclass(eq=False)
class Guest:
    """Somebody who is there over one line; `tell` sends a message to them without waiting.

    Attributes:
        seat: Their seat; -1 before they have entered.
        heard: The entries that they were told; None before the first moment.
        ended: True if they were told the end.
        last: The number of their last request, and the answer to it.
        send_away: Ends their line.
    """

    tell: Callable[[Document], object]
    seat: int = -1
    heard: list[Entry] | None = None
    ended: bool = False
    last: tuple[int, Document] = field(default_factory=lambda: (0, {}))
    send_away: Callable[[], object] = lambda: None

    def hear(self, history: SeatHistory) -> bool:
        """Tell them the next moments of their seat that they have not heard; False if there are more."""
        entries, heard = history.noticed, self.heard
        since = common(heard or [], entries)
        if heard is None or since < max(len(heard), len(entries)):
            message = next(history.messages(since, first=heard is None))
            self.tell(message)
            self.heard = entries[: since + len(message["moments"])]
            return len(self.heard) == len(entries)
        return True
