"""The bots that play for persons who are away, until they are back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from tabletop.engine.game import BOT_LEVELS
from tabletop.engine.text import Text, translate
from tabletop.together.questions import OpenQuestion
from tabletop.together.room_requests import Free, RefusalError

_THERE = translate("room", "This person is here, so nobody can play for them.")
_NOT_AWAY = translate("room", "This person is here, so the seat stays theirs.")


class StandIns:
    """The levels of the bots that stand in, by seat.

    Args:
        levels: Those of before.
        store: Called with a change before anybody hears of it; what it raises lets the change fail.
    """

    def __init__(self, levels: Mapping[int, str], store: Callable[[Mapping[int, str]], object]) -> None:
        self.levels, self._store = dict(levels), store

    def seat_bot(self, seat: int, level: str) -> None:
        """Let a bot play for a seat."""
        self._change({**self.levels, seat: level})

    def relieve(self, seat: int) -> bool:
        """Let the person of a seat play again; False if no bot has played for them."""
        if seat not in self.levels:
            return False
        self._change({each: level for each, level in self.levels.items() if each != seat})
        return True

    def _change(self, levels: dict[int, str]) -> None:
        self._store(levels)
        self.levels.clear()  # the match looks into the same dictionary
        self.levels.update(levels)


def stand_in_question(
    asks: int, seat: int, level: str, persons: Collection[int], here: set[int]
) -> OpenQuestion:
    """Return the question if a bot may play for a seat.

    Args:
        asks: The seat that asks.
        seat: The seat of the person who is away.
        level: The level of the bot.
        persons: The seats of persons.
        here: The seats of the persons who are there.

    Raises:
        RefusalError: There is no such seat of a person, no such level, or the person is there.
    """
    _check(seat, level, persons)
    if seat in here:
        raise RefusalError("refused", _THERE)
    return OpenQuestion("stand in", asks, away=seat, level=level)


def free_question(asks: int, request: Free, persons: Collection[int], here: set[int]) -> OpenQuestion:
    """Return the question if a seat is to be free, with a bot that plays there from then on, or without.

    Args:
        asks: The seat that asks.
        request: What it has asked for.
        persons: The seats of persons.
        here: The seats that cannot be freed, as somebody is there.

    Raises:
        RefusalError: There is no such seat of a person, no such level, or somebody is there.
    """
    _check(request.seat, request.level, persons, "")
    if request.seat in here:
        raise RefusalError("refused", _NOT_AWAY)
    return OpenQuestion("free", asks, away=request.seat, level=request.level)


def _check(seat: int, level: str, persons: Collection[int], *no_bot: str) -> None:
    """Raise RefusalError if there is no such seat of a person, or no such level."""
    if seat not in persons or level not in (*BOT_LEVELS, *no_bot):
        levels = ", ".join(BOT_LEVELS)
        raise RefusalError("request", Text("", f"The seat has to be a person's, “level” one of: {levels}."))
