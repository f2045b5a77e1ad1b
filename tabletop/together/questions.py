"""The question that all who are there are asked, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tabletop.engine.text import translate
from tabletop.files.documents import Document
from tabletop.together.guest import Guest
from tabletop.together.moments import SeatHistory
from tabletop.together.room_requests import RefusalError

_NO_QUESTION = translate("room", "Nobody asks you anything now.")


@dataclass(slots=True)
class OpenQuestion:
    """What all are asked.

    Attributes:
        what: "back": may a seat take back its last action? "stand in": may a bot play for somebody away?
            "practice": is it to be a practice match, in which undo goes past what was shown? "free": is the
            seat of somebody who is away to be free?
        seat: Who asks.
        to: For "back": how many entries would be left.
        away: For "stand in" and "free": the seat of the person who is away; else -1.
        level: For "stand in" and "free": the level of the bot; "" for none.
        agreed: Who has agreed so far.
        missing: Who has not answered yet.
    """

    what: str
    seat: int
    to: int = 0
    away: int = -1
    level: str = ""
    agreed: set[int] = field(default_factory=set)
    missing: set[int] = field(default_factory=set)


class Questions:
    """The present question, and what all are told of it.

    Args:
        guests: Everybody who is there.
        history: Returns the moments of a seat.
    """

    def __init__(self, guests: list[Guest], history: Callable[[int], SeatHistory]) -> None:
        self._guests, self._history = guests, history
        self._question: OpenQuestion | None = None

    def pose(self, question: OpenQuestion) -> bool:
        """Ask all others who are there; a question from before is asked no more.

        Returns:
            False if nobody else is there, so that nobody has to agree.
        """
        self.conclude()
        question.missing = {guest.seat for guest in self._guests} - {question.seat}
        if question.missing:
            self._question = question
            self._tell()
        return bool(question.missing)

    def agree(self, seat: int, *, yes: bool) -> OpenQuestion | None:
        """Take the answer of a seat; returns the question, to be fulfilled, when all have agreed, else None.

        The seat that asks may take the question back.

        Raises:
            RefusalError: Nothing is asked of the seat.
        """
        question = self._question
        asks = question is not None and seat == question.seat and not yes
        if question is None or not (asks or seat in question.missing):
            raise RefusalError("nothing", _NO_QUESTION)
        if not yes:
            self.conclude(seat)
            return None
        question.missing.discard(seat)
        question.agreed.add(seat)
        if question.missing:
            self._tell()
            return None
        return question

    def fulfil(self) -> None:
        """End the question: what all have agreed to is done."""
        self._end({"tell": "agreed"})

    def seat_entered(self, seat: int) -> None:
        """Ask somebody, too, who has come while a question is asked; it ends if it was about them."""
        question = self._question
        if question is None:
            return
        if seat == question.away:
            self.conclude()
            return
        if seat != question.seat and seat not in question.agreed:
            question.missing.add(seat)
        self._tell()

    def table_changed(self, *, noticed: bool) -> None:
        """End a question about the last action, as somebody has played on.

        `noticed`: False if nobody notices that, who must not learn by it that something was sealed.
        """
        if noticed and self._question is not None and self._question.what == "back":
            self.conclude()

    def seat_left(self, seat: int) -> None:
        """End the question if somebody is gone who has asked it or has not answered."""
        if self._question is not None and seat in (self._question.seat, *self._question.missing):
            self.conclude()

    def conclude(self, seat: int = -1) -> None:
        """End the question, if one is asked: a seat has declined, or something else has ended it (-1)."""
        self._end({"tell": "declined", "seat": seat})

    def _end(self, message: Document) -> None:
        if self._question is not None:
            self._question = None
            for guest in self._guests:
                guest.tell(message)

    def _tell(self) -> None:
        """Tell everybody the question, with the moment as each of them counts."""
        question = self._question
        assert question is not None
        message: Document = {"tell": "asked", "what": question.what, "seat": question.seat}
        message |= {"agreed": sorted(question.agreed), "missing": sorted(question.missing)}
        if question.away >= 0:
            message |= {"away": question.away, "level": question.level}
        for guest in self._guests:
            history = self._history(guest.seat)
            to = sum(history.position(at) <= question.to for at in range(1, history.length + 1))
            guest.tell(message | ({"moment": to} if question.what == "back" else {}))
