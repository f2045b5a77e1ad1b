"""Somebody who takes part in a room, over one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tabletop.engine.match import Entry
from tabletop.files.documents import Document


@dataclass(eq=False)
class Guest:
    """Somebody who is there over one line; `tell` sends a message to them without waiting.

    Attributes:
        seat: Their seat; -1 before they have entered.
        heard: The entries that they were told; None before the first moment.
        ended: True if they were told the end.
        last: The number of their last request, and the answer to it.
    """

    tell: Callable[[Document], object]
    seat: int = -1
    heard: list[Entry] | None = None
    ended: bool = False
    last: tuple[int, Document] = field(default_factory=lambda: (0, {}))
