"""Submits the actions of gestures, as the only module, animates them, and offers the next decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice
from tabletop.engine.table import Gesture
from tabletop.engine.text import translate
from tabletop.files.settings import Settings
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.play.animation_frames import OWN_MS
from tabletop.ui.play.drop_feedback import DropFeedback
from tabletop.ui.play.hint_request import HintRequest
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.play.playback import Playback
from tabletop.ui.play.remote_play import RemotePlay
from tabletop.ui.play.reward_animation import Rewards
from tabletop.ui.play.seat_handover import SeatHandover
from tabletop.ui.play.second_thought import ThinkAgain
from tabletop.ui.play.turn_replay import TurnReplay
from tabletop.ui.play.undo_redo import UndoRedo
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from tabletop.ui.play.animation_frames import Frame
    from tabletop.ui.table import TableView
    from tabletop.ui.table.animation import AnimationPlayer

_EARLIER = No(
    "", translate("controller", "This is an earlier moment. Go to Now, or play on from here in a new match.")
)
_WAIT = No("", translate("controller", "It isn't your turn: the opponent is thinking."))
_OTHERS = No("", translate("controller", "It isn't your turn: others are choosing."))


class MatchController(QObject):
    """Submits what gestures and buttons mean, and shows on the table what happens."""

    changed = Signal()
    """Emitted when the position, the displayed moment, or the possible actions have changed."""
    actions_ambiguous = Signal(object, object)
    """Emitted when a gesture is ambiguous (the legal actions it can mean, the position where it was made)."""
    confirmation_needed = Signal(object, str)
    """Emitted when the player must confirm giving something up (the action, what is given up)."""
    ended = Signal()
    """Emitted when the match is over and its last animation has ended. Comes before `changed`."""
    branched = Signal(int)
    """Emitted when a new match is requested that continues from the displayed moment (that moment)."""

    _woken = Signal()
    """Emitted in any thread when others may have done something."""

    def __init__(self, session: Session, table: TableView, settings: Settings) -> None:
        super().__init__(table)
        self.session, self.table = session, table
        self.playback = Playback(session, table)
        self.turn_replay = TurnReplay(self.playback)
        self.rewards = Rewards(self.playback)
        self.handover = SeatHandover(self.playback, self.turn_replay)
        self.offer: MoveOptions | None = None
        self.undo_redo = UndoRedo(self.playback, self.handover)
        self.undo_redo.turned.connect(lambda _on: self.rewards.forget())
        self.undo_redo.done.connect(self._show_turned)
        self.remote = RemotePlay(session, self.playback, self.undo_redo)
        self.remote.grew_late.connect(self.changed)
        self.hint_request = HintRequest(self, self.playback)
        self.hint_request.changed.connect(self.changed)
        self.held: tuple[Gesture, QPointF] | None = None
        """The last gesture and its position, if it is legal but must wait for the lesson; else None."""
        self._closed = False
        self._next_turn = QTimer(self, singleShot=True, interval=0)
        self._next_turn.timeout.connect(self._listen)
        self._woken.connect(self._listen, Qt.ConnectionType.QueuedConnection)
        self._wake = self._woken.emit
        for each in session.others.wake_ups:
            each.connect(self._wake)
        self.think_again = ThinkAgain(self, session.coach, table.hands, self.play)
        self.changed.connect(self.think_again.follow)
        self.use(settings)
        table.set_table(session.game.table, to_language)
        table.gestured.connect(self.attempt)
        self.foresight = DropFeedback(self, self.playback)
        table.hovering.connect(self.foresight.show_reason)
        self.playback.went.connect(self.offer_now)
        self.playback.changed.connect(self.changed)
        self.film.ended.connect(self._settle)

    # What the table shows

    @property
    def film(self) -> AnimationPlayer:
        return self.playback.film

    @property
    def viewer(self) -> int:
        """The viewer: a seat, or EVERYBODY."""
        return self.playback.viewer

    @property
    def at(self) -> int | None:
        """The displayed moment; None if it is the present one."""
        return self.playback.at

    @property
    def veiled(self) -> bool:
        """True if the privacy screen is shown."""
        return self.handover.veiled

    def use(self, settings: Settings) -> None:
        """Apply these settings from now on."""
        self.settings = settings
        self.playback.director.own_speed = settings.my_speed
        self.playback.director.others_speed = settings.opponents_speed
        self.think_again.use(settings.coach)

    def open(self) -> None:
        """Show the current moment; a new match begins with the animation of its opening."""
        if (choice := self.pending_choice) is not None:
            self.handover.begin(choice)
        if not self.veiled and self.session.now == 0:
            self.playback.show_opening()
        else:
            self.playback.show_now()
        self.offer_now()
        self.changed.emit()

    def close(self) -> None:
        """Stop thinking and animating."""
        self._closed = True
        self.playback.playing = False
        self._next_turn.stop()
        for wake_up in self.session.others.wake_ups:
            wake_up.disconnect(self._wake)
        self.session.others.cancel()
        self.remote.disconnect_session()
        self.film.cut()

    def arrived(self) -> None:
        """Remove the privacy screen: the player of the next seat is there."""
        self.handover.arrived()
        self.offer_now()
        self.changed.emit()

    @property
    def pending_choice(self) -> AnyChoice | None:
        """The pending choice as this viewer sees it; None if the match is over."""
        return self.session.active_choice(self.viewer)

    # Gestures

    def attempt(self, gesture: Gesture, at: QPointF) -> None:
        """Play the action of a gesture, ask which one is meant, or show the reason why it is refused."""
        self.film.skip()
        if no := _closed(self.session, self.playback.at, self.offer, self.pending_choice):
            self.table.reasons.show_refusal(no.rule, to_language(no.reason), at)
            return
        assert self.offer is not None
        if no := self.offer.why_not(gesture):
            self._refuse(gesture, no, at)
            return
        legal = [action for action in self.offer.meant(gesture) if self.offer.refusal_of(action) is None]
        if len(legal) == 1:
            self.play(legal[0])
        else:
            self.actions_ambiguous.emit(legal, at)

    def _refuse(self, gesture: Gesture, no: No, at: QPointF) -> None:
        """Show why a gesture is refused; if the rules refuse it, report that to the lesson."""
        assert self.offer is not None
        if self.offer.held(gesture):
            self.held = gesture, at
            self.table.reasons.hold_back(to_language(no.reason), at)
            self.changed.emit()
            return
        meant, seat = self.offer.meant(gesture), self.offer.choice.seat
        if self.session.refused(seat, meant[0] if meant else None) or self.held is not None:
            self.look_again()
        self.table.reasons.show_refusal(no.rule, to_language(no.reason), at)

    def do_anyway(self, aside: Callable[[], None]) -> None:
        """Perform the gesture that had to wait, after `aside` has lifted the reason for waiting."""
        if self.held is not None:
            (gesture, at), self.held = self.held, None
            aside()
            self.look_again()
            self.attempt(gesture, at)

    def look_again(self) -> None:
        """Offer the decision again: the possible actions have changed although nothing was played."""
        self.held = None
        self.offer_now()
        self.changed.emit()

    def play(self, action: Action, *, sure: bool = False) -> None:
        """Play a legal action of the player whose turn it is; `sure`: the player confirmed it.

        Else one that gives something up is confirmed first if the settings say so, a blunder by the coach.
        """
        if self.offer is None or self.at is not None:
            return
        if not sure and self.settings.confirm_giving_up and (lost := self.offer.gives_up(action)):
            self.confirmation_needed.emit(action, lost)
            return
        if not sure and self.think_again.delays(action):
            return
        self.turn_replay.begin_own()
        self._submit(action)

    def _submit(self, action: Action) -> None:
        assert self.offer is not None
        seat = self.offer.choice.seat

        def submitted() -> bool:
            no = self.session.submit(seat, action)
            if no is not None:
                self.table.reasons.show_refusal(no.rule, to_language(no.reason), QPointF())
            return no is None

        self.go(submitted)

    def go(self, on: Callable[[], bool]) -> None:
        """Continue the match by `on`, which returns False if it failed, and animate what has happened."""
        self.film.skip()
        self.held = None
        before, since = self.playback.layout(), self.session.now
        if not on():
            return
        if self.session.now == since and self.remote.under_way:  # shown when the room has answered
            self.remote.await_answer()
            self.offer_now()
            self.changed.emit()
            return
        self.remote.begin_animation()
        frames: list[Frame] = []
        layout = before
        for at in range(since, self.session.now):
            frames += self.turn_replay.with_reasons(self.playback.frames(at, layout), at)
            layout = frames[-1].layout
        self.turn_replay.remember(frames, before)
        self.film.play(frames)
        self.offer_now()
        self.changed.emit()

    def _settle(self) -> None:
        """Continue after an animation: hand over, sum up the turns, or play the only move."""
        if self.playback.playing:
            soon(self, self.playback.play_next)
            return
        if self.at is not None:
            return
        self.remote.hold_again()
        self.offer_now()
        self.playback.show_now()
        if self.veiled:
            self.changed.emit()
            return
        if self.pending_choice is None:
            self.ended.emit()
        elif self.offer is not None and self.turn_replay.has_turns:
            self.table.sounds.play("turn")
        self.changed.emit()
        if self.offer and self.settings.auto_single_move and len(self.offer.moves) == 1:
            only = self.offer

            def play_only() -> None:
                if self.offer is only and self.at is None:
                    self._submit(only.moves[0].action)

            soon(self, play_only)

    # Who is next

    def offer_now(self, *, missed: bool = True) -> None:
        """Offer the decision to the player, or request the action of the seat that is next.

        Args:
            missed: True if the next person has missed what happened meanwhile, and is shown it.
        """
        self.offer = self._offered(missed=missed)
        self.remote.note_reason()
        if self.offer is not None and self.at is None:
            legal = [move.gesture for move in self.offer.moves]
            tried = [move.gesture for move in self.offer.candidate_moves]
            waiting = self.offer.waiting_gestures
            self.table.offer(legal, tried, self.offer.gesture_names, self.offer.gain_text, waiting)
        else:
            self.table.offer([], [], {})
        self.session.others.poll()
        self.think_again.watch()
        active = self.session.active_seat
        if (active >= 0 and active not in self.session.seats) or self.remote.under_way:
            self._next_turn.start()

    def _offered(self, *, missed: bool) -> MoveOptions | None:
        """Return what the player may do; None during others' choices, animations and the privacy screen."""
        choice, session = self.pending_choice, self.session
        if choice is None or choice.seat not in session.seats or session.read_only_reason is not None:
            return None
        if choice.seat != self.viewer:
            if self.film.running:
                return None
            self.handover.to(choice, missed=missed)
            choice = self.pending_choice
        if self.veiled or choice is None:
            return None
        view, known = session.view(session.now, self.viewer), self.offer
        wanted = (self.viewer, session.stage)
        if known is not None and known.state is view and (known.viewer, known.stage) == wanted:
            return known
        return MoveOptions(
            session.game, view, choice, self.viewer, waits=session.lesson_hold, stage=session.stage
        )

    def look_at_hand(self) -> None:
        """Show a public decision to its seat alone, with its hand; the privacy screen comes first."""
        if self.offer is not None and self.viewer == EVERYBODY:
            self.handover.veil(self.offer.choice.seat, missed=False)
            self.offer_now()
            self.changed.emit()

    def _listen(self) -> None:
        """Fetch remote events and bot moves; show them as soon as nothing else is shown."""
        if self._closed:  # it was woken just before
            return
        session = self.session
        session.others.poll()
        if self.remote.has_news():
            self.offer_now()
            self.changed.emit()
        showing = self.film.running or self.veiled or self.at is not None or self.offer is not None
        if not showing and not session.others.busy:
            self.go(session.others.advance)

    def _show_turned(self) -> None:
        """Offer the decision and show the position after an undo or a redo."""
        self.held = None
        self.turn_replay.begin_own()
        self.offer_now(missed=False)
        self.playback.show_now(OWN_MS)
        self.changed.emit()

    def again(self) -> None:
        """Replay the animation of the other seats' last turns."""
        if not self.veiled:
            self.turn_replay.again()

    def branch_here(self) -> None:
        """Request a new match that continues from the displayed moment."""
        if self.session.is_host:
            self.branched.emit(self.playback.moment)


def _closed(
    session: Session, at: int | None, offer: MoveOptions | None, pending: AnyChoice | None
) -> No | None:
    """Return the reason why no action at all can be played now; None if one can."""
    if session.read_only_reason is not None:
        return No("", session.read_only_reason)
    if at is not None:
        return _EARLIER
    if offer is not None:
        return None
    if session.room is not None and session.room.waiting_elsewhere():
        return _OTHERS
    return _WAIT if pending else No("", translate("engine", "The match is over."))
