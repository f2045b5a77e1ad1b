"""The session of a match that is played in this program: its views and the actions of its persons."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from tabletop.engine import rules
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Entry, Match
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice, Beat, Simultaneous, State, next_step
from tabletop.engine.text import Text
from tabletop.opponents.choosing import PlayResult
from tabletop.session.bot_seats import Opponents, seed_of
from tabletop.session.bot_turns import BotTurns
from tabletop.session.coach import Coach
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.match_storage import LocalStorage
from tabletop.session.match_store import MatchSaver
from tabletop.session.protocol import OtherSeats, Session
from tabletop.session.signals import Signal
from tabletop.session.stored_tempers import MatchBudgets
from tabletop.session.undo_history import LocalHistory
from tabletop.session.views import EVERYBODY, BeatView, PublicEntry, beats_for_seat, human_seats

_VIEWS = 16
"""Number of views of earlier moments that are cached."""


class LocalSession(Session):
    """All persons of a match at one screen.

    Args:
        match: The match. The session plays on in it.
        keeper: Saves what is done; None: nothing is saved.
        opponents: Computes the moves of bots; without it their seats do nothing.
        seats: The seats played here; None: those of all persons.
    """

    def __init__(
        self,
        match: AnyMatch,
        keeper: MatchSaver | None = None,
        opponents: Opponents | None = None,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        self.match, self.keeper, self.opponents = match, keeper, opponents
        self.setup, self.seats = match.setup, human_seats(match.setup) if seats is None else seats
        self.stand_ins: Mapping[int, str] = {}
        """By seat the level of a bot that plays for its person, who is away."""
        self.notice: Signal[Text] = Signal()
        if keeper is not None:
            keeper.unsaved.connect(self.notice.emit)
        self._present: tuple[State | None, dict[int, State]] = (None, {})
        self._views: deque[tuple[State, int, State]] = deque(maxlen=_VIEWS)
        self._done: dict[int, tuple[Entry, PublicEntry]] = {}
        self._last: tuple[Entry, list[Beat]] | None = None
        self._sealed: list[tuple[int, PlayResult, bool]] = []
        """What bots compared before sealing, per seat; True if the alternative may be named."""
        self._compared: tuple[int, list[tuple[int, PlayResult, bool]]] = (-1, [])
        """Index of the last entry, and the comparisons behind the actions that it reveals."""
        self.hint = HintAnalysis(match.game, match.setup, opponents)
        self.others: OtherSeats = BotTurns(
            match,
            self.seats,
            opponents,
            MatchBudgets(match, keeper),
            self.hint,
            lambda: self.read_only_reason is None,
            lambda seat, thought: self.do(seat, thought.action, thought),
            lambda: self.stand_ins,
        )
        self.history = LocalHistory(match, keeper, self.seats, self._leave_moment)
        self.storage = LocalStorage(match, keeper, self.history)
        self.coach: Coach = Coach(match, self.seats, keeper, self.hint, self.view, lambda: self.storage.deal)

    @classmethod
    def dealt(cls, game: AnyGame, setup: Setup) -> LocalSession:
        """Return the session of a new match, unsaved and without bots, for looking at its first moment."""
        return cls(Match(game, setup))

    @classmethod
    def of(cls, keeper: MatchSaver, opponents: Opponents | None) -> LocalSession:
        """Return the session of a match that `keeper` saves."""
        return cls(keeper.match, keeper, opponents)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    # Views

    @property
    def now(self) -> int:
        """The current moment: the number of entries played and not undone."""
        return self.match.now

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """All entries of the match, undone ones included."""
        return tuple(self._entry(at, entry) for at, entry in enumerate(self.match.entries))

    def _entry(self, at: int, entry: Entry) -> PublicEntry:
        known = self._done.get(at)
        if known is None or known[0] is not entry:
            known = self._done[at] = (entry, PublicEntry(entry.seat, entry.final, entry.own))
        return known[1]

    def view(self, at: int, seat: int) -> State:
        """Return the view of a seat of this client (or -1: everybody) after the first `at` entries."""
        self._guard(seat)
        state = self.match.states[at]
        if state is self.match.state:
            if self._present[0] is not state:
                self._present = (state, {})
            known = self._present[1]
            if seat not in known:
                known[seat] = self.match.game.view(state, seat)
            return known[seat]
        for seen, viewer, known_view in self._views:
            if seen is state and viewer == seat:
                return known_view
        view: State = self.match.game.view(state, seat)
        self._views.append((state, seat, view))
        return view

    def _guard(self, seat: int) -> None:
        assert seat == EVERYBODY or seat in self.seats or not self.seats, f"nobody here sits at {seat}"

    def full_view(self, at: int, seat: int) -> State:
        """As `view`, for counting: once the match is over, the full state with nothing hidden."""
        return self.match.states[at] if self.match.choice is None else self.view(at, seat)

    def beats(self, at: int, seat: int) -> list[BeatView]:
        """Return the beats of entry number `at` (-1: the opening) as a seat of this client saw them."""
        self._guard(seat)
        return beats_for_seat(self.game, self.match.opening if at < 0 else self._beats(at), seat)

    def _beats(self, at: int) -> list[Beat]:
        entry = self.match.entries[at]
        if self._last is not None and self._last[0] is entry:
            return self._last[1]
        return self.match.beats(at)

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """Return the bots' reasons for what entry `at`, if played last, shows: pairs of seat and reasons."""
        from tabletop.opponents.bot_reasons import reasons_for

        shown, compared = self._compared
        if shown != at:
            return []
        match, names = self.match, self.match.game.seat_texts(self.match.setup)
        return [
            (whose, reasons_for(match.game, match.states[at], whose, thought, seat, names, named=named))
            for whose, thought, named in compared
        ]

    # Decisions

    @property
    def is_host(self) -> bool:
        """True: the match itself is here."""
        return True

    @property
    def read_only_reason(self) -> Text | None:
        """Why this client can only look on now; None if it may do what the rules allow."""
        return self.keeper.elsewhere if self.keeper is not None else None

    @property
    def active_seat(self) -> int:
        """The first seat whose choice waits; -1 if the match is over."""
        choice = self.match.choice
        return -1 if choice is None else choice.seat

    def submit(self, seat: int, action: Action) -> No | None:
        """Do or seal an action; returns the refusal of the rules, or None.

        One that restores an earlier state of the same decision is an undo, not one more action.
        """
        no = self.match.check(action, seat)
        if no is None and not self.history.go(self.match.undone_by(action, seat)):
            self.do(seat, action)
        return no

    def do(self, seat: int, action: Action, thought: PlayResult | None = None) -> None:
        """Do a legal action of a seat, unchecked, and save it; `thought`: the search result of a bot."""
        self.others.cancel()
        match, choice = self.match, rules.pending_choice(self.match.state, seat)
        if thought is not None and choice is not None and not choice.private:
            self._sealed.append((seat, thought, self._may_name(thought, choice)))
        beats = match.play(action, seat)
        self._last = (match.entries[match.now - 1], beats)
        if self.keeper is not None:
            self.keeper.save_move()
        shown = [] if self._sealing(seat) else self._sealed
        self._compared = (match.now - 1, shown)
        if shown:
            self._sealed = []

    def _may_name(self, thought: PlayResult, choice: AnyChoice) -> bool:
        """Return True if it is public that the bot could have played the alternative that it compared."""
        others = [action for action, _, _ in thought.ranked if action != thought.action]
        everybody = self.match.game.view(self.match.state, EVERYBODY)
        return not others or choice.check(everybody, others[0]) is None

    def _sealing(self, seat: int) -> bool:
        """Return True if a seat's last action stays sealed until the others have chosen, too."""
        now = next_step(self.match.state)
        return isinstance(now, Simultaneous) and any(
            done for part, done in now.with_sealed() if part.seat == seat
        )

    def preview_beats(self, seat: int, action: Action) -> list[BeatView]:
        """Return the visible events that an action would cause, on a determinization; nothing is changed."""
        game, now = self.match.game, self.match.now
        guess = game.determinize(self.view(now, seat), seat, seed_of(self.setup, now))
        return self.rehearsed(guess, seat, action)

    def rehearsed(self, state: State, seat: int, action: Action) -> list[BeatView]:
        """Return the beats that a seat would see of its action in `state`; nothing is changed."""
        return beats_for_seat(self.game, Match(self.game, self.setup, start=state).play(action, seat), seat)

    def _leave_moment(self) -> bool:
        """Cancel what is computed for the current moment; False if this client can only look on."""
        if self.read_only_reason is not None:
            return False
        self.others.cancel()
        self._sealed = []
        return True

    # The match as a whole

    def branch(self, at: int, *, resample: int = 0) -> LocalSession:
        """Return a new match that continues from moment `at`.

        If a seed is given (not 0), the hidden state is sampled again with it.
        """
        match, known = self.match.branch(at), self.history.revealed_since(at)
        if resample:
            viewer = self.seats[0] if len(self.seats) == 1 else EVERYBODY
            match, known = match.branch_resampled(viewer, resample), False
        if self.keeper is None:
            return LocalSession(match, None, self.opponents)
        shelf, parent = self.keeper.shelf, self.keeper.id
        return LocalSession.of(shelf.begin(match, practice=known, parent=parent), self.opponents)

    def close(self) -> None:
        """Leave the match: cancel searches, and let other programs go on with it."""
        self.others.cancel()
        if self.keeper is not None:
            self.keeper.unsaved.disconnect(self.notice.emit)
            self.keeper.close()
