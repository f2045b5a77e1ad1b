"""The written forms of what a room sends, strictly validated: types, ranges, lengths, and placeholders."""

from __future__ import annotations

from dataclasses import dataclass
from string import Formatter
from typing import Annotated

from annotated_types import Ge, Le, MaxLen
from pydantic import FiniteFloat

from tabletop.engine.reward import Sound
from tabletop.engine.rules import Data
from tabletop.files import records
from tabletop.files.documents import Document
from tabletop.files.setup_codec import SEATS, Seats, Word

_MOST = 1_000_000_000
_Number = Annotated[int, Ge(-_MOST), Le(_MOST)]
SeatNumber = Annotated[int, Ge(-1), Le(SEATS)]
MomentNumber = Annotated[int, Ge(0), Le(records.MOST_ACTIONS)]
_Words = Annotated[str, MaxLen(2000)]
_Keys = Annotated[tuple[Word, ...], MaxLen(1000)]


@dataclass(frozen=True, slots=True)
class TextForm(Data):
    """A text as `codec.write_text` writes it."""

    context: Word
    source: _Words
    comment: _Words
    n: _Number
    values: Annotated[dict[Word, _Number | FiniteFloat | _Words | TextForm], MaxLen(20)]

    def __post_init__(self) -> None:
        """Raise ValueError if a placeholder is not filled, or does more than name a value."""
        if self.values:
            _check_placeholders(self.source, {*self.values})


@dataclass(frozen=True, slots=True)
class ClauseForm(TextForm):
    """The clause of a headline, which is filled with things and an amount later."""

    def __post_init__(self) -> None:
        """As for a text."""
        _check_placeholders(self.source, {*self.values, "things", "amount"})


def _check_placeholders(source: str, filled: set[str]) -> None:
    for _, name, how, conversion in Formatter().parse(source):
        if name is not None and (name not in filled or how or conversion):
            raise ValueError(f"“{{{name}}}” is not filled")


@dataclass(frozen=True, slots=True)
class HeadlineForm(Data):
    seat: SeatNumber
    kind: Word
    weight: _Number
    did: ClauseForm
    things: Annotated[tuple[TextForm, ...], MaxLen(200)]
    amount: _Number
    instead: _Keys


@dataclass(frozen=True, slots=True)
class RewardForm(Data):
    seat: SeatNumber
    sound: Sound
    unit: TextForm
    amount: _Number
    purse: _Keys
    source: _Keys
    large: Word


@dataclass(frozen=True, slots=True)
class LineForm(Data):
    text: TextForm
    seat: SeatNumber
    pieces: _Keys
    rule: Word
    reward: RewardForm | None = None
    headline: HeadlineForm | None = None


@dataclass(frozen=True, slots=True)
class BeatForm(Data):
    line: LineForm | None
    reason: bool
    view: Document
    motion: Word = ""
    coins: Annotated[int, Ge(0), Le(1000)] = 1


@dataclass(frozen=True, slots=True)
class ReasonsForm(Data):
    seat: SeatNumber
    why: Annotated[tuple[TextForm, ...], MaxLen(100)]


@dataclass(frozen=True, slots=True)
class EntryForm(Data):
    by: SeatNumber
    final: bool
    own: bool
    beats: Annotated[tuple[BeatForm, ...], MaxLen(1000)]
    view: Document
    reasons: Annotated[tuple[ReasonsForm, ...], MaxLen(SEATS)]


@dataclass(frozen=True, slots=True)
class MomentsForm(Data):
    since: MomentNumber
    now: MomentNumber
    moments: Annotated[tuple[EntryForm, ...], MaxLen(200)]
    setup: Seats | None = None
    opening: Annotated[tuple[BeatForm, ...], MaxLen(1000)] | None = None
    view: Document | None = None


@dataclass(frozen=True, slots=True)
class OverForm(Data):
    record: Document
    secret: Word = ""
    salts: _Keys = ()


@dataclass(frozen=True, slots=True)
class ErrorForm(Data):
    kind: Word
    text: TextForm
    rule: Word = ""


@dataclass(frozen=True, slots=True)
class EnteredForm(Data):
    seat: Annotated[int, Ge(0), Le(SEATS)]
    setup: Seats
    since: MomentNumber
    hints: bool = False


@dataclass(frozen=True, slots=True)
class InvitedForm(Data):
    invite: Annotated[str, MaxLen(100)]
