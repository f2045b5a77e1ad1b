"""A match: one playing of a game. Undo, replay and saving all work on its list of actions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from tabletop.engine import rules
from tabletop.engine.cast import shown_names
from tabletop.engine.game import Game, Setup
from tabletop.engine.refusal import IllegalAction, No
from tabletop.engine.rules import Action, AnyChoice, Beat, EventRecorder, S, Simultaneous, next_step
from tabletop.engine.state import frozen
from tabletop.engine.text import translate

_T = TypeVar("_T")


@frozen
class Entry:
    """One action of a match: seat, digest of the next state, undoable or not.

    Attributes:
        final: True if it showed anybody something hidden or used chance; see `bars`.
        sealed: True if it belongs to a simultaneous decision, where the state alone does not say whose it is.
        own: True if it is final for other seats alone: it showed only what its own seat knew.
    """

    seat: int
    action: Action
    digest: int
    final: bool
    sealed: bool = False
    own: bool = False

    def bars(self, seats: Collection[int]) -> bool:
        """Return True if these seats cannot undo it: it showed one of them something, or used chance."""
        return self.final and not (self.own and self.seat in seats)


@frozen
class SideLine:
    """Entries that were undone and replaced, the first of them entry number `at`."""

    at: int
    entries: tuple[Entry, ...]


@frozen
class BranchOrigin:
    """The round where this match branched off, and whether hidden state was resampled (`dealt`)."""

    round: int
    dealt: bool = False


def is_repeated(lines: Sequence[tuple[int, _T]], left: tuple[int, _T]) -> bool:
    """Return True if a side line need not be kept, as an equal one is there.

    Side lines are replayed from the last to the first, and each restores the match as it was before. So one
    is kept again if another that begins farther on was left since: that may begin inside this one.

    Args:
        lines: The side lines so far, in the order in which they were left: the index of the first entry, and
            what is compared.
        left: The new one.

    >>> is_repeated([(3, "a"), (2, "b")], (3, "a"))
    True
    >>> is_repeated([(3, "a"), (4, "b")], (3, "a"))
    False
    """
    for line in reversed(lines):
        if line == left:
            return True
        if line[0] > left[0]:
            return False
    return False


_OVER = No("0", translate("engine", "The match is over."))
_NOT_YOUR_TURN = No("0", translate("engine", "This seat has nothing to decide now."))


@dataclass
class Match(Generic[S]):
    """A match: its setup, its entries, the state after each, and the current moment.

    Attributes:
        entries: The actions played, undone ones included until they are replaced.
        states: The state after the first n entries, for each n; one more than `entries`.
        now: The current moment: the number of entries played and not undone.
        side_lines: What was undone and replaced.
    """

    game: Game[S]
    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    states: list[S] = field(default_factory=list)
    now: int = 0
    side_lines: list[SideLine] = field(default_factory=list)
    opening: list[Beat] = field(default_factory=list)
    """What happened before the first choice."""
    start: S | None = None
    """The position to play from instead of the setup's own, or None."""
    origin: BranchOrigin | None = None
    """The match this one was branched from, or None."""

    def __post_init__(self) -> None:
        first = self.game.first_state(self.setup) if self.start is None else self.start.copy()
        first.names = shown_names(self.setup.seats, self.setup.names)
        film = EventRecorder(self.opening)
        rules.run_until_choice(first, film)
        self.states = [first]

    @property
    def state(self) -> S:
        """The current state."""
        return self.states[self.now]

    @property
    def choice(self) -> AnyChoice | None:
        """The choice that waits, the first one in a simultaneous decision; None if the match is over."""
        return rules.pending_choice(self.state)

    @property
    def waiting(self) -> tuple[AnyChoice, ...]:
        """All choices that wait, one for each seat."""
        return rules.pending_choices(self.state)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of a seat (default: the first whose choice waits), empty if none waits."""
        step = rules.pending_choice(self.state, seat)
        return step.legal_actions(self.state) if step else []

    def check(self, action: Action, seat: int | None = None) -> No | None:
        """Return the refusal of a seat's action (default: the first whose choice waits); None if legal."""
        step = rules.pending_choice(self.state, seat)
        if step is None:
            return _NOT_YOUR_TURN if self.choice else _OVER
        return step.check(self.state, action)

    def play(self, action: Action, seat: int | None = None) -> list[Beat]:
        """Play an action and return its beats. On any failure the match is unchanged.

        Args:
            action: Any action.
            seat: Whose it is; by default the first whose choice waits.

        Raises:
            IllegalAction: The rules forbid it.

        >>> from tabletop.games.river_market import GAME
        >>> match = Match(GAME, Setup(seed=1, seats=("person", "person")))
        >>> beats = match.play(match.legal_actions()[0])
        >>> match.now, len(match.entries), beats[0].event.seat
        (1, 1, 0)
        """
        if no := self.check(action, seat):
            raise IllegalAction(action, no)
        step = rules.pending_choice(self.state, seat)
        assert step is not None
        undone = self.entries[self.now] if self.now < len(self.entries) else None
        if undone and (undone.action, undone.seat) == (action, step.seat):
            return self.redo()
        after, film = self.state.copy(), EventRecorder([])
        rules.apply_action(after, action, film, step.seat)
        reveals = any(beat.event.final for beat in film.beats) or self.game.ends_revealing(after)
        sealed = isinstance(self.state.flow[-1], Simultaneous)
        own = action.shows and not sealed and not reveals
        entry = Entry(step.seat, action, after.digest(), reveals or own, sealed, own)
        self._branch()
        self.entries.append(entry)
        self.states.append(after)
        self.now += 1
        return film.beats

    def redo(self) -> list[Beat]:
        """Play the next undone entry again and return its beats.

        Raises:
            ValueError: Nothing was undone.
        """
        if self.now >= len(self.entries):
            raise ValueError("nothing to redo")
        self.now += 1
        return self.beats(self.now - 1)

    def beats(self, at: int) -> list[Beat]:
        """Return the beats of entry number `at`, played again on a copy."""
        film, entry = EventRecorder([]), self.entries[at]
        rules.apply_action(self.states[at].copy(), entry.action, film, entry.seat)
        return film.beats

    def turn_start(self, seat: int) -> int:
        """Index of the first entry of this seat's current turn."""
        at, segment = self.now, self.game.segment
        while (
            at and self.entries[at - 1].seat == seat and segment(self.states[at - 1]) == segment(self.state)
        ):
            at -= 1
        return at

    def turn_starts(self) -> list[int]:
        """For each entry, the index of the first entry of its turn. Turns end with their seat or segment."""
        segment, begun, was = self.game.segment, list[int](), None
        for at, (entry, s) in enumerate(zip(self.entries, self.states, strict=False)):
            now = entry.seat, segment(s)
            begun.append(begun[-1] if now == was else at)
            was = now
        return begun

    def goto(self, at: int) -> None:
        """Make `at` the current moment. Playing on from there turns the later entries into a side line.

        Raises:
            ValueError: There is no such moment.
        """
        if not 0 <= at <= len(self.entries):
            raise ValueError(f"no moment {at} in a match of {len(self.entries)} actions")
        self.now = at

    def branch(self, at: int) -> Match[S]:
        """Return a new match with the first `at` entries of this one."""
        origin = BranchOrigin(self.game.round(self.states[at]))
        made: Match[S] = Match(self.game, self.setup, start=self.start, origin=origin)
        for entry in self.entries[:at]:
            made.play(entry.action, entry.seat)
        return made

    def branch_resampled(self, seat: int, seed: int) -> Match[S]:
        """Return a new match from the current state, with everything hidden from `seat` (-1: the public)
        resampled.

        What other seats have sealed they decide again.
        """
        start = self.game.determinize(self.game.view(self.state, seat), seat, seed)
        rules.unseal(start)
        origin = BranchOrigin(self.game.round(self.state), dealt=True)
        return Match(self.game, replace(self.setup, seed=seed), start=start, origin=origin)

    def revealed_since(self, at: int, seats: Collection[int] = ()) -> bool:
        """Return True if information hidden at moment `at` was revealed later, also in side lines.

        A player who continues from there may know something that is still hidden at that moment.

        Args:
            at: The moment.
            seats: The seats of one person who plays on alone, and who knew their hidden things already.
        """
        undone = (line.entries for line in self.side_lines)
        return any(entry.bars(seats) for part in (self.entries[at:], *undone) for entry in part)

    def undo_target(self, seats: Iterable[int], *, practice: bool = False) -> int | None:
        """Return the moment an undo by one of these seats returns to: before their last action.

        None if there is none, or if hidden information was revealed since and this is no practice match. What
        others have shown of their own bars it, too; what these seats have shown of their own does not.
        """
        own = set(seats)
        for at in range(self.now - 1, -1, -1):
            if self.entries[at].bars(own) and not practice:
                return None
            if self.entries[at].seat in own:
                return at
        return None

    def undone_by(self, action: Action, seat: int) -> int | None:
        """Return the earlier moment whose state a legal action restores, such as unchoosing what was chosen.

        None if it leads to another state, or if others have acted since or something was revealed.
        """
        begun = self.now
        while begun and (last := self.entries[begun - 1]).seat == seat and not last.final and not last.sealed:
            begun -= 1
        if begun == self.now or isinstance(self.state.flow[-1], Simultaneous):
            return None
        after = self.state.copy()
        rules.apply_action(after, action, seat=seat)
        digest = after.digest()
        return next((at for at in range(begun, self.now) if self.states[at].digest() == digest), None)

    def play_or_go_back(self, action: Action, seat: int | None = None) -> list[Beat] | None:
        """Play a legal action and return its beats; None if it takes back earlier ones, which are undone.

        `seat`: who acts; None: who is asked.
        """
        choice = self.choice
        acting = choice.seat if seat is None and choice is not None else seat
        at = self.undone_by(action, acting) if acting is not None else None
        if at is None:
            return self.play(action, seat)
        self.goto(at)
        return None

    def unseal(self, seat: int) -> None:
        """Retract this seat's sealed actions; other seats keep theirs.

        Raises:
            ValueError: It has sealed nothing that is still secret.
        """
        top = next_step(self.state)
        sealed = sum(len(done) for _, done in top.with_sealed()) if isinstance(top, Simultaneous) else 0
        since = self.entries[max(self.now - sealed, 0) : self.now]
        if not any(entry.seat == seat for entry in since):
            raise ValueError(f"seat {seat} has sealed nothing that could be taken back")
        self.goto(self.now - len(since))
        for entry in since:
            if entry.seat != seat:
                self.play(entry.action, entry.seat)

    def redo_target(self, seats: Iterable[int]) -> int | None:
        """Return the moment a redo goes to: the next choice of one of these seats, or the last moment.

        None if nothing was undone.
        """
        own, end = set(seats), len(self.entries)
        if self.now >= end:
            return None
        return next((at for at in range(self.now + 1, end) if self.entries[at].seat in own), end)

    def _branch(self) -> None:
        """Turn the undone entries into a side line, before another action replaces them."""
        if self.now < len(self.entries):
            left = SideLine(self.now, tuple(self.entries[self.now :]))
            if not is_repeated([(line.at, line) for line in self.side_lines], (left.at, left)):
                self.side_lines.append(left)
            del self.entries[self.now :], self.states[self.now + 1 :]

    @classmethod
    def replay(cls, game: Game[S], setup: Setup, actions: Sequence[Action]) -> Match[S]:
        """Return a match with these actions, each checked and played by the first seat whose choice waits.

        Raises:
            IllegalAction: The rules forbid one of them.
        """
        match = cls(game, setup)
        for action in actions:
            match.play(action)
        return match


AnyMatch: TypeAlias = Match[Any]
"""A match of a game whose state the caller does not know."""
