"""The session of a match that is played in this program: views, bots, and the library."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tabletop.engine import rules
from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Entry, Match
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Beat, Choice, Event, Simultaneous, next_step
from tabletop.engine.text import Text
from tabletop.session.bot_seats import Opponents, level_of, seed_of
from tabletop.session.coach import Coach
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.protocol import (
    EVERYBODY,
    BeatView,
    PublicEntry,
    Session,
    Signal,
    beats_for_seat,
    human_seats,
)

if TYPE_CHECKING:
    from tabletop.files.records import Record
    from tabletop.opponents import PlayResult
    from tabletop.session.achievements import Achievement
    from tabletop.session.deals import Deal
    from tabletop.session.match_store import MatchSaver

_PACE_MS = 15
"""Milliseconds between two polls while a bot thinks."""
_VIEWS = 16
"""Number of views of earlier moments that are cached."""


class LocalSession(Session):
    """All persons of a match at one screen.

    Args:
        match: The match. The session plays on in it.
        keeper: Saves what is done; None: nothing is saved.
        opponents: Computes the moves of bots; without it their seats do nothing.
    """

    def __init__(
        self, match: Match[Any], keeper: MatchSaver | None = None, opponents: Opponents | None = None
    ) -> None:
        self.match, self.keeper, self.opponents = match, keeper, opponents
        self.setup, self.seats = match.setup, human_seats(match.setup)
        self.notice: Signal[Text] = Signal()
        if keeper is not None:
            keeper.unsaved.connect(self.notice.emit)
        self._present: tuple[Any, dict[int, Any]] = (None, {})
        self._views: deque[tuple[Any, int, Any]] = deque(maxlen=_VIEWS)
        self._done: dict[int, tuple[Entry, PublicEntry]] = {}
        self._last: tuple[Entry, list[Beat]] | None = None
        self._question, self._hinting = 0, False
        self._answer: PlayResult | None = None
        """The move that the bot to act has chosen; None until it has."""
        self._hinted: PlayResult | None = None
        """The last hint that was given out."""
        self.counsel = HintAnalysis(match.game, match.setup, opponents)
        self.coach: Coach = Coach(self, keeper)
        self._sealed: list[tuple[int, PlayResult, bool]] = []
        """What bots compared before sealing, per seat; True if the alternative may be named."""
        self._compared: tuple[int, list[tuple[int, PlayResult, bool]]] = (-1, [])
        """Index of the last entry, and the comparisons behind the actions that it reveals."""

    @classmethod
    def dealt(cls, game: Game[Any], setup: Setup) -> LocalSession:
        """The session of a new match that is not saved and has no bots; for looking at its first moment."""
        return cls(Match(game, setup))

    @classmethod
    def of(cls, keeper: MatchSaver, opponents: Opponents | None) -> LocalSession:
        """The session of a match that `keeper` saves."""
        return cls(keeper.match, keeper, opponents)

    @property
    def game(self) -> Game[Any]:
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
            known = self._done[at] = (entry, PublicEntry(entry.seat, entry.final))
        return known[1]

    def view(self, at: int, seat: int) -> Any:
        """The view of a seat of this client (or -1: everybody) after the first `at` entries."""
        self._guard(seat)
        state = self.match.states[at]
        if state is self.match.state:
            if self._present[0] is not state:
                self._present = (state, {})
            known = self._present[1]
            if seat not in known:
                known[seat] = self.match.game.view(state, seat)
            return known[seat]
        for seen, viewer, view in self._views:
            if seen is state and viewer == seat:
                return view
        view = self.match.game.view(state, seat)
        self._views.append((state, seat, view))
        return view

    def _guard(self, seat: int) -> None:
        assert seat == EVERYBODY or seat in self.seats or not self.seats, f"nobody here sits at {seat}"

    def full_view(self, at: int, seat: int) -> Any:
        """As `view`, for counting: once the match is over, the full state with nothing hidden."""
        return self.match.states[at] if self.match.choice is None else self.view(at, seat)

    def beats(self, at: int, seat: int) -> list[BeatView]:
        """The beats of entry number `at` (-1: the opening) as a seat of this client saw them."""
        self._guard(seat)
        return beats_for_seat(self.game, self.match.opening if at < 0 else self._beats(at), seat)

    def _beats(self, at: int) -> list[Beat]:
        entry = self.match.entries[at]
        if self._last is not None and self._last[0] is entry:
            return self._last[1]
        return self.match.beats(at)

    def events(self, at: int) -> list[Event]:
        """The events of entry number `at`, with hidden information."""
        return [beat.event for beat in self._beats(at)]

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """The reasons of bots for what entry `at` shows, if it was played last: pairs of seat and reasons."""
        from tabletop.opponents.explanations import reasons_for

        shown, compared = self._compared
        if shown != at:
            return []
        match = self.match
        return [
            (whose, reasons_for(match.game, match.states[at], whose, thought, seat, named=named))
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
        """Do or seal an action; returns the refusal of the rules, or None."""
        no = self.match.check(action, seat)
        if no is None:
            self.do(seat, action)
        return no

    def do(self, seat: int, action: Action, thought: PlayResult | None = None) -> None:
        """Do a legal action of a seat, unchecked, and save it; `thought`: the search result of a bot."""
        self.cancel()
        match, choice = self.match, rules.pending_choice(self.match.state, seat)
        if thought is not None and choice is not None and not choice.private:
            self._sealed.append((seat, thought, self._may_name(thought, choice)))
        beats = match.play(action, seat)
        self._last = (match.entries[match.now - 1], beats)
        if self.keeper is not None:
            self.keeper.played()
        shown = [] if self._sealing(seat) else self._sealed
        self._compared = (match.now - 1, shown)
        if shown:
            self._sealed = []

    def _may_name(self, thought: PlayResult, choice: Choice) -> bool:
        """True if it is public that the bot could have played the alternative that it compared."""
        others = [action for action, _, _ in thought.ranked if action != thought.action]
        everybody = self.match.game.view(self.match.state, EVERYBODY)
        return not others or choice.check(everybody, others[0]) is None

    def _sealing(self, seat: int) -> bool:
        """True if a seat's last action stays sealed until the others have chosen, too."""
        now = next_step(self.match.state)
        return isinstance(now, Simultaneous) and any(
            done for part, done in now.with_sealed() if part.seat == seat
        )

    def preview_beats(self, seat: int, action: Action) -> list[BeatView]:
        """The visible events that an action would cause, on a determinization; nothing is changed."""
        game, now = self.match.game, self.match.now
        guess = game.determinize(self.view(now, seat), seat, seed_of(self.setup, now))
        return self.rehearsed(guess, seat, action)

    def rehearsed(self, state: Any, seat: int, action: Action) -> list[BeatView]:
        """The beats that a seat would see of its action in `state`; nothing is changed."""
        return beats_for_seat(self.game, Match(self.game, self.setup, start=state).play(action, seat), seat)

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """The moment to which an undo goes: before a person's last action. None if nothing can be undone."""
        return self.match.undo_target(self.seats, practice=self.practice if practice is None else practice)

    def undo(self) -> bool:
        """Undo a person's last action with the automatic steps after it; True if that was done."""
        return self._go(self.undo_target())

    def redo_target(self) -> int | None:
        """The moment to which a redo goes; None if nothing was undone."""
        return self.match.redo_target(self.seats)

    def redo(self) -> bool:
        """Redo what was undone; True if that was done."""
        return self._go(self.redo_target())

    def _go(self, at: int | None) -> bool:
        if at is None or self.read_only_reason is not None:
            return False
        self.cancel()
        self._sealed = []
        self.match.goto(at)
        if self.keeper is not None:
            self.keeper.moved()
        return True

    @property
    def practice(self) -> bool:
        return self.keeper is not None and self.keeper.practice

    def make_practice(self) -> None:
        """Turn the match into a practice match."""
        if self.keeper is not None:
            self.keeper.practise()

    # Bots

    @property
    def busy(self) -> bool:
        """True if a bot's move or a hint is being computed."""
        return bool(self._question) or self.counsel.busy

    @property
    def poll_interval(self) -> int:
        """Milliseconds until the next `poll`; 0 if none is needed before something else happens."""
        return _PACE_MS if self.busy else 0

    def poll(self) -> None:
        """Take the answer of a bot or a hint, and ask the bot whose turn it is."""
        answer = self.opponents.answer() if self.opponents is not None and self.busy else None
        if answer is not None and not self.counsel.receive(answer) and answer.number == self._question:
            self._question = 0
            self._answer = answer.thought or self._any()
            if self.match.check(self._answer.action) is not None:
                self._answer = self._any()
        choice = self.match.choice
        idle = not self.busy and self._answer is None and self.read_only_reason is None
        if idle and choice is not None and choice.seat not in self.seats:
            self._ask(choice, level_of(self.setup, choice))

    def _ask(self, choice: Choice, level: str) -> None:
        if self.opponents is not None:
            match, seed = self.match, seed_of(self.setup, self.match.now)
            view = match.game.view(match.state, choice.seat)
            self._question = self.opponents.ask(match.game, view, choice.seat, seed, level, match.now)

    def _any(self) -> PlayResult:
        """The first legal action, for a bot whose search failed: the match goes on."""
        from tabletop.opponents import PlayResult

        return PlayResult(action=self.match.legal_actions()[0], ranked=(), why=())

    def advance(self) -> bool:
        """Do the move that a bot has chosen; True if there was one."""
        thought, seat = self._answer, self.active_seat
        if thought is None:
            return False
        self.do(seat, thought.action, thought)
        return True

    def think_ahead(self) -> None:
        """Analyse the pending choice, once."""
        choice = self.match.choice
        if choice is not None:
            now = self.match.now
            self.counsel.think(self.view(now, choice.seat), choice.seat, now)

    def request_hint(self) -> None:
        """Ask a bot for a hint about the pending choice."""
        self._hinting, self._hinted = True, None
        self.think_ahead()

    def take_hint(self) -> PlayResult | None:
        """The hint so far, each version once; None if nothing is new or the search failed."""
        found = self.counsel.result if self._hinting else None
        if found is self._hinted:
            return None
        self._hinted, self._hinting = found, not self.counsel.complete
        return found

    def cancel(self) -> None:
        """Cancel the computation of moves and hints."""
        if self.opponents is not None:
            self.opponents.cancel()
        self._question, self._answer, self._hinting = 0, None, False
        self.counsel.forget()

    # Storage

    def revealed_since(self, at: int) -> bool:
        """True if information hidden at that point was revealed later, or if the match is practice."""
        return self.practice or self.match.revealed_since(at)

    def branch(self, at: int, *, anew: int = 0) -> LocalSession:
        """A new match that continues from moment `at`.

        If a seed is given (not 0), the hidden state is sampled again with it.
        """
        match, known = self.match.branch(at), self.revealed_since(at)
        if anew:
            viewer = self.seats[0] if len(self.seats) == 1 else EVERYBODY
            match, known = match.branch_resampled(viewer, anew), False
        if self.keeper is None:
            return LocalSession(match, None, self.opponents)
        shelf, parent = self.keeper.shelf, self.keeper.id
        return LocalSession.of(shelf.begin(match, practice=known, parent=parent), self.opponents)

    def record(self) -> Record:
        """The whole match for a file, with its review if there is one."""
        from tabletop.files import records, reviews

        made = records.record(self.match, practice=self.practice)
        review = self.keeper.review() if self.keeper is not None else None
        return made if review is None else replace(made, review=reviews.document(review))

    @property
    def deal(self) -> Deal | None:
        """The numbered deal of the match; None for branches, set-up positions and matches without streams."""
        from tabletop.session.deals import Deal

        match = self.match
        if not match.setup.streams or match.start is not None or match.origin is not None:
            return None
        return Deal.of(self.game.id, match.setup, self.game.revision)

    @property
    def library_id(self) -> int:
        """The id of the match in the library; 0 if it is not stored there."""
        return self.keeper.id if self.keeper is not None else 0

    @property
    def hints(self) -> int | None:
        """Number of hints requested in the match; None if unknown."""
        return self.keeper.hints() if self.keeper is not None else None

    def count_hint(self) -> None:
        """Count a hint that the person has requested."""
        if self.keeper is not None:
            self.keeper.note_hint()

    def new_achievements(self) -> tuple[Achievement, ...]:
        """The achievements that the match earned; none while it lasts."""
        return self.keeper.brought() if self.keeper is not None and self.match.choice is None else ()

    def close(self) -> None:
        """Leave the match: cancel searches, and let other programs go on with it."""
        self.cancel()
        if self.keeper is not None:
            self.keeper.unsaved.disconnect(self.notice.emit)
            self.keeper.close()
