"""What a screen reader is told of a match: who did what, what came of it and why, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from tabletop.files.settings import SPOKEN
from tabletop.ui.style.i18n import by_name, joined, spoken_line, to_language

if TYPE_CHECKING:
    from tabletop.ui.panels.summary_content import SummaryLine
    from tabletop.ui.play.animation_frames import Frame
    from tabletop.ui.play.match_controller import MatchController
    from tabletop.ui.play.prompt_text import PromptTexts


PATIENCE_MS = 1500
"""So long an opponent thinks before whoever waits in the dark is told that it does."""


def amounts() -> tuple[tuple[str, str], ...]:
    """How much can be told, as the settings keep it and in words."""
    words = (
        QCoreApplication.translate("Speaker", "Short: who did what"),
        QCoreApplication.translate("Speaker", "Normal: also what came of it"),
        QCoreApplication.translate("Speaker", "Everything: also the reasons"),
    )
    return tuple(zip(SPOKEN, words, strict=True))


class ScreenReader(QObject):
    """Tells what happens on one table, once, as much of it as the settings say."""

    def __init__(
        self, controller: MatchController, asking: PromptTexts, announce: Callable[..., None]
    ) -> None:
        super().__init__(asking)
        self._controller, self._asking, self._announce = controller, asking, announce
        self._asked: object = None
        """The offer whose prompt has been told, or the state in which the match is over."""
        self._others = False
        """Whether opponents have acted since a person was asked."""
        self._patient = True
        """Whether nobody has been said to think since then."""
        self._stood: object = None
        """The points of all when they were told last."""
        self._thinks = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._thinks.timeout.connect(self._still_thinking)
        controller.film.shown.connect(self._line)
        controller.narrator.line_added.connect(self._summed)
        controller.turned.connect(self._turned)
        controller.changed.connect(self._ask)

    def open(self) -> None:
        """Say what is played, by whom and as whom, and who the listener is."""
        c, names = self._controller, self._controller.playback.names
        words = QCoreApplication.translate("Speaker", "{game}. At the table: {names}.")
        there = joined([self._introduced(seat) for seat in range(len(names))])
        told = words.format(game=to_language(c.session.game.about.title), names=there)
        if len(c.session.seats) == 1:
            own = names[c.session.seats[0]]
            you = QCoreApplication.translate("Speaker", "You are {name}.").format(name=own)
            told = f"{told} {you}"
        self._announce(told)

    def _introduced(self, seat: int) -> str:
        c = self._controller
        name = c.playback.names[seat]
        whom = to_language(c.session.game.role(c.session.full_view(c.session.now, c.viewer), seat))
        words = QCoreApplication.translate("Speaker", "{name} ({whom})", "as whom a seat plays")
        return words.format(name=name, whom=whom) if whom else name

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
        self._others = self._others or (frame.turn >= 0 and not c.playback.director.is_person(frame.turn))
        if frame.reason and self._amount != "everything":
            return
        if frame.words and not (frame.result and self._amount == "short"):
            whose = frame.whose
            brought = (
                0 <= whose == c.viewer and self._others
            )  # in the turn of another no line goes without a name
            names = c.playback.names
            words = spoken_line(frame.words, whose, c.viewer, names)
            self._announce(by_name(words, names[whose]) if brought else words)

    def _summed(self, told: SummaryLine) -> None:
        if not told.closing or self._amount == "short":
            return
        c = self._controller
        stand = c.session.game.totals(c.session.full_view(c.session.now, c.viewer))
        if stand != self._stood:
            self._stood = stand
            self._announce(told.words)

    def _turned(self, on: bool) -> None:  # noqa: FBT001  a signal's value
        self._others = False
        back = QCoreApplication.translate("Speaker", "Taken back.")
        again = QCoreApplication.translate("Speaker", "Done again.")
        self._announce(again if on else back)

    def _ask(self) -> None:
        """Tell what is asked now, or how the match has ended, when the film is over."""
        c = self._controller
        self._thinks.stop()
        if c.film.running or c.veiled:
            return
        if c.at is not None:
            self._look_back(c.at)
            return
        if c.waiting is None:
            end = c.session.full_view(c.session.now, c.viewer)
            if self._asked is not end:
                self._asked = end
                self._announce(to_language(c.session.verdict_text), at_once=True)
            return
        if c.offer is None:
            self._thinks.start()
            return
        others, self._others, self._patient = self._others, False, True
        if self._asked is not c.offer:
            self._asked = c.offer
            words = self._asking.aloud(c.waiting)
            if self._amount != "short":
                words = f"{words} {to_language(c.session.holdings_text(c.waiting, c.viewer))}".rstrip()
            if others:
                turn = QCoreApplication.translate("Speaker", "Your turn. {prompt}")
                words = turn.format(prompt=words)
            self._announce(words, at_once=others)

    def _look_back(self, at: int) -> None:
        """Tell which earlier moment is shown and what had just been done; the prompt is told anew after."""
        if self._asked == at or self._controller.playback.playing:
            return
        self._asked = at
        c, names = self._controller, self._controller.playback.names
        told = [QCoreApplication.translate("MatchPage", "The match after %n move(s).", None, at)]
        if at:
            lines = (beat.line for beat in c.session.beats(at - 1, c.viewer))
            told += [
                spoken_line(to_language(line.text), line.seat, c.viewer, names)
                for line in lines
                if line is not None
            ]
        self._announce(" ".join(told[:2] if self._amount == "short" else told))

    def _still_thinking(self) -> None:
        """An opponent takes its time: say so, once until a person is asked again."""
        c = self._controller
        if self._patient and c.waiting is not None and c.session.busy and c.offer is None:
            self._patient = False
            self._announce(self._asking.thinking(c.waiting.seat))
