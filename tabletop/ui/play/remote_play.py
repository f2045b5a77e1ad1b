"""What the window shows of a seat in a room: an action on its way, others' undo, and a lost connection."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from tabletop.session.protocol import Session
from tabletop.ui.play.playback import Playback
from tabletop.ui.play.undo_redo import UndoRedo
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.items import PieceItem

_LATE_MS = 300
"""Milliseconds after which the bar says that an action is on its way."""


class RemotePlay(QObject):
    """Follows what becomes of a session's requests to its room; for a match in this program nothing.

    While an action is on its way, the dropped piece stays where it is.
    """

    grew_late = Signal()
    """Emitted when an action is on its way for so long that the player is told."""

    def __init__(self, session: Session, playback: Playback, undo_redo: UndoRedo) -> None:
        super().__init__(playback.table)
        self._session, self._room = session, session.room
        self._playback, self._undo_redo = playback, undo_redo
        self._held: PieceItem | None = None
        """The piece that stays where it was dropped, if there is one."""
        self._holding = False
        self._reason = session.read_only_reason
        """Why nothing could be done when the decision was offered last."""
        self._was_lost = False
        self._seen = self._known()
        """The question and the persons at the table, as they were shown last."""
        self._late = QTimer(self, singleShot=True, interval=_LATE_MS)
        self._late.timeout.connect(self.grew_late)
        if self._room is not None:
            self._room.went_back.connect(self._went_back)

    def disconnect_session(self) -> None:
        """Follow the session no more."""
        self._late.stop()
        if self._room is not None:
            self._room.went_back.disconnect(self._went_back)

    @property
    def under_way(self) -> bool:
        """True while an action or an undo of this client is on its way to a room, and not yet shown."""
        return self._room is not None and self._room.under_way

    @property
    def disconnected(self) -> bool:
        """True while the connection to a room is lost."""
        return self._room is not None and self._room.disconnected

    @property
    def late(self) -> bool:
        """True if an action is on its way, and the player is told so."""
        return self._holding and not self._late.isActive()

    def may_ask_back(self) -> bool:
        """Return True if this player's last action is taken back only when all others agree."""
        return (
            self._room is not None
            and self._playback.at is None
            and self._session.history.undo_target() is None
            and self._room.questions.back_moment() is not None
        )

    def ask_back(self) -> None:
        """Ask all others whether this player's last action may be taken back."""
        if self._room is not None and self.may_ask_back():
            self._room.questions.ask_back()

    def ask_stand_in(self, seat: int) -> None:
        """Ask all others whether the computer may play for somebody who is away."""
        if self._room is not None:
            self._room.questions.ask_stand_in(seat)

    def _known(self) -> tuple[object, ...]:
        return (
            ()
            if self._room is None
            else (self._room.questions.present, self._room.persons, self._session.history.practice)
        )

    def reconnect(self) -> None:
        """Try at once to connect again."""
        if self._room is not None:
            self._room.try_now()

    def await_answer(self) -> None:
        """Let a dropped piece stay where it is, as its action is on its way."""
        table = self._playback.table
        self._holding, self._held = True, table.table_scene.resting
        table.hands.stays = True
        self._late.start()

    def begin_animation(self) -> None:
        """Note that an animation shows what was on its way, or what others have done meanwhile."""
        if not self.under_way:
            self._release()

    def note_reason(self) -> None:
        """Note that the decision has just been offered, or not."""
        self._reason = self._session.read_only_reason

    def hold_again(self) -> None:
        """Let the dropped piece stay also after an animation, if its action is still on its way."""
        scene = self._playback.table.table_scene
        if self._holding and self._held is not None and self._held in scene.pieces.values():
            scene.resting = self._held

    def has_news(self) -> bool:
        """Return True if the decision is to be offered again; a piece whose move was refused glides back."""
        reason = self._session.read_only_reason
        known = self._known()
        changed, self._seen = reason != self._reason or known != self._seen, known
        if self._holding and not self.under_way:
            self._release()
            self._playback.table.hands.send_back()
            changed = True
        if self.disconnected != self._was_lost:
            self._was_lost = self.disconnected
            back = QCoreApplication.translate("MatchPage", "Connected again.")
            self._playback.table.announce(to_language(reason) if reason is not None else back)
        return changed

    def _release(self) -> None:
        self._holding, self._held = False, None
        self._playback.table.hands.stays = False
        self._late.stop()

    def _went_back(self, moment: int) -> None:
        """Show an undo of others, or of this client, which the room has done."""
        self._release()
        self._playback.table.table_scene.resting = None
        if self._playback.at is not None and self._playback.at > moment:
            self._playback.look(None)
        self._undo_redo.turn(lambda: None, on=False)
