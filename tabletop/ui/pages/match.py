"""The page of a match: prompt bar, table, side panel, timeline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.engine.rules import Action
from tabletop.engine.table import Piece
from tabletop.engine.text import Text
from tabletop.files.settings import Settings
from tabletop.session.protocol import Session
from tabletop.session.views import END, EVERYBODY
from tabletop.ui.commands import MATCH, Commands
from tabletop.ui.dialogs.confirm_giving_up import ConfirmGivingUp
from tabletop.ui.dialogs.confirm_undo import undo_or_ask
from tabletop.ui.dialogs.which_move import which_move
from tabletop.ui.panels.match_result import MatchResult
from tabletop.ui.panels.move_number import Numbers
from tabletop.ui.panels.popover import dismiss_uppermost
from tabletop.ui.panels.privacy_screen import PrivacyScreen
from tabletop.ui.panels.prompt_bar import PromptBar, without_arguments
from tabletop.ui.panels.question_bar import QuestionBar
from tabletop.ui.panels.side_panel import TABLE_WIDTH, TABS, Panel
from tabletop.ui.panels.speed import Speed
from tabletop.ui.panels.timeline import Timeline
from tabletop.ui.play.board_faces import BoardFaces
from tabletop.ui.play.coach_controller import Coaching
from tabletop.ui.play.hint_controller import Hints
from tabletop.ui.play.hot_seat import HotSeat
from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.play.match_end import MatchEnd
from tabletop.ui.play.open_boards import OpenBoards
from tabletop.ui.play.panel_tabs import PanelTabs
from tabletop.ui.play.prompt_text import PromptTexts
from tabletop.ui.play.screen_reader import ScreenReader
from tabletop.ui.play.seat_tags import SeatTags
from tabletop.ui.play.status_reports import StatusReports
from tabletop.ui.play.turn_notice import TurnNotice
from tabletop.ui.play.turn_strips import TurnStrips
from tabletop.ui.play.undo_text import show_undo
from tabletop.ui.style.desktop import still
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table import TableView
from tabletop.ui.table.camera import STEP
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.soon import soon


class MatchPage(QWidget):
    """The page of one match: its table and everything round it."""

    chosen = Signal(object)
    """Emitted when the player changes settings (a dict of new values by name)."""
    new_requested = Signal()
    lobby_requested = Signal()
    branched = Signal(int)
    review_requested = Signal(int)
    """Emitted when a finished match is to be reviewed (its id in the library)."""
    notice = Signal(object)
    """Emitted with a Text for the player."""

    def __init__(self, session: Session, settings: Settings, commands: Commands) -> None:
        super().__init__()
        self.session, self._commands = session, commands
        self._wires: list[tuple[SignalInstance, Callable[..., object]]] = []
        """Connections to commands of the window, undone when the page is left."""
        self.table = TableView()
        self.table.camera.least_width = TABLE_WIDTH
        self.controller = MatchController(session, self.table, settings)
        self.playback, self.turn_replay = self.controller.playback, self.controller.turn_replay
        self.bar = PromptBar(commands.match_menu, commands["hint"], commands["undo"], commands["panel"])
        own = session.seats[0] if session.seats else EVERYBODY
        self.question = QuestionBar(session.room, own, self.playback.names, self.table.announce)
        if not session.gives_hints:
            self.bar.hide_hint()
        self.panel = Panel()
        self.notices = QWidget()
        """Below the bar, for what else is to be told or asked; without it nothing is there."""
        QVBoxLayout(self.notices).setContentsMargins(0, 0, 0, 0)
        self._speed = Speed()
        self._speed.chosen.connect(lambda speed: self.chosen.emit({"opponents_speed": speed}))
        self.timeline = self._new_timeline()
        self._room = QWidget(self)
        self.curtain = PrivacyScreen(self, self._room)
        self.turns = TurnStrips(self.controller, self.table.announce)
        self.faces = BoardFaces(self.controller)
        self.table.keys.dismiss = partial(dismiss_uppermost, self.table.viewport())
        self.tags = SeatTags(self.controller)
        self.tabs = PanelTabs(self.controller, self.panel, commands["panel"])
        self.asking = self._new_asking()
        self._turn = TurnNotice(self.controller, self)
        self.speaker = ScreenReader(self.controller, self.asking, self.table.announce)
        self.reports = StatusReports(self.controller, self.asking, self.turns, self.table.announce)
        self._build()
        self.match_end = self._new_match_end()
        self.speaker.tells_end = self.match_end is None
        self.hints = Hints(
            self.controller, self.turns.shown_places, self.panel.moves, partial(self.tabs.open_tab, "moves")
        )
        self._hot_seat = HotSeat(self.controller, self.curtain, self.turns.show_turns)
        self.coaching = Coaching(self.controller, self.turns.shown_places, self)
        self._connect()
        self._follow_commands()
        self.use(settings)

    # Building

    def _new_timeline(self) -> Timeline:
        return Timeline(self._speed)

    def _new_asking(self) -> PromptTexts:
        return PromptTexts(self.controller, self.bar)

    def _new_match_end(self) -> MatchEnd | None:
        """Return what shows the result of the match; None if nothing does."""
        end = MatchEnd(lambda: MatchResult(self.session, self), self.table, self._middle.geometry, self)
        end.rule_requested.connect(self.tabs.open_rule_book)
        end.again_requested.connect(self.new_requested)
        end.lobby_requested.connect(self.lobby_requested)
        end.review_requested.connect(self._commands["review"].trigger)
        end.moment_requested.connect(self.playback.look)
        return end

    def _build(self) -> None:
        middle = self._middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self.panel)
        whole, column = QVBoxLayout(self), QVBoxLayout(self._room)
        whole.addWidget(self._room)
        whole.addWidget(self.curtain)
        for layout in (whole, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.notices)
        column.addWidget(self.question)
        add_layout(column, middle, 1)
        column.addWidget(self.timeline)
        self.panel.rules.show_game(self.session.game.id)
        self.panel.rules.show_options(self.session.game.about, self.session.setup)
        self.panel.setVisible(self._commands["panel"].isChecked())
        self.table.installEventFilter(self)
        self.numbers = Numbers(self.controller, self.table)
        self.installEventFilter(self.numbers)
        self.boards = OpenBoards(self.controller, self.table, self.bar)

    def _connect(self) -> None:
        c, t, playback = self.controller, self.table, self.playback
        c.changed.connect(self.numbers.leave)
        c.changed.connect(self.refresh)
        self.asking.new_requested.connect(self.new_requested)
        c.actions_ambiguous.connect(self._ask_which)
        c.confirmation_needed.connect(self._confirm_giving_up)
        c.branched.connect(self.branched)
        self.session.notice.connect(self._hear)
        for chooser in (self.numbers, self.bar, self.panel.moves):
            chooser.chosen.connect(lambda move: c.play(move.action))
        self.bar.left.connect(t.setFocus)
        self.question.left.connect(t.setFocus)
        self.panel.moves.pointed.connect(lambda move: t.marks.preview(move.gesture if move else None))
        t.lifted.connect(self.panel.moves.show_lifted)
        t.lifted.connect(self._hold)
        t.looked.connect(self.tabs.show_about)
        self.coaching.why_requested.connect(self.hints.why_not)
        if (end := self.match_end) is not None:
            c.ended.connect(lambda: end.end_match(c.settings.my_speed))
            self.asking.scores_requested.connect(end.show_result)
            self.coaching.question_posed.connect(end.add_question)
        self.coaching.chosen.connect(self.chosen)
        for part in (
            t,
            self.panel.score,
            self.turns.details,
            self.hints.popover,
            self.hints.note,
            self.coaching.popover,
        ):
            part.rule_requested.connect(self.tabs.open_rule_book)
        self.panel.log.moment_requested.connect(playback.look)
        self.timeline.moment_requested.connect(playback.scrub)
        playback.went.connect(lambda: self.timeline.ticks.show_stop(playback.moment, playback.beat))
        self.timeline.play_requested.connect(playback.toggle_replay)
        self.timeline.step_requested.connect(playback.show_next)
        self.timeline.now_requested.connect(lambda: playback.look(None))

    def _follow_commands(self) -> None:
        c, playback = self.controller, self.playback
        doings: dict[str, Callable[[], object]] = {
            "undo": lambda: undo_or_ask(self, c),
            "redo": c.undo_redo.redo_action,
            "hint": self._ask_hint,
            "again": c.again,
            "turns": self.turns.next_strip,
            "review": lambda: self.review_requested.emit(self.session.storage.library_id),
            "skip": playback.film.press_on,
            "pause": playback.film.pause,
            "now": lambda: playback.look(None),
            "earlier": lambda: playback.scrub(max(playback.moment - 1, 0)),
            "later": lambda: playback.scrub(min(playback.moment + 1, len(self.session.entries))),
            "branch": c.branch_here,
            "rule": self.tabs.open_rule_now,
            "say_question": self.reports.say_question,
            "say_own": self.reports.say_own,
            "say_standings": self.reports.say_standings,
            "say_story": self.reports.say_story,
            "number": self.numbers.ask,
            "zoom_in": partial(self.table.camera.zoom, STEP),
            "zoom_out": partial(self.table.camera.zoom, 1 / STEP),
            "zoom_all": self.table.camera.fit,
            **{name: partial(self.tabs.enter_tab, name) for name in TABS},
        }
        panel, practice = self._commands["panel"], self._commands["practice"]
        practice.setChecked(self.session.history.practice)
        self._wire(doings)
        for signal, slot in ((panel.toggled, self._fold), (practice.toggled, self._practise)):
            signal.connect(slot)
            self._wires.append((signal, slot))

    def _wire(self, doings: Mapping[str, Callable[[], object]]) -> None:
        """Connect commands of the window, by name, until the page is left."""
        for name, do in doings.items():
            signal, slot = self._commands[name].triggered, without_arguments(do)
            signal.connect(slot)
            self._wires.append((signal, slot))

    def leave_match(self) -> None:
        """Disconnect from the window and stop bots and animations."""
        for signal, slot in self._wires:
            signal.disconnect(slot)
        self._wires = []
        self.question.stop_listening()
        self.controller.close()
        self.session.notice.disconnect(self._hear)

    def open(self) -> None:
        """Start showing the match, with the keyboard focus on the table."""
        self.table.setFocus()
        self.speaker.open()
        self.reports.say_opening()
        self.controller.open()

    def tell_folded(self) -> None:
        """Say which key shows the side panel, which is folded for lack of room."""
        key = self._commands["panel"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.table.call_out(self.tr("{key} shows the side panel.").format(key=key))

    def use(self, settings: Settings) -> None:
        """Apply these settings."""
        self.controller.use(settings)
        self.table.surface.still = still(settings)
        self.table.sounds.volume = settings.volume if settings.sounds else 0
        self.turns.speaks = settings.cast_speaks
        self._speed.show_speed(settings.opponents_speed)

    def retranslate(self) -> None:
        """Retranslate all texts."""
        for part in (self.bar, self.panel, self.timeline, self.curtain, self.numbers):
            part.retranslate()
        self._speed.show_speed(self.controller.settings.opponents_speed)
        self.table.set_table(self.session.game.table, to_language)
        self.playback.show_now()
        if self.match_end is not None:
            self.match_end.retranslate_result()
        self.turns.show_turns()
        self.refresh()
        self.coaching.retranslate()
        self.hints.retranslate()
        soon(self, self._place)  # once the labels have their new size

    # Showing

    def refresh(self) -> None:
        """Update all parts of the page to the present state of the match."""
        c, session, playback = self.controller, self.session, self.playback
        self.asking.refresh()
        self.question.follow_room()
        self._turn.update_title()
        self.hints.outdate()
        note = self.tr("Your moves are listed here when it is your turn.") if c.pending_choice else ""
        if c.at is not None:
            note = self.tr("You're looking at an earlier moment. You can't move anything here.")
        self.panel.moves.show_offer(c.offer if c.at is None else None, playback.layout(), note)
        self.panel.log.show_match(session, c.viewer)
        self.panel.log.show_moment(-1 if c.at is None else c.at, playback.beat)
        state = playback.view if playback.beat != END else session.full_view(playback.moment, c.viewer)
        self.panel.score.show_state(session.game, session.setup, state, c.viewer)
        waiting = c.pending_choice
        self.panel.rules.show_now(waiting.rules_now(session.view(session.now, c.viewer)) if waiting else ())
        steps, shown = self.panel.log.steps(), (playback.moment, playback.beat)
        self.timeline.show_match(session, *shown, playing=playback.playing, steps=steps)
        self._enable()
        if waiting is None and c.at is None and not c.film.running and self.match_end is not None:
            self.match_end.show_once()

    def _enable(self) -> None:
        c, playback, replayable = self.controller, self.playback, self.turn_replay.has_turns
        entries, session = self.session.entries, self.session
        able = {
            "undo": c.undo_redo.undo_moment() is not None or c.remote.may_ask_back(),
            "redo": c.undo_redo.redo_moment() is not None,
            "hint": c.hint_request.possible() or (self.hints.given and c.at is None),
            "earlier": playback.moment > 0,
            "later": playback.moment < len(entries),
            "now": c.at is not None,
            "branch": bool(entries) and session.is_host,
            "export": session.is_host,
            "again": replayable,
            "result": session.active_seat < 0,
            "give_up": session.active_seat >= 0 and session.storage.library_id > 0,
            "review": session.active_seat < 0 and session.storage.library_id > 0,
        }
        for name in MATCH:
            self._commands[name].setEnabled(not c.veiled and able.get(name, True))
        self._commands["practice"].setChecked(session.history.practice)
        show_undo(self._commands, c)

    def _confirm_giving_up(self, action: Action, lost: str) -> None:
        assert self.controller.offer is not None
        dialog = ConfirmGivingUp(self, self.controller.offer.words(action), lost)
        dialog.do.clicked.connect(without_arguments(partial(self.controller.play, action, sure=True)))
        dialog.open()

    def _ask_hint(self) -> None:
        if not self.coaching.show_why():
            self.coaching.put_note_away()
            self.turns.details.put_away()
            self.hints.ask()

    def _ask_which(self, actions: list[Action], at: QPointF) -> None:
        menu = which_move(self, self.controller, actions)
        menu.popup(self.table.viewport().mapToGlobal(self.table.mapFromScene(at)))

    def _fold(self, shown: bool) -> None:  # noqa: FBT001
        self.panel.setVisible(shown)
        self.speaker.panel(shown=shown)

    def _practise(self, on: bool) -> None:  # noqa: FBT001
        history = self.session.history
        if on and not history.practice:
            history.make_practice()  # in a room all others are asked first
        self._commands["practice"].setChecked(history.practice)
        self._enable()

    def _hear(self, text: Text) -> None:
        self.notice.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space skips the running animation and Esc dismisses popovers, whichever widget has the focus."""
        if event.key() == Qt.Key.Key_Space and self.controller.film.running:
            self.controller.film.press_on()
        elif event.key() != Qt.Key.Key_Escape or not dismiss_uppermost(self.table.viewport()):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the turns of others again when the table is shown or resized."""
        if watched is self.table and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            soon(self, self._place)
        return False

    def _place(self) -> None:
        self.turns.place()
        self.faces.place_faces()
        self.tags.show_tags()
        if self.match_end is not None:
            self.match_end.place_result()

    def _hold(self, lifted: object) -> None:
        """Explain how the lifted piece is turned."""
        thing = self.table.table_scene.thing_by_key(lifted) if isinstance(lifted, str) else None
        self.bar.explain_turning(thing if isinstance(thing, Piece) else None)
