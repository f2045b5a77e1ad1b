"""A match: one playing of a game. Its log of actions is the undo, the replay and the save."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic

from tabletop.engine import rules
from tabletop.engine.game import Game, S, Setup
from tabletop.engine.refusal import IllegalAction, No
from tabletop.engine.rules import Action, Beat, Choice, EventRecorder, Simultaneous, next_step
from tabletop.engine.state import frozen
from tabletop.engine.text import translate


@frozen
class Entry:
    """A line of a match's log: who did what, the digest of the state after, whether it is past undoing.

    `sealed`: it was one of a simultaneous decision, where the rules alone do not tell whose it is.
    """

    seat: int
    action: Action
    digest: int
    final: bool
    sealed: bool = False


@frozen
class SideLine:
    """Entries that were undone and then departed from, beginning after the first `at` entries."""

    at: int
    entries: tuple[Entry, ...]


@frozen
class BranchOrigin:
    """Where a match branched off from another: in which of its rounds, and whether it was dealt anew then."""

    round: int
    dealt: bool = False


OVER = No("0", translate("engine", "The match is over."))
NOT_YOUR_TURN = No("0", translate("engine", "This seat has nothing to decide now."))


@dataclass
class Match(Generic[S]):
    """A match: its setup, its entries, the state after each, and which of these is now."""

    game: Game[S]
    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    states: list[S] = field(default_factory=list)
    now: int = 0
    side_lines: list[SideLine] = field(default_factory=list)
    opening: list[Beat] = field(default_factory=list)
    """The film of what happened before the first choice."""
    start: S | None = None
    """A given position to play from instead of the setup's own."""
    origin: BranchOrigin | None = None
    """Where it branched off from another match; None: it is nobody's branch."""

    def __post_init__(self) -> None:
        first = self.game.setup(self.setup) if self.start is None else self.start.copy()
        first.names = self.setup.names
        film = EventRecorder(self.opening)
        rules.run_until_choice(first, film)
        self.states = [first]

    @property
    def state(self) -> S:
        """The state now."""
        return self.states[self.now]

    @property
    def choice(self) -> Choice | None:
        """The choice that waits now, the first of those of a simultaneous decision; None: it is over."""
        return rules.pending_choice(self.state)

    @property
    def waiting(self) -> tuple[Choice, ...]:
        """All choices that wait now, one a seat."""
        return rules.pending_choices(self.state)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """What a seat (by default the first that is asked) may do now; empty where it is not asked."""
        step = rules.pending_choice(self.state, seat)
        return step.legal_actions(self.state) if step else []

    def check(self, action: Action, seat: int | None = None) -> No | None:
        """Why a seat (by default the first that is asked) may not do this now; None when it may."""
        step = rules.pending_choice(self.state, seat)
        if step is None:
            return NOT_YOUR_TURN if self.choice else OVER
        return step.check(self.state, action)

    def play(self, action: Action, seat: int | None = None) -> list[Beat]:
        """Do an action of a seat (by default the first that is asked) and return its film.

        Raises IllegalAction if the rules forbid it. On any failure the match is as it was.
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
        final = any(beat.event.final for beat in film.beats)
        sealed = isinstance(self.state.flow[-1], Simultaneous)
        entry = Entry(step.seat, action, after.digest(), final, sealed)
        self._branch()
        self.entries.append(entry)
        self.states.append(after)
        self.now += 1
        return film.beats

    def redo(self) -> list[Beat]:
        """Go one entry forward along what was undone, and return its film.

        Raises ValueError when nothing was undone.
        """
        if self.now >= len(self.entries):
            raise ValueError("nothing to redo")
        self.now += 1
        return self.beats(self.now - 1)

    def beats(self, at: int) -> list[Beat]:
        """The film of entry number `at` once more."""
        film, entry = EventRecorder([]), self.entries[at]
        rules.apply_action(self.states[at].copy(), entry.action, film, entry.seat)
        return film.beats

    def turn_start(self, seat: int) -> int:
        """After how many entries the turn begins, or began, in which this seat acts now."""
        at, segment = self.now, self.game.segment
        while (
            at and self.entries[at - 1].seat == seat and segment(self.states[at - 1]) == segment(self.state)
        ):
            at -= 1
        return at

    def turn_starts(self) -> list[int]:
        """Of each entry, after how many of them its turn began: one ends with its seat's, or with its leg."""
        segment, begun, was = self.game.segment, list[int](), None
        for at, (entry, s) in enumerate(zip(self.entries, self.states, strict=False)):
            now = entry.seat, segment(s)
            begun.append(begun[-1] if now == was else at)
            was = now
        return begun

    def goto(self, at: int) -> None:
        """Go to where the match stood after its first `at` entries.

        Playing on from there leaves the rest as a side line. Raises ValueError if there is no such moment.
        """
        if not 0 <= at <= len(self.entries):
            raise ValueError(f"no moment {at} in a match of {len(self.entries)} actions")
        self.now = at

    def branch(self, at: int) -> Match[S]:
        """A new match that is the same up to after its first `at` entries, and ends there."""
        origin = BranchOrigin(self.game.round(self.states[at]))
        made: Match[S] = Match(self.game, self.setup, start=self.start, origin=origin)
        for entry in self.entries[:at]:
            made.play(entry.action, entry.seat)
        return made

    def branch_resampled(self, seat: int, seed: int) -> Match[S]:
        """A new match from where this one stands now, in which all that a seat does not see is dealt anew.

        -1: all that not everybody sees. What others have sealed they decide anew.
        """
        start = self.game.determinize(self.game.view(self.state, seat), seat, seed)
        rules.unseal(start)
        origin = BranchOrigin(self.game.round(self.state), dealt=True)
        return Match(self.game, replace(self.setup, seed=seed), start=start, origin=origin)

    def revealed_since(self, at: int) -> bool:
        """Whether anything past undoing has happened after its first `at` entries, or in what was undone.

        Whoever plays on from there may know something that is hidden at that moment.
        """
        undone = (line.entries for line in self.side_lines)
        return any(entry.final for part in (self.entries[at:], *undone) for entry in part)

    def undo_target(self, seats: Iterable[int], *, practice: bool = False) -> int | None:
        """The moment to which an undo by one of these seats goes: before the last action of theirs.

        It goes back through automatic steps and opponents' actions. None when there is none, or when
        something hidden has been seen since (unless it is a practice match).
        """
        own = set(seats)
        for at in range(self.now - 1, -1, -1):
            if self.entries[at].final and not practice:
                return None
            if self.entries[at].seat in own:
                return at
        return None

    def unseal(self, seat: int) -> None:
        """Take back what a seat has sealed in the decision that waits; what others have sealed stands.

        Raises ValueError if it has sealed nothing that is not yet revealed.
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
        """The moment to which a redo goes: the next at which one of these seats chooses again, or the end."""
        own, end = set(seats), len(self.entries)
        if self.now >= end:
            return None
        return next((at for at in range(self.now + 1, end) if self.entries[at].seat in own), end)

    def _branch(self) -> None:
        """Keep what was undone as a side line, now that the match departs from it."""
        if self.now < len(self.entries):
            self.side_lines.append(SideLine(self.now, tuple(self.entries[self.now :])))
            del self.entries[self.now :], self.states[self.now + 1 :]

    @classmethod
    def replay(cls, game: Game[S], setup: Setup, actions: Sequence[Action]) -> Match[S]:
        """The match that these actions make, each checked, of the first seat asked. Raises IllegalAction."""
        match = cls(game, setup)
        for action in actions:
            match.play(action)
        return match
