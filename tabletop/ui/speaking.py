"""What a screen reader is told of a match: who did what, what came of it and why, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tabletop.files.settings import SPOKEN
from tabletop.ui.words import for_ears, say

if TYPE_CHECKING:
    from tabletop.opponents.mind import Thought
    from tabletop.ui.asking import Asking
    from tabletop.ui.controller import MatchController
    from tabletop.ui.director import Frame
    from tabletop.ui.narration import Told
    from tabletop.ui.offer import Move


def amounts() -> tuple[tuple[str, str], ...]:
    """How much can be told, as the settings keep it and in words."""
    words = (
        QCoreApplication.translate("Speaker", "Short: who did what"),
        QCoreApplication.translate("Speaker", "Normal: also what came of it"),
        QCoreApplication.translate("Speaker", "Everything: also the reasons"),
    )
    return tuple(zip(SPOKEN, words, strict=True))


class Speaker(QObject):
    """Tells what happens on one table, once, as much of it as the settings say."""

    def __init__(self, controller: MatchController, asking: Asking, announce: Callable[..., None]) -> None:
        super().__init__(asking)
        self._controller, self._asking, self._announce = controller, asking, announce
        self._asked: object = None
        """The offer whose prompt has been told, or the state in which the match is over."""
        self._others = False
        """Whether opponents have acted since a person was asked."""
        controller.film.shown.connect(self._line)
        controller.narrator.told.connect(self._summed)
        controller.turned.connect(self._turned)
        controller.hinted.connect(self._hint)
        controller.changed.connect(self._ask)

    @property
    def _amount(self) -> str:
        return self._controller.settings.spoken

    def tell_amount(self) -> None:
        """Say how much is told from now on."""
        self._announce(dict(amounts())[self._amount])

    def panel(self, *, shown: bool) -> None:
        """Say that the panel at the side has been shown or hidden."""
        there = QCoreApplication.translate("Speaker", "The panel at the side is shown.")
        gone = QCoreApplication.translate("Speaker", "The panel at the side is hidden.")
        self._announce(there if shown else gone)

    def _line(self, frame: Frame) -> None:
        c = self._controller
        self._others = self._others or (frame.seat >= 0 and not c.playback.director.is_person(frame.seat))
        if frame.reason and self._amount != "everything":
            return
        if frame.words and not (frame.result and self._amount == "short"):
            self._announce(for_ears(frame.words, frame.whose, c.eyes, c.playback.names))

    def _summed(self, told: Told) -> None:
        if told.closing and self._amount != "short":
            self._announce(told.words)

    def _turned(self, on: bool) -> None:  # noqa: FBT001  a signal's value
        self._others = False
        back = QCoreApplication.translate("Speaker", "Taken back.")
        again = QCoreApplication.translate("Speaker", "Done again.")
        self._announce(again if on else back)

    def _hint(self, move: Move, thought: Thought) -> None:
        assert self._controller.offer is not None
        told = [self._controller.offer.words(move.action), *map(say, thought.why)]
        words = QCoreApplication.translate("Speaker", "Hint: {words}")
        self._announce(words.format(words=" ".join(told)))

    def _ask(self) -> None:
        """Tell what is asked now, or how the match has ended, when the film is over."""
        c = self._controller
        if c.film.running or c.veiled or c.at is not None:
            return
        if c.waiting is None:
            end = c.session.known(c.session.now, c.eyes)
            if self._asked is not end:
                self._asked = end
                self._announce(say(c.session.game.verdict(end)), at_once=True)
            return
        if c.offer is None:
            return
        others, self._others = self._others, False
        if self._asked is not c.offer:
            self._asked = c.offer
            words = self._asking.asked(c.waiting)
            if others:
                turn = QCoreApplication.translate("Speaker", "Your turn. {prompt}")
                words = turn.format(prompt=words)
            self._announce(words, at_once=others)
