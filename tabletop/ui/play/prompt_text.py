"""The texts of the prompt bar: the pending decision, the result, or the displayed earlier moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tabletop.engine.cast import plain_seat
from tabletop.engine.game import PERSON
from tabletop.engine.rules import AnyChoice
from tabletop.opponents.levels import LEVELS
from tabletop.session.views import EVERYBODY
from tabletop.ui.panels.prompt_bar import PromptBar, bar_button
from tabletop.ui.play.animation_frames import Frame
from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.style.i18n import join_names, literal, to_language


class PromptTexts(QObject):
    """Keeps the prompt bar of one match up to date with the match and its animation."""

    scores_requested = Signal()
    new_requested = Signal()

    def __init__(self, controller: MatchController, bar: PromptBar) -> None:
        super().__init__(bar)
        self._controller, self._bar = controller, bar
        self._frame: Frame | None = None
        """The frame of the animation that is shown, or was shown last."""
        self._acting: tuple[int, str] | None = None
        """Who acts in the animation while the bar says so, -1 for nobody; None while it asks."""
        self.aloud: Callable[[AnyChoice], str] = self.prompt_text
        """The prompt of a decision for screen readers."""
        controller.film.shown.connect(self._film_shows)
        controller.playback.replay_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the current state of the match."""
        c, bar = self._controller, self._bar
        session, playback = c.session, c.playback
        film, waiting = c.film.running and c.at is None, c.pending_choice
        self._acting = self._acting_now()
        view = self._frame.view if film and self._frame is not None else playback.view
        clock = to_language(session.game.progress_text(view))
        if c.at is not None:
            self._look_back(clock)
        elif playback.replay_words:
            bar.ask(-1, playback.replay_words, clock)
            bar.show_other(bar_button(QCoreApplication.translate("MatchPage", "&Back"), c.film.skip))
        elif waiting is None and film:
            bar.ask(-1, QCoreApplication.translate("MatchPage", "The match is over."), clock)
            bar.show_other()
        elif waiting is None:
            bar.ask(-1, to_language(session.verdict_text), clock)
            scores = QCoreApplication.translate("MatchPage", "&Final scores")
            new = QCoreApplication.translate("MatchPage", "&New match")
            bar.show_other(
                bar_button(scores, self.scores_requested.emit),
                bar_button(new, self.new_requested.emit, accent=True),
            )
        elif c.remote.disconnected:
            bar.ask(-1, self._reason(), clock)
            try_now = QCoreApplication.translate("MatchPage", "&Try now")
            bar.show_other(bar_button(try_now, c.remote.reconnect))
        elif self._acting is not None:
            seat, words = self._acting
            bar.ask(seat, words, clock, automa=seat >= 0)
            bar.show_other()
        elif c.remote.late:
            bar.ask(waiting.seat, self._reason(), clock)
            bar.show_other()
        else:
            automa = session.setup.seats[waiting.seat] != PERSON
            others = automa or waiting.seat in self._elsewhere()
            words = self.thinking(waiting.seat) if others else self.prompt_text(waiting)
            bar.ask(waiting.seat, words, clock, automa=automa)
            bar.show_buttons(c.offer)
            for seat in self._missed():
                words = QCoreApplication.translate("MatchPage", "&Let the computer play for {name}")
                button = words.format(name=literal(c.playback.names[seat]))
                bar.add_other(bar_button(button, partial(c.remote.ask_stand_in, seat)))
            if c.offer is not None and c.viewer == EVERYBODY:
                look = QCoreApplication.translate("MatchPage", "&Show my hand")
                bar.add_other(bar_button(look, c.look_at_hand))

    def _elsewhere(self) -> tuple[int, ...]:
        """Return the seats of persons elsewhere who are waited for."""
        room = self._controller.session.room
        return () if room is None else room.waiting_elsewhere()

    def _missed(self) -> tuple[int, ...]:
        """Return the seats of persons who are waited for and away, while nothing is asked."""
        room = self._controller.session.room
        return () if room is None or room.questions.present is not None else room.questions.missed()

    def _reason(self) -> str:
        """Return why nothing can be done now."""
        reason = self._controller.session.read_only_reason
        return to_language(reason) if reason is not None else ""

    def prompt_text(self, waiting: AnyChoice) -> str:
        """Return the prompt of a decision, with the name of the seat if several persons share the screen."""
        c = self._controller
        words = to_language(c.session.prompt_text(waiting, c.viewer))
        if len(c.session.seats) > 1:
            named = QCoreApplication.translate("MatchPage", "{name}: {prompt}")
            words = named.format(name=c.playback.names[waiting.seat], prompt=words)
        if c.offer is not None and c.offer.forced and c.offer.moves and c.session.stage is None:
            only = QCoreApplication.translate("MatchPage", "{prompt} There is only one legal move.")
            words = only.format(prompt=words)
        return words

    def _acting_now(self) -> tuple[int, str] | None:
        """Return who acts in the animation, now or next, and the text; None if no turn of others is left.

        The seat is -1 where nobody acts: then the text is what happens at the table.

        The pending decision is asked after it. Its gestures and keys end the animation at once.
        """
        c = self._controller
        if not c.film.running or c.at is not None or c.pending_choice is None:
            return None
        not_others = {-1, c.pending_choice.seat, *c.session.seats}
        frames = (frame for frame in c.film.ahead if isinstance(frame, Frame))
        others = [frame for frame in frames if frame.turn not in not_others]
        frame = next((each for each in others if each.seat >= 0 or each.words), others[0] if others else None)
        if frame is None:
            return None
        if frame.seat < 0:
            table = QCoreApplication.translate("MatchPage", "Something happens at the table.")
            return -1, frame.words or table
        words = QCoreApplication.translate("MatchPage", "{name} is playing.")
        return frame.seat, words.format(name=c.playback.names[frame.seat])

    def _look_back(self, clock: str) -> None:
        c = self._controller
        words = QCoreApplication.translate(
            "MatchPage", "The match after %n move(s).", None, c.playback.moment
        )
        self._bar.ask(-1, words, clock)
        now = QCoreApplication.translate("MatchPage", "&Now")
        branch = QCoreApplication.translate("MatchPage", "&Play on from here in a new match")
        self._bar.show_other(
            bar_button(branch, c.branch_here), bar_button(now, lambda: c.playback.look(None), accent=True)
        )

    def thinking(self, seat: int) -> str:
        """Return the text that a bot is thinking, at most for some seconds, or that persons are choosing."""
        names = self._controller.playback.names
        if seat in (elsewhere := self._elsewhere()):
            if (words := self._absent(seat)) and len(elsewhere) == 1:
                return words
            if len(elsewhere) == 1:
                words = QCoreApplication.translate("MatchPage", "{name} is choosing.")
                return words.format(name=names[seat])
            words = QCoreApplication.translate("MatchPage", "{names} are choosing.")
            return words.format(names=join_names([names[each] for each in elsewhere]))
        level, name = LEVELS.get(plain_seat(self._controller.session.setup.seats[seat])), names[seat]
        if level is None or not level.iterations:
            return QCoreApplication.translate("MatchPage", "{name} is thinking.").format(name=name)
        words = QCoreApplication.translate(
            "MatchPage", "{name} is thinking, for %n second(s) at most.", None, ceil(level.seconds)
        )
        return words.format(name=name)

    def _absent(self, seat: int) -> str:
        """Return what is said of somebody who is waited for and not there; "" of who is."""
        room, name = self._controller.session.room, self._controller.playback.names[seat]
        person = next((each for each in room.persons if each.seat == seat), None) if room else None
        if person is None or person.here:
            return ""
        if person.bot:
            words = QCoreApplication.translate("MatchPage", "The computer is choosing for {name}.")
        elif not person.name:
            words = QCoreApplication.translate(
                "MatchPage", "The seat of {name} is free. The match waits until somebody takes it."
            )
        else:
            words = QCoreApplication.translate("MatchPage", "{name} is away. The match waits for {name}.")
        return words.format(name=name)

    def _film_shows(self, frame: Frame) -> None:
        """Update the bar by the frame, so that it does not run ahead of the animation."""
        self._frame = frame
        if self._acting_now() != self._acting:
            self.refresh()
        elif self._controller.film.running and self._controller.at is None:
            self._bar.show_clock(to_language(self._controller.session.game.progress_text(frame.view)))
