"""From a gesture to the next decision: action, disk, film, and who is next. It alone plays a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer, Signal

from tabletop.engine.game import HOUSE
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Simultaneous
from tabletop.engine.table import Drag, Gesture
from tabletop.engine.text import translate
from tabletop.files.settings import Settings
from tabletop.opponents.worker import HINT
from tabletop.ui.curtain import EVERYBODY, secret
from tabletop.ui.director import OWN_MS
from tabletop.ui.keeper import Keeper
from tabletop.ui.offer import Offer
from tabletop.ui.thinking import Thinking
from tabletop.ui.undoing import Undoing
from tabletop.ui.words import say

if TYPE_CHECKING:
    from tabletop.opponents.mind import Thought
    from tabletop.ui.table import TableView

EARLIER = No(
    "", translate("controller", "This is an earlier moment. Go to Now, or play on from here in a new match.")
)
WAIT = No("", translate("controller", "It isn't your turn: the opponent is thinking."))
HINT_LEVEL = "normal"
FORESEEN_MS = 140
"""How quickly the table shows what a drop would change."""


class Controller(Undoing):
    """Plays one match on one table."""

    asked = Signal(object, object)
    """(the actions that one gesture can mean, where it was made)"""
    handed_over = Signal(int)
    """The next person at this screen is to act, from whom nothing is hidden."""
    doubted = Signal(object, str)
    """(an action that gives something up, what that is): the person is to be asked first"""
    turned = Signal(bool)
    """An undo, or (True) a redo: what was told of the last turn is over."""
    hinted = Signal(object, object)
    """(Move, Thought)"""

    def __init__(self, keeper: Keeper, table: TableView, thinking: Thinking, settings: Settings) -> None:
        super().__init__(keeper.match, table)
        self.keeper, self.thinking = keeper, thinking
        self.offer: Offer | None = None
        self._question, self._hinting = 0, False
        self._answer: Thought | None = None
        self._foreseen, self._went_back = False, False
        self._reasons: list[tuple[int, Thought]] = []
        """What opponents compared for what they have sealed, to be told once it is seen."""
        self.use(settings)
        table.set_table(self.match.game.table, say)
        table.gestured.connect(self.attempt)
        table.hovering.connect(self.explain)
        thinking.thought.connect(self._thought)
        self.reel.ended.connect(self._settle)

    def use(self, settings: Settings) -> None:
        """Follow the settings from now on."""
        self.settings = settings
        self.director.own_speed = settings.my_speed
        self.director.others_speed = settings.opponents_speed

    def open(self) -> None:
        """Show the match where it stands; a new one begins with the film of its opening."""
        choice = self.waiting
        if choice is not None and choice.seat in self.people:
            self.eyes = choice.seat
        if choice is not None and self._secrets():
            if choice.seat in self.people and choice.public:
                self.eyes = EVERYBODY
            else:
                self.veil(self.eyes)
        if not self.veiled and self.match.now == 0:
            self.show_opening()
        else:
            self.table.show_layout(self.layout())
        self.offer_now()
        self.changed.emit()

    def close(self) -> None:
        """Stop thinking and showing."""
        self.playing = False
        self.thinking.cancel()
        self.thinking.thought.disconnect(self._thought)
        self.reel.blockSignals(True)
        self.reel.skip()

    @property
    def waiting(self) -> Choice | None:
        """The decision that waits now; None when the match is over."""
        return self.match.choice

    # Hands

    def attempt(self, gesture: Gesture, at: QPointF) -> None:
        """A gesture was made: play what it means, ask which, or say why not."""
        if self.reel.running:
            self.reel.skip()
        if no := self._closed():
            self.table.refuse(no.rule, say(no.reason), at)
            return
        assert self.offer is not None
        if no := self.offer.why_not(gesture):
            self.table.refuse(no.rule, say(no.reason), at)
            return
        legal = [a for a in self.offer.meant(gesture) if self.match.check(a) is None]
        if len(legal) == 1:
            self.play(legal[0])
        else:
            self.asked.emit(legal, at)

    def _closed(self) -> No | None:
        """Why nothing can be played at all now."""
        if self.keeper.elsewhere is not None:
            return No("", self.keeper.elsewhere)
        if self.at is not None:
            return EARLIER
        if self.offer is not None:
            return None
        return WAIT if self.waiting else No("", translate("engine", "The match is over."))

    def explain(self, gesture: Gesture | None, _at: QPointF) -> None:
        """Something hovers over a place: say at once why it cannot go there, or what it would bring."""
        self._foresee(gesture)
        if gesture is None or self.offer is None or self.at is not None:
            self.table.show_reason(None, "")
            return
        no = self.offer.why_not(gesture)
        if no is not None:
            self.table.show_reason(no, say(no.reason))
            return
        meant = self.offer.meant(gesture)
        effects = {self.offer.effect(action) or self.offer.brief(action) for action in meant}
        place = gesture.zone if isinstance(gesture, Drag) else gesture.thing
        self.table.show_reason(None, effects.pop() if len(effects) == 1 else self.table.name_of(place))

    def _foresee(self, gesture: Gesture | None) -> None:
        """Show what a drop would change, as far as the game tells; once a film runs, that shows it."""
        shown = None
        if gesture is not None and self.offer is not None and self.at is None:
            meant = self.offer.meant(gesture)
            if len(meant) == 1 and self.match.check(meant[0]) is None:
                shown = self.match.game.table.preview(self.offer.view, meant[0])
        if not self.reel.running and (shown is not None or self._foreseen):
            self.table.show_layout(shown or self.layout(), FORESEEN_MS)
        self._foreseen = shown is not None

    def play(self, action: Action, *, sure: bool = False) -> None:
        """Play a legal action of the person whose turn it is.

        One that gives something up is asked about first, if the settings say so; `sure`: it has been.
        """
        if self.offer is None or self.at is not None:
            return
        if not sure and self.settings.confirm_giving_up and (lost := self.offer.forgoes(action)):
            self.doubted.emit(action, lost)
            return
        self.begin_own()
        self._play(action, None)

    # The film

    def _play(self, action: Action, thought: Thought | None) -> None:
        choice = self.waiting
        assert choice is not None
        if self.reel.running:
            self.reel.skip()
        self.thinking.cancel()
        self._question, self._answer, self._hinting = 0, None, False
        before = self.layout()
        if thought is not None and not choice.private:
            self._reasons.append((choice.seat, self._told(thought, choice)))
        beats = self.match.play(action)
        self.keeper.played()
        frames = self.director.frames(beats, choice.seat, self.eyes, before)
        if not self._sealing(choice.seat):
            for seat, reasons in self._reasons:
                frames = self.with_reasons(frames, seat, reasons)
            self._reasons = []
        frames = self.ended_well(frames, self.match.state, choice.seat)
        self.remember(frames, before)
        self.reel.play(frames)
        self.offer_now()
        self.changed.emit()

    def _told(self, thought: Thought, choice: Choice) -> Thought:
        """What an opponent compared, without what else it could have done where only it knows that."""
        others = [action for action, _, _ in thought.ranked if action != thought.action]
        everybody = self.match.game.view(self.match.state, EVERYBODY)
        if not others or len(thought.why) < 2 or choice.check(everybody, others[0]) is None:
            return thought
        return replace(thought, why=(thought.why[0], *thought.why[2:]))

    def _sealing(self, seat: int) -> bool:
        """Whether what a seat has just chosen is sealed until others have chosen, too."""
        now = self.match.state.flow[-1] if self.match.state.flow else None
        return isinstance(now, Simultaneous) and any(done for part, done in now.lanes() if part.seat == seat)

    def _settle(self) -> None:
        """The film has ended: the next person's eyes, the answer that came meanwhile, the only move."""
        if self.playing:
            QTimer.singleShot(0, self.play_next)
            return
        if self.at is not None:
            return
        self.offer_now()
        self.table.show_layout(self.layout())
        if self.veiled:
            self.changed.emit()
            return
        if self.offer is not None or self.waiting is None:
            self.sum_up()
        if self.waiting is None:
            self.table.sounds.play("win")
        elif self.offer is not None and self._turn:
            self.table.sounds.play("turn")
        self.changed.emit()
        if self.offer and self.settings.auto_single_move and len(self.offer.moves) == 1:
            only = self.offer.moves[0].action
            QTimer.singleShot(0, lambda: self._play_only(only))

    def _play_only(self, action: Action) -> None:
        if self.offer and [move.action for move in self.offer.moves] == [action] and self.at is None:
            self._play(action, None)

    # Who is next

    def offer_now(self) -> None:
        """Offer the decision to the person, or ask the opponent."""
        choice = self.waiting
        self.offer = self._offered(choice)
        if self.offer is not None and self.at is None:
            legal = [move.gesture for move in self.offer.moves]
            tried = [move.gesture for move in self.offer.tries]
            self.table.offer(legal, tried, self.offer.names, self.offer.brings)
        else:
            self.table.offer([], [], {})
        if choice is None or choice.seat in self.people or self.keeper.elsewhere is not None:
            return
        if self._answer is not None:
            QTimer.singleShot(0, self._play_answer)
        elif not self._question:
            self._question = self._ask(choice, self._level(choice.seat))

    def _offered(self, choice: Choice | None) -> Offer | None:
        """What the person may do; None while others choose, their film runs, or the curtain hangs."""
        if choice is None or choice.seat not in self.people or self.keeper.elsewhere is not None:
            return None
        if choice.seat != self.eyes:
            if self.reel.running:
                return None
            self._hand_over(choice)
        if self.veiled:
            return None
        offer = self.offer
        if offer is not None and offer.state is self.match.state and offer.eyes == self.eyes:
            return offer
        return Offer.of(self.match, self.eyes)

    def _secrets(self) -> bool:
        """Whether one person at this screen sees something that another may not."""
        return any(secret(self.match, self.people[0], other) for other in self.people[1:])

    def _hand_over(self, choice: Choice) -> None:
        """Whoever is asked looks at the table from now on, or everybody where all may look on."""
        seat = choice.seat
        if choice.public and self._secrets():
            if self.eyes != EVERYBODY:
                self.unveil_for_all(seat, missed=not self._went_back)
            return
        if secret(self.match, self.eyes, seat):
            self.veil(seat, missed=not self._went_back)
        else:
            self.handed_over.emit(seat)
        self.eyes = seat

    def look_at_hand(self) -> None:
        """Whoever is asked something public wants to see what only they may: the curtain hangs until then."""
        if self.offer is not None and self.eyes == EVERYBODY:
            self.veil(self.offer.choice.seat, missed=False)
            self.offer_now()
            self.changed.emit()

    def _level(self, seat: int) -> str:
        who = self.match.setup.seats[seat]
        return who if who in HOUSE else HINT_LEVEL

    def _ask(self, choice: Choice, level: str) -> int:
        match = self.match
        view = match.game.view(match.state, choice.seat)
        seed = (match.setup.seed * 1_000_003 + match.now) & 0x7FFFFFFF
        return self.thinking.ask(match.game.id, view, choice.seat, seed, level, match.now)

    def _thought(self, number: int, thought: Thought | None) -> None:
        if number != self._question:
            return
        self._question = 0
        if self._hinting:
            self._hinting = False
            self._show_hint(thought)
            return
        if thought is None or self.match.check(thought.action) is not None:
            thought = self._any()
        self._answer = thought
        self._play_answer()

    def _any(self) -> Thought:
        """An opponent that failed does the first thing that is allowed: the match goes on."""
        from tabletop.opponents.mind import Thought

        return Thought(action=self.match.legal()[0], ranked=(), why=())

    def _play_answer(self) -> None:
        if self.reel.running or self.veiled or self.at is not None or self.offer is not None:
            return
        thought, self._answer = self._answer, None
        if thought is not None:
            self._play(thought.action, thought)

    # Hints

    def can_hint(self) -> bool:
        """Whether a hint can be given: it knows the hand of who asks, so nobody else may look on."""
        offered = self.offer is not None and self.eyes != EVERYBODY
        return offered and self.at is None and not self._question

    def hint(self) -> None:
        """Ask the house's opponents what they would do here."""
        choice = self.waiting
        if not self.can_hint() or choice is None:
            return
        self._hinting = True
        self._question = self._ask(choice, HINT)
        self.changed.emit()

    def _show_hint(self, thought: Thought | None) -> None:
        if thought is not None and self.offer is not None:
            move = next((m for m in self.offer.moves if m.action == thought.action), None)
            if move is not None:
                self.table.preview(move.gesture)
                self.hinted.emit(move, thought)
        self.changed.emit()

    @property
    def thinking_now(self) -> bool:
        """Whether an opponent, or a hint, is being thought of."""
        return bool(self._question)

    # Moments

    def _goto(self, at: int, *, on: bool) -> None:
        self._stop()
        self.turned.emit(on)
        self.match.goto(at)
        self.keeper.moved()
        self.begin_own()
        self._went_back = True
        self.offer_now()
        self._went_back = False
        self.table.show_layout(self.layout(), OWN_MS)
        self.changed.emit()

    def _stop(self) -> None:
        self.thinking.cancel()
        self._reasons = []
        self._question, self._answer, self._hinting = 0, None, False
        self.table.put_back()
        self.reel.blockSignals(True)  # what the film would end with is no longer so
        self.reel.skip()
        self.reel.blockSignals(False)
