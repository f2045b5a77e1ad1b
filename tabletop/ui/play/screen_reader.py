"""Announces a match to screen readers: actions, their outcomes and reasons, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from tabletop.engine.text import Text
from tabletop.files.settings import SPOKEN
from tabletop.session.protocol import Session
from tabletop.session.turns import has_begun
from tabletop.session.views import EVERYBODY
from tabletop.ui.keys import KEYS
from tabletop.ui.style.i18n import addressed, by_name, join_names, spoken_line, to_language

if TYPE_CHECKING:
    from tabletop.ui.play.animation_frames import Frame
    from tabletop.ui.play.match_controller import MatchController
    from tabletop.ui.play.prompt_text import PromptTexts


_PATIENCE_MS = 1500
"""Milliseconds a bot thinks before screen readers announce it."""


def amounts() -> tuple[tuple[str, str], ...]:
    """Return the amounts of detail: the value in the settings, and its name."""
    words = (
        QCoreApplication.translate("Speaker", "Short: who did what"),
        QCoreApplication.translate("Speaker", "Normal: also what came of it"),
        QCoreApplication.translate("Speaker", "Everything: also the reasons"),
    )
    return tuple(zip(SPOKEN, words, strict=True))


def addressed_text(session: Session, text: Text) -> str:
    """Return a text in words whose lists call the only player at this screen "you"."""
    if len(session.seats) == 1:
        text = addressed(text, session.game.seat_texts(session.setup)[session.seats[0]])
    return to_language(text)


class ScreenReader(QObject):
    """Announces what happens on one table, once, in the amount of detail that the settings say."""

    def __init__(
        self, controller: MatchController, asking: PromptTexts, announce: Callable[..., None]
    ) -> None:
        super().__init__(asking)
        self._controller, self._asking, self._announce = controller, asking, announce
        self._announced: object = None
        """What was announced last: a decision, the state of the finished match, or an earlier moment."""
        self.tells_end = True
        """False if a result is shown at the end, which takes the focus and is read."""
        self._others = False
        """True if opponents have acted since the last prompt."""
        self._line_before, self._repeated = "", 0
        """The line announced last in an animation, and how often it happened again."""
        self._patient = True
        """True until a thinking bot has been announced, reset with each prompt."""
        self._thinks = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._thinks.timeout.connect(self._still_thinking)
        controller.film.shown.connect(self._line)
        controller.film.ended.connect(self._announce_repeated)
        controller.undo_redo.turned.connect(self._turned)
        controller.changed.connect(self._ask)

    def open(self) -> None:
        """Announce the game, the players with their roles, the listener's seat, and keys that help."""
        c, names = self._controller, self._controller.playback.names
        words = QCoreApplication.translate("Speaker", "{game}. At the table: {names}.")
        there = join_names([self._introduced(seat) for seat in range(len(names))])
        introduction = words.format(game=to_language(c.session.game.about.title), names=there)
        if len(c.session.seats) == 1:
            own = names[c.session.seats[0]]
            you = QCoreApplication.translate("Speaker", "You are {name}.").format(name=own)
            introduction = f"{introduction} {you}"
        self._announce(introduction)
        if self._amount != "short" and c.session.stage is None:
            keys = QCoreApplication.translate(
                "Speaker", "{own} says what you have, {standings} how all stand, {story} what happened."
            )
            named = {name: KEYS[f"say_{name}"] for name in ("own", "standings", "story")}
            self._announce(keys.format(**named))

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
        """Announce the amount of detail that applies from now on."""
        self._announce(dict(amounts())[self._amount])

    def panel(self, *, shown: bool) -> None:
        """Announce that the side panel was shown or hidden."""
        there = QCoreApplication.translate("Speaker", "The panel at the side is shown.")
        gone = QCoreApplication.translate("Speaker", "The panel at the side is hidden.")
        self._announce(there if shown else gone)

    def _line(self, frame: Frame) -> None:
        c = self._controller
        others = frame.turn >= 0 and not c.playback.director.is_person(frame.turn)
        self._others = self._others or others
        summed = others or frame.turn not in (-1, c.viewer, *self._together())
        in_sentence = summed and frame.whose not in (-1, c.viewer)  # by the sentence about the turn
        if self._amount != "everything" and (frame.reason or in_sentence):
            return
        if frame.words and not (frame.result and self._amount == "short"):
            whose = frame.whose
            brought = 0 <= whose == c.viewer and self._others  # in another's turn each line needs a name
            said = addressed_text(c.session, frame.text) or frame.words
            words = spoken_line(said, whose, c.viewer, c.playback.names)
            you = QCoreApplication.translate("Speaker", "You")
            self._announce_once(by_name(words, you) if brought else words)

    def _announce_once(self, words: str) -> None:
        """Announce a line; one that is equal to the line before it is counted instead."""
        if words == self._line_before:
            self._repeated += 1
            return
        self._announce_repeated()
        self._line_before = words
        self._announce(words)

    def _announce_repeated(self) -> None:
        """Announce how often the last line happened, if more than once."""
        again, line = self._repeated, self._line_before
        self._repeated, self._line_before = 0, ""
        if again:
            words = QCoreApplication.translate("Speaker", "{line}: %n time(s) in all", None, again + 1)
            self._announce(words.format(line=line))

    def _together(self) -> tuple[int, ...]:
        """Return the seats that watch together with everybody's eyes; none if one seat looks."""
        return self._controller.session.seats if self._controller.viewer == EVERYBODY else ()

    def _turned(self, on: bool) -> None:  # noqa: FBT001  a signal's value
        self._others = False
        back = QCoreApplication.translate("Speaker", "Undone.")
        again = QCoreApplication.translate("Speaker", "Redone.")
        self._announce(again if on else back)

    def _ask(self) -> None:
        """Announce the current prompt or the result, once the animation has ended."""
        c = self._controller
        self._thinks.stop()
        if c.film.running or c.veiled:
            return
        if c.at is not None:
            self._look_back(c.at)
            return
        if c.pending_choice is None:
            end = c.session.full_view(c.session.now, c.viewer)
            if self._announced is not end:
                self._announced = end
                if self.tells_end:
                    self._announce(to_language(c.session.verdict_text), at_once=True)
            return
        if c.offer is None:
            self._thinks.start()
            return
        others, self._others, self._patient = self._others, False, True
        if self._announced is not c.offer:
            self._announced = c.offer
            words = self._asking.aloud(c.pending_choice)
            if self._amount != "short":
                words = f"{words} {to_language(c.session.holdings_text(c.pending_choice, c.viewer))}".rstrip()
            if others:
                turn = QCoreApplication.translate("Speaker", "Your turn. {prompt}")
                words = turn.format(prompt=words)
            self._announce(words, at_once=others and self._amount == "everything")

    def _look_back(self, at: int) -> None:
        """Announce an earlier moment and the action before it. Afterwards the prompt is announced again."""
        if self._announced == at or self._controller.playback.playing:
            return
        self._announced = at
        c, names = self._controller, self._controller.playback.names
        announced = [QCoreApplication.translate("MatchPage", "The match after %n move(s).", None, at)]
        if at:
            lines = (beat.line for beat in c.session.beats(at - 1, c.viewer))
            announced += [
                spoken_line(to_language(line.text), line.seat, c.viewer, names)
                for line in lines
                if line is not None
            ]
        self._announce(" ".join(announced[:2] if self._amount == "short" else announced))

    def _still_thinking(self) -> None:
        """Announce that a bot thinks about its turn, once until the next prompt; not within that turn."""
        c, session = self._controller, self._controller.session
        if c.film.running or c.pending_choice is None or c.offer is not None or not session.others.busy:
            return
        begun = has_begun(session.entries[: session.now], session.seats, c.pending_choice.seat)
        if self._patient and not begun:
            self._patient = False
            self._announce(self._asking.thinking(c.pending_choice.seat))
