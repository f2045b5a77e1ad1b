"""The content of a turn summary, without the widget that shows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRect


@dataclass(frozen=True, slots=True)
class SummaryLine:
    """One line of a turn summary: its seat (-1: nobody's), words and rule, and what kind of line it is."""

    seat: int
    words: str
    reason: bool = False
    rule: str = ""
    heading: bool = False
    closing: bool = False


@dataclass
class SummaryContent:
    """The lines of a turn summary or of a hint.

    Attributes:
        seat: Whose turn it is; -1 if nobody's.
        hint_of: The offer that the hint is about; None for a summary.
        several: True if it holds the turns of several seats, each below a heading.
        clear: The place on the table that a hint must not cover.
    """

    seat: int = -1
    title: str = ""
    automa: bool = True
    lines: list[SummaryLine] = field(default_factory=list)
    hint_of: object = None
    several: bool = False
    clear: QRect = field(default_factory=QRect)
